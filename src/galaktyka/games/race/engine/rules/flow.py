"""The flow of the game: which phase is played, who is asked what, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.rng import Rng
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions import action as choosing_action
from galaktyka.games.race.engine.questions import cash, discard, keep, pay, place, sell, spend, windfall
from galaktyka.games.race.engine.questions import consume as choosing_power
from galaktyka.games.race.engine.questions import settle as choosing_means
from galaktyka.games.race.engine.rules import consume, develop, explore, produce, rounds, setting_up, settle
from galaktyka.games.race.engine.state import Player, Position, is_option, option_at

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: Position) -> None:
    """Go on until somebody has a choice to make or the game is over."""
    while state.waiting == 0 and state.phase != v.OVER:
        if step(state):
            finish_phase(state)
        elif state.waiting > 0:
            make_forced_choices(state)


def step(state: Position) -> bool:
    """One step of the phase that is being played; True when it is over."""
    phase = state.phase
    if phase == v.CONSUME:
        return consume.step(state)
    if phase == v.CHOOSE:
        return rounds.step_choose(state)
    if phase == v.PRODUCE:
        return produce.step(state)
    if phase == v.SETTLE:
        return settle.step(state)
    if phase == v.DEVELOP:
        return develop.step(state)
    if phase == v.EXPLORE:
        return explore.step(state)
    if phase == v.ROUND_END:
        return rounds.step_round_end(state)
    return setting_up.step(state)


def finish_phase(state: Position) -> None:
    """What comes after the phase that has just ended."""
    if state.phase == v.SETUP:
        rounds.begin_round(state)
    elif state.phase == v.ROUND_END:
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
        if state.players[seat].ask != v.NOTHING:
            go_on_while_forced(state, seat)


def go_on_while_forced(state: Position, seat: i64) -> None:
    """One walk over the rules: makes forced choices, and keeps the options of the first real one."""
    player = state.players[seat]
    while player.ask != v.NOTHING:
        offer(state, player)
        if player.number > 1:
            return
        answer(state, seat, option_at(player, 0))


def offer(state: Position, player: Player) -> None:
    """Work out what may be chosen: the one place that knows."""
    question = player.ask
    if question == v.ASK_ACTION:
        choosing_action.offer(state, player)
    elif question == v.ASK_PAY:
        pay.offer(state, player)
    elif question == v.ASK_KEEP:
        keep.offer(state, player)
    elif question == v.ASK_PLACE:
        place.offer(state, player)
    elif question == v.ASK_CONSUME:
        choosing_power.offer(state, player)
    elif question == v.ASK_SPEND:
        spend.offer(state, player)
    elif question == v.ASK_DISCARD:
        discard.offer(state, player)
    elif question == v.ASK_SELL:
        sell.offer(state, player)
    elif question == v.ASK_SETTLE:
        choosing_means.offer(state, player)
    elif question == v.ASK_CASH:
        cash.offer(state, player)
    else:
        windfall.offer(state, player)


def answer(state: Position, seat: i64, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    question = state.players[seat].ask
    if question == v.ASK_ACTION:
        choosing_action.answer(state, seat, action)
    elif question == v.ASK_PAY:
        pay.answer(state, seat, action)
    elif question == v.ASK_KEEP:
        keep.answer(state, seat, action)
    elif question == v.ASK_PLACE:
        place.answer(state, seat, action)
    elif question == v.ASK_CONSUME:
        choosing_power.answer(state, seat, action)
    elif question == v.ASK_SPEND:
        spend.answer(state, seat, action)
    elif question == v.ASK_DISCARD:
        discard.answer(state, seat, action)
    elif question == v.ASK_SELL:
        sell.answer(state, seat, action)
    elif question == v.ASK_SETTLE:
        choosing_means.answer(state, seat, action)
    elif question == v.ASK_CASH:
        cash.answer(state, seat, action)
    else:
        windfall.answer(state, seat, action)


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """The rule that forbids the action now; None if it is legal."""
    player = state.players[seat]
    if state.phase == v.OVER:
        return Reason("race.game-over")
    if player.ask == v.NOTHING:
        return Reason("race.not-your-choice")
    return None if is_option(player, action) else against(state, player, action)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why the action is no answer to the question."""
    question = player.ask
    if question == v.ASK_ACTION:
        return choosing_action.against(state, player, action)
    if question == v.ASK_PAY:
        return pay.against(state, player, action)
    if question == v.ASK_KEEP:
        return keep.against(state, player, action)
    if question == v.ASK_PLACE:
        return place.against(state, player, action)
    if question == v.ASK_CONSUME:
        return choosing_power.against(state, player, action)
    if question == v.ASK_SPEND:
        return spend.against(state, player, action)
    if question == v.ASK_DISCARD:
        return discard.against(state, player, action)
    if question == v.ASK_SELL:
        return sell.against(state, player, action)
    if question == v.ASK_SETTLE:
        return choosing_means.against(state, player, action)
    if question == v.ASK_CASH:
        return cash.against(state, player, action)
    return windfall.against(state, player, action)


def take_choice(state: Position, seat: i64, action: i64) -> None:
    """Apply a choice that is known to be legal and go on to the next one."""
    answer(state, seat, action)
    if state.waiting == 0:
        advance(state)
    elif state.players[seat].ask != v.NOTHING:
        go_on_while_forced(state, seat)
        if state.waiting == 0:
            advance(state)


def playout(state: Position, rng: Rng) -> int:
    """Play the game to its end with random choices; how many there were."""
    decisions: i64 = 0
    while state.waiting > 0:
        for seat in range(state.count):
            player = state.players[seat]
            if player.ask != v.NOTHING:
                take_choice(state, seat, option_at(player, rng.below(player.number)))
                decisions += 1
    return decisions
