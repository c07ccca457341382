"""The drawings of a report: SVG that takes its colours from the page, so that it is right in light and in dark."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

from galaktyka.lab.numbers import decimal, percent
from galaktyka.lab.plot import quietly
from galaktyka.lab.sections import Dots, Spread

# Colours that no drawing needs, each to be replaced by one of the page.
INK, PALE, GOOD, BAD = "#010101", "#020202", "#030303", "#040404"
LINES = ("#050505", "#060606", "#070707", "#080808", "#090909")
NAMES = {
    INK: "var(--text-2)", PALE: "var(--line)", GOOD: "var(--good)", BAD: "var(--bad)",
    **{colour: f"var(--line-{number})" for number, colour in enumerate(LINES, 1)},
}  # fmt: skip
STYLE: dict[Any, Any] = {
    "font.size": 10,
    "svg.fonttype": "none",
    "svg.hashsalt": "galaktyka",
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": PALE,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "text.parse_math": False,  # a pack may call a card "Costs $5"
    "xtick.color": INK,
    "ytick.color": INK,
}
WIDTH = 8.8
"""Inches; the page scales the drawing."""


def can_draw() -> bool:
    """Whether there is something to draw with."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def drawn(drawing: Dots | Spread, lang: str, label: str, number: int) -> str:
    """The drawing as a piece of a page; `number` keeps its inner names apart from those of the others."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    with quietly(), pyplot.rc_context(STYLE):
        height = 0.9 + 0.3 * len(drawing.dots) if isinstance(drawing, Dots) else 3.0
        figure, axis = pyplot.subplots(figsize=(WIDTH, height), layout="constrained")
        if isinstance(drawing, Dots):
            draw_dots(axis, drawing, lang)
        else:
            draw_spread(axis, drawing, lang)
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
        pyplot.close(figure)
    return inlined(out.getvalue(), label, number)


def draw_dots(axis: Any, drawing: Dots, lang: str) -> None:
    """A dot and a line for each value and its interval."""
    scale = 1 if drawing.unit == "number" else 100
    for place, dot in enumerate(drawing.dots):
        colour = LINES[0]
        if drawing.unit == "points":
            colour = GOOD if dot.low > 0 else BAD if dot.high < 0 else INK
        axis.plot([scale * dot.low, scale * dot.high], [place, place], color=colour, linewidth=2, solid_capstyle="butt")
        axis.plot([scale * dot.value], [place], color=colour, marker="o", markersize=6)
    if drawing.middle is not None:
        axis.axvline(scale * drawing.middle, color=INK, linewidth=1, linestyle="--")
    axis.set_yticks(range(len(drawing.dots)), [dot.label for dot in drawing.dots])
    axis.set_ylim(len(drawing.dots) - 0.4, -0.6)
    axis.set_xlabel(drawing.axis)
    axis.margins(x=0.06)
    axis.locator_params(axis="x", nbins=7)
    axis.xaxis.set_major_formatter(formatter(drawing.unit, lang))
    axis.tick_params(length=0)
    axis.grid(axis="x")


def formatter(unit: str, lang: str) -> Any:
    """How the numbers on an axis are written: with as many digits as their steps need."""
    from matplotlib.ticker import Formatter

    class Numbers(Formatter):
        """Numbers of this unit and language."""

        def __call__(self, value: float, pos: int | None = None) -> str:
            axis: Any = self.axis
            places = sorted(axis.get_majorticklocs())
            step = places[1] - places[0] if len(places) > 1 else 1.0
            digits = 0 if step >= 0.999 else 1 if step >= 0.0999 else 2
            if unit == "percent":
                return percent(lang, value / 100, digits)
            return decimal(lang, value, digits, sign=unit == "points" and abs(value) > 1e-9)

    return Numbers()


def draw_spread(axis: Any, drawing: Spread, lang: str) -> None:
    """A stepped line for each histogram."""
    for colour, (name, counts) in zip(LINES * 9, drawing.counts.items(), strict=False):
        values = list(range(min(counts) - 1, max(counts) + 2))
        shares = [100 * counts[value] / counts.total() for value in values]
        axis.fill_between(values, shares, step="mid", color=colour, alpha=0.18, linewidth=0)
        axis.step(values, shares, where="mid", color=colour, linewidth=1.6, label=name or None)
    axis.set_ylim(bottom=0)
    axis.margins(x=0.01)
    axis.set_xlabel(drawing.axis)
    axis.xaxis.get_major_locator().set_params(integer=True)
    axis.yaxis.set_major_formatter(formatter("percent", lang))
    axis.tick_params(length=0)
    axis.grid(axis="y")
    if any(drawing.counts):
        axis.legend(frameon=False)


def inlined(svg: str, label: str, number: int) -> str:
    """Without the head of a file, with names of its own, the page's colours and letters, and words for a reader."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\bid="', f'id="d{number}-', svg)
    svg = re.sub(r'(href="#|url\(#)', rf"\1d{number}-", svg)
    svg = re.sub(r"font: ([\d.]+px)[^;\"]*", r"font-size: \1; font-family: inherit", svg)
    for colour, name in NAMES.items():
        svg = svg.replace(colour, name)
    box = re.search(r'viewBox="[^"]*"', svg)
    head = f'<svg {box.group() if box else ""} role="img" aria-label="{label}">'
    return head + svg[svg.index(">") + 1 :].strip()
