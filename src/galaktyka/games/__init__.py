"""The games: one folder per rulebook, and the register of those that are there. No game is named here."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game, Option

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from galaktyka.bots.budget import Budget

FOLDER = Path(__file__).parent
GROUP = "galaktyka.games"
"""Entry points: games of other packages. The name is the game's key, the value its `Game` object."""


@dataclass(frozen=True)
class Package:
    """The descriptor of a game: the constant `PACKAGE` in `galaktyka.games.<key>.package`."""

    key: str
    title: str
    """What stands on the English box."""
    shelf: int
    """Games are listed in this order."""
    greedy: tuple[str, ...]
    """Its greedy bots, the usual one last."""
    levels: dict[str, Budget]
    """How long the levels that search may think."""
    free: Budget
    """How a search goes about it whose length somebody has chosen."""
    terms: tuple[str, ...] = field(default=())
    """The words of the glossary that belong to it."""

    @property
    def folder(self) -> Path:
        """Where everything of the game lies."""
        return FOLDER / self.key

    @property
    def players(self) -> tuple[int, ...]:
        """How many people can play."""
        return self.game().seats

    @property
    def options(self) -> tuple[Option, ...]:
        """The variants of the shipped box."""
        return self.game().options

    def game(self) -> Game:
        """The game with its shipped box."""
        game: Game = import_module(f"{self.module}.game").GAME
        return game

    def game_with(self, pack: Any) -> Game:
        """The game with another box, read by its room `pack`."""
        game: Game = import_module(f"{self.module}.game").game_with(pack)
        return game

    def room(self, name: str) -> ModuleType | None:
        """A part of the game for a part of the program (`voice`, `terminal`, `service` ...); None if it has none."""
        return import_module(f"{self.module}.{name}") if self.has(name) else None

    def has(self, name: str) -> bool:
        """Whether the game has such a room."""
        return find_spec(f"{self.module}.{name}") is not None

    @property
    def module(self) -> str:
        """The Python package of the game."""
        return f"{__name__}.{self.key}"


@cache
def packages() -> dict[str, Package]:
    """The descriptors of the games whose folders lie here, by key, in the order of the shelf."""
    keys = [file.parent.name for file in FOLDER.glob("*/package.py")]
    found: list[Package] = [import_module(f"{__name__}.{key}.package").PACKAGE for key in keys]
    return {package.key: package for package in sorted(found, key=lambda package: package.shelf)}


def shipped_keys() -> tuple[str, ...]:
    """The keys of the games whose folders lie here."""
    return tuple(packages())


def room_of(key: str, name: str) -> ModuleType | None:
    """A room of a game, loaded when it is first asked for; None if it has none, or is a game from outside."""
    package = packages().get(key)
    return package.room(name) if package else None


def from_outside() -> list[EntryPoint]:
    """The games of other packages that have registered themselves."""
    from importlib.metadata import entry_points  # takes longer to import than the engine

    return [point for point in entry_points(group=GROUP) if point.name not in packages()]


def game_keys() -> list[str]:
    """The keys of all games that can be played, ours first."""
    return [*packages(), *(point.name for point in from_outside())]


def find_game(key: str) -> Game:
    """The game with its shipped content."""
    if package := packages().get(key):
        return package.game()
    points = [point for point in from_outside() if point.name == key]
    if not points:
        raise SetupError("unknown-game", {"game": key, "known": ", ".join(game_keys())})
    game = points[0].load()
    if not isinstance(game, Game):
        raise SetupError("not-a-game", {"game": key})
    return game
