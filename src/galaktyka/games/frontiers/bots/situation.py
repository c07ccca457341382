"""One player's situation in New Frontiers, in numbers that the appraisal of tiles starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.piles import ONE
from galaktyka.games.frontiers.bots.lore import BITS, POINT, Lore, Taste
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.rules.holdings import sum_of
from galaktyka.games.frontiers.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST: Final = 110
# How often in a hundred rounds of four picks an action is chosen.
DEVELOPS: Final = 62
EXPLORES: Final = 35
SETTLES: Final = 60
PRODUCES: Final = 53
SELLS: Final = 66
SETTLED: Final = 55
"""Percent of the Settle actions in which a player settles."""
INCOME: Final = 30
"""Credits of a usual player in ten rounds."""
COUNT_COLONISTS: Final = 7
CONSCRIPTS: Final = 7
"""So many unused colonists a goal asks for, and what one of them is worth then."""
CONSCRIPT: Final = 60
SPARE: Final = (150, 120, 90, 65, 45, 25, 10)
"""Percent of a colonist's value, from three too few to three to spare."""


@final
class Appraisal:
    """One player's situation in numbers, worked out once for a decision."""

    def __init__(self, state: Position, seat: i64, lore: Lore, taste: Taste, left: i64) -> None:
        self.state = state
        self.box: Box = state.box
        self.seat = seat
        self.player: Player = state.players[seat]
        self.lore = lore
        self.taste = taste
        self.left = left
        """Tenths of rounds after this one."""
        self.tiles: bytes = self.player.technologies + self.player.colonies
        """The empire, with what came into it a moment ago."""
        picks: i64 = len(state.track)
        # In hundredths: how often each action will come before the end.
        self.develops: i64 = left * often(DEVELOPS, picks) // 10
        self.explores: i64 = left * often(EXPLORES, picks) // 10
        self.settles: i64 = left * often(SETTLES, picks) // 10
        self.settlements: i64 = self.settles * SETTLED // 100
        """How many planets the player will settle."""
        self.produces: i64 = left * often(PRODUCES, picks) // 10
        self.sells: i64 = left * often(SELLS, picks) // 10
        self.cycles: i64 = self.sells * taste.cycle // 100
        """How often goods will be made and used."""
        self.strength: i64 = 0
        if self.player.talents & v.T_STRENGTH:
            self.strength = sum_of(self.player, self.box.strength)
        self.goods: list[int] = [0, 0, 0, 0, 0, 0]
        """Goods on the colonies, by kind; the last number counts all."""
        self.made: list[int] = [0, 0, 0, 0, 0, 0]
        """Goods that one production gives, by kind; the last number counts all."""
        self.bonus: list[int] = [0, 0, 0, 0, 0, 0]
        """What powers add to the price of each kind."""
        self.consumers: bytes = b""
        """Tiles with a consume power, in the order in which they are best used."""
        self.per_good: i64 = 0
        """Points for every good consumed."""
        self.scorers: bytes = b""
        """The "?" tiles of the empire."""
        self.hopes: bytes = b""
        """The large technologies that would give most."""
        self.goals: bytes = state.goals_up
        """Goals that will count, as far as the player knows."""
        if state.hidden_goal != v.NO_TILE and state.hidden_owner == seat:
            self.goals = self.goals + ONE[state.hidden_goal]
        # Percent of the worth of powers: a player follows the bent of the home world.
        self.arms: i64 = 100
        self.ideas: i64 = 100
        self.trade: i64 = 100
        if self.player.colonies:
            home: i64 = self.player.colonies[0]
            self.arms += lore.arms[home] * taste.lean
            self.ideas += lore.ideas[home] * taste.lean
            self.trade += lore.trade[home] * taste.lean
        self.in_reach: i64 = -1
        """How many discovered planets could be settled now, once that is asked."""
        self.usual: i64 = -1
        """What one production is worth, once that is asked."""
        self.worths: dict[int, int] = {}
        """What tiles are worth, once that is asked."""
        self.scored: dict[int, int] = {}
        """What "?" tiles will give, once that is asked."""
        self.good_values: list[int] = [-1, -1, -1, -1, -1, -1]
        """What one more good of a kind is worth in every production, once that is asked."""
        count_empire(self)
        self.colonist: i64 = colonist_value(self)
        self.credit: i64 = taste.credit
        self.credit = credit_value(self)


def often(rate: i64, picks: i64) -> i64:
    """How often the action is chosen in a hundred rounds of so many picks."""
    if picks == 4:
        return rate
    if picks < 4:
        return rate * 80 // 100
    return min(rate * 112 // 100, 100)


# ------------------------------------------------------------------ how long the game will last


def rounds_left(state: Position) -> i64:
    """Tenths of rounds until the game will probably end, after this one; 0 if this is the last."""
    if state.ends:
        return 0
    box = state.box
    past: i64 = max(state.round - 1, 0) * 10 + state.picking * 10 // len(state.track)
    most_spaces: i64 = 0
    most_colonies: i64 = 1
    for player in state.players:
        most_spaces = max(most_spaces, player.spaces)
        most_colonies = max(most_colonies, len(player.colonies))
    left = (box.end_spaces + 1 - most_spaces) * (past + 50) // (most_spaces + 3)
    left = min(left, (box.end_colonies + 1 - most_colonies) * (past + 50) * 2 // (2 * most_colonies + 3))
    colonists = (box.pack.colonists_per_player - 1) * state.count
    left = min(
        left,
        (state.colonist_pool - box.end_colonists + 1)
        * (past + 40)
        // (colonists - state.colonist_pool + 2 * state.count),
    )
    points = box.pack.vp_per_player * state.count
    left = min(left, state.vp_pool * (past + 60) // (points - state.vp_pool + state.count))
    return max(3, min(left * 8 // 10 - 6, LONGEST))


def comes_again(state: Position, phase: i64) -> bool:
    """Whether the action can still be chosen in this round."""
    if state.picking >= len(state.track) - 1:
        return False
    return not state.taken & BITS[phase - v.FIRST_ACTION]


# ------------------------------------------------------------------ what the empire is like


def count_empire(a: Appraisal) -> None:
    """Goods, production, prices, consume powers and "?" tiles."""
    box = a.box
    player = a.player
    tiles = a.tiles
    talents = player.talents
    for i in range(len(player.goods)):
        kind: i64 = player.goods[i]
        if kind:
            a.goods[kind] += 1
            a.goods[v.ANY_KIND] += 1
    for i in range(len(tiles)):
        tile: i64 = tiles[i]
        if box.production[tile]:
            a.made[box.kind[tile]] += 1
            a.made[v.ANY_KIND] += 1
        if box.consume[tile] != v.NO_CONSUME:
            a.consumers = with_consumer(a.lore, a.consumers, tile)
        if a.lore.scoring[tile]:
            a.scorers = a.scorers + ONE[tile]
    if talents & v.T_PER_GOOD:
        a.per_good = sum_of(player, box.per_good)
    if talents & v.T_PRICE:
        for kind in range(v.NOVELTY, v.ALIEN + 1):
            a.bonus[kind] = price_bonus(a, kind)
    if talents & v.T_WINDFALL:
        count_windfalls(a)


def price_bonus(a: Appraisal, kind: i64) -> i64:
    """What all sell powers add to the price of the kind."""
    row = kind * a.box.size
    total: i64 = 0
    for i in range(len(a.tiles)):
        total += a.box.sell_bonus[row + a.tiles[i]]
    return total


def count_windfalls(a: Appraisal) -> None:
    """Windfall colonies that a power fills count as production."""
    box = a.box
    powers: list[int] = [0, 0, 0, 0, 0, 0]
    for i in range(len(a.tiles)):
        tile: i64 = a.tiles[i]
        if box.windfall_times[tile]:
            powers[box.windfall_kind[tile]] += box.windfall_times[tile]
    for i in range(len(a.player.colonies)):
        tile = a.player.colonies[i]
        if not box.windfall[tile]:
            continue
        kind: i64 = box.kind[tile]
        if kind != v.ANY_KIND and powers[kind] > 0:
            powers[kind] -= 1
        elif powers[v.ANY_KIND] > 0:
            powers[v.ANY_KIND] -= 1
        else:
            continue
        a.made[kind if kind != v.ANY_KIND else v.ALIEN] += 1
        a.made[v.ANY_KIND] += 1


def with_consumer(lore: Lore, consumers: bytes, tile: i64) -> bytes:
    """The consume powers with one more in its place."""
    rank: i64 = lore.rank[tile]
    at: i64 = len(consumers)
    while at > 0 and lore.rank[consumers[at - 1]] > rank:
        at -= 1
    return consumers[:at] + ONE[tile] + consumers[at:]


# ------------------------------------------------------------------ what credits and colonists are worth


def colonist_value(a: Appraisal) -> i64:
    """A colonist is worth what it helps to settle; to somebody who has many, little."""
    state = a.state
    if a.goals and a.player.colonists < CONSCRIPTS and counts_colonists(a):
        return max(a.taste.colonist, CONSCRIPT)
    value = a.taste.colonist
    if a.left < 30:
        if a.left == 0:
            return 15 if comes_again(state, v.SETTLE) else 0
        value = value * (a.left + 6) // 36
    player = a.player
    wanted: i64 = 2
    for i in range(len(player.discovered)):
        wanted += a.box.colonists[player.discovered[i]]
    room = a.box.end_colonies + 1 - len(player.colonies)
    spare = player.colonists - min(wanted, room + room // 2)
    return value * SPARE[max(min(spare + 3, len(SPARE) - 1), 0)] // 100


def counts_colonists(a: Appraisal) -> bool:
    """Whether a goal counts unused colonists."""
    return any(a.box.goal_counts[a.goals[i]] == COUNT_COLONISTS for i in range(len(a.goals)))


def credit_value(a: Appraisal) -> i64:
    """A credit is worth what the best large technology makes of it, if it can be paid in time."""
    state = a.state
    player = a.player
    box = a.box
    taste = a.taste
    if a.left == 0 and not comes_again(state, v.DEVELOP) and not comes_again(state, v.SETTLE):
        return 2 if comes_again(state, v.SELL) else 1
    value = taste.credit
    if a.left < 40:
        value = value * (a.left + 10) // 50
    price: i64 = 0
    if player.talents & v.T_DEVELOP:
        price = sum_of(player, box.develop_discount)
    best: i64 = 0
    second: i64 = 0
    for i in range(len(a.lore.large)):
        tile: i64 = a.lore.large[i]
        if not state.supply[tile] or tile in player.technologies:
            continue
        points = scorer_value(a, tile)
        if points > best:
            second = best
            best = points
            a.hopes = ONE[tile] + a.hopes[:1]
        elif points > second:
            second = points
            a.hopes = a.hopes[:1] + ONE[tile]
    if best == 0:
        return value
    price = max(9 - price, 1)
    funds = player.credits * 10 + INCOME * a.left // 10
    rate = best * taste.saving // (100 * price)
    if funds < price * 10:
        rate = rate * funds // (price * 10) * funds // (price * 10)
    if player.credits > price + 3:
        rate = rate * 60 // 100
    return max(value, min(rate, 95))


# ------------------------------------------------------------------ what "?" tiles will give


def points_under(a: Appraisal, scorer: i64, tile: i64) -> i64:
    """What one tile is worth under a "?" tile."""
    box = a.box
    points: i64 = box.points[scorer * box.width + tile]
    if box.points_per_strength[scorer]:
        points += box.points_per_strength[scorer] * box.strength[tile]
    return points


def scorer_value(a: Appraisal, scorer: i64) -> i64:
    """The points of a "?" tile at the end, worked out once."""
    known = a.scored.get(scorer)
    if known is not None:
        return known
    total = points_at_the_end(a, scorer)
    a.scored[scorer] = total
    return total


def points_at_the_end(a: Appraisal, scorer: i64) -> i64:
    """What lies there, the "?" tile itself, and what will probably come."""
    box = a.box
    lore = a.lore
    tiles = a.tiles
    points: i64 = points_under(a, scorer, scorer)
    for i in range(len(tiles)):
        points += box.points[scorer * box.width + tiles[i]]
    points += box.points_per_strength[scorer] * a.strength
    total = points * POINT
    colonies = min(a.settlements, (box.end_colonies + 1 - len(a.player.colonies)) * 100)
    buys = min(a.develops * 70 // 100, (box.end_spaces - a.player.spaces) * 80)
    growth: i64 = colonies * lore.planet_points[scorer] + max(buys, 0) * lore.technology_points[scorer]
    total += growth // 100 * a.taste.steer // 100
    discovered = a.player.discovered
    if a.left > 0:
        for i in range(len(discovered)):
            total += points_under(a, scorer, discovered[i]) * 35
    if box.points_for_kinds[scorer]:
        total += kinds_value(a, scorer, colonies)
    return total


def kinds_value(a: Appraisal, scorer: i64, colonies: i64) -> i64:
    """Points for different kinds, now and with the colonies that will come."""
    seen: i64 = kinds_of(a)
    number: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if seen & BITS[kind]:
            number += 1
    table = a.box.points_for_kinds[scorer]
    more: i64 = min(number + colonies // 160, 4)
    return table[number] * 40 + table[more] * 60


def kinds_of(a: Appraisal) -> i64:
    """The kinds of the colonies, as bits."""
    seen: i64 = 0
    colonies = a.player.colonies
    for i in range(len(colonies)):
        kind: i64 = a.box.kind[colonies[i]]
        if v.NOVELTY <= kind <= v.ALIEN:
            seen |= BITS[kind]
    return seen
