"""How even the tiles of New Frontiers are, measured in games of a bot against itself.

    python bench/balance.py                              20,000 games of four, sides chosen by the players
    python bench/balance.py --sides dealt                the side of every Empire board by chance
    python bench/balance.py --players 3 --games 5000     other tables; --goals, --first-game, --seed NUMBER
    python bench/balance.py --bot adept --games 1000     a bot that searches instead of the greedy one: slower
    python bench/balance.py --plot FILE.svg              the shares as a chart
    python bench/balance.py --update FILE --mark NAME    the tables into a document, between the marks of that name

It needs the compiled build for so many games; `PYTHONPATH=src` plays them with plain Python, twelve times slower.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from balancing import BAD, GOOD, INK, bars, markdown, seated, update

from galaktyka.core.game import State
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.lab.experiment import digest
from galaktyka.lab.tally import WHOLE, Share, mean, quantile

KEY = "frontiers"
LEAST_SHARE, MOST_SHARE = 0.6, 1.6
LEAST_BOUGHT, MOST_BOUGHT = 0.02, 0.85
ENDS = ("technologies", "colonies", "colonists", "points")


@dataclass
class Census:
    """What is counted over all games."""

    games: int = 0
    homes: dict[str, Share] = field(default_factory=dict)
    in_play: Counter[str] = field(default_factory=Counter)
    copies: Counter[str] = field(default_factory=Counter)
    sold: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)
    owners: dict[str, Share] = field(default_factory=dict)
    settlers: dict[str, Share] = field(default_factory=dict)
    ends: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    best: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    picks: Counter[str] = field(default_factory=Counter)


def play(args: argparse.Namespace, number: int, census: Census) -> None:
    """One game, counted."""
    game = find_game(KEY)
    seed = digest(f"balance {args.seed} {number}")
    chance = seeded(digest(f"sides {args.seed} {number}"))
    state = game.start(args.players, seed, {"goals": args.goals, "first-game": args.first_game})
    bots, outlooks = seated([args.bot] * args.players, state, seed)
    opening = state.view(None)["technologies"]
    homes = [""] * args.players
    if args.first_game:
        homes = [player["colonies"][0]["tile"] for player in state.view(None)["players"]]
    while deciders := state.deciders():
        seat = deciders[0]
        legal = state.legal(seat)
        action = bots[seat].choose(outlooks[seat])
        notation = game.actions.notation(action)
        if notation.startswith("home "):
            if args.sides == "dealt":
                notation = game.actions.notation(action := legal[chance.below(len(legal))])
            homes[seat] = notation.removeprefix("home ")
        elif notation.startswith("choose "):
            census.picks[notation.removeprefix("choose ")] += 1
        state.apply(seat, action)
    count(census, state, homes, opening)


def count(census: Census, state: State, homes: list[str], opening: dict[str, int]) -> None:
    """Add the end of a game."""
    end = state.view(None)
    winners = state.winners()
    census.games += 1
    census.rounds[end["round"]] += 1
    census.ends.update(end["ends"])
    census.in_play.update(opening.keys())
    census.copies.update(opening)
    scores = state.scores()
    census.best[max(score.total for score in scores)] += 1
    somebody: set[str] = set()
    for seat, player in enumerate(end["players"]):
        won = WHOLE // len(winners) if seat in winners else 0
        census.homes.setdefault(homes[seat], Share()).add(1, won)
        census.scores[scores[seat].total] += 1
        for item in scores[seat].items:
            census.sources[item.kind] += item.points
        for technology in player["technologies"]:
            census.sold[technology] += 1
            somebody.add(technology)
            census.owners.setdefault(technology, Share()).add(1, won)
        for colony in player["colonies"]:
            if colony["tile"] not in homes:
                census.settlers.setdefault(colony["tile"], Share()).add(1, won)
    census.bought.update(somebody)


# ------------------------------------------------------------------ the tables


def home_rows(census: Census, players: int) -> list[list[str]]:
    """Each home world, the best first."""
    rows = []
    for home, share in sorted(census.homes.items(), key=lambda item: -item[1].rate):
        low, high = share.interval()
        ratio = share.rate * players
        verdict = "" if LEAST_SHARE <= ratio <= MOST_SHARE else "OUT"
        span = f"{low * players:.2f}–{high * players:.2f}"
        rows.append([home, f"{share.times:,}", f"{share.rate:.1%}", f"{ratio:.2f}", span, verdict])
    return rows


def technology_rows(census: Census, players: int) -> list[list[str]]:
    """Each technology face, the one bought most often first."""
    rows = []
    for face in sorted(census.in_play, key=lambda face: (-bought(census, face), face)):
        somebody = bought(census, face)
        copies = census.sold[face] / census.copies[face]
        seats = census.sold[face] / (census.in_play[face] * players)
        owners = census.owners.get(face, Share())
        verdict = "" if LEAST_BOUGHT <= somebody <= MOST_BOUGHT else "OUT"
        shares = [f"{share:.1%}" for share in (somebody, copies, seats)]
        rows.append([face, f"{census.in_play[face]:,}", *shares, f"{owners.rate * players:.2f}", verdict])
    return rows


def bought(census: Census, face: str) -> float:
    """The share of the games with this face in which somebody bought it."""
    return census.bought[face] / census.in_play[face]


def summary(census: Census, args: argparse.Namespace) -> str:
    """Length, points and ends."""
    seats = census.games * args.players
    ends = ", ".join(f"{end} {census.ends[end] / census.games:.1%}" for end in ENDS)
    sources = ", ".join(f"{source} {points / seats:.1f}" for source, points in census.sources.items())
    picks = ", ".join(
        f"{tile} {times / sum(census.rounds.elements()):.0%}" for tile, times in sorted(census.picks.items())
    )
    return "\n".join(
        [
            f"- {census.games:,} games of {args.players}, rules {find_game(KEY).rules_version}, "
            f"played by the bot {args.bot}, sides {args.sides}"
            + (", with goals" if args.goals else "")
            + (", first game" if args.first_game else "")
            + f", seed {args.seed}",
            f"- rounds: mean {mean(census.rounds):.1f}, nine games in ten from {quantile(census.rounds, 0.05)} "
            f"to {quantile(census.rounds, 0.95)}",
            f"- winner's points: mean {mean(census.best):.1f}, nine in ten from {quantile(census.best, 0.05)} "
            f"to {quantile(census.best, 0.95)}; everybody: mean {mean(census.scores):.1f} ({sources})",
            f"- ends met: {ends}",
            f"- chosen in a round: {picks}",
        ]
    )


def report(census: Census, args: argparse.Namespace) -> str:
    """All of it as Markdown."""
    parts = [summary(census, args)]
    if args.tables:
        heads = ["home world", "in play", "won", "of fair share", "95 %", "bar"]
        parts.append(markdown(heads, home_rows(census, args.players)))
        heads = ["technology", "games in play", "bought by somebody", "copies bought", "by a player"]
        heads += ["owner's share of wins", "bar"]
        parts.append(markdown(heads, technology_rows(census, args.players)))
    return "\n\n".join(parts) + "\n"


def verdicts(census: Census, args: argparse.Namespace) -> list[str]:
    """What is out of bounds."""
    homes, technologies = home_rows(census, args.players), technology_rows(census, args.players)
    found = [f"{row[0]}: {row[3]} of its fair share" for row in homes if row[-1] == "OUT"]
    found += [f"{row[0]}: bought in {row[2]} of its games" for row in technologies if row[-1] == "OUT"]
    found += [f"no game ended by {end}" for end in ENDS if not census.ends[end]]
    return found


# ------------------------------------------------------------------ the chart


def draw(census: Census, args: argparse.Namespace, path: Path) -> None:
    """Home worlds and technologies beside their bars."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    style: dict[Any, Any] = {"font.size": 8.5, "font.family": "DejaVu Sans"}
    style |= {"svg.hashsalt": "galaktyka", "svg.fonttype": "none"}
    with pyplot.rc_context(style):
        figure, (left, right) = pyplot.subplots(1, 2, figsize=(12, 8), layout="constrained")
        homes = sorted(census.homes.items(), key=lambda item: item[1].rate)
        ratios = [share.rate * args.players for _, share in homes]
        spans = [share.interval() for _, share in homes]
        errors = [
            [ratio - low * args.players for ratio, (low, _) in zip(ratios, spans, strict=True)],
            [high * args.players - ratio for ratio, (_, high) in zip(ratios, spans, strict=True)],
        ]
        colours = [GOOD if LEAST_SHARE <= ratio <= MOST_SHARE else BAD for ratio in ratios]
        left.barh([home for home, _ in homes], ratios, color=colours, xerr=errors, ecolor=INK)
        bars(left, (LEAST_SHARE, 1.0, MOST_SHARE), f"Home worlds, sides {args.sides}: wins / fair share")
        faces = sorted(census.in_play, key=lambda face: bought(census, face))
        shares = [100 * bought(census, face) for face in faces]
        colours = [GOOD if 100 * LEAST_BOUGHT <= share <= 100 * MOST_BOUGHT else BAD for share in shares]
        right.barh(faces, shares, color=colours)
        bars(right, (100 * LEAST_BOUGHT, 100 * MOST_BOUGHT), "Technologies: games in which somebody bought it, %")
        figure.savefig(path, facecolor="white", metadata={"Date": None} if path.suffix == ".svg" else None)
        pyplot.close(figure)


def main() -> int:
    """Play, print, and say with the exit status whether everything lies between its bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--sides", choices=("chosen", "dealt"), default="chosen")
    parser.add_argument("--goals", action="store_true")
    parser.add_argument("--first-game", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-tables", dest="tables", action="store_false", help="only length, points and ends")
    parser.add_argument("--plot", metavar="FILE")
    parser.add_argument("--update", metavar="FILE")
    parser.add_argument("--mark", default="measured")
    args = parser.parse_args()
    census = Census()
    for number in range(args.games):
        play(args, number, census)
        if sys.stderr.isatty() and number % 20 == 19:
            print(f"\r{number + 1:,} games", end="", file=sys.stderr, flush=True)
    text = report(census, args)
    print(text)
    if args.update:
        update(Path(args.update), args.mark, text)
    if args.plot:
        draw(census, args, Path(args.plot))
    found = verdicts(census, args)
    for line in found:
        print(f"OUT: {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
