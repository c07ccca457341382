"""The greedy bot of New Frontiers: legal, honest, strong, and the same in both builds."""

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.compiled.blind_frontiers import blinded
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.frontiers import GAME
from galaktyka.games.frontiers.state import Player
from galaktyka.games.frontiers.vocabulary import NO_TILE

OPTIONS = [(2, {}), (2, {"goals": True}), (3, {}), (4, {}), (4, {"first-game": True}), (5, {"goals": True})]


def choice(state: State, seat: int) -> int:
    return find_bot("greedy", "frontiers", 0).choose(Outlook(state, seat, seeded(0)))


def play(names: list[str], seed: int, options: dict[str, bool] | None = None) -> State:
    state = GAME.start(len(names), seed, options)
    bots = [find_bot(name, "frontiers", seed + seat) for seat, name in enumerate(names)]
    while deciders := state.deciders():
        for seat in deciders:
            state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(seed))))
    return state


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_choice_is_legal_in_games_that_wander_anywhere(seats: int, options: dict[str, bool]):
    for seed in range(8):
        state = GAME.start(seats, seed, options)
        chance = seeded(seed)
        while deciders := state.deciders():
            for seat in deciders:
                legal = state.legal(seat)
                greedy = choice(state, seat)
                assert greedy in legal
                state.apply(seat, greedy if chance.below(2) else legal[chance.below(len(legal))])


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_what_is_hidden_makes_no_difference_to_the_choice(seats: int, options: dict[str, bool]):
    for seed in range(3):
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


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_the_blind_position_holds_nothing_hidden(seats: int, options: dict[str, bool]):
    state = GAME.start(seats, 7, options)
    chance = seeded(8)
    while deciders := state.deciders():
        seat = deciders[0]
        other_seat = (seat + 1) % seats
        for viewer in (seat, other_seat):
            blind = blinded(state, viewer)
            again = blinded(state.determinise(viewer, chance), viewer)
            assert [everything(player) for player in blind.players] == [everything(player) for player in again.players]
            assert set(blind.goal_stack) <= {0}
            assert len(blind.goal_stack) == len(state.goal_stack)
            assert blind.rng.a != state.rng.a
            if state.hidden_owner != viewer:
                assert blind.hidden_goal == NO_TILE
            if viewer != seat:
                assert blind.looked == b""
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def test_asking_the_bot_changes_nothing():
    state = GAME.start(4, 3)
    chance = seeded(1)
    for _ in range(120):
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
def test_it_beats_random_players_almost_always():
    games = 200
    wins = sum(play(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed).winners() == [seed % 2 ^ 1]
               for seed in range(games))  # fmt: skip
    assert wins >= 0.97 * games


@pytest.mark.slow
def test_against_three_random_players_it_wins_as_well():
    games = 60
    wins = sum(0 in play(["greedy", "random", "random", "random"], seed).winners() for seed in range(games))
    assert wins >= 0.95 * games


@pytest.mark.slow
def test_against_itself_it_plays_good_games_that_end_in_every_way():
    finals = [play(["greedy"] * 4, seed) for seed in range(60)]
    best = [max(score.total for score in final.scores()) for final in finals]
    rounds = [final.view(None)["round"] for final in finals]
    assert 35 <= sum(best) / len(best) <= 52
    assert 10 <= sum(rounds) / len(rounds) <= 16
    assert {end for final in finals for end in final.view(None)["ends"]} == {
        "technologies", "colonies", "colonists", "points"
    }  # fmt: skip


def test_both_builds_play_the_same_games():
    finals = [play(["greedy"] * seats, 100 + seats) for seats in (2, 3, 4)]
    finals.append(play(["greedy"] * 5, 105, {"goals": True}))
    results = [[final.view(None)["round"], *[score.total for score in final.scores()]] for final in finals]
    assert results == [
        [8, 31, 28],
        [16, 27, 39, 31],
        [12, 42, 33, 34, 35],
        [11, 57, 51, 45, 39, 44],
    ], "another judgement plays other games: then these numbers change, in both builds alike"
