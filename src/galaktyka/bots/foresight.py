"""Champions that think ahead: a search on top of the learned network, with a budget that the name says."""

from __future__ import annotations

import re
from typing import Final, final

from galaktyka.bots.budget import Budget
from galaktyka.bots.champion import course_of
from galaktyka.bots.compiled.foresight import Foresight, Manner
from galaktyka.bots.compiled.learned import SHARPNESS
from galaktyka.bots.network.shelf import has_weights, learned
from galaktyka.bots.protocol import Advice, Bot, Outlook
from galaktyka.core.rng import seeded

NAME: Final = re.compile(r"(?:champion|search):([1-9][0-9]{0,6})(ms)?")
ADVICE: Final = Budget(400, 1500)
"""For advice, where nobody asks for more."""


def knows(name: str, game_key: str) -> bool:
    """Whether it is a champion with a budget that plays the game: `champion:300ms`, `search:200`."""
    return has_weights(game_key) and NAME.fullmatch(name) is not None


def find(name: str, game_key: str, seed: int) -> Bot:
    """The bot of such a name."""
    found = NAME.fullmatch(name)
    assert found is not None
    number = int(found[1])
    budget = Budget(milliseconds=number) if found[2] else Budget(number)
    return FarsightedChampion(name, game_key, budget, seed)


@final
class FarsightedChampion:
    """Plays on in imagined worlds from what the network deems good, and takes what fares best there."""

    def __init__(self, name: str, game_key: str, budget: Budget, seed: int) -> None:
        self.name = name
        self.budget = budget
        self.course = course_of(game_key)
        self.rng = seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        """The choice that fares best within the budget."""
        search = Foresight(learned(outlook.game), self.course, Manner(self.course.horizon()), outlook.seat, self.rng)
        return search.best(outlook.imagine, self.budget.simulations, float(self.budget.milliseconds))


def advise(outlook: Outlook, how_many: int, budget: Budget | None = None) -> list[Advice]:
    """The best few choices of the seat, first the one that a champion with this budget takes."""
    budget = budget or ADVICE
    network = learned(outlook.game)
    course = course_of(outlook.game.key)
    search = Foresight(network, course, Manner(course.horizon()), outlook.seat, seeded(0))
    ranking = search.ranking(outlook.imagine, budget.simulations, float(budget.milliseconds), how_many)
    players = len(outlook.imagine().scores())
    found: list[Advice] = []
    least = 1.0
    for candidate in ranking[:how_many]:
        # One that looks better than what is advised before it is not certain to be: both promise the same.
        worth = candidate.mean() if candidate.worths else -1.0
        least = min(least, network.chance(round(worth * 2**SHARPNESS), players))
        found.append(Advice(candidate.action, least, len(candidate.worths)))
    return found
