"""New Frontiers as numbers: what `view` shows of a position, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import Game, State
from galaktyka.envs.compiled.numbers import Layout, NumberWriter, count, mark_bits, put, put_signed, sides
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.game import FrontiersGame, FrontiersState
from galaktyka.games.frontiers.engine.rules.holdings import general_strength, goods_left
from galaktyka.games.frontiers.engine.state import Player

if TYPE_CHECKING:
    from mypy_extensions import i64

FRESH: Final = 2
"""A colony that came into the empire in this action: its powers do not count yet."""
RUNNING: Final = 2
"""A tile whose power is being used."""
PAWNS: Final = 5
"""No track is longer."""


def observer(game: Game, seats: int) -> FrontiersObserver:
    """The observer of a table."""
    assert isinstance(game, FrontiersGame)
    return FrontiersObserver(game.box, seats)


@final
class Side:
    """The places of what everybody sees of one player. Tiles are looked up by number in `slots`."""

    def __init__(self, layout: Layout, name: str, slots: Slots) -> None:
        self.board: i64 = layout.each(f"{name}/board", slots.boards)
        self.colony: i64 = layout.each(f"{name}/colony", slots.worlds, FRESH)
        self.good: i64 = layout.each(f"{name}/good", slots.worlds, v.ALIEN)
        self.technology: i64 = layout.each(f"{name}/technology", slots.technologies, 2)
        self.discovered: i64 = layout.each(f"{name}/discovered", slots.worlds)
        self.stored_planet: i64 = layout.each(f"{name}/stored-planet", slots.worlds)
        self.stored_good: i64 = layout.each(f"{name}/stored-good", v.KINDS[1:5], 255)
        self.refinery: i64 = layout.each(f"{name}/refinery", v.KINDS[1:5])
        self.made: i64 = layout.each(f"{name}/made", v.KINDS[1:5], 255)
        self.track: i64 = layout.each(f"{name}/track", slots.places)
        self.resolves: i64 = layout.number(f"{name}/place-in-action")
        self.chooser: i64 = layout.number(f"{name}/chooser", 1)
        self.choosing: i64 = layout.number(f"{name}/choosing", 1)
        self.holds_goal: i64 = layout.number(f"{name}/holds-hidden-goal", 1)
        self.credits: i64 = layout.number(f"{name}/credits")
        self.colonists: i64 = layout.number(f"{name}/colonists")
        self.points: i64 = layout.number(f"{name}/points")
        self.spaces: i64 = layout.number(f"{name}/spaces")
        self.strength: i64 = layout.number(f"{name}/strength")
        self.stored_credits: i64 = layout.number(f"{name}/stored-credits")


@final
class Slots:
    """Where a tile stands among those of its sort: worlds (planets and home worlds) or technologies."""

    def __init__(self, box: Box) -> None:
        self.of_tile: bytes = b""
        self.worlds: list[str] = []
        self.technologies: list[str] = []
        self.boards = [str(board) for board in box.boards]
        self.places = [str(place) for place in range(1, PAWNS + 1)]
        slots: list[int] = []
        for tile in range(box.size):
            names = self.technologies if box.technology[tile] else self.worlds
            slots.append(len(names))
            names.append(box.ids[tile])
        self.of_tile = bytes(slots)
        self.of_board: dict[int, int] = {board: place for place, board in enumerate(box.boards)}


@final
class FrontiersObserver(NumberWriter):
    """Positions of New Frontiers with one number of seats."""

    def __init__(self, box: Box, seats: int) -> None:
        layout = Layout()
        slots = Slots(box)
        goals = [goal.id for goal in box.pack.goals]
        self.slots = slots
        self.phase: i64 = layout.each("phase", v.PHASES)
        self.round: i64 = layout.number("round")
        self.picking: i64 = layout.each("picking", slots.places)
        self.taken: i64 = layout.each("taken", v.ACTION_TILES)
        self.turn: i64 = layout.number("turn")
        self.pool: i64 = layout.each("points-pool", ("left", "overdrawn"), 255)
        self.colonists: i64 = layout.number("colonist-pool")
        self.credits: i64 = layout.number("produce-credits")
        self.goods: i64 = layout.each("goods", v.KINDS[1:5], 255)
        self.bag: i64 = layout.each("bag", slots.worlds)
        self.display: i64 = layout.each("display", slots.worlds)
        self.leaving: i64 = layout.each("leaving", slots.worlds)
        self.in_play: i64 = layout.each("in-play", slots.technologies)
        self.supply: i64 = layout.each("supply", slots.technologies, 255)
        self.goals_up: i64 = layout.each("goal-up", goals)
        self.goal_stack: i64 = layout.number("goal-stack")
        self.looking: i64 = layout.number("looking")
        self.ends: i64 = layout.each("end", list(v.ENDS))

        self.temporary: i64 = layout.number("part/temporary-strength")
        self.chosen: i64 = layout.number("part/settled", 1)
        self.second: i64 = layout.number("part/second", 1)
        self.upgraded: i64 = layout.number("part/upgraded", 1)
        self.settling: i64 = layout.each("part/settling", slots.worlds)
        self.upgrading: i64 = layout.each("part/upgrading", slots.worlds)
        self.used: i64 = layout.each("part/used", box.ids, RUNNING)
        self.spent: i64 = layout.each("part/spent", slots.worlds)
        self.consumed: i64 = layout.number("part/consumed")
        self.sale: i64 = layout.number("part/sale")
        self.windfalls: i64 = layout.each("part/windfalls", ("any-kind", *v.KINDS[1:5]), 255)

        self.question: i64 = layout.each("question", v.QUESTIONS)
        self.owe: i64 = layout.number("owe")
        self.looked: i64 = layout.each("looked", goals)
        self.kept: i64 = layout.each("kept-goal", goals)
        self.hidden: i64 = layout.each("hidden-goal", goals)
        self.sides: list[Side] = [Side(layout, name, slots) for name in sides(seats)]
        super().__init__(layout)

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, FrontiersState)
        self.write_table(state, row, start)
        if state.asked != v.NO_SEAT:
            self.write_part(state, row, start)
        self.write_own(state, seat, row, start)
        number = state.count
        for turn in range(number):
            other = (seat + turn) % number
            self.write_side(state, state.players[other], self.sides[turn], row, start)
            self.write_turn(state, other, self.sides[turn], row, start)

    def write_table(self, state: FrontiersState, row: bytearray, start: i64) -> None:
        """What lies in the middle."""
        row[start + self.phase + state.phase] = 1
        put(row, start + self.round, state.round)
        if state.picking < len(state.track):
            row[start + self.picking + state.picking] = 1
        mark_bits(row, start + self.taken, state.taken)
        put(row, start + self.turn, state.turn)
        put_signed(row, start + self.pool, state.vp_pool)
        put(row, start + self.colonists, state.colonist_pool)
        put(row, start + self.credits, state.produce_credits)
        for kind in range(v.NOVELTY, v.ALIEN + 1):
            put(row, start + self.goods + kind - v.NOVELTY, goods_left(state, kind))
        self.mark(row, start + self.bag, state.bag)
        self.mark(row, start + self.display, state.display)
        self.mark(row, start + self.leaving, state.leaving)
        faces = state.faces
        self.mark(row, start + self.in_play, faces)
        for i in range(len(faces)):
            put(row, start + self.supply + self.slots.of_tile[faces[i]], state.supply[faces[i]])
        count(row, start + self.goals_up, state.goals_up)
        put(row, start + self.goal_stack, len(state.goal_stack))
        put(row, start + self.looking, len(state.looked) + (1 if state.kept_goal != v.NO_TILE else 0))
        mark_bits(row, start + self.ends, state.ends)

    def write_part(self, state: FrontiersState, row: bytearray, start: i64) -> None:
        """What is noted about the part of the player who is asked."""
        put(row, start + self.temporary, state.temporary)
        put(row, start + self.chosen, state.chosen)
        put(row, start + self.second, state.second)
        put(row, start + self.upgraded, state.upgraded)
        self.mark_one(row, start + self.settling, state.settling)
        self.mark_one(row, start + self.upgrading, state.upgrading)
        for i in range(len(state.used)):
            row[start + self.used + state.used[i]] = 1
        if state.power != v.NO_TILE:
            row[start + self.used + state.power] = RUNNING
        self.mark(row, start + self.spent, state.spent)
        put(row, start + self.consumed, state.consumed)
        put(row, start + self.sale, state.sale)
        for i in range(len(state.windfalls)):
            put(row, start + self.windfalls + i, state.windfalls[i])

    def write_own(self, state: FrontiersState, seat: i64, row: bytearray, start: i64) -> None:
        """What nobody else knows: the question, goals to choose from, and a goal that lies face down."""
        if state.asked == seat:
            row[start + self.question + state.question] = 1
            put(row, start + self.owe, state.owe)
            count(row, start + self.looked, state.looked)
            if state.kept_goal != v.NO_TILE:
                row[start + self.kept + state.kept_goal] = 1
        else:
            row[start + self.question] = 1
        if state.hidden_goal != v.NO_TILE and state.hidden_owner == seat:
            row[start + self.hidden + state.hidden_goal] = 1

    def write_side(self, state: FrontiersState, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """The empire of a player."""
        if player.board in self.slots.of_board:
            row[start + side.board + self.slots.of_board[player.board]] = 1
        colonies = player.colonies
        for i in range(len(colonies)):
            slot = self.slots.of_tile[colonies[i]]
            row[start + side.colony + slot] = 1 if i < player.active else FRESH
            put(row, start + side.good + slot, player.goods[i])
        self.tally(row, start + side.technology, player.technologies)
        self.mark(row, start + side.discovered, player.discovered)
        self.mark(row, start + side.stored_planet, player.stored_planets)
        count(row, start + side.stored_good - v.NOVELTY, player.stored_goods)
        count(row, start + side.made - v.NOVELTY, player.made)
        if player.refinery:
            row[start + side.refinery + player.refinery - v.NOVELTY] = 1
        put(row, start + side.credits, player.credits)
        put(row, start + side.colonists, player.colonists)
        put(row, start + side.points, player.vp)
        put(row, start + side.spaces, player.spaces)
        put(row, start + side.strength, general_strength(state, player))
        put(row, start + side.stored_credits, player.stored_credits)

    def write_turn(self, state: FrontiersState, seat: i64, side: Side, row: bytearray, start: i64) -> None:
        """Where a player stands in the order of things."""
        for place in range(len(state.track)):
            if state.track[place] == seat:
                row[start + side.track + place] = 1
        for place in range(len(state.resolve)):
            if state.resolve[place] == seat:
                row[start + side.resolves] = place + 1
        put(row, start + side.chooser, state.chooser == seat)
        put(row, start + side.choosing, state.asked == seat)
        put(row, start + side.holds_goal, state.hidden_goal != v.NO_TILE and state.hidden_owner == seat)

    def mark(self, row: bytearray, place: i64, tiles: bytes) -> None:
        """A 1 for each tile of a sort; there is only one of each."""
        slots = self.slots.of_tile
        for i in range(len(tiles)):
            row[place + slots[tiles[i]]] = 1

    def tally(self, row: bytearray, place: i64, tiles: bytes) -> None:
        """How often each tile of a sort is there."""
        slots = self.slots.of_tile
        for i in range(len(tiles)):
            at = place + slots[tiles[i]]
            row[at] = row[at] + 1

    def mark_one(self, row: bytearray, place: i64, tile: i64) -> None:
        """One tile, if there is one."""
        if tile != v.NO_TILE:
            row[place + self.slots.of_tile[tile]] = 1
