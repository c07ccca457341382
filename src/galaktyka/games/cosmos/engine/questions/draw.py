"""Whether a crew card is drawn (step 5, p. 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.crew import room_for_crew
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position) -> None:
    """A card from the deck, if there is any."""
    state.options = [v.PASS, v.DRAW_CARD] if state.crew_deck or state.crew_discard else [v.PASS]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The last step of the turn."""
    answered(state)
    if action == v.DRAW_CARD:
        do_next(state, task_of(v.CREW_FROM_DECK, seat, 1))


def against(state: Position, player: Player) -> Reason | None:
    """Asked at any time; None where nothing but another question stands against it."""
    if room_for_crew(state, player) == 0:
        return Reason("cosmos.crew-full", n=2 * state.box.row)
    return None
