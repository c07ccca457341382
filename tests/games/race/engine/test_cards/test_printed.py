"""What is printed on the cards: cost or defence, points, kind of goods. The lines of the cards are in `lines.py`."""

import pytest

from galaktyka.games.race.game import GAME
from tests.games.race.engine.test_cards.lines import DEVELOPMENTS, MILITARY, PAID
from tests.games.race.scenario import scenario

# Tableaus that give just this strength, without any specialised strength.
STRENGTH = [
    [],
    ["expedition-force"],
    ["space-marines"],
    ["drop-ships"],
    ["drop-ships", "expedition-force"],
    ["drop-ships", "space-marines"],
    ["drop-ships", "space-marines", "expedition-force"],
    ["drop-ships", "space-marines", "expedition-force", "blaster-gem-mines"],
]


def elsewhere(card: str) -> tuple[dict[str, list[str]]]:
    """The other player, who must not have the card and needs no start world here."""
    return ({"tableau": ["outlaw-world" if card != "outlaw-world" else "star-nomad-lair"]},)


def start_world(card: str) -> str:
    """A start world without strength that is not the card itself."""
    return "earths-lost-colony" if card != "earths-lost-colony" else "old-earth"


def coins(card: str, number: int) -> list[str]:
    """Cards to pay with."""
    money = ["pirate-world", "rebel-outpost", "rebel-homeworld", "rebel-base", "runaway-robots", "rebel-fuel-cache"]
    return [coin for coin in money if coin != card][:number]


def test_every_card_of_the_box_has_a_line():
    lines = [line[0] for line in PAID + MILITARY] + [line[0] for line in DEVELOPMENTS]
    assert sorted(lines) == sorted(GAME.box.ids)


@pytest.mark.parametrize(("world", "cost", "points", "goods"), PAID)
def test_a_world_to_pay_for(world: str, cost: int, points: int, goods: str):
    start = start_world(world)
    table = scenario("settle", tableau=[start], hand=[world, *coins(world, cost)], others=elsewhere(world))
    before = table.points()
    table.play(f"settle {world}")
    assert table.tableau() == [start, world]
    assert table.hand() == []
    assert len(table.discard()) == cost
    assert table.points() - before == points
    assert table.goods() == ([world] if goods.endswith("windfall") else [])
    if cost > 0:
        poor = scenario("settle", tableau=[start], hand=[world, *coins(world, cost - 1)], others=elsewhere(world))
        assert poor.tableau() == [start]  # nothing to decide
        assert poor.phase() == "choose"


@pytest.mark.parametrize(("world", "defence", "points", "goods"), MILITARY)
def test_a_world_to_conquer(world: str, defence: int, points: int, goods: str):
    table = scenario(
        "settle", tableau=["earths-lost-colony", *STRENGTH[defence]], hand=[world, "gem-world"],
        others=elsewhere(world),
    )  # fmt: skip
    before = table.points()
    table.play(f"settle {world}")
    assert table.tableau()[-1] == world
    assert table.hand() == ["gem-world"]
    assert table.points() - before == points
    assert table.goods() == ([world] if goods.endswith("windfall") else [])
    weak = scenario(
        "settle", tableau=["earths-lost-colony", *STRENGTH[defence - 1]], hand=[world, "gem-world"],
        others=elsewhere(world),
    )  # fmt: skip
    assert weak.phase() == "choose"


@pytest.mark.parametrize(("card", "cost", "points", "copies"), DEVELOPMENTS)
def test_a_development(card: str, cost: int, points: int, copies: int):
    table = scenario("develop", hand=[card, *coins(card, cost)])
    table.play(f"develop {card}")
    assert table.tableau() == ["old-earth", card]
    assert table.hand() == []
    printed = [item.points for item in table.state.scores()[0].items if (item.kind, item.card) == ("card", card)]
    assert printed == [points]
    poor = scenario("develop", hand=[card, *coins(card, cost - 1)])
    assert poor.phase() == "choose"
    everywhere = scenario("choose")
    assert everywhere.deck().count(card) == copies


@pytest.mark.parametrize(("world", "goods"), [(line[0], line[3]) for line in PAID + MILITARY])
def test_the_goods_of_a_world(world: str, goods: str):
    """Sold right after Produce: what it is worth says its kind; no other trade power is around."""
    start = "new-sparta" if world != "new-sparta" else "earths-lost-colony"
    table = scenario("produce", tableau=[start, world], others=elsewhere(world))
    assert (world in table.goods()) == goods.endswith("production")
    if goods:
        price = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}[goods.split()[0]]
        extra = {"star-nomad-lair": 1, "pirate-world": 3, "spice-world": 2}.get(world, 0)
        table = scenario(
            "consume", tableau=[start, world], goods=[world], action="consume-trade",
            others=elsewhere(world),
        )  # fmt: skip
        assert len(table.hand()) == price + extra
