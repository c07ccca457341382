"""A store that carries out the scripts: a database has only to say how it reads and how it writes."""

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TypeVar

from galaktyka.server.messages.common import Status
from galaktyka.server.storage import scripts
from galaktyka.server.storage.scripts import Append, Script
from galaktyka.server.storage.store import ChatRow, JournalEntry, Notice, PersonRow, TableRow

T = TypeVar("T")
Make = Callable[[], Script[T]]


class BaseStore(ABC):
    """The `Store` protocol on any database."""

    @abstractmethod
    async def read(self, make: Make[T]) -> T:
        """What a script finds that writes nothing."""

    @abstractmethod
    async def write(self, make: Make[T], table_id: str = "") -> T:
        """What a script returns; on the disk when this returns, and nothing of it if it raises.

        Other processes are told that the table has changed.
        """

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything."""

    @abstractmethod
    def changes(self) -> AsyncGenerator[Notice, None]:
        """What other processes tell."""

    @abstractmethod
    async def tell_who_is_here(self, people: Mapping[str, Collection[str]]) -> None:
        """Tell the other processes who is at which table."""

    async def check(self) -> None:
        """Write and read something small."""
        await self.write(scripts.check)

    async def secret(self) -> bytes:
        """The key that signs cookies."""
        return await self.write(scripts.secret)

    async def add_person(self, person: PersonRow) -> None:
        """A new person."""
        await self.write(partial(scripts.add_person, person))

    async def save_person(self, person: PersonRow) -> None:
        """Another name or password."""
        await self.write(partial(scripts.save_person, person))

    async def person(self, person_id: str) -> PersonRow | None:
        """By id."""
        return await self.read(partial(scripts.person, person_id))

    async def account(self, name: str) -> PersonRow | None:
        """The account of this name."""
        return await self.read(partial(scripts.account, name))

    async def add_table(self, table: TableRow, entries: Sequence[JournalEntry] = ()) -> None:
        """A new table."""
        table.deeds = len(entries)
        await self.write(partial(scripts.add_table, table, entries), table.id)

    async def save_table(self, table: TableRow) -> None:
        """Everything of the row but its entries."""
        await self.write(partial(scripts.save_table, table), table.id)
        table.revision += 1
        table.shown += 1

    async def table(self, table_id: str) -> TableRow | None:
        """By id."""
        return await self.read(partial(scripts.table, table_id))

    async def tables_of(self, person_id: str, most: int = 100) -> list[TableRow]:
        """Those of a person."""
        return await self.read(partial(scripts.tables_of, person_id, most))

    async def listed_tables(self, most: int = 50) -> list[TableRow]:
        """Those that everybody may see."""
        return await self.read(partial(scripts.listed_tables, most))

    async def append(
        self,
        table_id: str,
        entry: JournalEntry,
        waiting: list[int],
        status: Status,
        totals: list[int],
        changed: float | None = None,
    ) -> None:
        """Add an entry."""
        append = Append(table_id, entry, waiting, status, totals, entry.at if changed is None else changed)
        await self.write_deed(append)

    async def write_deed(self, append: Append) -> None:
        """In a transaction of its own."""
        await self.write(partial(scripts.append, append), append.table_id)

    async def number_of(self, table_id: str, entry_id: str) -> int | None:
        """The number of an entry."""
        return await self.read(partial(scripts.number_of, table_id, entry_id))

    async def journal(self, table_id: str, after: int = 0) -> list[JournalEntry]:
        """The entries with a higher number."""
        return await self.read(partial(scripts.journal, table_id, after))

    async def add_chat(self, table_id: str, person: str, name: str, text: str, at: float, line: str = "") -> ChatRow:
        """Add a line."""
        return await self.write(partial(scripts.add_chat, table_id, person, name, text, at, line), table_id)

    async def chat(self, table_id: str, after: int = 0, most: int = 200) -> list[ChatRow]:
        """The last lines."""
        return await self.read(partial(scripts.chat, table_id, after, most))


def storable(values: Mapping[str, object]) -> dict[str, object]:
    """The values without the two kinds of characters that no database takes: zero, and halves of surrogate pairs."""
    return {name: storable_value(value) for name, value in values.items()}


def storable_value(value: object) -> object:
    """With the sign for an unreadable character in their place."""
    if isinstance(value, list):
        return [storable_value(item) for item in value]
    if not isinstance(value, str) or (value.isascii() and "\0" not in value):
        return value
    return value.encode("utf-8", "replace").decode().replace("\0", "\ufffd")
