"""Settle: which planet takes the place of the colony that is upgraded?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import swaps
from galaktyka.games.frontiers.engine.rules.holdings import best_for, find
from galaktyka.games.frontiers.engine.state import Player, Position, answered, name_of, offer_tiles, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_DISCOVERED: Final = 1
MILITARY: Final = 2
OTHER_KIND: Final = 3
TOO_FEW_COLONISTS: Final = 4
OTHER_COST: Final = 5
ALIEN: Final = 6
NO_POWER: Final = 7
POWER_USED: Final = 8
NOT_YOURS: Final = 9
NEW: Final = 10
NO_REPLACEMENT: Final = 11


# ------------------------------------------------------------------ the planet


def obstacle(state: Position, player: Player, old: i64, new: i64) -> i64:
    """What stands in the way of the planet: both non-military, of one kind, and a printed cost a little higher."""
    if new not in player.discovered:
        return NOT_DISCOVERED
    box = state.box
    if box.military[old] or box.military[new]:
        return MILITARY
    if not swaps.same_kind(state, old, new):
        return OTHER_KIND
    if not swaps.enough_colonists(state, player, old, new):
        return TOO_FEW_COLONISTS
    rise: i64 = box.cost[new] - box.cost[old]
    return FINE if 0 <= rise < best_for(player, box.upgrade, 0) else OTHER_COST


def replacements(state: Position, player: Player, old: i64) -> bytes:
    """The discovered planets that can take the place of a colony."""
    found = b""
    for planet in player.discovered:
        if obstacle(state, player, old, planet) == FINE:
            found = found + ONE[planet]
    return found


def offer(state: Position, player: Player) -> None:
    """The planets that fit the colony to be upgraded."""
    offer_tiles(state, replacements(state, player, state.upgrading), v.V_REPLACE)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The planet takes its place."""
    answered(state)
    swaps.replace_upgraded(state, seat, tile_of(state, action))


def against(state: Position, player: Player, action: i64) -> Reason:
    """A planet that cannot take the place of the colony."""
    if verb_of(state, action) != v.V_REPLACE:
        return other_question(state)
    old = state.upgrading
    new = tile_of(state, action)
    found = obstacle(state, player, old, new)
    card = name_of(state, action)
    if found in (NOT_DISCOVERED, MILITARY, TOO_FEW_COLONISTS):
        return against_planet(state, player, action, found, old)
    box = state.box
    if found == OTHER_KIND:
        return Reason("frontiers.swap-kind", card=card, old=box.ids[old])
    most = box.cost[old] + best_for(player, box.upgrade, 0) - 1
    return Reason(
        "frontiers.swap-cost", card=card, old=box.ids[old], least=box.cost[old], most=most, cost=box.cost[new]
    )


def against_planet(state: Position, player: Player, action: i64, found: i64, old: i64) -> Reason:
    """What both powers that exchange a colony ask of the planet."""
    card = name_of(state, action)
    if found == NOT_DISCOVERED:
        return Reason("frontiers.not-discovered", card=card)
    if found == MILITARY:
        return Reason("frontiers.swap-military", card=card)
    need: i64 = state.box.colonists[tile_of(state, action)] - state.box.colonists[old]
    return Reason("frontiers.swap-colonists", card=card, old=state.box.ids[old], need=need, have=player.colonists)


# ------------------------------------------------------------------ the colony


def obstacle_to_upgrading(state: Position, player: Player, colony: i64) -> i64:
    """What stands in the way of upgrading the colony: not those that came into the empire in this action."""
    if not player.talents & v.T_UPGRADE:
        return NO_POWER
    if state.upgraded:
        return POWER_USED
    place = player.colonies.find(colony)
    if place < 0:
        return NOT_YOURS
    if place >= player.active:
        return NEW
    if state.box.military[colony]:
        return MILITARY
    return FINE if replacements(state, player, colony) else NO_REPLACEMENT


def upgradeable(state: Position, player: Player) -> bytes:
    """The colonies that can be upgraded."""
    found = b""
    if player.talents & v.T_UPGRADE and not state.upgraded:
        for colony in player.colonies:
            if obstacle_to_upgrading(state, player, colony) == FINE:
                found = with_card(found, colony)
    return found


def against_upgrading(state: Position, player: Player, action: i64) -> Reason:
    """A colony that cannot be replaced now."""
    card = name_of(state, action)
    found = obstacle_to_upgrading(state, player, tile_of(state, action))
    if found == NO_POWER:
        return Reason("frontiers.no-engineers", card=card)
    if found == POWER_USED:
        return Reason("frontiers.engineers-used")
    if found == NOT_YOURS:
        return Reason("frontiers.not-your-colony", card=card)
    if found == NEW:
        return Reason("frontiers.new-colony", card=card)
    if found == MILITARY:
        return Reason("frontiers.swap-military", card=card)
    return Reason("frontiers.no-replacement", card=card)


# ------------------------------------------------------------------ Dying Colony


def obstacle_to_becoming(state: Position, player: Player, new: i64) -> i64:
    """What stands in the way of the dying colony becoming this planet: neither military nor alien."""
    old = find(player, state.box.itself, 0)
    if old == v.NO_TILE:
        return NO_POWER
    if new not in player.discovered:
        return NOT_DISCOVERED
    if state.box.military[new]:
        return MILITARY
    if state.box.alien[new]:
        return ALIEN
    return FINE if swaps.enough_colonists(state, player, old, new) else TOO_FEW_COLONISTS


def against_becoming(state: Position, player: Player, action: i64) -> Reason:
    """A planet that cannot take the place of the dying colony."""
    found = obstacle_to_becoming(state, player, tile_of(state, action))
    if found == NO_POWER:
        return Reason("frontiers.no-dying-colony", card=name_of(state, action))
    if found == ALIEN:
        return Reason("frontiers.swap-alien", card=name_of(state, action))
    return against_planet(state, player, action, found, find(player, state.box.itself, 0))
