"""PRZYGOTOWANIE DO ROZGRYWKI (pp. 3, 4), and the Automa's part of it (p. 24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.bits import bit
from galaktyka.core.piles import replaced, with_card
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.crew import draw_crew, refill
from galaktyka.games.cosmos.engine.rules.system import draw_lines
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

START_CELLS: Final = bytes([v.NORTH, v.WEST, v.EAST])


def lay_out(state: Position) -> None:
    """The portal with three planets, and all decks shuffled."""
    box = state.box
    starting = list(box.starting)
    state.rng.shuffle(starting)
    for i in range(len(starting)):
        state.cells = replaced(state.cells, START_CELLS[i], starting[i])
        if state.log is not None:
            state.note("planet", -1, (box.planet_ids[starting[i]], v.CELLS[START_CELLS[i]]), 0)
    state.planet_deck = deck(state, box.discoverable)
    state.survivor_deck = deck(state, bytes(range(box.survivors)))
    state.crew_deck = deck(state, bytes(range(box.crew)))
    draw_lines(state)
    refill(state)
    state.agenda = hand_out(state)
    if len(state.players) > state.count:
        set_up_automa(state)


def deck(state: Position, cards: bytes) -> bytes:
    """The cards in random order."""
    order = list(cards)
    state.rng.shuffle(order)
    return bytes(order)


def hand_out(state: Position) -> bytes:
    """Crew for one seat after another; when everybody has placed theirs, resources in the same order."""
    tasks = b""
    for seat in range(state.count):
        tasks = tasks + task_of(v.DEAL, seat)
    for seat in range(state.count):
        tasks = tasks + task_of(v.GAIN_ANY, seat, state.box.start_resources)
    return tasks


def set_up_automa(state: Position) -> None:
    """It begins on the planet above the portal; the level may give it a colony there and resources."""
    level = state.box.pack.levels[state.level]
    player = state.players[state.count]
    state.automa_deck = deck(state, bytes(range(state.box.automa)))
    player.ark = 4 * v.NORTH
    player.colony_pool = state.box.automa_pool
    if level.start_colony:
        player.colony_pool -= 1
        player.colonies = bit(v.NORTH)
    for resource in range(v.KINDS):
        player.cargo += level.start_resources << (4 * resource)


def deal(state: Position) -> None:
    """Three crew cards; one of them is discarded."""
    seat: i64 = state.task[1]
    for _ in range(state.box.deal):
        card = draw_crew(state)
        if card != v.NO_CARD:
            state.looked = with_card(state.looked, card)
            if state.log is not None:
                state.note("dealt", seat, (state.box.crew_ids[card],), 0)
    if len(state.looked) > state.box.keep:
        ask(state, seat, v.ASK_DISCARD)
    else:
        place_dealt(state, seat)


def place_dealt(state: Position, seat: i64) -> None:
    """What was dealt and is kept goes into the rows."""
    tasks = b""
    for i in range(len(state.looked)):
        tasks = tasks + task_of(v.PLACE, seat, state.looked[i])
    state.looked = b""
    do_next(state, tasks)
