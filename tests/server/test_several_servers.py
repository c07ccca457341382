"""Several servers on one PostgreSQL: the same tables, the same people, nothing missed."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from galaktyka.server import tables
from galaktyka.server.game_session import GameSession
from galaktyka.server.storage import TableRow
from tests.server.serving import BOT, ME, OPEN, Guest, House, Seat, begun_by, serving, story
from tests.server.storage.databases import Postgres

pytestmark = pytest.mark.once

LOCAL = {"kind": "local", "name": "Ola"}


@asynccontextmanager
async def two_servers(folder: Path, postgres: Postgres) -> AsyncIterator[tuple[House, House]]:
    database = postgres.new_database()
    async with serving(folder, database=database) as here, serving(folder, database=database) as there:
        yield here, there


def the_same_person(one: Guest, other: Guest) -> None:
    other.http.cookies.update(one.http.cookies)


def test_two_servers_on_one_postgresql_serve_the_same_table(tmp_path: Path, postgres: Postgres):
    async def told() -> None:
        database = postgres.new_database()
        async with (
            serving(tmp_path, database=database) as here,
            serving(tmp_path, database=database) as there,
            here.guest("Ala") as ala,
            there.guest("Ola") as ola,
        ):
            table = await ala.open("race", ME, OPEN, BOT)
            async with ala.at(table, 0) as one:
                await one.until(lambda: bool(one.table))
                await ola.post(f"/tables/{table}/join", {})
                await one.until(lambda: one.table["seats"][1]["name"] == "Ola")
                await ala.post(f"/tables/{table}/start", {})
                async with ola.at(table, 1) as two:
                    assert (await two.say("hello"))["type"] == "chat"
                    await one.until(lambda: any(news["type"] == "chat" for news in one.heard))

                    async def play(seat: Seat) -> None:
                        while not (await seat.asked())["ending"]:
                            answer = await seat.ask(seat.move(await seat.any_answer()))
                            if answer["type"] == "accepted":
                                seat.position = {}
                                await seat.ask({"type": "look", "seat": seat.seat, "lang": "en"})

                    await asyncio.gather(play(one), play(two))
                    assert one.position["ending"] == two.position["ending"]
                    assert one.position["scores"] == two.position["scores"]
            numbers = [entry.number for entry in await here.service.store.journal(table)]
            assert numbers == list(range(1, len(numbers) + 1))

    story(told())


def test_the_same_deed_through_two_servers_counts_once(tmp_path: Path, postgres: Postgres):
    async def told() -> None:
        database = postgres.new_database()
        async with (
            serving(tmp_path, database=database) as here,
            serving(tmp_path, database=database) as there,
            here.guest("Ala") as ala,
            there.guest() as twin,
        ):
            twin.http.cookies.update(ala.http.cookies)
            table = await ala.open("race", ME, {"kind": "local", "name": "Ola"})
            async with ala.at(table, 0) as seat:
                await seat.asked()
                move = seat.move(await seat.any_answer(), "once")
            await there.service.tables.find(table)
            answers = await asyncio.gather(
                ala.post(f"/tables/{table}/moves", move), twin.post(f"/tables/{table}/moves", move)
            )
            assert [answer.json() for answer in answers] == [{"type": "accepted", "deed": "once", "version": 1}] * 2
            assert [entry.id for entry in await here.service.store.journal(table)] == ["0:once"]

    story(told())


def test_what_happens_while_a_table_wakes_is_not_missed(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    async def told() -> None:
        async with two_servers(tmp_path, postgres) as (here, there), here.guest("Ala") as ala, there.guest() as twin:
            the_same_person(ala, twin)
            table = await ala.open("race", ME, LOCAL)
            replayed, read, go_on = there.service.tables.replayed, asyncio.Event(), asyncio.Event()

            async def slowly(row: TableRow) -> GameSession:
                session = await replayed(row)
                read.set()
                await go_on.wait()
                return session

            monkeypatch.setattr(there.service.tables, "replayed", slowly)
            waking = asyncio.create_task(there.service.tables.find(table))
            await read.wait()
            async with ala.at(table, 0) as seat:
                await seat.asked()
                await seat.play_any()
            await asyncio.sleep(0.3)  # time for the notice
            go_on.set()
            live = await waking
            assert live.session is not None
            while live.session.version != 1:
                await asyncio.sleep(0.01)

    story(told())


def test_nobody_misses_a_line_of_chat_that_another_server_wrote_just_before(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    async def told() -> None:
        async with two_servers(tmp_path, postgres) as (here, there), here.guest("Ala") as ala, there.guest() as twin:
            the_same_person(ala, twin)
            table = await ala.open("race", ME, LOCAL)
            async with twin.at(table, 0) as seat:
                await seat.asked()
                monkeypatch.setattr(there.service.tables, "catch_up", lambda table_id: asyncio.sleep(0))  # no news yet
                assert (await ala.post(f"/tables/{table}/chat", {"text": "one", "line": "a"})).json()["number"] == 1
                assert (await seat.say("two"))["number"] == 2
                said = lambda: [news["text"] for news in seat.heard if news["type"] == "chat"]  # noqa: E731
                await seat.until(lambda: len(said()) == 2)
                assert said() == ["one", "two"]

    story(told())


def test_who_is_at_a_table_is_known_at_every_server(tmp_path: Path, postgres: Postgres):
    async def told() -> None:
        async with (
            two_servers(tmp_path, postgres) as (here, there),
            here.guest("Ala") as ala,
            there.guest("Ola") as ola,
        ):
            table = await ala.open("race", ME, OPEN)
            await ola.post(f"/tables/{table}/join", {})
            async with ala.at(table, 0) as one:
                await one.until(lambda: one.table.get("seats", [{}, {}])[1].get("name") == "Ola")
                async with ola.at(table, 1):
                    await one.until(lambda: one.table["seats"][1]["present"])
                await one.until(lambda: not one.table["seats"][1]["present"])
                live = here.service.tables.awake[table]
                me = live.row.seats[1].person
                live.hear_who_is_elsewhere("a server that dies", frozenset([me]), time.monotonic() + 0.1)
                await one.until(lambda: one.table["seats"][1]["present"])
                live.forget_the_silent(time.monotonic() + 1)
                await one.until(lambda: not one.table["seats"][1]["present"])

    story(told())


def test_no_bot_decides_for_somebody_who_is_back_at_another_server(tmp_path: Path, postgres: Postgres):
    async def told() -> None:
        async with two_servers(tmp_path, postgres) as (here, _), here.guest("Ala") as ala, here.guest("Ola") as ola:
            table = await begun_by(ala, ola, clock={"stock": 60})
            live = here.service.tables.awake[table]
            assert live.session is not None
            live.session.by_bots.add(1)
            live.look_at_clocks(time.time())
            assert live.stand_ins == {1}
            live.hear_who_is_elsewhere("other", frozenset([live.row.seats[1].person]), time.monotonic() + 60)
            live.look_at_clocks(time.time())
            assert live.stand_ins == set()

    story(told())


def test_a_server_goes_on_telling_who_is_there(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables, "BETWEEN_ROUNDS", 0.1)

    async def told() -> None:
        async with two_servers(tmp_path, postgres) as (here, there), here.guest("Ala") as ala, there.guest() as twin:
            the_same_person(ala, twin)
            table = await ala.open("race", ME, LOCAL)
            async with twin.at(table, 0):
                live = await here.service.tables.find(table)
                while not live.players_present():
                    await asyncio.sleep(0.01)
                live.elsewhere.clear()  # as if this server had been away
                while not live.players_present():
                    await asyncio.sleep(0.01)

    story(told())


def test_a_guest_who_signs_in_at_one_server_is_let_go_at_the_other(tmp_path: Path, postgres: Postgres):
    async def told() -> None:
        async with (
            two_servers(tmp_path, postgres) as (here, there),
            here.guest() as home,
            here.guest("Somebody") as tab,
            there.guest() as other_tab,
        ):
            account = {"name": "Ala", "password": "a long and secret sentence"}
            assert (await home.post("/accounts", account)).status_code == 201
            the_same_person(tab, other_tab)
            table = await tab.open("race", ME, BOT, seed=1)
            async with other_tab.at(table) as seat:
                await seat.asked()
                assert (await tab.post("/session", account)).status_code == 200
                with pytest.raises(ConnectionClosed):
                    await seat.until(lambda: False)
                assert seat.socket.close_code == 1013
            the_same_person(tab, other_tab)
            async with other_tab.at(table) as seat:
                await seat.asked()
                await seat.play_any()

    story(told())


def test_both_servers_say_the_same_revision_of_a_table(tmp_path: Path, postgres: Postgres):
    async def told() -> None:
        async with (
            two_servers(tmp_path, postgres) as (here, there),
            here.guest("Ala") as ala,
            there.guest("Ola") as ola,
        ):
            table = await begun_by(ala, ola)
            async with ala.at(table, 0) as one, ola.at(table, 1) as two:
                for _ in range(3):
                    for seat in (one, two):
                        await seat.asked()
                        await seat.play_any()
                        seat.position = {}
                        await seat.ask({"type": "look", "seat": seat.seat, "lang": "en"})
                for live in (each.service.tables.awake[table] for each in (here, there)):
                    async with live.lock:
                        pass
                kept = await here.service.store.table(table)
                assert kept is not None
                while there.service.tables.awake[table].row.revision < kept.revision:
                    await asyncio.sleep(0.01)
                shown = [(await each.http.get(f"/api/tables/{table}")).json()["revision"] for each in (ala, ola)]
                assert shown == [kept.shown, kept.shown]
                assert 2 < kept.shown < kept.revision, "half of what was done was a secret at first"

    story(told())
