"""What goods are worth in New Frontiers: one sale and all consume powers, for goods that lie there or will come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.frontiers.bots.lore import POINT
from galaktyka.games.frontiers.bots.situation import Appraisal
from galaktyka.games.frontiers.engine import vocabulary as v

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_KIND: Final = 0


# ------------------------------------------------------------------ goods in one number


def pack(goods: list[int]) -> i64:
    """The goods of every kind, and their sum, in one number with eight bits for each: nothing to allocate or copy."""
    packed: i64 = 0
    for kind in range(v.ANY_KIND, 0, -1):
        number: i64 = goods[kind]
        packed = packed * 256 + number
    return packed


def number_of(goods: i64, kind: i64) -> i64:
    """How many goods of the kind there are; ANY_KIND: all together."""
    return (goods >> (8 * (kind - 1))) & 255


def some(kind: i64, number: i64) -> i64:
    """So many goods of the kind, to be added or taken off."""
    return (number << (8 * (kind - 1))) + (number << (8 * (v.ANY_KIND - 1)))


def without_goods(goods: i64, kind: i64, number: i64) -> i64:
    """Goods of a kind, or of any (the commonest first), are gone."""
    if kind != v.ANY_KIND:
        return goods - some(kind, number)
    while number > 0:
        most: i64 = v.NOVELTY
        for other in range(v.NOVELTY + 1, v.ALIEN + 1):
            if number_of(goods, other) > number_of(goods, most):
                most = other
        goods -= some(most, 1)
        number -= 1
    return goods


def different_kinds(goods: i64) -> i64:
    """How many kinds there are."""
    count: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if number_of(goods, kind):
            count += 1
    return count


def without_different(goods: i64, number: i64) -> i64:
    """One good of each of so many kinds is gone."""
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if number > 0 and number_of(goods, kind):
            goods -= some(kind, 1)
            number -= 1
    return goods


# ------------------------------------------------------------------ one Sell action


def market(a: Appraisal, goods: list[int], consumers: bytes, per_good: i64) -> i64:
    """The best use of the goods in one Sell action: a good is sold or none, the others are consumed."""
    if not goods[v.ANY_KIND]:
        return 0
    packed = pack(goods)
    if not consumers:
        kind = dearest(a, packed)
        return price(a, kind) * a.credit if kind != NO_KIND else 0
    best = consumption(a, packed, consumers, per_good)
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if number_of(packed, kind):
            rest = consumption(a, packed - some(kind, 1), consumers, per_good)
            best = max(best, price(a, kind) * a.credit + rest)
    return best


def price(a: Appraisal, kind: i64) -> i64:
    """What a good of the kind brings when it is sold."""
    bonus: i64 = a.bonus[kind]
    return a.box.price[kind] + bonus


def dearest(a: Appraisal, goods: i64) -> i64:
    """The kind with the best price, or NO_KIND."""
    best: i64 = NO_KIND
    best_price: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if number_of(goods, kind) and price(a, kind) > best_price:
            best_price = price(a, kind)
            best = kind
    return best


def value_of_use(a: Appraisal, tile: i64) -> i64:
    """What one use of the consume power gives."""
    return a.box.consume_vp[tile] * POINT + a.box.consume_credits[tile] * a.credit


def consumption(a: Appraisal, goods: i64, consumers: bytes, per_good: i64) -> i64:
    """What the powers give for these goods, one after another."""
    box = a.box
    total: i64 = 0
    eaten: i64 = 0
    for i in range(len(consumers)):
        if goods == 0:
            break
        tile: i64 = consumers[i]
        how: i64 = box.consume[tile]
        times: i64 = box.consume_times[tile]
        if how == v.EACH:
            kind: i64 = box.consume_kind[tile]
            each: i64 = box.consume_goods[tile]
            uses = min(number_of(goods, kind) // each, times)
            if uses > 0:
                goods = without_goods(goods, kind, uses * each)
                total += uses * value_of_use(a, tile)
                eaten += uses * each
        elif how == v.DIFFERENT:
            uses = min(different_kinds(goods), times)
            goods = without_different(goods, uses)
            total += uses * value_of_use(a, tile)
            eaten += uses
        else:
            kind = dearest(a, goods)
            if kind != NO_KIND:
                goods -= some(kind, 1)
                total += box.price[kind] * a.credit
                eaten += 1
    return total + eaten * per_good * POINT


def goods_consumed(a: Appraisal, goods: list[int], consumers: bytes) -> i64:
    """How many of the goods the powers take."""
    packed = pack(goods)
    return (consumption(a, packed, consumers, 1) - consumption(a, packed, consumers, 0)) // POINT


# ------------------------------------------------------------------ one production after another


def usual_market(a: Appraisal) -> i64:
    """What the goods of one production are worth, with the powers that there are."""
    if a.usual < 0:
        a.usual = market(a, a.made, a.consumers, a.per_good)
    return a.usual


def value_of_good(a: Appraisal, kind: i64) -> i64:
    """What one more good of the kind in every production adds to that."""
    known: i64 = a.good_values[kind]
    if known >= 0:
        return known
    more = a.made[:]
    if kind != v.ANY_KIND:
        more[kind] += 1
    else:
        more[best_named(a)] += 1
    more[v.ANY_KIND] += 1
    value = market(a, more, a.consumers, a.per_good) - usual_market(a)
    a.good_values[kind] = value
    return value


def best_named(a: Appraisal) -> i64:
    """The kind to name for goods that may be of any: one that a narrow power takes, else the one nobody has."""
    box = a.box
    for i in range(len(a.consumers)):
        kind: i64 = box.consume_kind[a.consumers[i]]
        if box.consume[a.consumers[i]] == v.EACH and kind != v.ANY_KIND:
            have: i64 = a.made[kind]
            if have < box.consume_goods[a.consumers[i]] * box.consume_times[a.consumers[i]]:
                return kind
    least: i64 = v.ALIEN
    for kind in range(v.NOVELTY, v.ALIEN):
        if a.made[kind] < a.made[least]:
            least = kind
    return least
