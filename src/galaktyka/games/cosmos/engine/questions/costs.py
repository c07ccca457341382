"""What of a cost is missing, in numbers: for the questions about upgrades, exploring and colonies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules import specialists
from galaktyka.games.cosmos.engine.rules.cargo import held
from galaktyka.games.cosmos.engine.rules.specialists import lacking, leaders_in, number_of, specialists_of
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def missing_resource(player: Player, table: bytes, at: i64) -> Reason:
    """The first resource of which there is too little for the four numbers of a cost; one of them is missing."""
    resource: i64 = 0
    while held(player, resource) >= table[at + resource]:
        resource += 1
    need: i64 = table[at + resource]
    return Reason("cosmos.resource-missing", resource=v.RESOURCES[resource], need=need, have=held(player, resource))


def missing_specialists(
    state: Position, seat: i64, engineers: i64, any_leaders: i64, of_colour: i64, colour: i64
) -> Reason:
    """Too few engineers, leaders of the colour, or leaders of all colours together; one of them is missing."""
    code = lacking(state, seat, engineers, any_leaders, of_colour, colour)
    numbers = specialists_of(state, state.players[seat])
    if code == specialists.ENGINEERS_MISSING:
        return Reason("cosmos.engineers-missing", need=engineers, have=number_of(numbers, v.ENGINEER))
    if code == specialists.COLOUR_MISSING:
        have = number_of(numbers, v.RED_LEADER + colour)
        return Reason("cosmos.colour-leaders-missing", colour=v.COLOURS[colour], need=of_colour, have=have)
    return Reason("cosmos.leaders-missing", need=any_leaders + of_colour, have=leaders_in(numbers))
