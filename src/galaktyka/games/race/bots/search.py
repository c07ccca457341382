"""What the search has to know about Race for the Galaxy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State
from galaktyka.games.race.bots.greedy import decide
from galaktyka.games.race.bots.lore import Taste
from galaktyka.games.race.bots.redact import redacted
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.questions import action
from galaktyka.games.race.engine.scoring import total_points
from galaktyka.games.race.engine.state import ask

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (v.ASK_ACTION, v.ASK_PLACE, v.ASK_KEEP, v.ASK_DISCARD)


@final
class RaceMind(Mind):
    """Race for the Galaxy: games are short, so they are played to the end."""

    def __init__(self) -> None:
        super().__init__(6.0, 100)
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(redacted(state, seat), seat, self.taste)

    def matters(self, state: State, seat: i64) -> bool:
        """Which phase, what to place, what to keep."""
        assert isinstance(state, RaceState)
        return state.players[seat].ask in MATTERS

    def clock(self, state: State) -> i64:
        """The round."""
        assert isinstance(state, RaceState)
        return state.round

    def lead(self, state: State, seat: i64) -> float:
        """Points more than the best of the others."""
        assert isinstance(state, RaceState)
        best: i64 = -1000
        for other in range(state.count):
            if other != seat:
                best = max(best, total_points(state, state.players[other]))
        return float(total_points(state, state.players[seat]) - best)

    def settle(self, state: State, seat: i64) -> None:
        """Whoever has chosen an action in secret chooses it again, by the hand that is imagined."""
        assert isinstance(state, RaceState)
        if state.phase != v.CHOOSE:
            return
        for other in range(state.count):
            player = state.players[other]
            if other != seat and player.ask == v.NOTHING:
                player.first = v.NO_CARD
                player.second = v.NO_CARD
                ask(player, state, v.ASK_ACTION, 2 if state.advanced else 1)
                action.offer(state, player)


MIND: Final = RaceMind()
