"""UTWORZENIE PLACÓWKI HANDLOWEJ (p. 22): placing, moving, points, and what landings pay."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import SPARE, choices, items, scenario
from tests.rules.catalogue import proves

PAIR = ["biodome", "leisure-facilities"]
BOTH = [*PAIR, "space-mining", "mining-vehicles"]


# ------------------------------------------------------------------ placing and moving


@proves("cosmos.outpost.from-pool")
def test_an_outpost_goes_from_the_pool_to_the_planet_here():
    table = scenario(at="destination", ark="w-planet", upgrades=PAIR).play("outpost")
    assert table.outposts() == ["w"]
    assert table.player()["outpost_pool"] == 0
    assert items(table) == {"outposts-unlocked": 5}


@proves("cosmos.outpost.from-pool", "cosmos.outpost.move")
def test_with_one_in_the_pool_none_is_moved():
    table = scenario(at="destination", ark="w-planet", upgrades=BOTH, outposts=["n"])
    assert [notation for notation in table.legal() if notation.startswith("outpost")] == ["outpost"]


@proves("cosmos.outpost.from-pool")
def test_without_an_outpost_there_is_nothing_to_place():
    table = scenario(at="destination", ark="w-planet")
    assert not [notation for notation in table.legal() if notation.startswith("outpost")]


@proves("cosmos.outpost.move")
@pytest.mark.parametrize(("chosen", "left"), [("n", "e"), ("e", "n")])
def test_with_all_on_planets_one_of_choice_moves_here(chosen: str, left: str):
    table = scenario(at="destination", ark="w-planet", upgrades=BOTH, outposts=["n", "e"])
    assert choices(table, "outpost") == ["n", "e"]
    table.play(f"outpost {chosen}")
    assert sorted(table.outposts()) == sorted([left, "w"])


@proves("cosmos.read.all-unlocked-outposts")
def test_the_only_unlocked_one_moves():
    table = scenario(at="destination", ark="w-planet", upgrades=PAIR, outposts=["n"]).play("outpost n")
    assert table.outposts() == ["w"]


@proves("cosmos.read.outpost-not-from-here")
def test_an_outpost_is_not_moved_to_where_it_is():
    table = scenario(at="destination", ark="w-planet", upgrades=PAIR, outposts=["w"], colonies=["w"])
    assert table.legal() == ["pass", "gather"]
    table = scenario(at="destination", ark="w-planet", upgrades=BOTH, outposts=["w", "e"])
    assert choices(table, "outpost") == ["e"]


@proves("cosmos.read.two-outposts-here")
def test_both_outposts_may_stand_on_one_planet():
    table = scenario(at="destination", ark="w-planet", upgrades=BOTH, outposts=["w"]).play("outpost")
    assert table.outposts() == ["w", "w"]


@proves("cosmos.outpost.two-points")
@pytest.mark.parametrize(("colonies", "points"), [(["w"], 2), (["n"], 0), ([], 0)])
def test_two_points_beside_an_own_colony(colonies: list[str], points: int):
    placed = scenario(at="destination", ark="w-planet", upgrades=PAIR, colonies=colonies).play("outpost")
    assert items(placed).get("outposts-placed", 0) == points
    moved = scenario(at="destination", ark="w-planet", upgrades=PAIR, colonies=colonies, outposts=["e"])
    moved.play("outpost e")
    assert items(moved).get("outposts-placed", 0) == points


@proves("cosmos.outpost.two-points")
def test_two_points_each_time():
    position: dict[str, Any] = {"upgrades": PAIR, "colonies": ["w", "e"], "outposts": ["e"], "vp": {"placed": 2}}
    table = scenario(at="destination", ark="w-planet", **position).play("outpost e")
    assert items(table)["outposts-placed"] == 4


@proves("cosmos.outpost.two-points")
def test_the_colony_of_somebody_else_does_not_count():
    table = scenario(at="destination", ark="w-planet", upgrades=PAIR, others=({"colonies": ["w"]},)).play("outpost")
    assert "outposts-placed" not in items(table)


@proves("cosmos.destination.planet", "cosmos.destination.robotics")
def test_an_outpost_is_one_action_of_the_planet():
    table = scenario(at="destination", ark="w-planet", upgrades=BOTH).play("outpost")
    assert table.question() == "draw"
    table = scenario(at="destination", ark="w-planet", upgrades=BOTH, outposts=["n", "e"]).play("outpost n")
    assert table.question() == "draw"
    able: dict[str, Any] = {"upgrades": [*BOTH, "robotics"], "colonies": ["w"]}
    table = scenario(at="destination", ark="w-planet", **able).play("outpost")
    assert table.legal() == ["pass", "gather"]
    table = scenario(at="destination", ark="w-planet", outposts=["n", "e"], **able).play("outpost n")
    assert table.legal() == ["pass", "gather"]


# ------------------------------------------------------------------ income


@proves("cosmos.travel.outposts-pay", "cosmos.outpost.income")
def test_the_landing_of_another_ark_pays_the_owner():
    table = scenario(at="travel", ark="w-asteroid", others=({"outposts": ["w"]},)).play("move w-planet")
    assert table.cargo(1) == {"biomass": 1}
    assert table.cargo(0) == {}


@proves("cosmos.outpost.own-landing")
def test_the_owners_own_landing_pays_too():
    table = scenario(at="travel", ark="w-asteroid", outposts=["w"]).play("move w-planet")
    assert table.cargo() == {"biomass": 1}


@proves("cosmos.outpost.income")
@pytest.mark.parametrize("end", ["w-moon", "w-station", "portal"])
def test_landings_elsewhere_pay_nothing(end: str):
    table = scenario(at="travel", ark="w-planet", others=({"outposts": ["w"]},)).play(f"move {end}")
    assert table.cargo(1) == {}


@proves("cosmos.outpost.income")
def test_passing_by_pays_nothing():
    table = scenario(at="travel", ark="w-asteroid", others=({"outposts": ["w"]},)).play("move w-station")
    assert table.cargo(1) == {}


@proves("cosmos.read.two-outposts-here")
def test_two_outposts_on_a_planet_pay_twice():
    table = scenario(at="travel", ark="w-asteroid", others=({"outposts": ["w", "w"]},)).play("move w-planet")
    assert table.cargo(1) == {"biomass": 2}


@proves("cosmos.travel.outposts-pay")
def test_every_owner_is_paid():
    others = ({"outposts": ["w"]}, {"outposts": ["w", "n"]})
    table = scenario(at="travel", ark="w-asteroid", outposts=["w"], others=others).play("move w-planet")
    assert [table.cargo(seat) for seat in range(3)] == [{"biomass": 1}] * 3


@proves("cosmos.outpost.income", "cosmos.cargo.surplus")
def test_what_does_not_fit_is_lost():
    others = ({"outposts": ["w"], "cargo": {"biomass": 4}},)
    table = scenario(at="travel", ark="w-asteroid", others=others).play("move w-planet")
    assert table.cargo(1) == {"biomass": 4}


@proves("cosmos.read.visible-side", "cosmos.read.gains-not-optional")
def test_a_terraformed_planet_pays_its_new_side_crew_included():
    # Thalor terraformed: 1 technology and a crew card; the owner places it in the turn of the other.
    table = scenario(
        at="travel",
        ark="e-station",
        others=({"outposts": ["e"]},),
        cells={"e": {"terraformed": True}},
        crew_deck=["herd-keeper"],
    )
    table.play("move e-planet")
    assert table.cargo(1) == {"technology": 1}
    assert (table.asked(), table.legal(1)) == (1, ["above", "below"])
    table.play("below", 1)
    assert table.below(1) == ["herd-keeper"]
    assert table.active() == table.asked() == 0


@proves("cosmos.crew.no-room", "cosmos.read.visible-side")
def test_an_owner_with_six_cards_draws_none():
    owner = {"outposts": ["e"], "above": SPARE, "below": ["herd-keeper", "relief-captain", "soil-engineer"]}
    table = scenario(
        at="travel", ark="e-station", others=(owner,), cells={"e": {"terraformed": True}}, crew_deck=["gene-analyst"]
    )
    table.play("move e-planet")
    assert table.cargo(1) == {"technology": 1}
    assert table.document()["crew_deck"][0] == "gene-analyst"


@proves("cosmos.read.landing-order")
def test_owners_are_paid_in_turn_order_from_the_one_who_lands():
    # Elpis terraformed: 1 biomass, 1 workforce and 1 of choice.
    cells = {"nw": {"planet": "elpis", "terraformed": True}}
    everybody = ({"outposts": ["nw"]}, {"outposts": ["nw"], "ark": "nw-moon"}, {"outposts": ["nw"]})
    table = scenario(at="travel", outposts=["nw"], others=everybody, cells=cells, active=2)
    table.play("move nw-planet", 2)
    order = []
    while table.question() == "gain":
        seat = table.asked()
        assert seat is not None
        order.append(seat)
        table.play("gain minerals", seat)
    assert order == [2, 3, 0, 1]
    assert [table.cargo(seat) for seat in range(4)] == [{"biomass": 1, "workforce": 1, "minerals": 1}] * 4


@proves("cosmos.outpost.example")
def test_example_two_points_and_then_workforce_and_biomass():
    yellow: dict[str, Any] = {"upgrades": PAIR, "colonies": ["nw"], "cells": {"nw": "elpis"}}
    table = scenario(at="destination", ark="nw-planet", **yellow).play("outpost")
    assert items(table)["outposts-placed"] == 2
    purple = {"ark": "nw-moon"}
    table = scenario(at="travel", outposts=["nw"], others=(purple,), active=1, **yellow)
    table.play("move nw-planet", 1)
    assert table.cargo(0) == {"biomass": 1, "workforce": 1}
