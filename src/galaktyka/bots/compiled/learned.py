"""What a learned network says of a position: what it is worth, and how much each choice speaks to it."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Any, Final, final

from galaktyka.bots.compiled.reward import Reward
from galaktyka.core.game import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from galaktyka.envs.compiled.slots import SlotWriter

EMPTY: Final = 255
"""What an empty slot holds."""
SHARPNESS: Final = 26
"""Numbers of choices and values count so many bits after the point; e to the power of a number is how likely it is."""
STEPS: Final = 256
FULL_BITS: Final = 20
FULL: Final = 1048576
"""The weight of the best choice."""
BITS_OF_E: Final = 94548
"""The logarithm of e to base 2, with 16 bits after the point."""
NOTHING: Final = 1099511627776
"""What is so far behind has no weight."""
HUNDRED: Final = 100


def doubled(number: int, times: int) -> int:
    """A number times a power of two."""
    return number << times


def powers_of_half() -> list[int]:
    """`FULL` times 2 to the power of -i / 256: roots of whole numbers, the same on every machine."""
    fine = 60
    roots: list[int] = []
    root = doubled(1, fine - 1)
    for _ in range(8):
        root = isqrt(doubled(root, fine))
        roots.append(root)
    powers: list[int] = []
    for i in range(STEPS):
        power = doubled(1, fine)
        for k in range(8):
            if (i >> (7 - k)) & 1:
                power = (power * roots[k]) >> fine
        powers.append(power >> (fine - FULL_BITS))
    return powers


POWERS: Final = powers_of_half()


def shares(numbers: list[int], temperature: i64 = 100) -> list[int]:
    """How likely each choice is, beside the best, which has `FULL`: by integers alone.

    A temperature of 100 takes the numbers as they were learned; a higher one makes the choices more alike.
    """
    powers = POWERS
    best: i64 = max(numbers)
    found: list[int] = []
    for number in numbers:
        given: i64 = number
        behind = best - given
        weight: i64 = 0
        if behind < NOTHING:
            halvings = ((behind >> (SHARPNESS - 16)) * BITS_OF_E >> 16) * HUNDRED // temperature
            if halvings >> 16 <= FULL_BITS:
                power: i64 = powers[(halvings >> 8) & 255]
                weight = power >> (halvings >> 16)
        found.append(weight)
    return found


@final
class Appraisal:
    """What the network says of a position to one seat."""

    def __init__(self, value: i64, choices: list[int], numbers: list[int]) -> None:
        self.value: i64 = value
        """What the seat may expect, with `SHARPNESS` bits after the point: 1 for winning, -1 for losing of two."""
        self.choices = choices
        self.numbers = numbers
        """For each choice the logarithm of how likely it is, up to a number that all have in common."""

    def best(self) -> int:
        """The choice that speaks most to the network; of several the one with the lowest number."""
        numbers = self.numbers
        place: i64 = 0
        most: i64 = numbers[0]
        for i in range(1, len(numbers)):
            number: i64 = numbers[i]
            if number > most:
                most = number
                place = i
        return self.choices[place]

    def weights(self) -> list[int]:
        """How likely each choice is, beside the best."""
        return shares(self.numbers)


@final
class Learned:
    """A network and what shows it positions of its game. It never changes: all bots of a process share one."""

    def __init__(
        self, writer: SlotWriter, network: Any, winning: dict[str, list[tuple[int, int]]], reward: Reward | None = None
    ) -> None:
        self.writer = writer
        self.network = network
        self.winning = winning
        self.reward = reward or Reward(0.8)
        """What it learned to expect."""
        self.hidden: dict[str, list[int]] = {}
        """For each beginning of names that was asked for the slots of such features."""

    def show(self, state: State, seat: i64) -> bytearray:
        """What the seat may know, as the network reads it."""
        row = bytearray(self.writer.blank)
        self.writer.write(state, seat, row, 0)
        return row

    def appraised(self, row: bytearray, choices: list[int]) -> Appraisal:
        """What the network says of what it is shown."""
        answer: list[int] = self.network.answer(row, 0, choices)
        return Appraisal(answer[0], choices, answer[1:])

    def appraisal(self, state: State, seat: i64) -> Appraisal:
        """What it says of a position, by what the seat may know."""
        return self.appraised(self.show(state, seat), state.legal(seat))

    def chance(self, value: int, players: int) -> float:
        """The chance of winning that a value stands for, among so many players, an automa counted."""
        return chance_of_winning(value, players, self.winning.get(str(players), []))

    def best(self, state: State, seat: i64) -> int:
        """Its choice; where there is only one it is not asked."""
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        return self.appraised(self.show(state, seat), choices).best()

    def hide(self, row: bytearray, prefix: str) -> None:
        """Take out of a row the features whose names begin like this."""
        if prefix not in self.hidden:
            names = self.writer.features
            firsts = self.writer.first_features
            self.hidden[prefix] = [slot for slot in range(len(firsts)) if names[firsts[slot]].startswith(prefix)]
        for slot in self.hidden[prefix]:
            row[slot] = EMPTY


def chance_of_winning(value: int, players: int, points: list[tuple[int, int]]) -> float:
    """The chance that belongs to a value, among so many players, an automa counted.

    `points` are values and the chances that they came to, in thousandths; without them the value is taken at its word.
    """
    thousandths = value * 1000 >> SHARPNESS
    if not points:
        return min(max((thousandths * (players - 1) + 1000) / (1000.0 * players), 0.0), 1.0)
    if thousandths <= points[0][0]:
        return points[0][1] / 1000.0
    for i in range(1, len(points)):
        low, from_chance = points[i - 1]
        high, to_chance = points[i]
        if thousandths <= high:
            return (from_chance + (to_chance - from_chance) * (thousandths - low) / (high - low)) / 1000.0
    return points[-1][1] / 1000.0
