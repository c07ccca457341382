"""Consume: which goods are given to the power that is used?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, index_of
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import giving
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import sell as rules
from galaktyka.games.frontiers.engine.rules.holdings import take_good
from galaktyka.games.frontiers.engine.state import Player, Position, answered, name_of, offer_tiles, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def wanted(state: Position) -> i64:
    """What goods the running power takes."""
    how: i64 = state.box.consume[state.power]
    if how == v.SELL_MORE:
        return giving.FOR_SALE
    return v.ANY_KIND if how == v.DIFFERENT else state.box.consume_kind[state.power]


def obstacle(state: Position, player: Player, colony: i64) -> i64:
    """What stands in the way of giving the good of the colony to the running power."""
    found = giving.obstacle(state, player, colony, wanted(state))
    if found != giving.FINE:
        return found
    fitting = giving.colonies_to_give(state, player, wanted(state))
    return obstacle_in_order(state, player, colony, len(fitting) - 1 - index_of(fitting, colony))


def obstacle_in_order(state: Position, player: Player, colony: i64, after: i64) -> i64:
    """The same for a good that fits, with so many more of them on later colonies, which are counted once for all.

    Goods are given in ascending order of their colonies, so enough of them must come after this one.
    """
    if state.box.consume[state.power] == v.DIFFERENT:
        kind: i64 = player.goods[index_of(player.colonies, colony)]
        before = state.given
        if (before >> kind) & 1:
            return giving.KIND_TWICE
        state.given = rules.with_kind(before, kind)
        after = rules.different_kinds(state, player, colony + 1)
        state.given = before
    if colony < state.floor or after < state.owe - 1:
        return giving.OUT_OF_ORDER
    return giving.FINE


def offer(state: Position, player: Player) -> None:
    """The goods that may be given next."""
    fitting = giving.colonies_to_give(state, player, wanted(state))
    found = b""
    for i in range(len(fitting)):
        colony: i64 = fitting[i]
        if obstacle_in_order(state, player, colony, len(fitting) - 1 - i) == giving.FINE:
            found = found + ONE[colony]
    offer_tiles(state, found, v.V_SPEND)


def answer(state: Position, seat: i64, action: i64) -> None:
    """One good for the running power; after the last one it pays."""
    colony = tile_of(state, action)
    player = state.players[seat]
    place = index_of(player.colonies, colony)
    kind: i64 = player.goods[place]
    state.consumed += 1
    if state.box.consume[state.power] == v.SELL_MORE:
        state.power = v.NO_TILE
        answered(state)
        rules.sell_for(state, seat, colony, state.box.price[kind])
        return
    take_good(player, place)
    state.spent = state.spent + ONE[colony]
    if state.box.consume[state.power] == v.DIFFERENT:
        state.given = rules.with_kind(state.given, kind)
    state.floor = colony + 1
    state.owe -= 1
    if complete(state):
        answered(state)
        rules.pay_out(state, seat)


def complete(state: Position) -> bool:
    """As many goods as the power takes."""
    return state.owe == 0


def against(state: Position, player: Player, action: i64) -> Reason:
    """A good that the running power does not take, or not now."""
    if verb_of(state, action) != v.V_SPEND:
        return other_question(state)
    colony = tile_of(state, action)
    found = obstacle(state, player, colony)
    if found == giving.KIND_TWICE:
        kind = v.KINDS[player.goods[index_of(player.colonies, colony)]]
        return Reason("frontiers.kind-twice", card=name_of(state, action), kind=kind)
    return giving.against_giving(state, player, action, found, wanted(state))
