"""What the search has to know about Micro Cosmos."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State
from galaktyka.games.cosmos.bots.course import COURSE
from galaktyka.games.cosmos.bots.greedy import decide
from galaktyka.games.cosmos.bots.lore import POINT, Taste, lore_of
from galaktyka.games.cosmos.bots.redact import redacted
from galaktyka.games.cosmos.bots.scene import edges_worth, scene_of, worth
from galaktyka.games.cosmos.bots.situation import ONE_TURN, Appraisal, per_turn, turns_left
from galaktyka.games.cosmos.bots.survivors import survivor_worth
from galaktyka.games.cosmos.bots.upgrades import rate_of
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.game import CosmosState
from galaktyka.games.cosmos.engine.scoring import total_points
from galaktyka.games.cosmos.engine.state import is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (v.ASK_PLAY, v.ASK_MOVE, v.ASK_DESTINATION, v.ASK_UPGRADE)

# Percent of what the greedy bot hopes for.
HOLD: Final = 120
SITES: Final = 20
FITTINGS: Final = 50
HOMES: Final = 40


@final
class CosmosMind(Mind):
    """Micro Cosmos."""

    def __init__(self) -> None:
        super().__init__(COURSE, 8.0, 2)
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(redacted(state, seat), seat, self.taste)

    def matters(self, state: State, seat: i64) -> bool:
        """The questions on which a game turns."""
        assert isinstance(state, CosmosState)
        return state.question in MATTERS

    def lead(self, state: State, seat: i64) -> float:
        """Points more than the best of the others, and what the position promises more."""
        assert isinstance(state, CosmosState)
        best = -1000.0
        for other in range(len(state.players)):
            if other != seat:
                best = max(best, self.prospect(state, other))
        return self.prospect(state, seat) - best

    def prospect(self, state: CosmosState, seat: i64) -> float:
        """Points, and before the end what has been gathered and built; the Automa goes on as before."""
        points = float(total_points(state, seat))
        if state.asked == v.NO_SEAT:
            return points
        if is_automa(state, seat):
            return points * (1.0 + float(turns_left(state)) / float(ONE_TURN * max(state.round, 1)))
        a = Appraisal(state, seat, lore_of(state.box), self.taste)
        return points + promised(a) / POINT


def promised(a: Appraisal) -> i64:
    """Hundredths of points: cargo and crew, upgrades, colonies and outposts, survivors.

    The greedy bot hopes for more than comes true; the shares began as a fit to the ends of its games and were kept
    where matches were won with them (bench/judgement.py).
    """
    s = scene_of(a, a.player)
    total = (worth(a, s) - edges_worth(a, s)) * HOLD // 100
    if a.left < ONE_TURN:
        return total
    rate: i64 = a.taste.capacity * (s.colonies + s.outposts) * SITES // 100
    for upgrade in range(v.UPGRADE_COUNT):
        if (s.upgrades >> upgrade) & 1:
            rate += rate_of(a, upgrade) * FITTINGS // 100
    if (s.upgrades >> v.ROBOTICS) & 1:
        rate += a.taste.second_deed * s.colonies * FITTINGS // 100
    return total + per_turn(a, rate) + survivors_to_settle(a) * HOMES // 100


def survivors_to_settle(a: Appraisal) -> i64:
    """What survivors that are held will bring."""
    held = a.player.survivors
    total: i64 = 0
    for i in range(len(held)):
        total += survivor_worth(a, a.box.survivor_colour[held[i]], len(a.player.settled), i)
    return total


MIND: Final = CosmosMind()
