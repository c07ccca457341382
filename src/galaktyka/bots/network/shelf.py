"""Where the weights of a game lie, and the networks that have been loaded: one for each box, shared by all bots."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Lock

from galaktyka.bots.compiled.learned import Learned
from galaktyka.bots.compiled.reward import Reward
from galaktyka.bots.network.fitting import Inputs, fitted
from galaktyka.bots.network.weights import Weights, read_weights
from galaktyka.core.errors import WeightsError
from galaktyka.core.game import Game
from galaktyka.games import packages, room_of

VARIABLE = "GALAKTYKA_WEIGHTS"
"""A folder with weights of one's own, `<game>.weights`: they are taken instead of those of the box."""
SHIPPED = "champion.weights"
KEPT = 8
"""So many networks stay in memory."""

LOADING = Lock()
LOADED: dict[tuple[str, ...], Learned] = {}
"""By game, box and file, the one that was loaded first in front."""


def weights_file(key: str) -> Path | None:
    """The file with the weights of a game; None if there are none, or it is a game from outside."""
    package = packages().get(key)
    if package is None:
        return None
    own = os.environ.get(VARIABLE)
    places = [Path(own) / f"{key}.weights"] if own else []
    return next((file for file in (*places, package.folder / SHIPPED) if file.is_file()), None)


def has_weights(key: str) -> bool:
    """Whether champions play the game. Everything that depends on it asks here."""
    return weights_file(key) is not None


def weights_of(key: str) -> Weights:
    """The weights of a game as its file has them; `WeightsError` if there is none."""
    file = weights_file(key)
    if file is None:
        raise WeightsError("weights.none", {"game": key})
    weights = read_weights(file)
    if weights.game != key:
        raise WeightsError("weights.other-game", {"found": weights.game, "game": key}, str(file))
    return weights


def learned(game: Game) -> Learned:
    """The network of a game, fitted to its box; `WeightsError` if there is none."""
    file = weights_file(game.key)
    written = str(file.stat().st_mtime_ns) if file else ""
    key = game.key, game.content, str(file), written
    with LOADING:
        if key not in LOADED:
            network = fitted_to(game)
            while len(LOADED) >= KEPT:
                del LOADED[next(iter(LOADED))]
            LOADED[key] = network
        return LOADED[key]


def fitted_to(game: Game) -> Learned:
    """The network of a game, read and fitted."""
    weights = weights_of(game.key)
    room = room_of(game.key, "observer")
    assert room is not None
    writer = room.slots(game)
    inputs = Inputs(writer.first_features, writer.features, game.actions.notations, room.printed_on(game))
    return Learned(writer, fitted(weights, inputs), weights.winning, reward_of(weights))


def reward_of(weights: Weights) -> Reward:
    """What it learned to expect; the usual where the file does not say."""
    settings = weights.trained.get("settings")
    told = settings if isinstance(settings, dict) else {}
    win, scale = told.get("win", 0.8), told.get("scale", 15.0)
    if not isinstance(win, int | float) or not isinstance(scale, int | float) or not 0 <= win <= 1 or scale <= 0:
        raise WeightsError("weights.damaged", {"where": "trained"})
    return Reward(float(win), float(scale))
