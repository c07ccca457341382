"""Which development or world is placed, if any?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions.refusal import FINE, name, other_question
from galaktyka.games.race.engine.rules import powers
from galaktyka.games.race.engine.rules.settle import can_afford, can_afford_contact, can_conquer
from galaktyka.games.race.engine.state import Player, Position, answered, offer_choices_or_pass

if TYPE_CHECKING:
    from mypy_extensions import i64

WRONG_PHASE: Final = 1
NOT_IN_HAND: Final = 2
ALREADY_THERE: Final = 3
TOO_EXPENSIVE: Final = 4
TOO_WEAK: Final = 5
REASONS: Final = {
    WRONG_PHASE: "race.wrong-phase",
    NOT_IN_HAND: "race.not-in-hand",
    ALREADY_THERE: "race.already-there",
}
"""What needs no more than the name of the card."""


def offer(state: Position, player: Player) -> None:
    """Nothing, or any card of the hand that fits the phase and can be had."""
    box = state.box
    is_world = box.is_world
    choices = b""
    hand = player.hand
    wanted: i64 = 0 if state.phase == v.DEVELOP else 1
    means = most_cost(state, player)
    last: i64 = -1
    for i in range(len(hand)):
        card: i64 = hand[i]
        if is_world[card] != wanted or card == last:
            continue
        last = card
        if obstacle_in_hand(state, player, card, means) == FINE:
            choices += ONE[card]
    offer_choices_or_pass(player, choices, v.BLOCKS + v.V_PLACE * box.size)


def answer(state: Position, seat: i64, action: i64) -> None:
    """A secret choice: the card stays in the hand until everybody has chosen."""
    player = state.players[seat]
    player.placing = v.NO_CARD if action == v.PASS else state.box.card_of(action)
    answered(player, state)


def most_cost(state: Position, player: Player) -> i64:
    """What the rest of the hand can pay, the card itself apart: in Develop with all that is taken off the cost."""
    cards: i64 = len(player.hand) - 1
    return cards + powers.develop_discount(state, player) if state.phase == v.DEVELOP else cards


def obstacle(state: Position, player: Player, card: i64) -> i64:
    """Why the card cannot be placed now."""
    if bool(state.box.is_world[card]) == (state.phase == v.DEVELOP):
        return WRONG_PHASE
    if card not in player.hand:
        return NOT_IN_HAND
    return obstacle_in_hand(state, player, card, most_cost(state, player))


def obstacle_in_hand(state: Position, player: Player, card: i64, means: i64) -> i64:
    """The same for a card of the hand that fits the phase: what `offer` goes through is nothing else."""
    if state.box.is_world[card]:
        return obstacle_to_settle(state, player, card, means)
    return obstacle_to_develop(state, player, card, means)


def obstacle_to_develop(state: Position, player: Player, card: i64, means: i64) -> i64:
    """Why a development of the hand cannot be placed."""
    if card in player.tableau:
        return ALREADY_THERE
    return FINE if state.box.cost[card] <= means else TOO_EXPENSIVE


def obstacle_to_settle(state: Position, player: Player, world: i64, cards: i64) -> i64:
    """Why a world of the hand cannot be conquered, nor paid for with so many cards."""
    if state.box.military_world[world]:
        if can_conquer(state, player, world) or can_afford_contact(state, player, world, cards):
            return FINE
        return TOO_WEAK
    return FINE if state.box.cost[world] <= cards or can_afford(state, player, world, cards) else TOO_EXPENSIVE


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why the card cannot be placed, with the numbers."""
    if state.box.verb_of(action) != v.V_PLACE:
        return other_question(player)
    card = state.box.card_of(action)
    code = obstacle(state, player, card)
    if code in REASONS:
        return Reason(REASONS[code], card=name(state, card))
    cards = len(player.hand) - 1
    if code == TOO_EXPENSIVE:
        developing = state.phase == v.DEVELOP
        price = (
            powers.price_to_develop(state, player, card) if developing else powers.price_to_settle(state, player, card)
        )
        return Reason("race.too-expensive", card=name(state, card), need=price, have=cards)
    price = powers.price_of_contact(state, player, card)
    if price == v.NO_CARD:
        return too_weak(state, player, card)
    have = powers.military_against(state, player, card)
    return Reason(
        "race.too-weak-and-poor",
        card=name(state, card),
        need=state.box.cost[card],
        have=have,
        price=price,
        cards=cards,
    )


def too_weak(state: Position, player: Player, world: i64) -> Reason:
    """The defence, and the strength against it with what it is made of."""
    general = powers.general_military(state, player)
    have = powers.military_against(state, player, world)
    return Reason(
        "race.too-weak",
        card=name(state, world),
        need=state.box.cost[world],
        have=have,
        general=general,
        special=have - general - player.temporary,
        tactics=powers.sum_of(player, state.box.tactics),
    )
