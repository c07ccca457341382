"""Which gain of the row that an attack hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import other_question
from galaktyka.games.artifacts.engine.rules import attack, gains
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """One of the gains of the row."""
    state.options = [v.TAKE_FIRST + i for i in range(len(attack.current_row(state).choices))]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The gain that was chosen."""
    what = attack.current_row(state).choices[action - v.TAKE_FIRST]
    answered(state)
    gains.gain(state, seat, what, 1, state.box.ids[state.task[2]])
    state.card = v.NO_CARD


def against(state: Position, player: Player, action: i64) -> Reason:
    """There are fewer."""
    if not v.TAKE_FIRST <= action < v.TAKE_FIRST + v.MOST_CHOICES:
        return other_question(state)
    return Reason("artifacts.only-gains", n=len(attack.current_row(state).choices))
