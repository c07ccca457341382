"""EKSPLORACJA and OSIEDLENIE (pp. 18 to 20)."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import GAME, choices, offers, scenario
from tests.games.cosmos.scenario import Scenario
from tests.rules.catalogue import proves

RED, GREEN, BLUE = "convoy-captain", "herd-keeper", "gene-analyst"  # leaders
GREEN_DONE = {"w": {"terraformed": True}}
SURVIVORS = GAME.box.survivor_ids


def exploring(*deck: str, **position: Any) -> Scenario:
    """On green Verdune with a green leader."""
    fields: dict[str, Any] = {
        "at": "destination",
        "ark": "w-planet",
        "above": [GREEN],
        "survivor_deck": list(deck),
        **position,
    }
    return scenario(**fields)


# ------------------------------------------------------------------ Explore


@proves("cosmos.explore.leader")
@pytest.mark.parametrize(("ark", "leader"), [("n-planet", RED), ("w-planet", GREEN), ("e-planet", BLUE)])
def test_a_leader_of_the_planets_colour_is_spent(ark: str, leader: str):
    for other in (RED, GREEN, BLUE, "soil-engineer"):
        assert offers(scenario(at="destination", ark=ark, above=[other]), "explore") == (other == leader)
    table = scenario(at="destination", ark=ark, above=[leader]).play("explore")
    assert table.document()["crew_discard"] == [leader]


@proves("cosmos.explore.resources", "cosmos.explore.discard")
def test_the_resources_of_any_survivor():
    table = exploring("probe-builders").play("explore")  # blue
    assert table.cargo() == {"minerals": 1, "technology": 2}
    assert table.survivors() == []
    assert table.document()["survivor_discard"] == ["probe-builders"]


@proves("cosmos.explore.resources")
def test_resources_of_choice():
    table = exploring("lost-cartographer").play("explore,gain minerals,gain technology")
    assert table.cargo() == {"minerals": 1, "technology": 1}


@proves("cosmos.explore.keep")
def test_a_survivor_of_the_planets_colour_may_be_kept():
    table = exploring("terrace-farmers").play("explore")
    assert table.cargo() == {"biomass": 2, "workforce": 1}
    assert table.legal() == ["pass", "keep"]
    table.play("keep")
    assert table.survivors() == ["terrace-farmers"]
    assert table.document()["survivor_discard"] == []
    assert "looked" not in table.document()


@proves("cosmos.explore.discard")
def test_a_survivor_who_is_not_wanted_is_discarded():
    table = exploring("terrace-farmers").play("explore,pass")
    assert table.survivors() == []
    assert table.document()["survivor_discard"] == ["terrace-farmers"]


@proves("cosmos.explore.three-held")
def test_with_three_one_explores_but_keeps_none():
    held = ["foundry-hands", "ore-haulers", "seed-growers"]
    table = exploring("terrace-farmers", survivors=held).play("explore")
    assert table.cargo() == {"biomass": 2, "workforce": 1}
    assert table.question() == "draw"
    assert table.survivors() == held
    assert exploring("terrace-farmers", survivors=held[:2]).play("explore").question() == "keep"


@proves("cosmos.explore.three-held")
def test_after_settling_one_more_may_be_kept():
    held = ["foundry-hands", "ore-haulers", "seed-growers"]
    table = exploring("terrace-farmers", survivors=held, cells=GREEN_DONE, colonies=["w"], upgrades=["robotics"])
    table.play("settle seed-growers,explore,keep")
    assert table.survivors() == ["foundry-hands", "ore-haulers", "terrace-farmers"]


@proves("cosmos.explore.reshuffle")
def test_an_empty_deck_is_made_of_the_discarded_survivors():
    rest = [survivor for survivor in SURVIVORS if survivor != "seed-growers"]
    table = exploring(survivor_discard=rest, survivors=["seed-growers"]).play("explore")
    while table.question() in ("gain", "keep"):
        table.play(table.legal()[0])
    document = table.document()
    assert len(document["survivor_deck"]) == 13
    assert len(document["survivor_discard"]) == 1
    assert sorted(document["survivor_deck"] + document["survivor_discard"]) == sorted(rest)


@proves("cosmos.read.explore-in-vain")
def test_exploring_when_no_survivor_is_left():
    settled = [survivor for survivor in SURVIVORS if survivor != "seed-growers"]
    table = exploring(settled=settled, survivors=["seed-growers"]).play("explore")
    assert table.question() == "draw"
    assert table.cargo() == {}
    assert table.above() == []


@proves("cosmos.explore.scouting", "cosmos.upgrade.scouting-vehicles", "cosmos.read.two-scouts")
@pytest.mark.parametrize(
    ("chosen", "other", "gains"),
    [("seed-growers", "archive-staff", {"biomass": 3}), ("archive-staff", "seed-growers", {"technology": 3})],
)
def test_scouting_vehicles_reveal_two_and_resolve_one(chosen: str, other: str, gains: dict[str, int]):
    table = exploring("seed-growers", "archive-staff", upgrades=["scouting-vehicles"]).play("explore")
    assert choices(table, "resolve") == ["seed-growers", "archive-staff"]
    table.play(f"resolve {chosen}")
    assert table.cargo() == gains
    assert (table.question() == "keep") == (chosen == "seed-growers")
    assert other in table.document()["survivor_discard"]


@proves("cosmos.explore.scouting")
def test_without_them_one_is_revealed():
    table = exploring("seed-growers", "archive-staff").play("explore,keep")
    assert table.document()["survivor_deck"][0] == "archive-staff"


@proves("cosmos.read.scouting-last-survivor")
def test_scouting_vehicles_with_one_survivor_left():
    settled = [survivor for survivor in SURVIVORS if survivor != "seed-growers"]
    table = exploring("seed-growers", settled=settled, upgrades=["scouting-vehicles"]).play("explore")
    assert table.cargo() == {"biomass": 3}
    assert table.question() == "keep"


@proves("cosmos.read.scouting-last-survivor", "cosmos.explore.reshuffle")
def test_scouting_vehicles_shuffle_for_the_second():
    settled = [survivor for survivor in SURVIVORS if survivor not in ("seed-growers", "archive-staff")]
    table = exploring(
        "seed-growers", settled=settled, survivor_discard=["archive-staff"], upgrades=["scouting-vehicles"]
    )
    table.play("explore")
    assert choices(table, "resolve") == ["seed-growers", "archive-staff"]


@proves("cosmos.explore.example")
def test_example_the_green_token_finds_a_green_survivor():
    table = exploring("cave-gardeners", above=[RED, BLUE], ready=["green-leader", "red-leader"]).play("explore")
    assert table.ready() == ["red-leader"]
    assert table.above() == [RED, BLUE]
    table.play("keep")
    assert table.cargo() == {"biomass": 1, "minerals": 2}
    assert table.survivors() == ["cave-gardeners"]


# ------------------------------------------------------------------ Settle


@proves("cosmos.settle.terraformed")
def test_settling_needs_a_terraformed_planet():
    held = ["seed-growers"]
    assert not choices(scenario(at="destination", ark="w-planet", survivors=held), "settle")
    done = scenario(at="destination", ark="w-planet", survivors=held, cells=GREEN_DONE)
    assert choices(done, "settle") == held


@proves("cosmos.settle.colour")
def test_settling_needs_a_planet_of_the_survivors_colour():
    held = ["seed-growers", "foundry-hands", "archive-staff"]
    table = scenario(at="destination", ark="w-planet", survivors=held, cells=GREEN_DONE)
    assert choices(table, "settle") == ["seed-growers"]


@proves("cosmos.settle.one", "cosmos.settle.example")
@pytest.mark.parametrize("chosen", ["seed-growers", "cave-gardeners"])
def test_example_one_of_two_green_survivors(chosen: str):
    held = ["seed-growers", "cave-gardeners"]
    table = scenario(at="destination", ark="w-planet", survivors=held, cells=GREEN_DONE).play(f"settle {chosen}")
    assert table.question() == "draw"
    assert table.settled() == [chosen]
    assert table.survivors() == [survivor for survivor in held if survivor != chosen]


@proves("cosmos.settle.one", "cosmos.destination.robotics")
def test_even_robotics_settle_one():
    held = ["seed-growers", "cave-gardeners"]
    position: dict[str, Any] = {"survivors": held, "cells": GREEN_DONE, "colonies": ["w"], "upgrades": ["robotics"]}
    table = scenario(at="destination", ark="w-planet", **position).play("settle seed-growers")
    assert not choices(table, "settle")


@proves("cosmos.settle.again")
def test_a_later_action_settles_another_on_the_same_planet():
    position: dict[str, Any] = {"settled": ["seed-growers"], "survivors": ["cave-gardeners"], "cells": GREEN_DONE}
    table = scenario(at="destination", ark="w-planet", **position).play("settle cave-gardeners")
    assert table.settled() == ["seed-growers", "cave-gardeners"]
