"""The turn and the end (pp. 7, 14, 15): action stage, draw stage, equal turns, paying for blockaded cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import with_card
from galaktyka.games.artifacts.rules.attack import toll
from galaktyka.games.artifacts.rules.empire import place_of, sum_of
from galaktyka.games.artifacts.rules.paying import discard_from_hand
from galaktyka.games.artifacts.rules.resources import draw_to_hand
from galaktyka.games.artifacts.state import Player, Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ACT,
    ASK_ACT,
    ASK_DISCARD,
    ASK_SWITCH,
    DONE,
    DRAW,
    END_ACTION,
    FINAL,
    LOGISTICAL,
    NO_CARD,
    NO_SEAT,
    OPERATIONAL,
    OVER,
    SETUP,
    TECHNOLOGY,
    V_SWITCH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def go_on(state: Position) -> None:
    """Nothing is left to be done: the next stage."""
    forget_payment(state)
    if state.phase == SETUP:
        begin_turn(state, state.first)
    elif state.phase == ACT:
        ask(state, state.active, ASK_ACT, 0)
    elif state.phase == DRAW:
        draw_up(state)
        next_turn(state)
    else:
        settle_accounts(state)


def begin_turn(state: Position, seat: i64) -> None:
    """One action."""
    state.phase = ACT
    state.active = seat
    state.turns += 1
    state.actions = 1
    if state.log is not None:
        state.note("turn", seat, (), (state.turns + state.count - 1) // state.count)


def begin_action(state: Position, tasks: bytes) -> None:
    """One of the actions of the turn; whatever was raised or switched on for it ends with it."""
    seat = state.asked
    answered(state)
    state.actions -= 1
    do_next(state, tasks + task_of(END_ACTION, seat))


def end_action(state: Position) -> None:
    """Limits are as usual again, and blockaded cards blank."""
    state.raised = 0
    state.raised_planets = 0
    state.switched = b""
    state.fresh = NO_CARD


def end_act_stage(state: Position) -> None:
    """The draw stage: any number of cards may be discarded first."""
    seat = state.asked
    answered(state)
    state.phase = DRAW
    state.switched = b""
    if state.players[seat].hand:
        ask(state, seat, ASK_DISCARD, 0)


def forget_payment(state: Position) -> None:
    """What was paid has served its purpose."""
    state.colour = 0
    state.gold = False
    state.need = 0
    state.paid = 0
    state.slots = 0
    state.planet_slots = 0
    state.from_planets = False
    state.sets = 0


def forget_turn(state: Position) -> None:
    """What was used in it, or raised for it, is as it was before."""
    state.used = b""
    state.attacked = b""
    state.raised = 0
    state.raised_planets = 0
    state.attack_bonus = 0
    state.rerolls = 0
    state.fresh = NO_CARD


def hand_limit(state: Position, player: Player) -> i64:
    """Three cards, and what technologies add."""
    return state.box.hand_size + sum_of(state, player, state.box.hand)


def offer_discards(state: Position) -> None:
    """Cards in ascending order; enough once the hand is not too big."""
    player = state.players[state.asked]
    base = state.box.first_discard
    hand = player.hand
    surplus = len(hand) - hand_limit(state, player)
    options: list[int] = []
    if surplus <= 0:
        options.append(DONE)
    for i in range(len(hand)):
        if hand[i] >= state.floor and len(hand) - i >= surplus:
            options.append(base + hand[i])
    state.options = options


def discard(state: Position, card: i64) -> None:
    """One card of the hand."""
    seat = state.asked
    player = state.players[seat]
    discard_from_hand(player, card)
    state.floor = card + 1
    if state.log is not None:
        state.note("discards", seat, (state.box.resource_ids[card],), 1)
    if not player.hand:
        answered(state)


def draw_up(state: Position) -> None:
    """Up to the hand limit."""
    player = state.players[state.active]
    missing = hand_limit(state, player) - len(player.hand)
    if missing > 0:
        draw_to_hand(state, state.active, missing)


def next_turn(state: Position) -> None:
    """The player to the left; once the end is met, until everybody has had as many turns."""
    forget_turn(state)
    seat = (state.active + 1) % state.count
    if state.ending and seat == state.first:
        state.phase = FINAL
        state.active = state.first
        state.turns = 0
    else:
        begin_turn(state, seat)


# ------------------------------------------------------------------ the end


def payable_at_end(state: Position, player: Player) -> bytes:
    """Blockaded technologies that would score and whose tokens can be paid, after the one paid for last."""
    found: list[int] = []
    box = state.box
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        price = toll(state, player, i)
        if price == 0 or price > player.credits or box.type[card] != TECHNOLOGY:
            continue
        if player.scored and card <= player.scored[len(player.scored) - 1]:
            continue
        if player.sides[i] == OPERATIONAL or (player.sides[i] == LOGISTICAL and box.finals[card]):
            found.append(card)
    return bytes(sorted(found))


def settle_accounts(state: Position) -> None:
    """In turn order, whoever can pay for blockaded cards is asked; then the game is over."""
    while state.turns < state.count:
        seat = (state.first + state.turns) % state.count
        if payable_at_end(state, state.players[seat]):
            ask(state, seat, ASK_SWITCH, 0)
            return
        state.turns += 1
    state.phase = OVER
    state.active = NO_SEAT
    state.revealed += 1
    if state.log is not None:
        state.note("game-over", -1, (), 0)


def offer_switches(state: Position) -> None:
    """The cards that can be paid for, or enough."""
    base = state.box.first_card + V_SWITCH * state.box.size
    cards = payable_at_end(state, state.players[state.asked])
    state.options = [DONE] + [base + card for card in cards]


def switch_at_end(state: Position, card: i64) -> None:
    """The card scores."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    price = toll(state, player, place_of(player, card))
    player.scored = with_card(player.scored, card)
    player.credits -= price
    if state.log is not None:
        state.note("switches", seat, (state.box.ids[card],), price)


def no_more_switches(state: Position) -> None:
    """The next player."""
    answered(state)
    state.turns += 1
