"""Develop: which technology?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, replaced
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules.holdings import gain_credits_from_each, price_to_develop, sum_of
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    answered,
    name_of,
    offer_tiles_or_pass,
    refresh,
    tile_of,
    verb_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NO_TECHNOLOGY: Final = 1
OWNED: Final = 2
OTHER_SIDE: Final = 3
SOLD_OUT: Final = 4
TOO_EXPENSIVE: Final = 5


def most_to_pay(state: Position, player: Player) -> i64:
    """The highest printed cost that the player can afford: credits, discounts and the chooser's bonus."""
    most: i64 = player.credits + sum_of(player, state.box.develop_discount)
    if state.asked == state.chooser:
        most += state.box.develop_bonus
    return most


def has_room(state: Position, player: Player) -> bool:
    """The end zone may be used once the ten spaces before it are full, by this tile too: so there is always room.

    Develop comes at most once a round, and whoever covers more than ten spaces ends the game with that round.
    """
    return player.spaces <= state.box.end_spaces


def obstacle(state: Position, player: Player, technology: i64) -> i64:
    """What stands in the way of buying the technology."""
    if not state.box.technology[technology]:
        return NO_TECHNOLOGY
    if technology in player.technologies:
        return OWNED
    if technology not in state.faces:
        return OTHER_SIDE
    return obstacle_to_face(state, technology, most_to_pay(state, player))


def obstacle_to_face(state: Position, face: i64, most: i64) -> i64:
    """The same for a face in play that the player has not, with what the player can pay: one sum for all faces."""
    if not state.supply[face]:
        return SOLD_OUT
    return TOO_EXPENSIVE if state.box.cost[face] > most else FINE


def offer(state: Position, player: Player) -> None:
    """Technologies of which a copy is left, that the player has not and can pay; none at all without room."""
    faces = state.faces if has_room(state, player) else b""
    owned = player.technologies
    most = most_to_pay(state, player)
    found = b""
    for i in range(len(faces)):
        face: i64 = faces[i]
        if obstacle_to_face(state, face, most) == FINE and face not in owned:
            found = found + ONE[face]
    offer_tiles_or_pass(state, found, v.V_BUY)


def answer(state: Position, seat: i64, action: i64) -> None:
    """Nobody has to buy."""
    if action != v.PASS:
        buy(state, seat, tile_of(state, action))
        return
    if state.log is not None:
        state.note("buys-nothing", seat, b"", 0)
    answered(state)


def buy(state: Position, seat: i64, technology: i64) -> None:
    """The price is paid, the tile comes into the empire; credits for buying come from tiles that were there before."""
    player = state.players[seat]
    price = price_to_develop(state, seat, technology)
    answered(state)
    player.credits -= price
    state.supply = replaced(state.supply, technology, state.supply[technology] - 1)
    player.technologies = player.technologies + ONE[technology]
    player.spaces += state.box.spaces[technology]
    if state.log is not None:
        state.note("buys", seat, ONE[technology], price)
    if player.talents & v.T_DEVELOP:
        gain_credits_from_each(state, seat, state.box.develop_after, 0)
    refresh(state.box, player)


def against(state: Position, player: Player, action: i64) -> Reason:
    """A technology that cannot be bought now."""
    if verb_of(state, action) != v.V_BUY:
        return other_question(state)
    technology = tile_of(state, action)
    card = name_of(state, action)
    found = obstacle(state, player, technology)
    if found == NO_TECHNOLOGY:
        return Reason("frontiers.no-technology", card=card)
    if found == OWNED:
        return Reason("frontiers.already-owned", card=card)
    if found == OTHER_SIDE:
        return Reason("frontiers.other-side", card=card)
    if found == SOLD_OUT:
        return Reason("frontiers.sold-out", card=card)
    need = price_to_develop(state, state.asked, technology)
    return Reason("frontiers.too-expensive", card=card, need=need, have=player.credits)
