"""The report of a training as one page: how it went, drawn if there is something to draw with, and with what."""

from __future__ import annotations

import json
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

from galaktyka.core.errors import SetupError
from galaktyka.lab.drawings import INK, LINES, STYLE, WIDTH, can_draw, formatter, inlined
from galaktyka.lab.files import quoted
from galaktyka.lab.numbers import decimal, duration, percent, percents
from galaktyka.lab.plot import quietly
from galaktyka.lab.results import write_whole
from galaktyka.lab.style import CSS
from galaktyka.lab.tally import wilson
from galaktyka.text.catalogue import Words, game_name

PAGE = "report.html"
CURVE = "curve.jsonl"
SETTINGS = "settings.json"
LAST = 200
"""A mark counts the last games, at least so many."""

Line = dict[str, Any]


def write_page(folder: Path, words: Words) -> Path:
    """Write the report of a training; where it is."""
    try:
        lines = [json.loads(line) for line in (folder / CURVE).read_text(encoding="utf-8").splitlines()]
        settings = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    except OSError:
        raise SetupError("training.no-training", {}, str(folder)) from None
    except ValueError:
        raise SetupError("training.damaged", {}, str(folder / CURVE)) from None
    if not lines:
        raise SetupError("training.no-training", {}, str(folder))
    page = folder / PAGE
    write_whole(page, page_of(lines, settings, folder, words).encode())
    return page


def page_of(lines: list[Line], settings: dict[str, Any], folder: Path, words: Words) -> str:
    """The text of the page."""

    def say(message: str, **values: object) -> str:
        return escape(words.say_with(f"training.page.{message}", values))

    title = say("title", game=game_name(words, settings["game"]))
    last = lines[-1]
    lang = words.lang
    facts = [
        ("time", duration(last["seconds"])),
        ("decisions", decimal(lang, last["decisions"] / 1e6, 1)),
        ("rate", decimal(lang, last["per_second"], 0)),
        ("games", decimal(lang, last["games"], 0)),
        ("opponent", settings["opponent"]),
    ]
    told = "".join(f"<div><dt>{say(key)}</dt><dd>{escape(text)}</dd></div>" for key, text in facts)
    drawings = [f"<figure tabindex='0'>{text}</figure>" for text in drawn(lines, words)] if can_draw() else []
    rows = "".join(
        f"<tr><td class='word'>{escape(kind)}</td><td>{games}</td><td>{percent(lang, won / games)}</td>"
        f"<td>{percents(lang, *wilson(won, games))}</td></tr>"
        for kind, (won, games) in marks(lines).items()
    )
    heads = "".join(f"<th scope='col'>{say(head)}</th>" for head in ("kind", "games", "won", "interval"))
    table = (
        f"<div class='wide' tabindex='0' role='region' aria-label='{say('marks')}'>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
    command = f"GALAKTYKA_WEIGHTS={quoted(folder)} galaktyka play {settings['game']} --bots champion"
    sections = [
        section(say("marks"), f"<p class='note'>{say('marks-note')}</p>{table}"),
        *(section(say(name), drawing) for name, drawing in zip(("curve", "learning"), drawings, strict=False)),
        *([] if drawings else [f"<p class='note'>{say('no-drawings')}</p>"]),
        section(say("settings"), f"<pre>{escape(json.dumps(settings, indent=1))}</pre>"),
        section(say("play"), f"<p>{say('play-note')}</p><pre>{escape(command)}</pre>"),
    ]
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{CSS} pre {{ overflow-x: auto; }}</style></head><body>",
            f"<header><h1>{title}</h1><dl class='facts'>{told}</dl></header>",
            f"<main>{''.join(sections)}</main></body></html>\n",
        ]
    )


def section(title: str, text: str) -> str:
    """A part of the page."""
    return f"<section><h2>{title}</h2>{text}</section>"


def marks(lines: list[Line]) -> dict[str, tuple[float, int]]:
    """For each kind of table how many of the last games against the fixed opponent were won."""
    found: dict[str, tuple[float, int]] = {}
    for line in reversed(lines):
        for kind, (share, games) in line["against"].items():
            won, number = found.get(kind, (0.0, 0))
            if number < LAST and games:
                found[kind] = won + share * games, number + games
    return dict(sorted(found.items()))


def drawn(lines: list[Line], words: Words) -> list[str]:
    """How it fared against the fixed opponent, and how sure of itself it became."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    def say(message: str) -> str:
        return words.say(f"training.page.{message}")

    kinds = sorted({kind for line in lines for kind in line["against"]})
    found = []
    with quietly(), pyplot.rc_context(STYLE):
        for number, name in enumerate(("curve", "learning")):
            figure, axis = pyplot.subplots(figsize=(WIDTH, 3.4), layout="constrained")
            if name == "curve":
                for place, kind in enumerate(kinds):
                    points = [
                        (line["decisions"] / 1e6, 100 * line["against"][kind][0])
                        for line in lines
                        if line["against"].get(kind, [0, 0])[1]
                    ]
                    axis.plot(
                        *zip(*points, strict=True),
                        color=LINES[place % len(LINES)],
                        linestyle=("-", "--", ":")[place // len(LINES) % 3],
                        linewidth=1.4,
                        label=kind,
                    )
                axis.set_ylim(0, 100)
                axis.yaxis.set_major_formatter(formatter("percent", words.lang))
            else:
                for colour, figure_name in zip((LINES[0], LINES[1]), ("entropy", "error"), strict=True):
                    axis.plot(
                        [line["decisions"] / 1e6 for line in lines[1:]],
                        [line[figure_name] for line in lines[1:]],
                        color=colour,
                        linewidth=1.4,
                        label=say(figure_name),
                    )
            axis.set_xlabel(say("millions"))
            axis.tick_params(length=0, colors=INK)
            axis.grid()
            axis.margins(x=0.01)
            if axis.get_legend_handles_labels()[0]:
                axis.legend(frameon=False, ncols=3)
            out = StringIO()
            figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
            pyplot.close(figure)
            found.append(inlined(out.getvalue(), escape(say(name)), number))
    return found
