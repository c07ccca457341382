"""What players hold and where it comes from: the pools, the bag, goods, and sums over the powers of an empire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, how_many, replaced, with_card, without
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def sum_of(player: Player, table: bytes) -> i64:
    """The sum of one number over the tiles whose powers count."""
    total: i64 = 0
    tiles = player.tiles
    for i in range(len(tiles)):
        total += table[tiles[i]]
    return total


def sum_for(player: Player, table: bytes, row: i64) -> i64:
    """The same for a table with one row per planet that the powers are turned on."""
    total: i64 = 0
    tiles = player.tiles
    for i in range(len(tiles)):
        total += table[row + tiles[i]]
    return total


def find(player: Player, table: bytes, row: i64) -> i64:
    """The first tile with such a power, or NO_TILE."""
    tiles = player.tiles
    for i in range(len(tiles)):
        if table[row + tiles[i]]:
            return tiles[i]
    return v.NO_TILE


def best_for(player: Player, table: bytes, row: i64) -> i64:
    """The highest number among the tiles whose powers count."""
    best: i64 = 0
    tiles = player.tiles
    for i in range(len(tiles)):
        if table[row + tiles[i]] > best:
            best = table[row + tiles[i]]
    return best


# ------------------------------------------------------------------ credits, points, colonists


def source_name(state: Position, source: i64) -> str:
    """What gives something: a tile of the empire, or the action tile."""
    return state.box.ids[source] if source != v.NO_TILE else v.ACTION_TILES[state.action]


def gain_credits(state: Position, seat: i64, number: i64, source: i64) -> None:
    """Credits without limit, from a tile or (NO_TILE) from the action itself."""
    if number > 0:
        state.players[seat].credits += number
        if state.log is not None:
            state.note_words("credits", seat, (source_name(state, source),), number)


def gain_credits_from_each(state: Position, seat: i64, table: bytes, row: i64) -> None:
    """What every tile of the empire pays, tile by tile."""
    player = state.players[seat]
    tiles = player.tiles
    for i in range(len(tiles)):
        number: i64 = table[row + tiles[i]]
        if number:
            gain_credits(state, seat, number, tiles[i])


def gain_points(state: Position, seat: i64, number: i64) -> None:
    """Points from the pool; when it is empty the tens pay the rest, and the game ends after this round."""
    state.players[seat].vp += number
    state.vp_pool -= number
    if state.vp_pool <= 0:
        meet_end(state, -1, v.END_POINTS, "points")


def meet_end(state: Position, seat: i64, end: i64, name: str) -> None:
    """An end of the game once met stays met."""
    if not state.ends & end:
        state.ends |= end
        if state.log is not None:
            state.note_words("end-met", seat, (name,), 0)


def gain_colonists(state: Position, seat: i64, number: i64, source: i64) -> None:
    """Colonists from the pool, as many as there are."""
    taken = min(number, state.colonist_pool)
    state.colonist_pool -= taken
    state.players[seat].colonists += taken
    if state.log is not None and number > 0:
        state.note_words("colonists", seat, (source_name(state, source),), taken)


# ------------------------------------------------------------------ the bag


def draw_planet(state: Position) -> i64:
    """A random planet out of the bag; NO_TILE if it is empty."""
    size: i64 = len(state.bag)
    if size == 0:
        return v.NO_TILE
    index = state.rng.below(size)
    planet: i64 = state.bag[index]
    state.bag = without(state.bag, index)
    state.revealed += 1
    return planet


def put_back(state: Position, planets: bytes) -> None:
    """Planets return to the bag."""
    for planet in planets:
        state.bag = with_card(state.bag, planet)


def draw_and_keep(state: Position, seat: i64, table: bytes) -> None:
    """Every tile with such a power draws its planets, which are discovered at once."""
    player = state.players[seat]
    tiles = player.tiles
    for i in range(len(tiles)):
        for _ in range(table[tiles[i]]):
            planet = draw_planet(state)
            if planet == v.NO_TILE:
                if state.log is not None:
                    state.note("bag-empty", seat, ONE[tiles[i]], 0)
                return
            player.discovered = with_card(player.discovered, planet)
            if state.log is not None:
                state.note("draws", seat, ONE[tiles[i]] + ONE[planet], 0)


# ------------------------------------------------------------------ goods


def most_stored(state: Position, counts: i64) -> i64:
    """How much may be stored for the goal that counts this; 0 while none lies face up."""
    goals = state.goals_up
    for i in range(len(goals)):
        if state.box.goal_counts[goals[i]] == counts:
            return state.box.goal_most[goals[i]]
    return 0


def goods_left(state: Position, kind: i64) -> i64:
    """How many goods of the kind are in the supply."""
    left: i64 = state.box.goods[kind]
    for player in state.players:
        left -= how_many(player.goods, kind) + how_many(player.stored_goods, kind)
    return left


def can_run_short(state: Position) -> bool:
    """The box holds enough goods for all colonies: only stored goods can be missing."""
    return len(state.goals_up) > 0 and most_stored(state, v.STORED_GOODS) > 0


def has_supply(state: Position, kind: i64) -> bool:
    """Whether a good of the kind can be had."""
    return not can_run_short(state) or goods_left(state, kind) > 0


def colony_kind(state: Position, player: Player, colony: i64) -> i64:
    """The kind of a colony, as its owner has named it where that is up to the owner."""
    kind: i64 = state.box.kind[colony]
    return player.refinery if kind == v.ANY_KIND else kind


def name_kind(state: Position, seat: i64, planet: i64, kind: i64) -> None:
    """The owner says what the planet is in this action; a good that lies there stays what it is."""
    state.players[seat].refinery = kind
    if state.log is not None:
        state.note_words("names", seat, (state.box.ids[planet], v.KINDS[kind]), 0)


def put_good(state: Position, seat: i64, index: i64, event: str) -> bool:
    """A good of its kind on a colony, if there is one left."""
    player = state.players[seat]
    colony: i64 = player.colonies[index]
    kind = colony_kind(state, player, colony)
    if not has_supply(state, kind):
        if state.log is not None:
            state.note("no-good", seat, ONE[colony], 0)
        return False
    player.goods = replaced(player.goods, index, kind)
    player.stock += 1
    if state.log is not None:
        state.note_words(event, seat, (state.box.ids[colony], v.KINDS[kind]), 0)
    return True


def take_good(player: Player, index: i64) -> None:
    """The good of a colony goes away."""
    player.goods = replaced(player.goods, index, v.GREY)
    player.stock -= 1


def goods_of(player: Player, kind: i64) -> i64:
    """How many goods of the kind (ANY_KIND: of all kinds) lie on the colonies."""
    if kind == v.ANY_KIND:
        return player.stock
    count: i64 = 0
    goods = player.goods
    for i in range(len(goods)):
        if goods[i] == kind:
            count += 1
    return count


def different_colony_kinds(state: Position, player: Player, named: i64) -> i64:
    """How many kinds the colonies have, with the planet whose kind is named as `named`."""
    seen: i64 = 0
    count: i64 = 0
    bits = b"\x01\x02\x04\x08\x10\x20"
    for colony in player.colonies:
        kind: i64 = state.box.kind[colony]
        if kind == v.ANY_KIND:
            kind = named
        if v.NOVELTY <= kind <= v.ALIEN and not seen & bits[kind]:
            seen |= bits[kind]
            count += 1
    return count


# ------------------------------------------------------------------ strength and prices


def general_strength(state: Position, player: Player) -> i64:
    """Military strength against every planet, without temporary strength."""
    return sum_of(player, state.box.strength)


def strength_against(state: Position, player: Player, planet: i64) -> i64:
    """General, specialised and temporary strength."""
    if not player.talents & (v.T_STRENGTH | v.T_SPECIAL):
        return state.temporary
    return (
        sum_of(player, state.box.strength)
        + sum_for(player, state.box.special, planet * state.box.size)
        + state.temporary
    )


def price_to_settle(state: Position, player: Player, planet: i64) -> i64:
    """The printed number less discounts, never below 0."""
    box = state.box
    if not player.talents & v.T_DISCOUNT:
        return box.cost[planet]
    return max(box.cost[planet] - sum_for(player, box.discount, planet * box.size), 0)


def price_of_contact(state: Position, player: Player, planet: i64) -> i64:
    """Paying for a military planet: its defence less the power's own discount and all others; NO_TILE if nobody may."""
    if not player.talents & v.T_CONTACT:
        return v.NO_TILE
    box = state.box
    row = planet * box.size
    own = best_for(player, box.contact, row) - 1
    if own < 0:
        return v.NO_TILE
    return max(box.cost[planet] - own - sum_for(player, box.discount, row), 0)


def price_to_develop(state: Position, seat: i64, technology: i64) -> i64:
    """The printed cost less discounts and the chooser's bonus, never below 0."""
    player = state.players[seat]
    price: i64 = state.box.cost[technology] - sum_of(player, state.box.develop_discount)
    if seat == state.chooser:
        price -= state.box.develop_bonus
    return max(price, 0)
