"""What a tile is worth to one player of New Frontiers until the end of the game, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.frontiers.bots.goals import goals_for_tile
from galaktyka.games.frontiers.bots.lore import POINT, STRONGEST
from galaktyka.games.frontiers.bots.market import goods_consumed, market, price, usual_market, value_of_good
from galaktyka.games.frontiers.bots.situation import (
    Appraisal,
    comes_again,
    points_under,
    scorer_value,
    with_consumer,
)
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import price_of_contact, price_to_settle, strength_against

if TYPE_CHECKING:
    from mypy_extensions import i64

DEVELOP_OR_EXPLORE: Final = v.T_DEVELOP | v.T_EXPLORE
ARMS: Final = v.T_STRENGTH | v.T_SPECIAL | v.T_TEMPORARY | v.T_CONTACT | v.T_DISCOUNT
SETTLING: Final = v.T_SETTLE_COLONISTS | v.T_AFTER | v.T_SECOND | v.T_UPGRADE | v.T_ITSELF
PRODUCING: Final = v.T_PER_COLONY | v.T_MOST | v.T_WINDFALL
SELLING: Final = v.T_PRICE | v.T_CONSUME | v.T_GAIN | v.T_PER_GOOD
ITSELF: Final = 550
"""The right of a home world to become another planet."""
WANTED: Final = 40
"""A planet worth less than this is not one that waits to be settled."""
NEAR: Final = 3
"""Credits that can be missing: they will be found in time."""


def worth(a: Appraisal, tile: i64) -> i64:
    """The tile in the empire from now on: points, points for others and through others, powers, goods."""
    known = a.worths.get(tile)
    if known is not None:
        return known
    total: i64 = a.box.vp[tile] * POINT + score_value(a, tile)
    if a.left > 0:
        total += powers_value(a, tile) * a.taste.power // 100
    if a.goals:
        total += goals_for_tile(a, tile)
    if a.box.windfall[tile]:
        total += good_now(a, tile)
    a.worths[tile] = total
    return total


def powers_value(a: Appraisal, tile: i64) -> i64:
    """What all its powers and its goods will give."""
    talents: i64 = a.box.talents[tile]
    total: i64 = 0
    goods: i64 = 0
    if a.box.kind[tile]:
        goods += production_value(a, tile)
    if talents & PRODUCING:
        goods += producing_value(a, tile)
    if talents & SELLING:
        goods += selling_value(a, tile)
    total += goods * a.trade // 100
    if talents & DEVELOP_OR_EXPLORE:
        total += develop_and_explore_value(a, tile) * a.ideas // 100
    if talents & ARMS:
        total += arms_value(a, tile) * a.arms // 100
    if talents & SETTLING:
        total += settling_value(a, tile) * a.arms // 100
    return total


# ------------------------------------------------------------------ points


def score_value(a: Appraisal, tile: i64) -> i64:
    """Points under "?" tiles, those of the empire and those that one hopes for, and of the tile itself."""
    total: i64 = 0
    for i in range(len(a.scorers)):
        scorer: i64 = a.scorers[i]
        total += points_under(a, scorer, tile) * POINT
        if a.box.points_for_kinds[scorer]:
            total += new_kind(a, tile) * 200
    if a.left > 0:
        for i in range(len(a.hopes)):
            if a.hopes[i] != tile:
                total += points_under(a, a.hopes[i], tile) * a.taste.hope
    if a.lore.scoring[tile]:
        total += scorer_value(a, tile)
    return total


def new_kind(a: Appraisal, tile: i64) -> i64:
    """1 if the colony is of a kind that no other colony has."""
    kind: i64 = a.box.kind[tile]
    if kind == 0 or a.box.technology[tile]:
        return 0
    colonies = a.player.colonies
    for i in range(len(colonies)):
        if a.box.kind[colonies[i]] == kind:
            return 0
    return 1


# ------------------------------------------------------------------ Develop and Explore


def develop_and_explore_value(a: Appraisal, tile: i64) -> i64:
    """Credits, colonists and planets that come with these actions."""
    box = a.box
    credits: i64 = (box.develop_discount[tile] + box.develop_after[tile]) * a.develops * 75 // 100
    credits += box.develop_gain[tile] * a.develops + box.explore_credits[tile] * a.explores
    total = credits * a.credit // 100
    total += box.explore_colonists[tile] * a.explores * a.colonist // 100
    return total + box.explore_draw[tile] * a.explores * a.taste.draw // 100


# ------------------------------------------------------------------ Settle


def arms_value(a: Appraisal, tile: i64) -> i64:
    """More planets to choose from, cheaper planets, and those discovered that come within reach."""
    box = a.box
    lore = a.lore
    gain: i64 = box.strength[tile] * 100 + lore.special[tile] + box.temporary[tile] * 20
    total: i64 = 0
    if gain:
        before: i64 = lore.choice[min(a.strength, STRONGEST - 2)]
        whole = min(a.strength + (gain + 99) // 100, STRONGEST - 1)
        after: i64 = lore.choice[whole]
        steps = max((whole - a.strength) * 100, gain)
        total += (after - before) * gain // steps * a.taste.strength // 100 * a.settles // 100
    if lore.discount[tile]:
        total += lore.discount[tile] * a.credit // 100 * a.settles * 35 // 10000
    if box.talents[tile] & v.T_CONTACT:
        total += a.taste.contact * a.settles // 100
    if a.player.discovered and lore.opens[tile]:
        total += opened_planets(a, tile)
    return total


def opened_planets(a: Appraisal, tile: i64) -> i64:
    """Discovered planets that the tile would bring within reach: the best of them, if there is time to settle it."""
    time = time_for_one_more(a)
    if time == 0:
        return 0
    box = a.box
    player = a.player
    best: i64 = 0
    for i in range(len(player.discovered)):
        planet: i64 = player.discovered[i]
        row = planet * box.size + tile
        value: i64 = 0
        if box.military[planet]:
            have = strength_against(a.state, player, planet)
            if have >= box.cost[planet]:
                continue
            if have + box.strength[tile] + box.special[row] + box.temporary[tile] >= box.cost[planet]:
                value = a.lore.glance[planet] - box.colonists[planet] * a.colonist
            elif box.contact[row]:
                value = a.lore.glance[planet] - box.colonists[planet] * a.colonist - (box.cost[planet] - 1) * a.credit
        elif box.discount[row]:
            value = min(box.discount[row], price_to_settle(a.state, player, planet)) * a.credit
        best = max(best, value)
    return best * a.taste.opened // 100 * time // 100


def time_for_one_more(a: Appraisal) -> i64:
    """Percent of one more planet that will still be settled: those within reach come first."""
    if a.in_reach < 0:
        a.in_reach = planets_in_reach(a)
    return max(min(a.settlements - a.in_reach * 100, 100), 0)


def planets_in_reach(a: Appraisal) -> i64:
    """How many discovered planets are worth settling and can be settled, now or with a few credits more."""
    count: i64 = 0
    for i in range(len(a.player.discovered)):
        planet: i64 = a.player.discovered[i]
        price_paid = price_of_planet(a, planet)
        if price_paid == v.NO_TILE or price_paid > a.player.credits + NEAR:
            continue
        if a.lore.glance[planet] - price_paid * a.credit - a.box.colonists[planet] * a.colonist > WANTED:
            count += 1
    return count


def settling_value(a: Appraisal, tile: i64) -> i64:
    """Colonists, credits and planets that come with settling, and the rare rights."""
    box = a.box
    total: i64 = box.settle_colonists[tile] * a.colonist * a.settles // 100
    total += a.lore.after[tile] * a.credit // 100 * a.settlements // 100
    total += box.draw_after[tile] * a.taste.draw * a.settlements // 100
    if box.second[tile]:
        total += a.taste.second * a.settles // 100
    if box.upgrade[tile]:
        total += a.taste.upgrade * a.settles // 100
    if box.itself[tile]:
        total += ITSELF * min(a.left, 80) // 80
    return total


# ------------------------------------------------------------------ Produce


def production_value(a: Appraisal, tile: i64) -> i64:
    """Goods that it will produce, and the credits that come with them."""
    box = a.box
    kind: i64 = box.kind[tile]
    value = (value_of_good(a, kind) + box.if_produced[tile] * a.credit) * a.cycles // 100
    if box.production[tile]:
        return value
    return value * a.taste.share // 100


def producing_value(a: Appraisal, tile: i64) -> i64:
    """Windfall colonies filled, credits for colonies, credits for the most goods of a kind."""
    box = a.box
    total: i64 = 0
    if box.windfall_times[tile]:
        kind: i64 = box.windfall_kind[tile]
        idle = idle_windfalls(a, kind)
        number = min(idle, box.windfall_times[tile])
        good = value_of_good(a, kind)
        total += good * number * a.cycles * (100 - a.taste.share) // 10000
        if number < box.windfall_times[tile]:
            total += good * a.cycles * 15 // 10000
    if box.per_colony[tile]:
        fitting: i64 = 0
        for i in range(len(a.player.colonies)):
            fitting += box.per_colony_fits[tile * box.width + a.player.colonies[i]]
        total += (fitting * 100 + 60) * box.per_colony[tile] * a.credit // 100 * a.produces // 100
    if box.most[tile]:
        chance = chance_of_most(a, box.most_kind[tile])
        total += box.most[tile] * a.credit * chance // 100 * a.produces // 100
    return total


def idle_windfalls(a: Appraisal, kind: i64) -> i64:
    """Windfall colonies of the kind (ANY_KIND: of all) that no power fills yet."""
    count: i64 = 0
    colonies = a.player.colonies
    for i in range(len(colonies)):
        own: i64 = a.box.kind[colonies[i]]
        if a.box.windfall[colonies[i]] and (kind in (v.ANY_KIND, own) or own == v.ANY_KIND):
            count += 1
    for i in range(len(a.tiles)):
        if a.box.windfall_kind[a.tiles[i]] == kind:
            count -= a.box.windfall_times[a.tiles[i]]
    return max(count, 0)


def chance_of_most(a: Appraisal, kind: i64) -> i64:
    """In percent, how often the player will have produced most of the kind."""
    own: i64 = a.made[kind]
    others: i64 = 0
    for player in a.state.players:
        if player is not a.player:
            number: i64 = 0
            for i in range(len(player.colonies)):
                if a.box.production[player.colonies[i]] and a.box.kind[player.colonies[i]] == kind:
                    number += 1
            others = max(others, number)
    if own == 0:
        return 15
    if own > others:
        return 85
    return 65 if own == others else 20


def good_now(a: Appraisal, tile: i64) -> i64:
    """The good that lies on a windfall planet when it is settled."""
    if a.left == 0 and not comes_again(a.state, v.SELL):
        return 0
    kind: i64 = a.box.kind[tile]
    more = a.goods[:]
    more[kind if kind != v.ANY_KIND else v.ALIEN] += 1
    more[v.ANY_KIND] += 1
    before = market(a, a.goods, a.consumers, a.per_good)
    gain = market(a, more, a.consumers, a.per_good) - before
    return gain * 75 // 100


# ------------------------------------------------------------------ Sell and Consume


def selling_value(a: Appraisal, tile: i64) -> i64:
    """Higher prices, and consume powers for the goods that the empire makes."""
    box = a.box
    talents: i64 = box.talents[tile]
    total: i64 = 0
    if talents & v.T_GAIN:
        total += (box.gain_vp[tile] * POINT + box.gain_credits[tile] * a.credit) * a.sells // 100
    if talents & v.T_PRICE:
        total += price_value(a, tile) * a.cycles // 100
    if talents & v.T_CONSUME:
        total += consume_value(a, tile) * a.cycles // 100
    if talents & v.T_PER_GOOD:
        goods = goods_consumed(a, a.made, a.consumers) * 100 + 40
        total += goods * box.per_good[tile] * a.cycles // 100
        if box.per_good_tile[tile] in a.player.technologies:
            total += box.per_good_more[tile] * POINT * a.sells // 100
    return total


def price_value(a: Appraisal, tile: i64) -> i64:
    """What the higher price adds to the best sale of one production."""
    best: i64 = 0
    with_tile: i64 = 0
    hope: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        bonus: i64 = a.box.sell_bonus[kind * a.box.size + tile]
        hope += bonus
        if a.made[kind]:
            best = max(best, price(a, kind))
            with_tile = max(with_tile, price(a, kind) + bonus)
    return (with_tile - best) * a.credit + hope * a.credit // 20


def consume_value(a: Appraisal, tile: i64) -> i64:
    """What the power adds to the use of one production, and a little for goods that may come."""
    more = with_consumer(a.lore, a.consumers, tile)
    gain = market(a, a.made, more, a.per_good) - usual_market(a)
    goods = a.made[:]
    kind: i64 = a.box.consume_kind[tile]
    added = kind if v.NOVELTY <= kind <= v.ALIEN else v.ALIEN
    goods[added] += 1
    goods[v.ANY_KIND] += 1
    later = market(a, goods, more, a.per_good) - market(a, goods, a.consumers, a.per_good)
    return (gain * 70 + later * 30) // 100


# ------------------------------------------------------------------ what it costs


def out_of_strength(a: Appraisal, planet: i64) -> i64:
    """How much strength is missing to conquer the planet; 0 for one that falls or is paid for."""
    if not a.box.military[planet]:
        return 0
    return max(a.box.cost[planet] - strength_against(a.state, a.player, planet), 0)


def price_of_planet(a: Appraisal, planet: i64) -> i64:
    """Credits to settle it; NO_TILE if it cannot be had for credits or strength."""
    if not a.box.military[planet]:
        return price_to_settle(a.state, a.player, planet)
    if out_of_strength(a, planet) == 0:
        return 0
    price_paid = price_of_contact(a.state, a.player, planet)
    return price_paid if price_paid != v.NO_TILE else v.NO_TILE
