"""Whom to attack and with which ships (pp. 11, 13): target, plan, ships in turn, and the next alien system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import TASK_SIZE, ask, do_next, task_of
from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions import send
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


# ------------------------------------------------------------------ target and plan


def begin(state: Position) -> None:
    """Whom to attack, if anybody."""
    task = state.task
    seat: i64 = task[1]
    if send.ships_to_send(state, state.players[seat], task[2], task[3]):
        ask(state, seat, v.ASK_TARGET, 0)


# ------------------------------------------------------------------ ships


def sending(state: Position) -> None:
    """The next ship, or enough."""
    task = state.task
    seat: i64 = task[1]
    if task[7] % 2 == 1 and task[2] != v.ALL_SHIPS:
        send.finish(state)
    elif send.ships_to_send(state, state.players[seat], task[2], task[3]):
        ask(state, seat, v.ASK_SEND, 0)
    else:
        send.finish(state)


def switch_off(state: Position) -> None:
    """A ship that was paid for is blank again: its attack is over."""
    ship: i64 = state.task[2]
    if ship in state.switched:
        state.switched = without(state.switched, index_of(state.switched, ship))


# ------------------------------------------------------------------ afterwards


def end_attack(state: Position) -> None:
    """An attacked alien system makes room for the next one; a scout may pass that one over.

    A ship that completed in the middle of an offensive against the aliens leaves them to the rest of it, and scouts
    after it.
    """
    task = state.task
    if task[2] != v.ALIENS:
        return
    scouts = task_of(v.SCOUTING, task[1]) if task[3] else b""
    rest = rest_of_offensive(state)
    if rest < 0:
        next_system(state)
        do_next(state, scouts)
    else:
        after = rest + TASK_SIZE
        state.agenda = state.agenda[:after] + scouts + state.agenda[after:]


def rest_of_offensive(state: Position) -> i64:
    """Where the rest of an attack on the aliens that began earlier stands on the agenda; NO_CARD if there is none."""
    for at in range(0, len(state.agenda), TASK_SIZE):
        if state.agenda[at] == v.SENDING and state.agenda[at + 5] == v.ALIENS:
            return at
    return v.NO_CARD


def next_system(state: Position) -> None:
    """The available system makes room for the next one."""
    deck = state.systems + ONE[state.system]
    state.system = deck[0]
    state.systems = deck[1:]
    state.revealed += 1
    if state.log is not None:
        state.note("system", -1, (state.box.pack.systems[state.system].id,), 0)


def scouting(state: Position) -> None:
    """A scout has attacked: the new system may be passed over."""
    if len(state.systems) > 0:
        ask(state, state.task[1], v.ASK_SCOUT, 0)
