"""CELE: what may be stored for Resource Stockpile, Sales Tax and Exploration, when, and how much."""

from typing import Any

import pytest

from tests.games.frontiers.rules.table import (
    QUIET,
    WITH_GOALS,
    bag,
    supply,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

# ------------------------------------------------------------------ storing


def after_produce(
    stored: int = 0, colonies: tuple[str, ...] = ("comet-zone", "spice-world", "gene-gardens")
) -> Scenario:
    return scenario(
        action="produce", chooser=1, track=[1, 0, 1, 0], colonies=(QUIET, *colonies), credits=0,
        stored_goods=["rare"] * stored, goals_up=["resource-stockpile"], others=({"colonies": ["bastion-of-kesh"]},),
        options=WITH_GOALS,
    )  # fmt: skip


@proves("frontiers.goals.stockpile", "frontiers.read.stored-goods-leave")
def test_goods_may_be_stored_after_produce():
    table = after_produce()
    assert table.question(0) == "stock"
    assert table.legal(0) == ["pass", "stock spice-world", "stock comet-zone", "stock gene-gardens"]
    left = {kind: supply(table, kind) for kind in ("novelty", "rare", "genes")}
    assert twin(table).play("pass").player(0).get("stored_goods", []) == []
    table.play("stock spice-world, stock gene-gardens")
    assert sorted(table.player(0)["stored_goods"]) == ["genes", "novelty"]
    assert table.goods(0) == {"comet-zone": "rare"}
    assert {kind: supply(table, kind) for kind in left} == left  # not in the supply


@proves("frontiers.read.ascending")
def test_goods_are_stored_in_the_order_of_the_box():
    table = after_produce().play("stock comet-zone")
    assert table.legal(0) == ["pass", "stock gene-gardens"]  # Spice World comes before Comet Zone
    assert table.why_not("stock spice-world", 0) is not None


@proves("frontiers.goals.stockpile")
def test_all_goods_may_be_stored():
    table = after_produce().play("stock spice-world, stock comet-zone, stock gene-gardens")
    assert len(table.player(0)["stored_goods"]) == 3
    assert table.goods(0) == {}
    assert table.phase() == "pick"


@proves("frontiers.goals.storage-limit", "frontiers.read.storage-maximum")
def test_six_goods_are_the_most():
    table = after_produce(stored=5)
    table.play("stock spice-world")
    assert len(table.player(0)["stored_goods"]) == 6
    assert table.phase() == "pick"
    table = after_produce(stored=6)
    assert table.phase() == "pick"  # there is no room


@proves("frontiers.read.stockpile-in-order")
def test_goods_are_stored_when_everybody_has_produced():
    others = ({"colonies": ["bastion-of-kesh", "basalt-quarries"], "credits": 0},)
    table = scenario(
        action="produce", chooser=0, colonies=[QUIET, "comet-zone"], credits=0, others=others, track=[0, 1, 0, 1],
        goals_up=["resource-stockpile"], options=WITH_GOALS,
    )  # fmt: skip
    assert table.goods(1) == {"basalt-quarries": "rare"}
    assert table.state.deciders() == [0]
    table.play("pass", 0)
    assert table.state.deciders() == [1]
    assert table.legal(1) == ["pass", "stock basalt-quarries"]


@proves("frontiers.goals.sales-tax")
@pytest.mark.parametrize("tax", [0, 1, 3])
def test_some_or_all_credits_of_a_sale_may_be_stored(tax: int):
    # A rare-elements good for 2, and 1 more with Customs Bureau.
    table = scenario(
        action="sell", chooser=1, track=[1, 0, 1, 0], colonies=[QUIET, "comet-zone"], goods=["comet-zone"], credits=5,
        technologies=["customs-bureau"], goals_up=["sales-tax"], others=({"colonies": ["bastion-of-kesh"]},),
        options=WITH_GOALS,
    ).play("sell comet-zone")  # fmt: skip
    assert table.legal(0) == ["tax 0", "tax 1", "tax 2", "tax 3"]  # no other credits
    table.play(f"tax {tax}")
    assert table.player(0).get("stored_credits", 0) == tax
    assert table.credits(0) == 5 + 3 - tax


@proves("frontiers.goals.storage-limit", "frontiers.read.storage-maximum")
def test_seven_credits_are_the_most():
    def after_sale(stored: int) -> Scenario:
        return scenario(
            action="sell", chooser=1, track=[1, 0, 1, 0], colonies=[QUIET, "comet-zone"], goods=["comet-zone"],
            credits=0, stored_credits=stored, goals_up=["sales-tax"], others=({"colonies": ["bastion-of-kesh"]},),
            options=WITH_GOALS,
        ).play("sell comet-zone")  # fmt: skip

    assert after_sale(6).legal(0) == ["tax 0", "tax 1"]
    assert after_sale(7).phase() == "pick"


@proves("frontiers.read.sales-tax-sale-only")
def test_credits_of_consume_powers_are_not_taxed():
    table = scenario(
        action="sell", chooser=1, track=[1, 0, 1, 0], colonies=[QUIET, "new-vinland", "comet-zone"],
        goods=["new-vinland", "comet-zone"], credits=0, faces=["trade-league"], technologies=["trade-league"],
        goals_up=["sales-tax"], others=({"colonies": ["bastion-of-kesh"]},), options=WITH_GOALS,
    )  # fmt: skip
    table.play("pass")
    table.play("consume new-vinland, spend new-vinland")  # 2 credits
    assert table.question(0) != "tax"
    table.play("consume trade-league")  # Comet Zone's good for 2
    assert table.credits(0) == 4
    assert table.player(0).get("stored_credits", 0) == 0
    assert table.phase() == "pick"


@proves("frontiers.goals.storage-stays")
def test_what_is_stored_stays():
    table = scenario(
        action=None, colonies=[QUIET], stored_goods=["rare"], stored_planets=["comet-zone"], stored_credits=3,
        credits=1, goals_up=["resource-stockpile", "exploration", "sales-tax"], options=WITH_GOALS,
        others=({"colonies": ["bastion-of-kesh"]},),
    )  # fmt: skip
    table.play("choose sell", 0)
    assert table.credits(0) == 1  # no good to sell, no credit to take
    table.play("choose settle", 1)
    assert table.discovered(0) == []
    table.play("choose develop", 0)
    assert "buy contact-specialist" in table.legal(0)  # cost 2, 1 less for the chooser
    reason = table.why_not("buy colony-transports", 0)  # cost 3: not with stored credits
    assert reason is not None
    assert (reason.values["need"], reason.values["have"]) == (2, 1)
    player = table.player(0)
    assert (player["stored_goods"], player["stored_planets"], player["stored_credits"]) == (["rare"], ["comet-zone"], 3)


NINE = ("spice-world", "toymaker-moon", "artist-settlement")
FIVE = ["magma-tap", "ring-dredgers", "basalt-quarries", "new-vinland", "comet-zone"]


def robots_with_nine(**rest: Any) -> Scenario:
    """Four colonies and five discovered planets, Terraforming Robots, and one planet settled."""
    rest.setdefault("goals_up", ["exploration"])
    return scenario(
        action="settle", chooser=1, track=[1, 0, 1, 0], colonies=(QUIET, *NINE), discovered=FIVE, credits=9,
        colonists=3, technologies=["terraforming-robots"], others=({"colonies": ["bastion-of-kesh"]},),
        options=WITH_GOALS, **rest,
    ).play("settle comet-zone")  # fmt: skip


@proves("frontiers.goals.tenth-planet", "frontiers.goals.exploration")
def test_the_tenth_planet_may_be_stored():
    table = robots_with_nine()
    assert table.question(0) == "return"
    drawn = next(planet for planet in table.discovered(0) if planet not in FIVE)
    assert f"store {drawn}" in table.legal(0)
    assert f"return {drawn}" in table.legal(0)  # or back to the bag
    size = len(bag(table))
    table.play(f"store {drawn}")
    assert table.player(0)["stored_planets"] == [drawn]
    assert len(bag(table)) == size
    assert table.phase() == "pick"
    assert "store comet-zone" not in robots_with_nine(goals_up=[], hidden_goal=("exploration", 0)).legal(0)


def explored_with_nine(neighbour: dict[str, Any]) -> Scenario:
    """Four colonies and five discovered planets; then two planets are explored, and one by the neighbour."""
    table = scenario(
        action="explore", chooser=0, track=[0, 1, 0, 1], colonies=(QUIET, *NINE), discovered=FIVE, credits=9,
        others=(neighbour,), goals_up=["exploration"], options=WITH_GOALS,
    )  # fmt: skip
    for seat in (0, 1, 0):
        table.play(table.legal(seat)[0], seat)
    return table


@proves("frontiers.goals.one-planet", "frontiers.goals.exploration")
def test_one_planet_is_stored_in_an_action():
    table = explored_with_nine({"colonies": ["bastion-of-kesh"]})
    assert table.question(0) == "return"
    assert view(table, 0)["players"][0]["owe"] == 2  # eleven planets
    table.play("store magma-tap")
    assert all(notation.startswith("return ") for notation in table.legal(0))
    table.play("return new-vinland")
    assert table.player(0)["stored_planets"] == ["magma-tap"]


@proves("frontiers.goals.one-planet", "frontiers.goals.storage-open-to-all")
def test_everybody_may_store_one_planet_in_the_same_action():
    colonies = ["bastion-of-kesh", "gallery-world", "singing-reef", "shattered-moon"]
    discovered = ["chitin-hive", "guerrilla-moon", "tusked-nomads", "frontier-bank", "gene-gardens"]
    table = explored_with_nine({"colonies": colonies, "discovered": discovered})
    table.play("store magma-tap, return new-vinland").play("store frontier-bank", 1)
    assert [table.player(seat)["stored_planets"] for seat in (0, 1)] == [["magma-tap"], ["frontier-bank"]]


@proves("frontiers.goals.storage-limit", "frontiers.read.storage-maximum")
def test_four_planets_are_the_most():
    stored = ["gallery-world", "singing-reef", "shattered-moon", "frontier-bank"]
    assert any(notation.startswith("store") for notation in robots_with_nine(stored_planets=stored[:3]).legal(0))
    assert not any(notation.startswith("store") for notation in robots_with_nine(stored_planets=stored).legal(0))


@proves("frontiers.read.store-only-surplus")
def test_below_ten_nothing_can_be_stored():
    table = scenario(
        action="settle", chooser=1, track=[1, 0, 1, 0], colonies=(QUIET, *NINE), discovered=FIVE, credits=9,
        colonists=3, others=({"colonies": ["bastion-of-kesh"]},), goals_up=["exploration"], options=WITH_GOALS,
    ).play("settle comet-zone")  # fmt: skip
    assert table.phase() == "pick"
    assert table.player(0).get("stored_planets", []) == []
