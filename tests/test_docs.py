"""The examples in the documents are run, so that they stay true."""

import json
import re
from pathlib import Path

import pytest

from galaktyka.games import find_game

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "docs/positions.md"]


def examples(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES)
def test_python_examples_run(page, capsys):
    blocks = examples(page, "python")
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def test_the_game_of_the_readme_ends_with_a_winner(capsys):
    exec(compile(examples("README.md", "python")[0], "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+\] won by \[[01](, 1)?\]\n", capsys.readouterr().out)


def test_the_document_written_by_hand_can_be_played():
    (text,) = examples("docs/positions.md", "json")
    race = find_game("race")
    state = race.from_document(json.loads(text))
    # Rebel Miners: defence 2, paid for with Contact Specialist for 1; New Earth: 5 cards, and only 3 are left.
    legal = {race.actions.notation(action) for action in state.legal(0)}
    assert legal == {"pass", "settle rebel-miners", "settle spice-world"}
