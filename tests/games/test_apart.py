"""Outside the folder of a game nothing in src/ knows it: no import, no key, no title.

Words of English that happen to be keys do not count where people read them: in comments, docstrings and sentences.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from galaktyka.games import shipped_keys
from galaktyka.text.catalogue import LANGUAGES, Words
from tests.building import ROOT

SOURCE = ROOT / "src" / "galaktyka"
GAMES = shipped_keys()
TITLES = {Words(lang).say(f"{key}.name") for key in GAMES for lang in LANGUAGES}
KEY = re.compile(rf"\b({'|'.join(GAMES)})\b")
TITLE = re.compile("|".join(map(re.escape, sorted(TITLES))))
OTHER_CODE = (".sql", ".c", ".h", ".pyi")
IMPORT = re.compile(rf"galaktyka\.games(\.| import .*\b)({'|'.join(GAMES)})\b")


def outside(pattern: str) -> list[Path]:
    """The files of src/ that belong to no game."""
    folders = [SOURCE / "games" / key for key in GAMES]
    files = [file for file in SOURCE.rglob(pattern) if file.is_file() and "__pycache__" not in file.parts]
    return sorted(file for file in files if not any(file.is_relative_to(folder) for folder in folders))


def named_in_code(source: str) -> Iterator[str]:
    """Where Python code imports a game or holds a key or a title in a string that is no docstring."""
    tree = ast.parse(source)
    # What stands alone is a docstring.
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and IMPORT.search(ast.unparse(node)):
            yield f"line {node.lineno}: {ast.unparse(node)}"
        text = node.value if isinstance(node, ast.Constant) and id(node) not in docstrings else None
        if isinstance(text, str) and (KEY.search(text) or TITLE.search(text)):
            yield f"{ast.unparse(node)}"


def named_in_tables(table: dict[str, Any], path: str = "") -> Iterator[str]:
    """The tables and keys of TOML that are named like a game, and the texts that name one by its title."""
    for key, value in table.items():
        place = f"{path}.{key}" if path else key
        if key in GAMES:
            yield place
        if isinstance(value, dict):
            yield from named_in_tables(value, place)
        elif TITLE.search(str(value)):
            yield f"{place} = {value}"


@pytest.mark.parametrize("file", outside("*.py"), ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_code_of_all_games_names_one(file: Path):
    assert list(named_in_code(file.read_text("utf-8"))) == []


@pytest.mark.parametrize("file", outside("*.toml"), ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_table_for_all_games_is_named_like_one(file: Path):
    assert list(named_in_tables(tomllib.loads(file.read_text("utf-8")))) == []


def test_there_are_no_other_files_that_could_name_one():
    others = {file.suffix for file in outside("*") if "page" not in file.parts} - {".py", ".toml", ".so", ".pyd"}
    assert others <= {".typed", *OTHER_CODE}
    files = [file for kind in OTHER_CODE for file in outside(f"*{kind}")]
    assert [file.name for file in files if KEY.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "code",
    [
        "from galaktyka.games import race",
        "from galaktyka.games.race.engine import cards",
        "import galaktyka.games.cosmos.text",
        "def f(key):\n    return key == 'cosmos'",
        "TITLES = {'x': 'New Frontiers'}",
        "def f(words, key):\n    return words.say(f'race.{key}')",
    ],
)
def test_code_that_names_a_game_is_noticed(code: str):
    assert len(list(named_in_code(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        '"""A race of bots, for example `race`."""',
        "def f():\n    '''Like race.'''\n    return 1  # race",
        "class C:\n    x: int\n    '''Of cosmos.'''",
        "TRACES = 'traces'",
        "from galaktyka.games import packages",
    ],
)
def test_other_code_is_left_alone(code: str):
    assert list(named_in_code(code)) == []


def test_tables_that_name_a_game_are_noticed():
    text = "[a.race]\nx = 1\n[b]\ncosmos = 'yes'\nlist = ['New Frontiers']\nc = 'a race of artifacts'"
    assert list(named_in_tables(tomllib.loads(text))) == ["a.race", "b.cosmos", "b.list = ['New Frontiers']"]
