"""Where the learning player plays: who sits where, and memory in which nothing overlaps. Needs no PyTorch."""

import numpy as np
import pytest

from galaktyka.envs.observers import slots_for
from galaktyka.games import find_game
from galaktyka.train.arena import Arena, Shape, league_tables, measured_tables, own_seats, seatings_of
from galaktyka.train.settings import Kind, Settings

KINDS = (Kind(2, (), 2), Kind(4, (("advanced", False),)))


def test_kinds_of_tables_take_turns():
    seatings = seatings_of(Settings("race", KINDS, measured=0.0, tables=7))
    assert [seating.seats for seating in seatings] == [2, 2, 4, 2, 2, 4, 2]
    assert [seating.others for seating in seatings] == [[]] * 7
    assert seatings[2].options == {"advanced": False}


def test_the_last_tables_measure_at_each_seat_in_turn():
    """Of 40 tables the last ten: the network sits at one seat, a fixed opponent at the others."""
    seatings = seatings_of(Settings("race", (Kind(3),), measured=0.25, tables=40))
    assert [seating.others for seating in seatings[:30]] == [[]] * 30
    assert [seating.others for seating in seatings[30:33]] == [[1, 2], [0, 2], [0, 1]]


def test_the_league_sits_before_them_in_equal_parts():
    """Of 40 tables a quarter, 10: for three earlier selves 3 each; the last 4 tables are for the fixed opponent."""
    settings = Settings("race", (Kind(3),), measured=0.1, league=0.25, members=3, tables=40)
    assert measured_tables(settings) == range(36, 40)
    assert league_tables(settings) == range(27, 36)
    assert own_seats(settings)[27:33] == [0, 1, 2, 0, 1, 2]


def test_arrays_share_memory_without_overlapping():
    shape = Shape(tables=3, width=5, room=2, seats=4)
    memory = memoryview(bytearray(shape.size()))
    arrays = shape.arrays(memory)
    for number, array in enumerate(arrays.values(), 1):
        array.view(np.uint8)[:] = number
    assert [set(array.view(np.uint8).reshape(-1).tolist()) for array in arrays.values()] == [{n} for n in range(1, 9)]
    assert [array.shape for array in arrays.values()] == [(3, 5), (3, 2), (3,), (3,), (3,), (3, 4), (3,), (3,)]


@pytest.mark.slow
def test_processes_step_their_tables():
    settings = Settings("race", (Kind(2),), workers=2, groups=1, tables=4, measured=0.25, pin=False, together=1)
    arena = Arena(settings, slots_for(find_game("race")).width, 4)
    try:
        for _ in range(6):
            (lane,) = arena.ready()
            arrays = arena.lanes[lane]
            before = arrays["rows"].copy()
            assert (arrays["counts"] > 1).all()
            arrays["actions"][:] = arrays["legal"][:, 0]
            arena.go(lane)
            arena.wait_for(settings.lanes)
            assert (arrays["rows"] != before).any(axis=1).all()
        del arrays
    finally:
        arena.close()


@pytest.mark.slow
def test_tables_that_were_written_down_are_gone_on_with(tmp_path):
    """Another arena, another seed of its own: what it shows and what follows is what the first one showed."""
    shown = []
    for resumed in (False, True):
        settings = Settings(
            "race",
            (Kind(2),),
            seed=1 + resumed,
            workers=1,
            groups=2,
            tables=3,
            pin=False,
            together=2,
            out=str(tmp_path),
        )
        arena = Arena(settings, slots_for(find_game("race")).width, 4, resumed)
        try:
            for step in range(40):
                if step == 20 and not resumed:
                    arena.keep()
                lanes = arena.ready()
                if step >= 20 or resumed:
                    shown.append(b"".join(arena.lanes[lane]["rows"].tobytes() for lane in lanes))
                for lane in lanes:
                    arena.lanes[lane]["actions"][:] = arena.lanes[lane]["legal"][:, 0]
                    arena.go(lane)
        finally:
            arena.close()
    assert shown[:20] == shown[20:40]


def test_a_process_that_ends_is_told():
    settings = Settings("no such game", (Kind(2),), workers=1, groups=1, tables=1, pin=False, together=1)
    arena = Arena(settings, 292, 4)
    try:
        with pytest.raises(RuntimeError, match="has ended"):
            arena.ready()
    finally:
        arena.close()
