"""A game is found by its folder, and each of its rooms by its name: no list names one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import galaktyka
from galaktyka.games import game_keys, packages, room_of, shipped_keys
from galaktyka.server.contents import ROOMS
from galaktyka.text.catalogue import Words
from galaktyka.voices import spoken_games, voice_class

ROOMS_OF_A_GAME = ("bots", "observer", "pack", "positions", "text", "voice", "terminal", "service", "lab")


@pytest.mark.parametrize("key", shipped_keys())
def test_our_games_have_all_rooms(key: str):
    package = packages()[key]
    assert all(package.has(room) for room in ROOMS_OF_A_GAME)
    found = voice_class(key)
    assert found is not None
    assert found.key == key
    assert key in ROOMS
    assert key in spoken_games()


@pytest.mark.parametrize("key", ["nim", "", "race.voice", "../race", "race.choices"])
def test_other_keys_have_none(key: str):
    assert room_of(key, "voice") is None
    assert voice_class(key) is None


def test_a_game_has_the_rooms_that_it_has():
    assert room_of("race", "kitchen") is None
    assert not packages()["race"].has("kitchen")


def test_games_stand_in_the_order_of_the_shelf():
    assert [package.shelf for package in packages().values()] == [1, 2, 3, 4]
    assert game_keys()[:4] == ["race", "frontiers", "artifacts", "cosmos"]


@pytest.mark.parametrize("key", shipped_keys())
def test_a_package_tells_the_truth_about_its_game(key: str):
    package = packages()[key]
    assert package.key == key == package.game().key == package.folder.name
    assert package.title == Words("en").say(f"{key}.name")
    assert package.players == package.game().seats
    assert package.options == package.game().options


def test_to_know_of_a_game_loads_none_of_it():
    code = (
        "import sys; from galaktyka.games import packages; packages();"
        "print([m for m in sys.modules if m.startswith('galaktyka.games.') and m.count('.') > 2"
        " and not m.endswith('.package')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_folder_less_is_a_game_less(tmp_path: Path):
    copy = tmp_path / "galaktyka"
    ignored = shutil.ignore_patterns("__pycache__", "cosmos", "*.so", "*.pyd", "page")
    shutil.copytree(Path(galaktyka.__file__).parent, copy, ignore=ignored)
    code = (
        "from galaktyka.games import shipped_keys; from galaktyka.voices import spoken_games;"
        "print(*shipped_keys(), *spoken_games())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": str(tmp_path)}, check=True
    )
    assert done.stdout.split() == ["race", "frontiers", "artifacts"] * 2
