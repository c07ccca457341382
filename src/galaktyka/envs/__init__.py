"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel. See docs/environments.md.

    aec_env("race", players=3)          PettingZoo: one agent after another
    parallel_env("race")                PettingZoo: everybody at once
    gym_env("race", bots="greedy")      Gymnasium: one seat against bots
    vector_env("race", num_envs=64)     Gymnasium: many tables at once
    spiel_game("race", players=2)       OpenSpiel

Each needs its own package, which is imported when it is asked for; the engine needs none of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__all__ = ["aec_env", "gym_env", "parallel_env", "spiel_game", "vector_env"]

# The modules are found by their names: a build looks at every import of this file, and needs none of the peers.


def aec_env(game: str, **settings: Any) -> Any:
    """A PettingZoo environment in which one agent acts after another; see `aec.TurnsEnv`."""
    return import_module("galaktyka.envs.aec").TurnsEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> Any:
    """A PettingZoo environment in which all who have to decide act at once; see `parallel.TogetherEnv`."""
    return import_module("galaktyka.envs.parallel").TogetherEnv(game, **settings)


def gym_env(game: str, **settings: Any) -> Any:
    """A Gymnasium environment: one seat against bots; see `gym.SeatEnv`."""
    return import_module("galaktyka.envs.gym").SeatEnv(game, **settings)


def vector_env(game: str, **settings: Any) -> Any:
    """A vectorised Gymnasium environment: the same at many tables; see `vector.SeatsEnv`."""
    return import_module("galaktyka.envs.vector").SeatsEnv(game, **settings)


def spiel_game(game: str, **parameters: Any) -> Any:
    """A game of OpenSpiel; `pyspiel.load_game("galaktyka_race")` does the same once this has been called."""
    return import_module("galaktyka.envs.openspiel").load(game, parameters)
