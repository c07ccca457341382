"""What the search has to know about Race for the Galaxy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State
from galaktyka.games.race.bots.course import COURSE
from galaktyka.games.race.bots.greedy import decide
from galaktyka.games.race.bots.lore import Taste
from galaktyka.games.race.bots.redact import redacted
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.scoring import total_points

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (v.ASK_ACTION, v.ASK_PLACE, v.ASK_KEEP, v.ASK_DISCARD)


@final
class RaceMind(Mind):
    """Race for the Galaxy: games are short, so they are played to the end."""

    def __init__(self) -> None:
        super().__init__(COURSE, 6.0, 100)
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(redacted(state, seat), seat, self.taste)

    def matters(self, state: State, seat: i64) -> bool:
        """Which phase, what to place, what to keep."""
        assert isinstance(state, RaceState)
        return state.players[seat].ask in MATTERS

    def lead(self, state: State, seat: i64) -> float:
        """Points more than the best of the others."""
        assert isinstance(state, RaceState)
        best: i64 = -1000
        for other in range(state.count):
            if other != seat:
                best = max(best, total_points(state, state.players[other]))
        return float(total_points(state, state.players[seat]) - best)


MIND: Final = RaceMind()
