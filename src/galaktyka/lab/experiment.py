"""What is simulated: a game, who plays it and how often. Every game of it can be repeated from its number."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from galaktyka.bots import find_bot
from galaktyka.core.errors import SetupError
from galaktyka.core.game import Game
from galaktyka.core.rng import SEED_LIMIT
from galaktyka.games import find_game, packages
from galaktyka.text.packs import load_pack, read_box


@dataclass(frozen=True)
class Experiment:
    """Plain values, so that it can be sent to other processes."""

    game_key: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, bool] = field(default_factory=dict)
    pack: str = ""
    records: str = ""
    """Folders, or nothing."""
    content: str = ""
    """The text of a pack's cards, for processes that cannot see its folder."""
    by_engine: bool = False
    """Games in which everybody chooses by chance are left to the engine's own loop."""

    @property
    def game(self) -> Game:
        """The rules and the cards."""
        return game_of(self.game_key, self.pack, self.content)

    def check(self) -> None:
        """A `SetupError` says what cannot be simulated."""
        for bot in self.bots:
            find_bot(bot, self.game_key, 0)
        self.game.check_start(len(self.bots), self.seed, self.options)
        self.game.start(len(self.bots), self.seed, self.options)

    def seed_of(self, number: int) -> int:
        """The seed of one game; neighbouring games have nothing in common."""
        return digest(f"{self.seed} {number}")

    def bot_at(self, number: int, seat: int) -> str:
        """Who sits there: everybody moves one seat on from game to game."""
        return self.bots[(seat + number) % len(self.bots)]


@cache
def game_of(game_key: str, pack: str, content: str = "") -> Game:
    """A game with its own cards or those of a pack, read once in every process."""
    if not pack and not content:
        return find_game(game_key)
    if game_key not in packages():
        raise SetupError("lab.error.no-packs", {"game": game_key})
    if content:
        return read_box(game_key, content, "content.toml")[0]
    return load_pack(Path(pack), game_key).game


def digest(text: str) -> int:
    """A seed made from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()) % SEED_LIMIT


def bot_seed(game_seed: int, seat: int) -> int:
    """Chance for the bot of a seat; it tells nothing about the deck."""
    return digest(f"{game_seed} bot {seat}")
