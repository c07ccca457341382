"""Whether a survivor is kept (p. 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules import destination
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position) -> None:
    """Keep it or not."""
    state.options = [v.PASS, v.KEEP_IT]


def answer(state: Position, seat: i64, action: i64) -> None:
    """It lies open below the bridge, or on the discard pile."""
    survivor: i64 = state.task[2]
    answered(state)
    if action == v.PASS:
        destination.leave(state, survivor)
        return
    player = state.players[seat]
    player.survivors = with_card(player.survivors, survivor)
    state.looked = without(state.looked, index_of(state.looked, survivor))
    if state.log is not None:
        state.note("keeps", seat, (state.box.survivor_ids[survivor],), 0)


def against(state: Position, player: Player) -> Reason | None:
    """Asked at any time; None where nothing but another question stands against it."""
    if destination.survivors_full(state, player):
        return Reason("cosmos.survivors-full", n=state.box.survivors_held)
    return None
