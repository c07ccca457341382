"""Settings of a training: what stands in docs/train.md, and what is refused. Needs no PyTorch."""

import json
import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from galaktyka.core.errors import SetupError
from galaktyka.games import find_game, shipped_keys
from galaktyka.text.catalogue import Words
from galaktyka.train.checks import check
from galaktyka.train.settings import ON_A_PROCESSOR, Settings, as_written, made, settings_of
from tests.building import ROOT

ROW = re.compile(r"^\| `(\w+)` \| (?:`(.*?)`)? *\| (.*?) *\| .+ \|$", re.MULTILINE)
DOCUMENTED = {name: (usual, small) for name, usual, small in ROW.findall((ROOT / "docs/train.md").read_text("utf-8"))}
FIELDS = {field.name: field.default for field in fields(Settings) if field.name != "game"}


def test_the_document_lists_every_setting_with_its_usual_value():
    assert list(DOCUMENTED) == list(FIELDS)
    for name, usual in FIELDS.items():
        told = list(usual) if isinstance(usual, tuple) else usual
        assert DOCUMENTED[name][0] == ("" if usual is MISSING else json.dumps(told)), name


def test_the_document_says_what_is_smaller_without_a_gpu():
    for name, (_, small) in DOCUMENTED.items():
        if name in ON_A_PROCESSOR:
            assert f"`{json.dumps(ON_A_PROCESSOR[name])}`" in small, name
        else:
            assert small == "", name


@pytest.mark.parametrize("device", ["cuda", "cpu"])
@pytest.mark.parametrize("game_key", shipped_keys())
def test_the_settings_of_every_game_can_be_trained_with(game_key: str, device: str):
    settings = settings_of(game_key, device=device)
    check(settings, find_game(game_key))
    measured = round(settings.measured * settings.tables)
    assert measured >= sum(kind.share for kind in settings.kinds), "some kind of table would not be in the curve"
    written = as_written(settings)
    assert made(written.pop("game"), written) == settings


REFUSED = {
    "taples = 3": 'there is no setting "taples"; did you mean "tables"?',
    "zzz = 3": 'there is no setting "zzz". There are: cards,',
    'game = "race"': 'there is no setting "game"',
    'tables = "x"': 'tables cannot be "x"',
    "tables = true": "tables cannot be true",
    "tables = 0": "tables cannot be 0: it must lie between 1 and 1000000",
    "hidden = [64]": "hidden cannot be [64]",
    "hidden = [64, 4096]": "hidden cannot be 4096: it must lie between 1 and 2048",
    "rate = [nan, 0.1]": "rate cannot be nan",
    "workers = 1\ntogether = 3": "together cannot be 3: it must lie between 1 and 2",
    "workers = 1\ntables = 1\nhorizon = 1\nminibatch = 3": "minibatch cannot be 3: it must lie between 1 and 2",
    "measured = 0.5\nleague = 0.6": "league cannot be 0.6: it must lie between 0 and 0.5",
    'opponent = "champion"': "opponent cannot be champion; it is one of: greedy, random",
    "kinds = []": "kinds cannot be []",
    "kinds = [{ seats = 9 }]": "kinds, 1: The game race is for 2 to 4 players, not for 9.",
    'kinds = [{ seats = 2 }, { seats = 2, options = ["goals"] }]': 'kinds, 2: The game race has no option "goals"',
    "kinds = [{ seats = 2, share = 0 }]": "a kind of table is written as { seats = 2, options",
    "kinds = [{ options = [] }]": 'not as {"options": []}',
    "tables =": "these are no settings in TOML",
}


@pytest.mark.parametrize(("text", "told"), REFUSED.items())
def test_what_is_refused_names_the_file_and_the_fault(tmp_path: Path, text: str, told: str):
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(SetupError) as refused:
        check(settings_of("race", file, device="cpu"), find_game("race"), str(file))
    message = Words("en").explain(refused.value)
    assert message.startswith(f"{file}: ")
    assert told in message
    assert Words("pl").explain(refused.value).startswith(f"{file}: ")


def test_a_file_that_is_not_there():
    with pytest.raises(SetupError) as refused:
        settings_of("race", Path("no such file"))
    assert Words("pl").explain(refused.value).startswith("no such file: nie można odczytać ustawień")
