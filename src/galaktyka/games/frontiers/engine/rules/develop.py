"""ROZWÓJ TECHNOLOGII: in order, everybody may buy one technology."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import gain_credits_from_each, meet_end
from galaktyka.games.frontiers.engine.state import Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.PARTS
    if state.turn < state.count:
        seat: i64 = state.resolve[state.turn]
        state.turn += 1
        if state.players[seat].talents & v.T_DEVELOP:
            gain_credits_from_each(state, seat, state.box.develop_gain, 0)
        ask(state, seat, v.ASK_BUY, 0)
        return False
    for seat in range(state.count):
        if state.players[seat].spaces > state.box.end_spaces:
            meet_end(state, seat, v.END_TECHNOLOGIES, "technologies")
    return True
