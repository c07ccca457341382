"""Statistics that grow with what is counted, not with the number of games; whole numbers, so the order is no matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeVar

from galaktyka.lab.contest import Outcome

WHOLE = 60
"""A win is counted in sixtieths: it can be shared by two, three, four or five."""

NORMAL_95 = 1.959964

Key = TypeVar("Key", int, str)


@dataclass
class Share:
    """How often something was there, and the wins that came with it."""

    times: int = 0
    parts: int = 0

    def add(self, times: int, parts: int) -> None:
        """Count more."""
        self.times += times
        self.parts += parts

    @property
    def rate(self) -> float:
        """Wins for each time."""
        return self.parts / WHOLE / self.times if self.times else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the rate."""
        return wilson(self.parts / WHOLE, self.times)


def wilson(wins: float, times: int) -> tuple[float, float]:
    """Wilson's score interval at 95 %; everything is possible if nothing was counted."""
    if times == 0:
        return 0.0, 1.0
    z2 = NORMAL_95**2
    rate = wins / times
    middle = (rate + z2 / (2 * times)) / (1 + z2 / times)
    half = NORMAL_95 * sqrt(rate * (1 - rate) / times + z2 / (4 * times * times)) / (1 + z2 / times)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(counts: Counter[int]) -> float:
    """The mean of a histogram."""
    number = counts.total()
    return sum(value * times for value, times in counts.items()) / number if number else 0.0


def deviation(counts: Counter[int]) -> float:
    """The standard deviation of a histogram."""
    number = counts.total()
    middle = mean(counts)
    return sqrt(sum(times * (value - middle) ** 2 for value, times in counts.items()) / number) if number else 0.0


def quantile(counts: Counter[int], part: float) -> int:
    """The value below or at which this part of a histogram lies."""
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * counts.total():
            return value
    return 0


@dataclass
class BotTally:
    """How one bot did, over all its seats."""

    wins: Share = field(default_factory=Share)
    shared: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    places: dict[int, Share] = field(default_factory=dict)
    starts: dict[str, Share] = field(default_factory=dict)
    cards: dict[str, Share] = field(default_factory=dict)


@dataclass
class Tally:
    """Everything that is counted over many games."""

    games: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    on_offer: Counter[str] = field(default_factory=Counter)
    """In how many games something could be bought."""
    bought: Counter[str] = field(default_factory=Counter)
    """In how many of them somebody had it at the end."""
    bots: dict[str, BotTally] = field(default_factory=dict)
    automa: Counter[int] = field(default_factory=Counter)
    """The points of an opponent who belongs to the rules."""

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.rounds[outcome.rounds] += 1
        self.ends.update(outcome.ends)
        if outcome.automa is not None:
            self.automa[outcome.automa] += 1
        self.on_offer.update(outcome.on_offer)
        self.bought.update({card for seat in outcome.seats for card in seat.cards} & set(outcome.on_offer))
        for seat in outcome.seats:
            bot = self.bots.setdefault(seat.bot, BotTally())
            won = WHOLE // len(outcome.winners) if seat.won else 0
            bot.wins.add(1, won)
            bot.shared += 0 < won < WHOLE
            bot.scores[seat.score] += 1
            bot.sources.update(seat.sources)
            bot.places.setdefault(seat.place, Share()).add(1, won)
            if seat.start:
                bot.starts.setdefault(seat.start, Share()).add(1, won)
            for card in seat.cards:
                bot.cards.setdefault(card, Share()).add(1, won)

    def merge(self, other: Tally) -> None:
        """Count all the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds.update(other.rounds)
        self.ends.update(other.ends)
        self.automa.update(other.automa)
        self.on_offer.update(other.on_offer)
        self.bought.update(other.bought)
        for name, theirs in other.bots.items():
            ours = self.bots.setdefault(name, BotTally())
            ours.wins.add(theirs.wins.times, theirs.wins.parts)
            ours.shared += theirs.shared
            ours.scores.update(theirs.scores)
            ours.sources.update(theirs.sources)
            merge_shares(ours.places, theirs.places)
            merge_shares(ours.starts, theirs.starts)
            merge_shares(ours.cards, theirs.cards)


def merge_shares(ours: dict[Key, Share], theirs: dict[Key, Share]) -> None:
    """Add up what two tallies counted for the same things."""
    for key, share in theirs.items():
        ours.setdefault(key, Share()).add(share.times, share.parts)


@dataclass(frozen=True)
class CardResult:
    """How players did who had the card at the end."""

    card: str
    wins: Share
    expected: float
    """The win rate of the same bots with whatever cards."""

    @property
    def lift(self) -> float:
        """By how much they won more often."""
        return self.wins.rate - self.expected


def card_results(tally: Tally) -> list[CardResult]:
    """All cards that somebody had, the best first, measured against the usual rate of the bots that had them."""
    wins: dict[str, Share] = {}
    usual: Counter[str] = Counter()
    weights: dict[str, float] = {}
    for bot in tally.bots.values():
        for card, share in bot.cards.items():
            wins.setdefault(card, Share()).add(share.times, share.parts)
            weights[card] = weights.get(card, 0.0) + share.times * bot.wins.rate
            usual[card] += share.times
    results = [CardResult(card, share, weights[card] / usual[card]) for card, share in wins.items()]
    return sorted(results, key=lambda result: (-round(result.lift, 9), -result.wins.rate, result.card))
