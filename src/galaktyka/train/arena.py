"""Where the learning player plays: tables in several processes, which write into memory that all of them share.

The tables of a process are in groups: while choices are worked out for the one, the process steps the other. A group
of a process is a lane. Lanes do not wait for each other: those that are ready first are thought about first, so a
process on a slow core holds nobody up.
"""

from __future__ import annotations

import contextlib
import os
from collections import deque
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galaktyka.bots.search import mind_of
from galaktyka.core.rng import seeded
from galaktyka.envs.compiled.stepper import Answerer, Buffers, Chance, Greedy, Reward, Seating, Stepper
from galaktyka.envs.observers import slots_for
from galaktyka.interrupts import interrupts_wait
from galaktyka.train.lifetime import ProcessLost, guarded, how_it_ended
from galaktyka.train.settings import Kind, Settings, game_of
from galaktyka.train.tables import keep_tables, restore_tables

WRITTEN = ("rows", "legal", "counts", "seats", "ends", "rewards")
"""By the stepper; `advice`, what the fixed opponent would choose, comes after them, and `actions` from who learns."""
FLAGS = 2
"""Bytes behind those of the lanes."""
Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Shape:
    """How large a lane's arrays are."""

    tables: int
    width: int
    room: int
    seats: int

    def parts(self) -> dict[str, tuple[int, tuple[int, ...], type[np.generic]]]:
        """Where in a lane's memory each array begins, its shape and its numbers."""
        tables = self.tables
        shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
            "rows": ((tables, self.width), np.uint8),
            "legal": ((tables, self.room), np.int16),
            "counts": ((tables,), np.int16),
            "seats": ((tables,), np.uint8),
            "ends": ((tables,), np.uint8),
            "rewards": ((tables, self.seats), np.float32),
            "advice": ((tables,), np.int16),
            "actions": ((tables,), np.int16),
        }
        found = {}
        at = 0
        for name, (shape, kind) in shapes.items():
            found[name] = (at, shape, kind)
            at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
        return found

    def arrays(self, memory: memoryview) -> Arrays:
        """The arrays of a lane in its memory."""
        return {
            name: np.frombuffer(memory, np.uint8, int(np.prod(shape)) * np.dtype(kind).itemsize, at)
            .view(kind)
            .reshape(shape)
            for name, (at, shape, kind) in self.parts().items()
        }

    def size(self) -> int:
        """Bytes of a lane."""
        at, (tables,), _ = self.parts()["actions"]
        return -(-(at + 2 * tables) // 4096) * 4096


def kinds_of(settings: Settings) -> list[Kind]:
    """The kind of each table of a lane: kinds take turns."""
    turns = [kind for kind in settings.kinds for _ in range(kind.share)]
    return [turns[table % len(turns)] for table in range(settings.tables)]


def own_seats(settings: Settings) -> list[int]:
    """For each table of a lane at which others play, too, the seat of the network: each in turn."""
    turns = sum(kind.share for kind in settings.kinds)
    return [(table // turns) % kind.seats for table, kind in enumerate(kinds_of(settings))]


def measured_tables(settings: Settings) -> range:
    """The tables of each lane at which a fixed bot plays the other seats: the last ones."""
    return range(settings.tables - round(settings.measured * settings.tables), settings.tables)


def league_tables(settings: Settings) -> range:
    """The tables of each lane at which earlier selves play: those before the measured ones, as many for each self."""
    end = measured_tables(settings).start
    each = round(settings.league * settings.tables) // settings.members
    return range(end - each * settings.members, end)


def seatings_of(settings: Settings) -> list[Seating]:
    """Who sits at the tables of a lane."""
    seats = own_seats(settings)
    measured = measured_tables(settings)
    return [
        Seating(
            kind.seats,
            dict(kind.options),
            [seat for seat in range(kind.seats) if seat != seats[table]] if table in measured else (),
        )
        for table, kind in enumerate(kinds_of(settings))
    ]


@dataclass
class Desk:
    """What a process and the one that learns use to speak about a lane."""

    go: Semaphore
    """The actions are there."""
    bell: Semaphore
    """Some lane is ready: its flag is up."""


class Worker:
    """A process: steps its tables, lane after lane, for ever."""

    def __init__(
        self, settings: Settings, number: int, memory: memoryview, shape: Shape, desks: list[Desk], kept: int
    ) -> None:
        self.folder = Path(settings.out)
        self.desks = desks
        self.game = game_of(settings)
        self.shape = shape
        self.flags = flags_of(memory, settings.lanes)
        self.lanes = [number * settings.groups + group for group in range(settings.groups)]
        self.arrays = [shape.arrays(lane_memory(memory, shape, lane)) for lane in self.lanes]
        self.fixed = fixed_opponent(settings, number)
        self.steppers = [
            Stepper(
                self.game,
                slots_for(self.game),
                seatings_of(settings),
                Buffers(*(self.arrays[group][name].view(np.uint8).reshape(-1).data for name in WRITTEN)),
                settings.seed * 1_000_003 + number * 101 + group,
                Reward(settings.win, settings.scale),
                self.fixed,
                settings.most_choices,
            )
            for group in range(settings.groups)
        ]
        if kept:
            for lane, stepper in zip(self.lanes, self.steppers, strict=True):
                restore_tables(self.folder, kept, lane, stepper)

    def run(self) -> None:
        """For ever."""
        for group in range(len(self.lanes)):
            self.ready(group)
        while True:
            for group, stepper in enumerate(self.steppers):
                self.desks[group].go.acquire()
                if self.flags["keep"][0]:
                    keep_tables(self.folder, int(self.flags["keep"][0]), self.lanes[group], stepper)
                else:
                    stepper.step(self.arrays[group]["actions"].tolist())
                self.ready(group)

    def ready(self, group: int) -> None:
        """The lane waits for actions. A network that learns to imitate hears what the fixed opponent would do."""
        if self.flags["advise"][0]:
            stepper = self.steppers[group]
            self.arrays[group]["advice"][:] = [
                self.fixed.answer(state, int(seat))
                for state, seat in zip(stepper.states, self.arrays[group]["seats"], strict=True)
            ]
        self.flags["ready"][self.lanes[group]] = 1
        self.desks[group].bell.release()


def fixed_opponent(settings: Settings, number: int) -> Answerer:
    """Against whom it is measured."""
    if settings.opponent == "greedy":
        return Greedy(mind_of(settings.game))
    return Chance(seeded(settings.seed * 1_000_003 + number))


def lane_memory(memory: memoryview, shape: Shape, lane: int) -> memoryview:
    """The part of the memory that a lane writes into."""
    size = shape.size()
    return memory[lane * size : (lane + 1) * size]


def flags_of(memory: memoryview, lanes: int) -> Arrays:
    """What lies behind the lanes: which of them are ready, and what is wanted of them.

    "advise": hear what the fixed opponent would choose. "keep": write down the tables instead of stepping
    them, in this of the two places.
    """
    end = len(memory)
    return {
        "ready": np.frombuffer(memory, np.uint8, lanes, end - lanes - FLAGS),
        "advise": np.frombuffer(memory, np.uint8, 1, end - FLAGS),
        "keep": np.frombuffer(memory, np.uint8, 1, end - FLAGS + 1),
    }


def work(settings: Settings, number: int, name: str, size: int, shape: Shape, desks: list[Desk], kept: int) -> None:
    """What a process does."""
    if hasattr(os, "sched_setaffinity") and settings.pin:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[(number + 1) % len(cores)]})
    guarded(partial(play, settings, number, name, size, shape, desks, kept), Path(settings.out))


def play(settings: Settings, number: int, name: str, size: int, shape: Shape, desks: list[Desk], kept: int) -> None:
    """For ever."""
    memory = SharedMemory(name)
    assert memory.buf is not None
    Worker(settings, number, memory.buf[:size], shape, desks, kept).run()


class Arena:
    """All processes, seen from the one that learns."""

    def __init__(self, settings: Settings, width: int, seats: int, kept: int = 0) -> None:
        self.settings = settings
        self.kept = kept
        """Where the tables were written down that it goes on with; 0: new ones are dealt."""
        self.shape = Shape(settings.tables, width, settings.room, seats)
        context = get_context("spawn")
        self.size = settings.lanes * self.shape.size() + settings.lanes + FLAGS
        self.memory = SharedMemory(create=True, size=self.size)
        assert self.memory.buf is not None
        memory = self.memory.buf[: self.size]
        self.lanes = [self.shape.arrays(lane_memory(memory, self.shape, lane)) for lane in range(settings.lanes)]
        self.whole = np.frombuffer(memory, np.uint8, settings.lanes * self.shape.size()).reshape(settings.lanes, -1)
        """The memory of each lane as bytes."""
        self.flags = flags_of(memory, settings.lanes)
        self.advise(settings.imitate > 0.0)
        self.bell = context.Semaphore(0)
        self.desks = [Desk(context.Semaphore(0), self.bell) for _ in range(settings.lanes)]
        self.waiting: deque[int] = deque()
        self.turns = [0] * settings.workers
        """Which group of each process will be ready next."""
        self.processes = [
            context.Process(
                target=work,
                args=(
                    settings,
                    number,
                    self.memory.name,
                    self.size,
                    self.shape,
                    self.desks[number * settings.groups : (number + 1) * settings.groups],
                    kept,
                ),
                daemon=True,
            )
            for number in range(settings.workers)
        ]
        with interrupts_wait():
            for process in self.processes:
                process.start()

    def advise(self, wanted: bool) -> None:
        """Whether the fixed opponent's advice is wanted for every position."""
        self.flags["advise"][0] = wanted

    def ready(self) -> list[int]:
        """As many lanes as are thought about together, those that have waited longest first."""
        self.wait_for(self.settings.together)
        return sorted(self.waiting.popleft() for _ in range(self.settings.together))

    def wait_for(self, number: int) -> None:
        """Until so many lanes wait for actions."""
        while len(self.waiting) < number:
            if not self.bell.acquire(timeout=1):
                self.check()
                continue
            self.waiting += self.found()

    def found(self) -> list[int]:
        """The lanes that have become ready, those of a process in its own order: it steps one group after the other,
        so it would wait for ever for a lane whose turn had been given to another."""
        ready, groups = self.flags["ready"], self.settings.groups
        lanes = []
        for process, turn in enumerate(self.turns):
            while ready[lane := process * groups + turn]:
                ready[lane] = 0
                lanes.append(lane)
                turn = (turn + 1) % groups
            self.turns[process] = turn
        return lanes

    def check(self) -> None:
        """All processes are there."""
        for process in self.processes:
            if not process.is_alive():
                raise ProcessLost(how_it_ended(Path(self.settings.out), process.exitcode))

    def keep(self) -> None:
        """Let all processes write down their tables, beside those of the last time, which stay as long as there is no
        checkpoint that names these; all lanes must have been given actions."""
        self.wait_for(self.settings.lanes)
        self.kept = 2 if self.kept == 1 else 1
        self.flags["keep"][0] = self.kept
        self.waiting.clear()
        for lane in range(self.settings.lanes):
            self.go(lane)
        self.wait_for(self.settings.lanes)
        self.flags["keep"][0] = 0

    def go(self, lane: int) -> None:
        """Let the lane take the choices that stand in its actions."""
        self.desks[lane].go.release()

    def close(self) -> None:
        """End everything."""
        for process in self.processes:
            process.kill()
            process.join()
        self.lanes = []
        self.flags = {}
        del self.whole
        with contextlib.suppress(BufferError):  # somebody still looks at it; it goes with the process
            self.memory.close()
        self.memory.unlink()
