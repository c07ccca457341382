"""Reasons that several questions give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import Box
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def other_question(state: Position) -> Reason:
    """Something else has to be decided first."""
    return Reason("artifacts.other-question", question=v.QUESTIONS[state.question])


def not_among(state: Position, card: i64) -> Reason:
    """The ship, technology or planet is not there to be chosen."""
    return Reason("artifacts.not-among", card=state.box.ids[card])


def against_card(state: Position, action: i64, verb: i64) -> Reason:
    """An answer to a question that asks for a card with this verb, and offers all that can be chosen."""
    return not_among(state, state.box.card_of(action)) if state.box.has_verb(action, verb) else other_question(state)


def not_next(state: Position, card: i64) -> Reason:
    """Several cards are chosen in ascending order, and this one cannot follow now."""
    return Reason("artifacts.card-order", card=state.box.ids[card])


def too_poor(need: i64, have: i64) -> Reason:
    """Too few credits."""
    return Reason("artifacts.too-poor", need=need, have=have)


def about_resource(message_id: str, box: Box, card: i64) -> Reason:
    """A reason against a resource card, with what is on it: such a card has no name."""
    return Reason(
        message_id,
        card=box.resource_ids[card],
        first=box.icons[2 * card],
        first_colour=v.COLOURS[box.colour[2 * card]],
        second=box.icons[2 * card + 1],
        second_colour=v.COLOURS[box.colour[2 * card + 1]],
    )
