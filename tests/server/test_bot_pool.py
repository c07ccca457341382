"""Bots think in processes of their own: a slow or broken one harms nobody but its own table, and that one goes on."""

import asyncio
import signal
from pathlib import Path

import pytest

from galaktyka.core.snapshots import snapshot_of
from galaktyka.games import find_game
from galaktyka.server.bot_pool import MOST_ADVISING, MOST_PROCESSES, BotFailed, BotPool
from galaktyka.server.bot_worker import MOST_DECISIONS, Task, think
from tests.server.serving import BOT, ME, serving, story
from tests.server.slow_bots import asleep_in_cosmos, dying, dying_once, failing, hears_interrupts

pytestmark = pytest.mark.once


def task(game: str = "race", bots: tuple[int, ...] = (0, 1), salt: str = "s") -> Task:
    state = find_game(game).start(2, 3, {})
    return Task(game, snapshot_of(state), dict.fromkeys(bots, "greedy"), salt, 0)


def test_bots_play_until_a_person_is_asked():
    moves = think(task(bots=(1,)))
    assert {seat for seat, _ in moves} == {1}
    state = find_game("race").start(2, 3, {})
    for seat, action in moves:
        state.apply(seat, action)
    assert state.deciders() == [0]


def test_bots_among_themselves_stop_after_a_while_so_that_people_can_watch():
    assert len(think(task())) == MOST_DECISIONS


def test_the_same_position_and_salt_give_the_same_moves():
    assert think(task()) == think(task())


def test_a_bot_that_fails_or_kills_its_process_is_reported_and_others_go_on(tmp_path: Path):
    async def told() -> None:
        pool = BotPool(1, 30.0)
        try:
            for broken in (failing, dying):
                pool.work = broken
                with pytest.raises(BotFailed):
                    await pool.think(task())
                pool.work = think
                assert await pool.think(task()) == think(task())
            pool.work = dying_once
            assert await pool.think(task(salt=str(tmp_path / "mark")))
        finally:
            pool.close()

    story(told())


def test_processes_never_hear_ctrl_c_not_even_while_they_start():
    async def told() -> None:
        pool = BotPool(1, 30.0, hears_interrupts)
        try:
            assert await pool.think(task()) == []
            assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
        finally:
            pool.close()

    story(told())


def test_a_bot_that_takes_too_long_is_stopped(tmp_path: Path):
    async def told() -> None:
        pool = BotPool(1, 0.5, asleep_in_cosmos)
        try:
            with pytest.raises(BotFailed):
                await pool.think(task("cosmos"))
            assert len(pool.all) == 1
        finally:
            pool.close()

    story(told())


def test_a_slow_bot_delays_no_other_table(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            house.service.bot_pool.work = asleep_in_cosmos
            slow = [await ala.open("cosmos", BOT, ME, seed=2) for _ in range(3)]
            quick = await ala.open("race", ME, BOT, seed=2)
            async with ala.at(quick) as seat:
                while seat.position.get("step", 0) < 30:
                    await seat.asked()
                    await seat.play_any()
            for table in slow:
                assert house.service.tables.awake[table].bots_at_work
                shown = await ala.http.get(f"/api/tables/{table}/position")
                assert shown.json()["deciders"] == [0]

    story(told())


def test_a_table_goes_on_when_its_bot_is_broken(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            house.service.bot_pool.work = failing
            table = await ala.open("frontiers", ME, BOT, seed=2)
            async with ala.at(table) as seat:
                await seat.asked()
                await asyncio.sleep(0)
                assert seat.position["choice"]

    story(told())


def test_bots_that_have_nothing_to_do_any_more_write_nothing(tmp_path: Path):
    """A bot failed, and meanwhile somebody took a choice back: nobody is asked to move in its place."""

    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            table = await ala.open("race", ME, {"kind": "local", "name": "Ola"})
            live = house.service.tables.awake[table]
            async with live.lock:
                await house.service.tables.play_for_bots(live, [])
            assert await house.service.store.journal(table) == []

    story(told())


def test_people_who_ask_for_hints_leave_processes_for_the_bots(monkeypatch: pytest.MonkeyPatch):
    async def told() -> None:
        pool = BotPool(0, 30.0)
        asked, most = 0, 0

        async def run(work: object, task: object, whose: str) -> None:
            nonlocal asked, most
            asked += 1
            most = max(most, asked)
            await asyncio.sleep(0.01)
            asked -= 1

        monkeypatch.setattr(pool, "run", run)
        await asyncio.gather(*(pool.advise(think, task(), f"p{n}", f"a{n}") for n in range(3 * MOST_ADVISING)))
        assert most == MOST_ADVISING < MOST_PROCESSES

    story(told())
