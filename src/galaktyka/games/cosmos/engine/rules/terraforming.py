"""TERRAFORMOWANIE: raising the tracks of a planet, merit, and the planet that is complete (pp. 16, 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.bits import bit, count_bits
from galaktyka.core.piles import ONE, replaced
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import held, pay
from galaktyka.games.cosmos.engine.state import MOST_PLAYERS, Player, Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64


def levels_at_once(state: Position, player: Player) -> i64:
    """Two, and one more for each own colony and outpost on planets."""
    return state.box.terraform_base + count_bits(player.colonies) + len(player.outposts)


def missing_levels(state: Position, cell: i64, resource: i64) -> i64:
    """Levels that a track of the planet still lacks."""
    return state.box.tracks[4 * state.cells[cell] + resource] - state.levels[4 * cell + resource]


def is_full(state: Position, cell: i64) -> bool:
    """Whether every track has reached its maximum."""
    tracks = 4 * state.cells[cell]
    return state.levels[4 * cell : 4 * cell + v.KINDS] == state.box.tracks[tracks : tracks + v.KINDS]


def can_raise(state: Position, player: Player, cell: i64, resource: i64) -> bool:
    """Whether the track is not full and the cargo hold has the resource."""
    return missing_levels(state, cell, resource) > 0 and held(player, resource) > 0


def begin(state: Position, seat: i64) -> None:
    """So many levels may be raised."""
    do_next(state, task_of(v.TERRAFORM, seat, levels_at_once(state, state.players[seat]), 0))


def terraform(state: Position) -> None:
    """The player raises one level after another; the Automa as many as it can, from the left."""
    seat: i64 = state.task[1]
    if is_automa(state, seat):
        automa_terraforms(state, seat)
    else:
        ask(state, seat, v.ASK_RAISE)


def automa_terraforms(state: Position, seat: i64) -> None:
    """The leftmost track for which it has the resource comes first."""
    player = state.players[seat]
    cell = player.ark // 4
    left: i64 = state.task[2]
    raised: i64 = 0
    for resource in range(v.KINDS):
        while left and can_raise(state, player, cell, resource):
            pay(state, seat, resource, 1)
            raise_level(state, cell, resource)
            left -= 1
            raised += 1
    earn_merit(state, seat, cell, raised)


def raise_level(state: Position, cell: i64, resource: i64) -> None:
    """A track of the planet goes up by one."""
    at = 4 * cell + resource
    level: i64 = state.levels[at] + 1
    state.levels = replaced(state.levels, at, level)
    if state.log is not None:
        state.note("raises", -1, (state.box.planet_ids[state.cells[cell]], v.RESOURCES[resource]), level)


def earn_merit(state: Position, seat: i64, cell: i64, levels: i64) -> None:
    """The marker advances; on a space with others it lies on top and is ahead of them."""
    first = MOST_PLAYERS * cell
    space: i64 = state.merit[first + seat] + levels
    state.merit = replaced(state.merit, first + seat, space)
    ranks = b""
    placed = False
    for i in range(MOST_PLAYERS):
        other: i64 = state.ranks[first + i]
        if other in (seat, v.NOBODY):
            continue
        if not placed and state.merit[first + other] <= space:
            ranks = ranks + ONE[seat]
            placed = True
        ranks = ranks + ONE[other]
    if not placed:
        ranks = ranks + ONE[seat]
    while len(ranks) < MOST_PLAYERS:
        ranks = ranks + ONE[v.NOBODY]
    state.ranks = state.ranks[:first] + ranks + state.ranks[first + MOST_PLAYERS :]
    if state.log is not None:
        state.note("merit", seat, (state.box.planet_ids[state.cells[cell]],), space)
    if is_full(state, cell):
        complete(state, cell)


def complete(state: Position, cell: i64) -> None:
    """Everybody on the track scores the space, the first and the second more; the card is turned over."""
    box = state.box
    first = MOST_PLAYERS * cell
    if state.log is not None:
        state.note("completes", -1, (box.planet_ids[state.cells[cell]],), 0)
    for rank in range(MOST_PLAYERS):
        seat: i64 = state.ranks[first + rank]
        if seat == v.NOBODY:
            break
        player = state.players[seat]
        bonus = box.first_bonus if rank == 0 else (box.second_bonus if rank == 1 else 0)
        player.merit_vp += state.merit[first + seat]
        player.bonus_vp += bonus
        if state.log is not None:
            state.note("scores", seat, (box.planet_ids[state.cells[cell]],), state.merit[first + seat] + bonus)
    for i in range(MOST_PLAYERS):
        state.merit = replaced(state.merit, first + i, 0)
        state.ranks = replaced(state.ranks, first + i, v.NOBODY)
    for resource in range(v.KINDS):
        state.levels = replaced(state.levels, 4 * cell + resource, 0)
    state.finished |= bit(cell)
    state.completed += 1
    if state.closing == 0 and state.completed >= (box.planets_to_end_long if state.long else box.planets_to_end):
        state.closing = 1
        if state.log is not None:
            state.note("end-near", -1, (), state.completed)
