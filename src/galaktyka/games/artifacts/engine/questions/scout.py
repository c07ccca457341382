"""Whether a scout passes the next alien system over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules import offensive
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """Leave the new system, or put it to the bottom."""
    state.options = [v.PASS, v.SCOUT_IT]


def answer(state: Position, seat: i64, action: i64) -> None:
    """Another system."""
    answered(state)
    if action != v.PASS:
        offensive.next_system(state)
