"""Which consume power is used next, or which number is named at Gambling World?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import with_card
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions.refusal import FINE, name, other_question
from galaktyka.games.race.engine.rules.consume import goods_taken, matching_goods, next_seat, start_power, wager
from galaktyka.games.race.engine.rules.deck import no_cards_left
from galaktyka.games.race.engine.state import (
    Player,
    Position,
    answered,
    offer_choices,
    offer_choices_or_pass,
    offer_mixed,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_IN_TABLEAU: Final = 1
NOT_ACTIVE: Final = 2
NO_POWER: Final = 3
USED: Final = 4
HAND_EMPTY: Final = 5
TOO_FEW_KINDS: Final = 6
TOO_FEW_GOODS: Final = 7
REASONS: Final = {
    NOT_IN_TABLEAU: "race.not-in-tableau",
    NOT_ACTIVE: "race.not-active",
    NO_POWER: "race.no-consume-power",
    USED: "race.power-used",
    HAND_EMPTY: "race.hand-empty",
}
"""What needs no more than the name of the card."""

WAGERED: Final = 1
NO_WAGER: Final = 2
NO_CARDS_LEFT: Final = 3
OUT_OF_RANGE: Final = 4


def offer(state: Position, player: Player) -> None:
    """Every usable power; passing only when nothing is left that must be used."""
    box = state.box
    consume = box.consume
    gamble = box.gamble_high
    tableau = player.tableau
    base = v.BLOCKS + v.V_CONSUME * box.size
    forced = False
    cards = b""
    gambling: i64 = v.NO_CARD
    for i in range(player.active):
        card: i64 = tableau[i]
        if consume[card] and obstacle_to_power(state, player, card) == FINE:
            forced = forced or consume[card] != v.CASH
            cards = with_card(cards, card)
        if gamble[card]:
            gambling = card
    if gambling != v.NO_CARD and obstacle_to_wager(state, player, gambling) == FINE:
        offer_mixed(player, [*wagers(state, gambling), *[base + card for card in cards]])
    elif forced:
        offer_choices(player, cards, base)
    else:
        offer_choices_or_pass(player, cards, base)


def wagers(state: Position, card: i64) -> list[int]:
    """The numbers that may be named."""
    first = v.GAMBLE_FIRST - v.LOWEST_WAGER
    return list(range(first + state.box.gamble_low[card], first + state.box.gamble_high[card] + 1))


def answer(state: Position, seat: i64, action: i64) -> None:
    """A power, a number, or nothing more: nothing has to be used then."""
    if action == v.PASS:
        answered(state.players[seat], state)
        next_seat(state)
    elif action < v.BLOCKS:
        wager(state, seat, action - v.GAMBLE_FIRST + v.LOWEST_WAGER)
    else:
        start_power(state, seat, state.box.card_of(action))


def obstacle(state: Position, player: Player, card: i64) -> i64:
    """Why the consume power of this card cannot be used now."""
    place = player.tableau.find(card)
    if place < 0:
        return NOT_IN_TABLEAU
    return obstacle_to_power(state, player, card) if place < player.active else NOT_ACTIVE


def obstacle_to_power(state: Position, player: Player, card: i64) -> i64:
    """The same for an active card."""
    how: i64 = state.box.consume[card]
    if how == v.NO_CONSUME:
        return NO_POWER
    if player.used and card in player.used:
        return USED
    if how == v.DRAW:
        return FINE
    if how == v.CASH:
        return FINE if player.hand else HAND_EMPTY
    if goods_taken(state, player, card) > 0:
        return FINE
    return TOO_FEW_KINDS if how == v.DIFFERENT else TOO_FEW_GOODS


def gambling_card(state: Position, player: Player) -> i64:
    """The active card that lets its owner name a number, or NO_CARD."""
    found: i64 = v.NO_CARD
    for i in range(player.active):
        if state.box.gamble_high[player.tableau[i]]:
            found = player.tableau[i]
    return found


def obstacle_to_wager(state: Position, player: Player, card: i64) -> i64:
    """Why no number may be named: once in a phase, and there has to be a card to turn over."""
    if player.wagered:
        return WAGERED
    if card == v.NO_CARD:
        return NO_WAGER
    return NO_CARDS_LEFT if no_cards_left(state) else FINE


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why not this power, not this number, or not yet the end."""
    if action == v.PASS:
        return Reason("race.must-consume", goods=player.stock)
    if v.GAMBLE_FIRST <= action < v.BLOCKS:
        return against_wager(state, player)
    if state.box.verb_of(action) != v.V_CONSUME:
        return other_question(player)
    card = state.box.card_of(action)
    code = obstacle(state, player, card)
    if code in REASONS:
        return Reason(REASONS[code], card=name(state, card))
    need: i64 = state.box.consume_goods[card]
    if code == TOO_FEW_KINDS:
        return Reason("race.kinds-needed", card=name(state, card), need=need)
    kind: i64 = state.box.consume_kind[card]
    have = matching_goods(state, player, kind)
    return Reason("race.goods-needed", card=name(state, card), need=need, have=have, kind=v.KINDS[kind])


def against_wager(state: Position, player: Player) -> Reason:
    """Why this number may not be named."""
    card = gambling_card(state, player)
    code = obstacle_to_wager(state, player, card)
    if code == WAGERED:
        return Reason("race.wager-used")
    if code == NO_WAGER:
        return Reason("race.no-wager")
    if code == NO_CARDS_LEFT:
        return Reason("race.no-card-to-turn")
    low, high = state.box.gamble_low[card], state.box.gamble_high[card]
    return Reason("race.wager-range", card=name(state, card), low=low, high=high)
