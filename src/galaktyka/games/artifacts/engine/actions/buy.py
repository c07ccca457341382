"""Buy (p. 9): a card of one of the big decks, for credits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import too_poor
from galaktyka.games.artifacts.engine.rules.empire import price_to_buy
from galaktyka.games.artifacts.engine.rules.turns import begin_action
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_EMPTY: Final = 1
TOO_EXPENSIVE: Final = 2


def offer(state: Position, player: Player, options: list[int]) -> None:
    """A card of one of the big decks."""
    price = price_to_buy(state, player)
    for deck in range(len(v.TYPES)):
        if obstacle(state, player, deck, price) == v.FINE:
            options.append(v.BUY_FIRST + deck)


def obstacle(state: Position, player: Player, deck: i64, price: i64) -> i64:
    """A card is there, and can be paid for."""
    if not state.decks[deck]:
        return DECK_EMPTY
    return v.FINE if price <= player.credits else TOO_EXPENSIVE


def take(state: Position, seat: i64, deck: i64) -> None:
    """Next comes the question how many more cards to look at."""
    begin_action(state, task_of(v.BUY, seat, deck))


def against(state: Position, player: Player, deck: i64) -> Reason:
    """No card left, or too poor."""
    price = price_to_buy(state, player)
    if obstacle(state, player, deck, price) == DECK_EMPTY:
        return Reason("artifacts.deck-empty", deck=v.TYPES[deck])
    return too_poor(price, player.credits)
