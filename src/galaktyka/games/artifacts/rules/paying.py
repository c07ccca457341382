"""Paying with resource cards (p. 8): from the hand and from planets, one colour, within the construction limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.artifacts.rules.empire import place_of, works
from galaktyka.games.artifacts.state import Player, Position, answered, ask
from galaktyka.games.artifacts.vocabulary import ANY_COLOUR, ASK_PAY, BLUE, DONE, GOLD, GREEN, RED

if TYPE_CHECKING:
    from mypy_extensions import i64

UNLIMITED = 99


def usable_stored(state: Position, player: Player, i: i64) -> bool:
    """A section under a planet that works."""
    planet: i64 = player.stored_at[i]
    place = place_of(player, planet)
    return not player.tokens[place] or works(state, player, place)


def most_icons(
    state: Position, player: Player, worth: bytes, floor: i64, slots: i64, planet_slots: i64, planets_only: bool
) -> i64:
    """The most icons that can be paid with so many cards, using sections with codes from `floor` on.

    Each card gives one section. Taking the richest first is best: a card from a planet fits where one from the hand
    does, and not the other way round.
    """
    hand1: i64 = 0
    hand2: i64 = 0
    hand3: i64 = 0
    if not planets_only:
        hand = player.hand
        for i in range(len(hand)):
            code: i64 = 2 * hand[i]
            best: i64 = worth[code] if code >= floor else 0
            if worth[code + 1] > best and code + 1 >= floor:
                best = worth[code + 1]
            if best == 1:
                hand1 += 1
            elif best == 2:
                hand2 += 1
            elif best >= 3:
                hand3 += 1
    planet1: i64 = 0
    planet2: i64 = 0
    planet3: i64 = 0
    stored = player.stored
    for i in range(len(stored)):
        code = stored[i]
        icons: i64 = worth[code]
        if icons and code >= floor and usable_stored(state, player, i):
            if icons == 1:
                planet1 += 1
            elif icons == 2:
                planet2 += 1
            else:
                planet3 += 1
    left = slots + planet_slots
    from_hand = slots
    total: i64 = 0
    take = min(planet3, left)
    total += 3 * take
    left -= take
    take = min(hand3, min(left, from_hand))
    total += 3 * take
    left -= take
    from_hand -= take
    take = min(planet2, left)
    total += 2 * take
    left -= take
    take = min(hand2, min(left, from_hand))
    total += 2 * take
    left -= take
    from_hand -= take
    take = min(planet1, left)
    total += take
    left -= take
    take = min(hand1, min(left, from_hand))
    return total + take


def table_for(state: Position, colour: i64, gold: bool) -> bytes:
    """What each section pays of the colour."""
    return state.box.worth_with_gold[colour] if gold else state.box.worth[colour]


def can_cover(
    state: Position, player: Player, colour: i64, gold: bool, need: i64, slots: i64, planet_slots: i64, planets: bool
) -> bool:
    """Whether so many icons of the colour (ANY_COLOUR: of some colour) can be paid."""
    if need <= 0:
        return True
    if colour == ANY_COLOUR:
        for each in range(GOLD + 1):
            if most_icons(state, player, state.box.worth[each], 0, slots, planet_slots, planets) >= need:
                return True
        return False
    return most_icons(state, player, table_for(state, colour, gold), 0, slots, planet_slots, planets) >= need


def start_paying(
    state: Position, seat: i64, colour: i64, gold: bool, need: i64, slots: i64, planet_slots: i64, planets: bool
) -> None:
    """From now on cards are paid until the need is covered; a need of 0 takes any number of cards, at least one."""
    state.colour = colour
    state.gold = gold
    state.need = need
    state.paid = 0
    state.sets = 0
    state.slots = slots
    state.planet_slots = planet_slots
    state.from_planets = planets
    ask(state, seat, ASK_PAY, 0)


def has_room(state: Position, stored: bool) -> bool:
    """Whether one more card may be spent, from a planet or from the hand."""
    return state.slots > 0 or (stored and state.planet_slots > 0)


def code_fits(state: Position, player: Player, code: i64, stored: bool) -> bool:
    """The section pays something, comes in order, and leaves enough to cover the rest."""
    if code < state.floor or not has_room(state, stored):
        return False
    box = state.box
    colour: i64 = box.colour[code] if state.colour == ANY_COLOUR else state.colour
    worth = table_for(state, colour, state.gold)
    icons: i64 = worth[code]
    if icons == 0:
        return False
    rest = state.need - state.paid - icons
    if state.need == 0 or rest <= 0:
        return True
    slots = state.slots
    planet_slots = state.planet_slots
    if stored and planet_slots > 0:
        planet_slots -= 1
    else:
        slots -= 1
    after = (code >> 1) * 2 + 2
    return most_icons(state, player, worth, after, slots, planet_slots, state.from_planets) >= rest


def payable(state: Position, player: Player) -> list[int]:
    """The sections that may be paid next, ascending."""
    codes: list[int] = []
    if not state.from_planets:
        for card in player.hand:
            for code in (2 * card, 2 * card + 1):
                if code_fits(state, player, code, False):
                    codes.append(code)
    for i in range(len(player.stored)):
        if usable_stored(state, player, i) and code_fits(state, player, player.stored[i], True):
            codes.append(player.stored[i])
    codes.sort()
    return codes


def offer_payment(state: Position) -> None:
    """Sections to pay with; where any number is welcome, enough of it."""
    player = state.players[state.asked]
    base = state.box.first_pay
    codes = set_codes(state, player) if state.sets < 0 else payable(state, player)
    options = [base + code for code in codes]
    if state.need == 0 and state.paid >= state.owe and state.paid > 0:
        options.insert(0, DONE)
    state.options = options


def remove_section(player: Player, code: i64) -> bool:
    """The card leaves the hand or the planet; True if it came from a planet."""
    place = player.stored.find(code)
    if place >= 0:
        player.stored = without(player.stored, place)
        player.stored_at = without(player.stored_at, place)
        return True
    player.hand = without(player.hand, index_of(player.hand, code >> 1))
    return False


def pay(state: Position, code: i64) -> None:
    """One card is spent; the payment ends when it covers the need or nothing more may be spent."""
    seat = state.asked
    player = state.players[seat]
    box = state.box
    if state.colour == ANY_COLOUR:
        state.colour = box.colour[code]
    if remove_section(player, code) and state.planet_slots > 0:
        state.planet_slots -= 1
    else:
        state.slots -= 1
    state.paid += box.icons[code]
    state.floor = (code >> 1) * 2 + 2
    if state.log is not None:
        state.note("pays", seat, (box.section_ids[code],), box.icons[code])
    if state.need > 0:
        if state.paid >= state.need:
            answered(state)
    elif not payable(state, player):
        answered(state)


# ------------------------------------------------------------------ sets of three colours


def start_paying_sets(state: Position, seat: i64) -> None:
    """One card of each colour, red first: `sets` is negative until all three are there."""
    start_paying(state, seat, RED, False, 0, UNLIMITED, 0, False)
    state.sets = -1
    state.owe = UNLIMITED


def set_codes(state: Position, player: Player) -> list[int]:
    """The sections of the colour that comes next, if the other colours can follow with other cards."""
    found: list[int] = []
    for code in sections_of(state, player, state.colour):
        if can_follow(state, player, code):
            found.append(code)
    return found


def sections_of(state: Position, player: Player, colour: i64) -> list[int]:
    """All sections of a colour that can be used, ascending."""
    found: list[int] = []
    for card in player.hand:
        for code in (2 * card, 2 * card + 1):
            if state.box.colour[code] == colour:
                found.append(code)
    for i in range(len(player.stored)):
        if state.box.colour[player.stored[i]] == colour and usable_stored(state, player, i):
            found.append(player.stored[i])
    found.sort()
    return found


def can_follow(state: Position, player: Player, code: i64) -> bool:
    """After this section, cards for the colours still to come are left."""
    if state.colour == GREEN:
        return True
    greens = sections_of(state, player, GREEN)
    if state.colour == BLUE:
        return any(green >> 1 != code >> 1 for green in greens)
    for blue in sections_of(state, player, BLUE):
        if blue >> 1 != code >> 1:
            for green in greens:
                if green >> 1 != code >> 1 and green >> 1 != blue >> 1:
                    return True
    return False


def can_pay_set(state: Position, player: Player) -> bool:
    """One card of each colour is there."""
    before = state.colour
    state.colour = RED
    found = any(can_follow(state, player, code) for code in sections_of(state, player, RED))
    state.colour = before
    return found


def pay_of_set(state: Position, code: i64) -> None:
    """The next colour; after green the sets are counted."""
    seat = state.asked
    icons: i64 = state.box.icons[code]
    remove_section(state.players[seat], code)
    if state.log is not None:
        state.note("pays", seat, (state.box.section_ids[code],), icons)
    state.paid = icons if state.colour == RED else min(state.paid, icons)
    if state.colour == GREEN:
        state.sets = state.paid
        answered(state)
    else:
        state.colour += 1


# ------------------------------------------------------------------ attached resources


def attached_icons(state: Position, player: Player, project: i64) -> i64:
    """What the resources attached to a project pay for it."""
    total: i64 = 0
    for i in range(len(player.attached)):
        if player.attached_to[i] == project:
            total += state.box.icons[player.attached[i]]
    return total


def attach(player: Player, code: i64, project: i64) -> None:
    """A section under a project."""
    player.attached = player.attached + ONE[code]
    player.attached_to = player.attached_to + ONE[project]


def drop_attached(player: Player, project: i64) -> None:
    """What was attached to a project is discarded."""
    for i in range(len(player.attached) - 1, -1, -1):
        if player.attached_to[i] == project:
            player.attached = without(player.attached, i)
            player.attached_to = without(player.attached_to, i)


def discard_from_hand(player: Player, card: i64) -> None:
    """A resource card of the hand is discarded."""
    player.hand = without(player.hand, index_of(player.hand, card))
