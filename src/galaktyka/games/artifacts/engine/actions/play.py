"""Playing an artifact, besides the action (p. 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import without
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player, options: list[int]) -> None:
    """All artifacts that the player holds."""
    artifacts = player.artifacts
    for i in range(len(artifacts)):
        add_in_order(options, state.box.first_play + artifacts[i])


def take(state: Position, seat: i64, artifact: i64) -> None:
    """It is discarded when it has been resolved."""
    answered(state)
    if state.log is not None:
        state.note("plays", seat, (state.box.pack.artifacts[artifact].id,), 0)
    do_next(state, task_of(v.OPS, seat, v.FROM_ARTIFACT, artifact, 0, 0, v.NONE) + task_of(v.PLAYED, seat, artifact))


def played(state: Position) -> None:
    """The artifact has been resolved."""
    player = state.players[state.task[1]]
    place = player.artifacts.find(state.task[2])
    if place >= 0:
        player.artifacts = without(player.artifacts, place)


def against(state: Position, player: Player, artifact: i64) -> Reason:
    """The player does not hold it."""
    return Reason("artifacts.no-artifact", artifact=state.box.pack.artifacts[artifact].id)
