"""Nobody finds more in the past of a game than they saw."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.game import State
from galaktyka.core.records import Move
from galaktyka.core.rng import seeded
from galaktyka.server.histories import Replay
from galaktyka.server.problems import Refusal
from galaktyka.server.records import branch_row
from tests.laws.tables import Table, every_table, examples, position, seeds, with_other_secrets
from tests.server.histories.games import (
    ALA,
    RACE,
    each_game,
    random_moves,
    read,
    row_of,
)

pytestmark = pytest.mark.once


def all_that_is_sent(past: Replay, viewer: int | None) -> bytes:
    """Everything that a viewer can get out of a replay, without what chance decides."""
    log = past.history(viewer, "en")
    moments = [past.position(viewer, "en", step) for step in range(log.steps + 1)]
    return msgspec.json.encode([log, moments, past.totals(viewer, "en")])


@every_table
@given(seed=seeds, at=st.integers(0, 200))
@examples(2)
def test_what_is_sent_does_not_depend_on_what_is_hidden(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    if state.is_over():
        return
    for viewer in (None, *range(table.seats)):
        other = with_other_secrets(table, state, viewer, seeded(seed))
        one, two = (read(row_of(table, start=each), []) for each in (state, other))
        assert all_that_is_sent(one, viewer) == all_that_is_sent(two, viewer)


def secret_answers(state: State, viewer: int) -> list[Move]:
    """What others may answer now without anybody noticing."""
    notation = state.game().actions.notation
    found = []
    for seat in state.deciders():
        for action in state.legal(seat) if seat != viewer else ():
            after = state.clone()
            after.keep_events(True)
            after.apply(seat, action)
            if after.view(viewer) == state.view(viewer) and not after.events(viewer):
                found.append(Move(seat, notation(action)))
    return found


@each_game
@given(seed=seeds)
@examples(4)
def test_secret_answers_of_others_change_nothing_that_is_sent(table: Table, seed: int):
    row = row_of(table, seed)
    moves = random_moves(row, seed % 60, seed)
    now = read(row, moves).now
    for viewer in range(table.seats):
        before = all_that_is_sent(read(row, moves), viewer)
        for answer in secret_answers(now, viewer)[:3]:
            past = read(row, [*moves, answer])
            assert all_that_is_sent(past, viewer) == before
            with pytest.raises(Refusal):
                past.position(viewer, "en", len(moves) + 1)


def test_there_are_secret_answers_to_be_tested():
    assert len(secret_answers(read(row_of(RACE), []).now, 0)) > 2


@every_table
@given(seed=seeds, at=st.integers(0, 200))
@examples(2)
def test_a_branch_of_a_running_game_is_made_of_what_its_seat_knows(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    if state.is_over():
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.randbelow", lambda limit: 5)
        for seat in range(table.seats):
            other = with_other_secrets(table, state, seat, seeded(seed))
            rows = [row_of(table, start=each) for each in (state, other)]
            one, two = (branch_row(read(row, []), row, 0, seat, "random", ALA) for row in rows)
            assert one.position == two.position
