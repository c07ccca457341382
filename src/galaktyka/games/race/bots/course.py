"""What a search has to know about how Race for the Galaxy goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.course import Course
from galaktyka.core.game import State
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.questions import action
from galaktyka.games.race.engine.state import ask

if TYPE_CHECKING:
    from mypy_extensions import i64

LONG: Final = 25


@final
class RaceCourse(Course):
    """Rounds, whose actions are chosen in secret."""

    def clock(self, state: State) -> i64:
        """The round."""
        assert isinstance(state, RaceState)
        return state.round

    def horizon(self) -> i64:
        """A round longer than elsewhere: 57 to 60 % against the bare champion."""
        return 3

    def drags_on(self, state: State) -> bool:
        """Whether it is long after the round in which games are over."""
        assert isinstance(state, RaceState)
        return state.round > LONG

    def reopen(self, state: State, seat: i64) -> None:
        """Whoever has chosen an action chooses it again."""
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


COURSE: Final = RaceCourse()
