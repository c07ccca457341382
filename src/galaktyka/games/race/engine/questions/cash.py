"""Which cards of the hand are discarded for points, one by one, and when is it enough?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import OWN_CARDS, Reason
from galaktyka.core.piles import ONE
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions.one_by_one import each_once, give_up
from galaktyka.games.race.engine.questions.refusal import FINE, ascending, name, other_question
from galaktyka.games.race.engine.rules.consume import gain
from galaktyka.games.race.engine.state import Player, Position, answered, offer_choices_or_pass

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_IN_HAND: Final = 1
NOT_NEXT: Final = 2


def offer(state: Position, player: Player) -> None:
    """A card of the hand for a point, or enough of it."""
    offer_choices_or_pass(player, each_once(next_cards(player)), v.BLOCKS + v.V_DISCARD * state.box.size)


def answer(state: Position, seat: i64, action: i64) -> None:
    """One card for its points, never doubled; or no more of them."""
    player = state.players[seat]
    if action != v.PASS:
        points: i64 = state.box.consume_vp[player.power]
        card = state.box.card_of(action)
        give_up(player, card)
        if state.log is not None:
            state.note("cash", seat, ONE[card], points, OWN_CARDS)
        gain(state, player, points)
    if action == v.PASS or complete(player):
        player.power = v.NO_CARD
        answered(player, state)


def complete(player: Player) -> bool:
    """As many as the power takes, or the last card that could follow."""
    return player.owe == 0 or player.floor == len(player.hand)


def next_cards(player: Player) -> bytes:
    """The hand from the last choice on: each set can be chosen in one way only."""
    return player.hand[player.floor :]


def obstacle(player: Player, card: i64) -> i64:
    """Why the card cannot be next."""
    if card not in player.hand:
        return NOT_IN_HAND
    return FINE if card in next_cards(player) else NOT_NEXT


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why it is not this card."""
    if state.box.verb_of(action) != v.V_DISCARD:
        return other_question(player)
    card = state.box.card_of(action)
    if obstacle(player, card) == NOT_IN_HAND:
        return Reason("race.not-in-hand", card=name(state, card))
    return ascending(state, player, card)
