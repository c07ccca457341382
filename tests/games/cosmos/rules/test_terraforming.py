"""TERRAFORMOWANIE (pp. 16, 17): levels, merit, and the planet that is complete."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import FULL, choices, items, offers, scenario
from tests.games.cosmos.scenario import Scenario
from tests.rules.catalogue import proves

# Ossa, red: biomass 3, minerals 3, technology 4. Verdune, green: biomass 2, workforce 3, minerals 3.
ALMOST = {"biomass": 3, "minerals": 3, "technology": 3}


def scored(table: Scenario, seat: int = 0) -> tuple[int, int]:
    """Points for spaces of the track, and for being first or second."""
    found = items(table, seat)
    return found.get("terraformed", 0), found.get("first-and-second", 0)


# ------------------------------------------------------------------ levels


@proves("cosmos.terraform.here", "cosmos.terraform.unit-per-level")
def test_a_unit_of_the_resource_for_each_level_of_the_planet_here():
    table = scenario(at="destination", ark="n-planet", cargo={"biomass": 2, "technology": 3})
    table.play("terraform,raise biomass,raise technology")
    assert table.cargo() == {"biomass": 1, "technology": 2}
    assert table.cell("n")["levels"] == {"biomass": 1, "technology": 1}
    assert "levels" not in table.cell("w")


@proves("cosmos.terraform.unit-per-level")
def test_no_terraforming_without_a_fitting_resource():
    assert not offers(scenario(at="destination", ark="n-planet", cargo={"workforce": 4}), "terraform")
    assert not offers(scenario(at="destination", ark="n-planet"), "terraform")


@proves("cosmos.terraform.to-the-maximum")
def test_no_track_above_its_maximum_and_none_that_the_planet_lacks():
    table = scenario(
        at="destination", ark="n-planet", cargo=FULL, cells={"n": {"levels": {"biomass": 2, "minerals": 3}}}
    )
    table.play("terraform")
    assert choices(table, "raise") == ["biomass", "technology"]
    table.play("raise biomass")
    assert choices(table, "raise") == ["technology"]


@proves("cosmos.terraform.two")
@pytest.mark.parametrize("second", ["biomass", "minerals", "technology"])
def test_two_levels_of_one_track_or_of_two(second: str):
    table = scenario(at="destination", ark="n-planet", cargo=FULL).play(f"terraform,raise biomass,raise {second}")
    assert table.question() == "draw"
    assert sum(table.cell("n")["levels"].values()) == 2
    assert table.track("n") == [(0, 2)]


@proves("cosmos.read.equal-choices-in-order")
def test_levels_are_raised_in_the_order_of_the_tracks():
    table = scenario(at="destination", ark="n-planet", cargo=FULL).play("terraform,raise minerals")
    assert choices(table, "raise") == ["minerals", "technology"]


@proves("cosmos.terraform.two")
def test_one_level_is_enough():
    table = scenario(at="destination", ark="n-planet", cargo=FULL).play("terraform,raise minerals,pass")
    assert table.track("n") == [(0, 1)]


@proves("cosmos.terraform.capacity", "cosmos.terraform.capacity-example")
def test_example_two_colonies_and_an_outpost_make_five_levels():
    table = scenario(at="destination", ark="w-planet", cargo=FULL, colonies=["n", "e"], outposts=["e"])
    table.play("terraform,raise biomass,raise biomass,raise workforce,raise workforce")
    assert table.question() == "raise"
    table.play("raise workforce")
    assert table.question() == "draw"
    assert table.track("w") == [(0, 5)]


@proves("cosmos.terraform.capacity")
@pytest.mark.parametrize(("colonies", "outposts", "levels"), [(["n"], [], 3), ([], ["e"], 3), ([], ["e", "e"], 4)])
def test_each_colony_and_each_outpost_on_a_planet_adds_one(colonies: list[str], outposts: list[str], levels: int):
    upgrades = ["biodome", "leisure-facilities", "space-mining", "mining-vehicles"]
    table = scenario(
        at="destination", ark="w-planet", cargo=FULL, colonies=colonies, outposts=outposts, upgrades=upgrades
    )
    table.play("terraform")
    raised = 0
    while table.question() == "raise":
        table.play(next(choice for choice in table.legal() if choice != "pass"))
        raised += 1
    assert raised == levels


@proves("cosmos.terraform.capacity")
def test_markers_in_the_pool_and_those_of_others_add_nothing():
    others = ({"colonies": ["w", "n"], "outposts": ["w"]},)
    table = scenario(at="destination", ark="w-planet", cargo=FULL, colony_pool=3, outpost_pool=1, others=others)
    table.play("terraform,raise biomass,raise biomass")
    assert table.question() == "draw"


# ------------------------------------------------------------------ merit


@proves("cosmos.terraform.merit")
def test_the_marker_advances_by_the_levels_raised():
    cells = {"n": {"levels": {"technology": 3}, "track": [(0, 3)]}}
    table = scenario(at="destination", ark="n-planet", cargo=FULL, cells=cells)
    table.play("terraform,raise biomass,raise minerals")
    assert table.track("n") == [(0, 5)]
    table = scenario(at="destination", ark="n-planet", cargo=FULL).play("terraform,raise biomass,raise minerals")
    assert table.track("n") == [(0, 2)]


@proves("cosmos.terraform.on-top", "cosmos.read.newest-on-top")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([(1, 2)], [(0, 2), (1, 2)]),
        ([(1, 2), (2, 2)], [(0, 2), (1, 2), (2, 2)]),
        ([(1, 3), (2, 2)], [(1, 3), (0, 2), (2, 2)]),
        ([(1, 3), (2, 3)], [(1, 3), (2, 3), (0, 2)]),
        ([(2, 3), (1, 1)], [(2, 3), (0, 2), (1, 1)]),
        ([(2, 2), (0, 1), (1, 1)], [(0, 3), (2, 2), (1, 1)]),
    ],
)
def test_the_newest_on_a_space_is_on_top_and_ahead(before: list[tuple[int, int]], after: list[tuple[int, int]]):
    levels = sum(space for _, space in before)
    technology = min(levels, 3)
    cells = {"n": {"levels": {"technology": technology, "minerals": levels - technology}, "track": before}}
    table = scenario(at="destination", ark="n-planet", cargo={"biomass": 4}, others=({}, {}), cells=cells)
    table.play("terraform,raise biomass")  # the first level is the only way to begin
    assert table.track("n") == after


@proves("cosmos.terraform.here", "cosmos.terraform.merit")
def test_the_other_planets_are_as_before():
    cells = {
        "n": {"levels": {"biomass": 1}, "track": [(1, 1)]},
        "w": {"levels": {"minerals": 3}, "track": [(1, 2), (0, 1)]},
        "e": {"levels": {"technology": 1}, "track": [(0, 1)]},
        "nw": {"planet": "elpis", "levels": {"workforce": 1}, "track": [(1, 1)]},
    }
    table = scenario(at="destination", ark="n-planet", cargo=FULL, cells=cells)
    table.play("terraform,raise minerals,raise minerals")
    assert table.cell("n")["levels"] == {"biomass": 1, "minerals": 2}
    assert table.track("n") == [(0, 2), (1, 1)]
    for name, planet in (("w", "verdune"), ("e", "thalor"), ("nw", "elpis")):
        found = table.cell(name)
        assert found["planet"] == planet
        assert found["levels"] == cells[name]["levels"]
        assert table.track(name) == cells[name]["track"]


@proves("cosmos.terraform.tokens-back")
def test_a_completed_planet_leaves_the_others_as_they_were():
    cells = {
        "n": {"levels": ALMOST, "track": [(1, 9)]},
        "w": {"levels": {"minerals": 3}, "track": [(1, 2), (0, 1)]},
        "nw": {"planet": "elpis", "levels": {"workforce": 1}, "track": [(1, 1)]},
    }
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, cells=cells).play("terraform")
    assert table.track("w") == [(1, 2), (0, 1)]
    assert table.track("nw") == [(1, 1)]
    assert table.cell("w")["levels"] == {"minerals": 3}
    assert table.cell("nw")["levels"] == {"workforce": 1}
    assert "terraformed" not in table.cell("w")


@proves("cosmos.read.newest-on-top")
def test_a_marker_comes_to_lie_on_that_of_the_discoverer():
    cells = {"s": {"planet": "cindral", "levels": {"minerals": 1}, "track": [(1, 1)]}}
    table = scenario(at="destination", ark="s-planet", cargo={"biomass": 1}, cells=cells)
    table.play("terraform")  # the one unit that is there
    assert table.track("s") == [(0, 1), (1, 1)]


# ------------------------------------------------------------------ the planet is complete


@proves("cosmos.terraform.complete")
def test_a_planet_with_all_tracks_full_is_terraformed():
    cells = {"n": {"levels": ALMOST, "track": [(0, 9)]}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, cells=cells)
    assert "terraformed" not in table.cell("n")
    table.play("terraform")
    assert table.cell("n")["terraformed"]


@proves("cosmos.terraform.complete")
def test_one_full_track_is_not_enough():
    cells = {"n": {"levels": {"biomass": 3, "minerals": 2, "technology": 3}, "track": [(0, 8)]}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, cells=cells).play("terraform")
    assert "terraformed" not in table.cell("n")


@proves("cosmos.terraform.stops", "cosmos.terraform.space-points")
def test_the_action_ends_with_the_planet_and_the_marker_still_advances():
    cells = {"n": {"levels": ALMOST, "track": [(0, 9)]}}
    table = scenario(at="destination", ark="n-planet", cargo=FULL, cells=cells, colonies=["w", "e"])
    table.play("terraform")  # one level of the four that were allowed
    assert table.question() == "draw"
    assert table.cargo() == {**FULL, "technology": 3}
    assert scored(table) == (10, 3)


@proves("cosmos.terraform.example-finish", "cosmos.terraform.stops", "cosmos.terraform.first-second")
def test_example_yellow_nine_purple_three_white_two():
    yellow, white, purple = 0, 1, 2
    cells = {
        "n": {
            "levels": {"biomass": 2, "minerals": 3, "technology": 3},
            "track": [(yellow, 4), (purple, 2), (white, 2)],
        }
    }
    table = scenario(
        at="destination",
        ark="n-planet",
        cargo={"biomass": 2, "technology": 2},
        colonies=["n", "w"],
        outposts=["e"],
        others=({}, {}),
        cells=cells,
    )
    table.play("terraform,raise biomass,raise technology")
    assert table.cargo() == {"biomass": 1, "technology": 1}
    assert table.question() == "draw"
    assert scored(table, yellow) == (6, 3)
    assert scored(table, purple) == (2, 1)
    assert scored(table, white) == (2, 0)


@proves("cosmos.terraform.first-second", "cosmos.terraform.space-points")
def test_the_third_and_fourth_score_their_spaces_only():
    cells = {"n": {"levels": ALMOST, "track": [(3, 4), (1, 3), (2, 2)]}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, others=({}, {}, {}), cells=cells)
    table.play("terraform")
    assert [scored(table, seat) for seat in range(4)] == [(1, 0), (3, 1), (2, 0), (4, 3)]


@proves("cosmos.terraform.first-second")
def test_the_one_who_completes_may_come_second_on_the_track():
    cells = {"n": {"levels": ALMOST, "track": [(1, 8), (0, 1)]}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, cells=cells).play("terraform")
    assert scored(table, 1) == (8, 3)
    assert scored(table, 0) == (2, 1)


@proves("cosmos.read.alone-on-track")
def test_alone_on_the_track():
    cells = {"n": {"levels": ALMOST, "track": [(0, 9)]}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, others=({}, {}), cells=cells)
    table.play("terraform")
    assert [scored(table, seat) for seat in range(3)] == [(10, 3), (0, 0), (0, 0)]


@proves("cosmos.terraform.tokens-back")
def test_tokens_and_markers_leave_the_card():
    cells = {"n": {"levels": ALMOST, "track": [(1, 8), (0, 1)]}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, cells=cells).play("terraform")
    assert table.cell("n") == {"planet": "ossa", "terraformed": True}
    assert "unfinished" not in items(table, 0)
    assert "unfinished" not in items(table, 1)


@proves("cosmos.terraform.tokens-back")
def test_the_markers_of_all_four_leave_it():
    cells = {"n": {"levels": ALMOST, "track": [(3, 4), (1, 3), (2, 2)]}}
    table = scenario(at="destination", ark="n-planet", cargo={"technology": 1}, others=({}, {}, {}), cells=cells)
    table.play("terraform")
    assert table.track("n") == []
    assert all("unfinished" not in items(table, seat) for seat in range(4))


@proves("cosmos.terraform.pieces-stay")
def test_arks_colonies_and_outposts_stay():
    cells = {"n": {"levels": ALMOST, "track": [(0, 9)]}}
    others = ({"ark": "n-moon", "colonies": ["n"], "outposts": ["n", "w"]},)
    table = scenario(
        at="destination", ark="n-planet", cargo={"technology": 1}, colonies=["n"], cells=cells, others=others
    )
    table.play("terraform")
    assert (table.ark(0), table.ark(1)) == ("n-planet", "n-moon")
    assert (table.colonies(0), table.colonies(1)) == (["n"], ["n"])
    assert table.outposts(1) == ["n", "w"]


@proves("cosmos.terraform.turned-over", "cosmos.read.visible-side")
def test_a_terraformed_planet_gives_more_and_takes_survivors():
    cells = {"n": {"levels": ALMOST, "track": [(0, 9)]}}
    position: dict[str, Any] = {
        "at": "destination",
        "ark": "n-planet",
        "cargo": {"technology": 1},
        "colonies": ["n"],
        "upgrades": ["robotics"],
        "survivors": ["foundry-hands"],
        "cells": cells,
    }
    table = scenario(**position)
    assert not offers(table, "settle foundry-hands")
    table.play("terraform,gather")
    assert table.cargo() == {"workforce": 1, "minerals": 1}
    table = scenario(**position).play("terraform,settle foundry-hands")
    assert table.settled() == ["foundry-hands"]


@proves("cosmos.terraform.not-again")
def test_a_terraformed_planet_is_not_terraformed_again():
    table = scenario(at="destination", ark="n-planet", cargo=FULL, cells={"n": {"terraformed": True}})
    assert table.legal() == ["pass", "gather"]
