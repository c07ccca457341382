"""Specialists: symbols of crew cards that are discarded, or tokens that are used (p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.bits import bit
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.state import Player, Position, answered, ask, is_automa, task_of
from galaktyka.games.cosmos.vocabulary import (
    ASK_AUTOMA_LEADER,
    ASK_SPEND,
    ENGINEER,
    LEADER_FIRST,
    RED_LEADER,
    SPECIALISTS,
    SPEND,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

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


def can_spend(state: Position, seat: i64, engineers: i64, any_leaders: i64, of_colour: i64, colour: i64) -> bool:
    """Whether the player has these specialists: some leaders of one colour, and some of any."""
    numbers = specialists_of(state, state.players[seat])
    fitting = number_of(numbers, RED_LEADER + colour)
    if is_automa(state, seat):
        return automa_can_spend(numbers, engineers, any_leaders, of_colour, fitting)
    if number_of(numbers, ENGINEER) < engineers or (of_colour and fitting < of_colour):
        return False
    return any_leaders == 0 or leaders_in(numbers) >= any_leaders + of_colour


def spending(seat: i64, engineers: i64, any_leaders: i64, of_colour: i64, colour: i64) -> bytes:
    """The task of spending them."""
    return task_of(SPEND, seat, engineers, any_leaders + of_colour, of_colour, colour)


def spend(state: Position) -> None:
    """First engineers, then leaders in ascending order."""
    seat: i64 = state.task[1]
    if is_automa(state, seat):
        automa_spends(state)
    elif state.task[2] or state.task[3]:
        ask(state, seat, ASK_SPEND)


def means_of(state: Position, player: Player, engineers: bool) -> bytes:
    """Cards, then tokens, that are engineers or that are leaders."""
    table = state.box.specialist
    found = b""
    for pile in (player.top, player.bottom):
        for i in range(len(pile)):
            if (table[pile[i]] == ENGINEER) == engineers:
                found = with_card(found, pile[i])
    for token in range(SPECIALIST_COUNT):
        if (player.ready >> token) & 1 and (token == ENGINEER) == engineers:
            found = with_card(found, state.box.crew + token)
    return found


def offer_means(state: Position) -> None:
    """Those from which the rest of the cost can still be paid."""
    box = state.box
    player = state.players[state.asked]
    engineers: i64 = state.task[2]
    means = means_of(state, player, engineers > 0)
    need: i64 = engineers or state.task[3]
    of_colour: i64 = 0 if engineers else state.task[4]
    leader: i64 = RED_LEADER + state.task[5]
    options: list[int] = []
    fitting: i64 = 0
    for i in range(len(means) - 1, -1, -1):
        later: i64 = len(means) - 1 - i
        fits = of_colour > 0 and box.specialist[means[i]] == leader
        still = of_colour - 1 if fits else of_colour
        if means[i] >= state.floor and later >= need - 1 and fitting >= still and still <= need - 1:
            options.append(box.first_spend + means[i])
        if fits:
            fitting += 1
    options.reverse()
    state.options = options


def choose_means(state: Position, means: i64) -> None:
    """A card is discarded, a token used."""
    seat = state.asked
    box = state.box
    use_up(state, seat, means)
    engineers: i64 = state.task[2]
    needed: i64 = state.task[3]
    of_colour: i64 = state.task[4]
    colour: i64 = state.task[5]
    state.floor = means + 1
    if engineers:
        engineers -= 1
        if engineers == 0:
            state.floor = 0
    else:
        needed -= 1
        if of_colour and box.specialist[means] == RED_LEADER + colour:
            of_colour -= 1
    state.task = task_of(SPEND, seat, engineers, needed, of_colour, colour)
    if engineers == 0 and needed == 0:
        answered(state)


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
    have_engineers = number_of(numbers, ENGINEER)
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
        missing += 0 if automa_spends_one(state, player, ENGINEER) else 1
    for _ in range(state.task[4]):
        missing += 0 if automa_spends_one(state, player, RED_LEADER + state.task[5]) else 1
    automa_spends_leaders(state, state.task[3] - state.task[4], missing)


def automa_spends_leaders(state: Position, any_leaders: i64, missing: i64) -> None:
    """Any leaders one after another; the human is asked where there is a choice."""
    player = state.players[state.count]
    while any_leaders:
        colours = leader_colours(state, player)
        if len(colours) > 1:
            state.task = task_of(SPEND, state.count, 0, any_leaders, 0, missing)
            ask(state, 0, ASK_AUTOMA_LEADER)
            return
        if colours:
            automa_spends_one(state, player, RED_LEADER + colours[0])
        else:
            missing += 1
        any_leaders -= 1
    for _ in range(REPLACEMENTS * missing):
        automa_spends_one(state, player, most_symbols(state, player))


def leader_colours(state: Position, player: Player) -> list[int]:
    """The colours of which there is a leader."""
    numbers = specialists_of(state, player)
    return [colour for colour in range(3) if number_of(numbers, RED_LEADER + colour)]


def offer_leaders(state: Position) -> None:
    """The human says which leader the Automa spends."""
    state.options = [LEADER_FIRST + colour for colour in leader_colours(state, state.players[state.count])]


def choose_leader(state: Position, colour: i64) -> None:
    """This one."""
    any_leaders: i64 = state.task[3]
    missing: i64 = state.task[5]
    answered(state)
    automa_spends_one(state, state.players[state.count], RED_LEADER + colour)
    automa_spends_leaders(state, any_leaders - 1, missing)


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
                state.note("spends", state.count, (SPECIALISTS[specialist],), 0)
            return True
    return False
