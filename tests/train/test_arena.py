"""Where the learning player plays: who sits where, and memory in which nothing overlaps. Needs no PyTorch."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from galaktyka.envs.observers import slots_for
from galaktyka.games import find_game
from galaktyka.train.arena import Arena, Shape, league_tables, measured_tables, own_seats, seatings_of
from galaktyka.train.lifetime import FAULT, ProcessLost
from galaktyka.train.settings import Kind, Settings

WIDTH = slots_for(find_game("race")).width
SMALL = Settings("race", (Kind(2),), workers=1, groups=1, tables=1, pin=False, together=1)
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
def test_lanes_of_a_process_are_served_in_its_own_order(tmp_path):
    """Both are ready, the second one was so first: in the other order it would wait for ever at a checkpoint."""
    arena = Arena(replace(SMALL, groups=2, out=str(tmp_path)), WIDTH, 4)
    try:
        for expected in (0, 1, 0):
            assert arena.ready() == [expected]
            serve(arena, expected)
        deadline = time.monotonic() + 60
        while not arena.flags["ready"].all() and time.monotonic() < deadline:
            time.sleep(0.001)
        assert arena.ready() == [1]
        serve(arena, 1)
        arena.keep()
        assert (tmp_path / "tables" / "1.tables").is_file()
    finally:
        arena.close()


def serve(arena: Arena, lane: int) -> None:
    arena.lanes[lane]["actions"][:] = arena.lanes[lane]["legal"][:, 0]
    arena.go(lane)


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
        arena = Arena(settings, slots_for(find_game("race")).width, 4, int(resumed))
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


def test_a_process_that_ends_is_told_and_why(tmp_path):
    """Room for three choices is too little for the first question of Race for the Galaxy."""
    settings = replace(SMALL, room=3, out=str(tmp_path))
    arena = Arena(settings, WIDTH, 4)
    try:
        with pytest.raises(ProcessLost, match="choices do not fit into room for 3"):
            arena.ready()
        assert "Traceback" in (tmp_path / FAULT).read_text()
    finally:
        arena.close()


@pytest.mark.slow
def test_a_process_that_was_killed_is_told(tmp_path):
    arena = Arena(replace(SMALL, out=str(tmp_path)), WIDTH, 4)
    try:
        arena.wait_for(1)
        pid = arena.processes[0].pid
        assert pid
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(ProcessLost, match="SIGKILL"):
            arena.wait_for(2)
    finally:
        arena.close()


BEGUN = """
import sys
from galaktyka.train.arena import Arena
from galaktyka.train.settings import Kind, Settings

if __name__ == "__main__":
    settings = Settings("race", (Kind(2),), workers=2, groups=1, tables=1, pin=False, together=2, out=sys.argv[1])
    arena = Arena(settings, int(sys.argv[2]), 4)
    arena.ready()
    print(*[process.pid for process in arena.processes], flush=True)
    arena.wait_for(1)
"""


@pytest.mark.slow
def test_nobody_stays_behind_when_the_one_that_learns_is_killed(tmp_path):
    """Its processes wait for work that never comes; they end with it all the same."""
    (tmp_path / "begun.py").write_text(BEGUN)
    main = subprocess.Popen(
        [sys.executable, str(tmp_path / "begun.py"), str(tmp_path), str(WIDTH)], stdout=subprocess.PIPE, text=True
    )
    assert main.stdout
    with main, main.stdout:
        pids = [int(pid) for pid in main.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_there(pid) for pid in pids)
        main.kill()
    deadline = time.monotonic() + 60
    while any(is_there(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(is_there(pid) for pid in pids)


def is_there(pid: int) -> bool:
    """Whether a process runs; one that nobody has asked for its end does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return not Path("/proc").is_dir()
