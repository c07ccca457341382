"""A table whose rules or cards an update has changed: said in words, everything around it goes on."""

from pathlib import Path

import pytest

from galaktyka.core.records import parse_record
from galaktyka.server.backups import back_up, restore
from galaktyka.server.game_session import GameSession
from galaktyka.server.storage import JournalEntry, open_store
from tests.server.serving import BOT, ME, OPEN, Guest, House, begun_by, serving, story

pytestmark = pytest.mark.once


async def fallen_asleep(house: House, table: str) -> GameSession:
    """The game as it was when nobody was at work any more."""
    live = house.service.tables.awake[table]
    while live.bots_at_work:
        await live.bots_at_work
    del house.service.tables.awake[table]
    assert live.session is not None
    return live.session


async def updated(house: House, table: str) -> None:
    """The game of the table is from now on one that was begun with other cards."""
    store = house.service.store
    if table in house.service.tables.awake:
        await fallen_asleep(house, table)
    row = await store.table(table)
    assert row is not None
    assert row.content
    row.content = "0123456789abcdef"
    await store.save_table(row)


async def played(ala: Guest, table: str, moves: int = 3) -> None:
    async with ala.at(table) as seat:
        for _ in range(moves):
            await seat.asked()
            await seat.play_any()
        await seat.asked()


def test_people_are_told_what_they_can_do(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=2)
            await played(ala, table)
            await updated(house, table)
            for address in ("", "/position?seat=0", "/history?seat=0", "/history/1?seat=0", "/verification"):
                answer = await ala.http.get(f"/api/tables/{table}{address}", headers={"accept-language": "pl"})
                assert (answer.status_code, answer.json()["code"]) == (409, "outdated"), address
                assert answer.json()["message"].startswith("Tę partię rozgrywano według innych zasad")
                assert f"/api/tables/{table}/record" in answer.json()["message"]
            async with ala.at(table) as seat:
                with pytest.raises(Exception, match="4004"):
                    await seat.hear()

    story(told())


def test_the_list_of_games_shows_it_as_what_it_is(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table, other = await ala.open("race", ME, BOT, seed=2), await ala.open("race", ME, OPEN)
            await updated(house, table)
            mine = (await ala.http.get("/api/tables?mine=true&lang=en")).json()
            assert {each["id"]: each["standing"] for each in mine} == {table: "from an earlier version", other: ""}

    story(told())


def test_its_record_can_be_downloaded_by_whoever_plays_alone(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await ala.open("race", ME, BOT, seed=2)
            await played(ala, table)
            session = await fallen_asleep(house, table)
            undo = JournalEntry(session.version + 1, "u", 0, "undo 1\n", 1.0)
            await house.service.store.append(table, undo, [0], "playing", [])
            await updated(house, table)
            own = await ala.http.get(f"/api/tables/{table}/record")
            assert own.status_code == 200, own.text
            record = parse_record(own.text, "")
            assert (record.header.content, record.header.seed) == ("0123456789abcdef", 2)
            assert len(record.moves) == session.table.made - 1
            assert (await ola.http.get(f"/api/tables/{table}/record")).json()["code"] == "outdated"

    story(told())


def test_the_secrets_of_a_game_among_people_stay_secret(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola)
            await updated(house, table)
            for address in ("record", "record?seat=0"):
                assert (await ala.http.get(f"/api/tables/{table}/{address}")).json()["code"] == "outdated"

    story(told())


def test_who_signs_in_takes_it_along(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as phone, house.guest() as home:
            await home.post("/accounts", {"name": "Alicja", "password": "a long sentence"})
            table = await phone.open("race", ME, BOT, seed=2)
            await updated(house, table)
            signed_in = await phone.post("/session", {"name": "Alicja", "password": "a long sentence"})
            assert signed_in.status_code == 200, signed_in.text
            assert [each["id"] for each in (await home.http.get("/api/tables?mine=true")).json()] == [table]
            assert table not in house.service.tables.awake

    story(told())


def test_a_game_that_the_rules_no_longer_allow_is_outdated_too(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=2)
            await played(ala, table)
            session = await fallen_asleep(house, table)
            entry = JournalEntry(session.version + 1, "x", 0, "0 settle no-such-world\n", 1.0)
            await house.service.store.append(table, entry, [0], "playing", [])
            for address in ("", "/history"):
                assert (await ala.http.get(f"/api/tables/{table}{address}")).json()["code"] == "outdated"

    story(told())


def test_a_backup_takes_it_along(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=2)
            await played(ala, table)
            await updated(house, table)
            before = await house.service.store.table(table), await house.service.store.journal(table)
            await back_up(f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "backup.gz")
        target = f"sqlite:///{tmp_path / 'other.db'}"
        await restore(target, tmp_path / "backup.gz")
        store = await open_store(target)
        assert (await store.table(table), await store.journal(table)) == before
        await store.close()

    story(told())
