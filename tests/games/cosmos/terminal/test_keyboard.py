"""Micro Cosmos in a real terminal: whole games, from the menu, alone, saved and resumed, two people, records."""

import re
from pathlib import Path

import pytest

from galaktyka.core.records import parse_record
from galaktyka.core.replays import replay
from galaktyka.games.cosmos.game import GAME
from tests.terminal.keyboard import Keyboard, games, run, seen
from tests.terminal.refusing import refused, sealed

pytestmark = pytest.mark.once

NEW = ("play", "cosmos", "--seed", "5", "--human", "Ala")
SET_UP = ("1", "1", "1", "1 2")
"""Discard a card, place the other two, gain two resources."""
WISHES = ("Terraform", "Terraformuj", "Explore", "Eksploruj", "Settle", "Osiedl", "Gather", "Zbierz", "Draw", "Dobierz")
"""What a newcomer would do, the best first."""


def a_sensible_answer(screen: str, turn: int) -> str:
    """What gets on with the game; else one answer after another."""
    asked = screen[screen.rindex("? ") :] if "? " in screen else screen
    numbered = re.findall(r"\n *(\d+) (\w+)", asked)
    for wish in WISHES if turn % 5 else ():
        for number, word in numbered:
            if word == wish:
                return str(number)
    needs = re.search(r"(?:Gain|Pay|Zdobądź|Zapłać) (\d)", screen)
    if needs:
        return " ".join(str(turn % 2 + 1) for _ in range(int(needs[1])))
    return str(turn % 4 + 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "columns", "others"),
    [
        ("pl", 80, ("--option", "hard-plus")),
        pytest.param("en", 120, ("--bots", "greedy,greedy,random"), marks=pytest.mark.full),
    ],
)
def test_a_whole_game(tmp_path, lang, columns, others):
    with Keyboard(tmp_path, "--lang", lang, *NEW, *others, columns=columns) as keyboard:
        screen = keyboard.read()
        for turn in range(2500):
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


def test_the_menu_leads_to_a_game_alone_and_back(tmp_path):
    with Keyboard(tmp_path, "terminal") as keyboard:
        keyboard.read(r"do\? \[1\] $")
        screen = keyboard.type("1", r"choice \[1\]: $")
        assert "4 Micro Cosmos" in screen
        keyboard.type("4", r"name\? .*$")
        screen = keyboard.type("Zoë", r"\? \[1\] $")
        assert "How many opponents, 0 to 3 (0: alone against the Automa)?" in screen
        assert "from 0 to 3" in keyboard.type("4", r"\? \[1\] $")
        screen = keyboard.type("0", r"choice \[1\]: $")
        assert "How strong is the Automa?" in screen
        assert len(re.findall(r"\d Automa: ", screen)) == 6
        screen = keyboard.type("6")
        assert "Automa: hard+" in screen
        assert "You are dealt three crew cards" in screen
        keyboard.child.sendline("quit")
        keyboard.rest()
    assert "hard-plus=yes" in games(tmp_path)[0].read_text("utf-8")
    with Keyboard(tmp_path, "terminal") as keyboard:
        assert "Play on: Micro Cosmos: Zoë" in keyboard.read(r"do\? \[1\] $")


def test_the_menu_leads_to_a_game_against_bots(tmp_path):
    with Keyboard(tmp_path, "--lang", "pl", "terminal") as keyboard:
        keyboard.read(r"\[1\] $")
        keyboard.type("1", r"\[1\]: $")
        keyboard.type("4", r"imię\? .*$")
        keyboard.type("Żaneta", r"\? \[1\] $")
        keyboard.type("2", r"\[3\]: $")
        keyboard.type("", r"\[3\]: $")
        screen = keyboard.type("", r"\[1\]: $")
        assert "cztery planety" in screen
        assert "Automa" not in screen
        assert "Żaneta (ty)" in keyboard.type("2")
        keyboard.child.sendline("quit")
        keyboard.rest()
    record = games(tmp_path)[0].read_text("utf-8")
    assert "\nplayers: Żaneta | adept (bot) | adept (bot)\n" in record
    assert "four-planets=yes" in record


def test_the_menu_tells_how_to_play_it(tmp_path):
    with Keyboard(tmp_path, "--lang", "pl", "terminal") as keyboard:
        keyboard.read(r"\[1\] $")
        assert "solo przeciw Automie" in keyboard.type("2", r"\[1\]: $").replace("\n", " ").replace("  ", " ")
        assert "Terraformuj planety" in keyboard.type("4", r"wrócić\. $")


# --- saved and gone on with


@pytest.mark.parametrize("others", [("--seats", "1"), ("--bots", "greedy")])
def test_a_game_saved_in_english_goes_on_in_polish(tmp_path, others):
    with Keyboard(tmp_path, *NEW, *others) as keyboard:
        keyboard.read()
        for line in SET_UP:
            screen = keyboard.type(line)
        assert "Round 1" in screen
        keyboard.child.sendline("quit")
        assert "play --resume" in keyboard.rest()
    with Keyboard(tmp_path, "--lang", "pl", "play", "--resume") as keyboard:
        screen = keyboard.read()
        assert "Runda 1" in screen
        assert "Round 1" in keyboard.type("lang en")


def test_set_up_can_be_taken_back_until_the_first_player_is_drawn(tmp_path):
    with Keyboard(tmp_path, *NEW, "--human", "Ola") as keyboard:
        assert "Ala: You are dealt three crew cards" in keyboard.read()
        keyboard.type("1")
        keyboard.type("1")
        assert "Where do you place" in keyboard.type("undo")
        keyboard.type("2")
        assert "Ola: You are dealt three crew cards" in keyboard.type("1")
        keyboard.type("1")
        keyboard.type("1")
        assert "Ala: Gain 2 resources of your choice." in keyboard.type("1")
        assert "Ola: Gain 2 resources of your choice." in keyboard.type("1 1")


# --- records


def finished(tmp_path: Path, *options: str) -> str:
    """The text of the record of a whole game."""
    done = run(
        tmp_path, "simulate", "cosmos", "--games", "1", "--quiet", "--records", str(tmp_path / "games"), *options
    )
    assert done.returncode == 0, done.stderr
    (path,) = (tmp_path / "games").iterdir()
    return path.read_text("utf-8")


@pytest.mark.parametrize("options", [("--bots", "greedy", "--option", "hard"), ("--bots", "greedy,greedy,greedy")])
def test_a_finished_game_can_be_watched_again(tmp_path, options):
    path = tmp_path / "watched.galaktyka"
    path.write_text(finished(tmp_path, *options), "utf-8")
    told = run(tmp_path, "--lang", "pl", "replay", str(path))
    assert told.stdout.startswith("Micro Cosmos, ")
    assert "SHA-256" in told.stdout
    with Keyboard(tmp_path, "--lang", "en", "replay", "--all", str(path)) as keyboard:
        keyboard.read()
        assert "Round 1 " in keyboard.type("r")
        end = keyboard.type("end")
        assert "wins" in end or "shared" in end


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (r"\n0 move [a-z-]+", r"\n0 move x-moon", "move x-moon"),
        (r"\n0 discard [a-z-]+", r"\n0 discard darth-vader", "discard darth-vader"),
        (r"\n0 discard ", r"\n0 gather\n0 discard ", "not possible here"),
        (r"content: \w", "content: x", "played with other cards"),
        (r"\nend: \d+", r"\nend: 999", "999"),
        (r"\nend: (\d+)", r"\nend: \1 7", "not the scores of all players"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused_in_words(tmp_path, old, new, fault):
    path = tmp_path / "broken.galaktyka"
    text = finished(tmp_path, "--bots", "greedy")
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    path.write_text(sealed(changed), "utf-8")
    assert fault in refused(tmp_path, "replay", str(path))
