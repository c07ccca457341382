"""AKCJE OPERACYJNE (p. 13): Collect Income and Mine Planets."""

import re
from typing import Any

from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.rules.table import SPARE, cannot, discards, resources_left, short_deck, table_of, twin, view
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

BLUE = ["r06", "r07", "r30"]  # 6 blue, and a card that stays
GREEN = ["r22", "r24", "r16"]  # 6 green


@proves("artifacts.income.cost", "artifacts.operational.limit")
def test_income_costs_five_blue():
    empire = {"relic-bureau": "operational"}
    assert cannot(table_of(hand=["r13", "r14", "r15"], empire=empire), "income")  # 2 + 2 + 2: two cards only
    table = table_of(hand=BLUE, empire=empire).play("income")
    assert table.hand() == ["r30"]
    assert cannot(table_of(hand=BLUE, empire={"relic-bureau": "logistical"}), "income")


@proves("artifacts.income.each", "artifacts.income.best", "artifacts.read.order-of-arrival")
def test_each_operational_technology_has_a_card_of_its_own():
    empire = {
        "relic-bureau": "operational",  # extermination: 3 operational technologies: 2
        "core-drills": "operational",  # exploration: a set of all Kinds: none
        "peer-review": "operational",  # expansion: 3 operational technologies: 2
        "deep-wells": "logistical",
    }
    table = table_of(hand=BLUE, empire=empire, deck=["r01", "r13", "r03", "r04"]).play("income")
    assert table.vp() == 2 + 0 + 2  # r01 fits extermination, r13 not exploration, r03 expansion
    assert resources_left(table)[0] == "r04"
    assert {"r01", "r13", "r03"} <= set(discards(table))


@proves("artifacts.income.each", "artifacts.read.order-of-arrival")
def test_a_card_that_does_not_fit_its_own_technology_is_of_no_use():
    empire = {"relic-bureau": "operational", "peer-review": "operational"}  # 2 operational technologies: 1 each
    table = table_of(hand=BLUE, empire=empire, deck=["r03", "r12"]).play("income")  # expansion; extermination
    assert table.vp() == 0  # the other way round it would have been 2
    table = table_of(hand=BLUE, empire=empire, deck=["r12", "r03"]).play("income")
    assert table.vp() == 2


def last_cards(*cards: str, **position: Any) -> Scenario:
    """The deck holds these cards only, and the other player has all that seat 0 does not have: what is paid is all
    that will be shuffled."""
    named = set(re.findall(r"r\d\d", str(position))) | set(cards)
    rest = [card for card in GAME.box.resource_ids if card not in named]
    return table_of(deck=list(cards), others=({"hand": rest},), **position)


@proves("artifacts.income.one-by-one", "artifacts.read.order-of-arrival")
def test_the_owner_chooses_the_next_technology_where_the_deck_runs_out_on_the_way():
    empire = {"relic-bureau": "operational", "peer-review": "operational"}  # 2 operational technologies: 1 each
    table = last_cards("r03", hand=["r06", "r09"], empire=empire).play("income")  # r03 fits expansion
    assert table.legal() == ["which peer-review", "which relic-bureau"]
    assert view(table, 0)["players"][0]["about"] == "technology"
    other = twin(table)
    assert table.play("which peer-review").vp() == 1  # the other one reveals r06 or r09: exploitation, exploration
    assert other.play("which relic-bureau").vp() == 0


@proves("artifacts.income.one-by-one", "artifacts.read.order-of-arrival")
def test_as_long_as_the_deck_is_too_small_the_owner_is_asked_again():
    empire = {"relic-bureau": "operational", "core-drills": "operational", "peer-review": "operational"}
    table = last_cards("r13", "r03", hand=["r06", "r09"], empire=empire).play("income")
    assert table.legal() == ["which core-drills", "which peer-review", "which relic-bureau"]
    assert table.play("which core-drills").legal() == ["which peer-review", "which relic-bureau"]
    assert table.play("which peer-review").vp() == 2  # 3 operational technologies; the last one is not asked about


@proves("artifacts.read.order-of-arrival")
def test_where_the_deck_holds_enough_cards_nobody_is_asked():
    empire = {"relic-bureau": "operational", "peer-review": "operational"}
    table = last_cards("r12", "r03", hand=["r06", "r09"], empire=empire).play("income")
    assert table.vp() == 2  # r12 fits extermination, r03 expansion
    looking_twice = {**empire, "core-drills": "operational", "peer-review": "logistical"}
    table = last_cards("r13", "r12", "r03", hand=["r06", "r09"], empire=looking_twice).play("income")
    assert table.legal() == ["which core-drills", "which relic-bureau"]  # two cards each: four
    table = last_cards("r13", "r12", "r03", "r04", hand=["r06", "r09"], empire=looking_twice).play("income")
    assert table.question() != "which"


@proves("artifacts.mine.cost")
def test_mining_costs_five_green():
    assert cannot(table_of(hand=["r22", "r43"], empire={"tern": "operational"}), "mine")  # 3 + 1
    table = table_of(hand=GREEN, empire={"tern": "operational"}, deck=["r01"]).play("mine")
    assert table.hand() == ["r16"]
    assert cannot(table_of(hand=GREEN, empire={"tern": "logistical"}), "mine")


@proves("artifacts.mine.each", "artifacts.mine.point", "artifacts.mine.no-limit", "artifacts.read.order-of-arrival")
def test_each_operational_planet_produces_one_card():
    empire = {
        "tern": {"side": "operational", "stored": ["r17a", "r18a", "r19a", "r20a"]},
        "calcine": "operational",
        "pell": "logistical",
    }
    table = table_of(hand=GREEN, empire=empire, deck=["r02", "r01", "r04"]).play("mine")
    assert table.legal() == ["show a", "show b"]
    table.play("show a")  # 3 red exploration under Tern
    assert table.vp() == 1
    table.play("show a")  # 3 red extermination under Calcine
    assert table.vp() == 2
    assert table.stored() == {"tern": ["r17a", "r18a", "r19a", "r20a", "r02a"], "calcine": ["r01a"]}


@proves("artifacts.mine.each", "artifacts.read.order-of-arrival")
def test_the_owner_chooses_the_next_planet_where_the_deck_runs_out_on_the_way():
    empire = {"tern": "operational", "calcine": "operational"}
    table = last_cards("r01", hand=["r22", "r24", SPARE], empire=empire).play("mine,pay r22b,pay r24b")
    assert table.legal() == ["which tern", "which calcine"]
    assert view(table, 0)["players"][0]["about"] == "planet"
    table.play("which calcine,show a")  # 3 red extermination
    assert table.vp() == 1
    assert table.stored()["calcine"] == ["r01a"]
    assert table.play(table.legal()[0]).stored().keys() == {"tern", "calcine"}  # Tern got r22 or r24


@proves("artifacts.read.order-of-arrival")
def test_a_planet_that_has_begun_produces_all_its_cards():
    empire = {"tern": "operational", "calcine": "operational"}
    table = last_cards("r01", "r18", "r27", hand=[SPARE], empire=empire, artifacts=["root-engine"])
    table.play("play root-engine,which calcine,show a")  # two cards each, three in the deck
    assert table.play("show a").stored() == {"calcine": ["r01a", "r18a"], "tern": ["r27b"]}  # nothing was to choose
    assert table.question() == "act"  # all is spent: there is no card for the last one


@proves("artifacts.mine.any-action")
def test_produced_cards_pay_for_any_action_within_the_limit():
    def having(**position: object) -> Scenario:
        stored = {"side": "operational", "stored": ["r01a", "r02a", "r30a"]}  # 3, 3, 2 red
        return table_of(hand=[SPARE], empire={"tern": stored, **position})

    assert having(sonne="operational").why_not("offensive") is None
    table = having().play("exchange red,pay r01a,pay r02a")
    assert table.credits() == 6  # two cards, the third stays
    assert table.stored() == {"tern": ["r30a"]}


@proves("artifacts.end.production-goes-on")
def test_the_deck_may_run_out_in_the_middle_of_a_production():
    table = short_deck("r01", "r03", hand=GREEN, projects=["tern"])
    table.play("discover tern,operational")  # the third card comes from the new deck
    assert table.stored()["tern"][:2] == ["r01b", "r03b"]
    assert view(table)["marker"] == 1
    while table.question() == "show":
        table.play("show a")
    assert len(table.stored()["tern"]) == 3
    assert len(resources_left(table)) == 72 - 1 - 1 - 3  # one in hand, the bystander's, three stored


@proves("artifacts.end.reveal-goes-on")
def test_the_first_of_two_cards_lies_open_when_the_deck_runs_out_between_them():
    empire = {"peer-review": "logistical", "relic-bureau": "operational"}
    table = short_deck("r02", "r20", hand=["r06", "r07", "r30"], empire=empire).play("income")
    assert view(table)["marker"] == 1
    assert "r02" in discards(table)
    assert "r02" not in resources_left(table) + table.hand()


@proves("artifacts.read.no-card")
def test_production_without_any_card_yields_nothing():
    hands = [f"r{number:02d}" for number in range(1, 73)]
    others = ({"hand": [card for card in hands if card not in ("r22", "r24")]},)
    table = table_of(hand=[], deck=[], others=others, artifacts=["root-engine"],
                     empire={"tern": {"side": "operational", "stored": ["r22b", "r24b"]}})  # fmt: skip
    table.play("play root-engine")
    assert table.stored() == {"tern": ["r22b", "r24b"]}
    assert resources_left(table) == []
