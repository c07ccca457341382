"""The curves of a training, drawn: how it fared against the fixed opponent, and how it learned."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from io import StringIO
from typing import Any

from galaktyka.lab.drawings import INK, LINES, STYLE, WIDTH, formatter, inlined
from galaktyka.lab.plot import quietly
from galaktyka.text.catalogue import Words

Line = dict[str, Any]
Point = tuple[float, float]
STROKES = ("-", "--", ":")
SMOOTH = 40
"""A point counts the games of the lines around it: of so many parts of the curve one."""
FIGURES = {"entropy": 1, "error": 100}
"""What is drawn of the learning, and how many times as large."""


def drawn(lines: list[Line], words: Words, name: Callable[[str], str]) -> list[str]:
    """Two drawings as pieces of a page; `name` says what a kind of table is called."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    found = []
    with quietly(), pyplot.rc_context(STYLE):
        for number, draw in enumerate((draw_marks, draw_learning)):
            figure, title = draw(pyplot, lines, words, name)
            out = StringIO()
            figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
            pyplot.close(figure)
            found.append(inlined(out.getvalue(), escape(title), number))
    return found


def draw_marks(pyplot: Any, lines: list[Line], words: Words, name: Callable[[str], str]) -> tuple[Any, str]:
    """What share was won: a panel for each number of players, with the fair share as a line."""
    panels: dict[int, list[str]] = {}
    for kind in sorted({kind for line in lines for kind in line["against"]}):
        panels.setdefault(int(kind.partition("+")[0]), []).append(kind)
    across = 2 if len(panels) == 4 else min(3, max(1, len(panels)))
    down = -(-max(1, len(panels)) // across)
    size = (WIDTH, 0.3 + 3.1 * down)
    figure, axes = pyplot.subplots(down, across, figsize=size, layout="constrained", sharey=True, squeeze=False)
    for axis in axes.flat[len(panels) :]:
        axis.set_visible(False)
    for axis, (seats, kinds) in zip(axes.flat, sorted(panels.items()), strict=False):
        for place, kind in enumerate(kinds):
            points = won(lines, kind)
            style = {"color": LINES[place % len(LINES)], "linestyle": STROKES[place // len(LINES) % len(STROKES)]}
            axis.plot(*zip(*points, strict=True), linewidth=1.6, label=name(kind), **style) if points else None
        if len(kinds) > 1:
            axis.legend(frameon=False, loc="best", fontsize=9)
        if seats > 1:
            axis.axhline(100 / seats, color=INK, linewidth=0.9, linestyle=(0, (2, 3)))
        axis.set_title(words.say("training.page.players", n=seats), fontsize=10, loc="left")
        axis.set_ylim(0, 100)
        axis.yaxis.set_major_formatter(formatter("percent", words.lang))
        finished(axis, words)
    return figure, words.say("training.page.curve")


def draw_learning(pyplot: Any, lines: list[Line], words: Words, name: Callable[[str], str]) -> tuple[Any, str]:
    """How much it doubts, and how wrong its values are: a panel each, because their scales differ."""
    figure, axes = pyplot.subplots(1, len(FIGURES), figsize=(WIDTH, 2.8), layout="constrained")
    for colour, axis, key in zip(LINES, axes, FIGURES, strict=False):
        points = [(line["decisions"] / 1e6, FIGURES[key] * line[key]) for line in lines[1:]]
        axis.plot(*zip(*points, strict=True), color=colour, linewidth=1.6) if points else None
        axis.set_title(words.say(f"training.page.{key}"), fontsize=10, loc="left")
        axis.margins(y=0.08)
        axis.set_ylim(bottom=0)
        axis.yaxis.set_major_formatter(formatter("number", words.lang))
        finished(axis, words)
    return figure, words.say("training.page.learning")


def won(lines: list[Line], kind: str) -> list[Point]:
    """Million choices, and the percentage won in the games around that moment; not while it imitated."""
    seen = [line for line in lines if not line.get("imitates") and line["against"].get(kind, [0, 0])[1]]
    reach = len(seen) // SMOOTH
    points = []
    for at, line in enumerate(seen):
        near = [other["against"][kind] for other in seen[max(0, at - reach) : at + reach + 1]]
        games = sum(number for _, number in near)
        points.append((line["decisions"] / 1e6, 100 * sum(share * number for share, number in near) / games))
    return points


def finished(axis: Any, words: Words) -> None:
    """What all panels have."""
    axis.set_xlabel(words.say("training.page.millions"))
    axis.xaxis.set_major_formatter(formatter("number", words.lang))
    axis.locator_params(axis="x", nbins=6)
    axis.tick_params(length=0, colors=INK)
    axis.grid()
    axis.margins(x=0.01)
