"""What an observation is: numbers from 0 to 255, each with a name and the highest value that it can have.

It is a row of bytes; the observers of our games write into it only what is not zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import State
from galaktyka.envs.compiled.rows import RowWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

HIGHEST: Final = 255
"""What does not fit into a byte counts as this much."""


@final
class Layout:
    """The names and highest values of an observation, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.highs: list[int] = []

    def number(self, name: str, high: int = HIGHEST) -> int:
        """One more number; its place."""
        self.names.append(name)
        self.highs.append(high)
        return len(self.names) - 1

    def each(self, name: str, things: Sequence[str], high: int = 1) -> int:
        """Add a number for each of these things; the place of the first is returned."""
        first = len(self.names)
        for thing in things:
            self.number(f"{name}/{thing}", high)
        return first


class NumberWriter(RowWriter):
    """Writes positions of one game with one number of seats as rows of numbers, which are zero at first."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(bytes(len(layout.names)))
        self.names: tuple[str, ...] = tuple(layout.names)
        self.highs: bytes = bytes(layout.highs)


def write_mask(state: State, seat: i64, row: bytearray, start: i64) -> None:
    """Write a 1 for each action that the seat may take now into a row of zeros, from `start` on."""
    for action in state.legal(seat):
        row[start + action] = 1


def put(row: bytearray, place: i64, number: i64) -> None:
    """Write a number; what does not fit into a byte counts as 255."""
    if number > 0:
        row[place] = number if number < HIGHEST else HIGHEST


def put_signed(row: bytearray, place: i64, number: i64) -> None:
    """Write a number that may be negative: how far above zero it is, and in the next place how far below."""
    if number > 0:
        put(row, place, number)
    elif number < 0:
        put(row, place + 1, -number)


def count(row: bytearray, place: i64, pile: bytes) -> None:
    """How often each thing is in the pile."""
    for i in range(len(pile)):
        at = place + pile[i]
        row[at] = row[at] + 1


def mark_bits(row: bytearray, place: i64, bits: i64) -> None:
    """A 1 for each bit that is set."""
    at = place
    while bits > 0:
        if bits & 1:
            row[at] = 1
        bits >>= 1
        at += 1


def sides(seats: int) -> list[str]:
    """The players as a seat sees them: itself, then the others clockwise."""
    return ["self", *[f"opponent-{number}" for number in range(1, seats)]]
