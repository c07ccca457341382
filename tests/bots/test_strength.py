"""The tournament command: it counts right, goes on where it stopped, and says when a bar is missed."""

import json
import runpy
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from galaktyka.bots import check_bot
from galaktyka.games import find_game, shipped_keys
from tests.bots.networks import give_weights
from tests.building import ROOT

pytestmark = [pytest.mark.once]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the command is made of."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return runpy.run_path(str(ROOT / "bench" / "strength.py"))


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in shipped_keys():
        give_weights(monkeypatch, tmp_path / "weights", game)


def strength(file: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "bench/strength.py", "--file", str(file), "--jobs", "1", "--game", "race", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def lines(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    first = strength(file, "--pair", "greedy", "random", "--games", "4")
    assert first.returncode == 0, first.stderr
    assert "greedy : random" in first.stdout
    assert [line["number"] for line in lines(file)] == [0, 1, 2, 3]
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"game": "race", "pair": "gre\n')
    before = lines_before(file)
    second = strength(file, "--pair", "greedy", "random", "--games", "6")
    assert second.returncode == 0, second.stderr
    assert lines_before(file)[:5] == before  # nothing is played twice
    assert len(file.read_text("utf-8").splitlines()) == 4 + 1 + 2


def test_games_so_far_are_told_without_playing(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    assert strength(file, "--pair", "greedy", "random", "--games", "2").returncode == 0
    before = lines(file)
    result = strength(file, "--pair", "greedy", "random", "--known", "--games", "6")
    assert result.returncode == 0, result.stderr
    rows = [line for line in result.stdout.splitlines() if line.startswith("| Race")]
    assert [[cell.strip() for cell in row.split("|")][2:5] for row in rows] == [["greedy : random", "2", "2"]]
    assert "so far" in rows[0]
    assert lines(file) == before


def lines_before(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()[:5]


def listed(tool: dict[str, Any], group: str | None = None) -> list[Any]:
    return list(tool["pairings"](group))


def match(tool: dict[str, Any], share: float, games: int = 400, **bar: Any) -> Any:
    """A match of the tool, of which so much was won."""
    pairing = tool["Pairing"](
        "race", "champion", "greedy", 2, games, tool["Pairing"]("", "", "", 0, 0).bar.__class__(**bar)
    )
    won = [float(number < share * games) for number in range(games)]
    results = [tool["Result"](*pairing.key(), n, score, [30, 20], 100, 40.0, 9.0, "") for n, score in enumerate(won)]
    return tool["Match"](pairing, results)


def test_a_missed_bar_is_told(tool: dict[str, Any]):
    assert match(tool, 0.7, least=0.6, most=0.8, milliseconds=0.5, not_weaker=True).faults() == []
    assert match(tool, 0.7, least=0.75).faults() == ["below 75.0%"]
    assert match(tool, 0.7, most=0.6).faults() == ["above 60.0%"]
    assert match(tool, 0.7, milliseconds=0.3).faults() == ["too slow"]
    assert match(tool, 0.48, not_weaker=True).faults() == []
    assert match(tool, 0.40, not_weaker=True).faults() == ["weaker"]


def test_every_pairing_can_be_played(weights: None, tool: dict[str, Any]):
    for game in shipped_keys():
        found = [(pairing.first, pairing.second) for pairing in listed(tool) if pairing.game == game]
        names = {name for pair in found for name in pair if not name.startswith("Automa")}
        for name in names:
            check_bot(name, game)
    alone = [pairing for pairing in listed(tool, "automa") if pairing.first == "champion"]
    options = [option.key for option in find_game("cosmos").options if option.seats == (1,)]
    assert [pairing.automa for pairing in alone] == ["", *options]


def test_one_of_each_kind_is_played(tmp_path: Path, weights: None, tool: dict[str, Any]):
    """A crowd is for winning, the ladder for places."""
    for pairing in (
        tool["Pairing"]("race", "champion", "greedy", 3, 1),
        tool["Pairing"]("race", "champion", "master", 4, 1, by_place=True),
    ):
        result = tool["play"](pairing, 0)
        assert result == replace(tool["play"](pairing, 0), milliseconds=result.milliseconds, slowest=result.slowest)
        assert 0 <= result.score <= 1
        assert len(result.points) == pairing.seats
        assert result.decisions > 10


def test_lines_of_a_document_stay_in_their_places(tmp_path: Path, tool: dict[str, Any]):
    document = tmp_path / "bots.md"
    first, last = [pairing.names() for pairing in listed(tool)][:: len(listed(tool)) - 1]
    old = tool["markdown"](tool["HEAD"], [[*names, *["old"] * 8] for names in (first, last)])
    document.write_text(f"before\n<!-- champions: begin -->\n{old}\n<!-- champions: end -->\nafter\n", "utf-8")
    found = tool["with_lines_of"](document, [[*last, *["new"] * 8]])
    assert [(row[:3], row[3]) for row in found] == [(first, "old"), (last, "new")]


def test_games_of_other_rules_are_played_again(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    assert strength(file, "--pair", "greedy", "random", "--games", "2").returncode == 0
    played = lines(file)
    assert str(played[0]["played"]).startswith("rules ")
    other = [{**line, "played": "rules 0", "score": 0.0} for line in played]
    file.write_text("".join(json.dumps(line) + "\n" for line in other), "utf-8")
    assert strength(file, "--pair", "greedy", "random", "--games", "2").returncode == 0
    assert [(line["number"], line["score"]) for line in lines(file)[2:]] == [(0, 1.0), (1, 1.0)]


def test_the_interval_of_few_games_is_that_of_wilson(tool: dict[str, Any]):
    """8 of 10: the textbook's example."""
    assert match(tool, 0.8, 10).interval() == pytest.approx((0.490, 0.943), abs=0.001)


def test_the_interval_of_many_counts_deals(tool: dict[str, Any]):
    """100 deals, of which 70 were won from both seats: they differ by 0.46, so the mean by 0.046."""
    low, high = match(tool, 0.7, 200).interval()
    assert (low, high) == pytest.approx((0.7 - 1.96 * 0.0461, 0.7 + 1.96 * 0.0461), abs=0.001)
