"""What a text costs: credits, icons, sets of three colours or cards under planets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Payment
from galaktyka.games.artifacts.engine.questions.objections import too_poor
from galaktyka.games.artifacts.engine.rules.paying import (
    UNLIMITED,
    can_cover,
    can_pay_set,
    most_icons,
    start_paying,
    start_paying_sets,
    usable_stored,
)
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

TOO_EXPENSIVE: Final = 1
FEW_ICONS: Final = 2
NO_SET: Final = 3
FEW_STORED: Final = 4


def obstacle(state: Position, player: Player, price: Payment, tokens: i64) -> i64:
    """The price can be paid, with a credit for each token besides."""
    if price.credits + tokens > player.credits:
        return TOO_EXPENSIVE
    if price.icons:
        slots = slots_for(state, price)
        extra = planet_slots_for(state, price)
        covered = can_cover(state, player, price.colour_code, False, price.icons, slots, extra, price.planets)
        return v.FINE if covered else FEW_ICONS
    if price.sets:
        return v.FINE if can_pay_set(state, player) else NO_SET
    return v.FINE if not price.stored or usable_count(state, player) >= price.stored else FEW_STORED


def slots_for(state: Position, price: Payment) -> i64:
    """How many resource cards may be spent on icons."""
    return UNLIMITED if price.any_number or price.planets else state.box.base_limit + state.raised


def planet_slots_for(state: Position, price: Payment) -> i64:
    """How many more from planets alone."""
    return 0 if price.any_number else state.raised_planets


def usable_count(state: Position, player: Player) -> i64:
    """How many cards under planets can be used."""
    count: i64 = 0
    for i in range(len(player.stored)):
        if usable_stored(state, player, i):
            count += 1
    return count


def pay(state: Position, seat: i64, price: Payment) -> None:
    """Credits at once; resource cards by choice."""
    state.paid = 0
    state.sets = 0
    state.players[seat].credits -= price.credits
    if price.icons:
        slots = slots_for(state, price)
        extra = planet_slots_for(state, price)
        start_paying(state, seat, price.colour_code, False, price.icons, slots, extra, price.planets)
    elif price.sets:
        start_paying_sets(state, seat)
    elif price.stored:
        start_paying(state, seat, v.ANY_COLOUR, False, 1, price.stored, 0, True)


def against(state: Position, player: Player, price: Payment, tokens: i64) -> Reason:
    """What is missing."""
    code = obstacle(state, player, price, tokens)
    if code == TOO_EXPENSIVE:
        return too_poor(price.credits + tokens, player.credits)
    if code == NO_SET:
        return Reason("artifacts.no-set")
    if code == FEW_STORED:
        return Reason("artifacts.no-stored", need=price.stored)
    slots = slots_for(state, price)
    extra = planet_slots_for(state, price)
    have: i64 = 0
    for colour in range(v.GOLD + 1):
        if price.colour in ("one", v.COLOURS[colour]):
            have = max(have, most_icons(state, player, state.box.worth[colour], 0, slots, extra, price.planets))
    if price.planets:
        return Reason("artifacts.planet-icons-missing", colour=price.colour, need=price.icons, have=have)
    limit = slots if slots < UNLIMITED else 0
    return Reason("artifacts.icons-missing", colour=price.colour, need=price.icons, have=have, limit=limit)
