"""Step 3, ZAGRANIE KART ZAŁOGI (pp. 13, 14): rows, edges, crew actions, and the portal."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import FULL, SPARE, box_with, offers, scenario
from tests.rules.catalogue import proves

# salvage-engineer: upper orbit, gain 1 any; lower red, 1 any for 2 technology and a crew card.
# chief-cyberneticist: upper red, 1 mineral for 2 workforce; lower green, 1 technology for 2 workforce, 1 mineral, crew.
# relief-captain: upper blue, 1 technology; lower green, 2 biomass.
RED, GREEN, BLUE = "n-planet", "w-planet", "e-planet"


# ------------------------------------------------------------------ how many, and from where


@proves("cosmos.play.two")
def test_two_cards_in_a_turn():
    table = scenario(at="crew", ark=RED, above=SPARE)
    table.play(f"play {SPARE[0]},play {SPARE[1]}")
    assert table.question() == "destination"
    assert table.player()["above"] == [SPARE[2]]


@proves("cosmos.play.two")
def test_one_or_none_is_enough():
    table = scenario(at="crew", ark=RED, above=SPARE).play("pass")
    assert table.question() == "destination"
    table = scenario(at="crew", ark=RED, above=SPARE).play(f"play {SPARE[0]},pass")
    assert len(table.player()["above"]) == 2


@proves("cosmos.play.bottom", "cosmos.play.no-match")
def test_a_card_of_the_bottom_row_is_discarded_or_moved_up():
    table = scenario(at="crew", ark=GREEN, below=["chief-cyberneticist"], cargo=FULL)
    assert table.legal() == ["pass", "play chief-cyberneticist", "lift chief-cyberneticist"]
    table.play("play chief-cyberneticist")
    assert table.document()["crew_discard"] == ["chief-cyberneticist"]
    assert table.player()["below"] == table.player()["above"] == []
    table = scenario(at="crew", ark=GREEN, below=["chief-cyberneticist"], cargo=FULL)
    table.play("lift chief-cyberneticist")
    assert table.player()["above"] == ["chief-cyberneticist"]
    assert table.document()["crew_discard"] == []


@proves("cosmos.play.no-room-above")
def test_a_full_top_row_leaves_discarding():
    table = scenario(at="crew", ark=GREEN, above=SPARE, below=["chief-cyberneticist"])
    assert offers(table, "play chief-cyberneticist")
    assert not offers(table, "lift chief-cyberneticist")


@proves("cosmos.play.top")
def test_a_card_of_the_top_row_is_discarded():
    table = scenario(at="crew", ark=RED, above=["relief-captain"])
    assert table.legal() == ["pass", "play relief-captain"]
    table.play("play relief-captain")
    assert table.document()["crew_discard"] == ["relief-captain"]


@proves("cosmos.play.same-twice")
def test_one_card_twice():
    # gene-analyst: upper blue, gain 1 technology; moved up, it can be discarded as the second play.
    table = scenario(at="crew", ark=BLUE, below=["gene-analyst"])
    table.play("lift gene-analyst,use,play gene-analyst")
    assert table.cargo() == {"technology": 1}
    assert table.document()["crew_discard"] == ["gene-analyst"]
    assert table.question() == "destination"


# ------------------------------------------------------------------ edges


@proves("cosmos.play.touching-edge", "cosmos.play.match")
def test_the_upper_edge_in_the_bottom_row_and_the_lower_edge_in_the_top_row():
    upper = scenario(at="crew", ark=BLUE, below=["relief-captain"]).play("play relief-captain,use")
    assert upper.cargo() == {"technology": 1}
    lower = scenario(at="crew", ark=GREEN, above=["relief-captain"]).play("play relief-captain,use")
    assert lower.cargo() == {"biomass": 2}


@proves("cosmos.play.touching-edge", "cosmos.play.no-match")
@pytest.mark.parametrize(("row", "ark"), [("below", GREEN), ("above", BLUE), ("below", RED), ("above", "e-moon")])
def test_the_other_edge_does_not_count(row: str, ark: str):
    crew: dict[str, Any] = {row: ["relief-captain"]}
    table = scenario(at="crew", ark=ark, **crew).play("play relief-captain")
    assert table.question() == "destination"
    assert table.cargo() == {}


@proves("cosmos.play.match")
@pytest.mark.parametrize(("ark", "works"), [("e-moon", True), ("e-station", True), (RED, False), ("e-asteroid", False)])
def test_an_orbit_edge_works_at_moons_and_stations(ark: str, works: bool):
    table = scenario(at="crew", ark=ark, below=["structural-engineer"]).play("play structural-engineer")
    assert (table.question() == "use") == works


@proves("cosmos.play.match")
def test_the_colour_of_a_planet_does_not_count_on_its_moon():
    table = scenario(at="crew", ark="e-moon", below=["relief-captain"]).play("play relief-captain")
    assert table.question() == "destination"


@proves("cosmos.read.action-optional")
def test_a_matching_action_may_be_left_undone():
    table = scenario(at="crew", ark=GREEN, above=["relief-captain"]).play("play relief-captain,pass")
    assert table.cargo() == {}
    assert table.question() == "destination"


# ------------------------------------------------------------------ actions


@proves("cosmos.play.actions")
def test_resources_crew_and_exchanges():
    table = scenario(at="crew", ark="n-moon", above=["systems-engineer"]).play("play systems-engineer,use")
    assert table.cargo() == {"minerals": 1, "technology": 1}
    table = scenario(at="crew", ark=RED, below=["recruiting-officer"], crew_deck=["gene-analyst"])
    table.play("play recruiting-officer,use,above")
    assert table.player()["above"] == ["gene-analyst"]
    table = scenario(at="crew", ark=RED, below=["chief-cyberneticist"], cargo={"minerals": 1})
    table.play("play chief-cyberneticist,use")
    assert table.cargo() == {"workforce": 2}


@proves("cosmos.play.actions", "cosmos.read.exchange-pays-first", "cosmos.read.any-each-unit")
def test_an_exchange_of_a_resource_of_choice():
    table = scenario(at="crew", ark=RED, above=["salvage-engineer"], below=SPARE, cargo={"minerals": 1, "biomass": 1})
    table.play("play salvage-engineer,use")
    assert table.legal() == ["pay biomass", "pay minerals"]
    table.play("pay minerals")
    assert table.cargo() == {"biomass": 1, "technology": 2}


@proves("cosmos.read.exchange-pays-first")
def test_what_is_paid_makes_room_for_what_is_gained():
    # fuel-dispatcher: upper green, 1 biomass for 1 of choice and a crew card.
    table = scenario(at="crew", ark=GREEN, below=["fuel-dispatcher"], above=SPARE, cargo=FULL)
    table.play("play fuel-dispatcher,use")  # only biomass fits again
    assert table.cargo() == FULL
    # salvage-engineer: 1 technology paid makes room for one of the two gained.
    table = scenario(at="crew", ark=RED, above=["salvage-engineer"], below=SPARE, cargo=FULL)
    table.play("play salvage-engineer,use,pay technology")
    assert table.cargo() == {**FULL, "technology": 4}


@proves("cosmos.read.exchange-pays-first")
def test_an_exchange_of_a_fixed_unit_and_one_of_choice_needs_both():
    edge = 'upper = { on = "orbit", pay = { minerals = 1 }, gain = { any = 2 } }'
    both = box_with((edge, edge.replace("minerals = 1", "minerals = 1, any = 1")))
    position: dict[str, Any] = {"at": "crew", "ark": "e-moon", "below": ["quartermaster"], "game": both}
    for cargo, enough in (({"minerals": 1}, False), ({"minerals": 2}, True), ({"minerals": 1, "technology": 1}, True)):
        table = scenario(cargo=cargo, **position).play("play quartermaster")
        assert (table.question() == "use") == enough
    table.play("use")
    assert table.question() == "gain"
    assert table.cargo() == {}


@proves("cosmos.read.exchange-pays-first")
def test_without_anything_to_give_there_is_no_exchange():
    table = scenario(at="crew", ark=RED, above=["salvage-engineer"]).play("play salvage-engineer")
    assert table.question() == "destination"


# ------------------------------------------------------------------ the examples


@proves("cosmos.play.example-orbit")
@pytest.mark.parametrize("ark", ["e-station", "e-moon"])
@pytest.mark.parametrize("resource", ["biomass", "workforce", "minerals", "technology"])
def test_example_one_resource_of_choice_in_orbit(ark: str, resource: str):
    table = scenario(at="crew", ark=ark, below=["salvage-engineer"])
    table.play(f"play salvage-engineer,use,gain {resource}")
    assert table.cargo() == {resource: 1}


@proves("cosmos.play.example-red")
def test_example_one_of_choice_for_two_technology_and_a_card_on_red():
    table = scenario(at="crew", ark=RED, above=["salvage-engineer"], cargo={"workforce": 1}, crew_deck=["gene-analyst"])
    table.play("play salvage-engineer,use,below")
    assert table.cargo() == {"technology": 2}
    assert table.player()["below"] == ["gene-analyst"]


@proves("cosmos.play.example-capacity")
def test_example_only_one_biomass_fits():
    table = scenario(at="crew", ark=GREEN, above=["relief-captain", "soil-engineer"], cargo={"biomass": 3})
    table.play("play relief-captain,use")
    assert table.cargo() == {"biomass": 4}


@proves(
    "cosmos.play.example-twice",
    "cosmos.play.example-new-card",
    "cosmos.play.same-twice",
    "cosmos.read.card-leaves-first",
)
@pytest.mark.parametrize("row", ["above", "below"])
def test_example_the_card_moves_up_without_an_action_and_then_acts(row: str):
    table = scenario(
        at="crew",
        ark=GREEN,
        above=["relief-captain", "soil-engineer"],
        below=["chief-cyberneticist"],
        cargo={"biomass": 3, "technology": 1},
        crew_deck=["gene-analyst"],
    )
    table.play("lift chief-cyberneticist")  # its red edge touched the hold
    assert table.question() == "play"
    assert set(table.player()["above"]) == {"relief-captain", "soil-engineer", "chief-cyberneticist"}
    table.play("play chief-cyberneticist,use")
    assert table.cargo() == {"biomass": 3, "workforce": 2, "minerals": 1}
    assert table.document()["crew_discard"] == ["chief-cyberneticist"]
    assert table.legal() == ["above", "below"]
    table.play(row)
    assert "gene-analyst" in table.player()[row]
    assert table.question() == "destination"


@proves("cosmos.read.card-leaves-first")
def test_the_edge_that_touched_before_counts():
    # relief-captain, upper edge blue, lower edge green: lifted on a green planet it does not act.
    table = scenario(at="crew", ark=GREEN, below=["relief-captain"]).play("lift relief-captain")
    assert table.question() == "play"
    table = scenario(at="crew", ark=BLUE, below=["relief-captain"]).play("lift relief-captain,use")
    assert table.cargo() == {"technology": 1}
    assert table.player()["above"] == ["relief-captain"]


# ------------------------------------------------------------------ the portal


@proves("cosmos.play.portal-one")
def test_one_card_at_the_portal():
    table = scenario(at="travel", ark="n-planet", above=["academy-rector", "quartermaster"]).play("move portal")
    table.play("play quartermaster,use")
    assert table.question() == "destination"
    assert table.player()["above"] == ["academy-rector"]


@proves("cosmos.play.portal-any-edge")
@pytest.mark.parametrize(
    ("row", "card", "gains"),
    [
        ("above", "settlement-elder", {"workforce": 2}),  # red
        ("above", "relief-captain", {"biomass": 2}),  # green
        ("above", "quartermaster", {"technology": 2}),  # blue
        ("above", "mining-engineer", {"minerals": 2}),  # orbit
        ("below", "relief-captain", {"technology": 1}),  # blue
        ("below", "garrison-commander", {"biomass": 1}),  # green
    ],
)
def test_any_touching_edge_works_at_the_portal(row: str, card: str, gains: dict[str, int]):
    crew: dict[str, Any] = {row: [card]}
    table = scenario(at="travel", ark="n-planet", **crew).play(f"move portal,play {card},use")
    assert table.cargo() == gains


@proves("cosmos.play.portal-one", "cosmos.play.portal-any-edge")
def test_moving_a_card_up_is_the_one_play_of_the_portal():
    table = scenario(at="travel", ark="n-planet", below=["relief-captain"]).play("move portal,lift relief-captain,use")
    assert table.cargo() == {"technology": 1}
    assert table.question() == "destination"
