"""What the search has to know about New Frontiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.blind_frontiers import blinded
from galaktyka.bots.compiled.greedy_frontiers import decide
from galaktyka.bots.compiled.lore_frontiers import Taste
from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State
from galaktyka.games.frontiers.game import FrontiersState
from galaktyka.games.frontiers.scoring import total_points
from galaktyka.games.frontiers.vocabulary import (
    ASK_AFTER,
    ASK_BUY,
    ASK_DISCOVER,
    ASK_HOME,
    ASK_KEEP,
    ASK_PICK,
    ASK_RETURN,
    ASK_SECOND,
    ASK_SETTLE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (ASK_PICK, ASK_HOME, ASK_KEEP, ASK_BUY, ASK_DISCOVER, ASK_SETTLE, ASK_SECOND, ASK_AFTER, ASK_RETURN)


@final
class FrontiersMind(Mind):
    """New Frontiers."""

    def __init__(self) -> None:
        super().__init__(6.0, 1000)
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(blinded(state, seat), seat, self.taste)

    def matters(self, state: State, seat: i64) -> bool:
        """The questions on which a game turns."""
        assert isinstance(state, FrontiersState)
        return state.question in MATTERS

    def clock(self, state: State) -> i64:
        """The round."""
        assert isinstance(state, FrontiersState)
        return state.round

    def lead(self, state: State, seat: i64) -> float:
        """Points more than the best of the others."""
        assert isinstance(state, FrontiersState)
        best: i64 = -1000
        for other in range(len(state.players)):
            if other != seat:
                best = max(best, total_points(state, state.players[other]))
        return float(total_points(state, state.players[seat]) - best)


MIND: Final = FrontiersMind()
