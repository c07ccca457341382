"""Ctrl-C while the program still wakes up ends it without a word, at whatever moment it comes."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

INTERRUPTED = """
import os, runpy, signal, sys

kind, wanted, count_in = sys.argv[1], int(sys.argv[2]), sys.argv[3]
seen = 0
signal.signal(signal.SIGINT, signal.default_int_handler)

def moment():
    global seen
    handler = signal.getsignal(signal.SIGINT)
    if getattr(handler, "__module__", "") == "galaktyka.interrupts":
        seen += 1
        if seen == wanted:
            os.kill(os.getpid(), signal.SIGINT)

class Imports:
    def find_spec(self, *_):
        moment()

class Output:
    def __init__(self, stream):
        self.stream = stream
    def __getattr__(self, name):
        return getattr(self.stream, name)
    def write(self, text):
        with open(count_in, "w") as file:
            file.write(str(seen))
        if "http://" in text:
            os.kill(os.getpid(), signal.SIGINT)  # it would serve for ever
        return self.stream.write(text)

def profile(frame, event, _):
    # Python calls this when an import is over, and nobody can catch what is raised in it.
    if event == "call" and frame.f_code.co_name == "cb" and "_bootstrap" in frame.f_code.co_filename:
        moment()

if kind == "import":
    sys.meta_path.insert(0, Imports())
else:
    sys.setprofile(profile)
sys.stdout = Output(sys.stdout)
sys.argv[1:] = sys.argv[4:]
runpy.run_module("galaktyka", run_name="__main__", alter_sys=True)
"""


def interrupted(tmp_path: Path, kind: str, moment: int, *command: str) -> tuple[int, str]:
    """How the program ends that is interrupted at the moment, and what it says about it; at 0 it is not."""
    program = [sys.executable, "-c", INTERRUPTED, kind, str(moment), str(tmp_path / "count"), *command]
    done = subprocess.run(program, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


def moments(tmp_path: Path, kind: str, *command: str) -> int:
    """How many moments there are until the program says something."""
    assert interrupted(tmp_path, kind, 0, *command)[0] == 0
    return int((tmp_path / "count").read_text())


def spread(first: int, last: int, number: int) -> list[int]:
    return sorted({first + (last - first) * part // (number - 1) for part in range(number)})


def check(tmp_path: Path, number: int) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    for command in (("--version",), ("serve", "--no-browser", "--port", "0", "--database", database)):
        for kind in ("import", "callback"):
            last = moments(tmp_path, kind, *command)
            assert last > 10
            for moment in spread(1, last, number):
                assert interrupted(tmp_path, kind, moment, *command) == (130, ""), (command, kind, moment)


def test_an_early_interrupt_is_quiet(tmp_path: Path):
    check(tmp_path, 3)


@pytest.mark.full
@pytest.mark.slow
def test_an_early_interrupt_is_quiet_at_many_moments(tmp_path: Path):
    check(tmp_path, 40)


HELD_BACK = """
import os, signal, threading

from galaktyka.interrupts import interrupts_wait

def wait_in_a_thread():
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    begun.set()
    ended.wait()

begun, ended = threading.Event(), threading.Event()
threading.Thread(target=wait_in_a_thread, daemon=True).start()
begun.wait()
try:
    with interrupts_wait():
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(1_000_000):
            pass
        print("done")
except KeyboardInterrupt:
    print("interrupted")
"""


def test_an_interrupt_that_reaches_another_thread_waits_too():
    done = subprocess.run([sys.executable, "-c", HELD_BACK], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("done\ninterrupted\n", "")
