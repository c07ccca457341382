"""How we read it: what is asked, in which form, and what the others see meanwhile."""

from galaktyka.core.game import Reason
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves


@proves("race.read.ascending")
def test_several_cards_are_chosen_in_the_order_of_the_box():
    hand = ["gem-world", "space-port", "comet-zone", "drop-ships", "space-marines"]
    table = scenario("develop", hand=hand).play("develop space-marines")  # two of four
    assert table.legal() == ["pay gem-world", "pay space-port", "pay comet-zone"]  # Drop Ships come last
    assert table.why_not("pay drop-ships") == Reason("race.ascending", card="drop-ships", owe=2)
    table.play("pay space-port")
    assert table.legal() == ["pay comet-zone", "pay drop-ships"]
    assert table.why_not("pay gem-world") == Reason("race.ascending", card="gem-world", owe=1)


@proves("race.read.ascending")
def test_both_copies_of_a_card_can_be_paid():
    hand = ["public-works", "public-works", "drop-ships", "space-marines"]
    table = scenario("develop", hand=hand).play("develop space-marines")
    assert table.document()["owe"] == 1  # the first of the two could only be Public Works
    assert table.legal() == ["pay public-works", "pay drop-ships"]
    table.play("pay public-works")
    assert table.hand() == ["drop-ships"]


@proves("race.read.ascending")
def test_the_first_and_the_last_card_of_the_box_are_cards_like_all_others():
    hand = ["old-earth", "trade-league", "gem-world", "public-works"]
    table = scenario("develop", tableau=["new-sparta"], hand=hand).play("develop public-works")
    assert table.legal() == ["pay old-earth", "pay gem-world", "pay trade-league"]
    assert Scenario(table.state.clone()).play("pay old-earth").hand() == ["gem-world", "trade-league"]
    assert table.play("pay trade-league").hand() == ["old-earth", "gem-world"]


@proves("race.read.forced-not-asked")
def test_one_option_is_taken_without_asking():
    table = scenario("develop", hand=["space-marines", "gem-world", "comet-zone"]).play("develop space-marines")
    assert table.phase() == "choose"  # exactly two cards to pay with
    assert table.hand() == []
    table = scenario("develop", hand=["gem-world", "comet-zone"])  # no development: nothing to decide
    assert table.phase() == "choose"


@proves("race.read.secret-until-all-answered")
def test_simultaneous_answers_show_when_all_have_answered():
    table = scenario("explore", action="explore-1-1", others=({"action": "explore-5"},))
    before = table.state.view(1)
    assert before["players"][0]["hand_size"] == 2  # as if both were kept already
    assert before["players"][0]["status"] == "hidden"
    table.play(table.legal()[0])
    assert table.state.view(1) == before
    while table.question() == "keep":
        table.play(table.legal()[0])
    assert table.state.view(1) == before


@proves("race.read.alien-price")
def test_an_alien_good_is_worth_five_on_the_black_market_too():
    other = ({"action": "consume-2x"},)
    tableau = ["new-sparta", "black-market-trading-world", "alien-robotic-factory"]
    table = scenario("consume", tableau=tableau, goods=["alien-robotic-factory"], others=other)
    assert len(table.hand()) == 5
    tableau = ["new-sparta", "trade-league", "alien-robotic-factory"]
    table = scenario("consume", tableau=tableau, goods=["alien-robotic-factory"], others=other)
    assert len(table.hand()) == 5 + 1


@proves("race.read.kind-not-word", "race.list.settle-zero-cost-not-alien")
def test_powers_for_the_alien_kind_do_not_help_with_rosetta_stone_world():
    tableau = ["old-earth", "alien-tech-institute"]
    hand = ["alien-rosetta-stone-world", "refugee-world", "gem-world"]
    table = scenario("settle", tableau=tableau, hand=hand)
    assert table.why_not("settle alien-rosetta-stone-world") == Reason(
        "race.too-expensive", card="alien-rosetta-stone-world", need=3, have=2
    )
    table = scenario("settle", tableau=["old-earth", "colony-ship"], hand=["alien-rosetta-stone-world"])
    table.play("settle alien-rosetta-stone-world")  # but a Colony Ship does
    assert table.tableau() == ["old-earth", "alien-rosetta-stone-world"]
