"""What a training has come to, on the disk: whoever goes on from it does the same as whoever never stopped."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from galaktyka.core.errors import SetupError
from galaktyka.lab.results import write_whole
from galaktyka.train.settings import Settings, as_written, made

if TYPE_CHECKING:
    from galaktyka.train.training import Training

CHECKPOINT = "checkpoint.pt"
SETTINGS = "settings.json"


def keep(training: Training) -> None:
    """Everything that is not on the tables."""
    learner = training.learner
    values: dict[str, Any] = {
        "network": learner.network.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "league": training.league.past,
        "members": training.league.members,
        "met": training.met,
        "sample": training.sample,
        "chance": json.dumps(training.chance.bit_generator.state),
        "torch": torch.get_rng_state(),
        "cuda": torch.cuda.get_rng_state() if learner.device.type == "cuda" else None,
        "spent": training.seconds(),
        "decisions": training.decisions,
        "moments": training.moments,
        "rounds": training.rounds,
        "games": training.tally.games,
    }
    out = io.BytesIO()
    torch.save(values, out)
    write_whole(training.folder / CHECKPOINT, out.getvalue())


def restore(training: Training) -> None:
    """Go on from it."""
    learner = training.learner
    values = torch.load(training.folder / CHECKPOINT, map_location=learner.device, weights_only=True)
    learner.network.load_state_dict(values["network"])
    learner.optimiser.load_state_dict(values["optimiser"])
    learner.refresh()
    training.league.past = [{name: part.cpu() for name, part in past.items()} for past in values["league"]]
    for member, kept in zip(training.league.members, values["members"], strict=True):
        for name, part in kept.items():
            member[name].copy_(part)
    training.met.copy_(values["met"])
    training.sample = values["sample"]
    training.chance.bit_generator.state = json.loads(values["chance"])
    torch.set_rng_state(values["torch"].cpu())
    if values["cuda"] is not None and learner.device.type == "cuda":
        torch.cuda.set_rng_state(values["cuda"].cpu())
    training.spent = values["spent"]
    training.decisions, training.moments = values["decisions"], values["moments"]
    training.rounds, training.tally.games = values["rounds"], values["games"]


def write_settings(settings: Settings) -> None:
    """Beside the curve: with these it goes on."""
    folder = Path(settings.out)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / SETTINGS, (json.dumps(as_written(settings), indent=1) + "\n").encode())


def read_back(folder: Path) -> Settings:
    """The settings of a training that was begun in a folder."""
    file = folder / SETTINGS
    if not file.is_file() or not (folder / CHECKPOINT).is_file():
        raise SetupError("training.no-training", {}, str(folder))
    try:
        given = json.loads(file.read_text(encoding="utf-8"))
        return made(given.pop("game"), given | {"out": str(folder)})
    except (ValueError, KeyError, TypeError):
        raise SetupError("training.damaged", {}, str(file)) from None
