"""How the laboratory scales: games a second with one process and with two, and the ratio.

    python bench/scaling.py                       random games of Race for the Galaxy, 10 s each, the best of 3
    python bench/scaling.py --game cosmos --bots greedy --seconds 20
    python bench/scaling.py --results             with rows of CSV and Parquet, as the laboratory writes them

Exit status 1 if two processes are not at least 1.8 times as quick as one. Nothing else should be running. Both are
measured in turn, in processes that have started before the clock does.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.managers import SyncManager
from threading import Barrier

from galaktyka.lab.experiment import Experiment
from galaktyka.lab.parts import Part, play_part
from galaktyka.lab.simulate import is_compiled
from galaktyka.lab.study import Series

BAR = 1.8
PROCESSES = 2
PART = 200


def play_for(seconds: float, series: Series, kinds: Sequence[str], first: int, ready: Barrier) -> float:
    """In a worker: games a second, counted while all workers play."""
    play_part(series, Part(0, 0, first, first + 5), kinds)
    ready.wait()
    begin = time.perf_counter()
    games = 0
    while time.perf_counter() - begin < seconds:
        size = min(PART, max(1, games))
        play_part(series, Part(0, 0, first + games, first + games + size), kinds)
        games += size
    return games / (time.perf_counter() - begin)


def rate(processes: int, seconds: float, series: Series, kinds: Sequence[str], manager: SyncManager) -> float:
    """Games a second of so many processes together."""
    ready = manager.Barrier(processes)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        done = [pool.submit(play_for, seconds, series, kinds, number * 10**8, ready) for number in range(processes)]
        return sum(future.result() for future in done)


def main() -> int:
    """Measure and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="race")
    parser.add_argument("--bots", default="random,random")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--results", action="store_true")
    args = parser.parse_args()
    bots = tuple(args.bots.split(","))
    bots = bots if len(bots) > 1 else bots * 2
    series = Series(Experiment(args.game, bots, 10**9, by_engine=True))
    kinds = ("csv", "parquet") if args.results else ()
    build = "compiled" if is_compiled() else "plain Python"
    print(f"{args.game}, {', '.join(bots)}, {build}, {args.seconds:g} s, best of {args.rounds}")
    best = {1: 0.0, PROCESSES: 0.0}
    with get_context("spawn").Manager() as manager:
        for _ in range(args.rounds):
            for processes in best:
                best[processes] = max(best[processes], rate(processes, args.seconds, series, kinds, manager))
    for processes, games in best.items():
        print(f"{processes} process{'es' if processes > 1 else ''}: {games:,.0f} games/s")
    ratio = best[PROCESSES] / best[1]
    verdict = "PASS" if ratio >= BAR else "short"
    print(f"ratio: {ratio:.2f} (at least {BAR}): {verdict}")
    return 0 if ratio >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
