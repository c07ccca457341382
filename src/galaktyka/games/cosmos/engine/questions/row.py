"""In which row a crew card lies, where both have room (p. 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.crew import put
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position) -> None:
    """Above or below the cargo hold."""
    state.options = [v.ABOVE, v.BELOW]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The card lies there."""
    card: i64 = state.task[2]
    answered(state)
    put(state, seat, card, action)
