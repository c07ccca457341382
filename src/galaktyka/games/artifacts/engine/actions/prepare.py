"""Prepare Resources (p. 12): cards are attached to projects of one row, and pay for them in a later action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask, task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.actions.build import most_to_pay
from galaktyka.games.artifacts.engine.questions import put
from galaktyka.games.artifacts.engine.rules.empire import number_of_projects, prepare_limit
from galaktyka.games.artifacts.engine.rules.turns import begin_action
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_PROJECT: Final = 1
NO_ICONS: Final = 2


def offer(state: Position, player: Player, row: i64, most: i64, options: list[int]) -> None:
    """A row with projects, and something to attach to them."""
    if most > 0:
        add_in_order(options, v.PREPARE_FIRST + row)


def obstacle(state: Position, player: Player, row: i64) -> i64:
    """Any row."""
    if number_of_projects(state, player, row) == 0:
        return NO_PROJECT
    return v.FINE if most_to_pay(state, player, row) > 0 else NO_ICONS


def take(state: Position, seat: i64, row: i64) -> None:
    """Cards are attached to projects of one row, up to the limit; at least one."""
    slots = prepare_limit(state, state.players[seat], row)
    begin_action(state, task_of(v.PREPARED, seat, row, 0))
    state.slots = slots
    state.planet_slots = state.raised_planets


def prepared(state: Position) -> None:
    """The next card to attach, or enough."""
    seat: i64 = state.task[1]
    if put.sections(state, state.players[seat]):
        ask(state, seat, v.ASK_PUT, 0)


def against(state: Position, player: Player, row: i64) -> Reason:
    """No project in the row, or no card for it."""
    if obstacle(state, player, row) == NO_PROJECT:
        return Reason("artifacts.no-project", row=v.TYPES[row])
    return Reason("artifacts.no-such-icons", colour=v.COLOURS[row])
