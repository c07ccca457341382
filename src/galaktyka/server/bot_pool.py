"""A pool of worker processes that choose moves for bots, so that a slow bot holds up no table but its own.

Each process works for one table at a time; when all are busy more are started, up to a limit. One that crashes or takes
too long is replaced, and the game goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import ParamSpec, TypeVar

from galaktyka.interrupts import interrupts_wait
from galaktyka.server.bot_worker import Task, ready, set_up_process, think
from galaktyka.server.problems import Refusal

log = logging.getLogger(__name__)


MOST_PROCESSES = 12
"""So many at most, however many bots are slow."""

MOST_ADVISING = 3
"""So many of them at most give hints."""
MOST_ADVISED = 24
"""So many people at most are given a hint or wait for one."""
MOST_ADVISED_THERE = 8
"""So many of them at one address."""

Moves = list[tuple[int, int]]
Given = ParamSpec("Given")
Result = TypeVar("Result")


class BotFailed(Exception):
    """The bot crashed or took too long."""


class Turns:
    """Processes that are free, and those who wait for one: everybody in turn, however much somebody asks for."""

    def __init__(self) -> None:
        self.free: deque[ProcessPoolExecutor] = deque()
        self.waiting: OrderedDict[str, deque[asyncio.Future[ProcessPoolExecutor]]] = OrderedDict()
        """By whom it is for; whose turn it is comes first."""

    async def get(self, whose: str) -> ProcessPoolExecutor:
        """A process, as soon as it is their turn."""
        if self.free:
            return self.free.popleft()
        turn: asyncio.Future[ProcessPoolExecutor] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came in the same moment
                self.put(turn.result())
            elif turn in self.waiting.get(whose, ()):
                self.waiting[whose].remove(turn)
                if not self.waiting[whose]:
                    del self.waiting[whose]
            raise

    def put(self, process: ProcessPoolExecutor) -> None:
        """A process is free: for the next one, who then waits for all others."""
        while self.waiting:
            whose, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[whose] = turns
            if not turn.done():
                turn.set_result(process)
                return
        self.free.append(process)


class BotPool:
    """The processes, each with a task or idle."""

    def __init__(self, processes: int, seconds: float, work: Callable[[Task], Moves] = think) -> None:
        self.seconds = seconds
        self.work = work
        self.context = context()
        self.turns = Turns()
        self.all: set[ProcessPoolExecutor] = set()
        self.advising = asyncio.Semaphore(MOST_ADVISING)
        self.advised: dict[str, str] = {}
        """Who is given a hint or waits for one, and from where they ask."""
        for _ in range(processes):
            self.add()

    def add(self) -> None:
        """Another process; it starts with its first task."""
        process = ProcessPoolExecutor(1, self.context, initializer=set_up_process)
        self.all.add(process)
        self.turns.put(process)

    async def think(self, task: Task, whose: str = "") -> Moves:
        """The bots' moves, or `BotFailed`. `whose` table it is: while all processes are at work, people take turns."""
        return await self.run(self.work, task, whose)

    async def advise(self, work: Callable[[Task], Result], task: Task, person: str, address: str) -> Result:
        """The same for a person who asks for advice: however many do, the bots of the tables have processes left.

        Refused while the same person waits for advice, or too many do: anybody can be many guests.
        """
        if person in self.advised:
            raise Refusal(429, "hint-under-way")
        beside = sum(other == address for other in self.advised.values())
        if len(self.advised) >= MOST_ADVISED or beside >= MOST_ADVISED_THERE:
            raise Refusal(503, "hints-busy")
        self.advised[person] = address
        try:
            async with self.advising:
                return await self.run(work, task, person)
        finally:
            del self.advised[person]

    async def run(self, work: Callable[[Task], Result], task: Task, whose: str) -> Result:
        """What a process makes of the task, or `BotFailed`; one that died is replaced and asked once more."""
        try:
            return await self.tried(work, task, whose)
        except BrokenProcessPool:
            log.warning("a process died while it thought for %s", task.game)
        try:
            return await self.tried(work, task, whose)
        except BrokenProcessPool as error:
            raise BotFailed from error

    async def tried(self, work: Callable[[Task], Result], task: Task, whose: str) -> Result:
        """The answer of one process, or `BotFailed`, or `BrokenProcessPool`."""
        if not self.turns.free and len(self.all) < MOST_PROCESSES:
            self.add()
        process = await self.turns.get(whose)
        try:
            result = await asyncio.wait_for(done(process, work, task), self.seconds)
        except TimeoutError as error:
            log.warning("a bot of %s took too long", task.game)
            self.replace(process)
            raise BotFailed from error
        except (BrokenProcessPool, asyncio.CancelledError):
            self.replace(process)
            raise
        except Exception as error:
            log.exception("a bot of %s failed", task.game)
            self.turns.put(process)
            raise BotFailed from error
        self.turns.put(process)
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
            await asyncio.gather(*(done(process, ready) for process in list(self.all)))

    def close(self) -> None:
        """End all of them."""
        for process in list(self.all):
            self.stop(process)


def context() -> BaseContext:
    """How the processes are started: where it can be, as copies of one that has imported everything."""
    found = multiprocessing.get_context(
        "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    )
    if found.get_start_method() == "forkserver":
        found.set_forkserver_preload(["galaktyka.server.bot_worker"])
    return found


def import_early() -> None:
    """Let the process that is copied begin to import: the first pool does not wait for it then."""
    if context().get_start_method() == "forkserver":
        from multiprocessing import forkserver

        with interrupts_wait():
            forkserver.ensure_running()


async def done(
    process: ProcessPoolExecutor, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
) -> Result:
    """What the work returns in the process. The first task starts it, which takes long: nobody else waits for that."""

    def given() -> Future[Result]:
        with interrupts_wait():  # the process never hears of Ctrl-C, not even while it starts
            return process.submit(work, *args, **kwargs)

    return await asyncio.wrap_future(await asyncio.to_thread(given))
