"""A table that was begun under rules that have changed since goes on by them, as long as the game still knows them."""

from pathlib import Path
from typing import Any

import pytest

from galaktyka.core.records import parse_record
from tests.server.serving import BOT, ME, Guest, House, serving, story

pytestmark = pytest.mark.once

RECORD = Path(__file__).parents[1] / "games" / "artifacts" / "rules_4" / "two-ships-by-hand.txt"
MOVES = ("switch calcine", "complete sonne", "logistical", "logistical")
BOTH = ["calcine", "sonne", "veto"]


async def brought(ala: Guest) -> str:
    """A table at the start of the story: two ships prepared, Calcine blockaded, one credit."""
    begun, _, _ = RECORD.read_text("utf-8").partition("0 switch")
    answer = await ala.post("/records", {"text": begun, "seat": 0})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def put_to_sleep(house: House, table: str) -> None:
    """Nobody has it in memory any more: as after an update."""
    live = house.service.tables.awake[table]
    while live.bots_at_work:
        await live.bots_at_work
    del house.service.tables.awake[table]


def empire(position: dict[str, Any]) -> list[str]:
    return [card["card"] for card in position["view"]["players"][0]["empire"]]


async def two_ships_for_one_credit(ala: Guest, table: str) -> None:
    async with ala.at(table) as seat:
        await seat.asked()
        for move in MOVES:
            answer = await seat.play([move])
            assert answer["type"] == "accepted", (move, answer)
        assert empire(seat.position) == BOTH


def test_it_goes_on_by_them(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await brought(ala)
            row = await house.service.store.table(table)
            assert row is not None
            assert row.rules == "4"
            await ala.http.get(f"/api/tables/{table}")
            await put_to_sleep(house, table)
            await two_ships_for_one_credit(ala, table)
            await put_to_sleep(house, table)
            assert (await ala.http.get(f"/api/tables/{table}/position?seat=0")).status_code == 200
            assert (await ala.http.get(f"/api/tables/{table}/history?seat=0")).status_code == 200

    story(told())


def test_the_list_of_games_says_nothing_of_it(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await brought(ala)
            (mine,) = (await ala.http.get("/api/tables?mine=true&lang=en")).json()
            assert (mine["id"], mine["standing"]) == (table, "Round 1, Action stage")
            row = await house.service.store.table(table)
            assert row is not None
            row.rules = "3"
            await put_to_sleep(house, table)
            await house.service.store.save_table(row)
            (mine,) = (await ala.http.get("/api/tables?mine=true&lang=en")).json()
            assert mine["standing"] == "from an earlier version"

    story(told())


def test_what_is_played_on_from_it_goes_on_by_them_too(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await brought(ala)
            branch = await ala.post(f"/tables/{table}/branch", {"step": 0, "seat": 0, "bot": "greedy"})
            assert branch.status_code == 201, branch.text
            row = await house.service.store.table(branch.json()["id"])
            assert row is not None
            assert row.rules == "4"
            await two_ships_for_one_credit(ala, row.id)
            record = await ala.http.get(f"/api/tables/{table}/record?seat=0")
            assert parse_record(record.text, "").header.rules == "4"

    story(told())


def test_a_new_table_is_begun_under_ours(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("artifacts", ME, BOT, seed=2)
            row = await house.service.store.table(table)
            assert row is not None
            assert row.rules == "5"

    story(told())
