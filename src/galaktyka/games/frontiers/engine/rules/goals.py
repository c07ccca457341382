"""CELE: Przegląd galaktycznych Celów. One step on the track, a credit, and a goal to lay face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import OWN_CARDS
from galaktyka.core.piles import ONE, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import gain_credits
from galaktyka.games.frontiers.engine.rules.rounds import turn_up_goal
from galaktyka.games.frontiers.engine.state import Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage != v.BEGIN:
        return True
    state.stage = v.FINISH
    one_step_forward(state)
    gain_credits(state, state.chooser, state.box.review_credits, v.NO_TILE)
    look(state)
    if state.looked:
        ask(state, state.chooser, v.ASK_KEEP, 0)
        return False
    if state.hidden_goal != v.NO_TILE:
        turn_up_goal(state)
    return True


def one_step_forward(state: Position) -> None:
    """The pawn changes places with its neighbour to the left; the first one stays."""
    at = state.picking
    if at > 0:
        track = state.track
        state.track = track[: at - 1] + ONE[track[at]] + ONE[track[at - 1]] + track[at + 1 :]
    if state.log is not None:
        state.note_words("one-step", state.chooser, (), 1 if at > 0 else 0)


def look(state: Position) -> None:
    """The top goals of the stack, as many as there are."""
    number = min(state.box.review_look, len(state.goal_stack))
    for i in range(number):
        state.looked = with_card(state.looked, state.goal_stack[i])
    state.goal_stack = state.goal_stack[number:]
    if number:
        state.revealed += 1
    if state.log is not None:
        state.note_words("looks", state.chooser, names(state, state.looked), number, OWN_CARDS)


def names(state: Position, goals: bytes) -> tuple[str, ...]:
    """The ids of the goals."""
    return tuple([state.box.pack.goals[goal].id for goal in goals])


def lay_down(state: Position, seat: i64) -> None:
    """When the others are gone the goal kept is laid face down, and the one that lay face down before is turned up."""
    if state.looked:
        ask(state, seat, v.ASK_BOTTOM, 0)
        return
    if state.hidden_goal != v.NO_TILE:
        turn_up_goal(state)
    state.hidden_goal = state.kept_goal
    state.hidden_owner = seat
    state.kept_goal = v.NO_TILE
