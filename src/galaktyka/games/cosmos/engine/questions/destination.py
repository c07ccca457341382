"""Which action is done where the Ark has landed (step 4, AKCJE CELU PODRÓŻY, pp. 15 to 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.bits import count_bits
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.questions.costs import missing_specialists
from galaktyka.games.cosmos.engine.rules import destination, terraforming
from galaktyka.games.cosmos.engine.rules.cargo import all_held
from galaktyka.games.cosmos.engine.rules.crew import crew_of
from galaktyka.games.cosmos.engine.rules.specialists import can_spend
from galaktyka.games.cosmos.engine.rules.system import has_colony, is_finished
from galaktyka.games.cosmos.engine.rules.terraforming import missing_levels
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
DONE: Final = 1
ASTEROID: Final = 2
PLANETS_ONLY: Final = 3
NOT_ON_PLANETS: Final = 4
TERRAFORMED: Final = 5
NOTHING_TO_RAISE: Final = 6
LEADER_MISSING: Final = 7
COLONY_HERE: Final = 8
NO_MARKER: Final = 9
RESOURCES_MISSING: Final = 10
SPECIALISTS_MISSING: Final = 11
NO_OUTPOST: Final = 12
OUTPOSTS_PLACED: Final = 13
OUTPOST_HERE: Final = 14
NOT_THERE: Final = 15
OUTPOST_IN_POOL: Final = 16
NOT_HELD: Final = 17
NOT_TERRAFORMED: Final = 18
OTHER_COLOUR: Final = 19
NOT_IN_CREW: Final = 20
LEADERS_READY: Final = 21
ENGINEER_READY: Final = 22

ALL_LEADERS: Final = 7
"""The bits of all three leader tokens."""


# ------------------------------------------------------------------ what stands against each action


def obstacle(state: Position, seat: i64, action: i64) -> i64:
    """Each action once in a turn, and not everywhere; then what the action itself asks for."""
    player = state.players[seat]
    kind = kind_of(state, action)
    if state.actions_done & kind:
        return DONE
    if kind in (v.GATHERED, v.TRAINED):
        if player.ark != v.PORTAL and player.ark % 4 == v.ASTEROID:
            return ASTEROID
        if kind == v.GATHERED:
            return FINE
        if destination.on_planet(player):
            return NOT_ON_PLANETS
        return to_train(state, player, action - state.box.first_train)
    if not destination.on_planet(player):
        return PLANETS_ONLY
    cell = player.ark // 4
    if kind == v.TERRAFORMED:
        return to_terraform(state, player, cell)
    if kind == v.EXPLORED:
        return to_explore(state, seat, cell)
    if kind == v.COLONISED:
        return to_colonise(state, seat, cell)
    if kind == v.TRADED:
        return to_trade(player, cell, action)
    return to_settle(state, player, cell, action - state.box.first_settle)


def kind_of(state: Position, action: i64) -> i64:
    """The action as a bit."""
    if action == v.GATHER:
        return v.GATHERED
    if action == v.TERRAFORM_IT:
        return v.TERRAFORMED
    if action == v.EXPLORE:
        return v.EXPLORED
    if action == v.COLONY:
        return v.COLONISED
    if action < v.PLAIN:
        return v.TRADED
    return v.SETTLED if action >= state.box.first_settle else v.TRAINED


def to_terraform(state: Position, player: Player, cell: i64) -> i64:
    """A level can be raised."""
    if is_finished(state, cell):
        return TERRAFORMED
    for resource in range(v.KINDS):
        if terraforming.can_raise(state, player, cell, resource):
            return FINE
    return NOTHING_TO_RAISE


def to_explore(state: Position, seat: i64, cell: i64) -> i64:
    """A leader of the planet's colour is needed."""
    return FINE if can_spend(state, seat, 0, 0, 1, state.box.colour[state.cells[cell]]) else LEADER_MISSING


def to_colonise(state: Position, seat: i64, cell: i64) -> i64:
    """No own colony here, a marker in the pool, and the cost of the next colony."""
    box = state.box
    player = state.players[seat]
    if has_colony(player, cell):
        return COLONY_HERE
    if player.colony_pool == 0:
        return NO_MARKER
    number = count_bits(player.colonies)
    if all_held(player) < box.colony_resources[number]:
        return RESOURCES_MISSING
    colour: i64 = box.colour[state.cells[cell]]
    engineers: i64 = box.colony_engineers[number]
    fits = can_spend(state, seat, engineers, box.colony_leaders[number], box.colony_of_colour[number], colour)
    return FINE if fits else SPECIALISTS_MISSING


def to_trade(player: Player, cell: i64, action: i64) -> i64:
    """An outpost from the pool; if all are on planets, one of them from elsewhere."""
    if not player.outpost_pool and not player.outposts:
        return NO_OUTPOST
    if action == v.OUTPOST:
        if player.outpost_pool:
            return FINE
        return OUTPOSTS_PLACED if destination.outposts_elsewhere(player, cell) else OUTPOST_HERE
    other = action - v.OUTPOST_FIRST
    if other not in player.outposts:
        return NOT_THERE
    if player.outpost_pool:
        return OUTPOST_IN_POOL
    return OUTPOST_HERE if other == cell else FINE


def to_settle(state: Position, player: Player, cell: i64, survivor: i64) -> i64:
    """A survivor that is held, of the planet's colour, when the planet is terraformed."""
    if survivor not in player.survivors:
        return NOT_HELD
    if not is_finished(state, cell):
        return NOT_TERRAFORMED
    return FINE if state.box.survivor_colour[survivor] == state.box.colour[state.cells[cell]] else OTHER_COLOUR


def to_train(state: Position, player: Player, card: i64) -> i64:
    """A card of the crew, whose discarding readies a token that is not ready."""
    if card not in player.top and card not in player.bottom:
        return NOT_IN_CREW
    return to_ready(state, player, card)


def to_ready(state: Position, player: Player, card: i64) -> i64:
    """An engineer readies any leader, a leader the engineer."""
    if state.box.specialist[card] == v.ENGINEER:
        return LEADERS_READY if player.ready >> v.RED_LEADER == ALL_LEADERS else FINE
    return ENGINEER_READY if player.ready & 1 else FINE


# ------------------------------------------------------------------ what can be done


def offer(state: Position) -> None:
    """What can be done here, or enough."""
    player = state.players[state.asked]
    options: list[int] = [v.PASS]
    if not state.actions_done & v.GATHERED:
        options.append(v.GATHER)
    if destination.on_planet(player):
        offer_planet(state, player, options)
    elif not state.actions_done & v.TRAINED:
        crew = crew_of(player)
        for i in range(len(crew)):
            if to_ready(state, player, crew[i]) == FINE:
                options.append(state.box.first_train + crew[i])
    state.options = options


def offer_planet(state: Position, player: Player, options: list[int]) -> None:
    """The actions of a planet other than Gather."""
    cell = player.ark // 4
    done = state.actions_done
    if not done & v.TERRAFORMED and to_terraform(state, player, cell) == FINE:
        options.append(v.TERRAFORM_IT)
    if not done & v.EXPLORED and to_explore(state, state.asked, cell) == FINE:
        options.append(v.EXPLORE)
    if not done & v.COLONISED and to_colonise(state, state.asked, cell) == FINE:
        options.append(v.COLONY)
    if not done & v.TRADED and (player.outpost_pool or player.outposts):
        for action in range(v.OUTPOST, v.UPGRADE_FIRST):
            if to_trade(player, cell, action) == FINE:
                options.append(action)
    if not done & v.SETTLED:
        for i in range(len(player.survivors)):
            if to_settle(state, player, cell, player.survivors[i]) == FINE:
                options.append(state.box.first_settle + player.survivors[i])


def answer(state: Position, seat: i64, action: i64) -> None:
    """One of the actions of this place, or no more of them this turn."""
    answered(state)
    if action == v.PASS:
        state.actions_done |= v.ENOUGH
        return
    kind = kind_of(state, action)
    state.actions_done |= kind
    if kind == v.GATHERED:
        destination.gather(state, seat)
    elif kind == v.TERRAFORMED:
        terraforming.begin(state, seat)
    elif kind == v.EXPLORED:
        destination.send_explorers(state, seat)
    elif kind == v.COLONISED:
        destination.pay_for_colony(state, seat)
    elif action == v.OUTPOST:
        destination.found_outpost(state, seat)
    elif kind == v.TRADED:
        destination.move_outpost(state, seat, action - v.OUTPOST_FIRST)
    elif kind == v.SETTLED:
        destination.settle(state, seat, action - state.box.first_settle)
    else:
        destination.train(state, seat, action - state.box.first_train)


# ------------------------------------------------------------------ why not


def against(state: Position, seat: i64, action: i64) -> Reason:
    """Done already, not here, or something is missing for it."""
    code = obstacle(state, seat, action)
    if code == DONE:
        return Reason("cosmos.done-already", deed=state.game().actions.verb(action))
    if code == ASTEROID:
        return Reason("cosmos.nothing-at-asteroids")
    if code == PLANETS_ONLY:
        return Reason("cosmos.planets-only")
    if code == NOT_ON_PLANETS:
        return Reason("cosmos.not-on-planets")
    kind = kind_of(state, action)
    if kind == v.TRAINED:
        return against_training(state, code, action - state.box.first_train)
    cell = state.players[seat].ark // 4
    if kind == v.COLONISED:
        return against_colony(state, seat, cell, code)
    if kind == v.TRADED:
        return against_trading(code, action)
    if kind == v.SETTLED:
        return against_settling(state, cell, code, action - state.box.first_settle)
    if code == LEADER_MISSING:
        return missing_specialists(state, seat, 0, 0, 1, state.box.colour[state.cells[cell]])
    planet = state.box.planet_ids[state.cells[cell]]
    if code == TERRAFORMED:
        return Reason("cosmos.is-terraformed", planet=planet)
    wanted = [v.RESOURCES[resource] for resource in range(v.KINDS) if missing_levels(state, cell, resource)]
    return Reason("cosmos.nothing-to-raise", planet=planet, resources=wanted)


def against_colony(state: Position, seat: i64, cell: i64, code: i64) -> Reason:
    """One on each planet, markers in the pool, and the cost of the next one."""
    box = state.box
    player = state.players[seat]
    number = count_bits(player.colonies)
    if code == COLONY_HERE:
        return Reason("cosmos.colony-here", planet=box.planet_ids[state.cells[cell]])
    if code == NO_MARKER:
        return Reason("cosmos.no-marker")
    if code == RESOURCES_MISSING:
        return Reason("cosmos.any-missing", need=box.colony_resources[number], have=all_held(player))
    engineers: i64 = box.colony_engineers[number]
    colour: i64 = box.colour[state.cells[cell]]
    return missing_specialists(state, seat, engineers, box.colony_leaders[number], box.colony_of_colour[number], colour)


def against_trading(code: i64, action: i64) -> Reason:
    """From the pool first; then one from another planet."""
    if code == NO_OUTPOST:
        return Reason("cosmos.no-outpost")
    if code == OUTPOSTS_PLACED:
        return Reason("cosmos.outposts-placed")
    if code == NOT_THERE:
        return Reason("cosmos.no-outpost-there", cell=v.CELLS[action - v.OUTPOST_FIRST])
    if code == OUTPOST_IN_POOL:
        return Reason("cosmos.outpost-in-pool")
    return Reason("cosmos.outposts-here" if action == v.OUTPOST else "cosmos.outpost-here")


def against_settling(state: Position, cell: i64, code: i64, survivor: i64) -> Reason:
    """A survivor that is held, on a terraformed planet of its colour."""
    box = state.box
    name = box.survivor_ids[survivor]
    if code == NOT_HELD:
        return Reason("cosmos.not-held", survivor=name)
    if code == NOT_TERRAFORMED:
        return Reason("cosmos.not-terraformed", planet=box.planet_ids[state.cells[cell]])
    return Reason("cosmos.other-colour", survivor=name, colour=v.COLOURS[box.survivor_colour[survivor]])


def against_training(state: Position, code: i64, card: i64) -> Reason:
    """Not a card of the crew, or nothing to ready with it."""
    name = state.box.crew_ids[card]
    if code == NOT_IN_CREW:
        return Reason("cosmos.not-in-crew", card=name)
    return Reason("cosmos.leaders-ready" if code == LEADERS_READY else "cosmos.engineer-ready", card=name)
