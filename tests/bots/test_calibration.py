"""The commands that look into chances and into mistakes: they count right, and tell what was found."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaktyka.bots.network.shelf import learned
from galaktyka.games import find_game
from tests.bots.networks import give_weights
from tests.building import ROOT

pytestmark = [pytest.mark.once]


@pytest.fixture(autouse=True)
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    give_weights(monkeypatch, tmp_path / "weights", "race")


def tool(name: str) -> dict[str, Any]:
    """What a command is made of."""
    return runpy.run_path(str(ROOT / "bench" / f"{name}.py"))


def run(name: str, *arguments: str) -> str:
    line = [sys.executable, f"bench/{name}.py", "--game", "race", *arguments]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_tenths_and_what_they_are_off_by():
    """Sixty times 25 % told and a third won, sixty times all told and won, and one of which nothing follows."""
    calibration = tool("calibration")
    pairs = [(0.25, float(n % 3 == 0)) for n in range(60)] + [(1.0, 1.0)] * 60 + [(0.55, 0.0)]
    assert [len(part) for part in calibration["tenths"](pairs)] == [0, 0, 60, 0, 0, 1, 0, 0, 0, 60]
    assert calibration["furthest_off"](pairs) == pytest.approx(1 / 3 - 0.25)
    assert calibration["brier"]([(0.5, 1.0), (1.0, 1.0), (0.0, 1.0)]) == pytest.approx(1.25 / 3)
    row = calibration["row"]("race", 2, "advice", pairs)
    assert len(row) == len(calibration["head"]())
    assert row[:4] == ["Race for the Galaxy", "2", "advice", "121"]
    assert row[6] == "25% → 33% (60)"


def test_games_are_played_on_and_positions_drawn(monkeypatch: pytest.MonkeyPatch):
    calibration = tool("calibration")
    found_in = calibration["found_in"]
    monkeypatch.setitem(found_in.__globals__, "CLOSELY", 3)
    monkeypatch.setitem(found_in.__globals__, "advise", lambda outlook, few: [Advised(outlook)])
    found = found_in("race", 2, 2, 7)
    assert [each.closely is None for each in found] == [False, False, True, True, True]
    assert all(0 <= each.glance[0] <= 1 and each.glance[1] in (0, 0.5, 1) for each in found)
    assert all(3 * (each.closely or 0) % 0.5 == pytest.approx(0, abs=1e-9) for each in found)
    assert len({each.advice[0] for each in found}) == 1
    assert list(calibration["told_by"](found)) == list(calibration["TELLERS"])


class Advised:
    """Advice that is never what the champion does."""

    chance = 0.4

    def __init__(self, outlook: Any) -> None:
        best = learned(outlook.game).best(outlook.imagine(), outlook.seat)
        self.action = next(action for action in outlook.legal if action != best)


def test_how_a_level_errs_is_told():
    told = run("mistakes", "m=400,blind=opponent", "t=0", "--judged", "3").splitlines()
    assert told[0].startswith("m=400,blind=opponent: ")
    assert "(3 looked into)" in told[0]
    assert told[1].startswith("t=0: 0.0% of choices are not the champion's")
    said = run("mistakes", "m=4000", "--say", "12").splitlines()
    assert len(said) == 13
    assert any(line.startswith("! ") and "the champion: " in line for line in said)


def test_mistakes_are_counted_by_what_they_cost():
    mistakes = tool("mistakes")["Mistakes"](0.1, [n / 100 for n in range(100)])
    assert mistakes.mean() == pytest.approx(0.495)
    assert mistakes.bad() == 0.95
    assert tool("mistakes")["Mistakes"](0.0, []).bad() == 0


def test_the_champions_choice_gives_nothing_away():
    mistakes = tool("mistakes")
    state = find_game("race").start(2, 3)
    seat = state.deciders()[0]
    best = learned(find_game("race")).best(state, seat)
    assert mistakes["lost_by"](mistakes["Decision"](state, seat, best, best, 5)) == 0
