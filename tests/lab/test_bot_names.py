"""Experiments and records of simulations say which novice played."""

from pathlib import Path

import pytest

from galaktyka.core.content import Table
from galaktyka.lab.contest import play_game
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.plan import program_of
from galaktyka.lab.study import study_of
from tests.bots.networks import by_chance, give_weights, put


def bots_of(*names: str) -> tuple[str, ...]:
    table = Table({"kind": "match", "game": "race", "bots": list(names)}, "", "", 0)
    return study_of(table, None).bots


def test_a_study_says_which_novice_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    give_weights(monkeypatch, tmp_path, "race")
    assert bots_of("novice", "classic-novice") == ("champion:novice", "classic-novice")
    assert bots_of(*bots_of("novice", "champion")) == ("champion:novice", "champion")


def test_a_simulated_game_says_it_in_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    give_weights(monkeypatch, tmp_path / "weights", "race")
    play_game(Experiment("race", ("novice", "greedy"), 1, records=str(tmp_path)), 0)
    assert "players: champion:novice (bot) | greedy (bot)" in (tmp_path / "0.galaktyka").read_text("utf-8")


def test_other_weights_are_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Games that they played must not be mixed."""
    give_weights(monkeypatch, tmp_path, "race")
    before = program_of("race")
    put(tmp_path, by_chance("race", 2))
    assert program_of("race")["sources"] != before["sources"]
    assert program_of("frontiers") == program_of("frontiers")
