"""The judgement of Alien Artifacts is learned by a command, whose weights are those that play."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from galaktyka.games.artifacts.bots.judgement import TRAITS, promised, traits
from galaktyka.games.artifacts.bots.learned import MOMENTS, WEIGHTS
from tests.building import ROOT
from tests.games.artifacts.bots.test_judgement import appraisal

pytestmark = [pytest.mark.slow, pytest.mark.once]


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the command is made of."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return runpy.run_path(str(ROOT / "bench" / "learning.py"))


def written(file: Path, jobs: int) -> str:
    command = [sys.executable, "bench/learning.py", "--games", "60", "--jobs", str(jobs), "--write", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "pairs of choices" in done.stdout
    return file.read_text("utf-8")


def test_weights_are_learned_from_games_the_same_whatever_the_number_of_processes(tmp_path: Path):
    text = written(tmp_path / "one.py", 1)
    assert written(tmp_path / "two.py", 2) == text
    found = runpy.run_path(str(tmp_path / "one.py"))
    assert found["MOMENTS"] == MOMENTS
    assert [len(weights) for weights in found["WEIGHTS"]] == [len(MOMENTS)] * len(TRAITS)
    assert all(f"# {trait}\n" in text for trait in TRAITS)


def test_weights_behind_made_up_differences_are_found(learning: dict[str, Any]):
    chance = np.random.default_rng(1)
    differences = chance.normal(size=(400_000, 3)) * [1.0, 5.0, 0.2]
    true = np.array([0.5, -2.0, 7.0])
    luck = chance.normal(size=len(differences)) * 10
    assert learning["fitted"](differences, differences @ true + luck) == pytest.approx(true, rel=0.05, abs=0.05)


def test_what_is_learned_is_what_judges(learning: dict[str, Any]):
    """A pair of positions, with different times left: the weights tell them apart as the judgement does."""
    first = appraisal(45, credits=9, artifacts=["second-dawn"], projects={"counting-house": ["r01a"]})
    second = appraisal(170, credits=2, empire={"calcine": {"side": "logistical"}})
    pair = np.array([[*traits(first), *traits(second), first.left, second.left, 0, 0, 0]])
    weights = np.array(WEIGHTS).T.reshape(-1)
    assert (learning["spread"](pair) @ weights)[0] == pytest.approx(promised(first) - promised(second))
