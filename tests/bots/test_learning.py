"""The judgement of Alien Artifacts is learned by a command: its weights are a module that fits the judgement."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from galaktyka.bots.compiled.judgement_artifacts import TRAITS
from galaktyka.bots.compiled.learned_artifacts import MOMENTS, WEIGHTS
from tests.building import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.once]


def learned(file: Path, jobs: int) -> str:
    command = [sys.executable, "bench/learning.py", "--games", "60", "--jobs", str(jobs), "--write", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "pairs of choices" in done.stdout
    return file.read_text("utf-8")


def test_weights_are_learned_from_games_the_same_whatever_the_number_of_processes(tmp_path: Path):
    written = learned(tmp_path / "one.py", 1)
    assert learned(tmp_path / "two.py", 2) == written
    found = runpy.run_path(str(tmp_path / "one.py"))
    assert found["MOMENTS"] == MOMENTS
    assert [len(weights) for weights in found["WEIGHTS"]] == [len(MOMENTS)] * len(TRAITS)
    assert all(f"# {trait}\n" in written for trait in TRAITS)


def test_having_an_artifact_is_worth_something_to_who_has_learned():
    # An artifact is played for nothing: whatever was learned, it must not count against its owner.
    assert all(weight > 0 for weight in WEIGHTS[TRAITS.index("artifacts")])
