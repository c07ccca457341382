"""Sell: how many credits of the sale are stored?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules.holdings import most_stored
from galaktyka.games.frontiers.engine.state import Player, Position, answered, offer_mixed

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """From nothing to all the credits of the sale, as far as there is room."""
    offer_mixed(state, list(range(v.TAX_FIRST, v.TAX_FIRST + state.sale + 1)))


def answer(state: Position, seat: i64, action: i64) -> None:
    """They stay on the storage board."""
    number: i64 = action - v.TAX_FIRST
    player = state.players[seat]
    player.credits -= number
    player.stored_credits += number
    if state.log is not None and number:
        state.note_words("taxes", seat, (), number)
    state.sale = 0
    answered(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """More credits than the sale brought, or than there is room for."""
    if not v.TAX_FIRST <= action < v.KEEP_FIRST:
        return other_question(state)
    room = most_stored(state, v.STORED_CREDITS) - player.stored_credits
    return Reason("frontiers.tax-too-high", number=action - v.TAX_FIRST, most=state.sale, room=room)
