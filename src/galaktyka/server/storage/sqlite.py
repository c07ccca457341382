"""The embedded store: one SQLite file, one thread that writes and one that reads.

Whatever waits to be written goes to the disk together, in one transaction: the disk is asked to hold on once for all of
them. Each is in a savepoint of its own, so that one that is refused does not spoil the others.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import AsyncGenerator, Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TypeVar
from urllib.parse import quote

from galaktyka.server.storage.base_store import BaseStore, Make, storable
from galaktyka.server.storage.schema import STEPS, migrate
from galaktyka.server.storage.scripts import Row, Script, Statement
from galaktyka.server.storage.store import Conflict, Notice, StoreDown
from galaktyka.table.storage import lock_file

T = TypeVar("T")

STEPS_HERE = STEPS / "sqlite"
PREFIX = "sqlite:///"
MOST_TOGETHER = 256
"""How many writes go to the disk together at most."""
PATIENCE = 5.0
"""Seconds to wait for another program that has locked the file."""

MESSAGES = {
    sqlite3.SQLITE_FULL: "server.store.full",
    sqlite3.SQLITE_READONLY: "server.store.read-only",
    sqlite3.SQLITE_PERM: "server.store.read-only",
    sqlite3.SQLITE_CANTOPEN: "server.store.cannot-open",
    sqlite3.SQLITE_BUSY: "server.store.busy",
    sqlite3.SQLITE_LOCKED: "server.store.busy",
    sqlite3.SQLITE_NOTADB: "server.store.damaged",
    sqlite3.SQLITE_CORRUPT: "server.store.damaged",
}


def down(error: sqlite3.Error) -> StoreDown:
    """What players are told; the details are for the log, as its cause."""
    return StoreDown(MESSAGES.get(primary_code(error), "server.store.failed"), {})


def cannot_start(error: sqlite3.Error | OSError, path: Path) -> StoreDown:
    """What the one who starts the server is told."""
    fault = error.strerror if isinstance(error, OSError) else str(error)
    if isinstance(error, sqlite3.Error) and primary_code(error) == sqlite3.SQLITE_NOTADB:
        return StoreDown("server.store.not-a-database", {}, str(path))
    return StoreDown("server.store.cannot-start", {"fault": fault}, str(path))


def primary_code(error: sqlite3.Error) -> int:
    """The kind of fault; the other bits of the code say more than a person wants to know."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


class Refusal(NamedTuple):
    """What a script raised instead of returning something."""

    error: Exception


class Job(NamedTuple):
    """A write that waits, and where its outcome is awaited."""

    make: Make[Any]
    outcome: asyncio.Future[Any]


async def open_here(url: str, steps: Traversable = STEPS_HERE) -> "SqliteStore":
    """The store in the file that `sqlite:///PATH` names; it is made if it is not there."""
    path = path_in(url)
    lock = locked(path)
    try:
        await asyncio.to_thread(prepare, path, lambda: migrate(steps))
    except BaseException:
        lock.close()
        raise
    return SqliteStore(path, lock)


async def fill(url: str, make: Make[T]) -> T:
    """The same for a file that nobody serves from."""
    path = path_in(url)
    with locked(path):
        return await asyncio.to_thread(prepare, path, make)


async def snapshot(url: str, make: Make[T]) -> T:
    """A transaction that reads sees one moment."""
    return await asyncio.to_thread(look_at, path_in(url), make)


def look_at(path: Path, make: Make[T]) -> T:
    """What a script finds in a file, whoever uses it."""
    try:
        with contextlib.closing(connect(path)) as connection:
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            return carry_out(connection, make())
    except sqlite3.Error as error:
        raise cannot_start(error, path) from None


def path_in(url: str) -> Path:
    """The file that the URL names."""
    return Path(url.removeprefix(PREFIX)).absolute()


def locked(path: Path) -> BinaryIO:
    """Nobody else serves from this file; the lock goes with the process, however it ends."""
    beside = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = beside.open("ab", buffering=0)
    except OSError as error:
        raise cannot_start(error, path) from None
    try:
        lock_file(file)
    except OSError:
        file.close()
        raise StoreDown("server.store.in-use", {}, str(path)) from None
    return file


def prepare(path: Path, make: Make[T]) -> T:
    """Make the file, readable for its owner alone, and do something in it before anybody uses it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with contextlib.closing(connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            return transact(connection, make)
    except (sqlite3.Error, OSError) as error:
        raise cannot_start(error, path) from None


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there. `FULL`: a commit returns when the disk has it."""
    address = f"file:{quote(str(path))}?mode=rw"
    connection = sqlite3.connect(
        address, timeout=PATIENCE, isolation_level=None, check_same_thread=False, uri=True, cached_statements=256
    )
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def transact(connection: sqlite3.Connection, make: Make[T]) -> T:
    """All of a script or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = carry_out(connection, make())
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def carry_out(connection: sqlite3.Connection, script: Script[T]) -> T:
    """Run the statements of a script."""

    def rows_of(statement: Statement) -> list[Row]:
        text, values = statement
        return connection.execute(text, storable(values)).fetchall()

    try:
        statement = next(script)
        while True:
            statement = script.send(rows_of(statement))
    except StopIteration as end:
        result: T = end.value
        return result


class SqliteStore(BaseStore):
    """One process has the file to itself."""

    def __init__(self, path: Path, lock: BinaryIO) -> None:
        self.path = path
        self.lock = lock
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = Line(path)
        self.reader = Line(path)
        self.reading = ThreadPoolExecutor(1, "store-reader")
        self.writing = threading.Thread(target=self.write_on, name="store-writer", daemon=True)
        self.writing.start()
        self.closed = False

    async def close(self) -> None:
        """Write what still waits, then let go."""
        if self.closed:
            return
        self.closed = True
        self.waiting.put(None)
        await asyncio.to_thread(self.writing.join)
        await asyncio.to_thread(self.reading.shutdown)
        self.writer.drop()
        self.reader.drop()
        self.lock.close()

    async def changes(self) -> AsyncGenerator[Notice, None]:
        """There are no other processes."""
        await asyncio.Event().wait()
        yield Notice("")

    async def tell_who_is_here(self, people: Mapping[str, Collection[str]]) -> None:
        """There is nobody to be told."""

    async def read(self, make: Make[T]) -> T:
        """In the thread that reads."""
        return await self.loop.run_in_executor(self.reading, self.reader.using, lambda line: carry_out(line, make()))

    async def write(self, make: Make[T], table_id: str = "") -> T:
        """Write in the writing thread, together with whatever waits."""
        if self.closed:
            raise StoreDown("server.store.closed", {})
        outcome: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Job(make, outcome))
        return await outcome

    # -------------------------------------------------------------- in the thread that writes

    def write_on(self) -> None:
        """Until the store is closed."""
        jobs, more = self.next_jobs()
        while jobs or more:
            if jobs:
                outcomes = self.written(jobs)
                with contextlib.suppress(RuntimeError):  # nobody waits any more: the event loop has ended
                    self.loop.call_soon_threadsafe(deliver, jobs, outcomes)
            jobs, more = self.next_jobs() if more else ([], False)

    def next_jobs(self) -> tuple[list[Job], bool]:
        """All jobs that wait, at least one; and whether there may be more."""
        jobs: list[Job] = []
        job = self.waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                return jobs, True
            try:
                job = self.waiting.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def written(self, jobs: list[Job]) -> list[Any]:
        """The outcome of each, when all are on the disk; if the disk refuses, nothing has happened to any of them."""
        try:
            return self.writer.using(lambda line: write_together(line, jobs))
        except StoreDown as error:
            return [Refusal(error)] * len(jobs)


def write_together(connection: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """One transaction for all."""
    connection.execute("BEGIN IMMEDIATE")
    outcomes = [write_one(connection, job.make) for job in jobs]
    connection.execute("COMMIT")
    return outcomes


def write_one(connection: sqlite3.Connection, make: Make[Any]) -> Any:
    """What a script returns, or its refusal; a fault of the disk is everybody's."""
    connection.execute("SAVEPOINT one")
    try:
        outcome = carry_out(connection, make())
    except sqlite3.IntegrityError:
        outcome = Refusal(Conflict())
    except sqlite3.Error:
        raise
    except Exception as error:
        outcome = Refusal(error)
    if isinstance(outcome, Refusal):
        connection.execute("ROLLBACK TO one")
    connection.execute("RELEASE one")
    return outcome


def deliver(jobs: list[Job], outcomes: list[Any]) -> None:
    """Give the outcomes to those who wait; some may have gone."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.outcome.done():
            continue
        if isinstance(outcome, Refusal):
            job.outcome.set_exception(outcome.error)
        else:
            job.outcome.set_result(outcome)


class Line:
    """A connection of one thread, made anew after a fault: so the store recovers by itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection: sqlite3.Connection | None = None
        self.file = (0, 0)

    def using(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work with the connection; every fault of the database is a `StoreDown`."""
        try:
            return work(self.open())
        except sqlite3.Error as error:
            self.drop()
            raise down(error) from error

    def open(self) -> sqlite3.Connection:
        """The connection, if its file is still the one of that name: who writes to a deleted file loses everything."""
        if self.connection is None or self.file != identity(self.path):
            self.drop()
            self.connection = connect(self.path)
            self.file = identity(self.path)
        return self.connection

    def drop(self) -> None:
        """Close the connection and roll back."""
        if self.connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self.connection.close()
            self.connection = None


def identity(path: Path) -> tuple[int, int]:
    """Which file it is; two zeros for none."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino
