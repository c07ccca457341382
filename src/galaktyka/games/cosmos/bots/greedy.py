"""The greedy player of Micro Cosmos: plans the turn that looks best now, for every question of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.cosmos.bots.answers import (
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
from galaktyka.games.cosmos.bots.deeds import SETTLE_ANY, card_trained, stay
from galaktyka.games.cosmos.bots.journeys import best_journey, play_and_stay
from galaktyka.games.cosmos.bots.lore import Taste, lore_of
from galaktyka.games.cosmos.bots.scene import NOWHERE, scene_of
from galaktyka.games.cosmos.bots.situation import Appraisal
from galaktyka.games.cosmos.bots.unlocking import upgrade_to_unlock
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.game import CosmosState
from galaktyka.games.cosmos.engine.rules.crew import room_for_crew
from galaktyka.games.cosmos.engine.rules.destination import on_planet

if TYPE_CHECKING:
    from mypy_extensions import i64


def decide(state: CosmosState, seat: i64, taste: Taste) -> i64:
    """The best answer to the question that the seat owes; `state` is blind for the order of the decks."""
    question = state.question
    if question == v.ASK_DRAW:
        return v.DRAW_CARD
    a = Appraisal(state, seat, lore_of(state.box), taste)
    if question == v.ASK_PLAY:
        return play_and_stay(a, scene_of(a, a.player), state.plays).play
    if question == v.ASK_MOVE:
        return best_journey(a, scene_of(a, a.player)).deed
    if question == v.ASK_DESTINATION:
        return deed(a)
    if question == v.ASK_UPGRADE:
        return upgrade_to_unlock(a)
    if question == v.ASK_ROW:
        return row_for(a)
    if question == v.ASK_USE:
        return whether_to_use(a)
    if question == v.ASK_GAIN:
        return resource_to_gain(a)
    if question == v.ASK_RAISE:
        return level_to_raise(a)
    if question == v.ASK_SPEND:
        return means_to_spend(a)
    if question == v.ASK_PAY:
        return resource_to_pay(a)
    return rare_answer(a, question)


def rare_answer(a: Appraisal, question: i64) -> i64:
    """The questions that come up a few times in a game."""
    if question == v.ASK_CANTINA:
        return card_to_take(a)
    if question == v.ASK_TRACK:
        return free_track(a)
    if question == v.ASK_TOKEN:
        return token_to_ready(a)
    if question == v.ASK_RESOLVE:
        return survivor_to_resolve(a)
    if question == v.ASK_KEEP:
        return whether_to_keep(a)
    if question == v.ASK_DISCARD:
        return card_to_discard(a)
    if question == v.ASK_AUTOMA_LEADER:
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
    if chosen == v.GATHER and room_for_crew(state, a.player):
        return v.GATHER
    card = card_trained(a)
    if card != NOWHERE and a.box.first_train + card in state.options:
        return a.box.first_train + card
    return chosen if chosen in (v.GATHER, v.PASS) else v.PASS


def survivor_to_settle(a: Appraisal) -> i64:
    """They are all alike."""
    options = a.state.options
    for i in range(len(options)):
        if options[i] >= a.box.first_settle:
            return options[i]
    return v.PASS
