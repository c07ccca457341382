"""The next resource card of a payment: one section of it, in ascending order, so that each selection is made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import about_resource, other_question
from galaktyka.games.artifacts.engine.rules import paying
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 1
PLANETS_ONLY: Final = 2
WRONG_COLOUR: Final = 3
ASCENDING: Final = 4
BLOCKADED: Final = 5
BREAKS_SET: Final = 6
TOO_LITTLE: Final = 7


def offer(state: Position, player: Player) -> None:
    """Sections to pay with; where any number is welcome, enough of it."""
    first = state.box.first_pay
    options: list[int] = [v.DONE] if complete(state) else []
    for code in set_codes(state, player) if state.sets < 0 else payable(state, player):
        options.append(first + code)
    state.options = options


def complete(state: Position) -> bool:
    """Where any number of icons is welcome, some are paid. A price that is covered ends the payment by itself."""
    return state.need == 0 and state.paid > 0 and state.sets >= 0


def payable(state: Position, player: Player) -> list[int]:
    """The sections that may be paid next, ascending."""
    codes: list[int] = []
    if not state.from_planets:
        hand = player.hand
        for i in range(len(hand)):
            code: i64 = 2 * hand[i]
            if obstacle_there(state, player, code, v.NO_CARD) == v.FINE:
                codes.append(code)
            if obstacle_there(state, player, code + 1, v.NO_CARD) == v.FINE:
                codes.append(code + 1)
    stored = player.stored
    for i in range(len(stored)):
        if obstacle_there(state, player, stored[i], i) == v.FINE:
            add_in_order(codes, stored[i])
    return codes


def obstacle(state: Position, player: Player, code: i64) -> i64:
    """Any section of the box."""
    place = player.stored.find(code)
    if place < 0 and (code >> 1) not in player.hand:
        return NOT_THERE
    if place < 0 and state.from_planets:
        return PLANETS_ONLY
    return obstacle_in_set(state, player, code, place) if state.sets < 0 else obstacle_there(state, player, code, place)


def obstacle_there(state: Position, player: Player, code: i64, place: i64) -> i64:
    """A section of the hand (NO_CARD) or at this place of what is stored: it pays, in order, and leaves enough.

    Apart from `obstacle`, because whoever goes through hand and planets knows where each section is.
    """
    stored = place >= 0
    if state.slots <= 0 and not (stored and state.planet_slots > 0):
        return PLANETS_ONLY
    if code < state.floor:
        return ASCENDING
    box = state.box
    colour: i64 = box.colour[code] if state.colour == v.ANY_COLOUR else state.colour
    worth = box.worth_with_gold[colour] if state.gold else box.worth[colour]
    icons: i64 = worth[code]
    if icons == 0:
        return WRONG_COLOUR
    if stored and not paying.usable_stored(state, player, place):
        return BLOCKADED
    rest = state.need - state.paid - icons
    if state.need == 0 or rest <= 0:
        return v.FINE
    slots = state.slots
    planet_slots = state.planet_slots
    if stored and planet_slots > 0:
        planet_slots -= 1
    else:
        slots -= 1
    after = (code >> 1) * 2 + 2
    most = paying.most_icons(state, player, worth, after, slots, planet_slots, state.from_planets)
    return v.FINE if most >= rest else TOO_LITTLE


def set_codes(state: Position, player: Player) -> list[int]:
    """The sections of the colour that comes next, if the other colours can follow with other cards."""
    found: list[int] = []
    for code in paying.sections_of(state, player, state.colour):
        if paying.can_follow(state, player, code):
            found.append(code)
    return found


def obstacle_in_set(state: Position, player: Player, code: i64, place: i64) -> i64:
    """A section that is there, as the next one of a set."""
    if state.box.colour[code] != state.colour:
        return WRONG_COLOUR
    if place >= 0 and not paying.usable_stored(state, player, place):
        return BLOCKADED
    return v.FINE if paying.can_follow(state, player, code) else BREAKS_SET


def answer(state: Position, seat: i64, action: i64) -> None:
    """One more card, or enough."""
    code = action - state.box.first_pay
    if code < 0:
        answered(state)
    elif state.sets < 0:
        pay_of_set(state, seat, code)
    else:
        pay(state, seat, code)


def pay(state: Position, seat: i64, code: i64) -> None:
    """One card is spent; the payment ends when it covers the need or nothing more may be spent."""
    player = state.players[seat]
    box = state.box
    if state.colour == v.ANY_COLOUR:
        state.colour = box.colour[code]
    paying.spend(state, player, code)
    state.paid += box.icons[code]
    state.floor = (code >> 1) * 2 + 2
    if state.log is not None:
        state.note("pays", seat, (box.section_ids[code],), box.icons[code])
    if state.need > 0:
        if state.paid >= state.need:
            answered(state)
    elif not payable(state, player):
        answered(state)


def pay_of_set(state: Position, seat: i64, code: i64) -> None:
    """The next colour; after green the sets are counted."""
    icons: i64 = state.box.icons[code]
    paying.remove_section(state.players[seat], code)
    if state.log is not None:
        state.note("pays", seat, (state.box.section_ids[code],), icons)
    state.paid = icons if state.colour == v.RED else min(state.paid, icons)
    if state.colour == v.GREEN:
        state.sets = state.paid
        answered(state)
    else:
        state.colour += 1


def against(state: Position, player: Player, action: i64) -> Reason:
    """A section that does not help, or not now."""
    box = state.box
    if action == v.DONE:
        return Reason("artifacts.not-enough-yet", need=max(state.need - state.paid, 1))
    if not box.first_pay <= action < box.first_put:
        return other_question(state)
    code = action - box.first_pay
    wrong = obstacle(state, player, code)
    shown = v.COLOURS[box.colour[code]]
    if wrong == NOT_THERE:
        return about_resource("artifacts.not-in-hand", box, code >> 1)
    if wrong == PLANETS_ONLY:
        return Reason("artifacts.planets-only")
    if wrong == WRONG_COLOUR:
        wanted = v.COLOURS[state.colour] + ("-or-gold" if state.gold and state.colour != v.GOLD else "")
        return Reason("artifacts.wrong-colour", icons=box.icons[code], shown=shown, wanted=wanted)
    if wrong == ASCENDING:
        return about_resource("artifacts.ascending", box, code >> 1)
    if wrong == BLOCKADED:
        return Reason("artifacts.under-blockade", card=box.ids[player.stored_at[player.stored.find(code)]])
    if wrong == BREAKS_SET:
        return Reason("artifacts.breaks-set", icons=box.icons[code], shown=shown)
    left = state.slots + state.planet_slots
    return Reason(
        "artifacts.does-not-pay",
        icons=box.icons[code],
        shown=shown,
        need=max(state.need - state.paid, 0),
        cards=left if left < paying.UNLIMITED // 2 else 0,  # some of the unlimited number may be spent already
    )
