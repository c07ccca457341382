"""PRODUKCJA."""

from typing import Any

import pytest

from galaktyka.games.frontiers.game import GAME
from tests.games.frontiers.rules.table import (
    QUIET,
    supply,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

OTHER = {"colonies": ["bastion-of-kesh"], "credits": 0}


def producing(colonies: tuple[str, ...], chooser: int = 1, **rest: Any) -> Scenario:
    """Seat 0 produces; the other player chose the action unless it is said otherwise."""
    rest.setdefault("others", (OTHER,))
    rest.setdefault("credits", 0)
    track = [1, 0, 1, 0] if chooser == 1 else [0, 1, 0, 1]
    return scenario(action="produce", chooser=chooser, track=track, colonies=(QUIET, *colonies), **rest)


@proves("frontiers.produce.credits")
def test_the_chooser_takes_the_credits_from_the_tile():
    table = producing((), chooser=0, produce_credits=3)
    assert table.credits(0) == 3
    assert table.credits(1) == 0
    assert view(table)["produce_credits"] == 0


@proves("frontiers.produce.production-colonies")
def test_every_production_colony_gets_a_good_of_its_kind():
    table = producing(
        ("spice-world", "basalt-quarries", "gene-gardens", "computronium-spires", "tusked-nomads"),
        others=({"colonies": ["deepcore-compact", "artist-settlement"], "credits": 0},),
    )
    assert table.goods(0) == {
        "spice-world": "novelty",
        "basalt-quarries": "rare",
        "gene-gardens": "genes",
        "computronium-spires": "alien",
        "tusked-nomads": "genes",
    }
    assert table.goods(1) == {"deepcore-compact": "rare", "artist-settlement": "novelty"}  # home worlds too
    assert [supply(table, kind) for kind in ("novelty", "rare", "genes", "alien")] == [17, 15, 11, 10]


@proves("frontiers.produce.one-good")
def test_a_colony_with_a_good_gets_no_second():
    table = producing(("basalt-quarries", "comet-zone"), goods={"basalt-quarries": "rare"})
    assert table.goods(0) == {"basalt-quarries": "rare", "comet-zone": "rare"}
    assert supply(table, "rare") == 15


@proves("frontiers.produce.grey")
def test_grey_colonies_hold_no_goods():
    table = producing(("frontier-bank", "alien-rosetta-stone-world", "guerrilla-moon"), chooser=0)
    assert table.goods(0) == {}


@proves("frontiers.produce.bonus", "frontiers.produce.windfalls-rest")
def test_the_chooser_produces_on_one_windfall_colony():
    table = producing(("singing-reef", "shattered-moon"), chooser=0)
    assert table.question(0) == "windfall"
    assert table.legal(0) == ["bonus shattered-moon", "bonus singing-reef"]
    table.play("bonus singing-reef")
    assert table.goods(0) == {"singing-reef": "genes"}
    assert producing(("singing-reef", "shattered-moon")).goods(0) == {}  # somebody else chose


@proves("frontiers.produce.bonus")
def test_the_bonus_needs_a_windfall_colony_without_a_good():
    table = producing(("singing-reef", "shattered-moon"), chooser=0, goods={"singing-reef": "genes"})
    assert table.goods(0) == {"singing-reef": "genes", "shattered-moon": "rare"}  # one way only
    full = {"singing-reef": "genes", "shattered-moon": "rare"}
    table = producing(("singing-reef", "shattered-moon"), chooser=0, goods=full)
    assert table.goods(0) == full
    assert table.phase() == "pick"


# ------------------------------------------------------------------ the notes


@proves("frontiers.produce.when-produced")
def test_comet_zone_pays_only_when_it_produces():
    assert producing(("comet-zone",)).credits(0) == 1
    assert producing(("comet-zone",), goods={"comet-zone": "rare"}).credits(0) == 0


RIVAL = {"colonies": ["deepcore-compact"], "goods": {"deepcore-compact": "rare"}, "credits": 0}


@proves("frontiers.produce.mining-industry", "frontiers.list.produce-most")
def test_mining_industry_counts_what_was_produced_now():
    # Two produced here; the other has two rare-elements goods, but produced one of them only.
    other = {"colonies": ["deepcore-compact", "ring-dredgers"], "goods": {"deepcore-compact": "rare"}, "credits": 0}
    table = producing(("basalt-quarries", "magma-tap"), technologies=["mining-industry"], others=(other,))
    assert table.credits(0) == 2
    # Here the two goods lay there before and one was produced; the other produced two.
    other = {"colonies": ["bastion-of-kesh", "ring-dredgers", "rebel-smelters"], "credits": 0}
    table = producing(
        ("basalt-quarries", "magma-tap", "imperium-weapons-factory"), technologies=["mining-industry"], others=(other,),
        goods={"basalt-quarries": "rare", "magma-tap": "rare"},
    )  # fmt: skip
    assert table.credits(0) == 0


@proves("frontiers.read.mining-after-all")
def test_mining_industry_compares_when_all_have_produced_and_pays_all_who_are_tied():
    # Seat 0 acts first with one good. The second, who also has one, ties.
    other = {"colonies": ["bastion-of-kesh", "ring-dredgers"], "technologies": ["mining-industry"], "credits": 0}
    others = (other, {"colonies": ["silent-vault"], "credits": 0})
    table = scenario(
        action="produce", colonies=[QUIET, "basalt-quarries"], technologies=["mining-industry"], credits=0,
        others=others, track=[0, 1, 2],
    )  # fmt: skip
    assert [table.credits(seat) for seat in range(3)] == [2, 2, 0]
    more = {"colonies": ["bastion-of-kesh", "ring-dredgers", "magma-tap"], "credits": 0}
    table = scenario(
        action="produce", colonies=[QUIET, "basalt-quarries"], technologies=["mining-industry"], credits=0,
        others=(more,),
    )  # fmt: skip
    assert table.credits(0) == 0  # the other, who comes later, produces two
    nobody = producing((), technologies=["mining-industry"])
    assert nobody.credits(0) == 0  # none is not the most


@proves("frontiers.read.mining-after-all")
def test_the_windfall_of_the_chooser_counts_for_mining_industry():
    # One good each, and Shattered Moon's from the bonus makes it two.
    other = {"colonies": ["bastion-of-kesh", "ring-dredgers"], "technologies": [], "credits": 0}
    colonies = ("basalt-quarries", "shattered-moon")
    table = producing(colonies, chooser=0, technologies=["mining-industry"], others=(other,))
    assert table.goods(0) == {"basalt-quarries": "rare", "shattered-moon": "rare"}
    assert table.credits(0) == 2
    rival = {"colonies": ["bastion-of-kesh", "ring-dredgers", "magma-tap"], "credits": 0}
    assert producing(colonies, chooser=0, technologies=["mining-industry"], others=(rival,)).credits(0) == 2  # a tie
    assert producing(colonies, technologies=["mining-industry"], others=(rival,)).credits(0) == 0


@proves("frontiers.produce.enough", "frontiers.limits.the-rest")
@pytest.mark.parametrize("kind", ["novelty", "rare", "genes", "alien"])
def test_the_goods_suffice_for_all_planets_and_home_worlds(kind: str):
    tiles = GAME.box.pack.tiles
    planets = sum(1 for tile in tiles if tile.planet and tile.good in (kind, "any"))
    boards = {tile.board for tile in tiles if tile.home and tile.good == kind}
    assert planets + len(boards) <= GAME.box.pack.goods[kind]


# ------------------------------------------------------------------ when goods run short


def with_few_genes(left: int, colonies: tuple[str, ...], chooser: int = 1, **rest: Any) -> Scenario:
    """Resource Stockpile lies face up, and of thirteen genes goods all but a few are stored or lie on colonies."""
    stored = 13 - left
    mine = min(stored, 6)
    other = {
        "colonies": ["bastion-of-kesh", "choir-of-minds"],
        "credits": 0,
        "stored_goods": ["genes"] * min(stored - mine, 6),
    }
    third = {"colonies": ["silent-vault"], "credits": 0, "stored_goods": ["genes"] * max(stored - 12, 0)}
    others = rest.pop("others", (other, third))
    track = [chooser, *[seat for seat in (0, 1, 2) if seat != chooser]]
    return scenario(
        action="produce", chooser=chooser, track=track, colonies=(QUIET, *colonies), credits=0,
        stored_goods=["genes"] * mine, goals_up=["resource-stockpile"], others=others, **rest,
    )  # fmt: skip


@proves("frontiers.produce.short-in-order", "frontiers.goals.running-short")
def test_the_first_take_what_there_is_and_the_last_get_nothing():
    table = with_few_genes(1, ("gene-gardens",), chooser=0)
    assert table.goods(0) == {"gene-gardens": "genes"}
    assert table.goods(1) == {}  # Choir of Minds would produce genes
    table = with_few_genes(1, ("gene-gardens",), chooser=1)
    assert table.goods(1) == {"choir-of-minds": "genes"}
    assert table.goods(0) == {}


@proves("frontiers.produce.short-in-order")
def test_the_first_ones_windfall_comes_before_the_next_ones_production():
    table = with_few_genes(2, ("gene-gardens", "singing-reef"), chooser=0)
    assert table.goods(0) == {"gene-gardens": "genes", "singing-reef": "genes"}
    assert table.goods(1) == {}


@proves("frontiers.produce.short-in-order")
def test_a_windfall_colony_whose_kind_has_run_out_gets_nothing():
    table = with_few_genes(0, ("singing-reef", "shattered-moon"), chooser=0)
    assert table.goods(0) == {"shattered-moon": "rare"}  # the bonus has one colony only to go to
    assert with_few_genes(0, ("singing-reef",), chooser=0).phase() == "pick"


@proves("frontiers.produce.short-in-order", "frontiers.read.windfall-order")
def test_the_owner_decides_which_windfall_colonies_get_the_goods():
    # Two powers for two windfall colonies, but of seventeen rare-elements goods twelve are stored and four lie there.
    hoard = ["deepcore-compact", "ring-dredgers", "magma-tap", "basalt-quarries"]
    hoarder = {"colonies": hoard, "goods": hoard, "stored_goods": ["rare"] * 6}
    table = producing(
        ("slag-heap-moon", "shattered-moon"), faces=["excavation-drones"], stored_goods=["rare"] * 6,
        technologies=["excavation-drones", "deep-mining-combine"], goals_up=["resource-stockpile"], others=(hoarder,),
    )  # fmt: skip
    assert supply(table, "rare") == 1
    assert table.legal(0) == ["produce slag-heap-moon", "produce shattered-moon"]
    table.play("produce shattered-moon")
    assert table.goods(0) == {"shattered-moon": "rare"}
    assert table.phase() == "pick"


@proves("frontiers.produce.short-choice")
def test_the_owner_decides_which_production_colonies_get_the_goods():
    table = with_few_genes(2, ("gene-gardens", "cloud-whale-sanctuary", "tusked-nomads"), chooser=0)
    assert table.question(0) == "short"
    assert table.legal(0) == ["produce tusked-nomads", "produce gene-gardens", "produce cloud-whale-sanctuary"]
    table.play("produce cloud-whale-sanctuary")
    assert table.question(0) == "short"
    table.play("produce tusked-nomads")
    assert table.goods(0) == {"tusked-nomads": "genes", "cloud-whale-sanctuary": "genes"}
    assert supply(table, "genes") == 0
    enough = with_few_genes(2, ("gene-gardens", "cloud-whale-sanctuary"), chooser=0)
    assert enough.goods(0) == {"gene-gardens": "genes", "cloud-whale-sanctuary": "genes"}  # nothing to decide


@proves("frontiers.read.windfall-order")
def test_the_owner_decides_which_power_serves_which_windfall_colony():
    # The bonus fits both; Excavation Drones fit rare elements only.
    table = producing(
        ("singing-reef", "shattered-moon"), chooser=0, faces=["excavation-drones"], technologies=["excavation-drones"]
    )
    assert table.legal(0) == ["produce shattered-moon", "bonus shattered-moon", "bonus singing-reef"]
    wise = twin(table).play("produce shattered-moon")
    assert wise.goods(0) == {"singing-reef": "genes", "shattered-moon": "rare"}
    foolish = table.play("bonus shattered-moon")
    assert foolish.goods(0) == {"shattered-moon": "rare"}
    assert foolish.phase() == "pick"  # the Drones find no second colony of their kind
