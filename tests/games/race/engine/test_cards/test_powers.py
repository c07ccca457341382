"""Every power of every card, phase by phase: what it does in a small scenario, written down from the cards."""

import pytest

from galaktyka.games.race.game import GAME
from tests.games.race.engine.test_cards.lines import (
    CONSUME,
    DEVELOP_AFTER,
    DEVELOP_FIRST,
    DEVELOP_PRICE,
    DISCOUNTS,
    EXPLORE,
    GAMBLE,
    HAND_CARDS,
    PAY_FOR_MILITARY,
    PRODUCE_CARDS,
    PRODUCE_DRAW,
    PRODUCE_HERE,
    PRODUCE_WINDFALL,
    PRODUCE_WINDFALL_ANY,
    SETTLE_AFTER,
    SPECIAL_STRENGTH,
    STRENGTH,
    TEMPORARY,
    TESTED,
    TRADE,
    TRADE_HERE,
    WHEN_PRODUCED_HERE,
    ZERO_COST,
    rows,
)
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


WINDFALLS = {
    "novelty": "refugee-world",
    "rare": "asteroid-belt",
    "genes": "pre-sentient-race",
    "alien": "deserted-alien-outpost",
}


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
