"""Which action tile to choose in New Frontiers: what each would give to everybody, and what will follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.frontiers.bots.goals import goal_advantage, value_of_stored
from galaktyka.games.frontiers.bots.lore import BITS, POINT
from galaktyka.games.frontiers.bots.market import market
from galaktyka.games.frontiers.bots.planets import (
    IMPOSSIBLE,
    best_settling,
    ends_by_settling,
    exploring,
    finishing,
    waiting,
)
from galaktyka.games.frontiers.bots.situation import Appraisal, comes_again
from galaktyka.games.frontiers.bots.worth import chance_of_most, worth
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import colony_kind, sum_of
from galaktyka.games.frontiers.engine.state import Position, options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

LOWEST: Final = -1000000
# The action tiles, in the order of `vocabulary.ACTION_TILES`.
ISOLATION: Final = 0
REVIEW: Final = 1
DEVELOP: Final = 2
EXPLORE: Final = 3
SETTLE: Final = 4
PRODUCE: Final = 5
SELLING: Final = 6
DIPLOMATS: Final = 7
TILES: Final = 8
MORE_GOODS: Final = 8
"""Beside the tiles: what Sell gives more if Produce came before it."""
COLUMNS: Final = 9


def best_pick(appraisals: list[Appraisal], seat: i64) -> i64:
    """The action tile that leaves the player best off when the others have chosen too."""
    state = appraisals[0].state
    options = options_of(state)
    shares: list[int] = [0] * (COLUMNS * state.count)
    bonuses: list[int] = [0] * (COLUMNS * state.count)
    for a in appraisals:
        fill_gains(a, shares, bonuses)
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        value = value_of_pick(appraisals[seat], shares, bonuses, options[i] - v.CHOOSE_FIRST)
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def value_of_pick(a: Appraisal, shares: list[int], bonuses: list[int], tile: i64) -> i64:
    """The tile with its bonus, then what the players after this one will choose for themselves."""
    state = a.state
    seat = a.seat
    taken = state.taken
    taste = a.taste
    produced = tile == PRODUCE
    total = balance(state, shares, bonuses, seat, seat, tile, taste.gift)
    taken |= BITS[tile]
    for place in range(state.picking + 1, len(state.track)):
        other: i64 = state.track[place]
        follow = likely_pick(state, shares, bonuses, other, taken, produced, taste.gift)
        taken |= BITS[follow]
        value = balance(state, shares, bonuses, seat, other, follow, taste.gift)
        if follow == SELLING and produced:
            value += balance(state, shares, shares, seat, seat, MORE_GOODS, taste.gift)
        total += value * taste.ride // 100
        produced = produced or follow == PRODUCE
    return total


def likely_pick(
    state: Position,
    shares: list[int],
    bonuses: list[int],
    seat: i64,
    taken: i64,
    produced: bool,
    gift: i64,
) -> i64:
    """What this player will probably choose of the tiles that are left."""
    best: i64 = ISOLATION
    best_value: i64 = LOWEST
    unused = REVIEW if not state.with_goals else ISOLATION
    for tile in range(TILES):
        if taken & BITS[tile] or tile == unused:
            continue
        value = balance(state, shares, bonuses, seat, seat, tile, gift)
        if tile == SELLING and produced:
            value += shares[seat * COLUMNS + MORE_GOODS]
        if value > best_value:
            best_value = value
            best = tile
    return best


def balance(
    state: Position, shares: list[int], bonuses: list[int], seat: i64, chooser: i64, tile: i64, gift: i64
) -> i64:
    """What the tile gives the seat, less a part of what it gives the others on average."""
    own: i64 = 0
    others: i64 = 0
    for other in range(state.count):
        value: i64 = bonuses[other * COLUMNS + tile] if other == chooser else shares[other * COLUMNS + tile]
        if other == seat:
            own = value
        else:
            others += value
    return own - others * gift // (100 * (state.count - 1))


# ------------------------------------------------------------------ what each tile gives one player


def fill_gains(a: Appraisal, shares: list[int], bonuses: list[int]) -> None:
    """For every tile what it gives this player if somebody else chooses it, and if the player does."""
    row = a.seat * COLUMNS
    taste = a.taste
    taken = a.state.taken
    box = a.box
    bonuses[row + ISOLATION] = box.isolation_credits * a.credit
    bonuses[row + DIPLOMATS] = box.diplomats_vp * POINT + places_gained(a)
    if a.state.with_goals:
        bonuses[row + REVIEW] = reviewing(a)
    if not taken & BITS[DEVELOP]:
        fill_development(a, shares, bonuses)
    if not taken & BITS[EXPLORE]:
        queue = waiting(a)
        extra = explore_powers(a)
        shares[row + EXPLORE] = exploring(a, queue, False) * taste.explore // 100 + extra
        bonuses[row + EXPLORE] = exploring(a, queue, True) * taste.explore // 100 + extra
    if not taken & BITS[SETTLE]:
        shares[row + SETTLE] = settling(a, 0) * taste.settle // 100
        bonuses[row + SETTLE] = settling(a, box.settle_bonus) * taste.settle // 100
    goods = market(a, a.goods, a.consumers, a.per_good)
    if not taken & BITS[SELLING]:
        gain = goods
        if a.player.talents & v.T_GAIN:
            gain += sum_of(a.player, box.gain_vp) * POINT + sum_of(a.player, box.gain_credits) * a.credit
        shares[row + SELLING] = gain * taste.sell // 100
        bonuses[row + SELLING] = gain * taste.sell // 100 + box.sell_vp * POINT
    if not taken & BITS[PRODUCE]:
        fill_production(a, shares, bonuses, goods)


def places_gained(a: Appraisal) -> i64:
    """What the first place on the track is worth."""
    if a.left == 0:
        return 0
    return a.state.picking * a.taste.order


def reviewing(a: Appraisal) -> i64:
    """A credit, a step on the track, and a goal to one's own taste."""
    value = a.box.review_credits * a.credit
    if a.left > 0 and a.state.picking > 0:
        value += a.taste.order
    if a.state.goal_stack:
        value += a.taste.goal
    return value


def fill_development(a: Appraisal, shares: list[int], bonuses: list[int]) -> None:
    """What the best technology to buy now would bring beyond its price, without and with the chooser's discount."""
    state = a.state
    player = a.player
    box = a.box
    credits: i64 = player.credits
    discount: i64 = 0
    gain: i64 = 0
    if player.talents & v.T_DEVELOP:
        discount = sum_of(player, box.develop_discount)
        gain = sum_of(player, box.develop_gain)
        credits += gain
    share: i64 = 0
    bonus: i64 = 0
    for i in range(len(state.faces)):
        tile: i64 = state.faces[i]
        price: i64 = max(box.cost[tile] - discount, 0)
        less = max(price - box.develop_bonus, 0)
        if not state.supply[tile] or less > credits or tile in player.technologies:
            continue
        value = net_of_buying(a, tile, 0)
        if price <= credits:
            share = max(share, value - price * a.credit)
        bonus = max(bonus, value - less * a.credit)
    row = a.seat * COLUMNS
    shares[row + DEVELOP] = (share + gain * a.credit) * a.taste.develop // 100
    bonuses[row + DEVELOP] = (bonus + gain * a.credit) * a.taste.develop // 100


def net_of_buying(a: Appraisal, tile: i64, price: i64) -> i64:
    """What the technology is worth beyond its price and, if it ends the game, what that means."""
    value = worth(a, tile) - price * a.credit - a.taste.patience
    if a.player.spaces + a.box.spaces[tile] > a.box.end_spaces:
        value += finishing(a)
    elif a.left > 30:
        value -= a.taste.space * a.box.spaces[tile]
    return value


def explore_powers(a: Appraisal) -> i64:
    """Credits, colonists and planets that explore powers bring."""
    player = a.player
    if not player.talents & v.T_EXPLORE:
        return 0
    box = a.box
    value = sum_of(player, box.explore_credits) * a.credit + sum_of(player, box.explore_colonists) * a.colonist
    return value + sum_of(player, box.explore_draw) * (a.taste.draw if a.left > 0 else 0)


def settling(a: Appraisal, bonus: i64) -> i64:
    """The better of settling and taking colonists."""
    box = a.box
    more = bonus
    if a.player.talents & v.T_SETTLE_COLONISTS:
        more += sum_of(a.player, box.settle_colonists)
    value = best_settling(a, a.player.colonists + more)
    if value > IMPOSSIBLE // 2 and ends_by_settling(a):
        value += finishing(a)
    return max(value, box.settle_take * a.colonist) + more * a.colonist


def fill_production(a: Appraisal, shares: list[int], bonuses: list[int], before: i64) -> None:
    """Goods on empty colonies; the chooser has one more and the credits on the tile."""
    row = a.seat * COLUMNS
    credits = production_credits(a)
    later: i64 = 100
    if a.left == 0 and not comes_again(a.state, v.SELL):
        later = 0
    share = gain_of_production(a, 0, before)
    if share > 0 or credits > 0:
        bonus = gain_of_production(a, a.box.produce_windfalls, before)
    else:
        bonus = share if not has_windfall(a) else gain_of_production(a, a.box.produce_windfalls, before)
    shares[row + PRODUCE] = share * later // 100 * a.taste.produce // 100 + credits
    bonuses[row + PRODUCE] = (
        bonus * later // 100 * a.taste.produce // 100 + credits + a.state.produce_credits * a.credit
    )
    shares[row + MORE_GOODS] = share * later // 100 * (100 - a.taste.produce) // 100
    bonuses[row + MORE_GOODS] = shares[row + MORE_GOODS]


def has_windfall(a: Appraisal) -> bool:
    """Whether there is a windfall colony without a good."""
    player = a.player
    return any(a.box.windfall[player.colonies[i]] and not player.goods[i] for i in range(len(player.colonies)))


def gain_of_production(a: Appraisal, bonus: i64, before: i64) -> i64:
    """What the new goods add to the best use of all goods."""
    box = a.box
    player = a.player
    more = a.goods[:]
    powers: list[int] = [0, 0, 0, 0, 0, 0]
    powers[v.ANY_KIND] = bonus
    if player.talents & v.T_WINDFALL:
        for i in range(len(player.tiles)):
            if box.windfall_times[player.tiles[i]]:
                powers[box.windfall_kind[player.tiles[i]]] += box.windfall_times[player.tiles[i]]
    credits: i64 = 0
    made: i64 = 0
    for i in range(len(player.colonies)):
        colony: i64 = player.colonies[i]
        kind: i64 = box.kind[colony]
        if player.goods[i] or not kind:
            continue
        if kind == v.ANY_KIND:
            kind = colony_kind(a.state, player, colony)
            if kind == 0:
                kind = v.ALIEN
        if not box.production[colony]:
            if powers[kind] > 0:
                powers[kind] -= 1
            elif powers[v.ANY_KIND] > 0:
                powers[v.ANY_KIND] -= 1
            else:
                continue
        more[kind] += 1
        more[v.ANY_KIND] += 1
        made += 1
        credits += box.if_produced[colony]
    if made == 0:
        return 0
    value = market(a, more, a.consumers, a.per_good) - before + made * 6
    if a.goals:
        value = max(value, value_of_stored(a, v.STORED_GOODS, made))
    return value + credits * a.credit


def production_credits(a: Appraisal) -> i64:
    """Credits for colonies and for the most goods of a kind."""
    box = a.box
    player = a.player
    total: i64 = 0
    if player.talents & v.T_PER_COLONY:
        for i in range(len(player.tiles)):
            tile: i64 = player.tiles[i]
            if box.per_colony[tile]:
                for j in range(len(player.colonies)):
                    total += box.per_colony[tile] * box.per_colony_fits[tile * box.width + player.colonies[j]]
    total = total * a.credit
    if player.talents & v.T_MOST:
        for i in range(len(player.tiles)):
            tile = player.tiles[i]
            if box.most[tile]:
                total += box.most[tile] * a.credit * chance_of_most(a, box.most_kind[tile]) // 100
    return total


# ------------------------------------------------------------------ goals


def best_goal(appraisals: list[Appraisal], seat: i64, goals: bytes, first: i64) -> i64:
    """The goal that gives the player most beyond the others."""
    best: i64 = goals[0]
    best_value: i64 = LOWEST
    for i in range(len(goals)):
        value = goal_advantage(appraisals, seat, goals[i])
        if value > best_value:
            best_value = value
            best = goals[i]
    return first + best
