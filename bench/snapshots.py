"""What it costs to send a position to another process: as a snapshot, and as a document in JSON.

    PYTHONPATH=src python bench/snapshots.py             the plain Python of src/
    python bench/snapshots.py                            the build that is installed
    python bench/snapshots.py --quick                    a smoke test: its numbers mean little

Microseconds of processor time to write and to read, the best of some runs, and bytes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.core.snapshots import snapshot_of, state_from
from galaktyka.games import find_game, shipped_keys

T = TypeVar("T")


def positions(key: str, number: int) -> list[State]:
    """Positions after sixty random choices among two players."""
    found = []
    for seed in range(number):
        state, rng = find_game(key).start(2, seed), seeded(seed)
        for _ in range(60):
            if deciders := state.deciders():
                options = state.legal(deciders[0])
                state.apply(deciders[0], options[rng.below(len(options))])
        found.append(state)
    return found


def microseconds(work: Callable[[T], object], things: Sequence[T], runs: int) -> float:
    """For one of the things."""
    best = float("inf")
    for _ in range(runs):
        begun = time.process_time()
        for thing in things:
            work(thing)
        best = min(best, time.process_time() - begun)
    return best / len(things) * 1e6


def document_of(state: State) -> str:
    """As it is stored."""
    return json.dumps(state.to_document(), separators=(",", ":"))


def main() -> None:
    """One line for each game and form."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few positions, once")
    number, runs = (2, 1) if parser.parse_args().quick else (50, 9)
    print(f"{'':24}{'write':>8}{'read':>8}{'bytes':>8}")
    for key in shipped_keys():
        game, states = find_game(key), positions(key, number)
        documents, snapshots = [document_of(state) for state in states], [snapshot_of(state) for state in states]
        for form, write, read, size in (
            (
                "document",
                microseconds(document_of, states, runs),
                microseconds(lambda text, game=game: game.from_document(json.loads(text)), documents, runs),  # type: ignore[misc]
                sum(map(len, documents)),
            ),
            (
                "snapshot",
                microseconds(snapshot_of, states, runs),
                microseconds(lambda data, game=game: state_from(data, game), snapshots, runs),  # type: ignore[misc]
                sum(map(len, snapshots)),
            ),
        ):
            print(f"{key + ', ' + form:24}{write:8.1f}{read:8.1f}{size / number:8.0f}")


if __name__ == "__main__":
    main()
