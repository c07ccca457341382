"""ZAŁOŻENIE KOLONII (pp. 20, 21): the marker, what the first to the eighth cost, and the second action of Robotics."""

from itertools import combinations
from typing import Any

import pytest

from galaktyka.games.cosmos.engine.vocabulary import UPGRADES
from tests.games.cosmos.rules.table import ALL_PLANETS, choices, items, offers, scenario, twin
from tests.games.cosmos.scenario import Scenario
from tests.rules.catalogue import proves

ENGINEER = "soil-engineer"
RED = ["relief-captain", "convoy-captain"]
GREEN = ["orchard-warden", "herd-keeper", "field-physician"]
BLUE = ["gene-analyst", "data-broker"]
OTHER_CELLS = ["nw", "n", "ne", "e", "se", "s", "sw"]  # all but w, where green Verdune is

# For the first to the eighth: leaders of the planet's colour, engineers, any leaders, any resources.
COSTS = [(0, 1, 1, 0), (0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 1, 3), (1, 1, 1, 4), (2, 1, 1, 5)]


def founding(number: int, crew: list[str], units: int, **position: Any) -> Scenario:
    """About to found the n-th colony on green Verdune, with this crew and so many units (no more than 4 of a kind)."""
    cargo = {"biomass": min(units, 4), "technology": max(units - 4, 0)}
    return scenario(
        at="destination",
        ark="w-planet",
        cells=ALL_PLANETS,
        above=crew[:3],
        below=crew[3:],
        cargo=cargo,
        colonies=OTHER_CELLS[: number - 1],
        upgrades=UPGRADES[:number],
        **position,
    )


def crew_for(number: int) -> list[str]:
    """Exactly what the n-th colony needs, with a red leader as the one of any colour."""
    of_colour, engineers, leaders, _ = COSTS[number - 1]
    return GREEN[:of_colour] + [ENGINEER] * engineers + RED[:leaders]


def found(table: Scenario) -> Scenario:
    """Pay in the first way that is offered."""
    table.play("colony")
    while table.question() in ("spend", "pay"):
        table.play(table.legal()[0])
    return table


@proves(
    "cosmos.colony.first",
    "cosmos.colony.second",
    "cosmos.colony.third",
    "cosmos.colony.fourth-to-seventh",
    "cosmos.colony.eighth",
    "cosmos.read.colony-table",
    "cosmos.colony.placed",
)
@pytest.mark.parametrize("number", range(1, 9))
def test_what_the_nth_colony_costs(number: int):
    units = COSTS[number - 1][3]
    table = found(founding(number, crew_for(number), units))
    assert "w" in table.colonies()
    assert len(table.colonies()) == number
    assert table.player()["colony_pool"] == 0
    assert table.cargo() == {}
    assert table.above() == table.below() == []


@proves("cosmos.colony.second", "cosmos.colony.fourth-to-seventh", "cosmos.colony.eighth")
@pytest.mark.parametrize("number", [2, 4, 5, 6, 7, 8])
def test_one_resource_too_few(number: int):
    units = COSTS[number - 1][3]
    assert offers(founding(number, crew_for(number), units), "colony")
    assert not offers(founding(number, crew_for(number), units - 1), "colony")


@proves("cosmos.colony.first", "cosmos.colony.third", "cosmos.colony.eighth")
@pytest.mark.parametrize("number", range(1, 9))
def test_one_specialist_too_few(number: int):
    crew = crew_for(number)
    for missing in range(len(crew)):
        assert not offers(founding(number, crew[:missing] + crew[missing + 1 :], 8), "colony")


@proves("cosmos.colony.first", "cosmos.colony.second")
@pytest.mark.parametrize("leader", [RED[0], GREEN[0], BLUE[0]])
def test_the_first_two_take_a_leader_of_any_colour(leader: str):
    assert offers(founding(1, [ENGINEER, leader], 0), "colony")
    assert offers(founding(2, [ENGINEER, leader], 1), "colony")


@proves("cosmos.colony.third")
@pytest.mark.parametrize(
    ("leaders", "enough"),
    [
        ([GREEN[0], RED[0]], True),
        ([GREEN[0], GREEN[1]], True),
        ([RED[0], BLUE[0]], False),
        ([RED[0], RED[1], BLUE[0]], False),
        ([GREEN[0]], False),
    ],
)
def test_the_third_needs_one_leader_of_the_colour_and_another(leaders: list[str], enough: bool):
    assert offers(founding(3, [ENGINEER, *leaders], 0), "colony") == enough


@proves("cosmos.colony.eighth")
@pytest.mark.parametrize(
    ("leaders", "enough"),
    [
        ([GREEN[0], GREEN[1], RED[0]], True),
        (GREEN, True),
        ([GREEN[0], RED[0], BLUE[0]], False),
        ([GREEN[0], GREEN[1]], False),
    ],
)
def test_the_eighth_needs_two_of_the_colour_and_another(leaders: list[str], enough: bool):
    assert offers(founding(8, [ENGINEER, *leaders], 5), "colony") == enough


def ways_to_spend(table: Scenario) -> list[frozenset[str]]:
    """What can be spent in all, once for each way to choose it."""
    if table.question() != "spend":
        return [frozenset(table.document()["crew_discard"])]
    return [way for notation in table.legal() for way in ways_to_spend(twin(table).play(notation))]


@proves("cosmos.colony.third", "cosmos.read.equal-choices-in-order")
def test_every_fitting_pair_of_leaders_can_be_spent_in_one_way():
    leaders = [RED[0], GREEN[0], GREEN[1], BLUE[0]]
    table = founding(3, [ENGINEER, *leaders], 0).play("colony")
    fitting = {frozenset({ENGINEER, *pair}) for pair in combinations(leaders, 2) if set(pair) & set(GREEN)}
    ways = ways_to_spend(table)
    assert len(ways) == len(set(ways))
    assert set(ways) == fitting


@proves("cosmos.colony.eighth", "cosmos.read.equal-choices-in-order")
def test_every_fitting_three_leaders_can_be_spent_in_one_way():
    leaders = [RED[0], *GREEN, BLUE[0]]
    table = founding(8, [ENGINEER, *leaders], 5).play("colony")
    fitting = {frozenset({ENGINEER, *three}) for three in combinations(leaders, 3) if len(set(three) & set(GREEN)) > 1}
    ways = ways_to_spend(table)
    assert len(ways) == len(set(ways)) == 7
    assert set(ways) == fitting


@proves("cosmos.colony.second", "cosmos.read.any-each-unit")
def test_the_resource_is_of_choice():
    table = founding(2, [ENGINEER, RED[0]], 6).play("colony")
    assert choices(table, "pay") == ["biomass", "technology"]
    table.play("pay technology")
    assert table.cargo() == {"biomass": 4, "technology": 1}


@proves("cosmos.colony.fourth-to-seventh", "cosmos.read.equal-choices-in-order")
def test_several_resources_are_named_in_the_order_of_the_tracks():
    table = founding(5, crew_for(5), 6).play("colony")  # 4 biomass and 2 technology, of which two are paid
    assert choices(table, "pay") == ["biomass", "technology"]
    mixed = twin(table).play("pay biomass,pay technology")
    assert mixed.cargo() == {"biomass": 3, "technology": 1}
    table.play("pay technology")  # the second unit is of no earlier kind
    assert table.cargo() == {"biomass": 4}


@proves("cosmos.colony.first", "cosmos.specialist.token")
def test_tokens_pay_too():
    table = founding(1, [], 0, ready=["engineer", "blue-leader"]).play("colony")
    assert table.ready() == []
    assert table.colonies() == ["w"]


# ------------------------------------------------------------------ marker and place


@proves("cosmos.colony.marker")
def test_no_colony_without_a_marker():
    crew = [ENGINEER, RED[0]]
    assert not offers(scenario(at="destination", ark="w-planet", above=crew), "colony")
    assert offers(scenario(at="destination", ark="w-planet", above=crew, upgrades=["cargo-holds"]), "colony")
    # The first payment of Engines frees none.
    assert not offers(scenario(at="destination", ark="w-planet", above=crew, engines=1), "colony")


@proves("cosmos.read.one-colony")
def test_one_colony_on_a_planet():
    position: dict[str, Any] = {"above": crew_for(2), "cargo": {"biomass": 1}, "upgrades": UPGRADES[:2]}
    assert not offers(scenario(at="destination", ark="w-planet", colonies=["w"], **position), "colony")
    assert offers(scenario(at="destination", ark="w-planet", colonies=["n"], **position), "colony")


@proves("cosmos.read.one-colony")
def test_others_may_have_theirs_here():
    table = scenario(at="destination", ark="w-planet", above=crew_for(1), colony_pool=1, others=({"colonies": ["w"]},))
    table.play("colony")
    assert (table.colonies(0), table.colonies(1)) == (["w"], ["w"])


@proves("cosmos.colony.robotics")
def test_the_new_colony_counts_for_the_second_action():
    table = scenario(at="destination", ark="w-planet", above=crew_for(1), upgrades=["robotics"])
    table.play("colony")
    assert table.legal() == ["pass", "gather"]
    table.play("gather")
    assert table.cargo() == {"biomass": 1}
    assert table.question() == "draw"


@proves("cosmos.colony.example")
def test_example_the_third_colony_on_a_green_planet():
    table = scenario(
        at="destination",
        ark="w-planet",
        above=[ENGINEER, GREEN[0], BLUE[0]],
        colonies=["n", "e"],
        upgrades=["biodome", "cargo-holds", "robotics"],
    )
    table.play("colony")
    assert table.colonies() == ["n", "e", "w"]
    assert table.player()["colony_pool"] == 0
    assert table.above() == []
    assert items(table) == {"colonies": 9}
