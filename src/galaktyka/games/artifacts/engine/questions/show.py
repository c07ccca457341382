"""Which section of a produced card shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.core.piles import ONE
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules import empire, gains, production
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """A section that fits the planet's Kind sets the choice free; without one the poorer section shows."""
    box = state.box
    kind: i64 = box.kind[state.task[2]]
    code = 2 * state.card
    matches = box.section_kind[code] == kind or box.section_kind[code + 1] == kind
    if matches or box.icons[code] == box.icons[code + 1] or empire.sum_of(state, player, box.either):
        state.options = [v.SHOW_FIRST, v.SHOW_FIRST + 1]
    elif box.icons[code] < box.icons[code + 1]:
        state.options = [v.SHOW_FIRST]
    else:
        state.options = [v.SHOW_FIRST + 1]


def answer(state: Position, seat: i64, action: i64) -> None:
    """The card lies under the planet; a section of its Kind brings a point."""
    answered(state)
    player = state.players[seat]
    planet: i64 = state.task[2]
    code = 2 * state.card + action - v.SHOW_FIRST
    state.card = v.NO_CARD
    player.stored = player.stored + ONE[code]
    player.stored_at = player.stored_at + ONE[planet]
    if state.log is not None:
        state.note("stores", seat, (state.box.ids[planet], state.box.section_ids[code]), 0)
    if state.box.section_kind[code] == state.box.kind[planet]:
        gains.gain_points(state, seat, 1, state.box.ids[planet])
    production.slide_next(state, seat)
