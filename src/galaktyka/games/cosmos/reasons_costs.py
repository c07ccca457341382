"""Why not: what of a cost is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.cosmos.rules.cargo import held
from galaktyka.games.cosmos.rules.specialists import leaders_in, number_of, specialists_of
from galaktyka.games.cosmos.state import Player, Position
from galaktyka.games.cosmos.vocabulary import COLOURS, ENGINEER, KINDS, RED_LEADER, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64


def missing_resource(player: Player, table: bytes, at: i64) -> Reason | None:
    """The first resource of which there is too little for the four numbers of a cost."""
    for resource in range(KINDS):
        if held(player, resource) < table[at + resource]:
            return Reason(
                "cosmos.resource-missing",
                resource=RESOURCES[resource],
                need=table[at + resource],
                have=held(player, resource),
            )
    return None


def missing_specialists(
    state: Position, player: Player, engineers: i64, any_leaders: i64, of_colour: i64, colour: i64
) -> Reason:
    """Too few engineers, leaders of the colour, or leaders of all colours together; one of them is missing."""
    numbers = specialists_of(state, player)
    if number_of(numbers, ENGINEER) < engineers:
        return Reason("cosmos.engineers-missing", need=engineers, have=number_of(numbers, ENGINEER))
    fitting = number_of(numbers, RED_LEADER + colour)
    if fitting < of_colour:
        return Reason("cosmos.colour-leaders-missing", colour=COLOURS[colour], need=of_colour, have=fitting)
    return Reason("cosmos.leaders-missing", need=any_leaders + of_colour, have=leaders_in(numbers))
