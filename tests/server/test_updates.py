"""A server is updated while games are running: the new version opens the database of the old one, and play goes on."""

from pathlib import Path

import pytest

from galaktyka.server.people import COOKIE
from galaktyka.server.tables import played_through
from tests.server.former import FOLDER, GAMES, fingerprint, play, restore
from tests.server.serving import Guest, House, serving, story

pytestmark = pytest.mark.once

FORMER = sorted(file.stem for file in FOLDER.iterdir())


async def come_back(house: House, name: str, guest: Guest) -> None:
    """Somebody who was here before the update, with the cookie of then."""
    people = house.service.people
    rows = [await house.service.store.person(table.host) for table in await house.service.store.listed_tables()]
    (person,) = {row.id: row for row in rows if row and row.name == name}.values()
    guest.http.cookies.set(COOKIE, people.cookie_for(person), domain="127.0.0.1")


async def check_position(house: House, table: str, expected: str) -> None:
    """It is the position that the old version had."""
    row = await house.service.store.table(table)
    assert row is not None
    session = played_through(row, await house.service.store.journal(table))
    assert fingerprint(session.state) == expected, f"{row.game}, table {table}"


@pytest.mark.parametrize("former", FORMER)
def test_games_go_on_after_an_update(former: str, tmp_path: Path):
    positions = restore(former, tmp_path / "games.db")

    async def told() -> None:
        async with serving(tmp_path, grace=3600.0) as house, house.guest() as ala, house.guest("Ula") as ula:
            await come_back(house, "Ala", ala)
            mine = {info["id"]: info for info in (await ala.http.get("/api/tables?mine=true")).json()}
            assert positions.keys() < mine.keys()
            assert {mine[table]["game"] for table in positions} == set(GAMES)
            for table, position in positions.items():
                await check_position(house, table, position)
                people = [who["seat"] for who in mine[table]["seats"] if who["mine"]]
                made = await play(ala, table, 10, tuple(people))
                answer = await ala.http.get(f"/api/tables/{table}/position?seat=0")
                assert made == 10 or answer.json()["ending"], table
                assert (await ala.http.get(f"/api/tables/{table}/history?seat=0")).status_code == 200
            (gathering,) = mine.keys() - positions.keys()
            assert (await ula.post(f"/tables/{gathering}/join", {})).status_code == 200
            assert (await ala.post(f"/tables/{gathering}/start", {})).status_code == 200
            async with ula.at(gathering, 2) as seat:
                await seat.asked()
                await seat.play_any()

    story(told())
