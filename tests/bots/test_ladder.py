"""The command that measures the ladder: it counts right, goes on where it stopped, and writes what the levels read."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaktyka.bots.levels import LEVELS, MOST_TEMPERATURE, USUAL, Level, read_ladders
from galaktyka.bots.network.shelf import VARIABLE
from galaktyka.games import find_game
from tests.bots.networks import by_chance, give_weights, put
from tests.building import ROOT

pytestmark = [pytest.mark.once]


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the command is made of."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return runpy.run_path(str(ROOT / "bench" / "ladder.py"))


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give_weights(monkeypatch, tmp_path / "weights", "race")


def run(folder: Path, command: str, *arguments: str) -> str:
    file = str(folder / "games.jsonl")
    line = [sys.executable, "bench/ladder.py", command, "--game", "race", "--jobs", "1", "--file", file, *arguments]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]


def test_a_distance_in_elo(ladder: dict[str, Any]):
    """Of 100 deals of two games 60 won twice and 20 shared: 70 %, 147 Elo; the interval by hand."""
    found = ladder["distance_of"]([1.0] * 60 + [0.5] * 20 + [0.0] * 20, 2)
    assert (found.games, found.share) == (200, pytest.approx(0.7))
    assert found.elo == pytest.approx(147.19, abs=0.01)
    half = 1.96 * (16.0 / 99) ** 0.5 / 10  # squares of the deviations: 60 · 0.09 + 20 · 0.04 + 20 · 0.49 = 16
    assert found.low == pytest.approx(ladder["elo_of"](0.7 - half, 200))
    assert found.high == pytest.approx(ladder["elo_of"](0.7 + half, 200))


def test_nobody_stands_infinitely_far_above(ladder: dict[str, Any]):
    assert ladder["distance_of"]([1.0] * 50, 2).elo == pytest.approx(919.1, abs=0.5)


def test_who_leaves_others_behind(ladder: dict[str, Any]):
    """Four at the end: the winner leaves all behind, whoever has as many points shares."""
    shares = [ladder["share_behind"]([2], [30, 30, 30, 20], seat) for seat in range(4)]
    assert shares == pytest.approx([0.5, 0.5, 1.0, 0.0])
    assert [ladder["share_behind"]([0, 1], [9, 9], seat) for seat in range(2)] == [0.5, 0.5]


def test_levels_as_texts(ladder: dict[str, Any]):
    for text in ("t=140,m=300", "m=0", "t=900,m=50,blind=opponent+self/hand,c=20"):
        assert ladder["told"](ladder["level_in"](text)) == text
    assert ladder["level_in"]("m=400").temperature == MOST_TEMPERATURE
    for text in ("champion", "champion:elo=1500", "greedy", "blind=opponent"):
        assert ladder["level_in"](text) is None


def test_a_weaker_level_overlooks_no_less_and_is_no_more_careful(ladder: dict[str, Any]):
    assert ladder["sights_below"]("champion") == [(), ("opponent",)]
    assert ladder["sights_below"]("m=300") == [(), ("opponent",)]
    assert ladder["sights_below"]("m=300,blind=opponent") == [("opponent",)]
    assert ladder["cares_below"]("champion") == ladder["cares_below"]("m=300,c=20") == [20, 40, 80, 160]
    assert ladder["cares_below"]("m=300,c=80") == [80, 160]


class Told:
    """Games whose ends are known: so much Elo for every hundredth of a margin, more for whoever is less careful."""

    def __init__(self, ladder: dict[str, Any], slope: float, blindness: float) -> None:
        self.ladder, self.slope, self.blindness = ladder, slope, blindness
        self.asked: list[int] = []

    def distance(self, pairing: Any, games: int, wanted: float | None = None) -> Any:
        level = self.ladder["level_in"](pairing.second)
        self.asked.append(level.margin)
        elo = self.slope * level.margin * (level.careful or 1) + self.blindness * bool(level.blind)
        return self.ladder["Distance"](games, 0.7, elo, elo - 10, elo + 10)


def test_the_margin_of_a_level_is_found_by_halving(ladder: dict[str, Any]):
    games = Told(ladder, slope=0.01, blindness=100)
    for blind, margin in (((), 850), (("opponent",), 350)):
        pairing = ladder["Pairing"]("race", 2, "champion", "")
        level, distance = ladder["fitting"](games, pairing, Level(0, 10_000, 0, blind, 20), 170, 400)
        assert level.margin == pytest.approx(margin, abs=15 / 0.2)
        assert abs(distance.elo - 170) < 15
        assert (level.blind, level.careful) == (blind, 20)
    assert len(games.asked) <= 14


def test_of_two_ways_to_err_the_less_absurd_is_taken(ladder: dict[str, Any]):
    far = ladder["Found"](Level(0), ladder["Distance"](9, 0.9, 300, 290, 310), ladder["Mistakes"](0.1, [0.01]))
    bad = ladder["Found"](Level(0), ladder["Distance"](9, 0.7, 171, 160, 180), ladder["Mistakes"](0.1, [0.3]))
    good = ladder["Found"](Level(0), ladder["Distance"](9, 0.7, 150, 140, 160), ladder["Mistakes"](0.2, [0.1]))
    assert min([far, bad, good], key=lambda each: each.fault(170)) is good


class Played:
    """Deals that the first always wins: nothing is played."""

    def __init__(self, ladder: dict[str, Any]) -> None:
        self.ladder = ladder
        self.asked: list[int] = []

    def after(self, pairing: Any, deals: int) -> Any:
        self.asked.append(deals)
        return self.ladder["distance_of"]([0.9, 1.0] * (deals // 2), pairing.seats)


def test_no_more_games_than_it_takes(ladder: dict[str, Any]):
    pairing = ladder["Pairing"]("race", 2, "champion", "random")
    for wanted, asked in ((-900, [25]), (500, [25, 50, 100, 200]), (None, [200])):
        games = Played(ladder)
        ladder["Games"].distance(games, pairing, 400, wanted)
        assert games.asked == asked


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path, weights: None):
    told = run(tmp_path, "match", "champion", "random", "--games", "4")
    assert "champion above random:" in told
    first = lines(tmp_path)
    assert [deal["number"] for deal in first] == [0, 1]
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as torn:
        torn.write('{"pairing": {"game": "race"\n')
    run(tmp_path, "match", "champion", "random", "--games", "6")
    text = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in text[:2]] == first
    assert len(text) == 2 + 1 + 1


def test_games_of_other_weights_are_played_again(tmp_path: Path, weights: None):
    run(tmp_path, "match", "champion", "t=500", "--games", "2")
    file = Path(os.environ[VARIABLE]) / "race.weights"
    put(file.parent, by_chance("race", 2))
    run(tmp_path, "match", "champion", "t=500", "--games", "2")
    assert len({deal["played"] for deal in lines(tmp_path)}) == 2


def test_four_players(tmp_path: Path, weights: None):
    run(tmp_path, "match", "champion", "t=200,m=100", "--seats", "4", "--games", "4")
    assert len(lines(tmp_path)) == 1


def test_a_level_is_as_careful_as_its_strength_lets_it_be(ladder: dict[str, Any]):
    """The more careful, the stronger: here even the widest margin does not make the most careful weak enough."""
    find = ladder["find"]
    cost = {(): 0.2, ("opponent",): 0.1}
    find.__globals__["mistakes_of"] = lambda game, seats, text, judged: ladder["Mistakes"](
        0.1, [cost[ladder["level_in"](text).blind]]
    )
    for wanted, careful in ((70, 20), (150, 40), (300, 80)):
        found = find(Told(ladder, slope=0.001, blindness=0), "race", 2, "champion", wanted, 400, 9)
        assert (found.level.careful, found.level.blind) == (careful, ("opponent",))
        assert found.near(wanted)


def test_what_is_written_is_what_levels_read(ladder: dict[str, Any]):
    text = ladder["written"]({2: USUAL, 4: USUAL})
    assert read_ladders(text, "levels.toml") == {2: USUAL, 4: USUAL}
    assert list(read_ladders(text, "")[2]) == [*LEVELS, "champion"]
    assert find_game("race").seats == (2, 3, 4)
