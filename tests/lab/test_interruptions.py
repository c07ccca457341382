"""Experiments that are killed, interrupted or short of room go on where they stopped, with the same results."""

import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from galaktyka.games.race.engine.game import RULES_VERSION
from galaktyka.lab import plan
from galaktyka.lab.parts import play_part
from galaktyka.lab.results import Folder
from galaktyka.lab.simulate import is_compiled
from tests.lab.experiments import PROGRAM, lab, match, results, rows, unfinished

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("without_drawings")]

MANY, ENDLESS = (20_000, 400_000) if is_compiled() else (200, 8_000)
"""Games that take a second or two, and games that nobody waits for."""


class Running:
    """The real program in a process of its own."""

    def __init__(self, folder: Path, games: int, bots: str = "random") -> None:
        command = ["match", "race", "--games", str(games), "--bots", bots, "--jobs", "2", "--out", str(folder)]
        self.folder = folder
        self.process = subprocess.Popen(
            [*PROGRAM, *command, "--quiet"], stderr=subprocess.PIPE, text=True, start_new_session=True
        )

    def parts(self) -> int:
        return len(list((self.folder / "parts").glob("*.zip"))) if (self.folder / "parts").is_dir() else 0

    def wait_for_parts(self, number: int) -> None:
        until = time.monotonic() + 60
        while self.parts() < number and time.monotonic() < until:
            time.sleep(0.01)
        assert self.parts() >= number

    def wait_for_games(self, number: int) -> None:
        """Until so many workers have been at work for a while: processor time that no start of Python takes."""
        until = time.monotonic() + 120
        while sum(processor_seconds(pid) > 0.5 for pid in self.workers()) < number and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.workers()) >= number

    def wait_for_workers(self, number: int) -> None:
        until = time.monotonic() + 60
        while len(self.workers()) < number and time.monotonic() < until:
            time.sleep(0.01)
        assert len(self.workers()) >= number

    def workers(self) -> list[int]:
        """Those processes that play: the children whose command line says so."""
        found = []
        for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
            with suppress(OSError):
                if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                    found.append(int(pid))
        return found

    def end(self, sent: signal.Signals) -> str:
        self.process.send_signal(sent)
        return self.process.communicate(timeout=60)[1]


class Simulating(Running):
    """The same of the command `simulate`: games that take hours."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "galaktyka", "simulate", "race", "--bots", "search:9000000,greedy"]
        self.process = subprocess.Popen([*command, "--games", "8", "--jobs", "2", "--quiet"], text=True)


def processor_seconds(pid: int) -> float:
    try:
        used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


@pytest.mark.slow
def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path):
    """SIGKILL, twice; in the end everything is as if nothing had happened."""
    folder, games = tmp_path / "killed", MANY
    run = Running(folder, games)
    run.wait_for_parts(20)
    workers = run.workers()
    run.end(signal.SIGKILL)
    assert len(workers) == 2
    before = {path.name: path.stat().st_mtime_ns for path in (folder / "parts").glob("*.zip")}
    until = time.monotonic() + 20
    while any(is_running(pid) for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(is_running(pid) for pid in workers)
    assert not (folder / "tally.json").exists()
    damaged = folder / "parts" / sorted(before)[0]
    damaged.write_bytes(damaged.read_bytes()[:-100])  # as a disk may do it
    left = Folder(folder).missing_parts()
    assert len(left) == 200 - len(before) + 1
    assert lab("resume", str(folder), "--jobs", "2") == 0
    assert json.loads((folder / "effort.json").read_text())[-1]["games"] == games // 200 * len(left)  # no game twice
    assert lab("match", "race", "--games", str(games), "--bots", "random", "--out", str(tmp_path / "calm")) == 0
    assert results(folder) == results(tmp_path / "calm")
    assert [row["game"] for row in rows(folder, "games")] == [str(number) for number in range(games)]
    assert not (folder / "parts").exists()


@pytest.mark.slow
def test_a_killed_simulation_leaves_nobody_behind():
    run = Simulating()
    run.wait_for_games(2)
    workers = run.workers()
    run.end(signal.SIGKILL)
    until = time.monotonic() + 20
    while any(is_running(pid) for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)
    left = [pid for pid in workers if is_running(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []


@pytest.mark.slow
def test_an_interrupt_says_how_to_go_on(tmp_path: Path):
    run = Running(tmp_path / "out", ENDLESS)
    run.wait_for_parts(1)
    told = run.end(signal.SIGINT)
    assert run.process.returncode == 130
    assert f"galaktyka lab resume {tmp_path / 'out'}" in told
    assert "Traceback" not in told
    assert lab("report", str(tmp_path / "out")) == 0
    assert "This experiment is not finished" in (tmp_path / "out" / "report.html").read_text("utf-8")


@pytest.mark.slow
def test_workers_never_hear_an_interrupt_not_even_while_they_wake_up(tmp_path: Path):
    run = Running(tmp_path / "out", MANY)
    run.wait_for_workers(1)
    until = time.monotonic() + 0.5
    while time.monotonic() < until:
        for worker in run.workers():
            os.kill(worker, signal.SIGINT)
        time.sleep(0.01)
    assert run.process.communicate(timeout=60)[1] == ""
    assert run.process.returncode == 0


HELD_BACK = """
import signal
from multiprocessing import get_context
from galaktyka.interrupts import interrupts_wait
if __name__ == "__main__":
    with interrupts_wait():
        get_context("spawn").Process(target=print).start()
        print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))
"""


def test_an_interrupt_waits_until_the_first_process_is_started(tmp_path: Path):
    script = tmp_path / "held_back.py"
    script.write_text(HELD_BACK)
    done = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout.split() == ["True"]


@pytest.mark.slow
def test_an_interrupt_of_a_terminal_is_told_once(tmp_path: Path):
    """It goes to all processes."""
    run = Running(tmp_path / "out", ENDLESS)
    run.wait_for_workers(2)
    os.killpg(run.process.pid, signal.SIGINT)
    told = run.process.communicate(timeout=60)[1]
    assert run.process.returncode == 130
    assert told == f"Interrupted. What is finished is kept; go on with: galaktyka lab resume {tmp_path / 'out'}\n"


def test_an_interrupt_while_results_are_put_together_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    folder = unfinished(tmp_path)
    opened = Folder(folder)
    for part in opened.missing_parts():
        opened.keep_part(part, play_part(opened.plan.series[0], part, opened.plan.kinds))
    os.mkfifo(folder / "series.csv.unfinished")  # whoever writes here waits for a reader

    def interrupt() -> None:
        while not (folder / "lock").exists():
            time.sleep(0.01)
        time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    assert lab("resume", str(folder), "--jobs", "1") == 130
    thread.join()
    assert f"galaktyka lab resume {folder}" in capsys.readouterr().err
    assert opened.missing_parts() == []
    assert lab("resume", str(folder), "--jobs", "1") == 0


@pytest.mark.slow
@pytest.mark.parametrize("out", ["full", "closed"])
def test_the_report_is_written_whoever_reads_its_summary(out: str, tmp_path: Path):
    command = [*PROGRAM, "match", "race", "--games", "2", "--bots", "random", "--jobs", "1", "--quiet"]
    shell = {"full": '"$@" > /dev/full', "closed": '("$@"; echo $? >&2) | true'}[out]
    command = ["bash", "-c", shell, "bash", *command, "--out", str(tmp_path / "out")]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    assert (tmp_path / "out" / "report.html").is_file()
    assert "Traceback" not in done.stderr
    if out == "full":
        assert done.returncode == 1
        assert done.stderr == "The report is written, but its summary cannot be shown: No space left on device\n"


@pytest.mark.slow
def test_nobody_waits_for_a_long_game_after_an_interrupt(tmp_path: Path):
    run = Running(tmp_path / "out", 8, bots="search:9000000,greedy")  # one game of these takes hours
    run.wait_for_games(2)
    workers = run.workers()
    told = run.end(signal.SIGINT)
    assert run.process.returncode == 130
    assert "galaktyka lab resume" in told
    assert not any(is_running(worker) for worker in workers)


@pytest.mark.slow
def test_a_lost_worker_is_told(tmp_path: Path):
    run = Running(tmp_path / "out", ENDLESS)
    run.wait_for_parts(1)
    subprocess.run(["kill", "-9", str(run.workers()[0])], check=True)
    told = run.process.communicate(timeout=60)[1]
    assert run.process.returncode == 1
    assert "A worker process ended unexpectedly" in told
    assert "Traceback" not in told


@pytest.mark.slow
def test_a_worker_that_is_lost_in_the_middle_of_a_word_is_told(tmp_path: Path):
    run = Running(tmp_path / "out", 10 * ENDLESS)
    run.wait_for_parts(1)
    run.process.send_signal(signal.SIGSTOP)  # nobody listens, so that the workers cannot send to the end
    time.sleep(4)
    for worker in run.workers():
        os.kill(worker, signal.SIGKILL)
    run.process.send_signal(signal.SIGCONT)
    told = run.process.communicate(timeout=60)[1]
    assert run.process.returncode == 1
    assert "A worker process ended unexpectedly" in told


def test_a_full_disk_is_told_and_nothing_half_is_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, hard))
    try:
        assert match(tmp_path / "out") == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    told = capsys.readouterr().err
    assert "parts/000000.zip: this file cannot be written: File too large\nWhat is finished is kept." in told
    assert f"galaktyka lab resume {tmp_path / 'out'}" in told
    assert list((tmp_path / "out" / "parts").iterdir()) == []
    assert lab("resume", str(tmp_path / "out"), "--jobs", "1") == 0
    assert match(tmp_path / "calm") == 0
    assert results(tmp_path / "out") == results(tmp_path / "calm")


def test_a_disk_that_is_full_from_the_start_is_no_hindrance_later(tmp_path: Path):
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, hard))  # enough for the question, not for the manifest
    try:
        assert match(tmp_path / "out") == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [path.name for path in (tmp_path / "out").rglob("*")] == ["parts"]
    assert match(tmp_path / "out") == 0


def test_what_goes_wrong_in_a_game_is_not_blamed_on_the_lock(tmp_path: Path):
    folder = Folder(unfinished(tmp_path))
    with pytest.raises(OSError, match="a cable"), folder.locked():
        raise OSError("a cable")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_other_rules_are_refused(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    text = (folder / "manifest.json").read_text("utf-8")
    (folder / "manifest.json").write_text(text.replace(f'"rules": "{RULES_VERSION}"', '"rules": "0"'), "utf-8")
    assert lab("resume", str(folder), lang=lang) == 2
    told = capsys.readouterr().err
    assert "rules 0" in told
    assert f"rules {RULES_VERSION}" in told
    assert f"galaktyka lab run {folder}/experiment.toml --out" in told


@pytest.mark.parametrize(("bots", "status"), [("search:1ms,random", 2), ("search:1,random", 0)])
def test_another_build_is_refused_where_a_bot_has_a_clock(
    bots: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    folder = tmp_path / "out"
    assert lab("match", "race", "--games", "1", "--bots", bots, "--jobs", "1", "--out", str(folder)) == 0
    (folder / "tally.json").unlink()
    (folder / "parts").mkdir()
    monkeypatch.setattr(plan, "is_compiled", lambda: not is_compiled())
    assert lab("resume", str(folder), "--jobs", "1") == status
    told = capsys.readouterr().err
    assert ("build compiled" in told) == ("build plain" in told) == (status == 2)


def test_other_cards_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    manifest["series"][0]["content"] = "0" * 64
    (folder / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    assert lab("resume", str(folder)) == 2
    assert "the cards have changed" in capsys.readouterr().err


def test_two_cannot_play_the_same_experiment_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    with Folder(folder).locked():
        assert lab("resume", str(folder)) == 2
    assert "this experiment is running in another window" in capsys.readouterr().err
    assert lab("resume", str(folder), "--jobs", "1") == 0


def test_a_finished_experiment_is_not_played_again(tmp_path: Path):
    assert match(tmp_path / "out") == 0
    before = results(tmp_path / "out")
    (tmp_path / "out" / "report.html").unlink()
    assert lab("resume", str(tmp_path / "out")) == 0
    assert results(tmp_path / "out") == before
    assert (tmp_path / "out" / "report.html").is_file()
    assert len(json.loads((tmp_path / "out" / "effort.json").read_text())) == 1
