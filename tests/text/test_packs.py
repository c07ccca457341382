"""A pack in a folder: the cards and their names in both languages, and what is told when something is wrong."""

from pathlib import Path

import pytest

from galaktyka.core.errors import ContentError
from galaktyka.games import packages
from galaktyka.games.race.game import RaceGame
from galaktyka.games.race.pack.reader import shipped_pack
from galaktyka.games.race.text.cards import card_text, name
from galaktyka.text.catalogue import Words
from galaktyka.text.packs import load_pack

SHIPPED = (packages()["race"].folder / "content.toml").read_text("utf-8")
PEARL = '\n[[world]]\nid = "pearl-world"\ncost = 2\nvp = 1\ngood = "novelty"\norigin = "ours"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The shipped cards and one more."""
    write(tmp_path, "content.toml", SHIPPED + PEARL)
    write(tmp_path, "en.toml", '[cards]\npearl-world = "Pearl World"\n')
    write(tmp_path, "pl.toml", '[cards]\npearl-world = "Świat Pereł"\n')
    return tmp_path


def write(folder: Path, file: str, text: str) -> None:
    (folder / file).write_text(text, "utf-8")


def fault(folder: Path, lang: str) -> str:
    with pytest.raises(ContentError) as caught:
        load_pack(folder)
    return Words(lang).explain(caught.value).replace(str(folder), "DIR").replace("\\", "/")


def test_a_pack_brings_its_own_names_and_keeps_the_shipped_ones(folder: Path):
    loaded = load_pack(folder)
    assert isinstance(loaded.game, RaceGame)
    pack, names = loaded.game.box.pack, loaded.names
    shipped = shipped_pack().cards
    pieces = sum(card.copies for card in shipped)
    assert (len(pack.cards), loaded.title, loaded.pieces) == (len(shipped) + 1, "base", pieces + 1)
    polish = Words("pl", names["pl"])
    assert name(polish, "pearl-world") == "Świat Pereł"
    assert name(polish, "gem-world") == "Świat Kryształów"
    assert card_text(Words("en", names["en"]), pack.card("pearl-world")).startswith("Pearl World\nNon-military")


def test_a_pack_may_rename_a_shipped_card(folder: Path):
    write(folder, "en.toml", '[cards]\npearl-world = "Pearl World"\ngem-world = "Jewel World"\n')
    names = load_pack(folder).names
    assert name(Words("en", names["en"]), "gem-world") == "Jewel World"
    assert name(Words("en"), "gem-world") == "Gem World"


def test_names_must_be_printable(folder: Path):
    write(folder, "en.toml", '[cards]\npearl-world = "\\u001b[31mPearl World"\n')
    assert (
        fault(folder, "en")
        == 'DIR/en.toml: [cards]: "pearl-world" must consist of printable characters only, in one line'
    )


def test_no_such_folder(folder: Path):
    with pytest.raises(ContentError) as caught:
        load_pack(folder / "nowhere")
    assert Words("pl").explain(caught.value) == f"{folder / 'nowhere'}: nie ma takiego katalogu"


@pytest.mark.parametrize("file", ["content.toml", "en.toml", "pl.toml"])
def test_a_missing_file(folder: Path, file: str):
    (folder / file).unlink()
    assert fault(folder, "en") == f"DIR/{file}: this file is missing"
    assert fault(folder, "pl") == f"DIR/{file}: brakuje tego pliku"


def test_a_missing_translation(folder: Path):
    write(folder, "pl.toml", "[cards]\n")
    assert fault(folder, "en") == 'DIR/pl.toml: [cards]: the card "pearl-world" has no name'
    assert fault(folder, "pl") == "DIR/pl.toml: [cards]: karta „pearl-world” nie ma nazwy"


def test_a_translation_of_an_unknown_card(folder: Path):
    write(folder, "en.toml", '[cards]\npearl-word = "Pearl World"\n')
    assert fault(folder, "en") == (
        'DIR/en.toml: [cards]: there is a name for "pearl-word", but no such card in the pack; '
        'did you mean "pearl-world"?'
    )
    write(folder, "en.toml", '[cards]\nxylophone = "Xylophone"\n')
    assert fault(folder, "pl") == (
        "DIR/en.toml: [cards]: jest nazwa dla „xylophone”, ale w zestawie nie ma takiej karty"
    )


def test_two_cards_with_one_name(folder: Path):
    write(folder, "pl.toml", '[cards]\npearl-world = "Stara Ziemia"\n')
    assert fault(folder, "pl") == (
        "DIR/pl.toml: [cards]: nazwa „Stara Ziemia” należy do dwóch kart: „old-earth” i „pearl-world”"
    )


def test_faults_of_the_cards_and_of_the_files(folder: Path):
    write(folder, "en.toml", "cards = 3\n")
    assert fault(folder, "en") == 'DIR/en.toml: "cards" must be a table, but is a whole number'
    write(folder, "en.toml", "[cards]\npearl-world = 7\n")
    assert fault(folder, "en") == 'DIR/en.toml: [cards]: "pearl-world" must be a text, but is a whole number'
    (folder / "en.toml").write_bytes("[cards]\npearl-world = 'Świat'\n".encode("iso-8859-2"))
    assert fault(folder, "en") == "DIR/en.toml: the file is not in UTF-8"
    write(folder, "content.toml", SHIPPED + PEARL.replace("cost = 2", "cost = 20"))
    line = SHIPPED.count("\n") + 3
    assert fault(folder, "en") == f'DIR/content.toml:{line}: world "pearl-world": "cost" must be from 0 to 9, but is 20'
