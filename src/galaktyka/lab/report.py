"""The tables that a simulation prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from galaktyka.lab.experiment import Experiment
from galaktyka.lab.numbers import decimal, percent, speed
from galaktyka.lab.speaker import Speaker
from galaktyka.lab.tally import CardResult, Share, Tally, card_results, deviation, mean, quantile
from galaktyka.text.catalogue import Words

WIDTH = 100
MOST_BESIDE = 3
"""Columns for sources of points that fit beside the rest."""
SHOWN_CARDS = 10
FEWEST = 30
"""A card that fewer players had says nothing."""

BARS = " ▁▂▃▄▅▆▇█"
PLAIN_BARS = " .:-=+*#"


@dataclass(frozen=True)
class Effort:
    """What the simulation took."""

    seconds: float
    jobs: int
    compiled: bool


class Report(Speaker):
    """Prints what was counted, in one language."""

    def __init__(self, experiment: Experiment, tally: Tally, words: Words, console: Console, plain: bool) -> None:
        super().__init__(experiment.game_key, words)
        self.experiment = experiment
        self.tally = tally
        self.console = console
        self.plain = plain

    def print_all(self, effort: Effort) -> None:
        """Everything, from the headline to the cards."""
        self.headline(effort)
        self.bots()
        if len(self.experiment.bots) > 1:
            self.places()
        if any(bot.starts for bot in self.tally.bots.values()):
            self.starts()
        self.lengths()
        if self.tally.ends:
            self.ends()
        if self.tally.on_offer:
            self.offers()
        if any(card not in self.tally.on_offer for bot in self.tally.bots.values() for card in bot.cards):
            self.cards()

    # -------------------------------------------------------------- tables

    def table(self, title: str, *heads: str, names: int = 1) -> Table:
        """An empty table under its title; after the first `names` columns come numbers."""
        style = box.ASCII if self.plain else box.SIMPLE_HEAD
        table = Table(box=style, show_edge=False, pad_edge=False)
        self.line(title, "bold")
        for place, head in enumerate(heads):
            table.add_column(head, justify="left" if place < names else "right", no_wrap=place >= names)
        return table

    def show(self, table: Table) -> None:
        """Print a table and an empty line."""
        self.console.print(table)
        self.console.print()

    def line(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(Text(text, style))

    def headline(self, effort: Effort) -> None:
        """What was simulated, and what it took."""
        tally = self.tally
        shown = self.number(tally.games)
        seats = len(self.experiment.bots)
        self.line(self.say("title.summary", game=self.game_name(), n=tally.games, shown=shown, seats=seats), "bold")
        notes = [", ".join(self.experiment.bots), self.say("note.seed", seed=str(self.experiment.seed))]
        if chosen := [key for key, value in self.experiment.options.items() if value]:
            notes.append(self.say("note.options", names=chosen))
        if self.experiment.pack:
            notes.append(self.say("note.pack", pack=self.experiment.pack))
        self.line("; ".join(notes))
        self.line(
            self.say(
                "note.time",
                decisions=self.number(tally.decisions / tally.games, 1),
                seconds=self.number(effort.seconds, 1),
                rate=speed(self.lang, tally.games / effort.seconds),
                build=self.say("build.compiled" if effort.compiled else "build.pure"),
                jobs=effort.jobs,
            ),
            "dim",
        )
        if tally.automa:
            points = self.number(mean(tally.automa), 1)
            self.line(self.say("note.automa", points=points, spread=self.number(deviation(tally.automa), 1)), "dim")
        else:
            self.line(self.say("note.fair", share=percent(self.lang, 1 / seats)), "dim")
        self.line("")

    def bots(self) -> None:
        """Wins and scores of each bot."""
        sources = [source for source in self.account.sources if self.has_source(source)]
        if self.console.width < WIDTH:
            sources = []
        heads = ["bot", "played", "wins", "interval", "shared", "score", "deviation"]
        names = [self.say(f"head.{head}") for head in heads]
        apart = sources if len(sources) > MOST_BESIDE else []
        sources = [] if apart else sources
        names += [self.source_name(source) for source in sources]
        table = self.table(self.say("title.bots"), *names)
        for name, bot in self.tally.bots.items():
            points = [self.number(bot.sources[source] / bot.wins.times, 1) for source in sources]
            table.add_row(
                name,
                self.number(bot.wins.times),
                self.rate(bot.wins),
                self.bot_interval(bot, self.tally),
                self.number(bot.shared),
                self.number(mean(bot.scores), 1),
                self.number(deviation(bot.scores), 1),
                *points,
            )
        self.show(table)
        if apart:
            self.points_by_source(apart)

    def points_by_source(self, sources: Sequence[str]) -> None:
        """Where the points of each bot come from, in a table of its own."""
        names = [self.source_name(source) for source in sources]
        table = self.table(self.say("title.sources"), self.say("head.bot"), *names)
        for name, bot in self.tally.bots.items():
            table.add_row(name, *[self.number(bot.sources[source] / bot.wins.times, 1) for source in sources])
        self.show(table)

    def has_source(self, source: str) -> bool:
        """Whether points came from there."""
        return any(source in bot.sources for bot in self.tally.bots.values())

    def places(self) -> None:
        """Whether it matters where one sits, or when one's turn comes."""
        numbers = range(len(self.experiment.bots))
        place = "place" if self.account.by_place else "seat"
        table = self.table(
            self.say(f"title.{self.account.places}"),
            self.say("head.bot"),
            *[self.say(f"head.{place}", n=number + 1) for number in numbers],
        )
        for name, bot in self.tally.bots.items():
            table.add_row(name, *[self.rate(bot.places.get(number)) for number in numbers])
        self.show(table)

    def starts(self) -> None:
        """Whether it matters how one starts."""
        bots = self.tally.bots
        starts = sorted({start for bot in bots.values() for start in bot.starts}, key=self.start_order)
        intervals = [self.say("head.interval")] if len(bots) <= 2 else []
        heads = [head for name in bots for head in (name, *intervals)]
        table = self.table(self.say_of_pieces("starts"), self.say_of_pieces("start"), *heads)
        for start in starts:
            cells = []
            for bot in bots.values():
                share = bot.starts.get(start, Share())
                cells.append(self.rate(share))
                if intervals:
                    cells.append(self.interval(share) if share.times else "")
            table.add_row(self.start_name(start), *cells)
        self.show(table)

    def start_order(self, start: str) -> tuple[float, str]:
        """The start world that wins most first."""
        total = Share()
        for bot in self.tally.bots.values():
            share = bot.starts.get(start, Share())
            total.add(share.times, share.parts)
        return -total.rate, start

    def lengths(self) -> None:
        """How many rounds games take."""
        rounds = self.tally.rounds
        if not any(rounds):
            return  # the game does not say how many there were
        heads = ["mean", "least", "quarter", "median", "upper", "most", "spread"]
        table = self.table(self.say("title.lengths"), *[self.say(f"head.{head}") for head in heads], names=0)
        spots = [min(rounds), quantile(rounds, 0.25), quantile(rounds, 0.5), quantile(rounds, 0.75), max(rounds)]
        numbers = [self.number(mean(rounds), 1), *[self.number(spot) for spot in spots]]
        table.add_row(*numbers, sparkline(rounds, PLAIN_BARS if self.plain else BARS))
        self.show(table)

    def ends(self) -> None:
        """Why games ended."""
        table = self.table(self.say("title.ends"), self.say("head.end"), self.say("head.games"))
        for end, games in sorted(self.tally.ends.items(), key=lambda item: (-item[1], item[0])):
            table.add_row(self.end_name(end), percent(self.lang, games / self.tally.games))
        self.show(table)
        if self.tally.ends.total() > self.tally.games:
            self.line(self.say("note.ends"), "dim")
            self.line("")

    def offers(self) -> None:
        """What is bought when it is on offer, the most wanted first."""
        tally = self.tally
        results = {result.card: result for result in card_results(tally)}
        heads = [self.say(f"head.{head}") for head in ("offered", "bought", "players", "wins", "lift")]
        table = self.table(self.say("title.offers"), self.say_of_pieces("head"), *heads)
        for card, games in sorted(tally.on_offer.items(), key=lambda item: (-tally.bought[item[0]] / item[1], item[0])):
            result = results.get(card)
            players = result.wins.times / (games * len(self.experiment.bots)) if result else 0.0
            shares = [percent(self.lang, tally.bought[card] / games), percent(self.lang, players)]
            wins = [self.rate(result.wins), self.lift(result)] if result else ["–", "–"]
            table.add_row(self.card_name(card), self.number(games), *shares, *wins)
        self.show(table)
        self.line(self.say("note.offers"), "dim")
        self.line("")

    def cards(self) -> None:
        """The best and the worst cards."""
        results = [result for result in card_results(self.tally) if result.wins.times >= FEWEST]
        if len(results) < 2 * SHOWN_CARDS:
            self.line(self.say_of_pieces("too-few"), "dim")
            return
        heads = [self.say(f"head.{head}") for head in ("times", "wins", "interval", "lift")]
        table = self.table(self.say_of_pieces("title"), self.say_of_pieces("head"), *heads)
        for title, part in (("best", results[:SHOWN_CARDS]), ("worst", results[-SHOWN_CARDS:])):
            table.add_row(Text(self.say(f"title.{title}", n=SHOWN_CARDS), "italic"))
            for result in part:
                self.card_row(table, result)
            table.add_section()
        self.show(table)
        self.line(self.say_of_pieces("note", n=FEWEST), "dim")

    def card_row(self, table: Table, result: CardResult) -> None:
        """One card."""
        table.add_row(
            "  " + self.card_name(result.card),
            self.number(result.wins.times),
            self.rate(result.wins),
            self.interval(result.wins),
            self.lift(result),
        )

    def lift(self, result: CardResult) -> Text:
        """By how many percentage points its owners won more often than usual."""
        return Text(decimal(self.lang, 100 * result.lift, 1, sign=True), "green" if result.lift > 0 else "red")


def sparkline(counts: Counter[int], bars: str) -> str:
    """A histogram in one line, from the least value to the most."""
    highest = max(counts.values())
    return "".join(
        bars[-(-counts[value] * (len(bars) - 1) // highest)] for value in range(min(counts), max(counts) + 1)
    )
