"""Weights fitted to a game that is loaded: everything by its name, and what nobody knows by what is printed on it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from galaktyka.bots.network import Network
from galaktyka.bots.network.mixing import Mixing, mixed
from galaktyka.bots.network.weights import MOST_ROW, Weights

Words = Mapping[str, Sequence[str]]
MOST_SMALL = 127
MOST_WHOLE = 2**31 - 1


@dataclass(frozen=True)
class Inputs:
    """What a game has, as its slots and its notation call it."""

    first_features: Sequence[int]
    features: Sequence[str]
    choices: Sequence[str]
    printed: Words

    def first_layer(self) -> list[str]:
        """The names of all rows of the first layer."""
        return rows_of(self.features, self.choices)


def rows_of(features: Sequence[str], choices: Sequence[str]) -> list[str]:
    """The names of the rows of the first layer: features, then choices that may be made."""
    return [*features, *(f"may/{choice}".replace(" ", "/") for choice in choices)]


class Directory:
    """Which row of a file a name has, or which mixture of them. `mark` stands between a place and the thing there."""

    def __init__(self, names: Sequence[str], mark: str, printed: Words, usable: Sequence[bool]) -> None:
        self.mark = mark
        self.printed = printed
        self.known = {name: row for row, name in enumerate(names)}
        self.places: dict[str, dict[str, int]] = {}
        for row, name in enumerate(names):
            place, _, thing = name.rpartition(mark)
            if thing in printed and usable[row]:
                self.places.setdefault(place, {})[thing] = row
        self.mixings: dict[tuple[str, ...], Mixing] = {}

    def row(self, name: str, printed: Words) -> int | None:
        """The row of a name; None if the file does not know it, or with other words on the thing."""
        thing = name.rpartition(self.mark)[2]
        if thing in printed and thing in self.printed and set(printed[thing]) != set(self.printed[thing]):
            return None
        return self.known.get(name)

    def mixture(self, name: str, printed: Words) -> list[tuple[int, float]]:
        """Rows and how much of each; nothing for what is no thing, or lies where the file knows none."""
        place, _, thing = name.rpartition(self.mark)
        there = self.places.get(place)
        if thing not in printed or not there:
            return []
        things = tuple(there)
        if things not in self.mixings:
            self.mixings[things] = Mixing(things, self.printed)
        return list(zip(there.values(), self.mixings[things].shares(printed[thing]), strict=True))


def fitted(weights: Weights, inputs: Inputs) -> Network:
    """The network for a game: features and choices in the order of the game."""
    rows = FirstLayer(weights).fitted(inputs)
    policy, factors, biases = Policy(weights).fitted(inputs)
    sizes = (
        len(inputs.first_features), len(inputs.features), weights.first, weights.second, len(inputs.choices),
        *weights.shifts,
    )  # fmt: skip
    return Network(
        sizes,
        array("i", inputs.first_features).tobytes(),
        rows.tobytes(),
        array("i", weights.first_bias).tobytes(),
        array("h", array("b", weights.weights)).tobytes(),
        array("i", weights.second_factors).tobytes(),
        array("i", weights.second_bias).tobytes(),
        policy.tobytes(),
        array("i", factors).tobytes(),
        array("i", biases).tobytes(),
    )


class FirstLayer:
    """The rows of features and of choices that may be made."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        names = rows_of(weights.features, weights.choices)
        self.directory = Directory(names, "/", weights.printed, [live == 1 for live in weights.live])
        self.places: list[int] = []
        """For each row where it lies among those that are there, or -1."""
        at = 0
        for live in weights.live:
            self.places.append(at if live else -1)
            at += live
        self.zero = array("h", bytes(2 * weights.first))

    def row(self, row: int) -> array[int]:
        """A row of the file, as the kernel adds it."""
        place, size = self.places[row], self.weights.first
        if place < 0:
            return self.zero
        factor = self.weights.row_factors[place]
        numbers = array("b", self.weights.rows[place * size : (place + 1) * size])
        return array("h", [number * factor for number in numbers])

    def fitted(self, inputs: Inputs) -> array[int]:
        """All rows, in the order of the game."""
        found = array("h")
        for name in inputs.first_layer():
            row = self.directory.row(name, inputs.printed)
            found += self.unknown(name, inputs.printed) if row is None else self.row(row)
        return found

    def unknown(self, name: str, printed: Words) -> array[int]:
        """The row of something that the file does not know."""
        mixture = self.directory.mixture(name, printed)
        if not mixture:
            return self.zero
        sums = mixed([self.row(row) for row, _ in mixture], [share for _, share in mixture])
        return array("h", [within(number, MOST_ROW) for number in sums])


class Policy:
    """The rows that make a number of each choice, and the one that makes the value."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        usable = [live == 1 for live in weights.live[len(weights.features) :]]
        self.directory = Directory(weights.choices, " ", weights.printed, usable)

    def row(self, row: int) -> array[int]:
        """A row of the file."""
        size = self.weights.second
        return array("b", self.weights.policy[row * size : (row + 1) * size])

    def fitted(self, inputs: Inputs) -> tuple[array[int], list[int], list[int]]:
        """All rows, their factors and what is added to each; the value last."""
        weights = self.weights
        found, factors, biases = array("h"), [], []
        known = [self.directory.row(name, inputs.printed) for name in inputs.choices]
        for name, row in zip(inputs.choices, known, strict=True):
            if row is None:
                numbers, factor, bias = self.unknown(name, inputs.printed)
            else:
                numbers, factor, bias = self.row(row), weights.policy_factors[row], weights.policy_bias[row]
            found += array("h", numbers)
            factors.append(factor)
            biases.append(bias)
        found += array("h", weights.value)
        return found, [*factors, weights.policy_factors[-1]], [*biases, weights.policy_bias[-1]]

    def unknown(self, name: str, printed: Words) -> tuple[array[int], int, int]:
        """The row of a choice that the file does not know, its factor, and what is added."""
        mixture = self.directory.mixture(name, printed)
        if not mixture:
            return array("b", bytes(self.weights.second)), 0, 0
        rows = [row for row, _ in mixture]
        shares = [share for _, share in mixture]
        factors = self.weights.policy_factors
        sums = mixed([[number * factors[row] for number in self.row(row)] for row in rows], shares)
        factor = min(max(1, -int(-max(abs(number) for number in sums) // MOST_SMALL)), MOST_WHOLE)
        bias = mixed([[self.weights.policy_bias[row]] for row in rows], shares)[0]
        numbers = array("b", [within(number / factor, MOST_SMALL) for number in sums])
        return numbers, factor, within(bias, MOST_WHOLE)


def within(number: float, most: int) -> int:
    """Rounded, and no further from zero than this."""
    return max(-most, min(most, round(number)))
