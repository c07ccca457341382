"""Packs for Micro Cosmos: planets, crew and survivors with names of their own."""

from pathlib import Path

import pytest

from galaktyka.core.errors import ContentError
from galaktyka.games import packages
from galaktyka.text.catalogue import Words
from galaktyka.text.packs import load_pack

SHIPPED = (packages()["cosmos"].folder / "content.toml").read_text("utf-8")


def pack(folder: Path, content: str = SHIPPED, names: str = "") -> Path:
    for file, text in (("content.toml", content), ("en.toml", names), ("pl.toml", names)):
        (folder / file).write_text(text, "utf-8")
    return folder


def test_the_shipped_cards_keep_their_names(tmp_path):
    loaded = load_pack(pack(tmp_path))
    assert (loaded.game.key, loaded.title) == ("cosmos", "base")
    assert loaded.pieces == 8 + 33 + 15 + 10
    assert Words("pl", loaded.names["pl"]).say("cosmos.crew.salvage-engineer") == "Inżynier odzysku"


def test_planets_crew_and_survivors_can_have_other_names(tmp_path):
    names = '[planets]\nossa = "Rock"\n[crew]\nquartermaster = "Cook"\n[survivors]\nseed-growers = "Us"\n'
    loaded = load_pack(pack(tmp_path, names=names), "cosmos")
    said = [loaded.names["en"][f"cosmos.{id}"] for id in ("planet.ossa", "crew.quartermaster", "survivor.seed-growers")]
    assert said == ["Rock", "Cook", "Us"]


def test_a_new_card_needs_a_name(tmp_path):
    content = SHIPPED.replace('id = "ossa"', 'id = "pelion"')
    with pytest.raises(ContentError) as error:
        load_pack(pack(tmp_path, content))
    assert Words("en").explain(error.value).endswith('[planets]: the planet "pelion" has no name')
    loaded = load_pack(pack(tmp_path, content, '[planets]\npelion = "Pelion"\n'))
    assert loaded.names["pl"]["cosmos.planet.pelion"] == "Pelion"


@pytest.mark.parametrize(
    ("names", "lang", "told"),
    [
        ('[crew]\nquatermaster = "X"\n', "en", 'no such crew card in the pack; did you mean "quartermaster"'),
        ('[planets]\nossa = "X"\nelpis = "X"\n', "pl", "należy do dwóch planet"),
        ('[survivors]\nqqqqqq = "X"\n', "pl", "nie ma takiej karty Ocalałych"),
        ('[crews]\nquartermaster = "X"\n', "en", 'unknown key "crews"; did you mean "crew"?'),
    ],
)
def test_wrong_names_are_explained(tmp_path, names, lang, told):
    with pytest.raises(ContentError) as error:
        load_pack(pack(tmp_path, names=names))
    assert told in Words(lang).explain(error.value)
