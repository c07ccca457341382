"""Placing a card is the same in Develop and Settle: chosen in secret, revealed together, paid from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import EVERYBODY, OTHER_SEATS, OWN_SEAT
from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.race.rules.deck import offer_cards
from galaktyka.games.race.state import (
    Player,
    Position,
    answered,
    ask,
)
from galaktyka.games.race.vocabulary import (
    ASK_PAY,
    BLOCKS,
    NO_CARD,
    V_PAY,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def choose_card(state: Position, seat: i64, card: i64) -> None:
    """A secret choice: the card stays in the hand until everybody has chosen."""
    player = state.players[seat]
    player.placing = card
    answered(player, state)


def place_revealed(state: Position, seat: i64) -> None:
    """The chosen card is laid into the tableau, seen by all."""
    player = state.players[seat]
    state.revealed += 1
    if player.placing == NO_CARD:
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
        ask(state.players[seat], state, ASK_PAY, price)


def tell_price(state: Position, seat: i64, price: i64) -> None:
    """The others know how many cards are paid, not which."""
    if state.log is not None:
        state.note("pays", seat, b"", price, OTHER_SEATS)


def offer_payment(state: Position, player: Player) -> None:
    """The cards of the hand that may be paid next."""
    offer_cards(player.hand, player, BLOCKS + V_PAY * state.box.size)


def pay(state: Position, seat: i64, card: i64) -> None:
    """One card of the payment goes face down to the discards."""
    player = state.players[seat]
    index = index_of(player.hand, card)
    player.hand = without(player.hand, index)
    player.floor = index
    player.owe -= 1
    if state.log is not None:
        state.note("pays", seat, ONE[card], 1, OWN_SEAT)
    if player.owe == 0:
        answered(player, state)
