"""The greedy bots behind the protocol; their judgement is in `compiled`, one set of modules for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, final

from galaktyka.bots.protocol import Bot, Lens, Outlook

Sight = TypeVar("Sight")
Taste = TypeVar("Taste")


@final
class GreedyBot(Generic[Sight, Taste]):
    """Takes what looks best now. It needs no chance: the same view gives the same choice."""

    def __init__(self, lens: Lens[Sight], decide: Callable[[Sight, int, Taste], int], taste: Taste) -> None:
        self.name = "greedy"
        self.lens = lens
        self.decide = decide
        self.taste = taste

    def choose(self, outlook: Outlook) -> int:
        """The best of the legal actions, judged by what the seat may know."""
        return self.decide(outlook.through(self.lens), outlook.seat, self.taste)


def race_bot() -> Bot:
    """The greedy bot of Race for the Galaxy."""
    from galaktyka.bots.compiled.blind_race import blinded
    from galaktyka.bots.compiled.greedy_race import decide
    from galaktyka.bots.compiled.lore_race import Taste

    return GreedyBot(blinded, decide, Taste())


def frontiers_bot() -> Bot:
    """The greedy bot of New Frontiers."""
    from galaktyka.bots.compiled.blind_frontiers import blinded
    from galaktyka.bots.compiled.greedy_frontiers import decide
    from galaktyka.bots.compiled.lore_frontiers import Taste

    return GreedyBot(blinded, decide, Taste())


BOTS: dict[str, Callable[[], Bot]] = {"race": race_bot, "frontiers": frontiers_bot}
