"""The slots of the map of Micro Cosmos: planets, terraform tracks, and what the viewer could raise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.bits import bit
from galaktyka.envs.compiled.slots import SlotLayout, put_number, put_ranged
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.rules.system import has_colony, is_finished
from galaktyka.games.cosmos.engine.rules.terraforming import levels_at_once
from galaktyka.games.cosmos.engine.state import MOST_PLAYERS, Player, Position
from galaktyka.games.cosmos.observer.places import HELD, MISSING, TRACK, Cell, Side, numbers, put_kinds, put_some

if TYPE_CHECKING:
    from mypy_extensions import i64

RAISED: Final = 10
TO_GO: Final = 4
TO_END: Final = 36
USUAL_PLANET: Final = 10
"""Levels of a planet that is not on the table yet."""
LIMIT: Final = 15
"""More levels than these are not told apart."""
COLONY: Final = 0
COMPLETES: Final = 1
OVERTAKES: Final = 2
STATES: Final = ("colony", "can-complete", "would-overtake")


def payable(want: i64, cargo: i64) -> i64:
    """How much of what is wanted is there; both have four bits for each resource."""
    total: i64 = 0
    while want:
        wanted = want & 15
        there = cargo & 15
        total += wanted if wanted < there else there
        want >>= 4
        cargo >>= 4
    return total


def length_of(want: i64) -> i64:
    """Levels of all resources."""
    return (want & 15) + ((want >> 4) & 15) + ((want >> 8) & 15) + (want >> 12)


def shortest(lengths: i64, planets: i64) -> i64:
    """Levels that so many planets lack, those that lack least; four bits say how many planets lack so many levels."""
    total: i64 = 0
    length: i64 = 0
    while planets > 0 and length <= LIMIT:
        number = (lengths >> (4 * length)) & 15
        if number > planets:
            number = planets
        total += number * length
        planets -= number
        length += 1
    return total + planets * USUAL_PLANET


@final
class Planets:
    """The map, and the place where the viewer has landed."""

    def __init__(self, layout: SlotLayout, box: Box) -> None:
        self.box = box
        self.to_go: i64 = layout.number("planets-to-go", TO_GO)
        self.to_end: i64 = layout.number("levels-to-end", TO_END)
        self.cells: list[Cell] = [Cell(layout, name, box) for name in v.CELLS]
        self.can_raise: i64 = numbers(layout, "self/can-raise", v.CELLS, RAISED)
        self.would_overtake: i64 = layout.pile("self/would-overtake", v.CELLS, v.CELL_COUNT)
        self.portal: i64 = layout.pile("here", ("portal",))
        self.orbits: list[int] = [layout.pile(f"here/{place}", box.planet_ids) for place in v.PLACES[1:]]
        self.here = Cell(layout, "here", box)
        self.here_raises: i64 = layout.number("here/can-raise", RAISED, 1)
        self.here_states: i64 = layout.pile("here/state", STATES, len(STATES))
        self.here_settles: i64 = layout.number("here/can-settle", HELD, 1)
        self.here_track: i64 = layout.number("here/track-lead", TRACK, -TRACK)

    def write(self, state: Position, seat: i64, sides: list[Side], row: bytearray, start: i64) -> None:
        """What is open to everybody, and what it means to the viewer."""
        here: i64 = v.MIDDLE
        if state.step >= v.CREW or state.question == v.ASK_TRACK:
            here = self.write_landing(state, state.players[seat], row, start)
        lengths: i64 = 0
        for cell in range(v.CELL_COUNT):
            planet: i64 = state.cells[cell]
            if planet == v.EMPTY:
                continue
            if is_finished(state, cell):
                row[start + self.cells[cell].terraformed] = planet
                continue
            want = self.write_missing(state, cell, self.cells[cell], row, start)
            length = length_of(want)
            lengths += bit(4 * length) if length < LIMIT else bit(4 * LIMIT)
            most = self.write_track(state, seat, sides, cell, want, row, start)
            self.write_chance(state, seat, cell, want, most, row, start)
            if cell == here:
                self.write_chance_here(state, seat, want, most, row, start)
        box = self.box
        to_go = (box.planets_to_end_long if state.long else box.planets_to_end) - state.completed
        if to_go < 0:
            to_go = 0
        put_number(row, start + self.to_go, to_go, TO_GO)
        put_number(row, start + self.to_end, shortest(lengths, to_go), TO_END)

    def write_landing(self, state: Position, player: Player, row: bytearray, start: i64) -> i64:
        """Where the viewer has landed: the cell, if that is on a planet."""
        if player.ark == v.PORTAL:
            row[start + self.portal] = 0
            return v.MIDDLE
        cell = player.ark // 4
        planet: i64 = state.cells[cell]
        if player.ark % 4 != v.PLANET:
            row[start + self.orbits[player.ark % 4 - 1]] = planet
            return v.MIDDLE
        if has_colony(player, cell):
            row[start + self.here_states + COLONY] = COLONY
        if is_finished(state, cell):
            row[start + self.here.terraformed] = planet
            homeless: i64 = 0
            for i in range(len(player.survivors)):
                if self.box.survivor_colour[player.survivors[i]] == self.box.colour[planet]:
                    homeless += 1
            put_some(row, start + self.here_settles, homeless, HELD)
        return cell

    def write_missing(self, state: Position, cell: i64, slots: Cell, row: bytearray, start: i64) -> i64:
        """A planet that is not terraformed; what it lacks is returned, four bits for each resource."""
        planet: i64 = state.cells[cell]
        tracks = state.box.tracks
        levels = state.levels
        first = 4 * cell
        track = 4 * planet
        want: i64 = 0
        raised: i64 = 0
        shift: i64 = 0
        for at in range(first, first + v.KINDS):
            level: i64 = levels[at]
            missing: i64 = tracks[track] - level
            want += missing << shift
            raised += level
            shift += 4
            track += 1
        if raised:
            row[start + slots.planet] = planet
            put_kinds(row, start + slots.missing, want, MISSING)
        else:
            row[start + slots.untouched] = planet
        return want

    def write_track(
        self, state: Position, seat: i64, sides: list[Side], cell: i64, want: i64, row: bytearray, start: i64
    ) -> i64:
        """Who is where on a terraform track, and who could complete the planet; the others' highest space."""
        first = MOST_PLAYERS * cell
        number: i64 = len(state.players)
        length = length_of(want)
        most: i64 = 0
        for turn in range(number):
            other = (seat + turn) % number
            side = sides[turn]
            player = state.players[other]
            merit: i64 = state.merit[first + other]
            put_some(row, start + side.tracks + cell, merit, TRACK)
            if turn and merit > most:
                most = merit
            if payable(want, player.cargo) == length and levels_at_once(state, player) >= length:
                row[start + side.completes + cell] = cell
        for place in range(2):
            holder: i64 = state.ranks[first + place]
            if holder != v.NOBODY:
                side = sides[(holder + number - seat) % number]
                row[start + side.track_places + cell] = v.CELL_COUNT * place + cell
        return most

    def write_chance(
        self, state: Position, seat: i64, cell: i64, want: i64, most: i64, row: bytearray, start: i64
    ) -> None:
        """How many levels the viewer could raise there with what is in the hold, and whether that would overtake."""
        player = state.players[seat]
        raises = payable(want, player.cargo)
        if raises > self.box.terraform_base:
            levels = levels_at_once(state, player)
            raises = raises if raises < levels else levels
        if raises:
            put_some(row, start + self.can_raise + cell, raises, RAISED)
            if most and state.merit[MOST_PLAYERS * cell + seat] + raises >= most:
                row[start + self.would_overtake + cell] = cell

    def write_chance_here(self, state: Position, seat: i64, want: i64, most: i64, row: bytearray, start: i64) -> None:
        """The same where the viewer has landed; while levels are raised, those count that are still allowed."""
        player = state.players[seat]
        cell = player.ark // 4
        self.write_missing(state, cell, self.here, row, start)
        merit: i64 = state.merit[MOST_PLAYERS * cell + seat]
        levels = levels_at_once(state, player)
        if state.question == v.ASK_RAISE and state.asked == seat:
            levels = state.task[2]
            merit += state.task[3]
        raises = payable(want, player.cargo)
        if raises >= length_of(want) and levels >= raises:
            row[start + self.here_states + COMPLETES] = COMPLETES
        raises = raises if raises < levels else levels
        put_some(row, start + self.here_raises, raises, RAISED)
        if raises and most and merit + raises >= most:
            row[start + self.here_states + OVERTAKES] = OVERTAKES
        put_ranged(row, start + self.here_track, merit - most, -TRACK, TRACK)
