"""The answers of the greedy player of New Frontiers about goods: selling, consuming, producing, storing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE, index_of
from galaktyka.games.frontiers.bots.goals import value_of_stored
from galaktyka.games.frontiers.bots.market import consumption, market, pack, price, some
from galaktyka.games.frontiers.bots.situation import Appraisal
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.state import is_option, option_at, options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

LOWEST: Final = -1000000
WORTH_SELLING: Final = 30
"""What a good must bring to be sold by a power that need not be used."""


def kind_at(a: Appraisal, colony: i64) -> i64:
    """The kind of the good that lies on the colony."""
    return a.player.goods[index_of(a.player.colonies, colony)]


def without_good(goods: list[int], kind: i64) -> list[int]:
    """The goods less one of the kind."""
    rest = goods[:]
    rest[kind] -= 1
    rest[v.ANY_KIND] -= 1
    return rest


# ------------------------------------------------------------------ Sell


def good_to_sell(a: Appraisal) -> i64:
    """The sale that leaves the best rest to be consumed; none if consuming all is better."""
    options = options_of(a.state)
    base = a.box.blocks + v.V_SELL * a.box.size
    best: i64 = v.PASS
    goods = pack(a.goods)
    best_value = consumption(a, goods, a.consumers, a.per_good)
    last: i64 = 0
    for i in range(len(options)):
        action: i64 = options[i]
        if action == v.PASS:
            continue
        kind = kind_at(a, action - base)
        if kind == last:
            continue
        last = kind
        value = price(a, kind) * max(a.credit, 1)
        if a.goals:
            value += value_of_stored(a, v.STORED_CREDITS, price(a, kind)) // 2
        value += consumption(a, goods - some(kind, 1), a.consumers, a.per_good)
        if value > best_value:
            best_value = value
            best = action
    return best


def tax_to_store(a: Appraisal) -> i64:
    """As many credits as bring more stored than spent."""
    best: i64 = 0
    best_value: i64 = 0
    options = options_of(a.state)
    for i in range(len(options)):
        number = options[i] - v.TAX_FIRST
        value = value_of_stored(a, v.STORED_CREDITS, number) - number * a.credit
        if value > best_value:
            best_value = value
            best = number
    return v.TAX_FIRST + best


# ------------------------------------------------------------------ Consume


def power_to_use(a: Appraisal) -> i64:
    """Narrow powers first, then those that give most for a good; a sale that is not worth it is passed over."""
    options = options_of(a.state)
    base = a.box.blocks + v.V_CONSUME * a.box.size
    best: i64 = v.PASS
    best_rank: i64 = 1000
    for i in range(len(options)):
        action: i64 = options[i]
        if action == v.PASS:
            continue
        tile = action - base
        rank: i64 = a.lore.rank[tile]
        if (
            a.box.consume[tile] == v.SELL_MORE
            and is_option(a.state, v.PASS)
            and best_sale(a) < WORTH_SELLING
            and a.left
        ):
            continue
        if rank < best_rank:
            best_rank = rank
            best = action
    return best


def best_sale(a: Appraisal) -> i64:
    """What the dearest good brings without sell powers."""
    best: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if a.goods[kind]:
            best = max(best, a.box.price[kind] * a.credit)
    return best


def good_to_spend(a: Appraisal) -> i64:
    """The goods that are needed least elsewhere; a sale takes the dearest."""
    state = a.state
    box = a.box
    base = box.blocks + v.V_SPEND * box.size
    power = state.power
    if box.consume[power] == v.SELL_MORE:
        return dearest_good(a, base)
    if box.consume[power] != v.EACH:
        return option_at(state, 0)
    kind: i64 = box.consume_kind[power]
    colonies = b""
    for colony in range(state.floor, box.size):
        if colony in a.player.colonies:
            own = kind_at(a, colony)
            if own and kind in (v.ANY_KIND, own):
                colonies = colonies + ONE[colony]
    values: list[int] = [use_of_good(a, kind_at(a, colonies[i]), power) for i in range(len(colonies))]
    action = base + colonies[first_of_lowest(values, state.owe)]
    return action if is_option(state, action) else option_at(state, 0)


def dearest_good(a: Appraisal, base: i64) -> i64:
    """The good with the highest printed price."""
    options = options_of(a.state)
    best: i64 = options[0]
    for i in range(len(options)):
        if a.box.price[kind_at(a, options[i] - base)] > a.box.price[kind_at(a, best - base)]:
            best = options[i]
    return best


def use_of_good(a: Appraisal, kind: i64, power: i64) -> i64:
    """How much else could be done with a good of this kind, its price and its rarity included."""
    box = a.box
    goods: i64 = a.goods[kind]
    value: i64 = box.price[kind] * 10 - goods
    for i in range(len(a.consumers)):
        tile: i64 = a.consumers[i]
        if (
            tile != power
            and box.consume[tile] == v.EACH
            and box.consume_kind[tile] == kind
            and tile not in a.state.used
        ):
            value += 100
    return value


def first_of_lowest(values: list[int], number: i64) -> i64:
    """The first place that belongs to the `number` lowest values; of equal ones the earlier is lower."""
    for i in range(len(values)):
        own: i64 = values[i]
        lower: i64 = 0
        for j in range(len(values)):
            other: i64 = values[j]
            if other < own or (other == own and j < i):
                lower += 1
        if lower < number:
            return i
    return 0


def colony_to_arm_with(a: Appraisal) -> i64:
    """The good that is missed least."""
    options = options_of(a.state)
    base = a.box.blocks + v.V_SPEND * a.box.size
    best: i64 = options[0]
    best_value: i64 = -LOWEST
    for i in range(len(options)):
        value = loss_of_good(a, kind_at(a, options[i] - base))
        if value < best_value:
            best_value = value
            best = options[i]
    return best


def loss_of_good(a: Appraisal, kind: i64) -> i64:
    """What the goods are worth less without one of the kind."""
    rest = without_good(a.goods, kind)
    return market(a, a.goods, a.consumers, a.per_good) - market(a, rest, a.consumers, a.per_good)


# ------------------------------------------------------------------ Produce


def gain_of_good(a: Appraisal, kind: i64) -> i64:
    """What the goods are worth more with one of the kind."""
    more = a.goods[:]
    more[kind] += 1
    more[v.ANY_KIND] += 1
    return market(a, more, a.consumers, a.per_good) - market(a, a.goods, a.consumers, a.per_good)


def windfall_to_fill(a: Appraisal) -> i64:
    """Powers for one kind first, on the colony whose good is worth most."""
    options = options_of(a.state)
    box = a.box
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        action: i64 = options[i]
        verb: i64 = box.verb_of_action[action - box.blocks]
        colony: i64 = box.tile_of_action[action - box.blocks]
        kind: i64 = box.kind[colony]
        if kind == v.ANY_KIND:
            kind = a.player.refinery if a.player.refinery else v.ALIEN
        value = gain_of_good(a, kind) * 10 + box.price[kind] + box.if_produced[colony] * a.credit * 10
        if verb != v.V_BONUS:
            value += 1000000
        if value > best_value:
            best_value = value
            best = action
    return best


def kind_to_name(a: Appraisal) -> i64:
    """The kind whose good, and whose colonies, are worth most."""
    box = a.box
    best: i64 = v.NOVELTY
    best_value: i64 = LOWEST
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        value = gain_of_good(a, kind) * 10 + box.price[kind]
        for i in range(len(a.tiles)):
            tile: i64 = a.tiles[i]
            if box.per_colony[tile]:
                fits: i64 = box.per_colony_fits[tile * box.width + box.size + kind - v.NOVELTY]
                value += box.per_colony[tile] * fits * a.credit * 10
        if value > best_value:
            best_value = value
            best = kind
    return v.NAME_FIRST + best - v.NOVELTY


def colony_to_stock(a: Appraisal) -> i64:
    """A good that is worth more on the storage board than on its colony; else none."""
    options = options_of(a.state)
    base = a.box.blocks + v.V_STOCK * a.box.size
    number = len(options) - 1
    whole = value_of_stored(a, v.STORED_GOODS, number) // max(number, 1)
    one = value_of_stored(a, v.STORED_GOODS, 1)
    best: i64 = v.PASS
    best_value: i64 = 0
    for i in range(len(options)):
        if options[i] == v.PASS:
            continue
        value = max(one, whole) - loss_of_good(a, kind_at(a, options[i] - base))
        if value > best_value:
            best_value = value
            best = options[i]
    return best
