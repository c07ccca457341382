"""Step 1, ULEPSZENIE ARKI (pp. 10, 11): costs, markers, effects, Engines and the pairs that bring an outpost."""

from typing import Any

import pytest

from tests.games.cosmos.rules.table import FULL, SPARE, choices, items, offers, scenario
from tests.rules.catalogue import proves

ENGINEERS = ["drill-engineer", "soil-engineer", "mining-engineer"]
LEADERS = {"red": "relief-captain", "green": "herd-keeper", "blue": "gene-analyst"}
COSTS = {
    "robotics": ("engineer", {"technology": 2}),
    "biodome": ("engineer", {"biomass": 2}),
    "space-mining": ("engineer", {"minerals": 2}),
    "cargo-holds": ("leader", {"workforce": 1}),
    "scouting-vehicles": ("leader", {"workforce": 1}),
    "leisure-facilities": ("engineer", {"workforce": 1}),
    "mining-vehicles": ("leader", {"minerals": 1}),
    "engines": ("engineer", {"workforce": 1, "technology": 1}),
}
NAMES = list(COSTS)
PAIRS = [("biodome", "leisure-facilities"), ("space-mining", "mining-vehicles")]


@proves(
    "cosmos.upgrade.cost",
    "cosmos.upgrade.robotics",
    "cosmos.upgrade.biodome",
    "cosmos.upgrade.space-mining",
    "cosmos.upgrade.cargo-holds",
    "cosmos.upgrade.scouting-vehicles",
    "cosmos.upgrade.leisure-facilities",
    "cosmos.upgrade.mining-vehicles",
    "cosmos.upgrade.engines",
)
@pytest.mark.parametrize("name", NAMES)
def test_what_an_upgrade_costs(name: str):
    specialist, cost = COSTS[name]
    crew = ENGINEERS[0] if specialist == "engineer" else LEADERS["red"]
    table = scenario(cargo=cost, above=[crew])
    table.play(f"upgrade {name}")
    assert table.cargo() == {}
    assert table.player()["above"] == []
    assert table.document()["crew_discard"] == [crew]
    assert table.player()["upgrades"] == ([] if name == "engines" else [name])
    assert table.player()["outpost_pool"] == 0
    assert table.state.view(0)["players"][0]["movement"] == (4 if name == "engines" else 2)


@proves("cosmos.upgrade.cost", "cosmos.cargo.never-below-zero")
@pytest.mark.parametrize("name", NAMES)
def test_one_unit_too_few_is_not_enough(name: str):
    for resource in COSTS[name][1]:
        short = {**FULL, resource: COSTS[name][1][resource] - 1}
        table = scenario(cargo=short, above=[ENGINEERS[0], LEADERS["red"]])
        assert not offers(table, f"upgrade {name}")


@proves("cosmos.upgrade.cost", "cosmos.read.leader-of-any-colour")
def test_the_specialist_must_be_the_one_shown():
    engineers = [name for name in NAMES if COSTS[name][0] == "engineer"]
    leaders = [name for name in NAMES if COSTS[name][0] == "leader"]
    assert choices(scenario(cargo=FULL, above=ENGINEERS), "upgrade") == engineers
    for leader in LEADERS.values():
        assert choices(scenario(cargo=FULL, above=[leader]), "upgrade") == leaders


@proves("cosmos.upgrade.cost")
def test_without_specialists_there_is_nothing_to_unlock():
    assert scenario(cargo=FULL).question() == "move"


@proves("cosmos.upgrade.may", "cosmos.turn.steps")
def test_nobody_has_to_upgrade():
    table = scenario(cargo=FULL, above=ENGINEERS)
    table.play("pass")
    assert table.question() == "move"
    assert table.cargo() == FULL


@proves("cosmos.upgrade.marker")
def test_the_marker_comes_into_the_pool():
    table = scenario(cargo=FULL, above=ENGINEERS[:1])
    assert table.player()["colony_pool"] == 0
    table.play("upgrade robotics")
    assert table.player()["colony_pool"] == 1


@proves("cosmos.upgrade.one-per-turn")
def test_one_upgrade_in_a_turn():
    table = scenario(cargo=FULL, above=ENGINEERS)
    table.play(f"upgrade robotics,spend {ENGINEERS[0]}")
    assert table.question() == "move"


@proves("cosmos.upgrade.for-good")
def test_an_upgrade_is_not_unlocked_twice():
    table = scenario(cargo=FULL, above=ENGINEERS, upgrades=["robotics", "space-mining"])
    assert choices(table, "upgrade") == ["biodome", "leisure-facilities", "engines"]


# ------------------------------------------------------------------ what they do


@proves("cosmos.upgrade.biodome", "cosmos.upgrade.for-good")
def test_biodome_gives_workforce_at_stations():
    table = scenario(at="travel", ark="portal", upgrades=["biodome"])
    table.play("move e-station")
    assert table.cargo() == {"workforce": 1}
    table.play("pass")  # of the destination
    table = scenario(at="travel", ark="n-planet", upgrades=["biodome"], cargo={"workforce": 1})
    table.play("move n-station")
    assert table.cargo() == {"workforce": 2}


@proves("cosmos.upgrade.space-mining")
def test_space_mining_gives_a_mineral_on_moons():
    table = scenario(at="travel", ark="n-planet", upgrades=["space-mining"]).play("move n-moon")
    assert table.cargo() == {"minerals": 1}


@proves("cosmos.upgrade.biodome", "cosmos.upgrade.space-mining")
@pytest.mark.parametrize(
    ("upgrade", "end"),
    [("biodome", "n-moon"), ("space-mining", "n-station"), ("biodome", "portal"), ("space-mining", "n-asteroid")],
)
def test_they_give_nothing_elsewhere(upgrade: str, end: str):
    assert scenario(at="travel", ark="n-planet", upgrades=[upgrade]).play(f"move {end}").cargo() == {}


@proves("cosmos.upgrade.leisure-facilities")
def test_leisure_facilities_take_a_card_from_the_cantina_at_stations():
    table = scenario(at="travel", ark="n-planet", upgrades=["leisure-facilities"], cantina=SPARE)
    table.play(f"move n-station,take {SPARE[0]},above")
    assert table.player()["above"] == [SPARE[0]]
    table = scenario(at="travel", ark="n-planet", upgrades=["leisure-facilities"]).play("move n-moon")
    assert table.question() != "cantina"


@proves("cosmos.upgrade.mining-vehicles")
def test_mining_vehicles_take_a_card_from_the_cantina_on_moons():
    table = scenario(at="travel", ark="n-planet", upgrades=["mining-vehicles"], cantina=SPARE)
    table.play(f"move n-moon,take {SPARE[2]},below")
    assert table.player()["below"] == [SPARE[2]]
    table = scenario(at="travel", ark="n-planet", upgrades=["mining-vehicles"]).play("move n-station")
    assert table.question() != "cantina"


@proves("cosmos.upgrade.leisure-facilities", "cosmos.crew.no-room")
def test_no_card_without_room():
    rows: dict[str, Any] = {"above": ENGINEERS, "below": list(LEADERS.values())}
    table = scenario(at="travel", ark="n-planet", upgrades=["leisure-facilities"], cantina=SPARE, **rows)
    table.play("move n-station")
    assert table.question() == "play"


# ------------------------------------------------------------------ Engines


@proves("cosmos.upgrade.engines", "cosmos.travel.two-spaces")
def test_the_first_payment_moves_the_marker_to_four():
    table = scenario(cargo=FULL, above=ENGINEERS[:1])
    assert table.state.view(0)["players"][0]["movement"] == 2
    table.play("upgrade engines")
    assert table.state.view(0)["players"][0]["movement"] == 4
    assert table.player()["colony_pool"] == 0
    assert offers(table, "move w-planet")


@proves("cosmos.upgrade.engines-twice", "cosmos.travel.two-spaces")
def test_the_second_payment_frees_it_at_six():
    table = scenario(cargo=FULL, above=ENGINEERS, engines=1)
    table.play(f"upgrade engines,spend {ENGINEERS[0]}")
    assert table.cargo() == {**FULL, "workforce": 3, "technology": 3}
    assert table.state.view(0)["players"][0]["movement"] == 6
    assert table.player()["colony_pool"] == 1
    assert table.player()["upgrades"] == ["engines"]


@proves("cosmos.upgrade.engines-twice")
def test_there_is_no_third_payment():
    table = scenario(cargo=FULL, above=ENGINEERS, upgrades=["engines"])
    assert not offers(table, "upgrade engines")


# ------------------------------------------------------------------ outposts


@proves("cosmos.upgrade.outpost-pair", "cosmos.upgrade.outpost-points")
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("last", [0, 1])
def test_a_pair_brings_an_outpost_and_five_points(pair: tuple[str, str], last: int):
    table = scenario(cargo=FULL, above=[ENGINEERS[0], LEADERS["blue"]], upgrades=[pair[1 - last]])
    assert table.player()["outpost_pool"] == 0
    table.play(f"upgrade {pair[last]}")
    assert table.player()["outpost_pool"] == 1
    assert items(table) == {"outposts-unlocked": 5}


@proves("cosmos.upgrade.outpost-two")
def test_both_pairs_bring_two_outposts_and_ten_points():
    table = scenario(
        cargo=FULL, above=[ENGINEERS[0]], upgrades=["biodome", "leisure-facilities", "mining-vehicles"], active=0
    )
    table.play("upgrade space-mining")
    assert table.player()["outpost_pool"] == 2
    assert items(table) == {"outposts-unlocked": 10}
    assert table.active() == 0


@proves("cosmos.upgrade.outpost-two")
@pytest.mark.parametrize("name", ["robotics", "cargo-holds", "scouting-vehicles"])
def test_other_pairs_bring_none(name: str):
    others = [other for other in ("robotics", "cargo-holds", "scouting-vehicles", "engines") if other != name]
    table = scenario(cargo=FULL, above=[ENGINEERS[0], LEADERS["red"]], upgrades=others)
    table.play(f"upgrade {name}")
    assert table.player()["outpost_pool"] == 0
    assert items(table) == {}


@proves("cosmos.upgrade.outpost-two")
@pytest.mark.parametrize("pair", PAIRS)
def test_a_pair_brings_its_outpost_once(pair: tuple[str, str]):
    table = scenario(cargo=FULL, above=ENGINEERS[:1], upgrades=pair).play("upgrade robotics")
    assert table.player()["outpost_pool"] == 1
    assert items(table) == {"outposts-unlocked": 5}


@proves("cosmos.upgrade.outpost-two")
def test_fields_that_do_not_face_each_other_bring_none():
    table = scenario(cargo=FULL, above=ENGINEERS[:1], upgrades=["mining-vehicles"])
    table.play("upgrade biodome")
    assert table.player()["outpost_pool"] == 0
