"""Search on top of a learned network: imagined worlds are played on by it from each of the choices that it considers.

Every world agrees with what the seat knows, and all choices that are still in the race are tried in the same worlds,
so that luck does not decide between them. Everybody plays as the network deems best; what the others have chosen in
secret is drawn as likely as the network deems it. After some rounds the network judges: that is a little wrong and
quiet, where the end of the game would be true and noisy.

The network's own first choice is overruled only by evidence, so that a search is not weaker than the bare network.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.course import Course
from galaktyka.bots.compiled.learned import Appraisal, Learned, shares
from galaktyka.core.game import State
from galaktyka.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

UNIT: Final = 67108864.0
"""One, in numbers with `SHARPNESS` bits after the point."""
LONG: Final = 2000
"""After so many choices a world counts as it stands: players who are sure of themselves may go in circles."""
ENOUGH: Final = 50
"""So many worlds tell what a choice is worth."""
SUPPOSED: Final = 6.0
"""So many worlds are supposed to have been seen before the first, to know how much they differ."""


@final
class Manner:
    """How a search goes about it; the numbers come from matches."""

    def __init__(self, rounds: i64) -> None:
        self.certain: float = 0.999
        """A choice that the network deems so likely is taken at once."""
        self.mass: float = 0.98
        """Choices are considered, the likeliest first, until they are so likely together."""
        self.widest: i64 = 6
        """So many choices are considered at most."""
        self.rounds: i64 = rounds
        """After so many rounds the network judges."""
        self.spread: float = 0.2
        """By how much two choices usually differ in a world: what is supposed before worlds were seen."""
        self.sure: float = 2.0
        """A choice is dropped when it is behind by so many standard errors."""
        self.loyal: float = 1.0
        """Another choice than the network's first must be better by so many standard errors."""
        self.alike: float = 0.01
        """When it is so sure that no choice is better than the first by more than this, the search is over."""


@final
class Candidate:
    """A choice that is being tried."""

    def __init__(self, action: i64, likely: float) -> None:
        self.action: i64 = action
        self.likely = likely
        """How likely the network deems it."""
        self.worths: list[float] = []
        self.total: float = 0.0

    def mean(self) -> float:
        """What it is worth in the worlds that were seen."""
        return self.total / max(len(self.worths), 1)


@final
class Foresight:
    """One decision of one seat."""

    def __init__(self, learned: Learned, course: Course, manner: Manner, seat: i64, rng: Rng) -> None:
        self.learned = learned
        self.course = course
        self.manner = manner
        self.seat: i64 = seat
        self.rng = rng
        self.simulations: i64 = 0

    def best(self, imagine: Callable[[], State], most: i64, milliseconds: float) -> i64:
        """The best choice; at once where there is only one, or the network is certain."""
        end = time.perf_counter() + milliseconds / 1000.0
        world = imagine()
        options = world.legal(self.seat)
        if len(options) == 1:
            return options[0]
        found = self.ordered(self.learned.appraisal(world, self.seat))
        return self.decided(imagine, found, most, end).action

    def ranking(self, imagine: Callable[[], State], most: i64, milliseconds: float, few: i64) -> list[Candidate]:
        """All choices, first the one that `best` takes; the rest of the budget tells more about the first few."""
        end = time.perf_counter() + milliseconds / 1000.0
        found = self.ordered(self.learned.appraisal(imagine(), self.seat))
        first = self.decided(imagine, found, most, end)
        found.remove(first)
        found.insert(0, first)
        shown = found[:few]
        while True:
            unsure = [candidate for candidate in shown if len(candidate.worths) < ENOUGH]
            if len(unsure) == 0 or not self.try_all(imagine, unsure, most, end):
                break
        rest = found[1:]
        rest.sort(key=lambda candidate: (len(candidate.worths) == 0, -candidate.mean(), -candidate.likely))
        return [first, *rest]

    def ordered(self, appraisal: Appraisal) -> list[Candidate]:
        """All choices, the likeliest first; of equal ones the one with the lowest number."""
        weights = appraisal.weights()
        numbers = appraisal.numbers
        whole = float(sum(weights))
        places = sorted(range(len(numbers)), key=lambda place: -numbers[place])
        return [Candidate(appraisal.choices[place], weights[place] / whole) for place in places]

    def decided(self, imagine: Callable[[], State], found: list[Candidate], most: i64, end: float) -> Candidate:
        """The best of those that are considered."""
        if len(found) == 1 or found[0].likely >= self.manner.certain:
            return found[0]
        considered = self.considered(found)
        self.race(imagine, considered, most, end)
        return self.chosen(considered)

    def considered(self, found: list[Candidate]) -> list[Candidate]:
        """The choices that the network deems likely."""
        mass = 0.0
        for number in range(len(found)):
            if number >= 2 and (mass >= self.manner.mass or number == self.manner.widest):
                return found[:number]
            mass += found[number].likely
        return found

    def race(self, imagine: Callable[[], State], found: list[Candidate], most: i64, end: float) -> None:
        """Try the choices, in the same worlds each, until the budget is used or one is clearly best."""
        alive = found
        while len(alive) > 1 and self.try_all(imagine, alive, most, end):
            alive = self.still_in(alive)

    def try_all(self, imagine: Callable[[], State], candidates: list[Candidate], most: i64, end: float) -> bool:
        """Try the choices in one more world; False when the budget is used."""
        if self.simulations + len(candidates) > most or time.perf_counter() >= end:
            return False
        world = imagine()
        self.settle(world)
        for candidate in candidates:
            self.attempt(world, candidate)
        return True

    def settle(self, world: State) -> None:
        """Whoever chooses at the same time as the seat has chosen, by what is imagined."""
        self.course.reopen(world, self.seat)
        while True:
            others = [other for other in world.deciders() if other != self.seat]
            if len(others) == 0:
                return
            world.apply(others[0], self.drawn(world, others[0]))

    def drawn(self, state: State, seat: i64) -> int:
        """A choice of a seat, as likely as the network deems it."""
        options = state.legal(seat)
        if len(options) == 1:
            return options[0]
        weights = shares(self.learned.appraisal(state, seat).numbers)
        left: i64 = self.rng.below(sum(weights))
        for i in range(len(options)):
            left -= weights[i]
            if left < 0:
                return options[i]
        return options[0]

    def attempt(self, world: State, candidate: Candidate) -> None:
        """Play on in the world, beginning with the choice, and remember what it was worth."""
        worth = self.played_on(world.clone(), candidate.action)
        candidate.worths.append(worth)
        candidate.total += worth
        self.simulations += 1

    def played_on(self, state: State, action: i64) -> float:
        """What the world is worth to the seat after the choice: at its end, or by what the network says later on."""
        course = self.course
        due = course.later(state, self.manner.rounds)
        mover = self.seat
        choices: i64 = 0
        while True:
            state.apply(mover, action)
            choices += 1
            deciders = state.deciders()
            if len(deciders) == 0 or choices >= LONG:
                return self.learned.reward.at_end(state, self.seat)
            if self.seat in deciders and course.clock(state) >= due:
                return self.expected(state, deciders)
            mover = deciders[0]
            action = self.learned.best(state, mover)

    def expected(self, state: State, deciders: list[int]) -> float:
        """What the network expects for the seat; of two that both choose, as both of them see it."""
        own = float(self.learned.appraisal(state, self.seat).value) / UNIT
        if state.seats() != 2 or len(deciders) != 2:
            return own
        return (own - float(self.learned.appraisal(state, 1 - self.seat).value) / UNIT) / 2.0

    def still_in(self, alive: list[Candidate]) -> list[Candidate]:
        """Those that are not clearly behind the best; only the best when nothing is to be gained any more."""
        best = alive[0]
        for candidate in alive:
            if candidate.mean() > best.mean():
                best = candidate
        left: list[Candidate] = []
        gain = 0.0
        for candidate in alive:
            mean, error = self.difference(best, candidate)
            if candidate is best or mean < self.manner.sure * error:
                left.append(candidate)
                gain = max(gain, error * self.manner.sure - mean)
        return left if gain > self.manner.alike else [best]

    def chosen(self, found: list[Candidate]) -> Candidate:
        """The best of those tried longest; the network's first where the difference could be chance."""
        usual = found[0]
        longest = max([len(candidate.worths) for candidate in found])
        best = usual
        for candidate in found:
            if len(candidate.worths) == longest and candidate.mean() > best.mean():
                best = candidate
        if best is usual:
            return usual
        mean, error = self.difference(best, usual)
        return best if mean > self.manner.loyal * error else usual

    def difference(self, one: Candidate, other: Candidate) -> tuple[float, float]:
        """By how much one is better in the worlds that both were tried in, and the standard error of that."""
        number = min(len(one.worths), len(other.worths))
        if number == 0:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for i in range(number):
            step = one.worths[i] - other.worths[i]
            total += step
            squares += step * step
        mean = total / number
        supposed = SUPPOSED * self.manner.spread * self.manner.spread
        variance = (squares - total * mean + supposed) / (number - 1.0 + SUPPOSED)
        return mean, sqrt(variance / number)
