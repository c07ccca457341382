"""The greedy player of Micro Cosmos: plans the turn that looks best now, for every question of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.bots.compiled.answers_cosmos import (
    card_to_discard,
    card_to_take,
    free_track,
    leader_for_the_automa,
    level_to_raise,
    means_to_spend,
    outpost_for_the_automa,
    resource_to_gain,
    resource_to_pay,
    row_for,
    survivor_to_resolve,
    token_to_ready,
    whether_to_keep,
    whether_to_use,
)
from galaktyka.bots.compiled.deeds_cosmos import SETTLE_ANY, card_trained, stay
from galaktyka.bots.compiled.journeys_cosmos import best_journey, play_and_stay
from galaktyka.bots.compiled.lore_cosmos import Taste, lore_of
from galaktyka.bots.compiled.scene_cosmos import NOWHERE, scene_of
from galaktyka.bots.compiled.situation_cosmos import Appraisal
from galaktyka.bots.compiled.unlocking_cosmos import upgrade_to_unlock
from galaktyka.games.cosmos.game import CosmosState
from galaktyka.games.cosmos.rules.crew import room_for_crew
from galaktyka.games.cosmos.rules.destination import on_planet
from galaktyka.games.cosmos.vocabulary import (
    ASK_AUTOMA_LEADER,
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
    DRAW_CARD,
    GATHER,
    PASS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def decide(state: CosmosState, seat: i64, taste: Taste) -> i64:
    """The best answer to the question that the seat owes; `state` is blind for the order of the decks."""
    question = state.question
    if question == ASK_DRAW:
        return DRAW_CARD
    a = Appraisal(state, seat, lore_of(state.box), taste)
    if question == ASK_PLAY:
        return play_and_stay(a, scene_of(a, a.player), state.plays).play
    if question == ASK_MOVE:
        return best_journey(a, scene_of(a, a.player)).deed
    if question == ASK_DESTINATION:
        return deed(a)
    if question == ASK_UPGRADE:
        return upgrade_to_unlock(a)
    if question == ASK_ROW:
        return row_for(a)
    if question == ASK_USE:
        return whether_to_use(a)
    if question == ASK_GAIN:
        return resource_to_gain(a)
    if question == ASK_RAISE:
        return level_to_raise(a)
    if question == ASK_SPEND:
        return means_to_spend(a)
    if question == ASK_PAY:
        return resource_to_pay(a)
    return rare_answer(a, question)


def rare_answer(a: Appraisal, question: i64) -> i64:
    """The questions that come up a few times in a game."""
    if question == ASK_CANTINA:
        return card_to_take(a)
    if question == ASK_TRACK:
        return free_track(a)
    if question == ASK_TOKEN:
        return token_to_ready(a)
    if question == ASK_RESOLVE:
        return survivor_to_resolve(a)
    if question == ASK_KEEP:
        return whether_to_keep(a)
    if question == ASK_DISCARD:
        return card_to_discard(a)
    if question == ASK_AUTOMA_LEADER:
        return leader_for_the_automa(a)
    return outpost_for_the_automa(a)


def deed(a: Appraisal) -> i64:
    """The best action of this place; a full hand is emptied before it is filled."""
    state = a.state
    s = scene_of(a, a.player)
    chosen = stay(a, s).deed
    if chosen == SETTLE_ANY:
        return survivor_to_settle(a)
    if on_planet(a.player):
        return chosen
    if chosen == GATHER and room_for_crew(state, a.player):
        return GATHER
    card = card_trained(a)
    if card != NOWHERE and a.box.first_train + card in state.options:
        return a.box.first_train + card
    return chosen if chosen in (GATHER, PASS) else PASS


def survivor_to_settle(a: Appraisal) -> i64:
    """They are all alike."""
    options = a.state.options
    for i in range(len(options)):
        if options[i] >= a.box.first_settle:
            return options[i]
    return PASS
