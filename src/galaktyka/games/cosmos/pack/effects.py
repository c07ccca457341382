"""Reading what places and cards do: resources, effects, the edges of crew cards and the lines of Automa cards."""

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.cosmos.engine.cards import GOALS, LINES, ON, RESOURCES, TURNS, Edge, Effect, Line

MOST_OF_A_RESOURCE: Final = 9
MOST_CREW: Final = 9
WITH_ANY: Final[list[str]] = [*RESOURCES, "any"]
GIVEN: Final[list[str]] = ["gain", "crew_deck", "crew_cantina"]


def read_resources(table: Table, key: str, most: int) -> list[int]:
    """How many of each resource, one at least."""
    return read_amounts(table.table(key), RESOURCES, most)[: len(RESOURCES)]


def read_amounts(table: Table, known: list[str], most: int) -> list[int]:
    """How many of each resource and then of any: something in all."""
    table.only(known)
    amounts = [table.number_or(resource, 0, 0, most) for resource in WITH_ANY]
    if sum(amounts) == 0:
        raise table.error("content.no-resource", {"known": known})
    return amounts


def amounts_or_none(table: Table, key: str) -> list[int]:
    """The same, or nothing of all when left out."""
    return read_amounts(table.table(key), WITH_ANY, MOST_OF_A_RESOURCE) if table.has(key) else [0] * len(WITH_ANY)


def read_effect(table: Table) -> Effect:
    """What the fields of this table say is paid and given; something is given."""
    if not any(table.has(key) for key in GIVEN):
        raise table.error("content.gives-nothing", {"known": GIVEN})
    pay = amounts_or_none(table, "pay")
    gain = amounts_or_none(table, "gain")
    return Effect(
        pay=pay[:-1],
        pay_any=pay[-1],
        gain=gain[:-1],
        gain_any=gain[-1],
        crew_deck=table.number_or("crew_deck", 0, 1, MOST_CREW),
        crew_cantina=table.number_or("crew_cantina", 0, 1, MOST_CREW),
    )


def read_gathering(table: Table, key: str) -> Effect:
    """What a place gives for nothing."""
    gathering = table.table(key)
    gathering.only(GIVEN)
    return read_effect(gathering)


def read_edge(table: Table, key: str) -> Edge:
    """One edge of a crew card."""
    edge = table.table(key)
    edge.only(["on", "pay", *GIVEN])
    return Edge(edge.choice("on", ON), read_effect(edge))


def read_line(table: Table) -> Line:
    """One line of an Automa card, with the fields that belong to it."""
    does = table.choice("does", list(LINES))
    table.only(["does", *[field.rstrip("?") for field in LINES[does]]])
    for field in LINES[does]:
        if not field.endswith("?"):
            table.value(field)
    gain = amounts_or_none(table, "gain")
    return Line(
        does=does,
        direction=table.choice_or("direction", "", TURNS),
        jump=table.flag("jump"),
        goal=table.choice_or("goal", "", GOALS),
        cards=table.number_or("cards", 0, 1, MOST_CREW),
        effect=Effect([0] * len(RESOURCES), 0, gain[:-1], gain[-1], 0, 0),
    )
