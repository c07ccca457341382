"""How strong the classic levels are: matches of two players, seats alternating, each deal played from both seats.

    python bench/strength.py                                 every pairing of every game, 400 games each
    python bench/strength.py --game race --pair expert-greedy --games 100
    python bench/strength.py --update docs/bots.md           the table into the document, between its marks; pairings
                                                             of which no game is in the file keep their lines
    python bench/strength.py --known                         the table of the games so far

Finished games are kept in a file of JSON lines (`--file`), one line each, so that an interrupted run goes on where it
stopped; games of other rules, cards, sources or budgets, or of the other build, are played again. One process for each
core. A bar is judged by the share, from 400 games on. The exit status is 1 when one is not reached.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, astuple, dataclass
from functools import cache
from pathlib import Path

from balancing import markdown, rows_between, update

from galaktyka.bots import Bot, Outlook, find_bot
from galaktyka.bots.levels import LEVELS
from galaktyka.bots.search import budget_of
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.lab.experiment import bot_seed
from galaktyka.lab.plan import program_of
from galaktyka.lab.tally import wilson

GAMES = {
    "race": "Race for the Galaxy",
    "frontiers": "New Frontiers",
    "artifacts": "Alien Artifacts",
    "cosmos": "Micro Cosmos",
}
BARS = {"greedy-random": 0.95, "expert-greedy": 0.75, "master-expert": 0.60}
"""The share of games that the first is to win."""
LADDER = ("apprentice-novice", "adept-apprentice", "expert-adept")
"""Pairings without a bar of their own: each level is to beat the one below it."""
MATCHED = "master-master"
"""For the points of the winners, in Race for the Galaxy."""
RACE_POINTS = 32.0
MOST_MILLISECONDS = {"expert": 300.0, "master": 2000.0}
SEED = 20240601
ENOUGH = 400
"""Games, before anything is said to be passed."""


@dataclass
class Result:
    """One game: what the first of the pair got, and how long everybody thought."""

    game: str
    pair: str
    number: int
    won: float
    points: list[int]
    decisions: list[int]
    milliseconds: list[float]
    slowest: list[float]
    played: str
    """With which rules, cards, sources, build and budgets."""


@dataclass
class Clock:
    """How long a bot thinks, where it has a choice; in processor time, since other things may be running."""

    bot: Bot
    decisions: int = 0
    total: float = 0.0
    slowest: float = 0.0

    def choose(self, outlook: Outlook) -> int:
        """The bot's choice."""
        started = time.process_time()
        action = self.bot.choose(outlook)
        if len(outlook.legal) > 1:
            spent = 1000 * (time.process_time() - started)
            self.decisions += 1
            self.total += spent
            self.slowest = max(self.slowest, spent)
        return action


def play(game: str, pair: str, number: int) -> Result:
    """Games 2n and 2n + 1 are the same deal with seats changed."""
    names = pair.split("-")
    first = number % 2
    seats = names if first == 0 else names[::-1]
    state = find_game(game).start(2, SEED + number // 2)
    clocks = [Clock(find_bot(classic(name), game, bot_seed(SEED + number, seat))) for seat, name in enumerate(seats)]
    chance = seeded(bot_seed(SEED + number, len(seats)))
    while deciders := state.deciders():
        seat = deciders[0]
        state.apply(seat, clocks[seat].choose(Outlook(state, seat, chance)))
    winners = state.winners()
    totals = state.totals()
    order = [first, 1 - first]
    return Result(
        game,
        pair,
        number,
        (first in winners) / len(winners),
        [totals[seat] for seat in order],
        [clocks[seat].decisions for seat in order],
        [clocks[seat].total for seat in order],
        [clocks[seat].slowest for seat in order],
        conditions(game, pair),
    )


def classic(name: str) -> str:
    """The levels here are those from before there were champions; bench/ladder.py measures the others."""
    return f"classic-{name}" if name in LEVELS else name


def conditions(game: str, pair: str) -> str:
    """Rules, cards, sources, the build and the budgets of both."""
    played = find_game(game)
    budgets = [budget_of(classic(name), game) for name in pair.split("-")]
    thought = ["/".join(str(number) for number in astuple(budget)) if budget else "-" for budget in budgets]
    return " ".join([f"rules {played.rules_version}", played.content[:8], sources(game), build(), *thought])


@cache
def sources(game: str) -> str:
    """Of the engine and the bots."""
    return program_of(game)["sources"]


@dataclass
class Match:
    """The games of a pairing."""

    game: str
    pair: str
    results: list[Result]

    def share(self) -> float:
        """Of the games that the first won; a shared victory counts half."""
        return sum(result.won for result in self.results) / len(self.results)

    def winner_points(self) -> float:
        """The mean of the points that won."""
        return sum(max(result.points) for result in self.results) / len(self.results)

    def mean_ms(self, place: int) -> float:
        """Of a decision."""
        decisions = sum(result.decisions[place] for result in self.results)
        return sum(result.milliseconds[place] for result in self.results) / max(decisions, 1)

    def max_ms(self, place: int) -> float:
        """Of a decision."""
        return max(result.slowest[place] for result in self.results)

    def faults(self) -> list[str]:
        """Which bars are missed."""
        found = []
        bar = BARS.get(self.pair, 0.5 if self.pair in LADDER else 0.0)
        if self.share() < bar:
            found.append(f"below {bar:.0%}")
        for place, name in enumerate(self.pair.split("-")):
            if self.max_ms(place) > MOST_MILLISECONDS.get(name, float("inf")):
                found.append(f"{name} too slow")
        if self.pair == MATCHED and self.winner_points() < RACE_POINTS:
            found.append(f"winners below {RACE_POINTS:.0f}")
        return found

    def row(self) -> list[str]:
        """A line of the table."""
        first, second = self.pair.split("-")
        low, high = wilson(sum(result.won for result in self.results), len(self.results))
        bar = f"≥ {BARS[self.pair]:.0%}" if self.pair in BARS else ""
        if self.pair == MATCHED:
            bar = f"≥ {RACE_POINTS:.0f} points"
        return [
            GAMES[self.game],
            f"{first} : {second}",
            str(len(self.results)),
            f"{self.share():.1%}",
            f"{low:.1%} to {high:.1%}",
            bar,
            f"{self.mean_ms(0):.1f}",
            f"{self.max_ms(0):.0f}",
            f"{self.winner_points():.1f}",
            ", ".join(self.faults()) or ("PASS" if len(self.results) >= ENOUGH else "so far"),
        ]


HEAD = ["game", "pairing", "games", "won by the first", "95 % interval", "bar", "mean ms", "longest ms", "winner", ""]


def pairings(only_game: str | None, only_pair: str | None) -> Iterator[tuple[str, str]]:
    """What is played, the quick ones first."""
    for pair in [*BARS, *LADDER, MATCHED] if only_pair is None else [only_pair]:
        for game in GAMES if only_game is None else [only_game]:
            if pair != MATCHED or game == "race" or only_pair is not None:
                yield game, pair


def known_results(file: Path) -> dict[tuple[str, str, int], Result]:
    """Games that were played before and would be the same now; a line that was cut off is left out."""
    known = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            result = Result(**json.loads(line))
        except (ValueError, TypeError):
            continue
        if result.played == conditions(result.game, result.pair):
            known[result.game, result.pair, result.number] = result
    return known


def matches_of(wanted: list[tuple[str, str]], games: int, known: dict[tuple[str, str, int], Result]) -> list[Match]:
    """The pairings of which at least one game is known."""
    found = []
    for game, pair in wanted:
        results = [known[game, pair, n] for n in range(games) if (game, pair, n) in known]
        found.append(Match(game, pair, results))
    return [match for match in found if match.results]


def run(wanted: list[tuple[str, str]], games: int, file: Path, jobs: int) -> list[Match]:
    """Play what is missing."""
    known = known_results(file)
    missing = [(game, pair, n) for game, pair in wanted for n in range(games) if (game, pair, n) not in known]
    with file.open("a", encoding="utf-8") as out, ProcessPoolExecutor(jobs) as pool:
        for done, future in enumerate(as_completed([pool.submit(play, *each) for each in missing]), 1):
            result = future.result()
            known[result.game, result.pair, result.number] = result
            out.write(json.dumps(asdict(result)) + "\n")
            out.flush()
            print(f"\r{done} of {len(missing)} games", end="", file=sys.stderr)
    if missing:
        print(file=sys.stderr)
    return matches_of(wanted, games, known)


def with_lines_of(document: Path, rows: list[list[str]]) -> list[list[str]]:
    """The lines of the document, with new ones in their places."""
    lines = {(row[0], row[1]): row for row in rows_between(document, "strength") + rows}
    usual = [(GAMES[game], " : ".join(pair.split("-"))) for game, pair in pairings(None, None)]
    order = list(dict.fromkeys([*usual, *lines]))
    return [lines[key] for key in order if key in lines]


def build() -> str:
    """Which build plays: with the plain one the clock may cut thinking short."""
    import galaktyka.bots.compiled.search as search

    return "plain Python" if str(search.__file__).endswith(".py") else "compiled build"


def main() -> int:
    """Play, print, and say whether the bars are reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--pair", help="two bots, such as master-expert; bots with a hyphen cannot take part")
    parser.add_argument("--games", type=int, default=ENOUGH)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--update", type=Path, help="a document with the marks `strength`")
    parser.add_argument("--known", action="store_true", help="play nothing: a table of the games that are in the file")
    args = parser.parse_args()
    wanted = list(pairings(args.game, args.pair))
    if args.known:
        matches = matches_of(wanted, args.games, known_results(args.file))
    else:
        matches = run(wanted, args.games, args.file, args.jobs)
    rows = [match.row() for match in matches]
    print(markdown(HEAD, rows) + f"\n\nMeasured with the {build()}.")
    if args.update:
        lines = with_lines_of(args.update, rows)
        update(args.update, "strength", markdown(HEAD, lines) + f"\n\nMeasured with the {build()}.\n")
    return 1 if any(match.faults() for match in matches) else 0


if __name__ == "__main__":
    sys.exit(main())
