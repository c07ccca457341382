"""Which leader token gets ready (GAIN SPECIALIST, p. 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules import destination
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
READY: Final = 1


def obstacle(player: Player, colour: i64) -> i64:
    """It is not ready."""
    return READY if (player.ready >> (v.RED_LEADER + colour)) & 1 else FINE


def offer(state: Position) -> None:
    """Leaders that are not ready."""
    player = state.players[state.asked]
    state.options = [v.READY_FIRST + colour for colour in range(3) if obstacle(player, colour) == FINE]


def answer(state: Position, seat: i64, action: i64) -> None:
    """This leader."""
    answered(state)
    destination.ready(state, seat, v.RED_LEADER + action - v.READY_FIRST)


def against(action: i64) -> Reason:
    """It is ready already."""
    return Reason("cosmos.token-ready", specialist=v.SPECIALISTS[v.RED_LEADER + action - v.READY_FIRST])
