"""Which of the cards that were looked at goes under construction, or in set-up perhaps into the empire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next
from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of, without
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import against_card
from galaktyka.games.artifacts.engine.rules import building, buying, setting_up
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The cards that were looked at."""
    first = state.box.first(v.V_KEEP)
    state.options = [first + card for card in sorted(state.looked)]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The rest goes to the bottom of its deck."""
    card = state.box.card_of(action)
    deck: i64 = state.box.type[card]
    answered(state)
    rest = without(state.looked, index_of(state.looked, card))
    buying.set_deck(state, deck, state.decks[deck] + rest)
    state.looked = b""
    if state.phase == v.SETUP:
        setting_up.keep(state, seat, card)
        return
    state.fresh = card
    buying.start_project(state, seat, card)
    bought = state.task[0] == v.BUY
    tasks = building.triggered(state, seat, v.ON_BUY, v.LOGISTICAL, False, "", v.NONE, card) if bought else b""
    joining = building.joins_for_nothing(state, seat, card)
    do_next(state, joining + tasks + building.check_by_rules_4(state, seat))


def against(state: Position, player: Player, action: i64) -> Reason:
    """Another card."""
    return against_card(state, action, v.V_KEEP)
