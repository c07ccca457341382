"""The command `lab` itself: its help, and what it refuses and why."""

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
