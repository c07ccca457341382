"""The greedy bot of Micro Cosmos: legal, honest, strong, and the same in both builds."""

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.compiled.blind_cosmos import blinded
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.game import GAME

LONG = {"four-planets": True}
LEVELS = ["easy-plus", "medium", "medium-plus", "hard", "hard-plus"]
SOLO: list[tuple[int, dict[str, bool]]] = [(1, {}), *[(1, {level: True}) for level in LEVELS]]
OPTIONS: list[tuple[int, dict[str, bool]]] = [(2, {}), (2, LONG), (3, {}), (3, LONG), (4, {}), (4, LONG), *SOLO]


def choice(state: State, seat: int) -> int:
    return find_bot("greedy", "cosmos", 0).choose(Outlook(state, seat, seeded(0)))


def play(names: list[str], seed: int, options: dict[str, bool] | None = None) -> State:
    state = GAME.start(len(names), seed, options)
    bots = [find_bot(name, "cosmos", seed + seat) for seat, name in enumerate(names)]
    while deciders := state.deciders():
        state.apply(deciders[0], bots[deciders[0]].choose(Outlook(state, deciders[0], seeded(seed))))
    return state


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_choice_is_legal_in_games_that_wander_anywhere(seats: int, options: dict[str, bool]):
    for seed in range(2):
        state = GAME.start(seats, seed, options)
        chance = seeded(seed)
        asked = 0
        while (deciders := state.deciders()) and asked < 400:
            seat = deciders[0]
            legal = state.legal(seat)
            greedy = choice(state, seat)
            assert greedy in legal
            state.apply(seat, greedy if chance.below(3) else legal[chance.below(len(legal))])
            asked += 1


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_whole_games_end_by_the_rules(seats: int, options: dict[str, bool]):
    final = play(["greedy"] * seats, 11, options)
    end = final.view(None)
    assert end["completed"] >= (4 if options == LONG else 3)
    assert end["round"] < 60


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, LONG), (1, {"hard": True})])
def test_what_is_hidden_makes_no_difference_to_the_choice(seats: int, options: dict[str, bool]):
    state = GAME.start(seats, 5, options)
    chance = seeded(100)
    for _ in range(250):
        if not (deciders := state.deciders()):
            break
        seat = deciders[0]
        chosen = choice(state, seat)
        other = state.determinise(seat, chance)
        assert other.view(seat) == state.view(seat)
        assert choice(other, seat) == chosen
        legal = state.legal(seat)
        state.apply(seat, chosen if chance.below(4) else legal[chance.below(len(legal))])


def test_the_blind_position_holds_no_order_of_a_deck():
    state = GAME.start(1, 7)
    chance = seeded(8)
    for _ in range(150):
        if not (deciders := state.deciders()):
            break
        blind = blinded(state, deciders[0])
        for deck in ("planet_deck", "crew_deck", "survivor_deck", "automa_deck"):
            assert getattr(blind, deck) == bytes(len(getattr(state, deck)))
        assert blind.rng.words() != state.rng.words()
        legal = state.legal(deciders[0])
        state.apply(deciders[0], legal[chance.below(len(legal))])


def test_asking_the_bot_changes_nothing():
    state = GAME.start(3, 3)
    chance = seeded(1)
    for _ in range(120):
        seat = state.deciders()[0]
        before = state.fingerprint()
        choice(state, seat)
        assert state.fingerprint() == before
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def test_the_same_view_gives_the_same_choice():
    assert play(["greedy"] * 3, 2).fingerprint() == play(["greedy"] * 3, 2).fingerprint()


@pytest.mark.slow
def test_it_beats_random_players_almost_always():
    games = 60
    wins = sum(play(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed).winners() == [seed % 2 ^ 1]
               for seed in range(games))  # fmt: skip
    assert wins >= 0.95 * games


@pytest.mark.slow
def test_against_three_random_players_it_wins_as_well():
    games = 20
    wins = sum(0 in play(["greedy", "random", "random", "random"], seed).winners() for seed in range(games))
    assert wins >= 0.9 * games


@pytest.mark.slow
def test_against_itself_it_uses_everything_that_brings_points():
    finals = [play(["greedy"] * 3, seed) for seed in range(20)]
    rounds = [final.view(None)["round"] for final in finals]
    sources = {item.kind for final in finals for score in final.scores() for item in score.items if item.points}
    assert 11 <= sum(rounds) / len(rounds) <= 17
    assert sources == {
        "terraformed", "first-and-second", "outposts-unlocked", "outposts-placed", "survivors", "colonies", "unfinished"
    }  # fmt: skip


def test_both_builds_play_the_same_games():
    finals = [play(["greedy"] * seats, 100 + seats) for seats in (2, 3, 4)]
    finals.append(play(["greedy"], 101, {"medium-plus": True}))
    results = [[final.view(None)["round"], *[score.total for score in final.scores()]] for final in finals]
    assert results == [
        [17, 46, 54],
        [13, 41, 49, 43],
        [13, 55, 47, 47, 52],
        [15, 57, 60],
    ], "another judgement plays other games: then these numbers change, in both builds alike"
