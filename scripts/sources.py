"""Which files make up the package: their fingerprint, and a clean copy of them to build from.

    python scripts/sources.py stamp [WORD ...]   prints two hashes: of all that decides what is installed, and of the
                                                 part that decides what it is installed into; the words count in both
    python scripts/sources.py copy FOLDER        copies what a build needs into FOLDER

Needs nothing but Python. A build happens in a copy, so it leaves nothing behind in the working tree and finds
nothing of an earlier build there.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BUILD_FILES = ("pyproject.toml", "setup.py", "MANIFEST.in")
# What the package takes along from outside src. The page is no part of it here: it is built and found by itself
# (scripts/page.py), so that a change of the page does not compile the engine anew. A wheel has both, see setup.py.
TAKEN_ALONG = ("docs/rules",)
# A build needs these as well, but they change nothing in the installed code.
PAPERS = ("README.md", "LICENSE", "NOTICE.md", "CHANGELOG.md")
LEFTOVERS = {".so", ".pyd", ".pyc", ".pyo"}


def sources() -> list[Path]:
    """Everything that decides what gets installed, relative to the root."""
    package = [
        file.relative_to(ROOT)
        for file in (ROOT / "src" / "galaktyka").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in LEFTOVERS
    ]
    along = [file.relative_to(ROOT) for folder in TAKEN_ALONG for file in (ROOT / folder).rglob("*") if file.is_file()]
    return sorted([*map(Path, BUILD_FILES), *package, *along])


def ground(words: list[str]) -> str:
    """A hash of what an environment depends on: this Python, the words, what pyproject.toml tells pip, the locks."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for_pip = (settings["build-system"], settings["project"], settings["tool"]["setuptools"])
    locks = [(file.name, file.read_bytes()) for file in sorted((ROOT / "locks").glob("*.txt"))]
    return hashlib.sha256(repr((sys.version, words, for_pip, locks)).encode()).hexdigest()


def stamp(words: list[str]) -> str:
    """A hash of the sources and of the ground they are installed on."""
    digest = hashlib.sha256(ground(words).encode())
    for file in sources():
        if file.name == "pyproject.toml":
            continue  # the settings of linters and other tools in it change nothing
        content = (ROOT / file).read_bytes()
        digest.update(f"\n{file.as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def copy(folder: Path) -> None:
    """Copy what a build needs into the folder."""
    for file in [*sources(), *map(Path, PAPERS)]:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, folder / file)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["stamp", *words]:
            print(stamp(words), ground(words))
        case ["copy", folder]:
            copy(Path(folder))
        case _:
            sys.exit(__doc__)
