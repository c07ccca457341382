"""Experiments as a person asks for them, for the tests of the command `lab`, and what is in their folders."""

import csv
import sys
from pathlib import Path

from galaktyka.cli import main
from galaktyka.lab.parts import play_part
from galaktyka.lab.results import Folder

RESULTS = ("experiment.toml", "games.csv", "games.parquet", "manifest.json", "seats.csv", "seats.parquet",
           "series.csv", "tally.json")  # fmt: skip
PROGRAM = [sys.executable, "-m", "galaktyka", "--lang", "en", "lab"]
"""The real one, in a process of its own."""


def lab(*arguments: str, lang: str = "en") -> int:
    return main(["--lang", lang, "lab", *arguments, *([] if arguments[0] == "report" else ["--quiet"])])


def match(folder: Path, *arguments: str, games: int = 12) -> int:
    command = ["match", "race", "--games", str(games), "--bots", "greedy,random", "--jobs", "1", "--out", str(folder)]
    return lab(*command, *arguments)


def results(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in RESULTS}


def rows(folder: Path, table: str) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / f"{table}.csv").read_text("utf-8").splitlines()))


def unfinished(tmp_path: Path) -> Path:
    """An experiment of which the first part is played."""
    folder = tmp_path / "out"
    assert match(folder) == 0
    (folder / "tally.json").unlink()
    (folder / "parts").mkdir()
    opened = Folder(folder)
    part = opened.plan.parts()[0]
    opened.keep_part(part, play_part(opened.plan.series[0], part, opened.plan.kinds))
    return folder
