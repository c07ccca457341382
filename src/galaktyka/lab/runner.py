"""Plays the games of an experiment, in one process or in several; the results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from galaktyka.lab.contest import Outcome, play_game
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.processes import done_in_processes
from galaktyka.lab.rows import game_rows
from galaktyka.lab.tally import Tally

LARGEST_CHUNK = 200
CHUNKS = 40
"""At least so many for each process, so that progress shows and nobody waits long for the last one."""


@dataclass(frozen=True)
class Chunk:
    """Some games after one another: their statistics, and their rows for a CSV file if somebody wants them."""

    tally: Tally
    rows: str


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
    play = partial(play_between, experiment, rows)
    pieces = chunk_bounds(experiment.games, jobs)
    try:
        if jobs == 1:
            for bounds in pieces:
                done(play(bounds))
        else:
            for _, chunk in done_in_processes(play, pieces, jobs, in_order=True):
                done(chunk)
    except KeyboardInterrupt:
        return False
    return True


def play_between(experiment: Experiment, rows: bool, bounds: tuple[int, int]) -> Chunk:
    """One of the pieces."""
    return play_chunk(experiment, *bounds, rows)
