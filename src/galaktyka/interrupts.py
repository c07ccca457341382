"""What Ctrl-C does before a program is under way, and while it starts other processes.

Python raises `KeyboardInterrupt` wherever it happens to be. Inside an import that is often a place where nobody can
catch it, and it prints an error that means nothing to anybody.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""The exit code that shells expect."""


def leave(number: int, frame: object) -> None:
    """End at once: nothing has been begun that would have to be put in order."""
    os._exit(INTERRUPTED)


def leave_when_interrupted() -> None:
    """Until `raise_when_interrupted`. Who was told to ignore interrupts, as in the background, goes on doing so."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, leave)


def raise_when_interrupted() -> None:
    """From now on an interrupt is a `KeyboardInterrupt`: there is something to put in order, and to say."""
    if signal.getsignal(signal.SIGINT) is leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Ctrl-C counts when this is over. Processes that are started meanwhile never hear of it, not even while they
    wake up and have not said yet that they do not want to."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # the first process starts it, and then interrupts are no longer held back
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        with interrupts_of_others_wait():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupts_of_others_wait() -> Iterator[None]:
    """The same for interrupts that reach a thread of a library, say: what they do, they do in the main one."""
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        yield
        return
    came: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: came.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if came:
            handler(*came[0])
