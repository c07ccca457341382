"""A database that is gone for a while: players are told, nothing is half done, and the game goes on when it is back."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import BOT, ME, Seat, serving, story
from tests.server.storage.databases import Postgres

pytestmark = pytest.mark.once


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else holds the database and lets nobody write."""
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


async def until_accepted(seat: Seat, move: dict[str, object]) -> dict[str, object]:
    """Send the same entry until it is on the disk."""
    while True:
        answer = await seat.ask(move)
        if answer["type"] == "accepted":
            return answer
        assert answer["problem"]["code"].startswith("server.store.")
        await asyncio.sleep(0.2)


def test_a_database_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("galaktyka.server.storage.sqlite.PATIENCE", 0.2)

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, {"kind": "local", "name": "Ola"}, seed=2)
            async with ala.at(table) as seat:
                before = await seat.asked()
                move = seat.move(await seat.any_answer(), "once")
                with locked(tmp_path / "games.db"):
                    refused = await seat.ask(move)
                    assert refused["problem"]["code"] == "server.store.busy"
                    assert refused["problem"]["message"]
                    by_http = await ala.post(f"/tables/{table}/moves", move)
                    assert by_http.status_code == 503
                    shown = (await ala.http.get(f"/api/tables/{table}/position?seat=0")).json()
                    assert shown["view"] == before["view"]
                    assert shown["moment"] == before["moment"]
                answer = await until_accepted(seat, move)
                assert answer["version"] == 1
                entries = await house.service.store.journal(table)
                assert [entry.id for entry in entries] == ["0:once"]

    story(told())


def test_postgresql_stops_and_comes_back(tmp_path: Path, postgres: Postgres):
    async def told() -> None:
        async with serving(tmp_path, database=postgres.new_database()) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=2)
            async with ala.at(table) as seat:
                await seat.asked()
                await seat.play_any()
                await seat.asked()
                move = seat.move(await seat.any_answer(), "once")
                await asyncio.to_thread(postgres.stop)
                refused = await seat.ask(move)
                assert refused["problem"]["code"].startswith("server.store.")
                await asyncio.to_thread(postgres.start)
                await until_accepted(seat, move)
                entries = await house.service.store.journal(table)
                assert [entry.id for entry in entries].count("0:once") == 1
                while not (await seat.asked())["ending"]:
                    await seat.play_any()

    story(told())
