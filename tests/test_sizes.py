"""Modules are short, and a function that has many ways through it says why."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.building import ROOT

KINDS = {".py", ".ts", ".tsx", ".css"}
MOST_LINES = int(re.findall(r"no module is longer than (\d+) lines", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))[0])
"""CONTRIBUTING.md names it, nobody else."""


def sources() -> Iterator[Path]:
    """The files of the program and of its page; schema.ts is made, not written."""
    for folder in (ROOT / "src", ROOT / "web" / "src"):
        yield from (file for file in folder.rglob("*") if file.suffix in KINDS and file.name != "schema.ts")


def test_no_module_is_longer_than_it_may_be():
    lengths = {file.relative_to(ROOT): len(file.read_text("utf-8").splitlines()) for file in sources()}
    assert len(lengths) > 100
    assert {str(file): lines for file, lines in lengths.items() if lines > MOST_LINES} == {}


def test_a_function_that_may_be_intricate_says_why():
    """Ruff refuses the others, see pyproject.toml."""
    lines = [line.strip() for file in sources() for line in file.read_text("utf-8").splitlines() if "C901" in line]
    assert [line for line in lines if not re.search(r"# noqa: C901 - \w{3,}", line)] == []
