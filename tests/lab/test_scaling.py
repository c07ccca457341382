"""The benchmark of the laboratory runs and judges what it has measured."""

import re
import subprocess
import sys

import pytest

from tests.building import ROOT

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.mark.parametrize("arguments", [[], ["--game", "frontiers", "--bots", "greedy", "--results"]])
def test_one_process_and_two_are_compared(arguments: list[str]):
    command = [sys.executable, "bench/scaling.py", "--seconds", "0.3", "--rounds", "1", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = re.search(
        r"^1 process: ([\d,]+) games/s\n2 processes: ([\d,]+) games/s\nratio: ([\d.]+) \(at least 1.8\): (PASS|short)$",
        done.stdout,
        re.MULTILINE,
    )
    assert found, done.stderr
    one, two = (int(found[number].replace(",", "")) for number in (1, 2))
    assert one > 0
    assert float(found[3]) == pytest.approx(two / one, rel=0.1)
    assert (found[4] == "PASS") == (float(found[3]) >= 1.8) == (done.returncode == 0)
