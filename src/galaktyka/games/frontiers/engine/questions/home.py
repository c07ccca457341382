"""Set-up: which side of the Empire board is the home world?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import setting_up
from galaktyka.games.frontiers.engine.state import Player, Position, answered, name_of, offer_tiles, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The two home worlds of the board."""
    white, reverse = state.box.boards[player.board]
    offer_tiles(state, with_card(ONE[white], reverse), v.V_HOME)


def answer(state: Position, seat: i64, action: i64) -> None:
    """This side of the board it is."""
    answered(state)
    setting_up.settle_home(state, seat, tile_of(state, action))


def against(state: Position, player: Player, action: i64) -> Reason:
    """Only the two sides of one's own board."""
    if verb_of(state, action) != v.V_HOME:
        return other_question(state)
    return Reason("frontiers.not-your-board", card=name_of(state, action))
