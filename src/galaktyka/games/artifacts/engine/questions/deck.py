"""Which big deck: for a Buy besides the action, or for a look at its top cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import other_question
from galaktyka.games.artifacts.engine.rules import buying
from galaktyka.games.artifacts.engine.rules.operations import current_op
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The big decks that hold a card."""
    state.options = [v.DECK_FIRST + deck for deck in range(len(v.TYPES)) if state.decks[deck]]


def answer(state: Position, seat: i64, action: i64) -> None:
    """This one."""
    deck = action - v.DECK_FIRST
    op = current_op(state)
    answered(state)
    if op.does == "buy":
        do_next(state, task_of(v.BUY, seat, deck))
    else:
        buying.look_at(state, seat, deck, op.look)


def against(state: Position, player: Player, action: i64) -> Reason:
    """It is empty."""
    if not v.DECK_FIRST <= action < v.DECK_FIRST + len(v.TYPES):
        return other_question(state)
    return Reason("artifacts.deck-empty", deck=v.TYPES[action - v.DECK_FIRST])
