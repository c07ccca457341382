"""Positions in which any player of New Frontiers would know what to do."""

from tests.bots.playing import answer
from tests.games.frontiers.scenario import scenario

# --- which action tile


def test_goods_and_powers_for_them_ask_for_selling():
    colonies = ["old-earth", "gallery-world", "toymaker-moon", "gene-gardens"]
    table = scenario(colonies=colonies, goods=["gallery-world", "toymaker-moon", "gene-gardens"])
    assert answer(table) == "choose sell"


def test_many_empty_production_colonies_ask_for_production():
    colonies = ["old-earth", "gallery-world", "toymaker-moon", "gene-gardens", "dream-forge"]
    discovered = ["comet-zone", "orbital-refinery-ring", "basalt-quarries"]  # enough planets, and no credit to pay
    assert answer(scenario(colonies=colonies, discovered=discovered, round=6)) == "choose produce"


def test_a_strong_planet_within_reach_asks_for_settling():
    table = scenario(
        colonies=["bastion-of-kesh"],
        technologies=["space-marines", "drop-ships"],
        discovered=["automaton-bastion", "rebel-high-command"],
        colonists=3,
        round=5,
    )
    assert answer(table) == "choose settle"


def test_credits_for_a_fine_technology_ask_for_developing():
    table = scenario(
        colonies=["festival-moon", "artist-settlement", "toymaker-moon", "spice-world", "gallery-world"],
        credits=9,
        round=8,
    )
    assert answer(table) == "choose develop"


def test_the_point_of_the_diplomats_is_better_than_nothing_in_the_last_round():
    table = scenario(credits=0, taken=["sell", "produce", "settle"], ends=["colonies"], round=12, picking=3,
                     track=[1, 0, 1, 0])  # fmt: skip
    assert answer(table) == "choose diplomats"


# --- technologies


def test_the_large_technology_that_counts_what_one_has_is_bought():
    table = scenario(
        "develop",
        colonies=["festival-moon", "artist-settlement", "toymaker-moon", "spice-world", "gallery-world"],
        credits=9,
        round=9,
    )
    assert answer(table) == "buy open-markets-accord"


def test_in_the_last_round_points_are_bought_and_nothing_else():
    table = scenario("develop", colonies=["old-earth"], credits=4, ends=["colonies"], round=12)
    bought = answer(table).removeprefix("buy ")
    assert table.state.rules.box.pack.tile(bought).vp == 3


def test_the_cheaper_of_two_equal_technologies_leaves_more_credits():
    assert answer(scenario("develop", colonies=["old-earth"], credits=1, round=3)).startswith("buy")


# --- planets


def test_planets_far_out_of_reach_are_not_discovered():
    for seed in range(20):
        table = scenario("explore", colonies=["bastion-of-kesh"], technologies=["space-marines"], round=3, seed=seed)
        planet = table.state.rules.box.pack.tile(answer(table).removeprefix("discover "))
        assert planet.defence <= 2 + 2 + 2  # the strength of the two, and two that may still come


def test_a_planet_for_nothing_is_settled_rather_than_colonists_taken():
    table = scenario(
        "settle", colonies=["bastion-of-kesh"], discovered=["feathered-parliament"], colonists=2, round=4, chooser=0
    )
    assert answer(table) == "settle feathered-parliament"


def test_of_two_planets_the_one_with_more_points_is_settled_in_the_last_round():
    table = scenario(
        "settle",
        colonies=["bastion-of-kesh"],
        technologies=["drop-ships"],
        discovered=["rebel-shipyards", "driftwood-corsairs"],
        colonists=2,
        ends=["points"],
        round=12,
    )
    assert answer(table) == "settle rebel-shipyards"


def test_strength_is_used_before_credits():
    table = scenario(
        "settle",
        colonies=["bastion-of-kesh"],
        technologies=["contact-specialist"],
        discovered=["feathered-parliament"],
        credits=9,
        colonists=2,
        round=4,
    )
    assert answer(table.play("settle feathered-parliament")) == "conquer"


def test_the_planet_out_of_reach_is_returned():
    discovered = ["overlord-citadel", "artist-settlement", "holiday-archipelago", "new-vinland", "spice-world",
                  "toymaker-moon", "basalt-quarries", "magma-tap"]  # fmt: skip
    table = scenario("explore", discovered=discovered, round=3)
    for seat in (0, 1, 0):
        table.play(table.legal(seat)[0], seat)
    while table.question() == "return":
        table.play(answer(table))
    assert "overlord-citadel" not in table.discovered()


# --- goods


def test_the_dearest_good_is_sold():
    table = scenario(
        "sell",
        colonies=["bastion-of-kesh", "artist-settlement", "gene-gardens", "basalt-quarries"],
        goods=["artist-settlement", "gene-gardens", "basalt-quarries"],
        round=4,
    )
    assert answer(table) == "sell gene-gardens"


def test_the_good_that_a_power_wants_is_not_sold():
    table = scenario(
        "sell",
        colonies=["bastion-of-kesh", "artist-settlement", "basalt-quarries", "cloud-whale-sanctuary"],
        goods=["artist-settlement", "basalt-quarries", "cloud-whale-sanctuary"],
        round=8,
    )
    assert answer(table) == "sell basalt-quarries"


def test_the_narrow_power_leaves_the_goods_that_others_can_use():
    table = scenario(
        "sell",
        colonies=["bastion-of-kesh", "toymaker-moon", "magma-tap", "artist-settlement"],
        goods=["toymaker-moon", "magma-tap", "artist-settlement"],
        round=8,
    ).play("pass")
    assert answer(table) == "consume magma-tap"


def test_goods_of_a_kind_that_another_power_wants_are_spent_last():
    table = scenario(
        "sell",
        colonies=["bastion-of-kesh", "toymaker-moon", "magma-tap"],
        goods=["toymaker-moon", "magma-tap"],
        round=8,
    ).play("pass,consume toymaker-moon")
    assert answer(table) == "spend toymaker-moon"


def test_the_dearest_windfall_is_filled():
    table = scenario(
        "produce",
        colonies=["bastion-of-kesh", "shattered-moon", "singing-reef"],
        round=4,
    )
    assert answer(table) == "bonus singing-reef"


def test_strength_is_bought_for_a_planet_only_if_there_will_be_time_to_settle_it():
    def purchase(*discovered: str) -> str:
        return answer(
            scenario(
                "develop",
                colonies=["bastion-of-kesh"],
                discovered=list(discovered),
                credits=2,
                colonists=3,
                others=({"colonies": ["old-earth"]},),
                round=4,
            )
        )

    beyond_reach = "buried-war-engine"  # defence 4, strength 2
    within_reach = ["guerrilla-moon", "feathered-parliament", "driftwood-corsairs", "silent-listening-post"]
    assert purchase(beyond_reach) == "buy space-marines"
    assert purchase(beyond_reach, *within_reach) != "buy space-marines"
