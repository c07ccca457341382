"""ETAP AKCJI (p. 8): resource cards from the hand and from planets, one colour, gold, and the construction limit."""

from typing import Any

import pytest

from tests.games.artifacts.rules.table import SPARE, box_with, cannot, discards, limit, reason, table_of, twin
from tests.rules.catalogue import proves

# Green: r22 3, r24 3, r17 2, r29 2, r30 2, r31 2, r32 2, r43 1. Red: r01 3, r02 3, r12 1, r13 2, r30 2.


@proves("artifacts.pay.hand-and-planets", "artifacts.pay.discard", "artifacts.discover.use-stored")
def test_cards_from_the_hand_and_from_planets_are_spent_together():
    stored = {"mika-1": {"side": "operational", "stored": ["r24b"]}}
    table = table_of(hand=["r22", "r01"], projects=["calcine"], empire=stored)  # 5 + 1
    table.play("discover calcine")  # 3 + 3 green: nothing else would do
    assert table.question() == "side"
    assert table.stored() == {}
    assert table.hand() == ["r01"]
    assert {"r22", "r24"} <= set(discards(table))


@proves("artifacts.pay.hand-and-planets")
def test_planets_alone_or_the_hand_alone():
    stored = {"mika-1": {"side": "operational", "stored": ["r24b", "r22b"]}}
    assert table_of(hand=[SPARE], projects=["calcine"], empire=stored).why_not("discover calcine") is None
    assert (
        table_of(hand=["r24", "r22"], projects=["calcine"], empire={"mika-1": {}}).why_not("discover calcine") is None
    )


@proves("artifacts.discover.hidden-sections")
def test_the_hidden_section_of_a_stored_card_cannot_be_used():
    stored = {"mika-1": {"side": "operational", "stored": ["r24a"]}}  # 2 red show, 3 green do not
    table = table_of(hand=["r22"], projects=["calcine"], empire=stored)
    assert reason(table, "discover calcine") == "too-expensive"


@proves("artifacts.card.one-section", "artifacts.pay.choose-section")
def test_a_card_gives_one_of_its_sections():
    table = table_of(hand=["r13", SPARE])  # 2 red, 2 blue
    assert twin(table).play("exchange red").credits() == 2
    table.play("exchange blue,pay r13b,done")
    assert table.credits() == 2
    assert table.hand() == [SPARE]


@proves("artifacts.pay.one-colour")
def test_one_colour_for_one_action():
    table = table_of(hand=["r22", "r13"], projects=["tern"])  # 3 green and 2 red or blue
    assert reason(table, "discover tern") == "too-expensive"
    assert table_of(hand=["r22", "r17"], projects=["tern"]).why_not("discover tern") is None  # 3 + 2 green


@proves("artifacts.pay.gold", "artifacts.pay.gold-example")
def test_a_basic_action_is_paid_with_one_green_and_one_gold():
    empire: dict[str, Any] = {"vitruvius-xxi": {}, "mika-1": {}, "ketterby": {}}  # 5 + 3 - 6
    table = table_of(hand=["r27", "r49"], projects=["tern"], empire=empire)  # 1 green, 1 gold
    assert table.play("discover tern").question() == "side"
    assert reason(table_of(hand=["r27", "r11"], projects=["tern"], empire=empire), "discover tern") == "too-expensive"


@proves("artifacts.pay.gold-basic-only", "artifacts.operational.no-gold")
@pytest.mark.parametrize(
    ("action", "hand", "empire"),
    [
        ("offensive", ["r01", "r69"], {"sonne": "operational"}),
        ("income", ["r07", "r69"], {"peer-review": "operational"}),
        ("mine", ["r22", "r52"], {"tern": "operational"}),
    ],
)
def test_gold_does_not_pay_for_operational_actions(action: str, hand: list[str], empire: dict[str, str]):
    table = table_of(hand=hand, empire=empire)  # 3 of the colour and 2 gold
    assert cannot(table, action)
    paid = {"offensive": "r30", "income": "r13", "mine": "r17"}[action]  # 2 of the colour instead
    assert table_of(hand=[hand[0], paid], empire=empire).why_not(action) is None


@proves("artifacts.pay.gold-basic-only", "artifacts.operational.no-gold")
def test_gold_is_not_even_offered_there():
    table = table_of(hand=["r01", "r02", "r69"], empire={"sonne": "operational"}).play("offensive")
    assert table.question() == "target"  # 3 + 3 red: nothing else would do
    assert table.hand() == ["r69"]


@proves("artifacts.pay.gold-basic-only")
def test_gold_does_not_pay_for_factions_and_cards():
    ships = {"sonne": "operational", "victory-parade": "logistical"}
    table = table_of(hand=["r01", "r69"], faction="stargunners", empire=ships)  # 3 red, 2 gold
    assert cannot(table, "faction")
    assert cannot(table, "use victory-parade")
    table = table_of(hand=["r01", "r30"], faction="stargunners", empire=ships)  # 5 red
    assert {"faction", "use victory-parade"} <= set(table.legal())


@proves("artifacts.pay.limit")
def test_two_cards_for_an_action():
    table = table_of(hand=["r17", "r29", "r43"], projects=["tern"])  # 2 + 2 + 1 green
    assert reason(table, "discover tern") == "too-expensive"
    table = table_of(hand=["r22", "r29", "r43"], projects=["tern"])  # 3 + 2
    assert table.why_not("discover tern") is None


@proves("artifacts.pay.limit")
def test_stored_cards_count_for_the_limit_too():
    stored = {"mika-1": {"side": "operational", "stored": ["r17b", "r29b"]}}
    table = table_of(hand=["r30", "r31"], projects=["calcine"], empire=stored)  # 2 + 2 + 2 green for 6
    assert reason(table, "discover calcine") == "too-expensive"


@proves("artifacts.pay.limit")
def test_the_limit_holds_for_each_action_anew():
    table = table_of(hand=["r01", "r02", "r17", "r30"], artifacts=["second-dawn"]).play("play second-dawn")
    table.play("exchange red,pay r01a,pay r02a")
    assert table.credits() == 6
    table.play("exchange red,pay r17a,pay r30a")
    assert table.credits() == 11


@proves("artifacts.pay.add-up", "artifacts.pay.surplus")
def test_icons_are_added_up_and_what_is_too_much_is_lost():
    table = table_of(hand=["r01", "r02"], projects=["sonne", "night-ferry"])  # 6 red for 5
    table.play("build sonne,logistical")
    assert table.empire() == {"sonne": "logistical"}
    assert table.projects() == {"night-ferry": []}
    assert table.credits() == 0


GREEN = ["r29", "r30", "r31", "r32"]  # 2 green or 2 red each
BLUE = ["r13", "r14", "r15", "r16"]  # 2 blue or 2 red each
BUILDING = [("discover tern", GREEN), ("develop peer-review", BLUE), ("build sonne", GREEN)]
RAISED = {"night-ferry": "discover tern", "ariadne": "develop peer-review", "cold-furnace": "build sonne"}


@proves(
    "artifacts.card.ship-exploration",
    "artifacts.card.ship-expansion",
    "artifacts.card.ship-extermination",
    "artifacts.pay.limit-raised",
)
@pytest.mark.parametrize("ship", RAISED)
@pytest.mark.parametrize(("action", "hand"), BUILDING)
def test_a_logistical_ship_lets_one_more_card_be_spent_on_its_action(ship: str, action: str, hand: list[str]):
    table = table_of(hand=hand, projects=["tern", "peer-review", "sonne"], empire={ship: "logistical"})
    if RAISED[ship] == action:
        assert limit(table.play(action)) == 3
    else:
        assert reason(table, action) == "too-expensive"  # 2 + 2
    operational = table_of(hand=hand, projects=["tern", "peer-review", "sonne"], empire={ship: "operational"})
    assert reason(operational, action) == "too-expensive"


@proves("artifacts.card.ship-exploitation")
def test_an_exploitation_ship_helps_with_exchange():
    table = table_of(hand=[*GREEN, "r17"], empire={"black-death": {}, "night-ferry": {}, "ariadne": {}, "sonne": {}})
    assert limit(table.play("exchange green")) == 3
    assert limit(table_of(hand=GREEN).play("exchange green")) == 2


@proves("artifacts.pay.limit-raised")
def test_two_ships_of_a_kind_add_up():
    table = table_of(hand=GREEN, projects=["tern"], empire={"night-ferry": {}, "wayfinder": {}})
    assert limit(table.play("discover tern")) == 4


PRICE = 'pay = { icons = 5, colour = "red"%s }\ndo = [{ does = "attack"'
LIMITED = box_with((PRICE % ", any_number = true", PRICE % ""))  # Stargunners, if their action had the limit
PAID_IN_RED = ["offensive", "use victory-parade", "faction"]  # 5 icons each
FLEET = {"victory-parade": "logistical", "sonne": "operational"}


@proves("artifacts.op.raise-limit", "artifacts.price.icons")
@pytest.mark.parametrize("action", PAID_IN_RED)
def test_a_raised_limit_counts_for_operational_actions_cards_and_factions(action: str):
    position: dict[str, Any] = {"faction": "stargunners", "deck": ["r33", "r34"], "game": LIMITED}
    table = table_of(hand=GREEN[:3], empire=FLEET, artifacts=["open-hand"], **position)
    assert cannot(table, action)  # 2 + 2 + 2 red: three cards
    assert table.play(f"play open-hand,{action}").hand() == ["r33", "r34"]


@proves("artifacts.op.raise-limit-planets", "artifacts.read.interterran")
@pytest.mark.parametrize("action", PAID_IN_RED)
def test_interterran_counts_for_operational_actions_cards_and_factions(action: str):
    stored = {"side": "operational", "stored": ["r31a"]}
    empire: dict[str, Any] = {**FLEET, "interterran-research": "logistical", "tern": stored}
    table = table_of(hand=["r29", "r30", SPARE], faction="stargunners", empire=empire, game=LIMITED)
    assert cannot(table, action)  # 2 + 2 + 2 red: three cards
    table.play(f"use interterran-research,{action}")
    assert (table.hand(), table.stored()) == ([SPARE], {})


# ------------------------------------------------------------------ how it is asked


@proves("artifacts.read.paying-stops")
def test_paying_stops_as_soon_as_the_cost_is_covered():
    table = table_of(hand=["r01", "r02", "r17"], projects=["sonne"], empire={"cold-furnace": {}})  # 6 red, 3 cards
    table.play("build sonne,pay r01a,pay r02a")
    assert table.question() == "side"
    assert table.hand() == ["r17"]


@proves("artifacts.read.only-what-can-be-completed", "artifacts.read.ascending")
def test_only_sections_that_lead_to_the_whole_cost_are_offered():
    table = table_of(hand=["r01", "r02", "r12", "r30"], projects=["sonne"]).play("build sonne")  # 3, 3, 1, 2 red for 5
    assert table.legal() == ["pay r01a", "pay r02a"]  # 1 + 3 would not do, and 2 comes after
    table.play("pay r01a")
    assert table.legal() == ["pay r02a", "pay r30a"]
    table.play("pay r30a")
    assert table.hand() == ["r02", "r12"]


@proves("artifacts.read.one-option")
def test_a_single_option_is_taken_without_asking():
    table = table_of(hand=["r01", "r30"], projects=["sonne"]).play("build sonne")  # 3 + 2 red
    assert table.question() == "side"


@proves("artifacts.price.one-colour")
def test_icons_of_some_colour_that_are_just_enough():
    hand = ["r01", "r02", "r13"]  # 3 + 3 + 2 red, 2 + 2 + 2 blue: eight of one colour
    assert table_of(hand=hand, faction="star-union").play("faction").vp() == 2
    assert cannot(table_of(hand=["r01", "r13", "r14"], faction="star-union"), "faction")  # 7 red, 6 blue
