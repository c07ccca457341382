"""What a bot is: a name and a choice. What it is given: an outlook, which shows what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, final

from galaktyka.core.game import Game, State, View
from galaktyka.core.rng import Rng

Sight = TypeVar("Sight")
Lens = Callable[[State, int], Sight]
"""Shows a position to a seat faster than `view` does; it copies nothing that `view` would not show."""


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
    def legal(self) -> list[int]:
        """The ids of the actions to choose from, ascending; never empty."""
        return self._state.legal(self.seat)

    def view(self) -> View:
        """Everything that the seat may know, as a document."""
        return self._state.view(self.seat)

    def imagine(self) -> State:
        """A position that could be the true one: everything that the seat cannot know is drawn anew."""
        return self._state.determinise(self.seat, self._rng)

    def through(self, lens: Lens[Sight]) -> Sight:
        """What a trusted lens of the game shows of the position."""
        return lens(self._state, self.seat)


class Bot(Protocol):
    """A player that needs no person. One bot plays one seat of one game."""

    name: str

    def choose(self, outlook: Outlook) -> int:
        """One of `outlook.legal`."""
        ...
