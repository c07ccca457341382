"""The champion: a learned network alone, at its full strength or weakened to a level."""

from __future__ import annotations

import re
from typing import Final, final

from galaktyka.bots.compiled.course import Course
from galaktyka.bots.compiled.foresight import Candidate, Foresight, Manner
from galaktyka.bots.compiled.learned import SHARPNESS, Appraisal, shares
from galaktyka.bots.levels import LEVELS, MOST_ELO, STRONGEST, Level, ladder, level_at
from galaktyka.bots.network.shelf import has_weights, learned
from galaktyka.bots.protocol import Bot, Outlook
from galaktyka.core.game import State
from galaktyka.core.rng import Rng, seeded
from galaktyka.games import room_of

AS_LIKELY: Final = Level(0, temperature=100)
"""As often as the network deems it right."""
GLANCES: Final = 3
"""So many imagined worlds show a careful level whether a choice is absurd."""
FOREVER: Final = float("inf")
DIAL: Final = re.compile(r"elo=(0|[1-9][0-9]{0,3})")


def knows(name: str, game_key: str) -> bool:
    """Whether it is a champion that plays the game: `champion`, a level, `champion:novice`, `champion:elo=1500`."""
    return has_weights(game_key) and (name == STRONGEST or strength_in(name) is not None)


def find(name: str, game_key: str, seed: int) -> Bot:
    """The bot of such a name."""
    strength = strength_in(name)
    return Champion(name, game_key, seed) if strength is None else WeakenedChampion(name, strength, seed)


def strength_in(name: str) -> str | int | None:
    """What a name says of how strong it is to be: a level or an Elo number; None if it does not say."""
    what = name.removeprefix(f"{STRONGEST}:")
    if what in LEVELS:
        return what
    dialled = DIAL.fullmatch(what) if what != name else None
    return int(dialled[1]) if dialled and int(dialled[1]) <= MOST_ELO else None


@final
class Champion:
    """Takes what the network deems best. It needs no chance, unless the game drags on and on."""

    def __init__(self, name: str, game_key: str, seed: int) -> None:
        self.name = name
        self.course = course_of(game_key)
        self.rng = seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        """The choice that speaks most to the network."""
        options = outlook.legal
        if len(options) == 1:
            return options[0]
        found = appraised(outlook, options)
        return drawn(found, AS_LIKELY, self.rng) if outlook.redacted(self.drags_on) else found.best()

    def drags_on(self, state: State, seat: int) -> bool:
        """Whether the game is much longer than games are."""
        return self.course.drags_on(state)


@final
class WeakenedChampion:
    """Takes what the network deems good, now and then something less good; never what looks absurd at a glance."""

    def __init__(self, name: str, strength: str | int | Level, seed: int) -> None:
        self.name = name
        self.strength = strength
        self.rng = seeded(seed)

    def choose(self, outlook: Outlook) -> int:
        """One of the choices that are not far behind."""
        options = outlook.legal
        if len(options) == 1:
            return options[0]
        level = self.level(outlook)
        found = appraised(outlook, options, level.blind)
        taken, best = drawn(found, level, self.rng), found.best()
        if taken == best or not level.careful:
            return taken
        return best if 100 * given_away(outlook, best, taken, GLANCES, self.rng) > level.careful else taken

    def level(self, outlook: Outlook) -> Level:
        """How it is weakened at this table."""
        if isinstance(self.strength, Level):
            return self.strength
        key, seats = outlook.game.key, outlook.seats
        if isinstance(self.strength, str):
            return ladder(key, seats)[self.strength]
        return level_at(self.strength, key, seats, self.rng)


def course_of(game_key: str) -> Course:
    """How a game goes."""
    room = room_of(game_key, "bots")
    assert room is not None
    found: Course = room.course()
    return found


def appraised(outlook: Outlook, options: list[int], blind: tuple[str, ...] = ()) -> Appraisal:
    """What the network of the game says of what the seat may know, but for what it is blind to."""
    network = learned(outlook.game)
    row = outlook.redacted(network.show)
    for prefix in blind:
        network.hide(row, prefix)
    return network.appraised(row, options)


def given_away(outlook: Outlook, best: int, taken: int, worlds: int, rng: Rng) -> float:
    """By how much a choice seems to be worth less than another: both are followed for a round in the same worlds."""
    network, course = learned(outlook.game), course_of(outlook.game.key)
    search = Foresight(network, course, Manner(1), outlook.seat, rng)
    both = [Candidate(best, 0.5), Candidate(taken, 0.5)]
    for _ in range(worlds):
        search.try_all(outlook.imagine, both, 2 * worlds, FOREVER)
    return both[0].mean() - both[1].mean()


def drawn(appraisal: Appraisal, level: Level, rng: Rng) -> int:
    """A choice by chance, likelier ones more often."""
    numbers, choices = appraisal.numbers, appraisal.choices
    if level.temperature == 0:
        return appraisal.best()
    least = max(numbers) - (level.margin << SHARPNESS) // 100
    near = [place for place, number in enumerate(numbers) if number >= least or not level.margin]
    weights = shares([numbers[place] for place in near], level.temperature)
    left = rng.below(sum(weights))
    for place, weight in zip(near, weights, strict=True):
        left -= weight
        if left < 0:
            return choices[place]
    raise AssertionError("the weights are as many as was drawn from")
