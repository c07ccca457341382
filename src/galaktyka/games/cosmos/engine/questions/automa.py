"""What the human decides for the Automa: the leader that it spends, and the outpost that it moves (pp. 25 to 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules import destination, specialists
from galaktyka.games.cosmos.engine.rules.specialists import leader_colours
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_leaders(state: Position) -> None:
    """Colours of which it has a leader."""
    state.options = [v.LEADER_FIRST + colour for colour in leader_colours(state, state.players[state.count])]


def answer_leader(state: Position, action: i64) -> None:
    """This one; then the others that the cost asks for."""
    leaders: i64 = state.task[3]
    missing: i64 = state.task[5]
    answered(state)
    specialists.automa_spends_one(state, state.players[state.count], v.RED_LEADER + action - v.LEADER_FIRST)
    specialists.automa_spends_leaders(state, leaders - 1, missing)


def against_leader(action: i64) -> Reason:
    """It has none of this colour."""
    return Reason("cosmos.automa-no-leader", specialist=v.SPECIALISTS[v.RED_LEADER + action - v.LEADER_FIRST])


def offer_outposts(state: Position) -> None:
    """One of two on other planets than the one where it is."""
    player = state.players[state.count]
    state.options = [v.OUTPOST_FIRST + cell for cell in destination.outposts_elsewhere(player, player.ark // 4)]


def answer_outpost(state: Position, action: i64) -> None:
    """From there to where the Automa is."""
    answered(state)
    destination.move_outpost(state, state.count, action - v.OUTPOST_FIRST)


def against_outpost(state: Position, action: i64) -> Reason:
    """None there; and none is asked for from the pool."""
    if action == v.OUTPOST:
        return Reason("cosmos.other-question", question=v.QUESTIONS[state.question])
    return Reason("cosmos.automa-no-outpost", cell=v.CELLS[action - v.OUTPOST_FIRST])
