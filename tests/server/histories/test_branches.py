"""Playing on from a moment of a game."""

import json

import pytest

from galaktyka.server.problems import Refusal
from galaktyka.server.records import branch_row
from tests.laws.tables import Table
from tests.server.histories.games import ALA, RACE, each_game, random_moves, read, row_of

pytestmark = pytest.mark.once


def test_two_branches_have_two_futures():
    row = row_of(RACE)
    past = read(row, random_moves(row, 30))
    one, two = (branch_row(past, row, 20, 0, "greedy", ALA) for _ in range(2))
    assert one.position != two.position
    assert one.id != two.id
    real = past.at(20).to_document()
    assert json.loads(one.position) != real


@each_game
def test_a_branch_of_a_finished_game_has_its_real_cards(table: Table):
    row = row_of(table)
    moves = random_moves(row)
    past = read(row, moves)
    branch = branch_row(past, row, len(moves) // 2, 1, "random", ALA)
    assert json.loads(branch.position) == past.at(len(moves) // 2).to_document()
    assert [(seat.kind, seat.name, seat.person) for seat in branch.seats] == [
        ("bot", "random", ""),
        ("person", "Ala", "ala"),
    ]
    assert (branch.status, branch.host, branch.listed) == ("playing", "ala", False)
    with pytest.raises(Refusal) as refusal:
        branch_row(past, row, len(moves), 1, "random", ALA)
    assert refusal.value.code == "branch-over"


def test_a_branch_needs_a_bot_that_is_there_and_a_moment_that_was():
    row = row_of(RACE)
    past = read(row, random_moves(row, 30))
    with pytest.raises(Refusal, match="no-bot"):
        branch_row(past, row, 3, 0, "skynet", ALA)
    with pytest.raises(Refusal, match="no-moment"):
        branch_row(past, row, 31, 0, "greedy", ALA)
