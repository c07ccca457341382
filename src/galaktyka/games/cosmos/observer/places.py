"""The slots of players and planets in a row about Micro Cosmos, and how numbers get into them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from galaktyka.envs.compiled.slots import SlotLayout
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.rules.travel import space_name

if TYPE_CHECKING:
    from mypy_extensions import i64

TOKENS: Final = 4
UNITS: Final = 6
"""Of a resource in the hold."""
MISSING: Final = 4
"""Levels of one resource that a planet lacks."""
TRACK: Final = 12
OUTPOSTS: Final = 2
ENGINEERS: Final = 4
LEADERS: Final = 7
LEVELS_AT_ONCE: Final = 12
SETTLED: Final = 6
HELD: Final = 3
"""Survivors."""
POINTS: Final = 130
LEAD: Final = 40
NEXT_TURN: Final = 8
TURNS_LEFT: Final = 2


@final
class Side:
    """The slots of what everybody sees of one player."""

    def __init__(self, layout: SlotLayout, turn: int, box: Box) -> None:
        whose = "self" if turn == 0 else "opponent"
        own = "self" if turn == 0 else f"opponent-{turn}"
        spaces = [space_name(space) for space in range(v.SPACE_COUNT)]
        places = [f"{place}-{cell}" for place in ("first", "second") for cell in v.CELLS]
        self.ark: i64 = layout.pile(f"{whose}/ark", spaces)
        self.above: i64 = layout.pile(f"{whose}/above", box.crew_ids, int(box.row))
        self.below: i64 = layout.pile(f"{whose}/below", box.crew_ids, int(box.row))
        self.survivors: i64 = layout.pile(f"{whose}/survivor", box.survivor_ids, int(box.survivors_held))
        self.colonies: i64 = layout.pile(f"{whose}/colony", v.CELLS, v.CELL_COUNT)
        self.outposts: i64 = layout.pile(f"{whose}/outpost", v.CELLS, OUTPOSTS)
        self.locked: i64 = layout.pile(f"{whose}/locked", v.UPGRADES, v.UPGRADE_COUNT)
        self.ready: i64 = layout.pile(f"{whose}/ready", box.means_ids[box.crew :], TOKENS)
        self.track_places: i64 = layout.pile(f"{whose}/track-place", places, v.CELL_COUNT)
        self.tracks: i64 = numbers(layout, f"{own}/track", v.CELLS, TRACK)
        self.completes: i64 = layout.pile(f"{own}/can-complete", v.CELLS, v.CELL_COUNT)
        self.cargo: i64 = numbers(layout, own, v.RESOURCES, UNITS)
        self.engineers: i64 = layout.number(f"{own}/engineers", ENGINEERS, 1)
        self.leaders: i64 = layout.number(f"{own}/leaders", LEADERS, 1)
        self.engines: i64 = layout.number(f"{own}/engines", 2, 1)
        self.markers: i64 = layout.number(f"{own}/colony-pool", v.CELL_COUNT, 1)
        self.stock: i64 = layout.number(f"{own}/outpost-pool", OUTPOSTS, 1)
        self.settled: i64 = layout.number(f"{own}/settled", SETTLED, 1)
        self.levels: i64 = layout.number(f"{own}/levels-at-once", LEVELS_AT_ONCE, 1)
        self.points: i64 = layout.number(f"{own}/points", POINTS)
        self.lead: i64 = layout.number(f"{own}/lead", LEAD, -LEAD)
        self.next_turn: i64 = layout.number(f"{own}/next-turn", NEXT_TURN, 1)
        self.turns_left: i64 = layout.number(f"{own}/turns-left", TURNS_LEFT)


@final
class Cell:
    """The slots of a planet: as long as no level is raised there, its name says what it lacks."""

    def __init__(self, layout: SlotLayout, name: str, box: Box) -> None:
        self.untouched: i64 = layout.pile(f"{name}/untouched", box.planet_ids)
        self.planet: i64 = layout.pile(f"{name}/planet", box.planet_ids)
        self.terraformed: i64 = layout.pile(f"{name}/terraformed", box.planet_ids)
        self.missing: i64 = numbers(layout, f"{name}/missing", v.RESOURCES, MISSING)


def numbers(layout: SlotLayout, name: str, things: Sequence[str], high: int, low: int = 1) -> int:
    """For each of these things a slot with its number, empty where it is lower; where the first of them is."""
    places = [layout.number(f"{name}/{thing}", high, low) for thing in things]
    return places[0]


def put_kinds(row: bytearray, place: i64, kinds: i64, high: i64) -> None:
    """Numbers of several kinds, which have four bits each."""
    while kinds:
        put_some(row, place, kinds & 15, high)
        kinds >>= 4
        place += 1


def put_some(row: bytearray, place: i64, number: i64, high: i64) -> None:
    """A number from 1 to `high`; zero is an empty slot."""
    if number > 0:
        row[place] = (number if number < high else high) - 1


def put_bits(row: bytearray, place: i64, bits: i64, most: i64) -> None:
    """The things whose bits are set; what has no slot any more is left out."""
    thing: i64 = 0
    end = place + most
    while bits and place < end:
        if bits & 1:
            row[place] = thing
            place += 1
        bits >>= 1
        thing += 1
