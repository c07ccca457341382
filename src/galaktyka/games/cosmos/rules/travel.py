"""Step 2, PODRÓŻ KOSMICZNA: movement along the lines, discovery, landing (p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import replaced
from galaktyka.games.cosmos.rules.cargo import gain
from galaktyka.games.cosmos.rules.system import (
    cells_in_reach,
    draw_lines,
    gather_effect,
    movement,
    within_reach,
)
from galaktyka.games.cosmos.rules.terraforming import earn_merit, raise_level
from galaktyka.games.cosmos.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.state import Position, answered, ask, do_next, is_automa, task_of
from galaktyka.games.cosmos.vocabulary import (
    ASK_TRACK,
    BIODOME,
    CELL_COUNT,
    CELLS,
    CREW_FROM_CANTINA,
    DISCOVER_FIRST,
    DISCOVERED,
    GAIN,
    KINDS,
    LAND,
    LEISURE,
    MINERALS,
    MINING_VEHICLES,
    MOON,
    MOVE_FIRST,
    PASS,
    PLACES,
    PLANET,
    PORTAL,
    RAISE_FIRST,
    SPACE_COUNT,
    SPACE_MINING,
    STATION,
    WORKFORCE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def space_name(space: i64) -> str:
    """A space in the notation."""
    return "portal" if space == PORTAL else f"{CELLS[space // 4]}-{PLACES[space % 4]}"


def may_end_on(state: Position, seat: i64, space: i64) -> bool:
    """Planets and the portal have room for all; but nobody lands beside the Automa."""
    for other in range(len(state.players)):
        if other == seat or state.players[other].ark != space:
            continue
        if is_automa(state, other) or (space != PORTAL and space % 4 != PLANET):
            return False
    return True


def offer_journeys(state: Position) -> None:
    """Empty cells to discover, and spaces to land on; the Ark must leave its space."""
    seat = state.asked
    player = state.players[seat]
    steps = movement(state, player)
    options: list[int] = []
    cells = cells_in_reach(state, player.ark, steps)
    for cell in range(CELL_COUNT):
        if (cells >> cell) & 1:
            options.append(DISCOVER_FIRST + cell)
    spaces = within_reach(state, player.ark, steps)
    for space in range(SPACE_COUNT):
        if (spaces >> space) & 1 and space != player.ark and may_end_on(state, seat, space):
            options.append(MOVE_FIRST + space)
    if not options:
        options.append(PASS)
    state.options = options


def move(state: Position, space: i64) -> None:
    """The Ark lands."""
    seat = state.asked
    answered(state)
    state.players[seat].ark = space
    note_move(state, seat)
    do_next(state, task_of(LAND, seat))


def note_move(state: Position, seat: i64) -> None:
    """Where the Ark has gone: the space, and the planet that it belongs to."""
    if state.log is not None:
        space = state.players[seat].ark
        planet = () if space == PORTAL else (state.box.planet_ids[state.cells[space // 4]],)
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
        state.note("discovers", seat, (state.box.planet_ids[planet], CELLS[cell]), 0)
    do_next(state, task_of(DISCOVERED, seat, cell) + task_of(LAND, seat))


def reward_discovery(state: Position) -> None:
    """One track of the new planet goes up by one, and the discoverer is on space 1 of its terraform track."""
    seat: i64 = state.task[1]
    cell: i64 = state.task[2]
    if is_automa(state, seat):
        gain(state, seat, MINERALS, 1)
        raise_level(state, cell, MINERALS)
        earn_merit(state, seat, cell, 1)
    else:
        ask(state, seat, ASK_TRACK)


def offer_tracks(state: Position) -> None:
    """Those that the planet has."""
    first: i64 = 4 * state.cells[state.task[2]]
    options: list[int] = []
    for resource in range(KINDS):
        if state.box.tracks[first + resource]:
            options.append(RAISE_FIRST + resource)
    state.options = options


def choose_track(state: Position, resource: i64) -> None:
    """This one."""
    seat = state.asked
    cell: i64 = state.task[2]
    answered(state)
    raise_level(state, cell, resource)
    earn_merit(state, seat, cell, 1)


def land(state: Position) -> None:
    """Outposts on the planet pay their owners, in turn order; moons and stations what the Ark is equipped for."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    space = player.ark
    if space == PORTAL:
        return
    place = space % 4
    if place == PLANET:
        pay_outposts(state, seat, space)
    elif place == STATION:
        equip(state, seat, has_upgrade(player, BIODOME), WORKFORCE, has_upgrade(player, LEISURE))
    elif place == MOON:
        equip(state, seat, has_upgrade(player, SPACE_MINING), MINERALS, has_upgrade(player, MINING_VEHICLES))


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
                tasks = tasks + task_of(GAIN, owner, effect)
    if tasks:
        do_next(state, tasks)


def equip(state: Position, seat: i64, gains: bool, resource: i64, crew: bool) -> None:
    """What the upper and the lower upgrade of a pair give."""
    if gains:
        gain(state, seat, resource, 1)
    if crew:
        do_next(state, task_of(CREW_FROM_CANTINA, seat, 1))
