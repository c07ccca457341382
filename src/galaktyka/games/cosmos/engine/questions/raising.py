"""Which track of the planet goes up, level by level (TERRAFORMOWANIE, p. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, task_of
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.questions.track import no_track
from galaktyka.games.cosmos.engine.rules.cargo import held, pay
from galaktyka.games.cosmos.engine.rules.terraforming import earn_merit, is_full, missing_levels, raise_level
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NO_TRACK: Final = 1
TRACK_FULL: Final = 2
NONE_HELD: Final = 3
OUT_OF_ORDER: Final = 4


def obstacle(state: Position, player: Player, cell: i64, resource: i64) -> i64:
    """A track that is not full, and a resource for it; in ascending order."""
    if not state.box.tracks[4 * state.cells[cell] + resource]:
        return NO_TRACK
    if missing_levels(state, cell, resource) == 0:
        return TRACK_FULL
    if held(player, resource) == 0:
        return NONE_HELD
    return OUT_OF_ORDER if resource < state.floor else FINE


def offer(state: Position) -> None:
    """Tracks in ascending order; after the first level the player may stop."""
    player = state.players[state.asked]
    options: list[int] = []
    if state.task[3]:
        options.append(v.PASS)
    for resource in range(v.KINDS):
        if obstacle(state, player, player.ark // 4, resource) == FINE:
            options.append(v.RAISE_FIRST + resource)
    state.options = options


def complete(state: Position, cell: i64) -> bool:
    """Whether the limit is reached or the planet is complete."""
    return state.task[2] == 0 or is_full(state, cell)


def answer(state: Position, seat: i64, action: i64) -> None:
    """One level, or no more; in the end the levels count as merit."""
    cell = state.players[seat].ark // 4
    if action != v.PASS:
        resource = action - v.RAISE_FIRST
        pay(state, seat, resource, 1)
        raise_level(state, cell, resource)
        state.task = task_of(v.TERRAFORM, seat, state.task[2] - 1, state.task[3] + 1)
        state.floor = resource
        if not complete(state, cell):
            return
    answered(state)
    earn_merit(state, seat, cell, state.task[3])


def against(state: Position, player: Player, action: i64) -> Reason:
    """At least one level; a track of this planet that is not full, a resource for it, in order."""
    if action == v.PASS:
        return Reason("cosmos.must-raise")
    resource = action - v.RAISE_FIRST
    cell = player.ark // 4
    name = v.RESOURCES[resource]
    code = obstacle(state, player, cell, resource)
    if code == NO_TRACK:
        return no_track(state, cell, resource)
    if code == TRACK_FULL:
        planet = state.cells[cell]
        most = state.box.tracks[4 * planet + resource]
        return Reason("cosmos.track-full", planet=state.box.planet_ids[planet], resource=name, n=most)
    return Reason("cosmos.none-held" if code == NONE_HELD else "cosmos.resource-order", resource=name)
