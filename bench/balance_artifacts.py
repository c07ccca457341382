"""How even the factions, the styles and the cards of Alien Artifacts are, measured in games of bots.

    python bench/balance_artifacts.py                    20,000 games of four; the styles by two and by four, 6,000 each
    python bench/balance_artifacts.py --games 2000       fewer games; --style-games NUMBER for those of the styles
    python bench/balance_artifacts.py --players 3        other tables; --seed NUMBER
    python bench/balance_artifacts.py --bot adept --games 500 --style-games 0       a bot that searches: slower
    python bench/balance_artifacts.py --plot FILE.svg    the shares as a chart
    python bench/balance_artifacts.py --update FILE      the tables into a document, between the marks (--mark NAME)

It needs the compiled build for so many games; `PYTHONPATH=src` plays them with plain Python, ten times slower.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from balancing import BAD, GOOD, INK, bars, markdown, seated, update

from galaktyka.games.artifacts.engine.vocabulary import FINAL
from galaktyka.games.artifacts.game import GAME, ArtifactsState
from galaktyka.lab.experiment import digest
from galaktyka.lab.tally import WHOLE, Share, mean, quantile

LEAST_SHARE, MOST_SHARE = 0.7, 1.4
MOST_STYLE = 0.60
LEAST_TURNS, MOST_TURNS = 25.0, 45.0
LEAST_ATTACKS = 0.5
LEAST_BUILT, MOST_BUILT = 0.02, 0.90
STYLES = ("greedy-logistical", "greedy-operational")
DUELS = {2: ((0, 1), (1, 0)), 4: ((0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 1, 0), (1, 0, 0, 1))}
"""Who sits where: every seating of a size is played equally often."""
ATTACKS = ("aliens", "players")


@dataclass
class Census:
    """What is counted over all games of a table."""

    players: int
    games: int = 0
    factions: dict[str, Share] = field(default_factory=dict)
    styles: dict[str, Share] = field(default_factory=dict)
    sides: dict[str, Counter[str]] = field(default_factory=dict)
    turns: Counter[int] = field(default_factory=Counter)
    attacked: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    operational: Counter[str] = field(default_factory=Counter)
    owners: dict[str, Share] = field(default_factory=dict)
    best: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    empires: Counter[int] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)


def play(census: Census, names: list[str], seed: int) -> None:
    """One game, counted."""
    state = GAME.start(census.players, seed)
    bots, outlooks = seated(names, state, seed)
    turns = 0
    attacked: Counter[str] = Counter()
    while deciders := state.deciders():
        seat = deciders[0]
        if state.phase < FINAL:
            turns = state.turns
        action = bots[seat].choose(outlooks[seat])
        notation = GAME.actions.notation(action)
        if notation.startswith("target "):
            attacked["aliens" if notation.endswith("aliens") else "players"] += 1
        state.apply(seat, action)
    census.turns[round(turns / census.players)] += 1
    census.attacks.update(attacked)
    census.attacked.update(attacked.keys())
    count(census, state, names)


def count(census: Census, state: ArtifactsState, names: list[str]) -> None:
    """Add the end of a game."""
    winners = state.winners()
    scores = state.scores()
    census.games += 1
    census.best[max(score.total for score in scores)] += 1
    for seat, player in enumerate(state.view(None)["players"]):
        won = WHOLE // len(winners) if seat in winners else 0
        census.factions.setdefault(player["faction"], Share()).add(1, won)
        census.styles.setdefault(names[seat], Share()).add(1, won)
        census.scores[scores[seat].total] += 1
        census.empires[len(player["empire"])] += 1
        for item in scores[seat].items:
            census.sources[item.kind] += item.points
        sides = census.sides.setdefault(names[seat], Counter())
        for entry in player["empire"]:
            card = entry["card"]
            sides[entry["side"]] += 1
            census.built[card] += 1
            census.operational[card] += entry["side"] == "operational"
            census.owners.setdefault(card, Share()).add(1, won)


def of_four(args: argparse.Namespace) -> Census:
    """Games of the bot against itself."""
    census = Census(args.players)
    for number in range(args.games):
        play(census, [args.bot] * args.players, digest(f"balance {args.seed} {number}"))
        progress(number, f"games of {args.players}")
    return census


def duel(args: argparse.Namespace, players: int) -> Census:
    """Games of the two styles; the same cards are dealt for every seating."""
    census = Census(players)
    seatings = DUELS[players]
    for number in range(args.style_games):
        seating = seatings[number % len(seatings)]
        seed = digest(f"styles {args.seed} {number // len(seatings)}")
        play(census, [STYLES[style] for style in seating], seed)
        progress(number, f"games of styles, {players} players")
    return census


def progress(number: int, what: str) -> None:
    """How far it is, for a person who waits."""
    if sys.stderr.isatty() and number % 500 == 499:
        print(f"\r{number + 1:,} {what}   ", end="", file=sys.stderr, flush=True)


# ------------------------------------------------------------------ the tables


def out(inside: bool) -> str:
    """The last column of a table."""
    return "" if inside else "OUT"


def faction_rows(census: Census) -> list[list[str]]:
    """Each faction, the best first."""
    rows = []
    for faction, share in sorted(census.factions.items(), key=lambda item: -item[1].rate):
        low, high = share.interval()
        ratio = share.rate * census.players
        span = f"{low * census.players:.2f}–{high * census.players:.2f}"
        inside = LEAST_SHARE <= ratio <= MOST_SHARE
        rows.append([faction, f"{share.times:,}", f"{share.rate:.1%}", f"{ratio:.2f}", span, out(inside)])
    return rows


def style_rows(duels: list[Census]) -> list[list[str]]:
    """Each style at each table: its part of all wins, and the cards that it builds on either side."""
    rows = []
    for census in duels:
        for style in STYLES:
            share = census.styles[style]
            part = share.rate * census.players / 2
            low, high = share.interval()
            sides = census.sides[style]
            mine = sides[style.removeprefix("greedy-")] / max(sides.total(), 1)
            span = f"{low * census.players / 2:.1%}–{high * census.players / 2:.1%}"
            row = [style, str(census.players), f"{census.games:,}", f"{part:.1%}", span, f"{mine:.0%}"]
            rows.append([*row, out(part <= MOST_STYLE)])
    return rows


def table_rows(tables: list[tuple[str, Census]]) -> list[list[str]]:
    """Turns and attacks at each table."""
    rows = []
    for name, census in tables:
        turns = mean(census.turns)
        shares = [census.attacked[target] / census.games for target in ATTACKS]
        per_game = [census.attacks[target] / census.games for target in ATTACKS]
        inside = LEAST_TURNS <= turns <= MOST_TURNS and min(shares) > LEAST_ATTACKS
        span = f"{quantile(census.turns, 0.05)}–{quantile(census.turns, 0.95)}"
        row = [name, f"{turns:.1f}", span, *[f"{share:.0%}" for share in shares], *[f"{n:.1f}" for n in per_game]]
        rows.append([*row, out(inside)])
    return rows


def card_rows(census: Census, type: str) -> list[list[str]]:
    """Each card of a type, the one built most often first."""
    rows = []
    cards = [card.id for card in GAME.box.pack.cards if card.type == type]
    for card in sorted(cards, key=lambda card: (-census.built[card], card)):
        built = census.built[card] / census.games
        operational = census.operational[card] / max(census.built[card], 1)
        owners = census.owners.get(card, Share()).rate * census.players
        inside = LEAST_BUILT <= built <= MOST_BUILT
        rows.append([card, f"{built:.1%}", f"{operational:.0%}", f"{owners:.2f}", out(inside)])
    return rows


def summary(census: Census, args: argparse.Namespace) -> str:
    """Length and points."""
    seats = census.games * census.players
    sources = ", ".join(f"{source} {points / seats:.1f}" for source, points in census.sources.items())
    sides = Counter[str]()
    for each in census.sides.values():
        sides.update(each)
    operational = sides["operational"] / max(sides.total(), 1)
    return "\n".join(
        [
            f"- {census.games:,} games of {census.players}, rules {GAME.rules_version}, "
            f"played by the bot {args.bot}, seed {args.seed}",
            f"- turns for each player: mean {mean(census.turns):.1f}, nine games in ten from "
            f"{quantile(census.turns, 0.05)} to {quantile(census.turns, 0.95)}",
            f"- winner's points: mean {mean(census.best):.1f}, nine in ten from {quantile(census.best, 0.05)} "
            f"to {quantile(census.best, 0.95)}; everybody: mean {mean(census.scores):.1f} ({sources})",
            f"- cards in an empire at the end: mean {mean(census.empires):.1f}, {operational:.0%} of them on the "
            "operational side",
        ]
    )


def report(census: Census, duels: list[Census], args: argparse.Namespace) -> str:
    """All of it as Markdown."""
    parts = [summary(census, args)]
    parts.append(markdown(["faction", "in play", "won", "of fair share", "95 %", "bar"], faction_rows(census)))
    heads = ["style", "players", "games", "part of the wins", "95 %", "cards on its side", "bar"]
    if duels:
        parts.append(markdown(heads, style_rows(duels)))
    heads = ["table", "turns", "nine in ten", "aliens attacked", "players attacked", "attacks on aliens", "on players"]
    parts.append(markdown([*heads, "bar"], table_rows(named_tables(census, duels))))
    if args.cards:
        for type in ("ship", "technology", "planet"):
            heads = [type, "in an empire at the end", "operational", "owner's share of wins", "bar"]
            parts.append(markdown(heads, card_rows(census, type)))
    return "\n\n".join(parts) + "\n"


def named_tables(census: Census, duels: list[Census]) -> list[tuple[str, Census]]:
    """The tables with what they are called."""
    tables = [(f"{census.players} players", census)]
    return tables + [(f"styles, {each.players} players", each) for each in duels]


def verdicts(census: Census, duels: list[Census]) -> list[str]:
    """What is out of bounds. Styles are judged by their wins; length and attacks by the games without a style."""
    found = [f"{row[0]}: {row[3]} of its fair share" for row in faction_rows(census) if row[-1]]
    found += [f"{row[0]}: {row[3]} of the wins with {row[1]} players" for row in style_rows(duels) if row[-1]]
    for row in table_rows([(f"{census.players} players", census)]):
        if row[-1]:
            found.append(
                f"{row[0]}: {row[1]} turns, attacks on aliens in {row[3]}, on players in {row[4]} of the games"
            )
    for type in ("ship", "technology", "planet"):
        found += [f"{row[0]}: built in {row[1]} of the games" for row in card_rows(census, type) if row[-1]]
    return found


# ------------------------------------------------------------------ the chart


def draw(census: Census, duels: list[Census], path: Path) -> None:
    """Factions, styles and turns, and how often the technologies are built on either side."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    style = {"font.size": 8.5, "font.family": "DejaVu Sans", "svg.hashsalt": "galaktyka", "svg.fonttype": "none"}
    with pyplot.rc_context(style):  # type: ignore[arg-type]
        figure, axes = pyplot.subplot_mosaic(
            [["factions", "technologies"], ["styles", "technologies"], ["turns", "technologies"]],
            figsize=(12, 9), layout="constrained", height_ratios=[3, 2, 3],
        )  # fmt: skip
        factions = sorted(census.factions.items(), key=lambda item: item[1].rate)
        ratios = [share.rate * census.players for _, share in factions]
        colours = [GOOD if LEAST_SHARE <= ratio <= MOST_SHARE else BAD for ratio in ratios]
        axes["factions"].barh([faction for faction, _ in factions], ratios, color=colours)
        bars(axes["factions"], (LEAST_SHARE, 1.0, MOST_SHARE), f"Factions, {census.players} players: wins / fair share")
        rows = style_rows(duels)
        parts = [float(row[3].rstrip("%")) for row in rows]
        colours = [GOOD if part <= 100 * MOST_STYLE else BAD for part in parts]
        names = [f"{row[0].removeprefix('greedy-')}, {row[1]} players" for row in rows]
        axes["styles"].barh(names[::-1], parts[::-1], color=colours[::-1])
        bars(axes["styles"], (100 - 100 * MOST_STYLE, 50, 100 * MOST_STYLE), "Styles: part of the wins, %")
        lengths = sorted(census.turns)
        games = [100 * census.turns[length] / census.games for length in lengths]
        axes["turns"].bar(lengths, games, color=GOOD)
        bars(axes["turns"], (LEAST_TURNS, MOST_TURNS), "Turns for each player: part of the games, %")
        draw_technologies(census, axes["technologies"])
        figure.savefig(path, facecolor="white", metadata={"Date": None} if path.suffix == ".svg" else None)
        pyplot.close(figure)


def draw_technologies(census: Census, axes: object) -> None:
    """How often each is in an empire at the end, logistical beside operational."""
    cards = sorted(
        (card.id for card in GAME.box.pack.cards if card.type == "technology"), key=lambda card: census.built[card]
    )
    operational = [100 * census.operational[card] / census.games for card in cards]
    logistical = [100 * (census.built[card] - census.operational[card]) / census.games for card in cards]
    axes.barh(cards, logistical, color=GOOD, label="logistical")  # type: ignore[attr-defined]
    axes.barh(cards, operational, left=logistical, color=INK, label="operational")  # type: ignore[attr-defined]
    axes.legend(loc="lower right", frameon=False)  # type: ignore[attr-defined]
    bars(axes, (100 * LEAST_BUILT, 100 * MOST_BUILT), "Technologies: in an empire at the end, % of games")


def main() -> int:
    """Play, print, and say with the exit status whether everything lies between its bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--style-games", type=int, default=6_000, help="for two and for four players each; 0: none")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-cards", dest="cards", action="store_false", help="without the tables of single cards")
    parser.add_argument("--plot", metavar="FILE")
    parser.add_argument("--update", metavar="FILE")
    parser.add_argument("--mark", default="measured")
    args = parser.parse_args()
    census = of_four(args)
    duels = [duel(args, players) for players in DUELS] if args.style_games else []
    text = report(census, duels, args)
    print(text)
    if args.update:
        update(Path(args.update), args.mark, text)
    if args.plot:
        draw(census, duels, Path(args.plot))
    found = verdicts(census, duels)
    for line in found:
        print(f"OUT: {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
