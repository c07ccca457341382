"""The protocol of a store: what is kept, and what may go wrong.

A table's game is a journal: entries numbered from 1 without a gap. An entry is the gesture of a seat, the moves of bots
that followed, or an undo. The number is the lock: of two processes that write the same one, the second is told so and
reads on.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from galaktyka.core.errors import GalaktykaError
from galaktyka.server.messages.common import Status
from galaktyka.server.messages.tables import Clock


class Conflict(Exception):
    """Somebody else has written first: read what is new and try again."""


class Repeated(Exception):
    """This entry (by its id) is there already, with this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class StoreDown(GalaktykaError):
    """The disk is full, the database is gone: nothing was written; what is acknowledged is safe."""


class PersonRow(Struct):
    """Somebody who was here; with a password hash it is an account, and the name is then theirs alone."""

    id: str
    name: str
    password: str
    """The hash; empty for a guest."""
    created: float


class SeatRow(Struct):
    """Who has a seat."""

    kind: str
    """`person`, `bot` or `open`."""
    name: str
    person: str = ""
    """The id of the one who moves it."""


class TableRow(Struct):
    """A table, without its moves."""

    id: str
    game: str
    status: Status
    host: str
    seats: list[SeatRow]
    options: dict[str, bool]
    seed: int
    position: str = ""
    """A document in one line, for a game that begins in the middle."""
    clock: Clock | None = None
    listed: bool = False
    guided: bool = False
    created: float = 0.0
    changed: float = 0.0
    revision: int = 0
    """Goes up with every change of this row: the lock for it."""
    deeds: int = 0
    """How many entries there are."""
    waiting: list[int] = []
    """The seats that owe a choice, for the lists."""
    totals: list[int] = []
    rules: str = ""
    """The version of the rules with which the game began, and the fingerprint of its content."""
    content: str = ""
    shown: int = 0
    """Goes up with every change of this row that everybody may see: an entry that keeps `changed` is a secret."""


class JournalEntry(Struct):
    """What was done in one go: lines of the record."""

    number: int
    id: str
    seat: int
    """-1: bots."""
    lines: str
    at: float


class ChatRow(Struct):
    """A line of chat; numbers run without a gap."""

    number: int
    person: str
    name: str
    text: str
    at: float


class Notice(Struct, frozen=True):
    """What another process tells: a table has changed, or who is at it there."""

    table_id: str
    """Empty: something may have been missed, look at everything."""
    process: str = ""
    here: frozenset[str] | None = None
    """The people who are at the table there now; None: the table itself has changed (row, entries or chat)."""


class Store(Protocol):
    """Everything that outlives the process. When a call returns, it is on the disk; any call may raise `StoreDown`."""

    async def close(self) -> None:
        """Let go of everything."""
        ...

    async def check(self) -> None:
        """Write and read something small: for the health end point."""
        ...

    async def secret(self) -> bytes:
        """The key that signs cookies; made once, the same for all processes."""
        ...

    # people

    async def add_person(self, person: PersonRow) -> None:
        """`Conflict` if an account has this name (case does not matter) and this one is an account too."""
        ...

    async def save_person(self, person: PersonRow) -> None:
        """Another name or password; `Conflict` as above."""
        ...

    async def person(self, person_id: str) -> PersonRow | None:
        """By id."""
        ...

    async def account(self, name: str) -> PersonRow | None:
        """The account of this name."""
        ...

    # tables

    async def add_table(self, table: TableRow, entries: Sequence[JournalEntry] = ()) -> None:
        """A new table, with what has been done at it already; `table.deeds` says how many that is."""
        ...

    async def save_table(self, table: TableRow) -> None:
        """Everything of the row but its entries; `table.revision` is the one that was read, and is raised by one here,
        as is `table.shown`.

        `Conflict` if somebody has changed the row since.
        """
        ...

    async def table(self, table_id: str) -> TableRow | None:
        """By id."""
        ...

    async def tables_of(self, person_id: str, most: int = 100) -> list[TableRow]:
        """Those where the person has a seat or is the host, the latest changed first."""
        ...

    async def listed_tables(self, most: int = 50) -> list[TableRow]:
        """Those that everybody may see, not over, the latest changed first."""
        ...

    # entries

    async def append(
        self,
        table_id: str,
        entry: JournalEntry,
        waiting: list[int],
        status: Status,
        totals: list[int],
        changed: float | None = None,
    ) -> None:
        """Add an entry, and say in the table's row how it stands now; in one transaction.

        `changed`: when something happened last that everybody may know of; None: with this entry.
        `Repeated` if an entry with this id is there (it stays as it was); `Conflict` if its number is not the next one.
        """
        ...

    async def number_of(self, table_id: str, entry_id: str) -> int | None:
        """The number of the entry with this id."""
        ...

    async def journal(self, table_id: str, after: int = 0) -> list[JournalEntry]:
        """The entries with a higher number, in order."""
        ...

    # chat

    async def add_chat(self, table_id: str, person: str, name: str, text: str, at: float, line: str = "") -> ChatRow:
        """Add a line and give it the next number; `line` is the word of whoever says it: the one that has it, if any.

        An empty word is nobody's.
        """
        ...

    async def chat(self, table_id: str, after: int = 0, most: int = 200) -> list[ChatRow]:
        """The last lines, in order."""
        ...

    # other processes

    def changes(self) -> AsyncIterator[Notice]:
        """What other processes tell; never ends."""
        ...

    async def tell_who_is_here(self, people: Mapping[str, Collection[str]]) -> None:
        """Tell the other processes who is at which table."""
        ...
