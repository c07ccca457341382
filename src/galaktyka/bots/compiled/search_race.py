"""What the search has to know about Race for the Galaxy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.blind_race import blinded
from galaktyka.bots.compiled.greedy_race import decide
from galaktyka.bots.compiled.lore_race import Taste
from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import State
from galaktyka.games.race.game import RaceState
from galaktyka.games.race.rules.rounds import offer_actions
from galaktyka.games.race.scoring import total_points
from galaktyka.games.race.state import ask
from galaktyka.games.race.vocabulary import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_PLACE,
    CHOOSE,
    NO_CARD,
    NOTHING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MATTERS: Final = (ASK_ACTION, ASK_PLACE, ASK_KEEP, ASK_DISCARD)


@final
class RaceMind(Mind):
    """Race for the Galaxy: games are short, so they are played to the end."""

    def __init__(self) -> None:
        super().__init__(6.0, 100)
        self.taste = Taste()

    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose."""
        return decide(blinded(state, seat), seat, self.taste)

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
        if state.phase != CHOOSE:
            return
        for other in range(state.count):
            player = state.players[other]
            if other != seat and player.ask == NOTHING:
                player.first = NO_CARD
                player.second = NO_CARD
                ask(player, state, ASK_ACTION, 2 if state.advanced else 1)
                offer_actions(state, player)


MIND: Final = RaceMind()
