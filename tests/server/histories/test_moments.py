"""Every moment of a game that was played can be looked at again."""

import pytest

from galaktyka.core.replays import replay_moves
from galaktyka.games import find_game
from galaktyka.server.histories import KEPT_EVERY, Replay
from galaktyka.server.messages.positions import LogLine
from galaktyka.server.problems import Refusal
from galaktyka.server.storage import JournalEntry
from tests.laws.tables import Table
from tests.server.histories.games import RACE, each_game, entries, random_moves, read, record_of, row_of

pytestmark = pytest.mark.once


@each_game
def test_every_moment_is_the_one_that_was_played(table: Table):
    row = row_of(table)
    moves = random_moves(row, 3 * KEPT_EVERY + 5)
    past = read(row, moves)
    steps = replay_moves(record_of(row, moves), find_game(row.game))
    assert len(past.kept) == 4
    for number in (0, 1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY + 7, len(moves)):
        assert past.at(number).fingerprint() == steps[number].state.fingerprint()


@pytest.mark.parametrize("back", [1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY])
def test_moves_that_were_taken_back_are_gone(back: int):
    row = row_of(RACE)
    moves = random_moves(row, 2 * KEPT_EVERY + 1)
    left = moves[: len(moves) - back]
    past = read(row, moves)
    past.read(JournalEntry(past.entries + 1, "u", 0, f"undo {back}\n", 1.0))
    assert past.moves == left
    assert past.now.fingerprint() == read(row, left).now.fingerprint()
    again = random_moves(row, len(moves))[len(left) :]
    past.read(JournalEntry(past.entries + 1, "m", 0, "".join(f"{move.seat} {move.notation}\n" for move in again), 1.0))
    assert past.at(KEPT_EVERY).fingerprint() == read(row, moves).at(KEPT_EVERY).fingerprint()
    assert past.history(None, "en") == read(row, moves).history(None, "en")


@each_game
def test_the_log_of_a_whole_game_leads_to_its_moments(table: Table):
    row = row_of(table)
    moves = random_moves(row)
    past = read(row, moves)
    assert past.over
    for viewer in (None, 1):
        log = past.history(viewer, "pl")
        assert log.steps == len(moves)
        assert [line.step for line in log.lines] == sorted(line.step for line in log.lines)
        assert log.lines[-1].step == len(moves)
        middle = [line for line in log.lines if line.heading][5]
        shown = past.position(viewer, "pl", middle.step)
        assert middle in shown.news
        assert (shown.step, shown.choice, shown.can_undo, shown.ending) == (middle.step, None, False, None)
        assert shown.view == past.at(middle.step).view(viewer)
    end = past.position(None, "en", len(moves)).ending
    assert end is not None
    assert end.seed == "7"


def totals_of_positions(past: Replay, viewer: int | None) -> list[list[int]]:
    positions = [past.position(viewer, "en", step) for step in range(past.history(viewer, "en").steps + 1)]
    return [[score.total for score in position.scores] for position in positions]


@each_game
@pytest.mark.parametrize("most", [40, 10_000], ids=["running", "finished"])
def test_totals_are_those_of_the_positions(table: Table, most: int):
    row = row_of(table)
    past = read(row, random_moves(row, most))
    assert past.over == (most > 40)
    for viewer in (None, 0, 1):
        assert past.totals(viewer, "pl").totals == totals_of_positions(past, viewer)


@each_game
def test_totals_grow_and_shrink_with_the_game(table: Table):
    row = row_of(table)
    moves = random_moves(row, 60)
    past = Replay(row)
    for entry in entries(row, moves):
        past.read(entry)
        if entry.number % 7 == 0:
            past.totals(0, "en")
    past.read(JournalEntry(past.entries + 1, "u", 0, "undo 25\n", 1.0))
    assert past.totals(0, "en") == read(row, moves[:-25]).totals(0, "en")
    again = random_moves(row, len(moves) - 25, seed=4)
    past.read(JournalEntry(past.entries + 1, "v", 0, f"undo {len(moves) - 25}\n", 1.0))
    for entry in entries(row, again):
        past.read(JournalEntry(past.entries + 1, f"w{entry.number}", entry.seat, entry.lines, 1.0))
    assert past.totals(0, "en") == read(row, again).totals(0, "en")


@pytest.mark.parametrize("step", [-1, 10**9])
def test_there_are_no_moments_before_the_first_and_after_the_last(step: int):
    past = read(row_of(RACE), random_moves(row_of(RACE), 5))
    with pytest.raises(Refusal) as refusal:
        past.position(None, "en", step)
    assert refusal.value.code == "no-moment"


@each_game
def test_a_log_only_grows(table: Table):
    """What was told stays told; only the sentence about the last entries of a seat may still become longer."""
    row = row_of(table)
    past = Replay(row)
    told: list[LogLine] = []
    for entry in entries(row, random_moves(row, 400)):
        past.read(entry)
        if entry.number % 10 == 0:
            lines = past.history(0, "en").lines
            assert lines[: len(told)] == told
            told = [line for line in lines if line.step < lines[-1].step]
    assert len(told) > 20
