"""The ladder of levels: its names in both languages, what stands behind them, and that each rung is higher."""

import pytest

from galaktyka.bots import Outlook, bot_names, find_bot, level_names
from galaktyka.bots.budget import Budget
from galaktyka.bots.search import SLIPS, budget_of
from galaktyka.core.errors import SetupError
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game, packages
from galaktyka.text.catalogue import Words
from galaktyka.voices.people import bot_name

GAMES = ("race", "frontiers", "artifacts", "cosmos")
LADDER = ["novice", "apprentice", "adept", "expert", "master"]
CLASSIC = [f"classic-{level}" for level in LADDER]
"""What this file is about: where no champion plays the game, they are called by the names of the ladder."""


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_the_five_levels(key: str):
    assert level_names(key)[:5] == LADDER
    assert set(LADDER) < set(bot_names(key))
    for name in (*LADDER, *CLASSIC):
        assert find_bot(name, key, 1).name == name


def test_a_game_from_outside_has_none():
    assert level_names("chess") == []
    assert budget_of("search:10", "chess") is None
    with pytest.raises(SetupError, match="unknown-bot"):
        find_bot("search:10", "chess", 1)


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Novice", "Apprentice", "Adept", "Expert", "Master"]),
        ("pl", ["Nowicjusz", "Uczeń", "Adept", "Ekspert", "Mistrz"]),
    ],
)
def test_levels_have_names_and_a_line_about_them(lang: str, names: list[str]):
    words = Words(lang)
    assert [bot_name(words, level) for level in LADDER] == names
    assert len({words.say(f"voices.bot-help.{level}") for level in LADDER}) == 5


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", ["search:40", "search:40ms"])
def test_a_budget_of_ones_own_is_as_loyal_to_the_greedy_choice_as_the_levels_of_the_game(key: str, name: str):
    budget = budget_of(name, key)
    assert budget is not None
    assert {level.loyal for level in packages()[key].levels.values()} == {budget.loyal}


@pytest.mark.parametrize("key", GAMES)
def test_a_budget_of_ones_own_judges_like_the_master(key: str):
    budget = budget_of("search:40", key)
    assert budget is not None
    assert budget.learned == packages()[key].levels["master"].learned == (key == "artifacts")


def test_a_budget_can_be_given_in_simulations_or_milliseconds():
    assert budget_of("search:500", "race") == Budget(simulations=500, loyal=1.0)
    assert budget_of("search:300ms", "cosmos") == Budget(milliseconds=300)
    assert budget_of("greedy", "race") is None


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:0", "search:-5", "search:5s", "search:12345678", "serch:5"]
)
def test_a_budget_that_is_none_is_refused(name: str):
    with pytest.raises(SetupError, match="unknown-bot"):
        find_bot(name, "race", 1)


@pytest.mark.parametrize("key", GAMES)
def test_each_level_that_searches_looks_further_and_within_its_time(key: str):
    budgets = [packages()[key].levels[level] for level in ("adept", "expert", "master")]
    assert [budget.simulations for budget in budgets] == sorted({budget.simulations for budget in budgets})
    assert budgets[1].milliseconds <= 300
    assert budgets[2].milliseconds <= 2000


def answers(name: str, key: str, seed: int) -> list[bool]:
    """In a game of greedy bots: whether the bot would have played like them."""
    state = find_game(key).start(2, seed)
    greedy, bot = find_bot("greedy", key, seed), find_bot(name, key, seed)
    same = []
    while deciders := state.deciders():
        outlook = Outlook(state, deciders[0], seeded(seed))
        usual = greedy.choose(outlook)
        same.append(bot.choose(outlook) == usual)
        state.apply(deciders[0], usual)
    return same


@pytest.mark.parametrize("key", GAMES)
def test_an_apprentice_is_the_greedy_bot_and_a_novice_slips(key: str):
    assert all(answers("classic-apprentice", key, 3))
    slipped = answers("classic-novice", key, 3)
    share = 100 * slipped.count(False) / len(slipped)
    assert SLIPS / 4 < share < SLIPS + 15  # a slip may be the greedy choice by chance


def end(key: str, names: list[str], seed: int) -> State:
    state = find_game(key).start(len(names), seed)
    bots = [find_bot(name, key, seed + seat) for seat, name in enumerate(names)]
    chance = seeded(seed)
    while deciders := state.deciders():
        state.apply(deciders[0], bots[deciders[0]].choose(Outlook(state, deciders[0], chance)))
    return state


def share_of_wins(key: str, strong: str, weak: str, games: int) -> float:
    """Seats alternate; a shared victory counts half."""
    won = 0.0
    for number in range(games):
        names = [strong, weak] if number % 2 else [weak, strong]
        winners = end(key, names, 50 + number // 2).winners()
        won += (1 - number % 2 in winners) / len(winners)
    return won / games


def test_shares_are_counted_for_the_right_seat():
    assert share_of_wins("race", "greedy", "random", 4) == 1
    assert share_of_wins("race", "random", "greedy", 4) == 0


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_a_novice_beats_chance_and_an_apprentice_beats_the_novice(key: str):
    assert share_of_wins(key, "classic-novice", "random", 30) >= 0.7
    assert share_of_wins(key, "classic-apprentice", "classic-novice", 30) >= 0.7


@pytest.mark.slow
def test_thinking_ahead_beats_the_apprentice():
    # The whole ladder is measured by bench/strength.py; this is the quick sign that thinking helps.
    assert share_of_wins("frontiers", "classic-search:24", "classic-apprentice", 6) >= 0.8


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in GAMES for seats in find_game(key).seats])
def test_a_search_plays_whole_games_with_any_number_of_players(key: str, seats: int):
    state = end(key, ["classic-search:4"] + ["greedy"] * (seats - 1), 5)
    assert state.is_over()
    assert state.winners()


@pytest.mark.slow
def test_alone_against_the_automa_a_search_wins():
    assert sum(end("cosmos", ["classic-search:20"], seed).winners() == [0] for seed in range(4)) >= 3
