"""Worker processes that think for bots, so that nobody waits for a bot but its own table.

Each process works on one table at a time; when all are at work more are started, up to a limit. One that crashes or
thinks too long is replaced, and the game goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from galaktyka.server.thinking import Task, ready, set_up_process, think

log = logging.getLogger(__name__)


MOST_PROCESSES = 12
"""So many at most, however many bots are slow."""

MOST_ADVISING = 3
"""So many of them at most give hints."""

Moves = list[tuple[int, str]]
Result = TypeVar("Result")


class BotFailed(Exception):
    """The bot crashed or took too long."""


class Thinkers:
    """Some processes, each with a task or idle."""

    def __init__(self, processes: int, seconds: float, work: Callable[[Task], Moves] = think) -> None:
        self.seconds = seconds
        self.work = work
        self.context = multiprocessing.get_context(
            "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        )
        if self.context.get_start_method() == "forkserver":
            self.context.set_forkserver_preload(["galaktyka.server.thinking"])
        self.idle: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self.all: set[ProcessPoolExecutor] = set()
        self.advising = asyncio.Semaphore(MOST_ADVISING)
        for _ in range(processes):
            self.add()

    def add(self) -> None:
        """Another process; it starts with its first task."""
        process = ProcessPoolExecutor(1, self.context, initializer=set_up_process)
        self.all.add(process)
        self.idle.put_nowait(process)

    async def think(self, task: Task) -> Moves:
        """The bots' moves, or `BotFailed`."""
        return await self.run(self.work, task)

    async def advise(self, work: Callable[[Task], Result], task: Task) -> Result:
        """The same for a person who asks for advice: however many do, the bots of the tables have processes left."""
        async with self.advising:
            return await self.run(work, task)

    async def run(self, work: Callable[[Task], Result], task: Task) -> Result:
        """What a process makes of the task, or `BotFailed`; one that died is replaced and asked once more."""
        try:
            return await self.tried(work, task)
        except BrokenProcessPool:
            log.warning("a process died while it thought for %s", task.game)
        try:
            return await self.tried(work, task)
        except BrokenProcessPool as error:
            raise BotFailed from error

    async def tried(self, work: Callable[[Task], Result], task: Task) -> Result:
        """The answer of one process, or `BotFailed`, or `BrokenProcessPool`."""
        if self.idle.empty() and len(self.all) < MOST_PROCESSES:
            self.add()
        process = await self.idle.get()
        try:
            result = await asyncio.wait_for(asyncio.wrap_future(process.submit(work, task)), self.seconds)
        except TimeoutError as error:
            log.warning("a bot of %s took too long", task.game)
            self.replace(process)
            raise BotFailed from error
        except (BrokenProcessPool, asyncio.CancelledError):
            self.replace(process)
            raise
        except Exception as error:
            log.exception("a bot of %s failed", task.game)
            self.idle.put_nowait(process)
            raise BotFailed from error
        self.idle.put_nowait(process)
        return result

    def replace(self, process: ProcessPoolExecutor) -> None:
        """End a process that does not answer and start another."""
        self.stop(process)
        self.add()

    def stop(self, process: ProcessPoolExecutor) -> None:
        """End a process, whatever it does."""
        self.all.discard(process)
        for worker in list((process._processes or {}).values()):
            worker.kill()
        process.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self) -> None:
        """Start the processes before somebody waits for them; one that dies on the way is replaced when needed."""
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.gather(*(asyncio.wrap_future(process.submit(ready)) for process in list(self.all)))

    def close(self) -> None:
        """End all of them."""
        for process in list(self.all):
            self.stop(process)
