"""What is discarded before drawing up: any cards, in ascending order, until the hand is not too big."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import about_resource, other_question
from galaktyka.games.artifacts.engine.rules.empire import hand_limit
from galaktyka.games.artifacts.engine.rules.paying import discard_from_hand
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 1
PASSED_OVER: Final = 2
TOO_FEW_AFTER: Final = 3


def offer(state: Position, player: Player) -> None:
    """Cards in ascending order; enough once the hand is not too big."""
    first = state.box.first_discard
    hand = player.hand
    surplus = len(hand) - hand_limit(state, player)
    options: list[int] = [v.DONE] if surplus <= 0 else []
    for i in range(len(hand)):
        if obstacle_there(state, player, i, surplus) == v.FINE:
            options.append(first + hand[i])
    state.options = options


def obstacle(state: Position, player: Player, card: i64) -> i64:
    """Any resource card."""
    i = player.hand.find(card)
    return obstacle_there(state, player, i, len(player.hand) - hand_limit(state, player)) if i >= 0 else NOT_THERE


def obstacle_there(state: Position, player: Player, i: i64, surplus: i64) -> i64:
    """A card of the hand: not passed over, and enough can follow it. The surplus is the same for all of them."""
    if player.hand[i] < state.floor:
        return PASSED_OVER
    return v.FINE if len(player.hand) - i >= surplus else TOO_FEW_AFTER


def answer(state: Position, seat: i64, action: i64) -> None:
    """One card of the hand, or enough."""
    card = action - state.box.first_discard
    if card < 0:
        answered(state)
        return
    player = state.players[seat]
    discard_from_hand(player, card)
    state.floor = card + 1
    if state.log is not None:
        state.note("discards", seat, (state.box.resource_ids[card],), 1)
    if not player.hand:
        answered(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Not in the hand, not in this order, or too many are left."""
    box = state.box
    if action == v.DONE:
        return Reason("artifacts.hand-too-big", hand=len(player.hand), limit=hand_limit(state, player))
    if not box.first_discard <= action < box.first_plan:
        return other_question(state)
    card = action - box.first_discard
    missing = obstacle(state, player, card) == NOT_THERE
    return about_resource("artifacts.not-in-hand" if missing else "artifacts.ascending", box, card)
