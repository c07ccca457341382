"""Whom to attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, ask, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import other_question
from galaktyka.games.artifacts.engine.rules.building import triggered
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

ITSELF: Final = 1
NO_SUCH_SEAT: Final = 2


def offer(state: Position, player: Player) -> None:
    """The available alien system or one other empire; attacking is never compulsory."""
    options: list[int] = [v.PASS]
    for target in range(state.count + 1):
        if obstacle(state, player, target) == v.FINE:
            options.append(v.TARGET_FIRST + target)
    state.options = options


def obstacle(state: Position, player: Player, target: i64) -> i64:
    """The aliens, or 1 + the seat."""
    if target == v.ALIENS:
        return v.FINE
    if target > state.count:
        return NO_SUCH_SEAT
    return ITSELF if target - 1 == state.asked else v.FINE


def answer(state: Position, seat: i64, action: i64) -> None:
    """Whatever waits for an attack happens once; a defender with plans chooses one, others have the basic plan."""
    task = state.task
    answered(state)
    if action == v.PASS:
        return
    target = action - v.TARGET_FIRST
    against_whom = "aliens" if target == v.ALIENS else "empires"
    if state.log is not None:
        name = state.box.pack.systems[state.system].id if target == v.ALIENS else str(target - 1)
        state.note("attacks-aliens" if target == v.ALIENS else "attacks-empire", seat, (name,), 0)
    tasks = triggered(state, seat, v.ON_ATTACK, v.LOGISTICAL, False, against_whom, v.NONE, target)
    if target != v.ALIENS:
        tasks = tasks + triggered(state, target - 1, v.ON_ATTACKED, v.LOGISTICAL, False, "", v.NONE, v.NONE)
    do_next(state, tasks + task_of(v.SENDING, seat, task[2], task[3], task[4], target, 0, 0))
    if target == v.ALIENS:
        return
    if state.players[target - 1].plans:
        ask(state, target - 1, v.ASK_PLAN, 0)
    elif state.log is not None:
        state.note("defends", target - 1, (state.box.pack.plans[v.BASIC_PLAN].id,), 0)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Nobody sits there, or the attacker."""
    target = action - v.TARGET_FIRST
    if not v.ALIENS <= target < v.BOOST_IT - v.TARGET_FIRST:
        return other_question(state)
    if obstacle(state, player, target) == ITSELF:
        return Reason("artifacts.target-self")
    return Reason("no-such-seat", seat=target - 1)
