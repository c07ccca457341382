"""The page knows no game by name: whatever belongs to one lies in its folder, and the page can be built without it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaktyka.server.schema import document
from galaktyka.text.catalogue import LANGUAGES, Words, game_name
from tests.page.pages import GAMES

pytestmark = [pytest.mark.once]
ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "web" / "node_modules"
SOURCES = ROOT / "web" / "src"
TEXT = {".ts", ".tsx", ".css", ".svg", ".html", ".js"}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
GENERATED = "schema.ts"


def shared_files() -> list[Path]:
    """What the page is made of, without the folders of the games."""
    files = [file for file in SOURCES.rglob("*") if file.suffix in TEXT and file.name != GENERATED]
    files += [file for file in (ROOT / "web").iterdir() if file.suffix in TEXT]
    return [file for file in files if not any(SOURCES / "games" / game in file.parents for game in GAMES)]


def names_of(game: str) -> re.Pattern[str]:
    """The key of a game as a word or as part of an identifier, and its titles."""
    titles = {re.escape(game_name(Words(lang), game)) for lang in LANGUAGES}
    return re.compile(rf"(?<![A-Za-z])({game}|{game.title()})(?![a-z])|{'|'.join(titles)}")


@pytest.mark.parametrize("game", GAMES)
def test_no_shared_file_names_a_game(game: str) -> None:
    named = names_of(game)
    found = {
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in shared_files()
        for match in named.finditer(COMMENT.sub("", file.read_text("utf-8")))
    }
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_the_folder_of_a_game_would_be_found_out(game: str) -> None:
    told = "".join(file.read_text("utf-8") for file in (SOURCES / "games" / game).glob("*.ts"))
    assert names_of(game).search(COMMENT.sub("", told))


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    folder = SOURCES / "games" / game
    for file in [*folder.rglob("*.ts"), *folder.rglob("*.tsx")]:
        for path in re.findall(r'(?:from|import)\s*\(?"(\.[^"]+)"', file.read_text("utf-8")):
            imported = (file.parent / path).resolve()
            assert folder in imported.parents or not any(SOURCES / "games" / one in imported.parents for one in GAMES)


def schema_without(game: str) -> dict[str, Any]:
    """What the service would say about itself if it did not have the game."""
    found = document()
    schemas = found["components"]["schemas"]
    used = {
        name
        for file in (SOURCES / "games" / game).rglob("*.ts")
        for name in re.findall(r'Schemas\["(\w+)"\]', file.read_text("utf-8"))
    }
    assert used
    gone: set[str] = set()
    while used:
        gone |= used
        for name in used:
            del schemas[name]
        lost = re.compile("|".join(rf"schemas/{name}\"" for name in gone))
        used = {name for name, schema in schemas.items() if lost.search(json.dumps(schema))}
    assert not lost.search(json.dumps(found)), "something that is sent in every game refers to one of them"
    return found


def test_the_page_is_built_without_a_game(tmp_path: Path) -> None:
    game = "cosmos" if "cosmos" in GAMES else GAMES[0]
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules", "build", GENERATED))
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    if PACKAGES.is_dir():
        (tmp_path / "web" / "node_modules").symlink_to(PACKAGES)
    shutil.rmtree(tmp_path / "web" / "src" / "games" / game)
    schema = tmp_path / "openapi.json"
    schema.write_text(json.dumps(schema_without(game)))
    for command in (["check", str(schema)], ["build"]):
        run = [sys.executable, str(tmp_path / "scripts" / "page.py"), *command]
        done = subprocess.run(run, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
        assert done.returncode == 0, done.stdout + done.stderr
    built = {file.name.partition("-")[0] for file in (tmp_path / "web" / "build" / "page" / "assets").iterdir()}
    assert built & set(GAMES) == set(GAMES) - {game}
