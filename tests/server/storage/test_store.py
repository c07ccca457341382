"""What a store promises, on every database alike."""

import asyncio
from uuid import uuid4

import pytest

from galaktyka.server.messages.tables import Clock
from galaktyka.server.storage import Conflict, JournalEntry, PersonRow, Repeated, Store, TableRow, open_store
from galaktyka.server.storage.store import SeatRow

pytestmark = [pytest.mark.anyio, pytest.mark.once]


def person(name: str, password: str = "", created: float = 1.5) -> PersonRow:
    return PersonRow(uuid4().hex, name, password, created)


def table(changed: float = 1.0, host: str = "ala", seats: tuple[str, ...] = (), listed: bool = False) -> TableRow:
    rows = [SeatRow("person", name.title(), name) for name in seats]
    return TableRow(uuid4().hex, "race", "playing", host, rows, {}, 7, listed=listed, created=0.5, changed=changed)


def entry(number: int, entry_id: str = "", lines: str = "0 keep gem-world\n", at: float = 2.0) -> JournalEntry:
    return JournalEntry(number, entry_id or uuid4().hex, 0, lines, at)


async def add(store: Store, row: TableRow) -> TableRow:
    await store.add_table(row)
    return row


async def append(store: Store, table_id: str, what: JournalEntry) -> None:
    await store.append(table_id, what, [1], "playing", [])


# ------------------------------------------------------------------ the store itself


async def test_a_check_passes(store: Store):
    await store.check()
    await store.check()


async def test_the_secret_is_made_once(store: Store, url: str):
    secrets = await asyncio.gather(*[store.secret() for _ in range(5)])
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == 32
    await store.close()
    again = await open_store(url)
    assert await again.secret() == secrets[0]
    await again.close()


async def test_two_stores_have_two_secrets(store: Store, tmp_path):
    other = await open_store(f"sqlite:///{tmp_path / 'other.db'}")
    assert await other.secret() != await store.secret()
    await other.close()


# ------------------------------------------------------------------ people


async def test_a_person_is_kept(store: Store):
    row = person("Zażółć gęślą jaźń", created=1234567890.123456)
    await store.add_person(row)
    assert await store.person(row.id) == row
    assert await store.person("nobody") is None


async def test_guests_may_have_the_same_name_also_that_of_an_account(store: Store):
    await store.add_person(person("Ala"))
    await store.add_person(person("Ala"))
    await store.add_person(person("Ala", "hash"))
    await store.add_person(person("Ala"))


async def test_an_account_is_found_by_its_name_in_any_case(store: Store):
    guest, account = person("ŁUKASZ"), person("Łukasz", "hash")
    await store.add_person(guest)
    assert await store.account("Łukasz") is None
    await store.add_person(account)
    assert await store.account("łukasz") == account
    assert await store.account("Łukas") is None


async def test_the_name_of_an_account_is_its_own(store: Store):
    account, other, guest = person("Ola", "one"), person("Ela", "two"), person("OLA")
    await store.add_person(account)
    with pytest.raises(Conflict):
        await store.add_person(person("ola", "three"))
    await store.add_person(other)
    await store.add_person(guest)
    with pytest.raises(Conflict):
        await store.save_person(PersonRow(guest.id, "Ola", "now an account", 1.5))
    with pytest.raises(Conflict):
        await store.save_person(PersonRow(other.id, "oLA", "two", 1.5))
    assert await store.person(guest.id) == guest
    assert await store.person(other.id) == other


async def test_a_person_changes_name_and_password(store: Store):
    row = person("Ala")
    await store.add_person(row)
    changed = PersonRow(row.id, "Alicja", "hash", row.created)
    await store.save_person(changed)
    assert await store.person(row.id) == changed
    assert await store.account("alicja") == changed
    with pytest.raises(LookupError):
        await store.save_person(person("nobody"))


async def test_characters_that_no_database_takes(store: Store):
    await store.add_person(PersonRow("odd", "a\0b\ud800c", "", 1.0))
    kept = await store.person("odd")
    assert kept is not None
    assert kept.name == "a\ufffdb?c"
    assert await store.person("\0") is None
    assert await store.account("\udfff\0") is None
    assert await store.table("\0") is None
    row = await add(store, table())
    await append(store, row.id, entry(1, lines="0 keep\0\n"))
    assert [done.lines for done in await store.journal(row.id)] == ["0 keep\ufffd\n"]


# ------------------------------------------------------------------ tables


async def test_a_table_is_kept_with_everything(store: Store):
    row = TableRow(
        "t1", "artifacts", "gathering", "ala",
        [SeatRow("person", "Ala", "ala"), SeatRow("bot", "greedy"), SeatRow("open", "")],
        {"advanced": True, "first-game": False}, 2**96 - 1, '{"version":1,"ó":[]}', Clock(600, 10, 0), True, True,
        12.25, 13.5, 0, 0, [0, 2], [-3, 41],
    )  # fmt: skip
    await store.add_table(row)
    assert await store.table("t1") == row
    assert await store.table("t2") is None


async def test_a_table_without_a_clock(store: Store):
    row = await add(store, table())
    kept = await store.table(row.id)
    assert kept == row
    assert kept is not None
    assert kept.clock is None


async def test_an_id_is_given_once(store: Store):
    row = await add(store, table())
    with pytest.raises(Conflict):
        await store.add_table(row)


async def test_saving_a_table_raises_its_revision(store: Store):
    row = await add(store, table())
    row.seats = [SeatRow("person", "Ola", "ola")]
    row.status, row.listed, row.waiting, row.changed = "over", True, [1], 9.0
    await store.save_table(row)
    assert row.revision == 1
    assert await store.table(row.id) == row
    await store.save_table(row)
    assert row.revision == 2


async def test_only_the_row_that_was_read_is_overwritten(store: Store):
    row = await add(store, table())
    mine, theirs = await store.table(row.id), await store.table(row.id)
    assert mine is not None
    assert theirs is not None
    mine.listed = True
    await store.save_table(mine)
    theirs.host = "ola"
    with pytest.raises(Conflict):
        await store.save_table(theirs)
    assert theirs.revision == 0
    assert await store.table(row.id) == mine


async def test_a_deed_in_between_is_a_change_too(store: Store):
    row = await add(store, table())
    await append(store, row.id, entry(1))
    with pytest.raises(Conflict):
        await store.save_table(row)
    fresh = await store.table(row.id)
    assert fresh is not None
    assert (fresh.revision, fresh.deeds) == (1, 1)
    await store.save_table(fresh)


async def test_saving_a_table_that_is_not_there(store: Store):
    with pytest.raises(Conflict):
        await store.save_table(table())


async def test_the_tables_of_a_person(store: Store):
    hosted = await add(store, table(3.0, host="ola"))
    seated = await add(store, table(5.0, host="ala", seats=("ola", "ola", "ala")))
    left = await add(store, table(4.0, host="ala", seats=("ola",)))
    await add(store, table(9.0, host="ala"))
    assert [row.id for row in await store.tables_of("ola")] == [seated.id, left.id, hosted.id]
    left.seats = []
    await store.save_table(left)
    assert [row.id for row in await store.tables_of("ola")] == [seated.id, hosted.id]
    assert [row.id for row in await store.tables_of("ola", most=1)] == [seated.id]
    assert await store.tables_of("") == []
    await append(store, hosted.id, entry(1, at=6.0))
    assert [row.id for row in await store.tables_of("ola")] == [hosted.id, seated.id]


async def test_the_tables_that_everybody_sees(store: Store):
    old, new = await add(store, table(1.0, listed=True)), await add(store, table(2.0, listed=True))
    over = table(3.0, listed=True)
    over.status = "over"
    await store.add_table(over)
    await add(store, table(4.0))
    assert [row.id for row in await store.listed_tables()] == [new.id, old.id]
    assert [row.id for row in await store.listed_tables(most=1)] == [new.id]


# ------------------------------------------------------------------ entries


async def test_deeds_come_back_in_order(store: Store):
    row, other = await add(store, table()), await add(store, table())
    done = [
        JournalEntry(number, f"d{number}", number % 3 - 1, f"0 keep {number}\nundo 1\n", number / 8)
        for number in range(1, 13)
    ]
    for what in done:
        await append(store, row.id, what)
    assert await store.journal(row.id) == done
    assert await store.journal(row.id, after=10) == done[10:]
    assert await store.journal(row.id, after=12) == []
    assert await store.journal(other.id) == []


async def test_a_deed_says_how_the_table_stands(store: Store):
    row = await add(store, table())
    await store.append(row.id, entry(1, at=7.5), [0, 2], "over", [12, -1])
    kept = await store.table(row.id)
    assert kept is not None
    assert (kept.deeds, kept.waiting, kept.status, kept.totals, kept.changed) == (1, [0, 2], "over", [12, -1], 7.5)


@pytest.mark.parametrize("number", [0, 1, 3])
async def test_a_number_that_is_taken_or_not_next(store: Store, number: int):
    row = await add(store, table())
    await append(store, row.id, entry(1))
    with pytest.raises(Conflict):
        await store.append(row.id, entry(number), [5], "over", [1])
    kept = await store.table(row.id)
    assert kept is not None
    assert (kept.deeds, kept.status, kept.revision) == (1, "playing", 1)
    assert len(await store.journal(row.id)) == 1


async def test_a_table_that_is_not_there_has_no_deeds(store: Store):
    with pytest.raises(Conflict):
        await append(store, "nowhere", entry(1))


@pytest.mark.parametrize("number", [1, 2, 3, 9])
async def test_a_deed_that_comes_again_counts_once(store: Store, number: int):
    row = await add(store, table())
    await append(store, row.id, entry(1, "first"))
    await append(store, row.id, entry(2, "second"))
    with pytest.raises(Repeated) as repeated:
        await store.append(row.id, entry(number, "first", "1 something else\n"), [7], "over", [3])
    assert repeated.value.number == 1
    kept = await store.table(row.id)
    assert kept is not None
    assert (kept.deeds, kept.status, kept.revision) == (2, "playing", 2)
    assert [done.lines for done in await store.journal(row.id)] == ["0 keep gem-world\n"] * 2


async def test_the_same_word_for_deeds_of_two_tables(store: Store):
    one, other = await add(store, table()), await add(store, table())
    await append(store, one.id, entry(1, "same"))
    await append(store, other.id, entry(1, "same"))
    assert len(await store.journal(other.id)) == 1


async def test_refusals_do_not_spoil_what_is_written_together_with_them(store: Store):
    rows = [await add(store, table()) for _ in range(8)]
    await append(store, rows[0].id, entry(1, "known"))
    outcomes = await asyncio.gather(
        append(store, rows[0].id, entry(2, "known")),
        append(store, rows[1].id, entry(5)),
        append(store, "nowhere", entry(1)),
        store.add_chat("nowhere", "p", "P", "hello", 1.0),
        *[append(store, row.id, entry(1)) for row in rows[2:]],
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes[:3]] == [Repeated, Conflict, Conflict]
    assert isinstance(outcomes[3], LookupError)
    assert outcomes[4:] == [None] * 6
    assert [len(await store.journal(row.id)) for row in rows] == [1, 0, 1, 1, 1, 1, 1, 1]


async def test_of_many_who_write_the_same_number_one_succeeds(store: Store):
    row = await add(store, table())
    outcomes = await asyncio.gather(
        *[append(store, row.id, entry(1, f"d{number}")) for number in range(20)], return_exceptions=True
    )
    assert outcomes.count(None) == 1
    assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
    winner = outcomes.index(None)
    assert [done.id for done in await store.journal(row.id)] == [f"d{winner}"]


async def test_the_same_deed_sent_by_many_at_once_is_there_once(store: Store):
    row = await add(store, table())
    outcomes = await asyncio.gather(
        *[append(store, row.id, entry(1, "same")) for _ in range(20)], return_exceptions=True
    )
    assert outcomes.count(None) == 1
    assert {type(outcome) for outcome in outcomes} == {type(None), Repeated}
    assert len(await store.journal(row.id)) == 1


WRITERS, TABLES, DEEDS_EACH = 50, 10, 8


async def write_on(store: Store, table_id: str, name: str) -> list[tuple[int, str]]:
    """Somebody who writes, reads on when others were quicker, and now and then sends the same again."""
    written, number = [], 1
    for turn in range(DEEDS_EACH):
        entry_id = f"{name}-{turn}"
        while True:
            try:
                await append(store, table_id, entry(number, entry_id))
            except Conflict:
                number = len(await store.journal(table_id)) + 1
                continue
            written.append((number, entry_id))
            break
        with pytest.raises(Repeated):
            await append(store, table_id, entry(number + turn % 2, entry_id))
    return written


async def test_fifty_writers_lose_nothing_and_double_nothing(store: Store):
    rows = [await add(store, table()) for _ in range(TABLES)]
    acknowledged = await asyncio.gather(
        *[write_on(store, rows[writer % TABLES].id, f"w{writer}") for writer in range(WRITERS)]
    )
    for place, row in enumerate(rows):
        kept = [(done.number, done.id) for done in await store.journal(row.id)]
        assert kept == sorted(pair for writer in range(place, WRITERS, TABLES) for pair in acknowledged[writer])
        assert [number for number, _ in kept] == list(range(1, WRITERS // TABLES * DEEDS_EACH + 1))


async def test_what_was_written_is_there_after_a_restart(store: Store, url: str):
    row = await add(store, table())
    await append(store, row.id, entry(1, "kept"))
    await store.close()
    again = await open_store(url)
    assert [done.id for done in await again.journal(row.id)] == ["kept"]
    await again.close()


async def test_what_everybody_may_see_is_counted_and_secrets_are_not(store: Store):
    row = await add(store, table())
    assert (await store.table(row.id) or row).shown == 0
    await store.save_table(row)
    assert row.shown == 1
    steps = [(1, 5.0, 2), (2, 5.0, 2), (3, 6.0, 3)]  # the second entry is a secret: nothing has changed for the others
    for number, changed, shown in steps:
        await store.append(row.id, JournalEntry(number, f"d{number}", 0, "", 9.0), [], "playing", [], changed)
        kept = await store.table(row.id)
        assert kept is not None
        assert (kept.shown, kept.revision) == (shown, number + 1)


# ------------------------------------------------------------------ chat


async def test_chat_is_numbered_without_a_gap(store: Store):
    row, other = await add(store, table()), await add(store, table())
    await store.add_chat(other.id, "ola", "Ola", "elsewhere", 0.5)
    first = await store.add_chat(row.id, "ala", "Ala", "Cześć! 👋", 1.5)
    assert (first.number, first.person, first.name, first.text, first.at) == (1, "ala", "Ala", "Cześć! 👋", 1.5)
    more = await asyncio.gather(*[store.add_chat(row.id, "ola", "Ola", f"line {n}", n) for n in range(9)])
    assert sorted(line.number for line in more) == list(range(2, 11))
    lines = await store.chat(row.id)
    assert [line.number for line in lines] == list(range(1, 11))
    assert lines[0] == first
    assert await store.chat(row.id, after=8) == lines[8:]
    assert await store.chat(row.id, most=3) == lines[-3:]
    assert await store.chat("nowhere") == []


async def test_a_line_that_is_sent_again_is_kept_once(store: Store):
    row, other = await add(store, table()), await add(store, table())
    first = await store.add_chat(row.id, "ala", "Ala", "hello", 1.0, "ala:1")
    again = await asyncio.gather(*[store.add_chat(row.id, "ala", "Ala", "hello", n, "ala:1") for n in range(5)])
    assert again == [first] * 5
    assert (await store.add_chat(other.id, "ala", "Ala", "hello", 2.0, "ala:1")).number == 1, "of this table"
    more = await asyncio.gather(*[store.add_chat(row.id, "ala", "Ala", "more", n, "ala:2") for n in range(5)])
    assert {line.number for line in more} == {2}, "in the same moment"
    unnamed = [await store.add_chat(row.id, "", "Ala", "back", 3.0) for _ in range(2)]
    assert [line.number for line in unnamed] == [3, 4]
    assert [line.text for line in await store.chat(row.id)] == ["hello", "more", "back", "back"]


async def test_chat_does_not_lock_the_row(store: Store):
    row = await add(store, table())
    await store.add_chat(row.id, "ala", "Ala", "hello", 1.0)
    await store.save_table(row)


async def test_nobody_chats_at_a_table_that_is_not_there(store: Store):
    with pytest.raises(LookupError):
        await store.add_chat("nowhere", "ala", "Ala", "hello", 1.0)
