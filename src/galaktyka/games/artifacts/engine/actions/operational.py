"""Offensive, Income and Mining (p. 13): five icons of one colour, and all operational cards of a type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.send import can_attack
from galaktyka.games.artifacts.engine.rules.building import triggered
from galaktyka.games.artifacts.engine.rules.empire import has_operational, operational_cards, operational_limit
from galaktyka.games.artifacts.engine.rules.paying import can_cover, most_icons, start_paying
from galaktyka.games.artifacts.engine.rules.turns import begin_action
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE_OPERATIONAL: Final = 1
CANNOT_ATTACK: Final = 2
FEW_ICONS: Final = 3


def offer(state: Position, player: Player, options: list[int]) -> None:
    """Those in which a card takes part."""
    for type in range(len(v.TYPES)):
        if obstacle(state, player, type) == v.FINE:
            options.append(v.OFFENSIVE + type)


def obstacle(state: Position, player: Player, type: i64) -> i64:
    """Some card takes part, and five icons of its colour can be paid, gold apart."""
    if type == v.SHIP:
        if not can_attack(state, player):
            return CANNOT_ATTACK
    elif not has_operational(state, player, type):
        return NONE_OPERATIONAL
    slots = operational_limit(state, player)
    covered = can_cover(state, player, type, False, state.box.operational_cost, slots, state.raised_planets, False)
    return v.FINE if covered else FEW_ICONS


def take(state: Position, seat: i64, action: i64) -> None:
    """Five icons of its colour."""
    type = action - v.OFFENSIVE
    player = state.players[seat]
    slots = operational_limit(state, player)
    begin_action(state, tasks_of(state, seat, type))
    start_paying(state, seat, type, False, state.box.operational_cost, slots, state.raised_planets, False)


def tasks_of(state: Position, seat: i64, type: i64) -> bytes:
    """All ships may attack, all technologies may score, or all planets produce."""
    if type == v.SHIP:
        return task_of(v.ATTACK, seat, v.ALL_SHIPS, v.NONE, 0)
    tasks = b""
    for card in operational_cards(state, state.players[seat], type):
        tasks = tasks + (task_of(v.SCORE, seat, card, 0) if type == v.TECHNOLOGY else task_of(v.PRODUCE, seat, card, 1))
    if type == v.TECHNOLOGY:
        return tasks
    return tasks + triggered(state, seat, v.ON_MINE, v.OPERATIONAL, False, "", v.NONE, v.NONE)


def against(state: Position, player: Player, action: i64) -> Reason:
    """No card that takes part, or not enough icons."""
    type = action - v.OFFENSIVE
    code = obstacle(state, player, type)
    if code == CANNOT_ATTACK and has_operational_ship(state, player):
        return Reason("artifacts.ships-have-attacked")
    if code != FEW_ICONS:
        return Reason("artifacts.none-operational", row=v.TYPES[type])
    slots = operational_limit(state, player)
    have = most_icons(state, player, state.box.worth[type], 0, slots, state.raised_planets, False)
    need = state.box.operational_cost
    return Reason("artifacts.icons-missing", colour=v.COLOURS[type], need=need, have=have, limit=slots)


def has_operational_ship(state: Position, player: Player) -> bool:
    """Some ship lies on its operational side, blockaded or not."""
    for i in range(len(player.empire)):
        if state.box.type[player.empire[i]] == v.SHIP and player.sides[i] == v.OPERATIONAL:
            return True
    return False
