"""The ladder of weakened champions: how each level of a game errs, for every number of players.

What stands here is for a game without numbers of its own; those of a game lie in `levels.toml` in its folder, and are
found by bench/ladder.py.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from galaktyka.core.content import Table, read_toml
from galaktyka.core.rng import Rng
from galaktyka.games import packages

LEVELS: Final = ("novice", "apprentice", "adept", "expert", "master")
STRONGEST: Final = "champion"
FILE: Final = "levels.toml"
MOST_ELO: Final = 5000
ADAPTS: Final = 160.0
"""How quickly the opponent that adapts follows: twice this is between winning and losing against an equal."""
MOST_TEMPERATURE: Final = 10_000
MOST_MARGIN: Final = 10_000
MOST_CARE: Final = 200


@dataclass(frozen=True)
class Level:
    """How a champion is weakened: by small mistakes, never by absurd ones."""

    elo: int
    """How strong that makes it, beside the other levels of the same game and number of players."""
    temperature: int = 0
    """In hundredths: 100 chooses as often as the network deems right, 0 always what it deems best."""
    margin: int = 0
    """A choice that is so many hundredths of a logarithm less likely than the best is never taken; 0 sets no limit."""
    blind: tuple[str, ...] = ()
    """It does not look at features whose names begin like this."""
    careful: int = 0
    """It does not do what seems at a glance to cost so much more than the best, in hundredths of a victory of two; 0
    never looks."""


USUAL: Final = {
    "novice": Level(1100, 10_000, 2421, ("opponent",), 80),
    "apprentice": Level(1280, 10_000, 2076, ("opponent",), 80),
    "adept": Level(1460, 10_000, 3627, ("opponent",), 20),
    "expert": Level(1640, 10_000, 1826, ("opponent",), 20),
    "master": Level(1820, 10_000, 894, ("opponent",), 20),
    "champion": Level(2000),
}


@cache
def ladder(key: str, seats: int) -> dict[str, Level]:
    """The levels of a game for so many players and the champion above them, the weakest first."""
    package = packages().get(key)
    file = package.folder / FILE if package else None
    if file is None or not file.is_file():
        return USUAL
    return read_ladders(file.read_text("utf-8"), str(file)).get(seats, USUAL)


def read_ladders(text: str, source: str) -> dict[int, dict[str, Level]]:
    """The ladders in a file, by the number of players."""
    top = read_toml(text, source)
    found = {}
    for entry in top.tables("players"):
        entry.only(["seats", *USUAL])
        levels = {name: read_level(entry.table(name)) for name in USUAL}
        for (first, lower), (second, higher) in pairwise(levels.items()):
            if lower.elo >= higher.elo:
                raise entry.error("content.wrong-order", {"first": first, "second": second})
        found[entry.number("seats", 1, 9)] = levels
    return found


def read_level(table: Table) -> Level:
    """One level; what is not said is zero."""
    table.only(["elo", "temperature", "margin", "blind", "careful"])
    return Level(
        table.number("elo", 0, MOST_ELO),
        table.number_or("temperature", 0, 0, MOST_TEMPERATURE),
        table.number_or("margin", 0, 0, MOST_MARGIN),
        tuple(str(prefix) for prefix in table.items("blind")) if table.has("blind") else (),
        table.number_or("careful", 0, 0, MOST_CARE),
    )


def elo_of(bot: str, key: str, seats: int) -> int | None:
    """How strong a champion is by its name, as tables keep it; None for all other bots."""
    what = bot.removeprefix(f"{STRONGEST}:")
    if what.startswith("elo=") and what[4:].isdigit():
        return int(what[4:])
    level = ladder(key, seats).get(what)
    return level.elo if level and (what != bot or bot == STRONGEST) else None


def strength_after(results: Iterable[tuple[int, float]], first: int) -> int:
    """How strong somebody seems after games against bots of known strength (1: won, 0: lost), the oldest first."""
    strength = float(first)
    for other, score in results:
        strength += ADAPTS * (score - 1.0 / (1.0 + 10.0 ** ((other - strength) / 400.0)))
    return round(strength)


def levels_at(elo: int, key: str, seats: int) -> tuple[Level, Level]:
    """The two levels of the ladder between which a strength lies; the same twice at and beyond its ends."""
    levels = list(ladder(key, seats).values())
    above = min(bisect_left([level.elo for level in levels], elo), len(levels) - 1)
    return levels[max(above - 1, 0) if elo < levels[above].elo else above], levels[above]


def level_at(elo: int, key: str, seats: int, rng: Rng) -> Level:
    """How somebody of this strength plays now: like one of the two levels beside it, the nearer one more often."""
    low, high = levels_at(elo, key, seats)
    if low is high:
        return low
    return high if rng.below(high.elo - low.elo) < elo - low.elo else low
