"""How strong the champions are: matches against the bots of before, against each other, and against the Automa.

    python bench/strength.py                                 every pairing of every game
    python bench/strength.py --game race --group search      those of a game, those of one group
    python bench/strength.py --game race --pair champion greedy --seats 3 --games 100
    python bench/strength.py --update docs/bots.md           the table into the document, between its marks; pairings
                                                             of which no game is in the file keep their lines
    python bench/strength.py --known                         the table of the games so far

Each deal is played once from every seat, by one of the first against the second in all others. What counts is winning,
a shared victory in shares; for the ladder it is the share of the others that are left behind. A pairing has 1,000 games
where both answer at once, 400 where one of them searches, 200 where both do.

Finished games are kept in a file of JSON lines (`--file`), one line each, so that an interrupted run goes on where it
stopped; games of other rules, cards, sources, weights or budgets, or of the other build, are played again. One process
for each core. The exit status is 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, astuple, dataclass
from itertools import groupby
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from balancing import markdown, rows_between, update
from ladder import conditions, share_behind
from pairings import AUTOMA, GAMES, Pairing, pairings

from galaktyka.bots import Bot, Outlook, find_bot
from galaktyka.bots.search import budget_of
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.lab.experiment import bot_seed
from galaktyka.lab.tally import wilson

SEED = 20240601
NORMAL_95 = 1.96


@dataclass
class Result:
    """One game: what the first got, and how long it thought."""

    game: str
    first: str
    second: str
    seats: int
    number: int
    score: float
    points: list[int]
    decisions: int
    milliseconds: float
    slowest: float
    played: str
    """With which rules, cards, sources, weights, build and budgets."""

    def key(self) -> tuple[str, str, str, int]:
        """Of which pairing."""
        return self.game, self.first, self.second, self.seats


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


def play(pairing: Pairing, number: int) -> Result:
    """The game with this number: so many in a row are the same deal, with the first in another seat each time."""
    game, seats = pairing.game, pairing.seats
    deal, own = SEED + number // seats, number % seats
    options = {pairing.automa: True} if pairing.automa else {}
    names = [pairing.first if seat == own else pairing.second for seat in range(seats)]
    state = find_game(game).start(seats, deal, options)
    clocks = [Clock(find_bot(name, game, bot_seed(SEED + number, seat))) for seat, name in enumerate(names)]
    chance = seeded(bot_seed(SEED + number, seats))
    while deciders := state.deciders():
        seat = deciders[0]
        state.apply(seat, clocks[seat].choose(Outlook(state, seat, chance)))
    winners, totals, mine = state.winners(), state.totals(), clocks[own]
    won = (own in winners) / len(winners)
    return Result(
        *pairing.key(),
        number,
        share_behind(winners, totals, own) if pairing.by_place else won,
        list(totals),
        mine.decisions,
        mine.total,
        mine.slowest,
        played(pairing),
    )


def played(pairing: Pairing) -> str:
    """Rules, cards, sources, weights, the build and the budgets of both."""
    budgets = [budget_of(name, pairing.game) for name in (pairing.first, pairing.second) if not name.startswith(AUTOMA)]
    thought = ["/".join(str(number) for number in astuple(budget)) if budget else "-" for budget in budgets]
    return " ".join([conditions(pairing.game), *thought])


@dataclass
class Match:
    """The games of a pairing."""

    pairing: Pairing
    results: list[Result]

    def share(self) -> float:
        """Of the games that the first won, or of the others that it left behind."""
        return fmean(result.score for result in self.results)

    def interval(self) -> tuple[float, float]:
        """95 %; by deals, since games of one deal are not independent. With few of them by Wilson."""
        share, games = self.share(), len(self.results)
        ordered = sorted(self.results, key=lambda result: result.number)
        deals = [fmean(r.score for r in each) for _, each in groupby(ordered, lambda r: r.number // r.seats)]
        if len(deals) < 30 or not 0 < share < 1:
            return wilson(share * games, games)
        half = NORMAL_95 * stdev(deals) / sqrt(len(deals))
        return max(share - half, 0.0), min(share + half, 1.0)

    def winner_points(self) -> float:
        """The mean of the points that won."""
        return fmean(max(result.points) for result in self.results)

    def mean_ms(self) -> float:
        """Of a decision of the first."""
        return sum(r.milliseconds for r in self.results) / max(sum(r.decisions for r in self.results), 1)

    def max_ms(self) -> float:
        """Of a decision of the first."""
        return max(result.slowest for result in self.results)

    def faults(self) -> list[str]:
        """Which bars are missed."""
        found, bar = [], self.pairing.bar
        if bar.least is not None and self.share() < bar.least:
            found.append(f"below {bar.least:.1%}")
        if bar.most is not None and self.share() > bar.most:
            found.append(f"above {bar.most:.1%}")
        if bar.not_weaker and self.interval()[1] < 1 / self.pairing.seats:
            found.append("weaker")
        if bar.milliseconds is not None and self.mean_ms() > bar.milliseconds:
            found.append("too slow")
        return found

    def row(self) -> list[str]:
        """A line of the table."""
        low, high = self.interval()
        return [
            *self.pairing.names(),
            str(len(self.results)),
            f"{self.share():.1%}",
            f"{low:.1%} to {high:.1%}",
            str(self.pairing.bar),
            f"{self.mean_ms():.2f}",
            f"{self.max_ms():.1f}",
            f"{self.winner_points():.1f}",
            ", ".join(self.faults()) or ("PASS" if len(self.results) >= self.pairing.games else "so far"),
        ]


HEAD = ["game", "pairing", "players", "games", "share", "95 % interval", "bar", "mean ms", "longest ms", "winner", ""]
SAME = 3
"""So many cells at the beginning of a line say which pairing it is."""


def known_results(file: Path, wanted: Sequence[Pairing]) -> dict[tuple[Pairing, int], Result]:
    """Games that were played before and would be the same now; a line that was cut off is left out."""
    pairing_of = {pairing.key(): pairing for pairing in wanted}
    known = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            result = Result(**json.loads(line))
        except (ValueError, TypeError):
            continue
        pairing = pairing_of.get(result.key())
        if pairing and result.played == played(pairing):
            known[pairing, result.number] = result
    return known


def matches_of(wanted: Sequence[Pairing], known: dict[tuple[Pairing, int], Result]) -> list[Match]:
    """The pairings of which at least one game is known."""
    found = []
    for pairing in wanted:
        results = [known[pairing, n] for n in range(pairing.games) if (pairing, n) in known]
        found.append(Match(pairing, results))
    return [match for match in found if match.results]


def run(wanted: Sequence[Pairing], file: Path, jobs: int) -> list[Match]:
    """Play what is missing."""
    known = known_results(file, wanted)
    missing = [(pairing, n) for pairing in wanted for n in range(pairing.games) if (pairing, n) not in known]
    with file.open("a", encoding="utf-8") as out, ProcessPoolExecutor(jobs) as pool:
        futures = {pool.submit(play, *each): each for each in missing}
        for done, future in enumerate(as_completed(futures), 1):
            result = future.result()
            known[futures[future]] = result
            out.write(json.dumps(asdict(result)) + "\n")
            out.flush()
            print(f"\r{done} of {len(missing)} games", end="", file=sys.stderr)
    if missing:
        print(file=sys.stderr)
    return matches_of(wanted, known)


def with_lines_of(document: Path, rows: list[list[str]]) -> list[list[str]]:
    """The lines of the document, with new ones in their places."""
    lines = {tuple(row[:SAME]): row for row in rows_between(document, "champions") + rows}
    usual = [tuple(pairing.names()) for pairing in pairings()]
    return [lines[key] for key in dict.fromkeys([*usual, *lines]) if key in lines]


def build() -> str:
    """Which build plays: with the plain one the clock may cut thinking short."""
    import galaktyka.bots.compiled.search as search

    return "plain Python" if str(search.__file__).endswith(".py") else "compiled build"


def asked_for(args: argparse.Namespace) -> list[Pairing]:
    """The pairings that are to be played, the quick ones first."""
    if args.pair:
        games = [args.game] if args.game else GAMES
        return [Pairing(game, *args.pair, args.seats, args.games or 400) for game in games]
    found: Iterator[Pairing] = pairings(args.group)
    return [pairing.limited(args.games) for pairing in found if args.game in (None, pairing.game)]


def main() -> int:
    """Play, print, and say whether the bars are reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--group", help="champion, crowd, search, ladder or automa")
    parser.add_argument("--pair", nargs=2, metavar=("FIRST", "SECOND"), help="two bots")
    parser.add_argument("--seats", type=int, default=2, help="players at the tables of --pair")
    parser.add_argument("--games", type=int, help="so many of each pairing at most")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--update", type=Path, help="a document with the marks `champions`")
    parser.add_argument("--known", action="store_true", help="play nothing: a table of the games that are in the file")
    args = parser.parse_args()
    wanted = asked_for(args)
    if args.known:
        matches = matches_of(wanted, known_results(args.file, wanted))
    else:
        matches = run(wanted, args.file, args.jobs)
    rows = [match.row() for match in matches]
    print(markdown(HEAD, rows) + f"\n\nMeasured with the {build()}.")
    if args.update:
        lines = with_lines_of(args.update, rows)
        update(args.update, "champions", markdown(HEAD, lines) + f"\n\nMeasured with the {build()}.\n")
    return 1 if any(match.faults() for match in matches) else 0


if __name__ == "__main__":
    sys.exit(main())
