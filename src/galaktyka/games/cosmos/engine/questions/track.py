"""Which track of a planet that has just been discovered goes up (p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.terraforming import earn_merit, raise_level
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NO_TRACK: Final = 1


def obstacle(state: Position, resource: i64) -> i64:
    """The planet has the track."""
    return FINE if state.box.tracks[4 * state.cells[state.task[2]] + resource] else NO_TRACK


def offer(state: Position) -> None:
    """Those that the planet has."""
    options: list[int] = []
    for resource in range(v.KINDS):
        if obstacle(state, resource) == FINE:
            options.append(v.RAISE_FIRST + resource)
    state.options = options


def answer(state: Position, seat: i64, action: i64) -> None:
    """It goes up by one, and the discoverer is on space 1 of the terraform track."""
    cell: i64 = state.task[2]
    answered(state)
    raise_level(state, cell, action - v.RAISE_FIRST)
    earn_merit(state, seat, cell, 1)


def against(state: Position, action: i64) -> Reason:
    """The planet needs nothing of this kind."""
    return no_track(state, state.task[2], action - v.RAISE_FIRST)


def no_track(state: Position, cell: i64, resource: i64) -> Reason:
    """For whichever planet."""
    planet = state.box.planet_ids[state.cells[cell]]
    return Reason("cosmos.no-track", planet=planet, resource=v.RESOURCES[resource])
