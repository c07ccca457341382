"""Actions that the open question does not ask for."""

from __future__ import annotations

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.state import Position


def other_question(state: Position) -> Reason:
    """Something else has to be decided first."""
    return Reason("frontiers.other-question", question=v.QUESTIONS[state.question], owe=state.owe)
