"""Paying with resource cards (p. 8): from the hand and from planets, one colour, within the construction limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask
from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import place_of, works
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

UNLIMITED: Final = 99


def usable_stored(state: Position, player: Player, i: i64) -> bool:
    """A section under a planet that works."""
    return works(state, player, place_of(player, player.stored_at[i]))


def most_icons(
    state: Position, player: Player, worth: bytes, floor: i64, slots: i64, planet_slots: i64, planets_only: bool
) -> i64:
    """The most icons that can be paid with so many cards, using sections with codes from `floor` on.

    Each card gives one section. Taking the richest first is best: a card from a planet fits where one from the hand
    does, and not the other way round.
    """
    hand: tuple[i64, i64, i64] = (0, 0, 0)
    if not planets_only:
        hand = hand_by_icons(player, worth, floor)
    stored = stored_by_icons(state, player, worth, floor)
    left = slots + planet_slots
    from_planets = min(stored[2], left)
    left -= from_planets
    from_hand = min(hand[2], min(left, slots))
    left -= from_hand
    slots -= from_hand
    total = 3 * (from_planets + from_hand)
    from_planets = min(stored[1], left)
    left -= from_planets
    from_hand = min(hand[1], min(left, slots))
    left -= from_hand
    slots -= from_hand
    total += 2 * (from_planets + from_hand)
    from_planets = min(stored[0], left)
    left -= from_planets
    return total + from_planets + min(hand[0], min(left, slots))


def hand_by_icons(player: Player, worth: bytes, floor: i64) -> tuple[i64, i64, i64]:
    """How many cards of the hand pay one, two and three icons at best."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    hand = player.hand
    for i in range(len(hand)):
        code: i64 = 2 * hand[i]
        best: i64 = worth[code] if code >= floor else 0
        if worth[code + 1] > best and code + 1 >= floor:
            best = worth[code + 1]
        if best == 1:
            ones += 1
        elif best == 2:
            twos += 1
        elif best >= 3:
            threes += 1
    return ones, twos, threes


def stored_by_icons(state: Position, player: Player, worth: bytes, floor: i64) -> tuple[i64, i64, i64]:
    """The same for cards under planets, which show one section."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    stored = player.stored
    for i in range(len(stored)):
        code: i64 = stored[i]
        icons: i64 = worth[code]
        if icons and code >= floor and usable_stored(state, player, i):
            if icons == 1:
                ones += 1
            elif icons == 2:
                twos += 1
            else:
                threes += 1
    return ones, twos, threes


def table_for(state: Position, colour: i64, gold: bool) -> bytes:
    """What each section pays of the colour."""
    return state.box.worth_with_gold[colour] if gold else state.box.worth[colour]


def can_cover(
    state: Position, player: Player, colour: i64, gold: bool, need: i64, slots: i64, planet_slots: i64, planets: bool
) -> bool:
    """Whether so many icons of the colour (ANY_COLOUR: of some colour) can be paid."""
    if need <= 0:
        return True
    if colour == v.ANY_COLOUR:
        for each in range(v.GOLD + 1):
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
    ask(state, seat, v.ASK_PAY, 0)


def spend(state: Position, player: Player, code: i64) -> None:
    """The card leaves the hand or the planet, on one of the slots that are left."""
    if remove_section(player, code) and state.planet_slots > 0:
        state.planet_slots -= 1
    else:
        state.slots -= 1


def remove_section(player: Player, code: i64) -> bool:
    """The card leaves the hand or the planet; True if it came from a planet."""
    stored = player.stored
    for i in range(len(stored)):
        if stored[i] == code:
            player.stored = without(stored, i)
            player.stored_at = without(player.stored_at, i)
            return True
    player.hand = without(player.hand, index_of(player.hand, code >> 1))
    return False


# ------------------------------------------------------------------ sets of three colours


def start_paying_sets(state: Position, seat: i64) -> None:
    """One card of each colour, red first: `sets` is negative until all three are there."""
    start_paying(state, seat, v.RED, False, 0, UNLIMITED, 0, False)
    state.sets = -1
    state.owe = UNLIMITED


def sections_of(state: Position, player: Player, colour: i64) -> list[int]:
    """All sections of a colour that can be used, ascending."""
    found: list[int] = []
    colours = state.box.colour
    hand = player.hand
    for i in range(len(hand)):
        code: i64 = 2 * hand[i]
        if colours[code] == colour:
            found.append(code)
        if colours[code + 1] == colour:
            found.append(code + 1)
    stored = player.stored
    for i in range(len(stored)):
        if colours[stored[i]] == colour and usable_stored(state, player, i):
            add_in_order(found, stored[i])
    return found


def can_follow(state: Position, player: Player, code: i64) -> bool:
    """After this section, cards for the colours still to come are left."""
    if state.colour == v.GREEN:
        return True
    greens = sections_of(state, player, v.GREEN)
    if state.colour == v.BLUE:
        return any(green >> 1 != code >> 1 for green in greens)
    for blue in sections_of(state, player, v.BLUE):
        if blue >> 1 != code >> 1:
            for green in greens:
                if green >> 1 != code >> 1 and green >> 1 != blue >> 1:
                    return True
    return False


def can_pay_set(state: Position, player: Player) -> bool:
    """One card of each colour is there."""
    before = state.colour
    state.colour = v.RED
    found = any(can_follow(state, player, code) for code in sections_of(state, player, v.RED))
    state.colour = before
    return found


# ------------------------------------------------------------------ attached resources


def attached_icons(state: Position, player: Player, project: i64) -> i64:
    """What the resources attached to a project pay for it."""
    total: i64 = 0
    attached_to = player.attached_to
    for i in range(len(attached_to)):
        if attached_to[i] == project:
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
