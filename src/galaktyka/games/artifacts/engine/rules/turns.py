"""The turn and the end (pp. 7, 14, 15): action stage, draw stage, equal turns, paying for blockaded cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, ask, do_next, task_of
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions import switch
from galaktyka.games.artifacts.engine.rules.empire import hand_limit
from galaktyka.games.artifacts.engine.rules.resources import draw_to_hand
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def go_on(state: Position) -> None:
    """Nothing is left to be done: the next stage."""
    forget_payment(state)
    if state.phase == v.SETUP:
        begin_turn(state, state.first)
    elif state.phase == v.ACT:
        ask(state, state.active, v.ASK_ACT, 0)
    elif state.phase == v.DRAW:
        draw_up(state)
        next_turn(state)
    else:
        settle_accounts(state)


def begin_turn(state: Position, seat: i64) -> None:
    """One action."""
    state.phase = v.ACT
    state.active = seat
    state.turns += 1
    state.actions = 1
    if state.log is not None:
        state.note("turn", seat, (), (state.turns + state.count - 1) // state.count)


def begin_action(state: Position, tasks: bytes) -> None:
    """One of the actions of the turn; whatever was raised or switched on for it ends with it."""
    seat = state.asked
    answered(state)
    state.actions -= 1
    do_next(state, tasks + task_of(v.END_ACTION, seat))


def end_action(state: Position) -> None:
    """Limits are as usual again, and blockaded cards blank."""
    state.raised = 0
    state.raised_planets = 0
    state.switched = b""
    state.fresh = v.NO_CARD


def end_act_stage(state: Position) -> None:
    """The draw stage: any number of cards may be discarded first."""
    seat = state.asked
    answered(state)
    state.phase = v.DRAW
    state.switched = b""
    if state.players[seat].hand:
        ask(state, seat, v.ASK_DISCARD, 0)


def forget_payment(state: Position) -> None:
    """What was paid has served its purpose."""
    state.colour = 0
    state.gold = False
    state.need = 0
    state.paid = 0
    state.slots = 0
    state.planet_slots = 0
    state.from_planets = False
    state.sets = 0


def forget_turn(state: Position) -> None:
    """What was used in it, or raised for it, is as it was before."""
    state.used = b""
    state.attacked = b""
    state.raised = 0
    state.raised_planets = 0
    state.attack_bonus = 0
    state.rerolls = 0
    state.fresh = v.NO_CARD


def draw_up(state: Position) -> None:
    """Up to the hand limit."""
    player = state.players[state.active]
    missing = hand_limit(state, player) - len(player.hand)
    if missing > 0:
        draw_to_hand(state, state.active, missing)


def next_turn(state: Position) -> None:
    """The player to the left; once the end is met, until everybody has had as many turns."""
    forget_turn(state)
    seat = (state.active + 1) % state.count
    if state.ending and seat == state.first:
        state.phase = v.FINAL
        state.active = state.first
        state.turns = 0
    else:
        begin_turn(state, seat)


# ------------------------------------------------------------------ the end


def settle_accounts(state: Position) -> None:
    """In turn order, whoever can pay for blockaded cards is asked; then the game is over."""
    while state.turns < state.count:
        seat = (state.first + state.turns) % state.count
        if switch.payable_at_end(state, state.players[seat]):
            ask(state, seat, v.ASK_SWITCH, 0)
            return
        state.turns += 1
    state.phase = v.OVER
    state.active = v.NO_SEAT
    state.revealed += 1
    if state.log is not None:
        state.note("game-over", -1, (), 0)
