"""What the measurements share: bots at a table, tables in Markdown, documents with marks, and bars of charts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from galaktyka.bots import Bot, Outlook, find_bot
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.lab.experiment import bot_seed

GOOD, BAD, INK, PALE = "#3b6fb6", "#c2504d", "#2b2f36", "#d8dce2"


def markdown(head: list[str], rows: list[list[str]]) -> str:
    """A table; every column but the first is a number."""
    lines = [head, ["-" * max(len(head[0]), 3), *["-" * (max(len(text), 2) - 1) + ":" for text in head[1:]]], *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    text = []
    for place, line in enumerate(lines):
        if place == 1:
            cells = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
        else:
            cells = [line[0].ljust(widths[0]), *[cell.rjust(w) for cell, w in zip(line[1:], widths[1:], strict=True)]]
        text.append("| " + " | ".join(cells) + " |")
    return "\n".join(text)


def seated(names: Sequence[str], state: State, seed: int) -> tuple[list[Bot], list[Outlook]]:
    """A bot for each seat and what it may know. Their chance is their own, and tells nothing about the deck."""
    seeds = [bot_seed(seed, seat) for seat in range(len(names))]
    bots = [find_bot(name, state.game().key, its) for name, its in zip(names, seeds, strict=True)]
    return bots, [Outlook(state, seat, seeded(its)) for seat, its in enumerate(seeds)]


def parted(path: Path, mark: str) -> tuple[str, str, str]:
    """A document before, between and after its marks, which stay with what is outside."""
    begin, end = f"<!-- {mark}: begin -->\n", f"<!-- {mark}: end -->"
    before, _, rest = path.read_text(encoding="utf-8").partition(begin)
    between, _, after = rest.partition(end)
    return before + begin, between, end + after


def update(path: Path, mark: str, text: str) -> None:
    """Replace what stands between the marks of a document."""
    before, _, after = parted(path, mark)
    path.write_text(before + text + after, encoding="utf-8")


def rows_between(path: Path, mark: str) -> list[list[str]]:
    """The lines of the table between the marks, without its head."""
    lines = [line for line in parted(path, mark)[1].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def bars(axes: Any, places: tuple[float, ...], title: str) -> None:
    """The lines between which everything should lie."""
    axes.set_title(title, loc="left", weight="bold")
    axes.spines[["top", "right"]].set_visible(False)
    axes.margins(y=0.01)
    axes.grid(axis="x", color=PALE, linewidth=0.6)
    axes.set_axisbelow(True)
    for place in places:
        axes.axvline(place, color=INK, linewidth=0.8, linestyle="--")
