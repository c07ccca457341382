"""Who plays the seats that the caller of a stepper does not."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, final

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State, mypyc_attr
from galaktyka.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Answerer:
    """Plays the seats that the caller does not: by what they may know."""

    @abstractmethod
    def answer(self, state: State, seat: i64) -> i64:
        """A choice of the seat."""
        raise NotImplementedError


@final
class Chance(Answerer):
    """Any choice."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, state: State, seat: i64) -> i64:
        """Any choice."""
        options = state.legal(seat)
        return options[self.rng.below(len(options))]


@final
class Greedy(Answerer):
    """The greedy bot of a game."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def answer(self, state: State, seat: i64) -> i64:
        """What it would choose, by what the seat may know."""
        return self.mind.answer(state, seat)


@final
class Seated(Answerer):
    """Somebody else at each seat."""

    def __init__(self, by_seat: list[Answerer]) -> None:
        self.by_seat = by_seat

    def answer(self, state: State, seat: i64) -> i64:
        """A choice of whoever sits there."""
        return self.by_seat[seat].answer(state, seat)
