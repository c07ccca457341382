"""Backup and restore: everything comes back, also in another database; what is broken or in the way is refused."""

import asyncio
import gzip
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from galaktyka.cli import main
from galaktyka.core.errors import GalaktykaError
from galaktyka.server.backups import BackupError, back_up, restore
from galaktyka.server.messages.tables import Clock
from galaktyka.server.storage import (
    Conflict,
    JournalEntry,
    PersonRow,
    Store,
    StoreDown,
    TableRow,
    dump,
    open_store,
    sqlite,
)
from galaktyka.server.storage.dump import COLUMNS, PAGE
from galaktyka.server.storage.schema import STEPS, steps_in
from galaktyka.server.storage.store import SeatRow
from tests.server.storage.databases import Postgres

pytestmark = [pytest.mark.anyio, pytest.mark.once]

DEEDS = PAGE + 7
"""More than fit on a page."""


async def fill(store: Store) -> None:
    """Something of everything."""
    await store.add_person(PersonRow("ala", "Ala", "", 1.25))
    await store.add_person(PersonRow("ola", "Żółw", "argon", 2.5))
    seats = [SeatRow("person", "Ala", "ala"), SeatRow("bot", "greedy")]
    await store.add_table(
        TableRow(
            "t1", "race", "playing", "ola", seats, {"advanced": True}, 2**95 + 1, "", Clock(600, 5), True, True, 3.5
        ),
        [JournalEntry(n, f"d{n}", n % 2, f"0 keep {n}\n", n / 7) for n in range(1, DEEDS + 1)],
    )  # fmt: skip
    await store.add_table(TableRow("t2", "cosmos", "over", "ala", [], {}, 0, '{"a":"ó"}', totals=[-3, 4], waiting=[-1]))
    await store.append("t2", JournalEntry(1, "d1", -1, "", 9.0), [], "over", [1, 2])
    for text in ("Cześć!", 'quoted "text"\nand a line'):
        await store.add_chat("t1", "ala", "Ala", text, 5.5, f"ala:{text[:5]}")


async def everything(store: Store) -> list[object]:
    return [
        await store.secret(),
        await store.person("ala"),
        await store.account("żÓŁW"),
        await store.table("t1"),
        await store.table("t2"),
        await store.journal("t1"),
        await store.journal("t2"),
        await store.chat("t1"),
        [row.id for row in await store.tables_of("ola")],
        [row.id for row in await store.listed_tables()],
    ]


@pytest.fixture
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    def url(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / 'other' / 'galaktyka.db'}"
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.new_database()

    return url


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_everything_comes_back_in_the_same_or_another_database(
    store: Store, url: str, target: str, other_url: Callable[[str], str], tmp_path: Path
):
    await fill(store)
    before = await everything(store)
    file = tmp_path / "backup.gz"
    rows = await back_up(url, file)  # while the store is open
    assert rows == 1 + 2 + 2 + 3 + DEEDS + 1 + 2
    there = other_url(target)
    assert await restore(there, file) == rows
    restored = await open_store(there)
    assert await everything(restored) == before
    await restored.append("t1", JournalEntry(DEEDS + 1, "more", 0, "", 1.0), [], "playing", [])
    assert (await restored.add_chat("t1", "ala", "Ala", "again", 1.0)).number == 3
    assert (await restored.add_chat("t1", "ala", "Ala", "Cześć!", 1.0, "ala:Cześć")).number == 1
    with pytest.raises(Conflict):
        await restored.add_person(PersonRow("ela", "żółw", "other", 1.0))
    await restored.close()


async def test_a_backup_shows_one_moment_while_others_write(store: Store, url: str, tmp_path: Path):
    await fill(store)

    async def write_on() -> None:
        for number in range(DEEDS + 1, DEEDS + 60):
            await store.append("t1", JournalEntry(number, f"d{number}", 0, "", 1.0), [], "playing", [])

    writing = asyncio.create_task(write_on())
    await asyncio.to_thread(lambda: asyncio.run(back_up(url, tmp_path / "backup.gz")))
    await writing
    target = f"sqlite:///{tmp_path / 'other.db'}"
    await restore(target, tmp_path / "backup.gz")
    restored = await open_store(target)
    table = await restored.table("t1")
    assert table is not None
    assert table.deeds == len(await restored.journal("t1"))
    await restored.close()


async def test_nothing_is_overwritten(store: Store, url: str, tmp_path: Path):
    await fill(store)
    file = tmp_path / "backup.gz"
    await back_up(url, file)
    kept = file.read_bytes()
    with pytest.raises(GalaktykaError) as fault:
        await back_up(url, file)
    assert fault.value.message_id == "records.exists"
    assert file.read_bytes() == kept
    await store.close()
    with pytest.raises(StoreDown) as refusal:
        await restore(url, file)
    assert refusal.value.message_id == "server.store.not-empty"


async def test_a_backup_holds_secrets_and_belongs_to_its_owner(store: Store, url: str, tmp_path: Path):
    await back_up(url, tmp_path / "backup.gz")
    assert (tmp_path / "backup.gz").stat().st_mode & 0o077 == 0


@pytest.fixture
async def sound(tmp_path: Path) -> Path:
    """A backup."""
    store = await open_store(f"sqlite:///{tmp_path / 'sound.db'}")
    await fill(store)
    await back_up(f"sqlite:///{tmp_path / 'sound.db'}", tmp_path / "sound.gz")
    await store.close()
    return tmp_path / "sound.gz"


def rewritten(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    return lambda data: gzip.compress(b"".join(change(gzip.decompress(data).splitlines(keepends=True))))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: b"Dear diary", "not-a-backup"),
        (lambda data: b"", "not-a-backup"),
        (lambda data: gzip.compress(b"Dear diary\n"), "not-a-backup"),
        (rewritten(lambda lines: [lines[0].replace(b"backup 1", b"backup 9"), *lines[1:]]), "not-a-backup"),
        (rewritten(lambda lines: [lines[0].replace(b'"people"', b'"people; DROP"'), *lines[1:]]), "not-a-backup"),
        (rewritten(lambda lines: [lines[0].replace(b'"folded"', b'"x) --"'), *lines[1:]]), "not-a-backup"),
        (lambda data: data[: len(data) // 2], "damaged"),
        (rewritten(lambda lines: lines[:-1]), "damaged"),
        (rewritten(lambda lines: lines[:1]), "damaged"),
        (rewritten(lambda lines: [*lines[:5], *lines[6:]]), "damaged"),
        (rewritten(lambda lines: [*lines, lines[-1]]), "damaged"),
        (rewritten(lambda lines: [line.replace(b"Ala", b"Ela") for line in lines]), "damaged"),
        (rewritten(lambda lines: [*lines[:3], b"[]\n", *lines[3:]]), "damaged"),
        (rewritten(lambda lines: [*lines[:3], b'["nowhere", 1]\n', *lines[3:]]), "damaged"),
        (rewritten(lambda lines: [*lines[:3], b"{broken\n", *lines[3:]]), "damaged"),
    ],
)
async def test_a_broken_backup_changes_nothing(
    sound: Path, change: Callable[[bytes], bytes], message: str, tmp_path: Path
):
    broken = tmp_path / "broken.gz"
    broken.write_bytes(change(sound.read_bytes()))
    target = f"sqlite:///{tmp_path / 'target.db'}"
    with pytest.raises(BackupError) as fault:
        await restore(target, broken)
    assert fault.value.message_id == f"server.backup.{message}"
    await restore(target, sound)


async def test_a_backup_of_a_newer_version_is_refused(sound: Path, tmp_path: Path):
    newer = tmp_path / "newer.gz"
    lines = gzip.decompress(sound.read_bytes()).splitlines(keepends=True)
    lines[0] = re.sub(rb'"step":\d+', b'"step":99', lines[0])
    lines[-1] = foot_for(lines)
    newer.write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(BackupError) as fault:
        await restore(f"sqlite:///{tmp_path / 'target.db'}", newer)
    assert fault.value.message_id == "server.store.too-new"


def foot_for(lines: list[bytes]) -> bytes:
    import hashlib

    return b'{"rows":%d,"check":"%s"}\n' % (len(lines) - 2, hashlib.sha256(b"".join(lines[:-1])).hexdigest().encode())


async def test_a_backup_of_an_older_version_takes_the_steps_since(
    sound: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    steps = tmp_path / "steps"
    shutil.copytree(str(STEPS / "sqlite"), steps)
    (steps / f"{len(steps_in(steps)) + 1:04}_new.sql").write_text("UPDATE tables SET host = host || '-2';\n")
    monkeypatch.setattr(sqlite, "STEPS_HERE", steps)
    target = f"sqlite:///{tmp_path / 'target.db'}"
    await restore(target, sound)
    store = await sqlite.open_here(target, steps)
    row = await store.table("t1")
    assert row is not None
    assert row.host == "ola-2"
    await store.close()


async def test_an_older_database_is_not_backed_up_half(sound: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dump, "steps_known", lambda url: 99)
    with pytest.raises(StoreDown) as fault:
        await back_up(f"sqlite:///{tmp_path / 'sound.db'}", tmp_path / "new.gz")
    assert fault.value.message_id == "server.store.too-old"
    assert not (tmp_path / "new.gz").exists()


async def test_a_running_server_keeps_its_database(sound: Path, tmp_path: Path):
    target = f"sqlite:///{tmp_path / 'target.db'}"
    store = await open_store(target)
    with pytest.raises(StoreDown) as fault:
        await restore(target, sound)
    assert fault.value.message_id == "server.store.in-use"
    await store.close()
    await restore(target, sound)


async def test_a_database_that_is_not_there_cannot_be_backed_up(postgres: Postgres, tmp_path: Path):
    for url in (f"sqlite:///{tmp_path / 'nothing.db'}", postgres.url("nothing"), postgres.new_database()):
        with pytest.raises(StoreDown) as fault:
            await back_up(url, tmp_path / "backup.gz")
        assert fault.value.message_id == "server.store.cannot-start"
    assert os.listdir(tmp_path) == []


def columns_of(url: str) -> dict[str, set[str]]:
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
        ).fetchall()
    return {name: {column for table, column in rows if table == name} for name, _ in rows}


async def test_no_table_and_no_column_is_forgotten(postgres: Postgres):
    url = postgres.new_database()
    await (await open_store(url)).close()
    found = columns_of(url)
    del found["migrations"]
    assert found == {name: set(columns) for name, columns in COLUMNS.items()}


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def prepare() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'a.db'}")
        await store.add_person(PersonRow("ala", "Ala", "", 1.0))
        await store.close()

    asyncio.run(prepare())
    file = str(tmp_path / "b.gz")
    assert main(["backup", "--lang", "en", "--database", f"sqlite:///{tmp_path / 'a.db'}", file]) == 0
    assert capsys.readouterr().out == f"1 row is in {file}.\n"
    restoring = ["restore", "--lang", "pl", "--database", f"sqlite:///{tmp_path / 'c.db'}", file]
    assert main(restoring) == 0
    assert capsys.readouterr().out == f"Odtworzono 1 wiersz z pliku {file}.\n"
    assert main(restoring) == 2
    assert "w tej bazie danych są już gry lub gracze" in capsys.readouterr().err
    assert main(["restore", "--lang", "en", str(tmp_path / "nothing.gz")]) == 2
    assert capsys.readouterr().err == f"galaktyka: {tmp_path / 'nothing.gz'}: there is no such file\n"
