"""Which action card (in the advanced game for two: which two)?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions.refusal import FINE, other_question
from galaktyka.games.race.engine.state import Player, Position, answered, offer_choices

if TYPE_CHECKING:
    from mypy_extensions import i64

ONLY_ONCE: Final = 1
NOT_NEXT: Final = 2


def obstacle_to_second(first: i64, card: i64) -> i64:
    """Two cards are chosen in the order of the phases; only Develop and Settle are there twice."""
    if card == first:
        return FINE if card == v.DEVELOP_CARD or card == v.SETTLE_CARD else ONLY_ONCE
    return FINE if card > first else NOT_NEXT


def obstacle_to_first(card: i64) -> i64:
    """A second one has to be left."""
    return NOT_NEXT if card == v.PRODUCE_CARD else FINE


ANY_CARD: Final = bytes(range(len(v.ACTION_CARDS)))
FIRST: Final = bytes([card for card in ANY_CARD if obstacle_to_first(card) == FINE])
SECOND: Final[list[bytes]] = [
    bytes([card for card in ANY_CARD if obstacle_to_second(first, card) == FINE]) for first in ANY_CARD
]


def offer(state: Position, player: Player) -> None:
    """Any card; of two, those that may be the first or the second."""
    cards = ANY_CARD
    if state.advanced:
        cards = FIRST if player.owe == 2 else SECOND[player.first]
    offer_choices(player, cards, v.CHOOSE_FIRST)


def complete(player: Player) -> bool:
    """As many cards as are asked for lie face down."""
    return player.owe == 0


def lay(player: Player, card: i64) -> None:
    """An action card is laid face down."""
    if player.first == v.NO_CARD:
        player.first = card
    else:
        player.second = card
    player.owe -= 1


def answer(state: Position, seat: i64, action: i64) -> None:
    """One card; the choice is open until all are there."""
    player = state.players[seat]
    lay(player, action - v.CHOOSE_FIRST)
    if complete(player):
        answered(player, state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why it is not this card."""
    if not v.CHOOSE_FIRST <= action < v.GAMBLE_FIRST:
        return other_question(player)
    card = action - v.CHOOSE_FIRST
    code = obstacle_to_first(card) if player.first == v.NO_CARD else obstacle_to_second(player.first, card)
    if code == ONLY_ONCE:
        return Reason("race.action-once", action=v.ACTION_CARDS[card])
    return Reason("race.actions-ascending", action=v.ACTION_CARDS[card])
