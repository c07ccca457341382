"""Hints: a legal move with what it gains and gives up, from nothing but what the seat may know."""

import pytest

from galaktyka.bots import find_bot, usual_bot
from galaktyka.bots.protocol import Outlook
from galaktyka.bots.search import free_budget
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.core.snapshots import snapshot_of
from galaktyka.games import find_game, shipped_keys
from galaktyka.server.advice import FEW, Advice, advise, afterwards, clock, counted, whole
from galaktyka.server.bot_worker import Task
from galaktyka.server.hints import reason, spoken
from galaktyka.server.positions import voice_of
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
    return Task(game, snapshot_of(state), {seat: usual_bot(game)}, "salt", 0)


@pytest.mark.parametrize("game", shipped_keys())
def test_the_advice_is_a_few_legal_moves_with_their_chances(game: str):
    state = in_the_middle(game)
    seat = state.deciders()[0]
    advice = advise(task(state, seat))
    assert len(advice) == min(FEW, len(state.legal(seat)))
    moves = [each.actions[0] for each in advice]
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(state.legal(seat))
    assert all(each.chance is not None and 0 <= each.chance <= 100 for each in advice)


@pytest.mark.parametrize("game", shipped_keys())
def test_the_advice_does_not_depend_on_what_the_seat_cannot_know(game: str):
    """Sent as what the seat may know; another true position gives the same imagined one, and so the same advice."""
    state = in_the_middle(game)
    seat = state.deciders()[0]
    other = state.determinise(seat, seeded(99))
    assert state.fingerprint() != other.fingerprint() or game == "frontiers"
    known = [position.determinise(seat, seeded(5)) for position in (state, other)]
    one, two = (advise(task(position, seat), free_budget(game, simulations=30)) for position in known)
    assert one == two


@pytest.mark.parametrize("game", shipped_keys())
def test_looking_ahead_ends_in_a_later_round_and_leaves_the_position_alone(game: str):
    state = in_the_middle(game)
    seat = state.deciders()[0]
    before = state.fingerprint()
    later = afterwards(state, seat, state.legal(seat)[:1], 5)
    assert state.fingerprint() == before
    assert later.is_over() or clock(later) > clock(state)


@pytest.mark.parametrize(("question", "number"), [("keep", 2), ("discard", 2)])
def test_what_is_chosen_together_is_advised_together(question: str, number: int):
    """Race for the Galaxy: of the first six cards two go, after Explore +1,+1 two are kept; each move is legal."""
    race = find_game("race")
    names = race.actions.notations
    checked = 0
    for seed in range(40):
        state = race.start(2, seed)
        bot = find_bot("greedy", "race", 1)
        for _ in range(60):
            deciders = state.deciders()
            if not deciders:
                break
            seat = deciders[0]
            first = state.legal(seat)[0]
            need = voice_of("race", "en").choice(state, seat).need
            if names[first].startswith(question) and need == number:
                actions = whole(state, seat, first)
                assert len(actions) == number
                for action in actions:
                    assert action in state.legal(seat)
                    state.apply(seat, action)
                checked += 1
            else:
                state.apply(seat, bot.choose(Outlook(state, seat, seeded(3))))
    assert checked >= 5


@pytest.mark.parametrize("game", shipped_keys())
def test_a_single_choice_is_advised_alone(game: str):
    state = in_the_middle(game, 0)
    for move in range(40):
        seat = state.deciders()[0]
        choice = voice_of(game, "en").choice(state, seat)
        alone = [entry.action for entry in choice.all() if entry.action is not None and not entry.several]
        for action in alone:
            assert whole(state, seat, action) == [action]
        state.apply(seat, state.legal(seat)[move % len(state.legal(seat))])


@pytest.mark.parametrize("game", shipped_keys())
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


def test_the_chance_of_winning_is_said_before_the_reason():
    advice = Advice([0], 54, {"points": 1})
    assert spoken(Words("en"), advice).startswith("Chance of winning: about 54%. By your next turn")
    assert spoken(Words("pl"), advice).startswith("Szansa na wygraną: około 54%. Do twojej")
    assert spoken(Words("en"), Advice([0], None, {})) == reason(Words("en"), {})
