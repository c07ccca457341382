"""AUTOMATYCZNA BUDOWA (pp. 8, 16): projects whose resources already cover their cost complete by themselves."""

from typing import Any

from tests.games.artifacts.rules.table import SPARE, attack, cost, discards, table_of, twin, view
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


@proves("artifacts.read.check-after-loss")
def test_a_lost_ship_makes_the_next_one_cheaper():
    table = attack(
        "night-ferry",
        "r07",
        mine={"cold-furnace": "logistical"},
        system="hive-lattice",
        projects={"veto": ["r17a", "r18a"]},
        hand=["r01", "r02", SPARE],
    )  # 1 + 2 = 3: destroyed; Veto cost 7, has 6
    assert table.vp() == 2
    assert cost(table, "veto") == 6
    assert table.question() == "side"


@proves("artifacts.read.check-after-lifting")
def test_a_planet_that_is_freed_completes_a_ship():
    table = table_of(hand=GREEN, projects={"sonne": ["r01a"]}, empire={"calcine": {"tokens": 1}})
    assert cost(table, "sonne") == 5
    table.play("unblock planet,pay r22b")
    assert table.question() == "side"
    assert table.play("logistical").empire() == {"calcine": "logistical", "sonne": "logistical"}


@proves("artifacts.read.check-when-switched")
def test_a_planet_that_is_switched_on_completes_a_ship():
    table = table_of(hand=GREEN, credits=1, projects={"sonne": ["r01a"]}, empire={"calcine": {"tokens": 1}})
    table.play("switch calcine")
    assert table.question() == "side"
    table.play("logistical")
    assert table.empire() == {"calcine": "logistical", "sonne": "logistical"}
    assert table.question() == "act"  # the action is still to come
    assert table.credits() == 0


YARDS = dict.fromkeys(["calcine", "flandern", "gault"], "logistical")  # a first ship costs nothing


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
