"""PRZEBIEG GRY: rounds, the five steps of a turn, and the end (pp. 7, 24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules import automa, crew, destination
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST_ROUND: Final = 2
"""The value of `closing` in the round after the one in which the end was met."""


def go_on(state: Position) -> None:
    """Nothing is left to be done in this step: the next one."""
    step = state.step
    if step == v.UPGRADE:
        state.step = v.TRAVEL
        ask(state, state.active, v.ASK_MOVE)
    elif step == v.TRAVEL:
        state.step = v.CREW
        player = state.players[state.active]
        state.plays = state.box.plays_at_portal if player.ark == v.PORTAL else state.box.plays
        go_on_playing(state)
    elif step == v.CREW:
        go_on_playing(state)
    elif step == v.DESTINATION:
        go_on_acting(state)
    elif step == v.SETUP:
        begin_game(state)
    else:
        end_turn(state)


def go_on_playing(state: Position) -> None:
    """Another crew card, or the destination."""
    if crew.may_play(state, state.players[state.active]):
        crew.ask_to_play(state)
    else:
        state.plays = 0
        state.step = v.DESTINATION
        go_on_acting(state)


def go_on_acting(state: Position) -> None:
    """Another destination action, or the last step."""
    player = state.players[state.active]
    if destination.may_act(state, player):
        destination.ask_to_act(state)
        return
    state.actions_done = 0
    state.step = v.DRAW
    if crew.room_for_crew(state, player):
        ask(state, state.active, v.ASK_DRAW)


# ------------------------------------------------------------------ rounds


def begin_game(state: Position) -> None:
    """A random player is the first; alone against the Automa it is always the human."""
    if state.count > 1:
        state.first = state.rng.below(state.count)
        state.revealed += 1
    begin_round(state)


def begin_round(state: Position) -> None:
    """Turns in order, from the first player on."""
    state.round += 1
    state.turns = 0
    if state.log is not None:
        state.note("round", state.first, (), state.round)
        if state.closing == LAST_ROUND:
            state.note("last-round", -1, (), 0)
    begin_turn(state)


def begin_turn(state: Position) -> None:
    """The next player of the round; the Automa plays after the human."""
    everybody: i64 = len(state.players)
    seat = (state.first + state.turns) % everybody
    state.turns += 1
    state.active = seat
    if seat == state.count:
        state.step = v.AUTOMA
        automa.begin_turn(state)
        return
    if state.log is not None:
        state.note("turn", seat, (), state.round)
    state.step = v.UPGRADE
    ask(state, seat, v.ASK_UPGRADE)


def end_turn(state: Position) -> None:
    """After everybody's turn the round is over, and the first-player token goes to the left."""
    if state.turns < len(state.players):
        begin_turn(state)
    elif state.closing == LAST_ROUND or state.round >= state.box.most_rounds:
        state.step = v.OVER
        state.active = v.NO_SEAT
        if state.log is not None:
            state.note("game-over", -1, (), 0)
    else:
        state.closing = LAST_ROUND if state.closing else 0
        state.first = (state.first + 1) % state.count
        begin_round(state)
