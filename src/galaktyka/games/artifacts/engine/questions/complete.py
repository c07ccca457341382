"""Which project is completed: one of several that are covered, or any for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import against_card
from galaktyka.games.artifacts.engine.rules import building
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The projects that can be completed now."""
    first = state.box.first(v.V_COMPLETE)
    free = state.task[0] == v.OPS
    cards = sorted(player.projects) if free else list(building.covered(state, player))
    state.options = [first + card for card in cards]


def answer(state: Position, seat: i64, action: i64) -> None:
    """This one; other covered projects wait for the check after it."""
    answered(state)
    do_next(state, task_of(v.COMPLETE, seat, state.box.card_of(action)))


def against(state: Position, player: Player, action: i64) -> Reason:
    """No project, or one that is not covered."""
    return against_card(state, action, v.V_COMPLETE)
