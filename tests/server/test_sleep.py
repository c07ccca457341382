"""A table that nobody looks at is forgotten, and comes back exactly as it was."""

import asyncio
from pathlib import Path

import pytest

from tests.server.serving import BOT, ME, serving, story

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
def test_a_table_sleeps_and_wakes_as_it_was(tmp_path: Path, game: str):
    async def told() -> None:
        async with serving(tmp_path, sleep_after=0.1) as house, house.guest("Ala") as ala:
            table = await ala.open(game, ME, BOT, seed=2)
            async with ala.at(table) as seat:
                for _ in range(12):
                    await seat.asked()
                    await seat.play_any()
                if (await seat.asked())["can_undo"]:
                    await seat.ask(seat.undo("u"))
                    await seat.asked()
                before = house.service.tables.awake[table].session
                assert before is not None
            while table in house.service.tables.awake:
                await asyncio.sleep(0.05)
            after = (await house.service.tables.find(table)).session
            assert after is not None
            assert after is not before
            assert after.state.fingerprint() == before.state.fingerprint()
            assert (after.version, after.table.made) == (before.version, before.table.made)
            assert (after.answers, after.entry_numbers) == (before.answers, before.entry_numbers)
            assert after.table.joined == before.table.joined
            assert after.table.can_undo(0) == before.table.can_undo(0)
            assert [after.seen(viewer) for viewer in (None, 0, 1)] == [before.seen(viewer) for viewer in (None, 0, 1)]

    story(told())


def test_a_table_with_somebody_at_it_stays_awake(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, sleep_after=0.1) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=2)
            async with ala.at(table) as seat:
                await seat.asked()
                await asyncio.sleep(0.5)
                assert table in house.service.tables.awake

    story(told())


def test_after_a_restart_the_game_goes_on_with_the_bots(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, BOT, seed=2)
            cookies = dict(ala.http.cookies)
            async with ala.at(table) as seat:
                await seat.asked()
                await seat.play_any()
                last = (await seat.asked())["view"]["players"][0]
        async with serving(tmp_path) as house, house.guest() as ala:
            ala.http.cookies.update(cookies)
            async with ala.at(table) as seat:
                assert (await seat.asked())["view"]["players"][0] == last
                while not (await seat.asked())["ending"]:
                    await seat.play_any()

    story(told())


def test_bots_that_were_asked_when_the_server_stopped_go_on_when_the_table_wakes(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, sleep_after=60) as house, house.guest("Ala") as ala:
            table = await ala.open("frontiers", ME, BOT, seed=2)
            live = house.service.tables.awake.pop(table)
            if live.bots_at_work:
                live.bots_at_work.cancel()
            async with ala.at(table) as seat:
                await seat.asked()

    story(told())
