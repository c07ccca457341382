"""The report of a training as one page: how it went, drawn if there is something to draw with, and with what."""

from __future__ import annotations

import json
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from galaktyka.core.errors import SetupError
from galaktyka.lab.drawings import can_draw
from galaktyka.lab.files import quoted
from galaktyka.lab.numbers import decimal, duration, percent, percents
from galaktyka.lab.results import write_whole
from galaktyka.lab.style import CSS
from galaktyka.lab.tally import wilson
from galaktyka.text.catalogue import Words, game_name
from galaktyka.train.curves import Line, drawn

PAGE = "report.html"
CURVE = "curve.jsonl"
SETTINGS = "settings.json"
SHARES = (0.25, 0.5, 0.6, 0.7, 0.8, 0.9)
"""Of the games, to be won."""
FEWEST = 50
"""Games, for such a share."""
LAST = 200
"""A mark counts the last games, at least so many."""

MORE_CSS = """
.lede { max-width: 46rem; font-size: 1.125rem; }
.settings td { text-align: left; white-space: normal; overflow-wrap: anywhere; vertical-align: top; }
.settings td:first-child { font-family: ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; }
"""


def write_page(folder: Path, words: Words) -> Path:
    """Write the report of a training; where it is."""
    lines, settings = read_curve(folder), read_written(folder)
    page = folder / PAGE
    write_whole(page, page_of(lines, settings, folder, words).encode())
    return page


def read_written(folder: Path) -> dict[str, Any]:
    """The settings, as they were written down; of an older program, too."""
    file = folder / SETTINGS
    try:
        settings = json.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise SetupError("training.no-training", {}, str(folder)) from None
    except ValueError:
        raise SetupError("training.damaged", {}, str(file)) from None
    if not isinstance(settings, dict) or not {"game", "opponent", "device"} <= settings.keys():
        raise SetupError("training.damaged", {}, str(file))
    return settings


def read_curve(folder: Path) -> list[Line]:
    """All lines of the curve; the last one may be unfinished."""
    file = folder / CURVE
    try:
        texts = file.read_text(encoding="utf-8").splitlines()
    except OSError:
        texts = []
    lines: list[Line] = []
    for place, text in enumerate(texts, 1):
        try:
            line = json.loads(text)
            lines.append(line)
            line["decisions"], line["against"], line["entropy"], line["error"]
        except (ValueError, TypeError, KeyError):
            if place < len(texts):
                raise SetupError("training.damaged", {}, str(file)) from None
            lines.pop() if len(lines) == place else None
    if not lines:
        message = "training.no-curve" if (folder / SETTINGS).is_file() else "training.no-training"
        raise SetupError(message, {}, str(folder))
    return lines


def page_of(lines: list[Line], settings: dict[str, Any], folder: Path, words: Words) -> str:
    """The text of the page."""

    def say(message: str, **values: object) -> str:
        return escape(words.say_with(f"training.page.{message}", values))

    title = say("title", game=game_name(words, settings["game"]))
    name = partial(line_name, words, settings["game"])
    pictures = drawn(lines, words, name) if can_draw() else []
    figures = [f"<figure tabindex='0'>{picture}</figure>" for picture in pictures]
    notes = [f"<p class='note'>{say(note)}</p>" for note in ("curve-note", "learning-note")]
    heads = [say(head) for head in ("curve", "learning")]
    sections = [
        *map(section, heads[:1], map("".join, zip(figures, notes, strict=False))),
        section(say("marks"), marks_table(lines, settings, words) + f"<p class='note'>{say('marks-note')}</p>"),
        section(say("times"), times_table(lines, settings, words)),
        *map(section, heads[1:], map("".join, zip(figures[1:], notes[1:], strict=False))),
        *([] if figures else [f"<p class='note'>{say('no-drawings')}</p>"]),
        section(say("play"), f"<p>{say('play-note')}</p><pre>{escape(play_command(folder, settings))}</pre>"),
        section(say("settings"), settings_table(settings, words)),
    ]
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{CSS}{MORE_CSS}</style></head><body>",
            f"<header><h1>{title}</h1><p class='lede'>{escape(in_short(lines, settings, words))}</p>",
            f"{facts(lines[-1], settings, words)}</header>",
            f"<main>{''.join(sections)}</main></body></html>\n",
        ]
    )


def section(title: str, text: str) -> str:
    """A part of the page."""
    return f"<section><h2>{title}</h2>{text}</section>"


def in_short(lines: list[Line], settings: dict[str, Any], words: Words) -> str:
    """What happened, in a sentence or two."""
    last, found = lines[-1], marks(lines)
    told = words.say_with(
        "training.page.lede",
        {"games": decimal(words.lang, last["games"], 0), "time": duration(last["seconds"])},
    )
    if not found:
        return told
    kind = next((kind for kind in found if kind.startswith("2")), next(iter(found)))
    won, games = found[kind]
    values = {
        "table": kind_name(words, settings["game"], kind),
        "share": percent(words.lang, won / games, 0),
        "opponent": opponent(settings, words),
    }
    return f"{told} {words.say_with('training.page.lede-mark', values)}"


def facts(last: Line, settings: dict[str, Any], words: Words) -> str:
    """Large numbers."""
    lang = words.lang
    told = [
        ("time", duration(last["seconds"])),
        ("decisions", decimal(lang, last["decisions"] / 1e6, 1)),
        ("rate", decimal(lang, last["per_second"], 0)),
        ("games", decimal(lang, last["games"], 0)),
        ("device", words.say(f"training.page.on-{'gpu' if settings['device'] == 'cuda' else 'cpu'}")),
        ("opponent", opponent(settings, words)),
    ]
    boxes = [
        f"<div><dt>{escape(words.say(f'training.page.{key}'))}</dt><dd>{escape(text)}</dd></div>" for key, text in told
    ]
    return f"<dl class='facts'>{''.join(boxes)}</dl>"


def opponent(settings: dict[str, Any], words: Words) -> str:
    """What the fixed opponent is called."""
    message = f"training.page.opponent-{settings['opponent']}"
    return words.say(message) if words.has(message) else str(settings["opponent"])


def marks_table(lines: list[Line], settings: dict[str, Any], words: Words) -> str:
    """What was won at the end, at each kind of table."""
    lang = words.lang
    rows = []
    for kind, (won, games) in marks(lines).items():
        seats = int(kind.partition("+")[0])
        cells = [decimal(lang, games, 0), percent(lang, won / games), percents(lang, *wilson(won, games))]
        cells.append(percent(lang, 1 / seats, 0) if seats > 1 else "–")
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr><td class='word'>{escape(kind_name(words, settings['game'], kind))}</td>{told}</tr>")
    heads = [words.say(f"training.page.{name}") for name in ("kind", "games", "won", "interval", "fair")]
    return table(words.say("training.page.marks"), heads, rows)


def times_table(lines: list[Line], settings: dict[str, Any], words: Words) -> str:
    """After what time which share was won first."""
    rows = []
    for kind in marks(lines):
        times = [reached(lines, kind, share) for share in SHARES]
        told = "".join(f"<td>{'–' if time is None else duration(time)}</td>" for time in times)
        rows.append(f"<tr><td class='word'>{escape(kind_name(words, settings['game'], kind))}</td>{told}</tr>")
    heads = [words.say("training.page.kind"), *(percent(words.lang, share, 0) for share in SHARES)]
    return table(words.say("training.page.times"), heads, rows)


def reached(lines: list[Line], kind: str, share: float) -> float | None:
    """After how many seconds such a share of the last games was won first, of at least 50; while it imitates never."""
    recent: list[tuple[float, int]] = []
    for line in lines:
        won, games = line["against"].get(kind, (0.0, 0))
        if line.get("imitates") or not games:
            continue
        recent.append((won * games, games))
        while sum(games for _, games in recent[1:]) >= FEWEST:
            recent.pop(0)
        together = sum(games for _, games in recent)
        if together >= FEWEST and sum(won for won, _ in recent) >= share * together:
            return float(line["seconds"])
    return None


def table(title: str, heads: list[str], rows: list[str]) -> str:
    """A table that scrolls by itself where it is too wide; its first column has words."""
    cells = "".join(
        f"<th scope='col'{' class=word' if place == 0 else ''}>{escape(head)}</th>" for place, head in enumerate(heads)
    )
    return (
        f"<div class='wide' tabindex='0' role='region' aria-label='{escape(title)}'>"
        f"<table><thead><tr>{cells}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def kind_name(words: Words, game_key: str, kind: str) -> str:
    """ "2+advanced" in words."""
    players = words.say("training.page.players", n=int(kind.partition("+")[0]))
    return ", ".join([players, *option_names(words, game_key, kind)])


def line_name(words: Words, game_key: str, kind: str) -> str:
    """The same beside the number of players."""
    return ", ".join(option_names(words, game_key, kind)) or words.say("training.page.no-options")


def option_names(words: Words, game_key: str, kind: str) -> list[str]:
    """The variants of a kind of table in words."""
    messages = {option: f"{game_key}.option.{option}" for option in kind.split("+")[1:]}
    return [words.say(message) if words.has(message) else option for option, message in messages.items()]


def settings_table(settings: dict[str, Any], words: Words) -> str:
    """Everything that was set."""
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{escape(value if isinstance(value, str) else json.dumps(value))}</td></tr>"
        for name, value in settings.items()
    )
    summary = escape(words.say("training.page.show-settings"))
    return f"<details><summary>{summary}</summary><table class='settings'><tbody>{rows}</tbody></table></details>"


def play_command(folder: Path, settings: dict[str, Any]) -> str:
    """How to play against what was trained."""
    pack = f" --pack {quoted(Path(settings['pack']))}" if settings.get("pack") else ""
    return f"GALAKTYKA_WEIGHTS={quoted(folder)} galaktyka play {settings['game']}{pack} --bots champion"


def marks(lines: list[Line]) -> dict[str, tuple[float, int]]:
    """For each kind of table how many of the last games against the fixed opponent were won."""
    found: dict[str, tuple[float, int]] = {}
    for line in reversed(lines):
        for kind, (share, games) in line["against"].items() if not line.get("imitates") else ():
            won, number = found.get(kind, (0.0, 0))
            if number < LAST and games:
                found[kind] = won + share * games, number + games
    return dict(sorted(found.items()))
