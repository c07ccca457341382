"""`galaktyka train` as a person meets it: what it says in both languages, with which exit code. Needs no PyTorch."""

import json
from pathlib import Path
from typing import Any

import pytest

from galaktyka.cli import main
from galaktyka.text.catalogue import Words
from galaktyka.train import command
from galaktyka.train.page import marks, reached, read_curve

pytestmark = [pytest.mark.once]


def line(decisions: float, **changes: Any) -> dict[str, Any]:
    return {
        "seconds": decisions, "decisions": int(decisions * 1e6), "games": 1000, "per_second": 1_000_000,
        "against": {"2": [0.5, 100], "2+advanced": [0.6, 100], "4": [0.4, 100]}, "entropy": 1.0, "error": 0.1,
    } | changes  # fmt: skip


def folder_with(folder: Path, *lines: dict[str, Any] | str, **settings: Any) -> Path:
    """A folder of a training of Race for the Galaxy."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = [text if isinstance(text, str) else json.dumps(text) + "\n" for text in lines]
    (folder / "curve.jsonl").write_text("".join(texts))
    told = {"game": "race", "opponent": "greedy", "device": "cpu", "tables": 128, **settings}
    (folder / "settings.json").write_text(json.dumps(told))
    return folder


@pytest.mark.parametrize(("lang", "told"), [("en", "Training needs PyTorch"), ("pl", "Do treningu potrzeba PyTorch")])
def test_without_pytorch_it_says_how_to_get_it(lang, told, monkeypatch, capsys):
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "torch" else name)
    assert main(["--lang", lang, "train", "race"]) == 2
    assert told in (error := capsys.readouterr().err)
    assert "(torch" in error or ": torch)" in error
    assert "pip install 'galaktyka[train]'" in error


@pytest.mark.parametrize(("lang", "told"), [("en", "no training was begun"), ("pl", "nie rozpoczęto żadnego treningu")])
def test_a_report_of_nothing(lang, told, tmp_path, capsys):
    assert main(["--lang", lang, "train", "--report", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{tmp_path}: ")
    assert told in error


def test_a_report_of_a_training_that_has_no_line_yet(tmp_path, capsys):
    assert main(["train", "--lang", "en", "--report", str(folder_with(tmp_path))]) == 2
    assert "not yet anything to report" in capsys.readouterr().err


def test_a_report_names_tables_shares_and_how_to_play(tmp_path, capsys):
    folder = folder_with(tmp_path / "my training", line(1), line(2), pack="/my pack")
    assert main(["train", "--lang", "en", "--report", str(folder)]) == 0
    assert capsys.readouterr().out == f"Report: {folder / 'report.html'}\n"
    page = (folder / "report.html").read_text("utf-8")
    assert "In 0:02 it played 1,000 games" in page
    assert "it won 50% of its games (2 players) against the greedy bot" in page
    assert "<td class='word'>2 players, advanced game for two</td><td>200</td><td>60.0%</td>" in page
    assert "<td class='word'>4 players</td><td>200</td><td>40.0%</td>" in page
    assert f"GALAKTYKA_WEIGHTS=&#x27;{folder}&#x27; galaktyka play race --pack &#x27;/my pack&#x27;" in page


def test_a_report_in_polish(tmp_path):
    folder = folder_with(tmp_path, line(1))
    assert main(["train", "--lang", "pl", "--report", str(folder)]) == 0
    page = (folder / "report.html").read_text("utf-8")
    assert '<html lang="pl">' in page
    assert "4 graczy</td>" in page
    assert "zachłanny bot" in page


def test_a_line_that_was_being_written_when_it_was_killed_is_left_out(tmp_path):
    assert len(read_curve(folder_with(tmp_path, line(1), '{"seconds": 2, "deci'))) == 1


def test_a_damaged_line_is_told(tmp_path, capsys):
    folder = folder_with(tmp_path, "{}\n", line(2))
    assert main(["train", "--lang", "en", "--report", str(folder)]) == 2
    assert capsys.readouterr().err == f"{folder / 'curve.jsonl'}: this file of a training is damaged\n"


def test_what_it_won_while_it_imitated_is_the_others_and_does_not_count():
    assert marks([line(1, imitates=True), line(2, imitates=False)])["2"] == (50.0, 100)


def test_a_share_is_reached_when_enough_games_say_so():
    """The first 40 games, all won, are too few; the 100 after them, half of them won, bring 90 of 140 together."""
    lines = [line(n, against={"2": won}) for n, won in ((1, [1.0, 40]), (2, [0.5, 100]), (3, [0.7, 60]))]
    assert reached(lines, "2", 0.5) == 2
    assert reached(lines, "2", 0.7) == 3
    assert reached(lines, "2", 0.8) is None
    assert reached([line(1, imitates=True)], "2", 0.1) is None


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "0:02  2.0 million choices, 1,000,000 a second  won against the fixed opponent: 2: 50%, 2+advanced: 60%"),
        ({"imitates": True}, "0:02  2.0 million choices, 1,000,000 a second  still chooses as the fixed opponent does"),
    ],
)
def test_a_line_on_the_way(changes, told, capsys):
    command.show(line(2, **changes), Words("en"))
    assert capsys.readouterr().out.startswith(told)
