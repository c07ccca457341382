"""What a search has to know about how New Frontiers goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.course import Course
from galaktyka.core.game import State
from galaktyka.games.frontiers.engine.game import FrontiersState

if TYPE_CHECKING:
    from mypy_extensions import i64

LONG: Final = 20


@final
class FrontiersCourse(Course):
    """Rounds."""

    def clock(self, state: State) -> i64:
        """The round."""
        assert isinstance(state, FrontiersState)
        return state.round

    def drags_on(self, state: State) -> bool:
        """Whether it is long after the round in which games are over."""
        assert isinstance(state, FrontiersState)
        return state.round > LONG


COURSE: Final = FrontiersCourse()
