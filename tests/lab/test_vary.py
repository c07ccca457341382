"""Variants of packs, and the TOML that they are written in."""

import tomllib
from datetime import date, time

import pytest

from galaktyka.core.content import Table
from galaktyka.core.errors import GalaktykaError
from galaktyka.games import shipped_keys
from galaktyka.lab.toml import write_toml
from galaktyka.lab.vary import boxes_of, shipped_text
from galaktyka.text.catalogue import Words

pytestmark = pytest.mark.once


def fault(paths: dict[str, object], lang: str = "en") -> str:
    with pytest.raises(GalaktykaError) as caught:
        boxes_of("race", None, Table(paths, "sweep.toml", "[vary]", 0))
    return Words(lang).explain(caught.value)


@pytest.mark.parametrize("key", shipped_keys())
def test_every_shipped_pack_survives_being_written(key: str):
    data = tomllib.loads(shipped_text(key))
    assert tomllib.loads(write_toml(data)) == data


def test_all_kinds_of_values_survive_being_written():
    data = {
        "text": 'quo"te \\ and \n line, zażółć', "yes": True,
        "number": -3, "real": 0.5, "day": date(2026, 2, 1), "hour": time(7, 30), "empty": [], "list": [[1, 2], ["a"]],
        "table": {"odd key": 1, "inner": {"deep": [1]}}, "tables": [{"a": {"b": 1}, "powers": [{"c": 2}]}, {}],
    }  # fmt: skip
    assert tomllib.loads(write_toml(data)) == data


def test_every_combination_is_a_box_of_its_own():
    table = Table({"world.gem-world.cost": [1, 2], "prices.rare": [3, 4]}, "", "", 0)
    boxes = boxes_of("race", None, table)
    assert [tuple(box.change.values()) for box in boxes] == [(1, 3), (1, 4), (2, 3), (2, 4)]
    for box in boxes:
        data = tomllib.loads(box.content)
        gem = next(world for world in data["world"] if world["id"] == "gem-world")
        assert (gem["cost"], data["prices"]["rare"]) == tuple(box.change.values())


def test_the_values_of_the_box_give_the_box():
    (box,) = boxes_of("race", None, Table({"world.gem-world.cost": [2]}, "", "", 0))
    assert tomllib.loads(box.content) == tomllib.loads(shipped_text("race"))


def test_items_of_a_list_are_counted_from_one():
    (box,) = boxes_of("race", None, Table({"world.gem-world.powers.1.cards": [2]}, "", "", 0))
    gem = next(world for world in tomllib.loads(box.content)["world"] if world["id"] == "gem-world")
    assert gem["powers"][0]["cards"] == 2


@pytest.mark.parametrize(
    ("paths", "words"),
    [
        ({"world.gem-wrld.cost": [1]}, 'no "gem-wrld" in world; did you mean "gem-world"?'),
        ({"planet.gem-world.cost": [1]}, 'no "planet" in content.toml; there is: pack, prices, world, development'),
        ({"world.gem-world.cots": [1]}, 'no "cots" in world.gem-world; did you mean "cost"?'),
        ({"world.gem-world": [1]}, "is a whole table; name one of its values: id, cost"),
        ({"world.gem-world.cost": ["two"]}, '"world.gem-world.cost" must be a whole number, but is a text'),
        ({"world.gem-world.cost": 2}, "must be a list"),
        ({"world.gem-world.cost": []}, "must not be empty"),
        ({"world.gem-world.cost": [2, 99]}, "with world.gem-world.cost = 99 the cards are not valid"),
        ({"prices.rare": list(range(201))}, "201 combinations are too many"),
        ({"prices.rare": [2, 3, 2]}, '"2" stands twice in "prices.rare"'),
        ({"prices.rare.x": [2]}, '"prices.rare.x": there is nothing inside prices.rare'),
        ({"world.old-earth.start": [7]}, "the cards are not valid: start worlds must be numbered"),
        ({"world.gem-world.powers": [[date(2026, 2, 1)]]}, "the cards are not valid"),
    ],
)
def test_what_cannot_be_varied_is_explained(paths: dict[str, object], words: str):
    assert words in fault(paths)
    assert fault(paths).startswith("sweep.toml: [vary]: ")
    assert fault(paths, "pl") != fault(paths)
