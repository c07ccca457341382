"""The bot that chooses by chance, in any game."""

from __future__ import annotations

from typing import final

from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.rng import seeded


def knows(name: str, game_key: str) -> bool:
    """Whether it is this bot; it plays every game."""
    return name == "random"


def find(name: str, game_key: str, seed: int) -> Bot:
    """The bot of this name."""
    return RandomBot(seed)


@final
class RandomBot:
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        """Any of the legal actions."""
        options = outlook.legal
        return options[self.rng.below(len(options))]
