"""Step 2, PODRÓŻ KOSMICZNA (pp. 12, 13): the map, movement, other Arks, and discovery."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import ALL_PLANETS, FIRST_PLANETS, box_with, choices, scenario
from tests.rules.catalogue import proves

# The spaces that serve the edges of the first three cards (north, east, south, west):
#   n, Ossa: moon, planet, station, asteroid; w, Verdune: station, asteroid, planet, moon;
#   e, Thalor: planet, moon, asteroid, station. So the portal is joined to n-station, w-asteroid and e-station.


def moves(ark: str, **position: Any) -> set[str]:
    return set(choices(scenario(at="travel", ark=ark, **position), "move"))


def discoveries(ark: str, **position: Any) -> set[str]:
    return set(choices(scenario(at="travel", ark=ark, **position), "discover"))


# ------------------------------------------------------------------ the map


@proves("cosmos.travel.spaces")
def test_every_planet_moon_and_station_and_the_portal_can_be_reached():
    ends = moves("n-asteroid", cells=ALL_PLANETS, upgrades=["engines"]) | moves(
        "s-asteroid", cells=ALL_PLANETS, upgrades=["engines"]
    )
    places = {f"{cell}-{place}" for cell in ALL_PLANETS for place in ("planet", "moon", "station")}
    assert places | {"portal"} <= ends


@proves("cosmos.travel.lines", "cosmos.read.map")
def test_the_planet_is_joined_to_moon_station_and_asteroid():
    assert moves("n-planet") == {"n-moon", "n-station", "n-asteroid", "portal"}
    assert moves("n-moon") == {"n-planet", "n-station", "n-asteroid"}


@proves("cosmos.travel.lines", "cosmos.read.map")
def test_the_portal_is_joined_to_what_serves_the_edge_that_it_touches():
    assert moves("portal") == {"n-station", "n-planet", "w-asteroid", "w-planet", "e-station", "e-planet"}


@proves("cosmos.travel.lines", "cosmos.read.map")
def test_neighbouring_cards_are_joined_where_their_edges_meet():
    # nw, Elpis: asteroid, station, moon, planet; ne, Keyl: moon, planet, station, asteroid.
    found = moves("n-planet", cells=ALL_PLANETS)
    assert found == {"n-moon", "n-station", "n-asteroid", "ne-asteroid", "ne-planet", "nw-station", "portal"}
    # Verdune's station meets Elpis's moon in the north, its planet Miravel's asteroid in the south.
    found = moves("w-station", cells=ALL_PLANETS)
    assert found == {"w-planet", "w-moon", "w-asteroid", "nw-moon", "nw-planet", "sw-asteroid"}


@proves("cosmos.travel.lines")
def test_a_line_over_an_edge_goes_both_ways():
    for there, back in [("n-asteroid", "nw-station"), ("n-planet", "ne-asteroid"), ("portal", "w-asteroid")]:
        assert back in moves(there, cells=ALL_PLANETS)
        assert there in moves(back, cells=ALL_PLANETS)


# ------------------------------------------------------------------ how far


@proves("cosmos.travel.two-spaces")
def test_two_four_or_six_spaces():
    near = {"n-moon", "n-station", "n-asteroid", "portal"}
    assert moves("n-planet") == near
    further = near | {"w-asteroid", "e-station", "w-planet", "e-planet"}
    assert moves("n-planet", engines=1) == further
    everywhere = further | {"w-moon", "w-station", "e-moon", "e-asteroid"}
    assert moves("n-planet", upgrades=["engines"]) == everywhere


@proves("cosmos.travel.must")
def test_the_ark_must_move():
    table = scenario(at="travel", ark="n-moon")
    assert "pass" not in table.legal()


@proves("cosmos.travel.once-through", "cosmos.read.journey-by-its-end")
def test_nobody_returns_to_where_the_journey_began():
    for space in ("n-planet", "n-moon", "portal", "w-asteroid"):
        assert space not in moves(space, upgrades=["engines"])


@proves("cosmos.travel.once-through", "cosmos.read.journey-by-its-end")
def test_each_end_is_one_choice():
    table = scenario(at="travel", ark="n-planet", upgrades=["engines"], cells=ALL_PLANETS)
    legal = table.legal()
    assert len(legal) == len(set(legal))
    table.play("move s-planet")
    assert table.player()["ark"] == "s-planet"


# ------------------------------------------------------------------ others


@proves("cosmos.travel.pass-others")
def test_occupied_spaces_may_be_passed():
    table = scenario(at="travel", ark="n-planet", others=({"ark": "n-station"},))
    table.play("move portal")
    assert table.player()["ark"] == "portal"


@proves("cosmos.travel.not-occupied")
@pytest.mark.parametrize("space", ["n-moon", "n-station"])
def test_nobody_ends_on_an_occupied_moon_or_station(space: str):
    assert moves("n-planet", others=({"ark": space},)) == {"n-moon", "n-station", "n-asteroid", "portal"} - {space}


@proves("cosmos.travel.room-for-all")
def test_planets_and_the_portal_have_room_for_all():
    others = ({"ark": "n-planet"}, {"ark": "n-planet"}, {"ark": "portal"})
    assert {"n-planet", "portal"} <= moves("n-station", others=others)


@proves("cosmos.read.asteroid")
def test_an_asteroid_is_a_space_for_one_ark():
    assert "n-asteroid" in moves("n-planet")
    assert "n-asteroid" not in moves("n-planet", others=({"ark": "n-asteroid"},))
    # It costs a step: the portal is two away from Verdune, whose asteroid lies between.
    assert "portal" in moves("w-planet")
    assert "portal" not in moves("w-moon")


@proves("cosmos.read.asteroid", "cosmos.destination.asteroid")
def test_an_asteroid_has_no_actions_and_matches_no_edge():
    edges = ["salvage-engineer", "drill-engineer", "soil-engineer"]  # orbit, red and blue above
    table = scenario(at="travel", ark="n-planet", below=edges, cargo={"biomass": 1})
    table.play("move n-asteroid")
    for card in edges[:2]:
        assert table.question() == "play"
        table.play(f"play {card}")
    assert table.cargo() == {"biomass": 1}
    assert table.question() == "draw"


@proves("cosmos.read.barred")
def test_an_ark_with_every_way_barred_stays_and_does_not_land():
    slow = box_with(("\nmovement = 2 ", "\nmovement = 1 "))
    # The moon of Ossa leads to its planet only, where the Automa is.
    table = scenario(at="travel", ark="n-moon", upgrades=["space-mining"], automa={"ark": "n-planet"}, game=slow)
    assert table.player()["ark"] == "n-moon"
    assert table.cargo() == {}
    assert table.question() == "destination"


# ------------------------------------------------------------------ discovery


@proves("cosmos.discover.edge")
def test_a_line_over_a_free_edge_leads_to_a_discovery():
    assert discoveries("portal") == {"s"}
    assert discoveries("n-planet") == {"ne", "nw"}
    assert discoveries("n-moon") == {"ne"}  # over the planet; to the asteroid and over its edge it is too far


@proves("cosmos.discover.edge", "cosmos.read.discovery-ends")
def test_the_step_over_the_edge_counts_for_the_movement():
    assert discoveries("n-station") == {"ne", "s"}
    assert discoveries("n-planet", engines=1) == {"ne", "nw", "s"}
    assert discoveries("n-planet", upgrades=["engines"]) == {"ne", "nw", "s", "sw", "se"}


@proves("cosmos.discover.bottom-card", "cosmos.discover.lands", "cosmos.read.discovery-ends")
def test_the_bottom_card_is_laid_there_and_the_ark_is_on_it():
    deck = ["cindral", "miravel", "elpis", "keyl", "brannoc"]  # the next one first
    table = scenario(at="travel", ark="portal", planet_deck=deck, upgrades=["engines"])
    table.play("discover s")
    assert table.cell("s")["planet"] == "cindral"
    assert table.document()["planet_deck"] == deck[1:]
    assert table.player()["ark"] == "s-planet"
    table.play("raise minerals")
    assert table.question() == "destination"  # no movement is left


@proves("cosmos.read.last-planet-open")
def test_everybody_sees_the_planet_that_is_discovered_last():
    table = scenario(at="travel", ark="portal", planet_deck=["cindral", "miravel", "elpis", "keyl", "brannoc"])
    for viewer in (0, 1, None):
        assert table.state.view(viewer)["last_planet"] == "brannoc"
    assert scenario(cells=ALL_PLANETS).state.view(0)["last_planet"] is None


@proves("cosmos.discover.bottom-card", "cosmos.travel.lines")
def test_the_new_card_is_part_of_the_map_for_everybody():
    table = scenario(at="travel", ark="portal", planet_deck=["cindral"])  # its planet serves the north edge
    table.play("discover s,raise minerals,pass,pass")
    assert (table.active(), table.question()) == (1, "move")
    assert "s-planet" in choices(table, "move", 1)
    assert "s" not in choices(table, "discover", 1)


@proves("cosmos.discover.three-by-three")
def test_nothing_is_discovered_outside_three_by_three():
    # The moon of Ossa serves its north edge, with nothing beyond; Elpis's asteroid and planet serve north and west.
    assert discoveries("n-moon", cells=ALL_PLANETS, upgrades=["engines"]) == set()
    corner = {**FIRST_PLANETS, "nw": "elpis"}
    assert discoveries("nw-planet", cells=corner) == set()
    assert discoveries("nw-asteroid", cells=corner) == set()


@proves("cosmos.discover.five")
def test_after_the_fifth_discovery_there_is_no_more():
    seven = {name: planet for name, planet in ALL_PLANETS.items() if name != "s"}
    table = scenario(at="travel", ark="portal", cells=seven, upgrades=["engines"])
    assert choices(table, "discover") == ["s"]
    table.play("discover s")
    assert len(table.document()["cells"]) == 8
    assert table.document()["planet_deck"] == []
    assert discoveries("s-planet", cells=ALL_PLANETS, upgrades=["engines"]) == set()


@proves("cosmos.discover.free-level", "cosmos.discover.marker", "cosmos.read.discovery-track")
def test_the_discoverer_raises_one_track_for_nothing_and_is_on_space_one():
    table = scenario(at="travel", ark="portal", planet_deck=["cindral"], cargo={"technology": 1})
    table.play("discover s")
    assert table.legal() == ["raise biomass", "raise minerals", "raise technology"]  # it needs no workforce
    table.play("raise technology")
    assert table.cell("s")["levels"] == {"technology": 1}
    assert table.track("s") == [(0, 1)]
    assert table.cargo() == {"technology": 1}
