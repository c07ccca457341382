"""Observations are numbers with names: as many as declared, within their bounds, all that a seat may know, no more."""

import pytest
from hypothesis import given

from galaktyka.core.errors import SetupError
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.envs.compiled.numbers import Layout, count, put, put_signed, write_mask
from galaktyka.envs.compiled.slots import put_number
from galaktyka.envs.observers import Observer, factory_for, observer_for
from tests.envs.expected import expected
from tests.envs.tables import every_table
from tests.laws.tables import TABLES, Table, choose, examples, position, seeds, steps, with_other_secrets

BY_KEY = {table.key: table for table in TABLES}
one_of_each = pytest.mark.parametrize(
    "table", [t for t in TABLES if t.seats == 3 and not any(dict(t.options).values())], ids=str
)


def observation(observer: Observer, state: State, seat: int) -> bytes:
    row = bytearray(len(observer.names))
    observer.write(state, seat, row, 0)
    return bytes(row)


def named(observer: Observer, state: State, seat: int) -> dict[str, int]:
    """What is not zero, by its name."""
    return {
        name: number for name, number in zip(observer.names, observation(observer, state, seat), strict=True) if number
    }


@every_table
@given(seed=seeds)
@examples(2)
def test_every_number_has_a_name_of_its_own(table: Table, seed: int):
    observer = observer_for(table.game(), table.seats)
    width = len(observer.highs)
    assert len(set(observer.names)) == len(observer.names) == width
    assert min(observer.highs) >= 1
    state, rng = table.start(seed), seeded(seed)
    while not state.is_over() and rng.below(100):
        for seat in range(table.seats):
            rows = bytearray(3 * width)
            observer.write(state, seat, rows, width)
            assert rows[:width] == rows[2 * width :] == bytes(width)  # there are no numbers beside those with names
        state.apply(*choose(state, rng))


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_numbers_stay_within_their_bounds(table: Table, seed: int, at: int):
    observer = observer_for(table.game(), table.seats)
    state = position(table, seed, at)
    rng = seeded(seed)
    for _ in range(60):
        for seat in range(table.seats):
            row = observation(observer, state, seat)
            over = [name for name, n, high in zip(observer.names, row, observer.highs, strict=True) if n > high]
            assert over == []
        if state.is_over():
            break
        state.apply(*choose(state, rng))


@every_table
@given(seed=seeds, at=steps)
@examples(5)
def test_an_observation_tells_nothing_hidden(table: Table, seed: int, at: int):
    observer = observer_for(table.game(), table.seats)
    state = position(table, seed, at)
    rng = seeded(seed)
    for seat in range(table.seats):
        seen = observation(observer, state, seat)
        assert observation(observer, state.determinise(seat, rng), seat) == seen
        assert observation(observer, with_other_secrets(table, state, seat, rng), seat) == seen


@every_table
@given(seed=seeds)
@examples(2)
def test_an_observation_tells_what_the_view_shows(table: Table, seed: int):
    observer = observer_for(table.game(), table.seats)
    state = table.start(seed)
    rng = seeded(seed)
    for _ in range(100):
        for seat in range(table.seats):
            view = state.view(seat)
            assert named(observer, state, seat) == expected(view)
        if state.is_over():
            break
        state.apply(*choose(state, rng))


# ------------------------------------------------------------------ worked out by hand


def test_the_start_of_race():
    table = BY_KEY["race"]
    state = next(t for t in TABLES if str(t) == "race-2").start(7)
    own = state.view(0)["players"][0]
    seen = named(observer_for(table.game(), 2), state, 0)
    assert {name.removeprefix("hand/") for name in seen if name.startswith("hand/")} == set(own["hand"])
    assert seen["pool/left"] == 24  # twelve for each player
    assert seen["self/hand-size"] == 6
    assert seen["opponent-1/hand-size"] == 4  # two of the six are as good as discarded
    assert seen["question/discard"] == 1
    assert seen["owe"] == 2
    assert seen[f"self/tableau/{own['tableau'][0]['card']}"] == 1
    assert seen["opponent-1/status/hidden"] == 1
    assert "opponent-1/status/choosing" not in seen


@one_of_each
def test_a_seat_comes_first_in_its_own_observation(table: Table):
    observer = observer_for(table.game(), 3)
    state = position(table, 5, 40)
    rows = [named(observer, state, seat) for seat in range(3)]
    for seat in range(3):
        for turn in range(1, 3):
            other = rows[(seat + turn) % 3]
            for name in ("chips", "credits", "points"):
                assert rows[seat].get(f"opponent-{turn}/{name}") == other.get(f"self/{name}")


def test_alone_the_automa_is_told_as_the_last_player():
    table = next(t for t in TABLES if str(t) == "cosmos-1")
    observer = observer_for(table.game(), 1)
    assert any(name.startswith("automa/symbol/") for name in observer.names)
    assert not any(name.startswith("opponent") for name in observer.names)


def test_a_pool_below_zero_is_overdrawn():
    row = bytearray(2)
    put_signed(row, 0, -3)
    assert row == bytes([0, 3])


def test_too_much_for_a_byte_counts_as_the_highest():
    row = bytearray(1)
    put(row, 0, 1000)
    assert row == bytes([255])


def test_rows_can_stand_one_after_another():
    table = BY_KEY["race"]
    observer = observer_for(table.game(), table.seats)
    state = position(table, 3, 60)
    rows = bytearray(3 * len(observer.names))
    observer.write(state, 1, rows, len(observer.names))
    assert rows[: len(observer.names)] == bytes(len(observer.names))
    assert rows[len(observer.names) : 2 * len(observer.names)] == observation(observer, state, 1)
    assert rows[2 * len(observer.names) :] == bytes(len(observer.names))


def test_a_mask_marks_the_legal_actions():
    state = BY_KEY["race"].start(1)
    actions = len(state.game().actions)
    mask = bytearray(actions)
    write_mask(state, 0, mask, 0)
    assert [action for action in range(actions) if mask[action]] == state.legal(0)


def test_a_layout_gives_places_in_order():
    layout = Layout()
    assert layout.number("round") == 0
    assert layout.each("hand", ["gem-world", "old-earth"], 2) == 1
    assert layout.number("deck") == 3
    assert layout.names == ["round", "hand/gem-world", "hand/old-earth", "deck"]
    assert layout.highs == [255, 2, 2, 255]


def test_a_game_without_an_observer_says_so():
    with pytest.raises(SetupError) as refused:
        factory_for("chess")
    assert refused.value.message_id == "envs.no-observer"


def test_places_count_from_the_end_where_they_are_below_zero():
    """The compiled build writes bytes by a way of its own (core/bytearrays.h), which is Python's in everything."""
    row = bytearray(4)
    put(row, -1, 300)
    put(row, -4, 7)
    count(row, -2, bytes([0, 0]))
    assert row == bytes([7, 0, 2, 255])


@pytest.mark.parametrize("place", [4, -5, 2**62])
def test_nothing_is_written_or_read_outside_a_row(place: int):
    row = bytearray(b"\x01" * 4)
    with pytest.raises(IndexError, match="bytearray index out of range"):
        put(row, place, 1)
    with pytest.raises(IndexError, match="bytearray index out of range"):
        count(row, place, bytes([0]))
    assert row == b"\x01" * 4


@pytest.mark.parametrize("number", [-1, -256])
def test_what_is_no_byte_is_not_written(number: int):
    row = bytearray(4)
    with pytest.raises(ValueError, match="byte must be in range"):
        put_number(row, 1, number, 5)
    with pytest.raises(ValueError, match="byte must be in range"):
        put_number(row, 1, 256, 256)
    assert row == bytes(4)
