"""The greedy bot of Race for the Galaxy behind the protocol; its judgement is in `compiled`."""

from __future__ import annotations

from typing import final

from galaktyka.bots.compiled.blind_race import blinded
from galaktyka.bots.compiled.greedy_race import decide
from galaktyka.bots.compiled.lore_race import Taste
from galaktyka.bots.protocol import Outlook

USUAL = Taste()


@final
class GreedyBot:
    """Takes what looks best now. It needs no chance: the same view gives the same choice."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.name = "greedy"
        self.taste = taste

    def choose(self, outlook: Outlook) -> int:
        """The best of the legal actions, judged by what the seat may know."""
        return decide(outlook.through(blinded), outlook.seat, self.taste)
