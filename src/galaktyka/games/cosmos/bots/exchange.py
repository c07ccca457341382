"""What effects and costs make of a scene in Micro Cosmos: resources, crew and specialists come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.bits import bit
from galaktyka.core.piles import with_card, without
from galaktyka.games.cosmos.bots.scene import HIGHEST, NOWHERE, Scene, marginal, number_of, specialists
from galaktyka.games.cosmos.bots.situation import UNITS, Appraisal
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import CANTINA_AT, DECK_AT, EFFECT_SIZE, GAIN_ANY_AT, GAIN_AT, PAY_ANY_AT

if TYPE_CHECKING:
    from mypy_extensions import i64

WANTED: Final = 40
"""A resource that the planet here can take is worth so much more when any may be chosen."""
CROWDED: Final = 5
"""With so many crew cards a card is spent rather than a token."""


# ------------------------------------------------------------------ gaining and paying


def gain(s: Scene, resource: i64, units: i64) -> None:
    """What does not fit is lost."""
    room = s.capacity - ((s.cargo >> (4 * resource)) & 15)
    fits = units if units < room else room
    s.cargo += fits << (4 * resource)


def best_to_gain(a: Appraisal, s: Scene, floor: i64) -> i64:
    """The resource of which one more is worth most, from `floor` on; NOWHERE: nothing fits."""
    best: i64 = NOWHERE
    most: i64 = -1
    for resource in range(v.KINDS):
        number = (s.cargo >> (4 * resource)) & 15
        if resource < floor or number >= s.capacity:
            continue
        at = UNITS * resource + number
        value: i64 = a.units[at + 1] - a.units[at]
        if (s.want >> (4 * resource)) & 15 > number:
            value += WANTED
        if value > most:
            most = value
            best = resource
    return best


def least_to_pay(a: Appraisal, s: Scene, floor: i64) -> i64:
    """The resource of which one less is missed least, from `floor` on; NOWHERE: there is none."""
    best: i64 = NOWHERE
    least: i64 = HIGHEST
    for resource in range(v.KINDS):
        number = (s.cargo >> (4 * resource)) & 15
        if resource < floor or number == 0:
            continue
        value = marginal(a, s, resource)
        if (s.want >> (4 * resource)) & 15 >= number:
            value += WANTED
        if value < least:
            least = value
            best = resource
    return best


def pay_any(a: Appraisal, s: Scene, units: i64) -> None:
    """The units that are missed least."""
    for _ in range(units):
        resource = least_to_pay(a, s, 0)
        if resource != NOWHERE:
            s.cargo -= bit(4 * resource)


def can_pay(s: Scene, table: bytes, at: i64, any_units: i64) -> bool:
    """Whether four numbers of a cost, and units of any kind beside them, are in the hold."""
    spare: i64 = 0
    for resource in range(v.KINDS):
        over: i64 = ((s.cargo >> (4 * resource)) & 15) - table[at + resource]
        if over < 0:
            return False
        spare += over
    return spare >= any_units


def can_use(a: Appraisal, s: Scene, effect: i64) -> bool:
    """Whether a crew action can be paid."""
    at = EFFECT_SIZE * effect
    return can_pay(s, a.box.effects, at, a.box.effects[at + PAY_ANY_AT])


def take_effect(a: Appraisal, s: Scene, effect: i64) -> None:
    """Pay for it and gain what it gives."""
    table = a.box.effects
    at = EFFECT_SIZE * effect
    for resource in range(v.KINDS):
        cost: i64 = table[at + resource]
        s.cargo -= cost << (4 * resource)
    pay_any(a, s, table[at + PAY_ANY_AT])
    for resource in range(v.KINDS):
        if table[at + GAIN_AT + resource]:
            gain(s, resource, table[at + GAIN_AT + resource])
    for _ in range(table[at + GAIN_ANY_AT]):
        best = best_to_gain(a, s, 0)
        if best != NOWHERE:
            s.cargo += bit(4 * best)
    draw(a, s, table[at + DECK_AT], 0)
    draw(a, s, table[at + CANTINA_AT], a.taste.guest - a.taste.unseen)


def draw(a: Appraisal, s: Scene, cards: i64, extra: i64) -> None:
    """Crew, as far as there is room."""
    room = 2 * a.box.row - len(s.top) - len(s.bottom) - s.unseen
    fits = cards if cards < room else room
    if fits > 0:
        s.unseen += fits
        s.extra += fits * extra


# ------------------------------------------------------------------ specialists


def spend(a: Appraisal, s: Scene, specialist: i64) -> None:
    """The token, or the card with this symbol that is missed least."""
    token = bit(specialist)
    crowded = len(s.top) + len(s.bottom) >= CROWDED
    if s.ready & token and not crowded:
        s.ready -= token
        return
    table = a.box.specialist
    row: i64 = 0
    index: i64 = NOWHERE
    least: i64 = HIGHEST
    for i in range(len(s.top)):
        value: i64 = a.lore.lower[s.top[i]] * a.taste.near_edge
        if table[s.top[i]] == specialist and value < least:
            least = value
            index = i
    for i in range(len(s.bottom)):
        value = a.lore.upper[s.bottom[i]] * a.taste.near_edge + a.lore.lower[s.bottom[i]] * a.taste.far_edge
        if table[s.bottom[i]] == specialist and value < least:
            least = value
            index = i
            row = 1
    if index == NOWHERE:
        s.ready &= ~token
    elif row:
        s.bottom = without(s.bottom, index)
    else:
        s.top = without(s.top, index)


def spend_leader(a: Appraisal, s: Scene) -> None:
    """A leader of the colour that is missed least: the one of which there are most."""
    best: i64 = v.RED_LEADER
    most: i64 = -1
    for specialist in range(v.RED_LEADER, 4):
        number = number_of(a, s, specialist)
        if number > most:
            most = number
            best = specialist
    spend(a, s, best)


def spend_all(a: Appraisal, s: Scene, engineers: i64, leaders: i64, of_colour: i64, colour: i64) -> None:
    """Engineers, leaders of a colour, then any leaders."""
    for _ in range(engineers):
        spend(a, s, v.ENGINEER)
    for _ in range(of_colour):
        spend(a, s, v.RED_LEADER + colour)
    for _ in range(leaders):
        spend_leader(a, s)


def can_spend(a: Appraisal, s: Scene, engineers: i64, leaders: i64, of_colour: i64, colour: i64) -> bool:
    """Whether these specialists are there."""
    numbers = specialists(a, s)
    every = ((numbers >> 4) & 15) + ((numbers >> 8) & 15) + ((numbers >> 12) & 15)
    if numbers & 15 < engineers or every < leaders + of_colour:
        return False
    return of_colour == 0 or (numbers >> (4 * (v.RED_LEADER + colour))) & 15 >= of_colour


def lift(s: Scene, index: i64) -> None:
    """A card of the bottom row goes to the top row."""
    card: i64 = s.bottom[index]
    s.bottom = without(s.bottom, index)
    s.top = with_card(s.top, card)
