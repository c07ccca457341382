"""Files that a simulation writes: checked before the first game, never overwritten by accident."""

from __future__ import annotations

from pathlib import Path

from galaktyka.core.errors import SetupError


def check_new(path: Path, force: bool) -> None:
    """The file can be made, and none is lost by it."""
    if path.exists() and (not force or path.is_dir()):
        raise SetupError("lab.error.exists", {}, str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
        if path.stat().st_size == 0:
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


def unwritable(error: OSError, path: Path) -> SetupError:
    """What the system said."""
    return SetupError("lab.error.unwritable", {"fault": error.strerror or type(error).__name__}, str(path))


def beside(path: Path, what: str) -> Path:
    """`games.csv` -> `games-cards.csv`."""
    return path.with_name(f"{path.stem}-{what}{path.suffix}")
