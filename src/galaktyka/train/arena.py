"""Where the learning player plays: tables in several processes, which write into memory that all of them share.

The tables of a process are in groups: while choices are worked out for the one, the process steps the other.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galaktyka.bots.search import mind_of
from galaktyka.core.rng import seeded
from galaktyka.envs.compiled.stepper import Buffers, Chance, Greedy, Reward, Seating, Stepper
from galaktyka.envs.observers import slots_for
from galaktyka.games import find_game
from galaktyka.train.settings import Settings

PARTS = ("rows", "legal", "counts", "seats", "ends", "rewards", "actions")


@dataclass(frozen=True)
class Shape:
    """How large a group's arrays are."""

    tables: int
    width: int
    room: int
    seats: int

    def arrays(self, memory: SharedMemory) -> dict[str, NDArray[Any]]:
        """The arrays of a group, in memory that is shared."""
        sizes: list[tuple[tuple[int, ...], type[np.generic]]] = [
            ((self.tables, self.width), np.uint8),
            ((self.tables, self.room), np.int16),
            ((self.tables,), np.int16),
            ((self.tables,), np.uint8),
            ((self.tables,), np.uint8),
            ((self.tables, self.seats), np.float32),
            ((self.tables,), np.int16),
        ]
        assert memory.buf is not None
        arrays: dict[str, NDArray[Any]] = {}
        at = 0
        for name, (shape, kind) in zip(PARTS, sizes, strict=True):
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            arrays[name] = np.frombuffer(memory.buf, np.uint8, size, at).view(kind).reshape(shape)
            at += -(-size // 64) * 64
        return arrays

    def size(self) -> int:
        """Bytes for the arrays of a group."""
        row = self.width + 2 * self.room + 2 + 1 + 1 + 4 * self.seats + 2
        return self.tables * row + 64 * len(PARTS)


def seatings_of(settings: Settings, tables: int, first: int) -> list[Seating]:
    """Who sits at the tables of a process: kinds of tables take turns; at some of them a fixed bot plays the rest."""
    kinds = [kind for kind in settings.kinds for _ in range(kind.share)]
    seatings: list[Seating] = []
    for table in range(tables):
        kind = kinds[(first + table) % len(kinds)]
        others: list[int] = []
        if is_measured(settings, table, tables):
            others = [seat for seat in range(kind.seats) if seat != (table // len(kinds)) % kind.seats]
        seatings.append(Seating(kind.seats, dict(kind.options), others))
    return seatings


def is_measured(settings: Settings, table: int, tables: int) -> bool:
    """The last tables of each process are those at which the fixed opponent plays."""
    return table >= tables - round(settings.measured * tables)


def work(
    settings: Settings, number: int, names: Sequence[str], shape: Shape, go: list[Semaphore], done: list[Semaphore]
) -> None:
    """A process: steps its tables of each group in turn, for ever."""
    if hasattr(os, "sched_setaffinity") and settings.pin:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[(number + 1) % len(cores)]})
    game = find_game(settings.game)
    tables = shape.tables // settings.workers
    part = slice(number * tables, (number + 1) * tables)
    memories = [SharedMemory(name) for name in names]
    steppers: list[tuple[Stepper, NDArray[Any]]] = []
    for group, memory in enumerate(memories):
        arrays = shape.arrays(memory)
        views = [arrays[name][part].view(np.uint8).reshape(-1).data for name in PARTS[:-1]]
        seed = settings.seed * 1_000_003 + number * 101 + group
        answerer = Greedy(mind_of(game.key)) if settings.opponent == "greedy" else Chance(seeded(seed))
        stepper = Stepper(
            game,
            slots_for(game),
            seatings_of(settings, tables, group),
            Buffers(*views),
            seed,
            Reward(settings.win, settings.scale),
            answerer,
            settings.most_choices,
        )
        steppers.append((stepper, arrays["actions"][part]))
        done[group].release()
    while True:
        for group, (stepper, actions) in enumerate(steppers):
            go[group].acquire()
            stepper.step(actions.tolist())
            done[group].release()


class Arena:
    """All processes, seen from the one that learns."""

    def __init__(self, settings: Settings, width: int, seats: int) -> None:
        self.settings = settings
        self.shape = Shape(settings.workers * settings.tables, width, settings.room, seats)
        context = get_context("spawn")
        self.memories = [SharedMemory(create=True, size=self.shape.size()) for _ in range(settings.groups)]
        self.groups = [self.shape.arrays(memory) for memory in self.memories]
        self.done = [context.Semaphore(0) for _ in range(settings.groups)]
        self.go = [[context.Semaphore(0) for _ in range(settings.groups)] for _ in range(settings.workers)]
        names = [memory.name for memory in self.memories]
        self.processes = [
            context.Process(
                target=work, args=(settings, number, names, self.shape, self.go[number], self.done), daemon=True
            )
            for number in range(settings.workers)
        ]
        for process in self.processes:
            process.start()

    def wait(self, group: int) -> None:
        """Until all processes have stepped the group."""
        for _ in range(self.settings.workers):
            while not self.done[group].acquire(timeout=1):
                if not all(process.is_alive() for process in self.processes):
                    raise RuntimeError("a process that plays has ended")

    def step(self, group: int) -> None:
        """Let all processes take the choices that stand in the group's actions."""
        for go in self.go:
            go[group].release()

    def close(self) -> None:
        """End everything."""
        for process in self.processes:
            process.kill()
            process.join()
        self.groups = []
        for memory in self.memories:
            with contextlib.suppress(BufferError):  # somebody still looks at it; it goes with the process
                memory.close()
            memory.unlink()
