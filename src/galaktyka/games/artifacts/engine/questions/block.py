"""Which card of the defender gets the next blockade token: in ascending order, so that each distribution has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import replaced
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import not_among, not_next, other_question
from galaktyka.games.artifacts.engine.rules.empire import place_of, tokens_left
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 1
PASSED_OVER: Final = 2


def offer(state: Position, player: Player) -> None:
    """The cards of the defender, from the one that got the last token on."""
    first = state.box.first(v.V_BLOCK)
    state.options = [first + card for card in candidates(state)]


def candidates(state: Position) -> list[int]:
    """The cards that can get a token, as long as there are some, sorted."""
    if tokens_left(state) <= 0:
        return []
    return sorted([card for card in defender(state).empire if card >= state.task[4]])


def defender(state: Position) -> Player:
    """Who was attacked."""
    return state.players[state.task[2] - 1]


def obstacle(state: Position, player: Player, card: i64) -> i64:
    """Any card of the box."""
    if place_of(defender(state), card) < 0:
        return NOT_THERE
    return PASSED_OVER if card < state.task[4] else v.FINE


def answer(state: Position, seat: i64, action: i64) -> None:
    """One token."""
    card = state.box.card_of(action)
    task = state.task
    answered(state)
    victim = defender(state)
    i = place_of(victim, card)
    victim.tokens = replaced(victim.tokens, i, victim.tokens[i] + 1)
    if state.log is not None:
        state.note("blockades", seat, (state.box.ids[card],), task[2] - 1)
    if task[3] > 1:
        do_next(state, task_of(v.BLOCKADE, seat, task[2], task[3] - 1, card))


def against(state: Position, player: Player, action: i64) -> Reason:
    """Not there, or not in this order."""
    if not state.box.has_verb(action, v.V_BLOCK):
        return other_question(state)
    card = state.box.card_of(action)
    return not_next(state, card) if obstacle(state, player, card) == PASSED_OVER else not_among(state, card)
