"""What a training has come to, on the disk: whoever goes on from it does the same as whoever never stopped."""

from __future__ import annotations

import io
import json
import pickle
from contextlib import suppress
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
        "tables": training.arena.kept,
        "content": training.content,
    }
    out = io.BytesIO()
    torch.save(values, out)
    write_whole(training.folder / CHECKPOINT, out.getvalue())


def read_checkpoint(folder: Path, device: torch.device) -> dict[str, Any]:
    """What was kept; empty where a training was stopped before it came to that."""
    file = folder / CHECKPOINT
    if not file.exists():
        return {}
    try:
        values: dict[str, Any] = torch.load(file, map_location=device, weights_only=True)
    except (RuntimeError, EOFError, OSError, ValueError, KeyError, pickle.UnpicklingError):
        raise SetupError("training.damaged", {}, str(file)) from None
    return values


def tables_of(values: dict[str, Any]) -> int:
    """Where the tables of a checkpoint lie; 0: there is none."""
    return int(values.get("tables", 1)) if values else 0


def check_content(values: dict[str, Any], content: str, folder: Path) -> None:
    """A network goes on with the box that it began with."""
    if values.get("content", content) != content:
        raise SetupError("training.other-content", {}, str(folder))


def restore(training: Training, values: dict[str, Any]) -> None:
    """Go on from it."""
    learner = training.learner
    learner.network.load_state_dict(values["network"])
    learner.go_on_with(values["optimiser"])
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


def forget_after(curve: Path, decisions: int) -> None:
    """Take from the curve what came after the checkpoint: it comes again."""
    kept = []
    with suppress(OSError):
        for line in curve.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):  # the program was killed while it wrote the last one
                if json.loads(line)["decisions"] <= decisions:
                    kept.append(line + "\n")
        write_whole(curve, "".join(kept).encode())


def write_settings(settings: Settings) -> None:
    """Beside the curve: with these it goes on."""
    folder = Path(settings.out)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / SETTINGS, (json.dumps(as_written(settings), indent=1) + "\n").encode())


def read_back(folder: Path) -> Settings:
    """The settings of a training that was begun in a folder."""
    file = folder / SETTINGS
    if not file.is_file():
        raise SetupError("training.no-training", {}, str(folder))
    try:
        given = json.loads(file.read_text(encoding="utf-8"))
        return made(given.pop("game"), given | {"out": str(folder)})
    except (ValueError, KeyError, TypeError):
        raise SetupError("training.damaged", {}, str(file)) from None
