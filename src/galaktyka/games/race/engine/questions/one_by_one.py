"""Choosing several cards of a pile: one by one in ascending order, so that each set can be chosen in one way only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import OWN_SEAT, Reason
from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.race.engine.questions.refusal import FINE, ascending, name, other_question
from galaktyka.games.race.engine.state import Player, Position, answered, offer_choices

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 1
NOT_NEXT: Final = 2


def next_cards(pile: bytes, player: Player) -> bytes:
    """Those from the last choice on that leave enough cards after them."""
    end: i64 = len(pile) - player.owe + 1
    return pile[player.floor : end]


def each_once(pile: bytes) -> bytes:
    """The sorted pile with equal cards once."""
    for i in range(1, len(pile)):
        if pile[i] == pile[i - 1]:
            return each_once(pile[:i] + pile[i + 1 :])
    return pile


def offer(pile: bytes, player: Player, base: i64) -> None:
    """Any card of the pile that may be next."""
    offer_choices(player, each_once(next_cards(pile, player)), base)


def complete(player: Player) -> bool:
    """All cards that were asked for have been chosen."""
    return player.owe == 0


def give_up(player: Player, card: i64) -> None:
    """One of the cards leaves the hand."""
    index = index_of(player.hand, card)
    player.hand = without(player.hand, index)
    player.floor = index
    player.owe -= 1


def lay_down(state: Position, seat: i64, action: i64, event: str) -> None:
    """One of the cards goes face down from the hand to the discards."""
    player = state.players[seat]
    card = state.box.card_of(action)
    give_up(player, card)
    if state.log is not None:
        state.note(event, seat, ONE[card], 1, OWN_SEAT)
    if complete(player):
        answered(player, state)


def obstacle(pile: bytes, player: Player, card: i64) -> i64:
    """Why the card cannot be chosen next."""
    if card not in pile:
        return NOT_THERE
    return FINE if card in next_cards(pile, player) else NOT_NEXT


def against_hand_card(state: Position, player: Player, action: i64, verb: i64) -> Reason:
    """Why a card of the hand cannot be paid or discarded next."""
    if state.box.verb_of(action) != verb:
        return other_question(player)
    card = state.box.card_of(action)
    if obstacle(player.hand, player, card) == NOT_THERE:
        return Reason("race.not-in-hand", card=name(state, card))
    return ascending(state, player, card)
