"""What must add up in a position document: planets, points, colonists, goods, and what is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.content import Table
from galaktyka.games.frontiers.rules.holdings import goods_left, most_stored
from galaktyka.games.frontiers.state import Position
from galaktyka.games.frontiers.vocabulary import (
    ALIEN,
    EXPLORE,
    GREY,
    KINDS,
    NO_TILE,
    NOVELTY,
    PRODUCE,
    SETTLE,
    SETUP,
    STORED_CREDITS,
    STORED_GOODS,
    STORED_PLANETS,
)

if TYPE_CHECKING:
    pass


def check_planets(state: Position, top: Table) -> bytes:
    """All planets and home worlds that are not in the bag; none may be in two places."""
    found = state.display + state.leaving
    for player in state.players:
        found += player.colonies + player.discovered + player.stored_planets
    for tile in found:
        if found.count(bytes([tile])) > 1:
            raise top.error("document.too-many", {"cards": state.box.ids[tile]})
    if state.display and state.phase != EXPLORE:
        raise top.error("document.not-now", {"key": "display", "phase": "explore"})
    if state.leaving and state.phase != SETTLE:
        raise top.error("document.not-now", {"key": "leaving", "phase": "settle"})
    return found


def check_pools(state: Position, top: Table) -> None:
    """Points and colonists: pools and players have all that there are."""
    box = state.box
    points = box.pack.vp_per_player * state.count
    held = sum([int(player.vp) for player in state.players])
    state.vp_pool = top.number_or("vp_pool", points - held, -100000, points)
    if state.vp_pool + held != points:
        raise top.error("document.points", {"pool": int(state.vp_pool), "chips": held, "total": points})
    colonists = box.pack.colonists_per_player * state.count
    settled = sum([sum([box.colonists[colony] for colony in player.colonies]) for player in state.players])
    settled += sum([int(player.colonists) for player in state.players])
    state.colonist_pool = top.number_or("colonist_pool", max(colonists - settled, 0), 0, colonists)
    if state.colonist_pool + settled != colonists:
        numbers: dict[str, object] = {"pool": int(state.colonist_pool), "held": settled, "total": colonists}
        raise top.error("document.colonists", numbers)


def check_goods(state: Position, top: Table) -> None:
    """No more goods of a kind than there are; goods produced and inactive colonies only while they mean something."""
    for kind in range(NOVELTY, ALIEN + 1):
        if goods_left(state, kind) < 0:
            raise top.error("document.goods", {"good": KINDS[kind], "total": state.box.goods[kind]})
    refinery = state.box.refinery
    for seat, player in enumerate(state.players):
        if player.made and state.phase != PRODUCE:
            raise top.error("document.not-now", {"key": "made", "phase": "produce"})
        if player.active < len(player.colonies) and state.phase != SETTLE:
            raise top.error("document.not-now", {"key": "active", "phase": "settle"})
        if state.phase == SETUP and player.colonies and seat not in state.track[: max(state.turn - 1, 0)]:
            raise top.error("document.not-now", {"key": "colonies", "phase": "set-up"})
        unnamed = refinery != NO_TILE and refinery in player.colonies and player.refinery == GREY
        if unnamed and state.phase != SETTLE:
            raise top.error("content.missing-key", {"key": "refinery"})


def check_storage(state: Position, top: Table) -> None:
    """What is stored needs its goal face up, and no more than the goal counts."""
    for seat, player in enumerate(state.players):
        stored = {
            STORED_GOODS: ("stored_goods", len(player.stored_goods)),
            STORED_PLANETS: ("stored_planets", len(player.stored_planets)),
            STORED_CREDITS: ("stored_credits", int(player.stored_credits)),
        }
        for counts, (key, number) in stored.items():
            most = int(most_stored(state, counts))
            if number > most:
                raise top.error("document.stored", {"seat": seat, "key": key, "number": number, "most": most})
