"""What the texts of logistical technologies will give a player of Alien Artifacts in the turns that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.attack import fleet_strikes, gain_worth
from galaktyka.games.artifacts.bots.lore import C_CREDITS, POINT
from galaktyka.games.artifacts.bots.situation import Appraisal, effort, of_kind, often, operational
from galaktyka.games.artifacts.bots.tables import counted_now, growth
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Effect, Op, Payment

if TYPE_CHECKING:
    from mypy_extensions import i64

STRONGER: Final = 38
"""What one more in the attack value gives a ship."""
BUILD_WORDS: Final[list[str]] = ["build", "develop", "discover"]


def text_worth(a: Appraisal, card: i64) -> i64:
    """What a technology does on its logistical side."""
    record = a.box.pack.cards[card]
    if record.keyword == "permanent":
        total: i64 = 0
        for effect in record.effects:
            total += effect_worth(a, effect)
        return total + final_worth(a, card) if a.lore.finals[card] else total
    net: i64 = -price_worth(a, record.pay)
    for op in record.do:
        net += usual_op(a, op)
    if record.keyword == "bonus":
        return max(net, 0) * uses(a, record.pay, record.do[0]) // 100
    if record.do[0].does == "search":
        return buys(a) * max(net - a.taste.action + a.price * a.taste.credit + 40, 0) // 100
    return max(net - a.taste.action * 60 // 100, 0) * a.left * 20 // 1000


def buys(a: Appraisal) -> i64:
    """Hundredths of cards that will still be bought."""
    return (a.builds[0] + a.builds[1] + a.builds[2]) * 70 // 100


def uses(a: Appraisal, pay: Payment, op: Op) -> i64:
    """Hundredths of times that a bonus will be used."""
    if op.does == "buy":
        return buys(a)
    if pay.stored or pay.planets:
        return a.left * (3 + 6 * operational(a, v.PLANET)) // 10
    if pay.credits:
        return a.left * 5
    if op.does == "raise-limit":
        return a.left * 5
    return a.left * 9


def price_worth(a: Appraisal, pay: Payment) -> i64:
    """What is given for using a text, at the usual rates; cards of the hand come back."""
    price: i64 = pay.credits * a.taste.credit
    if pay.stored:
        price += pay.stored * a.taste.stored * 3 // 2
    elif pay.planets:
        price += 2 * a.taste.stored * 3 // 2
    elif pay.any_number:
        price += pay.icons * 5
    elif pay.sets:
        price += 2 * a.taste.card
    return price


def usual_op(a: Appraisal, op: Op) -> i64:
    """What an operation gives when its time comes."""
    does = op.does
    if does == "gain":
        value = gain_worth(a, op.gain)
        return value * usual_times(a, op)
    if does == "attach":
        return 26 * op.cards
    if does == "buy":
        return a.taste.action * 90 // 100
    if does == "raise-limit":
        if op.planets:
            return 14 if operational(a, v.PLANET) or a.player.stored else 6
        return 30 * op.amount
    if does == "reroll":
        return 30 if operational(a, v.SHIP) > 1 else 10
    if does == "unblock":
        return 12
    if does == "attack":
        return fleet_strikes(a) if op.all else STRONGER * (op.bonus + 2)
    if does == "income":
        return POINT
    if does == "mine":
        return op.cards * (a.lore.hit + a.taste.stored)
    if does == "sift":
        return 6
    if does == "attack-bonus":
        return STRONGER * op.amount
    return a.taste.action


def usual_times(a: Appraisal, op: Op) -> i64:
    """How often a gain counts."""
    if op.per is None:
        return 1
    times: i64 = 2
    counts = op.per.counts
    if counts == "cards" and op.per.type:
        times = operational(a, v.TYPES.index(op.per.type)) if op.per.side == "operational" else 2
        times = max(times, 1)
    elif counts == "kinds":
        times = 3
    return min(times, op.most) if op.most else times


# ------------------------------------------------------------------ permanent effects


def effect_worth(a: Appraisal, effect: Effect) -> i64:
    """What a permanent effect gives until the end."""
    does = effect.does
    if does == "on":
        total: i64 = 0
        for op in effect.do:
            total += usual_op(a, op)
        return total * occasions(a, effect) // 100
    if does == "cost":
        return cheaper(a, effect)
    if does == "limit":
        return wider(a, effect)
    if does == "hand":
        return a.left * 16 * effect.amount // 10
    if does == "yield":
        return a.builds[v.PLANET] * 50 * effect.amount * (a.lore.hit + a.taste.stored) // 10000
    if does == "attack":
        part: i64 = 60 if effect.against == "empires" else 85
        return strikes(a) * STRONGER * effect.amount // 100 * part // 100
    if does == "shield":
        return min(20 + a.left // 2, 80) * effect.amount
    if does == "preview":
        return buys(a) * 26 * effect.amount // 200
    if does == "second-look":
        return often(a, operational(a, v.TECHNOLOGY) + 1) * operational(a, v.TECHNOLOGY) * 40 // 100
    if does == "hull":
        return strikes(a) * 9 // 100
    if does == "either-section":
        return 8 + a.builds[v.PLANET] * 15 // 100
    if does == "ignore-blockade":
        return min(a.left // 2, 70)
    return 0


def strikes(a: Appraisal) -> i64:
    """Hundredths of attacks by single ships that will still be made."""
    ships = operational(a, v.SHIP)
    return often(a, ships + 1) * (ships + 1) + a.builds[v.SHIP] * 55 // 100


def attacks(a: Appraisal) -> i64:
    """Hundredths of attacks: offensives, and those of ships just built."""
    return often(a, operational(a, v.SHIP) + 1) + a.builds[v.SHIP] * 55 // 100


def occasions(a: Appraisal, effect: Effect) -> i64:
    """Hundredths of times that an event will happen."""
    event = effect.event
    if event in ("discover", "develop"):
        type: i64 = v.PLANET if event == "discover" else v.TECHNOLOGY
        number: i64 = a.builds[type] * (55 if effect.side else 100) // 100
        if effect.new_kind:
            number = min(number * 70 // 100, fresh_kinds(a, type) * 80)
        return number
    if event == "arrive-any":
        number = 0
        for type in range(3):
            number += min(a.builds[type] * 70 // 100, fresh_kinds(a, type) * 80)
        return number
    if event == "buy":
        return buys(a)
    if event == "exchange":
        return a.left * 18 // 10
    if event == "mine":
        return often(a, operational(a, v.PLANET) + 1)
    if event == "attack":
        return attacks(a) * 30 // 100 if effect.against == "empires" else attacks(a)
    if event == "attacked":
        return a.left * 6 // 10
    if event == "ship-lost":
        return strikes(a) * 20 // 100
    return strikes(a) * 15 // 100


def fresh_kinds(a: Appraisal, type: i64) -> i64:
    """Kinds of which the empire has no card of the type."""
    missing: i64 = 0
    for kind in range(4):
        if not of_kind(a, type, kind):
            missing += 1
    return missing


def cheaper(a: Appraisal, effect: Effect) -> i64:
    """A cost that falls."""
    if effect.action == "buy":
        return buys(a) * -effect.amount * a.taste.credit // 100
    type: i64 = BUILD_WORDS.index(effect.action)
    cost: i64 = a.cost[type] + 1
    limit: i64 = a.limit[type]
    return (effort(cost, limit) - effort(cost + effect.amount, limit)) * a.builds[type] // 100 * a.taste.action // 100


def wider(a: Appraisal, effect: Effect) -> i64:
    """A limit that rises."""
    action = effect.action
    if action == "operational":
        cards = operational(a, 0) + operational(a, 1) + operational(a, 2)
        return a.left * min(cards + 1, 6) * effect.amount // 4
    if action == "prepare":
        return a.left * effect.amount // 2
    if action == "exchange":
        return a.left * effect.amount * a.taste.credit // 20
    type: i64 = BUILD_WORDS.index(action)
    cost: i64 = a.cost[type] + 1
    limit: i64 = a.limit[type]
    return (effort(cost, limit) - effort(cost, limit + effect.amount)) * a.builds[type] // 100 * a.taste.action // 100


def final_worth(a: Appraisal, card: i64) -> i64:
    """Points at the end for things that are there or will come."""
    total: i64 = 0
    for bonus in a.lore.finals[card]:
        number: i64 = counted_now(a, bonus.row) * 100 + growth(a, bonus.row)
        if bonus.row.code == C_CREDITS:
            number = 600 + (a.player.credits * 100 - 600) // 3
        total += number * bonus.vp * POINT // (100 * bonus.each)
    return total
