"""SPRZEDAŻ, KONSUMPCJA."""

from typing import Any

import pytest

from galaktyka.games.frontiers.game import GAME
from galaktyka.games.race.game import GAME as RACE
from tests.games.frontiers.rules.table import (
    QUIET,
    supply,
    twin,
    view,
)
from tests.games.frontiers.scenario import Scenario, scenario
from tests.rules.catalogue import proves

OTHER = {"colonies": ["bastion-of-kesh"], "credits": 0}
NOVELTIES = ("artist-settlement", "spice-world", "imperium-survey-hq")  # three production colonies, nothing consumed


def selling(colonies: tuple[str, ...], chooser: int = 1, **rest: Any) -> Scenario:
    """Seat 0 sells and consumes, with a good on every colony named; the other player chose the action."""
    rest.setdefault("others", (OTHER,))
    rest.setdefault("credits", 0)
    rest.setdefault("goods", tuple(colony for colony in colonies if kind_of(colony)))
    track = [1, 0, 1, 0] if chooser == 1 else [0, 1, 0, 1]
    return scenario(action="sell", chooser=chooser, track=track, colonies=(QUIET, *colonies), **rest)


def kind_of(colony: str) -> str:
    return GAME.box.pack.tile(colony).good


def consuming(colonies: tuple[str, ...], **rest: Any) -> Scenario:
    """The same after nothing was sold."""
    return selling(colonies, **rest).play("pass")


# ------------------------------------------------------------------ selling


@proves("frontiers.sell.bonus")
def test_the_chooser_gains_a_point_at_once():
    table = selling(("comet-zone",), chooser=0)
    assert table.vp(0) == 1
    assert table.vp(1) == 0
    assert view(table)["vp_pool"] == 23
    assert table.question(0) == "sell"  # before anything is sold


@proves("frontiers.sell.both-parts")
def test_each_player_sells_and_consumes_before_the_next():
    other = {"colonies": ["bastion-of-kesh", "comet-zone"], "goods": ["comet-zone"], "credits": 0}
    table = selling(("magma-tap", "toymaker-moon"), chooser=0, others=(other,))
    assert table.state.deciders() == [0]
    table.play("sell toymaker-moon")
    assert table.state.deciders() == [0]
    assert table.question(0) == "consume"
    table.play("consume magma-tap")
    assert table.vp(0) == 1 + 1
    assert table.state.deciders() == [1]
    assert table.question(1) == "sell"


@proves("frontiers.sell.one", "frontiers.sell.pass", "frontiers.sell.no-power-needed", "frontiers.sell.back-to-supply")
def test_one_good_may_be_sold():
    table = selling(("comet-zone", "basalt-quarries"))
    assert table.legal(0) == ["pass", "sell basalt-quarries", "sell comet-zone"]
    assert twin(table).play("pass").credits(0) == 0
    left = supply(table, "rare")
    table.play("sell comet-zone")
    assert table.credits(0) == 2
    assert table.goods(0) == {"basalt-quarries": "rare"}
    assert supply(table, "rare") == left + 1
    assert table.phase() == "pick"


@proves("frontiers.sell.prices")
@pytest.mark.parametrize(
    ("colony", "price"),
    [("artist-settlement", 1), ("basalt-quarries", 2), ("gene-gardens", 3), ("computronium-spires", 4)],
)
def test_every_kind_has_its_price(colony: str, price: int):
    assert selling((colony,)).play(f"sell {colony}").credits(0) == price


@proves("frontiers.sell.below-race")
def test_prices_are_one_lower_than_in_race():
    assert {kind: price + 1 for kind, price in GAME.box.pack.prices.items()} == RACE.box.pack.prices


@proves("frontiers.sell.powers-need-a-sale", "frontiers.list.sell-any")
def test_sell_powers_need_a_sale():
    table = selling(("comet-zone",), technologies=["customs-bureau"])  # 1 more for any good
    assert twin(table).play("sell comet-zone").credits(0) == 2 + 1
    assert table.play("pass").credits(0) == 0


@proves("frontiers.sell.kind-powers", "frontiers.list.sell-kind", "frontiers.powers.add-up")
def test_spice_world_sells_novelties_for_more():
    table = selling(("spice-world", "comet-zone"), technologies=["customs-bureau"])
    assert twin(table).play("sell spice-world").credits(0) == 1 + 2 + 1
    assert table.play("sell comet-zone").credits(0) == 2 + 1


@proves("frontiers.sell.refinery")
def test_the_good_of_the_refinery_cannot_be_sold():
    goods = {"alien-oort-cloud-refinery": "genes", "comet-zone": "rare"}
    table = selling(("alien-oort-cloud-refinery", "comet-zone"), goods=goods, refinery="genes")
    assert table.legal(0) == ["pass", "sell comet-zone"]
    assert table.why_not("sell alien-oort-cloud-refinery", 0) is not None


# ------------------------------------------------------------------ consuming


@proves("frontiers.consume.must", "frontiers.powers.compulsory", "frontiers.consume.once")
def test_powers_must_be_used_while_there_are_goods_for_them():
    # Toymaker Moon: any good for 1 point. Magma Tap: a rare-elements good for 1 point.
    table = consuming(("toymaker-moon", "magma-tap", "basalt-quarries"))
    assert table.legal(0) == ["consume toymaker-moon", "consume magma-tap"]  # no passing
    assert table.why_not("pass", 0) is not None
    table.play("consume magma-tap, spend magma-tap")
    assert table.vp(0) == 1
    table.play("spend toymaker-moon")  # Toymaker Moon is the only power left, and must be used
    assert table.vp(0) == 2
    assert table.goods(0) == {"basalt-quarries": "rare"}  # both powers are used, and one good is left
    assert table.phase() == "pick"


@proves("frontiers.consume.any-order", "frontiers.consume.goods-may-be-left")
def test_the_order_is_free_even_if_it_strands_goods():
    # Galactic Information Network takes a novelty for 1 and 1; Toymaker Moon any good for 1; one of each kind is there.
    colonies = ("toymaker-moon", "galactic-information-network", "basalt-quarries")
    goods = {"galactic-information-network": "novelty", "basalt-quarries": "rare"}
    table = consuming(colonies, goods=goods)
    assert table.legal(0) == ["consume toymaker-moon", "consume galactic-information-network"]
    both = twin(table).play("consume galactic-information-network")  # and Toymaker Moon by itself
    assert (both.vp(0), both.credits(0), both.goods(0)) == (2, 1, {})
    stranded = table.play("consume toymaker-moon, spend galactic-information-network")
    assert (stranded.vp(0), stranded.goods(0)) == (1, {"basalt-quarries": "rare"})
    assert stranded.phase() == "pick"


@proves("frontiers.consume.needs-a-power")
def test_without_powers_nothing_is_consumed():
    table = consuming(("comet-zone", "basalt-quarries"))
    assert table.goods(0) == {"comet-zone": "rare", "basalt-quarries": "rare"}
    assert table.vp(0) == 0
    assert table.phase() == "pick"


@proves("frontiers.consume.one-good", "frontiers.sell.back-to-supply", "frontiers.list.consume-goods")
@pytest.mark.parametrize(
    ("colony", "points", "credits"), [("toymaker-moon", 1, 0), ("new-vinland", 0, 2), ("gallery-world", 1, 1)]
)
def test_one_good_for_points_or_credits_or_both(colony: str, points: int, credits: int):
    table = consuming((colony,))
    assert (table.vp(0), table.credits(0)) == (points, credits)
    assert table.goods(0) == {}
    assert supply(table, "novelty") == 19


@proves("frontiers.consume.two-goods")
def test_two_goods_for_three_points():
    table = consuming(("grand-casino-orbital", "comet-zone"))
    assert table.vp(0) == 3
    assert table.goods(0) == {}
    alone = consuming(("grand-casino-orbital",))
    assert alone.vp(0) == 0  # one good is not enough
    assert alone.goods(0) == {"grand-casino-orbital": "novelty"}


@proves("frontiers.consume.kind")
def test_some_powers_take_one_kind_only():
    table = consuming(("galactic-information-network", "comet-zone"), goods=("comet-zone",))
    assert table.goods(0) == {"comet-zone": "rare"}
    table = consuming(("galactic-information-network", "spice-world"), goods=("spice-world",))
    assert (table.vp(0), table.credits(0), table.goods(0)) == (1, 1, {})


@proves("frontiers.consume.up-to", "frontiers.consume.up-to-fully", "frontiers.list.consume-up-to")
def test_up_to_powers_take_all_they_can_and_pay_for_each():
    # Consumer Markets: up to three novelties, 1 point and 1 credit each.
    for number in (1, 2, 3):
        table = consuming(NOVELTIES, technologies=["consumer-markets"], goods=NOVELTIES[:number])
        assert (table.vp(0), table.credits(0), table.goods(0)) == (number, number, {})
    # Imperium Weapons Factory: up to two rare elements; of three goods it takes two, no fewer.
    table = consuming(("imperium-weapons-factory", "comet-zone", "basalt-quarries"))
    assert table.question(0) == "spend"
    assert view(table, 0)["players"][0]["owe"] == 2
    table.play("spend basalt-quarries, spend comet-zone")
    assert (table.vp(0), table.credits(0)) == (2, 2)
    assert table.goods(0) == {"imperium-weapons-factory": "rare"}


@proves("frontiers.consume.trade-league", "frontiers.powers.optional")
def test_the_consume_power_of_trade_league_is_optional():
    table = consuming(("comet-zone", "basalt-quarries"), faces=["trade-league"], technologies=["trade-league"])
    assert table.legal(0) == ["pass", "consume trade-league"]
    assert twin(table).play("pass").goods(0) == {"comet-zone": "rare", "basalt-quarries": "rare"}
    table.play("consume trade-league, spend comet-zone")
    assert table.credits(0) == 2
    assert table.goods(0) == {"basalt-quarries": "rare"}
    # And it has a sell power: 1 more for any good.
    table = selling(("comet-zone",), faces=["trade-league"], technologies=["trade-league"])
    assert table.play("sell comet-zone").credits(0) == 3


@proves("frontiers.read.trade-league-plain", "frontiers.list.consume-sell")
def test_the_extra_sale_is_at_the_plain_price_and_counts_as_consuming():
    # Customs Bureau and Trade League would add 1 each to a sale.
    table = consuming(
        ("comet-zone",), faces=["trade-league"], technologies=["trade-league", "customs-bureau", "rich-economy"]
    )
    table.play("consume trade-league")
    assert table.credits(0) == 2
    assert table.vp(0) == 1  # Rich Economy: one good consumed


@proves("frontiers.sell.refinery", "frontiers.consume.trade-league")
def test_trade_league_does_not_sell_the_good_of_the_refinery_either():
    refinery = "alien-oort-cloud-refinery"
    league: dict[str, Any] = {"faces": ["trade-league"], "technologies": ["trade-league"], "refinery": "genes"}
    table = consuming((refinery, "comet-zone"), goods={refinery: "genes", "comet-zone": "rare"}, **league)
    table.play("consume trade-league")  # there is one good only that it can sell
    assert table.goods(0) == {refinery: "genes"}
    assert table.credits(0) == 2
    alone = selling((refinery,), goods={refinery: "genes"}, **league)
    assert alone.goods(0) == {refinery: "genes"}
    assert alone.phase() == "pick"  # nothing was asked


@proves("frontiers.consume.no-goods-taken", "frontiers.read.by-themselves", "frontiers.read.rich-economy-without-goods")
def test_rich_economy_and_the_salon_take_no_goods():
    both = ["rich-economy", "galactic-salon"]
    table = consuming(("comet-zone",), faces=["galactic-salon"], technologies=both)
    assert table.goods(0) == {"comet-zone": "rare"}
    assert table.vp(0) == 1 + 1  # the Salon, and Rich Economy for the Salon
    table = consuming(("comet-zone",), technologies=["rich-economy"])
    assert table.vp(0) == 0
    without_goods = selling((), faces=["galactic-salon"], technologies=both)
    assert without_goods.vp(0) == 2
    assert without_goods.phase() == "pick"  # nothing was asked


@proves("frontiers.consume.rich-economy", "frontiers.list.consume-per-good", "frontiers.read.rich-economy-last")
def test_rich_economy_pays_for_every_good_consumed():
    table = consuming(("toymaker-moon", "grand-casino-orbital", "comet-zone"), technologies=["rich-economy"])
    table.play("consume grand-casino-orbital, spend toymaker-moon, spend grand-casino-orbital")
    assert table.vp(0) == 3 + 1 + 3  # the last good goes to Toymaker Moon by itself: three goods in all
    sold = selling(("toymaker-moon",), technologies=["rich-economy"]).play("sell toymaker-moon")
    assert sold.vp(0) == 0  # a good that is sold is not consumed


@proves("frontiers.consume.once", "frontiers.consume.rich-economy")
def test_two_owners_of_the_same_technologies_use_them_each_for_themselves():
    technologies = ["consumer-markets", "rich-economy"]
    others = (
        {"colonies": ["silent-vault", "spice-world"], "goods": ["spice-world"], "technologies": technologies},
        OTHER,
    )
    table = scenario(
        action="sell", chooser=2, track=[2, 0, 1], colonies=[QUIET, "artist-settlement"], goods=["artist-settlement"],
        technologies=technologies, others=others,
    )  # fmt: skip
    table.play("pass", 0).play("pass", 1)  # nothing is sold, and each consumes one novelty
    assert [table.goods(seat) for seat in (0, 1)] == [{}, {}]
    assert [table.vp(seat) for seat in (0, 1)] == [1 + 1, 1 + 1]


@proves("frontiers.consume.example")
def test_the_example_of_the_rulebook_two_credits_and_eight_points():
    table = scenario(
        action="sell", chooser=1, track=[1, 0, 1, 0], credits=0, others=(OTHER,), faces=["galactic-salon"],
        colonies=["old-earth", "new-vinland", "comet-zone", "basalt-quarries"],
        goods=("new-vinland", "comet-zone", "basalt-quarries"), technologies=["rich-economy", "galactic-salon"],
    ).play("pass")  # fmt: skip
    table.play("consume new-vinland, spend new-vinland")
    assert table.credits(0) == 2
    assert table.vp(0) == 8
    assert table.goods(0) == {}


@proves("frontiers.consume.tens", "frontiers.read.pool-may-go-below", "frontiers.end.points")
def test_when_the_pool_runs_out_everybody_is_paid_in_full():
    other = {"colonies": ["bastion-of-kesh", "toymaker-moon"], "goods": ["toymaker-moon"], "credits": 0}
    table = selling(("grand-casino-orbital", "comet-zone"), chooser=0, vp_pool=2, others=(other,)).play("pass")
    assert table.vp(0) == 1 + 3  # only one of the three was in the pool
    before = table.vp(1)
    table.play("pass", 1)
    assert table.vp(1) == before + 1
    assert view(table)["vp_pool"] == 2 - 1 - 3 - 1
    assert view(table)["ends"] == ["points"]
    assert not table.state.is_over()  # the round goes on


@proves("frontiers.read.ascending")
def test_several_goods_are_named_in_the_order_of_the_box():
    # Military planets come first in the box, then the others by cost.
    colonies = ("old-earth", "comet-zone", "basalt-quarries", "rebel-smelters")
    table = scenario(
        action="sell", chooser=1, track=[1, 0, 1, 0], credits=0, others=(OTHER,), colonies=colonies, goods=colonies[1:]
    ).play("pass")
    assert table.question(0) == "spend"  # Old Earth takes two of three
    assert table.legal(0) == ["spend rebel-smelters", "spend basalt-quarries"]  # Comet Zone can only be the second
    assert table.why_not("spend comet-zone", 0) is not None
    table.play("spend basalt-quarries")
    assert table.goods(0) == {"rebel-smelters": "rare"}  # Comet Zone had to be the second
    assert table.vp(0) == 3


@proves("frontiers.read.ascending")
def test_neighbours_in_the_box_can_both_be_named():
    colonies = ("old-earth", "ring-dredgers", "shattered-moon", "comet-zone")
    table = scenario(
        action="sell", chooser=1, track=[1, 0, 1, 0], others=(OTHER,), colonies=colonies, goods=colonies[1:]
    ).play("pass")
    assert table.play("spend ring-dredgers").legal(0) == ["spend shattered-moon", "spend comet-zone"]


@proves("frontiers.read.forced-not-asked")
def test_one_option_is_taken_without_asking():
    table = consuming(("toymaker-moon",))
    assert table.phase() == "pick"
    assert table.vp(0) == 1
    assert selling(()).phase() == "pick"  # no good, no question
