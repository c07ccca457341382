"""ŻETONY BLOKADY (pp. 12, 16): blank cards, and paying credits to use them all the same."""

from typing import Any

import pytest

from tests.games.artifacts.pack.stories import GAME
from tests.games.artifacts.rules.table import (
    SPARE,
    attack,
    cannot,
    cost,
    limit,
    reason,
    resources_left,
    table_of,
    view,
)
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves


def blocked(side: str = "logistical", tokens: int = 1, **more: Any) -> dict[str, Any]:
    """A card with tokens."""
    return {"side": side, "tokens": tokens, **more}


# ------------------------------------------------------------------ blank


@proves("artifacts.blockade.blank", "artifacts.read.blank-still-a-card")
def test_a_blockaded_planet_gives_no_discount_but_still_makes_planets_dearer():
    projects = ["mika-1", "sonne"]
    table = table_of(hand=[SPARE], projects=projects, empire={"tern": blocked(), "calcine": blocked(tokens=2)})
    assert cost(table, "mika-1") == 7  # 5 + 2
    assert cost(table, "sonne") == 5


@proves("artifacts.blockade.blank")
def test_a_blockaded_ship_raises_no_limit():
    hand = ["r29", "r30", "r31"]
    table = table_of(hand=hand, empire={"black-death": blocked()})
    assert limit(table.play("exchange green")) == 2


@proves("artifacts.blockade.blank")
def test_a_blockaded_technology_has_no_text():
    table = table_of(hand=["r01", "r17", SPARE], empire={"deep-archive": blocked(), "free-port": blocked()}, credits=4)
    assert reason(table, "buy ship") == "too-poor"  # credits for switching aside
    table.play("exchange green,pay r17b,done,done")
    assert len(table.hand()) == 3


@proves("artifacts.blockade.blank")
def test_blockaded_cards_take_no_part_in_operational_actions():
    hand = ["r01", "r02", "r06", "r07", "r22", "r23"]
    empire = {"sonne": blocked("operational"), "peer-review": blocked("operational"), "tern": blocked("operational")}
    table = table_of(hand=hand, empire=empire)
    for action in ("offensive", "income", "mine"):
        assert cannot(table, action)


@proves("artifacts.blockade.blank")
def test_mining_passes_over_a_blockaded_planet():
    empire = {"tern": blocked("operational"), "pell": "operational"}
    table = table_of(hand=["r22", "r23", "r16"], empire=empire, deck=["r10"]).play("mine")  # nothing fits Pell
    assert table.stored() == {"pell": ["r10a"]}


@proves("artifacts.blockade.blank")
def test_a_blockaded_planet_that_is_turned_over_produces_nothing():
    table = table_of(hand=["r01"], empire={"tern": blocked()}, artifacts=["time-controller"])
    table.play("play time-controller")
    assert table.empire() == {"tern": "operational"}
    assert table.stored() == {}
    assert table.question() == "act"


@proves("artifacts.blockade.blank")
def test_a_blockaded_technology_that_is_turned_over_scores_nothing():
    empire = {"relic-bureau": blocked(), "deep-wells": "operational", "core-drills": "operational"}
    table = table_of(hand=["r02"], empire=empire, artifacts=["time-controller"], deck=["r01"])  # r01 would fit
    table.play("play time-controller")
    assert table.vp() == 0  # two operational technologies would be a point
    assert resources_left(table)[0] == "r01"


@proves("artifacts.blockade.blank", "artifacts.read.blank-no-kind-no-side")
def test_a_blockaded_card_has_no_kind_and_no_side():
    empire = {"sonne": blocked("operational"), "mallet": "operational", "tern": blocked(), "victory-parade": {}}
    table = table_of(hand=["r01", "r02", SPARE], empire=empire, artifacts=["fourfold-key"])
    table.play("play fourfold-key")
    assert table.vp() == 1  # extermination only
    table.play("use victory-parade")
    assert table.vp() == 2  # Mallet only


@proves("artifacts.read.blank-no-kind-no-side")
def test_a_blockaded_card_does_not_spoil_the_first_of_a_kind():
    position: dict[str, Any] = {"hand": ["r01", "r02", SPARE], "projects": ["veto"]}
    table = table_of(empire={"phantom-mk2-vorscha": {}, "sonne": blocked()}, **position).play("build veto,logistical")
    assert table.vp() == 1
    table = table_of(empire={"phantom-mk2-vorscha": {}, "sonne": {}}, **position).play("build veto,logistical")
    assert table.vp() == 0


@proves("artifacts.read.blank-still-a-card")
def test_a_blockaded_card_is_worth_its_point_and_counts_as_a_card_of_its_type():
    worlds = {world: blocked() for world in ("pell", "quillon", "whitlock", "amber-quay")}
    table = table_of(hand=[SPARE], empire={**worlds, "new-horizons-programme": "operational"}, faction="stargunners")
    assert table.points() == 5 + 2  # five cards; 4 planets: 2 at the end


# ------------------------------------------------------------------ paying


@proves("artifacts.blockade.pay-to-use", "artifacts.read.switch")
def test_a_credit_for_each_token_switches_a_card_on_for_the_action():
    table = table_of(hand=["r01", SPARE], projects=["sonne"], empire={"calcine": blocked(tokens=2)}, credits=3)
    assert cannot(table, "build sonne")
    table.play("switch calcine")
    assert table.credits() == 1
    table.play("build sonne,logistical")  # 5 - 2 = 3 red
    assert table.tokens() == {"calcine": 2}  # the tokens stay
    assert view(table)["switched"] == []


@proves("artifacts.blockade.pay-to-use")
def test_too_few_credits_for_the_tokens():
    table = table_of(hand=["r01", SPARE], empire={"calcine": blocked(tokens=2)}, credits=1)
    assert reason(table, "switch calcine") == "too-poor"


@proves("artifacts.read.switch", "artifacts.read.switch-ends")
def test_after_the_action_the_card_is_blank_again():
    table = table_of(
        hand=["r01", "r02", "r17", SPARE],
        projects=["sonne", "veto"],
        empire={"calcine": blocked()},
        credits=2,
        artifacts=["second-dawn"],
    )
    table.play("switch calcine,play second-dawn,build sonne,pay r01a,logistical")
    assert cost(table, "veto") == 6  # 5 + 1, Calcine is blank
    assert table.play("switch calcine").credits() == 0  # to be paid for anew
    assert cost(table, "veto") == 4


@proves("artifacts.read.switch-ends")
def test_nothing_is_switched_on_after_the_action_nor_for_the_draw():
    table = table_of(
        hand=["r17", "r01", SPARE], empire={"deep-archive": blocked()}, credits=3, artifacts=["bright-seed"]
    )
    table.play("switch deep-archive,exchange green,pay r17b,done")
    assert cannot(table, "switch deep-archive")
    assert len(table.play("done,done").hand()) == 3


@proves("artifacts.blockade.ship", "artifacts.read.paid-when-used")
def test_a_blockaded_ship_is_paid_for_when_it_attacks():
    empire = {"sonne": blocked("operational", 2), "night-ferry": "operational"}
    table = table_of(hand=["r01", "r02", SPARE], empire=empire, credits=2, system="quiet-shoals", deck=["r08"])
    assert cannot(table, "switch sonne")
    table.play("offensive,target aliens")
    assert table.credits() == 2
    table.play("send sonne")
    assert table.credits() == 0
    assert table.vp() == 2  # 2 + 3


@proves("artifacts.blockade.ship")
@pytest.mark.parametrize(("ship", "number", "gained"), [("gilt-edge", "r05", 2), ("sinking-fund", "r07", 3)])
def test_a_blockaded_ship_that_was_paid_for_has_its_text(ship: str, number: str, gained: int):
    empire = {ship: blocked("operational")}  # 3 + 1 = 4: safe; 1 + 1 = 2: damaged
    table = table_of(hand=["r01", "r02"], empire=empire, credits=3, deck=[number], system="quiet-shoals")
    assert table.play("offensive,target aliens").credits() == 3 - 1 + gained


@proves("artifacts.blockade.ship", "artifacts.read.blank-after-attack")
def test_after_its_attack_a_ship_is_blank_again():
    empire = {"sonne": blocked("operational"), "night-ferry": "operational", "letters-of-marque": "operational"}
    artifacts = ["standing-wave", "memory-palace"]
    deck = ["r04", "r01"]  # Sonne: 4 + 3; then a card of extermination
    table = table_of(hand=[SPARE], empire=empire, credits=1, artifacts=artifacts, deck=deck, system="still-water")
    table.play("play standing-wave,target aliens,send sonne")
    assert table.credits() == 0
    assert view(table)["switched"] == []
    before = table.play("done").vp()
    assert table.play("play memory-palace").vp() == before  # one operational ship; two would be a point


@proves("artifacts.read.blank-after-attack", "artifacts.read.switch")
def test_a_ship_that_was_switched_on_before_stays_so_for_the_action():
    position: dict[str, Any] = {"empire": {"sonne": blocked()}, "artifacts": ["time-controller"], "credits": 2}
    table = table_of(hand=["r01", "r02"], deck=["r04"], system="still-water", **position)
    table.play("switch sonne,play time-controller,target aliens")
    assert view(table)["switched"] == ["sonne"]
    assert GAME.from_document(table.document()).to_document() == table.document()


@proves("artifacts.read.switch-ends")
def test_a_card_that_was_switched_on_is_blank_in_the_draw_stage():
    notes = {"actions": 0, "switched": ["deep-archive"]}
    table = table_of(hand=["r01"], empire={"deep-archive": blocked()}, turn_notes=notes).play("done")
    assert len(table.hand()) == 3  # Deep Archive would bring a fourth
    assert view(table)["switched"] == []


@proves("artifacts.blockade.ship")
def test_without_the_credits_it_stays_at_home():
    empire = {"sonne": blocked("operational", 2), "night-ferry": "operational"}
    table = table_of(hand=["r01", "r02", SPARE], empire=empire, credits=1, system="quiet-shoals", deck=["r08"])
    table.play("offensive,target aliens")  # Night Ferry alone
    assert view(table)["attacked"] == ["night-ferry"]


@proves("artifacts.blockade.text", "artifacts.read.paid-when-used")
def test_a_blockaded_bonus_is_paid_for_when_it_is_used():
    table = table_of(hand=["r17", SPARE], empire={"intersystem-investment-bank": blocked(tokens=2)}, credits=5)
    assert cannot(table, "switch intersystem-investment-bank")
    table.play("use intersystem-investment-bank")
    assert (table.credits(), table.vp()) == (0, 1)  # 2 for the tokens, 3 for the point
    poorer = table_of(hand=["r17", SPARE], empire={"intersystem-investment-bank": blocked(tokens=2)}, credits=4)
    assert cannot(poorer, "use intersystem-investment-bank")


@proves("artifacts.blockade.text", "artifacts.clarify.domination")
def test_the_tokens_of_a_technology_that_buys_are_paid_besides_the_price():
    def with_credits(credits: int) -> Scenario:
        empire = {"general-capital-domination": blocked(tokens=2)}
        return table_of(hand=["r17", SPARE], empire=empire, credits=credits)

    assert cannot(with_credits(6), "use general-capital-domination")  # 2 and 5
    assert with_credits(7).play("use general-capital-domination,deck ship").credits() == 0


@proves("artifacts.blockade.text", "artifacts.blockade.each-time")
def test_a_blockaded_action_is_paid_for_each_time():
    table = table_of(hand=[SPARE], empire={"open-faculty": blocked()}, credits=15, artifacts=["second-dawn"])
    table.play("play second-dawn,use open-faculty,kind expansion")
    assert table.credits() == 9  # 5 and 1
    assert table.play("use open-faculty,kind expansion").credits() == 3


@proves("artifacts.read.stored-under-blockade")
def test_cards_under_a_blockaded_planet_wait_for_the_price():
    empire = {"tern": blocked("operational", 2, stored=["r02a"])}
    table = table_of(hand=[SPARE], empire=empire, credits=2)
    assert cannot(table, "exchange red")
    table.play("switch tern,exchange red")
    assert table.credits() == 3
    assert table.stored() == {}


@proves("artifacts.read.switch")
@pytest.mark.parametrize(
    ("action", "hand", "empire"),
    [("income", ["r06", "r07", "r30"], "patent-office"), ("mine", ["r22", "r23", "r16"], "tern")],
)
def test_an_operational_card_takes_part_once_it_is_paid_for(action: str, hand: list[str], empire: str):
    table = table_of(hand=hand, empire={empire: blocked("operational")}, credits=1, deck=["r01"])
    before = len(resources_left(table))
    table.play(f"switch {empire},{action}")
    assert len(resources_left(table)) == before - 1


@proves("artifacts.read.defender-cannot-pay")
def test_a_blockaded_defence_stays_blank_in_anothers_turn():
    def attacked(empire: dict[str, Any]) -> Scenario:
        others = ({"hand": ["r72"], "empire": empire, "credits": 5},)
        return attack("night-ferry", "r07", "1", others=others)  # 1 + 2 = 3: a token; 2 behind a picket line: nothing

    assert attacked({"picket-line": {}}).credits(1) == 7
    table = attacked({"picket-line": blocked()})
    assert table.credits(1) == 5
    assert table.tokens(1) == {"picket-line": 2}
