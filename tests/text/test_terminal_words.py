"""Every message that the terminal, the table and the records ask for is there, in both languages."""

import re
from pathlib import Path

import pytest

import galaktyka
from galaktyka.bots import bot_names
from galaktyka.games.race.cards import PHASES
from galaktyka.games.race.pack import shipped_pack
from galaktyka.terminal.race.symbols import short_power
from galaktyka.text.catalogue import Words, load

SOURCES = Path(galaktyka.__file__).parent


def ids_in_sources() -> set[str]:
    """Message ids written out in the code; those put together at run time end in a dot and are left out."""
    found: set[str] = set()
    for place in ("core", "table", "terminal", "cli.py"):
        path = SOURCES / place
        for file in [path] if path.is_file() else path.rglob("*.py"):
            found |= set(re.findall(r'"((?:terminal|records|table)\.[a-z0-9.-]*[a-z0-9])"', file.read_text("utf-8")))
    return found


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_message_that_the_code_names_is_there(lang):
    words = Words(lang)
    ids = ids_in_sources()
    assert len(ids) > 80
    assert [message for message in sorted(ids) if not words.has(message)] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_power_of_the_box_can_be_said_in_a_few_words(lang):
    words = Words(lang)
    shorts = [short_power(words, power) for card in shipped_pack().cards for power in card.powers]
    assert all(0 < len(short) <= 40 for short in shorts)
    assert all(words.has(f"terminal.race.phase-sign.{phase}") for phase in PHASES)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_bot_has_a_name_and_a_word_on_its_strength(lang):
    words = Words(lang)
    assert all(words.has(f"terminal.bot.{bot}") and words.has(f"terminal.bot-help.{bot}") for bot in bot_names("race"))


def test_the_words_for_a_position_of_the_record_are_the_same_errors_in_both_languages():
    assert load("en", "records").keys() == load("pl", "records").keys()
