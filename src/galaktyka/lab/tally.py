"""Statistics that grow with what is counted, not with the number of games; whole numbers, so the order is no matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from typing import TypeVar

from galaktyka.lab.contest import Outcome, SeatResult

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


def wilson(wins: float, times: float) -> tuple[float, float]:
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
class Alike:
    """Seats of one bot that won the same part of their games."""

    times: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    sources: dict[str, int] = field(default_factory=dict)
    places: Counter[int] = field(default_factory=Counter)
    starts: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    mainly: Counter[str] = field(default_factory=Counter)

    def add(self, seat: SeatResult) -> None:
        """Count one more."""
        self.times += 1
        self.scores[seat.score] += 1
        self.places[seat.place] += 1
        self.cards.update(seat.cards)
        if seat.start:
            self.starts[seat.start] += 1
        most, main = 0, ""
        sources = self.sources
        for source, points in seat.sources.items():
            sources[source] = sources.get(source, 0) + points
            if points > most:
                most, main = points, source
        if main:
            self.mainly[main] += 1


def finishing_order(outcome: Outcome) -> str:
    """The bots from the first to the last: winners, then by points and what breaks ties; bots of equal rank by name."""
    ranked = sorted([(not seat.won, -seat.score, -seat.tie_break, seat.bot) for seat in outcome.seats])
    text = ranked[0][3]
    for before, after in pairwise(ranked):
        even = before[:3] == after[:3] or not (before[0] or after[0])
        text += ("=" if even else ">") + after[3]
    return text


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
    mainly: dict[str, Share] = field(default_factory=dict)
    """By the source that most of the points came from."""

    def add_alike(self, seats: Alike, parts: int) -> None:
        """Count seats that won the same part of their games."""
        self.wins.add(seats.times, parts * seats.times)
        self.shared += seats.times if 0 < parts < WHOLE else 0
        self.scores.update(seats.scores)
        for source, points in seats.sources.items():
            self.sources[source] += points
        count_shares(self.places, seats.places, parts)
        count_shares(self.starts, seats.starts, parts)
        count_shares(self.cards, seats.cards, parts)
        count_shares(self.mainly, seats.mainly, parts)


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
    orders: Counter[str] = field(default_factory=Counter)
    """How often bots finished in this order: "greedy>random=random"."""
    totals: Counter[int] = field(default_factory=Counter)
    """The scores of all players of a game together: those of one game are not independent of each other."""

    @property
    def is_foregone(self) -> bool:
        """One bot plays against itself: whoever wins, its share is the same."""
        return len(self.bots) == 1 and not self.automa

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.add_all((outcome,))

    def add_all(self, outcomes: Iterable[Outcome]) -> None:
        """Count games: those of a bot that won alike are counted together, which is several times quicker."""
        alike: dict[tuple[str, int], Alike] = {}
        for outcome in outcomes:
            self.games += 1
            self.decisions += outcome.decisions
            self.rounds[outcome.rounds] += 1
            self.orders[finishing_order(outcome)] += 1
            self.totals[sum(seat.score for seat in outcome.seats)] += 1
            if outcome.automa is not None:
                self.automa[outcome.automa] += 1
            if outcome.ends:
                self.ends.update(outcome.ends)
            if outcome.on_offer:
                self.on_offer.update(outcome.on_offer)
                had = {card for seat in outcome.seats for card in seat.cards}
                self.bought.update(card for card in dict.fromkeys(outcome.on_offer) if card in had)
            win = WHOLE // len(outcome.winners)
            for seat in outcome.seats:
                key = (seat.bot, win if seat.won else 0)
                if key not in alike:
                    alike[key] = Alike()
                alike[key].add(seat)
        for (name, parts), seats in alike.items():
            self.bots.setdefault(name, BotTally()).add_alike(seats, parts)

    def merge(self, other: Tally) -> None:
        """Count all the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds.update(other.rounds)
        self.ends.update(other.ends)
        self.automa.update(other.automa)
        self.on_offer.update(other.on_offer)
        self.bought.update(other.bought)
        self.orders.update(other.orders)
        self.totals.update(other.totals)
        for name, theirs in other.bots.items():
            ours = self.bots.setdefault(name, BotTally())
            ours.wins.add(theirs.wins.times, theirs.wins.parts)
            ours.shared += theirs.shared
            ours.scores.update(theirs.scores)
            ours.sources.update(theirs.sources)
            merge_shares(ours.places, theirs.places)
            merge_shares(ours.starts, theirs.starts)
            merge_shares(ours.cards, theirs.cards)
            merge_shares(ours.mainly, theirs.mainly)


def count_shares(shares: dict[Key, Share], counted: Counter[Key], parts: int) -> None:
    """So many times more, each with the same part of a win."""
    for key, times in counted.items():
        shares.setdefault(key, Share()).add(times, parts * times)


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
