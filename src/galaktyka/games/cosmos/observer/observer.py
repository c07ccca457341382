"""Micro Cosmos as numbers: what `view` shows of a position, in a fixed order. The Automa is the last player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import Game, State
from galaktyka.envs.compiled.numbers import Layout, NumberWriter, count, mark_bits, put, sides
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.game import CosmosGame, CosmosState
from galaktyka.games.cosmos.engine.rules.cargo import capacity, held
from galaktyka.games.cosmos.engine.rules.system import is_finished, movement
from galaktyka.games.cosmos.engine.rules.terraforming import levels_at_once
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.engine.state import MOST_PLAYERS, Player
from galaktyka.games.cosmos.engine.view import owed, subject, touching_edge

if TYPE_CHECKING:
    from mypy_extensions import i64

LEVELS: Final = [f"{cell}/{resource}" for cell in v.CELLS for resource in v.RESOURCES]


def observer(game: Game, seats: int) -> CosmosObserver:
    """The observer of a table."""
    assert isinstance(game, CosmosGame)
    return CosmosObserver(game.box, seats)


@final
class Side:
    """The places of what everybody sees of one player."""

    def __init__(self, layout: Layout, name: str, box: Box) -> None:
        self.ark: i64 = layout.each(f"{name}/ark", [space_name(space) for space in range(v.SPACE_COUNT)])
        self.above: i64 = layout.each(f"{name}/above", box.crew_ids)
        self.below: i64 = layout.each(f"{name}/below", box.crew_ids)
        self.survivors: i64 = layout.each(f"{name}/survivor", box.survivor_ids)
        self.settled: i64 = layout.each(f"{name}/settled", box.survivor_ids)
        self.colonies: i64 = layout.each(f"{name}/colony", v.CELLS)
        self.outposts: i64 = layout.each(f"{name}/outpost", v.CELLS, 255)
        self.merit: i64 = layout.each(f"{name}/track", v.CELLS, 255)
        self.rank: i64 = layout.each(f"{name}/rank", v.CELLS, MOST_PLAYERS)
        self.cargo: i64 = layout.each(f"{name}/cargo", v.RESOURCES, 255)
        self.ready: i64 = layout.each(f"{name}/ready", v.SPECIALISTS)
        self.upgrades: i64 = layout.each(f"{name}/upgrade", v.UPGRADES)
        self.symbols: i64 = layout.each(f"{name}/symbol", v.SPECIALISTS, 255)
        self.engines: i64 = layout.number(f"{name}/engines")
        self.capacity: i64 = layout.number(f"{name}/capacity")
        self.movement: i64 = layout.number(f"{name}/movement")
        self.levels: i64 = layout.number(f"{name}/levels-at-once")
        self.colony_pool: i64 = layout.number(f"{name}/colony-pool")
        self.outpost_pool: i64 = layout.number(f"{name}/outpost-pool")
        self.points: i64 = layout.number(f"{name}/points")
        self.first: i64 = layout.number(f"{name}/first", 1)
        self.active: i64 = layout.number(f"{name}/active", 1)
        self.choosing: i64 = layout.number(f"{name}/choosing", 1)


@final
class CosmosObserver(NumberWriter):
    """Positions of Micro Cosmos with one number of seats."""

    def __init__(self, box: Box, seats: int) -> None:
        layout = Layout()
        planets = [f"{cell}/{planet}" for cell in v.CELLS for planet in box.planet_ids]
        self.planets: i64 = len(box.planet_ids)
        self.step: i64 = layout.each("step", v.STEPS)
        self.round: i64 = layout.number("round")
        self.completed: i64 = layout.number("completed")
        self.closing: i64 = layout.number("closing", 2)
        self.plays: i64 = layout.number("plays")
        self.deeds: i64 = layout.each("deed", list(v.DESTINATION_ACTIONS))
        self.planet: i64 = layout.each("planet", planets)
        self.terraformed: i64 = layout.each("terraformed", v.CELLS)
        self.levels: i64 = layout.each("level", LEVELS, 255)
        self.cantina: i64 = layout.each("cantina", box.crew_ids)
        self.looked_crew: i64 = layout.each("looked-crew", box.crew_ids)
        self.looked_survivors: i64 = layout.each("looked-survivor", box.survivor_ids)
        self.planet_deck: i64 = layout.number("planet-deck")
        self.last_planet: i64 = layout.each("last-planet", box.planet_ids)
        self.crew_deck: i64 = layout.number("crew-deck")
        self.crew_discard: i64 = layout.each("crew-discard", box.crew_ids)
        self.survivor_deck: i64 = layout.number("survivor-deck")
        self.survivor_discard: i64 = layout.each("survivor-discard", box.survivor_ids)
        self.automa_deck: i64 = layout.number("automa-deck")
        self.automa_discard: i64 = layout.each("automa-discard", box.automa_ids)

        self.question: i64 = layout.each("question", v.QUESTIONS)
        self.owe: i64 = layout.number("owe")
        subjects = [*box.crew_ids, *box.survivor_ids, *box.planet_ids]
        self.about: i64 = layout.each("about", subjects)
        self.about_place: dict[str, int] = {name: place for place, name in enumerate(subjects)}
        self.edge: i64 = layout.each("edge", v.EDGES)
        names = ["self", "automa"] if seats == 1 else sides(seats)
        self.sides: list[Side] = [Side(layout, name, box) for name in names]
        super().__init__(layout)

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, CosmosState)
        self.write_table(state, row, start)
        self.write_piles(state, row, start)
        self.write_own(state, seat, row, start)
        number: i64 = len(state.players)
        for turn in range(number):
            other = (seat + turn) % number
            self.write_side(state, other, self.sides[turn], row, start)
            self.write_crew(state.players[other], self.sides[turn], row, start)
        for cell in range(v.CELL_COUNT):
            self.write_tracks(state, seat, cell, row, start)

    def write_table(self, state: CosmosState, row: bytearray, start: i64) -> None:
        """The round, and the planets on the table."""
        row[start + self.step + state.step] = 1
        put(row, start + self.round, state.round)
        put(row, start + self.completed, state.completed)
        put(row, start + self.closing, state.closing)
        put(row, start + self.plays, state.plays)
        mark_bits(row, start + self.deeds, state.actions_done & ~v.ENOUGH)
        for cell in range(v.CELL_COUNT):
            if state.cells[cell] != v.EMPTY:
                row[start + self.planet + self.planets * cell + state.cells[cell]] = 1
                put(row, start + self.terraformed + cell, is_finished(state, cell))
                for resource in range(v.KINDS):
                    put(row, start + self.levels + v.KINDS * cell + resource, state.levels[v.KINDS * cell + resource])

    def write_piles(self, state: CosmosState, row: bytearray, start: i64) -> None:
        """The decks, and all cards that lie open."""
        count(row, start + self.cantina, state.cantina)
        count(row, start + (self.looked_crew if state.step == v.SETUP else self.looked_survivors), state.looked)
        put(row, start + self.planet_deck, len(state.planet_deck))
        count(row, start + self.last_planet, state.planet_deck[-1:])
        put(row, start + self.crew_deck, len(state.crew_deck))
        count(row, start + self.crew_discard, state.crew_discard)
        put(row, start + self.survivor_deck, len(state.survivor_deck))
        count(row, start + self.survivor_discard, state.survivor_discard)
        put(row, start + self.automa_deck, len(state.automa_deck))
        count(row, start + self.automa_discard, state.automa_discard)

    def write_own(self, state: CosmosState, seat: i64, row: bytearray, start: i64) -> None:
        """The question."""
        if state.asked != seat:
            row[start + self.question] = 1
            return
        row[start + self.question + state.question] = 1
        put(row, start + self.owe, owed(state))
        about = subject(state)
        if about is not None:
            row[start + self.about + self.about_place[about]] = 1
        edge = touching_edge(state)
        if edge is not None:
            row[start + self.edge + (0 if edge == v.EDGES[0] else 1)] = 1

    def write_side(self, state: CosmosState, seat: i64, side: Side, row: bytearray, start: i64) -> None:
        """The Ark of a player, and what stands on the planets."""
        player = state.players[seat]
        row[start + side.ark + player.ark] = 1
        mark_bits(row, start + side.colonies, player.colonies)
        count(row, start + side.outposts, player.outposts)
        for resource in range(v.KINDS):
            put(row, start + side.cargo + resource, held(player, resource))
        mark_bits(row, start + side.ready, player.ready)
        mark_bits(row, start + side.upgrades, player.upgrades)
        put(row, start + side.engines, player.engines)
        put(row, start + side.capacity, capacity(state.box, player))
        put(row, start + side.movement, movement(state, player))
        put(row, start + side.levels, levels_at_once(state, player))
        put(row, start + side.colony_pool, player.colony_pool)
        put(row, start + side.outpost_pool, player.outpost_pool)
        put(row, start + side.points, player.merit_vp + player.bonus_vp + player.unlocked_vp + player.placed_vp)
        put(row, start + side.first, state.first == seat)
        put(row, start + side.active, state.active == seat)
        put(row, start + side.choosing, state.asked == seat)
        for i in range(len(player.symbols)):
            symbol = start + side.symbols + state.box.specialist[player.symbols[i]]
            row[symbol] = row[symbol] + 1

    def write_crew(self, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """The people on board, and those who have settled."""
        count(row, start + side.above, player.top)
        count(row, start + side.below, player.bottom)
        count(row, start + side.survivors, player.survivors)
        count(row, start + side.settled, player.settled)

    def write_tracks(self, state: CosmosState, seat: i64, cell: i64, row: bytearray, start: i64) -> None:
        """How far everybody is on the terraform track of a cell, and who came there first."""
        number: i64 = len(state.players)
        for place in range(MOST_PLAYERS):
            other: i64 = state.ranks[MOST_PLAYERS * cell + place]
            if other < number:
                side = self.sides[(other + number - seat) % number]
                row[start + side.rank + cell] = place + 1
                put(row, start + side.merit + cell, state.merit[MOST_PLAYERS * cell + other])
