"""Which resource is gained, unit by unit (ZDOBYWANIE ZASOBÓW)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, task_of
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import capacity, gain, room_for, room_from
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NO_ROOM: Final = 1
OUT_OF_ORDER: Final = 2
WOULD_BE_LOST: Final = 3


def obstacle(state: Position, player: Player, resource: i64) -> i64:
    """Resources that fit, in ascending order, so that nothing is lost that need not be."""
    if room_for(state.box, player, resource) == 0:
        return NO_ROOM
    if resource < state.floor:
        return OUT_OF_ORDER
    room = room_from(state.box, player, resource)
    if room < state.task[2] and room < room_from(state.box, player, state.floor):
        return WOULD_BE_LOST
    return FINE


def offer(state: Position) -> None:
    """The resources that can be the next one."""
    player = state.players[state.asked]
    options: list[int] = []
    for resource in range(v.KINDS):
        if obstacle(state, player, resource) == FINE:
            options.append(v.GAIN_FIRST + resource)
    state.options = options


def complete(state: Position, player: Player) -> bool:
    """Whether no unit is left, or no room for one."""
    return state.task[2] == 0 or room_from(state.box, player, state.floor) == 0


def answer(state: Position, seat: i64, action: i64) -> None:
    """One unit; the next one is not of an earlier kind."""
    resource = action - v.GAIN_FIRST
    gain(state, seat, resource, 1)
    state.task = task_of(v.GAIN_ANY, seat, state.task[2] - 1)
    state.floor = resource
    if complete(state, state.players[seat]):
        answered(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """No room, an earlier kind, or one after which something would be lost that need not be."""
    resource = action - v.GAIN_FIRST
    name = v.RESOURCES[resource]
    code = obstacle(state, player, resource)
    if code == NO_ROOM:
        return Reason("cosmos.no-room", resource=name, n=capacity(state.box, player))
    return Reason("cosmos.resource-order" if code == OUT_OF_ORDER else "cosmos.would-be-lost", resource=name)
