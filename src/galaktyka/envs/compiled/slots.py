"""Layout 2 of observations: a row of slots, each a byte, for networks whose inputs are on or off.

A slot is empty or holds the number of a thing: of a card in the hand, of a kind of goods, of how many chips there
are. Slots of one pile mean the same things, so it does not matter which card lies in which. Each thing in each kind of
slot is a feature with a name; `first + value` is its number, and a row has some dozen features among some thousands.

A layout is the same for every number of players: the viewer comes first, the others clockwise. What lies before an
opponent has the same features for each of them, what is counted has its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from galaktyka.envs.compiled.rows import RowWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY: Final = 255
"""What an empty slot holds."""
MOST_VALUES: Final = 255
"""A slot can hold so many different values."""


@final
class SlotLayout:
    """The slots of a row in order, and the features that they stand for."""

    def __init__(self) -> None:
        self.first_features: list[int] = []
        """For each slot its feature for the value 0."""
        self.values: list[int] = []
        """For each slot how many values it can have."""
        self.features: list[str] = []
        """The name of each feature."""
        self.known: dict[str, int] = {}
        self.piles: list[str] = []
        """For each slot the name of its pile."""

    def pile(self, name: str, things: Sequence[str], most: int = 1) -> int:
        """So many slots for things of a pile; where the first of them is. Piles of one name share their features."""
        assert len(things) <= MOST_VALUES, name
        if name not in self.known:
            self.known[name] = len(self.features)
            self.features += [f"{name}/{thing}" for thing in things]
        place = len(self.first_features)
        self.first_features += [self.known[name]] * most
        self.values += [len(things)] * most
        self.piles += [name] * most
        return place

    def number(self, name: str, high: int, low: int = 0) -> int:
        """A slot for a number in a range; what lies beyond it counts as its end."""
        return self.pile(name, [str(number) for number in range(low, high + 1)])


class SlotWriter(RowWriter):
    """Writes positions of one game as rows of slots, which are empty at first."""

    def __init__(self, layout: SlotLayout) -> None:
        super().__init__(bytes([EMPTY]) * len(layout.first_features))
        self.first_features = layout.first_features
        self.values = layout.values
        self.features = layout.features
        self.names = numbered(layout.piles)
        """Of each slot: that of its pile, with a number where there are several."""
        self.highs = bytes([EMPTY]) * len(layout.piles)


def numbered(names: list[str]) -> tuple[str, ...]:
    """Names of their own: `round`, `hand/1`, `hand/2`."""
    met: dict[str, int] = {}
    own: list[str] = []
    for name in names:
        met[name] = met.get(name, 0) + 1
        own.append(f"{name}/{met[name]}")
    return tuple([name if met[name] == 1 else own[i] for i, name in enumerate(names)])


def put_pile(row: bytearray, place: i64, pile: bytes, most: i64) -> None:
    """The things of a pile; what has no slot any more is left out."""
    size: i64 = len(pile)
    if size > most:
        size = most
    for i in range(size):
        row[place + i] = pile[i]


def put_number(row: bytearray, place: i64, number: i64, high: i64) -> None:
    """A number from 0 to `high`."""
    row[place] = number if number < high else high


def put_ranged(row: bytearray, place: i64, number: i64, low: i64, high: i64) -> None:
    """A number from `low` to `high`."""
    if number > high:
        number = high
    row[place] = number - low if number > low else 0
