"""RUCH AUTOMY (pp. 28, 29): directions, jumps, goals, and who may land beside whom."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import ALL_PLANETS, automa_turn, choices, scenario
from tests.games.cosmos.scenario import Scenario
from tests.rules.catalogue import proves

RING = ["nw", "n", "ne", "e", "se", "s", "sw", "w"]  # clockwise


def moved(goal: str, direction: str = "clockwise", jump: bool = False, **position: Any) -> Scenario:
    line = f'does = "move", direction = "{direction}", goal = "{goal}"' + (", jump = true" if jump else "")
    return automa_turn(line, **position)


def all_but(*unfinished: str) -> dict[str, dict[str, object]]:
    """All eight planets, terraformed but these."""
    return {cell: {"planet": planet, "terraformed": cell not in unfinished} for cell, planet in ALL_PLANETS.items()}


# ------------------------------------------------------------------ directions


@proves("cosmos.automa.clockwise", "cosmos.automa.goal-terraform", "cosmos.automa.planets-only")
@pytest.mark.parametrize(("start", "end"), [("n", "e"), ("e", "w"), ("w", "n")])
def test_clockwise_round_the_planets(start: str, end: str):
    assert moved("to-terraform", automa={"ark": f"{start}-planet"}).ark(1) == f"{end}-planet"


@proves("cosmos.automa.counter-clockwise", "cosmos.automa.planets-only")
@pytest.mark.parametrize(("start", "end"), [("n", "w"), ("w", "e"), ("e", "n")])
def test_counter_clockwise(start: str, end: str):
    table = moved("to-terraform", "counter-clockwise", automa={"ark": f"{start}-planet"})
    assert table.ark(1) == f"{end}-planet"


@proves("cosmos.automa.clockwise", "cosmos.automa.counter-clockwise")
@pytest.mark.parametrize("start", range(8))
def test_the_next_planet_of_a_full_ring(start: int):
    position: dict[str, Any] = {"cells": ALL_PLANETS, "automa": {"ark": f"{RING[start]}-planet"}}
    assert moved("to-terraform", **position).ark(1) == f"{RING[(start + 1) % 8]}-planet"
    back = moved("to-terraform", "counter-clockwise", **position)
    assert back.ark(1) == f"{RING[(start - 1) % 8]}-planet"


@proves("cosmos.automa.jump")
@pytest.mark.parametrize("start", range(8))
def test_a_jump_to_the_other_side_and_on(start: int):
    position: dict[str, Any] = {"cells": ALL_PLANETS, "automa": {"ark": f"{RING[start]}-planet"}}
    assert moved("to-terraform", jump=True, **position).ark(1) == f"{RING[(start + 5) % 8]}-planet"
    back = moved("to-terraform", "counter-clockwise", True, **position)
    assert back.ark(1) == f"{RING[(start + 3) % 8]}-planet"


@proves("cosmos.automa.no-jump")
def test_no_jump_without_a_planet_on_the_other_side():
    assert moved("to-terraform", jump=True).ark(1) == "e-planet"  # from n; nothing lies at s
    assert moved("to-terraform", "counter-clockwise", True).ark(1) == "w-planet"


@proves("cosmos.automa.example-jump")
def test_example_a_jump_and_clockwise_to_the_nearest_planet_to_terraform():
    # From n over the portal to s; sw is terraformed, w is the nearest that is not.
    table = moved("to-terraform", jump=True, cells=all_but("w", "n", "e"))
    assert table.ark(1) == "w-planet"


# ------------------------------------------------------------------ goals


@proves("cosmos.automa.goal-terraform")
def test_terraformed_planets_are_passed():
    assert moved("to-terraform", cells={"e": {"terraformed": True}}).ark(1) == "w-planet"


@proves("cosmos.automa.goal-colony")
def test_planets_with_its_colony_are_passed():
    assert moved("no-colony", automa={"colonies": ["e"]}).ark(1) == "w-planet"
    assert moved("no-colony", colonies=["e"]).ark(1) == "e-planet"  # one of the human's does not count


@proves("cosmos.automa.goal-discovery")
@pytest.mark.parametrize(
    ("start", "direction", "jump", "cell"),
    [
        ("n", "clockwise", False, "ne"),
        ("n", "counter-clockwise", False, "nw"),
        ("e", "clockwise", False, "se"),
        ("w", "clockwise", False, "nw"),
        ("w", "clockwise", True, "se"),
        ("w", "counter-clockwise", True, "ne"),
        ("n", "clockwise", True, "ne"),
    ],
)
def test_the_nearest_empty_place_is_discovered(start: str, direction: str, jump: bool, cell: str):
    table = moved("discovery", direction, jump, automa={"ark": f"{start}-planet"}, planet_deck=["miravel", "elpis"])
    assert table.cell(cell)["planet"] == "miravel"
    assert table.ark(1) == f"{cell}-planet"


@proves("cosmos.automa.goal-discovery")
def test_planets_between_are_passed():
    cells = {"ne": "keyl", "se": "brannoc"}
    table = moved("discovery", cells=cells, planet_deck=["miravel"])
    assert table.ark(1) == "s-planet"


@proves("cosmos.automa.discovery-bonus")
def test_a_mineral_a_level_of_minerals_and_space_one():
    table = moved("discovery", planet_deck=["miravel"])
    assert table.cargo(1) == {"minerals": 1}
    assert table.cell("ne")["levels"] == {"minerals": 1}
    assert table.track("ne") == [(1, 1)]
    full = moved("discovery", automa={"cargo": {"minerals": 4}}, planet_deck=["miravel"])
    assert full.cargo(1) == {"minerals": 4}
    assert full.cell("ne")["levels"] == {"minerals": 1}


# ------------------------------------------------------------------ staying


@proves("cosmos.automa.same-planet", "cosmos.read.automa-full-circle")
def test_it_may_end_where_it_began_and_lands_again():
    cells = {"w": {"terraformed": True}, "e": {"terraformed": True}}
    table = moved("to-terraform", cells=cells, automa={"outposts": ["n"]})
    assert table.ark(1) == "n-planet"
    assert table.cargo(1) == {"workforce": 1}


@proves("cosmos.automa.same-planet")
def test_a_jump_may_bring_it_back():
    table = moved("to-terraform", jump=True, automa={"ark": "w-planet"})  # over to e, then w is the next
    assert table.ark(1) == "w-planet"


@proves("cosmos.read.automa-full-circle")
def test_the_planet_it_jumps_to_comes_last():
    assert moved("to-terraform", jump=True, cells=all_but("s", "n")).ark(1) == "n-planet"
    assert moved("to-terraform", jump=True, cells=all_but("s")).ark(1) == "s-planet"


@proves("cosmos.read.automa-no-goal")
@pytest.mark.parametrize("jump", [False, True])
def test_without_a_goal_it_stays_and_does_not_land(jump: bool):
    # Its outpost would pay for a landing.
    everywhere = {"ark": "w-planet", "colonies": ["n", "w", "e"], "outposts": ["w"]}
    table = moved("no-colony", jump=jump, automa=everywhere)
    assert (table.ark(1), table.cargo(1)) == ("w-planet", {})
    table = moved("to-terraform", jump=jump, automa={"ark": "w-planet", "outposts": ["w"]}, cells=all_but())
    assert (table.ark(1), table.cargo(1)) == ("w-planet", {})
    table = moved("discovery", jump=jump, automa={"ark": "w-planet", "outposts": ["w"]}, cells=ALL_PLANETS)
    assert (table.ark(1), table.cargo(1)) == ("w-planet", {})


# ------------------------------------------------------------------ the human


@proves("cosmos.automa.shares")
def test_it_may_land_where_the_human_is():
    table = moved("to-terraform", ark="e-planet")
    assert table.ark(1) == table.ark(0) == "e-planet"


@proves("cosmos.automa.human-may-not")
def test_the_human_may_pass_but_not_land_there():
    ends = choices(scenario(at="travel", ark="n-station", automa={"ark": "n-planet"}), "move")
    assert "n-planet" not in ends
    assert {"n-moon", "n-asteroid", "portal"} <= set(ends)
    elsewhere = choices(scenario(at="travel", ark="n-station", automa={"ark": "e-planet"}), "move")
    assert "n-planet" in elsewhere
