"""The games: one folder per rulebook, and the register of those that are installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

SHIPPED = {
    "race": "galaktyka.games.race",
    "frontiers": "galaktyka.games.frontiers",
    "artifacts": "galaktyka.games.artifacts",
    "cosmos": "galaktyka.games.cosmos",
}


def has_room(pattern: str, key: str) -> bool:
    """Whether a part of the program has a room for a game, found by its name: `galaktyka.voices.{}.voice`.

    So a new game needs a new folder there, and no entry in a list.
    """
    try:
        return key.isidentifier() and find_spec(pattern.format(key)) is not None
    except ModuleNotFoundError:
        return False


def room_in(pattern: str, key: str) -> ModuleType | None:
    """The module of that room; None if there is none."""
    return import_module(pattern.format(key)) if has_room(pattern, key) else None


def from_outside() -> list[EntryPoint]:
    """The games of other packages that have registered themselves."""
    from importlib.metadata import entry_points  # takes longer to import than the engine

    return [point for point in entry_points(group="galaktyka.games") if point.name not in SHIPPED]


def game_keys() -> list[str]:
    """The keys of all games that can be played, ours first."""
    return [*SHIPPED, *(point.name for point in from_outside())]


def find_game(key: str) -> Game:
    """The game with its shipped content."""
    if key in SHIPPED:
        game = import_module(SHIPPED[key]).GAME
    else:
        points = [point for point in from_outside() if point.name == key]
        if not points:
            raise SetupError("unknown-game", {"game": key, "known": ", ".join(game_keys())})
        game = points[0].load()
    if not isinstance(game, Game):
        raise SetupError("not-a-game", {"game": key})
    return game
