"""Simulations a second of the search, on one core, for each game.

    python bench/search.py [--seconds 3] [--update docs/bots.md]

Positions are those in which a search would think, spread over games of greedy bots; each is thought about with a
budget of simulations, and only the thinking is timed.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from balancing import markdown, update
from cases import loaded_build, pin_to_one_core

from galaktyka.bots import Outlook, find_bot
from galaktyka.bots.compiled.search import Search, Style
from galaktyka.bots.search import free_budget, mind_of
from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game

GAMES = {
    "race": "Race for the Galaxy",
    "frontiers": "New Frontiers",
    "artifacts": "Alien Artifacts",
    "cosmos": "Micro Cosmos",
}
EACH = 50
"""Simulations in each position."""
EVERY = 7
"""One of so many positions is taken, so that all of a game is looked at."""


def measured(key: str, seconds: float) -> tuple[float, float]:
    """Simulations a second, and milliseconds for one."""
    mind = mind_of(key, free_budget(key).learned)
    simulations, spent, seed = 0, 0.0, 0
    while spent < seconds:
        seed += 1
        for number, (state, seat) in enumerate(questions(key, seed)):
            if number % EVERY:
                continue
            search = Search(mind, Style(), seat)
            started = time.process_time()
            search.best(Outlook(state, seat, seeded(seed)).imagine, EACH, 1e9)
            spent += time.process_time() - started
            simulations += search.simulations
    return simulations / spent, 1000 * spent / simulations


def questions(key: str, seed: int) -> list[tuple[State, int]]:
    """The positions of a game of two greedy bots in which a search would think."""
    mind, bot = mind_of(key), find_bot("greedy", key, seed)
    state = find_game(key).start(2, seed)
    found = []
    while deciders := state.deciders():
        seat = deciders[0]
        if len(state.legal(seat)) > 1 and mind.matters(state, seat):
            found.append((state.clone(), seat))
        state.apply(seat, bot.choose(Outlook(state, seat, seeded(seed))))
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--update", type=Path, help="a document with the marks `search`")
    args = parser.parse_args()
    pin_to_one_core()
    rows = []
    for key, name in GAMES.items():
        rate, each = measured(key, args.seconds)
        horizon = mind_of(key).horizon
        rows.append([name, "to the end" if horizon >= 100 else f"{horizon} rounds", f"{rate:,.0f}", f"{each:.2f}"])
    table = markdown(["one core", "played on", "simulations/s", "ms for one"], rows) + f"\n\n{loaded_build()} build\n"
    print(table)
    if args.update:
        update(args.update, "search", table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
