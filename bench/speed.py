"""The speed of the engine beside its peers, measured in one run and printed as one table for each game.

    python bench/speed.py            the compiled build, as it is installed; the plain Python of src/ in one row
    python bench/speed.py --pure     everything with the plain Python of src/
    python bench/speed.py --quick    a smoke test of the benchmark: its numbers mean little
    python bench/speed.py --json FILE        the figures as JSON as well
    python bench/speed.py --update FILE      the tables into a document, between its marks

`bench/run` makes an environment with all that is needed and runs this in it. Nothing else should be running.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CASES = Path(__file__).with_name("cases.py")
SOURCES = str(ROOT / "src")
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
SEED = 20240601

GAMES = {
    "race": "Race for the Galaxy",
    "frontiers": "New Frontiers",
    "artifacts": "Alien Artifacts",
    "cosmos": "Micro Cosmos",
}
TIMED = ("playout 2", "playout 4", "loop 2", "loop 4", "greedy 2", "greedy 4", "calls")
"""Of each game."""
ALONE = ("cosmos playout 1", "cosmos loop 1", "cosmos greedy 1")
"""Against the Automa."""
PURE = ("race loop 2", "race playout 2", "frontiers loop 2", "artifacts loop 2", "cosmos loop 2")
C_ENGINE_GAMES = {2: 8440, 4: 4793}
"""Quoted: the well-known engine in C, random games a second on one core. Not measured here."""

FREE_CORE = 0.95
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"

Figures = dict[str, float | str]


@dataclass(frozen=True)
class Row:
    """One line of the table. `bar` is what is asked for: at least, or at most where `most` is true."""

    what: str
    value: float | None
    unit: str
    bar: float | None = None
    most: bool = False
    note: str = ""

    @property
    def verdict(self) -> str:
        """PASS or SHORT, where there is a bar."""
        if self.bar is None:
            return ""
        if self.value is None:
            return "ABSENT"
        return "PASS" if (self.value <= self.bar if self.most else self.value >= self.bar) else "SHORT"


def run_case(name: str, amount: float, seed: int, pure: bool) -> Figures:
    """One case in a fresh interpreter."""
    environment = {**os.environ, **ONE_THREAD}
    if pure:
        environment["PYTHONPATH"] = SOURCES
    command = [sys.executable, str(CASES), name, str(amount), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stderr}{done.stdout}")
    figures: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    expected = "pure" if pure else "compiled"
    if figures.get("build", expected) != expected:
        raise SystemExit(f"{name}: the {figures['build']} build was loaded, not the {expected} one. Try bench/run.")
    return figures


def best(rounds: list[Figures]) -> Figures:
    """Of every figure the best round: the most games and decisions, the fewest milliseconds and microseconds."""
    if "absent" in rounds[0]:
        return rounds[0]
    result: Figures = {}
    for key, value in rounds[0].items():
        numbers = [number for figures in rounds if isinstance(number := figures[key], float | int)]
        pick = max if key in ("games", "decisions", "per_game", "core_share") else min
        result[key] = pick(numbers) if numbers else value
    return result


def measure(args: argparse.Namespace) -> dict[str, Figures]:
    """All cases; the rounds are interleaved, so that a slow moment hits all of them alike."""
    seconds, rounds, games = (0.2, 1, 2000) if args.quick else (args.seconds, args.rounds, 100_000)
    runs: dict[str, list[Figures]] = {}
    timed = [*(f"{key} {name}" for key in GAMES for name in TIMED), *ALONE, "catanatron 2"]
    for number in range(rounds):
        for name in timed:
            tell(f"round {number + 1} of {rounds}: {name}")
            runs.setdefault(name, []).append(run_case(name, seconds, SEED + 1000 * number, args.pure))
        for name in PURE:
            tell(f"round {number + 1} of {rounds}: {name}, plain Python")
            runs.setdefault(f"pure {name}", []).append(run_case(name, seconds, SEED + 1000 * number, True))
    for key in GAMES:
        name = f"{key} import"
        runs[name] = [run_case(name, 0, 0, args.pure) for _ in range(3 if args.quick else 15)]
    tell(f"memory: {games:,} games")
    runs["race memory"] = [run_case("race memory", games, SEED, args.pure)]
    return {name: best(figures) for name, figures in runs.items()}


def tell(text: str) -> None:
    """Progress, beside the result."""
    print(text, file=sys.stderr, flush=True)


# ------------------------------------------------------------------ the table


def number(figures: Figures, key: str) -> float | None:
    """One figure, if it was measured."""
    value = figures.get(key)
    return float(value) if isinstance(value, float | int) else None


def race_rows(found: dict[str, Figures]) -> list[Row]:
    """The lines of the table about Race for the Galaxy, in order."""
    peer = number(found["catanatron 2"], "decisions")
    ours = number(found["race loop 2"], "decisions")
    ratio = ours / peer if ours and peer else None
    pure = number(found["pure race loop 2"], "decisions")
    pure_ratio = pure / peer if pure and peer else None
    own_loop = number(found["pure race playout 2"], "decisions")
    return [
        Row("random games, 2 players, engine's own loop", number(found["race playout 2"], "games"), "games/s", 8450),
        Row("  the same", number(found["race playout 2"], "decisions"), "decisions/s"),
        Row("  engine in C, 2 players", C_ENGINE_GAMES[2], "games/s", note="quoted, not measured"),
        Row("random games, 4 players, engine's own loop", number(found["race playout 4"], "games"), "games/s", 4800),
        Row("  the same", number(found["race playout 4"], "decisions"), "decisions/s"),
        Row("  engine in C, 4 players", C_ENGINE_GAMES[4], "games/s", note="quoted, not measured"),
        Row("interpreted loop, 2 players", ours, "decisions/s", 700_000),
        Row("interpreted loop, 4 players", number(found["race loop 4"], "decisions"), "decisions/s"),
        Row("  catanatron, 2 random players", peer, "decisions/s", note=str(found["catanatron 2"].get("absent", ""))),
        Row("  interpreted loop : catanatron", ratio, "times", 15),
        Row("interpreted loop, 2 players, plain Python", pure, "decisions/s", 120_000),
        Row("  engine's own loop, 2 players, plain Python", own_loop, "decisions/s"),
        Row("  the first : catanatron", pure_ratio, "times"),
        Row("greedy against greedy, 2 players", number(found["race greedy 2"], "games"), "games/s"),
        Row("greedy against greedy, 4 players", number(found["race greedy 4"], "games"), "games/s"),
        *call_rows(found["race calls"]),
        Row("import of the engine", number(found["race import"], "milliseconds"), "ms", 100, most=True),
        *memory_rows(found["race memory"]),
    ]


def rows_without_peers(key: str, found: dict[str, Figures], greedy_games: float | None) -> list[Row]:
    """The lines of the table about a game whose bars are our own, in order."""
    two, four = found[f"{key} playout 2"], found[f"{key} playout 4"]
    pure = number(found[f"pure {key} loop 2"], "decisions")
    return [
        Row("random games, 2 players, engine's own loop", number(two, "games"), "games/s"),
        Row("  the same", number(two, "decisions"), "decisions/s", 800_000),
        Row("random games, 4 players, engine's own loop", number(four, "games"), "games/s"),
        Row("  the same", number(four, "decisions"), "decisions/s", 800_000),
        Row("interpreted loop, 2 players", number(found[f"{key} loop 2"], "decisions"), "decisions/s", 400_000),
        Row("interpreted loop, 4 players", number(found[f"{key} loop 4"], "decisions"), "decisions/s", 400_000),
        Row("interpreted loop, 2 players, plain Python", pure, "decisions/s"),
        Row("greedy against greedy, 2 players", number(found[f"{key} greedy 2"], "games"), "games/s"),
        Row("greedy against greedy, 4 players", number(found[f"{key} greedy 4"], "games"), "games/s", greedy_games),
        *call_rows(found[f"{key} calls"]),
        Row("import of the engine", number(found[f"{key} import"], "milliseconds"), "ms", 100, most=True),
    ]


def rows_alone(key: str, found: dict[str, Figures]) -> list[Row]:
    """The lines about a game that can be played alone, with its automa."""
    one = found[f"{key} playout 1"]
    return [
        Row("random games, 1 player, engine's own loop", number(one, "games"), "games/s"),
        Row("  the same", number(one, "decisions"), "decisions/s", 800_000),
        Row("interpreted loop, 1 player", number(found[f"{key} loop 1"], "decisions"), "decisions/s", 400_000),
        Row("greedy alone", number(found[f"{key} greedy 1"], "games"), "games/s"),
    ]


def call_rows(calls: Figures) -> list[Row]:
    """Single calls."""
    return [
        Row("clone, 4 players", number(calls, "clone"), "µs", 1, most=True),
        Row("legal", number(calls, "legal"), "µs"),
        Row("apply", number(calls, "apply"), "µs"),
        Row("view", number(calls, "view"), "µs"),
    ]


def memory_rows(figures: Figures) -> list[Row]:
    """Peak memory on the way, and how much it grew."""
    after = {int(key.split()[1]): float(value) for key, value in figures.items() if key.startswith("after")}
    rows = [Row(f"peak memory after {games:,} games", size, "MB") for games, size in after.items()]
    growth = after[max(after)] - after[min(after)]
    return [*rows, Row(f"  growth from {min(after):,} to {max(after):,}", growth, "MB", 3, most=True)]


def shown(value: float | None) -> str:
    """A number with as many digits as it deserves."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.1f}" if abs(value) >= 20 else f"{value:.2f}"


def table(rows: list[Row]) -> str:
    """The rows as a Markdown table that is also easy to read as it is."""
    cells = [("one core", "measured", "unit", "bar", "")]
    for row in rows:
        bar = (
            "" if row.bar is None else f"{'≤' if row.most else '≥'} {shown(row.bar) if row.most else f'{row.bar:,.0f}'}"
        )
        cells.append((row.what, shown(row.value), row.unit, bar, row.verdict or row.note))
    widths = [max(len(line[column]) for line in cells) for column in range(5)]
    right = (False, True, False, True, False)
    lines = []
    for place, line in enumerate(cells):
        padded = [text.rjust(w) if r else text.ljust(w) for text, w, r in zip(line, widths, right, strict=True)]
        lines.append("| " + " | ".join(padded) + " |")
        if place == 0:
            marks = ["-" * (w - 1) + ":" if r else "-" * w for w, r in zip(widths, right, strict=True)]
            lines.append("| " + " | ".join(marks) + " |")
    return "\n".join(lines)


def machine() -> str:
    """What it was measured on."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{model}, {platform.python_implementation()} {platform.python_version()}, {platform.system()}"


def busy(found: dict[str, Figures]) -> str:
    """A warning if other programs took the core away, for then all rates are too low."""
    least = min(float(figures["core_share"]) for figures in found.values() if "core_share" in figures)
    if least >= FREE_CORE:
        return ""
    return f"\nThe machine was busy: some cases had only {least:.0%} of their core. Run it again when it is quiet.\n"


def update(path: Path, text: str) -> None:
    """Replace what stands between the marks of a document."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(f"{before}{BEGIN}\n{text}{END}{after}", encoding="utf-8")


def main() -> int:
    """Measure, print, and say with the exit status whether all bars were reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="measure the plain Python of src/")
    parser.add_argument("--quick", action="store_true", help="seconds instead of minutes; the numbers mean little")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each case and round (default: 3)")
    parser.add_argument("--rounds", type=int, default=3, help="the best one counts (default: 3)")
    parser.add_argument("--update", metavar="FILE", help="put the tables into this document, between its marks")
    parser.add_argument("--json", metavar="FILE", help="write the figures here as well")
    args = parser.parse_args()
    found = measure(args)
    rows = {
        "race": race_rows(found),
        "frontiers": rows_without_peers("frontiers", found, 400),
        "artifacts": rows_without_peers("artifacts", found, None),
        "cosmos": [*rows_alone("cosmos", found), *rows_without_peers("cosmos", found, None)],
    }
    build = found["race loop 2"]["build"]
    tables = "\n".join(f"### {GAMES[key]}\n\n{table(rows[key])}\n" for key in GAMES)
    text = f"Galaktyka, {build} build (checked); {machine()}\n\n{tables}{busy(found)}"
    print(f"\n{text}")
    if args.update:
        update(Path(args.update), text)
    if args.quick:
        print("A quick run: the numbers mean little.")
    if args.json:
        shown_rows = {key: [asdict(row) for row in of_game] for key, of_game in rows.items()}
        document = {"machine": machine(), "build": build, "cases": found, "rows": shown_rows}
        Path(args.json).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    short = [row for of_game in rows.values() for row in of_game if row.verdict in ("SHORT", "ABSENT")]
    return 0 if args.quick or args.pure or not short else 1


if __name__ == "__main__":
    sys.exit(main())
