"""The three big decks (p. 9): buying, drawing to choose from, searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.artifacts.rules.building import triggered
from galaktyka.games.artifacts.rules.empire import price_to_buy, sum_of
from galaktyka.games.artifacts.rules.operations import current_op
from galaktyka.games.artifacts.state import Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ASK_EXTRA,
    ASK_KEEP,
    BUY,
    CHECK,
    DECK_FIRST,
    EXTRA_FIRST,
    KIND_FIRST,
    KINDS,
    LOGISTICAL,
    MOST_EXTRA,
    NO_CARD,
    NONE,
    ON_BUY,
    TYPES,
    V_KEEP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def buy(state: Position) -> None:
    """How many more cards to look at, a credit each; decided before any card is seen."""
    ask(state, state.task[1], ASK_EXTRA, 0)


def offer_extra(state: Position) -> None:
    """From none to as many as there are credits and cards."""
    player = state.players[state.asked]
    deck = state.decks[state.task[2]]
    spare = player.credits - price_to_buy(state, player)
    most = max(min(spare, len(deck) - 1, MOST_EXTRA), 0)
    state.options = [EXTRA_FIRST + number for number in range(most + 1)]


def pay_extra(state: Position, number: i64) -> None:
    """The price is paid and the cards are drawn; one is kept."""
    seat = state.asked
    deck: i64 = state.task[2]
    answered(state)
    player = state.players[seat]
    price = price_to_buy(state, player) + number
    player.credits -= price
    if state.log is not None:
        state.note("buys", seat, (TYPES[deck],), price)
    look_at(state, seat, deck, 1 + number + sum_of(state, player, state.box.preview[deck]))


def look_at(state: Position, seat: i64, deck: i64, number: i64) -> None:
    """The top cards of a big deck, one of which goes under construction."""
    cards = state.decks[deck]
    state.looked = cards[:number]
    set_deck(state, deck, cards[number:])
    state.revealed += 1
    if state.looked:
        ask(state, seat, ASK_KEEP, deck)


def set_deck(state: Position, deck: i64, cards: bytes) -> None:
    """One of the three big decks is another one from now on."""
    decks = state.decks[:]
    decks[deck] = cards
    state.decks = decks


def offer_looked(state: Position) -> None:
    """The cards to choose from."""
    base = state.box.first_card + V_KEEP * state.box.size
    state.options = [base + card for card in sorted(state.looked)]


def keep_project(state: Position, card: i64) -> None:
    """The card goes under construction, the rest to the bottom of its deck."""
    seat = state.asked
    deck: i64 = state.box.type[card]
    answered(state)
    rest = without(state.looked, index_of(state.looked, card))
    set_deck(state, deck, state.decks[deck] + rest)
    state.looked = b""
    state.fresh = card
    start_project(state, seat, card)
    bought = state.task[0] == BUY
    tasks = triggered(state, seat, ON_BUY, LOGISTICAL, False, "", NONE, card) if bought else b""
    do_next(state, tasks + task_of(CHECK, seat))


def start_project(state: Position, seat: i64, card: i64) -> None:
    """A card under construction."""
    player = state.players[seat]
    player.projects = player.projects + ONE[card]
    if state.log is not None:
        state.note("project", seat, (state.box.ids[card],), 0)


def offer_decks(state: Position) -> None:
    """The big decks that hold a card."""
    state.options = [DECK_FIRST + deck for deck in range(len(TYPES)) if state.decks[deck]]


def choose_deck(state: Position, deck: i64) -> None:
    """For a Buy besides the action, or for a look at its top cards."""
    seat = state.asked
    op = current_op(state)
    answered(state)
    if op.does == "buy":
        do_next(state, task_of(BUY, seat, deck))
    else:
        look_at(state, seat, deck, op.look)


def offer_kinds(state: Position) -> None:
    """The four Kinds."""
    state.options = [KIND_FIRST + kind for kind in range(len(KINDS))]


def search(state: Position, kind: i64) -> None:
    """The first card of the Kind goes under construction; the misses go to the bottom in order."""
    seat = state.asked
    deck: i64 = TYPES.index(current_op(state).deck)
    answered(state)
    state.fresh = NO_CARD
    cards = state.decks[deck]
    at: i64 = 0
    while at < len(cards) and state.box.kind[cards[at]] != kind:
        at += 1
    state.revealed += 1
    if state.log is not None:
        state.note("searches", seat, (TYPES[deck], KINDS[kind]), at)
    if at < len(cards):
        set_deck(state, deck, cards[at + 1 :] + cards[:at])
        state.fresh = cards[at]
        start_project(state, seat, cards[at])
        do_next(state, task_of(CHECK, seat))
