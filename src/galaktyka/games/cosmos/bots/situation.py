"""One player's situation in Micro Cosmos, in numbers that the planning of a turn starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.bits import bit
from galaktyka.games.cosmos.bots.lore import POINT, Lore, Taste
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.rules.system import is_finished
from galaktyka.games.cosmos.engine.rules.terraforming import missing_levels
from galaktyka.games.cosmos.engine.rules.turns import LAST_ROUND
from galaktyka.games.cosmos.engine.scoring import total_points
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

UNITS: Final = 10
"""The width of a row in the table of resources: no hold takes more than nine of a kind."""
COLUMNS: Final = 8
"""The width of a row in the table of specialists."""
SHAPE: Final = bytes([0, 115, 105, 95, 80, 60, 50, 40, 30, 20])
"""Percent of a resource's value: the first is wanted more than the sixth."""
CROWD: Final = bytes([0, 100, 88, 66, 44, 26, 15, 10])
"""The same for specialists of one kind."""
PACE: Final = bytes([0, 100, 95, 85, 75])
"""Levels raised in a turn that bring the end nearer, in hundredths, by the number of players."""
USUAL_PLANET: Final = 10
"""Levels of a planet that is not on the table yet."""
UNKNOWN: Final = -1
HERE: Final[list[int]] = [bit(space) for space in range(v.SPACE_COUNT)]
"""What can be reached without a step."""
ONE_TURN: Final = 10
LAST_TURNS: Final = 15
"""After the last level, and while nobody wants to raise it."""


@final
class Appraisal:
    """One player's situation in numbers, worked out once for a decision."""

    def __init__(self, state: Position, seat: i64, lore: Lore, taste: Taste) -> None:
        self.state = state
        self.box: Box = state.box
        self.seat = seat
        self.player: Player = state.players[seat]
        self.lore = lore
        self.taste = taste
        self.left: i64 = turns_left(state)
        """Own turns after this one, in tenths."""
        self.use: i64 = fading(self.left, 2, 70, 100, 20)
        """Percent of their value that resources keep until they can be used."""
        self.crew_use: i64 = fading(self.left, 0, 45, 100, 40)
        """The same for crew."""
        self.units: list[int] = unit_worths(self)
        """What 0, 1, 2 ... units of each resource are worth together."""
        self.specialists: list[int] = specialist_worths(self)
        self.harm: i64 = taste.harm // (len(state.players) - 1)
        """Percent of what each of the others loses that counts as a gain."""
        self.hidden: bytes = b""
        """Survivors of each colour that may be revealed next; worked out when it is asked for, as the next two."""
        self.scouting: i64 = UNKNOWN
        """What Scouting Vehicles are worth in a turn."""
        self.markers_asked: i64 = UNKNOWN
        self.markers: i64 = 0
        """What colony markers are worth; and for how many colonies and markers that was asked last."""
        self.reach: list[list[int]] = [HERE]
        """For each number of steps, for each space: the spaces at most so many steps away, as bits."""

    def lead(self) -> i64:
        """Points ahead of the best of the others."""
        best: i64 = 0
        for other in range(len(self.state.players)):
            if other != self.seat:
                points = total_points(self.state, other)
                best = points if points > best else best
        return total_points(self.state, self.seat) - best


def fading(left: i64, last: i64, one: i64, full: i64, turns: i64) -> i64:
    """From nothing to come, over one turn to come, to so many tenths of turns."""
    if left < ONE_TURN:
        return last
    if left >= turns:
        return full
    return one + (full - one) * (left - ONE_TURN) // (turns - ONE_TURN)


def turns_left(state: Position) -> i64:
    """How many turns will come after this one, in tenths."""
    if state.closing == LAST_ROUND:
        return 0
    if state.closing:
        return ONE_TURN
    players: i64 = len(state.players)
    return LAST_TURNS + levels_to_end(state) * 1000 // (players * PACE[players])


def levels_to_end(state: Position) -> i64:
    """Levels that the planets nearest to completion lack, as many planets as still end the game."""
    box = state.box
    wanted = (box.planets_to_end_long if state.long else box.planets_to_end) - state.completed
    missing: list[int] = []
    for cell in range(v.CELL_COUNT):
        if state.cells[cell] != v.EMPTY and not is_finished(state, cell):
            missing.append(missing_in_all(state, cell))
    missing.sort()
    total: i64 = 0
    for i in range(wanted):
        total += missing[i] if i < len(missing) else USUAL_PLANET
    return total


def missing_in_all(state: Position, cell: i64) -> i64:
    """Levels that a planet lacks."""
    total: i64 = 0
    for resource in range(v.KINDS):
        total += missing_levels(state, cell, resource)
    return total


# ------------------------------------------------------------------ resources and specialists


def unit_worths(a: Appraisal) -> list[int]:
    """By how much planets and upgrades still ask for each resource."""
    need = demand(a)
    total = need[0] + need[1] + need[2] + need[3]
    worths: list[int] = []
    for resource in range(v.KINDS):
        percent = 60 + 160 * need[resource] // (total or 1)
        percent = 150 if percent > 150 else percent
        unit: i64 = a.taste.unit * a.use * percent // 10000
        worth: i64 = 0
        for number in range(UNITS):
            worth += unit * SHAPE[number] // 100
            worths.append(worth)
    return worths


def demand(a: Appraisal) -> list[int]:
    """Levels that are missing on the table, and units that locked upgrades cost."""
    state = a.state
    need = [1, 1, 1, 1]
    for cell in range(v.CELL_COUNT):
        if state.cells[cell] == v.EMPTY or is_finished(state, cell):
            continue
        for resource in range(v.KINDS):
            need[resource] += missing_levels(state, cell, resource)
    for upgrade in range(v.UPGRADE_COUNT):
        if (a.player.upgrades >> upgrade) & 1 == 0:
            for resource in range(v.KINDS):
                need[resource] += a.box.upgrade_cost[4 * upgrade + resource]
    return need


def specialist_worths(a: Appraisal) -> list[int]:
    """Engineers and the three kinds of leaders."""
    worths: list[int] = []
    for specialist in range(4):
        one: i64 = a.taste.engineer if specialist == v.ENGINEER else a.taste.leader
        one = one * a.crew_use // 100
        worth: i64 = 0
        for number in range(COLUMNS):
            worth += one * CROWD[number] // 100
            worths.append(worth)
    return worths


# ------------------------------------------------------------------ ways


def reach_within(a: Appraisal, steps: i64) -> list[int]:
    """For each space the spaces at most so many steps away, as bits."""
    while len(a.reach) <= steps:
        a.reach.append(widened(a.state, a.reach[len(a.reach) - 1]))
    return a.reach[steps]


def widened(state: Position, reach: list[int]) -> list[int]:
    """One step more."""
    wider: list[int] = []
    for space in range(v.SPACE_COUNT):
        seen: i64 = reach[space]
        joined = state.lines[space]
        for i in range(len(joined)):
            seen |= reach[joined[i]]
        wider.append(seen)
    return wider


# ------------------------------------------------------------------ what things are worth


def colony_points(a: Appraisal, number: i64) -> i64:
    """What the colony after so many others adds to the score, in hundredths."""
    table = a.box.colony_points
    if number + 1 >= len(table):
        return 0
    return (table[number + 1] - table[number]) * POINT


def settle_points(a: Appraisal, number: i64) -> i64:
    """What the survivor after so many others adds to the score, in hundredths."""
    table = a.box.survivor_points
    if number + 1 >= len(table):
        return 0
    return (table[number + 1] - table[number]) * POINT


def per_turn(a: Appraisal, rate: i64) -> i64:
    """So much in each turn that is left."""
    return rate * a.left // ONE_TURN


def colony_worth(a: Appraisal, number: i64, upgrades: i64) -> i64:
    """The points of the next colony, and what it does for terraforming and Robotics."""
    second = a.taste.second_deed if upgrades & 1 else 0
    return colony_points(a, number) + per_turn(a, a.taste.capacity + second)


def outpost_worth(a: Appraisal, effect: i64) -> i64:
    """More levels at once, and income."""
    income = a.taste.income * a.lore.usual[effect] * a.use // 10000
    return per_turn(a, a.taste.capacity + income)
