"""The rules in two minutes are told at every width."""

import pytest

from galaktyka.terminal.prose import reflowed
from galaktyka.text.catalogue import LANGUAGES, Words
from galaktyka.voices import spoken_games

TEXT = """
A paragraph of
two lines.

  I    Explore   draw cards, keep some
                 of them
  IV   Consume   goods become points

The end."""


def test_paragraphs_run_on_and_lists_stay_in_columns():
    assert (
        reflowed(TEXT, 30)
        == """
A paragraph of two lines.

  I    Explore   draw cards,
                 keep some of
                 them
  IV   Consume   goods become
                 points

The end."""
    )
    assert (
        reflowed(TEXT, 200)
        == """
A paragraph of two lines.

  I    Explore   draw cards, keep some of them
  IV   Consume   goods become points

The end."""
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", spoken_games())
@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_rules_of_every_game_fit(game, lang, width):
    text = Words(lang).say(f"terminal.menu.rules-text.{game}")
    told = reflowed(text, width)
    assert told.split() == text.split()
    lines = told.split("\n")
    assert max(len(line) for line in lines) <= width
    starts = {len(line) - len(line.lstrip()) for line in lines}
    assert starts <= {0, 2} | {start for start in starts if start > 8}
