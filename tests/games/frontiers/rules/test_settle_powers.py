"""ZDOLNOŚCI, and KOLONIZACJA, uwaga: strength, Improved Logistics, Terraforming Robots and Contact Specialist."""

from typing import Any

import pytest

from tests.games.frontiers.rules.table import (
    BYSTANDER,
    QUIET,
    WARLIKE,
    all_but,
    bag,
    bonuses,
    box_with,
    settling,
    supply,
    too_weak,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

# ------------------------------------------------------------------ powers in general


@proves("frontiers.powers.not-at-once", "frontiers.settle.logistics-powers")
def test_a_planet_does_not_help_in_the_action_in_which_it_came():
    # Slag Heap Moon gives a credit after settling, but not for its own; Guerrilla Moon's strength comes too late.
    table = settling(credits=1, discovered=["slag-heap-moon"]).play("settle slag-heap-moon")
    assert table.credits(0) == 0
    table = settling(
        (WARLIKE,), faces=["improved-logistics"], technologies=["improved-logistics"],
        discovered=["guerrilla-moon", "tusked-nomads", "chitin-hive"],
    ).play("settle guerrilla-moon")  # fmt: skip
    assert table.question(0) == "second"
    assert table.legal(0) == ["pass", "settle chitin-hive"]
    assert too_weak(table, "tusked-nomads") == (3, 2)
    table.play("settle chitin-hive")
    assert view(table)["players"][0]["strength"] == 4  # from now on both help


@proves("frontiers.powers.not-at-once")
def test_a_technology_does_not_help_in_the_action_in_which_it_came():
    table = scenario(action="develop", chooser=0, colonies=[QUIET], credits=4, others=(BYSTANDER,))
    table.play("buy public-endowment")  # a credit after buying, but not for its own
    assert table.credits(0) == 1  # cost 4, one less for the chooser


@proves("frontiers.powers.own-action")
def test_a_power_works_in_its_own_action_only():
    # Public Endowment: a credit after buying. Slag Heap Moon: a credit after settling.
    colonies = (QUIET, "slag-heap-moon")
    table = settling(colonies, technologies=["public-endowment"], credits=3, discovered=["comet-zone"])
    assert table.play("settle comet-zone").credits(0) == 1
    table = scenario(
        action="develop", chooser=0, colonies=colonies, technologies=["public-endowment"], credits=2,
        others=(BYSTANDER,),
    )  # fmt: skip
    assert table.play("buy space-marines").credits(0) == 2 - 1 + 1


@proves("frontiers.powers.add-up", "frontiers.powers.cost-floor")
def test_discounts_add_up_but_nothing_is_paid_back():
    technologies = ["prefabricated-habitats", "atmosphere-shapers"]  # 2 and 1 less
    table = settling(technologies=technologies, credits=2, discovered=["cloud-whale-sanctuary", "spice-world"])
    assert twin(table).play("settle cloud-whale-sanctuary").credits(0) == 0  # 5 - 3
    assert table.play("settle spice-world").credits(0) == 2  # 2 - 3 is 0


@proves("frontiers.powers.only-as-written")
def test_a_discount_saves_no_colonists():
    technologies = ["prefabricated-habitats", "atmosphere-shapers"]
    table = settling(technologies=technologies, credits=9, colonists=1, discovered=["gene-gardens", "spice-world"])
    assert table.legal(0) == ["colonists", "settle spice-world"]
    reason = table.why_not("settle gene-gardens", 0)
    assert reason is not None
    assert reason.message_id == "frontiers.colonists-needed"


@proves("frontiers.powers.conditional", "frontiers.settle.robots")
def test_terraforming_robots_need_a_planet_settled():
    table = settling(technologies=["terraforming-robots"], credits=9, discovered=["comet-zone"])
    left = bag(table)
    assert twin(table).play("colonists").discovered(0) == ["comet-zone"]
    table.play("settle comet-zone")
    assert len(table.discovered(0)) == 1
    assert table.discovered(0)[0] in left
    assert len(bag(table)) == len(left) - 1


@proves("frontiers.powers.compulsory")
def test_robots_must_be_used_even_if_their_owner_would_rather_not():
    # Nine planets: a tenth is drawn without asking, and one has to go.
    discovered = ["comet-zone", "magma-tap", "ring-dredgers", "basalt-quarries", "new-vinland"]
    table = settling(
        (QUIET, "spice-world", "toymaker-moon", "artist-settlement"), technologies=["terraforming-robots"], credits=9,
        discovered=discovered,
    )  # fmt: skip
    table.play("settle comet-zone")
    assert table.question(0) == "return"
    assert len(table.discovered(0)) == 5


@proves("frontiers.powers.optional")
def test_what_says_may_can_be_left_out():
    table = settling(
        faces=["improved-logistics"], technologies=["improved-logistics"], credits=9,
        discovered=["comet-zone", "spice-world"],
    )  # fmt: skip
    table.play("settle comet-zone")
    assert table.legal(0) == ["pass", "settle spice-world"]
    table.play("pass")
    assert table.colonies(0) == [QUIET, "comet-zone"]
    assert table.phase() == "pick"
    table.play("choose produce", 0)
    assert table.credits(0) == 9 - 3 + 1  # from now on Comet Zone works


# ------------------------------------------------------------------ specialised and temporary strength


@proves("frontiers.settle.specialised")
def test_specialised_strength_fits_its_targets_only():
    # Breakaway Fleet: strength 1, and 2 more against Rebels; Striking Pitmen: 1 more against rare elements.
    discovered = ["mutinous-ore-haulers", "rebel-shipyards", "tusked-nomads", "imperium-armour-works"]
    table = settling(("breakaway-fleet", "striking-pitmen"), discovered=discovered)
    assert too_weak(table, "tusked-nomads") == (3, 1)  # no Rebel, no rare elements
    assert too_weak(table, "rebel-shipyards") == (4, 3)  # a grey Rebel
    assert too_weak(table, "imperium-armour-works") == (6, 2)  # rare elements, no Rebel
    assert table.legal(0) == ["colonists", "settle mutinous-ore-haulers"]  # Rebel with rare elements: 4


@proves("frontiers.settle.temporary", "frontiers.list.settle-temporary")
def test_a_good_buys_strength_for_one_action():
    # Mutinous Ore Haulers: discard a rare-elements good for 2.
    colonies = (WARLIKE, "mutinous-ore-haulers")
    table = settling(
        colonies, goods={"mutinous-ore-haulers": "rare"}, discovered=["rebel-shipyards", "imperium-armour-works"]
    )
    assert too_weak(table, "rebel-shipyards") == (4, 2)
    table.play("use mutinous-ore-haulers")
    assert table.goods(0) == {}
    assert view(table)["players"][0]["temporary"] == 2
    assert supply(table, "rare") == 17
    table.play("settle rebel-shipyards")
    assert view(table)["players"][0]["strength"] == 2 + 2  # the Shipyards' own; the temporary strength is gone
    assert view(table)["players"][0]["temporary"] == 0


@proves("frontiers.settle.temporary")
def test_temporary_strength_is_gone_in_the_next_settle():
    colonies = (WARLIKE, "mutinous-ore-haulers")
    table = settling(colonies, goods={"mutinous-ore-haulers": "rare"}, discovered=["rebel-shipyards"])
    table.play("use mutinous-ore-haulers")
    assert "settle rebel-shipyards" in table.legal(0)
    table.play("colonists")
    table.play("choose isolation", 0).play("choose diplomats", 1).play("choose sell", 0)
    assert view(table)["round"] == 2
    table.play("choose settle", 1)
    assert table.discovered(0) == ["rebel-shipyards"]  # strength 2 against 4: nothing could be settled


@proves("frontiers.settle.temporary-any-colony")
def test_the_good_may_come_from_any_colony():
    # Derelict Ore Convoy takes any good.
    colonies = (WARLIKE, "derelict-ore-convoy", "singing-reef", "comet-zone")
    table = settling(
        colonies, goods={"singing-reef": "genes", "comet-zone": "rare"}, discovered=["rebel-shipyards"]
    ).play("use derelict-ore-convoy")
    assert table.question(0) == "arm"
    assert table.legal(0) == ["spend singing-reef", "spend comet-zone"]
    table.play("spend singing-reef, settle rebel-shipyards")
    assert table.goods(0) == {"comet-zone": "rare"}
    assert table.colonies(0)[-1] == "rebel-shipyards"


@proves("frontiers.powers.once")
def test_a_power_is_used_once_in_an_action():
    colonies = (WARLIKE, "derelict-ore-convoy", "singing-reef", "comet-zone")
    table = settling(
        colonies,
        goods={"singing-reef": "genes", "comet-zone": "rare"},
        discovered=["automaton-bastion", "rebel-shipyards"],
    ).play("use derelict-ore-convoy, spend singing-reef")
    assert table.goods(0) == {"comet-zone": "rare"}
    assert table.legal(0) == ["colonists", "settle rebel-shipyards"]  # not a second time
    assert too_weak(table, "automaton-bastion") == (6, 4)


@proves("frontiers.read.temporary-at-any-time")
def test_strength_may_be_bought_before_the_first_planet_or_between_two():
    def fresh() -> Scenario:
        return settling(
            (WARLIKE, "mutinous-ore-haulers"), goods={"mutinous-ore-haulers": "rare"}, credits=5,
            faces=["improved-logistics"], technologies=["improved-logistics"],
            discovered=["comet-zone", "rebel-shipyards"],
        )  # fmt: skip

    before = fresh().play("use mutinous-ore-haulers, settle rebel-shipyards, settle comet-zone")
    assert before.colonies(0)[2:] == ["rebel-shipyards", "comet-zone"]
    between = fresh().play("settle comet-zone")
    assert between.legal(0) == ["pass", "use mutinous-ore-haulers"]
    between.play("use mutinous-ore-haulers, settle rebel-shipyards")
    assert between.colonies(0)[2:] == ["comet-zone", "rebel-shipyards"]


# ------------------------------------------------------------------ Improved Logistics and Terraforming Robots


def with_logistics(colonies: tuple[str, ...] = (QUIET,), **rest: Any) -> Scenario:
    more = rest.pop("technologies", ())
    technologies = ["improved-logistics", *more]
    return settling(colonies, faces=["improved-logistics"], technologies=technologies, **rest)


@proves("frontiers.settle.logistics")
def test_improved_logistics_settles_two_planets_and_no_third():
    table = with_logistics(credits=9, discovered=["comet-zone", "spice-world", "magma-tap"])
    table.play("settle comet-zone")
    assert table.question(0) == "second"
    table.play("settle magma-tap")
    assert table.colonies(0) == [QUIET, "comet-zone", "magma-tap"]
    assert table.credits(0) == 9 - 3 - 2
    assert table.phase() == "pick"


@proves("frontiers.settle.logistics-temporary")
def test_temporary_strength_serves_both_planets():
    table = with_logistics(
        (WARLIKE, "mutinous-ore-haulers"), goods={"mutinous-ore-haulers": "rare"},
        discovered=["rebel-shipyards", "uplift-insurgents"],
    )  # fmt: skip
    table.play("use mutinous-ore-haulers, settle rebel-shipyards")  # 4 against 4
    assert table.legal(0) == ["pass", "settle uplift-insurgents"]  # 4 again; the Shipyards do not help yet
    table.play("settle uplift-insurgents")
    assert table.colonies(0)[2:] == ["rebel-shipyards", "uplift-insurgents"]


@proves("frontiers.read.logistics-lasting")
def test_contact_specialist_and_discounts_serve_both_planets():
    table = with_logistics(
        technologies=["contact-specialist"], credits=3, colonists=2, discovered=["guerrilla-moon", "tusked-nomads"]
    )
    table.play("settle guerrilla-moon, settle tusked-nomads")  # for 1, then for 2
    assert table.colonies(0) == [QUIET, "guerrilla-moon", "tusked-nomads"]
    assert table.credits(0) == 0
    table = with_logistics(technologies=["prefabricated-habitats"], credits=1, discovered=["comet-zone", "spice-world"])
    table.play("settle comet-zone, settle spice-world")  # two less each: for 1, then for nothing
    assert table.colonies(0) == [QUIET, "comet-zone", "spice-world"]
    assert table.credits(0) == 0


@proves("frontiers.settle.logistics-twice", "frontiers.powers.twice")
def test_what_follows_settling_follows_twice():
    # Terraforming Robots draw two planets; Slag Heap Moon gives a credit for each.
    table = with_logistics(
        (QUIET, "slag-heap-moon"), technologies=["terraforming-robots"], credits=5,
        discovered=["comet-zone", "spice-world"],
    )  # fmt: skip
    left = bag(table)
    table.play("settle comet-zone, settle spice-world")
    assert len(table.discovered(0)) == 2
    assert set(table.discovered(0)) <= set(left)
    assert table.credits(0) == 5 - 3 - 2 + 1 + 1


@proves("frontiers.read.robots-draw-is-discovered")
def test_what_robots_draw_may_be_settled_second():
    # The bag holds Spice World alone: the neighbour has discovered all the rest.
    hoard = all_but("spice-world", "comet-zone")
    table = with_logistics(
        technologies=["terraforming-robots"], credits=5, discovered=["comet-zone"],
        others=({**BYSTANDER, "discovered": hoard},),
    )  # fmt: skip
    table.play("colonists", 1).play("settle comet-zone")
    assert table.discovered(0) == ["spice-world"]
    table.play("settle spice-world")
    assert table.colonies(0) == [QUIET, "comet-zone", "spice-world"]


@proves("frontiers.read.logistics-after-settling", "frontiers.settle.logistics")
def test_whoever_takes_colonists_settles_nothing():
    table = with_logistics(credits=9, discovered=["comet-zone", "spice-world"]).play("colonists")
    assert table.phase() == "pick"
    assert table.colonies(0) == [QUIET]
    table = with_logistics(("dying-colony",), credits=9, discovered=["comet-zone", "spice-world"])
    table.play("become comet-zone")
    assert table.phase() == "pick"
    assert table.colonies(0) == ["comet-zone"]


@proves("frontiers.settle.robots-limit")
def test_robots_may_bring_one_planet_too_many():
    discovered = ["comet-zone", "magma-tap", "ring-dredgers", "basalt-quarries", "new-vinland"]
    table = settling(
        (QUIET, "spice-world", "toymaker-moon", "artist-settlement"), technologies=["terraforming-robots"], credits=9,
        discovered=discovered,
    ).play("settle comet-zone")  # fmt: skip
    assert len(table.colonies(0)) + len(table.discovered(0)) == 10
    assert table.legal(0) == [f"return {planet}" for planet in table.discovered(0)]  # the new one or an old one
    table.play("return magma-tap")
    assert "magma-tap" in bag(table)
    assert len(table.colonies(0)) + len(table.discovered(0)) == 9


# ------------------------------------------------------------------ Contact Specialist


@proves("frontiers.settle.contact")
@pytest.mark.parametrize(("planet", "price"), [("tusked-nomads", 2), ("driftwood-corsairs", 0), ("choir-of-minds", 4)])
def test_contact_specialist_pays_one_less_than_the_defence(planet: str, price: int):
    table = settling(technologies=["contact-specialist"], credits=5, discovered=[planet])
    table.play(f"settle {planet}")
    assert table.colonies(0) == [QUIET, planet]
    assert table.credits(0) == 5 - price


@proves("frontiers.settle.contact", "frontiers.read.contact-no-strength")
def test_strength_lowers_no_price():
    # Bastion of Kesh has strength 2; Rebel Shipyards (4) cost 3 all the same.
    table = settling((WARLIKE,), technologies=["contact-specialist"], credits=2, discovered=["rebel-shipyards"])
    assert table.colonists(0) == 3 + 2  # neither strong nor rich enough
    assert table.discovered(0) == ["rebel-shipyards"]
    table = settling((WARLIKE,), technologies=["contact-specialist"], credits=3, discovered=["rebel-shipyards"])
    assert table.play("settle rebel-shipyards").credits(0) == 0


@proves("frontiers.read.contact-not-alien")
def test_neither_the_kind_nor_the_keyword_may_be_alien():
    # In our box Alien military planets have both; here Rusting Sentinels have the kind only, Guerrilla Moon the word.
    game = box_with(("rusting-sentinels", '"alien"]', "]"), ("guerrilla-moon", '"rebel"]', '"alien"]'))
    discovered = ["guerrilla-moon", "rusting-sentinels", "feathered-parliament"]
    table = settling(technologies=["contact-specialist"], credits=9, discovered=discovered, game=game)
    assert table.legal(0) == ["colonists", "settle feathered-parliament"]


@proves("frontiers.settle.contact-not-alien")
def test_contact_specialist_does_not_help_with_alien_planets():
    discovered = ["rusting-sentinels", "living-fortress", "feathered-parliament"]
    table = settling(technologies=["contact-specialist"], credits=9, colonists=3, discovered=discovered)
    assert table.legal(0) == ["colonists", "settle feathered-parliament"]
    assert table.why_not("settle rusting-sentinels", 0) is not None


@proves("frontiers.settle.contact-discounts")
def test_other_discounts_lower_the_price_of_contact_too():
    # Prefabricated Habitats 2 less; Shattered Moon 1 less for rare elements.
    table = settling(
        (QUIET, "shattered-moon"), technologies=["contact-specialist", "prefabricated-habitats"], credits=5,
        discovered=["choir-of-minds", "imperium-armour-works"],
    )  # fmt: skip
    assert twin(table).play("settle choir-of-minds").credits(0) == 5 - (5 - 1 - 2)
    assert table.play("settle imperium-armour-works").credits(0) == 5 - (6 - 1 - 2 - 1)


@proves("frontiers.powers.cost-floor", "frontiers.settle.contact-discounts")
def test_contact_for_less_than_nothing_pays_nothing_back():
    technologies = ["contact-specialist", "prefabricated-habitats"]
    table = settling(technologies=technologies, credits=5, discovered=["driftwood-corsairs"])
    table.play("settle driftwood-corsairs")  # 1 - 1 - 2
    assert table.colonies(0) == [QUIET, "driftwood-corsairs"]
    assert table.credits(0) == 5


@proves("frontiers.read.contact-or-conquest")
def test_whoever_could_do_either_chooses():
    table = settling((WARLIKE,), technologies=["contact-specialist"], credits=3, discovered=["guerrilla-moon"])
    table.play("settle guerrilla-moon")
    assert table.question(0) == "means"
    assert table.legal(0) == ["conquer", "pay"]
    conquered = twin(table).play("conquer")
    assert conquered.credits(0) == 3
    assert conquered.colonies(0) == [WARLIKE, "guerrilla-moon"]
    assert table.play("pay").credits(0) == 2
    assert table.colonies(0) == [WARLIKE, "guerrilla-moon"]


@proves("frontiers.read.contact-stays-military")
def test_a_planet_that_was_paid_for_is_military_all_the_same():
    # War Contractors' Syndicate: 2 credits after settling a military planet. Throne of Stars: 2 per Rebel military.
    table = settling(
        faces=["war-contractors-syndicate", "throne-of-stars"], credits=5, discovered=["guerrilla-moon"],
        technologies=["contact-specialist", "war-contractors-syndicate", "throne-of-stars"],
    )  # fmt: skip
    table.play("settle guerrilla-moon, pay")
    assert table.credits(0) == 5 - 1 + 2
    assert bonuses(table)["throne-of-stars"] == 2
