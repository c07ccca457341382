"""Which faction to play, where the players choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import other_question
from galaktyka.games.artifacts.engine.rules import setting_up
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The factions that nobody has."""
    first = state.box.first_faction
    state.options = [first + faction for faction in range(state.box.factions) if not is_taken(state, faction)]


def is_taken(state: Position, faction: i64) -> bool:
    """Somebody plays it already."""
    return any(player.faction == faction for player in state.players)


def answer(state: Position, seat: i64, action: i64) -> None:
    """This one; after the last choice come the hands, the first player and the set-ups of all factions."""
    answered(state)
    setting_up.take_faction(state, seat, action - state.box.first_faction)
    if not is_taken(state, v.NO_CARD):
        setting_up.begin(state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """It is taken."""
    faction = action - state.box.first_faction
    if faction < 0:
        return other_question(state)
    return Reason("artifacts.faction-taken", faction=state.box.pack.factions[faction].id)
