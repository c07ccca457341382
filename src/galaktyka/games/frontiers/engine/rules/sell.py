"""SPRZEDAŻ, KONSUMPCJA: in order, everybody may sell one good and must then use consume powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE, index_of
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import (
    gain_credits,
    gain_points,
    sum_for,
    take_good,
)
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    ask,
    begin_part,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The steps of a player's part.
SALE: Final = 0
GAIN: Final = 1
USE: Final = 2


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.PARTS
        if state.log is not None:
            state.note_words("points", state.chooser, (v.ACTION_TILES[v.SELL - v.FIRST_ACTION],), state.box.sell_vp)
        gain_points(state, state.chooser, state.box.sell_vp)
    while state.turn < state.count:
        seat: i64 = state.resolve[state.turn]
        if not sell_and_consume(state, seat):
            return False
        begin_part(state)
        state.turn += 1
    return True


def sell_and_consume(state: Position, seat: i64) -> bool:
    """The part of one player; False while the player has something to decide."""
    player = state.players[seat]
    if state.step == SALE:
        state.step = GAIN
        if player.stock:
            ask(state, seat, v.ASK_SELL, 0)
            return False
    if state.step == GAIN:
        state.step = USE
        if player.talents & v.T_GAIN:
            gain_without_goods(state, seat)
    if player.talents & v.T_CONSUME and player.stock:
        ask(state, seat, v.ASK_CONSUME, 0)
        return False
    if player.talents & v.T_PER_GOOD:
        pay_for_goods(state, seat)
    return True


# ------------------------------------------------------------------ selling


def price_of(state: Position, player: Player, kind: i64) -> i64:
    """The price of the kind and what all sell powers add."""
    price: i64 = state.box.price[kind]
    if player.talents & v.T_PRICE:
        price += sum_for(player, state.box.sell_bonus, kind * state.box.size)
    return price


def sell_for(state: Position, seat: i64, colony: i64, price: i64) -> None:
    """One good for credits."""
    player = state.players[seat]
    place = index_of(player.colonies, colony)
    if state.log is not None:
        state.note_words("sells", seat, (state.box.ids[colony], v.KINDS[player.goods[place]]), price)
    take_good(player, place)
    player.credits += price


# ------------------------------------------------------------------ consuming


def different_kinds(state: Position, player: Player, above: i64) -> i64:
    """How many kinds, not yet given to the running power, have a good on a colony with a number from `above` on."""
    seen = state.given
    count: i64 = 0
    for i in range(len(player.goods)):
        kind: i64 = player.goods[i]
        if kind and player.colonies[i] >= above and not (seen >> kind) & 1:
            seen = with_kind(seen, kind)
            count += 1
    return count


def with_kind(kinds: i64, kind: i64) -> i64:
    """The set of kinds, as bits, with one more."""
    bits = b"\x01\x02\x04\x08\x10\x20"
    return kinds | bits[kind]


def gain_without_goods(state: Position, seat: i64) -> None:
    """Points and credits that ask for no good."""
    for tile in state.players[seat].tiles:
        points: i64 = state.box.gain_vp[tile]
        if points:
            pay_points(state, seat, tile, points)
        gain_credits(state, seat, state.box.gain_credits[tile], tile)


def pay_points(state: Position, seat: i64, tile: i64, points: i64) -> None:
    """Points from a tile of the empire."""
    if state.log is not None:
        state.note("points", seat, ONE[tile], points)
    gain_points(state, seat, points)


def pay_for_goods(state: Position, seat: i64) -> None:
    """After all else: points for each good consumed, and more with the partner of the tile."""
    player = state.players[seat]
    box = state.box
    for tile in player.tiles:
        if box.per_good[tile]:
            points: i64 = box.per_good[tile] * state.consumed
            partner = box.per_good_tile[tile]
            if partner != v.NO_TILE and partner in player.tiles:
                points += box.per_good_more[tile]
            if points:
                pay_points(state, seat, tile, points)


def pay_out(state: Position, seat: i64) -> None:
    """Points and credits for the goods that were given."""
    box = state.box
    tile = state.power
    number: i64 = len(state.spent)
    uses = number if box.consume[tile] == v.DIFFERENT else number // box.consume_goods[tile]
    points: i64 = uses * box.consume_vp[tile]
    if state.log is not None:
        state.note("consumes", seat, ONE[tile] + state.spent, points)
    state.power = v.NO_TILE
    state.spent = b""
    state.given = 0
    gain_points(state, seat, points)
    gain_credits(state, seat, uses * box.consume_credits[tile], tile)
