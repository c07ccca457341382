"""TURA AUTOMY: the lines of a card, from top to bottom, as far as possible (pp. 25 to 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.piles import with_card
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.box import AutomaLine
from galaktyka.games.cosmos.engine.questions import upgrade as upgrade_question
from galaktyka.games.cosmos.engine.questions.destination import FINE, to_colonise, to_explore, to_terraform
from galaktyka.games.cosmos.engine.rules import destination, terraforming
from galaktyka.games.cosmos.engine.rules.crew import shuffled
from galaktyka.games.cosmos.engine.rules.system import gather_effect, has_colony, is_finished
from galaktyka.games.cosmos.engine.rules.travel import discover, note_move
from galaktyka.games.cosmos.engine.rules.upgrades import buy
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

ACROSS: Final = 4
"""So many cells on, on the ring, lies the cell on the other side of the portal."""
NO_CELL: Final = -1


def begin_turn(state: Position) -> None:
    """Reveal the top card; an empty deck is shuffled anew."""
    if not state.automa_deck:
        state.automa_deck = shuffled(state, state.automa_discard)
        state.automa_discard = b""
        if state.log is not None:
            state.note("reshuffles", -1, ("automa",), 0)
    card: i64 = state.automa_deck[len(state.automa_deck) - 1]
    state.automa_deck = state.automa_deck[:-1]
    state.automa_discard = with_card(state.automa_discard, card)
    state.revealed += 1
    if state.log is not None:
        state.note("automa-card", state.count, (state.box.automa_ids[card],), 0)
    do_next(state, task_of(v.LINE, state.count, card, 0))


def carry_out_line(state: Position) -> None:
    """One line; what it starts comes before the next line."""
    card: i64 = state.task[2]
    number: i64 = state.task[3]
    lines = state.box.lines[card]
    if number + 1 < len(lines):
        do_next(state, task_of(v.LINE, state.count, card, number + 1))
    line = lines[number]
    if not do_line(state, line) and state.log is not None:
        state.note("automa-skips", state.count, (state.box.automa_ids[card], str(number + 1)), 0)


def do_line(state: Position, line: AutomaLine) -> bool:
    """False if the line cannot be done."""
    seat = state.count
    player = state.players[seat]
    cell = player.ark // 4
    does = line.does
    if does == v.LINE_MOVE:
        return move(state, line)
    if does == v.LINE_GATHER:
        do_next(state, task_of(v.GAIN, seat, gather_effect(state, player.ark)))
        return True
    if does == v.LINE_GAIN:
        do_next(state, task_of(v.GAIN, seat, line.effect))
        return True
    if does == v.LINE_CREW:
        do_next(state, task_of(v.CREW_FROM_DECK, seat, line.cards))
        return True
    if does == v.LINE_TERRAFORM:
        if to_terraform(state, player, cell) != FINE:
            return False
        terraforming.begin(state, seat)
        return True
    if does == v.LINE_EXPLORE:
        if to_explore(state, seat, cell) != FINE:
            return False
        destination.send_explorers(state, seat)
        return True
    if does == v.LINE_COLONY:
        return colony(state, cell)
    if does == v.LINE_OUTPOST:
        return outpost(state, player, cell)
    if does == v.LINE_COLONY_OR_OUTPOST:
        return colony(state, cell) or outpost(state, player, cell)
    return upgrade(state)


def upgrade(state: Position) -> bool:
    """The first in the printed order that it can pay."""
    order = state.box.automa_upgrades
    for i in range(len(order)):
        if upgrade_question.obstacle(state, state.count, order[i]) == FINE:
            buy(state, state.count, order[i])
            return True
    return False


def colony(state: Position, cell: i64) -> bool:
    """Where it is, if it can pay."""
    if to_colonise(state, state.count, cell) != FINE:
        return False
    destination.pay_for_colony(state, state.count)
    return True


# ------------------------------------------------------------------ outposts


def outpost(state: Position, player: Player, cell: i64) -> bool:
    """From the pool first; otherwise one from another planet, and of two the human chooses."""
    if player.outpost_pool:
        destination.found_outpost(state, state.count)
        return True
    elsewhere = destination.outposts_elsewhere(player, cell)
    if len(elsewhere) > 1:
        ask(state, 0, v.ASK_AUTOMA_OUTPOST)
        return True
    if elsewhere:
        destination.move_outpost(state, state.count, elsewhere[0])
        return True
    return False


# ------------------------------------------------------------------ movement


def move(state: Position, line: AutomaLine) -> bool:
    """Round the ring to the nearest cell that meets the goal; after a jump from the cell on the other side."""
    player = state.players[state.count]
    start = player.ark // 4
    across = (start + ACROSS) % v.CELL_COUNT
    if line.jump and state.cells[across] != v.EMPTY:
        start = across
    cell = nearest(state, player, start, line)
    if cell == NO_CELL:
        return False
    if line.goal == v.DISCOVERY:
        discover(state, state.count, cell)
        return True
    player.ark = 4 * cell
    note_move(state, state.count)
    do_next(state, task_of(v.LAND, state.count))
    return True


def nearest(state: Position, player: Player, start: i64, line: AutomaLine) -> i64:
    """The cell where the movement begins comes last, after a full circle."""
    for steps in range(1, v.CELL_COUNT + 1):
        on: i64 = v.CELL_COUNT - steps if line.backwards else steps
        cell = (start + on) % v.CELL_COUNT
        if meets(state, player, cell, line.goal):
            return cell
    return NO_CELL


def meets(state: Position, player: Player, cell: i64, goal: i64) -> bool:
    """Whether the cell is what the Automa looks for."""
    if goal == v.DISCOVERY:
        return state.cells[cell] == v.EMPTY
    if state.cells[cell] == v.EMPTY:
        return False
    if goal == v.TO_TERRAFORM:
        return not is_finished(state, cell)
    return not has_colony(player, cell)
