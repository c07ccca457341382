"""New Frontiers in a real terminal, in both languages."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from galaktyka.core.records import parse_record
from galaktyka.core.replays import replay
from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.scenario import scenario
from tests.terminal.keyboard import BOXES, Keyboard, games, run, seen

pytestmark = pytest.mark.once

NEW = ("play", "frontiers", "--seed", "5", "--human", "Ala")
GOALS = [goal.id for goal in GAME.box.pack.goals]


def written(folder: Path, position: Any) -> tuple[str, ...]:
    """The arguments that play on from a position."""
    path = folder / "position.json"
    path.write_text(json.dumps(position.document()), "utf-8")
    return ("play", "--position", str(path))


def a_sensible_answer(screen: str, turn: int) -> str:
    """The first of what is offered, as many as are asked for; action tiles by turns, so that the game gets on."""
    asked = re.findall(r"[^\n]*\n[^\n]*\? (?:help|pomoc)", screen)[-1]
    if "action tile" in asked or "kafel akcji" in asked:
        return "2332445"[turn % 7] if turn % 3 else "1"
    wanted = re.search(r"(?:Return|discard|Odłóż do woreczka|odrzuć) (\d+) ", asked)
    return " ".join(str(number + 1) for number in range(int(wanted[1]) if wanted else 1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "columns", "option"),
    [
        ("pl", 80, "goals"),
        pytest.param("en", 100, "first-game", marks=pytest.mark.full),
        pytest.param("en", 120, "goals", marks=pytest.mark.full),
    ],
)
def test_a_whole_game(tmp_path, lang, columns, option):
    arguments = ("--lang", lang, *NEW, "--bots", "random,random", "--option", option)
    with Keyboard(tmp_path, *arguments, columns=columns) as keyboard:
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


def test_the_table_shows_track_tiles_pools_and_offers(tmp_path):
    with Keyboard(tmp_path, "--lang", "en", *NEW, "--bots", "random,random", "--option", "first-game") as keyboard:
        screen = keyboard.read()
        assert "Round 1" in screen
        assert "order:" in screen
        assert "Isolation  " in screen
        assert "colonist pool" in screen
        assert "2$ Space Marines ×2" in screen
        assert "no home world" not in screen
        polish = keyboard.type("lang")
        assert "Runda 1" in polish
        assert "2$ Kosmiczni marines ×2" in polish


def test_prices_strength_and_reasons_stand_beside_the_planets(tmp_path):
    position = scenario(
        "settle",
        technologies=("contact-specialist", "atmosphere-shapers"),
        discovered=("comet-zone", "driftwood-corsairs", "overlord-citadel", "magma-tap"),
        colonists=1,
        credits=1,
    )
    with Keyboard(tmp_path, "--lang", "en", *written(tmp_path, position)) as keyboard:
        screen = keyboard.read()
        assert re.search(r"1 +· +Driftwood Corsairs +def\. 1 .* military 0 of 1, or free", screen)
        assert re.search(r"2 ■R Magma Tap +2\$ .* pay 1", screen)
        assert re.search(r"Overlord Citadel .* military 0 of 9", screen)
        assert re.search(r"Comet Zone .* costs 2, you have 1", screen)
        assert "3 Take colonists" in screen
        assert "You settle Magma Tap for 1 credit." in keyboard.type("magma")


def test_names_are_understood_in_both_languages_without_diacritics(tmp_path):
    with Keyboard(tmp_path, "--lang", "en", *NEW, "--option", "first-game", "--bots", "random") as keyboard:
        screen = keyboard.read()
        while "Choose an action tile." not in screen:
            screen = keyboard.type("0" if "  0 " in screen else "1")
        assert "You choose Retreat into Isolation." in keyboard.type("izolac")
    position = scenario("develop", credits=5, discovered=("comet-zone",))
    with Keyboard(tmp_path, "--lang", "pl", *written(tmp_path, position)) as keyboard:
        keyboard.read()
        assert "Możesz to teraz zrobić." in keyboard.type("czemu okrety desant")
        assert "Specjalista ds. kontaktów" in keyboard.type("karta kontaktow")
        assert "Kupujesz technologię „Specjalista ds. kontaktów”" in keyboard.type("contact spec")


def test_everything_can_be_looked_up(tmp_path):
    with Keyboard(tmp_path, "--lang", "en", *NEW) as keyboard:
        keyboard.read()
        assert "Non-military production planet" in keyboard.type("card comet zone")
        assert "Large technology: it covers 2 spaces." in keyboard.type("card technocratic")
        assert "Counts the different kinds" in keyboard.type("card diversity")
        assert "Everybody may buy a technology." in keyboard.type("card develop")
        assert "Home world" in keyboard.type("card 1")
        assert "Nothing is called" in keyboard.type("card qqqqqqq")
        assert "more than 10 technology spaces" in keyboard.type("?").replace("\n", " ")


def test_an_action_tile_and_a_goal_of_the_same_name(tmp_path):
    with Keyboard(tmp_path, "--lang", "pl", *NEW) as keyboard:
        keyboard.read()
        assert "każdy odkrywa jedną" in keyboard.type("karta odkrywanie").replace("\n", " ")
        assert "Liczy zmagazynowane planety" in keyboard.type("karta odkrywanie cel")


def test_why_not(tmp_path):
    position = scenario("develop", credits=1, technologies=("space-marines",))
    with Keyboard(tmp_path, "--lang", "en", *written(tmp_path, position)) as keyboard:
        assert "Space Marines (you have it)" in keyboard.read()
        assert "costs" in keyboard.type("why drop ships")
        assert "Something else comes first" in keyboard.type("why not choose settle")
        assert "You can do this now." in keyboard.type("why contact specialist")
        assert "Something else comes first" in keyboard.type("explore")
    with Keyboard(tmp_path, "--lang", "en", *written(tmp_path, scenario("explore"))) as keyboard:
        keyboard.read()
        assert "Something else comes first" in keyboard.type("why drop ships")
        assert "display" in keyboard.type("why overlord citadel") + keyboard.type("why rebel high command")


def test_goods_that_do_not_go_together_are_refused(tmp_path):
    goods = ("new-vinland", "spice-world", "comet-zone", "gene-gardens")
    position = scenario(
        "sell",
        colonies=("prospectors-landing", *goods),
        goods=goods,
        technologies=("barter-network",),
        faces=("barter-network",),
    )
    with Keyboard(tmp_path, "--lang", "en", *written(tmp_path, position)) as keyboard:
        keyboard.read()
        keyboard.type("0")
        screen = keyboard.type("barter")
        assert "Barter Network: discard 3 goods." in screen
        assert "cannot be chosen together" in keyboard.type("1 2 3")
        assert "You use Barter Network" in keyboard.type("4 3 2") + keyboard.type("log")


def test_what_a_power_forces_is_offered_too(tmp_path):
    goods = ("new-vinland", "spice-world", "comet-zone")  # two kinds: the last good is the same whatever comes first
    position = scenario(
        "sell",
        colonies=("prospectors-landing", *goods),
        goods=goods,
        technologies=("barter-network",),
        faces=("barter-network",),
    )
    with Keyboard(tmp_path, "--lang", "en", *written(tmp_path, position)) as keyboard:
        keyboard.read()
        keyboard.type("0")
        assert "3 Discard the good of Comet Zone" in keyboard.type("barter")
        assert "You use Barter Network" in keyboard.type("3 1") + keyboard.type("log")


def test_numbers_of_credits_are_what_they_say(tmp_path):
    position = scenario(
        "sell",
        goals_up=["sales-tax"],
        goal_stack=[goal for goal in GOALS if goal != "sales-tax"],
        colonies=("prospectors-landing", "gene-gardens"),
        goods=("gene-gardens",),
    )
    with Keyboard(tmp_path, "--lang", "en", *written(tmp_path, position)) as keyboard:
        keyboard.read()
        screen = keyboard.type("gene gardens")
        assert re.search(r"2 Store 2 credits.*0 Store nothing", screen, re.DOTALL)
        assert "You store 2 credits." in keyboard.type("2")


# --- several people at one keyboard


def test_where_everything_lies_open_nobody_has_to_look_away(tmp_path):
    with Keyboard(tmp_path, "--lang", "en", *NEW, "--human", "Ola", "--option", "first-game") as keyboard:
        screen = keyboard.read()
        first = "Ala" if "Ala: Choose an action tile." in screen else "Ola"
        assert f"{first}: Choose an action tile." in screen
        screen = keyboard.type("isolation")
        assert "looking" not in screen
        other = "Ola" if first == "Ala" else "Ala"
        assert f"{other}: Choose an action tile." in screen


def test_a_face_down_goal_is_for_its_holder_only(tmp_path):
    position = scenario(
        None, hidden_goal=("diversity", 0), goal_stack=[goal for goal in GOALS if goal != "diversity"], credits=5
    )
    arguments = (*written(tmp_path, position), "--human", "Ala", "--human", "Ola")
    with Keyboard(tmp_path, "--lang", "en", *arguments) as keyboard:
        keyboard.read("looking. $")
        assert "your face-down goal: Diversity" in keyboard.type("")
        screen = keyboard.type("choose develop")
        assert "Your face-down goal stays hidden: go on." in screen  # asked, although there is only one answer
        keyboard.type("0")
        screen = keyboard.type("0", "looking. $")
        cleared = keyboard.raw.rindex("\x1b[2J\x1b[3J")
        assert "Pass the keyboard to Ola." in keyboard.raw[cleared:]
        screen = keyboard.type("")
        assert "face down: Ala" in screen
        assert "Diversity" not in screen


def test_alone_one_is_not_asked_about_a_goal_that_cannot_be_turned_up(tmp_path):
    position = scenario(
        None, hidden_goal=("diversity", 0), goal_stack=[goal for goal in GOALS if goal != "diversity"], credits=5
    )
    with Keyboard(tmp_path, "--lang", "en", *written(tmp_path, position)) as keyboard:
        keyboard.read()
        assert "Buy a technology, or pass." in keyboard.type("develop")
        assert "Choose an action tile." in keyboard.type("undo")


# --- plain text and narrow windows


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_plain_mode_has_no_colours_no_boxes_and_no_signs(tmp_path, lang):
    with Keyboard(tmp_path, "--lang", lang, *NEW, "--plain", "--option", "goals", "--seats", "3") as keyboard:
        screen = keyboard.read()
        raw = keyboard.raw
        for line in ("1", "?", "card comet", "score", "log", "table 2", "1", "1", "1"):
            screen += keyboard.type(line)
            raw += keyboard.raw
    assert "\x1b[" not in raw.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert not BOXES.search(raw)
    assert "$" not in screen
    assert "→" not in screen


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_screen_fits_its_width(tmp_path, columns, lang):
    with Keyboard(tmp_path, "--lang", lang, *NEW, "--seats", "5", columns=columns) as keyboard:
        screen = keyboard.read() + "".join(keyboard.type(line) for line in ("1", "1", "1", "score", "table 2", "?"))
    assert max(len(line) for line in screen.split("\n")) <= columns
    assert "…" not in screen.replace("… ", "")  # nothing is cut off


# --- from the menu, from a pipe, again from the record


def test_the_menu_asks_for_the_game(tmp_path):
    with Keyboard(tmp_path, "terminal") as keyboard:
        keyboard.read(r"do\? \[1\] $")
        screen = keyboard.type("1", r"choice \[1\]: $")
        assert "1 Race for the Galaxy" in screen
        assert "2 New Frontiers" in screen
        keyboard.type("2", r"name\? .*$")
        keyboard.type("Zoë", r"1 to 4\? \[1\] $")
        keyboard.type("", r"choice \[3\]: $")
        screen = keyboard.type("", r"choice \[1\]: $")
        assert "galactic goals" in screen
        assert "Zoë" in keyboard.type("2")
        keyboard.child.sendline("quit")
        keyboard.rest()
    with Keyboard(tmp_path, "terminal") as keyboard:
        assert "Play on: New Frontiers: Zoë" in keyboard.read(r"do\? \[1\] $")


def test_the_menu_tells_how_to_play_it(tmp_path):
    with Keyboard(tmp_path, "terminal") as keyboard:
        keyboard.read(r"do\? \[1\] $")
        keyboard.type("2", r"choice \[1\]: $")
        assert "action tiles" in keyboard.type("2", r"go back. $")


def test_a_finished_game_can_be_watched_again(tmp_path):
    done = run(tmp_path, "simulate", "frontiers", "--games", "1", "--quiet", "--records", str(tmp_path / "games"),
               "--bots", "random,random", "--option", "goals")  # fmt: skip
    assert done.returncode == 0, done.stderr
    (path,) = (tmp_path / "games").iterdir()
    told = run(tmp_path, "--lang", "pl", "replay", str(path))
    assert told.stdout.startswith("New Frontiers, ")
    assert "Gra kończy się po rundzie" in told.stdout
    with Keyboard(tmp_path, "--lang", "en", "replay", "--all", str(path)) as keyboard:
        keyboard.read()
        assert "Round 2" in keyboard.type("r") + keyboard.type("r")
        assert "wins" in keyboard.type("end") or "shared" in keyboard.type("end")
