"""The chart of a simulation: scores, wins, lengths and cards on one page."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from galaktyka.core.errors import SetupError
from galaktyka.lab.numbers import decimal, percent
from galaktyka.lab.report import FEWEST, SHOWN_CARDS, Report
from galaktyka.lab.tally import CardResult, card_results, mean

SUFFIXES = (".png", ".svg", ".pdf")
COLOURS = ("#3b6fb6", "#d9822b", "#4c9a6a", "#8a5fb0", "#7d8795")
GOOD, BAD, INK, PALE = "#4c9a6a", "#c2504d", "#2b2f36", "#d8dce2"
STYLE: dict[Any, Any] = {
    "font.size": 9.5,
    "font.family": "DejaVu Sans",
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": PALE,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "text.parse_math": False,  # a pack may call a card "Costs $5"
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "galaktyka",
}


def check_plot(path: Path) -> None:
    """The kind of file is one that can be drawn, and there is something to draw with."""
    if path.suffix.lower() not in SUFFIXES:
        raise SetupError("lab.error.plot-kind", {"suffix": path.suffix or path.name})
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise SetupError("lab.error.no-matplotlib", {}) from None


def draw(report: Report, path: Path) -> None:
    """Draw the chart into the file."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    with quietly(), pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(2, 2, figsize=(12, 9), layout="constrained", height_ratios=(2, 3))
        shown = report.number(report.tally.games)
        title = report.say("chart.title", game=report.game_name(), n=report.tally.games, shown=shown)
        figure.suptitle(f"{title} · {', '.join(report.experiment.bots)}", fontsize=14, weight="bold")
        draw_scores(report, axes[0][0])
        draw_wins(report, axes[0][1])
        draw_lengths(report, axes[1][0])
        draw_cards(report, axes[1][1])
        figure.savefig(path, dpi=150, facecolor="white", metadata=plain_metadata(path))
        pyplot.close(figure)


@contextmanager
def quietly() -> Iterator[None]:
    """A name may have letters that no font here has, or more of them than fit: its owner sees that in the drawing."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph|constrained_layout", UserWarning)
        yield


def plain_metadata(path: Path) -> dict[str, Any]:
    """No date in the file: the same simulation gives the same chart."""
    return {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(path.suffix.lower(), {})


def histogram(counts: Counter[int]) -> tuple[list[int], list[float]]:
    """Values without gaps, and the share of each in percent."""
    values = list(range(min(counts), max(counts) + 1))
    return values, [100 * counts[value] / counts.total() for value in values]


def draw_scores(report: Report, axis: Any) -> None:
    """How the scores of each bot are spread."""
    for colour, (name, bot) in zip(COLOURS, report.tally.bots.items(), strict=False):
        values, shares = histogram(bot.scores)
        label = report.say("chart.mean", bot=name, mean=decimal(report.lang, mean(bot.scores)))
        axis.fill_between(values, shares, step="mid", color=colour, alpha=0.25)
        axis.step(values, shares, where="mid", color=colour, linewidth=1.4, label=label)
        axis.axvline(mean(bot.scores), color=colour, linewidth=1, linestyle=":")
    axis.set_ylim(bottom=0)
    axis.set(title=report.say("chart.scores"), xlabel=report.say("chart.score"), ylabel=report.say("chart.share"))
    axis.yaxis.set_major_formatter(lambda value, _: percent(report.lang, value / 100, 0))
    axis.grid(axis="y")
    axis.legend(frameon=False)


def draw_wins(report: Report, axis: Any) -> None:
    """The win rate of each bot with its interval, beside the fair share."""
    names = list(report.tally.bots)
    for place, (colour, name) in enumerate(zip(COLOURS, names, strict=False)):
        wins = report.tally.bots[name].wins
        low, high = (wins.rate, wins.rate) if report.tally.is_foregone else wins.interval()
        axis.barh(place, 100 * wins.rate, color=colour, height=0.45)
        axis.plot([100 * low, 100 * high], [place, place], color=INK, linewidth=1.6, marker="|", markersize=9)
        axis.text(100 * high + 1.5, place, percent(report.lang, wins.rate), va="center")
    if not report.tally.automa:
        fair = 100 / len(report.experiment.bots)
        axis.axvline(fair, color=INK, linestyle="--", linewidth=1)
        axis.text(fair + 0.8, -0.48, report.say("chart.fair"), fontsize=8.5, va="top")
    axis.set(title=report.say("chart.wins"), xlim=(0, 112), yticks=range(len(names)), yticklabels=names)
    axis.set_ylim(len(names) - 0.5, -0.5)
    axis.xaxis.set_major_locator(ticks_up_to(100))
    axis.xaxis.set_major_formatter(lambda value, _: percent(report.lang, value / 100, 0))
    axis.grid(axis="x")


def ticks_up_to(most: int) -> Any:
    """A tick at every quarter."""
    from matplotlib.ticker import FixedLocator

    return FixedLocator([most * part / 4 for part in range(5)])


def draw_lengths(report: Report, axis: Any) -> None:
    """How many rounds games take."""
    values, shares = histogram(report.tally.rounds)
    axis.bar(values, shares, color="#7d8795", width=0.8)
    middle = mean(report.tally.rounds)
    axis.axvline(middle, color=INK, linewidth=1, linestyle=":")
    label = f" {report.say('head.mean')} {decimal(report.lang, middle)}"
    axis.text(middle, 1.0, label, transform=axis.get_xaxis_transform(), va="top")
    axis.set(title=report.say("chart.lengths"), xlabel=report.say("chart.rounds"), ylabel=report.say("chart.share"))
    axis.xaxis.get_major_locator().set_params(integer=True)
    axis.yaxis.set_major_formatter(lambda value, _: percent(report.lang, value / 100, 0))
    axis.grid(axis="y")


def draw_cards(report: Report, axis: Any) -> None:
    """The cards that win most and least."""
    results = [result for result in card_results(report.tally) if result.wins.times >= FEWEST]
    if len(results) > 2 * SHOWN_CARDS:
        results = results[:SHOWN_CARDS] + results[-SHOWN_CARDS:]
    for place, result in enumerate(results):
        draw_card(axis, place, result)
    names = [report.card_name(result.card) for result in results]
    axis.axvline(0, color=INK, linewidth=0.8)
    if len(results) == 2 * SHOWN_CARDS:
        axis.axhline(SHOWN_CARDS - 0.5, color=PALE, linewidth=1)
    axis.set(title=report.say_of_pieces("chart"), xlabel=report.say("chart.points"))
    axis.set_yticks(range(len(names)), names, fontsize=8.5)
    axis.set_ylim(max(len(names), 1) - 0.5, -0.5)
    axis.xaxis.set_major_formatter(lambda value, _: decimal(report.lang, value, 0, sign=bool(value)))
    axis.grid(axis="x")


def draw_card(axis: Any, place: int, result: CardResult) -> None:
    """One bar with its interval."""
    low, high = result.wins.interval()
    colour = GOOD if result.lift > 0 else BAD
    axis.barh(place, 100 * result.lift, color=colour, height=0.65, alpha=0.85)
    ends = [100 * (low - result.expected), 100 * (high - result.expected)]
    axis.plot(ends, [place, place], color=INK, linewidth=1)
