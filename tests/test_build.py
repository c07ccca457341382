"""The build under test is the one that it should be. A failed compilation would otherwise go unnoticed:
Python would take the source file next to it, and everything would work, only slowly."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import galaktyka
from galaktyka.games import find_game, shipped_keys
from tests.building import ROOT, compiled_modules

SOURCE = ROOT / "src" / "galaktyka"
LOADED = Path(galaktyka.__file__).resolve().parent
EXPECTED = os.environ.get("GALAKTYKA_EXPECT_BUILD")


def is_compiled(name: str) -> bool:
    file = import_module(name).__file__
    assert file is not None
    assert Path(file).resolve().is_relative_to(LOADED)
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def test_there_is_an_engine():
    assert compiled_modules()


def test_the_expected_build_has_a_known_name():
    assert EXPECTED in (None, "pure", "compiled")


def test_no_mixture_of_builds_is_loaded():
    compiled = [name for name in compiled_modules() if is_compiled(name)]
    assert compiled in ([], compiled_modules())


def test_the_expected_build_is_loaded():
    compiled = [name for name in compiled_modules() if is_compiled(name)]
    if EXPECTED == "pure":
        assert LOADED == SOURCE
        assert compiled == []
    if EXPECTED == "compiled":
        assert LOADED != SOURCE
        assert compiled == compiled_modules()


def test_what_is_loaded_was_made_from_these_sources():
    """A build also takes the rule catalogues along, see setup.py; the page is no part of it here."""
    expected = texts(SOURCE)
    if LOADED != SOURCE:
        expected |= {f"server/rules/{name}": text for name, text in texts(ROOT / "docs" / "rules").items()}
    loaded = texts(LOADED)
    assert loaded.keys() == expected.keys()
    assert [name for name in loaded if loaded[name] != expected[name]] == []


def texts(folder: Path) -> dict[str, bytes]:
    kinds = (".py", ".toml", ".md", ".typed")
    files = [file for file in folder.rglob("*") if file.suffix in kinds]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


@pytest.mark.once
def test_every_registered_game_can_be_loaded():
    for key in shipped_keys():
        assert find_game(key).key == key
