"""What tiles add up to for a player: sums and choices of the best that a network would find out only slowly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.rules.holdings import (
    different_colony_kinds,
    price_of_contact,
    price_to_settle,
    strength_against,
)
from galaktyka.games.frontiers.engine.rules.sell import price_of
from galaktyka.games.frontiers.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NEAR: Final = 3
"""So many credits or so much strength too little is not much."""
FINE: Final = 0
FEW_CREDITS: Final = 1
MANY_CREDITS: Final = 2
LITTLE_STRENGTH: Final = 3
MUCH_STRENGTH: Final = 4

CONSUMERS: Final = v.T_CONSUME | v.T_GAIN | v.T_PER_GOOD


def holds(pile: bytes, tile: i64) -> bool:
    """Whether the tile is in the pile."""
    i: i64 = 0
    size: i64 = len(pile)
    while i < size and pile[i] != tile:
        i += 1
    return i < size


# ------------------------------------------------------------------ points


def points_with(state: Position, player: Player, scorer: i64, tiles: bytes) -> i64:
    """What a "?" tile would give now, if it came to these tiles."""
    box = state.box
    row = scorer * box.width
    points = box.points
    total: i64 = points[row + scorer]
    size: i64 = len(tiles)
    for i in range(size):
        total += points[row + tiles[i]]
    per_strength: i64 = box.points_per_strength[scorer]
    if per_strength:
        total += per_strength * box.strength[scorer]
        for i in range(size):
            total += per_strength * box.strength[tiles[i]]
    table = box.points_for_kinds[scorer]
    if table:
        total += table[different_colony_kinds(state, player, player.refinery)]
    return total


# ------------------------------------------------------------------ settling


def lack_of_means(state: Position, player: Player, planet: i64) -> i64:
    """What is missing for settling the planet, colonists apart."""
    box = state.box
    if not box.military[planet]:
        return lack_of_credits(price_to_settle(state, player, planet) - player.credits)
    weak: i64 = box.cost[planet] - strength_against(state, player, planet)
    if weak <= 0:
        return FINE
    price = price_of_contact(state, player, planet)
    if price != v.NO_TILE:
        return lack_of_credits(price - player.credits)
    return LITTLE_STRENGTH if weak <= NEAR else MUCH_STRENGTH


def lack_of_credits(missing: i64) -> i64:
    """None, a few or many."""
    if missing <= 0:
        return FINE
    return FEW_CREDITS if missing <= NEAR else MANY_CREDITS


def planets_in_reach(state: Position, player: Player) -> i64:
    """How many discovered planets could be settled now."""
    discovered = player.discovered
    found: i64 = 0
    for i in range(len(discovered)):
        planet: i64 = discovered[i]
        if state.box.colonists[planet] <= player.colonists and lack_of_means(state, player, planet) == FINE:
            found += 1
    return found


# ------------------------------------------------------------------ producing, selling, consuming


def idle_colonies(player: Player, producing: bytes) -> i64:
    """How many colonies of a sort have no good."""
    colonies = player.colonies
    goods = player.goods
    found: i64 = 0
    for i in range(len(colonies)):
        if producing[colonies[i]] and not goods[i]:
            found += 1
    return found


def count_goods(player: Player) -> list[int]:
    """How many goods of each kind lie on the colonies."""
    counted = [0, 0, 0, 0, 0, 0]
    goods = player.goods
    for i in range(len(goods)):
        counted[goods[i]] += 1
    return counted


def best_price(state: Position, player: Player) -> i64:
    """What the dearest good would bring; that of the planet whose kind is named cannot be sold."""
    colonies = player.colonies
    goods = player.goods
    best: i64 = 0
    for i in range(len(goods)):
        if goods[i] and colonies[i] != state.box.refinery:
            best = max(best, price_of(state, player, goods[i]))
    return best


def points_by_consuming(box: Box, player: Player, goods: list[int]) -> i64:
    """About the points that consuming would bring now; `goods` are the kinds that lie there, and are used up."""
    points: i64 = 0
    consumed: i64 = 0
    tiles = player.tiles
    if player.talents & v.T_CONSUME and player.stock:
        for i in range(len(tiles)):
            tile: i64 = tiles[i]
            if box.consume[tile] == v.EACH and box.consume_kind[tile] != v.ANY_KIND:
                kind: i64 = box.consume_kind[tile]
                given = min(goods[kind] // box.consume_goods[tile], box.consume_times[tile])
                goods[kind] -= given * box.consume_goods[tile]
                consumed += given * box.consume_goods[tile]
                points += given * box.consume_vp[tile]
        for i in range(len(tiles)):
            tile = tiles[i]
            if box.consume[tile] == v.DIFFERENT:
                given = take_different(goods, box.consume_times[tile])
                consumed += given
                points += given * box.consume_vp[tile]
        rest = player.stock - consumed
        for i in range(len(tiles)):
            tile = tiles[i]
            if box.consume[tile] == v.EACH and box.consume_kind[tile] == v.ANY_KIND:
                given = min(rest // box.consume_goods[tile], box.consume_times[tile])
                rest -= given * box.consume_goods[tile]
                consumed += given * box.consume_goods[tile]
                points += given * box.consume_vp[tile]
    if player.talents & (v.T_GAIN | v.T_PER_GOOD):
        for i in range(len(tiles)):
            tile = tiles[i]
            points += box.gain_vp[tile] + box.per_good[tile] * consumed
            if box.per_good[tile] and holds(tiles, box.per_good_tile[tile]):
                points += box.per_good_more[tile]
    return points


def take_different(goods: list[int], most: i64) -> i64:
    """One good of every kind that is there, up to so many; how many there were."""
    taken: i64 = 0
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if goods[kind] and taken < most:
            goods[kind] -= 1
            taken += 1
    return taken
