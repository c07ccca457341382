"""Rows of CSV: one for each seat of each game, with all that is needed to play the game again."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

import galaktyka
from galaktyka.lab.contest import Outcome
from galaktyka.lab.experiment import Experiment, bot_seed
from galaktyka.lab.tally import Tally, card_results

GAME_COLUMNS = (
    "game_number", "game", "version", "content", "options", "seed", "rounds", "decisions", "winners",
    "ends", "seat", "place", "bot", "bot_seed", "won", "score", "tie_break", "sources", "start", "cards",
)  # fmt: skip
CARD_COLUMNS = ("card", "times", "wins", "rate", "low", "high", "expected", "lift", "games_offered", "games_bought")


def lines(rows: Iterable[Iterable[object]]) -> str:
    """The rows as text."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def game_rows(experiment: Experiment, outcome: Outcome) -> str:
    """A row for every seat of one game."""
    game = experiment.game
    options = " ".join(sorted(key for key, value in experiment.options.items() if value))
    common = [
        outcome.number, game.key, galaktyka.__version__, game.content[:12], options, outcome.seed, outcome.rounds,
        outcome.decisions, " ".join(map(str, outcome.winners)), " ".join(outcome.ends),
    ]  # fmt: skip
    rows = []
    for number, seat in enumerate(outcome.seats):
        sources = " ".join(f"{source}={points}" for source, points in seat.sources.items())
        own = [
            number, seat.place, seat.bot, bot_seed(outcome.seed, number), int(seat.won), seat.score, seat.tie_break,
            sources, seat.start, " ".join(seat.cards),
        ]  # fmt: skip
        rows.append([*common, *own])
    return lines(rows)


def card_rows(tally: Tally) -> str:
    """All cards with their win rates, the best first, under their heading."""
    rows: list[Iterable[object]] = [CARD_COLUMNS]
    for result in card_results(tally):
        low, high = result.wins.interval()
        numbers = [result.wins.rate, low, high, result.expected, result.lift]
        wins = f"{result.wins.rate * result.wins.times:.2f}"
        offered = [tally.on_offer[result.card], tally.bought[result.card]] if tally.on_offer[result.card] else ["", ""]
        rows.append([result.card, result.wins.times, wins, *[f"{number:.5f}" for number in numbers], *offered])
    return lines(rows)
