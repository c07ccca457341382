"""The greedy bots of Alien Artifacts: what they cannot know, each with its style, and how their games go."""

import pytest

from galaktyka.bots import bot_names, find_bot
from galaktyka.core.game import State
from galaktyka.games.artifacts.bots.redact import redacted
from galaktyka.games.artifacts.engine.game import ArtifactsState
from tests.bots.playing import drift, play
from tests.laws.tables import Table, tables_of

STYLES = ["greedy", "greedy-logistical", "greedy-operational"]


def test_the_bots_of_the_game():
    assert bot_names("artifacts")[-3:] == ["greedy-logistical", "greedy-operational", "greedy"]
    for name in STYLES:
        assert find_bot(name, "artifacts", 0).name == name


@pytest.mark.parametrize("table", list(tables_of("artifacts")), ids=str)
def test_the_redacted_position_holds_nothing_hidden(table: Table):
    for state, seat in drift(table, 7, 10_000):
        assert isinstance(state, ArtifactsState)
        for viewer in (seat, (seat + 1) % table.seats):
            shown = redacted(state, viewer)
            for number, player in enumerate(shown.players):
                if number != viewer:
                    assert set(player.hand) <= {0}
                    assert set(player.plans) <= {0, *player.shown_plans}
                assert len(player.hand) == len(state.players[number].hand)
                assert len(player.plans) == len(state.players[number].plans)
            assert set(shown.deck) <= {0}
            assert len(shown.deck) - shown.top == len(state.deck) - state.top
            for deck, true in zip(shown.decks, state.decks, strict=True):
                assert (deck[:1], set(deck[1:]) <= {0}, len(deck)) == (true[:1], True, len(true))
            assert set(shown.systems + shown.plan_deck + shown.artifact_deck) <= {0}
            assert shown.rng.a != state.rng.a
            if viewer != seat:
                assert set(shown.looked) <= {0}
                assert shown.options == []


def share_operational(state: State, seat: int) -> tuple[int, int]:
    sides = [entry["side"] for entry in state.view(None)["players"][seat]["empire"]]
    return sides.count("operational"), len(sides)


@pytest.mark.slow
def test_a_style_is_a_preference_and_not_a_vow():
    """Most cards lie on the side that a bot prefers, and some on the other one."""
    for name, least, most in [("greedy-logistical", 0.10, 0.45), ("greedy-operational", 0.55, 0.90)]:
        counted = [share_operational(play("artifacts", [name] * 3, seed), 0) for seed in range(40)]
        share = sum(cards for cards, _ in counted) / sum(size for _, size in counted)
        assert least <= share <= most


@pytest.mark.slow
def test_neither_style_is_crippled():
    games = 120
    wins = 0.0
    for seed in range(games):
        names = ["greedy-logistical", "greedy-operational"]
        winners = play("artifacts", names if seed % 2 else names[::-1], seed // 2).winners()
        wins += (seed % 2 ^ 1 in winners) / len(winners)
    assert 0.3 <= wins / games <= 0.7


@pytest.mark.slow
def test_against_itself_it_plays_good_games():
    finals = [play("artifacts", ["greedy"] * 4, seed) for seed in range(30)]
    best = [max(score.total for score in final.scores()) for final in finals]
    cards = [len(player["empire"]) for final in finals for player in final.view(None)["players"]]
    assert 30 <= sum(best) / len(best) <= 60
    assert 6 <= sum(cards) / len(cards) <= 13


def test_both_builds_play_the_same_game_of_all_styles():
    final = play("artifacts", STYLES, 105, {"choose-factions": True})
    assert [score.total for score in final.scores()] == [16, 34, 26]
