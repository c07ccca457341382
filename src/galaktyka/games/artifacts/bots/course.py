"""What a search has to know about how Alien Artifacts goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.course import Course
from galaktyka.core.game import State
from galaktyka.games.artifacts.engine.game import ArtifactsState

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class ArtifactsCourse(Course):
    """Turns."""

    def clock(self, state: State) -> i64:
        """The turn."""
        assert isinstance(state, ArtifactsState)
        return state.turns

    def later(self, state: State, rounds: i64) -> i64:
        """Until the seat has its turn again, so many rounds later."""
        assert isinstance(state, ArtifactsState)
        return state.turns + rounds * state.count


COURSE: Final = ArtifactsCourse()
