"""The server of `galaktyka serve`: it says where it is, opens a browser, and does something beside serving."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Generator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any

import uvicorn

from galaktyka.interrupts import raise_when_interrupted


class Announcing(uvicorn.Server):
    """A server that says a text as soon as it is there."""

    def __init__(self, settings: uvicorn.Config, text: str) -> None:
        super().__init__(settings)
        self.text = text
        self.opened = ""
        """The address for the browser; empty: none is opened."""
        self.beside: Callable[[], Coroutine[Any, Any, None]] | None = None
        """What is done while it serves."""
        self.task: asyncio.Task[None] | None = None
        self.interrupted = False
        """Somebody has stopped it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and tell."""
        await super().startup(sockets)
        if not self.started:
            return
        print(self.text, flush=True)
        if self.opened and has_screen():
            threading.Thread(target=webbrowser.open, args=[self.opened], daemon=True).start()
        if self.beside:
            self.task = asyncio.create_task(self.beside())

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """From now on Ctrl-C ends the server in good order."""
        raise_when_interrupted()
        with super().capture_signals():
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants it to stop."""
        self.interrupted = True
        super().handle_exit(sig, frame)


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser would have a window: without one, Linux might start a browser in the terminal."""
    return platform in ("win32", "darwin") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
