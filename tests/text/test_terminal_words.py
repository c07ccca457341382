"""Every message that the terminal, the table and the records ask for is there, in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

import galaktyka
from galaktyka.bots import bot_names
from galaktyka.games import shipped_keys
from galaktyka.games.frontiers.engine.tiles import PHASES as FRONTIERS_PHASES
from galaktyka.games.frontiers.engine.tiles import POWERS
from galaktyka.games.frontiers.engine.tiles import Power as FrontiersPower
from galaktyka.games.frontiers.pack.reader import shipped_pack as frontiers_pack
from galaktyka.games.frontiers.terminal import symbols as frontiers_symbols
from galaktyka.games.race.engine.cards import PHASES
from galaktyka.games.race.pack.reader import shipped_pack
from galaktyka.games.race.terminal.symbols import short_power
from galaktyka.text.catalogue import Words, load
from galaktyka.voices import spoken_games

SOURCES = Path(galaktyka.__file__).parent


def ids_in_sources() -> set[str]:
    """Message ids written out in the code; those put together at run time end in a dot and are left out."""
    found: set[str] = set()
    for place in ("core", "games", "table", "voices", "terminal", "cli.py"):
        path = SOURCES / place
        for file in [path] if path.is_file() else path.rglob("*.py"):
            found |= set(
                re.findall(r'"((?:voices|terminal|records|table)\.[a-z0-9.-]*[a-z0-9])"', file.read_text("utf-8"))
            )
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
def test_every_tile_of_new_frontiers_can_be_said_in_a_few_words(lang):
    words = Words(lang)
    tiles = frontiers_pack().tiles
    shorts = [frontiers_symbols.short_power(words, power) for tile in tiles for power in tile.powers]
    shorts += [frontiers_symbols.short_score(words, line) for tile in tiles for line in tile.scores]
    assert all(0 < len(short) <= 48 for short in shorts)
    assert all(words.has(f"terminal.frontiers.phase-sign.{phase}") for phase in FRONTIERS_PHASES)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_power_that_a_pack_may_use_has_a_few_words(lang):
    words = Words(lang)
    samples = {"good": "rare", "keyword": "rebel", "military": True, "tile": "galactic-salon", "times": 2}
    for phase, kinds in POWERS.items():
        for does, fields in kinds.items():
            needed = [field for field in fields if not field.endswith("?")]
            for extra in ([], ["vp?"], ["credits?"], [field for field in fields if field.endswith("?")]):
                names = [*needed, *(field.rstrip("?") for field in extra if field in fields)]
                if "vp?" in fields and not {"vp", "credits"} & set(names):
                    continue  # it must give something
                values: dict[str, Any] = {name: samples.get(name, 1) for name in names}
                assert frontiers_symbols.short_power(words, FrontiersPower(phase, does, **values))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_game_of_the_terminal_is_told_about(lang):
    words = Words(lang)
    assert set(spoken_games()) <= set(shipped_keys())
    for game in spoken_games():
        assert words.has(f"{game}.name")
        for message in (
            "terminal.menu.about.{}",
            "terminal.menu.rules-text.{}",
            "voices.end.things.{}",
            "terminal.{}.example",
        ):
            assert words.has(message.format(game))
        assert words.has(f"terminal.cli.variants.{game}")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_bot_has_a_name_and_a_word_on_its_strength(lang):
    words = Words(lang)
    bots = {bot for game in spoken_games() for bot in bot_names(game)}
    assert all(words.has(f"voices.bot.{bot}") and words.has(f"voices.bot-help.{bot}") for bot in bots)


def test_the_words_for_a_position_of_the_record_are_the_same_errors_in_both_languages():
    assert load("en", "records").keys() == load("pl", "records").keys()
