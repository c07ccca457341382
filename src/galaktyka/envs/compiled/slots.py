"""Layout 2 of observations: a row of slots, each a byte, for networks whose inputs are on or off.

A slot is empty or holds the number of a thing: of a card in the hand, of a kind of goods, of how many chips there
are. Slots of one pile mean the same things, so it does not matter which card lies in which. Each thing in each kind of
slot is a feature with a name; `first + value` is its number, and a row has some dozen features among some thousands.

A layout is the same for every number of players: the viewer comes first, the others clockwise. What lies before an
opponent has the same features for each of them, what is counted has its own.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import State

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

    def pile(self, name: str, things: Sequence[str], most: int = 1) -> int:
        """So many slots for things of a pile; where the first of them is. Piles of one name share their features."""
        assert len(things) <= MOST_VALUES, name
        if name not in self.known:
            self.known[name] = len(self.features)
            self.features += [f"{name}/{thing}" for thing in things]
        place = len(self.first_features)
        self.first_features += [self.known[name]] * most
        self.values += [len(things)] * most
        return place

    def number(self, name: str, high: int, low: int = 0) -> int:
        """A slot for a number in a range; what lies beyond it counts as its end."""
        return self.pile(name, [str(number) for number in range(low, high + 1)])


class SlotWriter:
    """Writes positions of one game as rows of slots. Only what the seat may know gets into its row."""

    def __init__(self, layout: SlotLayout) -> None:
        self.width: i64 = len(layout.first_features)
        self.first_features = layout.first_features
        self.values = layout.values
        self.features = layout.features
        self.blank = bytes([EMPTY]) * len(layout.first_features)

    @abstractmethod
    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """Fill empty slots, from `start` on, with what the seat may know."""


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
