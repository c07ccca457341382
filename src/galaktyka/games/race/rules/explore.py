"""I: EKSPLORACJA. Everybody draws before anybody discards; then all choose at the same time what to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import OTHER_SEATS, OWN_CARDS, OWN_SEAT
from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.race.rules.deck import offer_cards, take
from galaktyka.games.race.rules.powers import chose, sum_of
from galaktyka.games.race.state import (
    Player,
    Position,
    answered,
    ask,
)
from galaktyka.games.race.vocabulary import (
    ASK_KEEP,
    BEGIN,
    BLOCKS,
    EXPLORE_1_1,
    EXPLORE_5,
    FINISH,
    NO_CARD,
    T_EXPLORE,
    V_KEEP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def cards_to_draw(state: Position, player: Player) -> i64:
    """Two, five more for Explore +5, one more for Explore +1 +1, and the powers."""
    number: i64 = 2
    if player.talents & T_EXPLORE:
        number += sum_of(player, state.box.explore_draw)
    if chose(player, EXPLORE_5):
        number += 5
    if chose(player, EXPLORE_1_1):
        number += 1
    return number


def cards_to_keep(state: Position, player: Player) -> i64:
    """One, one more for Explore +1 +1, and the powers."""
    number: i64 = 1
    if player.talents & T_EXPLORE:
        number += sum_of(player, state.box.explore_keep)
    if chose(player, EXPLORE_1_1):
        number += 1
    return number


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage != BEGIN:
        return True
    state.stage = FINISH
    for seat in state.order:
        look(state, seat)
    for player in state.players:
        if player.drawn:
            ask(player, state, ASK_KEEP, min(cards_to_keep(state, player), len(player.drawn)))
    if state.log is not None:
        tell_others(state)
    return False


def tell_others(state: Position) -> None:
    """How many cards everybody keeps and discards is known before they do."""
    for seat in state.order:
        player = state.players[seat]
        state.note("keep", seat, b"", player.owe, OTHER_SEATS)
        if len(player.drawn) > player.owe:
            state.note("discard", seat, b"", len(player.drawn) - player.owe, OTHER_SEATS)


def look(state: Position, seat: i64) -> None:
    """Draw the cards to choose from."""
    player = state.players[seat]
    for _ in range(cards_to_draw(state, player)):
        card = take(state)
        if card == NO_CARD:
            break
        player.drawn = with_card(player.drawn, card)
    state.revealed += 1
    if state.log is not None:
        state.note("explore", seat, player.drawn, len(player.drawn), OWN_CARDS)


def offer_keep(state: Position, player: Player) -> None:
    """Which of the drawn cards may be kept next."""
    offer_cards(player.drawn, player, BLOCKS + V_KEEP * state.box.size)


def keep(state: Position, seat: i64, card: i64) -> None:
    """The card goes to the hand; after the last one the rest is discarded."""
    player = state.players[seat]
    player.hand = with_card(player.hand, card)
    player.owe -= 1
    if state.log is not None:
        state.note("keep", seat, ONE[card], 1, OWN_SEAT)
    if player.owe == 0:
        discard_rest(state, seat, card)
    else:
        player.floor = index_of(player.drawn, card)
        player.drawn = without(player.drawn, player.floor)


def discard_rest(state: Position, seat: i64, kept: i64) -> None:
    """What was not kept goes face down to the discards."""
    player = state.players[seat]
    if state.log is not None and len(player.drawn) > 1:
        rest = without(player.drawn, index_of(player.drawn, kept))
        state.note("discard", seat, rest, len(rest), OWN_SEAT)
    player.drawn = b""
    answered(player, state)
