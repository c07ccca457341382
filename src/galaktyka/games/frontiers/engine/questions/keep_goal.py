"""Review Galactic Goals: which goal is kept face down, and which one goes to the bottom of the stack first?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import OWN_CARDS, OWN_SEAT, Reason
from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import goals
from galaktyka.games.frontiers.engine.state import Player, Position, answered, offer_mixed

if TYPE_CHECKING:
    from mypy_extensions import i64


def first_action(state: Position) -> i64:
    """The action about the first goal of the box."""
    if state.question == v.ASK_KEEP:
        return v.KEEP_FIRST
    return v.KEEP_FIRST + state.box.goals


def offer(state: Position, player: Player) -> None:
    """One of the goals looked at: to keep, or to lay at the bottom of the stack."""
    first = first_action(state)
    offer_mixed(state, [first + goal for goal in state.looked])


def answer(state: Position, seat: i64, action: i64) -> None:
    """This goal is kept and the others go to the bottom; or this one goes to the bottom, the next one below it."""
    goal: i64 = action - first_action(state)
    keeping = state.question == v.ASK_KEEP
    answered(state)
    state.looked = without(state.looked, index_of(state.looked, goal))
    if keeping:
        state.kept_goal = goal
        if state.log is not None:
            state.note_words("keeps-goal", seat, goals.names(state, ONE[goal]), 0, OWN_CARDS)
    else:
        state.goal_stack = state.goal_stack + ONE[goal]
        if state.log is not None:
            state.note_words("bottom", seat, goals.names(state, ONE[goal]), 0, OWN_SEAT)
    goals.lay_down(state, seat)


def against(state: Position, player: Player, action: i64) -> Reason:
    """A goal that is not among those looked at."""
    goal: i64 = action - first_action(state)
    if not 0 <= goal < state.box.goals:
        return other_question(state)
    return Reason("frontiers.not-looked-at", goal=state.box.pack.goals[goal].id)
