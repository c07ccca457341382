"""Whether the crew action of a card that has just been played is done (p. 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import EFFECT_SIZE, PAY_ANY_AT
from galaktyka.games.cosmos.engine.rules.cargo import pay_all
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position) -> None:
    """It may be done, or not."""
    state.options = [v.PASS, v.USE]


def answer(state: Position, seat: i64, action: i64) -> None:
    """Pay, then gain."""
    effect: i64 = state.task[2]
    answered(state)
    if action == v.PASS:
        return
    if state.log is not None:
        state.note("uses", seat, (), 0)
    table = state.box.effects
    at = EFFECT_SIZE * effect
    pay_all(state, seat, table, at)
    tasks = task_of(v.GAIN, seat, effect)
    if table[at + PAY_ANY_AT]:
        tasks = task_of(v.PAY_ANY, seat, table[at + PAY_ANY_AT]) + tasks
    do_next(state, tasks)
