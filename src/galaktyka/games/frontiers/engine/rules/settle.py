"""KOLONIZACJA: in order, everybody takes colonists or settles a discovered planet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, without
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules import holdings
from galaktyka.games.frontiers.engine.rules.limit import step_limit
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    ask,
    begin_part,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.PARTS
        holdings.gain_colonists(state, state.chooser, state.box.settle_bonus, v.NO_TILE)
    elif state.stage == v.PARTS:
        if state.turn < state.count:
            begin_settling(state, state.resolve[state.turn])
        else:
            state.stage = v.LIMIT
            state.turn = 0
            holdings.put_back(state, state.leaving)
            state.leaving = b""
    elif state.stage == v.LIMIT and step_limit(state):
        test_ends(state)
    return state.stage == v.FINISH


def begin_settling(state: Position, seat: i64) -> None:
    """The part of one player: colonists from powers, then the choice."""
    state.turn += 1
    begin_part(state)
    player = state.players[seat]
    if player.talents & v.T_SETTLE_COLONISTS:
        for tile in player.tiles:
            holdings.gain_colonists(state, seat, state.box.settle_colonists[tile], tile)
    ask(state, seat, v.ASK_SETTLE, 0)


def test_ends(state: Position) -> None:
    """After Settle: more than seven colonies, or fewer than five colonists in the pool."""
    for seat in range(state.count):
        if len(state.players[seat].colonies) > state.box.end_colonies:
            holdings.meet_end(state, seat, v.END_COLONIES, "colonies")
    if state.colonist_pool < state.box.end_colonists:
        holdings.meet_end(state, -1, v.END_COLONISTS, "colonists")


# ------------------------------------------------------------------ settling


def can_conquer(state: Position, player: Player, planet: i64) -> bool:
    """A military planet whose defence the strength reaches."""
    return (
        state.box.military[planet] != 0 and holdings.strength_against(state, player, planet) >= state.box.cost[planet]
    )


def conquer(state: Position, seat: i64, planet: i64) -> None:
    """Strength costs nothing."""
    if state.log is not None:
        strength = holdings.strength_against(state, state.players[seat], planet)
        state.note("conquers", seat, ONE[planet], strength)
    move_in(state, seat, planet)


def settle_for(state: Position, seat: i64, planet: i64, price: i64) -> None:
    """Credits are paid."""
    state.players[seat].credits -= price
    if state.log is not None:
        state.note("settles", seat, ONE[planet], price)
    move_in(state, seat, planet)


def move_in(state: Position, seat: i64, planet: i64) -> None:
    """Colonists go there; a planet whose kind its owner names has to have one first."""
    player = state.players[seat]
    player.discovered = without(player.discovered, index_of(player.discovered, planet))
    player.colonists -= state.box.colonists[planet]
    player.colonies = player.colonies + ONE[planet]
    player.goods = player.goods + ONE[0]
    if state.box.kind[planet] == v.ANY_KIND:
        state.settling = planet
        ask(state, seat, v.ASK_NAME, 0)
        return
    settled(state, seat, planet)


def settled(state: Position, seat: i64, planet: i64) -> None:
    """The kind is known: the good of a windfall planet, powers that look for a planet settled, perhaps a second one."""
    player = state.players[seat]
    box = state.box
    if box.windfall[planet]:
        holdings.put_good(state, seat, len(player.colonies) - 1, "good")
    if player.talents & v.T_AFTER:
        holdings.gain_credits_from_each(state, seat, box.credits_after, planet * box.size)
        holdings.draw_and_keep(state, seat, box.draw_after)
    state.second = (
        not state.chosen and player.talents & v.T_SECOND != 0 and holdings.find(player, box.second, 0) != v.NO_TILE
    )
    state.chosen = True
