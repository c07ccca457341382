"""A million random games of Race for the Galaxy in the laboratory: interrupted, killed, resumed, with flat memory.

    python bench/endurance.py                       a million games, on all cores
    python bench/endurance.py --games 20000 --out endurance

After a third of the games the run gets Ctrl-C, after two thirds it is killed; each time it is resumed. Memory is that
of the driver and of its largest worker, early and late in every stretch, while games are played. Exit status 1 if a
game is missing or memory has grown by more than a third. The folder with the results and the report stays.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from balancing import markdown

GROWTH = 4 / 3
EARLY, LATE = 0.1, 0.9
"""Which parts of a stretch are compared."""


@dataclass
class Stretch:
    """What was seen of one process, several times a second while it played."""

    end: str
    games: int = 0
    driver: list[int] = field(default_factory=list)
    worker: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def row(self) -> list[str]:
        """A line of the table."""
        return [
            self.end,
            f"{self.games:,}",
            f"{self.seconds:.0f}",
            *(f"{at(sizes, part) / 1e6:.0f}" for sizes in (self.driver, self.worker) for part in (EARLY, LATE)),
        ]

    def is_flat(self) -> bool:
        """Whether neither the driver nor a worker has grown, as far as there was time to see."""
        grown = [at(sizes, LATE) > GROWTH * at(sizes, EARLY) for sizes in (self.driver, self.worker)]
        return len(self.driver) > 1 and not any(grown)


def at(sizes: list[int], part: float) -> int:
    """The size when this part of the time had gone by."""
    return sizes[int(part * (len(sizes) - 1))] if sizes else 0


def memory(process: int) -> int:
    """Resident bytes; 0 if it is gone."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")
    except OSError:
        return 0


def children(process: int) -> list[int]:
    """The processes that it has started."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def games_kept(folder: Path) -> int:
    """How many games are in finished parts; all of them when the parts have been put together."""
    if not (folder / "manifest.json").exists():
        return 0
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    if (folder / "tally.json").exists():
        return int(manifest["series"][0]["games"])
    return len(list((folder / "parts").glob("*.zip"))) * int(manifest["part_games"])


def heed_interrupts() -> None:
    """A program started in the background ignores them, and so would everything that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def follow(command: list[str], folder: Path, until: int, end: str) -> Stretch:
    """Run until so many games are kept, then end it; or to its own end."""
    stretch = Stretch(end)
    begin = time.perf_counter()
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, preexec_fn=heed_interrupts) as process:
        while process.poll() is None:
            time.sleep(0.2)
            before, stretch.games = stretch.games, games_kept(folder)
            if 0 < before < stretch.games:
                stretch.driver.append(memory(process.pid))
                stretch.worker.append(max(map(memory, children(process.pid)), default=0))
            if stretch.games >= until and end != "finished":
                process.send_signal(signal.SIGINT if end == "interrupted" else signal.SIGKILL)
                process.wait()
    stretch.seconds = time.perf_counter() - begin
    return stretch


def played(folder: Path) -> set[int]:
    """The numbers of the games in the results."""
    with (folder / "games.csv").open(encoding="utf-8") as file:
        return {int(row["game"]) for row in csv.DictReader(file)}


def main() -> int:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, help="a folder that is not there yet")
    args = parser.parse_args()
    folder: Path = args.out or Path(tempfile.mkdtemp()) / "endurance"
    lab = [sys.executable, "-m", "galaktyka", "lab"]
    begin = [*lab, "match", "race", "--bots", "random", "--games", str(args.games), "--out", str(folder)]
    go_on = [*lab, "resume", str(folder)]
    stretches = [
        follow(begin, folder, args.games // 3, "interrupted"),
        follow(go_on, folder, 2 * args.games // 3, "killed"),
        follow(go_on, folder, args.games, "finished"),
    ]
    heads = ["ended", "games kept", "seconds", "driver MB, early", "late", "worker MB, early", "late"]
    print(markdown(heads, [stretch.row() for stretch in stretches]))
    complete = played(folder) == set(range(args.games))
    flat = all(stretch.is_flat() for stretch in stretches)
    print(f"\nevery game once: {complete}; memory flat: {flat}; report: {folder / 'report.html'}")
    return 0 if complete and flat else 1


if __name__ == "__main__":
    sys.exit(main())
