"""Discover, Develop and Build Ship (pp. 9-11): a project is paid for and joins the empire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import build_cost, build_limit
from galaktyka.games.artifacts.engine.rules.paying import attached_icons, most_icons, start_paying
from galaktyka.games.artifacts.engine.rules.turns import begin_action
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_PROJECT: Final = 1
HAS_ACTED: Final = 2
TOO_EXPENSIVE: Final = 3


def offer(state: Position, player: Player, type: i64, most: i64, options: list[int]) -> None:
    """The projects of a row that can be completed now."""
    box = state.box
    cost = build_cost(state, player, type)
    first = box.first(v.V_BUILD)
    projects = player.projects
    for i in range(len(projects)):
        project: i64 = projects[i]
        if box.type[project] == type and is_affordable(state, player, project, cost, most):
            add_in_order(options, first + project)


def most_to_pay(state: Position, player: Player, type: i64) -> i64:
    """The most icons that can be paid for a card of the type."""
    slots = build_limit(state, player, type)
    return most_icons(state, player, state.box.worth_with_gold[type], 0, slots, state.raised_planets, False)


def is_affordable(state: Position, player: Player, project: i64, cost: i64, most: i64) -> bool:
    """What is attached and what can be paid cover the cost; cost and icons are the same for a whole row."""
    return cost - attached_icons(state, player, project) <= most


def obstacle(state: Position, player: Player, card: i64) -> i64:
    """Any card of the box."""
    if card not in player.projects:
        return NO_PROJECT
    if state.actions == 0:
        return HAS_ACTED
    type: i64 = state.box.type[card]
    cost = build_cost(state, player, type)
    return v.FINE if is_affordable(state, player, card, cost, most_to_pay(state, player, type)) else TOO_EXPENSIVE


def take(state: Position, seat: i64, card: i64) -> None:
    """What is missing is paid, then the card joins the empire."""
    player = state.players[seat]
    type: i64 = state.box.type[card]
    need = build_cost(state, player, type) - attached_icons(state, player, card)
    slots = build_limit(state, player, type)
    if state.log is not None:
        state.note("builds", seat, (state.box.ids[card],), max(need, 0))
    begin_action(state, task_of(v.COMPLETE, seat, card))
    if need > 0:
        start_paying(state, seat, type, True, need, slots, state.raised_planets, False)


def against(state: Position, player: Player, card: i64) -> Reason:
    """Not a project, no action left, or too expensive within the limit."""
    code = obstacle(state, player, card)
    if code == NO_PROJECT:
        return Reason("artifacts.not-a-project", card=state.box.ids[card])
    if code == HAS_ACTED:
        return Reason("artifacts.has-acted")
    type: i64 = state.box.type[card]
    return Reason(
        "artifacts.too-expensive",
        card=state.box.ids[card],
        need=build_cost(state, player, type),
        attached=attached_icons(state, player, card),
        have=most_to_pay(state, player, type),
        limit=build_limit(state, player, type),
        colour=v.COLOURS[type],
    )
