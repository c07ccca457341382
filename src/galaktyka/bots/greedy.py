"""The greedy bot behind the protocol; its judgement is in the room `bots` of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, final

from galaktyka.bots.protocol import Bot, Outlook, Redactor
from galaktyka.games import packages, room_of

Redacted = TypeVar("Redacted")
Taste = TypeVar("Taste")


def knows(name: str, game_key: str) -> bool:
    """Whether it is a greedy bot of the game; a game from outside has none."""
    package = packages().get(game_key)
    return package is not None and name in package.greedy


def find(name: str, game_key: str, seed: int) -> Bot:
    """The bot of such a name."""
    room = room_of(game_key, "bots")
    assert room is not None
    bot: Bot = room.greedy(name)
    return bot


@final
class GreedyBot(Generic[Redacted, Taste]):
    """Takes what looks best now. It needs no chance: the same view gives the same choice."""

    def __init__(
        self, name: str, redactor: Redactor[Redacted], decide: Callable[[Redacted, int, Taste], int], taste: Taste
    ) -> None:
        self.name = name
        self.redactor = redactor
        self.decide = decide
        self.taste = taste

    def choose(self, outlook: Outlook) -> int:
        """The best of the legal actions, judged by what the seat may know."""
        return self.decide(outlook.redacted(self.redactor), outlook.seat, self.taste)
