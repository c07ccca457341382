"""Positions in which any player of Race for the Galaxy would know what to do."""

from tests.bots.playing import answer
from tests.games.race.scenario import scenario

FILLER = ["refugee-world", "empath-world", "destroyed-world"]


def test_many_goods_and_powers_for_them_ask_for_double_points():
    tableau = ["old-earth", "prosperous-world", "new-earth", "terraformed-world", "consumer-markets", "spice-world"]
    table = scenario(tableau=tableau, goods=["prosperous-world", "new-earth", "spice-world"])
    assert answer(table) == "choose consume-2x"


def test_a_single_dear_good_and_an_empty_hand_ask_for_trade():
    table = scenario(tableau=["new-sparta", "alien-robot-sentry"], goods=["alien-robot-sentry"])
    assert answer(table) == "choose consume-trade"


def test_many_empty_production_worlds_ask_for_production():
    tableau = ["earths-lost-colony", "prosperous-world", "new-earth", "comet-zone", "gem-world", "consumer-markets"]
    assert answer(scenario(tableau=tableau)) == "choose produce"


def test_an_empty_hand_and_nothing_to_sell_ask_for_exploring():
    assert answer(scenario(tableau=["new-sparta"])).startswith("choose explore")


def test_a_fine_world_for_nothing_is_settled():
    table = scenario(tableau=["new-sparta"], hand=["alien-robot-sentry", "aquatic-uplift-race"])
    assert answer(table) == "choose settle"


def test_the_better_world_is_placed():
    table = scenario("settle", tableau=["new-sparta", "drop-ships"], hand=["rebel-outpost", "star-nomad-lair"])
    assert answer(table) == "settle rebel-outpost"


def test_cheap_worlds_are_paid_for_and_the_colony_ship_stays():
    table = scenario("settle", tableau=["new-sparta", "colony-ship"], hand=["artist-colony", *FILLER])
    assert answer(table.play("settle artist-colony")).startswith("pay")


def test_a_dear_world_that_cannot_be_paid_takes_the_colony_ship():
    table = scenario("settle", tableau=["new-sparta", "colony-ship"], hand=["terraformed-world", "new-earth"])
    assert answer(table) in ("settle terraformed-world", "settle new-earth")


def test_tactics_are_not_wasted_on_a_world_that_falls_anyway():
    table = scenario("settle", tableau=["new-sparta", "new-military-tactics"], hand=["alien-robot-sentry"])
    assert answer(table.play("settle alien-robot-sentry")) == "conquer"


def test_nothing_is_thrown_away_when_no_world_was_placed():
    table = scenario("settle", tableau=["new-sparta", "new-military-tactics"], hand=["refugee-world"])
    assert answer(table.play("pass")) == "pass"


def test_the_dearest_good_is_sold():
    table = scenario(
        "consume",
        tableau=["new-sparta", "gem-world", "comet-zone", "alien-robot-sentry"],
        goods=["gem-world", "comet-zone", "alien-robot-sentry"],
        action="consume-trade",
    )
    assert answer(table) == "sell alien-robot-sentry"


def test_the_power_that_gives_most_gets_the_only_good():
    tableau = ["new-sparta", "gem-world", "galactic-trendsetters", "public-works"]
    table = scenario("consume", tableau=tableau, goods=["gem-world"])
    assert answer(table) == "consume galactic-trendsetters"


def test_the_narrow_power_leaves_the_goods_that_others_can_use():
    tableau = ["new-sparta", "gem-world", "comet-zone", "mining-conglomerate", "public-works"]
    table = scenario("consume", tableau=tableau, goods=["gem-world", "comet-zone"])
    assert answer(table) == "consume mining-conglomerate"


def test_the_commonest_number_is_named():
    table = scenario("consume", tableau=["new-sparta", "gambling-world"])
    assert answer(table) == "gamble 2"


def test_what_cannot_be_placed_is_paid_first():
    hand = ["rebel-homeworld", "gem-world", "prosperous-world", "artist-colony"]
    table = scenario("settle", tableau=["old-earth"], hand=hand).play("settle artist-colony")
    assert answer(table) == "pay rebel-homeworld"


def test_a_duplicate_of_a_development_is_not_kept():
    table = scenario("round-end", tableau=["old-earth", "public-works"], hand=["public-works", *["drop-ships"] * 2,
                     *["space-marines"] * 2, "gem-world", "spice-world", "new-earth", "comet-zone", "artist-colony",
                     "prosperous-world"])  # fmt: skip
    assert answer(table) == "discard public-works"
