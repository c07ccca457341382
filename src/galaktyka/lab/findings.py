"""What an experiment found, in words and numbers: sections with a table, a judgement and something to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from galaktyka.lab.numbers import decimal, percent, percents
from galaktyka.lab.parts import merged
from galaktyka.lab.ratings import SCALE, Meeting, expected, meetings, ratings
from galaktyka.lab.results import Folder
from galaktyka.lab.sections import Dot, Dots, Group, Section, Spread, groups_of
from galaktyka.lab.speaker import Speaker
from galaktyka.lab.statistics import Effect, Judgement, effects, judge, over_bots
from galaktyka.lab.tally import NORMAL_95, Share, Tally, deviation, mean, quantile
from galaktyka.text.catalogue import Words

FEWEST = 30
"""What fewer players had says nothing."""
DRAWN_CARDS = 12
MOST_DRAWN = 40
ORDER = ("ratings", "pairs", "bots", "scores", "seats", "starts", "cards", "strategies", "lengths", "ends")
FIRST = {
    "match": ("bots",),
    "tournament": ("ratings", "pairs"),
    "fairness": ("seats", "starts"),
    "cards": ("cards", "strategies"),
    "sweep": ("variants", "varied"),
}


class Findings(Speaker):
    """Everything that a report tells."""

    def __init__(self, folder: Folder, tallies: Sequence[Tally], words: Words) -> None:
        super().__init__(folder.plan.game_key, words)
        self.folder = folder
        self.plan = folder.plan
        self.tallies = tallies
        self.groups = groups_of(self.plan.series, tallies)
        self.whole = merged(tallies)

    @property
    def title(self) -> str:
        """What the person called it, or what it is."""
        return self.plan.title or self.say(f"kind.{self.plan.kind}", game=self.game_name())

    def sections(self) -> list[Section]:
        """What there is to tell, the answer to the question of the experiment first."""
        found: list[Section] = []
        if self.plan.kind == "sweep":
            found += [self.variants(), *self.varied_cards()]
            return [section for section in found if section.rows]
        found += [self.ratings(), self.pairs()]
        for group in self.groups:
            found += [
                self.bots(group), self.scores(group), self.seats(group), self.starts(group), self.cards(group),
                self.strategies(group), self.lengths(group), self.ends(group),
            ]  # fmt: skip
        first = FIRST[self.plan.kind]
        ranks = {key: number for number, key in enumerate(first + tuple(key for key in ORDER if key not in first))}
        shown = [section for section in found if section.rows or section.drawing]
        return sorted(shown, key=lambda section: ranks[section.key])

    def heading(self, message: str, group: Group) -> str:
        """A title, with the number of players where there are several."""
        several = len({other.seats for other in self.groups}) > 1
        return f"{message} · {self.say('count.seats', n=group.seats)}" if several else message

    # -------------------------------------------------------------- bots

    def ratings(self) -> Section:
        """Elo."""
        found = ratings(self.whole.orders)
        section = Section("ratings", self.say("page.ratings"))
        section.heads = [self.say(f"head.{head}") for head in ("bot", "rating", "interval", "games")]
        for rating in found:
            spread = f"{self.number(rating.low)} – {self.number(rating.high)}"
            section.rows.append((rating.bot, self.number(rating.elo), spread, self.number(rating.games)))
        dots = [Dot(rating.bot, rating.elo, rating.low, rating.high) for rating in found]
        if found:
            section.drawing = Dots(dots, self.say("page.elo"), "number")
            section.notes.append(self.say("page.ratings-note"))
        return section

    def pairs(self) -> Section:
        """Everybody against everybody."""
        strength = {rating.bot: rating.elo for rating in ratings(self.whole.orders)}
        heads = [self.say(f"head.{head}") for head in ("bot", "against", "games", "ahead", "interval", "by-rating")]
        section = Section("pairs", self.say("page.pairs"), heads, names=2)
        found = []
        for meeting in meetings(self.whole.orders):
            first, second = strength.get(meeting.first), strength.get(meeting.second)
            if first is None or second is None:  # half-way they may have met each other, but not the others
                found.append((0.0, 0.0, self.pair_row(meeting, "–")))
                continue
            if first < second:
                first, second, meeting = second, first, meeting.turned()
            chance = expected((first - second) / SCALE)
            found.append((first, second, self.pair_row(meeting, percent(self.lang, chance))))
        section.rows = [row for _, _, row in sorted(found, key=lambda one: (-one[0], -one[1]))]
        if section.rows:
            section.notes.append(self.say("page.pairs-note"))
        return section

    def pair_row(self, meeting: Meeting, chance: str) -> Sequence[str]:
        """One bot against another, beside what their ratings expect."""
        ahead, spread = percent(self.lang, meeting.rate), percents(self.lang, *meeting.interval())
        return meeting.first, meeting.second, self.number(meeting.games), ahead, spread, chance

    def bots(self, group: Group) -> Section:
        """Wins, scores, and where the points come from."""
        sources = [s for s in self.account.sources if any(s in bot.sources for bot in group.tally.bots.values())]
        heads = [
            *[
                self.say(f"head.{head}")
                for head in ("bot", "played", "wins", "interval", "shared", "score", "deviation")
            ],
            *[self.source_name(source) for source in sources],
        ]
        section = Section("bots", self.heading(self.say("title.bots"), group), heads)
        dots = []
        for name, bot in sorted(group.tally.bots.items(), key=lambda item: -item[1].wins.rate):
            section.rows.append(
                (
                    name,
                    self.number(bot.wins.times),
                    self.rate(bot.wins),
                    self.bot_interval(bot, group.tally),
                    self.number(bot.shared),
                    self.number(mean(bot.scores), 1),
                    self.number(deviation(bot.scores), 1),
                    *[self.number(bot.sources[source] / bot.wins.times, 1) for source in sources],
                )
            )
            dots.append(Dot(name, bot.wins.rate, *bot.wins.interval()))
        if len(dots) > 1:
            section.drawing = Dots(dots, self.say("head.wins"), "percent", 1 / group.seats)
        if group.tally.automa:
            points = self.number(mean(group.tally.automa), 1)
            spread = self.number(deviation(group.tally.automa), 1)
            section.notes.append(self.say("note.automa", points=points, spread=spread))
        else:
            section.notes.append(self.say("note.fair", share=percent(self.lang, 1 / group.seats)))
        return section

    def scores(self, group: Group) -> Section:
        """How the scores of each bot are spread."""
        section = Section("scores", self.heading(self.say("chart.scores"), group))
        names = ("bot", "mean", "least", "quarter", "median", "upper", "most")
        section.heads = [self.say(f"head.{head}") for head in names]
        for name, bot in group.tally.bots.items():
            section.rows.append((name, *self.spots(bot.scores)))
        counts = {name: bot.scores for name, bot in group.tally.bots.items()}
        section.drawing = Spread(counts, self.say("chart.score"))
        return section

    def spots(self, counts: Counter[int]) -> list[str]:
        """Mean, least, quarters and most of a histogram."""
        places = [quantile(counts, 0.25), quantile(counts, 0.5), quantile(counts, 0.75)]
        return [self.number(mean(counts), 1), *[self.number(n) for n in (min(counts), *places, max(counts))]]

    # -------------------------------------------------------------- fairness

    def seats(self, group: Group) -> Section:
        """Whether it matters where one sits, or when one's turn comes."""
        place = "place" if self.account.by_place else "seat"
        section = Section("seats", self.heading(self.say(f"title.{self.account.places}"), group))
        if group.seats > 1:
            shares = over_bots(group.tally, "places")
            named = {self.say(f"head.{place}", n=n + 1): shares.get(n, Share()) for n in range(group.seats)}
            self.fill_shares(section, self.say("page.place"), named, group)
        return section

    def starts(self, group: Group) -> Section:
        """Whether it matters how one starts."""
        section = Section("starts", "")
        shares = over_bots(group.tally, "starts")
        if shares:
            section.title = self.heading(self.say_of_pieces("starts"), group)
            ordered = sorted(shares.items(), key=lambda item: (-item[1].rate, str(item[0])))
            named = {self.start_name(str(start)): share for start, share in ordered}
            self.fill_shares(section, self.say_of_pieces("start"), named, group)
        return section

    def fill_shares(self, section: Section, what: str, named: dict[str, Share], group: Group) -> None:
        """Win rates with intervals, and whether they differ by more than chance."""
        section.heads = [what, *[self.say(f"head.{head}") for head in ("played", "wins", "interval")]]
        for name, share in named.items():
            section.rows.append((name, self.number(share.times), self.rate(share), self.interval(share)))
        section.judgement = judge(named.values())
        dots = [Dot(name, share.rate, *share.interval()) for name, share in named.items() if share.times]
        section.drawing = Dots(dots, self.say("head.wins"), "percent", 1 / group.seats)

    def verdict(self, judgement: Judgement) -> str:
        """The judgement in a sentence."""
        return self.say(
            f"verdict.{judgement.verdict}",
            widest=decimal(self.lang, 100 * judgement.widest, 2),
            chi=decimal(self.lang, judgement.chi_square, 1),
            freedom=judgement.freedom,
            chance=self.probability(judgement.probability),
        )

    def probability(self, value: float) -> str:
        """A probability; a tiny one is only said to be tiny."""
        return f"< {decimal(self.lang, 0.001, 3)}" if value < 0.001 else f"= {decimal(self.lang, value, 3)}"

    # -------------------------------------------------------------- cards and strategies

    def cards(self, group: Group) -> Section:
        """What those who won had."""
        found = effects(group.tally, "cards", FEWEST)
        section = Section("cards", "")
        if not found:
            return section
        section.title = self.heading(self.say("page.cards"), group)
        self.fill_effects(section, self.say_of_pieces("head"), [(self.card_name(one.name), one) for one in found])
        section.folded = len(found) > MOST_DRAWN and self.plan.kind != "cards"
        drawn = found if len(found) <= 2 * DRAWN_CARDS else found[:DRAWN_CARDS] + found[-DRAWN_CARDS:]
        section.drawing = self.drawn_effects([(self.card_name(one.name), one) for one in drawn])
        section.notes.append(self.say("page.cards-note", n=FEWEST))
        return section

    def strategies(self, group: Group) -> Section:
        """What most of the points came from."""
        found = effects(group.tally, "mainly", FEWEST)
        section = Section("strategies", "")
        if found:
            section.title = self.heading(self.say("page.strategies"), group)
            named = [(self.source_name(one.name), one) for one in found]
            self.fill_effects(section, self.say("page.source"), named)
            section.drawing = self.drawn_effects(named)
            section.notes.append(self.say("page.strategies-note"))
        return section

    def fill_effects(self, section: Section, what: str, found: list[tuple[str, Effect]]) -> None:
        """A row for each, with intervals."""
        section.heads = [what, *[self.say(f"head.{head}") for head in ("held", "with", "without", "more", "interval")]]
        for name, effect in found:
            section.rows.append((name, *self.effect_cells(effect)))

    def effect_cells(self, effect: Effect) -> list[str]:
        """How often, with, without, the difference and its interval."""
        low, high = (decimal(self.lang, 100 * end, 1, sign=True) for end in (effect.low, effect.high))
        return [
            percent(self.lang, effect.held),
            self.rate(effect.having),
            self.rate(effect.lacking),
            decimal(self.lang, 100 * effect.difference, 1, sign=True),
            f"{low} – {high}",
        ]

    def drawn_effects(self, found: list[tuple[str, Effect]]) -> Dots:
        """The differences beside each other."""
        dots = [Dot(name, one.difference, one.low, one.high) for name, one in found]
        return Dots(dots, self.say("page.more-wins"), "points", 0.0)

    # -------------------------------------------------------------- length and ends

    def lengths(self, group: Group) -> Section:
        """How many rounds games take."""
        section = Section("lengths", self.heading(self.say("title.lengths"), group))
        if any(group.tally.rounds):  # else the game does not say
            heads = ("mean", "least", "quarter", "median", "upper", "most")
            section.heads = [self.say(f"head.{head}") for head in heads]
            section.names = 0
            section.rows = [self.spots(group.tally.rounds)]
            section.drawing = Spread({"": group.tally.rounds}, self.say("chart.rounds"))
        return section

    def ends(self, group: Group) -> Section:
        """Why games ended."""
        tally = group.tally
        section = Section("ends", self.heading(self.say("title.ends"), group))
        section.heads = [self.say("head.end"), self.say("head.games")]
        for end, games in sorted(tally.ends.items(), key=lambda item: (-item[1], item[0])):
            section.rows.append((self.end_name(end), percent(self.lang, games / tally.games)))
        if tally.ends.total() > tally.games:
            section.notes.append(self.say("note.ends"))
        return section

    # -------------------------------------------------------------- sweeps

    def variants(self) -> Section:
        """The variants side by side."""
        heads = ("change", "players", "games", "score", "rounds", "widest-seat", "wins-best")
        section = Section("variants", self.say("page.variants"), [self.say(f"head.{head}") for head in heads])
        dots = []
        for group in self.groups:
            tally = group.tally
            score, half = score_of(group)
            seats = judge(over_bots(tally, "places").values())
            best = max(tally.bots.items(), key=lambda item: item[1].wins.rate)
            section.rows.append(
                (
                    group.change,
                    self.number(group.seats),
                    self.number(tally.games),
                    f"{self.number(score, 2)} ± {self.number(half, 2) if tally.games > 1 else '–'}",
                    self.number(mean(tally.rounds), 2),
                    decimal(self.lang, 100 * seats.widest, 1),
                    f"{best[0]} {self.rate(best[1].wins)}" if len(tally.bots) > 1 else "–",
                )
            )
            dots.append(Dot(self.group_name(group), score, score - half, score + half))
        section.drawing = Dots(dots, self.say("chart.score"), "number")
        section.notes.append(self.say("page.variants-note"))
        return section

    def group_name(self, group: Group) -> str:
        """What a variant is called beside its dot."""
        several = len({other.seats for other in self.groups}) > 1
        return f"{group.change} · {self.say('count.seats', n=group.seats)}" if several else group.change

    def varied_cards(self) -> list[Section]:
        """What became of the cards that were changed."""
        paths = {change.split(" = ")[0] for group in self.groups for change in group.change.split(", ")}
        words = {word for path in paths for word in path.split(".")}
        ids = sorted({card for group in self.groups for bot in group.tally.bots.values() for card in bot.cards} & words)
        return [self.varied_card(card) for card in ids]

    def varied_card(self, card: str) -> Section:
        """One card in all variants."""
        section = Section("varied", self.card_name(card))
        self.fill_effects(section, self.say("head.change"), [])
        dots = []
        for group in self.groups:
            effect = next((one for one in effects(group.tally, "cards", FEWEST) if one.name == card), None)
            if effect:
                dots.append(Dot(self.group_name(group), effect.difference, effect.low, effect.high))
            cells = self.effect_cells(effect) if effect else [self.held(group, card), "–", "–", "–", "–"]
            section.rows.append((self.group_name(group), *cells))
        if dots:
            section.drawing = Dots(dots, self.say("page.more-wins"), "points", 0.0)
        section.notes.append(self.say("page.varied-note", n=FEWEST))
        return section

    def held(self, group: Group, card: str) -> str:
        """The part of all players who had it, however few they are."""
        players = group.tally.games * group.seats
        return percent(self.lang, over_bots(group.tally, "cards").get(card, Share()).times / players)

    # -------------------------------------------------------------- in the terminal

    def print_short(self, console: Console, plain: bool) -> None:
        """The answer to the question of the experiment: its first sections."""
        first = FIRST[self.plan.kind]
        console.print(
            Text(
                f"{self.title}: {self.say('page.games', n=self.whole.games, shown=self.number(self.whole.games))}",
                "bold",
            )
        )
        console.print()
        for section in self.sections():
            if section.key in first:
                self.print_section(console, section, plain)

    def print_section(self, console: Console, section: Section, plain: bool) -> None:
        """One table with its judgement; of a long one both ends."""
        table = Table(box=box.ASCII if plain else box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for place, head in enumerate(section.heads):
            table.add_column(head, justify="left" if place < section.names else "right")
        rows = section.rows
        if len(rows) > 2 * DRAWN_CARDS:
            rows = [*rows[:DRAWN_CARDS], ["…"] * len(section.heads), *rows[-DRAWN_CARDS:]]
        for row in rows:
            table.add_row(*row)
        console.print(Text(section.title, "bold"))
        console.print(table)
        if section.judgement:
            console.print(Text(self.verdict(section.judgement), "dim"))
        console.print()


def score_of(group: Group) -> tuple[float, float]:
    """The mean score of a player and half its 95 % interval: players of one game share a game, so games are counted.

    One game has no spread, and so no interval.
    """
    totals = group.tally.totals
    half = NORMAL_95 * deviation(totals) / sqrt(max(totals.total() - 1, 1))
    return mean(totals) / group.seats, half / group.seats
