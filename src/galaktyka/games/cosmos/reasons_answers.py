"""Why not: answers that a question in the middle of something does not take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.cosmos.rules.cargo import capacity, held, held_from, room_for
from galaktyka.games.cosmos.rules.terraforming import missing_levels
from galaktyka.games.cosmos.state import Player, Position
from galaktyka.games.cosmos.vocabulary import (
    ASK_AUTOMA_LEADER,
    ASK_AUTOMA_OUTPOST,
    ASK_CANTINA,
    ASK_DISCARD,
    ASK_GAIN,
    ASK_PAY,
    ASK_RAISE,
    ASK_RESOLVE,
    ASK_SPEND,
    ASK_TOKEN,
    ASK_TRACK,
    CELLS,
    ENGINEER,
    GAIN_FIRST,
    LEADER_FIRST,
    OUTPOST,
    OUTPOST_FIRST,
    PASS,
    PAY_FIRST,
    QUESTIONS,
    RAISE_FIRST,
    READY_FIRST,
    RED_LEADER,
    RESOURCES,
    SPECIALISTS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def against_answer(state: Position, player: Player, action: i64) -> Reason:
    """The verb fits the question, what it names does not."""
    box = state.box
    question = state.question
    if question == ASK_GAIN:
        return against_gain(state, player, action - GAIN_FIRST)
    if question == ASK_PAY:
        return against_payment(state, player, action - PAY_FIRST)
    if question == ASK_SPEND:
        return against_means(state, player, action - box.first_spend)
    if question == ASK_RAISE:
        return against_level(state, player, action)
    if question == ASK_TRACK:
        return no_track(state, state.task[2], action - RAISE_FIRST)
    if question == ASK_CANTINA:
        card = box.crew_ids[action - box.first_take]
        lies = action - box.first_take in state.cantina
        return Reason("cosmos.crew-order" if lies else "cosmos.not-in-cantina", card=card)
    if question == ASK_DISCARD:
        card = box.crew_ids[action - box.first_discard]
        dealt = action - box.first_discard in state.looked
        return Reason("cosmos.crew-order" if dealt else "cosmos.not-dealt", card=card)
    if question == ASK_RESOLVE:
        return Reason("cosmos.not-revealed", survivor=box.survivor_ids[action - box.first_resolve])
    if question == ASK_TOKEN:
        return Reason("cosmos.token-ready", specialist=SPECIALISTS[RED_LEADER + action - READY_FIRST])
    if question == ASK_AUTOMA_LEADER:
        return Reason("cosmos.automa-no-leader", specialist=SPECIALISTS[RED_LEADER + action - LEADER_FIRST])
    if question == ASK_AUTOMA_OUTPOST and action != OUTPOST:
        return Reason("cosmos.automa-no-outpost", cell=CELLS[action - OUTPOST_FIRST])
    return Reason("cosmos.other-question", question=QUESTIONS[question])


def against_gain(state: Position, player: Player, resource: i64) -> Reason:
    """No room, an earlier kind, or one after which something would be lost that need not be."""
    name = RESOURCES[resource]
    if room_for(state.box, player, resource) == 0:
        return Reason("cosmos.no-room", resource=name, n=capacity(state.box, player))
    if resource < state.floor:
        return Reason("cosmos.resource-order", resource=name)
    return Reason("cosmos.would-be-lost", resource=name)


def against_payment(state: Position, player: Player, resource: i64) -> Reason:
    """None there, an earlier kind, or one after which the rest could not be paid."""
    name = RESOURCES[resource]
    if held(player, resource) == 0:
        return Reason("cosmos.none-held", resource=name)
    if resource < state.floor:
        return Reason("cosmos.resource-order", resource=name)
    return Reason("cosmos.pay-earlier", resource=name, need=state.task[2], have=held_from(player, resource))


def against_means(state: Position, player: Player, means: i64) -> Reason:
    """Not there, the wrong specialist, or out of order."""
    box = state.box
    specialist: i64 = box.specialist[means]
    if means >= box.crew:
        if not (player.ready >> specialist) & 1:
            return Reason("cosmos.token-used", specialist=SPECIALISTS[specialist])
    elif means not in player.top and means not in player.bottom:
        return Reason("cosmos.not-in-crew", card=box.crew_ids[means])
    if (state.task[2] > 0) != (specialist == ENGINEER):
        return Reason("cosmos.engineer-wanted" if state.task[2] else "cosmos.leader-wanted")
    if state.task[4] == state.task[3] and specialist != RED_LEADER + state.task[5]:
        return Reason("cosmos.colour-wanted", specialist=SPECIALISTS[RED_LEADER + state.task[5]])
    return Reason("cosmos.means-order", specialist=SPECIALISTS[specialist])


def against_level(state: Position, player: Player, action: i64) -> Reason:
    """A track of this planet that is not full, a resource for it, in order; and at least one level."""
    if action == PASS:
        return Reason("cosmos.must-raise")
    resource = action - RAISE_FIRST
    cell = player.ark // 4
    planet = state.cells[cell]
    if state.box.tracks[4 * planet + resource] == 0:
        return no_track(state, cell, resource)
    name = RESOURCES[resource]
    if missing_levels(state, cell, resource) == 0:
        most = state.box.tracks[4 * planet + resource]
        return Reason("cosmos.track-full", planet=state.box.planet_ids[planet], resource=name, n=most)
    if held(player, resource) == 0:
        return Reason("cosmos.none-held", resource=name)
    return Reason("cosmos.resource-order", resource=name)


def no_track(state: Position, cell: i64, resource: i64) -> Reason:
    """The planet needs nothing of this kind."""
    planet = state.box.planet_ids[state.cells[cell]]
    return Reason("cosmos.no-track", planet=planet, resource=RESOURCES[resource])
