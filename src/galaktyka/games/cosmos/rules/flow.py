"""The flow of the game: the next task, who is asked what, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.rng import Rng
from galaktyka.games.cosmos.rules import (
    automa,
    cargo,
    crew,
    destination,
    setting_up,
    specialists,
    terraforming,
    travel,
    turns,
    upgrades,
)
from galaktyka.games.cosmos.state import Position, answered, take_task
from galaktyka.games.cosmos.vocabulary import (
    ASK_AUTOMA_LEADER,
    ASK_AUTOMA_OUTPOST,
    ASK_CANTINA,
    ASK_DESTINATION,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GAIN,
    ASK_KEEP,
    ASK_MOVE,
    ASK_PAY,
    ASK_PLAY,
    ASK_RAISE,
    ASK_RESOLVE,
    ASK_ROW,
    ASK_SPEND,
    ASK_TOKEN,
    ASK_TRACK,
    ASK_UPGRADE,
    ASK_USE,
    COLONISE,
    COLONY,
    CREW_FROM_CANTINA,
    CREW_FROM_DECK,
    DEAL,
    DISCOVER_FIRST,
    DISCOVERED,
    EXPLORE,
    GAIN,
    GAIN_ANY,
    GAIN_FIRST,
    GATHER,
    KEEP,
    LAND,
    LEADER_FIRST,
    MOVE_FIRST,
    NOTHING,
    OUTPOST,
    OUTPOST_FIRST,
    OVER,
    PASS,
    PAY_ANY,
    PAY_FIRST,
    PLACE,
    PLAIN,
    RAISE_FIRST,
    READY_FIRST,
    REFILL,
    REVEAL,
    SPEND,
    TERRAFORM,
    TERRAFORM_IT,
    TRADED,
    UNLOCK,
    UPGRADE_FIRST,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: Position) -> None:
    """Go on until somebody has a choice to make or the game is over."""
    while state.step != OVER:
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
    if task == GAIN:
        crew.give(state)
    elif task == LAND:
        travel.land(state)
    elif task == PLACE:
        crew.place(state)
    elif task == CREW_FROM_DECK:
        crew.from_deck(state)
    elif task == GAIN_ANY:
        cargo.gain_any(state)
    elif task == CREW_FROM_CANTINA:
        crew.from_cantina(state)
    elif task == REFILL:
        crew.refill(state)
    elif task == SPEND:
        specialists.spend(state)
    elif task == PAY_ANY:
        cargo.pay_any(state)
    elif task == UNLOCK:
        upgrades.unlock(state)
    elif task == TERRAFORM:
        terraforming.terraform(state)
    elif task == DISCOVERED:
        travel.reward_discovery(state)
    elif task == REVEAL:
        destination.reveal(state)
    elif task == KEEP:
        destination.keep(state)
    elif task == COLONISE:
        destination.colonise(state)
    elif task == DEAL:
        setting_up.deal(state)
    else:
        automa.carry_out_line(state)


def offer(state: Position) -> None:
    """Work out what may be chosen: the one place that knows."""
    question = state.question
    if question == ASK_PLAY:
        crew.offer_plays(state)
    elif question == ASK_MOVE:
        travel.offer_journeys(state)
    elif question == ASK_DESTINATION:
        destination.offer_destination(state)
    elif question == ASK_UPGRADE:
        upgrades.offer_upgrades(state)
    elif question == ASK_ROW:
        crew.offer_rows(state)
    elif question == ASK_DRAW:
        turns.offer_draw(state)
    elif question == ASK_USE:
        crew.offer_use(state)
    elif question == ASK_GAIN:
        cargo.offer_gains(state)
    elif question == ASK_RAISE:
        terraforming.offer_levels(state)
    elif question == ASK_SPEND:
        specialists.offer_means(state)
    elif question == ASK_PAY:
        cargo.offer_payments(state)
    elif question == ASK_CANTINA:
        crew.offer_cantina(state)
    else:
        offer_rarely(state, question)


def offer_rarely(state: Position, question: i64) -> None:
    """The questions that come up a few times in a game."""
    if question == ASK_TRACK:
        travel.offer_tracks(state)
    elif question == ASK_TOKEN:
        destination.offer_tokens(state)
    elif question == ASK_RESOLVE:
        destination.offer_resolve(state)
    elif question == ASK_KEEP:
        destination.offer_keep(state)
    elif question == ASK_DISCARD:
        setting_up.offer_discards(state)
    elif question == ASK_AUTOMA_LEADER:
        specialists.offer_leaders(state)
    else:
        automa.offer_automa_outposts(state)


def do(state: Position, action: i64) -> None:
    """What a choice does; it is known to be legal."""
    box = state.box
    question = state.question
    if question == ASK_PLAY:
        if action == PASS:
            crew.stop_playing(state)
        elif action >= box.first_lift:
            crew.play(state, action - box.first_lift, True)
        else:
            crew.play(state, action - box.first_play, False)
    elif question == ASK_MOVE:
        do_move(state, action)
    elif question == ASK_DESTINATION:
        do_destination(state, action)
    elif question == ASK_UPGRADE:
        if action == PASS:
            answered(state)
        else:
            upgrades.choose_upgrade(state, action - UPGRADE_FIRST)
    elif question == ASK_ROW:
        crew.choose_row(state, action)
    elif question == ASK_DRAW:
        turns.choose_draw(state, action != PASS)
    elif question == ASK_USE:
        crew.choose_use(state, action != PASS)
    elif question == ASK_GAIN:
        cargo.choose_gain(state, action - GAIN_FIRST)
    elif question == ASK_RAISE:
        if action == PASS:
            terraforming.stop(state)
        else:
            terraforming.choose_level(state, action - RAISE_FIRST)
    elif question == ASK_SPEND:
        specialists.choose_means(state, action - box.first_spend)
    elif question == ASK_PAY:
        cargo.choose_payment(state, action - PAY_FIRST)
    elif question == ASK_CANTINA:
        crew.take(state, action - box.first_take)
    else:
        do_rarely(state, question, action)


def do_move(state: Position, action: i64) -> None:
    """A space, an empty cell, or nowhere because every way is barred."""
    if action >= MOVE_FIRST:
        travel.move(state, action - MOVE_FIRST)
    elif action == PASS:
        answered(state)
    else:
        seat = state.asked
        answered(state)
        travel.discover(state, seat, action - DISCOVER_FIRST)


def do_destination(state: Position, action: i64) -> None:
    """The actions of a place."""
    if action == PASS:
        destination.enough(state)
    elif action == GATHER:
        destination.gather(state)
    elif action == TERRAFORM_IT:
        destination.terraform(state)
    elif action == EXPLORE:
        destination.explore(state)
    elif action == COLONY:
        destination.colony(state)
    elif action == OUTPOST:
        destination.outpost(state)
    elif action < PLAIN:
        state.deeds |= TRADED
        destination.move_outpost(state, state.asked, action - OUTPOST_FIRST)
    elif action >= state.box.first_settle:
        destination.settle(state, action - state.box.first_settle)
    else:
        destination.train(state, action - state.box.first_train)


def do_rarely(state: Position, question: i64, action: i64) -> None:
    """The answers that come up a few times in a game."""
    if question == ASK_TRACK:
        travel.choose_track(state, action - RAISE_FIRST)
    elif question == ASK_TOKEN:
        destination.choose_token(state, action - READY_FIRST)
    elif question == ASK_RESOLVE:
        destination.choose_resolve(state, action - state.box.first_resolve)
    elif question == ASK_KEEP:
        destination.choose_keep(state, action != PASS)
    elif question == ASK_DISCARD:
        setting_up.discard(state, action - state.box.first_discard)
    elif question == ASK_AUTOMA_LEADER:
        specialists.choose_leader(state, action - LEADER_FIRST)
    elif question == ASK_AUTOMA_OUTPOST:
        destination.move_outpost(state, state.count, action - OUTPOST_FIRST)


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
