"""Whether the chances that are told come true.

    python bench/calibration.py                          5,000 positions of every game and number of players
    python bench/calibration.py --game race --seats 2 --positions 200 --looked 20
    python bench/calibration.py --update docs/bots.md    the table into the document, between its marks; lines that
                                                         were not measured stay

Champions play themselves, and some decisions of each game are drawn. A chance is told there by the network at a glance,
and by the advice that a player would get; it is compared with what happened. Where the advice is another choice than
the champion's, it is followed, and the champions play on from there. Some of the positions are also looked at closely:
1,000 imagined worlds are played to the end.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil
from pathlib import Path
from statistics import fmean

from balancing import markdown, rows_between, update
from pairings import GAMES

from galaktyka.bots import Outlook
from galaktyka.bots.champion import Champion
from galaktyka.bots.foresight import advise
from galaktyka.bots.network.shelf import learned
from galaktyka.core.game import State
from galaktyka.core.rng import Rng, seeded
from galaktyka.games import find_game
from galaktyka.lab.experiment import bot_seed

SEED = 20261121
OF_A_GAME = 5
"""Decisions that are drawn."""
CLOSELY = 1000
"""Worlds that are played to the end."""
PARTS = 10
FEW = 50
"""Positions, below which a tenth tells nothing."""
MOST_OFF = 0.025
ENOUGH = 5000
"""Positions, before anything is said to be missed."""
TELLERS = ("at a glance", "advice", "closely: at a glance", "closely: advice", f"closely: {CLOSELY:,} games")

Told = tuple[float, float]
"""A chance, and how much of the victory came of it."""


@dataclass
class Found:
    """What was told in one position, and what came of it."""

    glance: Told
    advice: Told
    closely: float | None


def play_on(state: State, rng: Rng, decisions: list[tuple[State, int]] | None = None) -> list[int]:
    """Champions play to the end; who won. The decisions on the way are kept where somebody wants them."""
    bots = [Champion("champion", state.game().key, rng.below(2**31)) for _ in range(state.seats())]
    while deciders := state.deciders():
        seat = deciders[0]
        if decisions is not None and len(state.legal(seat)) > 1:
            decisions.append((state.clone(), seat))
        state.apply(seat, bots[seat].choose(Outlook(state, seat, rng)))
    return state.winners()


def won_by(winners: list[int], seat: int) -> float:
    """How much of the victory is a seat's."""
    return (seat in winners) / len(winners)


def found_in(key: str, seats: int, closely: int, number: int) -> list[Found]:
    """What is told in some positions of one game; so many of them are looked at closely."""
    state = find_game(key).start(seats, SEED + number)
    rng = seeded(bot_seed(SEED + number, seats))
    decisions: list[tuple[State, int]] = []
    winners = play_on(state, rng, decisions)
    drawn = [decisions[rng.below(len(decisions))] for _ in range(OF_A_GAME)]
    return [found_at(*position, winners, place < closely, rng) for place, position in enumerate(drawn)]


def found_at(state: State, seat: int, winners: list[int], closely: bool, rng: Rng) -> Found:
    """What is told in a position from which these have won."""
    network = learned(state.game())
    outlook = Outlook(state, seat, rng)
    won = won_by(winners, seat)
    glance = network.chance(network.appraisal(state, seat).value, len(state.scores()))
    best = advise(outlook, 1)[0]
    followed = won
    if best.action != network.best(state, seat):
        other = state.clone()
        other.apply(seat, best.action)
        followed = won_by(play_on(other, rng), seat)
    looked = fmean(won_by(play_on(outlook.imagine(), rng), seat) for _ in range(CLOSELY)) if closely else None
    return Found((glance, won), (best.chance, followed), looked)


def told_by(found: Sequence[Found]) -> dict[str, list[Told]]:
    """By everybody who tells; those that look closely beside the others in the same positions."""
    few = [each for each in found if each.closely is not None]
    lists = [
        [each.glance for each in found],
        [each.advice for each in found],
        [each.glance for each in few],
        [each.advice for each in few],
        [(each.closely or 0.0, each.glance[1]) for each in few],
    ]
    return {teller: pairs for teller, pairs in zip(TELLERS, lists, strict=True) if pairs}


def tenths(pairs: Sequence[Told]) -> list[list[Told]]:
    """By what was told."""
    parts: list[list[Told]] = [[] for _ in range(PARTS)]
    for told, won in pairs:
        parts[min(int(told * PARTS), PARTS - 1)].append((told, won))
    return parts


def means(pairs: Sequence[Told]) -> Told:
    """What was told and what came, on average."""
    return fmean(told for told, _ in pairs), fmean(won for _, won in pairs)


def furthest_off(pairs: Sequence[Told]) -> float:
    """By how much the worst tenth is off, of those with more than a few positions."""
    return max((abs(told - won) for told, won in map(means, filled(tenths(pairs)))), default=0.0)


def filled(parts: Sequence[list[Told]]) -> list[list[Told]]:
    """The tenths with more than a few positions."""
    return [part for part in parts if len(part) >= FEW]


def brier(pairs: Sequence[Told]) -> float:
    """The mean of the squares of what was missed."""
    return fmean((told - won) ** 2 for told, won in pairs)


def row(key: str, seats: int, teller: str, pairs: Sequence[Told]) -> list[str]:
    """A line of the table."""
    cells = []
    for part in tenths(pairs):
        told, won = means(part) if part else (0.0, 0.0)
        cells.append(f"{told:.0%} → {won:.0%} ({len(part)})" if part else "")
    told, won = means(pairs)
    ends = [f"{told:.1%} → {won:.1%}", f"{100 * furthest_off(pairs):.1f}", f"{brier(pairs):.3f}"]
    return [GAMES[key], str(seats), teller, str(len(pairs)), *cells, *ends]


SAME = 3
"""So many cells at the beginning of a line say what was measured."""


def head() -> list[str]:
    """Of the table."""
    parts = [f"{10 * low} to {10 * low + 10} %" for low in range(PARTS)]
    return ["told → won (positions)", "players", "by", "positions", *parts, "all", "furthest off", "Brier score"]


def measured(key: str, seats: int, positions: int, looked: int, pool: ProcessPoolExecutor) -> list[list[Told]]:
    """What everybody told in one game, for one number of players."""
    games = ceil(positions / OF_A_GAME)
    closely = [min(max(looked - game * OF_A_GAME, 0), OF_A_GAME) for game in range(games)]
    found = list(pool.map(partial(found_in, key, seats), closely, range(games), chunksize=5))
    return list(told_by([each for game in found for each in game]).values())


def main() -> int:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--positions", type=int, default=ENOUGH)
    parser.add_argument("--looked", type=int, default=200, help="so many of them closely")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--update", type=Path, help="a document with the marks `calibration`")
    args = parser.parse_args()
    rows, missed = [], False
    with ProcessPoolExecutor(args.jobs) as pool:
        for key in [args.game] if args.game else GAMES:
            for seats in [args.seats] if args.seats else find_game(key).seats:
                found = measured(key, seats, args.positions, args.looked, pool)
                rows += [row(key, seats, teller, pairs) for teller, pairs in zip(TELLERS, found, strict=False)]
                missed |= any(len(pairs) >= ENOUGH and furthest_off(pairs) > MOST_OFF for pairs in found)
    print(markdown(head(), rows))
    if args.update:
        lines = {tuple(line[:SAME]): line for line in [*rows_between(args.update, "calibration"), *rows]}
        update(args.update, "calibration", markdown(head(), list(lines.values())) + "\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
