"""Positions in which any player of Micro Cosmos would know what to do."""

from galaktyka.bots import Outlook, find_bot
from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.scenario import Scenario, scenario


def answer(table: Scenario, seat: int = 0) -> str:
    action = find_bot("greedy", "cosmos", 0).choose(Outlook(table.state, seat, seeded(0)))
    return table.state.game().actions.notation(action)


def nearly_done(**more: object) -> dict[str, object]:
    """Ossa (10 levels: biomass 3, minerals 3, technology 4) lacks two levels of technology."""
    return {"levels": {"biomass": 3, "minerals": 3, "technology": 2}, **more}


# --- where to fly


def test_a_planet_that_can_be_finished_is_worth_the_flight():
    table = scenario(at="travel", cargo={"technology": 2}, cells={"n": nearly_done(track=[(1, 5), (0, 3)])})
    assert answer(table) == "move n-planet"


def test_survivors_are_brought_to_their_new_home():
    table = scenario(
        at="travel",
        survivors=["seed-growers"],
        cells={"w": {"terraformed": True}},
        vp={"merit": 5, "bonus": 3},
    )
    assert answer(table) == "move w-planet"


def test_with_nothing_on_board_the_ark_does_not_fly_to_the_asteroid():
    table = scenario(at="travel")
    assert "n-planet" in " ".join(table.legal())
    assert "asteroid" not in answer(table)


# --- what to do there


def test_a_planet_is_finished_rather_than_gathered_from():
    table = scenario(
        at="destination",
        ark="n-planet",
        cargo={"technology": 2},
        cells={"n": nearly_done(track=[(0, 4), (1, 4)])},
    )
    assert answer(table) == "terraform"


def test_a_survivor_settles():
    table = scenario(
        at="destination",
        ark="w-planet",
        survivors=["seed-growers"],
        cells={"w": {"terraformed": True}},
        vp={"merit": 5, "bonus": 3},
    )
    assert answer(table) == "settle seed-growers"


def test_in_the_last_turn_one_level_is_worth_more_than_resources():
    table = scenario(
        at="destination",
        ark="ne-planet",
        cargo={"biomass": 1},
        cells={"n": {"terraformed": True}, "w": {"terraformed": True}, "e": {"terraformed": True}, "ne": "elpis"},
        closing=2,
    )
    assert answer(table) == "terraform"


def test_in_the_last_turn_a_colony_is_worth_all_that_it_costs():
    table = scenario(
        at="destination",
        ark="ne-planet",
        cargo={"technology": 1},
        colonies=["n"],
        colony_pool=1,
        ready=["engineer", "red-leader"],
        cells={"n": {"terraformed": True}, "w": {"terraformed": True}, "e": {"terraformed": True}, "ne": "keyl"},
        closing=2,
    )
    assert answer(table) == "colony"


# --- what it costs


def test_a_token_is_spent_before_a_card_that_can_still_be_played():
    table = scenario(
        cargo={"workforce": 1, "technology": 1}, ready=["engineer"], above=["systems-engineer"], round=3
    ).play("upgrade engines")
    assert answer(table) == "spend engineer-token"


def test_what_there_is_plenty_of_is_paid_first():
    table = scenario(
        at="destination",
        ark="n-planet",
        cargo={"biomass": 1, "workforce": 4},
        colonies=["w"],
        colony_pool=1,
        ready=["engineer", "red-leader"],
    ).play("colony")
    assert table.question() == "pay"
    assert answer(table) == "pay workforce"


# --- crew


def test_a_crew_action_that_costs_nothing_is_done():
    table = scenario(at="crew", ark="n-moon", below=["structural-engineer"])
    assert answer(table) == "lift structural-engineer"
    assert answer(table.play("lift structural-engineer")) == "use"


def test_a_card_whose_action_does_not_match_stays():
    table = scenario(at="crew", ark="n-planet", above=["mining-engineer"])
    assert answer(table) == "pass"


# --- survivors


def test_of_two_survivors_the_one_that_may_stay_is_resolved():
    table = scenario(
        at="destination",
        ark="w-planet",
        upgrades=["scouting-vehicles"],
        ready=["green-leader"],
        survivor_deck=["foundry-hands", "seed-growers"],
        cells={"w": {"terraformed": True}},
        vp={"merit": 5, "bonus": 3},
    ).play("explore")
    assert answer(table) == "resolve seed-growers"
    assert answer(table.play("resolve seed-growers")) == "keep"


def test_after_the_last_turn_no_survivor_will_find_a_home():
    table = scenario(
        at="destination",
        ark="w-planet",
        ready=["green-leader"],
        survivor_deck=["seed-growers"],
        cells={"n": {"terraformed": True}, "w": {"terraformed": True}, "e": {"terraformed": True}},
        closing=2,
    ).play("explore")
    assert answer(table) == "pass"


# --- the choices for the Automa


def test_the_automa_gives_up_the_leader_that_it_has_fewest_of():
    table = scenario(
        at="automa",
        automa={
            "deck": ["automa-3"],
            "cargo": {"workforce": 1},
            "symbols": ["convoy-captain", "drill-sergeant", "chief-botanist"],
            "upgrades": ["robotics", "biodome", "space-mining"],
        },
    )
    assert table.question() == "automa-leader"
    assert answer(table) == "leader green"
