"""What to type in the shell to come back to a game."""

import os
import shlex
import shutil
import sys
from pathlib import Path


def shell_command(words: str, record: Path, pack: str | None = None) -> str:
    """`galaktyka play --resume FILE --pack DIR`, for whatever folder it is typed in."""
    parts = [program(), words, shlex.quote(os.path.abspath(record))]
    if pack is not None:
        parts += ["--pack", shlex.quote(os.path.abspath(pack))]
    return " ".join(parts)


def program() -> str:
    """What to type to start this program again."""
    if shutil.which("galaktyka"):
        return "galaktyka"
    if sys.argv[0].endswith("__main__.py"):
        return f"{shlex.quote(sys.executable)} -m galaktyka"
    return shlex.quote(os.path.abspath(sys.argv[0]))
