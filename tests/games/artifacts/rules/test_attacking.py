"""ATAKOWANIE (p. 11), START OFENSYWY (p. 13), EFEKTY ATAKU (p. 16): target, plan, value, row, and what follows."""

from typing import Any

import pytest

from tests.games.artifacts.rules.table import (
    SPARE,
    YARDS,
    attack,
    box_with,
    cannot,
    deck,
    discards,
    resources_left,
    short_deck,
    table_of,
    view,
)
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

# Numbers: r07 1, r17 1, r08 2, r05 3, r10 3, r04 4, r20 4.
RED = ["r01", "r02", SPARE]
FLEET = {"sonne": "operational", "night-ferry": "operational", "mallet": "operational"}  # +3, +2, +2


def offensive(*numbers: str, **position: Any) -> Scenario:
    """An offensive of three ships has been paid for."""
    position.setdefault("hand", RED)
    return table_of(empire={**FLEET, **position.pop("mine", {})}, deck=[*numbers], **position).play("offensive")


def defended(plan: str, number: str, ship: str = "night-ferry", **position: Any) -> Scenario:
    """A ship (+2) attacks a player who has 8 credits, 3 points and two planets, and who uses this plan."""
    defender = {"hand": ["r72"], "empire": ["tern", "calcine"], "credits": 8, "vp": 3}
    if plan != "basic-defence-plan":
        defender["plans"] = [plan]
    table = attack(ship, number, "1", others=(defender,), **position)
    return table.play(f"plan {plan}", 1) if plan != "basic-defence-plan" else table


# ------------------------------------------------------------------ target and plan


@proves("artifacts.attack.target-first", "artifacts.attack.empire")
def test_first_the_target_is_chosen():
    table = offensive(others=({"hand": ["r72"]}, {"hand": ["r71"]}))
    assert table.legal() == ["pass", "target aliens", "target 1", "target 2"]
    before = len(resources_left(table))
    table.play("target 2")
    assert len(resources_left(table)) == before  # nothing is revealed yet


@proves("artifacts.attack.plan-choice", "artifacts.card.plan-instead", "artifacts.read.plan-once")
def test_the_defender_chooses_a_plan_before_the_first_reveal_and_once():
    defender = {"hand": ["r72"], "plans": ["hell", "paper-shield"], "empire": ["tern"]}
    table = offensive("r07", "r17", others=(defender,)).play("target 1")
    assert table.state.deciders() == [1]
    assert table.legal(1) == ["plan basic-defence-plan", "plan hell", "plan paper-shield"]
    before = len(resources_left(table))
    table.play("plan paper-shield", 1)
    assert len(resources_left(table)) == before
    table.play("send night-ferry")  # 1 + 2 = 3: a token on the only card
    assert table.tokens(1) == {"tern": 1}
    table.play("send mallet")  # 1 + 2 + 2 against an empire = 5
    assert table.credits() == 2
    assert table.tokens(1) == {"tern": 2}


@proves("artifacts.attack.plan-choice")
def test_without_plan_cards_the_tile_is_used():
    table = defended("basic-defence-plan", "r07")  # 1 + 2 = 3: one token
    assert table.legal() == ["block tern", "block calcine"]


@proves("artifacts.attack.plan-kept", "artifacts.read.plans-secret")
def test_a_plan_is_never_discarded_and_known_once_it_was_used():
    table = table_of(
        hand=["r01", "r02", "r03", "r05"],
        empire={"sonne": "operational", "night-ferry": "operational"},
        artifacts=["second-dawn"],
        deck=["r07", "r17"],
        others=({"hand": ["r72"], "plans": ["hell", "ambush"], "empire": ["tern"]},),
    )
    assert view(table, 0)["players"][1]["shown_plans"] == []
    assert "plans" not in view(table, 0)["players"][1]
    table.play("offensive,pay r01a,pay r02a,target 1").play("plan hell", 1).play("send sonne,done")
    assert table.plans(1) == ["hell", "ambush"]
    assert view(table, 0)["players"][1]["shown_plans"] == ["hell"]
    table.play("play second-dawn,offensive,target 1")
    assert "plan hell" in table.legal(1)


# ------------------------------------------------------------------ the value


@proves("artifacts.attack.base", "artifacts.attack.ship-bonus", "artifacts.attack.row", "artifacts.card.number")
def test_the_number_on_the_card_and_the_bonus_of_the_ship():
    for number, vp, artifacts in [("r07", 1, 0), ("r08", 2, 0), ("r05", 2, 0), ("r04", 0, 1)]:
        table = attack("sonne", number, system="quiet-shoals")  # 4: 1 VP; 5, 6: 2 VP; 7: an artifact
        assert (table.vp(), len(table.artifacts())) == (vp, artifacts)
    assert attack("night-ferry", "r08", system="quiet-shoals").vp() == 1  # 2 + 2


@proves("artifacts.attack.technology-bonus")
def test_technologies_add_to_it():
    lattice = {"targeting-lattice": "logistical"}
    assert attack("sonne", "r07", mine=lattice, system="quiet-shoals").vp() == 2  # 1 + 3 + 1 = 5
    sold = {"targeting-lattice": "operational"}
    assert attack("sonne", "r07", mine=sold, system="quiet-shoals").vp() == 1


@proves("artifacts.attack.no-sum", "artifacts.offensive.one-by-one")
def test_every_ship_has_its_own_card_and_its_own_bonus_only():
    table = offensive("r07", "r08", "r10", system="cradle-nine").play("target aliens")
    table.play("send night-ferry")  # 1 + 2 = 3: 3 credits
    assert (table.vp(), table.credits()) == (0, 3)
    table.play("send mallet")  # 2 + 2 = 4: 3 credits
    assert (table.vp(), table.credits()) == (0, 6)
    table.play("send sonne")
    assert (table.vp(), table.credits()) == (1, 8)  # 3 + 3 = 6: 1 VP and 2 credits


@proves("artifacts.attack.discard")
def test_the_revealed_card_is_discarded():
    table = attack("sonne", "r07", system="quiet-shoals", hand=RED)
    assert "r07" in discards(table)
    assert resources_left(table)[0] != "r07"


@proves("artifacts.attack.discard", "artifacts.attack.choose-gain")
def test_it_is_discarded_after_a_choice_too():
    table = attack("sonne", "r08", system="choir-wells", hand=RED)  # 5: 2 VP or an artifact
    assert "r08" not in discards(table)
    assert "r08" in discards(table.play("take 1"))


@proves("artifacts.attack.hell-example")
def test_value_three_against_hell():
    table = defended("hell", "r07")  # 1 + 2 = 3
    assert table.vp() == 1
    assert table.credits(1) == 7
    assert table.vp(1) == 3


@proves("artifacts.read.open-ended")
def test_values_above_and_below_the_table():
    table = attack("sonne", "r04", mine={"targeting-lattice": "logistical"}, system="quiet-shoals")  # 4 + 3 + 1 = 8
    assert len(table.artifacts()) == 1
    table = defended("economic-war", "r07", ship="sinking-fund", credits=5)  # 1 + 1 = 2, the first row is 1-2
    assert table.projects() == {"sinking-fund": []}
    assert table.credits() == 5 - 3 + 3


@proves("artifacts.read.no-card")
def test_an_attack_without_a_card_has_its_bonuses_only():
    hands = [f"r{number:02d}" for number in range(1, 73)]
    others = (
        {"hand": hands[2:60]},
        {"empire": {"tern": {"side": "operational", "stored": [f"{c}a" for c in hands[60:]]}}},
    )
    table = table_of(hand=[], deck=[], empire={"sonne": "operational"}, artifacts=["standing-wave"], others=others,
                     projects={"veto": ["r01a", "r02a"]}, system="ember-gate")  # fmt: skip
    assert resources_left(table) == discards(table) == []
    table.play("play standing-wave,target aliens")  # 0 + 3: damaged
    assert "sonne" in table.projects()


# ------------------------------------------------------------------ rows


@proves("artifacts.attack.destroyed")
def test_a_destroyed_ship_goes_to_the_bottom_of_its_deck():
    table = defended("counter-battery-fire", "r07", ship="gilt-edge", hand=RED)  # 1 + 1 = 2
    assert table.empire() == {}
    assert table.projects() == {}
    assert deck(table, "ship")[-1] == "gilt-edge"


@proves("artifacts.attack.damaged")
def test_a_damaged_ship_goes_back_under_construction_with_nothing_attached():
    table = attack("night-ferry", "r07", system="ember-gate", hand=RED)  # 3
    assert table.empire() == {}
    assert table.projects() == {"night-ferry": []}


@proves("artifacts.attack.blockade")
def test_the_attacker_puts_the_tokens_on_any_cards_of_the_defender():
    table = defended("basic-defence-plan", "r08")  # 2 + 2 = 4: two tokens
    assert table.legal() == ["block tern", "block calcine"]
    assert table.play("block tern,block calcine").tokens(1) == {"tern": 1, "calcine": 1}
    table = defended("basic-defence-plan", "r08").play("block tern,block tern")
    assert table.tokens(1) == {"tern": 2}
    assert view(table)["tokens"] == 36


@proves("artifacts.read.no-tokens-left")
def test_without_tokens_in_the_supply_none_are_placed():
    table = attack(
        "night-ferry",
        "r08",
        "1",
        others=({"hand": ["r72"], "empire": {"tern": {"tokens": 37}, "calcine": {}}},),
    )  # 2 + 2 = 4: two tokens, but only one is left
    table.play("block calcine")
    assert table.tokens(1) == {"tern": 37, "calcine": 1}
    assert view(table)["tokens"] == 0
    assert table.question() != "block"


@proves("artifacts.read.no-tokens-left")
def test_an_empty_empire_takes_no_tokens():
    table = attack("night-ferry", "r08", "1", others=({"hand": ["r72"]},))
    assert table.question() != "block"
    assert view(table)["tokens"] == 38


@proves("artifacts.read.losses-stop-at-zero", "artifacts.card.bank-bounds")
def test_nobody_goes_below_zero_or_above_fifteen():
    others = ({"hand": ["r72"], "credits": 4, "plans": ["economic-war"]},)
    table = attack("night-ferry", "r08", "1", others=others, credits=11).play("plan economic-war", 1)
    assert table.credits(1) == 0  # 2 + 2 = 4: loses 6 of 4
    assert table.credits() == 15  # gains 6
    table = attack("gilt-edge", "r07", "1", others=others, credits=0).play("plan economic-war", 1)  # 2: loses 3
    assert table.credits() == 0


@proves("artifacts.read.losses-stop-at-zero")
@pytest.mark.parametrize(("points", "left"), [(5, 2), (2, 0)])
def test_points_do_not_go_below_zero_either(points: int, left: int):
    row = "{ from = 3, to = 3, gain = { vp = 1 }, loses = { %s } }"
    game = box_with((row % "credits = 1", row % "vp = 3"))  # Hell, if it took points
    others = ({"hand": ["r72"], "vp": points, "plans": ["hell"]},)
    table = attack("night-ferry", "r07", "1", others=others, game=game).play("plan hell", 1)
    assert table.vp(1) == left


# ------------------------------------------------------------------ the aliens


@proves("artifacts.attack.new-system", "artifacts.card.one-system")
def test_an_attacked_system_makes_room_for_the_next():
    table = attack("sonne", "r07", system="quiet-shoals", systems=["tin-garden"])
    assert view(table)["system"] == "tin-garden"
    assert table.document()["systems"][-1] == "quiet-shoals"
    table = attack("sonne", "r07", "1", system="quiet-shoals", systems=["tin-garden"])
    assert view(table)["system"] == "quiet-shoals"  # another empire was attacked


@proves("artifacts.attack.choose-gain")
def test_one_gain_or_another():
    table = attack("sonne", "r08", system="choir-wells")  # 5: 2 VP or an artifact
    assert table.legal() == ["take 1", "take 2"]
    assert table.play("take 1").vp() == 2
    table = attack("sonne", "r08", system="choir-wells", artifact_deck=["bright-seed"]).play("take 2")
    assert (table.vp(), table.artifacts()) == (0, ["bright-seed"])


# ------------------------------------------------------------------ the offensive


@proves("artifacts.offensive.cost", "artifacts.operational.limit")
def test_an_offensive_costs_five_red():
    fleet = {"sonne": "operational"}
    assert cannot(table_of(hand=["r30", "r31"], empire=fleet), "offensive")  # 2 + 2
    assert cannot(table_of(hand=["r30", "r31", "r12"], empire=fleet), "offensive")  # 2 + 2 + 1: three cards
    table = table_of(hand=["r01", "r30", SPARE], empire=fleet).play("offensive")  # 3 + 2
    assert table.hand() == [SPARE]


@proves("artifacts.offensive.all-ships", "artifacts.read.any-subset")
def test_all_operational_ships_may_attack_in_any_order_and_number():
    table = offensive("r07", mine={"veto": "logistical"}, system="quiet-shoals").play("target aliens")
    assert table.legal() == ["send night-ferry", "send sonne", "send mallet"]
    table.play("send mallet")
    assert table.legal() == ["done", "send night-ferry", "send sonne"]
    assert table.play("done").question() == "discard"
    assert view(table)["attacked"] == ["mallet"]


@proves("artifacts.offensive.new-system-after", "artifacts.offensive.one-target", "artifacts.attack.one-target")
def test_all_ships_attack_the_same_system_and_it_goes_only_then():
    table = offensive("r07", "r08", "r10", system="quiet-shoals", systems=["mirror-sea"])
    table.play("target aliens,send sonne")
    assert view(table)["system"] == "quiet-shoals"
    assert table.legal() == ["done", "send night-ferry", "send mallet"]  # no other target
    table.play("send night-ferry")
    assert view(table)["system"] == "quiet-shoals"
    table.play("send mallet")
    assert view(table)["system"] == "mirror-sea"
    assert table.vp() == 1 + 1 + 2  # 4, 4, 5 on the same table


@proves("artifacts.offensive.once", "artifacts.attack.one-attack")
@pytest.mark.parametrize(("target", "gained"), [("aliens", (2, 0)), ("1", (2, 1))])
def test_three_ships_are_one_attack(target: str, gained: tuple[int, int]):
    marque = {"letters-of-marque": "logistical", "boarding-doctrine": "logistical"}  # 2 credits; 1 VP against empires
    table = offensive("r08", "r09", "r16", mine=marque, system="quiet-shoals")
    table.play(f"target {target}")
    assert (table.credits(), table.vp()) == gained
    table.play("send sonne,send night-ferry")
    assert table.credits() == gained[0]
    assert table.vp() == gained[1] + (2 + 1 if target == "aliens" else 0)  # 5 and 4 on the table


@proves("artifacts.attack.once-a-turn")
def test_a_ship_attacks_once_in_a_turn():
    table = table_of(
        hand=["r01", "r02", "r03", "r05", SPARE],
        empire={"sonne": "operational", "night-ferry": "operational"},
        artifacts=["second-dawn", "standing-wave"],
        system="quiet-shoals",
        deck=["r08", "r09"],
    )
    table.play("offensive,pay r01a,pay r02a,target aliens,send sonne,done")
    table.play("play second-dawn,offensive,target aliens")  # Night Ferry alone
    assert view(table)["attacked"] == ["night-ferry", "sonne"]
    table.play("play standing-wave")
    assert table.question() != "target"


@proves("artifacts.attack.once-a-turn")
def test_in_the_next_turn_it_may_attack_again():
    table = table_of(
        hand=["r01", "r02", "r03"], empire={"sonne": "operational"}, system="quiet-shoals", deck=["r08", "r05", "r11"]
    )
    table.play("offensive,pay r01a,pay r02a,target aliens,done").play("exchange gold", 1)
    assert table.state.deciders() == [0]
    assert table.why_not("offensive") is None


def scout_meanwhile(**position: Any) -> Scenario:
    """Night Ferry is damaged by Ember Gate and rebuilt at once, for nothing: so a covered Polestar completes, too."""
    position = {"hand": ["r01", "r02", SPARE], "deck": ["r07", "r04"], **position}
    table = table_of(system="ember-gate", systems=["mirror-sea", "tin-garden"], **position)
    return table.play("offensive,target aliens,send night-ferry,logistical")  # 1 + 2


@proves("artifacts.read.completed-meanwhile", "artifacts.effect.scout")
def test_a_scout_that_completes_in_the_middle_of_an_offensive_scouts_after_it():
    empire = {**dict.fromkeys(["night-ferry", "sonne"], "operational"), **YARDS}
    table = scout_meanwhile(empire=empire, projects={"polestar": ["r18a"]})  # with two ships it costs 5 + 2 - 6
    table.play("operational,target aliens")
    assert (table.question(), view(table)["system"]) == ("send", "ember-gate")  # Sonne may still attack it
    table.play("done")
    assert view(table)["system"] == "mirror-sea"
    assert table.legal() == ["pass", "scout"]
    assert view(table.play("scout"))["system"] == "tin-garden"


@proves("artifacts.read.offensive-may-be-called-off")
def test_nobody_has_to_attack_after_all():
    table = offensive(system="quiet-shoals").play("pass")
    assert table.question() == "discard"
    assert view(table)["system"] == "quiet-shoals"
    assert view(table)["attacked"] == []


# ------------------------------------------------------------------ the deck runs out


@proves("artifacts.end.reveal-goes-on")
def test_the_deck_may_run_out_in_the_middle_of_an_offensive():
    table = short_deck("r08", hand=["r01", "r02", SPARE], empire=FLEET, system="quiet-shoals")
    table.play("offensive,target aliens,send sonne")  # 2 + 3 = 5
    assert table.vp() == 2
    assert view(table)["marker"] == 1
    assert "r08" not in resources_left(table)  # it lay open while the discards were shuffled
    table.play("send night-ferry")
    assert len(resources_left(table)) == 72 - 1 - 1 - 1 - 1  # spare, bystander, r08, the second card


@proves("artifacts.attack.discard", "artifacts.end.reveal-goes-on")
def test_a_card_lies_open_until_its_row_is_resolved():
    table = short_deck("r08", "r60", hand=["r01", "r02", SPARE], empire={"sonne": "operational"}, system="the-orchard")
    table.play("offensive,target aliens")  # 2 + 3 = 5: two cards are drawn, and the first of them is the last
    assert view(table)["marker"] == 1
    assert len(table.hand()) == 3
    assert "r08" not in table.hand() + resources_left(table)
    assert discards(table) == ["r08"]


@proves("artifacts.offensive.one-target", "artifacts.offensive.new-system-after")
def test_a_ship_that_completes_meanwhile_does_not_change_the_target():
    empire = {"night-ferry": "operational", "sonne": "operational", **YARDS}
    projects = {"veto": ["r17a"]}
    aliens = {"system": "ember-gate", "systems": ["mirror-sea"]}
    table = table_of(hand=RED, empire=empire, projects=projects, deck=["r07", "r08", "r16"], **aliens)
    table.play("offensive,target aliens,send night-ferry,logistical")  # 3: damaged, and rebuilt for 5 + 1 - 6
    table.play("operational,target aliens")  # Veto: 3 of 5 + 2 - 6 red
    assert view(table)["system"] == "ember-gate"
