"""What every search has to know about a game: how its time goes, and what is chosen in secret."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from galaktyka.core.game import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Course:
    """How a game goes: by rounds, or by turns."""

    @abstractmethod
    def clock(self, state: State) -> i64:
        """How far the game is: in rounds, or in turns."""

    def later(self, state: State, rounds: i64) -> i64:
        """What the clock shows so many rounds later."""
        return self.clock(state) + rounds

    def horizon(self) -> i64:
        """After so many rounds a learned network judges what is imagined; the number comes from matches."""
        return 2

    def drags_on(self, state: State) -> bool:
        """Whether the game is much longer than games are: players who are too sure of themselves may go in circles."""
        return False

    def reopen(self, state: State, seat: i64) -> None:
        """Ask the others again what they have answered in secret, so that they answer by what they hold here."""
