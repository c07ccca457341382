"""Games that were begun before champions came go on with the bots that they began with; new ones say who plays."""

from pathlib import Path

import pytest

from galaktyka.bots.champion import WeakenedChampion
from galaktyka.bots.search import NoviceBot, SearchBot
from galaktyka.core.records import RecordSeat
from galaktyka.games import find_game, shipped_keys
from galaktyka.table.storage import read_record
from galaktyka.table.table import Table, open_table, resume_table
from tests.bots.networks import give_weights

pytestmark = pytest.mark.once


def seats(*names: str) -> list[RecordSeat]:
    return [RecordSeat("Ala", False), *(RecordSeat(name, True) for name in names)]


def play(table: Table, decisions: int) -> None:
    """Ala takes what comes first; the bots choose."""
    for _ in range(decisions):
        if not table.play_bot():
            table.play(0, table.state.legal(0)[:1])


@pytest.mark.parametrize("key", shipped_keys())
def test_a_saved_game_goes_on_with_its_own_bots(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It is written with no champions about, and played on without and with them: the same moves."""
    monkeypatch.setattr("galaktyka.bots.network.shelf.SHIPPED", "nothing")
    first, second = tmp_path / "first.galaktyka", tmp_path / "second.galaktyka"
    begun = open_table(find_game(key), seats("novice"), 5, {}, first)
    play(begun, 8)
    begun.close()
    second.write_bytes(first.read_bytes())
    assert "Ala | novice (bot)" in first.read_text("utf-8")

    alone, _ = resume_table(find_game(key), first)
    play(alone, 30)
    alone.close()
    give_weights(monkeypatch, tmp_path / "weights", key)
    beside, _ = resume_table(find_game(key), second)
    play(beside, 30)
    beside.close()
    assert isinstance(beside.bot_of(1), NoviceBot)
    assert beside.header.seats[1].name == "classic-novice"
    assert second.read_text("utf-8") == first.read_text("utf-8")


def test_a_search_of_before_stays_that_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("galaktyka.bots.network.shelf.SHIPPED", "nothing")
    path = tmp_path / "game.galaktyka"
    open_table(find_game("race"), seats("search:7"), 5, {}, path).close()
    give_weights(monkeypatch, tmp_path / "weights", "race")
    table, _ = resume_table(find_game("race"), path)
    bot = table.bot_of(1)
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.budget.simulations) == ("classic-search:7", 7)
    table.close()


def test_a_new_game_says_which_novice_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    give_weights(monkeypatch, tmp_path / "weights", "race")
    path = tmp_path / "game.galaktyka"
    table = open_table(find_game("race"), seats("novice", "classic-novice", "champion:elo=1500"), 5, {}, path)
    play(table, 12)
    table.close()
    assert "Ala | champion:novice (bot) | classic-novice (bot) | champion:elo=1500 (bot)" in path.read_text("utf-8")
    again, _ = resume_table(find_game("race"), path)
    assert isinstance(again.bot_of(1), WeakenedChampion)
    assert isinstance(again.bot_of(2), NoviceBot)
    again.close()


def test_people_who_are_called_like_a_bot_are_not_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    give_weights(monkeypatch, tmp_path / "weights", "race")
    path = tmp_path / "game.galaktyka"
    who = [RecordSeat("novice", False), RecordSeat("greedy", True)]
    open_table(find_game("race"), who, 5, {}, path).close()
    assert read_record(path)[0].header.seats == who
