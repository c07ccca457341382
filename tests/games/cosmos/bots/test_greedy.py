"""The greedy bot of Micro Cosmos: what it cannot know, and how its games go."""

import pytest

from galaktyka.games.cosmos.bots.redact import redacted
from galaktyka.games.cosmos.engine.game import CosmosState
from tests.bots.playing import drift, play
from tests.laws.tables import Table, tables_of


@pytest.mark.parametrize("table", list(tables_of("cosmos")), ids=str)
def test_whole_games_end_by_the_rules(table: Table):
    options = dict(table.options)
    end = play("cosmos", ["greedy"] * table.seats, 11, options).view(None)
    assert end["completed"] >= (4 if options["four-planets"] else 3)
    assert end["round"] < 60


def test_the_blind_position_holds_no_order_of_a_deck():
    for state, seat in drift(Table("cosmos", 1, ()), 7, 150):
        assert isinstance(state, CosmosState)
        blind = redacted(state, seat)
        for deck in ("planet_deck", "crew_deck", "survivor_deck", "automa_deck"):
            assert getattr(blind, deck) == bytes(len(getattr(state, deck)))
        assert blind.rng.words() != state.rng.words()


@pytest.mark.slow
def test_against_itself_it_uses_everything_that_brings_points():
    finals = [play("cosmos", ["greedy"] * 3, seed) for seed in range(20)]
    rounds = [final.view(None)["round"] for final in finals]
    sources = {item.kind for final in finals for score in final.scores() for item in score.items if item.points}
    assert 11 <= sum(rounds) / len(rounds) <= 17
    assert sources == {
        "terraformed", "first-and-second", "outposts-unlocked", "outposts-placed", "survivors", "colonies", "unfinished"
    }  # fmt: skip
