"""Step 2, PODRÓŻ KOSMICZNA: movement along the lines, discovery, landing (p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.piles import replaced
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import gain
from galaktyka.games.cosmos.engine.rules.system import (
    draw_lines,
    gather_effect,
)
from galaktyka.games.cosmos.engine.rules.terraforming import earn_merit, raise_level
from galaktyka.games.cosmos.engine.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.engine.state import Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64


def space_name(space: i64) -> str:
    """A space in the notation."""
    return "portal" if space == v.PORTAL else f"{v.CELLS[space // 4]}-{v.PLACES[space % 4]}"


def move(state: Position, seat: i64, space: i64) -> None:
    """The Ark lands."""
    state.players[seat].ark = space
    note_move(state, seat)
    do_next(state, task_of(v.LAND, seat))


def note_move(state: Position, seat: i64) -> None:
    """Where the Ark has gone: the space, and the planet that it belongs to."""
    if state.log is not None:
        space = state.players[seat].ark
        planet = () if space == v.PORTAL else (state.box.planet_ids[state.cells[space // 4]],)
        state.note("moves", seat, (space_name(space), *planet), 0)


def discover(state: Position, seat: i64, cell: i64) -> None:
    """The bottom card of the planet deck is laid there, and the Ark goes straight onto the planet."""
    planet: i64 = state.planet_deck[0]
    state.planet_deck = state.planet_deck[1:]
    state.cells = replaced(state.cells, cell, planet)
    state.players[seat].ark = 4 * cell
    state.revealed += 1
    draw_lines(state)
    if state.log is not None:
        state.note("discovers", seat, (state.box.planet_ids[planet], v.CELLS[cell]), 0)
    do_next(state, task_of(v.DISCOVERED, seat, cell) + task_of(v.LAND, seat))


def reward_discovery(state: Position) -> None:
    """One track of the new planet goes up by one, and the discoverer is on space 1 of its terraform track."""
    seat: i64 = state.task[1]
    cell: i64 = state.task[2]
    if is_automa(state, seat):
        gain(state, seat, v.MINERALS, 1)
        raise_level(state, cell, v.MINERALS)
        earn_merit(state, seat, cell, 1)
    else:
        ask(state, seat, v.ASK_TRACK)


def land(state: Position) -> None:
    """Outposts on the planet pay their owners, in turn order; moons and stations what the Ark is equipped for."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    space = player.ark
    if space == v.PORTAL:
        return
    place = space % 4
    if place == v.PLANET:
        pay_outposts(state, seat, space)
    elif place == v.STATION:
        equip(state, seat, has_upgrade(player, v.BIODOME), v.WORKFORCE, has_upgrade(player, v.LEISURE))
    elif place == v.MOON:
        equip(state, seat, has_upgrade(player, v.SPACE_MINING), v.MINERALS, has_upgrade(player, v.MINING_VEHICLES))


def pay_outposts(state: Position, seat: i64, space: i64) -> None:
    """Everything shown at the top of the planet, once for each outpost there."""
    cell = space // 4
    effect = gather_effect(state, space)
    everybody: i64 = len(state.players)
    tasks = b""
    for i in range(everybody):
        owner = (seat + i) % everybody
        outposts = state.players[owner].outposts
        for j in range(len(outposts)):
            if outposts[j] == cell:
                if state.log is not None:
                    state.note("income", owner, (state.box.planet_ids[state.cells[cell]],), 0)
                tasks = tasks + task_of(v.GAIN, owner, effect)
    if tasks:
        do_next(state, tasks)


def equip(state: Position, seat: i64, gains: bool, resource: i64, crew: bool) -> None:
    """What the upper and the lower upgrade of a pair give."""
    if gains:
        gain(state, seat, resource, 1)
    if crew:
        do_next(state, task_of(v.CREW_FROM_CANTINA, seat, 1))
