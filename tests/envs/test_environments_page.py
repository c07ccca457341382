"""The page for researchers is true: its examples run, and its tables are those of the commands."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaktyka.envs.observers import observer_for
from galaktyka.games import find_game, shipped_keys
from tests.envs.page import FILE, TITLES, layout

ROOT = Path(__file__).parents[2]
PAGE = FILE.read_text("utf-8")


@pytest.mark.parametrize("number", range(8))
def test_an_example_runs(number: int, capsys: Any):
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 8
    exec(compile(blocks[number], "docs/environments.md", "exec"), {})


@pytest.mark.parametrize("key", shipped_keys())
def test_the_layout_is_what_the_command_prints(key: str):
    assert layout(key) in PAGE, "python -m tests.envs.page --write"


def test_every_number_can_be_printed():
    command = [sys.executable, "-m", "galaktyka.envs", "race", "--players", "3", "--all"]
    lines = subprocess.check_output(command, text=True).splitlines()
    observer = observer_for(find_game("race"), 3)
    assert len(lines) == len(observer.names)
    assert lines[0].split("\t") == ["0", "1", observer.names[0]]


def test_a_table_that_cannot_be_is_refused_in_words():
    command = [sys.executable, "-m", "galaktyka.envs", "race", "--players", "9"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "en"})
    assert done.returncode == 2
    assert "9" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("key", shipped_keys())
def test_lengths_and_numbers_of_actions_are_true(key: str):
    game = find_game(key)
    column = list(shipped_keys()).index(key)
    section = PAGE.partition("<!-- lengths: begin -->")[2].partition("<!-- lengths: end -->")[0]
    lengths = dict(re.findall(r"^\| ([1-5]) \|(.*)\|$", section, re.MULTILINE))
    for players in game.seats:
        told = lengths[str(players)].split("|")[column].strip()
        assert told == f"{len(observer_for(game, players).names):,}"
    actions = re.findall(r"^\| actions \|(.*)\|$", PAGE, re.MULTILINE)
    assert actions[0].split("|")[column].strip() == f"{len(game.actions):,}"


@pytest.mark.once
@pytest.mark.slow
def test_the_benchmark_prints_every_interface():
    command = [sys.executable, "-W", "ignore", "bench/environments.py", "--seconds", "0.03"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for interface in ("PettingZoo", "Gymnasium, against a random bot", "Gymnasium, 64 tables at once", "OpenSpiel"):
        for title in TITLES.values():
            assert re.search(rf"\| {interface} \| {title} \| [\d,]+ \|", done.stdout)
    assert "its gin_rummy" in done.stdout
