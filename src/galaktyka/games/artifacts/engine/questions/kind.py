"""Which Kind of card is searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules import buying
from galaktyka.games.artifacts.engine.rules.operations import current_op
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The four Kinds."""
    state.options = [v.KIND_FIRST + kind for kind in range(len(v.KINDS))]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The deck is searched for it."""
    deck: i64 = v.TYPES.index(current_op(state).deck)
    answered(state)
    buying.search(state, seat, deck, action - v.KIND_FIRST)
