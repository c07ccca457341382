"""Plays the games of an experiment, in one process or in several; the results are the same."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.process import BaseProcess

from galaktyka.lab.contest import Outcome, play_game
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.rows import game_rows
from galaktyka.lab.tally import Tally

LARGEST_CHUNK = 200
CHUNKS = 40
"""At least so many for each process, so that progress shows and nobody waits long for the last one."""
WATCH = 1.0
"""Seconds: so often somebody looks whether the workers still work."""


@dataclass(frozen=True)
class Chunk:
    """Some games after one another: their statistics, and their rows for a CSV file if somebody wants them."""

    tally: Tally
    rows: str


@dataclass
class Work:
    """What a process needs to know; set once when it starts."""

    experiment: Experiment
    rows: bool


WORK: list[Work] = []


def start_worker(experiment: Experiment, rows: bool) -> None:
    """In a new process: an interrupt is the business of the one that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    WORK[:] = [Work(experiment, rows)]


def work_on(first: int, last: int) -> Chunk:
    """In a worker process."""
    return play_chunk(WORK[0].experiment, first, last, WORK[0].rows)


def play_chunk(experiment: Experiment, first: int, last: int, rows: bool) -> Chunk:
    """Play the games from `first` up to but without `last`."""
    tally = Tally()
    lines: list[str] = []
    for outcomes in batches(experiment, first, last):
        tally.add_all(outcomes)
        if rows:
            lines += [game_rows(experiment, outcome) for outcome in outcomes]
    return Chunk(tally, "".join(lines))


def batches(experiment: Experiment, first: int, last: int) -> Iterator[list[Outcome]]:
    """The same games played, a few at a time, so that what is kept of them does not grow with their number."""
    for begin in range(first, last, LARGEST_CHUNK):
        yield [play_game(experiment, number) for number in range(begin, min(begin + LARGEST_CHUNK, last))]


def chunk_bounds(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The games cut into pieces."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


def run_experiment(experiment: Experiment, jobs: int, rows: bool, done: Callable[[Chunk], None]) -> bool:
    """Play everything; `done` gets every chunk, in order. False if it was interrupted."""
    try:
        if jobs == 1:
            for first, last in chunk_bounds(experiment.games, 1):
                done(play_chunk(experiment, first, last, rows))
        else:
            run_in_processes(experiment, jobs, rows, done)
    except KeyboardInterrupt:
        return False
    return True


def run_in_processes(experiment: Experiment, jobs: int, rows: bool, done: Callable[[Chunk], None]) -> None:
    """The same with several processes; only a few chunks are under way at any time, so memory does not grow."""
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, context, start_worker, (experiment, rows)) as pool:
        waiting: deque[Future[Chunk]] = deque()
        try:
            for first, last in chunk_bounds(experiment.games, jobs):
                with interrupts_wait():
                    waiting.append(pool.submit(work_on, first, last))
                if len(waiting) > 2 * jobs:
                    done(result_of(pool, waiting.popleft()))
            while waiting:
                done(result_of(pool, waiting.popleft()))
        except BaseException:
            end_at_once(pool)
            raise


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Ctrl-C counts when this is over. Processes that are started meanwhile never hear of it, not even while they
    wake up and have not said yet that they do not want to."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    resource_tracker.ensure_running()  # the first process starts it, and then interrupts are no longer held back
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def result_of(pool: ProcessPoolExecutor, future: Future[Chunk]) -> Chunk:
    """What the future brings, as long as somebody works on it."""
    while True:
        try:
            return future.result(WATCH)
        except TimeoutError:
            if future.done():  # it was the work that took too long for somebody
                raise
            check_alive(pool)


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
