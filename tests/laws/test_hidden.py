"""Laws of secrets: nobody's view depends on what that seat must not know."""

import json
from itertools import count, permutations

from hypothesis import given

from galaktyka.core.game import EVERYBODY, State
from galaktyka.core.rng import seeded
from tests.laws.tables import (
    Table,
    choose,
    every_table,
    examples,
    knowledge_of,
    position,
    seeds,
    steps,
    with_other_secrets,
)


def shown(state: State, viewer: int | None) -> str:
    """A view, byte for byte."""
    return json.dumps(state.view(viewer), sort_keys=False)


@every_table
@given(seed=seeds, at=steps)
@examples(12)
def test_a_view_does_not_change_when_hidden_things_do(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    rng = seeded(seed)
    for viewer in (None, *range(state.seats())):
        other = with_other_secrets(table, state, viewer, rng)
        assert other.fingerprint() != state.fingerprint()
        assert shown(other, viewer) == shown(state, viewer)
        if viewer is not None:
            assert other.legal(viewer) == state.legal(viewer)
            assert (viewer in other.deciders()) == (viewer in state.deciders())


@every_table
@given(seed=seeds, at=steps)
@examples(12)
def test_a_determinised_position_looks_the_same_to_its_seat(table: Table, seed: int, at: int):
    insides = knowledge_of(table.key)
    state = position(table, seed, at)
    before = state.fingerprint()
    rng = seeded(seed)
    for seat in range(state.seats()):
        guess = state.determinise(seat, rng)
        assert shown(guess, seat) == shown(state, seat)
        assert guess.legal(seat) == state.legal(seat)
        insides.check_guess(guess.to_document(), seat)
    assert state.fingerprint() == before


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_a_determinised_position_says_nothing_of_the_real_one(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    for seat in range(state.seats()):
        other = with_other_secrets(table, state, seat, seeded(seed))
        one = state.determinise(seat, seeded(5)).to_document()
        two = other.determinise(seat, seeded(5)).to_document()
        assert one == two


@every_table
@given(seed=seeds, at=steps)
@examples(12)
def test_a_determinised_position_does_not_tell_who_has_answered_unseen(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    rng = seeded(seed)
    for seat, other in permutations(state.deciders(), 2):
        later = state.clone()
        later.apply(other, later.legal(other)[rng.below(len(later.legal(other)))])
        if shown(later, seat) == shown(state, seat):
            assert later.determinise(seat, seeded(5)).to_document() == state.determinise(seat, seeded(5)).to_document()


@every_table
def test_every_determinised_position_has_its_own_future(table: Table):
    state = table.start(3)
    rng = seeded(5)
    assert len({state.determinise(0, rng).fingerprint() for _ in range(10)}) == 10


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_a_determinised_game_can_be_played_to_its_end(table: Table, seed: int, at: int):
    insides = knowledge_of(table.key)
    state = position(table, seed, at)
    for seat in range(state.seats()):
        guess = state.determinise(seat, seeded(seed))
        rng = seeded(seed + 1)
        for number in count(seed):
            if number % table.checked_after() == 0:
                insides.check_conservation(guess)
            if guess.is_over():
                break
            guess.apply(*choose(guess, rng))
        insides.check_end(guess)


@every_table
@given(seed=seeds)
@examples(4)
def test_events_tell_nobody_what_is_hidden(table: Table, seed: int):
    insides = knowledge_of(table.key)
    state = table.start(seed, keep_events=True)
    cards, rng = insides.card_ids(), seeded(seed)
    while not state.is_over():
        open_before = insides.open_cards(state)
        state.apply(*choose(state, rng))
        known = open_before | insides.open_cards(state)
        for viewer in (None, *range(state.seats())):
            for event in state.events(viewer):
                if event.audience != EVERYBODY and event.seat != viewer:
                    assert event.objects == ()
                elif event.seat != viewer and not event.kind.startswith("gamble"):
                    assert cards.intersection(event.objects) <= known, event


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_keeping_a_log_changes_nothing(table: Table, seed: int, at: int):
    quiet, loud = position(table, seed, at), position(table, seed, at)
    loud.keep_events(True)
    rng, twin = seeded(seed), seeded(seed)
    told: list[int] = []
    while not quiet.is_over() and len(told) < 60:
        quiet.apply(*choose(quiet, rng))
        loud.apply(*choose(loud, twin))
        told.append(len(loud.events(None)))
        assert quiet.events(None) == []
    assert any(told) or len(told) < 10
    assert loud.fingerprint() == quiet.fingerprint()


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_without_a_revelation_a_move_teaches_its_player_nothing(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    for seat in state.deciders():
        for action in state.legal(seat):
            real = state.clone()
            other = with_other_secrets(table, state, seat, seeded(seed))
            real.apply(seat, action)
            assert real.revelations() >= state.revelations()
            if real.revelations() == state.revelations():
                before = other.revelations()
                other.apply(seat, action)
                # Where the others had nothing to decide the game would have gone on at once: that somebody is still
                # thinking shows at every table.
                if other.revelations() == before:
                    assert shown(other, seat) == shown(real, seat)
