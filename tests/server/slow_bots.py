"""Bots that go wrong, for worker processes."""

import os
import signal
import time
import zlib
from pathlib import Path

from msgspec import json

from galaktyka.core.game import State
from galaktyka.core.snapshots import state_from
from galaktyka.games import find_game
from galaktyka.server.bot_worker import Task, think

Moves = list[tuple[int, int]]


def asleep_in_cosmos(task: Task) -> Moves:
    """In Micro Cosmos it never answers; elsewhere it plays."""
    if task.game == "cosmos":
        time.sleep(600)
    return think(task)


def failing(task: Task) -> Moves:
    """It has a fault."""
    raise ValueError(task.game)


def dying(task: Task) -> Moves:
    """Its process is gone."""
    os._exit(1)


def dying_once(task: Task) -> Moves:
    """Its process is gone the first time; `salt` names a file that remembers."""
    mark = Path(task.salt)
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return think(task)


def slow(task: Task) -> Moves:
    """It takes its time, and then makes one move, which depends on all that its seat sees and on nothing else."""
    time.sleep(0.4)
    state = state_from(task.position, find_game(task.game))
    seat = next(seat for seat in state.deciders() if seat in task.bots)
    return [(seat, seen_move(state, seat))]


def seen_move(state: State, seat: int) -> int:
    """The move of that bot."""
    options = state.legal(seat)
    return options[zlib.crc32(json.encode(state.view(seat))) % len(options)]


def hears_interrupts(task: Task) -> Moves:
    """Nothing, if Ctrl-C has been held back from its process since before it was started."""
    return [] if signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []) else [(0, 0)]
