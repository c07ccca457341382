"""Threads that replay games, a few for all: however many long games are looked back at, the tables have time left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from galaktyka.server.problems import Refusal

AT_ONCE = 2
"""They share one processor with everything else that the server does."""
MOST_WAITING = 500
"""As many as may come at once when the server was away."""

P = ParamSpec("P")
T = TypeVar("T")


class Replaying:
    """What takes long and must not keep the tables waiting."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "replaying")
        self.waiting = 0

    def check_room(self) -> None:
        """Refused when too many wait: they are told to try again."""
        if self.waiting >= MOST_WAITING:
            raise Refusal(503, "busy")

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work returns, in its turn."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args, **kwargs))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Begin nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)
