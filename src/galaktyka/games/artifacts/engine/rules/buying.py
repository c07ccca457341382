"""The three big decks (p. 9): buying, drawing to choose from, searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next
from galaktyka.core.piles import ONE
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.building import check_by_rules_4, joins_for_nothing
from galaktyka.games.artifacts.engine.rules.empire import price_to_buy
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def buy(state: Position) -> None:
    """How many more cards to look at, a credit each; decided before any card is seen."""
    seat: i64 = state.task[1]
    if can_buy(state, state.players[seat]):
        ask(state, seat, v.ASK_EXTRA, 0)


def can_buy(state: Position, player: Player) -> bool:
    """The price of a Buy can be paid."""
    return price_to_buy(state, player) <= player.credits


def look_at(state: Position, seat: i64, deck: i64, number: i64) -> None:
    """The top cards of a big deck, one of which goes under construction."""
    cards = state.decks[deck]
    state.looked = cards[:number]
    set_deck(state, deck, cards[number:])
    state.revealed += 1
    if state.looked:
        ask(state, seat, v.ASK_KEEP, deck)


def set_deck(state: Position, deck: i64, cards: bytes) -> None:
    """One of the three big decks is another one from now on."""
    decks = state.decks[:]
    decks[deck] = cards
    state.decks = decks


def start_project(state: Position, seat: i64, card: i64) -> None:
    """A card under construction."""
    player = state.players[seat]
    player.projects = player.projects + ONE[card]
    if state.log is not None:
        state.note("project", seat, (state.box.ids[card],), 0)


def search(state: Position, seat: i64, deck: i64, kind: i64) -> None:
    """The first card of the Kind goes under construction; the misses go to the bottom in order."""
    state.fresh = v.NO_CARD
    cards = state.decks[deck]
    at: i64 = 0
    while at < len(cards) and state.box.kind[cards[at]] != kind:
        at += 1
    state.revealed += 1
    if state.log is not None:
        state.note("searches", seat, (v.TYPES[deck], v.KINDS[kind]), at)
    if at < len(cards):
        set_deck(state, deck, cards[at + 1 :] + cards[:at])
        state.fresh = cards[at]
        start_project(state, seat, cards[at])
        do_next(state, joins_for_nothing(state, seat, cards[at]) + check_by_rules_4(state, seat))
