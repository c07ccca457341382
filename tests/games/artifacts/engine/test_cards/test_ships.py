"""Every ship: its attack value against aliens and empires, and what else its operational side does."""

from typing import Any

import pytest

from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.engine.test_cards.empire import RED, attack, some, table_of, value
from tests.rules.catalogue import proves

# ship: bonus against aliens, against empires, in an empire of its own
BONUS = {
    "night-ferry": (2, 2), "second-horizon": (2, 2), "wayfinder": (2, 2), "albatross": (3, 1), "open-question": (3, 1),
    "marginalia": (1, 1), "polestar": (1, 1), "sextant": (1, 1), "vagrant": (1, 1), "deep-sounder": (1, 1),
    "ariadne": (2, 2), "foundling": (2, 2), "granary": (2, 2), "long-table": (1, 1), "concordat": (1, 1),
    "milestone": (1, 1), "homeward-bound": (1, 1), "trellis": (1, 1), "deed-of-gift": (1, 1), "nursery": (1, 1),
    "sonne": (3, 3), "cold-furnace": (3, 3), "last-word": (3, 3), "mallet": (2, 4), "ninth-hammer": (2, 4),
    "veto": (4, 2), "salted-earth": (4, 2), "argument": (2, 2), "blunt-answer": (2, 2), "tocsin": (1, 1),
    "black-death": (2, 2), "baroque": (2, 2), "counting-house": (2, 2), "neu-bremen": (1, 1), "ready-money": (1, 1),
    "gilt-edge": (1, 1), "pay-packet": (1, 1), "sinking-fund": (1, 1), "bill-of-sale": (1, 1), "fair-copy": (1, 1),
}  # fmt: skip
REROLLS = ("deep-sounder", "blunt-answer")
SIFTERS = ("milestone", "homeward-bound")


def test_all_ships_are_here():
    assert list(BONUS) == [card.id for card in GAME.box.pack.cards if card.type == "ship"]


@proves("artifacts.effect.attack", "artifacts.effect.attack-against")
@pytest.mark.parametrize("ship", BONUS)
def test_the_bonus_of_a_ship(ship: str):
    for target, bonus in zip(("aliens", "1"), BONUS[ship], strict=True):
        table = attack(ship, 4, target, then=["r20"], system="still-water")  # some ships take a card first
        if ship in REROLLS:
            table.play("pass")
        assert value(table) == 4 + bonus


@proves("artifacts.effect.attack-per")
@pytest.mark.parametrize(
    ("ship", "type"),
    [("sextant", "planet"), ("vagrant", "planet"), ("long-table", "technology"), ("concordat", "technology")],
)
@pytest.mark.parametrize(("number", "more"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_one_more_for_each_three_cards_at_most_two(ship: str, type: str, number: int, more: int):
    without = ("letters-of-marque", "targeting-lattice", "tern", "gunnery-school", "relic-bureau", "tug-squadron")
    table = attack(ship, 1, mine=some(type, number, without=without, side="operational"), system="still-water")
    assert value(table) == 1 + 1 + more


@proves("artifacts.effect.attack-per", "artifacts.counter.cards-other")
@pytest.mark.parametrize(("others", "more"), [(1, 1), (3, 3), (4, 3)])
def test_tocsin_counts_the_other_operational_ships(others: int, more: int):
    mine = {**some("ship", others, "exploitation", "operational"), "sonne": "logistical"}
    table = attack("tocsin", 1, mine=mine, system="still-water").play("send tocsin")
    assert value(table) == 1 + 1 + more


@proves("artifacts.effect.scout")
@pytest.mark.parametrize("ship", ["marginalia", "polestar"])
def test_a_scout_may_pass_over_the_next_system(ship: str):
    position: dict[str, Any] = {"system": "still-water", "systems": ["mirror-sea", "tin-garden"]}
    table = attack(ship, **position)
    assert table.state.view(None)["system"] == "mirror-sea"
    assert table.legal() == ["pass", "scout"]
    assert table.play("scout").state.view(None)["system"] == "tin-garden"
    assert table.document()["systems"][-2:] == ["still-water", "mirror-sea"]
    assert attack(ship, **position).play("pass").state.view(None)["system"] == "mirror-sea"
    assert attack(ship, 1, "1", **position).question() != "scout"  # only after the aliens


@proves("artifacts.effect.reroll")
@pytest.mark.parametrize("ship", REROLLS)
def test_the_revealed_card_may_be_replaced_once(ship: str):
    table = attack(ship, 1, then=["r04", "r20"], system="still-water")
    assert table.legal() == ["pass", "reroll"]
    table.play("reroll")
    assert value(table) == 4 + BONUS[ship][0]  # and no second time
    assert {"r17", "r04"} <= set(table.document()["discard"])


@proves("artifacts.op.sift", "artifacts.event.attack-ship")
@pytest.mark.parametrize("ship", SIFTERS)
def test_a_card_is_drawn_and_one_discarded(ship: str):
    table = attack(ship, 1, hand=["r01", "r02", "r45"], then=["r04"], system="still-water")
    assert table.legal() == ["discard r17", "discard r45"]
    table.play("discard r45")
    assert table.hand() == ["r17"]
    assert value(table) == 4 + 1  # the attack reveals the card after it


@proves("artifacts.effect.hull-ship")
@pytest.mark.parametrize("ship", ["trellis", "argument"])
def test_a_strong_hull_is_damaged_instead_of_destroyed(ship: str):
    table = attack(ship, 1, system="sleeping-fleet")  # up to 3: destroyed
    assert ship in table.projects()
    table = attack("night-ferry", 1, mine={ship: "operational"}, system="sleeping-fleet").play("send night-ferry")
    assert table.projects() == {}  # the hull is its own
    assert table.document()["decks"]["ship"][-1] == "night-ferry"


@proves("artifacts.effect.hull-ship")
@pytest.mark.parametrize("ship", ["trellis", "argument"])
def test_a_strong_hull_on_its_logistical_side_saves_nobody(ship: str):
    table = attack("night-ferry", 1, mine={ship: "logistical"}, system="sleeping-fleet")
    assert table.projects() == {}
    assert table.document()["decks"]["ship"][-1] == "night-ferry"


@proves("artifacts.op.attach", "artifacts.read.richer-section")
@pytest.mark.parametrize("ship", ["deed-of-gift", "nursery"])
def test_the_top_card_is_attached_to_a_project(ship: str):
    position: dict[str, Any] = {"then": ["r04"], "system": "still-water"}  # r17: 3 red, 2 green
    table = attack(ship, 1, projects=["mika-1", "sonne", "peer-review"], **position)
    assert table.legal() == ["to sonne", "to mika-1"]  # not the technology
    assert table.play("to mika-1").projects() == {"mika-1": ["r17b"], "sonne": [], "peer-review": []}
    table = attack(ship, 1, projects=["peer-review"], **position)
    assert table.projects() == {"peer-review": []}  # nothing fits: discarded
    assert "r17" in table.document()["discard"]


@proves("artifacts.effect.boost")
@pytest.mark.parametrize("ship", ["neu-bremen", "ready-money"])
def test_two_credits_for_two_more(ship: str):
    table = attack(ship, 1, credits=2, system="ember-gate")
    assert table.legal() == ["pass", "boost"]
    before = table.document()["deck"]
    assert before[0] == "r17"  # before the reveal
    table.play("boost")
    assert table.credits() == 0
    assert value(table) == 1 + 1 + 2
    assert value(attack(ship, 1, credits=2, system="still-water").play("pass")) == 2
    assert attack(ship, 1, credits=1, system="ember-gate").question() != "boost"  # too poor


@proves("artifacts.event.attack-ship", "artifacts.op.gain")
@pytest.mark.parametrize("ship", ["gilt-edge", "pay-packet"])
@pytest.mark.parametrize("target", ["aliens", "1"])
def test_two_credits_for_attacking(ship: str, target: str):
    assert attack(ship, 1, target, credits=1, system="quiet-shoals").credits() == 3


@proves("artifacts.event.attack-ship")
def test_each_ship_is_paid_for_itself():
    table = attack("gilt-edge", 1, mine={"pay-packet": "operational", "baroque": "operational"}, system="quiet-shoals")
    table.play("send gilt-edge")
    assert table.credits() == 2
    table.play("send baroque")
    assert table.credits() == 2
    assert table.play("send pay-packet").credits() == 4


@proves("artifacts.event.damaged")
def test_sinking_fund_pays_when_it_is_damaged():
    assert attack("sinking-fund", 1, system="ember-gate").credits() == 3  # 2: damaged
    assert attack("sinking-fund", 1, system="sleeping-fleet").credits() == 0  # destroyed
    assert attack("sinking-fund", 3, system="ember-gate").credits() == 0  # 4: safe
    saved = attack("sinking-fund", 1, mine={"tug-squadron": "logistical"}, system="sleeping-fleet")
    assert saved.credits() == 3  # damaged instead of destroyed


@proves("artifacts.op.steal", "artifacts.event.against")
@pytest.mark.parametrize("ship", ["bill-of-sale", "fair-copy"])
def test_two_credits_are_stolen_from_an_attacked_empire(ship: str):
    table = attack(ship, 1, "1", credits=1)
    assert (table.credits(), table.credits(1)) == (3, 6)
    poor = attack(ship, 1, "1", others=({"hand": ["r72"], "credits": 1},))
    assert (poor.credits(), poor.credits(1)) == (1, 0)  # as far as there are any
    assert attack(ship, 1, "aliens", credits=1, system="quiet-shoals").credits() == 1


def test_on_its_logistical_side_a_ship_has_no_such_text():
    table = table_of(hand=RED, empire={"gilt-edge": "logistical", "sonne": "operational"}, system="ember-gate")
    assert table.play("offensive,target aliens").credits() == 0
