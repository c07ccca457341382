"""The ladder of weakened champions: how far apart two bots are in Elo, and how a level must err to be so far below one.

    python bench/ladder.py match --game race champion master        how far the first stands above the second
    python bench/ladder.py match --game race champion t=140,m=300 --seats 4 --games 400
    python bench/ladder.py find --game race --below champion --elo 180
                                                                    the temperature of a level so far below a bot
    python bench/ladder.py write --game race --step 180             all levels, for every number of players, into
                                                                    levels.toml of the game

A bot is a name, or how a champion is weakened: `t` its temperature, `m` its margin (hundredths; docs/bots.md), `blind`
what it does not look at. Each deal is played once from every seat, by one of the first against the second in all
others. The first scores the share of the others that it leaves behind; with two players that is winning. Finished games
are kept in a file of JSON lines (`--file`), so that an interrupted run goes on; games of other rules, cards, sources or
of the other build are played again. One process for each core.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path
from statistics import fmean, stdev

from galaktyka.bots import Bot, Outlook, find_bot
from galaktyka.bots.champion import WeakenedChampion
from galaktyka.bots.levels import FILE, LEVELS, STRONGEST, Level
from galaktyka.core.rng import seeded
from galaktyka.games import find_game, packages, shipped_keys
from galaktyka.lab.experiment import bot_seed
from galaktyka.lab.plan import program_of
from galaktyka.lab.simulate import is_compiled

SEED = 20261119
TOP = 2000
"""The Elo number of a champion: only distances mean something."""
NORMAL_95 = 1.96
STEPS = 8
"""How often the range of temperatures is halved."""
HOTTEST = 6000
WIDE = 2
"""A choice is taken if the temperature leaves it more than e to the power of minus this, beside the best."""
WIDEST = 3000
"""Hundredths: nobody takes what is further behind, and is absurd."""


def level_in(text: str) -> Level | None:
    """What `t=140,m=300,blind=opponent` says; None for the name of a bot."""
    parts = dict(part.partition("=")[::2] for part in text.split(",") if "=" in part)
    if "t" not in parts or not parts.keys() <= {"t", "m", "blind"}:
        return None
    blind = tuple(parts["blind"].split("+")) if parts.get("blind") else ()
    return Level(0, int(parts["t"]), int(parts.get("m", margin_of(int(parts["t"])))), blind)


def margin_of(temperature: int) -> int:
    """What goes with a temperature, if nothing else is asked for."""
    return min(WIDE * temperature, WIDEST)


def told(level: Level) -> str:
    """The same as a text."""
    blind = f",blind={'+'.join(level.blind)}" if level.blind else ""
    return f"t={level.temperature},m={level.margin}{blind}"


def bot_of(text: str, game: str, seed: int) -> Bot:
    """The bot that is meant."""
    level = level_in(text)
    return find_bot(text, game, seed) if level is None else WeakenedChampion(text, level, seed)


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
        self.jobs = jobs
        self.known: dict[tuple[Pairing, int], Deal] = {}
        for line in file.read_text("utf-8").splitlines() if file.exists() else []:
            try:
                document = json.loads(line)
                deal = Deal(**{**document, "pairing": Pairing(**document["pairing"])})
            except (ValueError, TypeError, KeyError):
                continue  # a line that was cut off
            if deal.played == conditions(deal.pairing.game):
                self.known[deal.pairing, deal.number] = deal

    def distance(self, pairing: Pairing, games: int) -> Distance:
        """How far the first stands above the second, after so many games."""
        deals = -(-games // pairing.seats)
        missing = [number for number in range(deals) if (pairing, number) not in self.known]
        if missing:
            with self.file.open("a", encoding="utf-8") as out, ProcessPoolExecutor(self.jobs) as pool:
                for deal in pool.map(partial(play, pairing), missing, chunksize=4):
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


def find(games: Games, game: str, seats: int, above: str, wanted: float, each: int) -> tuple[Level, Distance]:
    """The temperature at which a champion stands so far below a bot."""
    least = level_in(above)
    low, high = (least.temperature if least else 0), HOTTEST
    for _ in range(STEPS):
        middle = (low + high) // 2
        level = Level(0, middle, margin_of(middle))
        distance = games.distance(Pairing(game, seats, above, told(level)), each)
        print(f"  {told(level)}: {distance}", file=sys.stderr, flush=True)
        if distance.elo < wanted:
            low = middle
        else:
            high = middle
        if high - low <= 1 + middle // 50:
            break
    return level, distance


def ladder_of(games: Games, game: str, seats: int, step: float, each: int) -> dict[str, Level]:
    """All levels, from the champion down."""
    found = {STRONGEST: Level(TOP)}
    above, elo = STRONGEST, float(TOP)
    for name in reversed(LEVELS):
        print(f"{game}, {seats} players: {name}", file=sys.stderr)
        level, distance = find(games, game, seats, above, step, each)
        elo -= distance.elo
        found[name] = Level(round(elo), level.temperature, level.margin, level.blind)
        above = told(level)
    return dict(reversed(found.items()))


def written(ladders: dict[int, dict[str, Level]]) -> str:
    """The file of a game."""
    parts = ["# How much each level of this game errs: found by bench/ladder.py, see docs/bots.md.\n"]
    for seats, levels in sorted(ladders.items()):
        parts.append(f"\n[[players]]\nseats = {seats}\n")
        for name, level in levels.items():
            blind = f", blind = {json.dumps(level.blind)}" if level.blind else ""
            warmth = f", temperature = {level.temperature}, margin = {level.margin}" if level.temperature else ""
            parts.append(f"{name} = {{ elo = {level.elo}{warmth}{blind} }}\n")
    return "".join(parts)


def write(games: Games, game: str, step: float, each: int) -> None:
    """The ladders of a game for every number of players; who plays alone errs like one of two."""
    counts = find_game(game).seats
    ladders = {seats: ladder_of(games, game, max(seats, 2), step, each) for seats in counts if seats > 1}
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
            command.add_argument("--elo" if name == "find" else "--step", type=float, default=180.0, dest="elo")
        if name == "find":
            command.add_argument("--below", default=STRONGEST)
    args = parser.parse_args()
    games = Games(args.file, args.jobs)
    match args.command:
        case "match":
            pairing = Pairing(args.game, args.seats, args.first, args.second)
            print(f"{args.first} above {args.second}: {games.distance(pairing, args.games)}")
        case "find":
            level, distance = find(games, args.game, args.seats, args.below, args.elo, args.games)
            print(f"{told(level)} below {args.below}: {distance}")
        case "write":
            write(games, args.game, args.elo, args.games)


if __name__ == "__main__":
    main()
