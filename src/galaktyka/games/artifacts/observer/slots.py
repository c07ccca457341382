"""Alien Artifacts for networks: layout 2, cards by where they lie and numbers by their value.

A number that is nearly always the same has no feature for that: its slot is filled only where it is unusual.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.game import State
from galaktyka.envs.compiled.slots import SlotLayout, SlotWriter, put_number, put_pile, put_ranged
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box
from galaktyka.games.artifacts.engine.game import ArtifactsState
from galaktyka.games.artifacts.engine.rules.empire import works
from galaktyka.games.artifacts.engine.state import Player
from galaktyka.games.artifacts.observer.means import Means, Raid, can_be_sent
from galaktyka.games.artifacts.observer.piles import put_next, put_some, put_sorted
from galaktyka.games.artifacts.observer.question import Question
from galaktyka.games.artifacts.observer.standing import HAND, KIND_BITS, KIND_MASK, OPERATIONAL, Standing

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_SEATS: Final = 5
ROUNDS: Final = 36
PACE: Final = 19
"""Tenths of a resource card that leave the deck in a turn."""
FEWEST_DRAWN: Final = 20
PER_DECK_SLOT: Final = 3
"""Resource cards of the deck that make a step."""
DECK: Final = 24
CREDITS: Final = 15
POINTS: Final = 80
LEAD: Final = 30
HANDFUL: Final = 12
SIDE: Final = 14
PROJECTS: Final = 8
STORED: Final = 16
FEW: Final = 4
SEVERAL: Final = 8
TOKENS: Final = 10
COST: Final = 12
INCOME: Final = 12
SPARE: Final = 3
"""Projects that lack equally much, and have slots."""
NO_PROJECT: Final = 99
LACKING: Final = (3, 5, 99)
"""Up to so many icons are lacking."""
ATTACK: Final = 12
RAID: Final = 24
FLAGS: Final = ("active", "first")
"""That the viewer is active nearly goes without saying: only of others it is said."""


@final
class Side:
    """The slots of what everybody sees of one player."""

    def __init__(self, layout: SlotLayout, turn: int, box: Box) -> None:
        whose = "self" if turn == 0 else "opponent"
        own = "self" if turn == 0 else f"opponent-{turn}"
        self.logistical: i64 = layout.pile(f"{whose}/logistical", box.ids, SIDE)
        self.operational: i64 = layout.pile(f"{whose}/operational", box.ids, SIDE)
        self.blank: i64 = layout.pile(f"{whose}/blank", box.ids, SEVERAL)
        self.heavy: i64 = layout.pile(f"{whose}/several-tokens", box.ids, FEW)
        self.project: i64 = layout.pile(f"{whose}/project", box.ids, PROJECTS)
        self.artifacts: i64 = layout.pile(f"{whose}/artifact", box.artifact_ids, SEVERAL)
        self.faction: i64 = layout.pile(f"{own}/faction", box.faction_ids)
        self.flags: i64 = layout.pile(f"{own}/state", FLAGS, len(FLAGS))
        self.points: i64 = layout.number(f"{own}/points", POINTS)
        self.credits: i64 = layout.number(f"{own}/credits", CREDITS)
        self.hand: i64 = layout.number(f"{own}/hand-size", SEVERAL) if turn else 0
        self.working: list[int] = [layout.number(f"{own}/operational-{type}", SEVERAL, 1) for type in v.TYPES]
        self.income: i64 = layout.number(f"{own}/income", INCOME, 1)
        self.plans: i64 = layout.number(f"{own}/plans", FEW, 1)
        self.tokens: i64 = layout.number(f"{own}/tokens", TOKENS, 1)


@final
class Own:
    """The slots of what one player alone knows, or wants to know of itself."""

    def __init__(self, layout: SlotLayout, box: Box) -> None:
        self.seat: i64 = layout.number("self/seat", MOST_SEATS - 1)
        """Targets of attacks are called by their seats."""
        self.lead: i64 = layout.number("self/lead", LEAD, -LEAD)
        self.hand: i64 = layout.pile("self/hand", box.resource_ids, HANDFUL)
        self.stored: i64 = layout.pile("self/stored", box.section_ids, STORED)
        self.plans: i64 = layout.pile("self/plan", box.plan_ids, FEW)
        self.lacking: list[int] = [layout.pile(f"self/lacks-to-{most}", box.ids, SPARE) for most in LACKING]
        """Projects by the icons that are missing."""
        self.least: list[int] = [layout.number(f"self/lacks-{type}", COST) for type in v.TYPES]
        """What the nearest project of each type lacks."""
        self.ready: i64 = layout.pile("self/ready", box.ids, FEW)
        """Projects that the hand and the planets could pay now."""
        self.cost: list[int] = [layout.number(f"self/cost-{type}", COST) for type in v.TYPES]
        self.limit: list[int] = [layout.number(f"self/limit-{type}", SEVERAL, 1) for type in v.TYPES]
        self.means: list[int] = [layout.number(f"self/means-{type}", COST, 1) for type in v.TYPES]
        """The most icons that can be paid for a card of the type."""
        self.price: i64 = layout.number("self/price", SEVERAL)
        self.exchange: i64 = layout.number("self/exchange-limit", SEVERAL, 1)
        self.operate: i64 = layout.pile("self/can-operate", v.TYPES, len(v.TYPES))
        """The operational actions that could be paid."""
        self.hand_limit: i64 = layout.number("self/hand-limit", SEVERAL)
        self.stock: i64 = layout.number("self/stored-cards", STORED, 1)
        self.kinds: list[int] = [layout.number(f"self/{kind}-cards", SEVERAL, 1) for kind in v.KINDS]
        self.fleet: i64 = layout.number("raid/ships", SEVERAL, 1)
        self.spoils: i64 = layout.number("raid/half-points", RAID, 1)
        """What all ships could win from the alien system, were the deck even; in halves."""
        self.finds: i64 = layout.number("raid/half-artifacts", RAID // 2, 1)
        self.losses: i64 = layout.number("raid/half-ships-lost", RAID // 2, 1)


@final
class ArtifactsSlots(SlotWriter):
    """Positions of Alien Artifacts with any number of seats."""

    def __init__(self, box: Box) -> None:
        layout = SlotLayout()
        self.box = box
        self.seats: i64 = layout.number("seats", MOST_SEATS, 2)
        self.variant: i64 = layout.pile("variant", ("choose-factions",))
        self.phase: i64 = layout.pile("phase", v.PHASES)
        self.rounds: i64 = layout.number("rounds-left", ROUNDS)
        self.deck: i64 = layout.number("deck", DECK)
        self.marker: i64 = layout.number("marker", MOST_SEATS)
        self.end: i64 = layout.pile("end", ("met", "another-turn"), 2)
        self.actions: i64 = layout.number("actions", FEW, 1)
        self.top: i64 = layout.pile("top", box.ids, len(v.TYPES))
        self.system: i64 = layout.pile("system", box.system_ids)
        self.plan_deck: i64 = layout.number("plan-deck", FEW)
        self.raised: i64 = layout.number("raised", FEW, 1)
        self.raised_planets: i64 = layout.number("raised-planets", FEW, 1)
        self.attack_bonus: i64 = layout.number("attack-bonus", SEVERAL, 1)
        self.rerolls: i64 = layout.number("rerolls", FEW, 1)
        self.shown_plans: i64 = layout.pile("opponent/shown-plan", box.plan_ids, FEW)
        self.own = Own(layout, box)
        self.sides: list[Side] = [Side(layout, turn, box) for turn in range(MOST_SEATS)]
        self.question = Question(layout, box, ATTACK)
        self.standing = Standing(box)
        self.means = Means(box)
        self.raid = Raid(box, ATTACK)
        super().__init__(layout)
        self.line = bytearray(self.blank)
        """The row that is being written. Python keeps small numbers ready, and here most places are small."""

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, ArtifactsState)
        self.line[:] = self.blank
        self.write_line(state, seat, self.line)
        row[start : start + self.width] = self.line

    def write_line(self, state: ArtifactsState, seat: i64, row: bytearray) -> None:
        """The row in a place of its own."""
        self.write_table(state, seat, row)
        standing = self.standing
        number = state.count
        own_points: i64 = 0
        best: i64 = -1000
        for turn in range(number):
            other = (seat + turn) % number
            player = state.players[other]
            standing.count(state, player)
            points = standing.points(state, player)
            self.write_side(state, other, turn, points, row)
            if turn == 0:
                own_points = points
                self.write_own(state, seat, player, row)
                if state.asked == seat:
                    self.question.write(state, seat, points, standing, self.raid, row)
            else:
                best = max(best, points)
        put_ranged(row, self.own.lead, own_points - best, -LEAD, LEAD)

    def write_table(self, state: ArtifactsState, seat: i64, row: bytearray) -> None:
        """What lies in the middle, and what is noted about the turn."""
        row[self.seats] = state.count - 2
        if state.choose_factions:
            row[self.variant] = 0
        row[self.phase] = state.phase
        put_number(row, self.rounds, rounds_left(state), ROUNDS)
        put_number(row, self.deck, (len(state.deck) - state.top) // PER_DECK_SLOT, DECK)
        put_number(row, self.marker, state.marker, MOST_SEATS)
        if state.ending:
            row[self.end] = 0
            if (seat - state.first) % state.count > (state.active - state.first) % state.count:
                row[self.end + 1] = 1
        put_some(row, self.actions, state.actions, FEW)
        for deck in range(len(v.TYPES)):
            if state.decks[deck]:
                row[self.top + deck] = state.decks[deck][0]
        row[self.system] = state.system
        if len(state.plan_deck) < FEW:
            row[self.plan_deck] = len(state.plan_deck)
        put_some(row, self.raised, state.raised, FEW)
        put_some(row, self.raised_planets, state.raised_planets, FEW)
        put_some(row, self.attack_bonus, state.attack_bonus, SEVERAL)
        put_some(row, self.rerolls, state.rerolls, FEW)

    # ------------------------------------------------------------------ what everybody sees of a player

    def write_side(self, state: ArtifactsState, seat: i64, turn: i64, points: i64, row: bytearray) -> None:
        """The first one in turn is the viewer."""
        player = state.players[seat]
        side = self.sides[turn]
        self.write_empire(state, player, side, row)
        put_pile(row, side.project, player.projects, PROJECTS)
        put_pile(row, side.artifacts, player.artifacts, SEVERAL)
        if player.faction != v.NO_CARD:
            row[side.faction] = player.faction
        if state.first == seat:
            row[side.flags + 1] = 1
        put_number(row, side.points, points if points > 0 else 0, POINTS)
        put_number(row, side.credits, player.credits, CREDITS)
        for type in range(len(v.TYPES)):
            put_some(row, side.working[type], self.standing.on_side(type, v.OPERATIONAL), SEVERAL)
        put_some(row, side.income, self.standing.income, INCOME)
        put_some(row, side.plans, len(player.plans), FEW)
        if turn > 0:
            put_number(row, side.hand, len(player.hand), SEVERAL)
            if state.active == seat:
                row[side.flags] = 0
            if player.shown_plans:
                self.add_shown_plans(player, row)

    def write_empire(self, state: ArtifactsState, player: Player, side: Side, row: bytearray) -> None:
        """The cards that are built, by the side that is up; blockaded ones besides."""
        logistical = side.logistical
        operational = side.operational
        end_of_logistical = logistical + SIDE
        end_of_operational = operational + SIDE
        empire = player.empire
        sides = player.sides
        tokens = player.tokens
        all_tokens: i64 = 0
        for i in range(len(empire)):
            if sides[i] == v.LOGISTICAL:
                if logistical < end_of_logistical:
                    row[logistical] = empire[i]
                    logistical += 1
            elif operational < end_of_operational:
                row[operational] = empire[i]
                operational += 1
            if tokens[i]:
                all_tokens += tokens[i]
                if tokens[i] > 1:
                    put_next(row, side.heavy, empire[i], FEW)
                if not works(state, player, i):
                    put_next(row, side.blank, empire[i], SEVERAL)
        put_some(row, side.tokens, all_tokens, TOKENS)

    def add_shown_plans(self, player: Player, row: bytearray) -> None:
        """Plans that an opponent has used, behind those of other opponents."""
        shown = player.shown_plans
        for i in range(len(shown)):
            put_next(row, self.shown_plans, shown[i], FEW)

    # ------------------------------------------------------------------ what a player knows of itself

    def write_own(self, state: ArtifactsState, seat: i64, player: Player, row: bytearray) -> None:
        """The hand, what lies under planets, what things cost and what can be paid."""
        own = self.own
        standing = self.standing
        row[own.seat] = seat
        put_pile(row, own.hand, player.hand, HANDFUL)
        put_sorted(row, own.stored, player.stored, STORED)
        put_some(row, own.stock, len(player.stored), STORED)
        put_pile(row, own.plans, player.plans, FEW)
        price = standing.price()
        if price != self.box.buy_cost:
            put_number(row, own.price, price, SEVERAL)
        limit = standing.exchange_limit()
        if limit != self.box.base_limit:
            put_some(row, own.exchange, limit, SEVERAL)
        hand_limit = self.box.hand_size + standing.changes[HAND]
        if hand_limit != self.box.hand_size:
            put_number(row, own.hand_limit, hand_limit, SEVERAL)
        kinds = standing.all_kinds()
        for kind in range(len(v.KINDS)):
            put_some(row, own.kinds[kind], (kinds >> (KIND_BITS * kind)) & KIND_MASK, SEVERAL)
        self.write_building(state, seat, player, row)
        if standing.on_side(v.SHIP, v.OPERATIONAL) or standing.blanks:
            self.write_raid(state, seat, player, row)

    def write_building(self, state: ArtifactsState, seat: i64, player: Player, row: bytearray) -> None:
        """What cards of each type cost, what can be paid, and what each project lacks."""
        own = self.own
        standing = self.standing
        raised: i64 = state.raised if state.active == seat else 0
        operational_limit = self.box.base_limit + standing.changes[OPERATIONAL] + raised
        for type in range(len(v.TYPES)):
            cost = standing.cost(type)
            limit = standing.limit(type) + raised
            most = self.means.most(state, player, type, limit, standing.blanks)
            put_number(row, own.cost[type], cost, COST)
            if limit != self.box.base_limit:
                put_some(row, own.limit[type], limit, SEVERAL)
            put_some(row, own.means[type], most, COST)
            if standing.on_side(type, v.OPERATIONAL):
                pure = self.means.most(state, player, 3 + type, operational_limit, standing.blanks)
                if pure >= self.box.operational_cost:
                    row[own.operate + type] = type
            if player.projects:
                self.write_projects(player, type, cost, most, row)

    def write_projects(self, player: Player, type: i64, cost: i64, most: i64, row: bytearray) -> None:
        """What projects of a type lack, and whether that could be paid."""
        own = self.own
        least: i64 = NO_PROJECT
        projects = player.projects
        for i in range(len(projects)):
            project: i64 = projects[i]
            if self.box.type[project] == type:
                lacking = cost - self.attached(player, project)
                if lacking <= most:
                    put_next(row, own.ready, project, FEW)
                step: i64 = 0 if lacking <= 3 else 1 if lacking <= 5 else 2
                put_next(row, own.lacking[step], project, SPARE)
                least = min(least, lacking)
        if least < NO_PROJECT:
            put_number(row, own.least[type], max(least, 0), COST)

    def attached(self, player: Player, project: i64) -> i64:
        """Icons that are attached to a project."""
        icons: i64 = 0
        attached_to = player.attached_to
        for i in range(len(attached_to)):
            if attached_to[i] == project:
                icons += self.box.icons[player.attached[i]]
        return icons

    def write_raid(self, state: ArtifactsState, seat: i64, player: Player, row: bytearray) -> None:
        """What an offensive with all ships against the alien system could bring."""
        own = self.own
        raid = self.raid
        bonus: i64 = state.attack_bonus if state.active == seat else 0
        ships: i64 = 0
        points: i64 = 0
        artifacts: i64 = 0
        lost: i64 = 0
        for i in range(len(player.empire)):
            if can_be_sent(state, player, i):
                strength = min(self.standing.strength(state, player, player.empire[i], True) + bonus, raid.highest)
                ships += 1
                points += raid.points[state.system][strength]
                artifacts += raid.artifacts[state.system][strength]
                lost += raid.lost[state.system][strength]
        put_some(row, own.fleet, ships, SEVERAL)
        put_some(row, own.spoils, points // 2, RAID)
        put_some(row, own.finds, artifacts // 2, RAID // 2)
        put_some(row, own.losses, lost // 2, RAID // 2)


def rounds_left(state: ArtifactsState) -> i64:
    """Rounds until the deck has run out for the last time, if players draw as they usually do."""
    if state.ending or state.phase >= v.FINAL:
        return 0
    held: i64 = 0
    for player in state.players:
        held += len(player.hand) + len(player.stored) + len(player.attached)
    rest: i64 = max(state.box.resources - held - state.count, FEWEST_DRAWN)
    cards: i64 = len(state.deck) - state.top + (state.marker - 1) * rest
    return 1 + cards * 10 // (PACE * state.count)
