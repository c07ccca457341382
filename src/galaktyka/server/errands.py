"""Tasks that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Errands:
    """Those that are under way; if one fails, the log says so."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, errand: Coroutine[Any, Any, None]) -> None:
        """Start a task."""
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        """Remove a task that has ended, and log its error."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("something in the background failed", exc_info=task.exception())
