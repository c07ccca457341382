"""The command `lab`, as a person uses it: experiments, their folders, interruptions and reports."""

import csv
import json
import re
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pyarrow import parquet

from galaktyka.cli import main
from galaktyka.lab.command import VERBS
from galaktyka.lab.contest import play_game
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.findings import Findings
from galaktyka.lab.parts import Part, play_part, tally_document, tally_from
from galaktyka.lab.results import Folder
from galaktyka.lab.simulate import is_compiled
from galaktyka.lab.study import Series
from galaktyka.lab.tally import Tally
from galaktyka.lab.vary import shipped_text
from galaktyka.text.catalogue import Words

pytestmark = pytest.mark.once

START_WORLDS = {"old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"}
RESULTS = ("experiment.toml", "games.csv", "games.parquet", "manifest.json", "seats.csv", "seats.parquet",
           "series.csv", "tally.json")  # fmt: skip


MANY, ENDLESS = (20_000, 400_000) if is_compiled() else (200, 8_000)
"""Games that take a second or two, and games that nobody waits for."""


@pytest.fixture(autouse=True)
def without_drawings(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch):
    """Drawing takes longer than most of what is tested here; reports come without matplotlib, too."""
    if not request.node.get_closest_marker("slow"):
        monkeypatch.setitem(sys.modules, "matplotlib", None)


def lab(*arguments: str, lang: str = "en") -> int:
    return main(["--lang", lang, "lab", *arguments, *([] if arguments[0] == "report" else ["--quiet"])])


def match(folder: Path, *arguments: str, games: int = 12) -> int:
    command = ["match", "race", "--games", str(games), "--bots", "greedy,random", "--jobs", "1", "--out", str(folder)]
    return lab(*command, *arguments)


def results(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in RESULTS}


def rows(folder: Path, table: str) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / f"{table}.csv").read_text("utf-8").splitlines()))


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_in_both_languages(verb: str, capsys: pytest.CaptureFixture[str]):
    told = []
    for lang in ("en", "pl"):
        with pytest.raises(SystemExit) as ended:
            main(["--lang", lang, "lab", verb, "--help"])
        assert ended.value.code == 0
        told.append(capsys.readouterr().out)
    assert told[0].startswith(f"usage: galaktyka lab {verb}")
    assert told[1].startswith(f"użycie: galaktyka lab {verb}")


# --------------------------------------------------------------- results


@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
def test_every_game_has_its_rows(game: str, tmp_path: Path):
    command = [game, "--games", "3", "--bots", "random", "--seats", "3", "--jobs", "1", "--out", str(tmp_path / "out")]
    assert lab("match", *command) == 0
    games, seats = rows(tmp_path / "out", "games"), rows(tmp_path / "out", "seats")
    assert [row["game"] for row in games] == ["0", "1", "2"]
    assert [(row["game"], row["seat"]) for row in seats] == [(str(n), str(s)) for n in range(3) for s in range(3)]
    for row in seats:
        points = [int(value) for name, value in row.items() if name.startswith("points_")]
        assert sum(points) == int(row["score"])
    for row in games:
        own = [seat for seat in seats if seat["game"] == row["game"]]
        assert row["winners"].split() == [seat["seat"] for seat in own if float(seat["won"])]
        assert sum(float(seat["won"]) for seat in own) == pytest.approx(1)


def test_parquet_says_the_same_as_csv(tmp_path: Path):
    assert match(tmp_path / "out") == 0
    for table in ("games", "seats"):
        columns = parquet.read_table(tmp_path / "out" / f"{table}.parquet").to_pylist()
        assert len(columns) == len(rows(tmp_path / "out", table)) > 0
        for typed, text in zip(columns, rows(tmp_path / "out", table), strict=True):
            for name, value in typed.items():
                shown = " ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)
                assert shown == text[name]


def test_a_game_can_be_repeated_from_its_row(tmp_path: Path):
    assert match(tmp_path / "out", "--seed", "4") == 0
    first = rows(tmp_path / "out", "games")[0]
    outcome = play_game(Experiment("race", ("greedy", "random"), 12, seed=4), 0)
    assert (str(outcome.seed), str(outcome.rounds), str(outcome.decisions)) == (
        first["seed"], first["rounds"], first["decisions"],
    )  # fmt: skip


def test_chance_is_left_to_the_engine_and_plays_by_the_same_rules():
    """The engine's own loop gives other games than asking random bots, with the same means."""
    means = []
    for by_engine in (False, True):
        tally = Tally()
        experiment = Experiment("race", ("random", "random"), 300, seed=2, by_engine=by_engine)
        tally.add_all([play_game(experiment, number) for number in range(300)])
        scores = tally.bots["random"].scores
        means.append(sum(score * times for score, times in scores.items()) / scores.total())
        assert tally.bots["random"].starts.keys() == START_WORLDS
    assert means[0] == pytest.approx(means[1], abs=1.2)  # four standard errors


def test_a_tally_survives_being_written():
    experiment = Experiment("frontiers", ("greedy", "random"), 6)
    tally = Tally()
    tally.add_all([play_game(experiment, number) for number in range(6)])
    assert tally_from(json.loads(json.dumps(tally_document(tally)))) == tally


def test_the_number_of_processes_changes_nothing(tmp_path: Path):
    assert match(tmp_path / "one") == 0
    assert match(tmp_path / "two", "--jobs", "2") == 0
    assert results(tmp_path / "one") == results(tmp_path / "two")


def test_the_folder_is_enough_to_repeat_the_experiment(tmp_path: Path):
    command = ["race", "--games", "4", "--bots", "greedy", "--jobs", "1", "--vary", "world.gem-world.cost=1,3"]
    assert lab("sweep", *command, "--out", str(tmp_path / "first")) == 0
    assert lab("run", str(tmp_path / "first" / "experiment.toml"), "--jobs", "1", "--out", str(tmp_path / "again")) == 0
    assert results(tmp_path / "first") == results(tmp_path / "again")
    assert str(tmp_path) not in (tmp_path / "first" / "manifest.json").read_text("utf-8")
    assert main(["pack", "check", str(tmp_path / "first" / "variants" / "001")]) == 0


def test_a_pack_travels_with_its_results(tmp_path: Path):
    own = tmp_path / "own"
    own.mkdir()
    (own / "content.toml").write_text(shipped_text("race").replace('name = "base"', 'name = "own"'), "utf-8")
    (own / "en.toml").write_text('[cards]\nold-earth = "The Cradle"\n', "utf-8")
    (own / "pl.toml").write_text("", "utf-8")
    assert match(tmp_path / "first", "--pack", str(own), games=40) == 0
    for file in own.iterdir():
        file.unlink()
    assert lab("report", str(tmp_path / "first")) == 0
    assert "The Cradle" in (tmp_path / "first" / "report.html").read_text("utf-8")
    assert lab("run", str(tmp_path / "first" / "experiment.toml"), "--jobs", "1", "--out", str(tmp_path / "again")) == 0
    assert results(tmp_path / "first") == results(tmp_path / "again")


# --------------------------------------------------------------- interruptions


class Running:
    """The real program in a process of its own."""

    def __init__(self, folder: Path, games: int) -> None:
        command = ["match", "race", "--games", str(games), "--bots", "random", "--jobs", "2", "--out", str(folder)]
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-m", "galaktyka", "--lang", "en", "lab", *command, "--quiet"],
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def parts(self) -> int:
        return len(list((self.folder / "parts").glob("*.zip"))) if (self.folder / "parts").is_dir() else 0

    def wait_for_parts(self, number: int) -> None:
        until = time.monotonic() + 60
        while self.parts() < number and time.monotonic() < until:
            time.sleep(0.01)
        assert self.parts() >= number

    def workers(self) -> list[int]:
        """Those processes that play: the children whose command line says so."""
        found = []
        for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
            if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                found.append(int(pid))
        return found

    def end(self, sent: signal.Signals) -> str:
        self.process.send_signal(sent)
        return self.process.communicate(timeout=60)[1]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


@pytest.mark.slow
def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path):
    """SIGKILL, twice; in the end everything is as if nothing had happened."""
    folder, games = tmp_path / "killed", MANY
    run = Running(folder, games)
    run.wait_for_parts(20)
    workers = run.workers()
    run.end(signal.SIGKILL)
    assert len(workers) == 2
    before = {path.name: path.stat().st_mtime_ns for path in (folder / "parts").glob("*.zip")}
    until = time.monotonic() + 20
    while any(is_running(pid) for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(is_running(pid) for pid in workers)
    assert not (folder / "tally.json").exists()
    damaged = folder / "parts" / sorted(before)[0]
    damaged.write_bytes(damaged.read_bytes()[:-100])  # as a disk may do it
    left = Folder(folder).missing_parts()
    assert len(left) == 200 - len(before) + 1
    assert lab("resume", str(folder), "--jobs", "2") == 0
    assert json.loads((folder / "effort.json").read_text())[-1]["games"] == games // 200 * len(left)  # no game twice
    assert lab("match", "race", "--games", str(games), "--bots", "random", "--out", str(tmp_path / "calm")) == 0
    assert results(folder) == results(tmp_path / "calm")
    assert [row["game"] for row in rows(folder, "games")] == [str(number) for number in range(games)]
    assert not (folder / "parts").exists()


@pytest.mark.slow
def test_an_interrupt_says_how_to_go_on(tmp_path: Path):
    run = Running(tmp_path / "out", ENDLESS)
    run.wait_for_parts(1)
    told = run.end(signal.SIGINT)
    assert run.process.returncode == 130
    assert f"galaktyka lab resume {tmp_path / 'out'}" in told
    assert "Traceback" not in told
    assert lab("report", str(tmp_path / "out")) == 0
    assert "This experiment is not finished" in (tmp_path / "out" / "report.html").read_text("utf-8")


@pytest.mark.slow
def test_a_lost_worker_is_told(tmp_path: Path):
    run = Running(tmp_path / "out", ENDLESS)
    run.wait_for_parts(1)
    subprocess.run(["kill", "-9", str(run.workers()[0])], check=True)
    told = run.process.communicate(timeout=60)[1]
    assert run.process.returncode == 1
    assert "A worker process ended unexpectedly" in told
    assert "Traceback" not in told


def test_a_full_disk_is_told_and_nothing_half_is_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, hard))
    try:
        assert match(tmp_path / "out") == 2
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "cannot be written: File too large" in capsys.readouterr().err
    assert list((tmp_path / "out" / "parts").iterdir()) == []
    assert lab("resume", str(tmp_path / "out"), "--jobs", "1") == 0
    assert match(tmp_path / "calm") == 0
    assert results(tmp_path / "out") == results(tmp_path / "calm")


def unfinished(tmp_path: Path) -> Path:
    """An experiment of which the first part is played."""
    folder = tmp_path / "out"
    assert match(folder) == 0
    (folder / "tally.json").unlink()
    (folder / "parts").mkdir()
    opened = Folder(folder)
    part = opened.plan.parts()[0]
    opened.keep_part(part, play_part(opened.plan.series[0], part, opened.plan.kinds))
    return folder


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_other_rules_are_refused(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    text = (folder / "manifest.json").read_text("utf-8")
    (folder / "manifest.json").write_text(text.replace('"rules": "1"', '"rules": "0"'), "utf-8")
    assert lab("resume", str(folder), lang=lang) == 2
    told = capsys.readouterr().err
    assert "rules 0" in told
    assert "rules 1" in told
    assert f"galaktyka lab run {folder}/experiment.toml --out" in told


def test_other_cards_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    manifest["series"][0]["content"] = "0" * 64
    (folder / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    assert lab("resume", str(folder)) == 2
    assert "the cards have changed" in capsys.readouterr().err


def test_two_cannot_play_the_same_experiment_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    with Folder(folder).locked():
        assert lab("resume", str(folder)) == 2
    assert "somebody is playing this experiment" in capsys.readouterr().err
    assert lab("resume", str(folder), "--jobs", "1") == 0


def test_a_finished_experiment_is_not_played_again(tmp_path: Path):
    assert match(tmp_path / "out") == 0
    before = results(tmp_path / "out")
    (tmp_path / "out" / "report.html").unlink()
    assert lab("resume", str(tmp_path / "out")) == 0
    assert results(tmp_path / "out") == before
    assert (tmp_path / "out" / "report.html").is_file()
    assert len(json.loads((tmp_path / "out" / "effort.json").read_text())) == 1


# --------------------------------------------------------------- what is refused


def test_folders_in_use_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = tmp_path / "out"
    assert match(folder) == 0
    before = results(folder)
    assert match(folder) == 2
    assert "galaktyka lab resume" in capsys.readouterr().err
    assert match(folder, games=13) == 2
    assert "holds another experiment" in capsys.readouterr().err
    assert results(folder) == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("precious")
    assert match(tmp_path / "mine") == 2
    assert "not empty" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["notes.txt"]
    assert match(tmp_path / "mine" / "notes.txt" / "out") == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["resume", "nowhere"], "there is no experiment in this folder"),
        (["report", "nowhere"], "there is no experiment in this folder"),
        (["run", "nowhere.toml"], "this file is missing"),
        (["match", "race", "--bots", "gredy"], 'did you mean "greedy"?'),
        (["match", "race", "--jobs", "0"], "not a number of processes"),
        (["match", "race", "--seats", "two"], '"seats" must be a whole number'),
        (["match", "race", "--results", "xls"], '"results" cannot be "xls"'),
        (["sweep", "race"], "needs something to vary"),
        (["sweep", "race", "--vary", "prices.rare"], "does not say what to vary"),
    ],
)
def test_what_cannot_be_done_is_explained(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.chdir(tmp_path)
    assert lab(*arguments) == 2
    shown = capsys.readouterr()
    assert words in shown.err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_folder_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = unfinished(tmp_path)
    manifest = (folder / "manifest.json").read_text("utf-8")
    (folder / "manifest.json").write_text(manifest[:50], "utf-8")
    assert lab("resume", str(folder)) == 2
    assert "this file is damaged" in capsys.readouterr().err
    (folder / "manifest.json").write_text(manifest.replace('"bots"', '"robots"'), "utf-8")
    assert lab("resume", str(folder)) == 2
    assert "this file is damaged" in capsys.readouterr().err
    (folder / "manifest.json").write_text(manifest.replace('"format": 1', '"format": 9'), "utf-8")
    assert lab("resume", str(folder)) == 2
    assert "format 9" in capsys.readouterr().err


def test_without_pyarrow_there_is_csv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert match(tmp_path / "no", "--results", "parquet") == 2
    assert "galaktyka[lab]" in capsys.readouterr().err
    assert (
        main(["--lang", "en", "lab", "match", "race", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "a")]) == 0
    )
    assert "galaktyka[lab]" in capsys.readouterr().err
    assert sorted(path.name for path in (tmp_path / "a").glob("*.csv")) == ["games.csv", "seats.csv", "series.csv"]
    assert not list((tmp_path / "a").glob("*.parquet"))


# --------------------------------------------------------------- reports


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
        "pl": ["czy jest sprawiedliwie?", "miejsca na torze w pierwszej rundzie · 3 graczy", "Rodzimej Kolonii"],
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


# --------------------------------------------------------------- memory and clusters


def test_a_part_takes_no_more_room_than_its_games():
    """What is kept while a part is played does not depend on the number of parts before it."""
    series = Series(Experiment("race", ("random", "random"), 10**9, by_engine=True))
    sizes = [len(play_part(series, Part(number, 0, first, first + 20), ("csv",))) for number, first in
             enumerate((0, 10**6, 10**9 - 20))]  # fmt: skip
    assert max(sizes) < 1.5 * min(sizes)


@pytest.mark.slow
def test_a_ray_cluster_gives_the_same_results(tmp_path: Path):
    """A real one, of two processes on this machine."""
    command = [sys.executable, "-m", "galaktyka", "--lang", "en", "lab", "match", "race", "--games", "24", "--quiet"]
    cluster = [*command, "--cluster", "local", "--jobs", "2", "--out", str(tmp_path / "cluster")]
    done = subprocess.run(cluster, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    subprocess.run([*command, "--jobs", "1", "--out", str(tmp_path / "here")], check=True, capture_output=True)
    assert results(tmp_path / "cluster") == results(tmp_path / "here")
    assert json.loads((tmp_path / "cluster" / "effort.json").read_text())[0]["where"] == "cluster"


@pytest.mark.slow
def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path):
    command = ["match", "race", "--games", "2", "--cluster", "127.0.0.1:1", "--out", str(tmp_path / "out"), "--quiet"]
    done = subprocess.run(
        [sys.executable, "-m", "galaktyka", "--lang", "en", "lab", *command],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "127.0.0.1:1: the Ray cluster failed" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_ray_the_message_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert match(tmp_path / "out", "--cluster", "local") == 2
    assert "pip install ray" in capsys.readouterr().err
