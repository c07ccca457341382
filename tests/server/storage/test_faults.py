"""A full disk, a lost database, a second server: a clear message, nothing half done, and on it goes when it is back."""

import asyncio
import re
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, closing, contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from galaktyka.server.storage import Conflict, JournalEntry, Notice, Repeated, Store, StoreDown, TableRow, open_store
from galaktyka.server.storage import postgres as postgres_store
from galaktyka.server.storage import sqlite as sqlite_store
from galaktyka.server.storage.postgres import PostgresStore
from galaktyka.text.catalogue import Words
from tests.server.storage.databases import Postgres, cable, running_postgres

pytestmark = [pytest.mark.anyio, pytest.mark.once]

LONG = 60
"""Seconds in which even a slow machine comes to what it has to do, and that nobody waits otherwise."""


async def with_table(store: Store) -> str:
    table_id = uuid4().hex
    await store.add_table(TableRow(table_id, "race", "playing", "ala", [], {}, 7))
    return table_id


async def append(store: Store, table_id: str, number: int, entry_id: str = "", size: int = 10) -> None:
    entry = JournalEntry(number, entry_id or f"d{number}", 0, "x" * size, 1.0)
    await store.append(table_id, entry, [], "playing", [])


async def ids(store: Store, table_id: str) -> list[str]:
    return [entry.id for entry in await store.journal(table_id)]


# ------------------------------------------------------------------ the embedded store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "galaktyka.db"


@pytest.fixture
async def embedded(path: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{path}")
    yield store
    await store.close()


@contextmanager
def no_file_beyond(size: int) -> Iterator[None]:
    """The system refuses to let any file of this process grow further: a disk without room."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def append_until_refused(store: Store, table_id: str) -> int:
    """How many there was room for."""
    for written in range(1000):
        try:
            await append(store, table_id, written + 1, size=5000)
        except StoreDown:
            return written
    raise AssertionError("there is room without end")


async def test_a_disk_without_room_refuses_and_resumes(embedded: Store, path: Path):
    table_id = await with_table(embedded)
    with no_file_beyond(300_000):
        written = await append_until_refused(embedded, table_id)
        for _ in range(3):
            with pytest.raises(StoreDown):
                await append(embedded, table_id, written + 1, size=400_000)
            assert len(await embedded.journal(table_id)) == written  # what is there can be read all the time
    assert 10 < written < 100
    await append(embedded, table_id, written + 1, size=400_000)
    assert await ids(embedded, table_id) == [f"d{number}" for number in range(1, written + 2)]
    row = await embedded.table(table_id)
    assert row is not None
    assert row.deeds == written + 1
    await embedded.check()


async def test_a_disk_without_room_refuses_all_that_go_together(embedded: Store):
    tables = [await with_table(embedded) for _ in range(6)]
    with no_file_beyond(200_000):
        outcomes = await asyncio.gather(
            append(embedded, tables[0], 1, "same"),
            append(embedded, tables[0], 1, "same"),  # must not be told that it is there
            append(embedded, tables[0], 1, "other"),
            *[append(embedded, table_id, 1, size=100_000) for table_id in tables[1:]],
            return_exceptions=True,
        )
    lost = [table_id for table_id in tables if not await embedded.journal(table_id)]
    assert set(tables[1:]) & set(lost)
    for table_id, outcome in zip(tables, [outcomes[0], *outcomes[3:]], strict=True):
        assert isinstance(outcome, StoreDown) == (table_id in lost)
    if tables[0] in lost:
        assert not any(isinstance(outcome, Repeated | Conflict) for outcome in outcomes)


def test_a_full_database_is_called_full(tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / "small.db")) as connection:
        connection.execute("PRAGMA max_page_count = 3")
        connection.execute("CREATE TABLE t (x)")
        with pytest.raises(sqlite3.OperationalError) as fault:
            connection.execute("INSERT INTO t VALUES (randomblob(100000))")
    assert Words("en").explain(sqlite_store.down(fault.value)).startswith("The disk is full")
    assert Words("pl").explain(sqlite_store.down(fault.value)).startswith("Dysk jest pełny")


async def test_a_file_that_is_gone_and_comes_back(embedded: Store, path: Path):
    table_id = await with_table(embedded)
    await append(embedded, table_id, 1)
    elsewhere = path.parent.with_name("elsewhere")
    path.parent.rename(elsewhere)
    for attempt in (append(embedded, table_id, 2), embedded.journal(table_id), embedded.check()):
        with pytest.raises(StoreDown) as fault:
            await attempt
        assert str(path) not in Words("en").explain(fault.value)
    elsewhere.rename(path.parent)
    await append(embedded, table_id, 2)
    assert await ids(embedded, table_id) == ["d1", "d2"]


async def test_another_program_has_locked_the_file(embedded: Store, path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite_store, "PATIENCE", 0.1)
    table_id = await with_table(embedded)
    await embedded.close()
    store = await open_store(f"sqlite:///{path}")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown) as fault:
            await append(store, table_id, 1)
        assert fault.value.message_id == "server.store.busy"
        other.execute("ROLLBACK")
    await append(store, table_id, 1)
    await store.close()


async def test_a_second_server_on_the_same_file_is_refused(embedded: Store, path: Path):
    program = f"""
import asyncio
from galaktyka.server.storage import open_store, StoreDown
from galaktyka.text.catalogue import Words
try:
    asyncio.run(open_store({f"sqlite:///{path}"!r}))
except StoreDown as fault:
    print(Words("en").explain(fault))
"""
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == f"{path}: another server is using this database; stop it first\n", done.stderr
    await embedded.close()
    await (await open_store(f"sqlite:///{path}")).close()


async def test_a_file_that_is_no_database(path: Path):
    path.parent.mkdir()
    path.write_text("Dear diary, " * 500)
    with pytest.raises(StoreDown) as fault:
        await open_store(f"sqlite:///{path}")
    assert Words("en").explain(fault.value) == f"{path}: this file is not a database of Galaktyka"
    assert path.read_text().startswith("Dear diary")


async def test_a_place_where_no_file_can_be(tmp_path: Path):
    (tmp_path / "file").touch()
    with pytest.raises(StoreDown) as fault:
        await open_store(f"sqlite:///{tmp_path / 'file' / 'galaktyka.db'}")
    assert fault.value.message_id == "server.store.cannot-start"
    with pytest.raises(StoreDown):
        await open_store(f"sqlite:///{tmp_path}")


async def test_only_the_owner_may_read_the_file(embedded: Store, path: Path):
    await embedded.check()
    for file in path.parent.glob("galaktyka.db*"):
        if file.suffix != ".lock":
            assert file.stat().st_mode & 0o077 == 0, file


async def test_a_closed_store_says_so(embedded: Store):
    await embedded.close()
    with pytest.raises(StoreDown) as fault:
        await embedded.check()
    assert fault.value.message_id == "server.store.closed"


async def test_what_waits_is_written_before_the_store_closes(embedded: Store, path: Path):
    table_id = await with_table(embedded)
    waiting = asyncio.gather(*[append(embedded, table_id, number) for number in range(1, 40)])
    await asyncio.sleep(0)
    await embedded.close()
    await waiting
    again = await open_store(f"sqlite:///{path}")
    assert len(await again.journal(table_id)) == 39
    await again.close()


async def test_a_killed_process_leaves_everything_that_it_acknowledged(path: Path):
    program = f"""
import asyncio
from galaktyka.server.storage import JournalEntry, TableRow, open_store
async def write():
    store = await open_store({f"sqlite:///{path}"!r})
    await store.add_table(TableRow("t", "race", "playing", "ala", [], {{}}, 7))
    for number in range(1, 10**6):
        await store.append("t", JournalEntry(number, str(number), 0, "", 1.0), [], "playing", [])
        print(number, flush=True)
asyncio.run(write())
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(50):
            process.stdout.readline()
        process.kill()
        acknowledged = 50 + len(process.stdout.readlines())
    store = await open_store(f"sqlite:///{path}")
    kept = [entry.number for entry in await store.journal("t")]
    assert kept == list(range(1, len(kept) + 1))
    assert acknowledged <= len(kept) <= acknowledged + 1
    await store.close()


# ------------------------------------------------------------------ PostgreSQL


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "PATIENCE", 1.0)
    monkeypatch.setattr(postgres_store, "PAUSE", 0.05)


async def opened(url: str) -> PostgresStore:
    store = await open_store(url)
    assert isinstance(store, PostgresStore)
    return store


@pytest.mark.slow
async def test_a_database_that_stops_and_starts_again(quick: None):
    with running_postgres() as own:
        store = await opened(own.new_database())
        table_id = await with_table(store)
        await append(store, table_id, 1)
        async with aclosing(store.changes()) as changes:
            assert await anext(changes) == Notice("")
            news = asyncio.ensure_future(anext(changes))
            await asyncio.to_thread(own.stop)
            for attempt in (append(store, table_id, 2), store.journal(table_id), store.check(), store.secret()):
                with pytest.raises(StoreDown) as fault:
                    await asyncio.wait_for(attempt, LONG)
                assert fault.value.message_id == "server.store.no-connection"
            await asyncio.to_thread(own.start)
            assert await asyncio.wait_for(news, LONG) == Notice("")
        await append(store, table_id, 2)
        assert await ids(store, table_id) == ["d1", "d2"]
        await store.check()
        await store.close()


async def test_connections_that_broke_while_nobody_looked(postgres: Postgres):
    store = await opened(postgres.new_database())
    table_id = await with_table(store)
    await asyncio.gather(*[store.check() for _ in range(8)])
    for number in range(1, 4):
        throw_everybody_out(store.url)
        await append(store, table_id, number)
        await asyncio.gather(*[store.check() for _ in range(8)])
    assert await ids(store, table_id) == ["d1", "d2", "d3"]
    await store.close()


@pytest.mark.parametrize(("moment", "cuts"), [("before", 1), ("before", 2), ("after", 1)])
@pytest.mark.parametrize("together", [1, 5])
async def test_a_commit_whose_answer_is_lost(postgres: Postgres, quick: None, moment: str, cuts: int, together: int):
    url = postgres.new_database()
    async with cable(postgres, url) as (line, through):
        store = await opened(through)
        tables = [await with_table(store) for _ in range(together)]
        setattr(line, f"cut_{moment}_commit", cuts)
        await asyncio.gather(*[append(store, table_id, 1) for table_id in tables])
        assert getattr(line, f"cut_{moment}_commit") == 0
        for table_id in tables:
            assert await ids(store, table_id) == ["d1"]
            with pytest.raises(Repeated):
                await append(store, table_id, 1)
            await append(store, table_id, 2)
        await store.close()


async def test_a_line_that_stays_cut_says_so_and_the_deed_can_be_sent_again(postgres: Postgres, quick: None):
    async with cable(postgres, postgres.new_database()) as (line, through):
        store = await opened(through)
        table_id = await with_table(store)
        line.cut_before_commit = 20
        with pytest.raises(StoreDown) as fault:
            await append(store, table_id, 1)
        assert fault.value.message_id == "server.store.no-connection"
        line.cut_before_commit = 0
        await append(store, table_id, 1)
        assert await ids(store, table_id) == ["d1"]
        await store.close()


def throw_everybody_out(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_a_database_that_may_only_be_read(postgres: Postgres):
    url = postgres.new_database()
    store = await opened(url)
    table_id = await with_table(store)
    set_read_only(url, True)
    with pytest.raises(StoreDown) as fault:
        await append(store, table_id, 1)
    assert fault.value.message_id == "server.store.read-only"
    assert await store.journal(table_id) == []
    set_read_only(url, False)
    await append(store, table_id, 1)
    await store.close()


def set_read_only(url: str, on: bool) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        change = f"ALTER DATABASE {connection.info.dbname} SET default_transaction_read_only = {'on' if on else 'off'}"
        connection.execute(change.encode())
    throw_everybody_out(url)  # it holds for new connections


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (psycopg.errors.DiskFull(), "full"),
        (psycopg.errors.TooManyConnections(), "busy"),
        (psycopg.errors.DataCorrupted(), "damaged"),
        (psycopg.errors.IoError(), "failed"),
        (psycopg.OperationalError(), "no-connection"),
        (psycopg.errors.AdminShutdown(), "no-connection"),
    ],
)
def test_the_fault_says_what_players_are_told(fault: psycopg.Error, message: str):
    assert postgres_store.fault(fault, committing=False).message_id == f"server.store.{message}"


async def test_a_database_that_is_not_there(postgres: Postgres):
    missing = postgres.url("no_such_database")
    with pytest.raises(StoreDown) as fault:
        await open_store(missing)
    assert 'database "no_such_database" does not exist' in Words("en").explain(fault.value)


def test_the_password_of_a_database_is_not_shown():
    assert postgres_store.shown("postgresql://ala:kot@host/db") == "postgresql://ala:…@host/db"
    assert postgres_store.shown("postgresql://host:5432/db") == "postgresql://host:5432/db"


async def test_processes_that_start_together_migrate_once(postgres: Postgres):
    url = postgres.new_database()
    stores = await asyncio.gather(*[open_store(url) for _ in range(4)])
    secrets = await asyncio.gather(*[store.secret() for store in stores])
    assert len(set(secrets)) == 1
    for store in stores:
        await store.close()


# ------------------------------------------------------------------ news of other processes


async def told(notices: AsyncIterator[Notice]) -> str:
    """The table of which others tell next that it has changed."""
    notice = await asyncio.wait_for(anext(notices), 5)
    assert notice.here is None
    return notice.table_id


async def test_stores_tell_each_other_who_is_at_a_table(postgres: Postgres):
    url = postgres.new_database()
    one, other = await opened(url), await opened(url)
    async with aclosing(one.changes()) as heard:
        assert await anext(heard) == Notice("")
        await one.tell_who_is_here({"t0": {"ewa"}})
        await other.tell_who_is_here({"t1": {"ola", "ala"}, "t2": ()})
        assert await asyncio.wait_for(anext(heard), 5) == Notice("t1", other.process, frozenset({"ala", "ola"}))
        assert await asyncio.wait_for(anext(heard), 5) == Notice("t2", other.process, frozenset())
    await one.close()
    await other.close()


async def test_stores_hear_of_each_other_but_not_of_themselves(postgres: Postgres):
    url = postgres.new_database()
    one, other = await opened(url), await opened(url)
    async with aclosing(one.changes()) as heard, aclosing(other.changes()) as mine:
        assert (await anext(heard), await anext(mine)) == (Notice(""), Notice(""))
        table_id = await with_table(other)
        assert await told(heard) == table_id
        await append(other, table_id, 1)
        assert await told(heard) == table_id
        assert await ids(one, table_id) == ["d1"]
        await other.add_chat(table_id, "ala", "Ala", "hello", 1.0)
        assert await told(heard) == table_id
        row = await other.table(table_id)
        assert row is not None
        await other.save_table(row)
        assert await told(heard) == table_id
        with pytest.raises(Conflict):
            await append(other, table_id, 9)  # nothing happened, nothing to tell
        second = await with_table(one)
        assert await told(mine) == second
        third = await with_table(other)
        assert await told(heard) == third
    await one.close()
    await other.close()


async def test_news_come_also_after_a_long_silence(postgres: Postgres, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres_store, "SIGN_OF_LIFE", 0.05)
    url = postgres.new_database()
    one, other = await opened(url), await opened(url)
    async with aclosing(one.changes()) as heard:
        assert await anext(heard) == Notice("")
        news = asyncio.ensure_future(anext(heard))
        await asyncio.sleep(0.3)
        table_id = await with_table(other)
        assert (await asyncio.wait_for(news, LONG)).table_id == table_id
    await one.close()
    await other.close()


async def test_two_processes_on_the_same_tables_lose_nothing(postgres: Postgres):
    url = postgres.new_database()
    stores = [await opened(url), await opened(url)]
    tables = [await with_table(stores[0]) for _ in range(5)]

    async def write_on(store: Store, table_id: str, name: str) -> list[str]:
        written: list[str] = []
        number = 1
        while len(written) < 10:
            try:
                await append(store, table_id, number, f"{name}{len(written)}")
            except Conflict:
                number = len(await store.journal(table_id)) + 1
                continue
            written.append(f"{name}{len(written)}")
        return written

    written = await asyncio.gather(
        *[write_on(store, table_id, f"{place}-") for table_id in tables for place, store in enumerate(stores)]
    )
    for place, table_id in enumerate(tables):
        assert sorted(await ids(stores[0], table_id)) == sorted(written[2 * place] + written[2 * place + 1])
    for store in stores:
        await store.close()


# ------------------------------------------------------------------ what cannot be opened


@pytest.mark.parametrize("url", ["", "galaktyka.db", "sqlite:galaktyka.db", "mysql://ala:kot@host/db"])
async def test_an_address_that_is_none(url: str):
    with pytest.raises(StoreDown) as fault:
        await open_store(url)
    assert "postgresql://" in Words("en").explain(fault.value)
    assert "kot" not in Words("pl").explain(fault.value)


async def test_postgres_without_its_driver(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "galaktyka.server.storage.postgres")
    monkeypatch.delattr("galaktyka.server.storage.postgres")
    with pytest.raises(StoreDown) as fault:
        await open_store("postgresql://host/db")
    assert "galaktyka[postgres]" in Words("pl").explain(fault.value)


# ------------------------------------------------------------------ words


def test_every_fault_has_words():
    folder = Path(sqlite_store.__file__).parent
    used = {
        message
        for file in folder.glob("*.py")
        for message in re.findall(r'"(server\.store\.[a-z-]+)"', file.read_text("utf-8"))
    }
    assert {"server.store.full", "server.store.no-connection"} <= used
    for words in (Words("en"), Words("pl")):
        assert [message for message in sorted(used) if not words.has(message)] == []
