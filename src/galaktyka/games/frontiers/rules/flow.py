"""The flow of the game: which action is resolved, who is asked what, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.rng import Rng
from galaktyka.games.frontiers.rules import (
    develop,
    explore,
    goals,
    limit,
    produce,
    rounds,
    sell,
    setting_up,
    settle,
    swaps,
)
from galaktyka.games.frontiers.state import Position, answered, option_at
from galaktyka.games.frontiers.vocabulary import (
    ASK_AFTER,
    ASK_ARM,
    ASK_BOTTOM,
    ASK_BUY,
    ASK_CONSUME,
    ASK_DISCOVER,
    ASK_HOME,
    ASK_KEEP,
    ASK_MEANS,
    ASK_NAME,
    ASK_PICK,
    ASK_REPLACE,
    ASK_RETURN,
    ASK_REVEAL,
    ASK_SECOND,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SHORT,
    ASK_SPEND,
    ASK_STOCK,
    ASK_TAX,
    CHOOSE_FIRST,
    COLONISTS,
    CONQUER,
    DEVELOP,
    EXPLORE,
    ISOLATION,
    KEEP_FIRST,
    NAME_FIRST,
    NOTHING,
    NOVELTY,
    OVER,
    PASS,
    PAY,
    PICK,
    PRODUCE,
    REVEAL,
    REVEAL_GOAL,
    REVIEW,
    ROUND_END,
    SELL,
    SETTLE,
    SETUP,
    TAX_FIRST,
    V_BECOME,
    V_BONUS,
    V_BUY,
    V_CONSUME,
    V_DISCOVER,
    V_HOME,
    V_PRODUCE,
    V_REPLACE,
    V_RETURN,
    V_SELL,
    V_SETTLE,
    V_SPEND,
    V_STOCK,
    V_STORE,
    V_UPGRADE,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: Position) -> None:
    """Go on until somebody has a choice to make or the game is over."""
    while state.phase != OVER:
        if state.question != NOTHING:
            offer(state)
            if state.number > 1 or state.question == ASK_REVEAL:
                return
            do(state, option_at(state, 0))
        else:
            step(state)


def step(state: Position) -> None:
    """One step on from where nobody has anything to decide."""
    phase = state.phase
    if phase == PICK:
        rounds.step_pick(state)
    elif phase == REVEAL:
        rounds.begin_action(state)
    elif phase == SETUP:
        if setting_up.step(state):
            rounds.begin_round(state)
    elif phase == ROUND_END:
        rounds.finish_round(state)
    elif resolve(state, phase):
        rounds.finish_action(state)


def resolve(state: Position, phase: i64) -> bool:
    """One step of the action that is being resolved; True when it is over."""
    if phase == SETTLE:
        return settle.step(state)
    if phase == EXPLORE:
        return explore.step(state)
    if phase == DEVELOP:
        return develop.step(state)
    if phase == SELL:
        return sell.step(state)
    if phase == PRODUCE:
        return produce.step(state)
    if phase == ISOLATION:
        return rounds.step_isolation(state)
    if phase == REVIEW:
        return goals.step(state)
    return rounds.step_diplomats(state)


def offer(state: Position) -> None:
    """Work out what may be chosen: the one place that knows."""
    question = state.question
    if question in (ASK_SETTLE, ASK_SECOND, ASK_AFTER):
        settle.offer_settling(state)
    elif question == ASK_PICK:
        rounds.offer_action_tiles(state)
    elif question == ASK_DISCOVER:
        explore.offer_display(state)
    elif question == ASK_BUY:
        develop.offer_technologies(state)
    elif question == ASK_SELL:
        sell.offer_sale(state)
    elif question == ASK_CONSUME:
        sell.offer_powers(state)
    elif question == ASK_SPEND:
        sell.offer_spending(state)
    elif question == ASK_RETURN:
        limit.offer_surplus(state)
    elif question == ASK_REVEAL:
        rounds.offer_reveal(state)
    else:
        offer_rarely(state, question)


def offer_rarely(state: Position, question: i64) -> None:
    """The questions that few powers and goals put."""
    if question == ASK_HOME:
        setting_up.offer_sides(state)
    elif question in (ASK_KEEP, ASK_BOTTOM):
        goals.offer_goals(state)
    elif question == ASK_ARM:
        settle.offer_arms(state)
    elif question == ASK_REPLACE:
        swaps.offer_replacements(state)
    elif question == ASK_MEANS:
        settle.offer_means(state)
    elif question == ASK_NAME:
        settle.offer_kinds(state)
    elif question == ASK_SHORT:
        produce.offer_short(state)
    elif question == ASK_STOCK:
        produce.offer_stock(state)
    elif question == ASK_TAX:
        sell.offer_tax(state)
    else:
        produce.offer_windfalls(state)


def do(state: Position, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    box = state.box
    if action < box.blocks:
        do_without_tile(state, action)
        return
    verb: i64 = box.verb_of_action[action - box.blocks]
    tile: i64 = box.tile_of_action[action - box.blocks]
    if verb == V_SETTLE:
        settle.settle(state, tile)
    elif verb == V_DISCOVER:
        explore.discover(state, tile)
    elif verb == V_BUY:
        develop.buy(state, tile)
    elif verb == V_SELL:
        sell.sell(state, tile)
    elif verb == V_CONSUME:
        sell.start_power(state, tile)
    elif verb == V_SPEND:
        if state.question == ASK_ARM:
            settle.arm(state, tile)
        else:
            sell.spend(state, tile)
    elif verb == V_RETURN:
        limit.return_planet(state, tile)
    elif verb == V_STORE:
        limit.store_planet(state, tile)
    elif verb == V_HOME:
        setting_up.choose_home(state, tile)
    elif verb == V_STOCK:
        produce.stock(state, tile)
    elif verb == V_PRODUCE:
        if state.question == ASK_SHORT:
            produce.produce_short(state, tile)
        else:
            produce.produce_windfall(state, tile, False)
    elif verb == V_BONUS:
        produce.produce_windfall(state, tile, True)
    elif verb == V_USE:
        settle.use_power(state, tile)
    elif verb == V_UPGRADE:
        swaps.upgrade(state, tile)
    elif verb == V_REPLACE:
        exchange_colony(state, tile, False)
    elif verb == V_BECOME:
        exchange_colony(state, tile, True)


def exchange_colony(state: Position, planet: i64, itself: bool) -> None:
    """One of the two swaps, and on with the player's part of Settle."""
    seat = state.asked
    answered(state)
    if itself:
        swaps.become(state, seat, planet)
    else:
        swaps.replace_upgraded(state, seat, planet)
    settle.go_on(state, seat)


def do_without_tile(state: Position, action: i64) -> None:
    """Action tiles, passing, colonists, means, kinds, taxes and goals."""
    if action == PASS:
        do_pass(state)
    elif action == COLONISTS:
        settle.take_colonists(state)
    elif action in (CONQUER, PAY):
        settle.choose_means(state, action)
    elif action == REVEAL_GOAL:
        answered(state)
        rounds.turn_up_goal(state)
    elif action < NAME_FIRST:
        rounds.pick(state, action - CHOOSE_FIRST)
    elif action < TAX_FIRST:
        kind: i64 = action - NAME_FIRST + NOVELTY
        if state.phase == SETTLE:
            settle.name_settled(state, kind)
        else:
            produce.name_for_production(state, kind)
    elif action < KEEP_FIRST:
        sell.store_credits(state, action - TAX_FIRST)
    elif action < KEEP_FIRST + state.box.goals:
        goals.keep(state, action - KEEP_FIRST)
    else:
        goals.to_bottom(state, action - KEEP_FIRST - state.box.goals)


def do_pass(state: Position) -> None:
    """Buy nothing, sell nothing, use nothing more."""
    question = state.question
    if question == ASK_BUY:
        develop.buy_nothing(state)
    elif question == ASK_SELL:
        sell.sell_nothing(state)
    elif question == ASK_CONSUME:
        sell.stop_consuming(state)
    elif question in (ASK_SECOND, ASK_AFTER):
        settle.pass_over(state)
    else:
        answered(state)


def take_choice(state: Position, action: i64) -> None:
    """Apply a choice that is known to be legal and go on to the next one."""
    do(state, action)
    advance(state)


def playout(state: Position, rng: Rng) -> int:
    """Play the game to its end with random choices; how many there were."""
    decisions: i64 = 0
    while state.question != NOTHING:
        take_choice(state, option_at(state, rng.below(state.number)))
        decisions += 1
    return decisions
