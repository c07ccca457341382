"""The tournament command: it counts right, goes on where it stopped, and says when a bar is missed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.building import ROOT

pytestmark = [pytest.mark.once]


def strength(file: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "bench/strength.py", "--file", str(file), "--jobs", "1", "--game", "race", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def lines(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    first = strength(file, "--pair", "greedy-random", "--games", "4")
    assert first.returncode == 0, first.stderr
    assert "greedy : random" in first.stdout
    assert [line["number"] for line in lines(file)] == [0, 1, 2, 3]
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"game": "race", "pair": "gre\n')
    before = lines_before(file)
    second = strength(file, "--pair", "greedy-random", "--games", "6")
    assert second.returncode == 0, second.stderr
    assert lines_before(file)[:5] == before  # nothing is played twice
    assert len(file.read_text("utf-8").splitlines()) == 4 + 1 + 2


def test_games_so_far_are_told_without_playing(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    assert strength(file, "--pair", "greedy-random", "--games", "2").returncode == 0
    before = lines(file)
    result = strength(file, "--known", "--games", "6")
    assert result.returncode == 0, result.stderr
    rows = [line for line in result.stdout.splitlines() if line.startswith("| Race")]
    assert [[cell.strip() for cell in row.split("|")][2:4] for row in rows] == [["greedy : random", "2"]]
    assert "so far" in rows[0]
    assert lines(file) == before


def lines_before(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()[:5]


def test_a_missed_bar_is_told(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    result = strength(file, "--pair", "greedy-random", "--games", "2")
    assert result.returncode == 0
    lost = [{**line, "won": 0.0} for line in lines(file)]
    file.write_text("".join(json.dumps(line) + "\n" for line in lost), "utf-8")
    result = strength(file, "--pair", "greedy-random", "--games", "2")
    assert result.returncode == 1
    assert "below 95%" in result.stdout


def test_games_of_other_rules_are_played_again(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    assert strength(file, "--pair", "greedy-random", "--games", "2").returncode == 0
    played = lines(file)
    assert str(played[0]["played"]).startswith("rules ")
    other = [{**line, "played": "rules 0", "won": 0.0} for line in played]
    file.write_text("".join(json.dumps(line) + "\n" for line in other), "utf-8")
    assert strength(file, "--pair", "greedy-random", "--games", "2").returncode == 0
    assert [(line["number"], line["won"]) for line in lines(file)[2:]] == [(0, 1.0), (1, 1.0)]


def test_the_interval_is_that_of_wilson(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    assert strength(file, "--pair", "greedy-random", "--games", "1").returncode == 0
    (game,) = lines(file)
    text = "".join(json.dumps({**game, "number": n, "won": float(n < 8)}) + "\n" for n in range(10))
    file.write_text(text, "utf-8")
    result = strength(file, "--pair", "greedy-random", "--games", "10")
    assert "80.0% | 49.0% to 94.3%" in result.stdout  # 8 of 10: the textbook's example
