"""A person at a real terminal: starts the program, reads its screen, types."""

import os
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
BOXES = re.compile(r"[─-╿▀-▟■-◿]")
PROMPT = r"\r?\n> $"
PATIENCE = 120
"""Seconds: on a slow and busy machine a program may take its time."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """A home of its own; nothing of the developer's settings."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    return {**kept, "HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    """The program with its input from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "galaktyka", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=PATIENCE,
        check=False,
    )


def games(home: Path) -> list[Path]:
    """The saved games, oldest first."""
    return sorted((home / ".local/share/galaktyka/games").glob("*.galaktyka"))


def seen(raw: str) -> str:
    """The text without escapes."""
    return ESCAPES.sub("", raw).replace("\r", "")


class Keyboard:
    """The program in a terminal of 100 columns."""

    def __init__(self, home: Path, *arguments: str, columns: int = 100, largest_file: int = 0, **more: str) -> None:
        def limit_files() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "galaktyka", *arguments],
            env=environment(home, **more) | ({"PYTHONDONTWRITEBYTECODE": "1"} if largest_file else {}),
            dimensions=(50, columns),
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=limit_files if largest_file else None,
        )
        self.raw = ""

    def read(self, pattern: str = PROMPT) -> str:
        """What stands on the screen up to the next prompt, without escapes."""
        self.child.expect(pattern)
        self.raw = self.child.before + self.child.after
        return seen(self.raw)

    def type(self, line: str, pattern: str = PROMPT) -> str:
        """Type a line; what comes after it."""
        self.child.sendline(line)
        return self.read(pattern)

    def still_there(self) -> str:
        """What has not been cleared away since."""
        return seen(self.raw.rsplit("\x1b[2J", 1)[-1])

    def rest(self) -> str:
        """Everything up to the end of the program."""
        self.child.expect(pexpect.EOF)
        self.raw = self.child.before
        self.child.close()
        return seen(self.raw)

    @property
    def code(self) -> int | None:
        """How the program ended."""
        status: int | None = self.child.exitstatus
        return status

    def __enter__(self) -> "Keyboard":
        return self

    def __exit__(self, *_: object) -> None:
        self.child.close(force=True)
