"""Where the Ark goes (step 2, PODRÓŻ KOSMICZNA, p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.bits import bit
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules import travel
from galaktyka.games.cosmos.engine.rules.system import cells_in_reach, movement, within_reach
from galaktyka.games.cosmos.engine.state import Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
HERE: Final = 1
NO_PLANET: Final = 2
OUT_OF_REACH: Final = 3
BESIDE_AUTOMA: Final = 4
OCCUPIED: Final = 5
DISCOVERED: Final = 6


def obstacle(state: Position, seat: i64, space: i64) -> i64:
    """The Ark must leave its space, not further than it can, and not to where there is no room for it."""
    player = state.players[seat]
    if space == player.ark:
        return HERE
    if space != v.PORTAL and state.cells[space // 4] == v.EMPTY:
        return NO_PLANET
    if not within_reach(state, player.ark, movement(state, player)) & bit(space):
        return OUT_OF_REACH
    return obstacle_to_landing(state, seat, space)


def obstacle_to_landing(state: Position, seat: i64, space: i64) -> i64:
    """Planets and the portal have room for all; but nobody lands beside the Automa."""
    for other in range(len(state.players)):
        if other != seat and state.players[other].ark == space:
            if is_automa(state, other):
                return BESIDE_AUTOMA
            if space != v.PORTAL and space % 4 != v.PLANET:
                return OCCUPIED
    return FINE


def obstacle_to_discovery(state: Position, seat: i64, cell: i64) -> i64:
    """Empty cells that a line leads to."""
    player = state.players[seat]
    if state.cells[cell] != v.EMPTY:
        return DISCOVERED
    return FINE if cells_in_reach(state, player.ark, movement(state, player)) & bit(cell) else OUT_OF_REACH


def offer(state: Position) -> None:
    """Empty cells to discover, and spaces to land on: what is in reach is worked out once for all of them."""
    seat = state.asked
    player = state.players[seat]
    steps = movement(state, player)
    options: list[int] = []
    cells = cells_in_reach(state, player.ark, steps)
    for cell in range(v.CELL_COUNT):
        if (cells >> cell) & 1:
            options.append(v.DISCOVER_FIRST + cell)
    spaces = within_reach(state, player.ark, steps)
    for space in range(v.SPACE_COUNT):
        if (spaces >> space) & 1 and space != player.ark and obstacle_to_landing(state, seat, space) == FINE:
            options.append(v.MOVE_FIRST + space)
    if not options:
        options.append(v.PASS)
    state.options = options


def answer(state: Position, seat: i64, action: i64) -> None:
    """A space, an empty cell, or nowhere because every way is barred."""
    answered(state)
    if action >= v.MOVE_FIRST:
        travel.move(state, seat, action - v.MOVE_FIRST)
    elif action != v.PASS:
        travel.discover(state, seat, action - v.DISCOVER_FIRST)


def against(state: Position, seat: i64, action: i64) -> Reason:
    """With the distance, where that is too far."""
    if action == v.PASS:
        return Reason("cosmos.must-move")
    if action < v.MOVE_FIRST:
        return against_discovery(state, seat, action - v.DISCOVER_FIRST)
    space = action - v.MOVE_FIRST
    code = obstacle(state, seat, space)
    if code == HERE:
        return Reason("cosmos.must-leave")
    if code == NO_PLANET:
        return Reason("cosmos.no-planet", cell=v.CELLS[space // 4])
    if code == OUT_OF_REACH:
        return against_distance(state, seat, distance(state, state.players[seat].ark, space))
    if code == BESIDE_AUTOMA:
        return Reason("cosmos.beside-automa")
    planet = state.box.planet_ids[state.cells[space // 4]]
    return Reason("cosmos.occupied", place=v.PLACES[space % 4], planet=planet)


def against_discovery(state: Position, seat: i64, cell: i64) -> Reason:
    """A planet lies there already, or the edge is too far away."""
    if obstacle_to_discovery(state, seat, cell) == DISCOVERED:
        return Reason("cosmos.discovered", planet=state.box.planet_ids[state.cells[cell]])
    steps: i64 = 1
    while not cells_in_reach(state, state.players[seat].ark, steps) & bit(cell):
        steps += 1
    return against_distance(state, seat, steps)


def against_distance(state: Position, seat: i64, spaces: i64) -> Reason:
    """Too far away."""
    return Reason("cosmos.out-of-reach", need=spaces, have=movement(state, state.players[seat]))


def distance(state: Position, start: i64, space: i64) -> i64:
    """Spaces on a shortest way; every card on the table is joined to the portal."""
    steps: i64 = 1
    while not within_reach(state, start, steps) & bit(space):
        steps += 1
    return steps
