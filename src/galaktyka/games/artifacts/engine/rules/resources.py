"""The resource deck: drawing, exhaustion and the round marker (pp. 7, 14, 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import OWN_CARDS
from galaktyka.core.piles import ONE, with_card
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def discards(state: Position, drawn: i64) -> list[int]:
    """Every resource card that is nowhere else, in the order of the box; `drawn` is just on its way."""
    discarded = are_discarded(state, drawn)
    return [card for card in range(state.box.resources) if discarded[card]]


def are_discarded(state: Position, drawn: i64) -> bytearray:
    """For each resource card a 1 if it is nowhere else; `drawn` is just on its way."""
    discarded = bytearray(b"\x01" * state.box.resources)
    for i in range(state.top, len(state.deck)):
        discarded[state.deck[i]] = 0
    for player in state.players:
        hand = player.hand
        for i in range(len(hand)):
            discarded[hand[i]] = 0
        sections = player.attached + player.stored
        for i in range(len(sections)):
            discarded[sections[i] >> 1] = 0
    for i in range(len(state.drawn)):
        discarded[state.drawn[i]] = 0
    for card in (state.card, drawn):
        if card != v.NO_CARD:
            discarded[card] = 0
    return discarded


def shuffle_discards(state: Position, drawn: i64) -> None:
    """The discards become the new deck; with none there is no deck until something is discarded."""
    deck = discards(state, drawn)
    if deck:
        state.rng.shuffle(deck)
        state.note("reshuffle", -1, (), len(deck))
    state.deck = deck
    state.top = 0


def take_card(state: Position) -> i64:
    """The top resource card; NO_CARD if there is none. The last card exhausts the deck at once."""
    if state.top == len(state.deck):
        shuffle_discards(state, v.NO_CARD)
        if not state.deck:
            return v.NO_CARD
    card: i64 = state.deck[state.top]
    state.top += 1
    state.revealed += 1
    if state.top == len(state.deck):
        exhaust(state, card)
    return card


def exhaust(state: Position, drawn: i64) -> None:
    """The end is tested, the marker moves, the discards are shuffled; the card just drawn is in play."""
    if state.marker == 1:
        if not state.ending:
            state.ending = True
            state.note("end-met", -1, (), 0)
    else:
        state.marker -= 1
        state.note("marker", -1, (), state.marker)
    shuffle_discards(state, drawn)


def draw_to_hand(state: Position, seat: i64, number: i64) -> None:
    """Resource cards into the hand, as many as there are."""
    player = state.players[seat]
    drawn = b""
    for _ in range(number):
        card = take_card(state)
        if card == v.NO_CARD:
            break
        player.hand = with_card(player.hand, card)
        if state.log is not None:
            drawn = drawn + ONE[card]
    if drawn:
        state.note("draws", seat, tuple([state.box.resource_ids[card] for card in drawn]), len(drawn), OWN_CARDS)
