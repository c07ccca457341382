"""Why not, where goods are sold, discarded, stored, produced and consumed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.rules.holdings import goods_left, goods_of
from galaktyka.games.frontiers.rules.produce import powers_for
from galaktyka.games.frontiers.state import Player, Position, option_at
from galaktyka.games.frontiers.vocabulary import (
    ANY_KIND,
    ASK_SHORT,
    ASK_SPEND,
    DIFFERENT,
    GREY,
    KINDS,
    NO_CONSUME,
    NO_TILE,
    SELL_MORE,
    V_BONUS,
    V_PRODUCE,
    V_SELL,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def name(state: Position, tile: i64) -> str:
    """The id of a tile, for the words."""
    return state.box.ids[tile]


def against_colony(state: Position, player: Player, verb: i64, colony: i64) -> Reason:
    """Selling, spending, storing and producing a good on a colony."""
    place = player.colonies.find(colony)
    if place < 0:
        return Reason("frontiers.not-your-colony", card=name(state, colony))
    if verb in (V_PRODUCE, V_BONUS):
        return against_producing(state, player, verb, colony, player.goods[place])
    good: i64 = player.goods[place]
    if good == GREY:
        return Reason("frontiers.no-good-there", card=name(state, colony))
    selling = verb == V_SELL or (state.question == ASK_SPEND and state.box.consume[state.power] == SELL_MORE)
    if selling and state.box.kind[colony] == ANY_KIND:
        return Reason("frontiers.cannot-be-sold", card=name(state, colony))
    if state.power != NO_TILE:
        kind: i64 = state.box.temporary_kind[state.power]
        if state.question == ASK_SPEND:
            kind = state.box.consume_kind[state.power]
        if kind not in (GREY, ANY_KIND, good):
            return Reason(
                "frontiers.wrong-kind", card=name(state, colony), power=name(state, state.power), kind=KINDS[kind]
            )
        if state.box.consume[state.power] == DIFFERENT and (state.given >> good) & 1:
            return Reason("frontiers.kind-twice", card=name(state, colony), kind=KINDS[good])
    return Reason("frontiers.ascending", card=name(state, colony), owe=state.owe)


def against_producing(state: Position, player: Player, verb: i64, colony: i64, good: i64) -> Reason:
    """A good cannot be produced here."""
    box = state.box
    if good != GREY:
        return Reason("frontiers.has-good", card=name(state, colony))
    if state.question == ASK_SHORT:
        return Reason("frontiers.other-kind-first", card=name(state, colony), kind=KINDS[box.kind[state.power]])
    if not box.windfall[colony]:
        return Reason("frontiers.not-windfall", card=name(state, colony))
    kind: i64 = player.refinery if box.kind[colony] == ANY_KIND else box.kind[colony]
    if goods_left(state, kind) <= 0:
        return Reason("frontiers.none-left", card=name(state, colony), kind=KINDS[kind])
    if verb == V_BONUS and powers_for(state, ANY_KIND) == 0:
        return Reason("frontiers.no-bonus-left", card=name(state, colony))
    if verb != V_BONUS and powers_for(state, kind) == 0:
        return Reason("frontiers.no-windfall-power", card=name(state, colony), kind=KINDS[kind])
    first: i64 = box.tile_of_action[option_at(state, 0) - box.blocks]
    return Reason("frontiers.other-windfall-first", card=name(state, colony), other=name(state, first))


def against_consuming(state: Position, player: Player, tile: i64) -> Reason:
    """A consume power that cannot be used now."""
    box = state.box
    if tile not in player.tiles:
        return Reason("frontiers.not-active", card=name(state, tile))
    how: i64 = box.consume[tile]
    if how == NO_CONSUME:
        return Reason("frontiers.no-consume-power", card=name(state, tile))
    if tile in state.used:
        return Reason("frontiers.power-used", card=name(state, tile))
    if how == SELL_MORE:
        return Reason("frontiers.nothing-to-sell", card=name(state, tile))
    kind: i64 = ANY_KIND if how == DIFFERENT else box.consume_kind[tile]
    need: i64 = 1 if how == DIFFERENT else box.consume_goods[tile]
    have = goods_of(player, kind)
    return Reason("frontiers.goods-needed", card=name(state, tile), need=need, have=have, kind=KINDS[kind])
