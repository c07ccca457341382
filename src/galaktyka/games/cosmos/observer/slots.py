"""Micro Cosmos for networks: layout 2, cards by where they lie and numbers by value; the Automa is an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.agenda import TASK_SIZE
from galaktyka.core.game import State
from galaktyka.envs.compiled.slots import SlotLayout, SlotWriter, put_number, put_pile, put_ranged
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.cards import LEVELS
from galaktyka.games.cosmos.engine.game import CosmosState
from galaktyka.games.cosmos.engine.rules.specialists import leaders_in, number_of, specialists_of
from galaktyka.games.cosmos.engine.rules.terraforming import levels_at_once
from galaktyka.games.cosmos.engine.rules.turns import LAST_ROUND
from galaktyka.games.cosmos.engine.scoring import total_points
from galaktyka.games.cosmos.engine.state import LONG, MOST_PLAYERS, Player
from galaktyka.games.cosmos.engine.view import owed
from galaktyka.games.cosmos.observer.means import Means, Prospects
from galaktyka.games.cosmos.observer.places import (
    ENGINEERS,
    LEAD,
    LEADERS,
    LEVELS_AT_ONCE,
    NEXT_TURN,
    OUTPOSTS,
    POINTS,
    SETTLED,
    TOKENS,
    UNITS,
    Side,
    numbers,
    put_bits,
    put_kinds,
    put_some,
)
from galaktyka.games.cosmos.observer.planets import RAISED, Planets

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUNDS: Final = 30
PLAYS: Final = 2
SYMBOLS: Final = 8
DEEDS: Final = 2
DECK: Final = 6
FEW: Final = 4
"""So many survivors of a colour are few in the deck."""
LOOKED: Final = 2
OWED: Final = 12
COLOURED: Final = 2
WAITING: Final = 3
ALL_UPGRADES: Final = 255
"""All eight, as bits."""
PURPOSES: Final = ("upgrade", "explore", "colony", "crew-action")
FOR_UPGRADE: Final = 0
TO_EXPLORE: Final = 1
FOR_COLONY: Final = 2
TO_ACT: Final = 3


def cards_of(kinds: bytes, deck: bytes, kind: i64) -> i64:
    """How many cards of a kind are in a deck."""
    number: i64 = 0
    for i in range(len(deck)):
        if kinds[deck[i]] == kind:
            number += 1
    return number


@final
class CosmosSlots(SlotWriter):
    """Positions of Micro Cosmos with any number of seats."""

    def __init__(self, box: Box) -> None:
        layout = SlotLayout()
        self.box = box
        self.seats: i64 = layout.number("seats", MOST_PLAYERS, 1)
        self.variant: i64 = layout.pile("variant", (LONG, *LEVELS))
        self.step: i64 = layout.pile("step", v.STEPS)
        self.round: i64 = layout.number("round", ROUNDS)
        self.closing: i64 = layout.number("closing", LAST_ROUND, 1)
        self.plays: i64 = layout.number("plays", PLAYS, 1)
        self.deeds: i64 = layout.pile("deed", list(v.DESTINATION_ACTIONS), DEEDS)
        self.planet_deck: i64 = layout.number("planet-deck", DECK, 1)
        self.last_planet: i64 = layout.pile("last-planet", box.planet_ids)
        self.cantina: i64 = layout.pile("cantina", box.crew_ids, int(box.cantina))
        self.survivors_left: i64 = numbers(layout, "survivors-in-deck", v.COLOURS, FEW, 0)
        self.engineers_left: i64 = layout.number("engineers-in-deck", ENGINEERS, 1)

        self.question: i64 = layout.pile("question", v.QUESTIONS)
        self.owe: i64 = layout.number("owe", OWED, 1)
        self.about: i64 = layout.pile("about", [*box.crew_ids, *box.survivor_ids, *box.planet_ids, *v.UPGRADES])
        self.edges: list[int] = [layout.pile(f"about-{edge}", box.crew_ids) for edge in v.EDGES]
        self.waiting: i64 = layout.pile("waiting", ("nothing", *v.TASKS[1:]), WAITING)

        self.means = Means(layout)
        self.planets = Planets(layout, box)
        self.sides: list[Side] = [Side(layout, turn, box) for turn in range(2)]

        # Slots that are often empty come last: small places are quicker to write to.
        self.active: i64 = layout.number("active", MOST_PLAYERS - 1, 1)
        self.owe_engineers: i64 = layout.number("owe-engineers", OWED, 1)
        self.owe_colour: i64 = layout.pile("owe-colour", v.COLOURS, COLOURED)
        self.raised: i64 = layout.number("raised", RAISED, 1)
        self.purpose: i64 = layout.pile("purpose", PURPOSES)
        self.prospects = Prospects(layout, box)
        self.looked_crew: i64 = layout.pile("looked-crew", box.crew_ids, int(box.deal))
        self.looked_survivors: i64 = layout.pile("looked-survivor", box.survivor_ids, LOOKED)
        self.automa_discard: i64 = layout.pile("automa-discard", box.automa_ids, len(box.automa_ids))
        self.symbols: i64 = numbers(layout, "automa-symbols", v.SPECIALISTS, SYMBOLS)
        self.sides += [Side(layout, turn, box) for turn in range(2, MOST_PLAYERS)]
        super().__init__(layout)

    def write(self, state: State, seat: i64, row: bytearray, start: i64) -> None:
        """What the seat may know."""
        assert isinstance(state, CosmosState)
        number: i64 = len(state.players)
        self.write_table(state, row, start)
        if state.active != v.NO_SEAT:
            put_some(row, start + self.active, (state.active + number - seat) % number, MOST_PLAYERS - 1)
        self.write_decks(state, row, start)
        if state.asked == seat:
            self.write_question(state, seat, row, start)
        self.planets.write(state, seat, self.sides, row, start)
        own_points = total_points(state, seat)
        best: i64 = -1
        for turn in range(number):
            other = (seat + turn) % number
            side = self.sides[turn]
            player = state.players[other]
            points = own_points
            if turn:
                points = total_points(state, other)
                best = points if points > best else best
                if number > 2:
                    put_ranged(row, start + side.lead, own_points - points, -LEAD, LEAD)
            put_ranged(row, start + side.points, points, 0, POINTS)
            specialists = specialists_of(state, player)
            put_some(row, start + side.engineers, number_of(specialists, v.ENGINEER), ENGINEERS)
            put_some(row, start + side.leaders, leaders_in(specialists), LEADERS)
            self.write_side(state, player, side, row, start)
            self.write_turns(state, other, side, row, start)
            if other == state.count:
                for specialist in range(len(v.SPECIALISTS)):
                    symbols = number_of(specialists, specialist)
                    put_some(row, start + self.symbols + specialist, symbols, SYMBOLS)
            if turn == 0:
                self.means.write(self.box, player, specialists, row, start)
        put_ranged(row, start + self.sides[0].lead, own_points - best, -LEAD, LEAD)

    # ------------------------------------------------------------------ the table

    def write_table(self, state: CosmosState, row: bytearray, start: i64) -> None:
        """What is played, and how far the game and the turn are."""
        row[start + self.seats] = state.count - 1
        if state.count == 1:
            row[start + self.variant] = 1 + state.level
        elif state.long:
            row[start + self.variant] = 0
        row[start + self.step] = state.step
        put_number(row, start + self.round, state.round, ROUNDS)
        put_some(row, start + self.closing, state.closing, LAST_ROUND)
        put_some(row, start + self.plays, state.plays, PLAYS)
        put_bits(row, start + self.deeds, state.actions_done & ~v.ENOUGH, DEEDS)

    def write_decks(self, state: CosmosState, row: bytearray, start: i64) -> None:
        """What lies open, and what is in the decks: known because all else lies open, but not in which order."""
        box = self.box
        planets: i64 = len(state.planet_deck)
        if planets:
            put_some(row, start + self.planet_deck, planets, DECK)
            row[start + self.last_planet] = state.planet_deck[planets - 1]
        put_pile(row, start + self.cantina, state.cantina, box.cantina)
        if state.step == v.SETUP:
            put_pile(row, start + self.looked_crew, state.looked, box.deal)
        else:
            put_pile(row, start + self.looked_survivors, state.looked, LOOKED)
        put_pile(row, start + self.automa_discard, state.automa_discard, box.automa)
        for colour in range(len(v.COLOURS)):
            left = cards_of(box.survivor_colour, state.survivor_deck, colour)
            if left <= FEW:
                row[start + self.survivors_left + colour] = left
        engineers = cards_of(box.specialist, state.crew_deck, v.ENGINEER)
        put_some(row, start + self.engineers_left, engineers, ENGINEERS)

    # ------------------------------------------------------------------ the question

    def write_question(self, state: CosmosState, seat: i64, row: bytearray, start: i64) -> None:
        """What it is about, how much is still to be chosen, what for, and what comes after it."""
        box = self.box
        question = state.question
        row[start + self.question] = question
        put_some(row, start + self.owe, owed(state), OWED)
        if question == v.ASK_ROW:
            row[start + self.about] = state.task[2]
        elif question == v.ASK_KEEP:
            row[start + self.about] = box.crew + state.task[2]
        elif question == v.ASK_USE:
            self.write_crew_action(state.task[2], row, start)
        elif question == v.ASK_TRACK:
            row[start + self.about] = box.crew + box.survivors + state.cells[state.task[2]]
        elif question == v.ASK_RAISE:
            put_some(row, start + self.raised, state.task[3], RAISED)
        elif question in (v.ASK_SPEND, v.ASK_PAY, v.ASK_AUTOMA_LEADER):
            self.write_cost(state, row, start)
        elif question == v.ASK_PLAY:
            self.prospects.write_crew(state, state.players[seat], row, start)
        elif question in (v.ASK_MOVE, v.ASK_UPGRADE):
            specialists = specialists_of(state, state.players[seat])
            self.prospects.write_journeys(state, state.players[seat], specialists, row, start)
        at = start + self.waiting
        end = at + WAITING
        agenda = state.agenda
        for i in range(0, len(agenda), TASK_SIZE):
            if agenda[i + 1] == seat and at < end:
                row[at] = agenda[i]
                at += 1

    def write_cost(self, state: CosmosState, row: bytearray, start: i64) -> None:
        """What is paid for, and with which specialists."""
        box = self.box
        if state.question == v.ASK_SPEND:
            put_some(row, start + self.owe_engineers, state.task[2], OWED)
            for i in range(COLOURED):
                if i < state.task[4]:
                    row[start + self.owe_colour + i] = state.task[5]
        elif state.question == v.ASK_AUTOMA_LEADER:
            put_some(row, start + self.owe, state.task[3], OWED)
        if not state.agenda:
            return
        after: i64 = state.agenda[0]
        if after == v.UNLOCK:
            row[start + self.purpose] = FOR_UPGRADE
            row[start + self.about] = box.crew + box.survivors + box.planets + state.agenda[2]
        elif after == v.REVEAL:
            row[start + self.purpose] = TO_EXPLORE
        elif after == v.GAIN:
            row[start + self.purpose] = TO_ACT
            self.write_crew_action(state.agenda[2], row, start)
        else:
            row[start + self.purpose] = FOR_COLONY

    def write_crew_action(self, effect: i64, row: bytearray, start: i64) -> None:
        """The edge of a crew card."""
        number = effect - self.box.first_crew_effect
        row[start + self.edges[number % 2]] = number // 2

    # ------------------------------------------------------------------ players

    def write_side(self, state: CosmosState, player: Player, side: Side, row: bytearray, start: i64) -> None:
        """What everybody sees of a player."""
        row[start + side.ark] = player.ark
        put_pile(row, start + side.above, player.top, state.box.row)
        put_pile(row, start + side.below, player.bottom, state.box.row)
        put_pile(row, start + side.survivors, player.survivors, state.box.survivors_held)
        put_some(row, start + side.settled, len(player.settled), SETTLED)
        put_bits(row, start + side.colonies, player.colonies, v.CELL_COUNT)
        put_pile(row, start + side.outposts, player.outposts, OUTPOSTS)
        put_bits(row, start + side.locked, ALL_UPGRADES & ~player.upgrades, v.UPGRADE_COUNT)
        put_bits(row, start + side.ready, player.ready, TOKENS)
        put_kinds(row, start + side.cargo, player.cargo, UNITS)
        put_some(row, start + side.engines, player.engines, 2)
        put_some(row, start + side.markers, player.colony_pool, v.CELL_COUNT)
        put_some(row, start + side.stock, player.outpost_pool, OUTPOSTS)
        put_some(row, start + side.levels, levels_at_once(state, player), LEVELS_AT_ONCE)

    def write_turns(self, state: CosmosState, seat: i64, side: Side, row: bytearray, start: i64) -> None:
        """How many turns until the player's next one, and in the last rounds how many are still to come."""
        if state.step == v.SETUP:
            return
        number: i64 = len(state.players)
        order = (seat + number - state.first) % number
        left: i64 = 1
        until = order + 1 - state.turns
        if order < state.turns:
            left = 0
            first = (state.first + 1) % state.count
            until = number - state.turns + 1 + (seat + number - first) % number
        if left or state.closing != LAST_ROUND:
            put_some(row, start + side.next_turn, until, NEXT_TURN)
        if state.closing:
            if state.closing != LAST_ROUND:
                left += 1
            row[start + side.turns_left] = left
