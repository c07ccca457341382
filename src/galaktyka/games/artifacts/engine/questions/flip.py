"""Which logistical card turns to its operational side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import replaced
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import against_card
from galaktyka.games.artifacts.engine.rules.building import own_arrival
from galaktyka.games.artifacts.engine.rules.empire import place_of
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """Any logistical card."""
    first = state.box.first(v.V_FLIP)
    state.options = [first + card for card in candidates(player)]


def candidates(player: Player) -> list[int]:
    """The logistical cards of the empire, sorted."""
    return sorted([player.empire[i] for i in range(len(player.empire)) if player.sides[i] == v.LOGISTICAL])


def answer(state: Position, seat: i64, action: i64) -> None:
    """The card turns over; what that brings waits until all are turned, in the same order."""
    card = state.box.card_of(action)
    player = state.players[seat]
    left: i64 = state.task[2] - 1
    turned: i64 = state.task[3]
    answered(state)
    player.sides = replaced(player.sides, place_of(player, card), v.OPERATIONAL)
    if state.log is not None:
        state.note("flips", seat, (state.box.ids[card],), 0)
    brought = turned_over(state, seat, card)
    behind = turned * len(brought)
    state.agenda = state.agenda[:behind] + brought + state.agenda[behind:]
    if left:
        do_next(state, task_of(v.FLIPS, seat, left, turned + 1))


def turned_over(state: Position, seat: i64, card: i64) -> bytes:
    """The tasks for what a turned card brings: equally long for every card."""
    if state.box.by_rules_4:
        return own_arrival(state, seat, card, v.OPERATIONAL) + task_of(v.CHECK, seat)
    return task_of(v.ARRIVE, seat, card, v.OPERATIONAL, v.TURNED_OVER)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Not a logistical card of the empire."""
    return against_card(state, action, v.V_FLIP)
