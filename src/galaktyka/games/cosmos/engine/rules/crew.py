"""Crew cards: drawing, the Cantina, the two rows, playing (pp. 8, 13), and what an effect gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.piles import with_card
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import CANTINA_AT, DECK_AT, EFFECT_SIZE, GAIN_ANY_AT, PAY_ANY_AT
from galaktyka.games.cosmos.engine.rules.cargo import all_held, can_pay, gain_all
from galaktyka.games.cosmos.engine.state import Player, Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64


def room_for_crew(state: Position, player: Player) -> i64:
    """Cards that the two rows can still take."""
    return 2 * state.box.row - len(player.top) - len(player.bottom)


def shuffled(state: Position, pile: bytes) -> bytes:
    """The cards in random order."""
    cards = list(pile)
    state.rng.shuffle(cards)
    return bytes(cards)


def draw_crew(state: Position) -> i64:
    """The top card of the deck; the discard pile is shuffled when the deck is empty; NO_CARD if that is empty too."""
    if not state.crew_deck:
        if not state.crew_discard:
            return v.NO_CARD
        state.crew_deck = shuffled(state, state.crew_discard)
        state.crew_discard = b""
        if state.log is not None:
            state.note("reshuffles", -1, ("crew",), 0)
    card: i64 = state.crew_deck[len(state.crew_deck) - 1]
    state.crew_deck = state.crew_deck[:-1]
    state.revealed += 1
    return card


def crew_of(player: Player) -> bytes:
    """The cards of both rows, sorted."""
    crew = player.top
    bottom = player.bottom
    for i in range(len(bottom)):
        crew = with_card(crew, bottom[i])
    return crew


# ------------------------------------------------------------------ gains


def give(state: Position) -> None:
    """What an effect gives: resources first, then any resources, then crew."""
    seat: i64 = state.task[1]
    effect: i64 = state.task[2]
    gain_all(state, seat, effect)
    table = state.box.effects
    at = EFFECT_SIZE * effect
    tasks = b""
    if table[at + GAIN_ANY_AT]:
        tasks = tasks + task_of(v.GAIN_ANY, seat, table[at + GAIN_ANY_AT])
    if table[at + DECK_AT]:
        tasks = tasks + task_of(v.CREW_FROM_DECK, seat, table[at + DECK_AT])
    if table[at + CANTINA_AT]:
        tasks = tasks + task_of(v.CREW_FROM_CANTINA, seat, table[at + CANTINA_AT])
    if tasks:
        do_next(state, tasks)


def from_deck(state: Position) -> None:
    """One card after another, as long as there is room."""
    seat: i64 = state.task[1]
    cards: i64 = state.task[2]
    if not is_automa(state, seat) and room_for_crew(state, state.players[seat]) == 0:
        return
    card = draw_crew(state)
    if card == v.NO_CARD:
        return
    if state.log is not None:
        state.note("draws", seat, (state.box.crew_ids[card],), 0)
    tasks = task_of(v.PLACE, seat, card)
    if cards > 1:
        tasks = tasks + task_of(v.CREW_FROM_DECK, seat, cards - 1)
    do_next(state, tasks)


def from_cantina(state: Position) -> None:
    """Cards that lie open, refilled when all are taken; the Automa wants symbols and draws from the deck."""
    seat: i64 = state.task[1]
    cards: i64 = state.task[2]
    if is_automa(state, seat):
        do_next(state, task_of(v.CREW_FROM_DECK, seat, cards))
        return
    if state.task[3] == 0:
        refill(state)  # it may be short, from a time when there was no crew to fill it with
    room = room_for_crew(state, state.players[seat])
    cards = room if room < cards else cards
    left: i64 = 0
    for i in range(len(state.cantina)):
        left += 1 if state.cantina[i] >= state.task[3] else 0
    cards = left if left < cards else cards
    if cards:
        state.task = task_of(v.CREW_FROM_CANTINA, seat, cards, state.task[3])
        ask(state, seat, v.ASK_CANTINA)


def refill(state: Position) -> None:
    """Three cards lie open in the Cantina."""
    while len(state.cantina) < state.box.cantina:
        card = draw_crew(state)
        if card == v.NO_CARD:
            return
        state.cantina = with_card(state.cantina, card)
        if state.log is not None:
            state.note("refills", -1, (state.box.crew_ids[card],), 0)


def place(state: Position) -> None:
    """A card finds a row; where both have room, its owner chooses."""
    seat: i64 = state.task[1]
    card: i64 = state.task[2]
    player = state.players[seat]
    if is_automa(state, seat):
        player.symbols = with_card(player.symbols, card)
    elif len(player.top) < state.box.row and len(player.bottom) < state.box.row:
        ask(state, seat, v.ASK_ROW)
    elif len(player.top) < state.box.row:
        put(state, seat, card, v.ABOVE)
    else:
        put(state, seat, card, v.BELOW)


def put(state: Position, seat: i64, card: i64, row: i64) -> None:
    """The card lies open in a row."""
    player = state.players[seat]
    if row == v.ABOVE:
        player.top = with_card(player.top, card)
    else:
        player.bottom = with_card(player.bottom, card)
    if state.log is not None:
        state.note("places", seat, (state.box.crew_ids[card], "above" if row == v.ABOVE else "below"), 0)


# ------------------------------------------------------------------ playing


def may_play(state: Position, player: Player) -> bool:
    """Whether there is a card, and a play left."""
    return state.plays > 0 and len(player.top) + len(player.bottom) > 0


def ask_to_play(state: Position) -> None:
    """Up to two cards, at the portal one."""
    ask(state, state.active, v.ASK_PLAY)


def edge_matches(state: Position, player: Player, colour: i64) -> bool:
    """Whether an edge of this colour works where the Ark is; at the portal every one does."""
    if player.ark == v.PORTAL:
        return True
    place = player.ark % 4
    if place == v.PLANET:
        return state.box.colour[state.cells[player.ark // 4]] == colour
    return place != v.ASTEROID and colour == v.ORBIT


def can_act(state: Position, player: Player, effect: i64) -> bool:
    """Whether what the crew action costs is there."""
    table = state.box.effects
    at = EFFECT_SIZE * effect
    any_units: i64 = table[at + PAY_ANY_AT]
    if not can_pay(player, table, at):
        return False
    if any_units == 0:
        return True
    fixed: i64 = table[at] + table[at + 1] + table[at + 2] + table[at + 3]
    return all_held(player) >= fixed + any_units
