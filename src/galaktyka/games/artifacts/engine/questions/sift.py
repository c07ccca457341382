"""What is discarded of the hand after an effect drew cards: so many, in ascending order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import about_resource, other_question
from galaktyka.games.artifacts.engine.rules.paying import discard_from_hand
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 1
PASSED_OVER: Final = 2
TOO_FEW_AFTER: Final = 3


def offer(state: Position, player: Player) -> None:
    """Cards of the hand in ascending order, as far as enough come after them."""
    first = state.box.first_discard
    state.options = [first + card for card in player.hand if obstacle(state, player, card) == v.FINE]


def obstacle(state: Position, player: Player, card: i64) -> i64:
    """Any resource card."""
    i = player.hand.find(card)
    if i < 0:
        return NOT_THERE
    if card < state.floor:
        return PASSED_OVER
    return v.FINE if len(player.hand) - i >= state.owe > 0 else TOO_FEW_AFTER


def complete(state: Position) -> bool:
    """As many are discarded as the effect says."""
    return state.owe == 0


def answer(state: Position, seat: i64, action: i64) -> None:
    """It is discarded."""
    card = action - state.box.first_discard
    discard_from_hand(state.players[seat], card)
    if state.log is not None:
        state.note("discards", seat, (state.box.resource_ids[card],), 1)
    state.owe -= 1
    state.floor = card + 1
    if complete(state):
        answered(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Not in the hand, not in this order, or not enough yet."""
    box = state.box
    if action == v.DONE:
        return Reason("artifacts.must-discard", n=state.owe)
    if not box.first_discard <= action < box.first_plan:
        return other_question(state)
    card = action - box.first_discard
    missing = obstacle(state, player, card) == NOT_THERE
    return about_resource("artifacts.not-in-hand" if missing else "artifacts.ascending", box, card)
