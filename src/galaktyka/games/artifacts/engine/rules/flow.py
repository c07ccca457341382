"""The flow of the game: which task, question and answer is carried out where.

Each question is a module of `questions`; the chains below are the only list of them. (A table of functions instead
costs a sixth of the speed.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.actions import exchange, play, prepare
from galaktyka.games.artifacts.engine.questions import (
    act,
    block,
    boost,
    complete,
    deck,
    discard,
    extra,
    faction,
    flip,
    keep,
    kind,
    lift,
    pay,
    plan,
    put,
    reroll,
    scout,
    send,
    show,
    side,
    sift,
    switch,
    take,
    target,
    to,
    which,
)
from galaktyka.games.artifacts.engine.questions.objections import other_question
from galaktyka.games.artifacts.engine.rules import (
    attack,
    building,
    buying,
    offensive,
    operations,
    production,
    setting_up,
    turns,
)
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def carry_out(state: Position, task: i64) -> None:
    """One task of the agenda."""
    if task == v.CHECK:
        building.check(state)
    elif task == v.END_ACTION:
        turns.end_action(state)
    elif task == v.COMPLETE:
        building.complete(state)
    elif task == v.ARRIVE:
        building.arrive(state)
    elif task == v.PRODUCE:
        production.produce(state)
    elif task == v.SCORE:
        production.score(state)
    elif task == v.BUY:
        buying.buy(state)
    elif task == v.EXCHANGED:
        exchange.exchanged(state)
    elif task == v.PREPARED:
        prepare.prepared(state)
    elif task == v.OPS:
        operations.operate(state)
    elif task == v.LIFT:
        operations.lift(state)
    elif task == v.ATTACH:
        operations.attach_top(state)
    elif task == v.FLIPS:
        operations.flips(state)
    elif task == v.PLAYED:
        play.played(state)
    elif task == v.SET_UP:
        setting_up.set_up(state)
    else:
        carry_out_attack(state, task)


def carry_out_attack(state: Position, task: i64) -> None:
    """The tasks of an attack."""
    if task == v.ATTACK:
        offensive.begin(state)
    elif task == v.SENDING:
        offensive.sending(state)
    elif task == v.STRIKE:
        attack.strike(state)
    elif task == v.REVEAL:
        attack.reveal(state)
    elif task == v.RESOLVE:
        attack.resolve(state)
    elif task == v.BLOCKADE:
        attack.blockade(state)
    elif task == v.SWITCH_OFF:
        offensive.switch_off(state)
    elif task == v.END_ATTACK:
        offensive.end_attack(state)
    elif task == v.SCOUTING:
        offensive.scouting(state)


def offer(state: Position) -> None:
    """Work out what may be chosen: the one place that knows."""
    player = state.players[state.asked]
    question = state.question
    if question == v.ASK_PAY:
        pay.offer(state, player)
    elif question == v.ASK_ACT:
        act.offer(state, player)
    elif question == v.ASK_DISCARD:
        discard.offer(state, player)
    elif question == v.ASK_SIDE:
        side.offer(state, player)
    elif question == v.ASK_SHOW:
        show.offer(state, player)
    elif question == v.ASK_PUT:
        put.offer(state, player)
    elif question == v.ASK_TO:
        to.offer(state, player)
    elif question == v.ASK_EXTRA:
        extra.offer(state, player)
    elif question == v.ASK_KEEP:
        keep.offer(state, player)
    elif question == v.ASK_COMPLETE:
        complete.offer(state, player)
    else:
        offer_rarely(state, player)


def offer_rarely(state: Position, player: Player) -> None:
    """The questions of attacks and of a few cards."""
    question = state.question
    if question == v.ASK_TARGET:
        target.offer(state, player)
    elif question == v.ASK_SEND:
        send.offer(state, player)
    elif question == v.ASK_PLAN:
        plan.offer(state, player)
    elif question == v.ASK_TAKE:
        take.offer(state, player)
    elif question == v.ASK_BLOCK:
        block.offer(state, player)
    elif question == v.ASK_BOOST:
        boost.offer(state, player)
    elif question == v.ASK_REROLL:
        reroll.offer(state, player)
    elif question == v.ASK_SCOUT:
        scout.offer(state, player)
    elif question == v.ASK_LIFT:
        lift.offer(state, player)
    elif question == v.ASK_KIND:
        kind.offer(state, player)
    elif question == v.ASK_DECK:
        deck.offer(state, player)
    elif question == v.ASK_FLIP:
        flip.offer(state, player)
    elif question == v.ASK_SIFT:
        sift.offer(state, player)
    elif question == v.ASK_SWITCH:
        switch.offer(state, player)
    elif question == v.ASK_FACTION:
        faction.offer(state, player)
    else:
        which.offer(state, player)


def answer(state: Position, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    seat = state.asked
    question = state.question
    if question == v.ASK_PAY:
        pay.answer(state, seat, action)
    elif question == v.ASK_ACT:
        act.answer(state, seat, action)
    elif question == v.ASK_DISCARD:
        discard.answer(state, seat, action)
    elif question == v.ASK_SIDE:
        side.answer(state, seat, action)
    elif question == v.ASK_SHOW:
        show.answer(state, seat, action)
    elif question == v.ASK_PUT:
        put.answer(state, seat, action)
    elif question == v.ASK_TO:
        to.answer(state, seat, action)
    elif question == v.ASK_EXTRA:
        extra.answer(state, seat, action)
    elif question == v.ASK_KEEP:
        keep.answer(state, seat, action)
    elif question == v.ASK_COMPLETE:
        complete.answer(state, seat, action)
    else:
        answer_rarely(state, seat, action)


def answer_rarely(state: Position, seat: i64, action: i64) -> None:
    """The questions of attacks and of a few cards."""
    question = state.question
    if question == v.ASK_TARGET:
        target.answer(state, seat, action)
    elif question == v.ASK_SEND:
        send.answer(state, seat, action)
    elif question == v.ASK_PLAN:
        plan.answer(state, seat, action)
    elif question == v.ASK_TAKE:
        take.answer(state, seat, action)
    elif question == v.ASK_BLOCK:
        block.answer(state, seat, action)
    elif question == v.ASK_BOOST:
        boost.answer(state, seat, action)
    elif question == v.ASK_REROLL:
        reroll.answer(state, seat, action)
    elif question == v.ASK_SCOUT:
        scout.answer(state, seat, action)
    elif question == v.ASK_LIFT:
        lift.answer(state, seat, action)
    elif question == v.ASK_KIND:
        kind.answer(state, seat, action)
    elif question == v.ASK_DECK:
        deck.answer(state, seat, action)
    elif question == v.ASK_FLIP:
        flip.answer(state, seat, action)
    elif question == v.ASK_SIFT:
        sift.answer(state, seat, action)
    elif question == v.ASK_SWITCH:
        switch.answer(state, seat, action)
    elif question == v.ASK_FACTION:
        faction.answer(state, seat, action)
    else:
        which.answer(state, seat, action)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why the seat that is asked may not choose this; it is known to be illegal."""
    question = state.question
    if question == v.ASK_PAY:
        return pay.against(state, player, action)
    if question == v.ASK_ACT:
        return act.against(state, player, action)
    if question == v.ASK_DISCARD:
        return discard.against(state, player, action)
    if question == v.ASK_PUT:
        return put.against(state, player, action)
    if question == v.ASK_TO:
        return to.against(state, player, action)
    if question == v.ASK_EXTRA:
        return extra.against(state, player, action)
    if question == v.ASK_KEEP:
        return keep.against(state, player, action)
    if question == v.ASK_COMPLETE:
        return complete.against(state, player, action)
    return against_rarely(state, player, action)


def against_rarely(state: Position, player: Player, action: i64) -> Reason:
    """The questions of attacks and of a few cards."""
    question = state.question
    if question == v.ASK_TARGET:
        return target.against(state, player, action)
    if question == v.ASK_SEND:
        return send.against(state, player, action)
    if question == v.ASK_PLAN:
        return plan.against(state, player, action)
    if question == v.ASK_TAKE:
        return take.against(state, player, action)
    if question == v.ASK_BLOCK:
        return block.against(state, player, action)
    if question == v.ASK_LIFT:
        return lift.against(state, player, action)
    if question == v.ASK_DECK:
        return deck.against(state, player, action)
    if question == v.ASK_FLIP:
        return flip.against(state, player, action)
    if question == v.ASK_SIFT:
        return sift.against(state, player, action)
    if question == v.ASK_SWITCH:
        return switch.against(state, player, action)
    if question == v.ASK_FACTION:
        return faction.against(state, player, action)
    if question == v.ASK_WHICH:
        return which.against(state, player, action)
    return other_question(state)  # all answers to the other questions are always possible


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """Why a seat may not choose this now; None if it may."""
    if state.phase == v.OVER:
        return Reason("artifacts.game-over")
    if state.asked != seat:
        return Reason("artifacts.not-your-choice")
    if action in state.options:
        return None
    return against(state, state.players[seat], action)
