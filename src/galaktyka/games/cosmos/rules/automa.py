"""TURA AUTOMY: the lines of a card, from top to bottom, as far as possible (pp. 25 to 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import with_card
from galaktyka.games.cosmos.box import AutomaLine
from galaktyka.games.cosmos.rules import destination, terraforming
from galaktyka.games.cosmos.rules.crew import shuffled
from galaktyka.games.cosmos.rules.system import gather_effect, has_colony, is_finished
from galaktyka.games.cosmos.rules.travel import discover, note_move
from galaktyka.games.cosmos.rules.upgrades import buy, can_unlock
from galaktyka.games.cosmos.state import Player, Position, ask, do_next, task_of
from galaktyka.games.cosmos.vocabulary import (
    ASK_AUTOMA_OUTPOST,
    CELL_COUNT,
    CREW_FROM_DECK,
    DISCOVERY,
    EMPTY,
    GAIN,
    LAND,
    LINE,
    LINE_COLONY,
    LINE_COLONY_OR_OUTPOST,
    LINE_CREW,
    LINE_EXPLORE,
    LINE_GAIN,
    LINE_GATHER,
    LINE_MOVE,
    LINE_OUTPOST,
    LINE_TERRAFORM,
    OUTPOST_FIRST,
    TO_TERRAFORM,
)

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
    do_next(state, task_of(LINE, state.count, card, 0))


def carry_out_line(state: Position) -> None:
    """One line; what it starts comes before the next line."""
    card: i64 = state.task[2]
    number: i64 = state.task[3]
    lines = state.box.lines[card]
    if number + 1 < len(lines):
        do_next(state, task_of(LINE, state.count, card, number + 1))
    line = lines[number]
    if not do_line(state, line) and state.log is not None:
        state.note("automa-skips", state.count, (state.box.automa_ids[card], str(number + 1)), 0)


def do_line(state: Position, line: AutomaLine) -> bool:
    """False if the line cannot be done."""
    seat = state.count
    player = state.players[seat]
    cell = player.ark // 4
    does = line.does
    if does == LINE_MOVE:
        return move(state, line)
    if does == LINE_GATHER:
        do_next(state, task_of(GAIN, seat, gather_effect(state, player.ark)))
        return True
    if does == LINE_GAIN:
        do_next(state, task_of(GAIN, seat, line.effect))
        return True
    if does == LINE_CREW:
        do_next(state, task_of(CREW_FROM_DECK, seat, line.cards))
        return True
    if does == LINE_TERRAFORM:
        if not terraforming.can_terraform(state, player, cell):
            return False
        terraforming.begin(state, seat)
        return True
    if does == LINE_EXPLORE:
        if not destination.can_explore(state, seat, cell):
            return False
        destination.send_explorers(state, seat)
        return True
    if does == LINE_COLONY:
        return colony(state, cell)
    if does == LINE_OUTPOST:
        return outpost(state, player, cell)
    if does == LINE_COLONY_OR_OUTPOST:
        return colony(state, cell) or outpost(state, player, cell)
    return upgrade(state)


def upgrade(state: Position) -> bool:
    """The first in the printed order that it can pay."""
    order = state.box.automa_upgrades
    for i in range(len(order)):
        if can_unlock(state, state.count, order[i]):
            buy(state, state.count, order[i])
            return True
    return False


def colony(state: Position, cell: i64) -> bool:
    """Where it is, if it can pay."""
    if not destination.can_colonise(state, state.count, cell):
        return False
    destination.pay_for_colony(state, state.count)
    return True


# ------------------------------------------------------------------ outposts


def outpost(state: Position, player: Player, cell: i64) -> bool:
    """From the pool first; otherwise one from another planet, and of two the human chooses."""
    if player.outpost_pool:
        destination.found_outpost(state, state.count)
        return True
    elsewhere = outposts_elsewhere(player, cell)
    if len(elsewhere) > 1:
        ask(state, 0, ASK_AUTOMA_OUTPOST)
        return True
    if elsewhere:
        destination.move_outpost(state, state.count, elsewhere[0])
        return True
    return False


def outposts_elsewhere(player: Player, cell: i64) -> list[int]:
    """The cells of outposts on other planets."""
    return [other for other in range(CELL_COUNT) if other != cell and other in player.outposts]


def offer_automa_outposts(state: Position) -> None:
    """One of two."""
    player = state.players[state.count]
    state.options = [OUTPOST_FIRST + cell for cell in outposts_elsewhere(player, player.ark // 4)]


# ------------------------------------------------------------------ movement


def move(state: Position, line: AutomaLine) -> bool:
    """Round the ring to the nearest cell that meets the goal; after a jump from the cell on the other side."""
    player = state.players[state.count]
    start = player.ark // 4
    across = (start + ACROSS) % CELL_COUNT
    if line.jump and state.cells[across] != EMPTY:
        start = across
    cell = nearest(state, player, start, line)
    if cell == NO_CELL:
        return False
    if line.goal == DISCOVERY:
        discover(state, state.count, cell)
        return True
    player.ark = 4 * cell
    note_move(state, state.count)
    do_next(state, task_of(LAND, state.count))
    return True


def nearest(state: Position, player: Player, start: i64, line: AutomaLine) -> i64:
    """The cell where the movement begins comes last, after a full circle."""
    for steps in range(1, CELL_COUNT + 1):
        on: i64 = CELL_COUNT - steps if line.backwards else steps
        cell = (start + on) % CELL_COUNT
        if meets(state, player, cell, line.goal):
            return cell
    return NO_CELL


def meets(state: Position, player: Player, cell: i64, goal: i64) -> bool:
    """Whether the cell is what the Automa looks for."""
    if goal == DISCOVERY:
        return state.cells[cell] == EMPTY
    if state.cells[cell] == EMPTY:
        return False
    if goal == TO_TERRAFORM:
        return not is_finished(state, cell)
    return not has_colony(player, cell)
