"""III: KOLONIZACJA with a choice of means: paying for military worlds, and cards that are discarded."""

import pytest

from galaktyka.core.game import Reason
from tests.games.race.rules.table import COINS, too_weak
from tests.games.race.scenario import scenario
from tests.rules.catalogue import proves


@proves("race.settle.contact")
def test_contact_specialist_pays_one_less_than_the_defence():
    table = scenario("settle", tableau=["old-earth", "contact-specialist"], hand=["pirate-world", *COINS])
    table.play("settle pirate-world")  # defence 3; strength -1, so there is no other way
    assert table.legal() == ["pay export-duties", "pay investment-credits", "pay public-works", "pay space-marines",
                             "pay drop-ships"]  # fmt: skip
    table.play("pay export-duties, pay space-marines")
    assert table.tableau() == ["old-earth", "contact-specialist", "pirate-world"]
    assert table.goods() == ["pirate-world"]
    assert table.discard() == ["export-duties", "space-marines"]


@proves("race.settle.contact")
def test_without_the_cards_contact_specialist_does_not_help():
    table = scenario("settle", tableau=["old-earth", "contact-specialist"], hand=["pirate-world", "refugee-world"])
    assert table.why_not("settle pirate-world") == Reason(
        "race.too-weak-and-poor", card="pirate-world", need=3, have=-1, price=2, cards=1
    )


@proves("race.settle.contact-not-alien")
@pytest.mark.parametrize(
    ("world", "defence"),
    [
        ("alien-robot-sentry", 2),
        ("alien-robot-scout-ship", 4),
        ("lost-alien-warship", 5),
        ("lost-alien-battle-fleet", 6),
    ],
)
def test_contact_specialist_does_not_talk_to_aliens(world: str, defence: int):
    tableau = ["old-earth", "contact-specialist", "colony-ship"]
    table = scenario("settle", tableau=tableau, hand=[world, "refugee-world", *COINS])
    assert too_weak(table, world) == (defence, -1)


@proves("race.settle.never-mix")
def test_strength_does_not_lower_the_price_and_cards_do_not_add_strength():
    tableau = ["new-sparta", "contact-specialist"]  # strength 2 - 1
    table = scenario("settle", tableau=tableau, hand=["rebel-outpost", *COINS[:4]])
    table.play("settle rebel-outpost")  # 5 - 1 cards, not 5 - 1 - 1
    assert table.hand() == []
    short = scenario("settle", tableau=tableau, hand=["rebel-outpost", "refugee-world", *COINS[:2]])
    assert short.why_not("settle rebel-outpost") == Reason(
        "race.too-weak-and-poor", card="rebel-outpost", need=5, have=1, price=4, cards=3
    )


@proves("race.settle.never-mix", "race.settle.contact")
def test_who_can_do_both_decides_between_conquering_and_paying():
    tableau = ["new-sparta", "contact-specialist"]
    table = scenario("settle", tableau=tableau, hand=["rebel-fuel-cache", "gem-world"])
    table.play("settle rebel-fuel-cache")
    assert table.legal() == ["conquer", "use contact-specialist"]
    assert table.why_not("pay gem-world") == Reason("race.conquest-is-not-paid", card="rebel-fuel-cache")


@proves("race.settle.contact", "race.settle.never-mix")
def test_whoever_paid_for_a_world_may_conquer_the_next():
    tableau = ["new-sparta", "contact-specialist"]  # strength 2 - 1
    table = scenario("settle", tableau=tableau, hand=["star-nomad-lair", "rebel-fuel-cache"])
    table.play("settle star-nomad-lair, use contact-specialist")
    table.play("choose settle").play("choose settle", seat=1)
    table.play("settle rebel-fuel-cache")
    assert table.legal() == ["conquer", "use contact-specialist"]


@proves("race.settle.contact-discounts")
@pytest.mark.parametrize(
    ("helpers", "world", "cards"),
    [
        (["replicant-robots"], "pirate-world", 0),  # 3 - 1 - 2
        (["replicant-robots"], "rebel-outpost", 2),  # 5 - 1 - 2
        (["mining-robots"], "rebel-miners", 0),  # 2 - 1 - 1, rare
        (["mining-robots"], "pirate-world", 2),  # novelty: no help
        (["alpha-centauri"], "rebel-miners", 0),
        (["replicant-robots", "mining-robots"], "rebel-homeworld", 4),  # 7 - 1 - 2, no kind
    ],
)
def test_discounts_on_worlds_help_contact_specialist(helpers: list[str], world: str, cards: int):
    table = scenario("settle", tableau=["old-earth", "contact-specialist", *helpers], hand=[world, *COINS[:5]])
    table.play(f"settle {world}")
    if table.question() == "settle" and "use contact-specialist" in table.legal():
        table.play("use contact-specialist")  # Alpha Centauri could conquer it as well
    while table.question() in ("settle", "pay"):
        table.play(table.legal()[0])
    assert table.tableau()[-1] == world
    assert len(table.hand()) == 5 - cards


@proves("race.settle.contact-colony-ship")
def test_a_colony_ship_and_contact_specialist_make_a_military_world_free():
    tableau = ["old-earth", "contact-specialist", "colony-ship"]
    table = scenario("settle", tableau=tableau, hand=["rebel-homeworld"]).play("settle rebel-homeworld")
    assert table.tableau() == ["old-earth", "contact-specialist", "rebel-homeworld"]
    assert table.discard() == ["colony-ship"]


@proves("race.settle.contact-colony-ship")
def test_a_colony_ship_alone_does_not_help_with_a_military_world():
    table = scenario("settle", tableau=["new-sparta", "colony-ship"], hand=["rebel-homeworld", "refugee-world"])
    assert too_weak(table, "rebel-homeworld") == (7, 2)
    table = scenario(
        "settle", tableau=["new-sparta", "colony-ship", "new-military-tactics"], hand=["rebel-miners", "gem-world"]
    ).play("settle rebel-miners")
    assert table.legal() == ["conquer", "use new-military-tactics"]
    assert table.why_not("use colony-ship") == Reason(
        "race.ship-needs-contact", card="colony-ship", world="rebel-miners"
    )


@proves("race.read.contact-at-zero")
def test_a_price_of_zero_still_is_paying():
    tableau = ["old-earth", "contact-specialist", "replicant-robots"]
    table = scenario("settle", tableau=tableau, hand=["pirate-world"]).play("settle pirate-world")
    assert table.tableau() == [*tableau, "pirate-world"]


@proves("race.powers.cost-floor")
def test_a_military_world_for_less_than_nothing_pays_nothing_back():
    tableau = ["old-earth", "contact-specialist", "replicant-robots"]
    table = scenario("settle", tableau=tableau, hand=["star-nomad-lair", "gem-world"])
    table.play("settle star-nomad-lair")  # 1 - 1 - 2; strength -1
    assert table.tableau() == [*tableau, "star-nomad-lair"]
    assert table.hand() == ["gem-world"]
    assert table.phase() == "choose"  # there was nothing to pay


# ------------------------------------------------------------------ means that are discarded


@proves("race.read.tactics-without-world")
def test_new_military_tactics_may_go_without_a_world():
    table = scenario("settle", tableau=["new-sparta", "new-military-tactics"], hand=["refugee-world"])
    table.play("pass")
    assert table.legal() == ["pass", "use new-military-tactics"]
    table.play("use new-military-tactics")
    assert table.tableau() == ["new-sparta"]


@proves("race.read.ship-needs-a-world")
def test_a_colony_ship_is_discarded_for_a_world_only():
    table = scenario("settle", tableau=["new-sparta", "colony-ship"], hand=["refugee-world"]).play("pass")
    assert table.tableau() == ["new-sparta", "colony-ship"]
    assert table.phase() == "choose"
    table = scenario("settle", tableau=["new-sparta", "colony-ship"], hand=["refugee-world"])
    table.play("settle refugee-world")  # costs nothing anyway
    assert table.legal() == ["pass", "use colony-ship"]
    assert table.play("use colony-ship").tableau() == ["new-sparta", "refugee-world"]


@proves("race.powers.cost-floor")
def test_a_world_for_less_than_nothing_is_free_with_a_colony_ship_or_without():
    tableau = ["old-earth", "replicant-robots", "colony-ship"]
    table = scenario("settle", tableau=tableau, hand=["artist-colony", "gem-world"])
    table.play("settle artist-colony")  # 1 - 2
    assert table.legal() == ["pass", "use colony-ship"]
    table.play("pass")
    assert table.tableau() == [*tableau, "artist-colony"]
    assert table.hand() == ["gem-world"]


@proves("race.read.means-settled-by-paying")
def test_after_the_first_coin_the_colony_ship_stays():
    table = scenario("settle", tableau=["old-earth", "colony-ship"], hand=["gem-world", *COINS[:3]])
    table.play("settle gem-world")
    assert table.legal() == ["pay export-duties", "pay investment-credits", "use colony-ship"]
    table.play("pay export-duties")
    assert table.legal() == ["pay investment-credits", "pay public-works"]
    assert table.why_not("use colony-ship") == Reason("race.other-question", question="pay", owe=1)


@proves("race.read.means-avoid-the-end")
@pytest.mark.parametrize(("means", "world"), [("colony-ship", "gem-world"), ("new-military-tactics", "rebel-miners")])
def test_a_discarded_card_does_not_count_towards_twelve(means: str, world: str):
    eleven = [
        "new-sparta", "artist-colony", "secluded-world", "space-port", "spice-world", "comet-zone", "mining-world",
        "asteroid-belt", "radioactive-world", "destroyed-world", means,
    ]  # fmt: skip
    table = scenario("settle", tableau=eleven, hand=[world, "public-works", "drop-ships"])
    points = table.points()
    table.play(f"settle {world}, use {means}")
    assert len(table.tableau()) == 11
    assert not table.state.is_over()
    assert table.points() == points  # the world gives 1, the card that went took 1 along
    table = scenario("settle", tableau=eleven, hand=[world, "public-works", "drop-ships"])
    table.play(f"settle {world}").play("pay public-works" if means == "colony-ship" else "conquer")
    assert len(table.tableau()) == 12
    assert table.state.is_over()
