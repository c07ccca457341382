"""Resources (ZDOBYWANIE ZASOBÓW): four tracks, never below nothing, what does not fit is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import EFFECT_SIZE, GAIN_AT, Box
from galaktyka.games.cosmos.engine.state import Player, Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64


def held(player: Player, resource: i64) -> i64:
    """How many units are in the cargo hold."""
    return (player.cargo >> (4 * resource)) & 15


def all_held(player: Player) -> i64:
    """Units of all kinds."""
    cargo = player.cargo
    return (cargo & 15) + ((cargo >> 4) & 15) + ((cargo >> 8) & 15) + (cargo >> 12)


def capacity(box: Box, player: Player) -> i64:
    """Of each kind; more with Cargo Holds."""
    return box.capacity_upgraded if (player.upgrades >> v.CARGO_HOLDS) & 1 else box.capacity


def room_for(box: Box, player: Player, resource: i64) -> i64:
    """Units of a kind that still fit."""
    return capacity(box, player) - held(player, resource)


def room_from(box: Box, player: Player, resource: i64) -> i64:
    """Units that still fit, of this kind and of those after it."""
    room: i64 = 0
    while resource < v.KINDS:
        room += room_for(box, player, resource)
        resource += 1
    return room


def held_from(player: Player, resource: i64) -> i64:
    """Units held of this kind and of those after it."""
    units: i64 = 0
    while resource < v.KINDS:
        units += held(player, resource)
        resource += 1
    return units


def gain(state: Position, seat: i64, resource: i64, units: i64) -> None:
    """What does not fit is lost."""
    player = state.players[seat]
    room = room_for(state.box, player, resource)
    fits = units if units <= room else room
    player.cargo += fits << (4 * resource)
    if state.log is not None:
        if fits:
            state.note("gains", seat, (v.RESOURCES[resource],), fits)
        if fits < units:
            state.note("loses", seat, (v.RESOURCES[resource],), units - fits)


def pay(state: Position, seat: i64, resource: i64, units: i64) -> None:
    """The units are there."""
    state.players[seat].cargo -= units << (4 * resource)
    if state.log is not None:
        state.note("pays", seat, (v.RESOURCES[resource],), units)


def can_pay(player: Player, table: bytes, at: i64) -> bool:
    """Whether the four numbers of a cost, which stand in a table, are in the cargo hold."""
    cargo = player.cargo
    for i in range(v.KINDS):
        if cargo & 15 < table[at + i]:
            return False
        cargo >>= 4
    return True


def pay_all(state: Position, seat: i64, table: bytes, at: i64) -> None:
    """Four numbers of a cost."""
    for resource in range(v.KINDS):
        if table[at + resource]:
            pay(state, seat, resource, table[at + resource])


def gain_all(state: Position, seat: i64, effect: i64) -> None:
    """The fixed gains of an effect."""
    table = state.box.effects
    at = EFFECT_SIZE * effect + GAIN_AT
    for resource in range(v.KINDS):
        if table[at + resource]:
            gain(state, seat, resource, table[at + resource])


# ------------------------------------------------------------------ any resource


def gain_any(state: Position) -> None:
    """Each unit is chosen by itself; the Automa takes what it has least of."""
    seat: i64 = state.task[1]
    units: i64 = state.task[2]
    player = state.players[seat]
    if is_automa(state, seat):
        for _ in range(units):
            gain(state, seat, least_held(player), 1)
    elif units and room_from(state.box, player, 0):
        ask(state, seat, v.ASK_GAIN)


def least_held(player: Player) -> i64:
    """The resource of which there is least; of equals, the higher track."""
    best: i64 = 0
    for resource in range(1, v.KINDS):
        if held(player, resource) < held(player, best):
            best = resource
    return best


def most_held(player: Player) -> i64:
    """The resource of which there is most; of equals, the higher track."""
    best: i64 = 0
    for resource in range(1, v.KINDS):
        if held(player, resource) > held(player, best):
            best = resource
    return best


def pay_any(state: Position) -> None:
    """Each unit is chosen by itself; the Automa pays what it has most of."""
    seat: i64 = state.task[1]
    units: i64 = state.task[2]
    if is_automa(state, seat):
        for _ in range(units):
            pay(state, seat, most_held(state.players[seat]), 1)
    elif units:
        ask(state, seat, v.ASK_PAY)
