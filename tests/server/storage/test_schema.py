"""The steps of the database: taken once, in order, with what is in it; a newer database is left alone."""

import shutil
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from galaktyka.server.storage import JournalEntry, Store, StoreDown, TableRow, postgres, sqlite
from galaktyka.server.storage.base_store import BaseStore
from galaktyka.server.storage.schema import STEPS, statements_of, steps_in
from galaktyka.server.storage.scripts import Script
from galaktyka.text.catalogue import Words

pytestmark = [pytest.mark.anyio, pytest.mark.once]


async def opened(url: str, steps: Traversable) -> Store:
    if url.startswith("sqlite"):
        return await sqlite.open_here(url, steps)
    return await postgres.open_here(url, steps)


@pytest.fixture
def steps(kind: str, tmp_path: Path) -> Path:
    """A copy of our steps, for others to follow."""
    folder = tmp_path / "steps"
    shutil.copytree(str(STEPS / kind), folder)
    return folder


KNOWN = len(steps_in(STEPS / "sqlite"))


def next_step(steps: Path, number: int, text: str) -> Path:
    """Another step after ours."""
    file = steps / f"{KNOWN + number:04}_more.sql"
    file.write_text(text)
    return file


async def test_later_steps_are_taken_with_what_is_there(url: str, steps: Path):
    store = await opened(url, steps)
    row = TableRow("t1", "race", "playing", "ala", [], {}, 5)
    await store.add_table(row)
    await store.append("t1", JournalEntry(1, "d1", 0, "0 keep gem-world\n", 1.0), [], "playing", [])
    secret = await store.secret()
    await store.close()
    notes = "ALTER TABLE deeds ADD COLUMN note TEXT NOT NULL DEFAULT 'none';\n\n"
    uses = "-- two statements; the second one uses the first\nUPDATE tables SET game = (SELECT note FROM deeds);\n"
    next_step(steps, 1, notes + uses)
    next_step(steps, 2, "UPDATE tables SET host = game;\n")
    for _ in range(2):  # the second time there is nothing to do
        store = await opened(url, steps)
        kept = await store.table("t1")
        assert kept is not None
        assert (kept.game, kept.host, kept.deeds) == ("none", "none", 1)
        assert [entry.id for entry in await store.journal("t1")] == ["d1"]
        assert await store.secret() == secret
        await store.close()


async def test_a_step_that_fails_leaves_everything_as_it_was(url: str, steps: Path):
    store = await opened(url, steps)
    await store.add_table(TableRow("t1", "race", "playing", "ala", [], {}, 5))
    await store.close()
    good = next_step(steps, 1, "UPDATE tables SET game = 'good';\n")
    bad = next_step(steps, 2, "UPDATE tables SET host = 'bad';\nUPDATE no_such_table SET x = 1;\n")
    with pytest.raises(StoreDown) as fault:
        await opened(url, steps)
    assert fault.value.message_id == "server.store.cannot-start"
    assert "no_such_table" in Words("pl").explain(fault.value)
    bad.unlink()
    good.unlink()
    store = await opened(url, steps)
    kept = await store.table("t1")
    assert kept is not None
    assert (kept.game, kept.host) == ("race", "ala")
    await store.close()


async def test_a_newer_database_is_refused_with_words(url: str, steps: Path):
    newer = next_step(steps, 1, "UPDATE tables SET game = game;\n")
    await (await opened(url, steps)).close()
    newer.unlink()
    with pytest.raises(StoreDown) as fault:
        await opened(url, steps)
    assert f"newer version of Galaktyka (step {KNOWN + 1}; this version knows {KNOWN})" in Words("en").explain(
        fault.value
    )
    assert f"nowsza wersja Galaktyki (krok {KNOWN + 1}; ta wersja zna {KNOWN})" in Words("pl").explain(fault.value)


OLD_TABLE = """
INSERT INTO tables (id, game, status, host, seats, options, seed, position, clock, listed, guided, created, changed,
    revision, deeds, waiting, totals)
VALUES ('t1', 'race', 'playing', 'ala', '[]', '{}', '5', '', '', :no, :no, 1, 1, 0, 0, '[]', '[]')
"""


async def test_a_table_of_the_first_version_is_taken_along(url: str, kind: str, steps: Path):
    later = steps_in(steps)[1:]
    for step in later:
        Path(str(step)).unlink()
    store = await opened(url, steps)
    assert isinstance(store, BaseStore)

    def insert() -> Script[None]:
        yield OLD_TABLE, {"no": False}

    await store.write(insert)
    await store.close()
    store = await opened(url, STEPS / kind)
    kept = await store.table("t1")
    assert kept == TableRow("t1", "race", "playing", "ala", [], {}, 5, created=1, changed=1, rules="", content="")
    await store.close()


OLD_LINE = "INSERT INTO chat (table_id, number, person, name, text, at) VALUES ('t1', :number, 'ala', 'Ala', :text, 1)"


async def test_chat_from_before_lines_had_words_is_taken_along(url: str, kind: str, steps: Path):
    for step in steps_in(steps)[2:]:
        Path(str(step)).unlink()
    store = await opened(url, steps)
    assert isinstance(store, BaseStore)

    def insert() -> Script[None]:
        yield OLD_TABLE, {"no": False}
        for number, text in enumerate(("hello", "hello"), 1):
            yield OLD_LINE, {"number": number, "text": text}
        yield "UPDATE tables SET chats = 2", {}

    await store.write(insert)
    await store.close()
    store = await opened(url, STEPS / kind)
    assert [line.text for line in await store.chat("t1")] == ["hello", "hello"]
    for _ in range(2):
        assert (await store.add_chat("t1", "ala", "Ala", "bye", 2.0, "ala:1")).number == 3
    kept = await store.table("t1")
    assert kept is not None
    assert kept.shown == 0
    await store.close()


def test_both_databases_take_the_same_steps():
    sqlite, postgres = steps_in(STEPS / "sqlite"), steps_in(STEPS / "postgres")
    assert [step.name for step in sqlite] == [step.name for step in postgres]
    assert sqlite[0].name == "0001_beginning.sql"


def test_steps_are_numbered_one_by_one(tmp_path: Path):
    for name in ("0001_a.sql", "0003_c.sql"):
        (tmp_path / name).touch()
    with pytest.raises(ValueError, match="not numbered one by one"):
        steps_in(tmp_path)


def test_statements_end_at_the_end_of_a_line():
    text = "SELECT ';' AS a;\n\n-- a remark; with a semicolon inside\nSELECT 2\nFROM b;"
    assert statements_of(text) == ["SELECT ';' AS a", "-- a remark; with a semicolon inside\nSELECT 2\nFROM b"]
