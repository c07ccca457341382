"""The weights that are shipped fit the shipped boxes, and are as small as they must be. There may be none yet."""

from pathlib import Path

import pytest

from galaktyka.bots.levels import FILE, read_ladders
from galaktyka.bots.network.shelf import SHIPPED
from galaktyka.bots.network.weights import read_weights
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.games import find_game, packages, shipped_keys
from tests.building import ROOT

MOST_OF_A_GAME = 4_000_000
MOST_OF_ALL = 14_000_000
FILES = {key: packages()[key].folder / SHIPPED for key in shipped_keys()}
THERE = [key for key, file in FILES.items() if file.is_file()]


@pytest.mark.parametrize("key", shipped_keys())
def test_they_fit_the_shipped_box(key: str):
    """If this fails because a card has changed: train again (docs/train.md), or take the change back."""
    if key not in THERE:
        return
    weights, game = read_weights(FILES[key]), find_game(key)
    assert weights.game == key
    assert weights.content == game.content
    assert set(weights.features) == set(slots_for(game).features)
    assert set(weights.choices) == set(game.actions.notations)
    assert {thing: set(words) for thing, words in weights.printed.items()} == {
        thing: set(words) for thing, words in printed_on(game).items()
    }
    assert weights.trained


def test_they_are_small():
    sizes = {key: FILES[key].stat().st_size for key in THERE}
    assert {key: size for key, size in sizes.items() if size > MOST_OF_A_GAME} == {}
    assert sum(sizes.values()) <= MOST_OF_ALL


@pytest.mark.parametrize("key", shipped_keys())
def test_a_ladder_that_is_shipped_has_every_number_of_players(key: str):
    file: Path = packages()[key].folder / FILE
    if file.is_file():
        assert set(read_ladders(file.read_text("utf-8"), str(file))) == set(find_game(key).seats)


def test_a_wheel_takes_them_along():
    assert '"**/*.weights"' in (ROOT / "pyproject.toml").read_text("utf-8")
