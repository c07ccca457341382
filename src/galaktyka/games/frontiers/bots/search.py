"""What the search has to know about New Frontiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State
from galaktyka.games.frontiers.bots.course import COURSE
from galaktyka.games.frontiers.bots.greedy import decide
from galaktyka.games.frontiers.bots.lore import Taste
from galaktyka.games.frontiers.bots.redact import redacted
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.game import FrontiersState
from galaktyka.games.frontiers.engine.scoring import total_points

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (
    v.ASK_PICK,
    v.ASK_HOME,
    v.ASK_KEEP,
    v.ASK_BUY,
    v.ASK_DISCOVER,
    v.ASK_SETTLE,
    v.ASK_SECOND,
    v.ASK_AFTER,
    v.ASK_RETURN,
)


@final
class FrontiersMind(Mind):
    """New Frontiers."""

    def __init__(self) -> None:
        super().__init__(COURSE, 6.0, 1000)
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(redacted(state, seat), seat, self.taste)

    def matters(self, state: State, seat: i64) -> bool:
        """The questions on which a game turns."""
        assert isinstance(state, FrontiersState)
        return state.question in MATTERS

    def lead(self, state: State, seat: i64) -> float:
        """Points more than the best of the others."""
        assert isinstance(state, FrontiersState)
        best: i64 = -1000
        for other in range(len(state.players)):
            if other != seat:
                best = max(best, total_points(state, state.players[other]))
        return float(total_points(state, state.players[seat]) - best)


MIND: Final = FrontiersMind()
