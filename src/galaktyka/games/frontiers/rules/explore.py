"""ODKRYWANIE: seven planets out of the bag, one for everybody in order, a second one for the chooser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.rules.holdings import (
    draw_and_keep,
    draw_planet,
    gain_colonists,
    gain_credits_from_each,
    put_back,
)
from galaktyka.games.frontiers.rules.limit import step_limit
from galaktyka.games.frontiers.state import Position, answered, ask, offer_tiles
from galaktyka.games.frontiers.vocabulary import (
    ASK_DISCOVER,
    BEGIN,
    FINISH,
    LIMIT,
    NO_TILE,
    PARTS,
    SECOND,
    T_EXPLORE,
    V_DISCOVER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == BEGIN:
        state.stage = PARTS
        lay_out_display(state)
    elif state.stage == PARTS:
        if state.turn < state.count:
            seat: i64 = state.resolve[state.turn]
            state.turn += 1
            choose_or_go_without(state, seat)
        else:
            state.stage = SECOND
            choose_or_go_without(state, state.chooser)
    elif state.stage == SECOND:
        state.stage = LIMIT
        state.turn = 0
        return_display(state)
    elif state.stage == LIMIT:
        return step_limit(state)
    return state.stage == FINISH


def lay_out_display(state: Position) -> None:
    """Seven planets, or as many as the bag holds."""
    for _ in range(state.box.explore_display):
        planet = draw_planet(state)
        if planet == NO_TILE:
            break
        state.display = with_card(state.display, planet)
    if state.log is not None:
        state.note("display", -1, state.display, 0)


def choose_or_go_without(state: Position, seat: i64) -> None:
    """One of the planets on display has to be taken, if there is one."""
    if state.display:
        ask(state, seat, ASK_DISCOVER, 0)
    else:
        use_powers(state, seat)


def offer_display(state: Position) -> None:
    """The planets on display."""
    offer_tiles(state, state.display, V_DISCOVER)


def discover(state: Position, planet: i64) -> None:
    """The planet is discovered; explore powers come after the last planet that the player takes."""
    seat = state.asked
    answered(state)
    player = state.players[seat]
    state.display = without(state.display, index_of(state.display, planet))
    player.discovered = with_card(player.discovered, planet)
    if state.log is not None:
        state.note("discovers", seat, ONE[planet], 0)
    use_powers(state, seat)


def use_powers(state: Position, seat: i64) -> None:
    """Credits, colonists and more planets; the chooser waits for the second planet."""
    player = state.players[seat]
    if not player.talents & T_EXPLORE or (seat == state.chooser and state.stage != SECOND):
        return
    box = state.box
    gain_credits_from_each(state, seat, box.explore_credits, 0)
    for tile in player.tiles:
        gain_colonists(state, seat, box.explore_colonists[tile], tile)
    draw_and_keep(state, seat, box.explore_draw)


def return_display(state: Position) -> None:
    """What nobody took goes back."""
    if state.log is not None and state.display:
        state.note("back", -1, state.display, len(state.display))
    put_back(state, state.display)
    state.display = b""
