"""KOLONIZACJA, the two powers that exchange a colony: Terraforming Engineers and Dying Colony. Neither is settling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.rules.holdings import best_for, find, name_kind, put_good, take_good
from galaktyka.games.frontiers.state import Player, Position, ask, offer_tiles, refresh
from galaktyka.games.frontiers.vocabulary import (
    ANY_KIND,
    ASK_REPLACE,
    GREY,
    NO_TILE,
    V_BECOME,
    V_REPLACE,
    V_UPGRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def enough_colonists(state: Position, player: Player, old: i64, new: i64) -> bool:
    """The colonists of the old colony move over; more must come from the board."""
    return state.box.colonists[new] - state.box.colonists[old] <= player.colonists


def same_kind(state: Position, old: i64, new: i64) -> bool:
    """Grey counts as a kind here; the planet whose owner names its kind may be any but grey."""
    old_kind: i64 = state.box.kind[old]
    new_kind: i64 = state.box.kind[new]
    if old_kind == ANY_KIND:
        return new_kind != GREY
    if new_kind == ANY_KIND:
        return old_kind != GREY
    return old_kind == new_kind


def fits_upgrade(state: Position, player: Player, old: i64, new: i64) -> bool:
    """Non-military both, the same kind, a printed cost that is a little higher, and enough colonists."""
    box = state.box
    if box.military[old] or box.military[new]:
        return False
    rise: i64 = box.cost[new] - box.cost[old]
    if not 0 <= rise < best_for(player, box.upgrade, 0):
        return False
    return same_kind(state, old, new) and enough_colonists(state, player, old, new)


def replacements(state: Position, player: Player, old: i64) -> bytes:
    """The discovered planets that can take the place of a colony."""
    found = b""
    for planet in player.discovered:
        if fits_upgrade(state, player, old, planet):
            found = found + ONE[planet]
    return found


def upgradeable(state: Position, player: Player) -> bytes:
    """The colonies that can be upgraded: not those that came into the empire in this action."""
    found = b""
    for i in range(player.active):
        if replacements(state, player, player.colonies[i]):
            found = with_card(found, player.colonies[i])
    return found


def can_upgrade(state: Position, player: Player) -> bool:
    """Whether any colony can be upgraded."""
    return len(upgradeable(state, player)) > 0


def offer_upgrades(state: Position, player: Player, actions: list[int]) -> None:
    """Add every colony that can be upgraded."""
    base = state.box.blocks + V_UPGRADE * state.box.size
    for colony in upgradeable(state, player):
        actions.append(base + colony)


def upgrade(state: Position, colony: i64) -> None:
    """By which planet is it replaced?"""
    state.upgrading = colony
    ask(state, state.asked, ASK_REPLACE, 0)


def offer_replacements(state: Position) -> None:
    """The planets that fit the colony to be upgraded."""
    offer_tiles(state, replacements(state, state.players[state.asked], state.upgrading), V_REPLACE)


def replace_upgraded(state: Position, seat: i64, planet: i64) -> None:
    """Terraforming Engineers, once in this action and free of charge."""
    old = state.upgrading
    state.upgrading = NO_TILE
    state.upgraded = True
    if state.log is not None:
        state.note("upgrades", seat, ONE[old] + ONE[planet], 0)
    if state.box.kind[planet] == ANY_KIND:
        name_kind(state, seat, planet, state.box.kind[old])
    exchange(state, seat, old, planet)


def may_become(state: Position, player: Player, old: i64, new: i64) -> bool:
    """Dying Colony: any planet that is neither military nor alien."""
    return not state.box.military[new] and not state.box.alien[new] and enough_colonists(state, player, old, new)


def offer_becoming(state: Position, player: Player, actions: list[int]) -> None:
    """Add every planet that can take the place of the dying colony."""
    old = find(player, state.box.itself, 0)
    base = state.box.blocks + V_BECOME * state.box.size
    for planet in player.discovered:
        if may_become(state, player, old, planet):
            actions.append(base + planet)


def become(state: Position, seat: i64, planet: i64) -> None:
    """Dying Colony, instead of the choice between colonists and settling."""
    old = find(state.players[seat], state.box.itself, 0)
    state.chosen = True
    if state.log is not None:
        state.note("becomes", seat, ONE[old] + ONE[planet], 0)
    exchange(state, seat, old, planet)


def exchange(state: Position, seat: i64, old: i64, new: i64) -> None:
    """The old colony leaves (a planet to the bag at the end of Settle), the new one comes with its colonists."""
    player = state.players[seat]
    box = state.box
    place = index_of(player.colonies, old)
    if player.goods[place]:
        take_good(player, place)
    player.colonies = without(player.colonies, place) + ONE[new]
    player.goods = without(player.goods, place) + ONE[0]
    player.active -= 1
    player.colonists += box.colonists[old] - box.colonists[new]
    player.discovered = without(player.discovered, index_of(player.discovered, new))
    if box.kind[old] == ANY_KIND:
        player.refinery = GREY
    if not box.home[old]:
        state.leaving = with_card(state.leaving, old)
    refresh(box, player)
    if box.windfall[new]:
        put_good(state, seat, len(player.colonies) - 1, "good")
