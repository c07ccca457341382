"""The greedy player of Alien Artifacts: takes what looks best now, for every question of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.artifacts.bots import answers, battle
from galaktyka.games.artifacts.bots.act import best_act
from galaktyka.games.artifacts.bots.lore import Taste, lore_of
from galaktyka.games.artifacts.bots.pay import discard, payment, sift
from galaktyka.games.artifacts.bots.projects import (
    card_to_keep,
    extra_to_pay,
    project_to_attach_to,
    section_to_put,
)
from galaktyka.games.artifacts.bots.situation import Appraisal
from galaktyka.games.artifacts.bots.tables import kept_credit
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.game import ArtifactsState
from galaktyka.games.artifacts.engine.questions.to import section_for

if TYPE_CHECKING:
    from mypy_extensions import i64


def decide(state: ArtifactsState, seat: i64, taste: Taste) -> i64:
    """The best answer to the question that the seat owes; `state` is redacted."""
    a = Appraisal(state, seat, lore_of(state.box), taste)
    a.kept_credit = kept_credit(a)
    question = state.question
    if question == v.ASK_ACT:
        return best_act(a)
    if question == v.ASK_PAY:
        return payment(a)
    if question == v.ASK_DISCARD:
        return discard(a)
    if question == v.ASK_SIDE:
        return answers.side(a)
    if question == v.ASK_SHOW:
        return answers.section_to_show(a)
    if question == v.ASK_PUT:
        return section_to_put(a)
    if question == v.ASK_TO:
        return where_to_attach(a)
    if question == v.ASK_EXTRA:
        return how_many(a)
    if question == v.ASK_KEEP:
        return card_to_keep(a)
    if question == v.ASK_TARGET:
        return battle.target(a)
    if question == v.ASK_SEND:
        return battle.ship_to_send(a)
    return rare_answer(a, question)


def rare_answer(a: Appraisal, question: i64) -> i64:
    """The questions that attacks and a few cards put."""
    if question == v.ASK_COMPLETE:
        return answers.project_to_complete(a, a.state.task[0] == v.OPS)
    if question == v.ASK_PLAN:
        return battle.plan(a)
    if question == v.ASK_TAKE:
        return battle.gain_to_take(a)
    if question == v.ASK_BLOCK:
        return battle.card_to_block(a)
    if question == v.ASK_BOOST:
        return battle.boost(a)
    if question == v.ASK_REROLL:
        return battle.reroll(a)
    if question == v.ASK_SCOUT:
        return battle.scout(a)
    if question == v.ASK_LIFT:
        return battle.token_to_lift(a)
    if question == v.ASK_KIND:
        return answers.kind_to_search(a)
    if question == v.ASK_DECK:
        return answers.deck(a)
    if question == v.ASK_FLIP:
        return answers.card_to_flip(a)
    if question == v.ASK_SIFT:
        return sift(a)
    if question == v.ASK_SWITCH:
        return answers.switch_at_end(a)
    if question == v.ASK_FACTION:
        return answers.faction(a)
    return answers.card_that_works(a)


def where_to_attach(a: Appraisal) -> i64:
    """Under which project the section goes that was put, or the card that was turned up."""
    state = a.state
    if state.task[0] == v.ATTACH:
        project = state.options[0] - a.box.first_card - v.V_TO * a.box.size
        code = section_for(state, project)
        return project_to_attach_to(a, a.box.icons[code] if code != v.NO_CARD else 0)
    return project_to_attach_to(a, a.box.icons[state.owe - 1])


def how_many(a: Appraisal) -> i64:
    """Credits more in a Buy; as many tokens off as can be."""
    state = a.state
    if state.task and state.task[0] == v.BUY:
        return extra_to_pay(a, state.task[2])
    return state.options[len(state.options) - 1]
