"""What a report consists of: sections, what is drawn in them, and groups of series that are counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from galaktyka.lab.statistics import Judgement
from galaktyka.lab.study import Series
from galaktyka.lab.tally import Tally


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Dots:
    """Values beside each other."""

    dots: Sequence[Dot]
    axis: str
    unit: str
    """`percent`, `points` (percentage points) or `number`."""
    middle: float | None = None
    """A line to compare with."""


@dataclass(frozen=True)
class Spread:
    """Histograms over each other."""

    counts: dict[str, Counter[int]]
    axis: str


@dataclass
class Section:
    """One thing that was found."""

    key: str
    title: str
    heads: Sequence[str] = ()
    rows: list[Sequence[str]] = field(default_factory=list)
    names: int = 1
    """So many columns of words stand before the numbers."""
    notes: list[str] = field(default_factory=list)
    judgement: Judgement | None = None
    drawing: Dots | Spread | None = None
    folded: bool = False
    """A long table that is shown only when it is asked for."""


@dataclass(frozen=True)
class Group:
    """Series that can be counted together: with the same cards and as many players."""

    seats: int
    variant: int
    change: str
    tally: Tally


def groups_of(series: Sequence[Series], tallies: Sequence[Tally]) -> list[Group]:
    """Series with the same cards and as many players, together; those of which nothing was played are left out."""
    found: dict[tuple[int, int], Group] = {}
    for one, tally in zip(series, tallies, strict=True):
        key = one.variant, len(one.experiment.bots)
        if key not in found:
            found[key] = Group(key[1], key[0], one.change, Tally())
        found[key].tally.merge(tally)
    return [group for group in found.values() if group.tally.games]
