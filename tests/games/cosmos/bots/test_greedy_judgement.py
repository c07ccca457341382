"""Positions in which any player of Micro Cosmos would know what to do."""

from galaktyka.games.cosmos.bots.lore import Taste, lore_of
from galaktyka.games.cosmos.bots.scene import scene_of, worth
from galaktyka.games.cosmos.bots.situation import Appraisal
from galaktyka.games.cosmos.bots.upgrades import next_upgrade, paid, rate_of, upgrade_worth
from galaktyka.games.cosmos.engine.game import CosmosState
from galaktyka.games.cosmos.engine.vocabulary import ENGINES, LEISURE, SCOUTING
from tests.bots.playing import answer
from tests.games.cosmos.rules.table import scenario
from tests.games.cosmos.scenario import Scenario


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


def test_with_robotics_one_gathers_what_the_second_action_needs():
    """Thalor (biomass 3, workforce 3, technology 2) lacks two levels of technology, and shows one."""
    table = scenario(
        at="destination",
        ark="e-planet",
        cargo={"technology": 1},
        upgrades=["robotics"],
        colonies=["e"],
        cells={"e": {"levels": {"biomass": 3, "workforce": 3}, "track": [(0, 3), (1, 3)]}},
    )
    assert answer(table) == "gather"
    assert answer(table.play("gather")) == "terraform"


def test_with_robotics_a_new_colony_comes_first():
    """It allows the second action at once, and one level more."""
    table = scenario(
        at="destination",
        ark="n-planet",
        cargo={"biomass": 3, "minerals": 1},
        upgrades=["robotics"],
        colony_pool=1,
        ready=["engineer", "red-leader"],
    )
    assert answer(table) == "colony"
    assert answer(table.play("colony")) == "terraform"


# --- upgrades


def situation(table: Scenario) -> Appraisal:
    assert isinstance(table.state, CosmosState)
    return Appraisal(table.state, 0, lore_of(table.state.box), Taste())


def test_what_can_be_unlocked_in_the_next_turn_is_worth_something_already():
    """Mining Vehicles cost a leader and 1 minerals; Biodome an engineer and 2 biomass."""
    able = situation(scenario(at="travel", cargo={"minerals": 1}, ready=["red-leader"]))
    assert next_upgrade(able, scene_of(able, able.player)) > 0
    for position in ({"minerals": 1}, {"biomass": 2}):
        unpaid = situation(scenario(at="travel", cargo=position, ready=[]))
        assert next_upgrade(unpaid, scene_of(unpaid, unpaid.player)) == 0


def test_the_second_half_of_a_pair_is_worth_more_than_the_first():
    first = situation(scenario(upgrades=[]))
    second = situation(scenario(upgrades=["biodome"]))
    assert upgrade_worth(second, scene_of(second, second.player), LEISURE) > upgrade_worth(
        first, scene_of(first, first.player), LEISURE
    )


def test_scouting_is_worth_more_where_survivors_find_a_home():
    wild = situation(scenario())
    settled = situation(scenario(cells={"w": {"terraformed": True}}, vp={"merit": 5, "bonus": 3}))
    assert rate_of(settled, SCOUTING) > rate_of(wild, SCOUTING)


def test_a_marker_in_the_pool_is_worth_part_of_a_colony():
    without = situation(scenario(upgrades=["cargo-holds"], colonies=["w"]))
    waiting = situation(scenario(upgrades=["cargo-holds", "robotics"], colonies=["w"]))
    spare = worth(waiting, scene_of(waiting, waiting.player)) - worth(without, scene_of(without, without.player))
    assert 0 < spare < 300  # the second colony adds 3 points


def test_engines_bought_in_thought_carry_further():
    a = situation(scenario(cargo={"workforce": 1, "technology": 1}, ready=["engineer"]))
    after = paid(a, scene_of(a, a.player), ENGINES)
    assert (after.engines, after.cargo, after.pool) == (1, 0, 0)
    twice = paid(a, after, ENGINES)
    assert (twice.engines, twice.pool) == (2, 1)


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
