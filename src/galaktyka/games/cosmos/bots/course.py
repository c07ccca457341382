"""What a search has to know about how Micro Cosmos goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.course import Course
from galaktyka.core.game import State
from galaktyka.games.cosmos.engine.game import CosmosState

if TYPE_CHECKING:
    from mypy_extensions import i64

LONG: Final = 80


@final
class CosmosCourse(Course):
    """Turns."""

    def clock(self, state: State) -> i64:
        """The turn."""
        assert isinstance(state, CosmosState)
        return state.round * len(state.players) + state.turns

    def drags_on(self, state: State) -> bool:
        """Whether it is long after the round in which games are over."""
        assert isinstance(state, CosmosState)
        return state.round > LONG

    def later(self, state: State, rounds: i64) -> i64:
        """Until the seat has its turn again, so many rounds later."""
        assert isinstance(state, CosmosState)
        return self.clock(state) + rounds * len(state.players)


COURSE: Final = CosmosCourse()
