"""Several people at one keyboard: what they read together, and what nobody may find of another one."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.race.scenario import scenario
from tests.terminal.keyboard import Keyboard

pytestmark = pytest.mark.once

PEOPLE = ("--human", "Ala", "--human", "Ola")
NEW = ("play", "race", "--seed", "5", *PEOPLE)
PASSING = r"(?:looking|patrzy)\. $"
PASSING_OR_ASKED = r"(?:looking|patrzy)\. $|\n> $"
HIDDEN = "\x1b[2J\x1b[3J"
NOTHING_TO_DEVELOP = ["gem-world", "spice-world"]
CAN_DEVELOP = ["drop-ships", "new-earth", "rebel-base", "plague-world", "tourist-world"]


def sit_down(tmp_path: Path, position: Any) -> Keyboard:
    """Ala and Ola in a position of Race for the Galaxy."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position.state.to_document()), "utf-8")
    return Keyboard(tmp_path, "--lang", "en", "play", "race", "--position", str(path), *PEOPLE)


def test_what_is_said_first_is_there_until_it_is_read(tmp_path):
    with Keyboard(tmp_path, "--lang", "en", *NEW) as keyboard:
        keyboard.read(PASSING)
        assert "Type ? for help at any time." in keyboard.still_there()
        assert "Type ? for help at any time." not in keyboard.type("")
        keyboard.child.sendline("quit")
        keyboard.rest()
    with Keyboard(tmp_path, "--lang", "en", "play", "--resume") as keyboard:
        keyboard.read(PASSING)
        assert "Welcome back" in keyboard.still_there()


def test_who_leaves_shows_nobody_a_hand(tmp_path):
    with sit_down(tmp_path, scenario(hand=CAN_DEVELOP)) as keyboard:
        keyboard.read(PASSING)
        assert "Tourist World" in keyboard.type("")
        keyboard.child.sendline("quit")
        keyboard.rest()
        assert HIDDEN in keyboard.raw
        assert "play --resume" in keyboard.still_there()


def test_that_the_first_one_had_nothing_to_place_is_hidden_from_the_next(tmp_path):
    with sit_down(tmp_path, scenario("develop", hand=NOTHING_TO_DEVELOP, others=({"hand": CAN_DEVELOP},))) as keyboard:
        keyboard.read(PASSING)
        assert "You can place nothing this time." in keyboard.type("", r"Press Enter\. $")
        keyboard.type("", PASSING)
        assert HIDDEN in keyboard.raw
        assert keyboard.still_there().startswith("Pass the keyboard to Ola.")


def test_a_change_of_language_in_secret_leaves_the_keyboard_where_it_is(tmp_path):
    with sit_down(tmp_path, scenario("develop", hand=CAN_DEVELOP)) as keyboard:
        keyboard.read(PASSING)
        assert "Ala: Place a development, or pass." in keyboard.type("")
        assert "Ala: Wyłóż technologię albo spasuj." in keyboard.type("lang", PASSING_OR_ASKED)
        assert "Ala: Place a development, or pass." in keyboard.type("lang", PASSING_OR_ASKED)


def test_what_is_taken_back_before_a_secret_choice_is_chosen_again_and_then_the_secret_one(tmp_path):
    position = scenario(
        "explore", hand=CAN_DEVELOP, others=({"action": "explore-5"},), action="develop", plan=["develop"]
    )
    with sit_down(tmp_path, position) as keyboard:
        keyboard.read(PASSING)
        assert "Ala: Keep 1 of the cards you drew." in keyboard.type("")
        keyboard.type("1", PASSING)
        assert "Ola: Keep 1 of the cards you drew." in keyboard.type("")
        keyboard.type("1", PASSING)
        assert "Ala: Place a development, or pass." in keyboard.type("")
        assert "Ala: Keep 1 of the cards you drew." in keyboard.type("undo")
        assert "Ala: Place a development, or pass." in keyboard.type("1", PASSING_OR_ASKED)


def test_the_last_events_are_told_to_everybody(tmp_path):
    eleven = [
        "new-sparta", "artist-colony", "secluded-world", "gem-world", "new-vinland", "space-port", "spice-world",
        "prosperous-world", "comet-zone", "mining-world", "new-earth",
    ]  # fmt: skip
    table = scenario("settle", tableau=eleven, hand=["refugee-world"], plan=["produce"])
    with sit_down(tmp_path, table) as keyboard:
        keyboard.read(PASSING)
        keyboard.type("")
        keyboard.child.sendline("refugee")
        end = keyboard.rest()
    assert "Ala places Refugee World." in end  # and all that was produced since: `log` cannot be typed any more
    assert "wins" in end
