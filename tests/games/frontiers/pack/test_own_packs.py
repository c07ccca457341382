"""Packs of one's own can do what no tile of our box does."""

from tests.games.frontiers.rules.table import box_with
from tests.games.frontiers.scenario import scenario


def test_a_power_for_each_good_may_stand_without_a_partner():
    game = box_with(("rich-economy", ', tile = "galactic-salon", more = 1', ""))
    colonies = ("old-earth", "comet-zone", "basalt-quarries")
    table = scenario("sell", colonies=colonies, goods=colonies[1:], technologies=["rich-economy"], game=game)
    table.play("pass")  # sells nothing; Old Earth takes both goods by itself
    assert table.vp() == 1 + 3 + 2  # the bonus of the tile, Old Earth, and one point for each good


def test_the_better_of_two_ways_to_pay_for_a_military_planet_counts():
    better = '{ phase = "settle", does = "pay-for-military", credits = 3 }'
    game = box_with(("space-marines", '{ phase = "settle", does = "military", strength = 2 }', better))
    technologies = ["contact-specialist", "space-marines"]
    table = scenario(
        "settle", technologies=technologies, discovered=["tusked-nomads"], colonists=1, credits=0, game=game
    )
    assert "settle tusked-nomads" in table.legal()  # defence 3, three less: free of charge
