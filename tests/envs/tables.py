"""The tables at which environments are tested: one of each game always, all the others on the compiled engine."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.laws.tables import TABLES, Table

FIRST = {"race-2", "frontiers-3-goals", "artifacts-2", "cosmos-1"}
"""Short games, with seats and options of all sorts."""


def is_long(table: Table) -> bool:
    """Random games of Micro Cosmos take thousands of choices where there are others to compete with."""
    return table.key == "cosmos" and table.seats > 1


def each(tables: Iterable[Table], full: Iterable[Table] = ()) -> pytest.MarkDecorator:
    """A test for each of the tables; all but the first are slow, and some wait for the full run."""
    waiting = list(full)
    cases = [
        pytest.param(
            table,
            id=str(table),
            marks=[pytest.mark.slow] * (str(table) not in FIRST) + [pytest.mark.full] * (table in waiting),
        )
        for table in tables
    ]
    return pytest.mark.parametrize("table", cases)


LONG = [table for table in TABLES if is_long(table)]
every_table = each(TABLES)
short_tables = each([table for table in TABLES if not is_long(table)])
long_tables = each(LONG, full=LONG[1:])
first_tables = pytest.mark.parametrize("table", [t for t in TABLES if str(t) in FIRST], ids=str)


def settings_of(table: Table) -> dict[str, Any]:
    """The arguments that make an environment of the table."""
    return {"game": table.key, "players": table.seats, "options": dict(table.options)}
