"""How even Micro Cosmos is, measured in games of a bot against itself and against the Automa.

    python bench/balance_cosmos.py                       8,000 games each of 2, 3 and 4 players, 2,000 of each level
    python bench/balance_cosmos.py --games 500 --solo 200        fewer; --long for four planets, --seed NUMBER
    python bench/balance_cosmos.py --bot adept --games 200 --solo 100       a bot that searches: slower
    python bench/balance_cosmos.py --plot FILE.svg               the shares as a chart
    python bench/balance_cosmos.py --update FILE                 the tables into a document, between its marks

The place is that in the order of the first round: the first player is drawn by lot, and the token goes on each round.
An upgrade is used when what it allows has happened to the player at least once in the game: a second action, a unit or
a card for landing, more than four of a kind in the hold, two survivors revealed, a journey of more than two spaces.
Its share is that of the players of all games, and each table is judged by itself: two, three, four, and one alone.
It needs the compiled build for so many games; `PYTHONPATH=src` plays them with plain Python, thirty times slower.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from balancing import BAD, GOOD, INK, bars, markdown, seated, update

from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.cards import LEVELS
from galaktyka.games.cosmos.engine.rules.cargo import held, room_for
from galaktyka.games.cosmos.engine.rules.crew import room_for_crew
from galaktyka.games.cosmos.engine.rules.destination import on_planet
from galaktyka.games.cosmos.engine.rules.system import cells_in_reach, within_reach
from galaktyka.games.cosmos.engine.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.engine.state import Player
from galaktyka.games.cosmos.game import GAME, CosmosState
from galaktyka.lab.experiment import digest
from galaktyka.lab.tally import WHOLE, Share, mean, quantile

KEY = "cosmos"
TABLES = (2, 3, 4)
LEAST_SHARE, MOST_SHARE = 0.75, 1.3
LEAST_USED, MOST_USED = 0.20, 0.95
LEAST_SETTLED = 0.5
EASY_AT_LEAST, HARD_AT_MOST = 0.8, 0.5


@dataclass
class Census:
    """What is counted over the games of one table."""

    games: int = 0
    players: int = 0
    places: dict[int, Share] = field(default_factory=dict)
    unlocked: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    settled: int = 0
    """Games in which somebody settled a survivor."""
    wins: Share = field(default_factory=Share)
    """Of the human, alone."""
    rounds: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    automa: Counter[int] = field(default_factory=Counter)
    best: Counter[int] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    things: Counter[str] = field(default_factory=Counter)


def play(name: str, players: int, seed: int, options: dict[str, bool]) -> tuple[CosmosState, int, list[set[int]]]:
    """One game of a bot, who was first in it, and which upgrades each player used."""
    state = GAME.start(players, seed, options)
    bots, outlooks = seated([name] * players, state, seed)
    used: list[set[int]] = [set() for _ in range(players)]
    first = -1
    while deciders := state.deciders():
        seat = deciders[0]
        if first < 0 and state.active >= 0:
            first = state.first
        action = bots[seat].choose(outlooks[seat])
        used[seat] |= used_by(state, seat, action)
        state.apply(seat, action)
        if any(held(state.players[seat], resource) > state.box.capacity for resource in range(v.KINDS)):
            used[seat].add(v.CARGO_HOLDS)
    return state, first, used


def used_by(state: CosmosState, seat: int, action: int) -> set[int]:
    """The upgrades that a choice makes use of."""
    player = state.players[seat]
    if state.question == v.ASK_MOVE:
        space = action - v.MOVE_FIRST
        landing = used_by_landing(state, player, space) if 0 <= space < v.PORTAL else set()
        return landing | ({v.ENGINES} if player.engines and is_far(state, player, action) else set())
    if state.question == v.ASK_DESTINATION and on_planet(player) and state.deeds and action != v.PASS:
        return {v.ROBOTICS}
    return {v.SCOUTING} if state.question == v.ASK_RESOLVE else set()


def is_far(state: CosmosState, player: Player, action: int) -> bool:
    """Whether the journey is longer than an Ark without Engines can go."""
    steps = state.box.movement
    if action >= v.MOVE_FIRST:
        return not within_reach(state, player.ark, steps) >> (action - v.MOVE_FIRST) & 1
    return not cells_in_reach(state, player.ark, steps) >> (action - v.DISCOVER_FIRST) & 1


def used_by_landing(state: CosmosState, player: Player, space: int) -> set[int]:
    """What a moon or station gives to an Ark that is equipped for it, as far as there is room."""
    gains = {v.STATION: (v.BIODOME, v.WORKFORCE, v.LEISURE), v.MOON: (v.SPACE_MINING, v.MINERALS, v.MINING_VEHICLES)}
    if space % 4 not in gains:
        return set()
    upper, resource, lower = gains[space % 4]
    used = {upper} if has_upgrade(player, upper) and room_for(state.box, player, resource) else set()
    return used | ({lower} if has_upgrade(player, lower) and room_for_crew(state, player) else set())


def count(census: Census, state: CosmosState, first: int, used: list[set[int]]) -> None:
    """Add the end of a game."""
    end = state.view(None)
    winners = state.winners()
    scores = state.scores()
    seats = state.seats()
    census.games += 1
    census.players += seats
    census.rounds[end["round"]] += 1
    census.best[max(score.total for score in scores)] += 1
    census.settled += any(player["settled"] for player in end["players"])
    census.things["planets"] += sum(cell is not None for cell in end["cells"].values())
    for seat, player in enumerate(end["players"][:seats]):
        won = WHOLE // len(winners) if seat in winners else 0
        census.places.setdefault((seat - first) % seats, Share()).add(1, won)
        census.unlocked.update(player["upgrades"] if player["engines"] != 1 else [*player["upgrades"], "engines"])
        census.used.update(v.UPGRADES[upgrade] for upgrade in used[seat])
        census.things["colonies"] += len(player["colonies"])
        census.things["survivors"] += len(player["settled"])
        census.things["outposts"] += len(player["outposts"])
        census.scores[scores[seat].total] += 1
        for item in scores[seat].items:
            census.sources[item.kind] += item.points
    if len(scores) > seats:
        census.wins.add(1, WHOLE if winners == [0] else 0)
        census.automa[scores[seats].total] += 1


def measure(bot: str, players: int, games: int, seed: int, options: dict[str, bool]) -> Census:
    """Many games of one kind."""
    census = Census()
    name = " ".join([str(players), *[option for option, on in options.items() if on]])
    for number in range(games):
        count(census, *play(bot, players, digest(f"cosmos {seed} {name} {number}"), options))
        if sys.stderr.isatty() and number % 20 == 19:
            print(f"\r{name}: {number + 1:,} games  ", end="", file=sys.stderr, flush=True)
    return census


# ------------------------------------------------------------------ the tables


def verdict(good: bool) -> str:
    """Empty, or that it lies outside its bars."""
    return "" if good else "OUT"


def place_rows(tables: dict[int, Census]) -> list[list[str]]:
    """Each place in the order of the first round."""
    rows = []
    for players, census in tables.items():
        for place in range(players):
            share = census.places[place]
            ratio = share.rate * players
            low, high = share.interval()
            span = f"{low * players:.2f}–{high * players:.2f}"
            good = LEAST_SHARE <= ratio <= MOST_SHARE
            rows.append([f"{players} players, place {place + 1}", f"{share.rate:.1%}", f"{ratio:.2f}", span])
            rows[-1].append(verdict(good))
    return rows


def share_using(tables: list[Census], upgrade: str) -> float:
    """By how many of the players in a game."""
    return sum(census.used[upgrade] for census in tables) / sum(census.players for census in tables)


def by_table(tables: dict[int, Census], levels: dict[str, Census]) -> dict[str, list[Census]]:
    """The games of each number of players; alone those of all levels."""
    groups = {f"{players} players": [census] for players, census in tables.items()}
    return groups | ({"alone": list(levels.values())} if levels else {})


def upgrade_rows(groups: dict[str, list[Census]]) -> list[list[str]]:
    """Each upgrade: the players who unlocked it (Engines: their first step), and those who used it at each table."""
    rows = []
    everybody = [census for group in groups.values() for census in group]
    for upgrade in v.UPGRADES:
        unlocked = sum(census.unlocked[upgrade] for census in everybody) / sum(census.players for census in everybody)
        shares = {table: share_using(group, upgrade) for table, group in groups.items()}
        outside = [table for table, share in shares.items() if not LEAST_USED <= share <= MOST_USED]
        each = [f"{share:.1%}" for share in (unlocked, *shares.values(), share_using(everybody, upgrade))]
        rows.append([upgrade, *each, f"OUT: {', '.join(outside)}" if outside else ""])
    return rows


def settled(group: list[Census]) -> float:
    """The share of games in which somebody settled a survivor."""
    return sum(census.settled for census in group) / sum(census.games for census in group)


def settled_rows(groups: dict[str, list[Census]]) -> list[list[str]]:
    """Games in which somebody settled a survivor, at each table."""
    shares = {table: settled(group) for table, group in groups.items()}
    return [[table, f"{share:.1%}", verdict(share > LEAST_SETTLED)] for table, share in shares.items()]


def table_rows(tables: dict[int, Census]) -> list[list[str]]:
    """How the games went."""
    rows = []
    for players, census in tables.items():
        lengths = f"{mean(census.rounds):.1f} ({quantile(census.rounds, 0.05)}–{quantile(census.rounds, 0.95)})"
        each = [census.things[thing] / census.players for thing in ("colonies", "survivors", "outposts")]
        row = [f"{players} players", f"{census.games:,}", lengths]
        row += [f"{mean(census.best):.1f}", f"{mean(census.scores):.1f}", *[f"{number:.2f}" for number in each]]
        rows.append([*row, f"{census.things['planets'] / census.games:.1f}"])
    return rows


def source_rows(tables: dict[int, Census]) -> list[list[str]]:
    """Where the points of a player come from."""
    sources = list(next(iter(tables.values())).sources)
    return [[s, *[f"{census.sources[s] / census.players:.1f}" for census in tables.values()]] for s in sources]


def level_rows(levels: dict[str, Census]) -> list[list[str]]:
    """The bot against each level of the Automa."""
    rows = []
    before = 1.0
    for level, census in levels.items():
        rate = census.wins.rate
        low, high = census.wins.interval()
        good = rate <= before
        good = good and (level != LEVELS[0] or rate >= EASY_AT_LEAST) and (level != LEVELS[-1] or rate <= HARD_AT_MOST)
        row = [level, f"{census.games:,}", f"{rate:.1%}", f"{low:.1%}–{high:.1%}", f"{mean(census.scores):.1f}"]
        rows.append([*row, f"{mean(census.automa):.1f}", f"{mean(census.rounds):.1f}", verdict(good)])
        before = rate
    return rows


def report(tables: dict[int, Census], levels: dict[str, Census], args: argparse.Namespace) -> str:
    """All of it as Markdown."""
    games = sum(census.games for census in [*tables.values(), *levels.values()])
    planets = "four planets" if args.long else "three planets"
    rules = f"rules {GAME.rules_version}, content `{GAME.content[:12]}`"
    parts = [f"- {games:,} games, {planets}, {rules}, played by the bot {args.bot}, seed {args.seed}"]
    if tables:
        heads = ["table", "games", "rounds (nine in ten)", "best", "mean", "colonies", "survivors", "outposts"]
        parts.append(markdown([*heads, "planets"], table_rows(tables)))
        parts.append(markdown(["place in the first round", "won", "of fair share", "95 %", "bar"], place_rows(tables)))
    groups = by_table(tables, levels)
    upgrades = ["upgrade", "unlocked, all", *[f"used, {table}" for table in groups], "used, all", "bar"]
    parts.append(markdown(upgrades, upgrade_rows(groups)))
    parts.append(markdown(["table", "games with settled survivors", "bar"], settled_rows(groups)))
    if tables:
        heads = [f"{players} players" for players in tables]
        parts.append(markdown(["points of a player", *heads], source_rows(tables)))
    if levels:
        heads = ["level", "games", "bot wins", "95 %", "bot's points", "Automa's points", "rounds", "bar"]
        parts.append(markdown(heads, level_rows(levels)))
    return "\n\n".join(parts) + "\n"


def out_of_bounds(tables: dict[int, Census], levels: dict[str, Census]) -> list[str]:
    """The rows that have no good verdict."""
    groups = by_table(tables, levels)
    rows = [*place_rows(tables), *upgrade_rows(groups), *settled_rows(groups), *level_rows(levels)]
    return [" ".join(row[:-1]) for row in rows if row[-1]]


# ------------------------------------------------------------------ the chart


def draw(tables: dict[int, Census], levels: dict[str, Census], path: Path) -> None:
    """Places, upgrades and levels beside their bars."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    style: dict[Any, Any] = {"font.size": 8.5, "font.family": "DejaVu Sans"}
    style |= {"svg.hashsalt": "galaktyka", "svg.fonttype": "none"}
    with pyplot.rc_context(style):
        figure, (left, middle, right) = pyplot.subplots(1, 3, figsize=(14, 6), layout="constrained")
        draw_places(left, tables)
        draw_upgrades(middle, by_table(tables, levels))
        draw_levels(right, levels)
        figure.savefig(path, facecolor="white", metadata={"Date": None} if path.suffix == ".svg" else None)
        pyplot.close(figure)


def draw_places(axes: Any, tables: dict[int, Census]) -> None:
    """Wins of each place, as parts of a fair share."""
    names, ratios, lows, highs = [], [], [], []
    for players, census in reversed(tables.items()):
        for place in reversed(range(players)):
            share = census.places[place]
            low, high = share.interval()
            names.append(f"{players} players, place {place + 1}")
            ratios.append(share.rate * players)
            lows.append((share.rate - low) * players)
            highs.append((high - share.rate) * players)
    colours = [GOOD if LEAST_SHARE <= ratio <= MOST_SHARE else BAD for ratio in ratios]
    axes.barh(names, ratios, color=colours, xerr=[lows, highs], ecolor=INK)
    bars(axes, (LEAST_SHARE, 1.0, MOST_SHARE), "Place in the first round: wins / fair share")


def draw_upgrades(axes: Any, groups: dict[str, list[Census]]) -> None:
    """How many of the players use each upgrade: all of them as a bar, each table as a mark."""
    names = list(reversed(v.UPGRADES))
    everybody = [census for group in groups.values() for census in group]
    axes.barh(names, [100 * share_using(everybody, upgrade) for upgrade in names], color=GOOD)
    for mark, (table, group) in zip("os^D", groups.items(), strict=False):
        shares = [share_using(group, upgrade) for upgrade in names]
        colours = [INK if LEAST_USED <= share <= MOST_USED else BAD for share in shares]
        places = [100 * share for share in shares]
        axes.scatter(places, names, marker=mark, color=colours, s=16, zorder=3, label=table)
    axes.set_xlim(0, 100)
    axes.legend(loc="lower left")
    bars(axes, (100 * LEAST_USED, 100 * MOST_USED), "Upgrades: players who use them, %")


def draw_levels(axes: Any, levels: dict[str, Census]) -> None:
    """Wins against each level of the Automa."""
    rates = {level: 100 * census.wins.rate for level, census in reversed(levels.items())}
    axes.barh(list(rates), list(rates.values()), color=GOOD)
    axes.set_xlim(0, 100)
    bars(axes, (100 * HARD_AT_MOST, 100 * EASY_AT_LEAST), "Bot against Automa: games won, %")


def main() -> int:
    """Play, print, and say with the exit status whether everything lies between its bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8_000, help="of each table of two, three and four")
    parser.add_argument("--solo", type=int, default=2_000, help="of each level of the Automa")
    parser.add_argument("--long", action="store_true", help="four planets; nobody plays alone then")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", metavar="FILE")
    parser.add_argument("--update", metavar="FILE")
    parser.add_argument("--mark", default="measured")
    args = parser.parse_args()
    tables: dict[int, Census] = {}
    levels: dict[str, Census] = {}
    if args.games:
        tables = {
            players: measure(args.bot, players, args.games, args.seed, {"four-planets": args.long})
            for players in TABLES
        }
    if args.solo and not args.long:
        levels = {
            level: measure(args.bot, 1, args.solo, args.seed, {level: True} if level in LEVELS[1:] else {})
            for level in LEVELS
        }
    text = report(tables, levels, args)
    print(text)
    if args.update:
        update(Path(args.update), args.mark, text)
    if args.plot:
        draw(tables, levels, Path(args.plot))
    found = out_of_bounds(tables, levels)
    for line in found:
        print(f"OUT: {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
