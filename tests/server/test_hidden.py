"""Nothing leaks: what is sent to a viewer does not depend on what that viewer must not know."""

import json

import msgspec
from hypothesis import given

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.server.game_session import GameSession
from galaktyka.server.messages.common import Lang
from galaktyka.server.positions import Presenter, position_of
from galaktyka.server.storage import JournalEntry, TableRow
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


def course_from(table: Table, state: State) -> GameSession:
    """A game that begins in this position, everybody a person."""
    document = json.dumps(state.to_document())
    seats = [SeatRow("person", f"P{seat}", str(seat)) for seat in range(table.seats)]
    return GameSession(TableRow("t", table.key, "playing", "0", seats, dict(table.options), 0, document))


def sent(session: GameSession, viewer: int | None, lang: Lang) -> bytes:
    return msgspec.json.encode(position_of("t", session, viewer, lang, None))


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
        presenter, twin = (Presenter(each.state, each.table.header.seats, seat, "en") for each in (real, other))
        for entry in presenter.spoken().entries:
            assert presenter.gathered([entry.key]) == twin.gathered([entry.key])
        for card in cards[::7]:
            assert presenter.why(card) == twin.why(card)


def test_who_answers_in_secret_changes_nothing_that_others_are_sent():
    """In Race cards are discarded at the start at the same time: how far the others are is theirs alone."""
    table = Table("race", 3, (("first-game", False), ("advanced", False)))
    session = course_from(table, table.start(7))
    before = [sent(session, viewer, "en") for viewer in (None, 0, 2)]
    rng = seeded(1)
    state = session.state
    action = state.legal(1)[rng.below(len(state.legal(1)))]
    change = session.table.rehearse(1, [action])
    session.accept(JournalEntry(1, "1:x", 1, change.lines(), 0.0), change)
    assert session.state.view(1) != state.view(1)
    assert [sent(session, viewer, "en") for viewer in (None, 0, 2)] == before
    assert session.seen(0) == (0, 0)
    assert session.seen(1) == (1, 1)
    assert session.news(0, 0) is not None


@every_table
def test_the_messages_of_a_whole_game_can_be_made_in_both_languages(table: Table):
    session = course_from(table, table.start(11))
    rng = seeded(3)
    version = 0
    while not session.state.is_over():
        seat, action = choose(session.state, rng)
        change = session.table.rehearse(seat, [action])
        version += 1
        session.accept(JournalEntry(version, f"{version}", seat, change.lines(), 0.0), change)
        if version % 9 == 0:
            for viewer in (None, *range(table.seats)):
                assert sent(session, viewer, "pl")
    last = position_of("t", session, None, "pl", version - 1)
    assert last.ending is not None
    assert last.ending.winners == session.state.winners()
    assert last.deciders == []
    assert last.news
