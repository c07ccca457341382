"""What the measurements of balance share: tables in Markdown, histograms, documents with marks, and bars of charts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

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


def mean(counts: Counter[int]) -> float:
    """The mean of a histogram."""
    return sum(value * times for value, times in counts.items()) / max(counts.total(), 1)


def quantile(counts: Counter[int], part: float) -> int:
    """The value below or at which this part of a histogram lies."""
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * counts.total():
            return value
    return 0


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
