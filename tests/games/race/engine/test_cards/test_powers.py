"""Every power of every card, phase by phase: what it does in a small scenario, written down from the cards."""

import pytest

from galaktyka.games.race.game import GAME
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves

# A start world whose powers (strength 2) are seldom in the way; the other player has nothing to do with it.
START = "new-sparta"


def table_of(phase: str, card: str, more: list[str] | None = None, **rest: object) -> Scenario:
    """The card and some others in the tableau of seat 0; another start world where the card is one itself."""
    cards = [card, *(more or [])]
    others = rest.pop("others", ({"tableau": ["epsilon-eridani" if "epsilon-eridani" not in cards else "old-earth"]},))
    return scenario(phase, tableau=[START, *cards], others=others, **rest)  # type: ignore[arg-type]


# ------------------------------------------------------------------ I Explore

EXPLORE = [
    ("expedition-force", 3, 1),
    ("malevolent-lifeforms", 3, 1),
    ("star-nomad-lair", 3, 1),
    ("galactic-survey-seti", 4, 1),
    ("galactic-renaissance", 4, 2),
    ("research-labs", 2, 2),
]


@proves("race.list.explore-draw", "race.list.explore-keep", "race.list.explore-both")
@pytest.mark.parametrize(("card", "drawn", "kept"), EXPLORE)
def test_explore(card: str, drawn: int, kept: int):
    table = table_of("explore", card)
    if drawn == kept:  # nothing to choose
        assert len(table.hand()) == kept
    else:
        assert len(table.drawn()) == drawn
        assert table.document()["owe"] == kept


# ------------------------------------------------------------------ II Develop

DEVELOP_PRICE = [("investment-credits", 3), ("galactic-federation", 2)]
DEVELOP_FIRST = ["interstellar-bank"]
DEVELOP_AFTER = ["public-works"]


@proves("race.list.develop-discount")
@pytest.mark.parametrize(("card", "price"), DEVELOP_PRICE)
def test_developments_cost_less(card: str, price: int):
    hand = ["drop-ships", "gem-world", "space-port", "spice-world", "comet-zone", "new-earth"]
    table = table_of("develop", card, hand=hand).play("develop drop-ships")  # cost 4
    assert table.document()["owe"] == price


@proves("race.list.develop-draw")
@pytest.mark.parametrize("card", DEVELOP_FIRST)
def test_a_card_before_anything_is_chosen(card: str):
    table = table_of("develop", card, hand=["drop-ships"], deck=["public-works", "gem-world"])
    assert table.hand() == ["public-works", "drop-ships"]
    assert table.legal() == ["pass", "develop public-works"]


@proves("race.list.develop-draw-after")
@pytest.mark.parametrize("card", DEVELOP_AFTER)
def test_a_card_after_placing_a_development(card: str):
    table = table_of("develop", card, hand=["export-duties", "gem-world"], deck=["rebel-base", "new-earth"])
    assert Scenario(table.state.clone()).play("develop export-duties").hand() == ["rebel-base"]
    assert table.play("pass").hand() == ["gem-world", "export-duties"]  # nothing placed, nothing drawn


# ------------------------------------------------------------------ III Settle

# General strength: against Rebel Homeworld (a Rebel), Pirate World (novelty) and Lost Alien Battle Fleet (Alien).
STRENGTH = [
    ("epsilon-eridani", 1),
    ("imperium-armaments-world", 1),
    ("blaster-gem-mines", 1),
    ("former-penal-colony", 1),
    ("rebel-warrior-race", 1),
    ("rebel-outpost", 1),
    ("alien-robot-scout-ship", 1),
    ("expedition-force", 1),
    ("lost-alien-warship", 2),
    ("space-marines", 2),
    ("new-galactic-order", 2),
    ("new-sparta", 2),
    ("drop-ships", 3),
    ("refugee-world", -1),
    ("empath-world", -1),
    ("contact-specialist", -1),
    ("pan-galactic-league", -1),
    ("lost-alien-battle-fleet", 3),
]
# Against Rebel Homeworld (Rebel), Malevolent Lifeforms (genes), Rebel Miners (Rebel, rare), Battle Fleet (Alien).
SPECIAL_STRENGTH = [
    ("galactic-imperium", 4, 0, 4, 0),
    ("alien-tech-institute", 0, 0, 0, 2),
    ("alien-rosetta-stone-world", 0, 0, 0, 2),
    ("alpha-centauri", 0, 0, 1, 0),
]
# What New Earth (rare, 5), Deserted Alien Colony (Alien, 5), Galactic Trendsetters (no kind, 5) cost.
DISCOUNTS = [
    ("replicant-robots", 3, 3, 3),
    ("mining-robots", 4, 5, 5),
    ("alpha-centauri", 4, 5, 5),
    ("alien-tech-institute", 5, 3, 5),
    ("alien-rosetta-stone-world", 5, 3, 5),
]
SETTLE_AFTER = ["terraforming-robots"]
ZERO_COST = ["colony-ship"]
TEMPORARY = ["new-military-tactics"]
PAY_FOR_MILITARY = ["contact-specialist"]


def strength_against(tableau: list[str], world: str) -> int:
    """How strong the owner is; a weak one, so that the world cannot be had and a reason is given."""
    other = "old-earth" if "earths-lost-colony" not in tableau else "plague-world"
    hand = [world, "artist-colony", "secluded-world"]
    table = scenario("settle", tableau=tableau, hand=hand, others=({"tableau": [other]},))
    reason = table.why_not(f"settle {world}")
    assert reason is not None
    have = reason.values["have"]
    assert isinstance(have, int)
    return have


@proves("race.list.settle-strength", "race.settle.negative-strength")
@pytest.mark.parametrize(("card", "strength"), STRENGTH)
def test_strength_against_every_world(card: str, strength: int):
    worlds = [("rebel-homeworld", 7), ("lost-alien-battle-fleet", 6), ("malevolent-lifeforms", 4)]
    for world, _ in worlds:
        if world != card:
            assert strength_against(["earths-lost-colony", card], world) == strength


@proves("race.list.settle-rebel-strength", "race.list.settle-kind-strength")
@pytest.mark.parametrize(("card", "homeworld", "lifeforms", "miners", "fleet"), SPECIAL_STRENGTH)
def test_strength_against_some_worlds(card: str, homeworld: int, lifeforms: int, miners: int, fleet: int):
    tableau = ["earths-lost-colony", card, "empath-world", "refugee-world", "pan-galactic-league"]  # and 3 less
    assert strength_against(tableau, "rebel-homeworld") == homeworld - 3
    assert strength_against(tableau, "malevolent-lifeforms") == lifeforms - 3
    assert strength_against(tableau, "rebel-miners") == miners - 3
    assert strength_against(tableau, "lost-alien-battle-fleet") == fleet - 3


@proves("race.list.settle-discount", "race.list.settle-kind-discount")
@pytest.mark.parametrize(("card", "rare", "alien", "plain"), DISCOUNTS)
def test_worlds_cost_less(card: str, rare: int, alien: int, plain: int):
    for world, price in [("new-earth", rare), ("deserted-alien-colony", alien), ("galactic-trendsetters", plain)]:
        hand = [world, "gem-world", "space-port", "spice-world", "comet-zone", "mining-world", "plague-world"]
        table = table_of("settle", card, hand=hand).play(f"settle {world}")
        assert table.document()["owe"] == price


@proves("race.list.settle-draw-after")
@pytest.mark.parametrize("card", SETTLE_AFTER)
def test_a_card_after_settling(card: str):
    table = table_of("settle", card, hand=["pilgrimage-world", "gem-world"], deck=["rebel-base", "new-earth"])
    assert Scenario(table.state.clone()).play("settle pilgrimage-world").hand() == ["gem-world", "rebel-base"]
    assert table.play("pass").hand() == ["gem-world", "pilgrimage-world"]


@proves("race.list.settle-zero-cost", "race.list.settle-zero-cost-not-alien")
@pytest.mark.parametrize("card", ZERO_COST)
def test_a_world_for_nothing(card: str):
    hand = ["new-earth", "alien-robotic-factory", "deserted-alien-outpost", "alien-rosetta-stone-world"]
    table = table_of("settle", card, hand=hand)
    assert table.legal() == ["pass", "settle new-earth", "settle alien-rosetta-stone-world"]
    table.play("settle new-earth")
    assert table.tableau() == [START, "new-earth"]
    assert len(table.hand()) == 3
    assert table.discard() == [card]


@proves("race.list.settle-zero-cost")
def test_keeping_the_colony_ship_is_allowed():
    table = table_of("settle", "colony-ship", hand=["gem-world", "space-port", "spice-world"])
    table.play("settle gem-world, pay space-port")
    assert table.tableau() == [START, "colony-ship", "gem-world"]


@proves("race.settle.tactics")
@pytest.mark.parametrize("card", TEMPORARY)
def test_temporary_strength(card: str):
    table = table_of("settle", card, hand=["rebel-outpost", "rebel-base"])  # 2 + 3
    assert table.legal() == ["pass", "settle rebel-outpost"]


@proves("race.settle.contact")
@pytest.mark.parametrize("card", PAY_FOR_MILITARY)
def test_paying_for_a_military_world(card: str):
    table = table_of("settle", card, hand=["malevolent-lifeforms", "gem-world", "space-port", "spice-world"])
    table.play("settle malevolent-lifeforms")  # 4 - 1
    assert table.hand() == []
    assert table.tableau()[-1] == "malevolent-lifeforms"


# ------------------------------------------------------------------ § Trade

# Worlds of each kind without trade or consume powers: what their goods sell for with the card in the tableau.
SOLD = {
    "novelty": "artist-colony",
    "rare": "rebel-miners",
    "genes": "malevolent-lifeforms",
    "alien": "alien-robotic-factory",
}
TRADE = [
    ("new-sparta", 2, 3, 4, 5),  # no trade power
    ("old-earth", 3, 4, 5, 6),
    ("galactic-engineers", 3, 4, 5, 6),
    ("export-duties", 3, 4, 5, 6),
    ("trade-league", 3, 4, 5, 6),
    ("merchant-world", 4, 5, 6, 7),
    ("spice-world", 4, 3, 4, 5),
    ("distant-world", 5, 3, 4, 5),
    ("space-port", 2, 5, 4, 5),
    ("mining-conglomerate", 2, 4, 4, 5),
    ("bio-hazard-mining-world", 2, 3, 6, 5),
    ("genetics-lab", 2, 3, 5, 5),
    ("star-nomad-lair", 2, 3, 4, 5),
    ("pirate-world", 2, 3, 4, 5),
]
TRADE_HERE = [("star-nomad-lair", 3), ("pirate-world", 5)]


@proves("race.list.trade-any", "race.list.trade-kind", "race.list.trade-this-world")
@pytest.mark.parametrize(("card", "novelty", "rare", "genes", "alien"), TRADE)
def test_trade(card: str, novelty: int, rare: int, genes: int, alien: int):
    for kind, cards in [("novelty", novelty), ("rare", rare), ("genes", genes), ("alien", alien)]:
        tableau = ["outlaw-world", card, SOLD[kind]]
        table = scenario("consume", tableau=tableau, goods=[SOLD[kind]], action="consume-trade")
        assert len(table.hand()) == cards, kind


@proves("race.list.trade-this-world")
@pytest.mark.parametrize(("world", "cards"), TRADE_HERE)
def test_trade_of_the_good_from_this_world(world: str, cards: int):
    table = table_of("consume", world, goods=[world], action="consume-trade")
    assert len(table.hand()) == cards
    table = table_of("consume", world, ["export-duties"], goods=[world], action="consume-trade")
    assert len(table.hand()) == cards + 1


# ------------------------------------------------------------------ IV Consume

# Worlds of each kind without consume powers; production or windfall does not matter here.
GOODS = {
    "n": ["artist-colony", "gem-world", "space-port", "spice-world"],
    "r": ["rebel-miners", "comet-zone", "mining-world", "asteroid-belt"],
    "g": ["malevolent-lifeforms", "distant-world", "lost-species-ark-world"],
    "a": ["alien-robotic-factory", "lost-alien-battle-fleet"],
}
# card, goods there are, then: points, cards, goods left (a goods power that has no choice uses what fits)
CONSUME = [
    ("old-earth", "nnr", 2, 0, 1),
    ("old-earth", "g", 1, 0, 0),
    ("epsilon-eridani", "ra", 1, 1, 1),
    ("earths-lost-colony", "ra", 1, 0, 1),
    ("prosperous-world", "gg", 1, 0, 1),
    ("expanding-colony", "aa", 1, 0, 1),
    ("terraformed-world", "nr", 1, 0, 1),
    ("public-works", "ng", 1, 0, 1),
    ("secluded-world", "ra", 0, 1, 1),
    ("new-vinland", "gr", 0, 2, 1),
    ("new-earth", "nn", 1, 1, 1),
    ("galactic-resort", "rr", 1, 1, 1),
    ("outlaw-world", "na", 1, 1, 1),
    ("galactic-trendsetters", "rg", 2, 0, 1),
    ("plague-world", "gg", 1, 1, 1),
    ("plague-world", "nra", 0, 0, 3),
    ("new-survivalists", "nn", 0, 1, 1),
    ("new-survivalists", "rga", 0, 0, 3),
    ("terraforming-robots", "rr", 1, 1, 1),
    ("terraforming-robots", "nga", 0, 0, 3),
    ("research-labs", "gg", 1, 0, 1),
    ("research-labs", "nra", 0, 0, 3),
    ("tourist-world", "n", 0, 0, 1),
    ("tourist-world", "nn", 3, 0, 0),
    ("tourist-world", "gaa", 3, 0, 1),
    ("mining-league", "rn", 0, 0, 2),
    ("mining-league", "rrr", 3, 0, 1),
    ("mining-conglomerate", "r", 1, 0, 0),
    ("mining-conglomerate", "rrrn", 2, 0, 2),
    ("consumer-markets", "nn", 2, 0, 0),
    ("consumer-markets", "nnnnr", 3, 0, 2),
    ("free-trade-association", "n", 1, 1, 0),
    ("free-trade-association", "nnnng", 3, 3, 2),
    ("diversified-economy", "nnrr", 0, 0, 4),
    ("diversified-economy", "nrg", 3, 0, 0),
    ("diversified-economy", "nrgaa", 3, 0, 2),
    ("pilgrimage-world", "n", 0, 0, 0),
    ("pilgrimage-world", "nrg", 2, 0, 0),
    ("pilgrimage-world", "nnrrg", 4, 0, 0),
    ("new-economy", "nr", 0, 1, 2),
    ("black-market-trading-world", "g", 0, 4, 0),
    ("trade-league", "g", 0, 5, 0),
]
HAND_CARDS = ["deficit-spending", "merchant-world"]
GAMBLE = ["gambling-world"]


@proves(
    "race.list.consume-one", "race.list.consume-two", "race.list.consume-three-kinds", "race.list.consume-kind",
    "race.list.consume-up-to", "race.list.consume-all", "race.list.consume-sell-plain",
    "race.list.consume-sell-with-powers", "race.list.consume-draw",
)  # fmt: skip
@pytest.mark.parametrize("doubled", [False, True])
@pytest.mark.parametrize(("card", "goods", "points", "cards", "left"), CONSUME)
def test_consume(card: str, goods: str, points: int, cards: int, left: int, doubled: bool):
    worlds = [GOODS[kind][goods[:place].count(kind)] for place, kind in enumerate(goods)]
    action = "consume-2x" if doubled else "produce"
    other = {"tableau": ["alpha-centauri"], "action": "consume-trade"}
    table = table_of("consume", card, worlds, goods=worlds, action=action, others=(other,))
    while table.phase() == "consume":
        assert table.question() in ("consume", "spend")
        table.play(table.legal()[0])
    assert table.chips() == points * (2 if doubled else 1)
    assert len(table.hand()) == cards
    assert len(table.goods()) == left


@proves("race.list.consume-sell-plain", "race.list.consume-sell-with-powers")
@pytest.mark.parametrize(("card", "cards"), [("black-market-trading-world", 3), ("trade-league", 3 + 1 + 1 + 2)])
def test_sales_as_consume_powers(card: str, cards: int):
    # Export Duties 1 for any good, Space Port 2 for rare, Trade League 1 of its own.
    more = ["export-duties", "space-port", "rebel-miners"]
    other = {"tableau": ["alpha-centauri"], "action": "consume-2x"}
    table = table_of("consume", card, more, goods=["rebel-miners"], others=(other,))
    assert len(table.hand()) == cards


@proves("race.list.consume-sell-with-powers")
def test_trade_league_sells_besides_the_bonus_sale():
    table = table_of(
        "consume", "trade-league", ["rebel-miners", "artist-colony"], goods=["rebel-miners", "artist-colony"],
        action="consume-trade",
    )  # fmt: skip
    table.play("sell rebel-miners")
    assert len(table.hand()) == (3 + 1) + (2 + 1)
    assert table.goods() == []


@proves("race.list.consume-three-kinds")
def test_three_kinds_of_the_owners_choice():
    worlds = ["artist-colony", "gem-world", "rebel-miners", "malevolent-lifeforms", "alien-robotic-factory"]
    table = table_of("consume", "diversified-economy", worlds, goods=worlds)
    first = ["spend artist-colony", "spend gem-world", "spend rebel-miners", "spend malevolent-lifeforms",
             "spend alien-robotic-factory"]  # fmt: skip
    # In the order of the box: artist, gem, factory, miners, lifeforms. From Rebel Miners on only two kinds are left.
    assert table.legal() == ["spend artist-colony", "spend gem-world", "spend alien-robotic-factory"]
    assert set(table.legal()) < set(first)
    table.play("spend gem-world")
    assert table.legal() == ["spend alien-robotic-factory", "spend rebel-miners"]  # no second novelty
    table.play("spend rebel-miners")
    assert table.chips() == 3
    assert table.goods() == ["artist-colony", "alien-robotic-factory"]


@proves("race.list.consume-hand-cards")
@pytest.mark.parametrize("card", HAND_CARDS)
def test_hand_cards_for_points(card: str):
    table = table_of("consume", card, hand=["gem-world", "space-port", "spice-world"])
    table.play(f"consume {card}, discard gem-world, discard spice-world")
    assert table.chips() == 2
    assert table.hand() == ["space-port"]


@proves("race.list.consume-gamble", "race.list.consume-gamble-and-consume")
@pytest.mark.parametrize("card", GAMBLE)
def test_gambling(card: str):
    table = table_of("consume", card, ["gem-world"], goods=["gem-world"], deck=["rebel-base", "new-earth"])
    table.play("gamble 6")
    assert table.hand() == ["rebel-base"]
    assert table.chips() == 1  # and the good was consumed without asking


# ------------------------------------------------------------------ V Produce

# The 21 production worlds and how many cards come with a good
PRODUCE_HERE = [
    ("earths-lost-colony", 0),
    ("artist-colony", 0),
    ("secluded-world", 0),
    ("gem-world", 1),
    ("new-vinland", 0),
    ("space-port", 0),
    ("spice-world", 0),
    ("prosperous-world", 0),
    ("new-survivalists", 0),
    ("bio-hazard-mining-world", 0),
    ("comet-zone", 1),
    ("mining-world", 1),
    ("imperium-armaments-world", 0),
    ("new-earth", 0),
    ("rebel-miners", 0),
    ("plague-world", 0),
    ("distant-world", 0),
    ("lost-species-ark-world", 2),
    ("malevolent-lifeforms", 0),
    ("alien-robotic-factory", 0),
    ("lost-alien-battle-fleet", 0),
]
WINDFALLS = {
    "novelty": "refugee-world",
    "rare": "asteroid-belt",
    "genes": "pre-sentient-race",
    "alien": "deserted-alien-outpost",
}
PRODUCE_WINDFALL = [
    ("expanding-colony", "novelty"),
    ("free-trade-association", "novelty"),
    ("mining-robots", "rare"),
    ("mining-league", "rare"),
    ("genetics-lab", "genes"),
    ("alien-rosetta-stone-world", "alien"),
]
PRODUCE_WINDFALL_ANY = ["galactic-engineers"]
PRODUCE_DRAW = [("merchant-guild", 2), ("rebel-underground", 1)]
# card, production worlds, cards
PRODUCE_CARDS = [
    ("consumer-markets", ["artist-colony", "space-port", "rebel-miners"], 2),
    ("consumer-markets", ["rebel-miners", "plague-world"], 0),
    ("research-labs", ["alien-robotic-factory", "lost-alien-battle-fleet", "artist-colony"], 2),
    ("research-labs", ["artist-colony", "plague-world"], 0),
    ("diversified-economy", ["artist-colony", "space-port"], 1),
    ("diversified-economy", ["artist-colony", "rebel-miners", "plague-world", "alien-robotic-factory"], 4),
    ("pan-galactic-league", ["plague-world", "pre-sentient-race", "avian-uplift-race", "space-port"], 3),
    ("mining-conglomerate", ["rebel-miners"], 2),
    ("mining-conglomerate", ["artist-colony"], 0),
]
WHEN_PRODUCED_HERE = ["runaway-robots"]


@proves("race.list.produce-here", "race.list.produce-then-draw")
@pytest.mark.parametrize(("world", "cards"), PRODUCE_HERE)
def test_production_worlds(world: str, cards: int):
    table = table_of("produce", world)
    assert table.goods() == [world]
    assert len(table.hand()) == cards
    table = table_of("produce", world, goods=[world])
    assert table.hand() == []


@proves("race.list.produce-windfall-kind")
@pytest.mark.parametrize(("card", "kind"), PRODUCE_WINDFALL)
def test_windfall_worlds_of_a_kind(card: str, kind: str):
    table = table_of("produce", card, list(WINDFALLS.values()))
    assert table.goods() == [WINDFALLS[kind]]
    table = table_of("produce", card, list(WINDFALLS.values()), goods=[WINDFALLS[kind]])
    assert table.goods() == [WINDFALLS[kind]]


@proves("race.list.produce-windfall-any")
@pytest.mark.parametrize("card", PRODUCE_WINDFALL_ANY)
def test_a_windfall_world_of_any_kind(card: str):
    for world in WINDFALLS.values():
        table = table_of("produce", card, list(WINDFALLS.values())).play(f"bonus {world}")
        assert table.goods() == [world]


@proves("race.list.produce-draw")
@pytest.mark.parametrize(("card", "cards"), PRODUCE_DRAW)
def test_cards_for_nothing(card: str, cards: int):
    assert len(table_of("produce", card).hand()) == cards


@proves("race.list.produce-per-good", "race.list.produce-per-kind", "race.list.produce-per-world",
        "race.list.produce-most")  # fmt: skip
@pytest.mark.parametrize(("card", "worlds", "cards"), PRODUCE_CARDS)
def test_cards_for_production(card: str, worlds: list[str], cards: int):
    assert len(table_of("produce", card, worlds).hand()) == cards


@proves("race.list.produce-per-good", "race.list.produce-per-kind")
@pytest.mark.parametrize(
    ("card", "world"),
    [
        ("consumer-markets", "refugee-world"),
        ("research-labs", "deserted-alien-outpost"),
        ("diversified-economy", "asteroid-belt"),
    ],
)
def test_windfall_production_counts_and_goods_from_before_do_not(card: str, world: str):
    table = table_of("produce", card, [world], action="produce")
    assert len(table.hand()) == 1
    table = table_of("produce", card, [world], goods=[world], action="produce")
    assert table.hand() == []


@proves("race.list.produce-here-draw")
@pytest.mark.parametrize("world", WHEN_PRODUCED_HERE)
def test_a_card_when_produced_here(world: str):
    table = table_of("produce", world, action="produce")
    assert table.goods() == [world]
    assert len(table.hand()) == 1
    assert table_of("produce", world).hand() == []  # nothing produced
    table = scenario("settle", tableau=[START], hand=[world], deck=["rebel-base"]).play(f"settle {world}")
    assert table.goods() == [world]
    assert table.hand() == []  # settling is not producing


# ------------------------------------------------------------------ nothing is left out


def rows(*tables: list[object]) -> set[str]:
    return {str(row[0] if isinstance(row, tuple) else row) for table in tables for row in table}


TESTED: dict[str, set[str]] = {
    "explore draw-extra": rows([row for row in EXPLORE if row[1] > 2]),
    "explore keep-extra": rows([row for row in EXPLORE if row[2] > 1]),
    "develop draw-first": rows(list(DEVELOP_FIRST)),
    "develop discount": rows(list(DEVELOP_PRICE)),
    "develop draw-after": rows(list(DEVELOP_AFTER)),
    "settle discount": rows(list(DISCOUNTS)),
    "settle military": rows(list(STRENGTH), list(SPECIAL_STRENGTH)),
    "settle draw-after": rows(list(SETTLE_AFTER)),
    "settle discard-for-zero-cost": rows(list(ZERO_COST)),
    "settle discard-for-military": rows(list(TEMPORARY)),
    "settle pay-for-military": rows(list(PAY_FOR_MILITARY)),
    "trade price": rows(list(TRADE[1:])),
    "consume discard-cards": rows(list(HAND_CARDS)),
    "consume gamble": rows(list(GAMBLE)),
    "produce draw-if-produced": rows([row for row in PRODUCE_HERE if row[1]], list(WHEN_PRODUCED_HERE)),
    "produce draw": rows(list(PRODUCE_DRAW)),
    "produce produce-windfall": rows(list(PRODUCE_WINDFALL), list(PRODUCE_WINDFALL_ANY)),
    "produce draw-per-good": {"consumer-markets", "research-labs"},
    "produce draw-per-kind": {"diversified-economy"},
    "produce draw-per-world": {"pan-galactic-league"},
    "produce draw-if-most": {"mining-conglomerate"},
}


def test_every_power_of_every_card_has_a_line_above():
    consumers = rows(list(CONSUME)) | rows(list(GAMBLE))
    for card in GAME.box.pack.cards:
        for power in card.powers:
            key = f"{power.phase} {power.does}"
            assert card.id in TESTED.get(key, consumers), f"{card.id}: {key}"


def test_every_line_above_is_about_a_power_of_the_card():
    has = {f"{power.phase} {power.does}": set[str]() for card in GAME.box.pack.cards for power in card.powers}
    for card in GAME.box.pack.cards:
        for power in card.powers:
            has[f"{power.phase} {power.does}"].add(card.id)
    for key, cards in TESTED.items():
        assert cards == has[key], key
    producers = {card.id for card in GAME.box.pack.cards if card.production}
    assert rows(list(PRODUCE_HERE)) == producers
