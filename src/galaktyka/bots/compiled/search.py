"""Search for any game: imagined worlds are played on from each choice, and the choice that fares best is taken.

Every world agrees with what the seat knows, and all choices that are still in the race are tried in the same worlds,
so that luck does not decide between them. A choice that is clearly behind is dropped; the rest of the budget goes to
the others. From the second own decision on a tree grows: a node is the path of the seat's own choices, whatever the
world and the others did, so that it knows no more than the seat will know. The others, and everybody beyond the
tree, play like the greedy bot.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable
from math import exp, sqrt
from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.course import Course
from galaktyka.core.game import State

if TYPE_CHECKING:
    from mypy_extensions import i64


LEAST_ERROR: Final = 0.0005
"""Worlds that agree are no proof, but nearly one."""
ENOUGH: Final = 50
"""So many simulations of a choice tell its chance."""


class Mind:
    """What the search has to know about a game."""

    def __init__(self, course: Course, scale: float, horizon: i64) -> None:
        self.course = course
        self.scale = scale
        """A lead of so many points makes winning likely: about 73 in 100."""
        self.horizon: i64 = horizon
        """So many rounds are usually played on before the position is judged."""

    @abstractmethod
    def answer(self, state: State, seat: i64) -> i64:
        """What the greedy bot would choose, by what the seat may know."""

    @abstractmethod
    def matters(self, state: State, seat: i64) -> bool:
        """Whether the question is worth a search."""

    @abstractmethod
    def lead(self, state: State, seat: i64) -> float:
        """By how many points the seat leads, or is behind; at a horizon with what the position promises."""


@final
class Style:
    """How a search goes about it; the numbers come from matches."""

    def __init__(self) -> None:
        self.sure: float = 1.5
        """A choice is dropped when it is behind by so many standard errors."""
        self.first: i64 = 6
        """So many worlds are looked at before anything is dropped."""
        self.loyal: float = 0.5
        """Another choice than the greedy one must be better by so many standard errors."""
        self.win: float = 0.5
        """How much of the value is winning; the rest is the lead."""
        self.rounds: i64 = 0
        """So many rounds are played on; 0: as many as are usual in the game."""
        self.tree: i64 = 0
        """So deep, in own decisions after the first."""
        self.bold: float = 0.4
        """How much the tree explores."""
        self.trust: float = 0.6
        """How likely the greedy choice is thought to be right."""
        self.minor: i64 = 0
        """So many simulations for a question that hardly decides a game; 0: the greedy answer will do."""


@final
class Node:
    """A choice in the tree of one seat."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        self.after: dict[int, Node] = {}

    def child(self, action: i64) -> Node:
        """The node of the choice that comes next."""
        if action not in self.after:
            self.after[action] = Node()
        return self.after[action]


@final
class Candidate:
    """A choice that is being tried."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.values: list[float] = []
        self.total: float = 0.0
        self.wins: float = 0.0
        self.node = Node()

    def mean(self) -> float:
        """The mean value."""
        return self.total / max(len(self.values), 1)


def likely(points: float, scale: float) -> float:
    """How likely somebody wins who leads by so much, and the game goes on."""
    x = max(-30.0, min(points / scale, 30.0))
    return 1.0 / (1.0 + exp(-x))


def squashed(points: float, scale: float) -> float:
    """A lead as a number from 0 to 1; a point more counts a little even where all is won or lost."""
    x = points / scale
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@final
class Search:
    """One decision."""

    def __init__(self, mind: Mind, style: Style, seat: i64) -> None:
        self.mind = mind
        self.style = style
        self.seat: i64 = seat
        self.simulations: i64 = 0

    def best(self, imagine: Callable[[], State], most: i64, milliseconds: float) -> i64:
        """The best choice; at once where there is only one, or where the greedy one will do."""
        world = imagine()
        options = world.legal(self.seat)
        if len(options) == 1:
            return options[0]
        usual = self.mind.answer(world, self.seat)
        if not self.mind.matters(world, self.seat):
            if self.style.minor == 0:
                return usual
            most = min(most, self.style.minor)
        return self.ranked(self.race(imagine, options, most, milliseconds), usual)[0].action

    def ranking(self, imagine: Callable[[], State], most: i64, milliseconds: float, few: i64) -> list[Candidate]:
        """All choices, the best first, whatever the question is; the rest of the budget makes sure of the first few."""
        end = time.perf_counter() + milliseconds / 1000.0
        world = imagine()
        usual = self.mind.answer(world, self.seat)
        ranking = self.ranked(self.race(imagine, world.legal(self.seat), most, milliseconds), usual)
        while time.perf_counter() <= end:
            unsure = [candidate for candidate in ranking[:few] if len(candidate.values) < ENOUGH]
            if len(unsure) == 0 or self.simulations + len(unsure) > most:
                break
            self.try_all(imagine, unsure, end)
        return ranking

    def race(self, imagine: Callable[[], State], options: list[int], most: i64, milliseconds: float) -> list[Candidate]:
        """Try the choices, in the same worlds each, until the budget is used or one is clearly best."""
        found = [Candidate(option) for option in options]
        alive = found
        end = time.perf_counter() + milliseconds / 1000.0
        worlds: i64 = 0
        while self.simulations == 0 or (len(alive) > 1 and self.simulations + len(alive) <= most):
            if not self.try_all(imagine, alive, end):
                break
            worlds += 1
            if worlds >= self.style.first:
                alive = self.still_in(alive)
        return found

    def try_all(self, imagine: Callable[[], State], candidates: list[Candidate], end: float) -> bool:
        """Try the choices in one more world; False when the time is up."""
        world = imagine()
        self.mind.course.reopen(world, self.seat)
        for candidate in candidates:
            self.attempt(world, candidate)
            if time.perf_counter() > end:
                return False
        return True

    def still_in(self, alive: list[Candidate]) -> list[Candidate]:
        """Those that are not clearly behind the best."""
        best = alive[0]
        for candidate in alive:
            if candidate.mean() > best.mean():
                best = candidate
        return [c for c in alive if c is best or behind(best, c) < self.style.sure]

    def ranked(self, found: list[Candidate], usual: i64) -> list[Candidate]:
        """Those tried longest first, and of them the best; the greedy choice where the difference could be chance."""
        longest: i64 = max([len(c.values) for c in found])
        # The last world may have been cut short by the clock: whoever was still in it counts as tried longest.
        ranking = sorted(found, key=lambda c: (len(c.values) < longest - 1, -c.mean()))
        lead = ranking[0]
        own = lead
        for candidate in found:
            if candidate.action == usual and len(candidate.values) >= longest - 1:
                own = candidate
        if own is not lead and behind(lead, own) < self.style.loyal:
            ranking.remove(own)
            ranking.insert(0, own)
        return ranking

    def attempt(self, world: State, candidate: Candidate) -> None:
        """Play on in the world, beginning with the choice, and remember how it ended."""
        state = world.clone()
        path = self.play_on(state, candidate)
        lead = self.mind.lead(state, self.seat)
        won = self.chance(state, lead)
        value = self.style.win * won + (1.0 - self.style.win) * squashed(lead, self.mind.scale)
        candidate.values.append(value)
        candidate.total += value
        candidate.wins += won
        self.simulations += 1
        for node in path:
            node.visits += 1
            node.total += value

    def play_on(self, state: State, candidate: Candidate) -> list[Node]:
        """To the end or the horizon: the seat by its tree as far as that goes, then everybody like the greedy bot."""
        mind = self.mind
        seat = self.seat
        end = mind.course.later(state, self.style.rounds or mind.horizon)
        path = [candidate.node]
        growing = self.style.tree > 0
        action = candidate.action
        mover: i64 = seat
        while True:
            state.apply(mover, action)
            deciders = state.deciders()
            if len(deciders) == 0 or mind.course.clock(state) >= end:
                return path
            mover = deciders[0]
            action = mind.answer(state, mover)
            if growing and mover == seat and mind.matters(state, seat):
                node = path[len(path) - 1]
                action = self.descend(node, state.legal(seat), action)
                growing = action in node.after and len(path) < self.style.tree
                path.append(node.child(action))

    def chance(self, state: State, lead: float) -> float:
        """Of winning: at the end it is known, at a horizon it is guessed from the lead."""
        if len(state.deciders()) > 0:
            return likely(lead, self.mind.scale)
        winners = state.winners()
        return 1.0 / len(winners) if self.seat in winners else 0.0

    def descend(self, node: Node, options: list[int], usual: i64) -> i64:
        """The choice that promises most, with some curiosity about those seldom tried."""
        style = self.style
        mean = node.total / float(node.visits) if node.visits else 0.5
        root = sqrt(float(node.visits)) * style.bold
        rest = (1.0 - style.trust) / max(len(options) - 1, 1)
        best = usual
        best_value = -1.0
        for i in range(len(options)):
            action: i64 = options[i]
            child = node.after.get(action)
            visits: i64 = 0
            value = mean
            if child is not None:
                visits = child.visits
                value = child.total / float(visits)
            value += root * (style.trust if action == usual else rest) / float(1 + visits)
            if value > best_value or (value == best_value and action == usual):
                best_value = value
                best = action
        return best


def behind(best: Candidate, other: Candidate) -> float:
    """By how many standard errors one is behind the other, in the worlds that both were tried in; after a single one
    there is nothing better to go by than that."""
    number = min(len(best.values), len(other.values))
    if number == 0:
        return 0.0
    total = 0.0
    squares = 0.0
    for i in range(number):
        difference = best.values[i] - other.values[i]
        total += difference
        squares += difference * difference
    mean = total / number
    variance = (squares - total * mean) / max(number - 1, 1)
    error = sqrt(max(variance, 0.0) / number) + LEAST_ERROR
    return mean / error
