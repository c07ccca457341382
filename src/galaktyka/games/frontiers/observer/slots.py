"""New Frontiers for networks: layout 2, tiles by where they lie and numbers by their value."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from galaktyka.core.game import State
from galaktyka.envs.compiled.slots import EMPTY, SlotLayout, SlotWriter, put_number, put_pile, put_ranged
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.box import Box
from galaktyka.games.frontiers.engine.game import FrontiersState
from galaktyka.games.frontiers.engine.rules.holdings import (
    can_run_short,
    general_strength,
    goods_left,
    sum_of,
)
from galaktyka.games.frontiers.engine.rules.sell import price_of
from galaktyka.games.frontiers.engine.scoring import goal_number, goal_points, total_points
from galaktyka.games.frontiers.engine.state import Player
from galaktyka.games.frontiers.observer.places import (
    BAG,
    CHIPS,
    COLONIES,
    COLONISTS,
    CONSUMED,
    CREDITS,
    DISCOVERED,
    DISPLAY,
    EACH,
    FEW,
    GOODS,
    HEAP,
    LAST_COPIES,
    LEAD,
    MOST_SEATS,
    OWED,
    PAWNS,
    PER_SLOT,
    POINTS,
    POOL,
    PRICE,
    ROUNDS,
    SPACES,
    STEPS,
    STORED,
    STRONGEST,
    TECHNOLOGIES,
    WITH_GOODS,
    WORTH,
    Numbers,
    Part,
    Prospect,
    Side,
)
from galaktyka.games.frontiers.observer.prospects import (
    CONSUMERS,
    FEW_CREDITS,
    FINE,
    LITTLE_STRENGTH,
    MANY_CREDITS,
    best_price,
    count_goods,
    holds,
    idle_colonies,
    lack_of_means,
    planets_in_reach,
    points_by_consuming,
    points_with,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class FrontiersSlots(SlotWriter):
    """Positions of New Frontiers with any number of seats."""

    def __init__(self, box: Box) -> None:
        layout = SlotLayout()
        numbers = Numbers(box)
        self.box = box
        self.of_tile = numbers.of_tile
        self.copies: list[int] = [box.pack.copies.get(seats, 1) for seats in range(MOST_SEATS + 1)]
        self.seats: i64 = layout.number("seats", MOST_SEATS, 2)
        self.variant: i64 = layout.pile("variant", ("first-game", "goals"), 2)
        self.phase: i64 = layout.pile("phase", v.PHASES)
        self.stage: i64 = layout.pile("stage", v.STAGES)
        self.round: i64 = layout.number("round", ROUNDS)
        self.picking: i64 = layout.number("picking", PAWNS)
        self.taken: i64 = layout.pile("taken", v.ACTION_TILES, PAWNS)
        self.action: i64 = layout.pile("action", v.ACTION_TILES)
        self.ends: i64 = layout.pile("end", list(v.ENDS), len(v.ENDS))
        self.pool: i64 = layout.number("points-pool", POOL)
        self.colonist_pool: i64 = layout.number("colonist-pool", POOL)
        self.heap: i64 = layout.number("produce-credits", HEAP)
        self.bag: i64 = layout.number("bag", BAG)
        self.display: i64 = layout.pile("display", numbers.planets, DISPLAY)
        self.last_copies: i64 = layout.pile("last-copy", numbers.technologies, LAST_COPIES)
        self.goals_up: i64 = layout.pile("goal", box.goal_ids, len(box.goal_ids))
        self.goal_stack: i64 = layout.number("goal-stack", len(box.goal_ids))
        self.left: i64 = layout.number("left/novelty", GOODS)
        for kind in v.KINDS[2:5]:
            layout.number(f"left/{kind}", GOODS)
        self.part = Part(layout, box, numbers)
        self.prospect = Prospect(layout, box, numbers)
        self.sides: list[Side] = [Side(layout, turn, box, numbers) for turn in range(MOST_SEATS)]
        super().__init__(layout)

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, FrontiersState)
        player = state.players[seat]
        own_points = total_points(state, player)
        self.write_table(state, row, start)
        self.write_sale(state, seat, player, row, start)
        self.write_discovered(state, player, row, start)
        if state.asked == seat:
            self.write_part(state, player, row, start)
        if state.with_goals:
            self.write_goals(state, seat, player, row, start)
        number = state.count
        best: i64 = -100
        for turn in range(number):
            other = (seat + turn) % number
            side = self.sides[turn]
            points = own_points
            if turn:
                points = total_points(state, state.players[other])
                best = max(best, points)
                put_ranged(row, start + side.lead, own_points - points, -LEAD, LEAD)
                if state.players[other].discovered and not state.temporary:
                    reach = planets_in_reach(state, state.players[other])
                    self.put_some(row, start + side.reach, reach, FEW)
            put_number(row, start + side.points, points, POINTS)
            self.write_empire(state.players[other], side, row, start)
            self.write_numbers(state, state.players[other], side, row, start)
            self.write_turn(state, other, side, row, start)
        put_ranged(row, start + self.sides[0].lead, own_points - best, -LEAD, LEAD)

    def write_table(self, state: FrontiersState, row: bytearray, start: i64) -> None:
        """What lies in the middle, and how far the game has come."""
        row[start + self.seats] = state.count - 2
        if state.first_game:
            row[start + self.variant] = 0
        row[start + self.phase] = state.phase
        row[start + self.stage] = state.stage
        put_number(row, start + self.round, state.round, ROUNDS)
        put_number(row, start + self.picking, state.picking, PAWNS)
        self.put_bits(row, start + self.taken, state.taken, PAWNS)
        if state.phase == v.REVEAL:
            row[start + self.action] = state.action
        self.put_bits(row, start + self.ends, state.ends, len(v.ENDS))
        put_ranged(row, start + self.pool, state.vp_pool, 0, POOL)
        put_number(row, start + self.colonist_pool, state.colonist_pool, POOL)
        self.put_some(row, start + self.heap, state.produce_credits, HEAP)
        put_number(row, start + self.bag, len(state.bag) // PER_SLOT, BAG)
        self.put_tiles(row, start + self.display, state.display, DISPLAY)

    def write_sale(self, state: FrontiersState, seat: i64, player: Player, row: bytearray, start: i64) -> None:
        """The technologies that the viewer could buy in this game, by what is missing; who may pick has the bonus."""
        box = self.box
        prospect = self.prospect
        credits = player.credits
        if player.talents & v.T_DEVELOP:
            credits += sum_of(player, box.develop_discount)
        if seat == state.chooser or (seat == state.asked and state.phase == v.PICK):
            credits += box.develop_bonus
        faces = state.faces
        size: i64 = len(faces)
        at = start + prospect.sale
        table: i64 = min(credits, len(prospect.sale_tables) - 1)
        row[at : at + size] = faces.translate(prospect.sale_tables[table])
        last = start + self.last_copies
        last_end = last + LAST_COPIES
        owned = player.technologies
        tiles = owned + player.colonies
        supply = state.supply
        several = self.copies[state.count] > 1
        for i in range(size):
            face: i64 = faces[i]
            if not supply[face] or (several and holds(owned, face)):
                row[at + i] = EMPTY
                continue
            if prospect.scorers[face]:
                worth = points_with(state, player, face, tiles)
                self.put_some(row, start + prospect.worth[face], worth, WORTH)
            if several and supply[face] == 1 and box.spaces[face] == 1 and last < last_end:
                row[last] = self.of_tile[face]
                last += 1

    def write_discovered(self, state: FrontiersState, player: Player, row: bytearray, start: i64) -> None:
        """The planets that the viewer could settle, and what is missing for the others."""
        box = self.box
        prospect = self.prospect
        discovered = player.discovered
        tiles = player.technologies + player.colonies
        can_settle = start + prospect.can_settle
        few_colonists = start + prospect.few_colonists
        size: i64 = min(len(discovered), DISCOVERED)
        for i in range(size):
            planet: i64 = discovered[i]
            number: i64 = self.of_tile[planet]
            lack = lack_of_means(state, player, planet)
            if box.colonists[planet] > player.colonists:
                row[few_colonists] = number
                few_colonists += 1
            elif lack == FINE:
                row[can_settle] = number
                can_settle += 1
            if lack in (FEW_CREDITS, MANY_CREDITS):
                row[start + prospect.lacks_credits + i] = (lack - FEW_CREDITS) * prospect.planets + number
            elif lack != FINE:
                row[start + prospect.lacks_strength + i] = (lack - LITTLE_STRENGTH) * prospect.planets + number
            if prospect.scorers[planet]:
                worth = points_with(state, player, planet, tiles)
                self.put_some(row, start + prospect.worth[planet], worth, WORTH)
        self.put_some(row, start + self.sides[0].reach, can_settle - start - prospect.can_settle, FEW)

    def write_part(self, state: FrontiersState, player: Player, row: bytearray, start: i64) -> None:
        """The question, and what is noted about the viewer's part of the action."""
        part = self.part
        row[start + part.question] = state.question
        self.put_some(row, start + part.owe, state.owe, OWED)
        if state.power != v.NO_TILE:
            row[start + part.power] = state.power
        put_pile(row, start + part.used, state.used, FEW)
        if state.settling != v.NO_TILE:
            row[start + part.settling] = self.of_tile[state.settling]
        if state.upgrading != v.NO_TILE:
            row[start + part.upgrading] = self.of_tile[state.upgrading]
        if player.active < len(player.colonies):
            self.put_tiles(row, start + part.fresh, player.colonies[player.active :], EACH)
        if state.chosen:
            row[start + part.flags] = 0
        if state.second:
            row[start + part.flags + 1] = 1
        if state.upgraded:
            row[start + part.flags + 2] = 2
        if state.stored:
            row[start + part.flags + 3] = 3
        self.put_some(row, start + part.temporary, state.temporary, STRONGEST)
        self.put_some(row, start + part.consumed, state.consumed, GOODS)
        self.put_some(row, start + part.sale, state.sale, v.HIGHEST_TAX)
        windfalls = state.windfalls
        for i in range(len(windfalls)):
            self.put_some(row, start + part.windfalls + i, windfalls[i], FEW)

    def write_goals(self, state: FrontiersState, seat: i64, player: Player, row: bytearray, start: i64) -> None:
        """The goals that the viewer knows, and how far they have been reached."""
        prospect = self.prospect
        row[start + self.variant + 1] = 1
        put_pile(row, start + self.goals_up, state.goals_up, len(self.box.goal_ids))
        put_number(row, start + self.goal_stack, len(state.goal_stack), len(self.box.goal_ids))
        self.write_progress(state, player, state.goals_up, row, start)
        if state.hidden_goal != v.NO_TILE and state.hidden_owner == seat:
            row[start + prospect.hidden] = state.hidden_goal
            points = goal_points(state, player, state.hidden_goal, player.refinery)
            put_number(row, start + prospect.hidden_points, points, STEPS)
            self.put_progress(state, player, state.hidden_goal, row, start)
        if state.asked == seat:
            put_pile(row, start + prospect.looked, state.looked, 3)
            self.write_progress(state, player, state.looked, row, start)
            if state.kept_goal != v.NO_TILE:
                row[start + prospect.kept] = state.kept_goal
        if can_run_short(state):
            for kind in range(v.NOVELTY, v.ALIEN + 1):
                left = goods_left(state, kind)
                if left <= GOODS:
                    row[start + self.left + kind - v.NOVELTY] = left

    def write_progress(self, state: FrontiersState, player: Player, goals: bytes, row: bytearray, start: i64) -> None:
        """How many of the things that each of the goals counts the viewer has."""
        for i in range(len(goals)):
            self.put_progress(state, player, goals[i], row, start)

    def put_progress(self, state: FrontiersState, player: Player, goal: i64, row: bytearray, start: i64) -> None:
        """The same for one goal."""
        counted = goal_number(state, player, self.box.goal_counts[goal], player.refinery)
        put_number(row, start + self.prospect.progress[goal], counted, STEPS)

    def write_empire(self, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """The tiles of a player, and the goods on them."""
        put_pile(row, start + side.technologies, player.technologies, TECHNOLOGIES)
        colonies = player.colonies
        put_pile(row, start + side.colonies, colonies, COLONIES)
        self.put_tiles(row, start + side.discovered, player.discovered, DISCOVERED)
        if player.refinery:
            row[start + side.refinery] = player.refinery - v.NOVELTY
        if player.stock:
            goods = player.goods
            at = start + side.goods
            end = at + WITH_GOODS
            for i in range(len(colonies)):
                if goods[i] and at < end:
                    row[at] = self.of_tile[colonies[i]]
                    at += 1

    def write_numbers(self, state: FrontiersState, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """What a player has, and what each action would bring."""
        put_number(row, start + side.credits, player.credits, CREDITS)
        put_number(row, start + side.colonists, player.colonists, COLONISTS)
        put_number(row, start + side.chips, player.vp, CHIPS)
        put_number(row, start + side.spaces, player.spaces, SPACES)
        put_number(row, start + side.built, len(player.colonies), COLONIES)
        if player.talents & v.T_STRENGTH:
            self.put_some(row, start + side.strength, general_strength(state, player), STRONGEST)
        self.put_some(row, start + side.idle, idle_colonies(player, self.box.production), GOODS)
        self.put_some(row, start + side.vacant, idle_colonies(player, self.box.windfall), GOODS)
        if player.stock or player.talents & CONSUMERS:
            self.write_trade(state, player, side, row, start)
        if state.goals_up:
            self.put_some(row, start + side.stored_goods, len(player.stored_goods), STORED)
            self.put_some(row, start + side.stored_planets, len(player.stored_planets), STORED)
            self.put_some(row, start + side.stored_credits, player.stored_credits, STORED)

    def write_trade(self, state: FrontiersState, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """The goods by kind, what the dearest would bring, and what consuming them would."""
        goods = count_goods(player)
        self.put_some(row, start + side.stock, player.stock, GOODS)
        own = side.points == self.sides[0].points
        for kind in range(v.NOVELTY, v.ALIEN + 1):
            if goods[kind]:
                put_number(row, start + side.kinds + kind - v.NOVELTY, goods[kind], FEW)
                if own:
                    price = price_of(state, player, kind)
                    put_number(row, start + self.prospect.prices + kind - v.NOVELTY, price, PRICE)
        self.put_some(row, start + side.price, best_price(state, player), PRICE)
        if player.talents & CONSUMERS:
            self.put_some(row, start + side.consumption, points_by_consuming(self.box, player, goods), CONSUMED)

    def write_turn(self, state: FrontiersState, seat: i64, side: Side, row: bytearray, start: i64) -> None:
        """Where a player stands on the track and in the order of the action."""
        track = state.track
        next_pawn = state.picking if state.chooser == v.NO_SEAT else state.picking + 1
        pawn = start + side.pawn
        waits = start + side.waits
        for place in range(len(track)):
            if track[place] == seat:
                row[pawn] = place
                pawn += 1
                if place >= next_pawn:
                    row[waits] = place - next_pawn
                    waits += 1
        order = state.resolve
        first = state.turn
        size: i64 = len(order)
        if first < size and order[first] == state.asked:
            first += 1
        for i in range(first, size):
            if order[i] == seat:
                row[start + side.order] = i - first
        if seat == state.asked and side.points != self.sides[0].points:
            row[start + side.special] = 0
        if seat == state.chooser:
            row[start + side.special + 1] = 1
        if state.hidden_goal != v.NO_TILE and seat == state.hidden_owner:
            row[start + side.special + 2] = 2

    def put_tiles(self, row: bytearray, place: i64, tiles: bytes, most: i64) -> None:
        """Tiles of a sort, by their numbers in it."""
        numbers = self.of_tile
        size: i64 = len(tiles)
        if size > most:
            size = most
        for i in range(size):
            row[place + i] = numbers[tiles[i]]

    def put_bits(self, row: bytearray, place: i64, bits: i64, most: i64) -> None:
        """A pile of things given as bits."""
        end = place + most
        thing: i64 = 0
        while bits and place < end:
            if bits & 1:
                row[place] = thing
                place += 1
            bits >>= 1
            thing += 1

    def put_some(self, row: bytearray, place: i64, number: i64, high: i64) -> None:
        """A number that is usually nothing, and has an empty slot then."""
        if number > 0:
            row[place] = number if number < high else high
