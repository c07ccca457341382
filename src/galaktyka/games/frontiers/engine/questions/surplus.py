"""At the end of Explore and Settle: which of too many planets are returned?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules.holdings import most_stored, put_back
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    answered,
    name_of,
    offer_mixed,
    offer_tiles,
    tile_of,
    verb_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_DISCOVERED: Final = 1
STORED_ONE: Final = 2
NO_STORAGE: Final = 3
STORAGE_FULL: Final = 4


def obstacle_to_storing(state: Position, player: Player) -> i64:
    """What stands in the way of storing: one planet for each action while the goal lies face up, up to its number."""
    if state.stored:
        return STORED_ONE
    most = most_stored(state, v.STORED_PLANETS)
    if most == 0:
        return NO_STORAGE
    return STORAGE_FULL if len(player.stored_planets) >= most else FINE


def offer(state: Position, player: Player) -> None:
    """Any discovered planet; with the Exploration goal one of them may be stored instead."""
    if state.goals_up and obstacle_to_storing(state, player) == FINE:
        box = state.box
        actions = [box.blocks + v.V_RETURN * box.size + planet for planet in player.discovered]
        actions += [box.blocks + v.V_STORE * box.size + planet for planet in player.discovered]
        offer_mixed(state, actions)
    else:
        offer_tiles(state, player.discovered, v.V_RETURN)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The planet goes back to the bag, or to the storage board."""
    planet = tile_of(state, action)
    player = state.players[seat]
    if verb_of(state, action) == v.V_RETURN:
        if state.log is not None:
            state.note("returns", seat, ONE[planet], 0)
        put_back(state, ONE[planet])
    else:
        state.stored = True
        player.stored_planets = with_card(player.stored_planets, planet)
        if state.log is not None:
            state.note("stores-planet", seat, ONE[planet], 0)
    player.discovered = without(player.discovered, index_of(player.discovered, planet))
    state.owe -= 1
    if complete(state):
        answered(state)


def complete(state: Position) -> bool:
    """As many planets as there were too many."""
    return state.owe == 0


def against(state: Position, player: Player, action: i64) -> Reason:
    """A planet that is not there to be returned, or cannot be stored."""
    if verb_of(state, action) not in (v.V_RETURN, v.V_STORE):
        return other_question(state)
    if tile_of(state, action) not in player.discovered:
        return Reason("frontiers.not-discovered", card=name_of(state, action))
    found = obstacle_to_storing(state, player)
    if found == STORED_ONE:
        return Reason("frontiers.stored-once")
    if found == STORAGE_FULL:
        return Reason("frontiers.storage-full", most=most_stored(state, v.STORED_PLANETS))
    return Reason("frontiers.no-storage")
