"""Which of two survivors is resolved (p. 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine.rules import destination
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position) -> None:
    """One of two."""
    state.options = [state.box.first_resolve + survivor for survivor in state.looked]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The other one is discarded."""
    survivor = action - state.box.first_resolve
    answered(state)
    for other in state.looked:
        if other != survivor:
            destination.leave(state, other)
    destination.resolve(state, seat, survivor)


def against(state: Position, action: i64) -> Reason:
    """It does not lie there."""
    return Reason("cosmos.not-revealed", survivor=state.box.survivor_ids[action - state.box.first_resolve])
