"""With which plan the empire that is attacked defends itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import TASK_SIZE, answered
from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, with_card
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import other_question
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The basic plan or one of the own cards."""
    first = state.box.first_plan
    state.options = [first + v.BASIC_PLAN] + [first + plan for plan in player.plans]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The defender's table; a card used is known from now on. The agenda's SENDING task is told of it."""
    plan = action - state.box.first_plan
    answered(state)
    player = state.players[seat]
    if plan != v.BASIC_PLAN and plan not in player.shown_plans:
        player.shown_plans = with_card(player.shown_plans, plan)
        state.revealed += 1
    if state.log is not None:
        state.note("defends", seat, (state.box.pack.plans[plan].id,), 0)
    at = sending_place(state)
    state.agenda = state.agenda[: at + 6] + ONE[plan] + state.agenda[at + 7 :]


def sending_place(state: Position) -> i64:
    """Where the next SENDING task stands on the agenda."""
    at: i64 = 0
    while state.agenda[at] != v.SENDING:
        at += TASK_SIZE
    return at


def against(state: Position, player: Player, action: i64) -> Reason:
    """A plan that the player does not hold."""
    box = state.box
    if not box.first_plan <= action < box.first_play:
        return other_question(state)
    return Reason("artifacts.no-plan", plan=box.pack.plans[action - box.first_plan].id)
