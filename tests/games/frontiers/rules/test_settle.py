"""KOLONIZACJA: colonists or a planet, credits or strength, goods and points, and an empty pool."""

import pytest

from tests.games.frontiers.rules.table import (
    BYSTANDER,
    QUIET,
    WARLIKE,
    colonist_pool,
    settling,
    supply,
    too_weak,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves


def too_expensive(table: Scenario, planet: str) -> tuple[object, object]:
    """What the planet costs and what there is."""
    reason = table.why_not(f"settle {planet}")
    assert reason is not None
    assert reason.message_id == "frontiers.too-expensive"
    return reason.values["need"], reason.values["have"]


# ------------------------------------------------------------------ colonists or a planet


@proves("frontiers.settle.bonus")
def test_the_chooser_gets_a_colonist_before_anything_else():
    table = settling(chooser=0, colonists=0, credits=3, discovered=["comet-zone"])
    assert table.question(0) == "settle"
    assert table.colonists(0) == 1
    assert table.colonists(1) == 0
    table = settling(colonists=0, discovered=["comet-zone"])
    assert table.colonists(1) == 1 + 2  # the bonus, and two because there was nothing to settle
    assert table.colonists(0) == 2  # only the two


@proves("frontiers.settle.bonus-at-once")
def test_the_bonus_colonist_may_settle_in_the_same_action():
    table = settling(chooser=0, colonists=0, credits=3, discovered=["comet-zone"])
    table.play("settle comet-zone")
    assert table.colonies(0) == [QUIET, "comet-zone"]
    assert table.colonists(0) == 0


@proves("frontiers.settle.either-or", "frontiers.settle.not-obliged", "frontiers.settle.no-pass")
def test_two_colonists_or_one_planet_and_nothing_else():
    table = settling(colonists=3, credits=9, discovered=["comet-zone", "spice-world"])
    assert table.legal(0) == ["colonists", "settle spice-world", "settle comet-zone"]
    assert table.why_not("pass", 0) is not None
    waiting = twin(table).play("colonists")
    assert waiting.colonists(0) == 5
    assert waiting.colonies(0) == [QUIET]
    table.play("settle comet-zone")
    assert table.colonists(0) == 2
    assert table.discovered(0) == ["spice-world"]
    assert table.question(0) != "settle"


@proves("frontiers.settle.either-or")
def test_the_order_is_that_of_the_track_from_the_chooser_on():
    others = (
        {"colonies": ["silent-vault"], "discovered": ["spice-world"], "colonists": 1, "credits": 9},
        {"colonies": ["seedship-haven"], "discovered": ["magma-tap"], "colonists": 1, "credits": 9},
    )
    table = scenario(
        action="settle", chooser=1, colonies=[QUIET], discovered=["comet-zone"], credits=9, colonists=3,
        others=others, track=[0, 1, 2],
    )  # fmt: skip
    for seat in (1, 2, 0):
        assert table.state.deciders() == [seat]
        table.play("colonists", seat)
    assert [table.colonists(seat) for seat in range(3)] == [3 + 2, 1 + 1 + 2, 1 + 2]


@proves("frontiers.settle.colonists", "frontiers.settle.becomes-a-colony")
def test_colonists_move_from_the_board_onto_the_planet():
    table = settling(colonists=3, credits=9, discovered=["comet-zone", "gene-gardens"])
    pool = colonist_pool(table)
    table.play("settle gene-gardens")  # needs two
    assert table.colonists(0) == 1
    assert colonist_pool(table) == pool  # they are not back in the pool
    assert table.colonies(0) == [QUIET, "gene-gardens"]  # beside the colonies that were there
    assert table.discovered(0) == ["comet-zone"]


@proves("frontiers.settle.needs-colonists")
def test_a_planet_needs_its_colonists():
    table = settling(colonists=1, credits=9, discovered=["comet-zone", "gene-gardens"])
    assert table.legal(0) == ["colonists", "settle comet-zone"]
    reason = table.why_not("settle gene-gardens", 0)
    assert reason is not None
    assert (reason.values["need"], reason.values["have"]) == (2, 1)


@proves("frontiers.settle.pay")
def test_a_non_military_planet_costs_its_number():
    table = settling(credits=3, discovered=["comet-zone", "cloud-whale-sanctuary"])
    assert too_expensive(table, "cloud-whale-sanctuary") == (5, 3)
    assert table.play("settle comet-zone").credits(0) == 0


# ------------------------------------------------------------------ conquering


@proves("frontiers.settle.conquer", "frontiers.settle.conquest-is-free")
def test_strength_equal_to_the_defence_is_enough_and_costs_nothing():
    table = settling((WARLIKE,), credits=4, colonists=1, discovered=["guerrilla-moon", "tusked-nomads"])
    assert table.legal(0) == ["colonists", "settle guerrilla-moon"]
    assert too_weak(table, "tusked-nomads") == (3, 2)
    table.play("settle guerrilla-moon")
    assert table.credits(0) == 4
    assert table.colonists(0) == 0
    assert view(table)["players"][0]["strength"] == 2 + 1  # nothing used up, and the moon adds 1


@proves("frontiers.settle.strength", "frontiers.powers.add-up", "frontiers.powers.home-is-a-colony")
def test_strength_is_the_sum_of_technologies_colonies_and_the_home_world():
    # Bastion of Kesh 2, Rebel Shipyards 2, Space Marines 2, Drop Ships 3.
    table = settling(
        (WARLIKE, "rebel-shipyards"), technologies=["space-marines", "drop-ships"], colonists=2,
        discovered=["overlord-citadel"],
    )  # fmt: skip
    assert view(table)["players"][0]["strength"] == 9
    assert table.play("settle overlord-citadel").colonies(0)[-1] == "overlord-citadel"  # defence 9


@proves("frontiers.settle.never-mix")
def test_credits_do_not_help_to_conquer_nor_strength_to_pay():
    table = settling((WARLIKE,), credits=20, discovered=["tusked-nomads", "comet-zone"], colonists=2)
    assert table.legal(0) == ["colonists", "settle comet-zone"]
    assert too_weak(table, "tusked-nomads") == (3, 2)
    table = settling((WARLIKE,), credits=2, discovered=["comet-zone", "spice-world"])
    assert too_expensive(table, "comet-zone") == (3, 2)


# ------------------------------------------------------------------ goods and points


@proves("frontiers.settle.windfall-good")
@pytest.mark.parametrize(
    ("planet", "kind"),
    [
        ("devolved-uplift-race", "novelty"),
        ("slag-heap-moon", "rare"),
        ("singing-reef", "genes"),
        ("sealed-observatory", "alien"),
        ("otterkin-burrows", "genes"),
    ],
)
def test_a_windfall_planet_comes_with_its_good(planet: str, kind: str):
    table = settling((WARLIKE,), credits=5, discovered=[planet])
    left = supply(table, kind)
    table.play(f"settle {planet}")
    assert table.goods(0) == {planet: kind}
    assert supply(table, kind) == left - 1


@proves("frontiers.settle.others-empty")
@pytest.mark.parametrize("planet", ["comet-zone", "frontier-bank", "guerrilla-moon"])
def test_other_planets_come_empty(planet: str):
    table = settling((WARLIKE,), credits=5, discovered=[planet]).play(f"settle {planet}")
    assert table.goods(0) == {}


@proves("frontiers.settle.points")
def test_colonies_are_worth_their_points():
    def points(*colonies: str) -> int:
        return scenario(action=None, colonies=[QUIET, *colonies]).points(0) - 7

    assert points("comet-zone") == 2
    assert points("overlord-citadel", "living-fortress") == 9 + 7
    assert points("imperium-chancery") == 2  # "?": 2 for each Imperium tile, itself alone here
    assert points("imperium-chancery", "imperium-armour-works") == 2 + 2 + 5


# ------------------------------------------------------------------ an empty pool


@proves("frontiers.settle.pool-dry", "frontiers.settle.pool-dry-no-settling", "frontiers.limits.the-rest")
def test_the_last_players_take_what_is_left_and_need_not_settle():
    others = (
        {"colonies": ["silent-vault"], "discovered": ["spice-world"], "colonists": 1, "credits": 9},
        {"colonies": ["seedship-haven"], "discovered": ["magma-tap"], "colonists": 1, "credits": 9},
    )
    table = scenario(
        action="settle", chooser=0, colonies=[QUIET], discovered=["comet-zone"], credits=9, colonists=1, others=others,
        track=[0, 1, 2], colonist_pool=4,
    )  # fmt: skip
    table.play("colonists", 0).play("colonists", 1)
    assert [table.colonists(seat) for seat in range(2)] == [1 + 1 + 2, 1 + 1]  # one was left for the second
    assert table.legal(2) == ["colonists", "settle magma-tap"]
    before = table.colonists(2)
    table.play("colonists", 2)
    assert table.colonists(2) == before
    assert table.colonies(2) == ["seedship-haven"]


@proves("frontiers.read.no-good-left", "frontiers.limits.the-rest")
def test_without_a_good_in_the_supply_a_windfall_planet_comes_empty():
    # Thirteen genes goods: six stored by either player, one on Gene Gardens.
    six = ["genes"] * 6
    others = ({**BYSTANDER, "colonies": ["silent-vault", "gene-gardens"], "goods": ["gene-gardens"],
               "stored_goods": six},)  # fmt: skip
    table = settling(
        credits=9, discovered=["singing-reef"], stored_goods=six, goals_up=["resource-stockpile"], others=others
    )
    assert supply(table, "genes") == 0
    table.play("settle singing-reef")
    assert table.colonies(0) == [QUIET, "singing-reef"]
    assert table.goods(0) == {}


@proves("frontiers.settle.logistics")
def test_engineers_may_open_the_way_to_the_second_planet():
    technologies = ("improved-logistics", "terraforming-engineers")
    table = scenario(
        "settle",
        colonies=("prospectors-landing", "derelict-ore-convoy"),
        technologies=technologies,
        faces=technologies,
        credits=1,
        colonists=2,
        discovered=("basalt-quarries", "shattered-moon", "guerrilla-moon"),
    )
    table.play("settle basalt-quarries,upgrade prospectors-landing")  # Shattered Moon comes with a good
    assert table.question() == "second"
    table.play("use derelict-ore-convoy")  # its good gives 2: enough for Guerrilla Moon
    assert "settle guerrilla-moon" in table.legal()
