"""Settle and Produce: which kind has the planet whose kind its owner names?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import settle as rules
from galaktyka.games.frontiers.engine.rules.holdings import name_kind
from galaktyka.games.frontiers.engine.state import Player, Position, answered, offer_mixed

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The four kinds."""
    first = v.NAME_FIRST
    offer_mixed(state, [first, first + 1, first + 2, first + 3])


def answer(state: Position, seat: i64, action: i64) -> None:
    """The kind for this action; that of its first good, if the planet has just been settled."""
    kind: i64 = action - v.NAME_FIRST + v.NOVELTY
    answered(state)
    if state.phase == v.PRODUCE:
        name_kind(state, seat, state.box.refinery, kind)
        return
    planet = state.settling
    state.settling = v.NO_TILE
    name_kind(state, seat, planet, kind)
    rules.settled(state, seat, planet)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Every kind may be named, and nothing else is asked."""
    return other_question(state)
