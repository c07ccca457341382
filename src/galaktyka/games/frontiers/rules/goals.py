"""CELE: Przegląd galaktycznych Celów. One step on the track, a credit, and a goal to lay face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import OWN_CARDS, OWN_SEAT
from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.rules.holdings import gain_credits
from galaktyka.games.frontiers.rules.rounds import turn_up_goal
from galaktyka.games.frontiers.state import Position, answered, ask, offer_mixed
from galaktyka.games.frontiers.vocabulary import ASK_BOTTOM, ASK_KEEP, BEGIN, FINISH, KEEP_FIRST, NO_TILE

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage != BEGIN:
        return True
    state.stage = FINISH
    one_step_forward(state)
    gain_credits(state, state.chooser, state.box.review_credits, NO_TILE)
    look(state)
    if state.looked:
        ask(state, state.chooser, ASK_KEEP, 0)
        return False
    if state.hidden_goal != NO_TILE:
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


def offer_goals(state: Position) -> None:
    """One of the goals looked at: to keep, or to lay at the bottom of the stack."""
    first = KEEP_FIRST if state.question == ASK_KEEP else KEEP_FIRST + state.box.goals
    offer_mixed(state, [first + goal for goal in state.looked])


def keep(state: Position, goal: i64) -> None:
    """This goal is kept; the others go to the bottom of the stack first."""
    seat = state.asked
    answered(state)
    state.looked = without(state.looked, index_of(state.looked, goal))
    state.kept_goal = goal
    if state.log is not None:
        state.note_words("keeps-goal", seat, names(state, ONE[goal]), 0, OWN_CARDS)
    lay_down(state, seat)


def to_bottom(state: Position, goal: i64) -> None:
    """The goal goes to the bottom of the stack, the next one below it."""
    seat = state.asked
    answered(state)
    state.looked = without(state.looked, index_of(state.looked, goal))
    state.goal_stack = state.goal_stack + ONE[goal]
    if state.log is not None:
        state.note_words("bottom", seat, names(state, ONE[goal]), 0, OWN_SEAT)
    lay_down(state, seat)


def lay_down(state: Position, seat: i64) -> None:
    """When the others are gone the goal kept is laid face down, and the one that lay face down before is turned up."""
    if state.looked:
        ask(state, seat, ASK_BOTTOM, 0)
        return
    if state.hidden_goal != NO_TILE:
        turn_up_goal(state)
    state.hidden_goal = state.kept_goal
    state.hidden_owner = seat
    state.kept_goal = NO_TILE
