"""A gesture of several moves: it ends where something comes to light, and its refusal tells nothing that is hidden."""

import json
import random

import pytest
from hypothesis import given

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import State
from galaktyka.core.records import RecordSeat
from galaktyka.core.replays import Step
from galaktyka.core.rng import Rng, seeded
from galaktyka.games import find_game, shipped_keys
from galaktyka.games.race.game import GAME as RACE
from galaktyka.table.table import Table as Running
from galaktyka.table.table import open_table
from galaktyka.voices import spoken_games, voice_for
from galaktyka.voices.gathering import gather, stop_here
from tests.core.test_outside_game import Nim
from tests.laws.tables import Table, every_table, examples, position, seeds, steps, with_other_secrets
from tests.voices.seats import WORDS
from tests.voices.test_voices import some_entries


def running(table: Table, state: State) -> Running:
    """A game that has come to this position, everybody a person."""
    people = [RecordSeat(f"P{seat}", False) for seat in range(table.seats)]
    running = open_table(table.game(), people, 0, dict(table.options), None)
    running.steps = [Step(None, state, [])]
    return running


def reply(table: Running, seat: int, gesture: list[int]) -> object:
    """What somebody is told who sends the gesture: the rule against it, or how many of the moves are made."""
    try:
        return len(table.rehearse(seat, gesture).steps)
    except IllegalMove as refused:
        return refused.message_id, refused.values


def any_gesture(states: list[State], seat: int, rng: Rng) -> list[int]:
    """Moves by chance that one of the positions allows one after another, mostly; the last may be anything."""
    state = states[rng.below(len(states))].clone()
    gesture: list[int] = []
    while seat in state.deciders() and len(gesture) < 1 + rng.below(4):
        options = state.legal(seat)
        gesture.append(options[rng.below(len(options))])
        state.apply(seat, gesture[-1])
    if not gesture or rng.below(2):
        gesture.append(rng.below(len(state.game().actions)))
    return gesture


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_the_answer_to_a_gesture_tells_nothing_hidden(table: Table, seed: int, at: int):
    state, rng = position(table, seed, at), seeded(seed)
    real = running(table, state)
    for seat in range(table.seats):
        others = [state.determinise(seat, rng) for _ in range(3)]
        others.append(with_other_secrets(table, state, seat, rng))
        assert all(other.view(seat) == state.view(seat) for other in others)
        elsewhere = [running(table, other) for other in others]
        for _ in range(12):
            gesture = any_gesture([state, *others], seat, rng)
            told = reply(real, seat, gesture)
            assert [reply(each, seat, gesture) for each in elsewhere] == [told] * len(elsewhere)


def at_the_choice(secret: str) -> Running:
    """A round of Race begins, and Ola has chosen already."""
    people = [RecordSeat("Ala", False), RecordSeat("Ola", False)]
    table = open_table(RACE, people, 7, {}, None)
    for seat in (0, 1):
        table.play(seat, table.state.legal(seat)[:2])
    table.play(1, [RACE.actions.id(secret)])
    return table


def told(table: Running, *notations: str) -> object:
    return reply(table, 0, [RACE.actions.id(notation) for notation in notations])


SECRETS = ["choose explore-5", "choose develop", "choose settle", "choose consume-trade", "choose produce"]


def test_what_another_has_chosen_is_not_told_before_one_has_chosen_oneself():
    assert len({json.dumps(at_the_choice(secret).state.view(0)) for secret in SECRETS}) == 1
    for secret in SECRETS:
        for rest in ("discard asteroid-belt", "settle asteroid-belt", "keep asteroid-belt"):
            assert told(at_the_choice(secret), "choose produce", rest) == ("table.comes-to-light", {})
        assert told(at_the_choice(secret), "choose produce", "pass") == 1  # as a part of the choice it is left out


def test_what_would_be_drawn_is_not_told():
    table = at_the_choice("choose explore-5")
    keeping = [notation for notation in RACE.actions.ids if notation.startswith("keep ")]
    answers = [told(table, "choose explore-1-1", keep) for keep in keeping]
    assert answers == [("table.comes-to-light", {})] * len(keeping)
    assert told(table, "choose explore-1-1") == 1


@pytest.mark.parametrize("rest", ["choose develop", "discard asteroid-belt"])
def test_one_move_too_many_writes_nothing(rest):
    table = at_the_choice("choose develop")
    made = table.made
    told(table, "choose produce", rest)
    assert table.made == made


def gestures_of_a_game(key: str, seed: int) -> int:
    """Play a game in which everything is chosen by chance from what a screen offers; how many gestures were long."""
    rng, game, several = random.Random(seed), find_game(key), 0
    voice = voice_for(game, WORDS["en"], [WORDS["en"]])
    people = [RecordSeat(f"P{number}", False) for number in range(game.seats[seed % len(game.seats)])]
    table = open_table(game, people, seed, {}, None)
    while not table.state.is_over() and table.made < 1500:
        seat = rng.choice(table.state.deciders())
        choice = voice.choice(table.state, seat)
        chosen = some_entries(choice, rng)
        gathered = gather(voice.words, choice, chosen)
        moves = gathered.moves or (None if gathered.fault else stop_here(choice, chosen))
        table.play(seat, moves or [rng.choice(table.state.legal(seat))])
        table.forget(3)
        several += len(moves or ()) > 1
    return several


@pytest.mark.slow
@pytest.mark.parametrize("key", spoken_games())
def test_whole_games_of_gestures_as_screens_put_them_together(key):
    assert sum(gestures_of_a_game(key, seed) for seed in range(12)) > 3


@pytest.mark.parametrize("key", shipped_keys())
def test_a_game_names_its_own_verbs(key: str):
    game = find_game(key)
    verbs = {game.actions.verb(action) for action in range(len(game.actions))}
    assert set(game.gestures.repeated) <= verbs
    assert set(game.gestures.completing) <= verbs


def test_a_game_from_outside_that_names_none_is_taken_to_mean_the_usual():
    assert Nim().gestures.is_one_choice("pay", "pay")
    assert Nim().gestures.is_one_choice("pay", "pass")
    assert not Nim().gestures.is_one_choice("settle", "settle")
    assert Nim().gestures.follows("pay", "done")
