"""AUTOMATYCZNA BUDOWA (pp. 8, 16): projects whose resources already cover their cost complete by themselves."""

from typing import Any

import pytest

from tests.games.artifacts.rules.table import SPARE, YARDS, attack, cost, discards, table_of, twin, view
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

GREEN = ["r22", "r24", "r16"]  # 6 green, and a card that stays


def settle_calcine(side: str = "logistical", **position: Any) -> Scenario:
    """Calcine is discovered; on its logistical side ships cost 2 less."""
    projects = {"calcine": [], **position.pop("projects")}
    return table_of(hand=GREEN, projects=projects, **position).play(f"discover calcine,{side}")


@proves("artifacts.auto.at-once", "artifacts.auto.effects", "artifacts.auto.discard", "artifacts.auto.example")
def test_calcine_completes_the_black_death():
    position = table_of(hand=GREEN, projects={"calcine": [], "black-death": ["r01a"]}, plan_deck=["hell"])
    assert cost(position, "black-death") == 5
    table = position.play("discover calcine,logistical")
    assert cost(table, "black-death") == 3  # covered by 3 red
    assert table.question() == "side"
    table.play("logistical")
    assert table.empire() == {"calcine": "logistical", "black-death": "logistical"}
    assert table.projects() == {}
    assert "r01" in discards(table)
    assert table.plans() == ["hell"]  # its effect is resolved


@proves("artifacts.auto.at-once")
def test_without_the_discount_the_ship_waits():
    table = settle_calcine("operational", projects={"black-death": ["r01a"]}, deck=["r02", "r03", "r05"])
    while table.question() == "show":
        table.play(table.legal()[0])
    assert table.projects() == {"black-death": ["r01a"]}


@proves("artifacts.auto.order", "artifacts.auto.rising-cost")
def test_of_two_ships_the_owner_says_which_comes_first_and_the_other_is_dearer():
    table = settle_calcine(projects={"sonne": ["r01a"], "veto": ["r02a"]})  # 3 each, and the cost is 3
    assert table.legal() == ["complete sonne", "complete veto"]
    table.play("complete veto,logistical")
    assert table.empire() == {"calcine": "logistical", "veto": "logistical"}
    assert table.projects() == {"sonne": ["r01a"]}  # 4 by now
    assert cost(table, "sonne") == 4


@proves("artifacts.auto.order")
def test_both_complete_one_after_another_if_both_stay_covered():
    table = settle_calcine(projects={"sonne": ["r30a", "r31a"], "veto": ["r29a", "r32a"]})  # 4 red each
    table.play("complete sonne,logistical,logistical")
    assert list(table.empire()) == ["calcine", "sonne", "veto"]


@proves("artifacts.auto.rising-cost")
def test_one_completion_sets_off_the_next():
    projects = {"vitruvius-xxi": [], "tern": ["r29b", "r30b"], "mika-1": ["r28b"]}  # nothing, 4 green, 3 green
    position = table_of(hand=GREEN, projects=projects).play("discover vitruvius-xxi,logistical")
    assert cost(position, "tern") == 4  # 5 + 1 - 2: Tern is covered, Mika is not
    table = twin(position).play("logistical")
    assert table.question() == "side"  # 5 + 2 - 4: now Mika is
    assert list(table.play("logistical").empire()) == ["vitruvius-xxi", "tern", "mika-1"]


@proves("artifacts.auto.rising-cost")
def test_an_operational_planet_in_between_breaks_the_chain():
    projects = {"vitruvius-xxi": [], "tern": ["r29b", "r30b"], "mika-1": ["r28b"]}
    table = table_of(hand=GREEN, projects=projects, deck=["r01", "r03", "r05"])
    table.play("discover vitruvius-xxi,logistical,operational")
    assert table.projects() == {"mika-1": ["r28b"]}  # 5 + 2 - 2


@proves("artifacts.read.check-any-type")
def test_any_type_of_project_can_complete():
    table = table_of(hand=GREEN, projects={"lyceum": [], "peer-review": ["r33a"]})  # technologies cost 2 less
    table.play("discover lyceum,logistical")
    assert table.question() == "side"
    assert table.play("logistical").empire()["peer-review"] == "logistical"


@proves("artifacts.read.prepare-completes-nothing", "artifacts.read.covered-later")
def test_preparing_never_completes_a_card_but_the_next_build_does_for_nothing():
    table = table_of(hand=["r01", "r02", SPARE], projects=["sonne"], artifacts=["second-dawn"])
    table.play("prepare ship,put r01a,put r02a")
    assert table.projects() == {"sonne": ["r01a", "r02a"]}  # 6 of 5
    assert table.empire() == {}
    table.play("play second-dawn,build sonne,logistical")
    assert table.empire() == {"sonne": "logistical"}
    assert table.hand() == [SPARE]


@proves("artifacts.read.covered-later")
def test_a_covered_project_completes_when_its_owners_empire_changes():
    table = table_of(hand=GREEN, projects={"tern": [], "night-ferry": ["r19a", "r20a"]})
    table.play("discover tern,logistical")
    assert table.question() == "side"
    assert table.play("logistical").empire() == {"tern": "logistical", "night-ferry": "logistical"}


@proves("artifacts.read.own-empire")
def test_what_others_have_covered_waits_for_their_own_empires():
    others = ({"hand": ["r38", "r39", "r01"], "projects": {"sonne": ["r02a", "r03a"], "mika-1": []}},)
    table = table_of(hand=GREEN, projects=["tern"], others=others)
    table.play("discover tern,logistical")
    assert table.state.deciders() == [0]
    table.play("done")
    assert table.projects(1) == {"sonne": ["r02a", "r03a"], "mika-1": []}
    table.play("discover mika-1,logistical,logistical", 1)
    assert table.empire(1) == {"mika-1": "logistical", "sonne": "logistical"}


# ------------------------------------------------------------------ only when a card joins


@proves("artifacts.read.check-after-loss", "artifacts.read.only-when-joined")
@pytest.mark.parametrize(("system", "left"), [("hive-lattice", []), ("mirror-sea", ["night-ferry"])])
def test_a_ship_that_is_lost_completes_nothing(system: str, left: list[str]):
    table = attack(
        "night-ferry",
        "r07",
        mine={"cold-furnace": "logistical"},
        system=system,
        projects={"veto": ["r17a", "r18a"]},
        hand=["r01", "r02", SPARE],
    )  # 1 + 2 = 3: destroyed or damaged
    assert table.empire() == {"cold-furnace": "logistical"}
    assert cost(table, "veto") == 6  # 7 before: it is covered
    assert table.question() == "discard"
    assert table.projects() == {"veto": ["r17a", "r18a"], **{ship: [] for ship in left}}


@proves("artifacts.read.check-after-lifting", "artifacts.read.only-when-joined")
def test_a_planet_that_is_freed_completes_nothing():
    table = table_of(hand=GREEN, projects={"sonne": ["r01a"]}, empire={"calcine": {"tokens": 1}})
    assert cost(table, "sonne") == 5
    table.play("unblock planet,pay r22b")
    assert table.tokens() == {}
    assert cost(table, "sonne") == 3  # and 3 are attached
    assert table.question() == "discard"
    assert table.projects() == {"sonne": ["r01a"]}


@proves("artifacts.read.check-after-lifting")
def test_nor_does_an_artifact_that_frees_it():
    table = table_of(
        hand=[SPARE], projects={"sonne": ["r01a"]}, empire={"calcine": {"tokens": 2}}, artifacts=["silent-bell"]
    )
    table.play("play silent-bell")
    assert (table.tokens(), table.question()) == ({}, "act")
    assert table.projects() == {"sonne": ["r01a"]}


def two_ships_prepared(**position: Any) -> Scenario:
    """4 red on each of two ships, a blockaded Calcine, and the credit that switches it on."""
    ships = {"sonne": ["r29a", "r31a"], "veto": ["r30a", "r32a"]}
    projects = {**ships, **position.pop("projects", {})}
    return table_of(hand=GREEN, credits=1, projects=projects, empire={"calcine": {"tokens": 1}}, **position)


@proves("artifacts.read.check-when-switched", "artifacts.read.only-when-joined")
def test_two_ships_do_not_come_free_for_one_credit():
    table = two_ships_prepared().play("switch calcine")
    assert (cost(table, "sonne"), table.credits()) == (3, 0)  # both are covered
    assert table.question() == "act"
    assert table.empire() == {"calcine": "logistical"}
    table.play("build sonne,logistical")  # one of them is built, for nothing: that is the action
    assert table.hand() == sorted(GREEN)
    assert table.question() == "side"  # a card has joined, and the other ship has its 4, too: 5 + 1 - 2


@proves("artifacts.read.switched-card-counts")
def test_a_card_that_is_switched_on_counts_when_another_joins():
    projects: dict[str, Any] = {"tern": []}  # 5 + 1
    table = two_ships_prepared(projects=projects).play("switch calcine,discover tern,logistical")
    assert table.legal() == ["complete sonne", "complete veto"]
    blank = two_ships_prepared(projects=projects).play("discover tern,logistical")
    assert blank.question() == "discard"  # they cost 5


@proves("artifacts.read.check-when-turned", "artifacts.read.only-when-joined")
def test_a_card_that_is_turned_over_completes_nothing():
    projects = {"sonne": ["r01a", "r02a"]}  # 6 of 5
    table = table_of(hand=[SPARE], projects=projects, empire={"relic-bureau": {}}, artifacts=["time-controller"])
    table.play("play time-controller")
    assert table.empire() == {"relic-bureau": "operational"}
    assert (table.question(), table.projects()) == ("act", projects)


@proves("artifacts.read.only-when-joined")
def test_a_card_that_joins_for_nothing_starts_it_too():
    projects = {"calcine": [], "sonne": ["r01a"]}
    table = table_of(hand=[SPARE], projects=projects, artifacts=["world-needle"])
    table.play("play world-needle,complete calcine,logistical")
    assert table.question() == "side"  # Sonne costs 3 now


@proves("artifacts.read.damaged-rebuilt", "artifacts.attack.once-a-turn")
def test_a_damaged_ship_that_costs_nothing_is_rebuilt_and_does_not_attack_again():
    table = attack("night-ferry", "r07", mine=YARDS, system="mirror-sea", hand=["r01", "r02", SPARE])  # 3: damaged
    assert table.question() == "side"
    table.play("operational")
    assert table.question() == "discard"  # no second attack
    assert list(table.empire()) == [*YARDS, "night-ferry"]
    assert table.credits() == 3  # for the one attack


@proves("artifacts.read.damaged-rebuilt", "artifacts.read.plan-again")
def test_a_rebuilt_exploitation_ship_brings_another_plan():
    table = attack("black-death", "r07", mine=YARDS, system="mirror-sea", plans=["hell"], plan_deck=["ambush"])
    table.play("logistical")
    assert table.plans() == ["hell", "ambush"]


@proves("artifacts.read.check-when-bought")
def test_a_bought_card_that_costs_nothing_joins_at_once():
    table = table_of(hand=[SPARE], credits=5, empire=YARDS, decks={"ship": ["sonne"]}).play("buy ship")
    assert table.question() == "side"
    table.play("operational,pass")
    assert table.empire()["sonne"] == "operational"
    assert view(table)["phase"] == "draw"


@proves("artifacts.read.check-when-bought", "artifacts.read.only-when-joined")
def test_a_bought_card_that_costs_something_completes_nothing():
    projects = {"veto": ["r01a", "r02a"]}  # 6 of 5
    table = table_of(hand=[SPARE], credits=5, projects=projects, decks={"ship": ["sonne"]}).play("buy ship")
    assert table.question() == "discard"
    assert table.projects() == {**projects, "sonne": []}


@proves("artifacts.read.check-when-bought")
def test_a_card_that_is_found_and_costs_nothing_joins_at_once():
    empire = {**YARDS, "automated-fleet-construction": "logistical"}
    table = table_of(hand=[SPARE], credits=5, empire=empire, decks={"ship": ["sonne"]})
    table.play("use automated-fleet-construction,kind extermination")
    assert table.question() == "side"


@proves("artifacts.read.prepare-completes-nothing")
def test_an_effect_that_attaches_completes_no_card():
    empire = {"star-charts": "logistical", "calcine": "logistical"}  # the top card goes to what is bought
    table = table_of(hand=[SPARE], credits=5, empire=empire, decks={"ship": ["sonne"]}, deck=["r01"])
    table.play("buy ship")
    assert table.projects() == {"sonne": ["r01a"]}  # 3 of 3
    assert table.question() == "discard"
