"""The greedy bots of every game: legal, honest, strong, and the same in both builds."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

import pytest

from galaktyka.bots import bot_names
from galaktyka.core.rng import seeded
from galaktyka.games import game_keys
from tests.bots.playing import choice, drift, play, wander
from tests.laws.golden import GREEDY, counted, greedy_game
from tests.laws.tables import TABLES, Table, every_table, waits_for_full


@dataclass(frozen=True)
class Measure:
    """How much of a game is played, and how well that has to go."""

    wandering: int  # games at each table that wander anywhere
    duels: int
    won: float
    crowds: int  # games against three others
    won_in_crowds: float
    astray: int = 2  # one of so many moves of a wandering game is random
    most: int = 10_000  # moves of a wandering game


MEASURES = {
    "race": Measure(wandering=8, duels=200, won=0.97, crowds=60, won_in_crowds=0.95),
    "frontiers": Measure(wandering=8, duels=200, won=0.97, crowds=60, won_in_crowds=0.95),
    "artifacts": Measure(wandering=4, duels=100, won=0.98, crowds=40, won_in_crowds=0.95),
    "cosmos": Measure(wandering=2, duels=60, won=0.95, crowds=20, won_in_crowds=0.9, astray=3, most=400),
}
STYLES = [(key, name) for key in game_keys() for name in bot_names(key) if name.startswith("greedy")]

each_game = pytest.mark.parametrize("key", game_keys())
each_style = pytest.mark.parametrize(("key", "name"), STYLES)


@pytest.mark.parametrize(
    ("table", "name"),
    [
        pytest.param(table, name, id=f"{table}-{name}", marks=[pytest.mark.full] * waits_for_full(table))
        for table in TABLES
        for key, name in STYLES
        if key == table.key
    ],
)
def test_every_choice_is_legal_in_games_that_wander_anywhere(table: Table, name: str):
    measure = MEASURES[table.key]
    for seed in range(measure.wandering):
        for state, seat, chosen in wander(table, seed, measure.astray, measure.most, name):
            assert chosen in state.legal(seat)


@every_table
def test_what_is_hidden_makes_no_difference_to_the_choice(table: Table):
    measure = MEASURES[table.key]
    for seed in range(measure.wandering // 2):
        chance = seeded(seed + 100)
        for state, seat, chosen in wander(table, seed, measure.astray + 1, measure.most):
            other = state.determinise(seat, chance)
            assert other.view(seat) == state.view(seat)
            assert choice(other, seat) == chosen


def everything(player: object) -> tuple[object, ...]:
    return tuple(getattr(player, name) for name in sorted(dir(player)) if not name.startswith("_") and name != "clone")


@every_table
def test_what_is_hidden_makes_no_difference_to_the_redacted_position(table: Table):
    """What a greedy bot looks at; what is blank in it stands in the file of each game."""
    bots = f"galaktyka.games.{table.key}.bots"
    named = find_spec(f"{bots}.redact")
    redacted = import_module(f"{bots}.redact").redacted if named else import_module(f"{bots}.blind").blinded
    chance = seeded(9)
    for state, seat in drift(table, 7, MEASURES[table.key].most):
        for viewer in {seat, (seat + 1) % table.seats}:
            shown = redacted(state, viewer)
            again = redacted(state.determinise(viewer, chance), viewer)
            assert [everything(player) for player in shown.players] == [everything(player) for player in again.players]
            assert shown.rng.words() == again.rng.words()


@each_game
def test_asking_the_bot_changes_nothing(key: str):
    for state, _ in drift(Table(key, 4, ()), 3, 250):
        before = state.fingerprint()
        for seat in state.deciders():
            choice(state, seat)
        assert state.fingerprint() == before


@each_game
def test_the_same_view_gives_the_same_choice(key: str):
    for seed in range(3):
        assert play(key, ["greedy"] * 3, seed).fingerprint() == play(key, ["greedy"] * 3, seed).fingerprint()


@pytest.mark.slow
@each_style
def test_it_beats_random_players_almost_always(key: str, name: str):
    games = MEASURES[key].duels
    wins = sum(play(key, [name, "random"] if seed % 2 else ["random", name], seed).winners() == [seed % 2 ^ 1]
               for seed in range(games))  # fmt: skip
    assert wins >= MEASURES[key].won * games


@pytest.mark.slow
@each_game
def test_against_three_random_players_it_wins_as_well(key: str):
    games = MEASURES[key].crowds
    wins = sum(play(key, ["greedy", "random", "random", "random"], seed).winners() == [0] for seed in range(games))
    assert wins >= MEASURES[key].won_in_crowds * games


@pytest.mark.parametrize("table", [table for table in TABLES if str(table) in GREEDY[table.key]], ids=str)
def test_both_builds_play_the_same_games(table: Table):
    assert greedy_game(table) == counted(table.key)["greedy"][str(table)], (
        f"another judgement plays other games: python -m tests.games.{table.key}.golden --write, if it was meant"
    )
