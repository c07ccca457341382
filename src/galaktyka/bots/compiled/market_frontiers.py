"""What goods are worth in New Frontiers: one sale and all consume powers, for goods that lie there or will come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.bots.compiled.lore_frontiers import POINT
from galaktyka.bots.compiled.situation_frontiers import Appraisal
from galaktyka.games.frontiers.vocabulary import ALIEN, ANY_KIND, DIFFERENT, EACH, NOVELTY

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_KIND: Final = 0


def market(a: Appraisal, goods: list[int], consumers: bytes, per_good: i64) -> i64:
    """The best use of the goods in one Sell action: a good is sold or none, the others are consumed."""
    if not goods[ANY_KIND]:
        return 0
    if not consumers:
        kind = dearest(a, goods)
        return price(a, kind) * a.credit if kind != NO_KIND else 0
    best = consumption(a, goods[:], consumers, per_good)
    for kind in range(NOVELTY, ALIEN + 1):
        if goods[kind]:
            rest = goods[:]
            rest[kind] -= 1
            rest[ANY_KIND] -= 1
            best = max(best, price(a, kind) * a.credit + consumption(a, rest, consumers, per_good))
    return best


def price(a: Appraisal, kind: i64) -> i64:
    """What a good of the kind brings when it is sold."""
    bonus: i64 = a.bonus[kind]
    return a.box.price[kind] + bonus


def dearest(a: Appraisal, goods: list[int]) -> i64:
    """The kind with the best price, or NO_KIND."""
    best: i64 = NO_KIND
    best_price: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        if goods[kind] and price(a, kind) > best_price:
            best_price = price(a, kind)
            best = kind
    return best


def value_of_use(a: Appraisal, tile: i64) -> i64:
    """What one use of the consume power gives."""
    return a.box.consume_vp[tile] * POINT + a.box.consume_credits[tile] * a.credit


def consumption(a: Appraisal, left: list[int], consumers: bytes, per_good: i64) -> i64:
    """What the powers give for these goods, one after another; `left` is what remains."""
    box = a.box
    total: i64 = 0
    eaten: i64 = 0
    for i in range(len(consumers)):
        have: i64 = left[ANY_KIND]
        if have == 0:
            break
        tile: i64 = consumers[i]
        how: i64 = box.consume[tile]
        times: i64 = box.consume_times[tile]
        if how == EACH:
            kind: i64 = box.consume_kind[tile]
            have = left[kind]
            uses = min(have // box.consume_goods[tile], times)
            if uses > 0:
                take_goods(left, kind, uses * box.consume_goods[tile])
                total += uses * value_of_use(a, tile)
                eaten += uses * box.consume_goods[tile]
        elif how == DIFFERENT:
            uses = take_different(left, times)
            total += uses * value_of_use(a, tile)
            eaten += uses
        else:
            kind = dearest(a, left)
            if kind != NO_KIND:
                take_goods(left, kind, 1)
                total += box.price[kind] * a.credit
                eaten += 1
    return total + eaten * per_good * POINT


def take_goods(left: list[int], kind: i64, number: i64) -> None:
    """Goods of a kind, or of any (the commonest first), are gone."""
    left[ANY_KIND] -= number
    if kind != ANY_KIND:
        left[kind] -= number
        return
    while number > 0:
        most: i64 = NOVELTY
        for other in range(NOVELTY + 1, ALIEN + 1):
            if left[other] > left[most]:
                most = other
        left[most] -= 1
        number -= 1


def take_different(left: list[int], most: i64) -> i64:
    """One good of each of up to so many kinds; how many there were."""
    taken: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        if left[kind] > 0 and taken < most:
            left[kind] -= 1
            left[ANY_KIND] -= 1
            taken += 1
    return taken


# ------------------------------------------------------------------ one production after another


def usual_market(a: Appraisal) -> i64:
    """What the goods of one production are worth, with the powers that there are."""
    if a.usual < 0:
        a.usual = market(a, a.made, a.consumers, a.per_good)
    return a.usual


def value_of_good(a: Appraisal, kind: i64) -> i64:
    """What one more good of the kind in every production adds to that."""
    more = a.made[:]
    if kind != ANY_KIND:
        more[kind] += 1
    else:
        more[best_named(a)] += 1
    more[ANY_KIND] += 1
    return market(a, more, a.consumers, a.per_good) - usual_market(a)


def best_named(a: Appraisal) -> i64:
    """The kind to name for goods that may be of any: one that a narrow power takes, else the one nobody has."""
    box = a.box
    for i in range(len(a.consumers)):
        kind: i64 = box.consume_kind[a.consumers[i]]
        if box.consume[a.consumers[i]] == EACH and kind != ANY_KIND:
            have: i64 = a.made[kind]
            if have < box.consume_goods[a.consumers[i]] * box.consume_times[a.consumers[i]]:
                return kind
    least: i64 = ALIEN
    for kind in range(NOVELTY, ALIEN):
        if a.made[kind] < a.made[least]:
            least = kind
    return least
