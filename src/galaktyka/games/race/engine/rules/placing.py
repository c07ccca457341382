"""Placing a card is the same in Develop and Settle: chosen in secret, revealed together, paid from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import EVERYBODY, OTHER_SEATS
from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.state import Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def place_revealed(state: Position, seat: i64) -> None:
    """The chosen card is laid into the tableau, seen by all."""
    player = state.players[seat]
    state.revealed += 1
    if player.placing == v.NO_CARD:
        if state.log is not None:
            state.note("places-nothing", seat, b"", 0, EVERYBODY)
        return
    player.hand = without(player.hand, index_of(player.hand, player.placing))
    player.tableau = player.tableau + ONE[player.placing]
    player.goods = player.goods + ONE[0]
    if state.log is not None:
        state.note("places", seat, ONE[player.placing], 0, EVERYBODY)


def pay_or_go_on(state: Position, seat: i64, price: i64) -> None:
    """Ask for the cards of the payment, if there is something to pay."""
    if price > 0:
        tell_price(state, seat, price)
        ask(state.players[seat], state, v.ASK_PAY, price)


def tell_price(state: Position, seat: i64, price: i64) -> None:
    """The others know how many cards are paid, not which."""
    if state.log is not None:
        state.note("pays", seat, b"", price, OTHER_SEATS)
