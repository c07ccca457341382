"""Which action tile?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import rounds
from galaktyka.games.frontiers.engine.state import Player, Position, answered, ask, offer_mixed

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_IN_PLAY: Final = 1
TAKEN: Final = 2


def obstacle(state: Position, tile: i64) -> i64:
    """What stands in the way of choosing the action tile."""
    if not rounds.is_in_play(state, tile):
        return NOT_IN_PLAY
    return TAKEN if rounds.is_taken(state, tile) else FINE


def offer(state: Position, player: Player) -> None:
    """Every action tile that is in play and not yet chosen this round."""
    actions: list[int] = []
    for tile in range(len(v.ACTION_TILES)):
        if obstacle(state, tile) == FINE:
            actions.append(v.CHOOSE_FIRST + tile)
    offer_mixed(state, actions)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The tile is chosen; who holds the face-down goal may turn it up before anybody resolves the action."""
    tile: i64 = action - v.CHOOSE_FIRST
    answered(state)
    state.taken |= rounds.BITS[tile]
    state.action = tile
    state.chooser = seat
    if state.log is not None:
        state.note_words("picks", seat, (v.ACTION_TILES[tile],), 0)
    state.phase = v.REVEAL
    if state.hidden_goal != v.NO_TILE:
        ask(state, state.hidden_owner, v.ASK_REVEAL, 0)


def against(state: Position, player: Player, action: i64) -> Reason:
    """An action tile that is not there to be chosen."""
    if action == v.PASS:
        return Reason("frontiers.must-pick")
    if not v.CHOOSE_FIRST <= action < v.NAME_FIRST:
        return other_question(state)
    tile: i64 = action - v.CHOOSE_FIRST
    if obstacle(state, tile) == NOT_IN_PLAY:
        return Reason("frontiers.not-in-play", action=v.ACTION_TILES[tile])
    return Reason("frontiers.tile-taken", action=v.ACTION_TILES[tile])
