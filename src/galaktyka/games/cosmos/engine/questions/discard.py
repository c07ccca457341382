"""Which of the dealt crew cards are discarded (PRZYGOTOWANIE, p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.engine.rules.setting_up import place_dealt
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_DEALT: Final = 1
OUT_OF_ORDER: Final = 2


def obstacle(state: Position, card: i64) -> i64:
    """In ascending order, so that enough can be discarded."""
    looked = state.looked
    if card not in looked:
        return NOT_DEALT
    if card < state.floor or index_of(looked, card) > state.box.keep:
        return OUT_OF_ORDER
    return FINE


def offer(state: Position) -> None:
    """The cards that can be the next one."""
    first = state.box.first_discard
    state.options = [first + card for card in state.looked if obstacle(state, card) == FINE]


def complete(state: Position) -> bool:
    """Whether as many are left as are kept."""
    return len(state.looked) <= state.box.keep


def answer(state: Position, seat: i64, action: i64) -> None:
    """One card; after the last one the others are placed in the rows."""
    card = action - state.box.first_discard
    state.looked = without(state.looked, index_of(state.looked, card))
    state.crew_discard = with_card(state.crew_discard, card)
    if state.log is not None:
        state.note("discards", seat, (state.box.crew_ids[card],), 0)
    if not complete(state):
        state.floor = card + 1
        return
    answered(state)
    place_dealt(state, seat)


def against(state: Position, action: i64) -> Reason:
    """Not dealt, or out of order."""
    card = action - state.box.first_discard
    dealt = obstacle(state, card) != NOT_DEALT
    return Reason("cosmos.crew-order" if dealt else "cosmos.not-dealt", card=state.box.crew_ids[card])
