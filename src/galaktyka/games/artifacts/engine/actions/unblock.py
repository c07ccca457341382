"""Remove Blockade (p. 12): tokens on cards of one type, two icons each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask, task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.paying import most_icons
from galaktyka.games.artifacts.engine.rules.turns import begin_action
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_TOKENS: Final = 1
FEW_ICONS: Final = 2


def offer(state: Position, player: Player, options: list[int]) -> None:
    """The types of which a token can come off."""
    for type in range(len(v.TYPES)):
        if obstacle(state, player, type) == v.FINE:
            add_in_order(options, v.UNBLOCK_FIRST + type)


def obstacle(state: Position, player: Player, type: i64) -> i64:
    """There is a token, and two icons."""
    if tokens_on(state, player, type) == 0:
        return NO_TOKENS
    return v.FINE if icons_for(state, player, type) >= 2 else FEW_ICONS


def tokens_on(state: Position, player: Player, type: i64) -> i64:
    """How many tokens lie on cards of the type."""
    all_tokens = player.tokens
    tokens: i64 = 0
    for i in range(len(all_tokens)):
        if all_tokens[i] and state.box.type[player.empire[i]] == type:
            tokens += all_tokens[i]
    return tokens


def icons_for(state: Position, player: Player, type: i64) -> i64:
    """The most icons that can be paid for removing them."""
    limit = state.box.base_limit + state.raised
    return most_icons(state, player, state.box.worth_with_gold[type], 0, limit, state.raised_planets, False)


def take(state: Position, seat: i64, type: i64) -> None:
    """How many tokens?"""
    begin_action(state, task_of(v.LIFT, seat, type, 0))
    ask(state, seat, v.ASK_EXTRA, type + 1)


def against(state: Position, player: Player, type: i64) -> Reason:
    """No token there, or fewer than two icons."""
    if obstacle(state, player, type) == NO_TOKENS:
        return Reason("artifacts.no-tokens", row=v.TYPES[type])
    return Reason("artifacts.two-icons", colour=v.COLOURS[type])
