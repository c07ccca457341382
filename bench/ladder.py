"""The ladder of weakened champions: how far apart two bots are in Elo, and how a level must err to be so far below one.

    python bench/ladder.py match --game race champion master        how far the first stands above the second
    python bench/ladder.py match --game race champion m=300,blind=opponent --seats 4 --games 400
    python bench/ladder.py find --game race --below champion --elo 170
                                                                    a level so far below a bot
    python bench/ladder.py write --game race --step 170             all levels, for every number of players, into
                                                                    levels.toml of the game

A bot is a name, or how a champion is weakened: `m` its margin, `t` its temperature, `c` its care (hundredths;
docs/bots.md), `blind` what it does not look at. A level chooses freely among what is nearly as good as the best, but
not what a glance shows to be absurd, and perhaps overlooks its opponents: of the ways to be so strong that one is taken
whose mistakes cost less (bench/mistakes.py).

Each deal is played once from every seat, by one of the first against the second in all others. The first scores the
share of the others that it leaves behind; with two players that is winning. Finished games are kept in a file of JSON
lines (`--file`), so that an interrupted run goes on; games of other rules, cards, sources or of the other build are
played again. One process for each core.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import cache, partial
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path
from statistics import fmean, stdev

from mistakes import JUDGED, Mistakes, mistakes_of
from weakening import bot_of, level_in, told

from galaktyka.bots import Outlook
from galaktyka.bots.levels import FILE, LEVELS, MOST_TEMPERATURE, STRONGEST, Level
from galaktyka.core.rng import seeded
from galaktyka.games import find_game, packages, shipped_keys
from galaktyka.lab.experiment import bot_seed
from galaktyka.lab.plan import program_of
from galaktyka.lab.simulate import is_compiled

SEED = 20261119
TOP = 2000
"""The Elo number of a champion: only distances mean something."""
NORMAL_95 = 1.96
STEPS = 7
"""How often the range of margins is halved."""
NARROWEST, WIDEST = 10, 4000
"""Margins, in hundredths: nobody takes what is further behind."""
SIGHTS: tuple[tuple[str, ...], ...] = ((), ("opponent",))
"""What a level may overlook. A weaker one does not see more than a stronger one."""
CARES = (20, 40, 80, 160)
"""How careful levels are: the most careful that is weak enough is taken."""
FEW = 20
"""Deals, before anything is concluded."""
CLOSE, NEAR = 15.0, 40.0
"""Elo: so close to what is wanted there is no better margin; so near it a level will do."""


# ------------------------------------------------------------------ playing


@dataclass(frozen=True)
class Pairing:
    """One against all others at tables of so many."""

    game: str
    seats: int
    first: str
    second: str


@dataclass
class Deal:
    """A deal, played from every seat: the mean of what the first scored."""

    pairing: Pairing
    number: int
    score: float
    played: str
    """With which rules, cards, sources and build."""


def play(pairing: Pairing, number: int) -> Deal:
    """The deal with this number."""
    scores = [scored(pairing, number, seat) for seat in range(pairing.seats)]
    return Deal(pairing, number, fmean(scores), conditions(pairing.game))


def scored(pairing: Pairing, number: int, own: int) -> float:
    """What the first scores in one seat of the deal."""
    seed = SEED + number
    names = [pairing.first if seat == own else pairing.second for seat in range(pairing.seats)]
    state = find_game(pairing.game).start(pairing.seats, seed)
    bots = [bot_of(name, pairing.game, bot_seed(seed * pairing.seats + own, seat)) for seat, name in enumerate(names)]
    chance = seeded(bot_seed(seed, pairing.seats))
    while deciders := state.deciders():
        seat = deciders[0]
        state.apply(seat, bots[seat].choose(Outlook(state, seat, chance)))
    return share_behind(state.winners(), state.totals(), own)


def share_behind(winners: Sequence[int], totals: Sequence[int], own: int) -> float:
    """The share of the others that a seat has left behind; who shares a place counts half."""
    places = [(seat in winners, total) for seat, total in enumerate(totals)]
    others = [place for seat, place in enumerate(places) if seat != own]
    return fmean(1.0 if places[own] > other else 0.5 if places[own] == other else 0.0 for other in others)


@cache
def conditions(game: str) -> str:
    """Rules, cards, sources and the build."""
    found = find_game(game)
    build = "compiled" if is_compiled() else "plain"
    return " ".join([f"rules {found.rules_version}", found.content[:8], program_of(game)["sources"], build])


class Games:
    """Deals that were played, and those that are."""

    def __init__(self, file: Path, jobs: int) -> None:
        self.file = file
        self.pool = ProcessPoolExecutor(jobs)
        self.known: dict[tuple[Pairing, int], Deal] = {}
        for line in file.read_text("utf-8").splitlines() if file.exists() else []:
            try:
                document = json.loads(line)
                deal = Deal(**{**document, "pairing": Pairing(**document["pairing"])})
            except (ValueError, TypeError, KeyError):
                continue  # a line that was cut off
            if deal.played == conditions(deal.pairing.game):
                self.known[deal.pairing, deal.number] = deal

    def distance(self, pairing: Pairing, games: int, wanted: float | None = None) -> Distance:
        """How far the first stands above the second, after so many games.

        Fewer will do when they show that it is not as far as is wanted.
        """
        deals = -(-games // pairing.seats)
        for part in (deals // 8, deals // 4, deals // 2, deals):
            if part == deals or (wanted is not None and part >= FEW):
                found = self.after(pairing, part)
                if wanted is not None and not found.low <= wanted <= found.high:
                    break
        return found

    def after(self, pairing: Pairing, deals: int) -> Distance:
        """How far the first stands above the second after so many deals; those that are missing are played."""
        missing = [number for number in range(deals) if (pairing, number) not in self.known]
        with self.file.open("a", encoding="utf-8") as out:
            for deal in self.pool.map(partial(play, pairing), missing, chunksize=4):
                self.known[pairing, deal.number] = deal
                out.write(json.dumps(asdict(deal)) + "\n")
                out.flush()
        return distance_of([self.known[pairing, number].score for number in range(deals)], pairing.seats)


# ------------------------------------------------------------------ counting


@dataclass(frozen=True)
class Distance:
    """How far somebody stands above another, with a 95 % interval."""

    games: int
    share: float
    elo: float
    low: float
    high: float

    def __str__(self) -> str:
        interval = f"{self.low:+.0f} to {self.high:+.0f}"
        return f"{self.elo:+.0f} Elo ({interval}), share {self.share:.1%}, {self.games} games"


def elo_of(share: float, games: int) -> float:
    """The distance that a share of the points stands for; half a game more or less at the ends."""
    inside = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10(inside / (1 - inside))


def distance_of(scores: Sequence[float], seats: int) -> Distance:
    """From the scores of deals, each of which counts once: its games are not independent."""
    share, games = fmean(scores), len(scores) * seats
    half = NORMAL_95 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 1.0
    return Distance(games, share, elo_of(share, games), elo_of(share - half, games), elo_of(share + half, games))


# ------------------------------------------------------------------ finding


@dataclass(frozen=True)
class Found:
    """A level that is as strong as was wanted, or nearly."""

    level: Level
    distance: Distance
    mistakes: Mistakes

    def near(self, wanted: float) -> bool:
        """Whether it will do."""
        return abs(self.distance.elo - wanted) <= NEAR

    def fault(self, wanted: float) -> tuple[float, float]:
        """Whatever is least is best: first the distance, if it is not near, then what bad mistakes cost."""
        return (0.0 if self.near(wanted) else abs(self.distance.elo - wanted), self.mistakes.bad())


def find(games: Games, game: str, seats: int, above: str, wanted: float, each: int, judged: int) -> Found:
    """How a champion must err to stand so far below a bot: in one of the ways that there are, the least absurd."""
    found: list[Found] = []
    for careful in cares_below(above):
        for blind in sights_below(above):
            way = Level(0, MOST_TEMPERATURE, 0, blind, careful)
            level, distance = fitting(games, Pairing(game, seats, above, ""), way, wanted, each)
            found.append(Found(level, distance, mistakes_of(game, seats, told(level), judged)))
            print(f"  {told(level)}: {distance}; {found[-1].mistakes}", file=sys.stderr, flush=True)
        if any(each.near(wanted) for each in found):
            break
    return min(found, key=lambda each: each.fault(wanted))


def cares_below(above: str) -> list[int]:
    """How careful a level below a bot may be: not more."""
    level = level_in(above)
    return [careful for careful in CARES if level is None or careful >= level.careful]


def sights_below(above: str) -> list[tuple[str, ...]]:
    """What a level below a bot may overlook: at least as much."""
    level = level_in(above)
    return [blind for blind in SIGHTS if level is None or set(level.blind) <= set(blind)]


def fitting(games: Games, pairing: Pairing, way: Level, wanted: float, each: int) -> tuple[Level, Distance]:
    """The margin at which somebody who errs in this way stands so far below: the range is halved again and again."""
    above = level_in(pairing.first)
    low, high = (above.margin if above and same_way(above, way) else NARROWEST), WIDEST
    tried: list[tuple[Level, Distance]] = []
    for _ in range(STEPS):
        level = replace(way, margin=round(sqrt(low * high)))
        distance = games.distance(replace(pairing, second=told(level)), each, wanted)
        tried.append((level, distance))
        if abs(distance.elo - wanted) < CLOSE and distance.games >= each:
            break
        if distance.elo < wanted:
            low = level.margin
        else:
            high = level.margin
    return min(tried, key=lambda found: abs(found[1].elo - wanted))


def same_way(one: Level, other: Level) -> bool:
    """Whether two levels differ by their margins alone."""
    return replace(one, margin=0, elo=0) == replace(other, margin=0, elo=0)


def ladder_of(games: Games, game: str, seats: int, step: float, each: int, judged: int) -> dict[str, Level]:
    """All levels, from the champion down."""
    found = {STRONGEST: Level(TOP)}
    above, elo = STRONGEST, float(TOP)
    for name in reversed(LEVELS):
        print(f"{game}, {seats} players: {name}", file=sys.stderr)
        best = find(games, game, seats, above, step, each, judged)
        elo -= best.distance.elo
        found[name] = replace(best.level, elo=round(elo))
        above = told(best.level)
    return dict(reversed(found.items()))


def written(ladders: dict[int, dict[str, Level]]) -> str:
    """The file of a game."""
    parts = ["# How much each level of this game errs: found by bench/ladder.py, see docs/bots.md.\n"]
    for seats, levels in sorted(ladders.items()):
        parts.append(f"\n[[players]]\nseats = {seats}\n")
        for name, level in levels.items():
            blind = f", blind = {json.dumps(level.blind)}" if level.blind else ""
            careful = f", careful = {level.careful}" if level.careful else ""
            warmth = f", temperature = {level.temperature}, margin = {level.margin}" if level.temperature else ""
            parts.append(f"{name} = {{ elo = {level.elo}{warmth}{blind}{careful} }}\n")
    return "".join(parts)


def write(games: Games, game: str, step: float, each: int, judged: int) -> None:
    """The ladders of a game for every number of players; who plays alone errs like one of two."""
    counts = find_game(game).seats
    ladders = {seats: ladder_of(games, game, seats, step, each, judged) for seats in counts if seats > 1}
    if 1 in counts:
        ladders[1] = ladders[min(ladders)]
    for levels in ladders.values():
        assert all(low.elo < high.elo for low, high in pairwise(levels.values())), "no ladder: play more games"
    (packages()[game].folder / FILE).write_text(written(ladders), encoding="utf-8")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("match", "find", "write"):
        command = commands.add_parser(name)
        command.add_argument("--game", choices=shipped_keys(), required=True)
        command.add_argument("--games", type=int, default=1000, help="of a pairing")
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
        command.add_argument("--file", type=Path, default=Path("ladder.jsonl"))
        if name != "write":
            command.add_argument("--seats", type=int, default=2)
        if name == "match":
            command.add_argument("first")
            command.add_argument("second")
        else:
            command.add_argument("--elo" if name == "find" else "--step", type=float, default=170.0, dest="elo")
            command.add_argument("--judged", type=int, default=JUDGED, help="mistakes that are looked into")
        if name == "find":
            command.add_argument("--below", default=STRONGEST)
    args = parser.parse_args()
    games = Games(args.file, args.jobs)
    match args.command:
        case "match":
            pairing = Pairing(args.game, args.seats, args.first, args.second)
            print(f"{args.first} above {args.second}: {games.distance(pairing, args.games)}")
        case "find":
            found = find(games, args.game, args.seats, args.below, args.elo, args.games, args.judged)
            print(f"{told(found.level)} below {args.below}: {found.distance}; {found.mistakes}")
        case "write":
            write(games, args.game, args.elo, args.games, args.judged)


if __name__ == "__main__":
    main()
