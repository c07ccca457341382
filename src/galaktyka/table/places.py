"""Where saved games and settings lie on this machine."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from galaktyka.table.storage import StorageError

APP = "galaktyka"


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for what people make: saved games."""
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / APP
    if sys.platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / APP
    if sys.platform == "darwin":
        return home(environ) / "Library" / "Application Support" / APP
    return home(environ) / ".local" / "share" / APP


def config_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder for settings."""
    if environ.get("XDG_CONFIG_HOME"):
        return Path(environ["XDG_CONFIG_HOME"]) / APP
    if sys.platform == "win32" and environ.get("APPDATA"):
        return Path(environ["APPDATA"]) / APP
    if sys.platform == "darwin":
        return home(environ) / "Library" / "Application Support" / APP
    return home(environ) / ".config" / APP


def home(environ: Mapping[str, str]) -> Path:
    """The user's own folder."""
    if environ.get("HOME"):
        return Path(environ["HOME"])
    try:
        return Path.home()
    except RuntimeError:  # in a container the user may be a mere number
        raise StorageError("records.no-home", {}) from None


def games_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where the records of games are kept."""
    return data_folder(environ) / "games"


def shown(path: Path) -> str:
    """The path for display: with ~ for the home folder."""
    try:
        return str(Path("~") / path.relative_to(home(os.environ)))
    except (ValueError, StorageError):
        return str(path)
