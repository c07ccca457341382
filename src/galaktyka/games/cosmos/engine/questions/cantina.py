"""Which crew cards are taken from the Cantina, one by one (p. 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of, without
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_THERE: Final = 1
OUT_OF_ORDER: Final = 2


def obstacle(state: Position, card: i64) -> i64:
    """In ascending order, so that all can be taken."""
    cantina = state.cantina
    if card not in cantina:
        return NOT_THERE
    last: i64 = len(cantina) - state.task[2]
    return OUT_OF_ORDER if card < state.task[3] or index_of(cantina, card) > last else FINE


def offer(state: Position) -> None:
    """The cards that can be the next one."""
    first = state.box.first_take
    state.options = [first + card for card in state.cantina if obstacle(state, card) == FINE]


def answer(state: Position, seat: i64, action: i64) -> None:
    """It finds a row; after the last one the Cantina is refilled."""
    card = action - state.box.first_take
    more: i64 = state.task[2] - 1
    answered(state)
    state.cantina = without(state.cantina, index_of(state.cantina, card))
    if state.log is not None:
        state.note("takes", seat, (state.box.crew_ids[card],), 0)
    tasks = task_of(v.PLACE, seat, card)
    tasks = tasks + (task_of(v.CREW_FROM_CANTINA, seat, more, card + 1) if more else task_of(v.REFILL, seat))
    do_next(state, tasks)


def against(state: Position, action: i64) -> Reason:
    """It does not lie there, or is out of order."""
    card = action - state.box.first_take
    lies = obstacle(state, card) != NOT_THERE
    return Reason("cosmos.crew-order" if lies else "cosmos.not-in-cantina", card=state.box.crew_ids[card])
