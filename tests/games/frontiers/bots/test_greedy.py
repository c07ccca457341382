"""The greedy bot of New Frontiers: what it cannot know, and how its games go."""

import pytest

from galaktyka.games.frontiers.bots.redact import redacted
from galaktyka.games.frontiers.engine.game import FrontiersState
from galaktyka.games.frontiers.engine.vocabulary import NO_TILE
from tests.bots.playing import drift, play
from tests.laws.tables import Table, tables_of


@pytest.mark.parametrize("table", list(tables_of("frontiers")), ids=str)
def test_the_redacted_position_holds_nothing_hidden(table: Table):
    for state, seat in drift(table, 7, 10_000):
        assert isinstance(state, FrontiersState)
        for viewer in (seat, (seat + 1) % table.seats):
            shown = redacted(state, viewer)
            assert set(shown.goal_stack) <= {0}
            assert len(shown.goal_stack) == len(state.goal_stack)
            assert shown.rng.a != state.rng.a
            if state.hidden_owner != viewer:
                assert shown.hidden_goal == NO_TILE
            if viewer != seat:
                assert shown.looked == b""


@pytest.mark.slow
def test_against_itself_it_plays_good_games_that_end_in_every_way():
    finals = [play("frontiers", ["greedy"] * 4, seed) for seed in range(60)]
    best = [max(score.total for score in final.scores()) for final in finals]
    rounds = [final.view(None)["round"] for final in finals]
    assert 35 <= sum(best) / len(best) <= 52
    assert 10 <= sum(rounds) / len(rounds) <= 16
    assert {end for final in finals for end in final.view(None)["ends"]} == {
        "technologies", "colonies", "colonists", "points"
    }  # fmt: skip
