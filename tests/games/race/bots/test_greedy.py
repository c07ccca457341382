"""The greedy bot of Race for the Galaxy: what it cannot know, and how its games go."""

import pytest

from galaktyka.games.race.bots.redact import redacted
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.vocabulary import ASK_KEEP, CHOOSE, NO_CARD, PLACE
from tests.bots.playing import drift, play
from tests.laws.tables import Table, tables_of


@pytest.mark.parametrize("table", list(tables_of("race")), ids=str)
def test_the_redacted_position_holds_nothing_hidden(table: Table):
    for state, seat in drift(table, 7, 10_000):
        assert isinstance(state, RaceState)
        shown = redacted(state, seat)
        assert list(shown.deck) == []
        for number, player in enumerate(shown.players):
            assert set(player.goods) <= {0, 1}
            if number != seat:
                assert set(player.hand) <= {0}
                assert player.drawn == b""
                if state.phase == CHOOSE:
                    assert (player.first, player.second) == (NO_CARD, NO_CARD)
                if state.stage == PLACE:
                    assert player.placing == NO_CARD
            elif player.ask == ASK_KEEP:
                assert player.drawn == state.players[seat].drawn


@pytest.mark.slow
def test_against_itself_it_plays_good_games():
    ends = [play("race", ["greedy", "greedy"], seed) for seed in range(60)]
    best = [max(score.total for score in end.scores()) for end in ends]
    rounds = [end.view(None)["round"] for end in ends]
    assert sum(best) / len(best) >= 30
    assert 8 <= sum(rounds) / len(rounds) <= 15
