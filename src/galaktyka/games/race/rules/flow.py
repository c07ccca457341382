"""The flow of the game: which phase is played, who is asked what, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.rng import Rng
from galaktyka.games.race.rules import consume, develop, explore, produce, rounds, setting_up, settle
from galaktyka.games.race.rules.placing import choose_card, offer_payment, pay
from galaktyka.games.race.state import Player, Position, option_at
from galaktyka.games.race.vocabulary import (
    ANY_KIND,
    ASK_ACTION,
    ASK_CASH,
    ASK_CONSUME,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_PAY,
    ASK_PLACE,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SPEND,
    BLOCKS,
    CHOOSE,
    CHOOSE_FIRST,
    CONQUER,
    CONSUME,
    DEVELOP,
    EXPLORE,
    GAMBLE_FIRST,
    LOWEST_WAGER,
    NO_CARD,
    NOTHING,
    OVER,
    PASS,
    PRODUCE,
    ROUND_END,
    SETTLE,
    SETUP,
    V_BONUS,
    V_CONSUME,
    V_DISCARD,
    V_KEEP,
    V_PAY,
    V_PLACE,
    V_PRODUCE,
    V_SELL,
    V_SPEND,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: Position) -> None:
    """Go on until somebody has a choice to make or the game is over."""
    while state.waiting == 0 and state.phase != OVER:
        if step(state):
            finish_phase(state)
        elif state.waiting > 0:
            make_forced_choices(state)


def step(state: Position) -> bool:
    """One step of the phase that is being played; True when it is over."""
    phase = state.phase
    if phase == CONSUME:
        return consume.step(state)
    if phase == CHOOSE:
        return rounds.step_choose(state)
    if phase == PRODUCE:
        return produce.step(state)
    if phase == SETTLE:
        return settle.step(state)
    if phase == DEVELOP:
        return develop.step(state)
    if phase == EXPLORE:
        return explore.step(state)
    if phase == ROUND_END:
        return rounds.step_round_end(state)
    return setting_up.step(state)


def finish_phase(state: Position) -> None:
    """What comes after the phase that has just ended."""
    if state.phase == SETUP:
        rounds.begin_round(state)
    elif state.phase == ROUND_END:
        if rounds.game_ends(state):
            rounds.end_game(state)
        else:
            rounds.begin_round(state)
    else:
        rounds.clear_up(state)
        rounds.begin_next_phase(state)


def make_forced_choices(state: Position) -> None:
    """Whoever has one option only takes it without being asked."""
    for seat in range(state.count):
        if state.players[seat].ask != NOTHING:
            go_on_while_forced(state, seat)


def go_on_while_forced(state: Position, seat: i64) -> None:
    """One walk over the rules: makes forced choices, and keeps the options of the first real one."""
    player = state.players[seat]
    while player.ask != NOTHING:
        offer(state, player)
        if player.number > 1:
            return
        do(state, seat, option_at(player, 0))


def offer(state: Position, player: Player) -> None:
    """Work out what may be chosen: the one place that knows."""
    question = player.ask
    if question == ASK_ACTION:
        rounds.offer_actions(state, player)
    elif question == ASK_PAY:
        offer_payment(state, player)
    elif question == ASK_KEEP:
        explore.offer_keep(state, player)
    elif question == ASK_PLACE:
        if state.phase == DEVELOP:
            develop.offer_development(state, player)
        else:
            settle.offer_world(state, player)
    elif question == ASK_CONSUME:
        consume.offer_powers(state, player)
    elif question == ASK_SPEND:
        consume.offer_spending(state, player)
    elif question == ASK_DISCARD:
        setting_up.offer_discard(state, player)
    elif question == ASK_SELL:
        consume.offer_goods(state, player)
    elif question == ASK_SETTLE:
        settle.offer_means(state, player)
    elif question == ASK_CASH:
        consume.offer_cash(state, player)
    else:
        produce.offer_windfalls(state, player)


def do(state: Position, seat: i64, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    if action < BLOCKS:
        do_without_card(state, seat, action)
        return
    box = state.box
    verb: i64 = box.verb_of_action[action - BLOCKS]
    card: i64 = box.card_of_action[action - BLOCKS]
    if verb == V_PAY:
        if state.players[seat].ask == ASK_SETTLE:
            settle.pay_first(state, seat, card)
        else:
            pay(state, seat, card)
    elif verb == V_KEEP:
        explore.keep(state, seat, card)
    elif verb == V_DISCARD:
        if state.players[seat].ask == ASK_CASH:
            consume.cash(state, seat, card)
        else:
            setting_up.discard_one(state, seat, card)
    elif verb == V_PLACE:
        choose_card(state, seat, card)
    elif verb == V_USE:
        settle.use_card(state, seat, card)
    elif verb == V_SELL:
        consume.sell(state, seat, card)
    elif verb == V_CONSUME:
        consume.start_power(state, seat, card)
    elif verb == V_SPEND:
        consume.spend(state, seat, card)
    elif verb == V_PRODUCE:
        produce.produce_windfall(state, seat, card, state.box.kind[card])
    elif verb == V_BONUS:
        produce.produce_windfall(state, seat, card, ANY_KIND)


def do_without_card(state: Position, seat: i64, action: i64) -> None:
    """Passing, conquering, action cards and wagers."""
    if action == PASS:
        do_pass(state, seat)
    elif action == CONQUER:
        settle.take_for_nothing(state, seat, action)
    elif action < GAMBLE_FIRST:
        rounds.choose_action(state, seat, action - CHOOSE_FIRST)
    else:
        consume.wager(state, seat, action - GAMBLE_FIRST + LOWEST_WAGER)


def do_pass(state: Position, seat: i64) -> None:
    """Place nothing, use nothing more."""
    question = state.players[seat].ask
    if question == ASK_PLACE:
        choose_card(state, seat, NO_CARD)
    elif question == ASK_SETTLE:
        settle.take_for_nothing(state, seat, PASS)
    elif question == ASK_CASH:
        consume.stop_cash(state, seat)
    else:
        consume.stop_consuming(state, seat)


def take_choice(state: Position, seat: i64, action: i64) -> None:
    """Apply a choice that is known to be legal and go on to the next one."""
    do(state, seat, action)
    if state.waiting == 0:
        advance(state)
    elif state.players[seat].ask != NOTHING:
        go_on_while_forced(state, seat)
        if state.waiting == 0:
            advance(state)


def playout(state: Position, rng: Rng) -> int:
    """Play the game to its end with random choices; how many there were."""
    decisions: i64 = 0
    while state.waiting > 0:
        for seat in range(state.count):
            player = state.players[seat]
            if player.ask != NOTHING:
                take_choice(state, seat, option_at(player, rng.below(player.number)))
                decisions += 1
    return decisions
