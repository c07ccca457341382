"""Prepare Resources (p. 12): cards are attached to projects of one row, and pay for them in a later action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.artifacts.rules.empire import prepare_limit
from galaktyka.games.artifacts.rules.paying import attach, remove_section, usable_stored
from galaktyka.games.artifacts.rules.turns import begin_action
from galaktyka.games.artifacts.state import Player, Position, add_in_order, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import ASK_PUT, ASK_TO, DONE, PREPARED, V_TO

if TYPE_CHECKING:
    from mypy_extensions import i64


def prepare(state: Position, seat: i64, type: i64) -> None:
    """Cards are attached to projects of one row, up to the limit; at least one."""
    slots = prepare_limit(state, state.players[seat], type)
    begin_action(state, task_of(PREPARED, seat, type, 0))
    state.slots = slots
    state.planet_slots = state.raised_planets


def prepared(state: Position) -> None:
    """The next card to attach, or enough."""
    seat: i64 = state.task[1]
    player = state.players[seat]
    if number_of_projects(state, player, state.task[2]) > 0 and put_options(state, player):
        ask(state, seat, ASK_PUT, 0)


def number_of_projects(state: Position, player: Player, type: i64) -> i64:
    """How many projects the row has."""
    count: i64 = 0
    projects = player.projects
    for i in range(len(projects)):
        if state.box.type[projects[i]] == type:
            count += 1
    return count


def put_options(state: Position, player: Player) -> list[int]:
    """Sections of the row's colour or gold that may be attached next, as options."""
    worth = state.box.worth_with_gold[state.task[2]]
    base = state.box.first_put
    floor: i64 = state.task[3]
    options: list[int] = []
    if state.slots > 0:
        hand = player.hand
        for i in range(len(hand)):
            code: i64 = 2 * hand[i]
            if worth[code] and code >= floor:
                options.append(base + code)
            if worth[code + 1] and code + 1 >= floor:
                options.append(base + code + 1)
    if state.slots > 0 or state.planet_slots > 0:
        stored = player.stored
        for i in range(len(stored)):
            code = stored[i]
            if worth[code] and code >= floor and usable_stored(state, player, i):
                add_in_order(options, base + code)
    return options


def offer_put(state: Position) -> None:
    """Sections to attach; after the first one it may be enough."""
    state.floor = state.task[3]
    options = put_options(state, state.players[state.asked])
    if state.paid:
        options.insert(0, DONE)
    state.options = options


def put(state: Position, code: i64) -> None:
    """To which project of the row?"""
    seat = state.asked
    if remove_section(state.players[seat], code) and state.planet_slots > 0:
        state.planet_slots -= 1
    else:
        state.slots -= 1
    state.paid += 1
    ask(state, seat, ASK_TO, code + 1)


def offer_row(state: Position) -> None:
    """The projects of the row."""
    box = state.box
    base = box.first_card + V_TO * box.size
    options: list[int] = []
    projects = state.players[state.asked].projects
    for i in range(len(projects)):
        if box.type[projects[i]] == state.task[2]:
            add_in_order(options, base + projects[i])
    state.options = options


def put_under(state: Position, project: i64) -> None:
    """The section lies under the project."""
    seat = state.asked
    code = state.owe - 1
    answered(state)
    attach(state.players[seat], code, project)
    if state.log is not None:
        state.note("attaches", seat, (state.box.ids[project],), state.box.icons[code])
    do_next(state, task_of(PREPARED, seat, state.task[2], min((code >> 1) * 2 + 2, 255)))
