"""Whether a change has made the engine slower: two checkouts measured in turn on one core, medians of several runs.

    python bench/compare.py BEFORE AFTER [--runs 5] [--seconds 1] [--pure]

BEFORE and AFTER are checkouts in which `./test` has run, so that each has its build in `.venv-test`; `--pure` measures
their sources as plain Python instead. Printed is AFTER : BEFORE, above 1 where AFTER is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from math import exp, log
from pathlib import Path

GAMES = ("race", "frontiers", "artifacts", "cosmos")
CASES = ("playout 2", "playout 4", "loop 2", "loop 4", "greedy 2", "greedy 4", "search")
WITHOUT_COMPILER = ("playout 2", "loop 2", "loop 4", "greedy 2")


def measured(root: Path, game: str, case: str, seconds: float, seed: int, pure: bool) -> float:
    """Games, or simulations of the search, a second."""
    python = str(root / ".venv-test" / "bin" / "python")
    environment = {**os.environ, "PYTHONPATH": str(root / "src")} if pure else dict(os.environ)
    if case == "search":
        code = f"import sys; sys.path.insert(0, 'bench'); import search; print(search.measured({game!r}, {seconds})[0])"
        return float(run([python, "-c", code], root, environment))
    answer = json.loads(run([python, "bench/cases.py", f"{game} {case}", str(seconds), str(seed)], root, environment))
    if answer["build"] != ("pure" if pure else "compiled"):
        sys.exit(f"{root} has no {'plain' if pure else 'compiled'} build: run ./test there")
    return float(answer["games"])


def run(command: list[str], root: Path, environment: dict[str, str]) -> str:
    """What a command prints."""
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--pure", action="store_true")
    args = parser.parse_args()
    roots = args.before.resolve(), args.after.resolve()
    ratios = []
    for game in GAMES:
        for case in WITHOUT_COMPILER if args.pure else CASES:
            figures: tuple[list[float], list[float]] = ([], [])
            for number in range(args.runs):
                for root, kept in zip(roots, figures, strict=True):
                    kept.append(measured(root, game, case, args.seconds, number + 1, args.pure))
            before, after = map(statistics.median, figures)
            ratios.append(after / before)
            print(f"{game:10} {case:10} {before:12,.1f} {after:12,.1f} {after / before:6.3f}", flush=True)
    mean = exp(sum(map(log, ratios)) / len(ratios))
    print(f"all together {mean:.3f}, the worst {min(ratios):.3f}, the best {max(ratios):.3f}")


if __name__ == "__main__":
    main()
