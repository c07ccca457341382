"""Terraform tracks in Micro Cosmos: what levels are worth, and being first or second there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.bits import bit
from galaktyka.games.cosmos.bots.lore import POINT
from galaktyka.games.cosmos.bots.scene import HIGHEST, NOWHERE, Scene, marginal
from galaktyka.games.cosmos.bots.situation import ONE_TURN, Appraisal
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.state import MOST_PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_LEAD: Final = 12
"""A greater lead does not make ending the game more urgent."""


def levels_allowed(a: Appraisal, s: Scene) -> i64:
    """Levels in one action."""
    return a.box.terraform_base + s.colonies + s.outposts


def track_to_raise(a: Appraisal, s: Scene, floor: i64) -> i64:
    """The missing level whose resource is missed least, from `floor` on; NOWHERE: none can be raised."""
    best: i64 = NOWHERE
    least: i64 = HIGHEST
    for resource in range(v.KINDS):
        if resource < floor or not (s.cargo >> (4 * resource)) & 15 or not (s.want >> (4 * resource)) & 15:
            continue
        value = marginal(a, s, resource)
        if value < least:
            least = value
            best = resource
    return best


def raise_levels(a: Appraisal, s: Scene) -> i64:
    """As many levels as the action allows; how many they are."""
    raised: i64 = 0
    while raised < levels_allowed(a, s):
        resource = track_to_raise(a, s, 0)
        if resource == NOWHERE:
            break
        s.cargo -= bit(4 * resource)
        s.want -= bit(4 * resource)
        raised += 1
    return raised


def terraform(a: Appraisal, s: Scene) -> i64:
    """Raise levels; their points, and what they do for the places on the track."""
    raised = raise_levels(a, s)
    points = raised * POINT
    if s.cell == NOWHERE:
        return points + (bonus(a, 0) * a.taste.bonus // 100 if raised else 0)
    complete = s.want == 0
    points += standing(a, s.cell, raised, certainty(a, s)) - standing(a, s.cell, 0, certainty_now(a, s.cell))
    if complete:
        s.finished = True
        points += finishing(a, s)
    return points


def certainty(a: Appraisal, s: Scene) -> i64:
    """Percent of the points for places that count, from a bare planet to a complete one."""
    missing = (s.want & 15) + ((s.want >> 4) & 15) + ((s.want >> 8) & 15) + (s.want >> 12)
    return certainty_of(a, s.planet, missing)


def certainty_now(a: Appraisal, cell: i64) -> i64:
    """The same for the planet as it lies on the table."""
    levels = a.state.levels
    raised: i64 = levels[4 * cell] + levels[4 * cell + 1] + levels[4 * cell + 2] + levels[4 * cell + 3]
    planet: i64 = a.state.cells[cell]
    return certainty_of(a, planet, length_of(a, planet) - raised)


def length_of(a: Appraisal, planet: i64) -> i64:
    """Levels of a planet in all."""
    tracks = a.box.tracks
    return tracks[4 * planet] + tracks[4 * planet + 1] + tracks[4 * planet + 2] + tracks[4 * planet + 3]


def certainty_of(a: Appraisal, planet: i64, missing: i64) -> i64:
    """A planet that cannot be completed in time pays nothing for places."""
    length = length_of(a, planet)
    if missing == 0:
        return 100
    if a.left < ONE_TURN:
        return 0
    return a.taste.bonus + (80 - a.taste.bonus) * (length - missing) // length


def bonus(a: Appraisal, rank: i64) -> i64:
    """Points for a place on the track."""
    if rank == 0:
        return a.box.first_bonus * POINT
    return a.box.second_bonus * POINT if rank == 1 else 0


def standing(a: Appraisal, cell: i64, levels: i64, percent: i64) -> i64:
    """The own place after so many more levels, and the places of the others as harm."""
    state = a.state
    first = MOST_PLAYERS * cell
    space: i64 = state.merit[first + a.seat] + levels
    rank: i64 = 0
    value: i64 = 0
    placed = space == 0
    for i in range(MOST_PLAYERS):
        other: i64 = state.ranks[first + i]
        if other == v.NOBODY:
            break
        if other == a.seat:
            if levels == 0:
                placed = True
                value += bonus(a, rank) * 100
                rank += 1
            continue
        if levels and not placed and state.merit[first + other] <= space:
            placed = True
            value += bonus(a, rank) * 100
            rank += 1
        value -= bonus(a, rank) * a.harm
        rank += 1
    if not placed:
        value += bonus(a, rank) * 100
    return value * percent // 10000


def finishing(a: Appraisal, s: Scene) -> i64:
    """The planet is turned over: homes for survivors, more to gather, and perhaps the end of the game."""
    state = a.state
    value = a.taste.finish * (a.left if a.left < 40 else 40) // 40
    if a.left >= ONE_TURN:
        value += s.held * 2 * a.taste.finish
    wanted = a.box.planets_to_end_long if state.long else a.box.planets_to_end
    if state.closing == 0 and state.completed + 1 >= wanted:
        lead = a.lead()
        lead = MOST_LEAD if lead > MOST_LEAD else (-MOST_LEAD if lead < -MOST_LEAD else lead)
        value += lead * a.taste.race
    return value
