"""What a bot is: a name and a choice. What it is given: an outlook, which shows what its seat may know."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar, final

from galaktyka.core.game import Game, State, View
from galaktyka.core.rng import Rng

Redacted = TypeVar("Redacted")
Redactor = Callable[[State, int], Redacted]
"""Copies a position without what a seat may not know: all that `view` shows and nothing more, only faster."""


@final
class Outlook:
    """A position as one seat may know it: the only thing that a bot is given."""

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self._state = state
        self._rng = rng
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game that is being played: its cards, its actions, its options."""
        return self._state.game()

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats()

    @property
    def legal(self) -> list[int]:
        """The ids of the actions to choose from, ascending; never empty."""
        return self._state.legal(self.seat)

    def view(self) -> View:
        """Everything that the seat may know, as a document."""
        return self._state.view(self.seat)

    def imagine(self) -> State:
        """A position that could be the true one: everything that the seat cannot know is drawn anew."""
        return self._state.determinise(self.seat, self._rng)

    def redacted(self, redactor: Redactor[Redacted]) -> Redacted:
        """The position as a trusted redactor of the game shows it."""
        return redactor(self._state, self.seat)

    def through(self, lens: Redactor[Redacted]) -> Redacted:
        """The old name of `redacted`."""
        warnings.warn("Outlook.through is now Outlook.redacted", DeprecationWarning, stacklevel=2)
        return self.redacted(lens)


class Bot(Protocol):
    """A player that needs no person. One bot plays one seat of one game."""

    name: str

    def choose(self, outlook: Outlook) -> int:
        """One of `outlook.legal`."""
        ...


@dataclass(frozen=True)
class Advice:
    """A choice, how likely it is to win as far as the simulations tell, and how many there were of it."""

    action: int
    chance: float
    simulations: int
