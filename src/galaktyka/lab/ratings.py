"""Elo ratings by maximum likelihood: Bradley and Terry's model of who finishes before whom.

A game of more than two is a comparison of every pair by their places. Such comparisons of one game are not
independent, so the intervals come from the spread between games (the sandwich estimator), not from the number of pairs.
A few games may be more alike than chance would have it, so no interval is narrower than the model makes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from galaktyka.lab.tally import NORMAL_95, wilson

SCALE = 400 / log(10)
"""Elo points for a natural unit: 400 points are odds of ten to one."""
MIDDLE = 1500.0
"""The mean of all bots."""
STEPS = 200
CLOSE = 1e-10
PRIOR = 1.0
"""Drawn games that every pair that met is given, so that a bot that never lost has a rating at all."""

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Meeting:
    """Two bots over all games in which both sat."""

    first: str
    second: str
    games: int
    times: int
    """They were compared: more than once in a game if one of them had several seats."""
    points: float
    """Of the first: 1 for finishing before the other, one half for the same place."""
    squares: float
    """How the games differ from their mean: the sum of (points - rate x times)²."""

    @property
    def rate(self) -> float:
        """The points of the first for each comparison."""
        return self.points / self.times

    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the rate, for as many independent comparisons as those of the games are worth."""
        worth = float(self.games)
        if self.squares > 0:
            worth = self.rate * (1 - self.rate) * self.times**2 / self.squares
        worth = min(max(worth, self.games), self.times)
        return wilson(self.rate * worth, worth)

    def turned(self) -> Meeting:
        """The same from the side of the other."""
        return Meeting(self.second, self.first, self.games, self.times, self.times - self.points, self.squares)


def places_of(order: str) -> list[list[str]]:
    """`a>b=c` -> [[a], [b, c]]."""
    return [group.split("=") for group in order.split(">")]


def meetings(orders: Counter[str]) -> list[Meeting]:
    """Every pair of different bots that met, by name."""
    met: dict[tuple[str, str], list[tuple[int, int, float]]] = {}
    for order, number in orders.items():
        results: dict[tuple[str, str], list[float]] = {}
        for first, second, result in comparisons(order):
            results.setdefault((first, second), []).append(result)
        for pair, found in results.items():
            met.setdefault(pair, []).append((number, len(found), sum(found)))
    return [meeting_of(*pair, met[pair]) for pair in sorted(met)]


def meeting_of(first: str, second: str, alike: list[tuple[int, int, float]]) -> Meeting:
    """Two bots in games of which so many had so many comparisons and gave so many points."""
    times = sum(number * compared for number, compared, _ in alike)
    points = sum(number * result for number, _, result in alike)
    squares = sum(number * (result - points / times * compared) ** 2 for number, compared, result in alike)
    return Meeting(first, second, sum(number for number, _, _ in alike), times, points, squares)


def comparisons(order: str) -> Iterable[tuple[str, str, float]]:
    """Every two different bots of a game, the one that comes first by name first, and its points."""
    seats = [(bot, place) for place, group in enumerate(places_of(order)) for bot in group]
    for (one, place), (other, behind) in combinations(seats, 2):
        if one != other:
            result = 0.5 if place == behind else 1.0
            yield (one, other, result) if one < other else (other, one, 1 - result)


def ratings(orders: Counter[str]) -> list[Rating]:
    """The strongest first. Half-way through a tournament some bots may not have met the others yet, by whatever round
    about way: nothing can be said about who is stronger, so only the largest group has ratings."""
    group = largest_group(meetings(orders))
    orders = Counter({order: number for order, number in orders.items() if group.issuperset(bots_of(order))})
    met = meetings(orders)
    bots = sorted(group)
    if not met:
        return []
    strengths = strengths_of(bots, met)
    spreads = spreads_of(bots, met, orders, strengths)
    games = games_of(orders)
    found = []
    for place, bot in enumerate(bots):
        elo, half = MIDDLE + SCALE * strengths[place], SCALE * NORMAL_95 * spreads[place]
        found.append(Rating(bot, elo, elo - half, elo + half, games[bot]))
    return sorted(found, key=lambda rating: (-rating.elo, rating.bot))


def bots_of(order: str) -> set[str]:
    """Who sat in the game."""
    return {bot for group in places_of(order) for bot in group}


def largest_group(met: list[Meeting]) -> set[str]:
    """The bots that are connected by meetings; of equal groups the one that comes first by name."""
    groups: list[set[str]] = []
    for meeting in met:
        pair = {meeting.first, meeting.second}
        joined = pair.union(*[group for group in groups if group & pair])
        groups = [group for group in groups if not group & pair] + [joined]
    return min(groups, key=lambda group: (-len(group), sorted(group)), default=set())


def games_of(orders: Counter[str]) -> Counter[str]:
    """In how many games each bot sat."""
    games: Counter[str] = Counter()
    for order, number in orders.items():
        for bot in bots_of(order):
            games[bot] += number
    return games


def expected(difference: float) -> float:
    """The points of the stronger one for a difference of strengths."""
    return 1 / (1 + exp(-difference))


def strengths_of(bots: list[str], met: list[Meeting]) -> list[float]:
    """Newton's method on the likelihood, with strengths that sum to zero."""
    index = {bot: place for place, bot in enumerate(bots)}
    strengths = [0.0] * len(bots)
    for _ in range(STEPS):
        gradient = [0.0] * len(bots)
        for meeting in met:
            one, other = index[meeting.first], index[meeting.second]
            surplus = meeting.points + PRIOR / 2 - (meeting.times + PRIOR) * expected(strengths[one] - strengths[other])
            gradient[one] += surplus
            gradient[other] -= surplus
        step = solved(information(bots, met, strengths), gradient)
        longest = max(abs(part) for part in step)
        shorten = min(1.0, 1.0 / longest) if longest else 1.0
        strengths = [strength + shorten * part for strength, part in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    mean = sum(strengths) / len(strengths)
    return [strength - mean for strength in strengths]


def information(bots: list[str], met: list[Meeting], strengths: list[float]) -> Matrix:
    """Fisher's information; the missing direction (all stronger together) is closed with ones."""
    index = {bot: place for place, bot in enumerate(bots)}
    matrix = [[1.0] * len(bots) for _ in bots]
    for meeting in met:
        one, other = index[meeting.first], index[meeting.second]
        chance = expected(strengths[one] - strengths[other])
        weight = (meeting.times + PRIOR) * chance * (1 - chance)
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def spreads_of(bots: list[str], met: list[Meeting], orders: Counter[str], strengths: list[float]) -> list[float]:
    """Standard errors of the strengths against the mean of all: from the spread between games, or from the model."""
    index = {bot: place for place, bot in enumerate(bots)}
    inner = [[0.0] * len(bots) for _ in bots]
    for order, number in orders.items():
        add_outer(inner, game_gradient(order, index, strengths), number)
    for meeting in met:  # the drawn games of the prior are games too
        one, other = index[meeting.first], index[meeting.second]
        gradient = [0.0] * len(bots)
        gradient[one] = 0.5 - expected(strengths[one] - strengths[other])
        gradient[other] = -gradient[one]
        add_outer(inner, gradient, PRIOR)
    outer = information(bots, met, strengths)
    inverse = [solved(outer, [float(row == column) for row in range(len(bots))]) for column in range(len(bots))]
    closed = 1 / len(bots) ** 2  # what closing the missing direction has added
    by_model = [row[place] - closed for place, row in enumerate(inverse)]
    return [sqrt(max(model, quadratic(row, inner), 0.0)) for model, row in zip(by_model, inverse, strict=True)]


def game_gradient(order: str, index: dict[str, int], strengths: list[float]) -> list[float]:
    """How one game pulls at the strengths."""
    gradient = [0.0] * len(index)
    for first, second, points in comparisons(order):
        one, other = index[first], index[second]
        surplus = points - expected(strengths[one] - strengths[other])
        gradient[one] += surplus
        gradient[other] -= surplus
    return gradient


def add_outer(matrix: Matrix, vector: list[float], times: float) -> None:
    """The vector times itself, so many times."""
    for row, left in enumerate(vector):
        if left:
            for column, right in enumerate(vector):
                matrix[row][column] += times * left * right


def quadratic(vector: list[float], matrix: Matrix) -> float:
    """vector · matrix · vector."""
    rows = [sum(part * other for part, other in zip(row, vector, strict=True)) for row in matrix]
    return sum(part * other for part, other in zip(vector, rows, strict=True))


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    solution = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(rows[row][place] * solution[place] for place in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
