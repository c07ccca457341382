"""Whether the chances that hints tell come true.

    python bench/calibration.py                          1,000 positions of every game, two players
    python bench/calibration.py --game race --positions 200
    python bench/calibration.py --update docs/bots.md    the table into the document, between its marks; games that were
                                                         not played keep their lines

The greedy bot plays against itself. In every game one decision is drawn; the advice that a player would get there is
followed, and the greedy bot plays on for both. The chance that was told is then compared with what happened.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from balancing import markdown, rows_between, update

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.search import advise
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.lab.experiment import bot_seed

GAMES = {
    "race": "Race for the Galaxy",
    "frontiers": "New Frontiers",
    "artifacts": "Alien Artifacts",
    "cosmos": "Micro Cosmos",
}
EDGES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)


def play_on(state: State, key: str, most: int = sys.maxsize) -> int:
    """Games of the greedy bot go on, so many decisions or to the end; how many there were."""
    bot = find_bot("greedy", key, 0)
    made = 0
    while made < most and (deciders := state.deciders()):
        state.apply(deciders[0], bot.choose(Outlook(state, deciders[0], seeded(made))))
        made += 1
    return made


def told_and_won(key: str, number: int) -> tuple[float, float]:
    """A chance that a hint told, and whether the game was won."""
    game = find_game(key)
    whole = game.start(2, number)
    length = play_on(whole, key)
    state = game.start(2, number)
    play_on(state, key, seeded(number).below(length))
    seat = state.deciders()[0]
    best = advise(Outlook(state, seat, seeded(bot_seed(number, seat))), 1)[0]
    state.apply(seat, best.action)
    play_on(state, key)
    winners = state.winners()
    return best.chance, (seat in winners) / len(winners)


def row(key: str, pairs: list[tuple[float, float]]) -> list[str]:
    """Told and won, by fifths."""
    cells = []
    for low, high in itertools.pairwise(EDGES):
        inside = [pair for pair in pairs if low <= pair[0] < high or pair[0] == high == 1.0]
        told, won = (sum(pair[i] for pair in inside) / max(len(inside), 1) for i in range(2))
        cells.append(f"{told:.0%} → {won:.0%} ({len(inside)})" if inside else "")
    told, won = (sum(pair[i] for pair in pairs) / len(pairs) for i in range(2))
    miss = sum((told - won) ** 2 for told, won in pairs) / len(pairs)
    return [GAMES[key], *cells, f"{told:.0%} → {won:.0%}", f"{miss:.3f}"]


def main() -> int:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--update", type=Path, help="a document with the marks `calibration`")
    args = parser.parse_args()
    rows = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for key in [args.game] if args.game else GAMES:
            found = list(pool.map(partial(told_and_won, key), range(args.positions), chunksize=10))
            rows.append(row(key, found))
    fifths = [f"{low:.0%} to {high:.0%}" for low, high in itertools.pairwise(EDGES)]
    head = ["told → won (positions)", *fifths, "all", "Brier score"]
    print(markdown(head, rows))
    if args.update:
        lines = {line[0]: line for line in [*rows_between(args.update, "calibration"), *rows]}
        update(
            args.update, "calibration", markdown(head, [lines[name] for name in GAMES.values() if name in lines]) + "\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
