"""`galaktyka train` from the beginning to the weights, stopped, gone on with, and failing. Needs PyTorch."""

import json
import os
import signal
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed; `./test train` installs it")
pytestmark = [pytest.mark.once]

import torch  # noqa: E402

from galaktyka.cli import main  # noqa: E402
from galaktyka.train import finishing  # noqa: E402
from galaktyka.train.training import Training  # noqa: E402

TINY = """
workers = 1
groups = 1
tables = 16
horizon = 16
hidden = [64, 64]
minibatch = 64
keep = 2
measured = 0.1
imitate = 0.0
kinds = [{ seats = 2 }]
"""


@pytest.fixture
def train(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The command in a folder of its own, with small settings, and few games at the end."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(finishing.finish, "__defaults__", (2,))
    (tmp_path / "tiny.toml").write_text(TINY)

    def run(*words: str, lang: str = "en") -> int:
        return main(["--lang", lang, "train", *words])

    return run


def test_it_trains_and_says_how_to_play(train, tmp_path, capsys):
    assert train("race", "--settings", "tiny.toml", "--decisions", "600") == 0
    told = capsys.readouterr().out
    assert told.startswith("Training in training-race on cpu.")
    assert "Finished. Weights: training-race/race.weights. Report: training-race/report.html." in told
    assert "GALAKTYKA_WEIGHTS=training-race galaktyka play race --bots champion" in told
    files = {file.name for file in (tmp_path / "training-race").iterdir()}
    assert files >= {"race.weights", "report.html", "settings.json", "curve.jsonl", "checkpoint.pt", "tables"}
    assert train("race", "--out", "training-race") == 2
    assert "training-race: this folder is not empty" in capsys.readouterr().err
    assert train("--resume", "training-race", "--seed", "3") == 2
    assert "--seed cannot be changed" in capsys.readouterr().err


def test_stopped_before_its_first_checkpoint_it_begins_anew(train, tmp_path, monkeypatch, capsys):
    step = Training.step

    def interrupted(training: Training) -> None:
        step(training)
        if training.decisions >= 160:
            os.kill(os.getpid(), signal.SIGINT)

    with monkeypatch.context() as patch:
        patch.setattr(Training, "step", interrupted)
        assert train("race", "--settings", "tiny.toml", "--decisions", "600", "--out", "mine", lang="pl") == 130
    assert "Przerwano. Dalej od ostatniego punktu kontrolnego: galaktyka train --resume mine" in capsys.readouterr().out
    assert not (tmp_path / "mine" / "checkpoint.pt").exists()
    assert train("--resume", "mine", "--quiet") == 0
    assert capsys.readouterr().out == ""
    assert json.loads((tmp_path / "mine" / "curve.jsonl").read_text().splitlines()[-1])["decisions"] >= 256


def test_a_fault_is_told_in_a_line_and_written_down(train, tmp_path, capsys):
    (tmp_path / "tiny.toml").write_text(TINY + "room = 3\n")
    assert train("race", "--settings", "tiny.toml", "--out", "mine", "--quiet") == 1
    error = capsys.readouterr().err
    assert "choices do not fit into room for 3" in error
    assert "galaktyka train --resume mine" in error
    assert "Traceback" not in error
    assert "Traceback" in (tmp_path / "mine" / "fault.txt").read_text()


def test_a_training_goes_on_with_the_box_that_it_began_with(train, tmp_path, capsys):
    assert train("race", "--settings", "tiny.toml", "--decisions", "600", "--out", "mine", "--quiet") == 0
    file = tmp_path / "mine" / "checkpoint.pt"
    kept = torch.load(file, weights_only=True)
    torch.save(kept | {"content": "of another box"}, file)
    assert train("--resume", "mine") == 2
    assert "mine: this training began with another box" in capsys.readouterr().err
    file.write_bytes(file.read_bytes()[:1000])
    assert train("--resume", "mine") == 2
    assert "checkpoint.pt: this file of a training is damaged" in capsys.readouterr().err
