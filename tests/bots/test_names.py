"""What bots are called: the new names where a champion plays, and the old ones wherever they were written down."""

import pytest

from galaktyka.bots import (
    bot_names,
    check_bot,
    find_bot,
    level_names,
    name_at_tables,
    opponents,
    remembered,
    settled,
    usual_bot,
)
from galaktyka.bots.budget import Budget
from galaktyka.bots.champion import Champion, WeakenedChampion
from galaktyka.bots.foresight import FarsightedChampion, knows
from galaktyka.bots.levels import LEVELS
from galaktyka.bots.search import NoviceBot, SearchBot, budget_of
from galaktyka.core.errors import SetupError
from galaktyka.core.records import RecordSeat
from galaktyka.games import packages, shipped_keys
from galaktyka.text.catalogue import Words
from galaktyka.voices.people import bot_help, bot_name, shown_names
from tests.bots.conftest import Seat

OF_CHAMPIONS = [*LEVELS, "champion", "champion:elo=1500", *(f"champion:{level}" for level in LEVELS)]
CLASSIC = [f"classic-{level}" for level in LEVELS]


def test_where_a_champion_plays_the_levels_are_his(champions: Seat):
    champions("race")
    assert level_names("race") == [*LEVELS, "champion"]
    assert bot_names("race") == ["random", *LEVELS, "champion", *CLASSIC, "greedy"]
    assert opponents("race") == [*LEVELS, "champion"]
    assert usual_bot("race") == "adept"
    for name in OF_CHAMPIONS:
        bot = find_bot(name, "race", 1)
        assert isinstance(bot, Champion if name == "champion" else WeakenedChampion), name
        assert bot.name == name


def test_a_level_by_both_its_names_is_the_same(champions: Seat):
    champions("race")
    for level in LEVELS:
        short, long = find_bot(level, "race", 1), find_bot(f"champion:{level}", "race", 1)
        assert isinstance(short, WeakenedChampion)
        assert isinstance(long, WeakenedChampion)
        assert short.strength == long.strength == level


@pytest.mark.parametrize("key", shipped_keys())
def test_the_classic_bots_are_there_with_and_without_weights(key: str, champions: Seat):
    for _ in range(2):
        for level, name in zip(LEVELS, CLASSIC, strict=True):
            assert find_bot(name, key, 1).name == name
            assert budget_of(name, key) == packages()[key].levels.get(level)
        assert isinstance(find_bot("classic-novice", key, 1), NoviceBot)
        bot = find_bot("classic-search:7", key, 1)
        assert isinstance(bot, SearchBot)
        assert bot.budget.simulations == 7
        champions(key)


@pytest.mark.parametrize("name", ["champion:7", "search:7", "champion:30ms", "search:30ms"])
def test_a_champion_may_think_ahead(name: str, champions: Seat):
    assert not knows(name, "race")
    champions("race")
    bot = find_bot(name, "race", 1)
    assert isinstance(bot, FarsightedChampion)
    expected = Budget(milliseconds=30) if name.endswith("ms") else Budget(7)
    assert (bot.name, bot.budget) == (name, expected)
    assert settled(name, "race") == name.replace("search", "champion")


@pytest.mark.parametrize(
    "name",
    [
        "champion:0", "champion:ms", "champion:1.5ms", "search:", "search:elo=1500", "champion:07",
        "champion:", "champion:elo", "champion:elo=", "champion:elo=01", "champion:elo=-5", "champion:elo=9999",
        "champion:elo=15.5", "elo=1500", "champion:greedy", "Champion", "classic-", "classic-champion",
        "classic-greedy", "classic-classic-novice", "classic-search:0",
    ],
)  # fmt: skip
def test_a_name_that_is_none_is_refused(name: str, champions: Seat):
    champions("race")
    for look in (check_bot, lambda name, key: find_bot(name, key, 1)):
        with pytest.raises(SetupError, match="unknown-bot"):
            look(name, "race")


def test_a_game_from_outside_has_none_of_them(champions: Seat):
    for name in ("champion", "novice", "classic-novice", "champion:elo=1500"):
        with pytest.raises(SetupError, match="unknown-bot"):
            check_bot(name, "chess")
    assert opponents("chess") == ["random"]


def test_what_is_written_down_means_the_same_for_good(champions: Seat):
    champions("race")
    for level in LEVELS:
        assert settled(level, "race") == remembered(settled(level, "race"), "race") == f"champion:{level}"
        assert remembered(level, "race") == remembered(remembered(level, "race"), "race") == f"classic-{level}"
    assert remembered("search:500", "race") == "classic-search:500"
    for name in ("champion", "champion:elo=1500", "greedy", "random", "classic-adept", "classic-search:8"):
        assert settled(name, "race") == remembered(name, "race") == name


def test_a_game_without_weights_writes_and_reads_as_before(champions: Seat):
    for name in (*LEVELS, "greedy", "random", "search:500"):
        assert settled(name, "chess") == remembered(name, "chess") == name


def test_tables_take_what_is_quick(champions: Seat):
    champions("race")
    assert name_at_tables("novice", "race") == name_at_tables("champion:novice", "race") == "champion:novice"
    for name in ("champion", "champion:elo=1500", "classic-master", "greedy", "random"):
        assert name_at_tables(name, "race") == name
    for name in ("search:500", "classic-search:500", "nobody"):
        assert name_at_tables(name, "race") is None


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_bot_has_a_name_and_an_honest_line(lang: str, champions: Seat):
    champions("race")
    words = Words(lang)
    shown = [settled(name, "race") for name in bot_names("race")]
    assert len({bot_name(words, name) for name in shown}) == len(shown)
    assert len({bot_help(words, name) for name in shown}) == len(shown)
    assert [name for name in shown if bot_name(words, name) == name or not bot_help(words, name)] == []
    assert [bot_name(words, settled(level, "race")) for level in LEVELS] == [bot_name(words, one) for one in LEVELS]


def test_names_in_both_languages():
    assert [bot_name(Words("pl"), name) for name in ("champion", "classic-novice")] == [
        "Czempion",
        "Klasyczny Nowicjusz",
    ]
    assert bot_name(Words("en"), "champion:elo=1500") == "Elo 1500"
    assert bot_name(Words("pl"), "champion:elo=1500") == "Elo 1500"
    assert bot_name(Words("en"), "champion:300ms") == "Champion, thinks 300 ms"
    assert bot_name(Words("pl"), "champion:22") == "Czempion, 22 symulacje"
    assert bot_name(Words("en"), "classic-search:1") == "Classic search, 1 simulation"


def test_twins_are_numbered_and_numbers_are_kept_apart():
    seats = [RecordSeat("Ala", False), *(RecordSeat(name, True) for name in ("greedy", "greedy", "champion:elo=1500"))]
    assert shown_names(Words("en"), seats) == ["Ala", "Greedy 1", "Greedy 2", "Elo 1500"]
    assert shown_names(Words("en"), [RecordSeat("champion:elo=1500", True)] * 2) == ["Elo 1500 · 1", "Elo 1500 · 2"]
