"""While bots think, people go on: what was thought for another moment does not count."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from galaktyka.core.game import State
from galaktyka.core.rng import Rng, seeded
from galaktyka.server.course import BOTS, Course
from galaktyka.server.storage import Deed
from galaktyka.server.thoughts import Thought
from tests.laws.tables import Table, choose
from tests.server.serving import BOT, ME, House, begun_by, serving, story
from tests.server.slow_bots import seen_move, slow
from tests.server.test_hidden import course_from

pytestmark = pytest.mark.once

RACE = Table("race", 3, (("first-game", False), ("advanced", False)))


def do(course: Course, seat: int, notations: list[str]) -> None:
    """A gesture of a person."""
    doing = course.table.rehearse(seat, [course.state.game().actions.id(notation) for notation in notations])
    course.accept(Deed(course.version + 1, f"{course.version}", seat, doing.lines(), 0.0), doing)


def first_answers(state: State, seat: int, number: int) -> list[str]:
    return [state.game().actions.notation(action) for action in state.legal(seat)[:number]]


def test_what_nobody_but_its_owner_sees_changes_no_thought():
    course = course_from(RACE, RACE.start(7))
    thought = Thought(course, ())
    moves = [(2, notation) for notation in first_answers(course.state, 2, 1)]
    do(course, 0, first_answers(course.state, 0, 2))
    assert thought.still_meant(course, {2}, moves) == moves


def any_moves(course: Course, rng: Rng, until: Callable[[], bool]) -> None:
    """Moves by chance."""
    while not until():
        seat, action = choose(course.state, rng)
        do(course, seat, [course.state.game().actions.notation(action)])


def test_a_move_for_another_position_does_not_count():
    table, rng = Table("cosmos", 2, (("four-planets", False),)), seeded(5)
    course = course_from(table, table.start(7))
    any_moves(course, rng, lambda: course.state.deciders() == [1] and course.table.can_undo(0))
    before = course.state
    thought = Thought(course, ())
    moves = [(1, seen_move(before, 1))]
    assert thought.still_meant(course, {1}, moves) == moves
    doing = course.table.plan_undo(0)
    course.accept(Deed(course.version + 1, "u", 0, doing.lines(), 0.0), doing)
    any_moves(course, rng, lambda: course.state.deciders() == [1])
    assert course.state.view(1) != before.view(1)
    assert thought.still_meant(course, {1}, moves) == []


def test_a_bot_does_not_decide_for_somebody_who_has_answered_or_is_back():
    course = course_from(RACE, RACE.start(7))
    thought = Thought(course, {1})
    moves = [(1, notation) for notation in first_answers(course.state, 1, 1)]
    assert thought.still_meant(course, {1}, moves) == moves
    assert thought.still_meant(course, {}, moves) == []  # the owner is back
    do(course, 1, first_answers(course.state, 1, 1))
    assert thought.still_meant(course, {1}, moves) == []


async def check_bots(house: House, table: str) -> int:
    """Every move of a bot was made for the position in which it was played; how many there were."""
    row = await house.service.store.table(table)
    assert row is not None
    course, moves = Course(row), 0
    for deed in await house.service.store.deeds(table):
        if deed.seat == BOTS:
            seat, _, notation = deed.lines.strip().partition(" ")
            assert notation == seen_move(course.state, int(seat))
            moves += 1
        course.read(deed)
    return moves


def test_a_choice_is_taken_back_while_a_bot_thinks_about_it(tmp_path: Path):
    async def told() -> None:
        async with serving(tmp_path) as house, house.guest("Ala") as ala:
            house.service.thinkers.work = slow
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
            house.service.thinkers.work = slow
            table = await begun_by(ala, ola, clock={"stock": 1, "bonus": 30})
            live = await house.service.tables.find(table)
            async with ala.at(table) as one, ola.at(table, 1) as two:
                for seat in (one, two):
                    await seat.asked()
                    await seat.play_any()
                await one.until(lambda: one.position["view"]["phase"] == "choose" and bool(one.position["choice"]))
                await two.until(lambda: two.position["view"]["phase"] == "choose" and bool(two.position["choice"]))
                assert (await two.play(["choose explore-5"]))["type"] == "accepted"
                assert live.course is not None
                assert live.course.clocks is not None
                live.course.clocks.thinking[0] -= 60  # a minute has passed for Ala
                while live.bots_at_work is None:
                    await asyncio.sleep(0.02)
                assert live.stand_ins == {0}
                assert (await one.play(["choose settle"]))["type"] == "accepted"
                assert live.stand_ins == set()
                answers = live.course.answers[0]
                while live.bots_at_work is not None:
                    await asyncio.sleep(0.02)
                assert live.course.answers[0] == answers
                assert live.course.by_bots == set()
                assert (await one.asked())["choice"]["question"] == "keep"

    story(told())
