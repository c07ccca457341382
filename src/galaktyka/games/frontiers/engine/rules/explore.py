"""ODKRYWANIE: seven planets out of the bag, one for everybody in order, a second one for the chooser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules import holdings
from galaktyka.games.frontiers.engine.rules.limit import step_limit
from galaktyka.games.frontiers.engine.state import Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.PARTS
        lay_out_display(state)
    elif state.stage == v.PARTS:
        if state.turn < state.count:
            seat: i64 = state.resolve[state.turn]
            state.turn += 1
            choose_or_go_without(state, seat)
        else:
            state.stage = v.SECOND
            choose_or_go_without(state, state.chooser)
    elif state.stage == v.SECOND:
        state.stage = v.LIMIT
        state.turn = 0
        return_display(state)
    elif state.stage == v.LIMIT:
        return step_limit(state)
    return state.stage == v.FINISH


def lay_out_display(state: Position) -> None:
    """Seven planets, or as many as the bag holds."""
    for _ in range(state.box.explore_display):
        planet = holdings.draw_planet(state)
        if planet == v.NO_TILE:
            break
        state.display = with_card(state.display, planet)
    if state.log is not None:
        state.note("display", -1, state.display, 0)


def choose_or_go_without(state: Position, seat: i64) -> None:
    """One of the planets on display has to be taken, if there is one."""
    if state.display:
        ask(state, seat, v.ASK_DISCOVER, 0)
    else:
        use_powers(state, seat)


def use_powers(state: Position, seat: i64) -> None:
    """Credits, colonists and more planets; the chooser waits for the second planet."""
    player = state.players[seat]
    if not player.talents & v.T_EXPLORE or (seat == state.chooser and state.stage != v.SECOND):
        return
    box = state.box
    holdings.gain_credits_from_each(state, seat, box.explore_credits, 0)
    for tile in player.tiles:
        holdings.gain_colonists(state, seat, box.explore_colonists[tile], tile)
    holdings.draw_and_keep(state, seat, box.explore_draw)


def return_display(state: Position) -> None:
    """What nobody took goes back."""
    if state.log is not None and state.display:
        state.note("back", -1, state.display, len(state.display))
    holdings.put_back(state, state.display)
    state.display = b""
