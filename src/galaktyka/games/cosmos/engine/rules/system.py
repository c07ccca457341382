"""The map: which spaces the dashed lines join, and what lies within reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.bits import bit
from galaktyka.core.piles import ONE
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def space_serving(state: Position, cell: i64, direction: i64) -> i64:
    """The space whose line crosses this edge of a card."""
    if cell == v.MIDDLE:
        return v.PORTAL
    return 4 * cell + state.box.edges[4 * state.cells[cell] + direction]


def draw_lines(state: Position) -> None:
    """Join the spaces: on each card the planet with the others, and over facing edges of neighbours."""
    lines: list[bytes] = [b""] * v.SPACE_COUNT
    brinks: list[bytes] = [b""] * v.SPACE_COUNT
    for cell in range(v.CELL_COUNT + 1):
        if cell != v.MIDDLE:
            if state.cells[cell] == v.EMPTY:
                continue
            join_card(lines, 4 * cell)
        for direction in range(4):
            here = space_serving(state, cell, direction)
            other: i64 = v.NEXT_CELL[4 * cell + direction]
            if other == v.OUTSIDE:
                continue
            if other != v.MIDDLE and state.cells[other] == v.EMPTY:
                brinks[here] = brinks[here] + ONE[other]
            else:
                lines[here] = lines[here] + ONE[space_serving(state, other, (direction + 2) % 4)]
    state.lines = lines
    state.brinks = brinks


def join_card(lines: list[bytes], planet: i64) -> None:
    """The planet in the middle is joined to moon, station and asteroid."""
    for place in range(v.PLANET + 1, v.ASTEROID + 1):
        lines[planet] = lines[planet] + ONE[planet + place]
        lines[planet + place] = lines[planet + place] + ONE[planet]


def within_reach(state: Position, start: i64, steps: i64) -> i64:
    """The spaces at most so many steps away, as bits, the start among them."""
    seen = bit(start)
    edge = ONE[start]
    while steps > 0 and edge:
        further = b""
        for i in range(len(edge)):
            joined = state.lines[edge[i]]
            for j in range(len(joined)):
                if (seen >> joined[j]) & 1 == 0:
                    seen |= bit(joined[j])
                    further = further + ONE[joined[j]]
        edge = further
        steps -= 1
    return seen


def cells_in_reach(state: Position, start: i64, steps: i64) -> i64:
    """The empty cells that a journey of so many steps can discover, as bits."""
    seen = within_reach(state, start, steps - 1)
    cells: i64 = 0
    for space in range(v.SPACE_COUNT):
        if (seen >> space) & 1 and state.brinks[space]:
            brink = state.brinks[space]
            for i in range(len(brink)):
                cells |= bit(brink[i])
    return cells


def movement(state: Position, player: Player) -> i64:
    """How many spaces the Ark may move."""
    return state.box.movement + state.box.movement_step * player.engines


def is_finished(state: Position, cell: i64) -> bool:
    """Whether the planet is terraformed."""
    return (state.finished >> cell) & 1 == 1


def has_colony(player: Player, cell: i64) -> bool:
    """Whether an own colony stands there."""
    return (player.colonies >> cell) & 1 == 1


def gather_effect(state: Position, space: i64) -> i64:
    """The number of the effect that is shown beside a space; for planets the side that lies up."""
    if space == v.PORTAL:
        return state.box.portal_effect
    cell = space // 4
    place = space % 4
    effect: i64 = 4 * state.cells[cell]
    if place == v.PLANET:
        return effect + 1 if is_finished(state, cell) else effect
    return effect + 1 + place
