"""The classic bots: those that search, and the ladder of levels that is made of them and of the greedy bot.

They are frozen, so that comparisons stay possible: `classic-novice` to `classic-master` and `classic-search:500`. Where
no champion plays a game its levels are these, and need no `classic-`.

What they think with is compiled: `compiled.search` for every game, and the room `bots` of each game for what the search
has to know of it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, final

from galaktyka.bots.budget import WITHOUT_LIMIT, Budget
from galaktyka.bots.compiled.search import Candidate, Mind, Search, Style
from galaktyka.bots.levels import LEVELS
from galaktyka.bots.network.shelf import has_weights
from galaktyka.bots.protocol import Advice, Bot, Outlook
from galaktyka.core.errors import SetupError
from galaktyka.core.rng import seeded
from galaktyka.games import packages, room_of, shipped_keys

SLIPS: Final = 40
"""In so many of a hundred decisions a novice plays by chance."""
FEW: Final = 4
"""So many simulations say as much about a choice as those of all choices together."""
ADVICE: Final = 400
"""Simulations for advice, if nothing else is asked for."""


CLASSIC: Final = "classic-"
FREE_BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


def budget_of(name: str, game_key: str) -> Budget | None:
    """The budget of a level that searches, or of `search:500` (simulations) or `search:300ms`; None for other names."""
    package = packages().get(game_key)
    if package is None or (name in LEVELS and has_weights(game_key)):
        return None
    name = name.removeprefix(CLASSIC)
    if free := FREE_BUDGET.fullmatch(name):
        number = int(free[1])
        return free_budget(game_key, milliseconds=number) if free[2] else free_budget(game_key, simulations=number)
    return package.levels.get(name)


def free_budget(game_key: str, simulations: int = WITHOUT_LIMIT, milliseconds: int = WITHOUT_LIMIT) -> Budget:
    """A budget that is no level's."""
    return replace(packages()[game_key].free, simulations=simulations, milliseconds=milliseconds)


def style_of(budget: Budget) -> Style:
    """How a search with this budget goes about it."""
    style = Style()
    style.tree = budget.depth
    style.sure = budget.sure
    style.rounds = budget.rounds
    style.loyal = budget.loyal
    style.minor = budget.minor
    return style


def mind_of(game_key: str, learned: bool = False) -> Mind:
    """What the search has to know about a game; with a learned judgement, if that is asked for and there is one."""
    room = room_of(game_key, "bots")
    if room is None:
        raise SetupError("unknown-game", {"game": game_key, "known": ", ".join(shipped_keys())})
    mind: Mind = room.mind(learned)
    return mind


@final
class SearchBot:
    """Plays on in imagined worlds and takes what fares best there. All its chance comes from the outlook."""

    def __init__(self, name: str, game_key: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self.mind = mind_of(game_key, budget.learned)
        self.style = style_of(budget)

    def choose(self, outlook: Outlook) -> int:
        """The choice that fares best within the budget."""
        search = Search(self.mind, self.style, outlook.seat)
        return search.best(outlook.imagine, self.budget.simulations, float(self.budget.milliseconds))


@final
class NoviceBot:
    """The greedy bot, who often slips."""

    def __init__(self, name: str, game_key: str, seed: int) -> None:
        self.name = name
        self.careful = greedy_bot(name, game_key)
        self.rng = seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        """The greedy choice, or any."""
        if self.rng.below(100) < SLIPS:
            options = outlook.legal
            return options[self.rng.below(len(options))]
        return self.careful.choose(outlook)


def greedy_bot(name: str, game_key: str) -> Bot:
    """The greedy bot of a game, under the name of a level."""
    room = room_of(game_key, "bots")
    assert room is not None
    bot: Bot = room.greedy("greedy")
    bot.name = name
    return bot


def knows(name: str, game_key: str) -> bool:
    """Whether it is a classic bot of the game."""
    level = name.removeprefix(CLASSIC)
    if level in LEVELS:
        return game_key in packages() and (level != name or not has_weights(game_key))
    return budget_of(name, game_key) is not None


def find(name: str, game_key: str, seed: int) -> Bot:
    """The bot of a level, or one with a budget of its own."""
    level = name.removeprefix(CLASSIC)
    if level == "novice":
        return NoviceBot(name, game_key, seed)
    if level == "apprentice":
        return greedy_bot(name, game_key)
    budget = budget_of(name, game_key)
    assert budget is not None
    return SearchBot(name, game_key, budget)


def advisers_budget(game_key: str) -> Budget:
    """For advice, where nobody asks for more."""
    return free_budget(game_key, ADVICE, 2000)


def advise(outlook: Outlook, how_many: int, budget: Budget | None = None) -> list[Advice]:
    """The best few choices of the seat, the best first: where the question matters, that of a bot with this budget."""
    key = outlook.game.key
    if has_weights(key):
        from galaktyka.bots import foresight

        return foresight.advise(outlook, how_many, budget)
    budget = budget or advisers_budget(key)
    search = Search(mind_of(key, budget.learned), style_of(budget), outlook.seat)
    found = search.ranking(outlook.imagine, budget.simulations, float(budget.milliseconds), how_many)
    usual = (sum(each.wins for each in found) + 1) / float(int(search.simulations) + 2)
    return [Advice(each.action, likelihood(each, usual), len(each.values)) for each in found[:how_many]]


def likelihood(candidate: Candidate, usual: float) -> float:
    """The share of its simulations that a choice won; where there were few, with the share of all choices mixed in."""
    return (candidate.wins + FEW * usual) / (len(candidate.values) + FEW)
