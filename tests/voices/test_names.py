"""Finding things by what people type."""

import pytest

from galaktyka.terminal.commands import read_command
from galaktyka.voices.names import folded, matches, similar

NAMES = {"Świat Kryształów": "gem", "Gem World": "gem", "Kopalnie Kryształów": "mines", "Świat Górniczy": "mining"}


def test_marks_case_and_hyphens_do_not_matter():
    assert folded("Zażółć  GĘŚLĄ-jaźń") == "zazolc gesla jazn"
    assert folded("Łódź") == "lodz"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("gem world", ["gem"]),
        ("swiat", ["gem", "mining"]),
        ("swiat gor", ["mining"]),
        ("krysz", ["gem", "mines"]),
        ("kryształów świat", ["gem"]),
        ("rysz", ["gem", "mines"]),
        ("", []),
        ("x", []),
    ],
)
def test_the_best_kind_of_match_counts(typed, found):
    assert matches(typed, NAMES) == found


def test_did_you_mean():
    assert similar("gem wrold", NAMES) == ["Gem World"]
    assert similar("qqqq", NAMES) == []


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("?", ("help", "")),
        ("POMOC", ("help", "")),
        ("why not gem world", ("why", "gem world")),
        ("czemu świat", ("why", "świat")),
        ("stół Ala", ("table", "Ala")),
        ("karta 3", ("card", "3")),
        ("cofnij", ("undo", "")),
        ("undo everything", None),
        ("1 2", None),
        ("", None),
    ],
)
def test_commands_in_both_languages(typed, command):
    assert read_command(typed) == command
