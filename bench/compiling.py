"""How long the engine takes to compile, and how much memory: in parts, as it is built, and as one C file.

    python bench/compiling.py            both ways, one after the other
    python bench/compiling.py parts      as it is built; `one`: as one C file

Needs what a build needs (mypy, setuptools, a C compiler). Memory is that of the largest process.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAYS = ("parts", "one")


def measured(way: str) -> str:
    """One build in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "sources")
        subprocess.run([sys.executable, str(ROOT / "scripts" / "sources.py"), "copy", str(copy)], check=True)
        environment = {**os.environ, "GALAKTYKA_PURE": "0", "GALAKTYKA_ONE_FILE": "1" if way == "one" else ""}
        began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(Path(folder, "built"))]
        subprocess.run(command, cwd=copy, env=environment, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return (
            f"{way:6} {time.monotonic() - began:6.1f} s  {processor:6.1f} s of processors  {after.ru_maxrss // 1024} MB"
        )


def main(ways: list[str]) -> None:
    """Each way in a process of its own: the largest process is counted over all that a process has started."""
    if len(ways) == 1:
        print(measured(ways[0]), flush=True)
        return
    for way in ways:
        subprocess.run([sys.executable, __file__, way], check=True)


if __name__ == "__main__":
    wanted = sys.argv[1:] or list(WAYS)
    if not set(wanted) <= set(WAYS):
        sys.exit(__doc__)
    main(wanted)
