"""Reading what stands before the players: Arks, cargo, upgrades, crew, survivors, colonies, outposts and points."""

from __future__ import annotations

from galaktyka.core.bits import count_bits
from galaktyka.core.content import Table
from galaktyka.core.keeping import keys_of, read_kept
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import capacity, held
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.engine.rules.upgrades import ENGINE_STEPS, has_upgrade
from galaktyka.games.cosmos.engine.state import Player, Position
from galaktyka.games.cosmos.positions.fields import AUTOMA, PLAYER, POINTS, SEAT


def read_players(state: Position, top: Table) -> None:
    """Every seat, and the Automa where one plays alone."""
    for seat, table in enumerate(top.tables("players")):
        table.place = f"seat {seat}"
        table.only([*keys_of(PLAYER), *keys_of(SEAT), "vp"])
        read_kept((*PLAYER, *SEAT), state.box, table, state.players[seat])
        check_ark(state, table, state.players[seat], len(v.UPGRADES), 0)
    if len(state.players) > state.count:
        automa = top.table("automa") if top.has("automa") else top.inside({}, "[automa]", 0)
        automa.only([*keys_of(PLAYER), *keys_of(AUTOMA), "vp", "deck", "discard"])
        read_automa(state, automa, state.players[state.count])
    check_arks(state, top)


def read_automa(state: Position, table: Table, player: Player) -> None:
    """It is always on a planet, and has only the fields of its own Ark."""
    box = state.box
    table.choices("upgrades", [v.UPGRADES[field] for field in box.automa_upgrades])
    read_kept((*PLAYER, *AUTOMA), box, table, player)
    if not table.has("ark"):
        player.ark = 4 * v.NORTH
    if player.ark == v.PORTAL or player.ark % 4 != v.PLANET:
        raise table.error("document.automa-ark", {"space": space_name(player.ark)})
    check_ark(state, table, player, len(box.automa_upgrades), int(box.automa_pool))


def check_arks(state: Position, top: Table) -> None:
    """Moons, stations and asteroids have room for one."""
    spaces = [int(player.ark) for player in state.players]
    for space in spaces:
        if space != v.PORTAL and space % 4 != v.PLANET and spaces.count(space) > 1:
            raise top.error("document.occupied", {"space": space_name(space)})


# ------------------------------------------------------------------ the Ark card


def check_ark(state: Position, table: Table, player: Player, fields: int, spare: int) -> None:
    """Cargo that fits, planets that lie there, and the markers that upgrades free; `spare` were free from the start."""
    if player.ark != v.PORTAL and state.cells[player.ark // 4] == v.EMPTY:
        raise table.error("document.no-planet", {"key": "ark", "cell": v.CELLS[player.ark // 4]})
    for cell in range(v.CELL_COUNT):
        for key, stands in (("colonies", (player.colonies >> cell) & 1), ("outposts", cell in player.outposts)):
            if stands and state.cells[cell] == v.EMPTY:
                raise table.error("document.no-planet", {"key": key, "cell": v.CELLS[cell]})
    check_engines(table, player, fields)
    most = int(capacity(state.box, player))
    for resource, name in enumerate(v.RESOURCES):
        if held(player, resource) > most:
            table.table("cargo").number(name, 0, most)
    colonies = int(count_bits(player.colonies))
    freed = spare + int(count_bits(player.upgrades))
    player.colony_pool = left_in_pool(table, "colonies", "colony_pool", freed, colonies)
    player.outpost_pool = left_in_pool(table, "outposts", "outpost_pool", pairs(player), len(player.outposts))
    read_points(state, table, player)


def check_engines(table: Table, player: Player, fields: int) -> None:
    """Paid once while they are locked, at most; then twice. The Automa has none."""
    paid = ENGINE_STEPS if has_upgrade(player, v.ENGINES) else 0
    most = paid or (ENGINE_STEPS - 1 if fields == v.UPGRADE_COUNT else 0)
    player.engines = table.number_or("engines", paid, paid, most)


def pairs(player: Player) -> int:
    """Pairs of fields that are both unlocked: each has freed an outpost."""
    orbit = has_upgrade(player, v.BIODOME) and has_upgrade(player, v.LEISURE)
    return int(orbit) + int(has_upgrade(player, v.SPACE_MINING) and has_upgrade(player, v.MINING_VEHICLES))


def left_in_pool(table: Table, key: str, pool: str, freed: int, placed: int) -> int:
    """Markers that the upgrades have freed and that stand nowhere; the document may say how many they are."""
    if placed > freed:
        raise table.error("document.markers", {"key": key, "placed": placed, "freed": freed})
    return derived(table, pool, freed - placed)


def derived(table: Table, key: str, value: int) -> int:
    """What follows from the rest; the document may say it, too."""
    found = table.number_or(key, value, -(2**31), 2**31)
    if found != value:
        raise table.error("document.follows", {"key": key, "expected": value, "found": found})
    return value


def read_points(state: Position, table: Table, player: Player) -> None:
    """Points so far; those for unlocked outposts follow from the upgrades."""
    vp = table.table("vp") if table.has("vp") else table.inside({}, "[vp]", 0)
    vp.only(keys_of(POINTS))
    read_kept(POINTS, state.box, vp, player)
    player.unlocked_vp = derived(vp, "unlocked", pairs(player) * int(state.box.outpost_unlocked_vp))
    placed = int(state.box.outpost_placed_vp)
    if player.placed_vp and (not placed or player.placed_vp % placed):
        raise vp.error("document.placed-points", {"points": int(player.placed_vp), "each": placed})
