"""Produce: goods of a kind are short. Which production colony has one?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import produce
from galaktyka.games.frontiers.engine.state import Player, Position, answered, name_of, offer_tiles, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The colonies that compete for too few goods."""
    kind: i64 = state.box.kind[state.power]
    offer_tiles(state, produce.waiting_for(state, player, kind), v.V_PRODUCE)


def answer(state: Position, seat: i64, action: i64) -> None:
    """This colony gets one of the few."""
    answered(state)
    state.power = v.NO_TILE
    produce.produce_at(state, seat, index_of(state.players[seat].colonies, tile_of(state, action)))


def against(state: Position, player: Player, action: i64) -> Reason:
    """A colony that does not wait for a good of the kind."""
    if verb_of(state, action) != v.V_PRODUCE:
        return other_question(state)
    card = name_of(state, action)
    place = player.colonies.find(tile_of(state, action))
    if place < 0:
        return Reason("frontiers.not-your-colony", card=card)
    if player.goods[place] != v.GREY:
        return Reason("frontiers.has-good", card=card)
    return Reason("frontiers.other-kind-first", card=card, kind=v.KINDS[state.box.kind[state.power]])
