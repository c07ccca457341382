"""Reports: one page that needs nothing else, in both languages, with the numbers of the rows."""

import json
import re
import sys
from collections import Counter
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path

import pytest

from galaktyka.lab.drawings import drawn
from galaktyka.lab.findings import Findings, score_of
from galaktyka.lab.parts import play_part
from galaktyka.lab.results import Folder
from galaktyka.lab.sections import Dot, Dots, Group
from galaktyka.lab.tally import Tally
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
    "sweep": ["race", "--bots", "greedy", "--seats", "4", "--vary", "development.terraforming-robots.cost=1,3"],
}
TITLES = {
    "match": {"en": ["a match", "Ratings", "What winners had"], "pl": ["mecz", "Ranking"]},
    "tournament": {"en": ["a tournament", "Pair by pair"], "pl": ["turniej", "Para po parze"]},
    "fairness": {
        "en": ["is it fair?", "place on the track in the first round · 3 players", "Win rate by home world"],
        "pl": ["czy jest sprawiedliwie?", "miejsca na torze w pierwszej rundzie · 3 graczy", "rodzimej kolonii"],
    },
    "cards": {"en": ["what wins?", "What most of the points came from"], "pl": ["co wygrywa?", "Co mieli zwycięzcy"]},
    "sweep": {
        "en": ["Variants side by side", "Terraforming Robots"],
        "pl": ["Warianty obok siebie", "Roboty Terraformujące"],
    },
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


@pytest.mark.slow
def test_a_card_may_have_letters_that_no_font_has():
    assert "\N{GRINNING FACE}" in drawn(
        Dots([Dot("\N{GRINNING FACE}", 0.5, 0.4, 0.6)], "share", "percent"), "en", "", 1
    )


def test_the_cards_are_those_that_were_played_with(tmp_path: Path):
    """A report of long ago does not tell of the cards of today."""
    assert match(tmp_path / "out", games=2) == 0
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text("utf-8"))
    manifest["series"][0]["content"] = "a" * 64
    (tmp_path / "out" / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    assert lab("report", str(tmp_path / "out")) == 0
    assert f"Fingerprint of the cards: {'a' * 16}." in (tmp_path / "out" / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("lang", "games", "told"),
    [
        ("en", 1, "Played: 1 game in"),
        ("en", 2, "Played: 2 games in"),
        ("pl", 1, "Rozegrano: 1 partię w"),
        ("pl", 2, "Rozegrano: 2 partie w"),
        ("pl", 5, "Rozegrano: 5 partii w"),
    ],
)
def test_games_are_counted_in_the_right_form(lang: str, games: int, told: str, tmp_path: Path):
    assert lab("match", "race", "--games", str(games), "--bots", "random", "--jobs", "1", "--out", str(tmp_path / "a"),
               lang=lang) == 0  # fmt: skip
    assert told in (tmp_path / "a" / "report.html").read_text("utf-8")


def test_slow_bots_have_a_speed(tmp_path: Path):
    assert match(tmp_path / "out", games=2) == 0
    session = {"games": 2, "seconds": 40.0, "where": "here", "jobs": 1, "compiled": False}
    (tmp_path / "out" / "effort.json").write_text(json.dumps([session]), "utf-8")
    assert lab("report", str(tmp_path / "out")) == 0
    assert "<dt>games a second</dt><dd>0.050</dd>" in (tmp_path / "out" / "report.html").read_text("utf-8")


def test_half_way_through_a_tournament_some_pairs_have_no_rating(tmp_path: Path):
    bots = "random,greedy,greedy-logistical,greedy-operational"
    folder = tmp_path / "out"
    assert lab("tournament", "artifacts", "--bots", bots, "--games", "2", "--jobs", "1", "--out", str(folder)) == 0
    (folder / "tally.json").unlink()
    (folder / "parts").mkdir()
    opened = Folder(folder)
    for part in opened.plan.parts():
        series = opened.plan.series[part.series]
        if series.experiment.bots in (("random", "greedy"), ("greedy-logistical", "greedy-operational")):
            opened.keep_part(part, play_part(series, part, opened.plan.kinds))
    findings = Findings(opened, opened.tallies(), Words("en"))
    pairs = next(section for section in findings.sections() if section.key == "pairs")
    assert sorted((row[0], row[1], row[2], row[5] == "–") for row in pairs.rows) == [
        ("greedy", "random", "2", False), ("greedy-logistical", "greedy-operational", "2", True),
    ]  # fmt: skip


def test_the_score_of_a_variant_is_as_certain_as_its_games():
    # Four games of two players, 20, 24, 20 and 24 points together: 11 for a player. The variance is 4 · 4 / 3, so that
    # the error is √(16 / 3) / 2 / √4 = 1 / √3.
    group = Group(2, 0, "", Tally(games=4, totals=Counter({20: 2, 24: 2})))
    assert score_of(group) == pytest.approx((11.0, 1.959964 / sqrt(3)), abs=1e-6)


def test_what_is_the_same_by_construction_has_no_interval(tmp_path: Path):
    """One bot against itself wins half of its games, and a single game has no spread."""
    command = ["race", "--bots", "random", "--games", "1", "--jobs", "1", "--vary", "world.old-earth.cost=1,2"]
    assert lab("sweep", *command, "--out", str(tmp_path / "out")) == 0
    folder = Folder(tmp_path / "out")
    findings = Findings(folder, folder.tallies(), Words("en"))
    assert all(row[3].endswith(" ± –") for row in findings.variants().rows)
    (bot,) = findings.bots(findings.groups[0]).rows
    assert bot[2:4] == ("50.0%", "–")


def test_too_few_players_say_nothing_of_a_changed_card(tmp_path: Path):
    command = ["race", "--bots", "greedy", "--games", "4", "--jobs", "1", "--vary", "world.old-earth.cost=1,2"]
    assert lab("sweep", *command, "--out", str(tmp_path / "out")) == 0
    folder = Folder(tmp_path / "out")
    sections = Findings(folder, folder.tallies(), Words("en")).sections()
    (card,) = [section for section in sections if section.key == "varied"]
    assert [set(row[2:]) for row in card.rows] == [{"–"}, {"–"}]
    assert all(row[1].endswith("%") for row in card.rows)
    assert card.drawing is None
    assert "fewer than 30 players" in card.notes[0]


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
    assert next(row for row in bots.rows if row[0] == "greedy")[2] == f"{100 * wins / 20:.1f}%"
    seats = next(section for section in findings.sections() if section.key == "seats")
    first = sum(float(row["won"]) for row in rows(tmp_path / "out", "seats") if row["seat"] == "0")
    assert seats.rows[0][1:3] == ("20", f"{100 * first / 20:.1f}%")
