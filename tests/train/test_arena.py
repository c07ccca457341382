"""Where the learning player plays: who sits where, and memory in which nothing overlaps. Needs no PyTorch."""

from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from galaktyka.train.arena import Arena, Shape, seatings_of
from galaktyka.train.settings import Kind, Settings

KINDS = (Kind(2, (), 2), Kind(4, (("advanced", False),)))


def test_kinds_of_tables_take_turns():
    seatings = seatings_of(Settings("race", KINDS, measured=0.0), 7, 0)
    assert [seating.seats for seating in seatings] == [2, 2, 4, 2, 2, 4, 2]
    assert [seating.others for seating in seatings] == [[]] * 7
    assert seatings[2].options == {"advanced": False}


def test_the_last_tables_measure_at_each_seat_in_turn():
    """Of 40 tables the last ten: the network sits at one seat, a fixed opponent at the others."""
    seatings = seatings_of(Settings("race", (Kind(3),), measured=0.25), 40, 0)
    assert [seating.others for seating in seatings[:30]] == [[]] * 30
    assert [seating.others for seating in seatings[30:33]] == [[1, 2], [0, 2], [0, 1]]


def test_arrays_share_memory_without_overlapping():
    shape = Shape(tables=3, width=5, room=2, seats=4)
    memory = SharedMemory(create=True, size=shape.size())
    try:
        arrays = shape.arrays(memory)
        for number, array in enumerate(arrays.values(), 1):
            array.view(np.uint8)[:] = number
        assert [set(array.view(np.uint8).reshape(-1).tolist()) for array in arrays.values()] == [
            {n} for n in range(1, 8)
        ]
        assert [array.shape for array in arrays.values()] == [(3, 5), (3, 2), (3,), (3,), (3,), (3, 4), (3,)]
        del array, arrays
    finally:
        memory.close()
        memory.unlink()


@pytest.mark.slow
def test_processes_step_their_tables():
    settings = Settings("race", (Kind(2),), workers=2, groups=1, tables=4, measured=0.25, pin=False)
    arena = Arena(settings, 292, 4)
    try:
        arena.wait(0)
        arrays = arena.groups[0]
        before = arrays["rows"].copy()
        assert (arrays["counts"] > 1).all()
        arrays["actions"][:] = arrays["legal"][:, 0]
        arena.step(0)
        arena.wait(0)
        assert (arrays["rows"] != before).any(axis=1).all()
        del arrays
    finally:
        arena.close()


def test_a_process_that_ends_is_told():
    settings = Settings("no such game", (Kind(2),), workers=1, groups=1, tables=1, pin=False)
    arena = Arena(settings, 292, 4)
    try:
        with pytest.raises(RuntimeError, match="has ended"):
            arena.wait(0)
    finally:
        arena.close()
