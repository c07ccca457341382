"""KOLONIZACJA, the two powers that exchange a colony: Terraforming Engineers and Dying Colony. Neither is settling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import find, name_kind, put_good, take_good
from galaktyka.games.frontiers.engine.state import Player, Position, refresh

if TYPE_CHECKING:
    from mypy_extensions import i64


def enough_colonists(state: Position, player: Player, old: i64, new: i64) -> bool:
    """The colonists of the old colony move over; more must come from the board."""
    return state.box.colonists[new] - state.box.colonists[old] <= player.colonists


def same_kind(state: Position, old: i64, new: i64) -> bool:
    """Grey counts as a kind here; the planet whose owner names its kind may be any but grey."""
    old_kind: i64 = state.box.kind[old]
    new_kind: i64 = state.box.kind[new]
    if old_kind == v.ANY_KIND:
        return new_kind != v.GREY
    if new_kind == v.ANY_KIND:
        return old_kind != v.GREY
    return old_kind == new_kind


def replace_upgraded(state: Position, seat: i64, planet: i64) -> None:
    """Terraforming Engineers, once in this action and free of charge."""
    old = state.upgrading
    state.upgrading = v.NO_TILE
    state.upgraded = True
    if state.log is not None:
        state.note("upgrades", seat, ONE[old] + ONE[planet], 0)
    if state.box.kind[planet] == v.ANY_KIND:
        name_kind(state, seat, planet, state.box.kind[old])
    exchange(state, seat, old, planet)


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
    if box.kind[old] == v.ANY_KIND:
        player.refinery = v.GREY
    if not box.home[old]:
        state.leaving = with_card(state.leaving, old)
    refresh(box, player)
    if box.windfall[new]:
        put_good(state, seat, len(player.colonies) - 1, "good")
