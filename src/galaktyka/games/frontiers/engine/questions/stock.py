"""Produce: which goods are stored?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import giving
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules.holdings import most_stored, take_good
from galaktyka.games.frontiers.engine.state import Player, Position, answered, offer_tiles_or_pass, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def obstacle(state: Position, player: Player, colony: i64) -> i64:
    """What stands in the way of storing the good of the colony: any good, in ascending order of the colonies."""
    found = giving.obstacle(state, player, colony, v.ANY_KIND)
    if found == giving.FINE and colony < state.floor:
        return giving.OUT_OF_ORDER
    return found


def offer(state: Position, player: Player) -> None:
    """Any good that may come next, or enough of it."""
    found = b""
    for colony in player.colonies:
        if obstacle(state, player, colony) == giving.FINE:
            found = with_card(found, colony)
    offer_tiles_or_pass(state, found, v.V_STOCK)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The good goes to the storage board for good."""
    if action == v.PASS:
        answered(state)
        return
    colony = tile_of(state, action)
    player = state.players[seat]
    place = index_of(player.colonies, colony)
    kind: i64 = player.goods[place]
    player.stored_goods = with_card(player.stored_goods, kind)
    take_good(player, place)
    if state.log is not None:
        state.note_words("stores-good", seat, (state.box.ids[colony], v.KINDS[kind]), 0)
    state.floor = colony + 1
    if complete(state, player):
        answered(state)


def complete(state: Position, player: Player) -> bool:
    """The storage is full, or no good is left."""
    return len(player.stored_goods) == most_stored(state, v.STORED_GOODS) or player.stock == 0


def against(state: Position, player: Player, action: i64) -> Reason:
    """A good that cannot be stored now."""
    if verb_of(state, action) != v.V_STOCK:
        return other_question(state)
    found = obstacle(state, player, tile_of(state, action))
    return giving.against_giving(state, player, action, found, v.ANY_KIND)
