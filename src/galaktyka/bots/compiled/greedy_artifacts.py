"""The greedy player of Alien Artifacts: takes what looks best now, for every question of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.bots.compiled import answers_artifacts as answers
from galaktyka.bots.compiled import battle_artifacts as battle
from galaktyka.bots.compiled.act_artifacts import best_act
from galaktyka.bots.compiled.lore_artifacts import Taste, lore_of
from galaktyka.bots.compiled.pay_artifacts import discard, payment, sift
from galaktyka.bots.compiled.projects_artifacts import (
    card_to_keep,
    extra_to_pay,
    project_to_attach_to,
    section_to_put,
)
from galaktyka.bots.compiled.situation_artifacts import Appraisal
from galaktyka.bots.compiled.tables_artifacts import kept_credit
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.rules.operations import section_for
from galaktyka.games.artifacts.vocabulary import (
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
    BUY,
    NO_CARD,
    OPS,
    V_TO,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def decide(state: ArtifactsState, seat: i64, taste: Taste) -> i64:
    """The best answer to the question that the seat owes; `state` is blind for everything hidden."""
    a = Appraisal(state, seat, lore_of(state.box), taste)
    a.kept_credit = kept_credit(a)
    question = state.question
    if question == ASK_ACT:
        return best_act(a)
    if question == ASK_PAY:
        return payment(a)
    if question == ASK_DISCARD:
        return discard(a)
    if question == ASK_SIDE:
        return answers.side(a)
    if question == ASK_SHOW:
        return answers.section_to_show(a)
    if question == ASK_PUT:
        return section_to_put(a)
    if question == ASK_TO:
        return where_to_attach(a)
    if question == ASK_EXTRA:
        return how_many(a)
    if question == ASK_KEEP:
        return card_to_keep(a)
    if question == ASK_TARGET:
        return battle.target(a)
    if question == ASK_SEND:
        return battle.ship_to_send(a)
    return rare_answer(a, question)


def rare_answer(a: Appraisal, question: i64) -> i64:
    """The questions that attacks and a few cards put."""
    if question == ASK_COMPLETE:
        return answers.project_to_complete(a, a.state.task[0] == OPS)
    if question == ASK_PLAN:
        return battle.plan(a)
    if question == ASK_TAKE:
        return battle.gain_to_take(a)
    if question == ASK_BLOCK:
        return battle.card_to_block(a)
    if question == ASK_BOOST:
        return battle.boost(a)
    if question == ASK_REROLL:
        return battle.reroll(a)
    if question == ASK_SCOUT:
        return battle.scout(a)
    if question == ASK_LIFT:
        return battle.token_to_lift(a)
    if question == ASK_KIND:
        return answers.kind_to_search(a)
    if question == ASK_DECK:
        return answers.deck(a)
    if question == ASK_FLIP:
        return answers.card_to_flip(a)
    if question == ASK_SIFT:
        return sift(a)
    if question == ASK_SWITCH:
        return answers.switch_at_end(a)
    if question == ASK_FACTION:
        return answers.faction(a)
    return answers.card_that_works(a)


def where_to_attach(a: Appraisal) -> i64:
    """Under which project the section goes that was put, or the card that was turned up."""
    state = a.state
    if state.task[0] == ATTACH:
        project = state.options[0] - a.box.first_card - V_TO * a.box.size
        code = section_for(state, project)
        return project_to_attach_to(a, a.box.icons[code] if code != NO_CARD else 0)
    return project_to_attach_to(a, a.box.icons[state.owe - 1])


def how_many(a: Appraisal) -> i64:
    """Credits more in a Buy; as many tokens off as can be."""
    state = a.state
    if state.task and state.task[0] == BUY:
        return extra_to_pay(a, state.task[2])
    return state.options[len(state.options) - 1]
