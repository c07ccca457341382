"""A game finds its rooms by their names: a new one needs new folders, and no entry in a list."""

import sys
from types import ModuleType

import pytest

from galaktyka.games import SHIPPED, has_room, room_in
from galaktyka.server.content import ROOMS
from galaktyka.terminal.faces import ROOM as FACE
from galaktyka.voices import ROOM as VOICE
from galaktyka.voices import WITH_A_VOICE, voice_class


@pytest.mark.parametrize("key", SHIPPED)
def test_our_games_have_all_rooms(key: str):
    found = voice_class(key)
    assert found is not None
    assert found.key == key
    assert has_room(FACE, key)
    assert key in ROOMS
    assert key in WITH_A_VOICE


@pytest.mark.parametrize("key", ["nim", "", "race.voice", "../race", "race.choices"])
def test_other_keys_have_none(key: str):
    assert room_in(VOICE, key) is None
    assert voice_class(key) is None


def test_a_new_folder_is_enough(monkeypatch: pytest.MonkeyPatch, tmp_path):
    folder = tmp_path / "houses" / "nim"
    folder.mkdir(parents=True)
    (folder / "voice.py").write_text("VOICE = 'nim speaks'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    room = room_in("houses.{}.voice", "nim")
    assert isinstance(room, ModuleType)
    assert room.VOICE == "nim speaks"
    for name in ("houses", "houses.nim", "houses.nim.voice"):
        sys.modules.pop(name, None)
