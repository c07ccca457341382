"""Thinking time: stock and bonus, days for each choice, and the bot that stands in."""

import asyncio
from pathlib import Path

import pytest

from galaktyka.server.clocks import DAY, Clocks
from galaktyka.server.messages.tables import Clock
from tests.server.serving import begun_by, serving, story

pytestmark = pytest.mark.once

STOCK = 4
"""Seconds: somebody who answers at once is never out of time, and nobody waits long for the other."""


def test_a_choice_uses_the_stock_and_adds_to_it():
    clocks = Clocks(Clock(stock=60, bonus=10), 2, 100.0, [0])
    assert clocks.left(0, 130.0) == 40  # 60 + 10 for the first choice, less 30
    clocks.answered([0], 130.0, [1])
    assert clocks.left(0, 500.0) == 50  # it is not thinking: 40 and 10 for its next choice
    assert clocks.left(1, 150.0) == 50
    clocks.answered([1], 150.0, [0])
    assert clocks.left(0, 155.0) == 45


def test_who_thinks_at_the_same_time_is_not_slowed_by_the_others():
    clocks = Clocks(Clock(stock=60), 2, 0.0, [0, 1])
    clocks.answered([0], 20.0, [1])
    assert clocks.left(1, 30.0) == 30


def test_time_that_has_run_out_is_not_owed():
    clocks = Clocks(Clock(stock=60, bonus=5), 1, 0.0, [0])
    assert clocks.overdue(64.0) == []
    assert clocks.overdue(66.0) == [0]
    clocks.answered([0], 100.0, [0])
    assert clocks.left(0, 100.0) == 5


def test_taking_a_choice_back_gives_no_time():
    clocks = Clocks(Clock(stock=60, bonus=10), 1, 0.0, [0])
    clocks.answered([0], 10.0, [0])
    before = clocks.left(0, 10.0)
    clocks.took_back(0, 10.0, [0])
    clocks.answered([0], 10.0, [0])
    assert clocks.left(0, 10.0) == before


def test_days_are_for_each_choice():
    clocks = Clocks(Clock(days=3), 1, 0.0, [0])
    assert clocks.left(0, DAY) == 2 * DAY
    clocks.answered([0], 2 * DAY, [0])
    assert clocks.left(0, 2 * DAY) == 3 * DAY
    assert clocks.overdue(5.5 * DAY) == [0]


def test_when_the_time_is_out_a_bot_decides_until_the_owner_comes_back(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path, grace=0.0) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola, clock={"stock": STOCK})
            async with ala.at(table) as seat:
                await seat.asked()
                assert all(left <= STOCK for left in seat.position["clocks"] if left is not None)
                await seat.play_any()
                said = lambda: [news["text"] for news in seat.heard if news["type"] == "chat"]  # noqa: E731
                await seat.until(lambda: "The time of Ola has run out: a bot decides until Ola comes back." in said())
                await seat.until(lambda: seat.position["view"]["phase"] == "choose")
                # Ola is away, so that her bot now decides at once.
                await seat.until(lambda: seat.position["view"]["players"][1]["status"] == "ready")
                async with ola.at(table, 1, lang="pl") as back:
                    await seat.until(lambda: "Ola is back." in said())
                    await back.until(lambda: len([news for news in back.heard if news["type"] == "chat"]) == 2)
                    assert [news["text"] for news in back.heard if news["type"] == "chat"] == [
                        "Czas gracza Ola minął: do jego powrotu decyduje bot.",
                        "Ola znowu przy stole.",
                    ]
                    live = house.service.tables.awake[table]
                    assert live.session is not None
                    assert 1 not in live.session.by_bots

    story(told())


def test_a_restart_changes_no_clock(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola, clock={"stock": 500, "bonus": 7})
            async with ala.at(table) as seat, ola.at(table, 1) as other:
                for each in (seat, other, seat):
                    await each.asked()
                    await asyncio.sleep(0.05)
                    await each.play_any()
            before = house.service.tables.awake[table].session
            assert before is not None
            assert before.clocks is not None
        async with serving(tmp_path) as house:
            after = (await house.service.tables.find(table)).session
            assert after is not None
            assert after.clocks is not None
            assert after.clocks.stock == before.clocks.stock
            assert after.clocks.thinking == before.clocks.thinking

    story(told())


def test_the_clock_does_not_tell_who_has_answered_in_secret(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            table = await begun_by(ala, ola, clock={"stock": 500})
            async with ala.at(table) as seat:
                await seat.asked()
                assert seat.position["clocks"][1] is None
                assert 499 < seat.position["clocks"][0] <= 500

    story(told())
