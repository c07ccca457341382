"""Alien Artifacts in a real terminal: whole games, from the menu, saved and resumed, two people, records."""

import re
from pathlib import Path

import pytest

from galaktyka.core.records import parse_record
from galaktyka.core.replays import replay
from galaktyka.games.artifacts.game import GAME
from tests.terminal.keyboard import Keyboard, games, run, seen
from tests.terminal.refusing import refused, sealed

pytestmark = pytest.mark.once

NEW = ("play", "artifacts", "--seed", "5", "--human", "Ala")
WISHES = ("Build", "Develop", "Discover", "Zbuduj", "Rozwiń", "Odkryj", "Buy", "Kup", "Prepare", "Przygotuj")
"""What a newcomer would do with an action, the best first."""


def a_sensible_answer(screen: str, turn: int) -> str:
    """What gets the empire on; the first of what is enough to pay; else the first answer."""
    enough = re.findall(r"(?:Enough would be|Wystarczy|The most|Najwięcej): ([\d ]+?)(?: [(=·]|\n)", screen)
    if enough:
        return str(enough[-1])
    if "? " not in screen:  # part of a payment is chosen, or that did not fit
        return str(turn % 7 + 1)
    asked = screen[screen.rindex("? ") :]
    numbered = re.findall(r"\n +(\d+) (\w+)", asked)
    for wish in WISHES if turn % 4 else ():
        for number, word in numbered:
            if word == wish:
                return str(number)
    return "1" if turn % 3 or "\n  0 " not in asked else "0"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "columns", "option"),
    [
        ("pl", 80, ("--option", "choose-factions")),
        pytest.param("en", 80, (), marks=pytest.mark.full),
        pytest.param("pl", 120, (), marks=pytest.mark.full),
    ],
)
def test_a_whole_game(tmp_path, lang, columns, option):
    with Keyboard(tmp_path, "--lang", lang, *NEW, "--bots", "random,random", *option, columns=columns) as keyboard:
        screen = keyboard.read()
        for turn in range(800):
            assert all(len(line) <= columns for line in screen.split("\n")), screen
            keyboard.child.sendline(a_sensible_answer(screen, turn))
            if keyboard.child.expect([r"\n> $", r"SHA-256"]) == 1:
                break
            screen = seen(keyboard.child.before)
        end = keyboard.rest()
    assert keyboard.code == 0
    record = parse_record(games(tmp_path)[0].read_text("utf-8"), "")
    assert record.finished()
    replay(record, GAME)
    assert str(games(tmp_path)[0]) in end.replace("\n", "").replace("~", str(tmp_path))


# --- from the menu


def test_the_menu_leads_to_the_game_and_back(tmp_path):
    with Keyboard(tmp_path, "terminal") as keyboard:
        keyboard.read(r"do\? \[1\] $")
        screen = keyboard.type("1", r"choice \[1\]: $")
        assert "3 Alien Artifacts" in screen
        keyboard.type("3", r"name\? .*$")
        keyboard.type("Zoë", r"1 to 4\? \[1\] $")
        keyboard.type("", r"choice \[3\]: $")
        screen = keyboard.type("", r"choice \[1\]: $")
        assert "faction" in screen
        screen = keyboard.type("2")
        assert "Zoë" in screen
        assert "Choose your faction." in screen
        keyboard.child.sendline("quit")
        keyboard.rest()
    with Keyboard(tmp_path, "terminal") as keyboard:
        assert "Play on: Alien Artifacts: Zoë" in keyboard.read(r"do\? \[1\] $")


def test_the_menu_tells_how_to_play_it(tmp_path):
    with Keyboard(tmp_path, "--lang", "pl", "terminal") as keyboard:
        keyboard.read(r"\[1\] $")
        assert "Artefakty Obcych" in keyboard.type("2", r"\[1\]: $")
        assert "talia Zasobów" in keyboard.type("3", r"powrócić\. $|wrócić\. $")


# --- saved and gone on with


def test_a_game_saved_in_english_goes_on_in_polish(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        keyboard.type("1")
        screen = keyboard.type("exchange red")
        assert "Choose a card to exchange" in screen
        keyboard.child.sendline("quit")
        assert "play --resume" in keyboard.rest()
    with Keyboard(tmp_path, "--lang", "pl", "play", "--resume") as keyboard:
        screen = keyboard.read()
        assert "Wybierz kartę do wymiany" in screen
        assert "Wybierz akcję." in keyboard.type("cofnij")
        assert "Choose an action." in keyboard.type("lang en")


def test_two_people_at_one_keyboard_do_not_see_each_others_hand(tmp_path):
    with Keyboard(tmp_path, *NEW, "--human", "Ola") as keyboard:
        keyboard.read("looking. $")
        screen = keyboard.type("")
        assert len(re.findall(r"\[\d \w+ . \| \d \w+ . \| no\. \d\]", screen)) == 3
        keyboard.type("1", "looking. $")
        cleared = keyboard.raw.rindex("\x1b[2J\x1b[3J")
        assert "| no." not in keyboard.raw[cleared:]
        assert "Pass the keyboard to " in keyboard.raw[cleared:]


# --- records


def finished(tmp_path: Path) -> str:
    """The text of the record of a whole game."""
    done = run(tmp_path, "simulate", "artifacts", "--games", "1", "--quiet", "--records", str(tmp_path / "games"),
               "--bots", "random,random,random", "--option", "choose-factions")  # fmt: skip
    assert done.returncode == 0, done.stderr
    (path,) = (tmp_path / "games").iterdir()
    return path.read_text("utf-8")


def test_a_finished_game_can_be_watched_again(tmp_path):
    path = tmp_path / "watched.galaktyka"
    path.write_text(finished(tmp_path), "utf-8")
    told = run(tmp_path, "--lang", "pl", "replay", str(path))
    assert told.stdout.startswith("Artefakty Obcych, ")
    assert "SHA-256" in told.stdout
    with Keyboard(tmp_path, "--lang", "en", "replay", "--all", str(path)) as keyboard:
        keyboard.read()
        assert "Round 1 " in keyboard.type("r")
        end = keyboard.type("end")
        assert "wins" in end or "shared" in end


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (r"\n(\d) buy ship", r"\n\1 buy moon", "buy moon"),
        (r"\n(\d) keep [a-z0-9-]+", r"\n\1 keep death-star", "keep death-star"),
        (r"\n(\d) choose ", r"\n\1 income\n\1 choose ", "not possible here"),
        (r"content: \w", "content: x", "played with other cards"),
        (r"\noptions: choose-factions=yes", r"\noptions: choose-factions=no", "not possible here"),
        (r"\nend: \d+", r"\nend: 99", "99"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused_in_words(tmp_path, old, new, fault):
    path = tmp_path / "broken.galaktyka"
    text = finished(tmp_path)
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    path.write_text(sealed(changed), "utf-8")
    assert fault in refused(tmp_path, "replay", str(path))
