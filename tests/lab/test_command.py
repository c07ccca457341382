"""The command `lab` itself: its help, and what it refuses and why."""

import json
import sys
from pathlib import Path

import pytest

from galaktyka.cli import main
from galaktyka.lab.command import VERBS
from tests.lab.experiments import lab, match, results, unfinished

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("without_drawings")]


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
        (["sweep", "race", "--vary", "=2"], "does not say what to vary"),
        (["sweep", "race", "--vary", "prices.rare=2", "--vary", "prices.rare=3"], '"prices.rare" is varied twice'),
        (["match", "race", "--title", "\udcff"], "--title has characters that are not in UTF-8"),
        (["sweep", "race", "--vary", "pack.name=\udcff"], "--vary has characters that are not in UTF-8"),
        (["match", "race", "--bots", ""], "--bots was given with nothing in it"),
        (["match", "race", "--bots", ","], "--bots was given with nothing in it"),
        (["match", "race", "--seats", ""], "--seats was given with nothing in it"),
        (["match", "race", "--option", ""], "--option was given with nothing in it"),
        (["match", "race", "--results", ""], "--results was given with nothing in it"),
        (["match", "race", "--pack", ""], "--pack was given with nothing in it"),
        (["match", "race", "--out", ""], "--out was given with nothing in it"),
        (["match", "race", "--cluster", ""], "--cluster was given with nothing in it"),
        (["match", "race", "--title", ""], '"title" must not be empty'),
        (
            ["tournament", "cosmos", "--seats", "1", "--bots", "random,greedy", "--games", "1"],
            '"seats" must be from 2 to 9, but is 1',
        ),
        (["run", "."], "this file cannot be read: Is a directory"),
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
    (folder / "manifest.json").write_text(manifest.replace('"format": 2', '"format": 9'), "utf-8")
    assert lab("resume", str(folder)) == 2
    assert "format 9" in capsys.readouterr().err


MANIFESTS = [
    ([], '"manifest.json" must be a table, but is a list'),
    ({"part_games": 0}, '"part_games" must be from 1 to 5000, but is 0'),
    ({"part_games": "2"}, '"part_games" must be a whole number'),
    ({"kind": "mach"}, '"kind" cannot be "mach"; did you mean "match"?'),
    ({"results": ["xls"]}, '"results" cannot be "xls"'),
    ({"game": "rase"}, '"game" cannot be "rase"'),
    ({"title": 7}, '"title" must be a text'),
    ({"options": ["turbo"]}, '"options" cannot be "turbo"'),
    ({"program": "new"}, '"program" must be a table'),
    ({"series": []}, '"series" must not be empty'),
    ({"series": [5]}, '"series" must be a list of tables'),
    ({"series": [{"bots": []}]}, '"bots" must be a list of texts'),
    ({"series": [{"bots": ["random"] * 2, "seed": "x"}]}, '"seed" must be a whole number'),
]


@pytest.mark.parametrize(("change", "words"), MANIFESTS, ids=[words for _, words in MANIFESTS])
@pytest.mark.parametrize("verb", ["resume", "report"])
def test_a_manifest_that_nobody_wrote_is_explained(
    verb: str, change: dict[str, object] | list[object], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    whole: dict[str, object] = {
        "format": 2, "kind": "match", "game": "race", "title": "", "options": [], "results": ["csv"], "part_games": 1,
        "program": {}, "series": [{"bots": ["random"] * 2, "games": 2, "seed": "0", "variant": 0, "change": "",
                                   "pack": "", "content": "0"}],
    }  # fmt: skip
    manifest = {**whole, **change} if isinstance(change, dict) else change
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    assert lab(verb, str(tmp_path)) == 2
    told = capsys.readouterr().err
    assert "this file is damaged" in told
    assert words in told


@pytest.mark.parametrize(
    "tally",
    [None, [], {}, {"series": 5}, {"series": []}, {"series": [{}]}, {"series": [{"games": "many"}]}],
    ids=lambda tally: json.dumps(tally),
)
def test_a_tally_that_nobody_counted_is_explained(tally: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert match(tmp_path / "out", games=2) == 0
    (tmp_path / "out" / "tally.json").write_text(json.dumps(tally), "utf-8")
    assert lab("report", str(tmp_path / "out")) == 2
    assert "tally.json: this file is damaged" in capsys.readouterr().err


def test_numbers_that_do_not_add_up_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert match(tmp_path / "out", games=2) == 0
    whole = json.loads((tmp_path / "out" / "tally.json").read_text("utf-8"))
    damages: list[dict[str, object]] = [
        {"games": 3}, {"bots": {}}, {"totals": {}}, {"rounds": {"x": 2}}, {"orders": {"a>b": "2"}},
    ]  # fmt: skip
    for damage in damages:
        document = {"series": [{**whole["series"][0], **damage}]}
        (tmp_path / "out" / "tally.json").write_text(json.dumps(document), "utf-8")
        assert lab("report", str(tmp_path / "out")) == 2
        assert "tally.json: this file is damaged" in capsys.readouterr().err


@pytest.mark.parametrize(
    "effort", ["{", "5", "[5]", '[{"games": 3}]', '[{"games": 3, "seconds": NaN, "jobs": 1, "compiled": true}]']
)
def test_nothing_depends_on_how_long_it_took(effort: str, tmp_path: Path):
    folder = unfinished(tmp_path)
    (folder / "effort.json").write_text(effort, "utf-8")
    assert lab("resume", str(folder), "--jobs", "1") == 0
    assert len(json.loads((folder / "effort.json").read_text("utf-8"))) == 1


def test_a_folder_without_its_question_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert match(tmp_path / "out", games=2) == 0
    (tmp_path / "out" / "experiment.toml").unlink()
    assert lab("report", str(tmp_path / "out")) == 2
    assert "experiment.toml: this file is missing" in capsys.readouterr().err


def test_a_report_elsewhere_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert match(tmp_path / "out", games=2) == 0
    (tmp_path / "mine.html").write_text("precious", "utf-8")
    command = ["report", str(tmp_path / "out"), "--out", str(tmp_path / "mine.html")]
    assert lab(*command) == 2
    assert "--force" in capsys.readouterr().err
    assert (tmp_path / "mine.html").read_text("utf-8") == "precious"
    assert lab(*command, "--force") == 0
    assert "<html" in (tmp_path / "mine.html").read_text("utf-8")


def test_advice_can_be_typed_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = tmp_path / "my games"
    assert match(folder, games=2) == 0
    assert match(folder, games=2) == 2
    assert f"galaktyka lab resume '{folder}'" in capsys.readouterr().err


def test_what_is_left_of_a_false_start_is_no_hindrance(tmp_path: Path):
    (tmp_path / "out" / "parts").mkdir(parents=True)
    assert match(tmp_path / "out", games=2) == 0
    (tmp_path / "mine" / "parts").mkdir(parents=True)
    (tmp_path / "mine" / "parts" / "list.txt").write_text("precious")
    assert match(tmp_path / "mine", games=2) == 2


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


def test_an_experiment_with_parquet_is_not_resumed_without_pyarrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    folder = unfinished(tmp_path)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert lab("resume", str(folder), "--jobs", "1") == 2
    assert "pip install 'galaktyka[lab]'" in capsys.readouterr().err
    assert lab("report", str(folder)) == 0
