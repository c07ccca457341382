"""Stepping through a record in a real terminal."""

import os
import subprocess
import sys

import pytest

from galaktyka.core.records import format_record
from tests.core.test_records import played
from tests.terminal.keyboard import Keyboard, environment

pytestmark = pytest.mark.once

RECORD = played()


@pytest.fixture
def path(tmp_path):
    file = tmp_path / "game.galaktyka"
    file.write_text(format_record(RECORD), "utf-8")
    return str(file)


def test_forwards_and_backwards(tmp_path, path):
    last = len(RECORD.moves)
    with Keyboard(tmp_path, "replay", path) as keyboard:
        assert "The start" in keyboard.read()
        assert f"Move 1 of {last}" in keyboard.type("")
        second = keyboard.type("n")
        assert f"Move 2 of {last}" in second
        assert f"Move 1 of {last}" in keyboard.type("b")
        again = keyboard.type("2")
        assert again.split("\n")[2:] == second.split("\n")[2:]
        assert "Round 2" in keyboard.type("r") + keyboard.type("r")
        assert "wins" in keyboard.type("end")
        assert f"Move {last} of {last}" in keyboard.type("n")
        assert "There is no move 9999" in keyboard.type("9999", "back. $")
        keyboard.type("")
        assert "There is no move 0000009999" in keyboard.type("0000009999", "back. $")
        keyboard.type("")
        assert '"-" is not understood.' in keyboard.type("-", "back. $")
        keyboard.type("")
        keyboard.child.sendline("q")
        keyboard.rest()
    assert keyboard.code == 0


@pytest.mark.parametrize("word", ["wyjdź", "Koniec"])
def test_the_words_that_leave_a_game_leave_a_replay(tmp_path, path, word):
    with Keyboard(tmp_path, "--lang", "pl", "replay", path) as keyboard:
        assert "end: ostatni ruch" in keyboard.read()
        keyboard.child.sendline(word)
        keyboard.rest()
    assert keyboard.code == 0


def test_a_pipe_gets_the_whole_game_although_there_is_a_keyboard(tmp_path, path):
    keys, terminal = os.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "galaktyka", "--lang", "en", "replay", path],
        stdin=terminal,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    os.close(terminal)
    os.close(keys)
    assert done.returncode == 0
    assert "wins" in done.stdout
    assert "> " not in done.stdout


def test_a_spectator_sees_no_hidden_card(tmp_path, path):
    move = RECORD.moves[2]
    assert (move.seat, move.notation.split()[0]) == (1, "discard")
    with Keyboard(tmp_path, "replay", path) as keyboard:
        keyboard.read()
        assert move.notation not in keyboard.type("3")
    with Keyboard(tmp_path, "replay", "--all", path) as keyboard:
        keyboard.read()
        assert move.notation in keyboard.type("3")
    with Keyboard(tmp_path, "replay", "--seat", "2", path) as keyboard:
        keyboard.read()
        assert move.notation in keyboard.type("3")


def test_plain_stepping_reads_as_sentences(tmp_path, path):
    with Keyboard(tmp_path, "--lang", "pl", "replay", "--plain", path) as keyboard:
        keyboard.read()
        screen = keyboard.type("r")
        assert "Runda 1, Wybór akcji." in screen
        assert "\x1b[2J" not in keyboard.raw
