"""What the parts of a box must be together, so that it can be played."""

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.cosmos.engine.cards import Pack

PLANETS: Final = 8  # round the Star Portal
STARTING: Final = 3
COLONIES: Final = 8  # markers of a player
AUTOMA_UPGRADES: Final = 6
MOST_PLAYERS: Final = 4
MOST_EFFECTS: Final = 250  # each has a number in a byte

NOT_GREATER: Final[list[tuple[str, str]]] = [
    ("capacity", "capacity_upgraded"),
    ("plays_at_portal", "plays"),
    ("planets_to_end", "planets_to_end_long"),
]


def check_numbers(table: Table, numbers: dict[str, int]) -> None:
    """The numbers of the rules agree with each other."""
    for first, second in NOT_GREATER:
        if numbers[first] > numbers[second]:
            raise table.error("content.wrong-order", {"first": first, "second": second})
    at_most = [
        ("keep", numbers["deal"] - 1),  # something is always discarded
        ("keep", 2 * numbers["row"]),
        ("start_resources", 4 * numbers["capacity"]),
    ]
    for key, high in at_most:
        if numbers[key] > high:
            raise table.error("content.out-of-range", {"key": key, "value": numbers[key], "low": 0, "high": high})


def check_box(top: Table, pack: Pack) -> None:
    """The box as a whole can be played."""
    check_planets(top, pack)
    check_cards(top, pack)
    check_levels(top, pack)


def check_planets(top: Table, pack: Pack) -> None:
    """There is a planet for every cell round the Star Portal, and three of them lie there from the start."""
    table = top.inside({}, "[[planet]]", 0)
    if len(pack.planets) != PLANETS:
        raise table.error("content.planet-number", {"n": len(pack.planets), "needed": PLANETS})
    starting = len([planet for planet in pack.planets if planet.starting])
    if starting != STARTING:
        raise table.error("content.starting-planets", {"n": starting, "needed": STARTING})


def check_cards(top: Table, pack: Pack) -> None:
    """Four players can be dealt crew and the Cantina filled, and there are survivors and Automa cards."""
    check_number(top, "[[crew]]", len(pack.crew), MOST_PLAYERS * pack.numbers["deal"] + pack.numbers["cantina"])
    check_number(top, "[[survivor]]", len(pack.survivors), 1)
    check_number(top, "[[automa]]", len(pack.automa), 1)
    lines = sum([len(card.lines) for card in pack.automa])
    effects = 4 * len(pack.planets) + 1 + 2 * len(pack.crew) + len(pack.survivors) + lines
    if effects > MOST_EFFECTS:
        raise top.error("content.too-many-effects", {"n": effects, "most": MOST_EFFECTS})


def check_number(top: Table, place: str, number: int, least: int) -> None:
    """There are enough cards of one sort."""
    if number < least:
        raise top.inside({}, place, 0).error("content.too-few-cards", {"n": number, "least": least})


def check_levels(top: Table, pack: Pack) -> None:
    """The Automa has room for what it begins with, and a colony in its pool if it begins with one."""
    for level in pack.levels:
        table = top.inside({}, f'level "{level.id}"', 0)
        if level.start_colony and not pack.numbers["automa_pool"]:
            raise table.error("content.needs", {"key": "start_colony", "needed": "automa_pool"})
        capacity = pack.numbers["capacity"]
        if level.start_resources > capacity:
            values: dict[str, object] = {"key": "start_resources", "value": level.start_resources}
            raise table.error("content.out-of-range", {**values, "low": 0, "high": capacity})
