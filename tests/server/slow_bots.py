"""Bots that go wrong, for worker processes."""

import os
import time
from pathlib import Path

from galaktyka.server.thinking import Task, think

Moves = list[tuple[int, str]]


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
