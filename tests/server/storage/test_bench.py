"""The measurement of the stores runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.building import ROOT

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_the_bench_measures_one_writer_and_many(tmp_path: Path):
    bench = str(ROOT / "bench" / "storage.py")
    command = [sys.executable, bench, "--url", f"sqlite:///{tmp_path / 'b.db'}", "--deeds", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [line[0] for line in lines] == ["sqlite", "writers", "1", "50"]
    assert all(float(number.replace(",", "")) > 0 for line in lines[2:] for number in line[1:])
