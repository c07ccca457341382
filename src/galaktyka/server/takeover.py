"""A running service takes the compiled engine over: a second process gets ready, then inherits the listening socket.

`./play` starts the service on the plain sources and compiles the engine beside it. When it is there, the service starts
its successor: the same command line, with the folder of the compiled engine first on the path. While the successor
imports everything, the old process serves. Then it closes its sockets with the code "service restart", finishes what it
has begun, lets go of the database and becomes a waiter (waiter.py): the process that the terminal or systemd knows.
New connections wait in the queue of the listening socket meanwhile, so nobody is turned away.

The two processes share a control socket. The successor says `READY` on it; the waiter says `GO`, when nothing of the
old process is left that could write. When it closes, the successor ends.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import logging
import os
import socket
import subprocess
import sys
import threading
from collections.abc import MutableMapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from galaktyka.server import waiter

if TYPE_CHECKING:
    from galaktyka.server.announcing import Announcing

log = logging.getLogger(__name__)

ENGINE = "GALAKTYKA_ENGINE"
"""The variable that names the folder in which the compiled engine will be."""
SOCKETS = "GALAKTYKA_SOCKETS"
"""The variable that tells a successor its two sockets: the one to listen on, the one for control."""
BETWEEN_LOOKS = 0.5
"""Seconds between two looks whether the engine is there."""
LONGEST_REQUEST = 1
"""Seconds for which requests under way may hold up the change."""
READY = b"r"


def can_hand_over() -> bool:
    """Whether a process here can inherit a socket and be replaced by another program."""
    return os.name == "posix"


async def engine_at(folder: Path) -> bool:
    """Wait until the folder is there; False if the engine could not be compiled.

    The mark that is left beside it says that the page can be opened: only now does the compiler begin.
    """
    failed = folder.with_name(f"{folder.name}.failed")
    with contextlib.suppress(OSError):
        folder.with_name(f"{folder.name}.wanted").touch()
    while not await asyncio.to_thread(folder.is_dir):
        if await asyncio.to_thread(failed.exists):
            return False
        await asyncio.sleep(BETWEEN_LOOKS)
    return True


class Successor:
    """The process that will take over, seen from the one that serves."""

    def __init__(self, engine: Path, door: socket.socket) -> None:
        self.control, theirs = socket.socketpair()
        with theirs:
            sockets = door.fileno(), theirs.fileno()
            environ = {**os.environ, "PYTHONPATH": str(engine), SOCKETS: "{} {}".format(*sockets)}
            environ.pop(ENGINE, None)
            # In a group of its own: Ctrl-C is for the waiter, which closes the control socket.
            self.process = subprocess.Popen(
                [sys.executable, *sys.orig_argv[1:]], env=environ, pass_fds=sockets, process_group=0
            )
        self.control.setblocking(False)

    async def is_ready(self) -> bool:
        """Wait until it has imported everything; False if it ended instead."""
        return await asyncio.get_running_loop().sock_recv(self.control, 1) == READY

    def dismiss(self) -> None:
        """It is not needed, or does not work."""
        self.control.close()
        self.process.kill()
        self.process.wait()

    def hand_over(self) -> NoReturn:
        """Become the waiter. Everything that this process still holds, the lock of its database too, goes with it."""
        sys.stdout.flush()
        # As at the end of every program: threads end, and multiprocessing puts its semaphores away.
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        os.set_inheritable(self.control.fileno(), True)
        numbers = str(self.process.pid), str(self.control.fileno())
        os.execv(sys.executable, [sys.executable, "-I", "-S", waiter.__file__, *numbers])


class Handover:
    """What a plain service does beside serving: it waits for the engine and for its successor, and then ends."""

    def __init__(self, engine: Path, door: socket.socket, server: Announcing, otherwise: str) -> None:
        """`otherwise` is said where a socket cannot be handed over."""
        self.engine = engine
        self.door = door
        self.server = server
        self.otherwise = otherwise
        self.successor: Successor | None = None
        self.ready = False

    async def follow(self) -> None:
        """Until the successor is ready, or it is certain that there will be none."""
        if not await engine_at(self.engine):
            return
        if not can_hand_over():
            print(self.otherwise, flush=True)
            return
        self.successor = Successor(self.engine, self.door)
        self.ready = await self.successor.is_ready()
        if self.ready:
            self.server.config.timeout_graceful_shutdown = LONGEST_REQUEST
            self.server.should_exit = True
        else:
            log.warning("the service could not be started with the compiled engine, and goes on with the plain one")

    def finish(self) -> None:
        """The server has ended. This returns if somebody has stopped it, and not because the successor is ready."""
        if self.successor is None:
            return
        if self.ready and not self.server.interrupted:
            self.successor.hand_over()
        self.successor.dismiss()


class Predecessor:
    """The process that served until now, seen from the one that takes over."""

    def __init__(self, door: socket.socket, control: socket.socket) -> None:
        self.door = door
        self.control = control

    def lets_go(self) -> bool:
        """Say that everything is imported, and wait until nobody else has the database; False if not wanted."""
        self.control.sendall(READY)
        return self.control.recv(1) == waiter.GO

    async def gone(self) -> None:
        """Wait until the waiter has ended or was told to end."""
        self.control.setblocking(False)
        await asyncio.get_running_loop().sock_recv(self.control, 1)


def find_predecessor(environ: MutableMapping[str, str]) -> Predecessor | None:
    """Whoever started this process to be followed by it. What is started from here has no predecessor."""
    numbers = environ.pop(SOCKETS, "")
    if not numbers:
        return None
    door, control = (socket.socket(fileno=int(number)) for number in numbers.split())
    for inherited in (door, control):
        inherited.set_inheritable(False)
    return Predecessor(door, control)
