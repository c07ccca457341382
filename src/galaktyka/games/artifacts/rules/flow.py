"""The flow of the game: the agenda, who is asked what, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.rng import Rng
from galaktyka.games.artifacts.rules import (
    actions,
    attack,
    available,
    building,
    buying,
    offensive,
    operations,
    paying,
    preparing,
    production,
    setting_up,
    turns,
)
from galaktyka.games.artifacts.state import Position, answered, take_task
from galaktyka.games.artifacts.vocabulary import (
    ARRIVE,
    ASK_ACT,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_COMPLETE,
    ASK_DECK,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FACTION,
    ASK_FLIP,
    ASK_KEEP,
    ASK_KIND,
    ASK_LIFT,
    ASK_PAY,
    ASK_PLAN,
    ASK_PUT,
    ASK_REROLL,
    ASK_SCOUT,
    ASK_SEND,
    ASK_SHOW,
    ASK_SIDE,
    ASK_SIFT,
    ASK_SWITCH,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TO,
    ATTACH,
    ATTACK,
    BLOCKADE,
    BUY,
    CHECK,
    COMPLETE,
    DECK_FIRST,
    DONE,
    END_ACTION,
    END_ATTACK,
    EXCHANGED,
    EXTRA_FIRST,
    FLIPS,
    KIND_FIRST,
    LIFT,
    NOTHING,
    OPS,
    OVER,
    PASS,
    PLAYED,
    PREPARED,
    PRODUCE,
    RESOLVE,
    REVEAL,
    SCORE,
    SCOUTING,
    SENDING,
    SET_UP,
    SETUP,
    SHOW_FIRST,
    SIDE_FIRST,
    STRIKE,
    SWITCH_OFF,
    TAKE_FIRST,
    TARGET_FIRST,
    V_BUILD,
    V_SWITCH,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: Position) -> None:
    """Go on until somebody has a choice to make or the game is over."""
    while state.phase != OVER:
        if state.question != NOTHING:
            offer(state)
            if len(state.options) > 1:
                return
            do(state, state.options[0])
        elif state.agenda:
            take_task(state)
            carry_out(state, state.task[0])
        else:
            state.task = b""
            turns.go_on(state)


def carry_out(state: Position, task: i64) -> None:
    """One task of the agenda."""
    if task == CHECK:
        building.check(state)
    elif task == END_ACTION:
        turns.end_action(state)
    elif task == COMPLETE:
        building.complete(state)
    elif task == ARRIVE:
        building.arrive(state)
    elif task == PRODUCE:
        production.produce(state)
    elif task == SCORE:
        production.score(state)
    elif task == BUY:
        buying.buy(state)
    elif task == EXCHANGED:
        actions.exchanged(state)
    elif task == PREPARED:
        preparing.prepared(state)
    elif task == OPS:
        operations.operate(state)
    elif task == LIFT:
        operations.lift(state)
    elif task == ATTACH:
        operations.attach_top(state)
    elif task == FLIPS:
        operations.flips(state)
    elif task == PLAYED:
        actions.discard_artifact(state)
    elif task == SET_UP:
        setting_up.set_up(state)
    else:
        carry_out_attack(state, task)


def carry_out_attack(state: Position, task: i64) -> None:
    """The tasks of an attack."""
    if task == ATTACK:
        offensive.begin(state)
    elif task == SENDING:
        offensive.sending(state)
    elif task == STRIKE:
        attack.strike(state)
    elif task == REVEAL:
        attack.reveal(state)
    elif task == RESOLVE:
        attack.resolve(state)
    elif task == BLOCKADE:
        attack.blockade(state)
    elif task == SWITCH_OFF:
        offensive.switch_off(state)
    elif task == END_ATTACK:
        offensive.end_attack(state)
    elif task == SCOUTING:
        offensive.scouting(state)


def offer(state: Position) -> None:
    """Work out what may be chosen: the one place that knows."""
    question = state.question
    if question == ASK_PAY:
        paying.offer_payment(state)
    elif question == ASK_ACT:
        available.offer_actions(state)
    elif question == ASK_DISCARD:
        turns.offer_discards(state)
    elif question == ASK_SIDE:
        building.offer_sides(state)
    elif question == ASK_SHOW:
        production.offer_sections(state)
    elif question == ASK_PUT:
        preparing.offer_put(state)
    elif question == ASK_TO:
        if state.task[0] == ATTACH:
            operations.offer_places(state)
        else:
            preparing.offer_row(state)
    elif question == ASK_EXTRA:
        if state.task and state.task[0] == BUY:
            buying.offer_extra(state)
        else:
            actions.offer_number_to_lift(state)
    elif question == ASK_KEEP:
        buying.offer_looked(state)
    elif question == ASK_COMPLETE:
        if state.task[0] == OPS:
            operations.offer_projects(state)
        else:
            building.offer_covered(state)
    else:
        offer_rarely(state, question)


def offer_rarely(state: Position, question: i64) -> None:
    """The questions of attacks and of a few cards."""
    if question == ASK_TARGET:
        offensive.offer_targets(state)
    elif question == ASK_SEND:
        offensive.offer_ships(state)
    elif question == ASK_PLAN:
        offensive.offer_plans(state)
    elif question == ASK_TAKE:
        attack.offer_gains(state)
    elif question == ASK_BLOCK:
        attack.offer_blockade(state)
    elif question == ASK_BOOST:
        attack.offer_boost(state)
    elif question == ASK_REROLL:
        attack.offer_reroll(state)
    elif question == ASK_SCOUT:
        offensive.offer_scout(state)
    elif question == ASK_LIFT:
        operations.offer_lift(state)
    elif question == ASK_KIND:
        buying.offer_kinds(state)
    elif question == ASK_DECK:
        buying.offer_decks(state)
    elif question == ASK_FLIP:
        operations.offer_flips(state)
    elif question == ASK_SIFT:
        operations.offer_sift(state)
    elif question == ASK_SWITCH:
        turns.offer_switches(state)
    elif question == ASK_FACTION:
        setting_up.offer_factions(state)
    elif state.task[0] == OPS:
        operations.offer_which(state)
    else:
        production.offer_next(state)


def do(state: Position, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    box = state.box
    question = state.question
    if question == ASK_PAY:
        if action < box.first_pay:
            answered(state)
        elif state.sets < 0:
            paying.pay_of_set(state, action - box.first_pay)
        else:
            paying.pay(state, action - box.first_pay)
    elif question == ASK_ACT:
        do_act(state, action)
    elif question == ASK_DISCARD:
        if action < box.first_discard:
            answered(state)
        else:
            turns.discard(state, action - box.first_discard)
    elif question == ASK_PUT:
        if action < box.first_put:
            answered(state)
        else:
            preparing.put(state, action - box.first_put)
    elif question == ASK_PLAN:
        offensive.choose_plan(state, action - box.first_plan)
    elif question == ASK_FACTION:
        setting_up.choose_faction(state, action - box.first_faction)
    elif question == ASK_SIFT:
        operations.sift(state, action - box.first_discard)
    elif action < box.first_card:
        do_plain(state, question, action)
    else:
        do_card(state, question, (action - box.first_card) % box.size)


def do_act(state: Position, action: i64) -> None:
    """The action stage."""
    box = state.box
    if action == DONE:
        turns.end_act_stage(state)
    elif action < box.first_card:
        actions.act(state, action)
    elif action >= box.first_play:
        actions.play_artifact(state, action - box.first_play)
    else:
        verb = (action - box.first_card) // box.size
        card = (action - box.first_card) % box.size
        if verb == V_BUILD:
            actions.build(state, card)
        elif verb == V_USE:
            actions.use_card(state, card)
        elif verb == V_SWITCH:
            actions.switch(state, card)


def do_plain(state: Position, question: i64, action: i64) -> None:
    """Answers without a card."""
    if question == ASK_SIDE:
        building.choose_side(state, action - SIDE_FIRST)
    elif question == ASK_SHOW:
        production.show(state, action - SHOW_FIRST)
    elif question == ASK_EXTRA:
        if state.task and state.task[0] == BUY:
            buying.pay_extra(state, action - EXTRA_FIRST)
        else:
            actions.pay_for_lifting(state, action - EXTRA_FIRST)
    elif question == ASK_TARGET:
        if action == PASS:
            answered(state)
        else:
            offensive.choose_target(state, action - TARGET_FIRST)
    elif question == ASK_SEND:
        offensive.stay(state)
    elif question == ASK_TAKE:
        attack.take_gain(state, action - TAKE_FIRST)
    elif question == ASK_REROLL:
        attack.choose_reroll(state, action != PASS)
    elif question == ASK_BOOST and action != PASS:
        attack.boost(state)
    elif question == ASK_SCOUT and action != PASS:
        offensive.scout(state)
    elif question == ASK_KIND:
        buying.search(state, action - KIND_FIRST)
    elif question == ASK_DECK:
        buying.choose_deck(state, action - DECK_FIRST)
    elif question == ASK_SWITCH:
        turns.no_more_switches(state)
    else:
        answered(state)


def do_card(state: Position, question: i64, card: i64) -> None:
    """Answers that name a ship, a technology or a planet."""
    if question == ASK_KEEP:
        if state.phase == SETUP:
            setting_up.keep(state, card)
        else:
            buying.keep_project(state, card)
    elif question == ASK_TO:
        if state.task[0] == ATTACH:
            operations.attach_to(state, card)
        else:
            preparing.put_under(state, card)
    elif question == ASK_COMPLETE:
        if state.task[0] == OPS:
            operations.complete_free(state, card)
        else:
            building.choose_covered(state, card)
    elif question == ASK_SEND:
        offensive.send(state, card)
    elif question == ASK_BLOCK:
        attack.block(state, card)
    elif question == ASK_LIFT:
        operations.lift_from(state, card)
    elif question == ASK_FLIP:
        operations.flip(state, card)
    elif question == ASK_SWITCH:
        turns.switch_at_end(state, card)
    elif state.task[0] == OPS:
        operations.choose_which(state, card)
    else:
        production.choose_next(state, card)


def take_choice(state: Position, action: i64) -> None:
    """Apply a choice that is known to be legal and go on to the next one."""
    do(state, action)
    advance(state)


def playout(state: Position, rng: Rng) -> int:
    """Play the game to its end with random choices; how many there were."""
    decisions: i64 = 0
    while state.question != NOTHING:
        options = state.options
        take_choice(state, options[rng.below(len(options))])
        decisions += 1
    return decisions
