"""The laboratory knows nothing of a game from outside but the contract, and that is enough."""

import sys
from pathlib import Path

import pytest

from galaktyka.lab.plan import program_of
from galaktyka.lab.speaker import Speaker
from galaktyka.text.catalogue import Words
from tests.lab.experiments import lab

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("without_drawings")]

RULES = """
from tests.core.test_outside_game import Nim


class OutsideNim(Nim):
    pass


GAME = OutsideNim()
"""


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with an entry point, as somebody may have installed it: the file of its rules."""
    info = tmp_path / "installed" / "outside_nim-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-nim\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[galaktyka.games]\nnim = outside_nim:GAME\n")
    rules = info.parent / "outside_nim.py"
    rules.write_text(RULES)
    monkeypatch.syspath_prepend(str(info.parent))
    sys.modules.pop("outside_nim", None)
    return rules


@pytest.mark.usefixtures("nim")
def test_a_match_has_its_report(tmp_path: Path):
    command = ["match", "nim", "--bots", "random", "--games", "100", "--jobs", "1", "--out", str(tmp_path / "out")]
    assert lab(*command) == 0
    text = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "What most of the points came from" in text
    assert '<td class="word">last</td>' in text  # as the rules of Nim call it


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_has_no_name_is_told_as_it_is(lang: str):
    speaker = Speaker("nim", Words(lang))
    assert [name("x") for name in (speaker.card_name, speaker.start_name, speaker.source_name, speaker.end_name)] == [
        "x", "x", "x", "x",
    ]  # fmt: skip


def test_its_rules_are_part_of_the_program(nim: Path):
    before = program_of("nim")
    nim.write_text(RULES + "\n# another rule\n")
    assert program_of("nim")["sources"] != before["sources"]
