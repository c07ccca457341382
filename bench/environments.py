"""Steps of environments per second beside those of the peers' own card games, in one run, as ratios.

    python bench/environments.py                   all that is installed: the extras envs and openspiel, and rlcard
    python bench/environments.py --seconds 1       a shorter look
    python bench/environments.py --json FILE       the figures as JSON as well
    python bench/environments.py --update docs/environments.md

    python bench/environments.py --stepper         the stepper of learners alone: all games and numbers of players

A step is one choice of one agent. Every agent chooses at random among the legal actions and looks at its observation
before it does, as a learner does. All cases run one after another on one core, three times in turn; the best counts.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from balancing import markdown, update

GAMES = {
    "race": "Race for the Galaxy",
    "frontiers": "New Frontiers",
    "artifacts": "Alien Artifacts",
    "cosmos": "Micro Cosmos",
}
PETTINGZOO_PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
OPENSPIEL_PEERS = ("gin_rummy", "hearts", "crazy_eights", "tarok", "python_kuhn_poker")
TABLES = 64
ROUNDS = 3
STEPPED, ROOM, UNTIMED = 256, 400, 200
"""Tables of the stepper, room for choices, and the steps after which its games are a good way on."""

Play = Callable[[int], int]
"""Plays the game of a seed and counts the steps."""
Case = tuple[str, str, Play]
"""The interface, what is played, and how."""


def pettingzoo_play(env: Any) -> Play:
    """A game through PettingZoo's loop."""
    rng = np.random.default_rng(1)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[rng.integers(len(legal))]))
            steps += 1
        return steps

    return play


def has_tensor(game: Any) -> bool:
    """Whether a game shows itself to learners as numbers."""
    kind = game.get_type()
    return bool(kind.provides_observation_tensor or kind.provides_information_state_tensor)


def observation_of(game: Any) -> Callable[[Any, int], object]:
    """What a learner looks at: a tensor, where the game has one."""
    kind = game.get_type()
    if kind.provides_observation_tensor:
        return lambda state, player: state.observation_tensor(player)
    if kind.provides_information_state_tensor:
        return lambda state, player: state.information_state_tensor(player)
    return lambda state, player: state.information_state_string(player)


def openspiel_play(game: Any) -> Play:
    """A game through OpenSpiel's states."""
    look = observation_of(game)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            player = state.current_player()
            look(state, player)
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def gymnasium_play(env: Any) -> Play:
    """A game through Gymnasium, with the steps of the own seat alone; the bots are part of the environment."""
    rng = np.random.default_rng(1)

    def play(seed: int) -> int:
        _, info = env.reset(seed=seed)
        steps = 0
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(legal[rng.integers(len(legal))])
            steps += 1
        return steps

    return play


def vector_play(envs: Any) -> Play:
    """A hundred steps of all tables at once."""
    rng = np.random.default_rng(1)

    def play(seed: int) -> int:
        _, infos = envs.reset(seed=seed)
        for _ in range(100):
            mask = infos["action_mask"]
            legal = np.flatnonzero(mask.view(np.bool_))
            firsts = np.arange(envs.num_envs) * mask.shape[1]
            begin, end = np.searchsorted(legal, firsts), np.searchsorted(legal, firsts + mask.shape[1])
            chosen = begin + (rng.random(envs.num_envs) * (end - begin)).astype(np.int64)
            _, _, _, _, infos = envs.step(legal[np.minimum(chosen, len(legal) - 1)] - firsts)
        return 100 * int(envs.num_envs)

    return play


def our_cases() -> list[Case]:
    """Every game through every interface, with two players."""
    from galaktyka.envs import aec_env, gym_env, vector_env

    cases: list[Case] = []
    for key, title in GAMES.items():
        cases.append(("PettingZoo", title, pettingzoo_play(aec_env(key))))
    for key, title in GAMES.items():
        cases.append(("Gymnasium, against a random bot", title, gymnasium_play(gym_env(key))))
    for key, title in GAMES.items():
        play = vector_play(vector_env(key, num_envs=TABLES))
        cases.append((f"Gymnasium, {TABLES} tables at once", title, play))
    if find_spec("pyspiel"):
        from galaktyka.envs import spiel_game

        for key, title in GAMES.items():
            cases.append(("OpenSpiel", title, openspiel_play(spiel_game(key))))
    return cases


def peer_cases() -> list[Case]:
    """The card games of the peers, as far as they can be imported."""
    cases: list[Case] = []
    for name in PETTINGZOO_PEERS if find_spec("rlcard") else ():
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        cases.append(("PettingZoo", f"its {name}", pettingzoo_play(env)))
    if find_spec("pyspiel"):
        import pyspiel
        from open_spiel.python.games import kuhn_poker

        assert kuhn_poker  # importing it registers the game in Python
        for name in OPENSPIEL_PEERS:
            game = pyspiel.load_game(name)
            note = "" if has_tensor(game) else " (which has no tensor)"
            cases.append(("OpenSpiel", f"its {name}{note}", openspiel_play(game)))
    return cases


def speed(play: Play, seconds: float, seed: int) -> float:
    """Steps per second over whole games."""
    play(seed)
    steps, begin, number = 0, time.perf_counter(), seed
    while time.perf_counter() - begin < seconds:
        number += 1
        steps += play(number)
    return steps / (time.perf_counter() - begin)


def measured(cases: list[Case], seconds: float) -> list[float]:
    """The best of several looks at each case; the cases take turns, so that a busy moment hits all of them."""
    best = [0.0] * len(cases)
    for number in range(ROUNDS):
        for i, (_, _, play) in enumerate(cases):
            best[i] = max(best[i], speed(play, seconds / ROUNDS, 1000 * number))
    return best


def table(cases: list[Case], speeds: list[float]) -> list[str]:
    """One row for each case, beside the fastest and the slowest card game of its own interface."""
    lines = ["| interface | game | steps/s | : slowest of theirs | : fastest of theirs |", "|---|---|---:|---:|---:|"]
    theirs: dict[str, list[float]] = {}
    for (interface, game, _), steps in zip(cases, speeds, strict=True):
        if game.startswith("its "):
            theirs.setdefault(interface, []).append(steps)
    for (interface, game, _), steps in zip(cases, speeds, strict=True):
        peers = theirs.get("PettingZoo" if interface.startswith("Gymnasium") else interface, [])
        ratios = [f"{steps / peer:,.2f}" for peer in (min(peers), max(peers))] if peers else ["", ""]
        lines.append(f"| {interface} | {game} | {steps:,.0f} | {ratios[0]} | {ratios[1]} |")
    return lines


def stepper_speed(key: str, seats: int, greedily: bool, seconds: float) -> float:
    """Choices per second of processor time of the stepper alone, rows in layout 2.

    Who chooses, by chance or as the greedy bot with a slip in twenty choices, is not measured.
    """
    from galaktyka.bots.search import mind_of
    from galaktyka.core.rng import seeded
    from galaktyka.envs.compiled.stepper import Buffers, Chance, Reward, Seating, Stepper
    from galaktyka.envs.observers import slots_for
    from galaktyka.games import find_game

    game, mind, rng = find_game(key), mind_of(key), np.random.default_rng(1)
    writer = slots_for(game)
    shapes = ((writer.width, np.uint8), (ROOM, np.uint16), (1, np.uint16), (1, np.uint8), (1, np.uint8))
    arrays = [np.zeros((STEPPED, width), kind) for width, kind in (*shapes, (seats, np.float32))]
    buffers = Buffers(*(array.view(np.uint8).reshape(-1).data for array in arrays))
    seatings = [Seating(seats, {}) for _ in range(STEPPED)]
    stepper = Stepper(game, writer, seatings, buffers, 1, Reward(), Chance(seeded(1)))
    legal, counts, chooses = arrays[1], arrays[2][:, 0], arrays[3][:, 0]
    spent, steps = 0.0, 0
    while spent < seconds:
        chosen = legal[np.arange(STEPPED), (rng.random(STEPPED) * counts).astype(np.int64)].tolist()
        for table in np.flatnonzero(rng.random(STEPPED) < 0.95).tolist() if greedily else ():
            chosen[table] = mind.answer(stepper.states[table], int(chooses[table]))
        begin = time.thread_time()
        stepper.step(chosen)
        steps += 1
        if steps > UNTIMED:
            spent += time.thread_time() - begin
    return STEPPED * (steps - UNTIMED) / spent


def stepper_table(seconds: float) -> str:
    """All games and numbers of players."""
    from galaktyka.games import find_game

    rows = [
        [title, str(seats), *(f"{stepper_speed(key, seats, greedily, seconds):,.0f}" for greedily in (False, True))]
        for key, title in GAMES.items()
        for seats in find_game(key).seats
    ]
    return markdown(["game", "players", "choices/s, by chance", "choices/s, greedy"], rows)


def build() -> str:
    """Whether the compiled engine is measured."""
    import galaktyka.core.game

    return "plain Python" if str(galaktyka.core.game.__file__).endswith(".py") else "compiled"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each case")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--update", type=Path, help="a document with the marks `measured`, or `stepper`")
    parser.add_argument("--stepper", action="store_true", help="the stepper of learners alone")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if arguments.stepper:
        conditions = f"Galaktyka, {build()} build; {STEPPED} tables; one core; seconds of its processor time"
        text = f"{conditions}\n\n{stepper_table(arguments.seconds)}"
        print(text)
        if arguments.update:
            update(arguments.update, "stepper", f"\n{text}\n\n")
        return
    cases = our_cases() + peer_cases()
    speeds = measured(cases, arguments.seconds)
    conditions = f"Galaktyka, {build()} build; NumPy {np.__version__}; two players; one core"
    text = "\n".join([conditions, "", *table(cases, speeds)])
    print(text)
    if arguments.update:
        update(arguments.update, "measured", f"\n{text}\n\n")
    if arguments.json:
        rows = [
            {"interface": interface, "game": game, "steps": steps}
            for (interface, game, _), steps in zip(cases, speeds, strict=True)
        ]
        arguments.json.write_text(json.dumps({"build": build(), "rows": rows}, indent=2), "utf-8")


if __name__ == "__main__":
    main()
