"""II: ROZWÓJ, and ZDOLNOŚCI KART (what holds for powers in every phase)."""

from galaktyka.core.game import Reason
from tests.games.race.scenario import scenario
from tests.rules.catalogue import proves

COINS = ["rebel-homeworld", "rebel-base", "rebel-outpost", "rebel-underground", "outlaw-world", "pirate-world"]


# ------------------------------------------------------------------ II: ROZWÓJ


@proves("race.develop.choose-one", "race.develop.pass")
def test_at_most_one_development_of_the_hand_is_chosen():
    table = scenario("develop", hand=["public-works", "export-duties", "gem-world", "rebel-base"])
    assert table.legal() == ["pass", "develop export-duties", "develop public-works"]
    assert table.why_not("settle gem-world") == Reason("race.wrong-phase", card="gem-world")
    table.play("develop public-works, pay gem-world")
    assert table.tableau() == ["old-earth", "public-works"]
    assert table.phase() == "choose"  # no second development
    assert "export-duties" in table.hand()


@proves("race.develop.pass")
def test_nobody_has_to_place_anything():
    table = scenario("develop", hand=["public-works", "gem-world"]).play("pass")
    assert table.tableau() == ["old-earth"]
    assert table.hand() == ["gem-world", "public-works"]


@proves("race.develop.choose-one", "race.develop.reveal-together")
def test_the_choice_is_secret_until_everybody_has_chosen():
    table = scenario(
        "develop",
        hand=["public-works", "gem-world", "rebel-base"],
        others=({"hand": ["export-duties", "rebel-miners", "comet-zone"]},),
    )
    assert table.state.deciders() == [0, 1]
    before = table.state.view(1)
    table.play("develop public-works")
    assert table.state.view(1) == before
    assert table.tableau(0) == ["old-earth"]
    table.play("develop export-duties", seat=1)
    assert table.tableau(0) == ["old-earth", "public-works"]
    assert table.tableau(1) == ["epsilon-eridani", "export-duties"]
    assert table.question(0) == "pay"  # seat 1 chose Develop and pays nothing


@proves("race.develop.pay")
def test_a_development_costs_as_many_cards_as_its_number_says():
    table = scenario("develop", hand=["drop-ships", *COINS])
    table.play("develop drop-ships")
    assert (table.question(), table.document()["owe"]) == ("pay", 4)
    table.play("pay pirate-world, pay outlaw-world, pay rebel-underground, pay rebel-outpost")
    assert table.hand() == ["rebel-base", "rebel-homeworld"]
    assert table.discard() == ["pirate-world", "outlaw-world", "rebel-underground", "rebel-outpost"]


@proves("race.develop.pay")
def test_the_card_itself_is_no_part_of_the_payment():
    four = scenario("develop", hand=["drop-ships", *COINS[:4]])
    assert "develop drop-ships" in four.legal()
    three = scenario("develop", hand=["drop-ships", "export-duties", *COINS[:2]])
    assert three.legal() == ["pass", "develop export-duties"]
    assert three.why_not("develop drop-ships") == Reason("race.too-expensive", card="drop-ships", need=4, have=3)


@proves("race.develop.bonus")
def test_the_chooser_pays_one_card_less():
    table = scenario("develop", hand=["drop-ships", *COINS], action="develop").play("develop drop-ships")
    assert table.document()["owe"] == 3


@proves("race.develop.bonus-at-zero")
def test_a_price_of_zero_gets_no_further_bonus():
    tableau = ["old-earth", "investment-credits"]
    table = scenario("develop", tableau=tableau, hand=["public-works", *COINS[:2]], action="develop")
    table.play("develop public-works")  # 1 - 1 - 1
    assert table.hand() == ["rebel-base", "rebel-homeworld"]
    assert table.tableau() == ["old-earth", "investment-credits", "public-works"]


@proves("race.develop.no-duplicates")
def test_the_same_development_cannot_be_placed_twice():
    hand = ["public-works", "export-duties", "gem-world"]
    table = scenario("develop", tableau=["old-earth", "public-works"], hand=hand)
    assert table.legal() == ["pass", "develop export-duties"]
    assert table.why_not("develop public-works") == Reason("race.already-there", card="public-works")


@proves("race.develop.no-duplicates")
def test_two_players_may_have_the_same_development():
    table = scenario(
        "develop", hand=["public-works", "gem-world"], others=({"tableau": ["new-sparta", "public-works"]},)
    )
    assert "develop public-works" in table.legal()


@proves("race.read.duplicates-now")
def test_the_other_colony_ship_may_follow_one_that_was_discarded():
    table = scenario(
        "settle", tableau=["old-earth", "colony-ship"], hand=["colony-ship", "gem-world", "rebel-base", "rebel-outpost"]
    )
    table.play("settle gem-world, use colony-ship")
    assert table.tableau() == ["old-earth", "gem-world"]
    table.play("choose develop").play("choose develop", seat=1)
    assert table.legal() == ["pass", "develop colony-ship"]


@proves("race.develop.six-cost-points")
def test_points_are_printed_except_on_developments_of_cost_6():
    table = scenario("develop", tableau=["new-sparta", "drop-ships", "galactic-federation"])
    items = [(item.kind, item.card, item.points) for item in table.state.scores()[0].items]
    assert ("card", "drop-ships", 2) in items
    assert ("card", "galactic-federation", 0) in items
    assert ("bonus", "galactic-federation", 3) in items  # 2 for itself, 1 for Drop Ships


@proves("race.develop.powers-before-phase")
def test_only_cards_that_were_there_before_the_phase_change_it():
    hand = ["interstellar-bank", "gem-world", "rebel-base"]
    table = scenario("develop", hand=hand, deck=["new-earth", "comet-zone"]).play("develop interstellar-bank")
    assert table.hand() == []  # two paid, and no card from the bank
    table.play("choose develop").play("choose develop", seat=1)
    assert table.hand() == ["new-earth"]  # it works from now on


@proves("race.draws.develop")
def test_banks_pay_in_seat_order_at_the_start_and_public_works_after_all_payments():
    table = scenario(
        "develop",
        tableau=["new-sparta", "interstellar-bank", "public-works"],
        hand=["export-duties", "gem-world"],
        others=(
            {
                "tableau": ["old-earth", "interstellar-bank", "public-works"],
                "hand": ["investment-credits", "comet-zone"],
            },
        ),
        deck=["rebel-base", "rebel-miners", "rebel-outpost", "rebel-homeworld"],
    )
    assert table.hand(1) == ["comet-zone", "rebel-base", "investment-credits"]
    assert table.hand(0) == ["gem-world", "rebel-miners", "export-duties"]
    table.play("develop investment-credits", seat=1).play("develop export-duties, pay gem-world")
    assert table.hand(1) == ["comet-zone", "rebel-outpost", "rebel-base"]
    assert table.hand(0) == ["rebel-miners", "rebel-homeworld"]


# ------------------------------------------------------------------ ZDOLNOŚCI KART


@proves("race.powers.add-up")
def test_discounts_add_up():
    tableau = ["old-earth", "investment-credits", "galactic-federation"]
    table = scenario("develop", tableau=tableau, hand=["new-economy", *COINS], action="develop")
    table.play("develop new-economy")
    assert table.document()["owe"] == 2  # 6 - 1 - 2 - 1


@proves("race.powers.only-as-written")
def test_more_cards_to_choose_from_are_not_more_cards_to_keep():
    table = scenario("explore", tableau=["old-earth", "galactic-survey-seti"])
    assert len(table.drawn()) == 4
    assert table.document()["owe"] == 1


@proves("race.powers.only-as-written")
def test_a_discount_on_developments_is_none_on_worlds():
    tableau = ["old-earth", "investment-credits", "galactic-federation"]
    table = scenario("settle", tableau=tableau, hand=["refugee-world", "new-earth", *COINS[:3]])
    assert table.why_not("settle new-earth") == Reason("race.too-expensive", card="new-earth", need=5, have=4)


@proves("race.powers.draw-to-hand")
def test_a_drawn_card_goes_to_the_hand_but_in_explore_it_is_one_more_to_choose_from():
    table = scenario(
        "develop", tableau=["old-earth", "interstellar-bank"], hand=["export-duties", "gem-world"], deck=["rebel-base"]
    )
    assert "rebel-base" in table.hand()
    table = scenario("explore", tableau=["old-earth", "expedition-force"], deck=COINS)
    assert sorted(table.drawn()) == sorted(COINS[:3])
    assert table.hand() == []


@proves("race.powers.cost-floor")
def test_a_cost_below_zero_pays_nothing_back():
    tableau = ["old-earth", "investment-credits", "galactic-federation", "public-works"]
    table = scenario("develop", tableau=tableau, hand=["export-duties", "gem-world", "rebel-base"], deck=["new-earth"])
    table.play("develop export-duties")  # 1 - 1 - 2
    assert table.hand() == ["gem-world", "new-earth", "rebel-base"]  # one card, from Public Works


@proves("race.powers.from-next-phase")
def test_a_development_placed_in_two_works_in_three():
    table = scenario(
        "develop",
        hand=["drop-ships", "rebel-warrior-race", *COINS[:4]],
        others=({"action": "settle"},),
        action="develop",
        plan=["settle"],
    )
    table.play("develop drop-ships, pay rebel-underground, pay rebel-outpost, pay rebel-base")
    assert table.phase() == "settle"
    assert table.legal() == ["pass", "settle rebel-warrior-race"]  # defence 3


@proves("race.powers.from-next-phase")
def test_a_world_settled_in_three_consumes_in_four_and_produces_in_five():
    table = scenario(
        "settle",
        tableau=["new-sparta", "space-port"],
        goods=["space-port"],
        hand=["earths-lost-colony", "gem-world", "new-earth"],
        others=(
            {"action": "settle"},
            {"action": "consume-2x", "tableau": ["alpha-centauri"]},
            {"action": "produce", "tableau": ["old-earth"]},
        ),
        plan=["consume", "produce"],
    )
    table.play("settle earths-lost-colony")
    assert table.chips() == 1  # it consumed Space Port's good
    assert table.goods() == ["space-port", "earths-lost-colony"]
    assert table.phase() == "choose"


@proves("race.powers.not-on-itself")
def test_public_works_draws_nothing_for_itself():
    table = scenario("develop", hand=["public-works", "gem-world", "rebel-base"], deck=["new-earth"])
    table.play("develop public-works, pay gem-world")
    assert table.hand() == ["rebel-base"]
    assert table.deck()[0] == "new-earth"


@proves("race.powers.mandatory", "race.consume.mandatory")
def test_a_power_without_may_has_to_be_used():
    tableau = ["earths-lost-colony", "prosperous-world", "deficit-spending"]
    table = scenario("consume", tableau=tableau, goods=["prosperous-world"], hand=["gem-world"])
    assert table.legal() == ["consume earths-lost-colony", "consume prosperous-world", "consume deficit-spending"]
    assert table.why_not("pass") == Reason("race.must-consume", goods=1)
    table.play("consume prosperous-world")  # the good goes without asking; what is left may be used
    assert table.legal() == ["pass", "consume deficit-spending"]


@proves("race.powers.own-order")
def test_the_owner_decides_the_order():
    def chips_and_cards(first: str) -> tuple[int, int]:
        table = scenario(
            "consume",
            tableau=["earths-lost-colony", "new-vinland"],
            goods=["new-vinland"],
            others=({"action": "consume-trade"},),
        )
        table.play(f"consume {first}")
        return table.chips(), len(table.hand())

    assert chips_and_cards("earths-lost-colony") == (1, 0)
    assert chips_and_cards("new-vinland") == (0, 2)


@proves("race.powers.optional-when-needed")
def test_what_is_needed_for_the_revealed_card_is_used_without_asking():
    table = scenario("settle", tableau=["old-earth", "colony-ship"], hand=["new-earth"]).play("settle new-earth")
    assert table.tableau() == ["old-earth", "new-earth"]  # cost 5, and no card to pay with
    tableau = ["old-earth", "new-military-tactics"]
    table = scenario("settle", tableau=tableau, hand=["pirate-world"]).play("settle pirate-world")
    assert table.tableau() == ["old-earth", "pirate-world"]  # defence 3, and no strength without it


@proves("race.powers.no-interruption")
def test_a_power_that_runs_is_finished_before_the_next():
    tableau = ["old-earth", "tourist-world", "galactic-trendsetters", "gem-world", "space-port", "spice-world"]
    table = scenario("consume", tableau=tableau, goods=["gem-world", "space-port", "spice-world"])
    table.play("consume tourist-world, spend gem-world")
    assert table.why_not("consume galactic-trendsetters") == Reason("race.other-question", question="spend", owe=1)
    assert table.legal() == ["spend space-port", "spend spice-world"]


@proves("race.powers.idle-symbols")
def test_uplift_imperium_and_terraforming_do_nothing():
    uplift = ["avian-uplift-race", "reptilian-uplift-race", "the-last-of-the-uplift-gnarssh"]
    tableau = ["old-earth", "galactic-imperium", "terraforming-robots", *uplift]
    hand = ["refugee-world", "aquatic-uplift-race", "imperium-armaments-world", "terraformed-world"]
    table = scenario("settle", tableau=tableau, hand=hand)
    weak = table.why_not("settle aquatic-uplift-race")
    assert weak is not None
    assert (weak.values["need"], weak.values["have"]) == (2, 0)
    assert table.why_not("settle imperium-armaments-world") == Reason(
        "race.too-expensive", card="imperium-armaments-world", need=4, have=3
    )
    assert table.why_not("settle terraformed-world") == Reason(
        "race.too-expensive", card="terraformed-world", need=5, have=3
    )
