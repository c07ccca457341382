"""The contract itself: positions and games of different rulebooks are told apart, in every build."""

from itertools import permutations

import pytest

from galaktyka.core.game import Game, State
from galaktyka.games import find_game, shipped_keys


def game_and_position(key: str) -> list[object]:
    game = find_game(key)
    return [game, game.start(2, 1)]


@pytest.mark.parametrize(("key", "other"), list(permutations(shipped_keys(), 2)))
def test_isinstance_never_confuses_two_games(key, other):
    for thing, foreign, contract in zip(game_and_position(key), game_and_position(other), [Game, State], strict=True):
        assert isinstance(thing, contract)  # a metaclass that remembers this must not be misled by it
        assert not isinstance(thing, type(foreign))
        assert isinstance(thing, type(thing))
        assert not issubclass(type(thing), type(foreign))
