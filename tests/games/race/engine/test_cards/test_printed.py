"""What is printed on the cards: cost or defence, points, kind of goods. One line for each of the 95."""

import pytest

from galaktyka.games.race.game import GAME
from tests.games.race.scenario import scenario

# world, cost, points, goods
PAID = [
    ("pilgrimage-world", 0, 2, ""),
    ("refugee-world", 0, 1, "novelty windfall"),
    ("artist-colony", 1, 1, "novelty production"),
    ("destroyed-world", 1, 0, "rare windfall"),
    ("empath-world", 1, 1, "genes windfall"),
    ("expanding-colony", 1, 1, ""),
    ("gambling-world", 1, 1, ""),
    ("secluded-world", 1, 1, "novelty production"),
    ("alpha-centauri", 2, 0, "rare windfall"),
    ("asteroid-belt", 2, 1, "rare windfall"),
    ("earths-lost-colony", 2, 1, "novelty production"),
    ("epsilon-eridani", 2, 1, ""),
    ("galactic-engineers", 2, 1, ""),
    ("gem-world", 2, 1, "novelty production"),
    ("new-vinland", 2, 1, "novelty production"),
    ("pre-sentient-race", 2, 1, "genes windfall"),
    ("radioactive-world", 2, 1, "rare windfall"),
    ("space-port", 2, 1, "novelty production"),
    ("spice-world", 2, 1, "novelty production"),
    ("alien-rosetta-stone-world", 3, 3, ""),
    ("bio-hazard-mining-world", 3, 2, "rare production"),
    ("black-market-trading-world", 3, 2, ""),
    ("blaster-gem-mines", 3, 2, "rare windfall"),
    ("comet-zone", 3, 2, "rare production"),
    ("galactic-resort", 3, 2, "novelty windfall"),
    ("mining-world", 3, 2, "rare production"),
    ("old-earth", 3, 2, ""),
    ("plague-world", 3, 0, "genes production"),
    ("prosperous-world", 3, 2, "novelty production"),
    ("deserted-alien-outpost", 4, 3, "alien windfall"),
    ("distant-world", 4, 2, "genes production"),
    ("imperium-armaments-world", 4, 2, "rare production"),
    ("merchant-world", 4, 2, ""),
    ("tourist-world", 4, 2, ""),
    ("deserted-alien-colony", 5, 4, "alien windfall"),
    ("galactic-trendsetters", 5, 3, ""),
    ("lost-species-ark-world", 5, 3, "genes production"),
    ("new-earth", 5, 3, "rare production"),
    ("terraformed-world", 5, 5, ""),
    ("alien-robotic-factory", 6, 5, "alien production"),
    ("deserted-alien-library", 6, 5, "alien windfall"),
]

# world, defence, points, goods
MILITARY = [
    ("new-survivalists", 1, 1, "novelty production"),
    ("outlaw-world", 1, 1, ""),
    ("rebel-fuel-cache", 1, 1, "rare windfall"),
    ("runaway-robots", 1, 1, "rare windfall"),
    ("star-nomad-lair", 1, 1, "novelty windfall"),
    ("the-last-of-the-uplift-gnarssh", 1, 0, "genes windfall"),
    ("alien-robot-sentry", 2, 2, "alien windfall"),
    ("aquatic-uplift-race", 2, 2, "genes windfall"),
    ("avian-uplift-race", 2, 2, "genes windfall"),
    ("former-penal-colony", 2, 1, "novelty windfall"),
    ("new-sparta", 2, 1, ""),
    ("rebel-miners", 2, 1, "rare production"),
    ("reptilian-uplift-race", 2, 2, "genes windfall"),
    ("pirate-world", 3, 2, "novelty windfall"),
    ("rebel-underground", 3, 4, ""),
    ("rebel-warrior-race", 3, 2, "genes windfall"),
    ("alien-robot-scout-ship", 4, 2, "alien windfall"),
    ("malevolent-lifeforms", 4, 2, "genes production"),
    ("lost-alien-warship", 5, 3, "alien windfall"),
    ("rebel-outpost", 5, 5, ""),
    ("lost-alien-battle-fleet", 6, 4, "alien production"),
    ("rebel-base", 6, 6, ""),
    ("rebel-homeworld", 7, 7, ""),
]

# development, cost, points (0 where they are counted at the end), copies
DEVELOPMENTS = [
    ("contact-specialist", 1, 1, 2),
    ("expedition-force", 1, 1, 2),
    ("export-duties", 1, 1, 2),
    ("investment-credits", 1, 1, 2),
    ("new-military-tactics", 1, 1, 2),
    ("public-works", 1, 1, 2),
    ("colony-ship", 2, 1, 2),
    ("deficit-spending", 2, 1, 2),
    ("genetics-lab", 2, 1, 2),
    ("interstellar-bank", 2, 1, 2),
    ("mining-robots", 2, 1, 2),
    ("space-marines", 2, 1, 2),
    ("mining-conglomerate", 3, 2, 2),
    ("terraforming-robots", 3, 2, 2),
    ("diversified-economy", 4, 2, 2),
    ("drop-ships", 4, 2, 2),
    ("replicant-robots", 4, 2, 2),
    ("research-labs", 4, 2, 2),
    ("consumer-markets", 5, 3, 2),
    ("alien-tech-institute", 6, 0, 1),
    ("free-trade-association", 6, 0, 1),
    ("galactic-federation", 6, 0, 1),
    ("galactic-imperium", 6, 0, 1),
    ("galactic-renaissance", 6, 0, 1),
    ("galactic-survey-seti", 6, 0, 1),
    ("merchant-guild", 6, 0, 1),
    ("mining-league", 6, 0, 1),
    ("new-economy", 6, 0, 1),
    ("new-galactic-order", 6, 0, 1),
    ("pan-galactic-league", 6, 0, 1),
    ("trade-league", 6, 0, 1),
]

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


def test_all_95_cards_have_a_line():
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
