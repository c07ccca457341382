"""Cards and the draw pile (rulebook: KONIEC RUNDY, KARTY I ŻETONY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.race.state import Player, Position, with_card, without
from galaktyka.games.race.vocabulary import NO_CARD, ONE

if TYPE_CHECKING:
    from mypy_extensions import i64

TABLE: Final = -1


def take(state: Position) -> i64:
    """The top card of the draw pile, or NO_CARD. When the last one is taken the discards are shuffled at once."""
    if state.top == len(state.deck):
        reshuffle(state)
        if state.top == len(state.deck):
            return NO_CARD
    card: i64 = state.deck[state.top]
    state.top += 1
    if state.top == len(state.deck):
        reshuffle(state)
    return card


def reshuffle(state: Position) -> None:
    """The discards become the new draw pile. They are sorted first: it must not matter who discarded first."""
    state.deck = state.rng.shuffled(bytes(sorted(state.discard)))
    state.top = 0
    state.discard = b""
    state.revealed += 1
    if state.log is not None:
        state.note("reshuffle", TABLE, b"", len(state.deck), False)


def draw(state: Position, seat: i64, number: i64) -> None:
    """Take cards into the hand."""
    player = state.players[seat]
    cards = b""
    for _ in range(number):
        card = take(state)
        if card == NO_CARD:
            break
        player.hand = with_card(player.hand, card)
        if state.log is not None:
            cards += ONE[card]
    if number > 0:
        state.revealed += 1
        if state.log is not None:
            state.note("draw", seat, cards, len(cards), True)


def put_good(state: Position, seat: i64, index: i64) -> bool:
    """Lay a card from the draw pile, unseen, on the world at this place of the tableau."""
    card = take(state)
    if card == NO_CARD:
        return False
    player = state.players[seat]
    player.goods = player.goods[:index] + ONE[card + 1] + player.goods[index + 1 :]
    if state.log is not None:
        state.note("good", seat, ONE[player.tableau[index]], 1, False)
    return True


def spend_good(state: Position, player: Player, index: i64) -> None:
    """The good of this world goes to the discards, still unseen."""
    state.discard += ONE[player.goods[index] - 1]
    player.goods = player.goods[:index] + ONE[0] + player.goods[index + 1 :]


def discard_from_hand(state: Position, player: Player, index: i64) -> None:
    """A card of the hand goes face down to the discards."""
    state.discard += ONE[player.hand[index]]
    player.hand = without(player.hand, index)


def discard_from_tableau(state: Position, player: Player, index: i64) -> None:
    """A card that was there when the phase began leaves the tableau; a development never holds a good."""
    state.discard += ONE[player.tableau[index]]
    player.tableau = without(player.tableau, index)
    player.goods = without(player.goods, index)
    player.active -= 1


def goods_of(player: Player) -> i64:
    """How many goods the player has."""
    count: i64 = 0
    for i in range(len(player.goods)):
        if player.goods[i]:
            count += 1
    return count


def offer_cards(pile: bytes, player: Player, base: i64, out: list[int]) -> None:
    """Choosing `owe` cards one by one in ascending order: those that may be next, equal cards once."""
    last: i64 = -1
    for i in range(player.floor, len(pile) - player.owe + 1):
        card: i64 = pile[i]
        if card != last:
            out.append(base + card)
            last = card
