"""The report as one page: no file beside it, no script, nothing from the net."""

from __future__ import annotations

from html import escape
from pathlib import Path

from galaktyka.lab.drawings import can_draw, drawn
from galaktyka.lab.findings import Findings
from galaktyka.lab.numbers import duration, speed
from galaktyka.lab.results import EXPERIMENT, write_whole
from galaktyka.lab.sections import Section
from galaktyka.lab.style import CSS
from galaktyka.lab.tally import mean


def write_page(findings: Findings, path: Path) -> None:
    """Write the page, whole or not at all."""
    write_whole(path, page_of(findings).encode())


def page_of(findings: Findings) -> str:
    """The text of the page."""
    sections = findings.sections()
    drawings = can_draw()
    parts = [section_of(findings, section, number, drawings) for number, section in enumerate(sections)]
    title = escape(findings.title)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{findings.lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{CSS}</style></head>",
            "<body>",
            f"<header><h1>{title}</h1>",
            f"<p>{escape(subtitle(findings))}</p>",
            *([] if findings.folder.finished else [f'<p class="verdict slight">{escape(unfinished(findings))}</p>']),
            facts(findings),
            contents(findings, sections),
            "</header><main>",
            *parts,
            *([] if drawings else [f'<p class="note">{escape(findings.say("page.no-drawings"))}</p>']),
            repeat(findings),
            "</main>",
            f"<footer><p>{escape(findings.say('page.footer'))}</p></footer>",
            "</body></html>\n",
        ]
    )


def subtitle(findings: Findings) -> str:
    """The game, the players and the bots."""
    seats = sorted({group.seats for group in findings.groups})
    bots = sorted({bot for tally in findings.tallies for bot in tally.bots})
    players = ", ".join(findings.say("count.seats", n=number) for number in seats)
    return " · ".join([findings.game_name(), players, ", ".join(bots)])


def unfinished(findings: Findings) -> str:
    """How much of it there is."""
    done, games = findings.number(findings.whole.games), findings.number(findings.plan.games)
    return findings.say("page.unfinished", done=done, games=games)


def facts(findings: Findings) -> str:
    """The few numbers that everybody asks for first."""
    whole = findings.whole
    told = [("played", findings.number(whole.games))]
    if any(whole.rounds):
        told.append(("rounds", findings.number(mean(whole.rounds), 1)))
    told.append(("decisions", findings.number(whole.decisions / whole.games, 1)))
    efforts = findings.folder.efforts()
    seconds = sum(effort["seconds"] for effort in efforts)
    if seconds:
        games = sum(effort["games"] for effort in efforts)
        told += [("time", duration(seconds)), ("speed", speed(findings.lang, games / seconds))]
    items = [f"<div><dt>{escape(findings.say(f'page.{key}'))}</dt><dd>{escape(text)}</dd></div>" for key, text in told]
    return f'<dl class="facts">{"".join(items)}</dl>'


def contents(findings: Findings, sections: list[Section]) -> str:
    """Links to the sections."""
    names = [(f"s{number}", section.title) for number, section in enumerate(sections)]
    names.append(("repeat", findings.say("page.repeat")))
    links = "".join(f'<li><a href="#{place}">{escape(name)}</a></li>' for place, name in names)
    return f'<nav aria-label="{escape(findings.say("page.contents"))}"><ul>{links}</ul></nav>'


def section_of(findings: Findings, section: Section, number: int, drawings: bool) -> str:
    """A heading, the judgement, the drawing and the table."""
    parts = [f'<section id="s{number}"><h2>{escape(section.title)}</h2>']
    if section.judgement:
        parts.append(
            f'<p class="verdict {section.judgement.verdict}">{escape(findings.verdict(section.judgement))}</p>'
        )
    if section.drawing and drawings:
        parts.append(
            f'<figure tabindex="0">{drawn(section.drawing, findings.lang, escape(section.title), number)}</figure>'
        )
    if section.rows:
        table = table_of(section)
        if section.folded:
            summary = findings.say("page.all-rows", n=len(section.rows))
            table = f"<details><summary>{escape(summary)}</summary>{table}</details>"
        parts.append(table)
    parts += [f'<p class="note">{escape(note)}</p>' for note in section.notes]
    return "".join([*parts, "</section>"])


def table_of(section: Section) -> str:
    """Words to the left, numbers to the right."""

    def cell(tag: str, place: int, text: str) -> str:
        word = ' class="word"' if place < section.names else ""
        scope = ' scope="col"' if tag == "th" else ""
        return f"<{tag}{word}{scope}>{escape(text)}</{tag}>"

    head = "".join(cell("th", place, text) for place, text in enumerate(section.heads))
    rows = "".join(
        f"<tr>{''.join(cell('td', place, text) for place, text in enumerate(row))}</tr>" for row in section.rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(section.title)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def repeat(findings: Findings) -> str:
    """Everything that is needed to have the same results again."""
    plan = findings.plan
    experiment = findings.folder.experiment().strip()
    program = ", ".join(f"{key} {value}" for key, value in plan.program.items())
    contents = sorted({content[:16] for content in plan.contents})
    efforts = []
    for effort in findings.folder.efforts():
        where = findings.say("page.cluster")
        if effort["jobs"]:
            build = findings.say("build.compiled" if effort["compiled"] else "build.pure")
            where = findings.say("page.here", build=build, jobs=effort["jobs"])
        games, seconds = effort["games"], duration(effort["seconds"])
        efforts.append(
            findings.say("page.session", n=games, games=findings.number(games), seconds=seconds, where=where)
        )
    lines = [
        findings.say("page.program", program=program),
        findings.say("page.content", content=", ".join(contents)),
        *efforts,
    ]
    notes = "".join(f'<p class="note">{escape(line)}</p>' for line in lines)
    return (
        f'<section id="repeat"><h2>{escape(findings.say("page.repeat"))}</h2>'
        f"<p>{escape(findings.say('page.repeat-how'))}</p>"
        f"<pre><code>galaktyka lab run {EXPERIMENT} --out again</code></pre>"
        f"<pre><code>{escape(experiment)}</code></pre>{notes}</section>"
    )
