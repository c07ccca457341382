"""On which side a completed card joins the empire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.piles import index_of, without
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules import building, paying
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """Logistical or operational."""
    state.options = [v.SIDE_FIRST + v.LOGISTICAL, v.SIDE_FIRST + v.OPERATIONAL]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The card lies in the empire; what was attached to it is discarded."""
    side = action - v.SIDE_FIRST
    card: i64 = state.task[2]
    answered(state)
    player = state.players[seat]
    player.projects = without(player.projects, index_of(player.projects, card))
    paying.drop_attached(player, card)
    first = building.place(state, player, card, side)
    if state.log is not None:
        state.note("joins", seat, (state.box.ids[card], v.SIDES[side]), 0)
    do_next(state, task_of(v.ARRIVE, seat, card, side, v.FIRST_OF_KIND if first else v.JOINED) + task_of(v.CHECK, seat))
