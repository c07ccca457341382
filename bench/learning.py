"""What a position of Alien Artifacts promises: the weights of its judgement, learned from pairs of choices.

    python bench/learning.py                  20,000 games, one process for each core, and what the weights foresee
    python bench/learning.py --write FILE     the weights, too: src/galaktyka/games/artifacts/bots/learned.py
    python bench/learning.py --games 500

The greedy bot plays against itself, with a random choice now and then. At some decisions two choices are followed in
the same world with the same luck, the greedy one and another: for one to four rounds, after which the traits of both
players are written down, and then to the end. Least squares say what a trait is worth by the difference that it made:
how much more the lead grew from there after the one choice than after the other. Positions of different games would
tell less: who leads there has more of everything, and every trait would be praised for all.

Foreseen is the part of the squares of those differences, in a quarter of the games that nothing was learned from.
"""

from __future__ import annotations

import argparse
import os
import sys
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from balancing import markdown
from judgement import artifacts_appraisal

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.games.artifacts.bots import search as artifacts
from galaktyka.games.artifacts.bots.judgement import RULES_OF_THUMB, TRAITS, traits
from galaktyka.games.artifacts.bots.learned import MOMENTS

SEED = 20_000_000
SLIPS = 4
"""Random choices in a hundred: positions that the greedy bot would never come to are judged as well."""
SEEN = 12
"""Of a hundred decisions that matter, where chance names another choice than the greedy one, so many are followed."""
ROUNDS = 4
"""They are followed for so many rounds at most before the position is judged."""
CAUTION = 5000.0
"""Keeps weights small of traits that the pairs can hardly tell apart."""
SIZE = len(TRAITS)
WIDTH = 2 * SIZE + 5
"""Of a pair: the traits after each choice, the time left then, the points to come, the number of the game."""


def followed(world: State, seat: int, action: int, rounds: int) -> tuple[list[float], int, int] | None:
    """The difference in traits some rounds after a choice, the time left, and how the lead grows from there."""
    mind = artifacts.MIND
    state: Any = world.clone()
    end = mind.course.later(state, rounds)
    state.apply(seat, action)
    while (deciders := state.deciders()) and state.turns < end:
        state.apply(deciders[0], mind.answer(state, deciders[0]))
    if not deciders:
        return None
    mine, theirs = (artifacts_appraisal(state, each) for each in (seat, 1 - seat))
    difference = [own - other for own, other in zip(traits(mine), traits(theirs), strict=True)]
    left = mine.left
    before = lead(state, seat)
    while deciders := state.deciders():
        state.apply(deciders[0], mind.answer(state, deciders[0]))
    return difference, left, lead(state, seat) - before


def lead(state: State, seat: int) -> int:
    """In points."""
    totals = state.totals()
    return totals[seat] - totals[1 - seat]


def play(number: int) -> bytes:
    """One game, and the pairs of choices that were followed on its way."""
    mind = artifacts.MIND
    state: Any = find_game("artifacts").start(2, SEED + number)
    chance = seeded(SEED + number)
    pairs = array("f")
    while deciders := state.deciders():
        seat = deciders[0]
        action = mind.answer(state, seat)
        if mind.matters(state, seat):
            options = state.legal(seat)
            other = options[chance.below(len(options))]
            if other != action and chance.below(100) < SEEN:
                rounds = 1 + chance.below(ROUNDS)
                first, second = (followed(state, seat, each, rounds) for each in (action, other))
                if first and second:
                    pairs.extend([*first[0], *second[0], first[1], second[1], first[2], second[2], number])
            if chance.below(100) < SLIPS:
                action = other
        state.apply(seat, action)
    return pairs.tobytes()


def shares_of(left: Any) -> Any:
    """How much each moment counts for positions with so much time left."""
    return np.stack([np.interp(left, MOMENTS, one) for one in np.eye(len(MOMENTS))], axis=1)


def spread(pairs: Any) -> Any:
    """The difference in each trait at each moment, for every pair."""
    first, second = (
        pairs[:, None, place * SIZE : (place + 1) * SIZE] * shares_of(pairs[:, 2 * SIZE + place])[:, :, None]
        for place in (0, 1)
    )
    return (first - second).reshape(len(pairs), -1)


def fitted(differences: Any, to_come: Any) -> Any:
    """Least squares, with some caution."""
    scale = differences.std(axis=0) + 1e-6
    even = differences / scale
    normal = even.T @ even + CAUTION * np.eye(even.shape[1])
    return np.linalg.solve(normal, even.T @ to_come) / scale


def foreseen(differences: Any, to_come: Any, weights: Any) -> str:
    """The part of the squares that the weights explain."""
    rest = to_come - differences @ weights
    return f"{1 - (rest @ rest) / (to_come @ to_come):.2%}"


def thumb() -> Any:
    """What the other levels count, as weights."""
    weights = np.zeros((len(MOMENTS), SIZE))
    weights[:, : len(RULES_OF_THUMB)] = RULES_OF_THUMB
    return weights.reshape(-1)


def module(weights: Any, games: int, pairs: int) -> str:
    """The source of the weights."""
    rows = weights.reshape(len(MOMENTS), SIZE)
    lines = [
        f"    {list(map(float, np.round(column, 3)))},  # {trait}" for trait, column in zip(TRAITS, rows.T, strict=True)
    ]
    return HEAD.format(games=games, pairs=pairs, moments=MOMENTS) + "\n".join(lines) + "\n]  # fmt: skip\n"


HEAD = '''"""What each trait of a position of Alien Artifacts is worth, in points: learned, not written.

Made by `python bench/learning.py --games {games} --write FILE` from {pairs} pairs of choices.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final = {moments}
"""Tenths of turns that are left; between them weights go over into one another."""

WEIGHTS: Final[list[list[float]]] = [
'''


def main() -> int:
    """Play, learn, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", type=Path, help="the module of the weights")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        found = b"".join(pool.map(play, range(args.games), chunksize=20))
    pairs = np.frombuffer(found, np.float32).reshape(-1, WIDTH).astype(float)
    differences = spread(pairs)
    to_come = pairs[:, 2 * SIZE + 2] - pairs[:, 2 * SIZE + 3]
    unseen = pairs[:, 2 * SIZE + 4] % 4 == 0
    learned = fitted(differences[~unseen], to_come[~unseen])
    rows = [
        [name, foreseen(differences[unseen], to_come[unseen], weights)]
        for name, weights in (("rules of thumb", thumb()), ("learned", learned))
    ]
    print(markdown([f"artifacts: {len(pairs):,} pairs of choices", "foreseen"], rows))
    if args.write:
        text = module(fitted(differences, to_come), args.games, len(pairs))
        args.write.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
