"""The greedy bot of Race for the Galaxy: legal, honest, strong, and sensible in positions that a player would know."""

import pytest

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.compiled.blind_race import blinded
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games.race import GAME
from galaktyka.games.race.state import Player
from galaktyka.games.race.vocabulary import ASK_KEEP, CHOOSE, NO_CARD, PLACE

OPTIONS = [(2, {}), (2, {"advanced": True}), (3, {}), (4, {}), (4, {"first-game": True})]


def choice(state: State, seat: int) -> int:
    return find_bot("greedy", "race", 0).choose(Outlook(state, seat, seeded(0)))


def play(names: list[str], seed: int) -> State:
    state = GAME.start(len(names), seed)
    bots = [find_bot(name, "race", seed + seat) for seat, name in enumerate(names)]
    while deciders := state.deciders():
        for seat in deciders:
            state.apply(seat, bots[seat].choose(Outlook(state, seat, seeded(seed))))
    return state


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_choice_is_legal_in_games_that_wander_anywhere(seats: int, options: dict[str, bool]):
    for seed in range(6):
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
                for _ in range(2):
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
        blind = blinded(state, seat)
        again = blinded(state.determinise(seat, chance), seat)
        assert [everything(player) for player in blind.players] == [everything(player) for player in again.players]
        assert list(blind.deck) == []
        for number, player in enumerate(blind.players):
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
def test_against_itself_it_plays_good_games():
    ends = [play(["greedy", "greedy"], seed) for seed in range(60)]
    best = [max(score.total for score in end.scores()) for end in ends]
    rounds = [end.view(None)["round"] for end in ends]
    assert sum(best) / len(best) >= 30
    assert 8 <= sum(rounds) / len(rounds) <= 15


def test_both_builds_play_the_same_games():
    ends = [play(["greedy"] * seats, 100 + seats) for seats in (2, 3, 4)]
    results = [[end.view(None)["round"], *[score.total for score in end.scores()]] for end in ends]
    assert results == [[10, 20, 20], [14, 42, 28, 39], [10, 25, 41, 44, 31]], (
        "another judgement plays other games: then these numbers change, in both builds alike"
    )
