"""Specialists: symbols of crew cards that are discarded, or tokens that are used (p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask, task_of
from galaktyka.core.bits import bit
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.state import Player, Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
ENGINEERS_MISSING: Final = 1
COLOUR_MISSING: Final = 2
LEADERS_MISSING: Final = 3
REPLACEMENTS_MISSING: Final = 4

SPECIALIST_COUNT: Final = 4
ONE_OF: Final[list[int]] = [1, 256, 65536, 16777216]
"""What a specialist adds to the numbers of all four, which have a byte each."""
REPLACEMENTS: Final = 2
"""So many others replace a specialist that the Automa lacks."""


def specialists_of(state: Position, player: Player) -> i64:
    """How many of each kind, a byte for each: cards with the symbol, and the token if it is ready."""
    table = state.box.specialist
    numbers = (player.ready & 1) + ((player.ready & 2) << 7) + ((player.ready & 4) << 14) + ((player.ready & 8) << 21)
    for pile in (player.top, player.bottom, player.symbols):
        for i in range(len(pile)):
            numbers += ONE_OF[table[pile[i]]]
    return numbers


def number_of(numbers: i64, specialist: i64) -> i64:
    """How many of one kind."""
    return (numbers >> (8 * specialist)) & 255


def leaders_in(numbers: i64) -> i64:
    """Leaders of all colours."""
    return number_of(numbers, 1) + number_of(numbers, 2) + number_of(numbers, 3)


def lacking(state: Position, seat: i64, engineers: i64, any_leaders: i64, of_colour: i64, colour: i64) -> i64:
    """Which of these specialists the player does not have: some leaders of one colour, and some of any."""
    numbers = specialists_of(state, state.players[seat])
    fitting = number_of(numbers, v.RED_LEADER + colour)
    if is_automa(state, seat):
        return FINE if automa_can_spend(numbers, engineers, any_leaders, of_colour, fitting) else REPLACEMENTS_MISSING
    if number_of(numbers, v.ENGINEER) < engineers:
        return ENGINEERS_MISSING
    if of_colour and fitting < of_colour:
        return COLOUR_MISSING
    return FINE if any_leaders == 0 or leaders_in(numbers) >= any_leaders + of_colour else LEADERS_MISSING


def can_spend(state: Position, seat: i64, engineers: i64, any_leaders: i64, of_colour: i64, colour: i64) -> bool:
    """Whether the player has them all."""
    return lacking(state, seat, engineers, any_leaders, of_colour, colour) == FINE


def spending(seat: i64, engineers: i64, any_leaders: i64, of_colour: i64, colour: i64) -> bytes:
    """The task of spending them."""
    return task_of(v.SPEND, seat, engineers, any_leaders + of_colour, of_colour, colour)


def spend(state: Position) -> None:
    """First engineers, then leaders in ascending order."""
    seat: i64 = state.task[1]
    if is_automa(state, seat):
        automa_spends(state)
    elif state.task[2] or state.task[3]:
        ask(state, seat, v.ASK_SPEND)


def means_of(state: Position, player: Player, engineers: bool) -> bytes:
    """Cards, then tokens, that are engineers or that are leaders."""
    table = state.box.specialist
    found = b""
    for pile in (player.top, player.bottom):
        for i in range(len(pile)):
            if (table[pile[i]] == v.ENGINEER) == engineers:
                found = with_card(found, pile[i])
    for token in range(SPECIALIST_COUNT):
        if (player.ready >> token) & 1 and (token == v.ENGINEER) == engineers:
            found = with_card(found, state.box.crew + token)
    return found


def use_up(state: Position, seat: i64, means: i64) -> None:
    """A card goes to the discard pile, a token to its used field."""
    box = state.box
    player = state.players[seat]
    if state.log is not None:
        state.note("spends", seat, (box.means_ids[means],), 0)
    if means >= box.crew:
        player.ready -= bit(means - box.crew)
    else:
        discard_crew(state, player, means)


def discard_crew(state: Position, player: Player, card: i64) -> None:
    """From whichever row it lies in."""
    if card in player.top:
        player.top = without(player.top, index_of(player.top, card))
    elif card in player.bottom:
        player.bottom = without(player.bottom, index_of(player.bottom, card))
    else:
        player.symbols = without(player.symbols, index_of(player.symbols, card))
    state.crew_discard = with_card(state.crew_discard, card)


# ------------------------------------------------------------------ the Automa


def automa_can_spend(numbers: i64, engineers: i64, any_leaders: i64, of_colour: i64, fitting: i64) -> bool:
    """Whatever is missing may be replaced by any two."""
    have_engineers = number_of(numbers, v.ENGINEER)
    fitting = of_colour if fitting > of_colour else fitting
    others = leaders_in(numbers) - fitting
    present = engineers if have_engineers > engineers else have_engineers
    present += fitting
    present += any_leaders if others > any_leaders else others
    missing = engineers + any_leaders + of_colour - present
    return have_engineers + leaders_in(numbers) >= present + REPLACEMENTS * missing


def automa_spends(state: Position) -> None:
    """Engineers, leaders of the colour, any leaders (the human says which), and two for each that is missing."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    missing: i64 = 0
    for _ in range(state.task[2]):
        missing += 0 if automa_spends_one(state, player, v.ENGINEER) else 1
    for _ in range(state.task[4]):
        missing += 0 if automa_spends_one(state, player, v.RED_LEADER + state.task[5]) else 1
    automa_spends_leaders(state, state.task[3] - state.task[4], missing)


def automa_spends_leaders(state: Position, any_leaders: i64, missing: i64) -> None:
    """Any leaders one after another; the human is asked where there is a choice."""
    player = state.players[state.count]
    while any_leaders:
        colours = leader_colours(state, player)
        if len(colours) > 1:
            state.task = task_of(v.SPEND, state.count, 0, any_leaders, 0, missing)
            ask(state, 0, v.ASK_AUTOMA_LEADER)
            return
        if colours:
            automa_spends_one(state, player, v.RED_LEADER + colours[0])
        else:
            missing += 1
        any_leaders -= 1
    for _ in range(REPLACEMENTS * missing):
        automa_spends_one(state, player, most_symbols(state, player))


def leader_colours(state: Position, player: Player) -> list[int]:
    """The colours of which there is a leader."""
    numbers = specialists_of(state, player)
    return [colour for colour in range(3) if number_of(numbers, v.RED_LEADER + colour)]


def most_symbols(state: Position, player: Player) -> i64:
    """The symbol of which there is most; of equals the first: engineer, red, green, blue."""
    numbers = specialists_of(state, player)
    best: i64 = 0
    for specialist in range(1, SPECIALIST_COUNT):
        if number_of(numbers, specialist) > number_of(numbers, best):
            best = specialist
    return best


def automa_spends_one(state: Position, player: Player, specialist: i64) -> bool:
    """Discard a card with the symbol; False if there is none."""
    table = state.box.specialist
    for i in range(len(player.symbols)):
        if table[player.symbols[i]] == specialist:
            card: i64 = player.symbols[i]
            discard_crew(state, player, card)
            if state.log is not None:
                state.note("spends", state.count, (v.SPECIALISTS[specialist],), 0)
            return True
    return False
