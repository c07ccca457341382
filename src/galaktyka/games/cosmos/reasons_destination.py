"""Why not: destination actions that are not possible here and now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.bits import count_bits
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.reasons_costs import missing_specialists
from galaktyka.games.cosmos.rules.cargo import all_held
from galaktyka.games.cosmos.rules.destination import on_planet
from galaktyka.games.cosmos.rules.system import has_colony, is_finished
from galaktyka.games.cosmos.rules.terraforming import missing_levels
from galaktyka.games.cosmos.state import Player, Position
from galaktyka.games.cosmos.vocabulary import CELLS, COLOURS, DEEDS, ENGINEER, KINDS, OUTPOST, OUTPOST_FIRST, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64


def against_destination(state: Position, player: Player, action: i64, verb: str) -> Reason:
    """Done already, not here, or something is missing for it."""
    if state.deeds & DEEDS[verb]:
        return Reason("cosmos.done-already", deed=verb)
    if verb == "train":
        card = action - state.box.first_train
        return Reason("cosmos.not-on-planets") if on_planet(player) else against_training(state, player, card)
    if not on_planet(player):
        return Reason("cosmos.planets-only")
    cell = player.ark // 4
    if verb == "terraform":
        return against_terraforming(state, cell)
    if verb == "explore":
        return missing_specialists(state, player, 0, 0, 1, state.box.colour[state.cells[cell]])
    if verb == "colony":
        return against_colony(state, player, cell)
    if verb == "outpost":
        return against_outpost(player, cell, action)
    return against_settling(state, player, cell, action - state.box.first_settle)


def against_terraforming(state: Position, cell: i64) -> Reason:
    """Terraformed already, or nothing in cargo that a track still lacks."""
    planet = state.box.planet_ids[state.cells[cell]]
    if is_finished(state, cell):
        return Reason("cosmos.is-terraformed", planet=planet)
    lacking = [RESOURCES[resource] for resource in range(KINDS) if missing_levels(state, cell, resource)]
    return Reason("cosmos.nothing-to-raise", planet=planet, resources=lacking)


def against_colony(state: Position, player: Player, cell: i64) -> Reason:
    """One on each planet, markers in the pool, and the cost of the next one."""
    box = state.box
    if has_colony(player, cell):
        return Reason("cosmos.colony-here", planet=box.planet_ids[state.cells[cell]])
    if player.colony_pool == 0:
        return Reason("cosmos.no-marker")
    number = count_bits(player.colonies)
    if all_held(player) < box.colony_resources[number]:
        return Reason("cosmos.any-missing", need=box.colony_resources[number], have=all_held(player))
    engineers: i64 = box.colony_engineers[number]
    colour: i64 = box.colour[state.cells[cell]]
    return missing_specialists(
        state, player, engineers, box.colony_leaders[number], box.colony_of_colour[number], colour
    )


def against_outpost(player: Player, cell: i64, action: i64) -> Reason:
    """From the pool first; then one from another planet."""
    if not player.outpost_pool and not player.outposts:
        return Reason("cosmos.no-outpost")
    if action == OUTPOST:
        return Reason("cosmos.outposts-placed")
    other = action - OUTPOST_FIRST
    if other not in player.outposts:
        return Reason("cosmos.no-outpost-there", cell=CELLS[other])
    return Reason("cosmos.outpost-in-pool") if player.outpost_pool else Reason("cosmos.outpost-here")


def against_settling(state: Position, player: Player, cell: i64, survivor: i64) -> Reason:
    """A survivor that is held, of the planet's colour, when the planet is terraformed."""
    box = state.box
    name = box.survivor_ids[survivor]
    if survivor not in player.survivors:
        return Reason("cosmos.not-held", survivor=name)
    if not is_finished(state, cell):
        return Reason("cosmos.not-terraformed", planet=box.planet_ids[state.cells[cell]])
    return Reason("cosmos.other-colour", survivor=name, colour=COLOURS[box.survivor_colour[survivor]])


def against_training(state: Position, player: Player, card: i64) -> Reason:
    """A card of the crew, whose discarding readies a token that is not ready."""
    if card not in player.top and card not in player.bottom:
        return Reason("cosmos.not-in-crew", card=state.box.crew_ids[card])
    engineer = state.box.specialist[card] == ENGINEER
    return Reason("cosmos.leaders-ready" if engineer else "cosmos.engineer-ready", card=state.box.crew_ids[card])
