"""The flow of the game: which action is resolved, and which question an offer, an answer or a reason belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.rng import Rng
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import (
    arm,
    buy,
    consume,
    discover,
    home,
    keep_goal,
    means,
    naming,
    pick,
    replace,
    reveal,
    sell,
    settle,
    short,
    spend,
    stock,
    surplus,
    tax,
    windfall,
)
from galaktyka.games.frontiers.engine.rules import develop, explore, goals, produce, rounds, setting_up
from galaktyka.games.frontiers.engine.rules import sell as selling
from galaktyka.games.frontiers.engine.rules import settle as settling
from galaktyka.games.frontiers.engine.state import Player, Position, is_option, option_at

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: Position) -> None:
    """Go on until somebody has a choice to make or the game is over."""
    while state.phase != v.OVER:
        if state.question != v.NOTHING:
            offer(state)
            if state.number > 1 or state.question == v.ASK_REVEAL:
                return
            answer(state, option_at(state, 0))
        else:
            step(state)


def step(state: Position) -> None:
    """One step on from where nobody has anything to decide."""
    phase = state.phase
    if phase == v.PICK:
        rounds.step_pick(state)
    elif phase == v.REVEAL:
        rounds.begin_action(state)
    elif phase == v.SETUP:
        if setting_up.step(state):
            rounds.begin_round(state)
    elif phase == v.ROUND_END:
        rounds.finish_round(state)
    elif resolve(state, phase):
        rounds.finish_action(state)


def resolve(state: Position, phase: i64) -> bool:
    """One step of the action that is being resolved; True when it is over."""
    if phase == v.SETTLE:
        return settling.step(state)
    if phase == v.EXPLORE:
        return explore.step(state)
    if phase == v.DEVELOP:
        return develop.step(state)
    if phase == v.SELL:
        return selling.step(state)
    if phase == v.PRODUCE:
        return produce.step(state)
    if phase == v.ISOLATION:
        return rounds.step_isolation(state)
    if phase == v.REVIEW:
        return goals.step(state)
    return rounds.step_diplomats(state)


# ------------------------------------------------------------------ questions


def offer(state: Position) -> None:
    """Work out what may be chosen: the one place that knows."""
    question = state.question
    player = state.players[state.asked]
    if question in (v.ASK_SETTLE, v.ASK_SECOND, v.ASK_AFTER):
        settle.offer(state, player)
    elif question == v.ASK_PICK:
        pick.offer(state, player)
    elif question == v.ASK_DISCOVER:
        discover.offer(state, player)
    elif question == v.ASK_BUY:
        buy.offer(state, player)
    elif question == v.ASK_SELL:
        sell.offer(state, player)
    elif question == v.ASK_CONSUME:
        consume.offer(state, player)
    elif question == v.ASK_SPEND:
        spend.offer(state, player)
    elif question == v.ASK_RETURN:
        surplus.offer(state, player)
    elif question == v.ASK_REVEAL:
        reveal.offer(state, player)
    else:
        offer_rarely(state, player, question)


def offer_rarely(state: Position, player: Player, question: i64) -> None:
    """The questions that few powers and goals put."""
    if question == v.ASK_HOME:
        home.offer(state, player)
    elif question in (v.ASK_KEEP, v.ASK_BOTTOM):
        keep_goal.offer(state, player)
    elif question == v.ASK_SHORT:
        short.offer(state, player)
    elif question == v.ASK_STOCK:
        stock.offer(state, player)
    elif question == v.ASK_TAX:
        tax.offer(state, player)
    elif question == v.ASK_ARM:
        arm.offer(state, player)
    elif question == v.ASK_REPLACE:
        replace.offer(state, player)
    elif question == v.ASK_MEANS:
        means.offer(state, player)
    elif question == v.ASK_NAME:
        naming.offer(state, player)
    else:
        windfall.offer(state, player)


def answer(state: Position, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    question = state.question
    seat = state.asked
    if state.phase == v.SETTLE and state.stage == v.PARTS:
        answer_in_settle(state, seat, action, question)
    elif question == v.ASK_PICK:
        pick.answer(state, seat, action)
    elif question == v.ASK_DISCOVER:
        discover.answer(state, seat, action)
    elif question == v.ASK_BUY:
        buy.answer(state, seat, action)
    elif question == v.ASK_SELL:
        sell.answer(state, seat, action)
    elif question == v.ASK_CONSUME:
        consume.answer(state, seat, action)
    elif question == v.ASK_SPEND:
        spend.answer(state, seat, action)
    elif question == v.ASK_RETURN:
        surplus.answer(state, seat, action)
    elif question == v.ASK_REVEAL:
        reveal.answer(state, seat, action)
    else:
        answer_rarely(state, seat, action, question)


def answer_in_settle(state: Position, seat: i64, action: i64, question: i64) -> None:
    """The part of a player in Settle has many questions: after each of them it is seen whether another one follows."""
    if question == v.ASK_ARM:
        arm.answer(state, seat, action)
    elif question == v.ASK_REPLACE:
        replace.answer(state, seat, action)
    elif question == v.ASK_MEANS:
        means.answer(state, seat, action)
    elif question == v.ASK_NAME:
        naming.answer(state, seat, action)
    else:
        settle.answer(state, seat, action)
    if state.question == v.NOTHING:
        settle.go_on(state, seat)


def answer_rarely(state: Position, seat: i64, action: i64, question: i64) -> None:
    """The questions that few powers and goals put."""
    if question == v.ASK_HOME:
        home.answer(state, seat, action)
    elif question in (v.ASK_KEEP, v.ASK_BOTTOM):
        keep_goal.answer(state, seat, action)
    elif question == v.ASK_SHORT:
        short.answer(state, seat, action)
    elif question == v.ASK_STOCK:
        stock.answer(state, seat, action)
    elif question == v.ASK_TAX:
        tax.answer(state, seat, action)
    elif question == v.ASK_NAME:
        naming.answer(state, seat, action)
    else:
        windfall.answer(state, seat, action)


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """None if the action is legal."""
    if state.phase == v.OVER:
        return Reason("frontiers.game-over")
    if state.asked != seat:
        return Reason("frontiers.not-your-choice")
    if is_option(state, action):
        return None
    return against(state, state.players[seat], action)


def against(state: Position, player: Player, action: i64) -> Reason:
    """The first thing that stands in the way of an action that is no option."""
    question = state.question
    if question in (v.ASK_SETTLE, v.ASK_SECOND, v.ASK_AFTER):
        return settle.against(state, player, action)
    if question == v.ASK_PICK:
        return pick.against(state, player, action)
    if question == v.ASK_DISCOVER:
        return discover.against(state, player, action)
    if question == v.ASK_BUY:
        return buy.against(state, player, action)
    if question == v.ASK_SELL:
        return sell.against(state, player, action)
    if question == v.ASK_CONSUME:
        return consume.against(state, player, action)
    if question == v.ASK_SPEND:
        return spend.against(state, player, action)
    if question == v.ASK_RETURN:
        return surplus.against(state, player, action)
    if question == v.ASK_REVEAL:
        return reveal.against(state, player, action)
    return against_rarely(state, player, action, question)


def against_rarely(state: Position, player: Player, action: i64, question: i64) -> Reason:
    """The same for the questions that few powers and goals put."""
    if question == v.ASK_HOME:
        return home.against(state, player, action)
    if question in (v.ASK_KEEP, v.ASK_BOTTOM):
        return keep_goal.against(state, player, action)
    if question == v.ASK_SHORT:
        return short.against(state, player, action)
    if question == v.ASK_STOCK:
        return stock.against(state, player, action)
    if question == v.ASK_TAX:
        return tax.against(state, player, action)
    if question == v.ASK_ARM:
        return arm.against(state, player, action)
    if question == v.ASK_REPLACE:
        return replace.against(state, player, action)
    if question == v.ASK_MEANS:
        return means.against(state, player, action)
    if question == v.ASK_NAME:
        return naming.against(state, player, action)
    return windfall.against(state, player, action)


# ------------------------------------------------------------------ playing


def take_choice(state: Position, action: i64) -> None:
    """Apply a choice that is known to be legal and go on to the next one."""
    answer(state, action)
    advance(state)


def playout(state: Position, rng: Rng) -> int:
    """Play the game to its end with random choices; how many there were."""
    decisions: i64 = 0
    while state.question != v.NOTHING:
        take_choice(state, option_at(state, rng.below(state.number)))
        decisions += 1
    return decisions
