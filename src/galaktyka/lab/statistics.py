"""Is it chance? Tests and intervals for what a tally has counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, sqrt

from galaktyka.lab.tally import WHOLE, Share, Tally

PRECISE = 1e-12
MOST_STEPS = 1000
USUAL_DOUBT = 0.05
"""Below this probability chance alone is no good explanation."""
NOTABLE = 0.02
"""A win rate that differs by less than two percentage points is not felt at a table."""


def chi_square_tail(value: float, freedom: int) -> float:
    """How likely chance alone gives at least this chi-square: the regularised upper incomplete gamma function."""
    if freedom < 1 or value <= 0:
        return 1.0
    a, x = freedom / 2, value / 2
    scale = exp(a * log(x) - x - lgamma(a))
    return max(0.0, 1 - scale * lower_series(a, x)) if x < a + 1 else scale * upper_fraction(a, x)


def lower_series(a: float, x: float) -> float:
    """The series of the lower incomplete gamma function, without its scale."""
    term = total = 1 / a
    for step in range(1, MOST_STEPS):
        term *= x / (a + step)
        total += term
        if term < total * PRECISE:
            break
    return total


def upper_fraction(a: float, x: float) -> float:
    """The continued fraction of the upper one, by Lentz's method."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    result = d
    for step in range(1, MOST_STEPS):
        factor = -step * (step - a)
        b += 2
        d = 1 / nonzero(factor * d + b, tiny)
        c = nonzero(b + factor / c, tiny)
        result *= d * c
        if abs(d * c - 1) < PRECISE:
            break
    return result


def nonzero(value: float, tiny: float) -> float:
    """A number that can be divided by."""
    return value if abs(value) > tiny else tiny


@dataclass(frozen=True)
class Judgement:
    """Whether shares differ by more than chance explains."""

    chi_square: float
    freedom: int
    probability: float
    """Of differences at least as great if there is none in truth."""
    widest: float
    """The greatest distance of a share from the mean of all."""

    @property
    def verdict(self) -> str:
        """`fair`: nothing to see; `slight`: certain but small; `unfair`: certain and felt at the table."""
        if self.probability >= USUAL_DOUBT:
            return "fair"
        return "unfair" if self.widest >= NOTABLE else "slight"


def judge(shares: Iterable[Share]) -> Judgement:
    """Compare win rates with their common mean; for the seats of a table this is Pearson's chi-square test."""
    counted = [share for share in shares if share.times]
    times = sum(share.times for share in counted)
    mean = sum(share.parts for share in counted) / WHOLE / times if times else 0.0
    if len(counted) < 2 or not 0 < mean < 1:
        return Judgement(0.0, 0, 1.0, 0.0)
    freedom = len(counted) - 1
    squares = [(share.parts / WHOLE - share.times * mean) ** 2 / (share.times * mean * (1 - mean)) for share in counted]
    value = sum(squares) * freedom / len(counted)
    widest = max(abs(share.rate - mean) for share in counted)
    return Judgement(value, freedom, chi_square_tail(value, freedom), widest)


def over_bots(tally: Tally, what: str) -> dict[object, Share]:
    """The shares of all bots together: `places`, `starts`, `cards` or `mainly`."""
    total: dict[object, Share] = {}
    for bot in tally.bots.values():
        shares: Mapping[object, Share] = getattr(bot, what)
        for key, share in shares.items():
            total.setdefault(key, Share()).add(share.times, share.parts)
    return total


# ------------------------------------------------------------------ what one has

Pair = tuple[Share, Share]
"""The players of a bot who had something, and those who had not."""


@dataclass(frozen=True)
class Effect:
    """How much more often those won who had something, compared with the same bots without it."""

    name: str
    held: float
    """The part of all players who had it."""
    having: Share
    lacking: Share
    difference: float
    low: float
    high: float
    """Its 95 % interval."""


def effects(tally: Tally, what: str, fewest: int) -> list[Effect]:
    """Everything that enough players had, and enough players of the same bots had not; the best first."""
    found = []
    seats = sum(bot.wins.times for bot in tally.bots.values()) / tally.games if tally.games else 0.0
    for name in over_bots(tally, what):
        pairs = with_and_without(tally, what, str(name))
        compared = [pair for pair in pairs if pair[0].times and pair[1].times]
        if min(sum(pair[side].times for pair in compared) for side in (0, 1)) >= fewest:
            found.append(effect_of(str(name), pairs, compared, seats))
    return sorted(found, key=lambda effect: (-round(effect.difference, 9), effect.name))


def with_and_without(tally: Tally, what: str, name: str) -> list[Pair]:
    """For each bot its players who had it, and those who had not."""
    pairs = []
    for bot in tally.bots.values():
        own: Share = getattr(bot, what).get(name, Share())
        pairs.append((own, Share(bot.wins.times - own.times, bot.wins.parts - own.parts)))
    return pairs


def effect_of(name: str, pairs: Sequence[Pair], compared: Sequence[Pair], seats: float) -> Effect:
    """The differences of the bots that had it and had it not, each weighted by how often that bot had it.

    The interval is Newcombe's, from those of both rates; those of several bots are put together like errors. It is
    widened, because those who had it and those who had not sit at the same tables.
    """
    weights = sum(own.times for own, _ in compared)
    difference = below = above = 0.0
    for own, other in compared:
        weight = own.times / weights
        (low, high), (least, most) = own.interval(), other.interval()
        difference += weight * (own.rate - other.rate)
        below += weight**2 * ((own.rate - low) ** 2 + (most - other.rate) ** 2)
        above += weight**2 * ((high - own.rate) ** 2 + (other.rate - least) ** 2)
    having, lacking = together(own for own, _ in pairs), together(other for _, other in pairs)
    held = having.times / (having.times + lacking.times)
    wider = shared_luck(held, seats)
    low, high = max(-1.0, difference - sqrt(wider * below)), min(1.0, difference + sqrt(wider * above))
    return Effect(name, held, having, lacking, difference, low, high)


def shared_luck(held: float, seats: float) -> float:
    """By how much the variance of a difference grows because one player's win is the loss of the others.

    With w wins of the k who had it, of n players in g games, the others won g - w: the difference is w / k / (1 - k/n)
    less a constant. If one player of a game had it at most, its variance is p (1 - p) / k / (1 - k/n)², and that of
    independent players p (1 - p) / k / (1 - k/n). If several had it in one game, they won at each other's cost too:
    then it grows less, and never by more than when exactly one player of every game had it.
    """
    return 1 / (1 - min(held, 1 / seats)) if seats > 1 else 1.0


def together(shares: Iterable[Share]) -> Share:
    """All of them as one."""
    total = Share()
    for share in shares:
        total.add(share.times, share.parts)
    return total
