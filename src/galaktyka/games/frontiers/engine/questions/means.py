"""Settle: is a military planet conquered or paid for?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import settle as rules
from galaktyka.games.frontiers.engine.rules.holdings import price_of_contact
from galaktyka.games.frontiers.engine.state import Player, Position, answered, offer_mixed

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """By strength or for credits."""
    offer_mixed(state, [v.CONQUER, v.PAY])


def answer(state: Position, seat: i64, action: i64) -> None:
    """One of the two."""
    planet = state.settling
    answered(state)
    state.settling = v.NO_TILE
    if action == v.CONQUER:
        rules.conquer(state, seat, planet)
    else:
        rules.settle_for(state, seat, planet, price_of_contact(state, state.players[seat], planet))


def against(state: Position, player: Player, action: i64) -> Reason:
    """Both means are possible, and nothing else is asked."""
    return other_question(state)
