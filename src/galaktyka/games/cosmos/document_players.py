"""Reading what stands before the players: Arks, cargo, upgrades, crew, survivors, colonies, outposts and points."""

from __future__ import annotations

from typing import Final

from galaktyka.core.bits import count_bits
from galaktyka.core.content import Table
from galaktyka.games.cosmos.box import Box
from galaktyka.games.cosmos.rules.cargo import capacity
from galaktyka.games.cosmos.rules.travel import space_name
from galaktyka.games.cosmos.rules.upgrades import ENGINE_STEPS, has_upgrade
from galaktyka.games.cosmos.state import Player, Position
from galaktyka.games.cosmos.vocabulary import (
    BIODOME,
    CELL_COUNT,
    CELLS,
    EMPTY,
    ENGINES,
    LEISURE,
    MINING_VEHICLES,
    NORTH,
    PLANET,
    PORTAL,
    RESOURCES,
    SPACE_COUNT,
    SPACE_MINING,
    SPECIALISTS,
    UPGRADES,
)

KEYS: Final = [
    "ark", "cargo", "upgrades", "engines", "colonies", "colony_pool", "outposts", "outpost_pool", "vp",
]  # fmt: skip
SEAT_KEYS: Final = [*KEYS, "ready", "above", "below", "survivors", "settled"]
AUTOMA_KEYS: Final = [*KEYS, "symbols", "deck", "discard"]
POINTS: Final = ["merit", "bonus", "unlocked", "placed"]
MOST_POINTS: Final = 100000


def read_players(state: Position, top: Table) -> None:
    """Every seat, and the Automa where one plays alone."""
    for seat, table in enumerate(top.tables("players")):
        table.place = f"seat {seat}"
        table.only(SEAT_KEYS)
        read_seat(state, table, state.players[seat])
    if len(state.players) > state.count:
        automa = top.table("automa") if top.has("automa") else top.inside({}, "[automa]", 0)
        automa.only(AUTOMA_KEYS)
        read_automa(state, automa, state.players[state.count])
    check_arks(state, top)


def read_seat(state: Position, table: Table, player: Player) -> None:
    """A person at the table."""
    box = state.box
    player.ark = read_space(state, table, PORTAL)
    read_ark(state, table, player, range(len(UPGRADES)), 0)
    for token in table.choices("ready", list(SPECIALISTS)):
        player.ready |= 1 << SPECIALISTS.index(token)
    player.top = read_pile(table, "above", box.crew_ids, box.row)
    player.bottom = read_pile(table, "below", box.crew_ids, box.row)
    player.survivors = read_pile(table, "survivors", box.survivor_ids, box.survivors_held)
    player.settled = read_pile(table, "settled", box.survivor_ids, box.survivors)


def read_automa(state: Position, table: Table, player: Player) -> None:
    """It is always on a planet, and has only the fields of its own Ark."""
    box = state.box
    player.ark = read_space(state, table, 4 * NORTH)
    if player.ark == PORTAL or player.ark % 4 != PLANET:
        raise table.error("document.automa-ark", {"space": space_name(player.ark)})
    read_ark(state, table, player, box.automa_upgrades, int(box.automa_pool))
    player.symbols = read_pile(table, "symbols", box.crew_ids, box.crew)


def read_pile(table: Table, key: str, known: list[str], most: int) -> bytes:
    """Different cards, sorted."""
    cards = [known.index(word) for word in table.choices(key, known)]
    if len(cards) > most:
        raise table.error("content.out-of-range", {"key": key, "value": len(cards), "low": 0, "high": int(most)})
    return bytes(sorted(cards))


def read_space(state: Position, table: Table, default: int) -> int:
    """Where the Ark is: a space of a planet on the table, or the portal."""
    spaces = [space_name(space) for space in range(SPACE_COUNT)]
    space = spaces.index(table.choice_or("ark", spaces[default], spaces))
    if space != PORTAL and state.cells[space // 4] == EMPTY:
        raise table.error("document.no-planet", {"key": "ark", "cell": CELLS[space // 4]})
    return space


def check_arks(state: Position, top: Table) -> None:
    """Moons, stations and asteroids have room for one."""
    spaces = [int(player.ark) for player in state.players]
    for space in spaces:
        if space != PORTAL and space % 4 != PLANET and spaces.count(space) > 1:
            raise top.error("document.occupied", {"space": space_name(space)})


# ------------------------------------------------------------------ the Ark card


def read_ark(state: Position, table: Table, player: Player, fields: range | bytes, spare: int) -> None:
    """Upgrades, cargo, and the markers that the upgrades have freed; `spare` ones were free from the start."""
    for word in table.choices("upgrades", [UPGRADES[field] for field in fields]):
        player.upgrades |= 1 << UPGRADES.index(word)
    paid = ENGINE_STEPS if has_upgrade(player, ENGINES) else 0
    most = paid or (ENGINE_STEPS - 1 if ENGINES in fields else 0)
    player.engines = table.number_or("engines", paid, paid, most)
    read_cargo(state.box, table, player)
    for word in table.choices("colonies", list(CELLS)):
        player.colonies |= 1 << CELLS.index(word)
    player.outposts = bytes(sorted(read_outposts(table)))
    for key in ("colonies", "outposts"):
        for cell in range(CELL_COUNT):
            if state.cells[cell] == EMPTY and CELLS[cell] in table.items(key):
                raise table.error("document.no-planet", {"key": key, "cell": CELLS[cell]})
    colonies = int(count_bits(player.colonies))
    player.colony_pool = left_in_pool(
        table, "colonies", "colony_pool", spare + int(count_bits(player.upgrades)), colonies
    )
    player.outpost_pool = left_in_pool(table, "outposts", "outpost_pool", pairs(player), len(player.outposts))
    read_points(state.box, table, player)


def read_cargo(box: Box, table: Table, player: Player) -> None:
    """No more of a kind than fits."""
    if not table.has("cargo"):
        return
    cargo = table.table("cargo")
    cargo.only(list(RESOURCES))
    for resource, name in enumerate(RESOURCES):
        player.cargo += cargo.number_or(name, 0, 0, int(capacity(box, player))) << (4 * resource)


def read_outposts(table: Table) -> list[int]:
    """Cells; both outposts may stand on one planet."""
    cells: list[int] = []
    for word in table.items("outposts"):
        if not isinstance(word, str):
            raise table.wrong_type("outposts", "texts", word)
        cells.append(CELLS.index(table.check_word("outposts", word, list(CELLS))))
    return cells


def pairs(player: Player) -> int:
    """Pairs of fields that are both unlocked: each has freed an outpost."""
    orbit = has_upgrade(player, BIODOME) and has_upgrade(player, LEISURE)
    return int(orbit) + int(has_upgrade(player, SPACE_MINING) and has_upgrade(player, MINING_VEHICLES))


def left_in_pool(table: Table, key: str, pool: str, freed: int, placed: int) -> int:
    """Markers that the upgrades have freed and that stand nowhere; the document may say how many they are."""
    if placed > freed:
        raise table.error("document.markers", {"key": key, "placed": placed, "freed": freed})
    return derived(table, pool, freed - placed)


def derived(table: Table, key: str, value: int) -> int:
    """What follows from the rest; the document may say it, too."""
    found = table.number_or(key, value, -MOST_POINTS, MOST_POINTS)
    if found != value:
        raise table.error("document.follows", {"key": key, "expected": value, "found": found})
    return value


def read_points(box: Box, table: Table, player: Player) -> None:
    """Points so far; those for unlocked outposts follow from the upgrades."""
    unlocked = pairs(player) * int(box.outpost_unlocked_vp)
    player.unlocked_vp = unlocked
    if not table.has("vp"):
        return
    vp = table.table("vp")
    vp.only(POINTS)
    player.merit_vp = vp.number_or("merit", 0, 0, MOST_POINTS)
    player.bonus_vp = vp.number_or("bonus", 0, 0, MOST_POINTS)
    player.unlocked_vp = derived(vp, "unlocked", unlocked)
    placed = int(box.outpost_placed_vp)
    most = MOST_POINTS if placed and player.outposts and player.colonies else 0
    player.placed_vp = vp.number_or("placed", 0, 0, most)
    if placed and player.placed_vp % placed:
        raise vp.error("document.placed-points", {"points": int(player.placed_vp), "each": placed})
