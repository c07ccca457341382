"""KOLONIZACJA, uwaga: Terraforming Engineers and Dying Colony."""

from typing import Any

from tests.games.frontiers.rules.table import (
    BYSTANDER,
    QUIET,
    bag,
    bonuses,
    box_with,
    colonist_pool,
    settling,
    supply,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves


def with_engineers(colonies: tuple[str, ...], more: tuple[str, ...] = (), **rest: Any) -> Scenario:
    faces = ["terraforming-engineers", *(["improved-logistics"] if "improved-logistics" in more else [])]
    return settling(colonies, faces=faces, technologies=["terraforming-engineers", *more], **rest)


def ways(table: Scenario, colony: str) -> list[str]:
    """The planets that may take the place of a colony."""
    if f"upgrade {colony}" not in table.legal(0):
        return []
    trial = twin(table).play(f"upgrade {colony}")
    if trial.question(0) == "replace":
        return [notation.removeprefix("replace ") for notation in trial.legal(0)]
    return [planet for planet in trial.colonies(0) if planet not in table.colonies(0)]  # there was one only


# ------------------------------------------------------------------ Terraforming Engineers


@proves("frontiers.settle.engineers")
def test_a_colony_is_replaced_by_a_planet_of_its_kind():
    table = with_engineers((QUIET, "spice-world"), discovered=["gallery-world", "comet-zone", "otterkin-burrows"])
    assert ways(table, "spice-world") == ["gallery-world"]  # novelty; not rare elements, not military genes
    table.play("upgrade spice-world")
    assert table.colonies(0) == [QUIET, "gallery-world"]
    assert table.discovered(0) == ["otterkin-burrows", "comet-zone"]


@proves("frontiers.settle.engineers")
def test_military_planets_take_no_part():
    # Otterkin Burrows and Tusked Nomads are military genes planets, Singing Reef (2) and Gene Gardens (4) are not.
    table = with_engineers((QUIET, "otterkin-burrows"), discovered=["gene-gardens", "comet-zone"])
    assert ways(table, "otterkin-burrows") == []
    table = with_engineers((QUIET, "singing-reef"), discovered=["tusked-nomads", "gene-gardens", "comet-zone"])
    assert ways(table, "singing-reef") == ["gene-gardens"]


@proves("frontiers.settle.engineers-no-settlement")
def test_contact_specialist_cannot_be_combined_with_it():
    discovered = ["tusked-nomads", "gene-gardens", "comet-zone"]
    table = with_engineers((QUIET, "singing-reef"), ("contact-specialist",), credits=9, discovered=discovered)
    assert ways(table, "singing-reef") == ["gene-gardens"]


@proves("frontiers.settle.engineers-grey")
def test_grey_is_a_kind_here():
    # Homesteading Pioneers (3, grey) is a colony like others; Frontier Bank (2, grey) too.
    table = with_engineers((QUIET, "frontier-bank"), discovered=["alien-rosetta-stone-world", "comet-zone"])
    assert ways(table, "frontier-bank") == ["alien-rosetta-stone-world"]
    assert ways(table, QUIET) == ["alien-rosetta-stone-world"]  # 3 to 3


@proves("frontiers.settle.engineers-grey", "frontiers.goals.diversity")
def test_grey_is_no_kind_anywhere_else():
    colonies = [QUIET, "frontier-bank", "spice-world", "comet-zone"]
    table = scenario(action=None, colonies=colonies, goals_up=["diversity"])
    assert bonuses(table)["diversity"] == 0  # two kinds


@proves("frontiers.settle.engineers-range")
def test_the_cost_may_rise_by_up_to_three():
    # From Shattered Moon (rare, 2): Slag Heap Moon 1, Basalt Quarries 2, Comet Zone 3, Derelict Ore Convoy 4,
    # Orbital Refinery Ring 5.
    discovered = ["slag-heap-moon", "basalt-quarries", "comet-zone", "derelict-ore-convoy", "orbital-refinery-ring"]
    table = with_engineers((QUIET, "shattered-moon"), discovered=discovered)
    assert ways(table, "shattered-moon") == discovered[1:]
    # From Silent Vault (alien, 2): Sealed Observatory 5, Dream Forge 6.
    table = with_engineers(
        ("silent-vault",),
        discovered=["sealed-observatory", "dream-forge"],
        others=({**BYSTANDER, "colonies": [QUIET]},),
    )
    assert ways(table, "silent-vault") == ["sealed-observatory"]


@proves("frontiers.settle.engineers-printed", "frontiers.powers.printed-cost")
def test_printed_costs_are_compared_and_nothing_is_paid():
    # With a discount of 2 Deep Mining's Orbital Refinery Ring (5) would cost 3, from Slag Heap Moon (1).
    table = with_engineers(
        (QUIET, "slag-heap-moon"), ("prefabricated-habitats",), credits=0,
        discovered=["orbital-refinery-ring", "imperium-weapons-factory"],
    )  # fmt: skip
    assert ways(table, "slag-heap-moon") == ["imperium-weapons-factory"]  # 4 is the most
    table.play("upgrade slag-heap-moon")
    assert table.credits(0) == 0
    assert table.colonies(0) == [QUIET, "imperium-weapons-factory"]


@proves("frontiers.settle.engineers-no-settlement")
def test_replacing_is_no_settling():
    # Slag Heap Moon pays a credit for a planet settled.
    table = settling(
        (QUIET, "slag-heap-moon", "spice-world"), faces=["terraforming-engineers"],
        technologies=["terraforming-engineers"], credits=3, discovered=["gallery-world", "comet-zone"],
    )  # fmt: skip
    table.play("upgrade spice-world")
    assert table.credits(0) == 3
    assert table.question(0) == "settle"  # the choice is still to be made
    table.play("settle comet-zone")
    assert table.credits(0) == 3 - 3 + 1


@proves("frontiers.settle.engineers-no-settlement")
def test_it_brings_no_second_planet():
    table = with_engineers(
        (QUIET, "spice-world"), ("improved-logistics",), credits=9, discovered=["gallery-world", "comet-zone"]
    )
    table.play("upgrade spice-world, colonists")
    assert table.phase() == "pick"
    assert table.discovered(0) == ["comet-zone"]


@proves("frontiers.settle.engineers-not-new")
def test_a_colony_settled_in_this_action_cannot_be_replaced():
    table = with_engineers((QUIET, "comet-zone"), credits=9, discovered=["spice-world", "gallery-world"])
    table.play("settle spice-world")
    assert table.phase() == "pick"  # Gallery World could take its place from the next action on
    assert table.colonies(0) == [QUIET, "comet-zone", "spice-world"]


@proves("frontiers.read.engineers-besides", "frontiers.powers.once")
def test_engineers_work_before_or_after_the_choice_but_once():
    def fresh() -> Scenario:
        return with_engineers(
            (QUIET, "spice-world", "toymaker-moon"),
            credits=9,
            discovered=["gallery-world", "comet-zone", "new-vinland"],
        )

    before = fresh().play("upgrade spice-world, replace gallery-world")
    assert before.question(0) == "settle"
    assert not [notation for notation in before.legal(0) if notation.startswith("upgrade")]  # once
    before.play("settle comet-zone")
    assert before.colonies(0) == [QUIET, "toymaker-moon", "gallery-world", "comet-zone"]
    after = fresh().play("settle comet-zone")
    assert after.question(0) == "after"
    assert after.legal(0) == ["pass", "upgrade spice-world", "upgrade toymaker-moon"]
    after.play("upgrade toymaker-moon, replace gallery-world")
    assert after.colonies(0) == [QUIET, "spice-world", "comet-zone", "gallery-world"]
    assert after.phase() == "pick"
    with_colonists = fresh().play("colonists")
    assert with_colonists.question(0) == "after"


@proves("frontiers.read.engineers-besides")
def test_engineers_work_after_a_second_planet_was_declined():
    table = with_engineers(
        (QUIET, "spice-world"), ("improved-logistics",), credits=9, discovered=["comet-zone", "gallery-world"]
    )
    table.play("settle comet-zone")
    assert table.question(0) == "second"
    table.play("pass")
    assert table.question(0) == "after"
    assert table.legal(0) == ["pass", "upgrade spice-world"]
    assert table.play("upgrade spice-world").colonies(0) == [QUIET, "comet-zone", "gallery-world"]


@proves("frontiers.read.engineers-optional", "frontiers.powers.optional")
def test_nobody_has_to_replace_anything():
    table = with_engineers((QUIET, "spice-world"), credits=9, discovered=["gallery-world", "comet-zone"])
    table.play("settle comet-zone, pass")
    assert table.colonies(0) == [QUIET, "spice-world", "comet-zone"]
    assert table.phase() == "pick"  # not asked again


@proves("frontiers.settle.engineers-back-to-bag", "frontiers.read.leaving-planets-wait")
def test_the_old_planet_goes_back_at_the_end_of_settle():
    table = with_engineers(
        (QUIET, "spice-world"), credits=9, discovered=["gallery-world", "comet-zone"],
        others=(BYSTANDER,),
    )  # fmt: skip
    table.play("upgrade spice-world")
    assert view(table)["leaving"] == ["spice-world"]
    assert "spice-world" not in bag(table)
    table.play("colonists")
    assert view(table)["leaving"] == []
    assert "spice-world" in bag(table)


@proves("frontiers.settle.engineers-home")
def test_a_home_world_that_was_replaced_is_out_of_the_game():
    table = with_engineers((QUIET, "comet-zone"), credits=9, discovered=["alien-rosetta-stone-world", "magma-tap"])
    size = len(bag(table))
    table.play(f"upgrade {QUIET}, colonists")
    assert table.colonies(0) == ["comet-zone", "alien-rosetta-stone-world"]
    assert len(bag(table)) == size
    assert QUIET not in bag(table)


@proves("frontiers.settle.engineers-old-good", "frontiers.settle.engineers-windfall")
def test_the_old_good_goes_and_a_windfall_planet_brings_its_own():
    # Both are rare elements: Basalt Quarries (2, production) with a good, Derelict Ore Convoy (4, windfall).
    table = with_engineers(
        (QUIET, "basalt-quarries"), goods={"basalt-quarries": "rare"}, discovered=["derelict-ore-convoy", "comet-zone"]
    )
    assert supply(table, "rare") == 16
    to_windfall = twin(table).play("upgrade basalt-quarries, replace derelict-ore-convoy")
    assert to_windfall.goods(0) == {"derelict-ore-convoy": "rare"}
    assert supply(to_windfall, "rare") == 16
    to_production = table.play("upgrade basalt-quarries, replace comet-zone")
    assert to_production.goods(0) == {}
    assert supply(to_production, "rare") == 17
    assert to_production.state.scores()[0].tie_break == 0  # neither credits nor goods


@proves("frontiers.settle.engineers-old-good")
def test_the_goods_of_other_colonies_stay_where_they_are():
    table = with_engineers(
        (QUIET, "spice-world", "comet-zone"), goods={"comet-zone": "rare"}, discovered=["gallery-world", "new-vinland"]
    )
    table.play("upgrade spice-world, replace gallery-world")
    assert table.colonies(0) == [QUIET, "comet-zone", "gallery-world"]
    assert table.goods(0) == {"comet-zone": "rare"}


@proves("frontiers.settle.swap-more-colonists", "frontiers.read.swap-colonist-now")
def test_a_second_colonist_must_come_from_the_board_at_once():
    # Comet Zone has one colonist, Derelict Ore Convoy needs two.
    discovered = ["derelict-ore-convoy", "new-vinland"]
    table = with_engineers((QUIET, "comet-zone"), colonists=1, credits=2, discovered=discovered)
    assert ways(table, "comet-zone") == ["derelict-ore-convoy"]
    swapped = twin(table).play("upgrade comet-zone")
    assert swapped.colonists(0) == 0 + 2  # New Vinland has nobody left to settle it: two colonists
    assert swapped.discovered(0) == ["new-vinland"]
    table = with_engineers((QUIET, "comet-zone"), colonists=2, credits=2, discovered=discovered)
    assert table.play("upgrade comet-zone").colonists(0) == 1
    table = with_engineers((QUIET, "comet-zone"), colonists=0, credits=9, discovered=["derelict-ore-convoy"])
    assert table.colonists(0) == 2  # nothing else was possible before the two colonists came
    assert table.question(0) == "after"  # and now it is
    assert table.play("upgrade comet-zone").colonists(0) == 1


@proves("frontiers.read.replaced-powers-at-next")
def test_the_new_planet_helps_from_the_next_action_on():
    # Imperium Weapons Factory (4) has strength 1.
    discovered = ["imperium-weapons-factory", "driftwood-corsairs", "new-vinland"]
    table = with_engineers((QUIET, "comet-zone"), credits=2, discovered=discovered).play("upgrade comet-zone")
    assert view(table)["players"][0]["strength"] == 0
    assert table.legal(0) == ["colonists", "settle new-vinland"]  # the Corsairs have defence 1
    assert view(table.play("colonists"))["players"][0]["strength"] == 1


@proves("frontiers.read.replaced-powers-at-next")
def test_the_old_planet_helps_no_more():
    # Imperium Weapons Factory (4) has strength 1, Orbital Refinery Ring (5) none.
    discovered = ["orbital-refinery-ring", "driftwood-corsairs", "new-vinland"]
    table = with_engineers((QUIET, "imperium-weapons-factory"), credits=2, discovered=discovered)
    assert "settle driftwood-corsairs" in table.legal(0)
    table.play("upgrade imperium-weapons-factory")
    assert table.legal(0) == ["colonists", "settle new-vinland"]


# ------------------------------------------------------------------ Dying Colony


@proves("frontiers.settle.dying-colony")
def test_dying_colony_becomes_any_planet_that_is_neither_alien_nor_military():
    discovered = ["rusting-sentinels", "guerrilla-moon", "spice-world", "orbital-refinery-ring",
                  "alien-rosetta-stone-world", "alien-oort-cloud-refinery", "gate-builders-arcology"]  # fmt: skip
    table = settling(("dying-colony",), credits=0, colonists=1, discovered=discovered)
    assert [notation for notation in table.legal(0) if notation.startswith("become")] == [
        "become spice-world", "become orbital-refinery-ring",
    ]  # fmt: skip
    table.play("become orbital-refinery-ring")  # cost 5, free of charge; one colonist more
    assert table.colonies(0) == ["orbital-refinery-ring"]
    assert table.credits(0) == 0
    assert table.colonists(0) == 0
    assert table.phase() == "pick"  # instead of colonists or a planet


@proves("frontiers.settle.dying-colony")
def test_dying_colony_replaces_itself_instead_of_settling_not_after_it():
    # Engineers, and Improved Logistics, keep the action of their owner open after the choice.
    table = with_engineers(
        ("dying-colony", "spice-world"), ("improved-logistics",), credits=9, discovered=["gallery-world", "new-vinland"]
    )
    assert "become new-vinland" in table.legal(0)
    assert twin(table).play("colonists").legal(0) == ["pass", "upgrade spice-world"]
    table.play("settle new-vinland")
    assert table.legal(0) == ["pass", "settle gallery-world", "upgrade spice-world"]


@proves("frontiers.settle.dying-colony", "frontiers.settle.swap-more-colonists")
def test_it_needs_the_second_colonist_too():
    table = settling(("dying-colony",), colonists=0, discovered=["spice-world", "orbital-refinery-ring"])
    assert [notation for notation in table.legal(0) if notation.startswith("become")] == ["become spice-world"]


@proves("frontiers.powers.optional")
def test_dying_colony_may_wait():
    table = settling(("dying-colony",), credits=2, discovered=["spice-world"])
    assert table.legal(0) == ["colonists", "settle spice-world", "become spice-world"]
    assert twin(table).play("settle spice-world").colonies(0) == ["dying-colony", "spice-world"]
    assert table.play("colonists").colonies(0) == ["dying-colony"]


@proves("frontiers.read.dying-colony-no-settlement")
def test_replacing_dying_colony_triggers_nothing_but_brings_a_windfall_good():
    table = settling(
        ("dying-colony", "slag-heap-moon"), technologies=["terraforming-robots"], credits=0, discovered=["singing-reef"]
    )
    size = len(bag(table))
    table.play("become singing-reef")
    assert table.colonies(0) == ["slag-heap-moon", "singing-reef"]
    assert table.goods(0) == {"singing-reef": "genes"}
    assert table.credits(0) == 0  # Slag Heap Moon pays for planets settled
    assert table.discovered(0) == []  # and Robots draw for them
    assert len(bag(table)) == size  # the home world does not go to the bag


# ------------------------------------------------------------------ fewer colonists


@proves("frontiers.settle.swap-spare-colonist")
def test_a_spare_colonist_returns_to_the_board():
    # In our box a dearer planet never needs fewer colonists, so here Spice World needs two.
    game = box_with(("spice-world", "colonists = 1", "colonists = 2"))
    table = with_engineers((QUIET, "spice-world"), discovered=["gallery-world"], colonists=0, game=game)
    pool = colonist_pool(table)
    table.play("upgrade spice-world")
    assert table.colonists(0) == 1 + 2  # the spare one, and two because nothing was settled
    assert colonist_pool(table) == pool - 2  # it did not go to the pool


@proves("frontiers.read.dying-and-engineers")
def test_dying_colony_and_engineers_work_in_one_action():
    technologies = ("terraforming-engineers",)
    table = scenario(
        "settle",
        colonies=("dying-colony", "basalt-quarries"),
        technologies=technologies,
        faces=technologies,
        colonists=1,
        discovered=("toymaker-moon", "comet-zone", "spice-world"),
        others=({"colonies": ["old-earth"]},),
    )
    table.play("become toymaker-moon")
    assert table.question() == "after"
    assert table.legal() == ["pass", "upgrade basalt-quarries"]  # Toymaker Moon has just come
    table.play("upgrade basalt-quarries")  # only Comet Zone is of its kind
    assert table.colonies() == ["toymaker-moon", "comet-zone"]
