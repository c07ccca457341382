"""A whole database, out and in: every row as plain values, all of one moment, for any database alike."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable

from galaktyka.server.storage.databases import database_at
from galaktyka.server.storage.schema import migrate, steps_in
from galaktyka.server.storage.scripts import Row, Script
from galaktyka.server.storage.store import StoreDown

Take = Callable[[str, Row], None]

COLUMNS: dict[str, tuple[str, ...]] = {
    "meta": ("key", "value"),
    "people": ("id", "name", "folded", "password", "created"),
    "tables": (
        "id", "game", "status", "host", "seats", "options", "seed", "position", "clock", "listed", "guided",
        "created", "changed", "revision", "deeds", "waiting", "totals", "chats", "rules", "content", "shown",
    ),
    "company": ("person", "table_id"),
    "deeds": ("table_id", "number", "id", "seat", "lines", "at"),
    "chat": ("table_id", "number", "person", "name", "text", "at", "line"),
}  # fmt: skip
"""What is in the database, in an order in which it can be put back: nothing points to something that comes later."""
KEYS = {"company": ("person", "table_id"), "deeds": ("table_id", "number"), "chat": ("table_id", "number")}
YES_OR_NO = ("listed", "guided")
PAGE = 500
ROWS_AT_ONCE = 100
NAME = re.compile(r"[a-z_]+")


class NotEmpty(StoreDown):
    """There are games in the database already."""


def dump(take: Take, steps: int) -> Script[None]:
    """Hand every row over, table by table; only of a database that knows all the steps that we know."""
    found = yield "SELECT max(number) FROM migrations", {}
    if found[0][0] != steps:
        message = "server.store.too-new" if found[0][0] > steps else "server.store.too-old"
        raise StoreDown(message, {"found": found[0][0], "known": steps})
    for name, columns in COLUMNS.items():
        yield from dump_table(take, name, columns)


def dump_table(take: Take, name: str, columns: tuple[str, ...]) -> Script[None]:
    """Page by page, in the order of the key."""
    key = KEYS.get(name, columns[:1])
    last: Sequence[object] = ()
    while True:
        after = f"WHERE ({', '.join(key)}) > ({', '.join(f':{column}' for column in key)})" if last else ""
        rows = yield (
            f"SELECT {', '.join(columns)} FROM {name} {after} ORDER BY {', '.join(key)} LIMIT {PAGE}",
            dict(zip(key, last, strict=True)) if last else {},
        )
        for row in rows:
            take(name, tuple(bool(v) if c in YES_OR_NO else v for c, v in zip(columns, row, strict=True)))
        if len(rows) < PAGE:
            return
        last = [rows[-1][columns.index(column)] for column in key]


def load(
    rows: Iterable[tuple[str, Row]], columns: Mapping[str, Sequence[str]], step: int, folder: Traversable
) -> Script[int]:
    """Put the rows of a database at a step into an empty one, then take the steps since; how many rows there were."""
    yield from migrate(folder, step)
    for name in ("tables", "people"):
        if (yield f"SELECT 1 FROM {name} LIMIT 1", {}):
            raise NotEmpty("server.store.not-empty", {})
    yield "DELETE FROM meta", {}
    count = 0
    for name, some in in_portions(rows):
        yield insert(name, columns[name], some)
        count += len(some)
    yield from migrate(folder)
    return count


def in_portions(rows: Iterable[tuple[str, Row]]) -> Iterator[tuple[str, list[Row]]]:
    """Rows of the same table, so many at a time."""
    name, some = "", list[Row]()
    for table, row in rows:
        if some and (table != name or len(some) == ROWS_AT_ONCE):
            yield name, some
            some = []
        name = table
        some.append(row)
    if some:
        yield name, some


def insert(name: str, columns: Sequence[str], rows: list[Row]) -> tuple[str, dict[str, object]]:
    """One statement for some rows."""
    lines = [f"({', '.join(f':{column}{number}' for column in columns)})" for number in range(len(rows))]
    values = {f"{c}{number}": v for number, row in enumerate(rows) for c, v in zip(columns, row, strict=True)}
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES {', '.join(lines)}", values


# ------------------------------------------------------------------ the databases


def steps_known(url: str) -> int:
    """How many steps the tables of such a database have taken when they are up to date."""
    return len(steps_in(database_at(url).STEPS_HERE))


async def read_dump(url: str, take: Take) -> None:
    """Hand over every row."""
    await database_at(url).snapshot(url, lambda: dump(take, steps_known(url)))


async def write_dump(url: str, rows: Iterable[tuple[str, Row]], columns: Mapping[str, Sequence[str]], step: int) -> int:
    """Fill an empty database; how many rows there were."""
    database = database_at(url)
    return await database.fill(url, lambda: load(rows, columns, step, database.STEPS_HERE))


def is_name(text: object) -> bool:
    """Whether it can be the name of a table or a column: what comes from a file must not become a statement."""
    return isinstance(text, str) and NAME.fullmatch(text) is not None
