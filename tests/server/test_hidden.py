"""Nothing leaks: what is sent to a viewer does not depend on what that viewer must not know."""

import json

import msgspec
from hypothesis import given

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.server.course import Course
from galaktyka.server.messages.common import Lang
from galaktyka.server.positions import Onlooker, position_of
from galaktyka.server.storage import Deed, TableRow
from galaktyka.server.storage.store import SeatRow
from tests.laws.tables import (
    Table,
    choose,
    every_table,
    examples,
    knowledge_of,
    position,
    seeds,
    steps,
    with_other_secrets,
)


def course_from(table: Table, state: State) -> Course:
    """A game that begins in this position, everybody a person."""
    document = json.dumps(state.to_document())
    seats = [SeatRow("person", f"P{seat}", str(seat)) for seat in range(table.seats)]
    return Course(TableRow("t", table.key, "playing", "0", seats, dict(table.options), 0, document))


def sent(course: Course, viewer: int | None, lang: Lang) -> bytes:
    return msgspec.json.encode(position_of("t", course, viewer, lang, None))


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_a_position_that_is_sent_tells_nothing_hidden(table: Table, seed: int, at: int):
    state = position(table, seed, at)
    if state.is_over():
        return
    real = course_from(table, state)
    for viewer in (None, *range(table.seats)):
        other = course_from(table, with_other_secrets(table, state, viewer, seeded(seed)))
        assert sent(other, viewer, "en") == sent(real, viewer, "en")


@every_table
@given(seed=seeds, at=steps)
@examples(3)
def test_answers_to_questions_tell_nothing_hidden(table: Table, seed: int, at: int):
    cards = sorted(knowledge_of(table.key).card_ids())
    state = position(table, seed, at)
    for seat in state.deciders():
        other = course_from(table, with_other_secrets(table, state, seat, seeded(seed)))
        real = course_from(table, state)
        eyes, twin = (Onlooker(each.state, each.table.header.seats, seat, "en") for each in (real, other))
        for entry in eyes.spoken().entries:
            assert eyes.gathered([entry.key]) == twin.gathered([entry.key])
        for card in cards[::7]:
            assert eyes.why(card) == twin.why(card)


def test_who_answers_in_secret_changes_nothing_that_others_are_sent():
    """In Race cards are discarded at the start at the same time: how far the others are is theirs alone."""
    table = Table("race", 3, (("first-game", False), ("advanced", False)))
    course = course_from(table, table.start(7))
    before = [sent(course, viewer, "en") for viewer in (None, 0, 2)]
    rng = seeded(1)
    state = course.state
    action = state.legal(1)[rng.below(len(state.legal(1)))]
    doing = course.table.rehearse(1, [action])
    course.accept(Deed(1, "1:x", 1, doing.lines(), 0.0), doing)
    assert course.state.view(1) != state.view(1)
    assert [sent(course, viewer, "en") for viewer in (None, 0, 2)] == before
    assert course.seen(0) == (0, 0)
    assert course.seen(1) == (1, 1)
    assert course.news(0, 0) is not None


@every_table
def test_the_messages_of_a_whole_game_can_be_made_in_both_languages(table: Table):
    course = course_from(table, table.start(11))
    rng = seeded(3)
    version = 0
    while not course.state.is_over():
        seat, action = choose(course.state, rng)
        doing = course.table.rehearse(seat, [action])
        version += 1
        course.accept(Deed(version, f"{version}", seat, doing.lines(), 0.0), doing)
        if version % 9 == 0:
            for viewer in (None, *range(table.seats)):
                assert sent(course, viewer, "pl")
    last = position_of("t", course, None, "pl", version - 1)
    assert last.ending is not None
    assert last.ending.winners == course.state.winners()
    assert last.deciders == []
    assert last.news
