"""Which operational technology scores or which planet produces: one alone, or the next of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import TASK_SIZE, answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of, without
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import against_card
from galaktyka.games.artifacts.engine.rules import production
from galaktyka.games.artifacts.engine.rules.empire import operational_cards
from galaktyka.games.artifacts.engine.rules.operations import current_op
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The cards to choose from."""
    first = state.box.first(v.V_WHICH)
    state.options = [first + card for card in sorted(set(candidates(state, player)))]


def candidates(state: Position, player: Player) -> bytes:
    """All that are operational and work, or those that an Income or a Mining still goes through."""
    if state.task[0] != v.OPS:
        return production.still_to_come(state)
    return operational_cards(state, player, v.TECHNOLOGY if current_op(state).does == "income" else v.PLANET)


def answer(state: Position, seat: i64, action: i64) -> None:
    """That one."""
    card = state.box.card_of(action)
    if state.task[0] != v.OPS:
        go_on_with(state, card)
        return
    op = current_op(state)
    answered(state)
    if op.does == "income":
        do_next(state, task_of(v.SCORE, seat, card, 1 if op.sure else 0))
    else:
        do_next(state, task_of(v.PRODUCE, seat, card, op.cards))


def go_on_with(state: Position, card: i64) -> None:
    """This one is next; the others keep their order."""
    task = state.task
    cards = production.still_to_come(state)
    after = TASK_SIZE * (len(cards) - 1)
    rest = without(cards, index_of(cards, card))
    answered(state)
    tasks = b""
    for i in range(len(rest)):
        tasks = tasks + task_of(task[0], task[1], rest[i], task[3])
    state.agenda = tasks + state.agenda[after:]
    state.task = task_of(task[0], task[1], card, task[3])
    if task[0] == v.PRODUCE:
        production.produce_cards(state)
    else:
        production.score_technology(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Another card."""
    return against_card(state, action, v.V_WHICH)
