"""What must add up in a position document: planets, points, colonists, goods, and what is stored."""

from __future__ import annotations

from galaktyka.core.content import Table
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import goods_left, most_stored
from galaktyka.games.frontiers.engine.rules.limit import surplus
from galaktyka.games.frontiers.engine.state import Position


def check_planets(state: Position, top: Table) -> bytes:
    """All planets and home worlds that are not in the bag; none may be in two places."""
    found = state.display + state.leaving
    for player in state.players:
        found += player.colonies + player.discovered + player.stored_planets
    for tile in found:
        if found.count(bytes([tile])) > 1:
            raise top.error("document.planet-twice", {"tile": state.box.ids[tile]})
    return found


def check_limit(state: Position, top: Table) -> None:
    """Nobody keeps more than nine planets but in the middle of Explore and Settle; at the end nobody keeps any."""
    returned = b""
    if state.stage == v.LIMIT:
        returned = state.resolve[: max(state.turn - 1, 0)]
    for seat, player in enumerate(state.players):
        if player.discovered and state.phase == v.OVER:
            raise top.error("document.not-now", {"key": "discovered", "phase": v.PHASES[state.phase]})
        free = state.phase in (v.EXPLORE, v.SETTLE) and seat not in returned
        if surplus(state, player) and not free:
            number = len(player.colonies) + len(player.discovered)
            raise top.error("document.limit", {"seat": seat, "number": number, "most": int(state.box.limit)})


def check_pools(state: Position, top: Table) -> None:
    """Points and colonists: pools and players have all that there are."""
    box = state.box
    points = box.pack.vp_per_player * state.count
    held = sum([int(player.vp) for player in state.players])
    state.vp_pool = top.number_or("vp_pool", points - held, -1000000, points)
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
    """No more goods of a kind than there are."""
    for kind in range(v.NOVELTY, v.ALIEN + 1):
        if goods_left(state, kind) < 0:
            raise top.error("document.goods", {"good": v.KINDS[kind], "total": state.box.goods[kind]})


def check_colonies(state: Position, tables: list[Table]) -> None:
    """Everybody has a colony, in set-up only those who have chosen; a planet of any kind has a name but while settling.

    Whoever is just asked to name it has no name for it yet.
    """
    chosen = state.track[: max(state.turn - 1, 0)]
    refinery = state.box.refinery
    for seat, player in enumerate(state.players):
        waiting = state.phase == v.SETUP and seat not in chosen
        if waiting and player.colonies:
            raise tables[seat].error("document.not-now", {"key": "colonies", "phase": v.PHASES[state.phase]})
        if not waiting and not player.colonies:
            raise tables[seat].error("document.no-colony", {})
        unnamed = refinery != v.NO_TILE and refinery in player.colonies and player.refinery == v.GREY
        naming = state.phase == v.SETTLE and tables[seat].has("question") and tables[seat].text("question") == "name"
        if unnamed and not naming:
            raise tables[seat].error("content.missing-key", {"key": "refinery"})


def check_storage(state: Position, top: Table) -> None:
    """What is stored needs its goal face up, and no more than the goal counts."""
    for seat, player in enumerate(state.players):
        stored = {
            v.STORED_GOODS: ("stored_goods", len(player.stored_goods)),
            v.STORED_PLANETS: ("stored_planets", len(player.stored_planets)),
            v.STORED_CREDITS: ("stored_credits", int(player.stored_credits)),
        }
        for counts, (key, number) in stored.items():
            most = int(most_stored(state, counts))
            if number > most:
                raise top.error("document.stored", {"seat": seat, "key": key, "number": number, "most": most})
