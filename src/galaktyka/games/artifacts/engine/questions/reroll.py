"""Whether the revealed card of an attack is replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """Keep the card, or reveal another."""
    state.options = [v.PASS, v.REROLL_IT] if is_possible(state, state.asked) else [v.PASS]


def is_possible(state: Position, seat: i64) -> bool:
    """A power of the ship, or one for this turn."""
    return state.task[6] > 0 or (state.rerolls > 0 and seat == state.active)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The ship's own power is used before the one for this turn."""
    task = state.task
    answered(state)
    if action == v.PASS:
        do_next(state, task_of(v.RESOLVE, seat, task[2], task[3], task[4], task[5]))
        return
    own: i64 = task[6]
    if own:
        own -= 1
    else:
        state.rerolls -= 1
    state.card = v.NO_CARD
    do_next(state, task_of(v.REVEAL, seat, task[2], task[3], task[4], task[5], own))
