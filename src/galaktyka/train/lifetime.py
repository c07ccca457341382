"""How a process that plays ends: not on Ctrl-C, always with the one that learns, and never without a word."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from multiprocessing import parent_process
from pathlib import Path

FAULT = "fault.txt"
"""In the folder of a training: what went wrong last, the whole of it."""


class ProcessLost(Exception):
    """A process that plays has ended before its time."""


def guarded(work: Callable[[], None], folder: Path) -> None:
    """Do the work of a process; what goes wrong is written down."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who learns hears of it, and ends everybody
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        work()
    except Exception as fault:
        write_fault(folder, fault)
        os._exit(1)


def end_with_parent() -> None:
    """However the one that learns may end, also if it was killed: nobody would ever give this process work again."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def write_fault(folder: Path, fault: BaseException) -> None:
    """For whoever wants to know it exactly; the last line says it in short."""
    text = "".join(traceback.format_exception(fault))
    try:
        (folder / FAULT).write_text(text, encoding="utf-8")
    except OSError:
        print(text, file=sys.stderr)


def how_it_ended(folder: Path, exit_code: int | None) -> str:
    """What is known about the end of a process."""
    if exit_code is not None and exit_code < 0:
        return signal.Signals(-exit_code).name
    try:
        return (folder / FAULT).read_text(encoding="utf-8").strip().splitlines()[-1]
    except (OSError, IndexError):
        return f"exit {exit_code}"
