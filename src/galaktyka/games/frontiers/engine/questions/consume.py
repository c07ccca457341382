"""Consume: which power is used next?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import giving, sell
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import sell as rules
from galaktyka.games.frontiers.engine.rules.holdings import goods_of
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    answered,
    ask,
    begin_part,
    name_of,
    offer_tiles,
    offer_tiles_or_pass,
    tile_of,
    verb_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_ACTIVE: Final = 1
NO_POWER: Final = 2
USED: Final = 3
NOTHING_FOR_SALE: Final = 4
TOO_FEW_GOODS: Final = 5


def goods_taken(state: Position, player: Player, tile: i64) -> i64:
    """How many goods the consume power of this tile takes now: as many as it can; 0 if it has not enough."""
    box = state.box
    how: i64 = box.consume[tile]
    if how == v.DIFFERENT:
        return min(rules.different_kinds(state, player, 0), box.consume_times[tile])
    if how == v.SELL_MORE:
        return 1 if giving.colonies_to_give(state, player, giving.FOR_SALE) else 0
    each: i64 = box.consume_goods[tile]
    uses = min(goods_of(player, box.consume_kind[tile]) // each, box.consume_times[tile])
    return uses * each


def obstacle(state: Position, player: Player, tile: i64) -> i64:
    """What stands in the way of using the consume power of the tile."""
    return obstacle_to_own(state, player, tile) if tile in player.tiles else NOT_ACTIVE


def obstacle_to_own(state: Position, player: Player, tile: i64) -> i64:
    """The same for a tile whose powers count."""
    how: i64 = state.box.consume[tile]
    if how == v.NO_CONSUME:
        return NO_POWER
    if state.used and tile in state.used:
        return USED
    if goods_taken(state, player, tile):
        return FINE
    return NOTHING_FOR_SALE if how == v.SELL_MORE else TOO_FEW_GOODS


def offer(state: Position, player: Player) -> None:
    """Every usable power; passing only when nothing is left that must be used."""
    forced = False
    found = b""
    tiles = player.tiles
    for i in range(len(tiles)):
        tile: i64 = tiles[i]
        if obstacle_to_own(state, player, tile) == FINE:
            found = with_card(found, tile)
            if state.box.consume[tile] != v.SELL_MORE:
                forced = True
    if forced:
        offer_tiles(state, found, v.V_CONSUME)
    else:
        offer_tiles_or_pass(state, found, v.V_CONSUME)


def answer(state: Position, seat: i64, action: i64) -> None:
    """A power once started is used as fully as possible and not interrupted by another; or no more is used."""
    player = state.players[seat]
    if action != v.PASS:
        tile = tile_of(state, action)
        state.used = state.used + ONE[tile]
        state.power = tile
        state.spent = b""
        state.given = 0
        ask(state, seat, v.ASK_SPEND, goods_taken(state, player, tile))
        return
    answered(state)
    if player.talents & v.T_PER_GOOD:
        rules.pay_for_goods(state, seat)
    begin_part(state)
    state.turn += 1


def against(state: Position, player: Player, action: i64) -> Reason:
    """A consume power that cannot be used now; or a good to sell, where there was none and nothing was asked."""
    if action == v.PASS:
        return Reason("frontiers.must-consume", goods=player.stock)
    verb = verb_of(state, action)
    if verb == v.V_SELL and not giving.colonies_to_give(state, player, giving.FOR_SALE):
        return sell.against_selling(state, player, action)
    if verb != v.V_CONSUME:
        return other_question(state)
    tile = tile_of(state, action)
    card = name_of(state, action)
    found = obstacle(state, player, tile)
    if found == NOT_ACTIVE:
        return Reason("frontiers.not-active", card=card)
    if found == NO_POWER:
        return Reason("frontiers.no-consume-power", card=card)
    if found == USED:
        return Reason("frontiers.power-used", card=card)
    if found == NOTHING_FOR_SALE:
        return Reason("frontiers.nothing-to-sell", card=card)
    different = state.box.consume[tile] == v.DIFFERENT
    kind: i64 = v.ANY_KIND if different else state.box.consume_kind[tile]
    need: i64 = 1 if different else state.box.consume_goods[tile]
    have = goods_of(player, kind)
    return Reason("frontiers.goods-needed", card=card, need=need, have=have, kind=v.KINDS[kind])
