"""What a store does, statement by statement, for every database alike.

A script is a generator: it yields statements and is sent their rows, so that one text serves a database that is called
in a thread and one that is awaited. Placeholders are `:name`. What a script raises undoes what it has written.
"""

import secrets
import time
from collections.abc import Generator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from galaktyka.bots import remembered
from galaktyka.server.messages.common import Status
from galaktyka.server.messages.tables import Clock
from galaktyka.server.storage.store import ChatRow, Conflict, JournalEntry, PersonRow, Repeated, SeatRow, TableRow

T = TypeVar("T")
Row = tuple[Any, ...]
Statement = tuple[str, Mapping[str, object]]
Script = Generator[Statement, list[Row], T]

SECRET_BYTES = 32


class NotThere(LookupError):
    """There is no such row: a fault of the program, which must have read it first."""


# ------------------------------------------------------------------ the store itself


def check() -> Script[None]:
    """Write something small and read it again."""
    now = repr(time.time())
    yield (
        "INSERT INTO meta (key, value) VALUES ('checked', :now) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        {"now": now},
    )
    yield "SELECT value FROM meta WHERE key = 'checked'", {}


def secret() -> Script[bytes]:
    """The key that all processes share; the first one makes it."""
    fresh = secrets.token_hex(SECRET_BYTES)
    yield "INSERT INTO meta (key, value) VALUES ('secret', :fresh) ON CONFLICT (key) DO NOTHING", {"fresh": fresh}
    rows = yield "SELECT value FROM meta WHERE key = 'secret'", {}
    return bytes.fromhex(rows[0][0])


# ------------------------------------------------------------------ people

PERSON = "id, name, password, created"


def person_values(person: PersonRow) -> dict[str, object]:
    """The columns of a person; names of accounts are compared without regard to case."""
    return {**msgspec.structs.asdict(person), "folded": person.name.casefold()}


def add_person(person: PersonRow) -> Script[None]:
    """The index of account names refuses a name that is taken."""
    yield (
        "INSERT INTO people (id, name, folded, password, created) VALUES (:id, :name, :folded, :password, :created)",
        person_values(person),
    )


def save_person(person: PersonRow) -> Script[None]:
    """As above."""
    found = yield (
        "UPDATE people SET name = :name, folded = :folded, password = :password WHERE id = :id RETURNING id",
        person_values(person),
    )
    if not found:
        raise NotThere(person.id)


def person(person_id: str) -> Script[PersonRow | None]:
    """By id."""
    rows = yield f"SELECT {PERSON} FROM people WHERE id = :id", {"id": person_id}
    return PersonRow(*rows[0]) if rows else None


def account(name: str) -> Script[PersonRow | None]:
    """By the name, if it has a password."""
    rows = yield (
        f"SELECT {PERSON} FROM people WHERE folded = :folded AND password <> ''",
        {"folded": name.casefold()},
    )
    return PersonRow(*rows[0]) if rows else None


# ------------------------------------------------------------------ tables

TABLE_COLUMNS = TableRow.__struct_fields__
TABLE = ", ".join(f"tables.{column}" for column in TABLE_COLUMNS)
SAVED = [column for column in TABLE_COLUMNS if column not in ("id", "revision", "shown", "deeds", "created")]


def table_values(table: TableRow) -> dict[str, object]:
    """The columns of a table; what has parts is JSON."""
    values = msgspec.structs.asdict(table)
    for column in ("seats", "options", "waiting", "totals"):
        values[column] = json_of(values[column])
    values["clock"] = json_of(table.clock) if table.clock else ""
    values["seed"] = str(table.seed)
    return values


def json_of(value: object) -> str:
    """One line of JSON."""
    return msgspec.json.encode(value).decode()


def table_from(row: Row) -> TableRow:
    """The table of a row with the columns `TABLE`."""
    values = dict(zip(TABLE_COLUMNS, row, strict=True))
    seats = msgspec.json.decode(values["seats"], type=list[SeatRow])
    values["seats"] = [as_today(seat, values["game"]) for seat in seats]
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, bool])
    values["waiting"] = msgspec.json.decode(values["waiting"], type=list[int])
    values["totals"] = msgspec.json.decode(values["totals"], type=list[int])
    values["clock"] = msgspec.json.decode(values["clock"], type=Clock) if values["clock"] else None
    values["seed"] = int(values["seed"])
    values["listed"] = bool(values["listed"])
    values["guided"] = bool(values["guided"])
    return TableRow(**values)


def as_today(seat: SeatRow, game: str) -> SeatRow:
    """A seat, a bot in it by the name that it has today."""
    return msgspec.structs.replace(seat, name=remembered(seat.name, game)) if seat.kind == "bot" else seat


def add_table(table: TableRow, entries: Sequence[JournalEntry]) -> Script[None]:
    """The row, the company and the entries."""
    marks = ", ".join(f":{column}" for column in TABLE_COLUMNS)
    yield f"INSERT INTO tables ({', '.join(TABLE_COLUMNS)}) VALUES ({marks})", table_values(table)
    yield from add_company(table)
    for entry in entries:
        yield from add_deed(table.id, entry)


def save_table(table: TableRow) -> Script[None]:
    """Only over the row that was read."""
    changes = ", ".join(f"{column} = :{column}" for column in SAVED)
    saved = yield (
        f"UPDATE tables SET {changes}, revision = revision + 1, shown = shown + 1 "
        "WHERE id = :id AND revision = :revision RETURNING id",
        table_values(table),
    )
    if not saved:
        raise Conflict
    yield "DELETE FROM company WHERE table_id = :id", {"id": table.id}
    yield from add_company(table)


def add_company(table: TableRow) -> Script[None]:
    """Who finds the table among their own."""
    people = {table.host, *(seat.person for seat in table.seats)} - {""}
    for person_id in sorted(people):
        yield (
            "INSERT INTO company (person, table_id) VALUES (:person, :table_id)",
            {"person": person_id, "table_id": table.id},
        )


def table(table_id: str) -> Script[TableRow | None]:
    """By id."""
    rows = yield f"SELECT {TABLE} FROM tables WHERE id = :id", {"id": table_id}
    return table_from(rows[0]) if rows else None


def tables_of(person_id: str, most: int) -> Script[list[TableRow]]:
    """The latest first."""
    rows = yield (
        f"SELECT {TABLE} FROM company JOIN tables ON tables.id = company.table_id "
        "WHERE company.person = :person ORDER BY tables.changed DESC, tables.id LIMIT :most",
        {"person": person_id, "most": most},
    )
    return [table_from(row) for row in rows]


def listed_tables(most: int) -> Script[list[TableRow]]:
    """The latest first."""
    rows = yield (
        f"SELECT {TABLE} FROM tables WHERE listed AND status <> 'over' ORDER BY changed DESC, id LIMIT :most",
        {"most": most},
    )
    return [table_from(row) for row in rows]


# ------------------------------------------------------------------ entries

ENTRY = "number, id, seat, lines, at"


class Append(NamedTuple):
    """An entry and how its table stands after it."""

    table_id: str
    entry: JournalEntry
    waiting: list[int]
    status: Status
    totals: list[int]
    changed: float


def append(new: Append) -> Script[None]:
    """The row of the table is the lock: whoever raises its count of entries first has the number."""
    raised = yield (
        "UPDATE tables SET deeds = :number, waiting = :waiting, status = :status, totals = :totals, "
        "changed = :changed, shown = shown + CASE WHEN changed = :changed THEN 0 ELSE 1 END, revision = revision + 1 "
        "WHERE id = :table_id AND deeds = :number - 1 RETURNING id",
        {
            "table_id": new.table_id,
            "number": new.entry.number,
            "waiting": json_of(new.waiting),
            "status": new.status,
            "totals": json_of(new.totals),
            "changed": new.changed,
        },
    )
    if raised and (yield from add_deed(new.table_id, new.entry)):
        return
    known = yield from number_of(new.table_id, new.entry.id)
    if known is not None:
        raise Repeated(known)
    raise Conflict


def number_of(table_id: str, entry_id: str) -> Script[int | None]:
    """By the id that whoever did it gave it."""
    rows = yield (
        "SELECT number FROM deeds WHERE table_id = :table_id AND id = :id",
        {"table_id": table_id, "id": entry_id},
    )
    return int(rows[0][0]) if rows else None


def add_deed(table_id: str, entry: JournalEntry) -> Script[bool]:
    """False if its id is there already."""
    written = yield (
        "INSERT INTO deeds (table_id, number, id, seat, lines, at) "
        "VALUES (:table_id, :number, :id, :seat, :lines, :at) ON CONFLICT DO NOTHING RETURNING number",
        {"table_id": table_id, **msgspec.structs.asdict(entry)},
    )
    return bool(written)


def journal(table_id: str, after: int) -> Script[list[JournalEntry]]:
    """In order."""
    rows = yield (
        f"SELECT {ENTRY} FROM deeds WHERE table_id = :table_id AND number > :after ORDER BY number",
        {"table_id": table_id, "after": after},
    )
    return [JournalEntry(*row) for row in rows]


# ------------------------------------------------------------------ chat

CHAT = "number, person, name, text, at"


def add_chat(table_id: str, person: str, name: str, text: str, at: float, line: str) -> Script[ChatRow]:
    """The count in the table's row gives the number, and is the lock; it goes back if the line is there already."""
    rows = yield "UPDATE tables SET chats = chats + 1 WHERE id = :table_id RETURNING chats", {"table_id": table_id}
    if not rows:
        raise NotThere(table_id)
    new = ChatRow(rows[0][0], person, name, text, at)
    written = yield (
        "INSERT INTO chat (table_id, number, person, name, text, at, line) "
        "VALUES (:table_id, :number, :person, :name, :text, :at, :line) ON CONFLICT DO NOTHING RETURNING number",
        {"table_id": table_id, "line": line, **msgspec.structs.asdict(new)},
    )
    if written:
        return new
    yield "UPDATE tables SET chats = chats - 1 WHERE id = :table_id", {"table_id": table_id}
    known = yield (
        f"SELECT {CHAT} FROM chat WHERE table_id = :table_id AND line = :line",
        {"table_id": table_id, "line": line},
    )
    return ChatRow(*known[0])


def chat(table_id: str, after: int, most: int) -> Script[list[ChatRow]]:
    """The last ones, in order."""
    rows = yield (
        f"SELECT {CHAT} FROM chat WHERE table_id = :table_id AND number > :after ORDER BY number DESC LIMIT :most",
        {"table_id": table_id, "after": after, "most": most},
    )
    return [ChatRow(*row) for row in reversed(rows)]
