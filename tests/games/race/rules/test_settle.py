"""III: KOLONIZACJA, and the decisions that are made in seat order (KOLEJNOŚĆ)."""

import pytest

from galaktyka.core.game import Reason
from tests.games.race.rules.table import COINS, too_weak
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves


def price(table: Scenario, world: str) -> int:
    """What the world costs once it is chosen (its owner has no other means)."""
    table.play(f"settle {world}")
    assert table.question() == "pay"
    return int(table.document()["owe"])


# ------------------------------------------------------------------ paying


@proves("race.settle.choose-one", "race.settle.pass")
def test_at_most_one_world_of_the_hand_is_chosen():
    table = scenario("settle", hand=["gem-world", "refugee-world", "public-works", "drop-ships"])
    assert table.legal() == ["pass", "settle gem-world", "settle refugee-world"]
    assert table.why_not("develop public-works") == Reason("race.wrong-phase", card="public-works")
    table.play("settle refugee-world")
    assert table.tableau() == ["old-earth", "refugee-world"]
    assert table.phase() == "choose"


@proves("race.settle.pass")
def test_nobody_has_to_settle():
    table = scenario("settle", hand=["refugee-world"]).play("pass")
    assert table.tableau() == ["old-earth"]
    assert table.hand() == ["refugee-world"]


@proves("race.settle.choose-one", "race.settle.reveal-together")
def test_the_choice_is_secret_until_everybody_has_chosen():
    table = scenario(
        "settle", hand=["refugee-world", "gem-world"], others=({"hand": ["comet-zone", "empath-world", "rebel-base"]},)
    )
    before = table.state.view(1)
    table.play("settle refugee-world")
    assert table.state.view(1) == before
    assert table.tableau(0) == ["old-earth"]
    table.play("settle empath-world", seat=1)
    assert table.tableau(0) == ["old-earth", "refugee-world"]
    assert table.tableau(1) == ["epsilon-eridani", "empath-world"]
    assert table.state.view(0)["players"][1]["placing"] == "empath-world"
    assert table.question(1) == "pay"


@proves("race.settle.pay")
def test_a_world_costs_as_many_cards_as_its_number_says():
    table = scenario("settle", hand=["new-earth", *COINS])
    assert price(table, "new-earth") == 5
    table.play("pay export-duties, pay investment-credits, pay public-works, pay space-marines, pay drop-ships")
    assert table.hand() == ["consumer-markets"]
    assert len(table.discard()) == 5


@proves("race.settle.pay")
def test_the_world_cannot_pay_for_itself():
    table = scenario("settle", hand=["gem-world", "refugee-world"])
    assert table.legal() == ["pass", "settle refugee-world"]
    assert table.why_not("settle gem-world") == Reason("race.too-expensive", card="gem-world", need=2, have=1)
    assert "settle gem-world" in scenario("settle", hand=["gem-world", *COINS[:2]]).legal()


@proves("race.settle.bonus")
def test_the_chooser_draws_a_card_after_paying():
    table = scenario("settle", hand=["gem-world", *COINS[:2]], action="settle", deck=["rebel-base", "new-earth"])
    table.play("settle gem-world")
    assert table.hand() == ["rebel-base"]  # drawn after both coins were paid
    table = scenario("settle", hand=["gem-world", *COINS[:2]], deck=["rebel-base", "new-earth"])
    table.play("settle gem-world")
    assert table.hand() == []


@proves("race.settle.bonus-needs-a-world")
def test_without_a_world_there_is_no_bonus():
    table = scenario("settle", hand=["refugee-world"], action="settle").play("pass")
    assert table.hand() == ["refugee-world"]


@proves("race.settle.printed-points")
def test_a_world_is_worth_its_points():
    assert scenario("choose", tableau=["new-sparta"]).points() == 1
    assert scenario("choose", tableau=["new-sparta", "rebel-homeworld", "plague-world"]).points() == 1 + 7 + 0


@proves("race.settle.powers-before-phase")
def test_a_world_does_not_help_to_settle_itself():
    # Alpha Centauri makes rare worlds cheaper by 1, and is one; Rebel Outpost gives strength 1.
    table = scenario("settle", hand=["alpha-centauri", *COINS])
    assert price(table, "alpha-centauri") == 2
    tableau = ["new-sparta", "former-penal-colony", "imperium-armaments-world"]
    table = scenario("settle", tableau=tableau, hand=["rebel-outpost", "refugee-world"])
    assert too_weak(table, "rebel-outpost") == (5, 4)


# ------------------------------------------------------------------ goods


@proves("race.settle.windfall-good")
def test_a_windfall_world_comes_with_a_good_that_nobody_sees():
    table = scenario("settle", hand=["refugee-world", "gem-world"], deck=["rebel-base", "new-earth"])
    table.play("settle refugee-world")
    assert table.document()["tableau"][1] == {"card": "refugee-world", "good": "rebel-base"}
    assert table.state.view(0)["players"][0]["tableau"][1] == {"card": "refugee-world", "good": True}
    assert "rebel-base" not in str(table.state.view(0)) + str(table.state.view(1))
    assert table.hand() == ["gem-world"]


@proves("race.settle.production-starts-empty")
@pytest.mark.parametrize("world", ["artist-colony", "pilgrimage-world"])
def test_other_worlds_come_without_a_good(world: str):
    table = scenario("settle", hand=[world, "public-works"]).play(f"settle {world}")
    assert table.goods() == []


@proves("race.settle.kinds")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("refugee-world", 2), ("asteroid-belt", 3), ("pre-sentient-race", 4), ("deserted-alien-outpost", 5)],
)
def test_the_world_says_of_which_of_the_four_kinds_its_good_is(world: str, cards: int):
    hand = [world, "public-works", "export-duties", "investment-credits", "drop-ships"]
    table = scenario(
        "settle",
        tableau=["new-sparta"],
        hand=hand,
        action="consume-trade",
        others=({"action": "settle", "tableau": ["earths-lost-colony"]},),
        plan=["consume"],
    )
    table.play(f"settle {world}")
    while table.question() == "pay":
        table.play(table.legal()[0])
    spent = {"refugee-world": 0, "asteroid-belt": 2, "pre-sentient-race": 2, "deserted-alien-outpost": 4}[world]
    assert len(table.hand()) == 4 - spent + cards  # each kind has its own price
    assert table.goods() == []


# ------------------------------------------------------------------ conquering


@proves("race.settle.military-not-paid")
def test_cards_do_not_buy_a_military_world():
    table = scenario("settle", hand=["star-nomad-lair", "refugee-world", *COINS])
    assert table.legal() == ["pass", "settle refugee-world"]
    assert too_weak(table, "star-nomad-lair") == (1, 0)


@proves("race.settle.conquer")
def test_strength_equal_to_the_defence_is_enough():
    hand = ["avian-uplift-race", "pirate-world", "rebel-fuel-cache"]
    table = scenario("settle", tableau=["new-sparta"], hand=hand)  # strength 2
    assert table.legal() == ["pass", "settle rebel-fuel-cache", "settle avian-uplift-race"]
    assert table.why_not("settle pirate-world") == Reason(
        "race.too-weak", card="pirate-world", need=3, have=2, general=2, special=0, tactics=0
    )


@proves("race.settle.conquest-is-free")
def test_a_conquered_world_costs_nothing_and_brings_its_good_and_the_bonus():
    table = scenario(
        "settle", tableau=["new-sparta"], hand=["avian-uplift-race", "gem-world"], action="settle",
        deck=["rebel-base", "new-earth"],
    )  # fmt: skip
    table.play("settle avian-uplift-race")
    assert table.document()["tableau"][1] == {"card": "avian-uplift-race", "good": "rebel-base"}
    assert table.hand() == ["gem-world", "new-earth"]
    assert table.discard() == []


@proves("race.settle.strength")
def test_strength_is_the_sum_of_all_that_gives_it():
    # New Sparta 2, Space Marines 2, Former Penal Colony 1
    tableau = ["new-sparta", "space-marines", "former-penal-colony"]
    table = scenario("settle", tableau=tableau, hand=["rebel-outpost", "rebel-base"])
    assert table.legal() == ["pass", "settle rebel-outpost"]
    assert too_weak(table, "rebel-base") == (6, 5)


@proves("race.settle.strength")
def test_strength_is_not_used_up():
    table = scenario("settle", tableau=["new-sparta"], hand=["avian-uplift-race", "reptilian-uplift-race"])
    table.play("settle avian-uplift-race")
    table.play("choose settle").play("choose settle", seat=1)
    table.play("settle reptilian-uplift-race")
    assert table.tableau() == ["new-sparta", "avian-uplift-race", "reptilian-uplift-race"]


@proves("race.settle.negative-strength")
def test_weakness_is_not_optional():
    tableau = ["new-sparta", "empath-world", "pan-galactic-league", "refugee-world"]
    table = scenario("settle", tableau=tableau, hand=["star-nomad-lair", "artist-colony", "gem-world"])
    assert too_weak(table, "star-nomad-lair") == (1, -1)  # 2 - 1 - 1 - 1


@proves("race.settle.tactics")
def test_new_military_tactics_is_discarded_for_three_strength():
    tableau = ["new-sparta", "new-military-tactics"]
    hand = ["rebel-outpost", "rebel-base", "avian-uplift-race"]
    table = scenario("settle", tableau=tableau, hand=hand)
    assert table.legal() == ["pass", "settle avian-uplift-race", "settle rebel-outpost"]
    table.play("settle rebel-outpost")  # defence 5: it has to be used
    assert table.tableau() == ["new-sparta", "rebel-outpost"]
    assert table.discard() == ["new-military-tactics"]


@proves("race.settle.tactics")
def test_the_strength_is_gone_after_the_phase():
    tableau = ["new-sparta", "new-military-tactics"]
    table = scenario("settle", tableau=tableau, hand=["rebel-miners", "rebel-outpost", "refugee-world"])
    table.play("settle rebel-miners")
    assert table.legal() == ["conquer", "use new-military-tactics"]  # not needed: a free decision
    table.play("use new-military-tactics")
    assert table.tableau() == ["new-sparta", "rebel-miners"]
    table.play("choose settle").play("choose settle", seat=1)
    assert too_weak(table, "rebel-outpost") == (5, 2)


# ------------------------------------------------------------------ KOLEJNOŚĆ


@proves("race.order.means-known", "race.order.lowest-start-world", "race.read.means-by-seat")
def test_means_are_decided_in_seat_order_knowing_what_the_others_did():
    table = scenario(
        "settle",
        tableau=["new-sparta", "new-military-tactics"],
        hand=["refugee-world"],
        others=(
            {"tableau": ["earths-lost-colony", "colony-ship"], "hand": ["gem-world", "comet-zone", "rebel-base"]},
            {"tableau": ["epsilon-eridani", "new-military-tactics"], "hand": ["empath-world", "drop-ships"]},
        ),
    )
    table.play("pass").play("settle gem-world", seat=1).play("pass", seat=2)
    assert table.state.deciders() == [2]  # Epsilon Eridani is the lowest
    table.play("use new-military-tactics", seat=2)
    assert table.state.deciders() == [0]  # then clockwise
    assert [entry["card"] for entry in table.state.view(0)["players"][2]["tableau"]] == ["epsilon-eridani"]
    table.play("pass")
    assert table.state.deciders() == [1]


@proves("race.read.means-by-seat")
def test_plain_payments_come_first_and_together():
    table = scenario(
        "settle",
        tableau=["old-earth", "colony-ship"],
        hand=["gem-world", "comet-zone", "rebel-base"],
        others=({"hand": ["empath-world", "drop-ships", "public-works"]}, {"hand": ["asteroid-belt", *COINS[1:4]]}),
    )
    table.play("settle gem-world").play("settle empath-world", seat=1).play("settle asteroid-belt", seat=2)
    assert table.state.deciders() == [1, 2]
    table.play("pay export-duties", seat=2).play("pay investment-credits", seat=2).play("pay drop-ships", seat=1)
    assert table.state.deciders() == [0]
    assert table.question() == "settle"


@proves("race.draws.settle", "race.order.few-cards")
def test_goods_and_cards_come_in_seat_order_after_all_payments():
    table = scenario(
        "settle",
        tableau=["new-sparta", "terraforming-robots"],
        hand=["refugee-world", "gem-world"],
        action="settle",
        others=({"tableau": ["old-earth"], "hand": ["empath-world", "comet-zone"], "action": "settle"},),
        deck=["rebel-base", "rebel-miners", "rebel-outpost", "rebel-homeworld", "outlaw-world", "pirate-world"],
    )
    table.play("settle refugee-world").play("settle empath-world", seat=1)
    assert table.document(1)["tableau"][-1] == {"card": "empath-world", "good": "rebel-base"}  # Old Earth leads
    assert table.hand(1) == ["rebel-miners"]
    assert table.document(0)["tableau"][-1] == {"card": "refugee-world", "good": "rebel-outpost"}
    assert table.hand(0) == ["gem-world", "outlaw-world", "rebel-homeworld"]
    assert table.deck()[0] == "pirate-world"


@proves("race.read.lead-is-fixed")
def test_a_start_world_settled_later_does_not_change_the_order():
    table = scenario("settle", tableau=["new-sparta"], hand=["old-earth", *COINS[:3]])
    assert table.state.to_document()["lead"] == 1  # Epsilon Eridani
    table.play("settle old-earth")
    assert table.tableau() == ["new-sparta", "old-earth"]
    assert table.state.to_document()["lead"] == 1
