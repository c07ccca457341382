"""Production and income (pp. 9, 10, 13): cards under planets, points for operational technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.artifacts.rules.empire import counted, place_of, sum_of, works
from galaktyka.games.artifacts.rules.gains import gain_points
from galaktyka.games.artifacts.rules.resources import take_card
from galaktyka.games.artifacts.state import Player, Position, answered, ask, task_of
from galaktyka.games.artifacts.vocabulary import (
    ASK_SHOW,
    ASK_WHICH,
    NO_CARD,
    NONE,
    PRODUCE,
    SHOW_FIRST,
    TASK_SIZE,
    V_WHICH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def produce(state: Position) -> None:
    """The planets of a Mining, one after another."""
    if is_order_asked(state):
        ask(state, state.task[1], ASK_WHICH, len(still_to_come(state)))
    else:
        produce_cards(state)


def produce_cards(state: Position) -> None:
    """All cards are drawn, then slid under the planet one after another."""
    task = state.task
    seat: i64 = task[1]
    planet: i64 = task[2]
    cards: i64 = task[3]
    player = state.players[seat]
    if cards == NONE:
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
        if card == NO_CARD:
            break
        state.drawn = state.drawn + ONE[card]


def slide_next(state: Position, seat: i64) -> None:
    """The next drawn card; the owner chooses what shows, as far as the rules leave a choice."""
    if state.drawn:
        state.card = state.drawn[0]
        state.drawn = state.drawn[1:]
        ask(state, seat, ASK_SHOW, 0)


def offer_sections(state: Position) -> None:
    """A section that fits the planet's Kind sets the choice free; without one the poorer section shows."""
    box = state.box
    player = state.players[state.asked]
    kind: i64 = box.kind[state.task[2]]
    code = 2 * state.card
    matches = box.section_kind[code] == kind or box.section_kind[code + 1] == kind
    if matches or box.icons[code] == box.icons[code + 1] or sum_of(state, player, box.either):
        state.options = [SHOW_FIRST, SHOW_FIRST + 1]
    elif box.icons[code] < box.icons[code + 1]:
        state.options = [SHOW_FIRST]
    else:
        state.options = [SHOW_FIRST + 1]


def show(state: Position, section: i64) -> None:
    """The card lies under the planet; a section of its Kind brings a point."""
    seat = state.asked
    answered(state)
    player = state.players[seat]
    planet: i64 = state.task[2]
    code = 2 * state.card + section
    state.card = NO_CARD
    player.stored = player.stored + ONE[code]
    player.stored_at = player.stored_at + ONE[planet]
    if state.log is not None:
        state.note("stores", seat, (state.box.ids[planet], state.box.section_ids[code]), 0)
    if state.box.section_kind[code] == state.box.kind[planet]:
        gain_points(state, seat, 1, state.box.ids[planet])
    slide_next(state, seat)


# ------------------------------------------------------------------ income


def score(state: Position) -> None:
    """The technologies of an Income, one after another."""
    if is_order_asked(state):
        ask(state, state.task[1], ASK_WHICH, len(still_to_come(state)))
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
    if task[0] == PRODUCE:
        return task[3]
    return 0 if task[3] else number_of_looks(state, state.players[task[1]])


def offer_next(state: Position) -> None:
    """Any of those that are still to come."""
    base = state.box.first_card + V_WHICH * state.box.size
    state.options = [base + card for card in sorted(still_to_come(state))]


def choose_next(state: Position, card: i64) -> None:
    """This one; the others keep their order."""
    task = state.task
    cards = still_to_come(state)
    after = TASK_SIZE * (len(cards) - 1)
    rest = without(cards, index_of(cards, card))
    answered(state)
    tasks = b""
    for i in range(len(rest)):
        tasks = tasks + task_of(task[0], task[1], rest[i], task[3])
    state.agenda = tasks + state.agenda[after:]
    state.task = task_of(task[0], task[1], card, task[3])
    if task[0] == PRODUCE:
        produce_cards(state)
    else:
        score_technology(state)
