"""Laws of layout 2: a row tells nothing that its seat must not know, and every byte of it is a feature with a name."""

import json

import pytest
from hypothesis import given

from galaktyka.core.game import Game, State
from galaktyka.core.rng import seeded
from galaktyka.envs.compiled.slots import EMPTY, SlotWriter
from galaktyka.envs.observers import printed_on, slots_for
from tests.laws.tables import (
    FIRST_OF_EACH,
    Table,
    cases,
    every_table,
    examples,
    position,
    seeds,
    steps,
    with_other_secrets,
)

MARGIN = 7
"""Rows are written into the middle of something longer: what lies around them stays as it was."""


def row_of(writer: SlotWriter, state: State, seat: int) -> bytes:
    row = bytearray(b"\x11" * MARGIN + writer.blank + b"\x11" * MARGIN)
    writer.write(state, seat, row, MARGIN)
    assert row[:MARGIN] == row[-MARGIN:] == b"\x11" * MARGIN
    return bytes(row[MARGIN:-MARGIN])


def named(writer: SlotWriter, row: bytes) -> list[str]:
    """The features that are on."""
    return [
        writer.features[first + value]
        for first, value in zip(writer.first_features, row, strict=True)
        if value != EMPTY
    ]


@every_table
@given(seed=seeds, at=steps)
@examples(8)
def test_a_row_does_not_change_when_hidden_things_do(table: Table, seed: int, at: int):
    writer = slots_for(table.game())
    state = position(table, seed, at)
    rng = seeded(seed)
    for viewer in range(state.seats()):
        other = with_other_secrets(table, state, viewer, rng)
        assert row_of(writer, other, viewer) == row_of(writer, state, viewer)


@every_table
@given(seed=seeds, at=steps)
@examples(8)
def test_every_value_has_a_name(table: Table, seed: int, at: int):
    writer = slots_for(table.game())
    state = position(table, seed, at)
    for seat in range(state.seats()):
        for value, values in zip(row_of(writer, state, seat), writer.values, strict=True):
            assert value == EMPTY or value < values


@every_table
@given(seed=seeds, at=steps)
@examples(4)
def test_a_position_that_was_written_down_and_read_has_the_same_rows(table: Table, seed: int, at: int):
    writer = slots_for(table.game())
    state = position(table, seed, at)
    read = table.game().from_document(json.loads(json.dumps(state.to_document())))
    for seat in range(state.seats()):
        assert row_of(writer, read, seat) == row_of(writer, state, seat)


@every_table
@given(seed=seeds, at=steps)
@examples(6)
def test_a_row_says_whose_points_are_how_many(table: Table, seed: int, at: int):
    """Points are what it is about: a row that had those of another seat would be believed."""
    writer = slots_for(table.game())
    state = position(table, seed, at)
    totals = state.totals()
    for seat in range(state.seats()):
        features = named(writer, row_of(writer, state, seat))
        for turn in range(state.seats()):
            name = "self" if turn == 0 else f"opponent-{turn}"
            points = totals[(seat + turn) % state.seats()]
            found = [feature for feature in features if feature.startswith(f"{name}/points/")]
            assert found == [f"{name}/points/{min(max(points, 0), most_points(writer, name))}"]


def most_points(writer: SlotWriter, name: str) -> int:
    return max(int(feature.rpartition("/")[2]) for feature in writer.features if feature.startswith(f"{name}/points/"))


@pytest.mark.parametrize("game", cases(FIRST_OF_EACH))
def test_features_have_names_of_their_own_and_cards_have_words(game: Table):
    writer, printed = slots_for(game.game()), printed_on(game.game())
    assert len(set(writer.features)) == len(writer.features)
    assert len(set(writer.names)) == len(writer.names) == len(writer.highs) == writer.width
    assert {
        first + values <= len(writer.features)
        for first, values in zip(writer.first_features, writer.values, strict=True)
    } == {True}
    things = {feature.rpartition("/")[2] for feature in writer.features}
    assert printed.keys() <= things
    assert all(words for words in printed.values())
    assert same_layout(game.game(), writer)


def same_layout(game: Game, writer: SlotWriter) -> bool:
    """Made again it is the same: weights depend on it."""
    again = slots_for(game)
    return (again.features, again.first_features) == (writer.features, writer.first_features)
