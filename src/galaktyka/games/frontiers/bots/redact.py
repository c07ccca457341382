"""A position of New Frontiers with everything blank that one seat may not know.

It shows what `view` shows, as a position, so that the rules' own functions (prices, strength, goods) can be asked
about it. It can be looked at, not played on: the stack of goals is blank and there is no chance in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.game import FrontiersState

if TYPE_CHECKING:
    from mypy_extensions import i64

BLANK: Final[list[bytes]] = [bytes(number) for number in range(256)]
NO_CHANCE: Final = seeded(0)


def redacted(state: State, seat: i64) -> FrontiersState:
    """The position as the seat may know it; everything else is blank."""
    assert isinstance(state, FrontiersState)
    players = [player.clone() for player in state.players]
    shown = FrontiersState(state.rules, players, NO_CHANCE)
    state.copy_to(shown)
    if state.with_goals:
        shown.goal_stack = BLANK[len(state.goal_stack)]
        if state.hidden_owner != seat:
            shown.hidden_goal = v.NO_TILE
        if state.asked != seat:
            shown.looked = b""
    return shown
