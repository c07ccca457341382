"""What a network would have learned about a thing that it has never met: a mixture of what it knows of others.

The others are weighed by the words that they share with it: ridge regression in its dual form, which needs no more
numbers than there are known things. Only multiplications, additions and roots in a fixed order: the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

RIDGE: Final = 4.0
"""How much a thing is taken to differ from what its words say, beside what a word says."""


class Mixing:
    """How much of each known thing goes into an unknown one."""

    def __init__(self, things: Sequence[str], printed: Mapping[str, Sequence[str]]) -> None:
        self.words = [set(printed[thing]) for thing in things]
        self.lower = root_of(self.words)

    def shares(self, words: Sequence[str]) -> list[float]:
        """For each known thing its share in one with these words."""
        own = set(words)
        return self.solved([float(len(own & other)) for other in self.words])

    def solved(self, sides: list[float]) -> list[float]:
        """Forwards through the triangle, then backwards."""
        lower, size = self.lower, len(sides)
        forwards: list[float] = []
        for row, side in zip(lower, sides, strict=True):
            forwards.append((side - product(row, forwards)) / row[-1])
        found = [0.0] * size
        for i in range(size - 1, -1, -1):
            rest = forwards[i]
            for j in range(i + 1, size):
                rest -= lower[j][i] * found[j]
            found[i] = rest / lower[i][i]
        return found


def root_of(words: Sequence[set[str]]) -> list[list[float]]:
    """The triangle whose square is the matrix of shared words, with the ridge on it (after Cholesky)."""
    lower: list[list[float]] = []
    for i, own in enumerate(words):
        row: list[float] = []
        for j in range(i):
            other = lower[j]
            row.append((len(own & words[j]) - product(row, other)) / other[j])
        row.append(sqrt(len(own) + RIDGE - product(row, row)))
        lower.append(row)
    return lower


def product(one: Sequence[float], other: Sequence[float]) -> float:
    """Of as many numbers as the shorter has. (`sum` rounds otherwise from Python 3.12 on.)"""
    total = 0.0
    for a, b in zip(one, other, strict=False):
        total += a * b
    return total


def mixed(rows: Sequence[Sequence[int]], shares: Sequence[float]) -> list[float]:
    """The mixture of these rows."""
    total = [0.0] * len(rows[0])
    for row, share in zip(rows, shares, strict=True):
        total = [number + share * other for number, other in zip(total, row, strict=True)]
    return total
