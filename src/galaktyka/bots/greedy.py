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

    def __init__(self, name: str, lens: Lens[Sight], decide: Callable[[Sight, int, Taste], int], taste: Taste) -> None:
        self.name = name
        self.lens = lens
        self.decide = decide
        self.taste = taste

    def choose(self, outlook: Outlook) -> int:
        """The best of the legal actions, judged by what the seat may know."""
        return self.decide(outlook.through(self.lens), outlook.seat, self.taste)


def race_bot(name: str) -> Bot:
    """The greedy bot of Race for the Galaxy."""
    from galaktyka.bots.compiled.blind_race import blinded
    from galaktyka.bots.compiled.greedy_race import decide
    from galaktyka.bots.compiled.lore_race import Taste

    return GreedyBot(name, blinded, decide, Taste())


def frontiers_bot(name: str) -> Bot:
    """The greedy bot of New Frontiers."""
    from galaktyka.bots.compiled.blind_frontiers import blinded
    from galaktyka.bots.compiled.greedy_frontiers import decide
    from galaktyka.bots.compiled.lore_frontiers import Taste

    return GreedyBot(name, blinded, decide, Taste())


def artifacts_bot(name: str) -> Bot:
    """The greedy bots of Alien Artifacts: one without a style, and two that prefer one side of the cards."""
    from galaktyka.bots.compiled.blind_artifacts import blinded
    from galaktyka.bots.compiled.greedy_artifacts import decide
    from galaktyka.bots.compiled.lore_artifacts import Taste

    return GreedyBot(name, blinded, decide, Taste(name.removeprefix("greedy").removeprefix("-")))


def cosmos_bot(name: str) -> Bot:
    """The greedy bot of Micro Cosmos."""
    from galaktyka.bots.compiled.blind_cosmos import blinded
    from galaktyka.bots.compiled.greedy_cosmos import decide
    from galaktyka.bots.compiled.lore_cosmos import Taste

    return GreedyBot(name, blinded, decide, Taste())


BOTS: dict[str, Callable[[str], Bot]] = {
    "race": race_bot,
    "frontiers": frontiers_bot,
    "artifacts": artifacts_bot,
    "cosmos": cosmos_bot,
}
