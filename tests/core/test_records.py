"""Records: what is written is read again, and every fault is named with its line."""

import hashlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galaktyka.core.errors import RecordError
from galaktyka.core.game import Reason, told_to
from galaktyka.core.records import (
    Header,
    Move,
    Record,
    RecordSeat,
    format_end,
    format_header,
    format_record,
    name_fault,
    parse_record,
    seed_hash,
)
from galaktyka.core.replays import replay, replay_moves
from galaktyka.core.rng import seeded
from galaktyka.games.race.game import GAME


def played(seed: int = 3, moves: int = 100_000, seats: int = 2) -> Record:
    """A game of chance, to its end or for so many moves."""
    state = GAME.start(seats, seed)
    rng = seeded(seed)
    done: list[Move] = []
    while state.deciders() and len(done) < moves:
        seat = state.deciders()[0]
        options = state.legal(seat)
        action = options[rng.below(len(options))]
        done.append(Move(seat, GAME.actions.notation(action)))
        state.apply(seat, action)
    names = [RecordSeat("Ala", False), *(RecordSeat("random", True) for _ in range(seats - 1))]
    options_chosen = {"first-game": False, "advanced": False}
    header = Header("race", GAME.rules_version, GAME.content, names, options_chosen, seed)
    end = None if state.deciders() else [score.total for score in state.scores()]
    return Record(header, done, end, "game.galaktyka")


RECORD = played()
TEXT = format_record(RECORD)
UNFINISHED = format_record(played(moves=20))


def fault(text: str) -> RecordError:
    """The error that reading and replaying the text ends in."""
    try:
        replay(parse_record(text, "game.galaktyka"), GAME)
    except RecordError as error:
        return error
    raise AssertionError("nothing was wrong")


def sealed(text: str) -> str:
    """The text with a checksum that fits: somebody knew what they were doing."""
    body, _, _ = text.partition("check: ")
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if part in line)


def test_a_record_can_be_read_by_people():
    head = TEXT.split("--\n")[0].split("\n")
    assert head[0] == "galaktyka record 1"
    assert "players: Ala | random (bot)" in head
    assert "options: first-game=no, advanced=no" in head
    assert "seed: 3" in head
    assert f"seed hash: {hashlib.sha256(b'3').hexdigest()}" in head
    assert TEXT.split("--\n")[1].startswith("0 discard ")


def test_what_is_written_is_read_again():
    again = parse_record(TEXT, "game.galaktyka")
    assert again.moves == RECORD.moves
    assert again.end == RECORD.end
    assert again.header.seats == RECORD.header.seats
    assert format_record(again) == TEXT


def test_a_replay_ends_with_the_same_scores():
    steps = replay(parse_record(TEXT, ""), GAME)
    assert len(steps) == len(RECORD.moves) + 1
    assert [score.total for score in steps[-1].state.scores()] == RECORD.end
    assert any(event.kind == "game-over" for event in steps[-1].events)


def test_private_events_are_kept_whole_and_told_to_nobody_else():
    dealt = [event for event in replay(parse_record(TEXT, ""), GAME)[0].events if event.kind == "draw"]
    assert all(len(event.objects) == 6 for event in dealt)
    assert all(event.objects == () for event in told_to(None, dealt))


def test_line_ends_of_other_systems_do_not_matter():
    replay(parse_record(TEXT.replace("\n", "\r\n"), ""), GAME)


def test_undo_takes_moves_back():
    lines = UNFINISHED.split("\n")
    text = "\n".join([*lines[:-1], "undo 3", *lines[-4:-1], ""])
    assert parse_record(text, "").moves == parse_record(UNFINISHED, "").moves


def test_a_game_can_begin_from_a_position():
    state = GAME.start(2, 5)
    header = RECORD.header
    begun = Header(
        "race", header.rules, header.content, header.seats, header.options, 0, json.dumps(state.to_document())
    )
    record = parse_record(format_header(begun), "")
    assert replay_moves(record, GAME)[0].state.fingerprint() == state.fingerprint()


@pytest.mark.parametrize(
    ("change", "message", "line"),
    [
        (lambda t: "hello\n" + t, "records.not-a-record", 1),
        (lambda t: "", "records.not-a-record", 1),
        (lambda t: t.replace("record 1", "record 2"), "records.other-format", 1),
        (lambda t: t.replace("seats: 2", "seats: 3"), "records.players", 6),
        (lambda t: t.replace("seats: 2", "seats: two"), "records.header-number", 5),
        (lambda t: t.replace("Ala | random (bot)", "Ala"), "records.players", 6),
        (lambda t: t.replace("first-game=no", "first-game=maybe"), "records.option", 7),
        (lambda t: t.replace("seed: 3", "seed: -3"), "records.header-number", 8),
        (lambda t: t.replace("seed: 3", "seed: 4"), "records.seed-hash", 9),
        (lambda t: t.replace("game: race\n", ""), "records.header-line", 2),
        (lambda t: t.replace("game: race", "game: terminal.menu"), "records.header-word", 2),
        (lambda t: t.replace("game: race", "game: \x1b[31mrace"), "records.header-word", 2),
        (lambda t: t.replace("rules: ", f"rules: {'9' * 40}"), "records.header-word", 3),
        (lambda t: t.replace("first-game=no", "\x1b[31m=no"), "records.option", 7),
        (lambda t: t.replace("seats: 2", "seats: "), "records.header-line", 5),
        (lambda t: "\n".join(t.split("\n")[:4]), "records.header-cut-off", 4),
        (lambda t: t.replace("\n0 ", "\n7 ", 1), "records.seat", 11),
        (lambda t: t.replace("\n0 ", "\nundo 1\n0 ", 1), "records.undo", 11),
        (lambda t: t.replace("\n0 ", "\nhello\n0 ", 1), "records.line", 11),
        (lambda t: t.replace("\n0 ", "\n\n0 ", 1), "records.line", 11),
        (lambda t: t.replace("\n0 ", f"\n{'9' * 5000} ", 1), "records.line", 11),
        (lambda t: t.replace("\n0 ", f"\nundo {'9' * 5000}\n0 ", 1), "records.line", 11),
        (lambda t: t.replace("end: ", f"end: -{'9' * 5000} "), "records.end", TEXT.count("\n") - 1),
        (lambda t: t + "more\n", "records.after-end", 0),
        (lambda t: t + "more", "records.after-end", 0),
    ],
)
def test_every_fault_is_named_with_its_line(change, message, line):
    text = change(TEXT)
    error = fault(text)
    assert (error.message_id, error.source) == (message, "game.galaktyka")
    assert error.line == (line or TEXT.count("\n") + 1)


@pytest.mark.parametrize(
    ("change", "message", "line"),
    [
        (lambda t: t.replace("game: race", "game: chess"), "records.other-game", 2),
        (lambda t: t.replace("rules: ", "rules: 9"), "records.other-rules", 3),
        (lambda t: t.replace("content: ", "content: 0"), "records.other-content", 4),
        (lambda t: t.replace("first-game=no", "no-such=no"), "unknown-option", 7),
        (lambda t: t.replace("advanced=no", "advanced=yes"), "records.illegal-move", 0),
    ],
)
def test_another_game_is_noticed_even_if_the_checksum_fits(change, message, line):
    error = fault(sealed(change(TEXT)))
    assert error.message_id == message
    assert error.line == line or not line


def test_an_edited_record_does_not_fit_its_checksum():
    edited = TEXT.replace("end: ", "end: 1", 1)
    assert fault(edited).message_id == "records.edited"
    assert fault(edited).line == line_of(TEXT, "check: ")


def test_edited_scores_do_not_fit_the_moves():
    assert fault(sealed(TEXT.replace("end: ", "end: 1", 1))).message_id == "records.scores"


def test_a_game_that_is_not_over_cannot_have_ended():
    text = UNFINISHED + format_end(UNFINISHED, [1, 1])
    assert fault(text).message_id == "records.not-over"


def test_an_illegal_move_comes_with_the_rule_against_it():
    first = RECORD.moves[0].notation
    error = fault(sealed(TEXT.replace(f"0 {first}", "0 choose settle", 1)))
    assert (error.message_id, error.line) == ("records.illegal-move", 11)
    assert error.values["reason"] == Reason("race.other-question", question="discard", owe=2)


def test_a_move_that_does_not_exist_is_no_move():
    first = RECORD.moves[0].notation
    error = fault(sealed(TEXT.replace(f"0 {first}", "0 discard moon-of-cheese", 1)))
    assert (error.message_id, error.line) == ("records.unknown-action", 11)


def test_a_record_without_end_is_of_an_unfinished_game():
    assert fault(UNFINISHED).message_id == "records.unfinished"
    assert len(replay_moves(parse_record(UNFINISHED, ""), GAME)) == 21


@pytest.mark.parametrize("lost", [1, 10, 80, 120])
def test_a_record_cut_off_anywhere_is_noticed(lost):
    error = fault(TEXT[:-lost])
    assert error.message_id in ("records.cut-off", "records.unfinished")
    assert error.line > 10


def test_a_torn_line_does_not_cost_a_whole_move():
    for cut in range(1, 30):
        record = parse_record(UNFINISHED[:-cut], "")
        assert record.moves == RECORD.moves[: len(record.moves)]
        assert UNFINISHED[: record.kept].count("\n") == record.lines
        assert len(record.moves) == record.lines - 10


@settings(max_examples=150)
@given(st.data())
def test_whatever_happens_to_a_record_the_answer_is_a_record_or_a_record_error(data):
    lines = TEXT.split("\n")
    number = data.draw(st.integers(0, len(lines) - 1))
    old = lines[number]
    lines[number] = data.draw(
        st.one_of(
            st.text(max_size=20), st.sampled_from(["", "undo 1", "--", "end: 1 2", "0 pass", old + " ", old[:-1]])
        )
    )
    try:
        replay(parse_record("\n".join(lines), ""), GAME)
    except RecordError:
        return
    assert lines[number] == old


@pytest.mark.parametrize("position", ["[]", "{", "{}", "3", "[" * 100_000])
def test_a_position_that_is_none_is_refused(position):
    header = RECORD.header
    begun = Header("race", header.rules, header.content, header.seats, header.options, 0, position)
    with pytest.raises(RecordError) as caught:
        replay_moves(parse_record(format_header(begun), ""), GAME)
    assert caught.value.line == 8 or caught.value.message_id == "wrong-number-of-seats"


@pytest.mark.parametrize("name", ["", " Ala", "a|b", "Ala (bot)", "x" * 41, "a\nb", "a  b"])
def test_names_that_would_spoil_a_record_are_refused(name):
    assert name_fault(name) is not None


def test_most_names_are_fine():
    assert name_fault("Zażółć Gęślą") is None
    assert seed_hash(0) == hashlib.sha256(b"0").hexdigest()
