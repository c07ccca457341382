"""The greedy bots of Alien Artifacts: legal, honest, strong, each with its style, and the same in both builds."""

import pytest

from galaktyka.bots import Outlook, bot_names, find_bot
from galaktyka.bots.compiled.blind_artifacts import blinded
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts import GAME
from galaktyka.games.artifacts.state import Player

CHOSEN = {"choose-factions": True}
TABLES = [(2, {}), (2, CHOSEN), (3, {}), (4, {}), (4, CHOSEN), (5, {}), (5, CHOSEN)]
STYLES = ["greedy", "greedy-logistical", "greedy-operational"]


def choice(state: State, seat: int, name: str = "greedy") -> int:
    return find_bot(name, "artifacts", 0).choose(Outlook(state, seat, seeded(0)))


def play(names: list[str], seed: int, options: dict[str, bool] | None = None) -> State:
    state = GAME.start(len(names), seed, options)
    bots = [find_bot(name, "artifacts", seed + seat) for seat, name in enumerate(names)]
    while deciders := state.deciders():
        for seat in deciders:
            state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(seed))))
    return state


def test_the_bots_of_the_game():
    assert bot_names("artifacts")[-3:] == ["greedy-logistical", "greedy-operational", "greedy"]
    for name in STYLES:
        assert find_bot(name, "artifacts", 0).name == name


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_is_legal_in_games_that_wander_anywhere(seats: int, options: dict[str, bool], name: str):
    for seed in range(4):
        state = GAME.start(seats, seed, options)
        chance = seeded(seed)
        while deciders := state.deciders():
            for seat in deciders:
                legal = state.legal(seat)
                greedy = choice(state, seat, name)
                assert greedy in legal
                state.apply(seat, greedy if chance.below(2) else legal[chance.below(len(legal))])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_hidden_makes_no_difference_to_the_choice(seats: int, options: dict[str, bool]):
    for seed in range(2):
        state = GAME.start(seats, seed, options)
        chance = seeded(seed + 100)
        while deciders := state.deciders():
            for seat in deciders:
                chosen = choice(state, seat)
                other = state.determinise(seat, chance)
                assert other.view(seat) == state.view(seat)
                assert choice(other, seat) == chosen
                legal = state.legal(seat)
                state.apply(seat, chosen if chance.below(3) else legal[chance.below(len(legal))])


def everything(player: Player) -> tuple[object, ...]:
    return tuple(getattr(player, name) for name in sorted(dir(player)) if not name.startswith("_") and name != "clone")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_blind_position_holds_nothing_hidden(seats: int, options: dict[str, bool]):
    state = GAME.start(seats, 7, options)
    chance = seeded(8)
    while deciders := state.deciders():
        seat = deciders[0]
        for viewer in (seat, (seat + 1) % seats):
            blind = blinded(state, viewer)
            again = blinded(state.determinise(viewer, chance), viewer)
            assert [everything(player) for player in blind.players] == [everything(player) for player in again.players]
            for number, player in enumerate(blind.players):
                if number != viewer:
                    assert set(player.hand) <= {0}
                    assert set(player.plans) <= {0, *player.shown_plans}
                assert len(player.hand) == len(state.players[number].hand)
                assert len(player.plans) == len(state.players[number].plans)
            assert set(blind.deck) <= {0}
            assert len(blind.deck) - blind.top == len(state.deck) - state.top
            for deck, true in zip(blind.decks, state.decks, strict=True):
                assert (deck[:1], set(deck[1:]) <= {0}, len(deck)) == (true[:1], True, len(true))
            assert set(blind.systems + blind.plan_deck + blind.artifact_deck) <= {0}
            assert blind.rng.a != state.rng.a
            if viewer != seat:
                assert set(blind.looked) <= {0}
                assert blind.options == []
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def test_asking_the_bot_changes_nothing():
    state = GAME.start(4, 3)
    chance = seeded(1)
    for _ in range(250):
        if not (deciders := state.deciders()):
            break
        before = state.fingerprint()
        for seat in deciders:
            choice(state, seat)
        assert state.fingerprint() == before
        legal = state.legal(deciders[0])
        state.apply(deciders[0], legal[chance.below(len(legal))])


def test_the_same_view_gives_the_same_choice():
    for seed in range(3):
        assert play(["greedy"] * 3, seed).fingerprint() == play(["greedy"] * 3, seed).fingerprint()


@pytest.mark.slow
@pytest.mark.parametrize("name", STYLES)
def test_it_beats_random_players_almost_always(name: str):
    games = 100
    wins = sum(play([name, "random"] if seed % 2 else ["random", name], seed).winners() == [seed % 2 ^ 1]
               for seed in range(games))  # fmt: skip
    assert wins >= 0.98 * games


@pytest.mark.slow
def test_against_three_random_players_it_wins_as_well():
    games = 40
    wins = sum(play(["greedy", "random", "random", "random"], seed).winners() == [0] for seed in range(games))
    assert wins >= 0.95 * games


def share_operational(state: State, seat: int) -> tuple[int, int]:
    sides = [entry["side"] for entry in state.view(None)["players"][seat]["empire"]]
    return sides.count("operational"), len(sides)


@pytest.mark.slow
def test_a_style_is_a_preference_and_not_a_vow():
    """Most cards lie on the side that a bot prefers, and some on the other one."""
    for name, least, most in [("greedy-logistical", 0.10, 0.45), ("greedy-operational", 0.55, 0.90)]:
        counted = [share_operational(play([name] * 3, seed), 0) for seed in range(40)]
        share = sum(cards for cards, _ in counted) / sum(size for _, size in counted)
        assert least <= share <= most


@pytest.mark.slow
def test_neither_style_is_crippled():
    games = 120
    wins = 0.0
    for seed in range(games):
        names = ["greedy-logistical", "greedy-operational"]
        winners = play(names if seed % 2 else names[::-1], seed // 2).winners()
        wins += (seed % 2 ^ 1 in winners) / len(winners)
    assert 0.3 <= wins / games <= 0.7


@pytest.mark.slow
def test_against_itself_it_plays_good_games():
    finals = [play(["greedy"] * 4, seed) for seed in range(30)]
    best = [max(score.total for score in final.scores()) for final in finals]
    cards = [len(player["empire"]) for final in finals for player in final.view(None)["players"]]
    assert 30 <= sum(best) / len(best) <= 60
    assert 6 <= sum(cards) / len(cards) <= 13


def test_both_builds_play_the_same_games():
    finals = [play(["greedy"] * seats, 100 + seats) for seats in (2, 3, 4)]
    finals.append(play(STYLES, 105, CHOSEN))
    results = [[score.total for score in final.scores()] for final in finals]
    assert results == [
        [24, 45],
        [17, 37, 40],
        [47, 39, 38, 48],
        [17, 34, 30],
    ], "another judgement plays other games: then these numbers change, in both builds alike"
