"""Points, credits, artifacts and cards come and go within their bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import do_next
from galaktyka.core.piles import ONE
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Gain
from galaktyka.games.artifacts.engine.rules.building import draw_plan, triggered
from galaktyka.games.artifacts.engine.rules.resources import draw_to_hand
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def gain_points(state: Position, seat: i64, points: i64, source: str) -> None:
    """The track goes up; it never goes below zero."""
    player = state.players[seat]
    before = player.vp
    player.vp = max(before + points, 0)
    if state.log is not None and player.vp != before:
        state.note("points", seat, (source,), player.vp - before)


def gain_credits(state: Position, seat: i64, credits: i64, source: str) -> None:
    """The bank holds at least nothing and at most fifteen."""
    player = state.players[seat]
    before = player.credits
    player.credits = max(min(before + credits, state.box.most_credits), 0)
    if state.log is not None and player.credits != before:
        state.note("credits", seat, (source,), player.credits - before)


def gain_artifact(state: Position, seat: i64) -> None:
    """The top artifact is revealed and kept; when the deck is empty the discards are shuffled."""
    if not state.artifact_deck:
        state.artifact_deck = artifact_discards(state)
    if not state.artifact_deck:
        return
    artifact: i64 = state.artifact_deck[0]
    state.artifact_deck = state.artifact_deck[1:]
    state.revealed += 1
    player = state.players[seat]
    player.artifacts = player.artifacts + ONE[artifact]
    if state.log is not None:
        state.note("gets-artifact", seat, (state.box.pack.artifacts[artifact].id,), 0)
    do_next(state, triggered(state, seat, v.ON_ARTIFACT, v.LOGISTICAL, False, "", v.NONE, v.NONE))


def artifact_discards(state: Position) -> bytes:
    """The artifacts that nobody holds, shuffled."""
    held = b""
    for player in state.players:
        held = held + player.artifacts
    left = [artifact for artifact in range(state.box.artifacts) if artifact not in held]
    state.rng.shuffle(left)
    return bytes(left)


def gain(state: Position, seat: i64, what: Gain, times: i64, source: str) -> None:
    """Everything that an effect gives at once, so many times."""
    if what.vp:
        gain_points(state, seat, what.vp * times, source)
    if what.credits:
        gain_credits(state, seat, what.credits * times, source)
    for _ in range(what.artifacts * times):
        gain_artifact(state, seat)
    for _ in range(what.plans * times):
        draw_plan(state, seat)
    if what.cards:
        draw_to_hand(state, seat, what.cards * times)
