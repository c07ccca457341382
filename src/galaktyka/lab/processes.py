"""Work shared out among several processes of this machine, which end with the one that asked, whatever ends it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from galaktyka.interrupts import interrupts_wait

WATCH = 1.0
"""Seconds: so often somebody looks whether the workers still work."""

Task = TypeVar("Task")
Result = TypeVar("Result")

WORK: list[Callable[[Any], Any]] = []
"""What a process does with a task; set once when it starts."""


def start_worker(work: Callable[[Any], Any]) -> None:
    """In a new process: an interrupt is the business of the one that asked, and without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    WORK[:] = [work]


def end_with_parent() -> None:
    """Whoever asked was killed: nobody waits for this process any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def work_on(task: Any) -> Any:
    """In a worker process."""
    return WORK[0](task)


def done_in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, in_order: bool
) -> Iterator[tuple[Task, Result]]:
    """Every task with its result, in order or as they are finished.

    Only a few tasks are under way at any time, so that memory does not grow.
    """
    with ProcessPoolExecutor(jobs, get_context("spawn"), start_worker, (work,)) as pool:
        under_way: dict[Future[Result], Task] = {}
        try:
            for task in tasks:
                with interrupts_wait():
                    under_way[pool.submit(work_on, task)] = task
                if len(under_way) > 2 * jobs:
                    yield from finished_of(pool, under_way, in_order)
            while under_way:
                yield from finished_of(pool, under_way, in_order)
        except BaseException:
            end_at_once(pool)
            raise


def finished_of(
    pool: ProcessPoolExecutor, under_way: dict[Future[Result], Task], in_order: bool
) -> Iterator[tuple[Task, Result]]:
    """The first task, or all that are finished, at least one."""
    awaited = list(under_way)[:1] if in_order else list(under_way)
    while not (done := wait(awaited, WATCH, FIRST_COMPLETED).done):
        check_alive(pool)
    for future in [future for future in awaited if future in done]:
        yield under_way.pop(future), future.result()


def workers_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of the pool; it forgets them when it is shut down."""
    return list((getattr(pool, "_processes", None) or {}).values())


def check_alive(pool: ProcessPoolExecutor) -> None:
    """The pool itself waits for ever for the rest of what a worker was sending when it was killed."""
    if any(worker.exitcode is not None for worker in workers_of(pool)):
        raise BrokenProcessPool("a worker has ended")


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """A part may take minutes, and nobody wants it any more. (Python has a method for this from 3.14 on.)"""
    workers, results = workers_of(pool), getattr(pool, "_result_queue", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    if results is not None:  # nobody is left to end a message that was half sent
        results._writer.close()
