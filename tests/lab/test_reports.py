"""Reports: one page that needs nothing else, in both languages, with the numbers of the rows."""

import re
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from galaktyka.lab.drawings import drawn
from galaktyka.lab.findings import Dot, Dots, Findings
from galaktyka.lab.results import Folder
from galaktyka.text.catalogue import Words
from tests.lab.experiments import lab, match, rows, unfinished

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("without_drawings")]


class Page(HTMLParser):
    """What a reader meets: headings, ids, links, and whether every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.links: set[str] = set()
        self.outside: list[str] = []
        self.drawings = 0
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.drawings += tag == "svg"
        if tag not in ("meta",):
            self.open.append(tag)
        if "id" in values:
            self.ids[values["id"] or ""] += 1
        for name in ("href", "xlink:href", "src"):
            link = values.get(name) or ""
            if link.startswith("#"):
                self.links.add(link[1:])
            elif link:
                self.outside.append(link)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


REPORTS = {
    "match": ["race", "--bots", "greedy,random"],
    "tournament": ["artifacts", "--bots", "random,greedy-logistical"],
    "fairness": ["frontiers", "--bots", "random", "--seats", "2,3"],
    "cards": ["race", "--bots", "greedy"],
    "sweep": ["race", "--bots", "greedy", "--vary", "world.gem-world.cost=1,6"],
}
TITLES = {
    "match": {"en": ["a match", "Ratings", "What winners had"], "pl": ["mecz", "Ranking"]},
    "tournament": {"en": ["a tournament", "Pair by pair"], "pl": ["turniej", "Para po parze"]},
    "fairness": {
        "en": ["is it fair?", "place on the track in the first round · 3 players", "Win rate by home world"],
        "pl": ["czy jest sprawiedliwie?", "miejsca na torze w pierwszej rundzie · 3 graczy", "rodzimej kolonii"],
    },
    "cards": {"en": ["what wins?", "What most of the points came from"], "pl": ["co wygrywa?", "Co mieli zwycięzcy"]},
    "sweep": {"en": ["Variants side by side", "Gem World"], "pl": ["Warianty obok siebie", "Świat Kryształów"]},
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", REPORTS)
def test_a_report_is_one_page_that_needs_nothing_else(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "out"
    assert lab(kind, *REPORTS[kind], "--games", "60", "--jobs", "1", "--out", str(folder)) == 0
    drawn = (folder / "report.html").read_text("utf-8")
    assert Page(drawn).drawings >= 2
    assert not re.search(r"#0[0-9]0[0-9]0[0-9]\b", drawn)  # no colour but the page's own
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # once is enough
    for lang in ("en", "pl"):
        assert lab("report", str(folder), "--out", str(tmp_path / f"{lang}.html"), lang=lang) == 0
        text = drawn if lang == "en" else (tmp_path / "pl.html").read_text("utf-8")
        page = Page(text)
        assert page.outside == []
        assert page.links <= page.ids.keys()
        assert max(page.ids.values()) == 1
        assert "<script" not in text
        assert f'<html lang="{lang}">' in text
        assert [title for title in TITLES[kind][lang] if title not in text] == []
        assert str(tmp_path) not in text


def test_a_report_without_matplotlib_has_its_tables(tmp_path: Path):
    assert match(tmp_path / "out") == 0
    text = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert Page(text).drawings == 0
    assert "galaktyka[lab]" in text
    assert "greedy" in text


def test_a_title_cannot_break_the_page(tmp_path: Path):
    assert match(tmp_path / "out", "--title", "<b>a & b</b>") == 0
    text = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "<h1>&lt;b&gt;a &amp; b&lt;/b&gt;</h1>" in text


@pytest.mark.slow
def test_a_card_may_be_called_like_a_formula():
    names = ["Costs $5, later $6", "Old $x_1$ and $\\frac$ Earth"]
    drawing = Dots([Dot(name, 0.5, 0.4, 0.6) for name in names], "share", "percent")
    text = drawn(drawing, "en", "cards", 1)
    for name in names:
        assert name in text


def test_nothing_played_is_no_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    Folder(folder).part_path(Folder(folder).plan.parts()[0]).unlink()
    assert lab("report", str(folder)) == 2
    assert "galaktyka lab resume" in capsys.readouterr().err


def test_numbers_of_a_report_are_those_of_the_rows(tmp_path: Path):
    assert match(tmp_path / "out", games=20) == 0
    folder = Folder(tmp_path / "out")
    findings = Findings(folder, folder.tallies(), Words("en"))
    wins = sum(float(row["won"]) for row in rows(tmp_path / "out", "seats") if row["bot"] == "greedy")
    bots = next(section for section in findings.sections() if section.key == "bots")
    assert next(row for row in bots.rows if row[0] == "greedy")[2] == f"{100 * wins / 20:.1f} %"
    seats = next(section for section in findings.sections() if section.key == "seats")
    first = sum(float(row["won"]) for row in rows(tmp_path / "out", "seats") if row["seat"] == "0")
    assert seats.rows[0][1:3] == ("20", f"{100 * first / 20:.1f} %")
