"""Records go out and come in; broken ones are refused with the line."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.bots import settled
from galaktyka.core.records import Header, Record, RecordSeat, format_record, parse_record
from galaktyka.core.rng import Rng, seeded
from galaktyka.games import find_game
from galaktyka.server.game_session import BOTS, header_of
from galaktyka.server.histories import Replay, read_and
from galaktyka.server.messages.tables import Upload
from galaktyka.server.problems import Refusal
from galaktyka.server.records import read_upload, record_text
from galaktyka.server.storage.store import SeatRow
from tests.laws.tables import Table, examples, position
from tests.server.histories.games import ALA, RACE, changed, each_game, finished, random_moves, read, record_of, row_of

pytestmark = pytest.mark.once


@each_game
def test_a_finished_record_goes_out_and_comes_in_unchanged(table: Table):
    text, _, moves = finished(table)
    record = parse_record(text, "")
    assert record.moves == moves
    new, done = read_upload(Upload(text), ALA)
    assert (new.status, new.totals, new.waiting) == ("over", record.end, [])
    assert [seat.person for seat in new.seats] == ["", ""]
    past = Replay(new)
    for entry in done:
        past.read(entry)
    assert record_text(past) == text


@each_game
def test_an_unfinished_record_is_played_on_by_whoever_brings_it(table: Table):
    row = row_of(table)
    header = header_of(row, find_game(table.key))
    bots = Header(
        header.game, header.rules, header.content,
        [RecordSeat("greedy", True), RecordSeat("Ola", False)], header.options, header.seed,
    )  # fmt: skip
    moves = random_moves(row, 25)
    new, done = read_upload(Upload(format_record(Record(bots, moves, None, ""))), ALA)
    assert [(seat.kind, seat.name, seat.person) for seat in new.seats] == [
        ("bot", "greedy", ""),
        ("person", "Ala", "ala"),
    ]
    assert new.status == "playing"
    assert {entry.seat for entry in done} == {BOTS, 1}
    assert all(entry.lines.count("\n") == 1 for entry in done if entry.seat == 1)
    past = Replay(new)
    for entry in done:
        past.read(entry)
    assert past.now.fingerprint() == read(row, moves).now.fingerprint()


def test_the_seat_to_play_on_can_be_chosen_and_other_people_become_bots():
    text = format_record(record_of(row_of(RACE), random_moves(row_of(RACE), 10)))
    new, _ = read_upload(Upload(text, seat=1), ALA)
    assert [(seat.kind, seat.name) for seat in new.seats] == [("bot", settled("adept", RACE.key)), ("person", "Ala")]
    with pytest.raises(Refusal, match="no-seat"):
        read_upload(Upload(text, seat=2), ALA)


def test_bots_that_we_do_not_have_become_ours():
    row = row_of(RACE)
    row.seats[0] = SeatRow("bot", "skynet")
    new, _ = read_upload(Upload(format_record(record_of(row, []))), ALA)
    assert [seat.name for seat in new.seats] == [settled("adept", RACE.key), "Ala"]


def test_a_torn_line_does_not_count():
    text = format_record(record_of(row_of(RACE), random_moves(row_of(RACE), 10)))
    _, done = read_upload(Upload(text + "0 sett"), ALA)
    assert sum(entry.lines.count("\n") for entry in done) == 10


@pytest.mark.parametrize(
    ("change", "line", "fault"),
    [
        (lambda text: "Dear diary", 1, "records.not-a-record"),
        (lambda text: changed(text, 11, "0 settle old-earth"), 11, "records.illegal-move"),
        (lambda text: changed(text, 11, "0 fly away"), 11, "records.unknown-action"),
        (lambda text: changed(text, 11, "7 settle old-earth"), 11, "records.seat"),
        (lambda text: changed(text, 11, "9" * 5000 + " settle old-earth"), 11, "records.line"),
        (lambda text: changed(text, 11, "undo " + "9" * 5000), 11, "records.line"),
        (lambda text: changed(text, 8, "seed: 8"), 9, "records.seed-hash"),
        (lambda text: changed(text, 4, "content: abc"), 4, "records.other-content"),
        (lambda text: changed(text, 3, "rules: 99"), 3, "records.other-rules"),
        (lambda text: changed(text, 7, "options: magic=yes"), 7, "unknown-option"),
        (lambda text: re.sub("seed: 7\nseed hash: .*", 'position: {"x": [}', text), 8, "records.position"),
    ],
)  # fmt: skip
def test_a_broken_record_is_refused_with_its_line(change: Any, line: int, fault: str):
    text = format_record(record_of(row_of(RACE), random_moves(row_of(RACE), 5)))
    with pytest.raises(Refusal) as refusal:
        read_upload(Upload(change(text)), ALA)
    assert refusal.value.code == "broken-record"
    assert refusal.value.values["line"] == line
    assert refusal.value.values["fault"].message_id == fault  # type: ignore[attr-defined]


def test_a_finished_record_that_was_changed_is_refused():
    text, _, _ = finished()
    with pytest.raises(Refusal) as refusal:
        read_upload(Upload(text.replace("Ala", "Ela")), ALA)
    assert refusal.value.values["fault"].message_id == "records.edited"  # type: ignore[attr-defined]


JUNK: list[Any] = [None, -1, 0, 3, 10**9, 10**30, 1.5, True, "", "gem-world", "\ud800", [], {}, [1, 2], [[]], {"x": 1}]


def spoilt(document: Any, rng: Rng) -> Any:
    """The document with something else in one place of it."""
    if isinstance(document, dict) and document and rng.below(6):
        key = sorted(document)[rng.below(len(document))]
        return {**document, key: spoilt(document[key], rng)}
    if isinstance(document, list) and document and rng.below(6):
        at = rng.below(len(document))
        return [*document[:at], spoilt(document[at], rng), *document[at + 1 :]]
    return JUNK[rng.below(len(JUNK))]


@each_game
@given(seed=st.integers(0, 2**32), at=st.integers(0, 150))
@examples(60)
def test_a_spoilt_position_is_refused_or_played_but_never_breaks_the_server(table: Table, seed: int, at: int):
    state = position(table, seed % 5, at)
    row = row_of(table, start=state)
    row.position = json.dumps(spoilt(state.to_document(), seeded(seed)))
    header = Header(
        row.game, table.game().rules_version, table.game().content,
        [RecordSeat("A", False), RecordSeat("B", False)], dict(table.options), 0, row.position,
    )  # fmt: skip
    try:
        new, done = read_upload(Upload(format_record(Record(header, [], None, ""))), ALA)
    except Refusal:
        return
    past = read_and(Replay(new), done, lambda past: past)
    for viewer in (None, 0, 1):
        past.history(viewer, "en")
        past.position(viewer, "pl", past.reached(viewer))


def test_a_game_that_we_do_not_have():
    text = format_record(record_of(row_of(RACE), []))
    with pytest.raises(Refusal) as refusal:
        read_upload(Upload(text.replace("game: race", "game: chess")), ALA)
    assert (refusal.value.status, refusal.value.code) == (404, "no-game")
