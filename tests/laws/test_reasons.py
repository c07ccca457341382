"""Laws of reasons: whatever may not be chosen has one, it is true, it can be said, and asking for it changes nothing.

Which reason is the right one is for each game to prove, case by case.
"""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import Reason, State
from galaktyka.core.rng import seeded
from galaktyka.text.catalogue import LANGUAGES, Words
from galaktyka.text.play import reason_sentence
from tests.laws.tables import Table, every_table, examples, position, seeds, steps, walk, with_other_secrets

MOMENTS = 4
"""An example asks at so many moments of a game: reaching them costs little."""
STRIDE = 13
"""So many choices lie between two moments; a prime, so that no turn's rhythm hides a question."""


def moments(table: Table, seed: int, at: int) -> Iterator[State]:
    """Several positions of one game, and its end if it comes."""
    state = position(table, seed, at)
    rng = seeded(seed + 2)
    yield state
    for _ in range(MOMENTS - 1):
        if not walk(state, rng, STRIDE):
            return
        yield state


def reasons(state: State, seat: int) -> list[Reason | None]:
    """What speaks against each action of the game."""
    return [state.why_not(seat, action) for action in range(len(state.game().actions))]


def against(state: State, seat: int) -> Iterator[tuple[str, Reason]]:
    """Every action that the seat may not choose, with the reason."""
    notations = state.game().actions.notations
    for notation, reason in zip(notations, reasons(state, seat), strict=True):
        if reason is not None:
            yield notation, reason


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_every_action_is_either_legal_or_has_a_reason_against_it(table: Table, seed: int, at: int):
    notation = table.game().actions.notation
    for state in moments(table, seed, at):
        for seat in range(state.seats()):
            legal = set(state.legal(seat))
            for action, reason in enumerate(reasons(state, seat)):
                assert (reason is None) == (action in legal), f"seat {seat}: {notation(action)}: {reason}"


@every_table
@given(seed=seeds, at=steps)
@examples(6)
def test_what_is_needed_is_more_than_there_is(table: Table, seed: int, at: int):
    for state in moments(table, seed, at):
        for seat in state.deciders():
            for notation, reason in against(state, seat):
                need, have = reason.values.get("need"), reason.values.get("have")
                if isinstance(need, int) and isinstance(have, int):
                    assert need > have, f"seat {seat}: {notation}: {reason}"


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_whoever_owes_no_choice_hears_that_and_nobody_else_does(table: Table, seed: int, at: int):
    for state in moments(table, seed, at):
        deciders = state.deciders()
        told = {reason.message_id for seat in deciders for _, reason in against(state, seat)}
        for seat in set(range(state.seats())) - set(deciders):
            given = {reason for _, reason in against(state, seat)}
            assert len(given) == 1, f"seat {seat}: {given}"
            assert told.isdisjoint(reason.message_id for reason in given)


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_every_reason_can_be_said_in_both_languages(table: Table, seed: int, at: int):
    said: set[Reason] = set()
    for state in moments(table, seed, at):
        for seat in range(state.seats()):
            said |= {reason for _, reason in against(state, seat)}
    for words in map(Words, LANGUAGES):
        sentences = {reason_sentence(words, reason) for reason in said}
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences), sentences


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_the_same_position_gives_the_same_reasons(table: Table, seed: int, at: int):
    for state in moments(table, seed, at):
        read = table.game().from_document(json.loads(json.dumps(state.to_document())))
        for seat in state.deciders():
            given = reasons(state, seat)
            assert reasons(state, seat) == given
            assert reasons(state.clone(), seat) == given
            assert reasons(read, seat) == given


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_a_reason_tells_nothing_that_its_seat_must_not_know(table: Table, seed: int, at: int):
    for state in moments(table, seed, at):
        for seat in state.deciders():
            other = with_other_secrets(table, state, seat, seeded(seed))
            assert reasons(other, seat) == reasons(state, seat)


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_asking_for_reasons_changes_nothing(table: Table, seed: int, at: int):
    asked, quiet = position(table, seed, at), position(table, seed, at)
    for state in (asked, quiet):
        state.keep_events(True)
        walk(state, seeded(seed), 1)
    legal = [asked.legal(seat) for seat in range(asked.seats())]
    for seat in range(asked.seats()):
        reasons(asked, seat)
    assert [asked.legal(seat) for seat in range(asked.seats())] == legal
    assert asked.fingerprint() == quiet.fingerprint()
    assert asked.revelations() == quiet.revelations()
    assert repr(asked.all_events()) == repr(quiet.all_events())
    assert walk(asked, seeded(seed), 10_000) == walk(quiet, seeded(seed), 10_000)
    assert asked.fingerprint() == quiet.fingerprint()


@every_table
@given(seed=seeds, at=steps, picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=20))
@examples(6)
def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(
    table: Table, seed: int, at: int, picks: list[int]
):
    state = position(table, seed, at)
    before = state.fingerprint()
    view = state.view(0)
    for pick in picks:
        seat, action = pick % state.seats(), pick % len(table.game().actions)
        if action not in state.legal(seat):
            reason = state.why_not(seat, action)
            assert reason is not None
            with pytest.raises(IllegalMove) as refused:
                state.apply(seat, action)
            assert (refused.value.message_id, refused.value.values) == (reason.message_id, reason.values)
    assert state.fingerprint() == before
    assert state.view(0) == view
