"""At the end of Explore and Settle: no more than nine colonies and discovered planets together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.rules.holdings import most_stored, put_back
from galaktyka.games.frontiers.state import Player, Position, answered, ask, offer_mixed, offer_tiles
from galaktyka.games.frontiers.vocabulary import ASK_RETURN, FINISH, STORED_PLANETS, V_RETURN, V_STORE

if TYPE_CHECKING:
    from mypy_extensions import i64


def surplus(state: Position, player: Player) -> i64:
    """How many discovered planets are too many."""
    over = len(player.colonies) + len(player.discovered) - state.box.limit
    return max(min(over, len(player.discovered)), 0)


def step_limit(state: Position) -> bool:
    """In order, whoever has too many returns some; True when all is done."""
    while state.turn < state.count:
        seat: i64 = state.resolve[state.turn]
        state.turn += 1
        state.stored = False
        over = surplus(state, state.players[seat])
        if over:
            ask(state, seat, ASK_RETURN, over)
            return False
    state.stage = FINISH
    return True


def can_store(state: Position, player: Player) -> bool:
    """One planet for each action while the goal lies face up, and no more than it counts."""
    return not state.stored and len(player.stored_planets) < most_stored(state, STORED_PLANETS)


def offer_surplus(state: Position) -> None:
    """Any discovered planet; with the Exploration goal one of them may be stored instead."""
    player = state.players[state.asked]
    if state.goals_up and can_store(state, player):
        box = state.box
        actions = [box.blocks + V_RETURN * box.size + planet for planet in player.discovered]
        actions += [box.blocks + V_STORE * box.size + planet for planet in player.discovered]
        offer_mixed(state, actions)
    else:
        offer_tiles(state, player.discovered, V_RETURN)


def return_planet(state: Position, planet: i64) -> None:
    """The planet goes back to the bag."""
    player = state.players[state.asked]
    if state.log is not None:
        state.note("returns", state.asked, ONE[planet], 0)
    put_back(state, ONE[planet])
    give_up(state, player, planet)


def store_planet(state: Position, planet: i64) -> None:
    """The planet goes to the storage board."""
    player = state.players[state.asked]
    state.stored = True
    player.stored_planets = with_card(player.stored_planets, planet)
    if state.log is not None:
        state.note("stores-planet", state.asked, ONE[planet], 0)
    give_up(state, player, planet)


def give_up(state: Position, player: Player, planet: i64) -> None:
    """One planet less."""
    player.discovered = without(player.discovered, index_of(player.discovered, planet))
    state.owe -= 1
    if state.owe == 0:
        answered(state)
