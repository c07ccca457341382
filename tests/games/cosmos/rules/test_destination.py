"""Step 4, AKCJE CELU PODRÓŻY, and step 5, DOBRANIE KARTY (pp. 15, 16, 23): Gather, Gain Specialist, the draw."""

import pytest

from tests.games.cosmos.rules.table import FULL, SPARE, choices, crew_but, offers, scenario
from tests.rules.catalogue import proves

ENGINEER, RED_LEADER = "soil-engineer", "relief-captain"
GREEN_DONE = {"n": "ossa", "w": {"planet": "verdune", "terraformed": True}, "e": "thalor"}


# ------------------------------------------------------------------ planets


@proves("cosmos.destination.planet")
def test_one_of_six_actions_on_a_planet():
    table = scenario(
        at="destination",
        ark="w-planet",
        cargo=FULL,
        above=[ENGINEER, "herd-keeper", "gene-analyst"],
        upgrades=["biodome", "leisure-facilities"],
        survivors=["seed-growers"],
    )
    assert table.legal() == ["pass", "gather", "terraform", "explore", "colony", "outpost"]
    done = scenario(
        at="destination", ark="w-planet", above=["herd-keeper"], survivors=["seed-growers"], cells=GREEN_DONE
    )
    assert done.legal() == ["pass", "gather", "explore", "settle seed-growers"]
    done.play("gather")
    assert done.question() == "draw"


@proves("cosmos.destination.planet")
@pytest.mark.parametrize("ark", ["n-planet", "w-planet", "e-planet"])
def test_whatever_its_colour(ark: str):
    table = scenario(
        at="destination", ark=ark, cargo=FULL, above=[ENGINEER, "herd-keeper", "gene-analyst"], below=[RED_LEADER]
    )
    assert table.legal() == ["pass", "gather", "terraform", "explore"]


@proves("cosmos.destination.robotics", "cosmos.upgrade.robotics")
def test_two_different_actions_with_robotics_and_a_colony():
    table = scenario(
        at="destination", ark="n-planet", cargo={"biomass": 4}, upgrades=["robotics", "biodome"], colonies=["n"]
    )
    table.play("gather")
    assert table.legal() == ["pass", "terraform"]  # no second Gather
    table.play("terraform,raise biomass,pass")
    assert table.question() == "draw"


@proves("cosmos.destination.robotics")
def test_the_second_action_is_not_needed():
    table = scenario(at="destination", ark="n-planet", cargo=FULL, upgrades=["robotics"], colonies=["n"])
    table.play("gather,pass")
    assert table.question() == "draw"


@proves("cosmos.destination.robotics", "cosmos.upgrade.robotics")
@pytest.mark.parametrize(("upgrades", "colonies"), [(["biodome"], ["n"]), (["robotics"], ["w"]), (["robotics"], [])])
def test_one_action_without_robotics_or_without_a_colony_here(upgrades: list[str], colonies: list[str]):
    table = scenario(at="destination", ark="n-planet", cargo=FULL, upgrades=upgrades, colonies=colonies)
    table.play("gather")
    assert table.question() == "draw"


@proves("cosmos.read.destination-optional")
@pytest.mark.parametrize("ark", ["n-planet", "n-moon"])
def test_nothing_has_to_be_done(ark: str):
    table = scenario(at="destination", ark=ark, cargo=FULL, above=SPARE).play("pass")
    assert table.cargo() == FULL
    assert table.question() == "draw"


# ------------------------------------------------------------------ moons, stations, the portal


@proves("cosmos.destination.both", "cosmos.read.destination-optional")
@pytest.mark.parametrize("ark", ["n-moon", "w-station", "portal"])
@pytest.mark.parametrize("order", [0, 1])
def test_both_actions_in_either_order(ark: str, order: int):
    table = scenario(at="destination", ark=ark, above=[RED_LEADER, ENGINEER])
    steps = ["gather", f"train {RED_LEADER}"]
    if order:
        steps.reverse()
    for step in steps:
        table.play(step)
        if table.question() == "gain":
            table.play("gain technology")
    assert sum(table.cargo().values()) > 0
    assert table.player()["ready"] == ["engineer"]
    assert table.question() == "draw"


@proves("cosmos.destination.asteroid")
def test_an_asteroid_allows_nothing():
    table = scenario(at="travel", ark="n-planet", cargo=FULL).play("move n-asteroid")
    assert table.question() == "draw"


# ------------------------------------------------------------------ Gather


@proves("cosmos.gather.shown")
@pytest.mark.parametrize(
    ("ark", "shown"),
    [
        ("w-planet", {"biomass": 1}),
        ("w-moon", {"biomass": 2}),
        ("w-station", {"workforce": 2}),
        ("e-moon", {"biomass": 1, "minerals": 1}),
    ],
)
def test_what_is_shown_there(ark: str, shown: dict[str, int]):
    assert scenario(at="destination", ark=ark).play("gather").cargo() == shown


@proves("cosmos.gather.shown")
def test_the_portal_gives_one_of_choice():
    table = scenario(at="destination", ark="portal").play("gather")
    assert choices(table, "gain") == ["biomass", "workforce", "minerals", "technology"]
    assert table.play("gain technology").cargo() == {"technology": 1}


@proves("cosmos.gather.surplus", "cosmos.cargo.surplus")
def test_a_unit_of_choice_without_any_room_is_lost():
    table = scenario(at="destination", ark="portal", cargo=FULL).play("gather")
    assert table.cargo() == FULL
    assert table.question() == "draw"


@proves("cosmos.gather.surplus")
def test_what_does_not_fit_is_lost():
    table = scenario(at="destination", ark="w-station", cargo={"workforce": 3}).play("gather")
    assert table.cargo() == {"workforce": 4}


@proves("cosmos.gather.crew")
def test_crew_cards_as_far_as_the_limit_allows():
    table = scenario(at="destination", ark="e-station", above=SPARE, crew_deck=["gene-analyst"]).play("gather")
    assert table.player()["below"] == ["gene-analyst"]
    full = [ENGINEER, RED_LEADER, "herd-keeper"]
    table = scenario(at="destination", ark="e-station", above=SPARE, below=full, crew_deck=["gene-analyst"])
    table.play("gather")
    assert table.document()["crew_deck"][0] == "gene-analyst"


@proves("cosmos.gather.example")
def test_example_one_workforce_on_the_red_planet():
    assert scenario(at="destination", ark="n-planet").play("gather").cargo() == {"workforce": 1}


# ------------------------------------------------------------------ Gain Specialist


@proves("cosmos.gain.where")
@pytest.mark.parametrize(
    ("ark", "there"),
    [("n-moon", True), ("n-station", True), ("portal", True), ("n-planet", False)],
)
def test_where_a_specialist_is_gained(ark: str, there: bool):
    assert offers(scenario(at="destination", ark=ark, above=[RED_LEADER]), f"train {RED_LEADER}") == there


@proves("cosmos.gain.where")
def test_one_card_in_a_turn():
    table = scenario(at="destination", ark="n-moon", above=[RED_LEADER, ENGINEER]).play(f"train {RED_LEADER}")
    assert table.legal() == ["pass", "gather"]


@proves("cosmos.gain.engineer")
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_an_engineer_readies_any_leader(colour: str):
    table = scenario(at="destination", ark="n-moon", above=[ENGINEER]).play(f"train {ENGINEER},ready {colour}")
    assert table.player()["ready"] == [f"{colour}-leader"]
    assert table.document()["crew_discard"] == [ENGINEER]
    assert table.legal() == ["pass", "gather"]  # one token, and no more


@proves("cosmos.gain.leader")
@pytest.mark.parametrize("leader", [RED_LEADER, "herd-keeper", "gene-analyst"])
def test_any_leader_readies_the_engineer(leader: str):
    table = scenario(at="destination", ark="n-moon", below=[leader]).play(f"train {leader}")
    assert table.player()["ready"] == ["engineer"]
    assert table.player()["below"] == []


@proves("cosmos.gain.no-limit")
def test_tokens_do_not_count_for_the_limit():
    ready = ["engineer", "red-leader", "green-leader", "blue-leader"]
    table = scenario(
        at="draw", ark="n-moon", above=SPARE, below=[ENGINEER, RED_LEADER], ready=ready, crew_deck=["gene-analyst"]
    )
    table.play("draw")
    assert len(table.player()["above"] + table.player()["below"]) == 6


@proves("cosmos.gain.like-a-card")
def test_a_leader_token_explores_like_a_card():
    table = scenario(at="destination", ark="w-planet", ready=["green-leader"], survivor_deck=["archive-staff"])
    table.play("explore")
    assert table.player()["ready"] == []
    assert table.cargo() == {"technology": 3}


@proves("cosmos.gain.example")
def test_example_the_green_leader_for_an_engineer_at_a_station():
    table = scenario(at="destination", ark="e-station", above=[ENGINEER])
    table.play(f"train {ENGINEER}")
    assert table.legal() == ["ready red", "ready green", "ready blue"]
    table.play("ready green")
    assert table.player()["ready"] == ["green-leader"]
    assert table.player()["above"] == []


@proves("cosmos.read.token-not-ready")
def test_only_tokens_that_are_not_ready():
    table = scenario(at="destination", ark="n-moon", above=[ENGINEER, RED_LEADER], ready=["engineer", "red-leader"])
    assert choices(table, "train") == [ENGINEER]
    table.play(f"train {ENGINEER}")
    assert table.legal() == ["ready green", "ready blue"]
    leaders = ["red-leader", "green-leader", "blue-leader"]
    table = scenario(at="destination", ark="n-moon", above=[ENGINEER, RED_LEADER], ready=leaders)
    assert choices(table, "train") == [RED_LEADER]


# ------------------------------------------------------------------ the draw


@proves("cosmos.draw.may")
def test_the_last_step_draws_a_card_or_not():
    table = scenario(at="draw", ark="n-moon", crew_deck=["gene-analyst"])
    assert table.legal() == ["pass", "draw"]
    table.play("pass")
    assert table.active() == 1
    assert table.player()["above"] == table.player()["below"] == []
    table = scenario(at="draw", ark="n-moon", crew_deck=["gene-analyst"]).play("draw,below")
    assert table.player()["below"] == ["gene-analyst"]
    assert table.active() == 1


@proves("cosmos.draw.may", "cosmos.crew.reshuffle")
def test_the_draw_from_an_empty_deck_shuffles_the_discarded_cards():
    discarded = crew_but(*SPARE)
    table = scenario(at="draw", ark="n-moon", cantina=SPARE, crew_discard=discarded)
    table.play("draw,above")
    assert table.above()[0] in discarded
    assert len(table.document()["crew_deck"]) == len(discarded) - 1


@proves("cosmos.draw.limit")
def test_no_draw_with_six_cards():
    table = scenario(at="destination", ark="n-moon", above=SPARE, below=[ENGINEER, RED_LEADER, "gene-analyst"])
    table.play("pass")
    assert table.active() == 1
    assert len(table.player()["above"] + table.player()["below"]) == 6


@proves("cosmos.draw.row")
def test_the_card_goes_where_there_is_room():
    table = scenario(at="draw", ark="n-moon", above=SPARE, crew_deck=["gene-analyst"]).play("draw")
    assert table.player()["below"] == ["gene-analyst"]
    table = scenario(at="draw", ark="n-moon", above=SPARE[:2], crew_deck=["gene-analyst"]).play("draw")
    assert table.legal() == ["above", "below"]
