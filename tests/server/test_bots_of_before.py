"""Tables that were begun before champions came keep the bots that they began with; new ones say who plays."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from galaktyka.core.records import format_record, parse_record
from galaktyka.server.messages.tables import Upload
from galaktyka.server.records import read_upload
from galaktyka.server.storage import open_store
from galaktyka.server.storage.store import SeatRow
from tests.bots.networks import give_weights
from tests.server.former import FOLDER, GAMES, play, restore
from tests.server.histories.games import ALA, RACE, random_moves, record_of, row_of
from tests.server.serving import ME, serving, story
from tests.server.test_updates import come_back

pytestmark = pytest.mark.once
FORMER = sorted(file.stem for file in FOLDER.iterdir())


@pytest.mark.parametrize("former", FORMER)
def test_running_tables_go_on_with_the_classic_bots(former: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    tables = restore(former, tmp_path / "games.db")
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
        connection.execute(
            """UPDATE tables SET seats = replace(seats, '"kind":"bot","name":"greedy"', :novice)""",
            {"novice": '"kind":"bot","name":"novice"'},
        )
    give_weights(monkeypatch, tmp_path / "weights", *GAMES)

    async def told() -> None:
        async with serving(tmp_path, grace=3600.0) as house, house.guest() as ala:
            await come_back(house, "Ala", ala)
            met = set()
            for table in tables:
                row = await house.service.store.table(table)
                assert row is not None
                bots = {seat.name for seat in row.seats if seat.kind == "bot"}
                assert bots <= {"classic-novice"}
                people = [number for number, seat in enumerate(row.seats) if seat.kind == "person"]
                await play(ala, table, 4, tuple(people))
                met |= {(row.game, *bots)} if bots else set()
            assert met == {(game, "classic-novice") for game in GAMES}

    story(told())


def test_a_new_table_says_which_novice_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    give_weights(monkeypatch, tmp_path / "weights", "race")

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            for asked, kept, shown in (
                ("novice", "champion:novice", "Novice"),
                ("champion:novice", "champion:novice", "Novice"),
                ("classic-novice", "classic-novice", "Classic Novice"),
                ("champion:elo=1500", "champion:elo=1500", "Elo 1500"),
            ):
                table = await ala.open("race", ME, {"kind": "bot", "name": asked})
                seat = (await ala.http.get(f"/api/tables/{table}")).json()["seats"][1]
                assert (seat["bot"], seat["name"]) == (kept, shown)
                assert await play(ala, table, 3, (0,)) == 3
            wish = {"game": "race", "seats": [ME, {"kind": "bot", "name": "classic-search:5"}]}
            refused = await ala.http.post("/api/tables", json=wish)
            assert refused.status_code == 400
            game = next(game for game in (await ala.http.get("/api/games")).json() if game["key"] == "race")
            levels = [bot["name"] for bot in game["bots"] if bot["level"]]
            assert levels == ["novice", "apprentice", "adept", "expert", "master", "champion"]
            assert [bot["name"] for bot in game["bots"] if bot["usual"]] == ["adept"]

    story(told())


def test_what_is_saved_again_keeps_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def told() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'games.db'}")
        row = row_of(RACE)
        row.seats[0] = SeatRow("bot", "master")
        await store.add_table(row)
        give_weights(monkeypatch, tmp_path / "weights", "race")
        for _ in range(2):
            found = await store.table(row.id)
            assert found is not None
            assert found.seats[0].name == "classic-master"
            await store.save_table(found)
        await store.close()

    story(told())


def test_a_record_of_before_is_taken_in_with_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    row = row_of(RACE)
    row.seats[0] = SeatRow("bot", "expert")
    text = format_record(record_of(row, random_moves(row, 10)))
    assert parse_record(text, "").header.seats[0].name == "expert"
    give_weights(monkeypatch, tmp_path / "weights", "race")
    new, _ = read_upload(Upload(text, seat=1), ALA)
    assert new.seats[0].name == "classic-expert"
