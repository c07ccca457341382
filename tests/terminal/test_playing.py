"""Playing in a real terminal, in both languages."""

import json
import re
import signal

import pytest

from galaktyka.core.records import Header, RecordSeat, format_header, parse_record
from galaktyka.core.replays import replay, replay_moves
from galaktyka.games import packages
from galaktyka.games.race.game import GAME
from tests.games.race.scenario import scenario
from tests.terminal.keyboard import BOXES, Keyboard, games, run, seen

pytestmark = pytest.mark.once

NEW = ("play", "race", "--seed", "5", "--human", "Ala")


def first_options(screen: str, turn: int) -> str:
    """The first of what is offered; action cards by turns, so that the game gets on."""
    asked = re.findall(r"[^\n]*\n[^\n]*\? (?:help|pomoc)", screen)[-1]
    if "action card" in asked or "kartę akcji" in asked:
        return "341431341276"[turn % 12]
    wanted = re.search(r"(?:Discard|Keep|Pay|discard|Odrzuć z ręki|Zatrzymaj|zapłać|odrzuć) (\d+) ", asked)
    return " ".join(str(number + 1) for number in range(int(wanted[1]) if wanted else 1))


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "bot"), [("en", "random"), ("pl", "greedy")])
def test_a_whole_game(tmp_path, lang, bot):
    with Keyboard(tmp_path, "--lang", lang, *NEW, "--bots", bot) as keyboard:
        screen = keyboard.read()
        for turn in range(800):
            assert all(len(line) <= 100 for line in screen.split("\n")), screen
            keyboard.child.sendline(first_options(screen, turn))
            if keyboard.child.expect([r"\n> $", r"SHA-256"]) == 1:
                break
            screen = seen(keyboard.child.before)
        end = keyboard.rest()
    assert keyboard.code == 0
    record = parse_record(games(tmp_path)[0].read_text("utf-8"), "")
    assert record.finished()
    replay(record, GAME)
    assert str(games(tmp_path)[0]) in end.replace("\n", "").replace("~", str(tmp_path))


def test_the_screen_says_what_is_asked_in_both_languages(tmp_path):
    with Keyboard(tmp_path, "--lang", "en", *NEW) as keyboard:
        screen = keyboard.read()
        assert "Discard 2 cards from your hand." in screen
        assert "Your start world is" in screen
        screen = keyboard.type("lang")
        assert "Odrzuć z ręki 2 karty." in screen
        assert "Adept" in screen


def test_several_cards_in_any_order_are_one_answer(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        screen = keyboard.type("5 2")
        assert "You discard 2 cards" in screen
        assert "Choose an action card." in screen


def test_the_last_cards_of_the_hand_are_no_exception(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        screen = keyboard.type("6 5")
        assert "You discard 2 cards" in screen
        assert "Choose an action card." in screen


def test_goods_of_different_kinds_can_be_named_freely(tmp_path):
    worlds = ["gem-world", "spice-world", "comet-zone", "alien-robotic-factory"]
    position = scenario(phase="consume", tableau=["new-sparta", "diversified-economy", *worlds], goods=worlds)
    (tmp_path / "position.json").write_text(json.dumps(position.state.to_document()), "utf-8")
    with Keyboard(tmp_path, "play", "--position", str(tmp_path / "position.json")) as keyboard:
        assert "4 Discard the good of Alien Robotic Factory" in keyboard.read()
        assert "cannot be chosen together" in keyboard.type("1 2 3")
        keyboard.type("4 2 3")
        assert "You use Diversified Economy, gain 3 points" in keyboard.type("log")


@pytest.mark.parametrize("mode", [[], ["--plain"]])
def test_a_choice_of_two_actions_goes_on_after_the_first(tmp_path, mode):
    position = scenario(hand=["gem-world"], options={"advanced": True}).play("choose develop")
    (tmp_path / "position.json").write_text(json.dumps(position.state.to_document()), "utf-8")
    with Keyboard(tmp_path, "play", "--position", str(tmp_path / "position.json"), *mode) as keyboard:
        screen = keyboard.read()
        assert "Settle" in screen
        assert "Traceback" not in screen


def test_cards_can_be_chosen_one_by_one_and_anew(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        assert "1 more" in keyboard.type("1")
        assert "twice" in keyboard.type("1")
        assert "Chosen" not in keyboard.type("-")
        assert "not 3" in keyboard.type("1 2 3")
        assert "Choose an action card." in keyboard.type("1 2")


def test_a_card_of_the_list_can_be_chosen_in_any_order_and_once(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        last = re.search(r"^ +6 .. (\S.*?)  ", keyboard.read(), re.MULTILINE)
        assert last is not None
        name = last[1].lower()
        assert "You can do this now." in keyboard.type(f"why {name}")
        assert "1 more" in keyboard.type(name)
        assert "twice" in keyboard.type(name)
        assert "twice" in keyboard.type("discard " + re.sub(r"\W+", "-", name.replace("'", "")))
        assert "You discard 2 cards" in keyboard.type("5")


def test_names_and_parts_of_names_are_understood_without_diacritics(tmp_path):
    with Keyboard(tmp_path, "--lang", "pl", *NEW) as keyboard:
        keyboard.read()
        keyboard.type("1 2")
        screen = keyboard.type("kolon")
        assert "Wybierasz: Kolonizacja." in screen


def test_bad_input_loses_nothing(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        before = games(tmp_path)[0].read_text("utf-8")
        for nonsense in ("xyzzy", "99", "0", "1 1", "²", "-5", "1 2 3 4 5 6 7", ",", "'; drop", "x" * 500):
            assert "Traceback" not in keyboard.type(nonsense)
        assert games(tmp_path)[0].read_text("utf-8") == before
        assert "Choose an action card." in keyboard.type("1 2")


def test_why_not(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        assert "is not in your hand" in keyboard.type("why rebel homeworld")
        assert "Something else comes first: discard cards." in keyboard.type("why not choose settle")
        assert "You can do this now." in keyboard.type("why " + first_card(keyboard))
        assert "Did you mean: Gem World" in keyboard.type("why gem wrold").replace("\n", " ")


def first_card(keyboard: Keyboard) -> str:
    screen = keyboard.type("table")
    found = re.search(r"^ +1 .. (.+?) +(?:cost|def)", screen, re.MULTILINE)
    assert found
    return found[1]


def test_help_on_any_card_in_either_language(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        assert "Non-military production world: Novelty." in keyboard.type("card swiat krysz")
        assert "Gem World" in keyboard.type("card gem-world")
        assert "Nothing is called" in keyboard.type("card qqqqqqq")
        assert "Cost" in keyboard.type("card 1") or "Defence" in keyboard.type("card 1")


def test_undo_before_anybody_has_seen_anything(tmp_path):
    with Keyboard(tmp_path, *NEW, "--human", "Ola", "--human", "Jan", "--lang", "en") as keyboard:
        keyboard.read("looking. $")
        assert "You have not chosen anything yet." in keyboard.type("") + keyboard.type("undo")


def test_undo_of_a_consume_power(tmp_path):
    position = scenario(
        phase="consume",
        tableau=["old-earth", "gem-world", "spice-world", "new-earth", "prosperous-world"],
        goods=["gem-world", "spice-world", "new-earth", "prosperous-world"],
        lead=0,
    ).state.to_document()
    (tmp_path / "position.json").write_text(json.dumps(position), "utf-8")
    with Keyboard(tmp_path, "play", "race", "--position", str(tmp_path / "position.json")) as keyboard:
        assert "Use a Consume power." in keyboard.read()
        assert "Old Earth: discard 2 goods." in keyboard.type("old earth")
        keyboard.type("1 2")
        assert "Old Earth: discard 2 goods." in keyboard.type("undo")
        screen = keyboard.type("cofnij")
        assert "Use Old Earth" in screen
        assert screen.count("[good]") == 4


def test_undo_stops_at_what_was_revealed(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        keyboard.type("1 2")
        keyboard.type("1")
        assert "cannot be taken back" in keyboard.type("undo")


def test_score_log_save_and_table(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        assert "Total" in keyboard.type("score")
        assert "Adept draws 6 cards." in keyboard.type("log")
        assert "every move is on the disk" in keyboard.type("save").replace("\n", " ")
        assert "Adept" in keyboard.type("table 2")
        assert "Nobody here is called" in keyboard.type("table zzz")
        assert "undo" in keyboard.type("?")


@pytest.mark.parametrize("leaving", ["quit", "\x04", "\x03"])
def test_leaving_shows_the_way_back(tmp_path, leaving):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        keyboard.type("1 2")
        keyboard.child.sendline(leaving) if leaving == "quit" else keyboard.child.send(leaving)
        end = keyboard.rest()
    assert keyboard.code == 0
    assert "play --resume" in end
    with Keyboard(tmp_path, "play", "--resume") as keyboard:
        screen = keyboard.read()
        assert "Welcome back" in screen
        assert "Choose an action card." in screen


def test_after_a_crash_the_game_is_exactly_there(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        keyboard.type("1 2")
        before = keyboard.type("2")
        keyboard.child.kill(signal.SIGKILL)
    path = games(tmp_path)[0]
    text = path.read_text("utf-8")
    state = replay_moves(parse_record(text, ""), GAME)[-1].state
    path.write_text(text + "0 keep gem-w", "utf-8")
    with Keyboard(tmp_path, "play", "--resume", str(path)) as keyboard:
        screen = keyboard.read()
        assert "was not complete" in screen
        assert before.split("Keep 2")[1] == screen.split("Keep 2")[1]
    assert path.read_text("utf-8") == text
    assert replay_moves(parse_record(text, ""), GAME)[-1].state.fingerprint() == state.fingerprint()


def test_between_two_people_nothing_stays_on_the_screen(tmp_path):
    with Keyboard(tmp_path, *NEW, "--human", "Ola") as keyboard:
        keyboard.read("looking. $")
        screen = keyboard.type("")
        own = re.findall(r"^ +\d .. (.+?) +(?:cost|def)", screen, re.MULTILINE)
        assert len(own) == 6
        keyboard.type("1 2", "looking. $")
        cleared = keyboard.raw.rindex("\x1b[2J\x1b[3J")
        assert not any(card in keyboard.raw[cleared:] for card in own)
        assert "Pass the keyboard to Ola." in keyboard.raw[cleared:]
        other = keyboard.type("")
        assert not any(card in other for card in own)


def test_who_has_nothing_to_place_takes_the_keyboard_all_the_same(tmp_path):
    others = ({"hand": ["gem-world", "spice-world"]}, {"hand": ["public-works", "gambling-world"]})
    position = scenario(
        "develop", hand=["drop-ships", "new-earth", "rebel-base", "plague-world", "tourist-world"], others=others
    )
    (tmp_path / "position.json").write_text(json.dumps(position.state.to_document()), "utf-8")
    people = [word for name in ("Ala", "Ola", "Ula") for word in ("--human", name)]
    with Keyboard(tmp_path, "play", "race", "--position", str(tmp_path / "position.json"), *people) as keyboard:
        keyboard.child.expect("Pass the keyboard to Ala.")
        keyboard.child.send("\r")
        keyboard.child.expect("Place a development")
        keyboard.child.send("0\r")
        keyboard.child.expect("Pass the keyboard to Ola.")
        keyboard.child.send("\r")
        keyboard.child.expect("You can place nothing this time. Press Enter.")
        keyboard.child.send("\r")
        keyboard.child.expect("Pass the keyboard to Ula.")


@pytest.mark.parametrize("how", ["flag", "NO_COLOR", "dumb"])
def test_plain_mode_has_no_colours_and_no_boxes(tmp_path, how):
    more = {"flag": {"COLUMNS": "100"}, "NO_COLOR": {"NO_COLOR": "1"}, "dumb": {"TERM": "dumb"}}[how]
    flags = ("--plain",) if how == "flag" else ()
    with Keyboard(tmp_path, *NEW, *flags, columns=100, largest_file=0, **more) as keyboard:
        keyboard.read()
        raw = keyboard.raw
        for line in ("1 2", "?", "card gem", "score", "log", "table 2", "7"):
            keyboard.type(line)
            raw += keyboard.raw
    assert "\x1b[" not in raw.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert not BOXES.search(raw)


def test_the_menu_has_a_plain_mode(tmp_path):
    with Keyboard(tmp_path, "terminal", "--plain", columns=100, COLUMNS="100") as keyboard:
        keyboard.read(r"do\? \[1\] $")
        raw = keyboard.raw
    assert "GALAKTYKA. " in raw
    assert "\x1b[" not in raw.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert not BOXES.search(raw)


def test_a_pipe_gets_plain_text(tmp_path):
    done = run(tmp_path, "--lang", "pl", *NEW, typed="1 2\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert not BOXES.search(done.stdout)
    assert "Wybierz kartę akcji." in done.stdout
    assert "play --resume" in done.stdout


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_screen_fits_its_width(tmp_path, columns, lang):
    with Keyboard(tmp_path, "--lang", lang, *NEW, "--seats", "4", columns=columns) as keyboard:
        screen = keyboard.read() + keyboard.type("1 2") + keyboard.type("1") + keyboard.type("score")
    assert max(len(line) for line in screen.split("\n")) <= columns


def test_a_full_disk_is_told_and_the_game_goes_elsewhere(tmp_path):
    seats = [RecordSeat("Ala", False), RecordSeat("random", True)]
    header = Header("race", "1", GAME.content, seats, {"first-game": False, "advanced": False}, 5)
    room = len(format_header(header)) + 20
    with Keyboard(tmp_path, *NEW, "--bots", "random", largest_file=room) as keyboard:
        assert "The game is still in memory." in keyboard.read()
        assert "still in memory" in keyboard.type("")
        assert "cannot be the path of a file" in keyboard.type("~nosuchuser/x")
        assert "still in memory" in keyboard.type(str(tmp_path / "new" / "place.galaktyka"))
        keyboard.child.sendline("quit")
        assert "play --resume" in keyboard.rest()
    assert keyboard.code == 0
    (saved,) = games(tmp_path)
    assert parse_record(saved.read_text("utf-8"), "").torn == ""


def test_settings_that_cannot_be_kept_are_told_before_the_menu_comes_back(tmp_path):
    with Keyboard(tmp_path, "terminal", XDG_CONFIG_HOME="/proc/none") as keyboard:
        keyboard.read(r"do\? \[1\] $")
        keyboard.type("3", r"dalej\. $|zrobić\? \[1\] $")
        assert "/proc/none/" in keyboard.still_there()
        assert "Co chcesz zrobić?" in keyboard.type("", r"zrobić\? \[1\] $")


def test_names_of_a_pack_are_shown_as_they_are_written(tmp_path):
    shipped = (packages()["race"].folder / "content.toml").read_text("utf-8")
    (tmp_path / "content.toml").write_text(shipped, "utf-8")
    (tmp_path / "en.toml").write_text(
        '[cards]\nold-earth = "Old [/b] Earth"\ngem-world = "Gem [red] :smile:"\n', "utf-8"
    )
    (tmp_path / "pl.toml").write_text("[cards]\n", "utf-8")
    position = scenario(tableau=["old-earth", "gem-world"], hand=["spice-world"])
    (tmp_path / "position.json").write_text(json.dumps(position.state.to_document()), "utf-8")
    with Keyboard(tmp_path, "play", "--pack", str(tmp_path), "--position", str(tmp_path / "position.json")) as keyboard:
        keyboard.read()
        points = keyboard.type("score")
        assert "Old [/b] Earth" in points
        assert "Gem [red] :smile:" in points


def test_what_was_in_the_window_before_can_be_scrolled_back_to(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        raw = keyboard.raw
        keyboard.type("1 2")
        raw += keyboard.raw
    assert raw.count("\x1b[2J") == 2
    assert "\x1b[3J" not in raw


def test_any_number_is_either_in_the_menu_or_not(tmp_path):
    with Keyboard(tmp_path, "terminal") as keyboard:
        keyboard.read(r"do\? \[1\] $")
        for typed in ("00019", "9" * 300, "²", "-1"):
            assert "from 0 to 4" in keyboard.type(typed, r"do\? \[1\] $"), typed
        assert "Which game?" in keyboard.type("0001", r"choice \[1\]: $")


def test_a_card_of_any_number_is_one_or_unknown(tmp_path):
    with Keyboard(tmp_path, *NEW) as keyboard:
        keyboard.read()
        assert "─ Alpha Centauri ─" in keyboard.type("card 01")
        for number in ("99", "0"):
            assert f'Nothing is called "{number}".' in keyboard.type(f"card {number}")
    done = run(tmp_path, "--lang", "en", *NEW, typed=f"card {'9' * 4400}\n1 2\n")
    assert f'Nothing is called "{"9" * 4400}".' in done.stdout.replace("\n", "")
    assert done.returncode == 0


def test_the_menu_leads_to_a_game_and_back(tmp_path):
    with Keyboard(tmp_path, "terminal") as keyboard:
        assert "G A L A K T Y K A" in keyboard.read(r"do\? \[1\] $")
        keyboard.type("3", r"zrobić\? \[1\] $")
        keyboard.type("1", r"wybór \[1\]: $")
        keyboard.type("1", r"imię\? .*$")
        keyboard.type("Zoë", r"od 1 do 3\? \[1\] $")
        keyboard.type("", r"wybór \[3\]: $")
        keyboard.type("1", r"wybór \[1\]: $")
        screen = keyboard.type("")
        assert "Odrzuć z ręki 2 karty." in screen
        assert "Zoë" in screen
        keyboard.child.sendline("koniec")
        keyboard.rest()
    with Keyboard(tmp_path, "terminal") as keyboard:
        assert "Graj dalej: Race for the Galaxy: Zoë, Nowicjusz" in keyboard.read(r"zrobić\? \[1\] $")
        assert "Odrzuć z ręki 2 karty." in keyboard.type("1")
