"""Explore: which of the planets on display?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import explore
from galaktyka.games.frontiers.engine.state import Player, Position, answered, name_of, offer_tiles, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The planets on display."""
    offer_tiles(state, state.display, v.V_DISCOVER)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The planet is discovered; explore powers come after the last planet that the player takes."""
    planet = tile_of(state, action)
    answered(state)
    player = state.players[seat]
    state.display = without(state.display, index_of(state.display, planet))
    player.discovered = with_card(player.discovered, planet)
    if state.log is not None:
        state.note("discovers", seat, ONE[planet], 0)
    explore.use_powers(state, seat)


def against(state: Position, player: Player, action: i64) -> Reason:
    """One of the planets on display has to be taken."""
    if action == v.PASS:
        return Reason("frontiers.must-discover")
    if verb_of(state, action) != v.V_DISCOVER:
        return other_question(state)
    return Reason("frontiers.not-on-display", card=name_of(state, action))
