"""The whole program as a process of its own: `galaktyka serve` on a free port."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(folder: Path, *arguments: str, **environ: str) -> Iterator[str]:
    """The address of a server that keeps its games in the folder."""
    database = f"sqlite:///{folder / 'games.db'}"
    command = [sys.executable, "-m", "galaktyka", "serve", "--port", "0", "--no-browser", "--database", database]
    process = subprocess.Popen(
        [*command, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8", "GALAKTYKA_TABLES_BURST": "1e9", **environ},
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "http://" in said, said
        yield said[said.index("http://") :].split()[0].rstrip("/")
    finally:
        process.terminate()
        process.communicate(timeout=120)
