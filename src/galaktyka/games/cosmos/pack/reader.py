"""Reading a content pack: TOML to typed planets, cards and tables, every fault with its place."""

from typing import Final

from galaktyka.core.content import (
    SHIPPED_FILE,
    Table,
    fingerprint,
    lines_of_tables,
    named_tables,
    read_toml,
    shipped_text,
)
from galaktyka.games.cosmos.engine.cards import (
    COLOURS,
    DIRECTIONS,
    LEVELS,
    NUMBERS,
    ORIGINS,
    PLACES,
    RESOURCES,
    SPECIALISTS,
    UPGRADES,
    AutomaCard,
    ColonyCost,
    Crew,
    Effect,
    Level,
    Pack,
    Planet,
    Survivor,
    Upgrade,
)
from galaktyka.games.cosmos.pack.checks import AUTOMA_UPGRADES, COLONIES, check_box, check_numbers
from galaktyka.games.cosmos.pack.effects import (
    GIVEN,
    MOST_OF_A_RESOURCE,
    read_edge,
    read_effect,
    read_gathering,
    read_line,
    read_resources,
)

MOST_LINES: Final = 9
MOST_ON_A_TRACK: Final = 8
LONGEST_TRACK: Final = 12
MOST_POINTS: Final = 99
PAID_BY: Final[list[str]] = ["engineer", "leader"]
ENGINES: Final = "engines"
COLONY_COSTS: Final[dict[str, int]] = {"of_colour": 3, "engineers": 3, "leaders": 3, "resources": 9}
"""What a colony can cost, each at most so often."""

RANGES: Final[dict[str, tuple[int, int]]] = {
    "capacity": (1, 9),
    "capacity_upgraded": (1, 9),
    "row": (1, 5),
    "plays": (1, 5),
    "plays_at_portal": (0, 5),
    "cantina": (1, 5),
    "deal": (2, 5),
    "keep": (1, 4),
    "start_resources": (0, 9),
    "survivors_held": (1, 9),
    "movement": (1, 9),
    "movement_step": (1, 9),
    "terraform_base": (1, 9),
    "first_bonus": (0, 9),
    "second_bonus": (0, 9),
    "outpost_unlocked_vp": (0, 20),
    "outpost_placed_vp": (0, 20),
    "planets_to_end": (1, 8),
    "planets_to_end_long": (1, 8),
    "automa_pool": (0, COLONIES - AUTOMA_UPGRADES),
    "most_rounds": (10, 10_000),
}
"""The numbers of the rules, each from so many to so many."""


def read_pack(text: str, source: str) -> Pack:
    """The pack in a TOML text; ``source`` is the file name that errors show."""
    top = read_toml(text, source)
    tables = ["planet", "crew", "survivor", "automa", "upgrade", "colony", "level"]
    top.only(["pack", "numbers", "portal", "settled", "automa_ark", *tables])
    pack = top.table("pack")
    pack.only(["game", "name"])
    pack.choice("game", ["cosmos"])
    places: dict[str, Table] = {}
    result = Pack(
        name=pack.id("name"),
        source=source,
        planets=read_planets(top, text, places),
        portal=read_portal(top),
        crew=read_crew(top, text, places),
        survivors=read_survivors(top, text, places),
        automa=read_automa(top, text, places),
        automa_upgrades=read_automa_ark(top),
        upgrades=read_upgrades(top, text),
        colonies=read_colonies(top, text),
        survivor_points=read_settled(top),
        levels=read_levels(top, text),
        numbers=read_numbers(top),
        fingerprint=fingerprint(top.data),
    )
    check_box(top, result)
    return result


SHIPPED: list[Pack] = []


def shipped_pack() -> Pack:
    """The base set, read once."""
    if not SHIPPED:
        SHIPPED.append(read_pack(shipped_text(__file__), SHIPPED_FILE))
    return SHIPPED[0]


# --- ids and fields


def in_order(table: Table, known: list[str], number: int) -> str:
    """The id of a table whose place in the list is fixed: the rules know it by its number."""
    id = table.choice("id", known)
    if id != known[number]:
        raise table.error("content.not-in-order", {"id": id, "needed": known[number]})
    return id


def number_list(table: Table, key: str, length: int) -> list[int]:
    """So many numbers of points (any number for 0), none smaller than the one before it."""
    table.value(key)
    found = table.items(key)
    if length and len(found) != length:
        raise table.error("content.wrong-length", {"key": key, "needed": length})
    if not found:
        raise table.error("content.empty-list", {"key": key})
    if len(found) > MOST_LINES:
        raise table.error("content.too-long", {"key": key, "most": MOST_LINES})
    result: list[int] = []
    for number in found:
        if isinstance(number, bool) or not isinstance(number, int):
            raise table.wrong_type(key, "numbers", number)
        if not 0 <= number <= MOST_POINTS:
            raise table.error("content.out-of-range", {"key": key, "value": number, "low": 0, "high": MOST_POINTS})
        if result and number < result[-1]:
            raise table.error("content.not-ascending", {"key": key, "first": result[-1], "second": number})
        result.append(number)
    return result


def read_numbers(top: Table) -> dict[str, int]:
    """The numbers of the rules, all of them."""
    table = top.table("numbers")
    table.only(NUMBERS)
    numbers = {key: table.number(key, *RANGES[key]) for key in NUMBERS}
    check_numbers(table, numbers)
    return numbers


# --- the map


def read_planets(top: Table, text: str, places: dict[str, Table]) -> list[Planet]:
    """The planets in file order."""
    return [read_planet(table, number) for number, table in enumerate(named_tables(top, text, "planet", places))]


def read_planet(table: Table, index: int) -> Planet:
    """One ``[[planet]]``."""
    gatherings = ["gather", "gather_terraformed", "moon", "station"]
    table.only(["id", "colour", "starting", "tracks", *gatherings, "edges", "origin"])
    starting = table.flag("starting")
    return Planet(
        index=index,
        id=table.id("id"),
        colour=table.choice("colour", COLOURS),
        starting=starting,
        tracks=read_tracks(table, starting),
        gather=read_gathering(table, "gather"),
        gather_terraformed=read_gathering(table, "gather_terraformed"),
        moon=read_gathering(table, "moon"),
        station=read_gathering(table, "station"),
        edges=read_edges(table),
        origin=table.choice("origin", ORIGINS),
    )


def read_tracks(table: Table, starting: bool) -> list[int]:
    """The levels that the planet needs; the Automa raises minerals on what it discovers."""
    tracks = read_resources(table, "tracks", MOST_ON_A_TRACK)
    if sum(tracks) > LONGEST_TRACK:
        raise table.error("content.too-many-levels", {"n": sum(tracks), "most": LONGEST_TRACK})
    if not starting and not tracks[RESOURCES.index("minerals")]:
        raise table.error("content.needs-minerals", {})
    return tracks


def read_edges(table: Table) -> list[str]:
    """The place that serves each edge of the card; each of the four serves one, so that all lie on lines."""
    edges = table.table("edges")
    edges.only(DIRECTIONS)
    result: list[str] = []
    for direction in DIRECTIONS:
        place = edges.choice(direction, PLACES)
        if place in result:
            raise edges.error("content.repeated-word", {"key": "edges", "value": place})
        result.append(place)
    return result


def read_portal(top: Table) -> Effect:
    """What the Star Portal gives."""
    table = top.table("portal")
    table.only(["gather", "origin"])
    table.choice("origin", ORIGINS)
    return read_gathering(table, "gather")


# --- crew, survivors and Automa cards


def read_crew(top: Table, text: str, places: dict[str, Table]) -> list[Crew]:
    """The crew cards in file order."""
    crew: list[Crew] = []
    for table in named_tables(top, text, "crew", places):
        check_not_a_token(table)
        table.only(["id", "specialist", "upper", "lower", "origin"])
        crew.append(
            Crew(
                index=len(crew),
                id=table.id("id"),
                specialist=table.choice("specialist", SPECIALISTS),
                upper=read_edge(table, "upper"),
                lower=read_edge(table, "lower"),
                origin=table.choice("origin", ORIGINS),
            )
        )
    return crew


def check_not_a_token(table: Table) -> None:
    """A player spends crew cards and specialist tokens alike, and names them in the same way."""
    id = table.id("id")
    if id in [f"{specialist}-token" for specialist in SPECIALISTS]:
        raise table.error("content.reserved-id", {"id": id})


def read_survivors(top: Table, text: str, places: dict[str, Table]) -> list[Survivor]:
    """The survivor cards in file order."""
    survivors: list[Survivor] = []
    for table in named_tables(top, text, "survivor", places):
        table.only(["id", "colour", *GIVEN, "origin"])
        survivors.append(
            Survivor(
                index=len(survivors),
                id=table.id("id"),
                colour=table.choice("colour", COLOURS),
                effect=read_effect(table),
                origin=table.choice("origin", ORIGINS),
            )
        )
    return survivors


def read_automa(top: Table, text: str, places: dict[str, Table]) -> list[AutomaCard]:
    """The Automa cards in file order."""
    cards: list[AutomaCard] = []
    for table in named_tables(top, text, "automa", places):
        table.only(["id", "lines", "origin"])
        table.value("lines")
        if not table.items("lines"):
            raise table.error("content.empty-list", {"key": "lines"})
        if len(table.items("lines")) > MOST_LINES:
            raise table.error("content.too-long", {"key": "lines", "most": MOST_LINES})
        lines = [read_line(line) for line in table.tables("lines")]
        cards.append(AutomaCard(len(cards), table.id("id"), lines, table.choice("origin", ORIGINS)))
    return cards


# --- upgrades, colonies, points and levels


def read_upgrades(top: Table, text: str) -> list[Upgrade]:
    """What every upgrade costs."""
    upgrades: list[Upgrade] = []
    for number, table in enumerate(rows(top, text, "upgrade", len(UPGRADES))):
        table.only(["id", "specialist", "cost", "origin"])
        upgrades.append(
            Upgrade(
                id=in_order(table, UPGRADES, number),
                engineer=table.choice("specialist", PAID_BY) == "engineer",
                cost=read_resources(table, "cost", MOST_OF_A_RESOURCE),
                origin=table.choice("origin", ORIGINS),
            )
        )
    return upgrades


def rows(top: Table, text: str, section: str, length: int) -> list[Table]:
    """So many ``[[section]]`` tables, each with its line."""
    tables = top.tables(section)
    if len(tables) != length:
        raise top.error("content.wrong-length", {"key": section, "needed": length})
    lines = lines_of_tables(text, section)
    for number, table in enumerate(tables):
        if len(lines) == len(tables):
            table.line = lines[number]
    return tables


def read_colonies(top: Table, text: str) -> list[ColonyCost]:
    """What the first, second ... colony costs; more colonies are never worth less."""
    colonies: list[ColonyCost] = []
    for table in rows(top, text, "colony", COLONIES):
        colony = read_colony(table)
        if colonies and colony.vp < colonies[-1].vp:
            raise table.error("content.not-ascending", {"key": "vp", "first": colonies[-1].vp, "second": colony.vp})
        colonies.append(colony)
    return colonies


def read_colony(table: Table) -> ColonyCost:
    """One ``[[colony]]``: it costs something."""
    table.only([*COLONY_COSTS, "vp", "origin"])
    costs = [table.number_or(key, 0, 0, most) for key, most in COLONY_COSTS.items()]
    if sum(costs) == 0:
        raise table.error("content.no-resource", {"known": list(COLONY_COSTS)})
    return ColonyCost(
        of_colour=costs[0],
        engineers=costs[1],
        leaders=costs[2],
        resources=costs[3],
        vp=table.number("vp", 0, MOST_POINTS),
        origin=table.choice("origin", ORIGINS),
    )


def read_settled(top: Table) -> list[int]:
    """Points for settled survivors."""
    table = top.table("settled")
    table.only(["points", "origin"])
    table.choice("origin", ORIGINS)
    return number_list(table, "points", 0)


def read_automa_ark(top: Table) -> list[str]:
    """The upgrades on the Automa's Ark; Engines, with their two steps, are not among them."""
    table = top.table("automa_ark")
    table.only(["upgrades", "origin"])
    table.choice("origin", ORIGINS)
    upgrades = table.choices("upgrades", [upgrade for upgrade in UPGRADES if upgrade != ENGINES])
    if len(upgrades) != AUTOMA_UPGRADES:
        raise table.error("content.wrong-length", {"key": "upgrades", "needed": AUTOMA_UPGRADES})
    return upgrades


def read_levels(top: Table, text: str) -> list[Level]:
    """The levels of the Automa."""
    levels: list[Level] = []
    for number, table in enumerate(rows(top, text, "level", len(LEVELS))):
        table.only(["id", "upgrade_points", "start_colony", "start_resources", "origin"])
        table.choice("origin", ORIGINS)
        levels.append(
            Level(
                id=in_order(table, LEVELS, number),
                upgrade_points=number_list(table, "upgrade_points", AUTOMA_UPGRADES),
                start_colony=table.flag("start_colony"),
                start_resources=table.number_or("start_resources", 0, 0, MOST_OF_A_RESOURCE),
            )
        )
    return levels
