"""AKCJE AUTOMY (pp. 26 to 28): upgrade, gather, terraform, explore, colony, outpost."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import ALL_PLANETS, FULL, automa_turn, box_with, items, scenario
from tests.rules.catalogue import proves

ENGINEERS = ["drill-engineer", "soil-engineer", "mining-engineer"]
RED, GREEN, BLUE = "relief-captain", "herd-keeper", "gene-analyst"
UPGRADE, GATHER, TERRAFORM, EXPLORE = 'does = "upgrade"', 'does = "gather"', 'does = "terraform"', 'does = "explore"'
COLONY, OUTPOST, EITHER = 'does = "colony"', 'does = "outpost"', 'does = "colony-or-outpost"'
ORDER = ["robotics", "biodome", "space-mining", "cargo-holds", "leisure-facilities", "mining-vehicles"]
PAIR = ["space-mining", "mining-vehicles"]
BOTH = [*PAIR, "biodome", "leisure-facilities"]


# ------------------------------------------------------------------ upgrade


@proves("cosmos.automa.upgrade-order")
@pytest.mark.parametrize("number", range(6))
def test_the_next_upgrade_in_the_printed_order(number: int):
    automa = {"cargo": FULL, "symbols": [ENGINEERS[0], RED], "upgrades": ORDER[:number]}
    assert set(automa_turn(UPGRADE, automa=automa).upgrades(1)) == set(ORDER[: number + 1])


@proves("cosmos.automa.upgrade-order", "cosmos.automa.upgrade-example")
def test_example_the_third_when_it_cannot_pay_the_first_two():
    automa = {"cargo": {"biomass": 1, "minerals": 2, "technology": 1}, "symbols": [ENGINEERS[0]]}
    table = automa_turn(UPGRADE, automa=automa)
    assert table.upgrades(1) == ["space-mining"]
    assert table.cargo(1) == {"biomass": 1, "technology": 1}
    assert table.symbols() == []


@proves("cosmos.automa.upgrade-skip")
@pytest.mark.parametrize(
    "automa",
    [
        {"cargo": FULL},
        {"cargo": FULL, "symbols": [RED], "upgrades": ["cargo-holds", "mining-vehicles"]},
        {"symbols": ENGINEERS},
        {"cargo": FULL, "symbols": ENGINEERS, "upgrades": ORDER},
    ],
)
def test_nothing_that_it_can_pay(automa: dict[str, Any]):
    table = automa_turn(UPGRADE, automa=automa)
    assert set(table.upgrades(1)) == set(automa.get("upgrades", ()))
    assert table.cargo(1) == automa.get("cargo", {})


@proves("cosmos.automa.upgrade-no-use")
def test_its_upgrades_do_nothing_for_it():
    lines = ('does = "move", direction = "clockwise", goal = "no-colony"', GATHER, 'does = "crew", cards = 1')
    found = []
    for upgrades in ([], ["robotics", "biodome", "space-mining", "leisure-facilities", "mining-vehicles"]):
        table = automa_turn(*lines, automa={"colonies": ["n"], "upgrades": upgrades})
        found.append((table.ark(1), table.cargo(1), len(table.symbols())))
    assert found == [("e-planet", {"technology": 1}, 1)] * 2


@proves("cosmos.automa.upgrade-cargo", "cosmos.automa.gather")
@pytest.mark.parametrize(("upgrades", "units"), [([], 4), (["robotics"], 4), (["cargo-holds"], 5)])
def test_cargo_holds_make_room(upgrades: list[str], units: int):
    table = automa_turn(GATHER, automa={"cargo": {"workforce": 4}, "upgrades": upgrades})
    assert table.cargo(1) == {"workforce": units}


@proves("cosmos.automa.upgrade-marker")
def test_the_marker_comes_into_its_pool():
    table = automa_turn(UPGRADE, automa={"cargo": {"technology": 2}, "symbols": ENGINEERS[:1]})
    assert table.player(1)["colony_pool"] == 3


@proves("cosmos.automa.upgrade-pair", "cosmos.read.automa-five-points")
def test_a_pair_brings_an_outpost_and_five_points():
    automa = {"cargo": {"minerals": 1}, "symbols": [RED], "upgrades": ["space-mining"]}
    table = automa_turn(UPGRADE, automa=automa)
    assert table.player(1)["outpost_pool"] == 1
    assert items(table, 1) == {"outposts-unlocked": 5, "upgrades": 1}


# ------------------------------------------------------------------ gather


@proves("cosmos.automa.gather")
def test_it_gathers_all_that_fits():
    cells = {"nw": "elpis"}
    table = automa_turn(GATHER, cells=cells, automa={"ark": "nw-planet"})
    assert table.cargo(1) == {"biomass": 1, "workforce": 1}
    table = automa_turn(GATHER, cells=cells, automa={"ark": "nw-planet", "cargo": {"biomass": 4}})
    assert table.cargo(1) == {"biomass": 4, "workforce": 1}


@proves("cosmos.read.automa-draws-from-deck")
def test_crew_cards_that_it_gathers_come_from_the_deck():
    table = automa_turn(
        GATHER, cells={"e": {"terraformed": True}}, automa={"ark": "e-planet"}, crew_deck=["herd-keeper"]
    )
    assert table.cargo(1) == {"technology": 1}
    assert table.symbols() == ["herd-keeper"]


@proves("cosmos.read.automa-draws-from-deck")
def test_a_cantina_symbol_too():
    old = "\ngather = { gain = { technology = 1 } }"
    game = box_with((old, "\ngather = { gain = { technology = 1 }, crew_cantina = 1 }"))
    cantina = ["quartermaster", "seed-archivist", "field-physician"]
    top = ["herd-keeper", "gene-analyst", "soil-engineer"]
    table = scenario(
        at="automa",
        automa={"ark": "n-planet", "colonies": ["n"], "deck": ["automa-6"]},  # Thalor: gathers, draws two, may settle
        crew_deck=top,
        cantina=cantina,
        game=game,
    )
    assert set(table.document()["cantina"]) == set(cantina)
    assert {*table.symbols(), *table.document()["crew_discard"]} == set(top)


@proves("cosmos.automa.gains-least")
@pytest.mark.parametrize(
    ("cargo", "units", "gained"),
    [
        ({"biomass": 2, "workforce": 1, "minerals": 2, "technology": 2}, 1, {"workforce": 1}),
        ({"biomass": 1, "technology": 1}, 1, {"workforce": 1}),
        ({}, 1, {"biomass": 1}),
        ({}, 2, {"biomass": 1, "workforce": 1}),
        ({"biomass": 4, "workforce": 4, "minerals": 4, "technology": 2}, 2, {"technology": 2}),
    ],
)
def test_any_resource_is_what_it_has_least_of(cargo: dict[str, int], units: int, gained: dict[str, int]):
    table = automa_turn(f'does = "gain", gain = {{ any = {units} }}', automa={"cargo": cargo})
    expected = {kind: cargo.get(kind, 0) + gained.get(kind, 0) for kind in FULL}
    assert table.player(1)["cargo"] == expected


# ------------------------------------------------------------------ terraform and explore


@proves("cosmos.automa.terraform", "cosmos.automa.leftmost")
@pytest.mark.parametrize(
    ("cargo", "levels"),
    [
        (FULL, {"biomass": 2}),
        ({"biomass": 1, "technology": 4}, {"biomass": 1, "technology": 1}),
        ({"workforce": 4, "minerals": 1, "technology": 1}, {"minerals": 1, "technology": 1}),
        ({"technology": 4}, {"technology": 2}),
        ({"minerals": 1}, {"minerals": 1}),
    ],
)
def test_the_leftmost_track_first(cargo: dict[str, int], levels: dict[str, int]):
    table = automa_turn(TERRAFORM, automa={"cargo": cargo})
    assert table.cell("n")["levels"] == levels
    assert table.track("n") == [(1, sum(levels.values()))]
    assert table.player(1)["cargo"] == {kind: cargo.get(kind, 0) - levels.get(kind, 0) for kind in FULL}


@proves("cosmos.automa.terraform")
def test_its_colonies_and_outposts_allow_more_levels():
    automa = {"cargo": FULL, "colonies": ["w"], "outposts": ["e"], "upgrades": PAIR}
    table = automa_turn(TERRAFORM, automa=automa)
    assert table.cell("n")["levels"] == {"biomass": 3, "minerals": 1}


@proves("cosmos.automa.terraform")
def test_it_completes_planets_and_scores_like_anybody():
    cells = {"n": {"levels": {"biomass": 3, "minerals": 3, "technology": 3}, "track": [(0, 5), (1, 4)]}}
    table = automa_turn(TERRAFORM, cells=cells, automa={"cargo": FULL})
    assert table.cell("n")["terraformed"]
    assert items(table, 0) == {"terraformed": 5, "first-and-second": 1}  # the Automa's marker came to lie on top
    assert items(table, 1) == {"terraformed": 5, "first-and-second": 3}
    assert table.cargo(1) == {**FULL, "technology": 3}


@proves("cosmos.automa.terraform", "cosmos.automa.as-possible")
def test_it_does_not_terraform_a_terraformed_planet():
    table = automa_turn(TERRAFORM, cells={"n": {"terraformed": True}}, automa={"cargo": FULL})
    assert table.cargo(1) == FULL


@proves("cosmos.automa.explore")
@pytest.mark.parametrize(
    ("survivor", "gains"),
    [
        ("ore-haulers", {"workforce": 1, "minerals": 2}),
        ("seed-growers", {"biomass": 3}),
        ("stranded-pilot", {"biomass": 1, "workforce": 1}),
    ],
)
def test_it_spends_the_leader_takes_the_resources_and_discards_the_survivor(survivor: str, gains: dict[str, int]):
    table = automa_turn(EXPLORE, automa={"symbols": [RED, GREEN]}, survivor_deck=[survivor])
    assert table.symbols() == [GREEN]
    assert table.cargo(1) == gains
    assert table.document()["survivor_discard"] == [survivor]


@proves("cosmos.automa.explore", "cosmos.automa.two-for-one")
def test_two_others_explore_too():
    table = automa_turn(EXPLORE, automa={"symbols": [GREEN, BLUE]}, survivor_deck=["seed-growers"])
    assert table.symbols() == []
    assert table.cargo(1) == {"biomass": 3}


@proves("cosmos.automa.upgrade-no-use", "cosmos.automa.explore")
def test_with_scouting_vehicles_too_it_finds_one_survivor():
    ark = '"leisure-facilities", "%s-vehicles"]'
    game = box_with((ark % "mining", ark % "scouting"))  # if they were an upgrade of its Ark
    automa = {"deck": ["automa-7"], "symbols": [GREEN], "upgrades": ["scouting-vehicles"]}  # it explores green Verdune
    table = scenario(at="automa", automa=automa, survivor_deck=["seed-growers", "archive-staff"], game=game)
    assert table.document()["survivor_discard"] == ["seed-growers"]
    assert table.document()["survivor_deck"][0] == "archive-staff"


@proves("cosmos.read.automa-cannot-explore")
def test_one_other_does_not():
    table = automa_turn(EXPLORE, automa={"symbols": [GREEN]}, survivor_deck=["seed-growers"])
    assert table.symbols() == [GREEN]
    assert table.cargo(1) == {}
    assert table.document()["survivor_deck"][0] == "seed-growers"


# ------------------------------------------------------------------ colonies


@proves("cosmos.automa.colony")
def test_a_colony_where_its_ark_is_for_the_usual_cost():
    table = automa_turn(COLONY, automa={"symbols": [ENGINEERS[0], RED]})
    assert table.colonies(1) == ["n"]
    assert table.player(1)["colony_pool"] == 1
    assert table.symbols() == []


@proves("cosmos.automa.colony")
@pytest.mark.parametrize(
    "automa",
    [
        {"symbols": [*ENGINEERS, RED], "colonies": ["n"]},  # it has one here
        {"symbols": [*ENGINEERS, RED], "colonies": ["e"]},  # no resource for the second
        {"symbols": [ENGINEERS[0]]},
        {"symbols": [*ENGINEERS, RED, "convoy-captain"], "cargo": FULL, "colonies": ["w", "e"]},  # no marker
    ],
)
def test_no_colony_without_marker_cost_or_place(automa: dict[str, Any]):
    table = automa_turn(COLONY, automa=automa)
    assert set(table.colonies(1)) == set(automa.get("colonies", ()))


@proves("cosmos.automa.pays-most")
@pytest.mark.parametrize(
    ("cargo", "left"),
    [
        ({"biomass": 2, "technology": 3}, {"biomass": 2, "technology": 2}),
        ({"workforce": 2, "minerals": 2}, {"workforce": 1, "minerals": 2}),
        ({"biomass": 3, "technology": 2}, {"biomass": 2, "technology": 2}),
        ({"biomass": 2, "minerals": 2, "technology": 2}, {"biomass": 1, "minerals": 2, "technology": 2}),
    ],
)
def test_any_resource_is_what_it_has_most_of(cargo: dict[str, int], left: dict[str, int]):
    table = automa_turn(COLONY, automa={"symbols": [ENGINEERS[0], RED], "colonies": ["e"], "cargo": cargo})
    assert table.colonies(1) == ["n", "e"]
    assert table.cargo(1) == left


@proves("cosmos.automa.pays-most", "cosmos.read.any-each-unit")
def test_each_unit_by_itself():
    automa = {
        "symbols": [ENGINEERS[0], RED, "convoy-captain"],
        "colonies": ["w", "e", "s", "se"],
        "upgrades": ORDER[:3],
        "cargo": {"minerals": 2, "technology": 2},
    }
    table = automa_turn(COLONY, automa=automa, cells=ALL_PLANETS)
    assert "n" in table.colonies(1)
    assert table.cargo(1) == {"minerals": 1, "technology": 1}


# ------------------------------------------------------------------ outposts


@proves("cosmos.automa.outpost")
def test_the_pool_comes_first():
    table = automa_turn(OUTPOST, automa={"upgrades": BOTH, "outposts": ["e"]})
    assert sorted(table.outposts(1)) == ["e", "n"]
    assert table.player(1)["outpost_pool"] == 0


@proves("cosmos.automa.outpost-points")
@pytest.mark.parametrize(("colonies", "points"), [(["n"], 2), (["e"], 0)])
def test_two_points_beside_its_colony(colonies: list[str], points: int):
    table = automa_turn(OUTPOST, automa={"upgrades": PAIR, "colonies": colonies})
    assert items(table, 1).get("outposts-placed", 0) == points


@proves("cosmos.automa.outpost-only")
def test_its_only_outpost_moves():
    table = automa_turn(OUTPOST, automa={"upgrades": PAIR, "outposts": ["e"], "colonies": ["n"]})
    assert table.outposts(1) == ["n"]
    assert items(table, 1)["outposts-placed"] == 2


@proves("cosmos.automa.outpost-which")
@pytest.mark.parametrize(("chosen", "left"), [("e", "w"), ("w", "e")])
def test_of_two_elsewhere_the_human_chooses(chosen: str, left: str):
    table = automa_turn(OUTPOST, automa={"upgrades": BOTH, "outposts": ["e", "w"]})
    assert (table.asked(), table.legal()) == (0, ["outpost e", "outpost w"])
    table.play(f"outpost {chosen}")
    assert sorted(table.outposts(1)) == sorted([left, "n"])


@proves("cosmos.read.automa-outpost-here")
def test_with_one_here_the_other_comes():
    table = automa_turn(OUTPOST, automa={"upgrades": BOTH, "outposts": ["n", "w"]})
    assert table.outposts(1) == ["n", "n"]
    table = automa_turn(OUTPOST, automa={"upgrades": PAIR, "outposts": ["n"], "colonies": ["n"]})
    assert table.outposts(1) == ["n"]
    assert "outposts-placed" not in items(table, 1)


@proves("cosmos.automa.outpost-income")
def test_the_landing_of_the_human_pays_it():
    table = scenario(at="travel", ark="e-station", automa={"outposts": ["e"]}).play("move e-planet")
    assert table.cargo(1) == {"technology": 1}
    assert table.cargo(0) == {}


@proves("cosmos.automa.outpost-income", "cosmos.outpost.income")
def test_its_own_landing_pays_it_and_the_human():
    move = 'does = "move", direction = "clockwise", goal = "to-terraform"'
    table = automa_turn(move, automa={"outposts": ["e"]}, outposts=["e", "n"])
    assert table.ark(1) == "e-planet"
    assert table.cargo(1) == table.cargo(0) == {"technology": 1}


@proves("cosmos.read.automa-draws-from-deck", "cosmos.automa.outpost-income")
def test_crew_that_an_outpost_pays_comes_from_the_deck():
    table = scenario(
        at="travel",
        ark="e-station",
        automa={"outposts": ["e"]},
        cells={"e": {"terraformed": True}},
        crew_deck=["herd-keeper"],
    )
    table.play("move e-planet")
    assert table.symbols() == ["herd-keeper"]


@proves("cosmos.read.automa-colony-or-outpost")
def test_a_colony_if_possible_otherwise_an_outpost():
    able = {"upgrades": PAIR, "symbols": [ENGINEERS[0], RED]}
    table = automa_turn(EITHER, automa=able)
    assert (table.colonies(1), table.outposts(1)) == (["n"], [])
    table = automa_turn(EITHER, automa={"upgrades": PAIR})
    assert (table.colonies(1), table.outposts(1)) == ([], ["n"])
    table = automa_turn(EITHER)
    assert (table.colonies(1), table.outposts(1)) == ([], [])
