"""While bots think, people go on: what was thought for another moment does not count."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from galaktyka.core.game import State
from galaktyka.core.rng import Rng, seeded
from galaktyka.server.game_session import BOTS, GameSession
from galaktyka.server.pending_moves import PendingMoves
from galaktyka.server.storage import JournalEntry
from tests.laws.tables import Table, choose
from tests.server.serving import BOT, ME, House, begun_by, serving, story
from tests.server.slow_bots import seen_move, slow
from tests.server.test_hidden import course_from

pytestmark = pytest.mark.once

RACE = Table("race", 3, (("first-game", False), ("advanced", False)))


def do(session: GameSession, seat: int, actions: list[int]) -> None:
    """A gesture of a person."""
    change = session.table.rehearse(seat, actions)
    session.accept(JournalEntry(session.version + 1, f"{session.version}", seat, change.lines(), 0.0), change)


def first_answers(state: State, seat: int, number: int) -> list[int]:
    return state.legal(seat)[:number]


def test_what_nobody_but_its_owner_sees_changes_no_thought():
    session = course_from(RACE, RACE.start(7))
    pending = PendingMoves(session, ())
    moves = [(2, action) for action in first_answers(session.state, 2, 1)]
    do(session, 0, first_answers(session.state, 0, 2))
    assert pending.still_valid(session, {2}, moves) == moves


def any_moves(session: GameSession, rng: Rng, until: Callable[[], bool]) -> None:
    """Moves by chance."""
    while not until():
        seat, action = choose(session.state, rng)
        do(session, seat, [action])


def test_a_move_for_another_position_does_not_count():
    table, rng = Table("cosmos", 2, (("four-planets", False),)), seeded(5)
    session = course_from(table, table.start(7))
    any_moves(session, rng, lambda: session.state.deciders() == [1] and session.table.can_undo(0))
    before = session.state
    pending = PendingMoves(session, ())
    moves = [(1, seen_move(before, 1))]
    assert pending.still_valid(session, {1}, moves) == moves
    change = session.table.plan_undo(0)
    session.accept(JournalEntry(session.version + 1, "u", 0, change.lines(), 0.0), change)
    any_moves(session, rng, lambda: session.state.deciders() == [1])
    assert session.state.view(1) != before.view(1)
    assert pending.still_valid(session, {1}, moves) == []


def test_a_bot_does_not_decide_for_somebody_who_has_answered_or_is_back():
    session = course_from(RACE, RACE.start(7))
    pending = PendingMoves(session, {1})
    moves = [(1, action) for action in first_answers(session.state, 1, 1)]
    assert pending.still_valid(session, {1}, moves) == moves
    assert pending.still_valid(session, {}, moves) == []  # the owner is back
    do(session, 1, first_answers(session.state, 1, 1))
    assert pending.still_valid(session, {1}, moves) == []


async def check_bots(house: House, table: str) -> int:
    """Every move of a bot was made for the position in which it was played; how many there were."""
    row = await house.service.store.table(table)
    assert row is not None
    session, moves = GameSession(row), 0
    for entry in await house.service.store.journal(table):
        if entry.seat == BOTS:
            seat, _, notation = entry.lines.strip().partition(" ")
            assert notation == session.state.game().actions.notation(seen_move(session.state, int(seat)))
            moves += 1
        session.read(entry)
    return moves


def test_a_choice_is_taken_back_while_a_bot_thinks_about_it(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            house.service.bot_pool.work = slow
            table = await ala.open("cosmos", ME, BOT, seed=6)
            changed = False
            async with ala.at(table) as seat:
                while not changed:
                    await seat.asked()
                    first = await seat.any_answer()
                    await seat.play(first)
                    if seat.position["choice"] is None and seat.position["can_undo"]:
                        assert (await seat.ask(seat.undo()))["type"] == "accepted"
                        choice = (await seat.asked())["choice"]
                        others = [entry["action"] for entry in choice["entries"] if entry["action"]]
                        other = next(action for action in reversed(others) if [action] != first)
                        assert (await seat.play([other]))["type"] == "accepted"
                        changed = seat.position["choice"] is None
                await seat.asked()
            assert await check_bots(house, table)

    story(told())


def test_who_answers_at_the_last_moment_is_asked_the_next_question(tmp_path: Path):
    """Ala's time is out and a bot thinks; she answers all the same, and has time for what follows."""

    async def told() -> None:
        async with serving(tmp_path, grace=0.0) as house, house.guest("Ala") as ala, house.guest("Ola") as ola:
            house.service.bot_pool.work = slow
            table = await begun_by(ala, ola, clock={"stock": 1, "bonus": 30})
            live = await house.service.tables.find(table)
            async with ala.at(table) as one, ola.at(table, 1) as two:
                for seat in (one, two):
                    await seat.asked()
                    await seat.play_any()
                await one.until(lambda: one.position["view"]["phase"] == "choose" and bool(one.position["choice"]))
                await two.until(lambda: two.position["view"]["phase"] == "choose" and bool(two.position["choice"]))
                assert (await two.play(["choose explore-5"]))["type"] == "accepted"
                assert live.session is not None
                assert live.session.clocks is not None
                live.session.clocks.thinking[0] -= 60  # a minute has passed for Ala
                while live.bots_at_work is None:
                    await asyncio.sleep(0.02)
                assert live.stand_ins == {0}
                assert (await one.play(["choose settle"]))["type"] == "accepted"
                assert live.stand_ins == set()
                answers = live.session.answers[0]
                while live.bots_at_work is not None:
                    await asyncio.sleep(0.02)
                assert live.session.answers[0] == answers
                assert live.session.by_bots == set()
                assert (await one.asked())["choice"]["question"] == "keep"

    story(told())
