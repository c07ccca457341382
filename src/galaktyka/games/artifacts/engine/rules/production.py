"""Production and income (pp. 9, 10, 13): cards under planets, points for operational technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import TASK_SIZE, ask
from galaktyka.core.piles import ONE
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import counted, place_of, sum_of, works
from galaktyka.games.artifacts.engine.rules.gains import gain_points
from galaktyka.games.artifacts.engine.rules.resources import take_card
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def produce(state: Position) -> None:
    """The planets of a Mining, one after another."""
    if is_order_asked(state):
        ask(state, state.task[1], v.ASK_WHICH, len(still_to_come(state)))
    else:
        produce_cards(state)


def produce_cards(state: Position) -> None:
    """All cards are drawn, then slid under the planet one after another."""
    task = state.task
    seat: i64 = task[1]
    planet: i64 = task[2]
    cards: i64 = task[3]
    player = state.players[seat]
    if cards == v.NONE:
        cards = state.box.planet_yield + sum_of(state, player, state.box.yields)
    place = place_of(player, planet)
    if cards == 0 or place < 0 or not works(state, player, place):
        return
    draw_open(state, cards)
    if state.log is not None and state.drawn:
        names = [state.box.resource_ids[card] for card in state.drawn]
        state.note("produces", seat, (state.box.ids[planet], *names), len(names))
    slide_next(state, seat)


def draw_open(state: Position, number: i64) -> None:
    """Cards from the deck that lie open; they are not shuffled into a new one meanwhile."""
    for _ in range(number):
        card = take_card(state)
        if card == v.NO_CARD:
            break
        state.drawn = state.drawn + ONE[card]


def slide_next(state: Position, seat: i64) -> None:
    """The next drawn card; the owner chooses what shows, as far as the rules leave a choice."""
    if state.drawn:
        state.card = state.drawn[0]
        state.drawn = state.drawn[1:]
        ask(state, seat, v.ASK_SHOW, 0)


# ------------------------------------------------------------------ income


def score(state: Position) -> None:
    """The technologies of an Income, one after another."""
    if is_order_asked(state):
        ask(state, state.task[1], v.ASK_WHICH, len(still_to_come(state)))
    else:
        score_technology(state)


def score_technology(state: Position) -> None:
    """Reveal the top resource card: if either section has the technology's Kind, its best met condition scores."""
    seat: i64 = state.task[1]
    technology: i64 = state.task[2]
    player = state.players[seat]
    place = place_of(player, technology)
    if place < 0 or not works(state, player, place):
        return
    if state.task[3] or reveals_match(state, seat, technology):
        points = best_during(state, player, technology)
        if points:
            gain_points(state, seat, points, state.box.ids[technology])


def reveals_match(state: Position, seat: i64, technology: i64) -> bool:
    """One card is revealed and discarded, two with a second look."""
    box = state.box
    kind = box.kind[technology]
    matched = False
    draw_open(state, number_of_looks(state, state.players[seat]))
    for card in state.drawn:
        fits = box.section_kind[2 * card] == kind or box.section_kind[2 * card + 1] == kind
        matched = matched or fits
        if state.log is not None:
            state.note("match" if fits else "no-match", seat, (box.ids[technology], box.resource_ids[card]), 0)
    state.drawn = b""
    return matched


def number_of_looks(state: Position, player: Player) -> i64:
    """How many cards are revealed for a technology."""
    return 2 if sum_of(state, player, state.box.second_look) else 1


def best_during(state: Position, player: Player, technology: i64) -> i64:
    """The most points of a met condition while the game goes on."""
    best: i64 = 0
    for row in state.box.pack.cards[technology].scores:
        if row.during > best and counted(state, player, row.count, technology) >= row.least:
            best = row.during
    return best


def best_at_end(state: Position, player: Player, technology: i64) -> i64:
    """The same at the end of the game."""
    best: i64 = 0
    for row in state.box.pack.cards[technology].scores:
        if row.end > best and counted(state, player, row.count, technology) >= row.least:
            best = row.end
    return best


# ------------------------------------------------------------------ the order of an Income or a Mining


def still_to_come(state: Position) -> bytes:
    """The cards that an Income or a Mining still goes through, in the order of arrival."""
    task = state.task
    agenda = state.agenda
    cards = ONE[task[2]]
    at: i64 = 0
    while agenda[at : at + 2] == task[:2] and agenda[at + 3] == task[3]:
        cards = cards + ONE[agenda[at + 2]]
        at += TASK_SIZE
    return cards


def is_order_asked(state: Position) -> bool:
    """The owner chooses who is next where it matters: the deck runs out on the way. Else all cards are equally good."""
    number: i64 = len(still_to_come(state))
    return number > 1 and len(state.deck) - state.top < number * cards_each(state)


def cards_each(state: Position) -> i64:
    """How many resource cards are drawn or revealed for each of them."""
    task = state.task
    if task[0] == v.PRODUCE:
        return task[3]
    return 0 if task[3] else number_of_looks(state, state.players[task[1]])
