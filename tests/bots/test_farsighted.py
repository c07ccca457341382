"""Champions that think ahead, and the advice that they give."""

import time

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.budget import Budget
from galaktyka.bots.champion import course_of
from galaktyka.bots.network.shelf import learned, reward_of
from galaktyka.bots.search import advise
from galaktyka.core.errors import WeightsError
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game, shipped_keys
from tests.bots.conftest import Seat
from tests.bots.playing import choice

every_game = pytest.mark.parametrize("key", shipped_keys())


def in_the_middle(key: str, moves: int = 30) -> tuple[State, int]:
    """After so many choices of the greedy bot, at the next one that is a choice."""
    state = find_game(key).start(2, 5)
    while moves > 0 or len(state.legal(state.deciders()[0])) == 1:
        seat = state.deciders()[0]
        state.apply(seat, choice(state, seat))
        moves -= 1
    return state, state.deciders()[0]


@every_game
def test_without_a_budget_it_is_the_bare_champion(key: str, champions: Seat):
    """One simulation says nothing about two choices, and a millisecond is over before the first is seen."""
    champions(key)
    state = find_game(key).start(2, 5)
    bare, brief = find_bot("champion", key, 1), find_bot("champion:1", key, 1)
    for move in range(40):
        seat = state.deciders()[0]
        assert brief.choose(Outlook(state, seat, seeded(move))) == bare.choose(Outlook(state, seat, seeded(0)))
        state.apply(seat, state.legal(seat)[move % len(state.legal(seat))])


@every_game
def test_its_games_repeat(key: str, champions: Seat):
    champions(key)
    state, seat = in_the_middle(key)
    chosen = [find_bot("champion:12", key, 7).choose(Outlook(state, seat, seeded(3))) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal(seat)


def test_it_keeps_to_its_time(champions: Seat):
    """Not much longer than it may; how much longer depends on the machine, and on one world that has begun."""
    champions("race")
    state, seat = in_the_middle("race")
    bot = find_bot("champion:20ms", "race", 1)
    bot.choose(Outlook(state, seat, seeded(1)))  # the network is loaded
    begun = time.perf_counter()
    bot.choose(Outlook(state, seat, seeded(1)))
    assert time.perf_counter() - begun < 5.0


@every_game
def test_advice_is_sorted_by_what_it_promises_and_begins_with_what_the_bot_does(key: str, champions: Seat):
    champions(key)
    for moves in (3, 17, 30):
        state, seat = in_the_middle(key, moves)
        found = advise(Outlook(state, seat, seeded(3)), 3, Budget(24))
        chances = [each.chance for each in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert len({each.action for each in found}) == len(found) == min(3, len(state.legal(seat)))


def test_what_it_expects_is_what_it_was_taught(champions: Seat):
    weights = champions("race", trained={"settings": {"win": 0.6, "scale": 25.0}})
    assert (reward_of(weights).win, reward_of(weights).scale) == (0.6, 25.0)
    assert learned(find_game("race")).reward.scale == 25.0
    for wrong in ({"win": 2.0}, {"win": "much"}, {"scale": 0}):
        with pytest.raises(WeightsError, match="damaged"):
            reward_of(champions("race", trained={"settings": wrong}))


def test_a_game_that_drags_on_is_left_to_chance(champions: Seat):
    """Long after games of Race for the Galaxy are over two sure players could go in circles for ever."""
    champions("race")
    state = find_game("race").start(2, 5)
    seat = state.deciders()[0]
    course = course_of("race")
    assert not course.drags_on(state)
    options = set()
    document = state.to_document()
    document["round"] = 26
    late = find_game("race").from_document(document, "test")
    assert course.drags_on(late)
    for seed in range(40):
        options.add(find_bot("champion", "race", seed).choose(Outlook(late, seat, seeded(0))))
    assert len(options) > 1
    assert len({find_bot("champion", "race", seed).choose(Outlook(state, seat, seeded(0))) for seed in range(10)}) == 1
