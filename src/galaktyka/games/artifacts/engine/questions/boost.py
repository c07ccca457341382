"""Whether a ship pays credits for a higher attack value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.core.piles import replaced
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """Credits for strength, or not."""
    state.options = [v.PASS, v.BOOST_IT] if is_possible(state, player, state.task[2]) else [v.PASS]


def is_possible(state: Position, player: Player, ship: i64) -> bool:
    """The ship has the power, and its price can be paid."""
    price: i64 = state.box.boost_credits[ship]
    return price > 0 and player.credits >= price


def answer(state: Position, seat: i64, action: i64) -> None:
    """The price is paid; the reveal that follows is told of it."""
    answered(state)
    if action == v.PASS:
        return
    ship: i64 = state.task[2]
    price: i64 = state.box.boost_credits[ship]
    state.players[seat].credits -= price
    if state.log is not None:
        state.note("boosts", seat, (state.box.ids[ship],), price)
    raised: i64 = state.agenda[5] + state.box.boost_amount[ship]
    state.agenda = replaced(state.agenda, 5, raised)
