"""The games: one folder per rulebook, and the register of those that are installed."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game

SHIPPED = {"race": "galaktyka.games.race"}


def game_keys() -> list[str]:
    """The keys of all games that can be played, ours first."""
    return [*SHIPPED, *(point.name for point in entry_points(group="galaktyka.games") if point.name not in SHIPPED)]


def find_game(key: str) -> Game:
    """The game with its shipped content."""
    if key in SHIPPED:
        game = import_module(SHIPPED[key]).GAME
    else:
        points = [point for point in entry_points(group="galaktyka.games") if point.name == key]
        if not points:
            raise SetupError("unknown-game", {"game": key, "known": ", ".join(game_keys())})
        game = points[0].load()
    assert isinstance(game, Game)
    return game
