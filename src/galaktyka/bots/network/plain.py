"""A network in plain Python: what `kernel` computes in C, with integers whose bits are lanes.

A row of weights is one large integer with a lane of 32 bits for each number, so that a row is added by one `+` and
multiplied by one `*`. Lanes hold no negative numbers: weights are stored with an offset, which is taken off again when
the lanes are read. The numbers are exactly those of kernel.c.
"""

from __future__ import annotations

import sys
from array import array
from typing import Final

EMPTY: Final = 255
MOST_ACTIVATION: Final = 4095
MOST_WIDTH: Final = 2048
MOST_SUM: Final = 524_287
"""Times 4,095 fits into 32 bits."""
LANE: Final = 4
"""Bytes."""
OFFSET: Final = 32768
"""Weights of the first layer have 16 bits."""
SMALL_OFFSET: Final = 128
"""Those of the others 8."""

Sizes = tuple[int, int, int, int, int, int, int]
"""Slots, features, widths of the two layers, choices, and how far sums of each layer are shifted."""


class Network:
    """The same network as `kernel.Network`."""

    def __init__(
        self,
        sizes: Sizes,
        first_features: bytes,
        rows: bytes,
        first_bias: bytes,
        weights: bytes,
        second_factors: bytes,
        second_bias: bytes,
        policy: bytes,
        policy_factors: bytes,
        policy_bias: bytes,
    ) -> None:
        self.slots, self.features, self.first, self.second, self.choices, *shifts = sizes
        self.shift_first, self.shift_second = shifts
        outputs = self.choices + 1
        check_sizes(sizes)
        check_length("first_features", first_features, 4 * self.slots)
        check_length("rows", rows, 2 * (self.features + self.choices) * self.first)
        check_length("first_bias", first_bias, 4 * self.first)
        check_length("weights", weights, 2 * self.first * self.second)
        check_length("second_factors", second_factors, 4 * self.second)
        check_length("second_bias", second_bias, 4 * self.second)
        check_length("policy", policy, 2 * outputs * self.second)
        check_length("policy_factors", policy_factors, 4 * outputs)
        check_length("policy_bias", policy_bias, 4 * outputs)
        check_small(weights)
        check_sums(policy, self.second)
        self.first_features = array("i", first_features)
        self.first_bias = array("i", first_bias)
        self.rows = rows
        self.kept: dict[int, int] = {}
        """Rows of the first layer as integers, made when they are first needed."""
        self.columns = columns_of(array("h", weights), self.first, self.second)
        self.second_factors = array("i", second_factors)
        self.second_bias = array("i", second_bias)
        self.policy = array("h", policy)
        self.policy_factors = array("i", policy_factors)
        self.policy_bias = array("i", policy_bias)

    def answer(self, row: bytes | bytearray, start: int, legal: list[int]) -> list[int]:
        """What the position is worth, then a number for each choice."""
        hidden = self.first_layer(row, start, legal)
        last = self.second_layer(hidden)
        return [self.output(choice, last) for choice in (self.choices, *legal)]

    def first_layer(self, row: bytes | bytearray, start: int, legal: list[int]) -> list[int]:
        """The sum of the rows of all that is there, and of all that may be chosen."""
        on = self.features_of(row, start, legal)
        kept = self.kept
        total = 0
        for feature in on:
            found = kept.get(feature)
            total += self.row_of(feature) if found is None else found
        shift, less = self.shift_first, OFFSET * len(on)
        sums = array("I", total.to_bytes(LANE * self.first, sys.byteorder))
        return [activated(lane - less + bias, shift) for lane, bias in zip(sums, self.first_bias, strict=True)]

    def features_of(self, row: bytes | bytearray, start: int, legal: list[int]) -> list[int]:
        """The rows of the first layer that count."""
        slots = row[start : start + self.slots]
        if len(slots) != self.slots:
            raise ValueError("the row is too short")
        on = [first + value for first, value in zip(self.first_features, slots, strict=True) if value != EMPTY]
        if on and max(on) >= self.features:
            raise ValueError("a slot holds what it cannot hold")
        if len(legal) > self.choices:
            raise ValueError("there are not so many choices")
        if legal and not 0 <= min(legal) <= max(legal) < self.choices:
            raise ValueError("there is no such choice")
        return on + [self.features + choice for choice in legal]

    def row_of(self, feature: int) -> int:
        """A row of the first layer as an integer."""
        size = 2 * self.first
        numbers = array("h", self.rows[feature * size : (feature + 1) * size])
        row = int.from_bytes(array("I", [number + OFFSET for number in numbers]).tobytes(), sys.byteorder)
        self.kept[feature] = row
        return row

    def second_layer(self, hidden: list[int]) -> list[int]:
        """Each output is a sum over the first layer."""
        total = 0
        for value, column in zip(hidden, self.columns, strict=True):
            if value:
                total += value * column
        less, shift = SMALL_OFFSET * sum(hidden), self.shift_second
        sums = array("I", total.to_bytes(LANE * self.second, sys.byteorder))
        return [
            activated((lane - less) * factor + bias, shift)
            for lane, factor, bias in zip(sums, self.second_factors, self.second_bias, strict=True)
        ]

    def output(self, choice: int, last: list[int]) -> int:
        """The number of one choice; of the value, which has the row after the last choice."""
        row = self.policy[choice * self.second : (choice + 1) * self.second]
        return self.policy_bias[choice] + self.policy_factors[choice] * sum(map(int.__mul__, row, last))


def check_sizes(sizes: Sizes) -> None:
    """What kernel.c checks, too."""
    *counts, shift_first, shift_second = sizes
    _, _, first, second, _ = counts
    if min(counts) < 1 or max(counts) > 65536 or max(first, second) > MOST_WIDTH:
        raise ValueError("sizes of a network that cannot be")
    if not (0 <= shift_first <= 30 and 0 <= shift_second <= 30):
        raise ValueError("sizes of a network that cannot be")


def check_length(what: str, given: bytes, bytes_needed: int) -> None:
    """So many bytes."""
    if len(given) != bytes_needed:
        raise ValueError(f"{what}: {len(given)} bytes instead of {bytes_needed}")


def check_small(weights: bytes) -> None:
    """Eight bits, whatever room there is for them."""
    numbers = array("h", weights)
    if min(numbers) < -SMALL_OFFSET or max(numbers) >= SMALL_OFFSET:
        raise ValueError("weights of more than 8 bits that cannot be")


def check_sums(policy: bytes, size: int) -> None:
    """No sum over a row with numbers of 12 bits is larger than 32 bits."""
    numbers = array("h", policy)
    if any(sum(map(abs, numbers[at : at + size])) > MOST_SUM for at in range(0, len(numbers), size)):
        raise ValueError("weights whose sums do not fit into 32 bits")


def activated(total: int, shift: int) -> int:
    """Nothing below zero, and no more than 12 bits."""
    return min(total >> shift, MOST_ACTIVATION) if total > 0 else 0


def columns_of(weights: array[int], first: int, second: int) -> list[int]:
    """For each number of the first layer its weights in the second, as one integer."""
    return [
        int.from_bytes(array("I", [number + SMALL_OFFSET for number in weights[i::first]]).tobytes(), sys.byteorder)
        for i in range(first)
    ]
