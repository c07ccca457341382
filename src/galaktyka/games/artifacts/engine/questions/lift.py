"""From which card the next blockade token comes off: in ascending order, so that each distribution has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import replaced
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import not_among, not_next, other_question
from galaktyka.games.artifacts.engine.rules.building import check_by_rules_4
from galaktyka.games.artifacts.engine.rules.empire import place_of
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_BLOCKADED: Final = 1
WRONG_TYPE: Final = 2
PASSED_OVER: Final = 3
TOO_FEW_AFTER: Final = 4


def offer(state: Position, player: Player) -> None:
    """The cards with tokens, as far as those that come after still hold enough of them."""
    first = state.box.first(v.V_LIFT)
    state.options = [first + card for card in candidates(state, player) if obstacle(state, player, card) == v.FINE]


def candidates(state: Position, player: Player) -> list[int]:
    """The cards that may lose tokens, as long as some are left to lift, sorted."""
    if not state.task[3]:
        return []
    empire = player.empire
    return sorted([empire[i] for i in range(len(empire)) if obstacle_itself(state, player, i) == v.FINE])


def obstacle(state: Position, player: Player, card: i64) -> i64:
    """Any card of the box."""
    code = obstacle_itself(state, player, place_of(player, card))
    if code != v.FINE:
        return code
    after: i64 = 0
    lowest = card
    for i in range(len(player.empire)):
        if obstacle_itself(state, player, i) == v.FINE:
            lowest = min(lowest, player.empire[i])
            if player.empire[i] >= card:
                after += player.tokens[i]
    return v.FINE if after >= state.task[3] or card == lowest else TOO_FEW_AFTER


def obstacle_itself(state: Position, player: Player, i: i64) -> i64:
    """Whatever lies on the cards after it: of one type or (NONE) of all, from the last one named on."""
    if i < 0 or not player.tokens[i]:
        return NOT_BLOCKADED
    card: i64 = player.empire[i]
    if state.task[2] != v.NONE and state.task[2] != state.box.type[card]:
        return WRONG_TYPE
    return PASSED_OVER if card < state.task[4] else v.FINE


def answer(state: Position, seat: i64, action: i64) -> None:
    """One token less."""
    card = state.box.card_of(action)
    task = state.task
    answered(state)
    player = state.players[seat]
    i = place_of(player, card)
    player.tokens = replaced(player.tokens, i, player.tokens[i] - 1)
    if state.log is not None:
        state.note("lifts", seat, (state.box.ids[card],), 0)
    left: i64 = task[3] - 1
    more = task_of(v.LIFT, seat, task[2], left, card) if left else b""
    do_next(state, more + check_by_rules_4(state, seat))


def against(state: Position, player: Player, action: i64) -> Reason:
    """No token there, or not in this order."""
    if not state.box.has_verb(action, v.V_LIFT):
        return other_question(state)
    card = state.box.card_of(action)
    code = obstacle(state, player, card)
    return not_next(state, card) if code in (PASSED_OVER, TOO_FEW_AFTER) else not_among(state, card)
