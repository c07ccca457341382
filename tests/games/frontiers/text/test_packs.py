"""A pack of New Frontiers in a folder: tiles and goals, their names in both languages, and what may be wrong."""

from pathlib import Path

import pytest

from galaktyka.core.errors import ContentError
from galaktyka.games import packages
from galaktyka.games.frontiers.game import FrontiersGame
from galaktyka.games.frontiers.text.cards import goal_name, name, tile_text
from galaktyka.text.catalogue import Words
from galaktyka.text.packs import load_pack

SHIPPED = (packages()["frontiers"].folder / "content.toml").read_text("utf-8")
RACE = (packages()["race"].folder / "content.toml").read_text("utf-8")
PEARL = '\n[[planet]]\nid = "pearl-moon"\ncost = 2\ncolonists = 1\nvp = 1\ngood = "novelty"\norigin = "ours"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The shipped tiles and one planet more; one goal has an id of its own."""
    write(tmp_path, "content.toml", SHIPPED.replace('id = "diversity"', 'id = "rainbow"') + PEARL)
    write(tmp_path, "en.toml", '[tiles]\npearl-moon = "Pearl Moon"\n\n[goals]\nrainbow = "Rainbow"\n')
    write(tmp_path, "pl.toml", '[tiles]\npearl-moon = "Księżyc pereł"\n\n[goals]\nrainbow = "Tęcza"\n')
    return tmp_path


def write(folder: Path, file: str, text: str) -> None:
    (folder / file).write_text(text, "utf-8")


def fault(folder: Path, lang: str, game: str = "") -> str:
    with pytest.raises(ContentError) as caught:
        load_pack(folder, game)
    return Words(lang).explain(caught.value).replace(str(folder), "DIR").replace("\\", "/")


def test_a_pack_brings_its_own_names_and_keeps_the_shipped_ones(folder: Path):
    loaded = load_pack(folder)
    assert isinstance(loaded.game, FrontiersGame)
    assert loaded.title == "base"
    polish = Words("pl", loaded.names["pl"])
    assert name(polish, "pearl-moon") == "Księżyc pereł"
    assert name(polish, "comet-zone") == "Strefa występowania komet"
    assert goal_name(polish, "rainbow") == "Tęcza"
    pearl = loaded.game.box.pack.tile("pearl-moon")
    assert tile_text(Words("en", loaded.names["en"]), pearl).startswith("Pearl Moon\nNon-military production planet")


def test_a_pack_without_names_keeps_the_shipped_ones(folder: Path):
    write(folder, "content.toml", SHIPPED)
    write(folder, "en.toml", "")
    write(folder, "pl.toml", "[goals]\n")
    assert load_pack(folder).names["en"]["frontiers.goal.diversity"] == "Diversity"


def test_the_game_of_a_pack_is_written_in_it(folder: Path):
    assert load_pack(folder).game.key == "frontiers"
    assert load_pack(folder, "frontiers").game.key == "frontiers"
    assert fault(folder, "en", "race") == ('DIR/content.toml: [pack]: "game" cannot be "frontiers"; allowed: race')


def test_a_pack_of_the_other_game(folder: Path):
    write(folder, "content.toml", RACE)
    write(folder, "en.toml", "[cards]\n")
    write(folder, "pl.toml", "[cards]\n")
    assert load_pack(folder).game.key == "race"
    assert fault(folder, "pl", "frontiers") == (
        "DIR/content.toml: [pack]: „game” nie może mieć wartości „race”; dozwolone: frontiers"
    )


def test_missing_names(folder: Path):
    write(folder, "pl.toml", "[goals]\nrainbow = 'Tęcza'\n")
    assert fault(folder, "en") == 'DIR/pl.toml: [tiles]: the tile "pearl-moon" has no name'
    assert fault(folder, "pl") == "DIR/pl.toml: [tiles]: kafel „pearl-moon” nie ma nazwy"
    write(folder, "pl.toml", "[tiles]\npearl-moon = 'Księżyc pereł'\n")
    assert fault(folder, "en") == 'DIR/pl.toml: [goals]: the goal "rainbow" has no name'
    assert fault(folder, "pl") == "DIR/pl.toml: [goals]: cel „rainbow” nie ma nazwy"


def test_names_for_what_is_not_there(folder: Path):
    write(folder, "en.toml", '[tiles]\npearl-mon = "Pearl Moon"\n')
    assert fault(folder, "en") == (
        'DIR/en.toml: [tiles]: there is a name for "pearl-mon", but no such tile in the pack; '
        'did you mean "pearl-moon"?'
    )
    write(folder, "en.toml", '[tiles]\npearl-moon = "Pearl Moon"\n\n[goals]\nxylophone = "Xylophone"\n')
    assert fault(folder, "pl") == (
        "DIR/en.toml: [goals]: jest nazwa dla „xylophone”, ale w zestawie nie ma takiego celu"
    )


def test_two_tiles_with_one_name(folder: Path):
    write(folder, "pl.toml", '[tiles]\npearl-moon = "Stara Ziemia"\n')
    assert fault(folder, "pl") == (
        "DIR/pl.toml: [tiles]: nazwa „Stara Ziemia” należy do dwóch kafli: „pearl-moon” i „old-earth”"
    )


def test_cards_are_no_tiles(folder: Path):
    write(folder, "en.toml", "[cards]\n")
    assert fault(folder, "en") == 'DIR/en.toml: unknown key "cards"; allowed here: tiles, goals'


def test_faults_of_the_tiles(folder: Path):
    write(folder, "content.toml", SHIPPED + PEARL.replace("cost = 2", "cost = 20"))
    line = SHIPPED.count("\n") + 3
    assert (
        fault(folder, "en") == f'DIR/content.toml:{line}: planet "pearl-moon": "cost" must be from 0 to 19, but is 20'
    )
