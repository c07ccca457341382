"""Cards and the draw pile (rulebook: KONIEC RUNDY, KARTY I ŻETONY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import EVERYBODY, OWN_CARDS
from galaktyka.core.piles import ONE, replaced, with_card, without
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.state import Player, Position, activate

if TYPE_CHECKING:
    from mypy_extensions import i64

TABLE: Final = -1
ONE_LESS: Final = bytes([255, *range(255)])


def take(state: Position) -> i64:
    """The top card of the draw pile, or NO_CARD. When the last one is taken the discards are shuffled at once."""
    if state.top == len(state.deck):
        reshuffle(state, v.NO_CARD)
        if state.top == len(state.deck):
            return v.NO_CARD
    card: i64 = state.deck[state.top]
    state.top += 1
    if state.top == len(state.deck):
        reshuffle(state, card)
    return card


def reshuffle(state: Position, held: i64) -> None:
    """The discards become the new draw pile, but not the card that somebody is just taking."""
    deck = discards(state, held)
    state.rng.shuffle(deck)
    state.deck = deck
    state.top = 0
    state.revealed += 1
    if state.log is not None:
        state.note("reshuffle", TABLE, b"", len(deck), EVERYBODY)


def discards(state: Position, held: i64) -> list[int]:
    """The discard pile: every card that is nowhere else, in an order that depends on nothing but the cards."""
    box = state.box
    used = cards_in_use(state)
    if held != v.NO_CARD:
        used = used + ONE[held]
    pile = list(box.all_cards.translate(None, used))
    found: list[int] = [0] * box.size
    for i in range(len(used)):
        found[used[i]] = found[used[i]] + 1
    for card in box.doubles:
        if found[card]:
            for _ in range(box.copies[card] - found[card]):
                pile.append(card)
    return pile


def cards_in_use(state: Position) -> bytes:
    """Every card in the draw pile, in hands, in tableaus and under them as goods."""
    used = bytes(state.deck[state.top :])
    for player in state.players:
        used = used + player.hand + player.tableau + player.drawn
        if player.stock:
            used = used + cards_under(player.goods)
    return used


def cards_under(goods: bytes) -> bytes:
    """The cards that lie face down as goods."""
    return goods.translate(ONE_LESS, ONE[0])


def no_cards_left(state: Position) -> bool:
    """Neither in the draw pile nor in the discards."""
    return state.top == len(state.deck) and not discards(state, v.NO_CARD)


def runs_short(state: Position, wanted: i64) -> bool:
    """Whether draw pile and discards hold some cards, but not as many as are wanted."""
    left: i64 = len(state.deck) - state.top
    if left >= wanted:
        return False
    left += len(discards(state, v.NO_CARD))
    return left > 0 and left < wanted


def draw(state: Position, seat: i64, number: i64) -> None:
    """Take cards into the hand."""
    if number == 0:
        return
    player = state.players[seat]
    cards = b""
    for _ in range(number):
        card = take(state)
        if card == v.NO_CARD:
            break
        player.hand = with_card(player.hand, card)
        if state.log is not None:
            cards += ONE[card]
    state.revealed += 1
    if state.log is not None:
        state.note("draw", seat, cards, len(cards), OWN_CARDS)


def put_good(state: Position, seat: i64, index: i64) -> bool:
    """Lay a card from the draw pile, unseen, on the world at this place of the tableau."""
    card = take(state)
    if card == v.NO_CARD:
        return False
    player = state.players[seat]
    player.goods = replaced(player.goods, index, card + 1)
    player.stock += 1
    if state.log is not None:
        state.note("good", seat, ONE[player.tableau[index]], 1, EVERYBODY)
    return True


def spend_good(player: Player, index: i64) -> None:
    """The good of this world goes to the discards, still unseen."""
    player.goods = replaced(player.goods, index, 0)
    player.stock -= 1


def discard_from_tableau(state: Position, player: Player, index: i64) -> None:
    """A card that was there when the phase began leaves the tableau; it is a development and holds no good."""
    player.tableau = without(player.tableau, index)
    player.goods = without(player.goods, index)
    activate(state.box, player, player.active - 1)
