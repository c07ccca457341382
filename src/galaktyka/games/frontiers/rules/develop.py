"""ROZWÓJ TECHNOLOGII: in order, everybody may buy one technology."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, replaced
from galaktyka.games.frontiers.rules.holdings import gain_credits_from_each, meet_end, price_to_develop, sum_of
from galaktyka.games.frontiers.state import Player, Position, answered, ask, offer_tiles_or_pass, refresh
from galaktyka.games.frontiers.vocabulary import ASK_BUY, BEGIN, END_TECHNOLOGIES, PARTS, T_DEVELOP, V_BUY

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == BEGIN:
        state.stage = PARTS
    if state.turn < state.count:
        seat: i64 = state.resolve[state.turn]
        state.turn += 1
        if state.players[seat].talents & T_DEVELOP:
            gain_credits_from_each(state, seat, state.box.develop_gain, 0)
        ask(state, seat, ASK_BUY, 0)
        return False
    for seat in range(state.count):
        if state.players[seat].spaces > state.box.end_spaces:
            meet_end(state, seat, END_TECHNOLOGIES, "technologies")
    return True


def has_room(state: Position, player: Player, technology: i64) -> bool:
    """The end zone may be used once the ten spaces before it are full, by this tile too: so there is always room.

    Develop comes at most once a round, and whoever covers more than ten spaces ends the game with that round.
    """
    return player.spaces <= state.box.end_spaces


def offer_technologies(state: Position) -> None:
    """Technologies of which a copy is left, that the player has not, has room for and can pay."""
    seat = state.asked
    player = state.players[seat]
    box = state.box
    faces = state.faces
    supply = state.supply
    owned = player.technologies
    credits: i64 = player.credits + sum_of(player, box.develop_discount)
    if seat == state.chooser:
        credits += box.develop_bonus
    found = b""
    for i in range(len(faces)):
        face: i64 = faces[i]
        if supply[face] and box.cost[face] <= credits and face not in owned and has_room(state, player, face):
            found = found + ONE[face]
    offer_tiles_or_pass(state, found, V_BUY)


def buy(state: Position, technology: i64) -> None:
    """The price is paid, the tile comes into the empire; credits for buying come from tiles that were there before."""
    seat = state.asked
    player = state.players[seat]
    price = price_to_develop(state, seat, technology)
    answered(state)
    player.credits -= price
    state.supply = replaced(state.supply, technology, state.supply[technology] - 1)
    player.technologies = player.technologies + ONE[technology]
    player.spaces += state.box.spaces[technology]
    if state.log is not None:
        state.note("buys", seat, ONE[technology], price)
    if player.talents & T_DEVELOP:
        gain_credits_from_each(state, seat, state.box.develop_after, 0)
    refresh(state.box, player)


def buy_nothing(state: Position) -> None:
    """Nobody has to buy."""
    if state.log is not None:
        state.note("buys-nothing", state.asked, b"", 0)
    answered(state)
