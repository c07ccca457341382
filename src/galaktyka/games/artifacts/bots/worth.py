"""What a ship, a technology or a planet is worth to one player of Alien Artifacts, on either side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.attack import (
    fleet_strikes,
    plan_worth,
    usual_strike,
)
from galaktyka.games.artifacts.bots.lore import POINT
from galaktyka.games.artifacts.bots.situation import UNKNOWN, Appraisal, effort, often, operational
from galaktyka.games.artifacts.bots.tables import (
    adds_to_others,
    during_now,
    end_hope,
)
from galaktyka.games.artifacts.bots.texts import text_worth
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import works

if TYPE_CHECKING:
    from mypy_extensions import i64

TYPE_FOR_KIND: Final = bytes([v.PLANET, v.TECHNOLOGY, v.SHIP])
"""What a logistical card of each Kind helps to build; exploitation helps with credits."""


def worth(a: Appraisal, card: i64, side: i64) -> i64:
    """What it is worth to have the card built now on a side, worked out once."""
    key = 2 * card + side
    known: i64 = a.worths.get(key, UNKNOWN)
    if known != UNKNOWN:
        return known
    value = lasting(a, card, side) + arrival(a, card, side)
    value = value * (a.taste.logistical if side == v.LOGISTICAL else a.taste.operational) // 100
    value += POINT + adds_to_others(a, card, side)
    a.worths[key] = value
    return value


def best_side(a: Appraisal, card: i64) -> i64:
    """The side on which the card is worth more."""
    return v.OPERATIONAL if worth(a, card, v.OPERATIONAL) > worth(a, card, v.LOGISTICAL) else v.LOGISTICAL


def best_worth(a: Appraisal, card: i64) -> i64:
    """What the card is worth on its better side."""
    return max(worth(a, card, v.LOGISTICAL), worth(a, card, v.OPERATIONAL))


def arrival(a: Appraisal, card: i64, side: i64) -> i64:
    """What happens at once when the card joins the empire."""
    box = a.box
    type: i64 = box.type[card]
    if side == v.LOGISTICAL:
        return plan_worth(a) if type == v.SHIP and box.kind[card] == v.EXPLOITATION else 0
    if type == v.PLANET:
        return a.yields * produced_worth(a)
    if type == v.TECHNOLOGY:
        return during_now(a, card, card, v.OPERATIONAL) * a.hit
    return max(usual_strike(a, card), 20)


def lasting(a: Appraisal, card: i64, side: i64) -> i64:
    """What the card will do in the turns that are left, and at the end."""
    type: i64 = a.box.type[card]
    if side == v.OPERATIONAL:
        if type == v.PLANET:
            return more_mining(a)
        if type == v.TECHNOLOGY:
            return end_hope(a, card, card, v.OPERATIONAL) + more_income(a, card)
        return more_offensives(a, card)
    if type == v.PLANET:
        return discount_worth(a, a.box.kind[card])
    if type == v.TECHNOLOGY:
        return text_worth(a, card) * a.taste.text // 100
    return limit_worth(a, a.box.kind[card])


# ------------------------------------------------------------------ the logistical side


def discount_worth(a: Appraisal, kind: i64) -> i64:
    """Two icons less for every card that the Kind helps to build; two credits less for every card bought."""
    if kind == v.EXPLOITATION:
        buys: i64 = (a.builds[0] + a.builds[1] + a.builds[2]) * 70 // 100
        saved = min(a.box.discount, a.price)
        return buys * saved * a.taste.credit // 100 * a.taste.future // 100
    type: i64 = TYPE_FOR_KIND[kind]
    return easier(a, type, a.box.discount, 0) * a.taste.future // 100


def limit_worth(a: Appraisal, kind: i64) -> i64:
    """One more card for every action that the Kind helps with."""
    if kind == v.EXPLOITATION:
        return a.left * 3 * a.taste.credit // 100 * 2 * a.taste.future // 100
    return easier(a, TYPE_FOR_KIND[kind], 0, 1) * a.taste.future // 100


def easier(a: Appraisal, type: i64, icons: i64, cards: i64) -> i64:
    """What it saves to build the next cards of a type with a discount, or with more cards."""
    number: i64 = a.builds[type] * 115 // 100
    saved: i64 = 0
    cost: i64 = a.cost[type]
    limit: i64 = a.limit[type]
    while number > 0:
        part = min(number, 100)
        saved += (effort(cost, limit) - effort(cost - icons, limit + cards)) * part // 100
        number -= part
        cost += 1
    return saved * a.taste.action // 100


# ------------------------------------------------------------------ the operational side


def produced_worth(a: Appraisal) -> i64:
    """A resource card under a planet, and the point that it may bring."""
    return a.lore.hit + stored_worth(a)


def stored_worth(a: Appraisal) -> i64:
    """A resource card under a planet; the more there are, the less another one helps."""
    there: i64 = len(a.player.stored)
    value = a.taste.stored * a.taste.store // (a.taste.store + there)
    return value * min(a.left + 5, 60) // 60


def marginal(a: Appraisal, type: i64, sum_now: i64, more: i64) -> i64:
    """What later operational actions give more if one card of the type joins that gives so much each time."""
    cards = operational(a, type)
    price = a.taste.action
    now = often(a, cards) * max(sum_now - price, 0)
    then = often(a, cards + 1) * max(sum_now + more - price, 0)
    # The next card of the type will come too.
    hope = often(a, cards + 2) * max(sum_now + 2 * more - price, 0) // 2
    value = max(then - now, 0)
    return max(value, hope // 2 * min(a.builds[type], 100) // 100) // 100


def more_mining(a: Appraisal) -> i64:
    """Mining with one planet more."""
    each = produced_worth(a)
    return marginal(a, v.PLANET, operational(a, v.PLANET) * each, each) * a.taste.mining // 100


def more_income(a: Appraisal, card: i64) -> i64:
    """Income with one technology more."""
    chance = a.hit
    total: i64 = 0
    player = a.player
    for i in range(len(player.empire)):
        other: i64 = player.empire[i]
        if a.box.type[other] == v.TECHNOLOGY and player.sides[i] == v.OPERATIONAL and works(a.state, player, i):
            total += during_now(a, other, card, v.OPERATIONAL) * chance
    mine = max(during_now(a, card, card, v.OPERATIONAL) * chance, chance * 3 // 2)
    return marginal(a, v.TECHNOLOGY, total, mine) * a.taste.income // 100


def more_offensives(a: Appraisal, card: i64) -> i64:
    """Offensives with one ship more."""
    return marginal(a, v.SHIP, fleet_strikes(a), usual_strike(a, card)) * a.taste.war // 100


# ------------------------------------------------------------------ cards that lie there


def use_of(a: Appraisal, card: i64, side: i64) -> i64:
    """What a card of the empire still does: what its owner loses while it is blank."""
    return max(lasting(a, card, side), 0)
