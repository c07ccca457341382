"""Every power of every tile, phase by phase: what it does in a small scenario, written down from the tiles."""

import pytest

from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.engine.test_tiles.empire import table_of
from tests.games.frontiers.scenario import Scenario
from tests.rules.catalogue import proves

# ------------------------------------------------------------------ Develop

# tile, what Drop Ships (5) cost
DEVELOP_DISCOUNT = [("development-bonds", 4), ("technocratic-union", 4)]
DEVELOP_CREDITS = ["frontier-bank", "patent-brokers"]
DEVELOP_AFTER = ["public-endowment", "deep-space-symbionts"]


def developing(tile: str, credits: int) -> Scenario:
    """It is the owner's turn to buy; the other player chose Develop and bought nothing."""
    others = ({"colonies": ["relic-salvagers"], "credits": 1},)
    return table_of("develop", [tile], credits=credits, others=others).play("pass", 1)


@proves("frontiers.list.develop-discount")
@pytest.mark.parametrize(("tile", "price"), DEVELOP_DISCOUNT)
def test_technologies_cost_less(tile: str, price: int):
    table = developing(tile, 5).play("buy drop-ships")
    assert table.credits() == 5 - price


@proves("frontiers.list.develop-credits")
@pytest.mark.parametrize("tile", DEVELOP_CREDITS)
def test_a_credit_before_buying(tile: str):
    table = developing(tile, 1)
    assert table.credits() == 2
    assert table.legal()[0] == "pass"  # nothing has to be bought for it
    assert table.play("buy space-marines").credits() == 0


@proves("frontiers.list.develop-credits-after")
@pytest.mark.parametrize("tile", DEVELOP_AFTER)
def test_a_credit_after_buying(tile: str):
    assert developing(tile, 2).play("buy space-marines").credits() == 1
    assert developing(tile, 2).play("pass").credits() == 2


# ------------------------------------------------------------------ Explore

# tile, planets drawn, credits, colonists
EXPLORE = [
    ("silent-listening-post", 1, 0, 0),
    ("imperium-survey-hq", 1, 0, 0),
    ("sealed-observatory", 1, 0, 0),
    ("survey-team", 1, 0, 0),
    ("cartographic-directorate", 2, 0, 0),
    ("mirage-studios", 1, 0, 0),
    ("relic-salvagers", 1, 0, 0),
    ("signal-wardens", 1, 1, 0),
    ("pilgrim-waystation", 0, 1, 0),
    ("vanguard-expedition", 0, 0, 1),
    ("homesteading-pioneers", 0, 0, 1),
]


@proves("frontiers.list.explore-draw", "frontiers.list.explore-credits", "frontiers.list.explore-colonists")
@pytest.mark.parametrize(("tile", "drawn", "credits", "colonists"), EXPLORE)
def test_explore(tile: str, drawn: int, credits: int, colonists: int):
    table = table_of("explore", [tile], home="bastion-of-kesh")
    pool = table.state.view(None)["colonist_pool"]
    for seat in (1, 0):
        table.play(table.legal(seat)[0], seat)
    assert len(table.discovered()) == 1 + drawn
    assert table.credits() == credits
    assert table.colonists() == colonists
    assert table.state.view(None)["colonist_pool"] == pool - colonists


# ------------------------------------------------------------------ Settle

# Against Overlord Citadel (Alien), Cradle of the Rebellion (Rebel, grey), Imperium Armour Works (rare), Choir of Minds
# (Uplift, genes), all of them too strong.
STRENGTH = [
    ("driftwood-corsairs", 1, 1, 1, 1),
    ("chitin-hive", 1, 1, 1, 1),
    ("guerrilla-moon", 1, 1, 1, 1),
    ("uplift-insurgents", 1, 1, 1, 1),
    ("rebel-shipyards", 2, 2, 2, 2),
    ("imperium-armour-works", 1, 1, None, 1),
    ("rebel-high-command", 2, 2, 2, 2),
    ("imperium-dreadnought-yard", 3, 3, 3, 3),
    ("imperium-weapons-factory", 1, 1, 1, 1),
    ("space-marines", 2, 2, 2, 2),
    ("vanguard-expedition", 1, 1, 1, 1),
    ("drop-ships", 3, 3, 3, 3),
    ("order-of-arms", 2, 2, 2, 2),
    ("arsenal-economy", 1, 1, 1, 1),
    ("bastion-of-kesh", 2, 2, 2, 2),
    ("breakaway-fleet", 1, 3, 1, 1),
    ("imperium-border-garrison", 1, 2, 1, 1),
    ("throne-of-stars", 2, 4, 2, 2),
    ("chromosome-cartographers", 0, 0, 0, 3),
    ("striking-pitmen", 0, 0, 1, 0),
    ("prospectors-landing", 0, 0, 1, 0),
    ("xenology-chair", 2, 0, 0, 0),
    ("relic-salvagers", 1, 0, 0, 0),
]
# What Orbital Refinery Ring (rare), Sealed Observatory (Alien), Uplift Academy (Uplift), Imperium Chancery (grey) cost:
# 5 each.
DISCOUNTS = [
    ("prefabricated-habitats", 3, 3, 3, 3),
    ("atmosphere-shapers", 4, 4, 4, 4),
    ("shattered-moon", 4, 5, 5, 5),
    ("excavation-drones", 4, 5, 5, 5),
    ("prospectors-landing", 4, 5, 5, 5),
    ("deepcore-compact", 4, 5, 5, 5),
    ("alien-rosetta-stone-world", 5, 3, 5, 5),
    ("xenology-chair", 5, 3, 5, 5),
    ("relic-salvagers", 5, 3, 5, 5),
    ("chromosome-cartographers", 5, 5, 3, 5),
]
# tile, strength, the kind of good that it takes
TEMPORARY = [("mutinous-ore-haulers", 2, "rare"), ("buried-war-engine", 3, "alien"), ("derelict-ore-convoy", 2, "any")]
SETTLE_COLONISTS = ["colony-transports", "homestead-charter"]
# tile, credits after settling Spice World (paid), Driftwood Corsairs (military)
SETTLE_CREDITS = [("slag-heap-moon", 1, 1), ("war-contractors-syndicate", 0, 2)]
SETTLE_DRAW = ["terraforming-robots"]
PAY_FOR_MILITARY = ["contact-specialist"]
SECOND_PLANET = ["improved-logistics"]
UPGRADE = ["terraforming-engineers"]
REPLACE_ITSELF = ["dying-colony"]


def strength_against(tile: str, planet: str) -> int:
    """How strong the owner of the tile is against a planet that is too strong."""
    table = table_of("settle", [tile], discovered=[planet, "artist-settlement"], credits=1, colonists=2)
    reason = table.why_not(f"settle {planet}")
    assert reason is not None
    have = reason.values["have"]
    assert isinstance(have, int)
    return have


@proves(
    "frontiers.list.settle-strength", "frontiers.list.settle-keyword-strength", "frontiers.list.settle-kind-strength"
)
@pytest.mark.parametrize(("tile", "citadel", "cradle", "armour", "choir"), STRENGTH)
def test_strength(tile: str, citadel: int, cradle: int, armour: int | None, choir: int):
    assert strength_against(tile, "overlord-citadel") == citadel
    assert strength_against(tile, "cradle-of-the-rebellion") == cradle
    assert strength_against(tile, "choir-of-minds") == choir
    if armour is not None:
        assert strength_against(tile, "imperium-armour-works") == armour


@proves(
    "frontiers.list.settle-discount", "frontiers.list.settle-kind-discount", "frontiers.list.settle-keyword-discount"
)
@pytest.mark.parametrize(("tile", "rare", "alien", "uplift", "grey"), DISCOUNTS)
def test_planets_cost_less(tile: str, rare: int, alien: int, uplift: int, grey: int):
    planets = ["orbital-refinery-ring", "sealed-observatory", "uplift-academy", "imperium-chancery"]
    for planet, price in zip(planets, (rare, alien, uplift, grey), strict=True):
        table = table_of("settle", [tile], discovered=[planet], credits=5, colonists=2).play(f"settle {planet}")
        assert table.credits() == 5 - price, planet


@proves("frontiers.list.settle-keyword-discount")
def test_a_discount_for_a_keyword_helps_with_paying_for_military_planets():
    tiles = ["contact-specialist", "chromosome-cartographers"]
    table = table_of("settle", tiles, discovered=["choir-of-minds"], credits=5, colonists=1)
    assert table.play("settle choir-of-minds").credits() == 5 - (5 - 1 - 2)


@proves("frontiers.list.settle-temporary")
@pytest.mark.parametrize(("tile", "strength", "kind"), TEMPORARY)
def test_a_good_for_strength(tile: str, strength: int, kind: str):
    stores = {"novelty": "spice-world", "rare": "comet-zone", "genes": "gene-gardens", "alien": "dream-forge"}
    for good, colony in stores.items():
        table = table_of(
            "settle", [tile, colony], goods=[colony], discovered=["overlord-citadel", "artist-settlement"], credits=1,
            colonists=2,
        )  # fmt: skip
        if kind in (good, "any"):
            table.play(f"use {tile}")
            reason = table.why_not("settle overlord-citadel")
            assert reason is not None
            assert reason.values["have"] == strength
            assert table.goods() == {}
        else:
            assert f"use {tile}" not in table.legal()


@proves("frontiers.list.settle-colonists")
@pytest.mark.parametrize("tile", SETTLE_COLONISTS)
def test_a_colonist_before_settling(tile: str):
    table = table_of("settle", [tile], discovered=["spice-world"], credits=2, colonists=0)
    assert table.colonists() == 1
    assert table.play("settle spice-world").colonies()[-1] == "spice-world"


@proves("frontiers.list.settle-credits-after", "frontiers.list.settle-credits-after-military")
@pytest.mark.parametrize(("tile", "paid", "military"), SETTLE_CREDITS)
def test_credits_after_settling(tile: str, paid: int, military: int):
    for planet, credits in [("spice-world", paid), ("driftwood-corsairs", military)]:
        table = table_of("settle", [tile], home="bastion-of-kesh", discovered=[planet], credits=2, colonists=1)
        price = 2 if planet == "spice-world" else 0
        assert table.play(f"settle {planet}").credits() == 2 - price + credits
    table = table_of("settle", [tile], home="bastion-of-kesh", discovered=["spice-world"], credits=2, colonists=1)
    assert table.play("colonists").credits() == 2


@proves("frontiers.settle.robots")
@pytest.mark.parametrize("tile", SETTLE_DRAW)
def test_a_planet_after_settling(tile: str):
    table = table_of("settle", [tile], discovered=["spice-world"], credits=2, colonists=1).play("settle spice-world")
    assert len(table.discovered()) == 1


@proves("frontiers.settle.contact")
@pytest.mark.parametrize("tile", PAY_FOR_MILITARY)
def test_paying_for_a_military_planet(tile: str):
    table = table_of("settle", [tile], discovered=["tusked-nomads"], credits=2, colonists=1)
    assert table.play("settle tusked-nomads").credits() == 0


@proves("frontiers.settle.logistics")
@pytest.mark.parametrize("tile", SECOND_PLANET)
def test_a_second_planet(tile: str):
    table = table_of("settle", [tile], discovered=["spice-world", "new-vinland"], credits=4, colonists=2)
    assert len(table.play("settle spice-world, settle new-vinland").colonies()) == 3


@proves("frontiers.settle.engineers")
@pytest.mark.parametrize("tile", UPGRADE)
def test_a_better_colony(tile: str):
    table = table_of("settle", [tile, "spice-world"], discovered=["gallery-world"], colonists=1)
    assert table.play("upgrade spice-world").colonies()[-1] == "gallery-world"


@proves("frontiers.settle.dying-colony")
@pytest.mark.parametrize("tile", REPLACE_ITSELF)
def test_another_planet_instead_of_itself(tile: str):
    table = table_of("settle", [tile], discovered=["gallery-world"], colonists=0)
    assert table.play("become gallery-world").colonies() == ["gallery-world"]


# ------------------------------------------------------------------ Produce

# colony, credits when it produces
IF_PRODUCED = [
    ("rebel-smelters", 1),
    ("comet-zone", 1),
    ("orbital-refinery-ring", 2),
    ("gate-builders-arcology", 1),
]
# tile, colonies, credits
PER_COLONY = [
    ("pan-galactic-league", ["singing-reef", "tusked-nomads", "spice-world"], 2),
    ("pan-galactic-league", ["spice-world", "guerrilla-moon"], 0),
    ("imperium-lords", ["guerrilla-moon", "rebel-shipyards", "rusting-sentinels", "spice-world"], 2),
    ("imperium-lords", ["rusting-sentinels", "imperium-border-garrison"], 0),
]
MOST = [
    ("mining-industry", ["basalt-quarries"], 2),
    ("mining-industry", ["spice-world"], 0),
]
WINDFALLS = {
    "novelty": "devolved-uplift-race",
    "rare": "shattered-moon",
    "genes": "singing-reef",
    "alien": "rusting-sentinels",
}
PRODUCE_WINDFALL = [
    ("excavation-drones", "rare"),
    ("open-markets-accord", "novelty"),
    ("deep-mining-combine", "rare"),
    ("alien-tech-institute", "alien"),
]


@proves("frontiers.list.produce-credits")
@pytest.mark.parametrize(("colony", "credits"), IF_PRODUCED)
def test_credits_when_it_produces(colony: str, credits: int):
    assert table_of("produce", [colony]).credits() == credits
    assert table_of("produce", [colony], goods=[colony]).credits() == 0


@proves("frontiers.list.produce-credits-per-colony", "frontiers.list.produce-most")
@pytest.mark.parametrize(("tile", "colonies", "credits"), PER_COLONY + MOST)
def test_credits_for_colonies_and_goods(tile: str, colonies: list[str], credits: int):
    assert table_of("produce", [tile, *colonies]).credits() == credits


@proves("frontiers.list.produce-credits-per-colony")
def test_a_rebel_home_world_is_not_military():
    table = table_of("produce", ["imperium-lords", "breakaway-fleet", "guerrilla-moon"])
    assert table.credits() == 1


@proves("frontiers.list.produce-windfall")
@pytest.mark.parametrize(("tile", "kind"), PRODUCE_WINDFALL)
def test_a_good_on_a_windfall_colony(tile: str, kind: str):
    colonies = list(WINDFALLS.values())
    assert table_of("produce", [tile, *colonies]).goods() == {WINDFALLS[kind]: kind}
    full = {WINDFALLS[kind]: kind}
    assert table_of("produce", [tile, *colonies], goods=full).goods() == full


@proves("frontiers.list.produce-windfall")
def test_the_owner_chooses_among_windfall_colonies():
    table = table_of("produce", ["excavation-drones", "shattered-moon", "slag-heap-moon", "singing-reef"])
    assert table.legal() == ["produce slag-heap-moon", "produce shattered-moon"]
    assert table.play("produce slag-heap-moon").goods() == {"slag-heap-moon": "rare"}


@proves("frontiers.list.produce-windfall")
def test_powers_for_two_kinds_are_used_one_after_another():
    tiles = ["excavation-drones", "open-markets-accord"]
    rare, novelty = ["shattered-moon", "slag-heap-moon"], ["holiday-archipelago", "pilgrim-waystation"]
    table = table_of("produce", [*tiles, *rare, *novelty])
    assert table.legal() == ["produce holiday-archipelago", "produce pilgrim-waystation"]  # first in the box
    table.play("produce pilgrim-waystation")
    assert table.legal() == ["produce slag-heap-moon", "produce shattered-moon"]
    table.play("produce slag-heap-moon")
    assert table.goods() == {"slag-heap-moon": "rare", "pilgrim-waystation": "novelty"}


# ------------------------------------------------------------------ Sell

# Colonies of each kind without powers: what their goods sell for with the tile in the empire.
SOLD = {
    "novelty": "artist-settlement",
    "rare": "basalt-quarries",
    "genes": "gene-gardens",
    "alien": "computronium-spires",
}
SELL = [
    ("frontier-bank", 1, 2, 3, 4),  # no sell power
    ("contraband-carnival", 2, 2, 3, 4),
    ("spice-world", 3, 2, 3, 4),
    ("ring-dredgers", 1, 3, 3, 4),
    ("imperium-trade-concession", 2, 3, 4, 5),
    ("customs-bureau", 2, 3, 4, 5),
    ("trade-league", 2, 3, 4, 5),
    ("shared-dream-network", 3, 2, 3, 4),
    ("lantern-reach", 2, 2, 3, 4),
    ("charter-exchange", 2, 3, 4, 5),
]


@proves("frontiers.list.sell-any", "frontiers.list.sell-kind")
@pytest.mark.parametrize(("tile", "novelty", "rare", "genes", "alien"), SELL)
def test_sell(tile: str, novelty: int, rare: int, genes: int, alien: int):
    for kind, price in [("novelty", novelty), ("rare", rare), ("genes", genes), ("alien", alien)]:
        table = table_of("sell", [tile, SOLD[kind]], goods=[SOLD[kind]]).play(f"sell {SOLD[kind]}")
        assert table.credits() == price, kind


# ------------------------------------------------------------------ Consume

# Colonies of each kind without consume powers; production or windfall does not matter here.
GOODS = {
    "n": ["artist-settlement", "spice-world", "imperium-survey-hq", "devolved-uplift-race"],
    "r": ["basalt-quarries", "comet-zone", "shattered-moon", "orbital-refinery-ring"],
    "g": ["gene-gardens", "singing-reef", "tusked-nomads"],
    "a": ["computronium-spires", "living-fortress"],
}
# tile, goods there are, then: points, credits, goods left
CONSUME = [
    ("outlaw-broadcasters", "ra", 1, 0, 1),
    ("free-artists-commune", "nn", 1, 1, 1),
    ("free-artists-commune", "rga", 0, 0, 3),
    ("holiday-archipelago", "gr", 1, 0, 1),
    ("new-vinland", "gr", 0, 2, 1),
    ("toymaker-moon", "ra", 1, 0, 1),
    ("galactic-information-network", "nn", 1, 1, 1),
    ("galactic-information-network", "rga", 0, 0, 3),
    ("magma-tap", "rr", 1, 0, 1),
    ("magma-tap", "nga", 0, 0, 3),
    ("gallery-world", "ga", 1, 1, 1),
    ("grand-casino-orbital", "n", 0, 0, 1),
    ("grand-casino-orbital", "nr", 3, 0, 0),
    ("grand-casino-orbital", "gaa", 3, 0, 1),
    ("imperium-weapons-factory", "r", 1, 1, 0),
    ("imperium-weapons-factory", "rrr", 2, 2, 1),
    ("imperium-weapons-factory", "nga", 0, 0, 3),
    ("cloud-whale-sanctuary", "gg", 2, 0, 1),
    ("cloud-whale-sanctuary", "nra", 0, 0, 3),
    ("dream-forge", "aa", 2, 1, 1),
    ("dream-forge", "nrg", 0, 0, 3),
    ("consumer-markets", "nn", 2, 2, 0),
    ("consumer-markets", "nnnnr", 3, 3, 2),
    ("monument-of-the-vanished", "aa", 2, 0, 1),
    ("monument-of-the-vanished", "nrg", 0, 0, 3),
    ("barter-network", "nn", 1, 1, 1),
    ("barter-network", "nrg", 3, 3, 0),
    ("barter-network", "nrga", 3, 3, 1),
    ("interstellar-clearing-house", "nnrr", 2, 2, 2),
    ("interstellar-clearing-house", "nrga", 4, 4, 0),
    ("interstellar-clearing-house", "nnrga", 4, 4, 1),
    ("galactic-salon", "n", 1, 0, 1),
    ("galactic-salon", "", 1, 0, 0),
    ("prosperity-doctrine", "n", 0, 1, 1),
    ("prosperity-doctrine", "", 0, 1, 0),
    ("old-earth", "n", 0, 0, 1),
    ("old-earth", "nrg", 3, 0, 1),
    ("festival-moon", "rr", 1, 0, 1),
]
PER_GOOD = ["rich-economy"]
SELL_MORE = ["trade-league"]


def consuming(tiles: list[str], goods: str) -> Scenario:
    """Nothing is sold; goods lie on colonies that have no consume power."""
    colonies = [GOODS[kind][goods[:place].count(kind)] for place, kind in enumerate(goods)]
    table = table_of("sell", [*tiles, *colonies], goods=colonies)
    return table.play("pass") if table.question() == "sell" else table


@proves(
    "frontiers.list.consume-goods", "frontiers.list.consume-up-to", "frontiers.list.consume-different",
    "frontiers.list.consume-gain",
)  # fmt: skip
@pytest.mark.parametrize(("tile", "goods", "points", "credits", "left"), CONSUME)
def test_consume(tile: str, goods: str, points: int, credits: int, left: int):
    table = consuming([tile], goods)
    while table.phase() == "sell":
        assert table.question() == "spend"  # one power: only which goods it takes can be a question
        table.play(table.legal()[0])
    assert (table.vp(), table.credits(), len(table.goods())) == (points, credits, left)


@proves("frontiers.list.consume-different")
def test_different_kinds_are_of_the_owners_choice():
    table = consuming(["barter-network"], "nnrga")
    # In the order of the box: the two novelties, basalt, gene gardens, spires. Three of four kinds are taken.
    assert table.legal() == ["spend artist-settlement", "spend spice-world", "spend basalt-quarries"]
    table.play("spend artist-settlement")
    assert table.legal() == ["spend basalt-quarries", "spend gene-gardens"]  # no second novelty
    table.play("spend gene-gardens")
    assert table.goods() == {"spice-world": "novelty", "basalt-quarries": "rare"}
    assert (table.vp(), table.credits()) == (3, 3)


@proves("frontiers.list.consume-different")
def test_two_goods_of_one_kind_are_never_both_taken():
    table = consuming(["barter-network"], "nrr")
    # The novelty comes first in the box and has to be one of the two: it is taken without asking.
    assert table.legal() == ["spend basalt-quarries", "spend comet-zone"]
    table.play("spend comet-zone")
    assert table.goods() == {"basalt-quarries": "rare"}


@proves("frontiers.list.consume-per-good")
@pytest.mark.parametrize("tile", PER_GOOD)
def test_points_for_each_good_consumed(tile: str):
    table = consuming([tile, "grand-casino-orbital"], "nr")
    assert table.vp() == 3 + 2
    assert consuming([tile], "nr").vp() == 0
    some = consuming([tile, "galactic-information-network"], "nr")
    assert (some.vp(), some.goods()) == (1 + 1, {"basalt-quarries": "rare"})  # what is left over does not count
    assert consuming([tile, "galactic-salon"], "nr").vp() == 1 + 1


@proves("frontiers.list.consume-sell")
@pytest.mark.parametrize("tile", SELL_MORE)
def test_one_more_sale(tile: str):
    for kind, price in [("n", 1), ("r", 2), ("g", 3), ("a", 4)]:
        table = consuming([tile], kind)
        assert table.legal() == ["pass", f"consume {tile}"]
        table.play(f"consume {tile}")
        assert (table.credits(), table.vp(), table.goods()) == (price, 0, {})


# ------------------------------------------------------------------ nothing is left out


def rows(*tables: list[object]) -> set[str]:
    return {str(row[0] if isinstance(row, tuple) else row) for table in tables for row in table}


TESTED: dict[str, set[str]] = {
    "develop discount": rows(list(DEVELOP_DISCOUNT)),
    "develop gain-credits": rows(list(DEVELOP_CREDITS)),
    "develop credits-after": rows(list(DEVELOP_AFTER)),
    "explore draw": rows([row for row in EXPLORE if row[1]]),
    "explore gain-credits": rows([row for row in EXPLORE if row[2]]),
    "explore gain-colonists": rows([row for row in EXPLORE if row[3]]),
    "settle military": rows(list(STRENGTH)),
    "settle temporary-military": rows(list(TEMPORARY)),
    "settle discount": rows(list(DISCOUNTS)),
    "settle gain-colonists": rows(list(SETTLE_COLONISTS)),
    "settle credits-after": rows(list(SETTLE_CREDITS)),
    "settle draw-after": rows(list(SETTLE_DRAW)),
    "settle pay-for-military": rows(list(PAY_FOR_MILITARY)),
    "settle second-planet": rows(list(SECOND_PLANET)),
    "settle upgrade-colony": rows(list(UPGRADE)),
    "settle replace-itself": rows(list(REPLACE_ITSELF)),
    "produce credits-if-produced": rows(list(IF_PRODUCED)),
    "produce credits-per-colony": rows(list(PER_COLONY)),
    "produce credits-if-most": rows(list(MOST)),
    "produce produce-windfall": rows(list(PRODUCE_WINDFALL)),
    "sell price": rows(list(SELL[1:])),
    "consume per-good": rows(list(PER_GOOD)),
    "consume sell": rows(list(SELL_MORE)),
}
CONSUMERS = ("consume consume", "consume consume-different", "consume gain")


def powers_of_the_box() -> dict[str, set[str]]:
    """The tiles with each kind of power."""
    found: dict[str, set[str]] = {}
    for tile in GAME.box.pack.tiles:
        for power in tile.powers:
            found.setdefault(f"{power.phase} {power.does}", set()).add(tile.id)
    return found


def test_every_power_has_a_line_and_every_line_a_power():
    has = powers_of_the_box()
    assert set(has) == {*TESTED, *CONSUMERS}
    for key, tiles in TESTED.items():
        assert tiles == has[key], key
    assert rows(list(CONSUME)) == {tile for key in CONSUMERS for tile in has[key]}
