"""From a training to a player: the file of weights, with the chances that its values came to, and the report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from galaktyka.bots.network.weights import Weights, write_weights
from galaktyka.text.catalogue import Words
from galaktyka.train.calibration import GAMES, with_chances
from galaktyka.train.export import exported
from galaktyka.train.page import write_page
from galaktyka.train.settings import as_written, game_of
from galaktyka.train.training import Training

MOST_POSITIONS = 4000


def finish(training: Training, words: Words, games: int = GAMES) -> tuple[Path, Path]:
    """Write the weights and the report; where they are."""
    settings = training.settings
    file = training.folder / f"{settings.game}.weights"
    write_weights(file, with_chances(weights_of(training), settings, games))
    return file, write_page(training.folder, words)


def weights_of(training: Training) -> Weights:
    """The network that plays, in integers."""
    settings = training.settings
    network = training.learner.network.to("cpu")
    seen = {name: part[:MOST_POSITIONS].cpu() for name, part in training.sample.items()}
    told: dict[str, Any] = {
        "settings": {name: value for name, value in as_written(settings).items() if name not in ("out", "pack")},
        "decisions": training.decisions,
        "games": training.tally.games,
        "seconds": round(training.seconds()),
        "torch": torch.__version__,
    }
    return exported(network, game_of(settings), seen, told, training.met[: network.inputs].cpu())
