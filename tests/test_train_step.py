"""`./test` and training: a step of its own, which is left out, and said to be, where there is no PyTorch.

All tools are played by a script that notes what it was asked, so this takes no time.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.building import ROOT

pytestmark = pytest.mark.once

TOOL = """#!/bin/bash
echo "$0 $*" >>"{calls}"
[[ "$*" != *"import torch"* ]] || [ ! -e "{calls}.no-torch" ] || exit 1
"""


class Stage:
    """Environments in which every tool succeeds at once."""

    def __init__(self, folder: Path) -> None:
        self.calls = folder / "calls"
        self.train = folder / "train"
        self.venv = self.environment(folder / "venv", "python", "ruff", "mypy", "lint-imports")
        stamps = [str(ROOT / "scripts" / "sources.py"), "stamp", sys.executable, str(self.venv), "", self.compiler()]
        told = subprocess.run([sys.executable, *stamps], capture_output=True, text=True, check=True).stdout
        for name, stamp in zip(("stamp", "ground"), told.split(), strict=True):
            (self.venv / name).write_text(stamp + "\n")

    def environment(self, folder: Path, *tools: str) -> Path:
        (folder / "bin").mkdir(parents=True)
        for tool in tools:
            (folder / "bin" / tool).write_text(TOOL.format(calls=self.calls))
            (folder / "bin" / tool).chmod(0o755)
        return folder

    def compiler(self) -> str:
        names = (os.environ.get("CC", "cc"), "gcc", "clang")
        return next((found for name in names if (found := shutil.which(name))), "")

    def test(self, *words: str) -> subprocess.CompletedProcess[str]:
        places = {"GALAKTYKA_TEST_VENV": str(self.venv), "GALAKTYKA_TRAIN_VENV": str(self.train)}
        more = {"GALAKTYKA_PYTHON": sys.executable, "GALAKTYKA_CHROMIUM": shutil.which("true") or ""}
        command = [str(ROOT / "test"), *words]
        return subprocess.run(command, env=os.environ | places | more, capture_output=True, text=True, timeout=120)


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path)


def test_what_was_left_out_is_not_green(stage: Stage):
    run = stage.test()
    assert run.returncode == 0, run.stdout[-2000:]
    assert "  training                           left out: ./test train fetches PyTorch and runs it" in run.stdout
    assert run.stdout.rstrip().endswith("training LEFT OUT.")


def test_once_the_environment_is_there_it_is_run_with_the_rest(stage: Stage):
    stage.environment(stage.train, "python")
    run = stage.test()
    assert run.returncode == 0, run.stdout[-2000:]
    assert "LEFT OUT" not in run.stdout
    assert "  training                           ok" in run.stdout
    assert f"{stage.train}/bin/python -m pytest" in stage.calls.read_text()


def test_training_alone(stage: Stage):
    stage.environment(stage.train, "python")
    run = stage.test("train", "--", "-k", "league")
    assert run.returncode == 0
    *_, pytest_run = stage.calls.read_text().splitlines()
    assert pytest_run.endswith("tests/train -k league")
    assert str(stage.venv) not in stage.calls.read_text()


def test_an_environment_without_pytorch_fails(stage: Stage):
    stage.environment(stage.train, "python")
    Path(f"{stage.calls}.no-torch").touch()
    run = stage.test("train")
    assert run.returncode == 1
    assert "FAILED: 1 of the steps above" in run.stdout
