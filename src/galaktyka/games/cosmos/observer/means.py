"""The slots of what a player of Micro Cosmos could pay, play and do now, and wherever the Ark could go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.bits import bit, count_bits
from galaktyka.envs.compiled.slots import SlotLayout
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import Box
from galaktyka.games.cosmos.engine.rules.cargo import all_held
from galaktyka.games.cosmos.engine.rules.crew import can_act, edge_matches
from galaktyka.games.cosmos.engine.rules.specialists import leaders_in, number_of
from galaktyka.games.cosmos.engine.rules.system import has_colony, is_finished, movement, within_reach
from galaktyka.games.cosmos.engine.state import Player, Position
from galaktyka.games.cosmos.observer.places import LEADERS, numbers, put_bits, put_some

if TYPE_CHECKING:
    from mypy_extensions import i64

CARDS: Final = 4
"""Cards that work at one place."""


@final
class Means:
    """What could be paid now."""

    def __init__(self, layout: SlotLayout) -> None:
        self.leaders: i64 = numbers(layout, "self/leaders-of", v.COLOURS, LEADERS)
        self.can_unlock: i64 = layout.pile("self/can-unlock", v.UPGRADES, v.UPGRADE_COUNT)
        self.nearly_unlocks: i64 = layout.pile("self/nearly-unlocks", v.UPGRADES, v.UPGRADE_COUNT)
        self.can_colonise: i64 = layout.pile("self/can-colonise", v.COLOURS, len(v.COLOURS))

    def write(self, box: Box, player: Player, specialists: i64, row: bytearray, start: i64) -> None:
        """Leaders, upgrades, and the colours of planets where the next colony could be paid."""
        for colour in range(len(v.COLOURS)):
            put_some(row, start + self.leaders + colour, number_of(specialists, v.RED_LEADER + colour), LEADERS)
        self.write_upgrades(box, player, specialists, row, start)
        put_bits(row, start + self.can_colonise, colours_to_colonise(box, player, specialists), len(v.COLOURS))

    def write_upgrades(self, box: Box, player: Player, specialists: i64, row: bytearray, start: i64) -> None:
        """Upgrades that could be paid, and those for which one unit or specialist is missing."""
        costs = box.upgrade_cost
        can = start + self.can_unlock
        nearly = start + self.nearly_unlocks
        engineers = number_of(specialists, v.ENGINEER)
        leaders = leaders_in(specialists)
        for upgrade in range(v.UPGRADE_COUNT):
            if (player.upgrades >> upgrade) & 1:
                continue
            lacking: i64 = 0
            if (engineers if box.upgrade_engineer[upgrade] else leaders) == 0:
                lacking = 1
            cargo = player.cargo
            for at in range(4 * upgrade, 4 * upgrade + v.KINDS):
                short: i64 = costs[at] - (cargo & 15)
                if short > 0:
                    lacking += short
                cargo >>= 4
            if lacking == 0:
                row[can] = upgrade
                can += 1
            elif lacking == 1:
                row[nearly] = upgrade
                nearly += 1


@final
class Prospects:
    """What crew and places would bring, written while the player chooses among them."""

    def __init__(self, layout: SlotLayout, box: Box) -> None:
        self.box = box
        self.works: i64 = layout.pile("self/works", box.crew_ids, int(2 * box.row))
        self.works_lifted: i64 = layout.pile("self/works-lifted", box.crew_ids, int(box.row))
        self.reach: i64 = layout.pile("self/reach", v.CELLS, v.CELL_COUNT)
        self.works_at: i64 = numbers(layout, "self/works-at", (*v.CELLS, "orbit"), CARDS)
        self.explore_at: i64 = layout.pile("self/can-explore-at", v.CELLS, v.CELL_COUNT)
        self.colonise_at: i64 = layout.pile("self/can-colonise-at", v.CELLS, v.CELL_COUNT)
        self.settle_at: i64 = layout.pile("self/can-settle-at", v.CELLS, v.CELL_COUNT)

    def write_crew(self, state: Position, player: Player, row: bytearray, start: i64) -> None:
        """Cards whose touching edge would act here, and cards below whose lower edge would once they are lifted."""
        box = self.box
        works = start + self.works
        lifted = start + self.works_lifted
        for i in range(len(player.top)):
            above: i64 = player.top[i]
            if edge_matches(state, player, box.lower_on[above]) and self.pays(state, player, 2 * above + 1):
                row[works] = above
                works += 1
        for i in range(len(player.bottom)):
            below: i64 = player.bottom[i]
            if edge_matches(state, player, box.upper_on[below]) and self.pays(state, player, 2 * below):
                row[works] = below
                works += 1
            if edge_matches(state, player, box.lower_on[below]) and self.pays(state, player, 2 * below + 1):
                row[lifted] = below
                lifted += 1

    def pays(self, state: Position, player: Player, edge: i64) -> bool:
        """Whether what an edge costs is there."""
        return can_act(state, player, self.box.first_crew_effect + edge)

    def write_journeys(self, state: Position, player: Player, specialists: i64, row: bytearray, start: i64) -> None:
        """What could be done on each planet, and which of them are in reach."""
        box = self.box
        spaces = within_reach(state, player.ark, movement(state, player))
        colonies = colours_to_colonise(box, player, specialists)
        homeless: i64 = 0
        for i in range(len(player.survivors)):
            homeless |= bit(box.survivor_colour[player.survivors[i]])
        for cell in range(v.CELL_COUNT):
            planet: i64 = state.cells[cell]
            if planet == v.EMPTY:
                continue
            colour: i64 = box.colour[planet]
            if (spaces >> (4 * cell)) & 1:
                row[start + self.reach + cell] = cell
            put_some(row, start + self.works_at + cell, self.cards_for(state, player, colour), CARDS)
            if number_of(specialists, v.RED_LEADER + colour):
                row[start + self.explore_at + cell] = cell
            if (colonies >> colour) & 1 and not has_colony(player, cell):
                row[start + self.colonise_at + cell] = cell
            if (homeless >> colour) & 1 and is_finished(state, cell):
                row[start + self.settle_at + cell] = cell
        orbit = start + self.works_at + v.CELL_COUNT
        put_some(row, orbit, self.cards_for(state, player, v.ORBIT), CARDS)

    def cards_for(self, state: Position, player: Player, on: i64) -> i64:
        """Cards whose touching edge would act on planets of a colour, or in orbit."""
        box = self.box
        number: i64 = 0
        for i in range(len(player.top)):
            above: i64 = player.top[i]
            if box.lower_on[above] == on and self.pays(state, player, 2 * above + 1):
                number += 1
        for i in range(len(player.bottom)):
            below: i64 = player.bottom[i]
            if box.upper_on[below] == on and self.pays(state, player, 2 * below):
                number += 1
        return number


def colours_to_colonise(box: Box, player: Player, specialists: i64) -> i64:
    """The colours of planets where the next colony could be paid, as bits."""
    number = count_bits(player.colonies)
    if player.colony_pool <= 0 or number >= len(box.colony_of_colour):
        return 0
    of_colour: i64 = box.colony_of_colour[number]
    if all_held(player) < box.colony_resources[number]:
        return 0
    if number_of(specialists, v.ENGINEER) < box.colony_engineers[number]:
        return 0
    if leaders_in(specialists) < of_colour + box.colony_leaders[number]:
        return 0
    colours: i64 = 0
    for colour in range(len(v.COLOURS)):
        if number_of(specialists, v.RED_LEADER + colour) >= of_colour:
            colours |= bit(colour)
    return colours
