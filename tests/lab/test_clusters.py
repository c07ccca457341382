"""Experiments on a Ray cluster."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from ray import exceptions as ray_exceptions

from galaktyka.core.errors import SetupError
from galaktyka.lab import workers
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.parts import Part, play_part
from galaktyka.lab.plan import have_clocks, program_of
from galaktyka.lab.study import Series
from galaktyka.lab.workers import check_reachable, lines_of, play_part_of
from galaktyka.text.catalogue import Words
from tests.lab.experiments import PROGRAM, lab, match, results

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("without_drawings")]


@pytest.mark.slow
def test_a_ray_cluster_gives_the_same_results(tmp_path: Path):
    """A real one, of two processes on this machine."""
    command = [*PROGRAM, "match", "race", "--games", "24", "--quiet"]
    cluster = [*command, "--cluster", "local", "--jobs", "2", "--out", str(tmp_path / "cluster")]
    done = subprocess.run(cluster, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    subprocess.run([*command, "--jobs", "1", "--out", str(tmp_path / "here")], check=True, capture_output=True)
    assert results(tmp_path / "cluster") == results(tmp_path / "here")
    assert json.loads((tmp_path / "cluster" / "effort.json").read_text())[0]["where"] == "cluster"


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path):
    command = ["match", "race", "--games", "2", "--cluster", "127.0.0.1:1", "--out", str(tmp_path / "out"), "--quiet"]
    done = subprocess.run([*PROGRAM, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "127.0.0.1:1: the Ray cluster failed" in done.stderr
    assert "Traceback" not in done.stderr


class DyingRay:
    """A cluster that plays at once, and is gone after so many parts."""

    exceptions = ray_exceptions

    def __init__(self, parts: int) -> None:
        self.left = parts + 1  # first it is asked for its program

    def init(self, **_: Any) -> None:
        pass

    shutdown = init

    def remote(self, **_: Any) -> Any:
        return lambda play: SimpleNamespace(remote=partial(self.submit, play))

    def submit(self, play: Callable[..., Any], *values: Any) -> Callable[[], Any]:
        return partial(play, *values)

    def put(self, value: Any) -> Any:
        return value

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, under_way: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return under_way[:num_returns], under_way[num_returns:]

    def get(self, task: Callable[[], Any]) -> Any:
        if not self.left:
            raise ray_exceptions.WorkerCrashedError
        self.left -= 1
        return task()


def test_what_a_cluster_played_before_it_failed_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    out = tmp_path / "out"
    monkeypatch.setattr(workers, "check_ray", lambda: DyingRay(parts=1))
    assert match(out, "--cluster", "local", games=24) == 1
    told = capsys.readouterr().err
    assert "local: the Ray cluster failed: " in told
    assert f"go on with: galaktyka lab resume {out}" in told
    monkeypatch.setattr(workers, "check_ray", lambda: DyingRay(parts=1000))
    assert lab("resume", str(out), "--cluster", "local") == 0
    assert match(tmp_path / "here", games=24) == 0
    assert results(out) == results(tmp_path / "here")
    efforts = json.loads((out / "effort.json").read_text())
    assert [0 < effort["games"] < 24 for effort in efforts] == [True, True]
    assert [effort["compiled"] for effort in efforts] == [None, None]  # nobody has asked the machines
    assert ", Ray cluster." in (out / "report.html").read_text("utf-8")


@pytest.mark.parametrize("address", ["10..0.1:6379", "127.0.0.1:99999", f"{'a' * 70}.example:1"])
def test_an_address_that_is_none_is_told(address: str):
    with pytest.raises(SetupError) as caught:
        check_reachable(address)
    assert Words("en").explain(caught.value).startswith(f"{address}: the Ray cluster failed: ")


def test_an_error_that_says_nothing_has_a_name():
    assert lines_of(RuntimeError("")) == ["RuntimeError"]
    assert lines_of(RuntimeError("\nfirst\nlast\n")) == ["first", "last"]


def test_every_part_is_played_with_the_same_program():
    series = Series(Experiment("race", ("random", "random"), 1, by_engine=True))
    part, program = Part(0, 0, 0, 1), program_of("race")
    assert play_part_of(program, series, part, ["csv"]) == play_part(series, part, ["csv"])
    with pytest.raises(SetupError) as caught:
        play_part_of({**program, "rules": "0"}, series, part, ["csv"])
    assert f"rules {program['rules']}" in Words("en").explain(caught.value)


def test_with_a_clock_every_part_is_played_on_the_same_build():
    series = Series(Experiment("race", ("search:1ms", "random"), 1))
    assert have_clocks([series])
    program = program_of("race", with_build=True)
    other = {**program, "build": "plain" if program["build"] == "compiled" else "compiled"}
    with pytest.raises(SetupError) as caught:
        play_part_of(other, series, Part(0, 0, 0, 1), ["csv"])
    assert f"build {program['build']}" in Words("en").explain(caught.value)


def test_without_ray_the_message_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert match(tmp_path / "out", "--cluster", "local") == 2
    assert "pip install ray" in capsys.readouterr().err
