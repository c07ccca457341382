"""At the end of Explore and Settle: no more than nine colonies and discovered planets together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.state import Player, Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def surplus(state: Position, player: Player) -> i64:
    """How many discovered planets are too many."""
    over = len(player.colonies) + len(player.discovered) - state.box.limit
    return max(min(over, len(player.discovered)), 0)


def step_limit(state: Position) -> bool:
    """In order, whoever has too many returns some; True when all is done."""
    while state.turn < state.count:
        seat: i64 = state.resolve[state.turn]
        state.turn += 1
        state.stored = False
        over = surplus(state, state.players[seat])
        if over:
            ask(state, seat, v.ASK_RETURN, over)
            return False
    state.stage = v.FINISH
    return True
