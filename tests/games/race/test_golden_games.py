"""120 seeded games (on plain Python 30) for every number of players and every variant go as they were written down."""

import pytest

from galaktyka.games.race.game import GAME
from tests.laws.golden import expected, golden, verbs_chosen, written
from tests.laws.tables import Table, tables_of

TABLES = list(tables_of("race"))


def test_every_table_is_written_down():
    assert list(written("race")) == [str(table) for table in TABLES]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_games_are_played_as_written(table: Table):
    assert golden(table) == expected(table), "python -m tests.games.race.golden --write, if it was meant"


@pytest.mark.slow
def test_random_games_make_every_kind_of_choice():
    """So the numbers above look everywhere."""
    assert verbs_chosen("race", 25) == {GAME.actions.verb(action) for action in range(len(GAME.actions))}
