"""IV: KONSUMPCJA."""

import pytest

from galaktyka.core.game import Reason
from tests.games.race.rules.table import everything_but, whole_box
from tests.games.race.scenario import Scenario, scenario
from tests.rules.catalogue import proves

NOVELTIES = ["gem-world", "space-port", "spice-world"]


def consume(
    tableau: list[str], goods: list[str], action: str = "produce", hand: list[str] | None = None, **more: object
) -> Scenario:
    """Somebody else chose a Consume that does nothing for seat 0, unless the action says so."""
    other = {"tableau": ["epsilon-eridani"], "action": "consume-trade"}
    document: dict[str, object] = {"others": (other,), **more}
    return scenario("consume", tableau=tableau, goods=goods, action=action, hand=hand or [], **document)  # type: ignore[arg-type]


# ------------------------------------------------------------------ powers


@proves("race.consume.mandatory")
def test_a_single_power_is_used_without_asking():
    table = consume(["earths-lost-colony"], ["earths-lost-colony"])
    assert table.chips() == 1
    assert table.goods() == []


@proves("race.consume.goods-unseen")
def test_goods_are_discarded_face_down():
    table = consume(["new-sparta", "earths-lost-colony", "prosperous-world"], ["earths-lost-colony"])
    good = table.document()["tableau"][1]["good"]
    table.state.keep_events(True)
    table.play("consume prosperous-world")
    assert good in table.discard()
    for viewer in (0, 1, None):
        events = table.state.events(viewer)
        assert [event.objects for event in events if event.kind == "consumes"] == [
            ("prosperous-world", "earths-lost-colony")  # the power and the world, not the card
        ]
        assert good not in str(table.state.view(viewer))
        assert all(good not in event.objects for event in events)


@proves("race.consume.one-power-per-good")
def test_one_good_feeds_one_power():
    table = consume(["new-sparta", "earths-lost-colony", "prosperous-world"], ["earths-lost-colony"])
    table.play("consume earths-lost-colony")
    assert table.chips() == 1
    assert table.phase() == "choose"


@proves("race.consume.goods-from-anywhere")
def test_the_owner_chooses_among_goods_from_any_world():
    table = consume(["new-sparta", "galactic-trendsetters", "gem-world", "comet-zone"], ["gem-world", "comet-zone"])
    assert table.legal() == ["spend gem-world", "spend comet-zone"]
    table.play("spend comet-zone")
    assert table.goods() == ["gem-world"]
    assert table.chips() == 2


@proves("race.consume.any-order")
def test_an_order_that_leaves_goods_over_is_allowed():
    # Plague World takes only genes. Fed to Earth's Lost Colony, the genes are gone and the novelty stays.
    tableau = ["earths-lost-colony", "plague-world"]
    table = consume(tableau, ["earths-lost-colony", "plague-world"])
    table.play("consume earths-lost-colony, spend plague-world")
    assert table.goods() == ["earths-lost-colony"]
    assert table.chips() == 1
    table = consume(tableau, ["earths-lost-colony", "plague-world"])
    table.play("consume plague-world")
    assert table.goods() == []
    assert table.chips() == 2


@proves("race.consume.once")
def test_a_power_is_used_once():
    table = consume(["earths-lost-colony", *NOVELTIES], NOVELTIES).play("spend gem-world")
    assert table.goods() == ["space-port", "spice-world"]
    assert table.chips() == 1
    assert table.phase() == "choose"


@proves("race.consume.once")
def test_once_in_every_phase_and_again_in_the_next():
    goods = ["gem-world", "space-port"]
    table = consume(["new-sparta", "gambling-world", *goods], goods, deck=["refugee-world", "rebel-base"])
    table.play("consume gambling-world, spend gem-world, gamble 1")
    table.play("choose consume-2x").play("choose consume-trade", seat=1)
    table.play("consume gambling-world, gamble 6")
    assert table.chips() == 1 + 2
    assert table.hand() == ["rebel-base"]


@proves("race.consume.up-to-fully", "race.list.consume-up-to")
def test_with_two_fitting_goods_an_up_to_power_takes_both():
    # Mining Conglomerate: up to two rare goods, one point each.
    table = consume(["new-sparta", "mining-conglomerate", "comet-zone", "mining-world"], ["comet-zone", "mining-world"])
    assert table.goods() == []
    assert table.chips() == 2


@proves("race.consume.up-to-fully", "race.list.consume-up-to")
def test_an_up_to_power_stops_at_its_number_and_takes_what_there_is():
    rares = ["comet-zone", "mining-world", "asteroid-belt"]
    table = consume(["new-sparta", "mining-conglomerate", *rares], rares)
    table.play("spend comet-zone, spend asteroid-belt")
    assert table.goods() == ["mining-world"]
    assert table.chips() == 2
    table = consume(["new-sparta", "mining-conglomerate", "comet-zone"], ["comet-zone"])
    assert table.chips() == 1


@proves("race.consume.vinland-example")
def test_the_association_once_started_takes_all_three_novelties():
    tableau = ["new-sparta", "new-vinland", "free-trade-association", "gem-world", "space-port"]
    goods = ["new-vinland", "gem-world", "space-port"]
    table = consume(tableau, goods).play("consume free-trade-association")
    assert table.goods() == []  # no question in between, so no third good for New Vinland
    assert (table.chips(), len(table.hand())) == (3, 3)
    assert table.phase() == "choose"


@proves("race.consume.vinland-example")
def test_new_vinland_may_be_used_before_the_association():
    tableau = ["new-sparta", "new-vinland", "free-trade-association", "gem-world", "space-port"]
    goods = ["new-vinland", "gem-world", "space-port"]
    table = consume(tableau, goods).play("consume new-vinland")
    assert table.legal() == ["spend gem-world", "spend new-vinland", "spend space-port"]
    table.play("spend gem-world")  # two cards; then the Association takes the other two
    assert (table.chips(), len(table.hand())) == (2, 4)
    assert table.goods() == []


@proves("race.consume.hand-cards", "race.list.consume-hand-cards")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
def test_up_to_two_cards_of_the_hand_for_a_point_each(card: str):
    hand = ["gem-world", "rebel-base", "drop-ships"]
    for number in (0, 1, 2):
        table = consume(["new-sparta", card], [], hand=hand)
        assert table.legal() == ["pass", f"consume {card}"]
        if number == 0:
            table.play("pass")
        else:
            table.play(f"consume {card}, discard gem-world")
            assert table.legal() == ["pass", "discard rebel-base", "discard drop-ships"]
            table.play("discard drop-ships" if number == 2 else "pass")
        assert table.chips() == number
        assert len(table.hand()) == 3 - number
        assert table.phase() == "choose"


@proves("race.list.consume-hand-cards")
def test_a_third_card_is_not_taken():
    hand = ["gem-world", "space-port", "rebel-base", "drop-ships"]
    table = consume(["new-sparta", "deficit-spending"], [], hand=hand)
    table.play("consume deficit-spending, discard gem-world, discard space-port")
    assert table.phase() == "choose"
    assert table.chips() == 2


@proves("race.list.consume-hand-cards")
def test_even_a_started_power_may_take_nothing():
    table = consume(["new-sparta", "deficit-spending"], [], hand=["gem-world", "rebel-base"])
    table.play("consume deficit-spending, pass")
    assert table.chips() == 0
    assert len(table.hand()) == 2


@proves("race.consume.without-goods", "race.list.consume-draw")
def test_new_economy_draws_a_card_without_goods():
    table = consume(["new-sparta", "new-economy"], [], deck=["rebel-base", "gem-world"])
    assert table.hand() == ["rebel-base"]


@proves("race.read.pilgrimage-one-good")
def test_pilgrimage_world_takes_a_single_good_for_nothing():
    table = consume(["new-sparta", "pilgrimage-world", "gem-world"], ["gem-world"])
    assert table.goods() == []
    assert table.chips() == 0


# ------------------------------------------------------------------ § Handel


@proves("race.consume.trade-first")
def test_the_sale_comes_before_the_powers():
    table = consume(
        ["new-sparta", "prosperous-world", "comet-zone"], ["prosperous-world", "comet-zone"], "consume-trade"
    )
    assert table.question() == "sell"
    assert table.legal() == ["sell prosperous-world", "sell comet-zone"]
    table.play("sell prosperous-world")
    assert len(table.hand()) == 2
    assert table.chips() == 1  # then the power used the other good
    assert table.goods() == []


@proves("race.consume.trade-must")
def test_the_last_good_is_sold_even_if_a_power_would_rather_have_it():
    table = consume(["earths-lost-colony"], ["earths-lost-colony"], "consume-trade")
    assert table.chips() == 0
    assert len(table.hand()) == 2


@proves("race.consume.trade-must")
def test_exactly_one_good_is_sold():
    table = consume(["new-sparta", "gem-world", "comet-zone"], ["gem-world", "comet-zone"], "consume-trade")
    table.play("sell comet-zone")
    assert table.goods() == ["gem-world"]
    assert len(table.hand()) == 3


@proves("race.draws.consume", "race.read.reshuffle-on-need")
def test_the_good_is_discarded_before_its_cards_are_drawn():
    # Both piles are empty: of all cards only the one sold as a good can be drawn.
    tableau = ["new-sparta", "gem-world"]
    hand = everything_but([*tableau, "epsilon-eridani", "rebel-base"])
    table = consume(tableau, ["gem-world"], "consume-trade", others=({"hand": hand, "action": "produce"},))
    assert table.goods() == []
    assert table.hand() == ["rebel-base"]


@proves("race.consume.trade-prices", "race.consume.trade-without-power")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("alien-robotic-factory", 5), ("lost-species-ark-world", 4), ("comet-zone", 3), ("gem-world", 2)],
)
def test_every_kind_has_its_price(world: str, cards: int):
    table = consume(["new-sparta", world], [world], "consume-trade")
    assert len(table.hand()) == cards
    assert table.goods() == []


@proves("race.consume.trade-choosers")
def test_only_who_chose_trade_sells():
    table = scenario(
        "consume",
        tableau=["new-sparta", "gem-world"],
        goods=["gem-world"],
        action="consume-2x",
        others=(
            {"tableau": ["old-earth", "space-port"], "goods": ["space-port"], "action": "produce"},
            {"tableau": ["alpha-centauri", "spice-world"], "goods": ["spice-world"], "action": "consume-trade"},
        ),
    )
    assert table.goods(0) == ["gem-world"]
    assert len(table.hand(0)) == len(table.hand(1)) == 0
    assert table.goods(2) == []
    assert len(table.hand(2)) == 4  # novelty 2, Spice World 2


@proves("race.consume.trade-powers")
def test_all_trade_powers_that_fit_add_up():
    # Old Earth 1 for any good, Export Duties 1 for any, Mining Conglomerate 1 and Space Port 2 for rare.
    tableau = ["old-earth", "export-duties", "mining-conglomerate", "space-port", "spice-world", "comet-zone"]
    table = consume(tableau, ["comet-zone"], "consume-trade")
    assert len(table.hand()) == 3 + 1 + 1 + 1 + 2


@proves("race.consume.trade-powers")
def test_trade_powers_do_nothing_without_a_sale():
    table = consume(["new-sparta", "export-duties", "gem-world"], ["gem-world"], "consume-2x")
    assert table.hand() == []
    assert table.goods() == ["gem-world"]


# ------------------------------------------------------------------ 2x


@proves("race.consume.double")
@pytest.mark.parametrize(("action", "points"), [("consume-2x", 4), ("produce", 2)])
def test_points_are_doubled(action: str, points: int):
    table = consume(["new-sparta", "galactic-trendsetters", "gem-world"], ["gem-world"], action)
    assert table.chips() == points


@proves("race.consume.double")
def test_each_point_of_an_up_to_power_is_doubled():
    table = consume(["new-sparta", "consumer-markets", *NOVELTIES], NOVELTIES, "consume-2x")
    assert table.chips() == 6


@proves("race.consume.double-points-only")
def test_cards_are_not_doubled():
    table = consume(["epsilon-eridani", "gem-world"], ["gem-world"], "consume-2x", others=({"tableau": ["old-earth"]},))
    assert (table.chips(), len(table.hand())) == (2, 1)
    table = consume(["new-sparta", "black-market-trading-world", "comet-zone"], ["comet-zone"], "consume-2x")
    assert (table.chips(), len(table.hand())) == (0, 3)


@proves("race.consume.double-not-hand-cards")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
def test_points_for_cards_of_the_hand_are_not_doubled(card: str):
    table = consume(["new-sparta", card], [], "consume-2x", hand=["gem-world", "rebel-base", "drop-ships"])
    table.play(f"consume {card}, discard gem-world, discard drop-ships")
    assert table.chips() == 2


# ------------------------------------------------------------------ seat by seat


@proves("race.read.consume-by-seat", "race.order.lowest-start-world")
def test_one_player_consumes_after_another():
    worlds = ["prosperous-world", "terraformed-world"]
    table = scenario(
        "consume",
        tableau=["new-sparta", "galactic-resort", "gem-world"],
        goods=["gem-world", "galactic-resort"],
        action="consume-trade",
        others=({"tableau": ["earths-lost-colony", *worlds], "goods": ["earths-lost-colony"]},
                {"tableau": ["epsilon-eridani", "space-port", "comet-zone"], "goods": ["space-port", "comet-zone"]}),
    )  # fmt: skip
    assert table.state.deciders() == [2]  # Epsilon Eridani
    table.play("spend comet-zone", seat=2)
    assert table.state.deciders() == [0]  # clockwise
    table.play("sell gem-world")  # and Galactic Resort consumes its own good
    assert table.state.deciders() == [1]


@proves("race.draws.consume")
def test_cards_come_as_powers_are_used():
    table = scenario(
        "consume",
        tableau=["new-sparta", "new-vinland", "secluded-world"],
        goods=["new-vinland", "secluded-world"],
        others=({"tableau": ["old-earth", "new-economy"], "action": "consume-trade"},),
        deck=["rebel-base", "rebel-miners", "rebel-outpost", "rebel-homeworld", "outlaw-world"],
    )
    assert table.hand(1) == ["rebel-base"]  # Old Earth is first
    table.play("consume secluded-world, spend new-vinland")
    assert table.hand(0) == ["rebel-miners", "rebel-outpost", "rebel-homeworld"]  # one, then New Vinland's two
    assert table.deck()[0] == "outlaw-world"


# ------------------------------------------------------------------ Gambling World


@proves("race.list.consume-gamble")
@pytest.mark.parametrize(
    ("top", "number", "won"),
    [("gem-world", 2, True), ("rebel-homeworld", 7, True), ("drop-ships", 4, True), ("drop-ships", 5, False)],
)
def test_the_card_turned_over_is_kept_if_cost_or_defence_is_the_number(top: str, number: int, won: bool):
    table = consume(["new-sparta", "gambling-world"], [], deck=[top, "new-earth"])
    assert table.legal() == [f"gamble {n}" for n in range(1, 8)]
    table.play(f"gamble {number}")
    assert table.hand() == ([top] if won else [])
    assert table.discard() == ([] if won else [top])


@proves("race.list.consume-gamble-and-consume")
def test_gambling_world_also_consumes_a_good():
    table = consume(["new-sparta", "gambling-world", "spice-world"], ["spice-world"], deck=["gem-world"])
    assert table.legal() == [*(f"gamble {n}" for n in range(1, 8)), "consume gambling-world"]
    table.play("consume gambling-world")
    assert table.chips() == 1
    table.play("gamble 2")
    assert table.hand() == ["gem-world"]


@proves("race.read.cost-zero-never-wins")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_world_of_cost_zero_loses_against_every_number(number: int):
    table = consume(["new-sparta", "gambling-world"], [], deck=["refugee-world"]).play(f"gamble {number}")
    assert table.discard() == ["refugee-world"]


@proves("race.read.wager-needs-a-card")
def test_without_a_card_to_turn_over_there_is_no_wager():
    tableau = ["new-sparta", "gambling-world"]
    hand = everything_but([*tableau, "epsilon-eridani"])
    table = consume(tableau, [], others=({"hand": hand, "action": "consume-trade"},))
    assert table.phase() == "round-end"  # the other one discards
    table = consume(tableau, [], others=({"hand": hand[1:], "action": "consume-trade"},), deck=hand[:1])
    assert table.why_not("pass") == Reason("race.must-consume", goods=0)


@proves("race.read.wager-last-card")
def test_the_last_card_turned_over_is_not_shuffled_in():
    table = consume(["new-sparta", "gambling-world"], [], deck=["drop-ships"], unlisted="discard").play("gamble 1")
    assert table.discard() == ["drop-ships"]  # one Drop Ships lost; the other copy is in the new pile
    assert len(table.deck()) == len(whole_box()) - 3 - 1
    assert table.deck().count("drop-ships") == 1


@proves("race.read.reshuffle-on-need")
def test_discards_that_came_later_are_shuffled_when_a_card_is_needed():
    # Both piles are empty until New Vinland's good is discarded; then that card is drawn.
    tableau = ["new-sparta", "new-vinland"]
    hand = everything_but([*tableau, "epsilon-eridani", "rebel-base"])
    document = {
        "phase": "consume",
        "players": [
            {"tableau": ["new-sparta", {"card": "new-vinland", "good": "rebel-base"}], "actions": ["produce"]},
            {"tableau": ["epsilon-eridani"], "hand": hand, "actions": ["consume-2x"]},
        ],
    }
    game = scenario().state.game()
    table = Scenario(game.from_document(document))  # type: ignore[arg-type]
    assert table.hand(0) == ["rebel-base"]  # one of the two cards: there was no more
    assert table.goods() == []
