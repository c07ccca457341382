"""Is the face-down goal turned up before the action?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import rounds
from galaktyka.games.frontiers.engine.state import Player, Position, answered, offer_mixed

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """Only a goal with storage may be turned up. The holder of another one is asked all the same: so nobody learns."""
    if state.box.goal_most[state.hidden_goal]:
        offer_mixed(state, [v.PASS, v.REVEAL_GOAL])
    else:
        offer_mixed(state, [v.PASS])


def answer(state: Position, seat: i64, action: i64) -> None:
    """It is turned up, or stays face down."""
    answered(state)
    if action == v.REVEAL_GOAL:
        rounds.turn_up_goal(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """A goal without storage."""
    if action != v.REVEAL_GOAL:
        return other_question(state)
    return Reason("frontiers.no-storage-goal")
