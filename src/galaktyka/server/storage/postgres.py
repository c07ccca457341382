"""The store for several server processes: PostgreSQL.

Entries of many tables are written together; every other write is a transaction of its own on a connection of the pool.
When it commits, the other processes are notified, with the name of this one, so that nobody hears of their own changes.
"""

import asyncio
import re
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Collection, Mapping
from functools import cache, partial
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec
import psycopg
from psycopg import AsyncConnection, errors
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from galaktyka.server.storage import scripts
from galaktyka.server.storage.base_store import BaseStore, Make, storable
from galaktyka.server.storage.group_commit import GroupCommit, Unsettled, write_all
from galaktyka.server.storage.schema import STEPS, migrate
from galaktyka.server.storage.scripts import Append, Row, Script, Statement, json_of
from galaktyka.server.storage.store import Conflict, Notice, Repeated, StoreDown

T = TypeVar("T")
Connection = AsyncConnection[Row]

STEPS_HERE = STEPS / "postgres"
CHANNEL = "galaktyka"
MIGRATION_LOCK = 4_741_205_811
"""Any number that nobody else uses in this database: of several processes that start, one migrates."""
CONNECTIONS = 8
PATIENCE = 3.0
"""Seconds to wait for a free connection, and for the server to answer a new one."""
SILENCE = 10_000
"""Milliseconds after which a network that swallows everything counts as broken."""
PAUSE = 0.5
"""Seconds between two attempts to listen again."""
SIGN_OF_LIFE = 15.0
"""Seconds of silence after which the listening connection is tried."""

MESSAGES = {
    "53100": "server.store.full",
    "25006": "server.store.read-only",
    "53300": "server.store.busy",
    "57014": "server.store.busy",
    "55P03": "server.store.busy",
    "XX001": "server.store.damaged",
    "XX002": "server.store.damaged",
}
AWAY = ("08", "57P")
"""How the codes begin that say that the server is not there, or going."""
IN_EACH_OTHERS_WAY = ("40001", "40P01")


class BrokeOff(StoreDown):
    """The connection broke before the commit, or two were in each other's way: nothing happened, try again."""


def fault(error: Exception, committing: bool) -> StoreDown:
    """What players are told; the details are for the log, as its cause."""
    code = getattr(error, "sqlstate", None) or ""
    if code in IN_EACH_OTHERS_WAY:
        return BrokeOff("server.store.busy", {})
    if code and not code.startswith(AWAY):
        return StoreDown(MESSAGES.get(code, "server.store.failed"), {})
    if isinstance(error, PoolClosed):
        return StoreDown("server.store.closed", {})
    if isinstance(error, PoolTimeout):
        return StoreDown("server.store.no-connection", {})
    return (Unsettled if committing else BrokeOff)("server.store.no-connection", {})


@cache
def in_its_own_words(text: str) -> bytes:
    """The statement with the placeholders of this database."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", text).encode()


async def carry_out(connection: Connection, script: Script[T]) -> T:
    """Run the statements of a script."""

    async def rows_of(statement: Statement) -> list[Row]:
        text, values = statement
        cursor = await connection.execute(in_its_own_words(text), storable(values) or None)
        return await cursor.fetchall() if cursor.description else []

    try:
        statement = next(script)
        while True:
            statement = script.send(await rows_of(statement))
    except StopIteration as end:
        result: T = end.value
        return result


async def open_here(url: str, steps: Traversable = STEPS_HERE) -> "PostgresStore":
    """The store in the database that the URL names."""
    await fill(url, lambda: migrate(steps))
    store = PostgresStore(url)
    await store.pool.open()
    return store


async def fill(url: str, make: Make[T]) -> T:
    """Do something in the database that only one process may do at a time."""
    try:
        async with await psycopg.AsyncConnection.connect(url, connect_timeout=int(PATIENCE)) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATION_LOCK])
            return await carry_out(connection, make())
    except psycopg.Error as error:
        raise cannot_start(error, url) from None


async def snapshot(url: str, make: Make[T]) -> T:
    """What a script finds that reads everything at one moment."""
    try:
        async with await psycopg.AsyncConnection.connect(url, connect_timeout=int(PATIENCE)) as connection:
            await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return await carry_out(connection, make())
    except psycopg.Error as error:
        raise cannot_start(error, url) from None


def cannot_start(error: psycopg.Error, url: str) -> StoreDown:
    """What the one who starts the server is told."""
    return StoreDown("server.store.cannot-start", {"fault": str(error).strip()}, shown(url))


def shown(url: str) -> str:
    """The address without the password."""
    return re.sub(r"//([^/@:]*):[^@/]*@", r"//\1:…@", url)


def notify_all(notices: list[str]) -> Script[None]:
    """Tell all who listen."""
    yield (
        "SELECT pg_notify(:channel, notice) FROM unnest(:notices ::text[]) AS notice",
        {
            "channel": CHANNEL,
            "notices": notices,
        },
    )


def notice_in(payload: str) -> Notice:
    """`PROCESS TABLE`, and perhaps the people who are at the table in that process."""
    process, table_id, *people = payload.split(" ", 2)
    return Notice(table_id, process, msgspec.json.decode(people[0], type=frozenset[str]) if people else None)


class PostgresStore(BaseStore):
    """Shared by all processes that have the same URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = secrets.token_hex(8)
        self.group_commit = GroupCommit(self.write_appends)
        self.pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url,
            min_size=2,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
            kwargs={"autocommit": True, "connect_timeout": int(PATIENCE), "tcp_user_timeout": SILENCE},
            open=False,
        )

    async def close(self) -> None:
        """Let go of all connections."""
        await self.pool.close()

    async def write_deed(self, append: Append) -> None:
        """Together with those of other tables; if that fails, alone, which tells why.

        Where a connection broke at the worst moment, the id of the entry tells whether it was written.
        """
        outcome = await self.group_commit.add(append)
        if outcome != "written":
            await self.append_alone(append, outcome == "unknown")

    async def append_alone(self, append: Append, unknown: bool, attempts: int = 2) -> None:
        """Write it, unless an attempt of which nobody knew how it ended has done so."""
        try:
            await self.write(partial(scripts.append, append), append.table_id)
        except Unsettled:
            if attempts == 1:
                raise
            await self.append_alone(append, True, attempts - 1)
        except Repeated as repeated:
            if not unknown or repeated.number != append.entry.number:
                raise

    async def write_appends(self, appends: list[Append]) -> set[str]:
        """The tables whose entry was written."""
        return await self.write(partial(write_all, appends, CHANNEL, self.process))

    async def read(self, make: Make[T]) -> T:
        """On any connection; a script that reads is a single statement and needs no transaction."""
        return await self.twice(partial(self.look, make))

    async def write(self, make: Make[T], table_id: str = "") -> T:
        """In a transaction."""
        return await self.twice(partial(self.transact, make, table_id))

    async def twice(self, work: Callable[[], Awaitable[T]]) -> T:
        """Try again on another connection if this one breaks before anything can have happened."""
        try:
            return await work()
        except BrokeOff:
            await self.pool.check()
            return await work()

    async def look(self, make: Make[T]) -> T:
        """What a script finds."""
        try:
            async with self.pool.connection() as connection:
                return await carry_out(connection, make())
        except (psycopg.OperationalError, psycopg.InternalError) as error:
            raise fault(error, committing=False) from error

    async def transact(self, make: Make[T], table_id: str) -> T:
        """All of a script or nothing; others hear of it if it is all."""
        committing = False
        try:
            async with self.pool.connection() as connection:
                await connection.execute("BEGIN", prepare=False)
                result = await carry_out(connection, make())
                if table_id:
                    await connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{self.process} {table_id}"])
                committing = True
                await connection.commit()
            return result
        except errors.IntegrityError:
            raise Conflict from None
        except (psycopg.OperationalError, psycopg.InternalError) as error:
            raise fault(error, committing) from error

    # -------------------------------------------------------------- news of others

    async def tell_who_is_here(self, people: Mapping[str, Collection[str]]) -> None:
        """One statement for all tables."""
        notices = [f"{self.process} {table_id} {json_of(sorted(here))}" for table_id, here in people.items()]
        await self.write(partial(notify_all, notices))

    async def changes(self) -> AsyncGenerator[Notice, None]:
        """Listens on a connection of its own; when it breaks, something may have been missed."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.url, autocommit=True, connect_timeout=int(PATIENCE)
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield Notice("")
                    async for notice in self.heard(connection):
                        yield notice
            except psycopg.Error:
                await asyncio.sleep(PAUSE)

    async def heard(self, connection: Connection) -> AsyncIterator[Notice]:
        """The notices of other processes, until the connection breaks."""
        while True:
            async for notified in connection.notifies(timeout=SIGN_OF_LIFE):
                notice = notice_in(notified.payload)
                if notice.process != self.process:
                    yield notice
            await connection.execute("SELECT 1")
