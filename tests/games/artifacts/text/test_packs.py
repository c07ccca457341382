"""Packs for Alien Artifacts: cards, systems, plans, artifacts and factions with names of their own."""

from pathlib import Path

import pytest

from galaktyka.core.errors import ContentError
from galaktyka.games import packages
from galaktyka.text.catalogue import Words
from galaktyka.text.packs import load_pack

SHIPPED = (packages()["artifacts"].folder / "content.toml").read_text("utf-8")


def pack(folder: Path, content: str = SHIPPED, names: str = "") -> Path:
    for file, text in (("content.toml", content), ("en.toml", names), ("pl.toml", names)):
        (folder / file).write_text(text, "utf-8")
    return folder


def test_the_shipped_cards_keep_their_names(tmp_path):
    loaded = load_pack(pack(tmp_path))
    assert loaded.game.key == "artifacts"
    assert loaded.pieces == 72 + 120 + 14 + 15 + 14 + 6
    assert Words("pl", loaded.names["pl"]).say("artifacts.card.black-death") == "Czarna Śmierć"


def test_everything_can_have_another_name(tmp_path):
    names = (
        '[cards]\nveto = "No"\n[systems]\nglass-reef = "Reef"\n[plans]\nhell = "Heck"\n[factions]\ncommunity = "Us"\n'
    )
    loaded = load_pack(pack(tmp_path, names=names), "artifacts")
    said = [loaded.names["en"][f"artifacts.{id}"] for id in ("card.veto", "system.glass-reef", "plan.hell")]
    assert said == ["No", "Reef", "Heck"]


@pytest.mark.parametrize(
    ("names", "lang", "told"),
    [
        ('[plans]\nhel = "Heck"\n', "en", 'no such defence plan in the pack; did you mean "hell"'),
        ('[systems]\nglass-reef = "X"\nhollow-moon = "X"\n', "pl", "należy do dwóch systemów Obcych"),
        ('[artifacts]\nqqqqqq = "X"\n', "pl", "nie ma takiego artefaktu"),
    ],
)
def test_wrong_names_are_explained(tmp_path, names, lang, told):
    with pytest.raises(ContentError) as error:
        load_pack(pack(tmp_path, names=names))
    assert told in Words(lang).explain(error.value)
