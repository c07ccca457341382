"""What the reasons of several questions have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
"""No obstacle: every question numbers its own from 1 on, in the order in which they are looked for."""


def name(state: Position, card: i64) -> str:
    """The id of a card, for the words."""
    return state.box.ids[card]


def other_question(player: Player) -> Reason:
    """The action answers another question than the one that is asked."""
    return Reason("race.other-question", question=v.QUESTIONS[player.ask], owe=player.owe)


def ascending(state: Position, player: Player, card: i64) -> Reason:
    """The card cannot be the next of several that are chosen one by one."""
    return Reason("race.ascending", card=name(state, card), owe=player.owe)


def not_in_tableau(state: Position, card: i64) -> Reason:
    """The card does not lie before the player."""
    return Reason("race.not-in-tableau", card=name(state, card))
