"""Who plays whom to show how strong the champions are, how often, and what is expected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from galaktyka.bots.levels import LEVELS, STRONGEST
from galaktyka.games import find_game

GAMES = {
    "race": "Race for the Galaxy",
    "frontiers": "New Frontiers",
    "artifacts": "Alien Artifacts",
    "cosmos": "Micro Cosmos",
}
AT_ONCE, ONE_SEARCHES, BOTH_SEARCH = 1000, 400, 200
"""Games of a pairing."""
BUDGETS = ("30ms", "100ms", "300ms")
"""More is never weaker."""
LEAST = ("search:8", "search:1ms")
"""Budgets too small to think with."""
AUTOMA = "Automa"
AUTOMAS = ("", "easy-plus", "medium", "medium-plus", "hard", "hard-plus")
"""The levels of the opponent of a game alone: options of the game, the easiest without any."""


@dataclass(frozen=True)
class Bar:
    """What is expected; what is None is not."""

    least: float | None = None
    most: float | None = None
    milliseconds: float | None = None
    """A decision of the first, on average."""
    not_weaker: bool = False
    """Than a fair share, as far as the interval tells."""

    def __str__(self) -> str:
        parts = []
        if self.least is not None:
            parts.append(f"≥ {self.least:.0%}")
        if self.most is not None:
            parts.append(f"≤ {self.most:.0%}")
        if self.not_weaker:
            parts.append("not weaker")
        if self.milliseconds is not None:
            parts.append(f"≤ {self.milliseconds:g} ms")
        return ", ".join(parts)


@dataclass(frozen=True)
class Pairing:
    """One of the first against the second in all other seats; who is alone plays against the Automa."""

    game: str
    first: str
    second: str
    seats: int
    games: int
    bar: Bar = Bar()
    by_place: bool = False
    """What counts is the share of the others that are left behind, not winning."""

    def key(self) -> tuple[str, str, str, int]:
        """What it is known by."""
        return self.game, self.first, self.second, self.seats

    def names(self) -> list[str]:
        """What it is called in a table."""
        return [GAMES[self.game], f"{self.first} : {self.second}", str(self.seats)]

    @property
    def automa(self) -> str:
        """The option that sets its level, if there is one."""
        return self.second.removeprefix(AUTOMA).strip() if self.second.startswith(AUTOMA) else ""

    def limited(self, games: int | None) -> Pairing:
        """The same with no more games than this."""
        return self if games is None else replace(self, games=min(self.games, games))


def pairings(group: str | None = None) -> Iterator[Pairing]:
    """All pairings, or those of a group, the quick ones first."""
    for name, members in GROUPS.items():
        if group in (None, name):
            for game in GAMES:
                yield from members(game)


def champion(game: str) -> Iterator[Pairing]:
    """The bare network against the bots of before."""
    race = game == "race"
    quick = Bar(0.9 if race else None, milliseconds=0.1 if race else 0.5)
    yield Pairing(game, STRONGEST, "greedy", 2, AT_ONCE, quick)
    yield Pairing(game, STRONGEST, "classic-expert", 2, ONE_SEARCHES, Bar(0.8 if race else None))
    yield Pairing(game, STRONGEST, "classic-master", 2, ONE_SEARCHES, Bar(0.7))


def crowd(game: str) -> Iterator[Pairing]:
    """One champion against two, three and four experts of before: so many times its fair share."""
    for seats in find_game(game).seats:
        if seats > 2:
            bar = Bar() if game == "race" else Bar(1.6 / seats)
            yield Pairing(game, STRONGEST, "classic-expert", seats, ONE_SEARCHES, bar)


def search(game: str) -> Iterator[Pairing]:
    """The search on top of the network."""
    for name in LEAST:
        yield Pairing(game, name, STRONGEST, 2, ONE_SEARCHES, Bar(not_weaker=True))
    for budget in BUDGETS:
        bar = Bar(0.58 if budget == BUDGETS[-1] else None, not_weaker=True)
        yield Pairing(game, f"{STRONGEST}:{budget}", STRONGEST, 2, ONE_SEARCHES, bar)
    for budget in BUDGETS:
        bar = Bar(0.75 if budget == BUDGETS[-1] else None)
        yield Pairing(game, f"{STRONGEST}:{budget}", "classic-master", 2, BOTH_SEARCH, bar)


def share_of(elo: float) -> float:
    """The share of the points that a distance stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


def ladder(game: str) -> Iterator[Pairing]:
    """The steps between levels: 120 to 250 Elo, and the champion above them."""
    step = Bar(share_of(120), share_of(250), 20.0)
    for seats in find_game(game).seats:
        if seats > 1:
            for lower, higher in pairwise(LEVELS):
                yield Pairing(game, higher, lower, seats, AT_ONCE, step, by_place=True)
            yield Pairing(game, STRONGEST, LEVELS[-1], seats, AT_ONCE, Bar(0.5), by_place=True)


def automa(game: str) -> Iterator[Pairing]:
    """Alone: every level of the Automa, beside how the master of before fares."""
    if 1 in find_game(game).seats:
        for level in AUTOMAS:
            bar = Bar(0.6) if level == AUTOMAS[-1] else Bar()
            yield Pairing(game, STRONGEST, f"{AUTOMA} {level}".strip(), 1, AT_ONCE, bar)
            yield Pairing(game, "classic-master", f"{AUTOMA} {level}".strip(), 1, ONE_SEARCHES)


GROUPS = {"champion": champion, "crowd": crowd, "search": search, "ladder": ladder, "automa": automa}
