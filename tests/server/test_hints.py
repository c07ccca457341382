"""Hints: a legal move with what it gains and gives up, from nothing but what the seat may know."""

import pytest
from msgspec import json

from galaktyka.bots import bot_names, find_bot
from galaktyka.bots.protocol import Outlook
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import SHIPPED, find_game
from galaktyka.server.advice import advise, afterwards, clock, counted
from galaktyka.server.hints import reason
from galaktyka.server.positions import voice_of
from galaktyka.server.thinking import Task
from galaktyka.text.catalogue import LANGUAGES, Words

pytestmark = pytest.mark.once


def in_the_middle(game: str, moves: int = 30) -> State:
    state = find_game(game).start(2, 11)
    bot = find_bot("greedy", game, 1)
    for _ in range(moves):
        seat = state.deciders()[0]
        state.apply(seat, bot.choose(Outlook(state, seat, seeded(3))))
    return state


def task(state: State, seat: int) -> Task:
    game = state.game().key
    return Task(game, json.encode(state.to_document()), {seat: bot_names(game)[-1]}, "salt", 0)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_advice_is_a_legal_move_and_the_bots_own(game: str):
    state = in_the_middle(game)
    seat = state.deciders()[0]
    advice = advise(task(state, seat))
    assert state.game().actions.id(advice.move) in state.legal(seat)
    own = find_bot(bot_names(game)[-1], game, 1).choose(Outlook(state, seat, seeded(1)))
    assert advice.move == state.game().actions.notation(own)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_advice_does_not_depend_on_what_the_seat_cannot_know(game: str):
    """Sent as what the seat may know; another true position gives the same imagined one, and so the same advice."""
    state = in_the_middle(game)
    seat = state.deciders()[0]
    other = state.determinise(seat, seeded(99))
    assert state.fingerprint() != other.fingerprint() or game == "frontiers"
    known = [position.determinise(seat, seeded(5)) for position in (state, other)]
    one, two = (advise(task(position, seat)) for position in known)
    assert one == two


@pytest.mark.parametrize("game", SHIPPED)
def test_looking_ahead_ends_in_a_later_round_and_leaves_the_position_alone(game: str):
    state = in_the_middle(game)
    seat = state.deciders()[0]
    before = state.fingerprint()
    later = afterwards(state, seat, state.legal(seat)[0], "greedy", 5)
    assert state.fingerprint() == before
    assert later.is_over() or clock(later) > clock(state)


@pytest.mark.parametrize("game", SHIPPED)
def test_everything_that_is_counted_can_be_said(game: str):
    seen = counted(in_the_middle(game), 0)
    assert set(seen) == {"points", *voice_of(game, "en").measures}
    for lang in LANGUAGES:
        for key in seen:
            assert Words(lang).say(f"hints.{key}", n=2).startswith("2 ")


def test_the_reason_names_gains_and_costs():
    english, polish = Words("en"), Words("pl")
    changes = {"points": 2, "cards": -3}
    assert reason(english, changes) == (
        "By your next turn it expects to gain 2 points, and to give up 3 cards in hand."
    )
    assert reason(polish, changes) == "Do twojej następnej tury powinno to dać: 2 punkty; kosztem: 3 karty na ręce."
    assert reason(english, {"points": 1}) == "By your next turn it expects to gain 1 point."
    assert "cost 1 credit" in reason(english, {"credits": -1})
    assert reason(english, {}).startswith("Nothing changes")
