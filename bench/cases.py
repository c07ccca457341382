"""What is measured. Every case runs alone in a fresh interpreter on one core and prints one line of JSON.

    python bench/cases.py CASE SECONDS SEED

A decision is one choice of one player among the legal ones; forced choices are not counted, ours or the peer's.
"""

from __future__ import annotations

import json
import os
import random
import re
import sys
import time
from collections.abc import Callable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from galaktyka.core.game import Game

Figures = dict[str, float | str]
Play = Callable[[int], int]
"""Plays the game of a seed and counts its decisions."""
Case = Callable[[float, int], Figures]
"""Seconds (or games) and a seed."""

MIDDLE = {"race": (60, 200), "frontiers": (30, 100), "artifacts": (100, 300), "cosmos": (500, 2500)}
"""How many choices lead to the middle of a random four-player game."""

COMPILED = re.compile(r"galaktyka\.(core|games\.\w+\.(engine|bots|observer)|bots\.compiled|envs\.compiled)\.")
ALWAYS_PLAIN = re.compile(r"\.(content|keeping|records|replays|view_types)$")
"""Modules among them that setup.py leaves plain in every build."""


def loaded_build() -> str:
    """`compiled` or `pure`; a mixture is an error, because its numbers would mean nothing."""
    files = {name: file_of(module) for name, module in sys.modules.items() if COMPILED.match(name)}
    kinds = {
        "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
        for name, file in files.items()
        if not file.endswith("__init__.py") and not ALWAYS_PLAIN.search(name)
    }
    if len(kinds) != 1:
        raise SystemExit(f"a mixture of builds is loaded: {files}")
    return kinds.pop()


def file_of(module: ModuleType) -> str:
    """Where a module was loaded from."""
    return module.__file__ or ""


def pin_to_one_core() -> None:
    """Stay on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measured(play: Play, seconds: float, seed: int) -> Figures:
    """Warm up, then play whole games until the time is used."""
    clock = time.perf_counter
    warm = clock() + min(1.0, seconds / 3)
    while clock() < warm:
        play(seed)
        seed += 1
    games = decisions = 0
    begin, used = clock(), time.process_time()
    while clock() - begin < seconds:
        decisions += play(seed + games)
        games += 1
    spent, used = clock() - begin, time.process_time() - used
    return {
        "games": games / spent,
        "decisions": decisions / spent,
        "per_game": decisions / games,
        "core_share": used / spent,
    }


# ------------------------------------------------------------------ ours


def playout(key: str, seats: int) -> Play:
    """Random games by the engine's own loop."""
    from galaktyka.core.rng import seeded

    game = engine(key)
    return lambda seed: game.start(seats, seed).playout(seeded(seed))


def engine(key: str) -> Game:
    """A game of ours, by its key; no other one is imported."""
    if key == "race":
        from galaktyka.games.race.game import GAME as RACE

        return RACE
    if key == "frontiers":
        from galaktyka.games.frontiers.game import GAME as FRONTIERS

        return FRONTIERS
    if key == "artifacts":
        from galaktyka.games.artifacts.game import GAME as ARTIFACTS

        return ARTIFACTS
    from galaktyka.games.cosmos.game import GAME as COSMOS

    return COSMOS


def loop(key: str, seats: int) -> Play:
    """Random games by an interpreted loop over the contract, as a researcher writes it."""
    from galaktyka.core.rng import seeded

    game = engine(key)

    def play(seed: int) -> int:
        state = game.start(seats, seed)
        below = seeded(seed).below
        decisions = 0
        while deciders := state.deciders():
            for seat in deciders:
                options = state.legal(seat)
                state.apply(seat, options[below(len(options))])
                decisions += 1
        return decisions

    return play


def greedy(key: str, seats: int) -> Play:
    """Games of the greedy bot against itself, through the protocol of bots."""
    from galaktyka.lab.contest import play_bots

    game = engine(key)
    return lambda seed: len(play_bots(key, ["greedy"] * seats, seed, game.start(seats, seed)))


def single_calls(key: str, seconds: float, seed: int) -> Figures:
    """Microseconds of one call, over positions from the middle of random four-player games."""
    from galaktyka.core.rng import seeded

    game = engine(key)
    chance = random.Random(seed)
    positions = []
    for number in range(100):
        state = game.start(4, seed + number)
        below = seeded(seed + number).below
        for _ in range(chance.randrange(*MIDDLE[key])):
            if not (deciders := state.deciders()):
                break
            options = state.legal(deciders[0])
            state.apply(deciders[0], options[below(len(options))])
        if deciders := state.deciders():
            positions.append((state, deciders[0], chance.choice(state.legal(deciders[0]))))

    def each(call: Callable[..., object], batches: Callable[[], Sequence[tuple[object, ...]]]) -> float:
        best = 1e9
        end = time.perf_counter() + seconds / 4
        while time.perf_counter() < end:
            batch = batches()
            begin = time.perf_counter()
            for arguments in batch:
                call(*arguments)
            best = min(best, (time.perf_counter() - begin) / len(batch))
        return best * 1e6

    kind = type(positions[0][0])
    return {
        "clone": each(kind.clone, lambda: [(state,) for state, _, _ in positions] * 5),
        "legal": each(kind.legal, lambda: [(state, seat) for state, seat, _ in positions] * 5),
        "apply": each(kind.apply, lambda: [(state.clone(), seat, action) for state, seat, action in positions]),
        "view": each(kind.view, lambda: [(state, seat) for state, seat, _ in positions]),
    }


def importing(key: str) -> Figures:
    """Milliseconds to import the engine, its cards included."""
    begin = time.perf_counter()
    game = engine(key)
    spent = time.perf_counter() - begin
    assert game.key == key
    return {"milliseconds": spent * 1000}


def memory(key: str, games: int, seed: int) -> Figures:
    """Peak megabytes of a simulation after 1 %, half and all of its games, with statistics and rows of CSV."""
    from galaktyka.lab.experiment import Experiment
    from galaktyka.lab.runner import play_chunk
    from galaktyka.lab.tally import Tally

    experiment = Experiment(key, ("random", "random"), games, seed)
    tally = Tally()
    figures: Figures = {"games": games}
    step = max(games // 100, 1)
    for first in range(0, games, step):
        tally.merge(play_chunk(experiment, first, min(first + step, games), rows=True).tally)
        if tally.games in (step, games // 2, games):
            figures[f"after {tally.games}"] = peak_memory()
    return figures


def peak_memory() -> float:
    """Megabytes that this process has held at most."""
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 2**10


# ------------------------------------------------------------------ the peer


def catan(seats: int) -> Play:
    """The closest Python peer: Catan by `catanatron`, random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:seats]

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(records if records is not None else game.state.actions)

    return play


def cases_of(key: str) -> dict[str, Case]:
    """The cases of one of our games, by the name that begins with its key."""
    return {
        f"{key} playout 2": lambda seconds, seed: measured(playout(key, 2), seconds, seed),
        f"{key} playout 4": lambda seconds, seed: measured(playout(key, 4), seconds, seed),
        f"{key} loop 2": lambda seconds, seed: measured(loop(key, 2), seconds, seed),
        f"{key} loop 4": lambda seconds, seed: measured(loop(key, 4), seconds, seed),
        f"{key} greedy 2": lambda seconds, seed: measured(greedy(key, 2), seconds, seed),
        f"{key} greedy 4": lambda seconds, seed: measured(greedy(key, 4), seconds, seed),
        f"{key} calls": lambda seconds, seed: single_calls(key, seconds, seed),
        f"{key} import": lambda seconds, seed: importing(key),
        f"{key} memory": lambda seconds, seed: memory(key, int(seconds), seed),
    }


def cases_alone(key: str) -> dict[str, Case]:
    """The further cases of a game that can be played alone."""
    return {
        f"{key} playout 1": lambda seconds, seed: measured(playout(key, 1), seconds, seed),
        f"{key} loop 1": lambda seconds, seed: measured(loop(key, 1), seconds, seed),
        f"{key} greedy 1": lambda seconds, seed: measured(greedy(key, 1), seconds, seed),
    }


CASES: dict[str, Case] = {
    **cases_of("race"),
    **cases_of("frontiers"),
    **cases_of("artifacts"),
    **cases_of("cosmos"),
    **cases_alone("cosmos"),
    "catanatron 2": lambda seconds, seed: measured(catan(2), seconds, seed),
}


def main() -> None:
    """Run one case."""
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    pin_to_one_core()
    try:
        figures = CASES[name](seconds, seed)
        if not name.startswith("catanatron"):
            figures["build"] = loaded_build()
    except ImportError as error:
        figures = {"absent": str(error)}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
