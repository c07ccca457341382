"""Which resource is paid, where any will do, unit by unit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, task_of
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import held, held_from, pay
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NONE_HELD: Final = 1
OUT_OF_ORDER: Final = 2
TOO_FEW_LEFT: Final = 3


def obstacle(state: Position, player: Player, resource: i64) -> i64:
    """Resources held, in ascending order, so that all can be paid."""
    if held(player, resource) == 0:
        return NONE_HELD
    if resource < state.floor:
        return OUT_OF_ORDER
    return TOO_FEW_LEFT if held_from(player, resource) < state.task[2] else FINE


def offer(state: Position) -> None:
    """The resources that can be the next one."""
    player = state.players[state.asked]
    options: list[int] = []
    for resource in range(v.KINDS):
        if obstacle(state, player, resource) == FINE:
            options.append(v.PAY_FIRST + resource)
    state.options = options


def complete(state: Position) -> bool:
    """Whether all is paid."""
    return state.task[2] == 0


def answer(state: Position, seat: i64, action: i64) -> None:
    """One unit; the next one is not of an earlier kind."""
    resource = action - v.PAY_FIRST
    pay(state, seat, resource, 1)
    state.task = task_of(v.PAY_ANY, seat, state.task[2] - 1)
    state.floor = resource
    if complete(state):
        answered(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """None there, an earlier kind, or one after which the rest could not be paid."""
    resource = action - v.PAY_FIRST
    name = v.RESOURCES[resource]
    code = obstacle(state, player, resource)
    if code == NONE_HELD:
        return Reason("cosmos.none-held", resource=name)
    if code == OUT_OF_ORDER:
        return Reason("cosmos.resource-order", resource=name)
    return Reason("cosmos.pay-earlier", resource=name, need=state.task[2], have=held_from(player, resource))
