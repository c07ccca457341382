"""Files that a simulation writes: checked before the first game, never overwritten by accident."""

from __future__ import annotations

import errno
import os
import shlex
from pathlib import Path

from galaktyka.core.errors import SetupError

DISK_FAULTS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


class Unwritable(SetupError):
    """A file cannot be written."""


class DiskFault(Unwritable):
    """It could be written if the disk were larger, or sound."""


def check_new(path: Path, force: bool) -> None:
    """The file can be made, and none is lost by it."""
    new = not path.exists()
    if not new and (not force or path.is_dir()):
        raise SetupError("lab.error.exists", {}, str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except OSError as error:
        raise unwritable(error, path) from None


def check_folder(path: Path, force: bool) -> None:
    """The folder can be made and has nothing in it that would be lost."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()) and not force:
            raise SetupError("lab.error.not-empty", {}, str(path))
    except OSError as error:
        raise unwritable(error, path) from None


def unwritable(error: OSError, path: Path) -> Unwritable:
    """What the system said."""
    kind = DiskFault if error.errno in DISK_FAULTS else Unwritable
    return kind("lab.error.unwritable", {"fault": error.strerror or type(error).__name__}, str(path))


def quoted(path: Path) -> str:
    """A path as it can be typed after a command, whatever is in its name."""
    return shlex.quote(os.fspath(path))


def beside(path: Path, what: str) -> Path:
    """`games.csv` -> `games-cards.csv`."""
    return path.with_name(f"{path.stem}-{what}{path.suffix}")
