"""A copy of the repository from which one game was taken out, and what a person would do with it."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from galaktyka.core.records import parse_record
from galaktyka.games import shipped_keys
from tests.building import ROOT
from tests.server.running import serving
from tests.terminal.keyboard import environment, games

GONE = shipped_keys()[-1]
LEFT = shipped_keys()[:-1]
FOLDERS = ("src/galaktyka/games", "web/src/games", "tests/games")
DOCUMENTS = ("docs/rules", "docs/balance")
NOT_SOURCES = shutil.ignore_patterns(
    *(".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__"),
    *("node_modules", "build", "*.egg-info", "*.so", "*.pyd"),
)
KEYS = ("1", "2", "3", "4", "5", "6", "7", "0", "-")
"""What somebody may type who does not read the question: a number, "enough", "begin anew"."""
NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True)
class Copy:
    """The copy and the plain package that was built from it."""

    root: Path
    built: Path

    def run(
        self, *command: str, package: Path | None = None, typed: str = "", environ: Mapping[str, str] = NOTHING
    ) -> str:
        """What a Python program says that runs in the copy, with the built package or another; it has to succeed."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, **environ, "PYTHONPATH": str(package or self.built), "PYTHONDONTWRITEBYTECODE": "1"},
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}"
        return done.stdout

    def pytest(self, *arguments: str) -> str:
        """Runs tests of the copy on its sources."""
        command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
        return self.run(*command, package=self.root / "src", environ={"GALAKTYKA_FULL": "", "GALAKTYKA_EXAMPLES": "1"})


def copy_without_a_game(to: Path) -> Copy:
    """Nothing is edited: what carries the name of the game in one of the folders of games is left out."""
    shutil.copytree(ROOT, to, ignore=NOT_SOURCES)
    for folder in FOLDERS:
        shutil.rmtree(to / folder / GONE)
    for folder in DOCUMENTS:
        for document in (to / folder).glob(f"{GONE}*"):
            document.unlink()
    packages_of_the_page = ROOT / "web" / "node_modules"
    if packages_of_the_page.is_dir():
        (to / "web" / "node_modules").symlink_to(packages_of_the_page)
    return Copy(to, to / "build" / "package")


def play_at_the_terminal(copy: Copy, key: str, home: Path) -> None:
    """A whole game against a bot; what is typed comes from a pipe."""
    chance = random.Random(1)
    typed = "".join(f"{chance.choice(KEYS)}\n" for _ in range(30_000))
    game = ("-m", "galaktyka", "play", key, "--plain", "--seed", "3", "--bots", "greedy")
    copy.run(*game, typed=typed, environ=environment(home))
    (record,) = games(home)
    assert parse_record(record.read_text("utf-8"), "").finished()


def play_through_the_service(copy: Copy, key: str, home: Path) -> None:
    """A whole game against a bot, by the program that docs/api.md prints."""
    program = (ROOT / "docs" / "api.md").read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    for printed, ours in (('"race"', f'"{key}"'), ('["legal"][0]', '["legal"]'), ("[action]", "[choice(action)]")):
        assert program.count(printed) == 1
        program = program.replace(printed, ours)
    (home / "bot.py").write_text(f"from random import choice\n{program}")
    with serving(home, PYTHONPATH=str(copy.built)) as address:
        assert re.search(r"\d", copy.run(str(home / "bot.py"), address))
