"""What several chosen entries mean together: complete, running, at fault, doubtful."""

from typing import Any

import pytest

from galaktyka.voices.gathering import Gathered, gather, stop_here
from tests.games.artifacts.scenario import scenario as artifacts
from tests.games.cosmos.scenario import scenario as cosmos
from tests.games.frontiers.scenario import scenario as frontiers
from tests.games.race.scenario import scenario as race
from tests.voices.seats import Seat

pytestmark = pytest.mark.once

HAND = ["gem-world", "spice-world", "new-earth", "public-works", "drop-ships"]
REBELS = ["rebel-base", "rebel-underground", "rebel-miners"]


# --- so many cards


def new_earth() -> Any:
    """New Earth is on the table and has to be paid for: it costs 5, and Replicant Robots take off 2."""
    return race("settle", tableau=["new-sparta", "replicant-robots"], hand=HAND).play("settle new-earth")


def test_the_running_sum_of_a_payment_names_the_price_and_its_terms():
    seat = Seat(new_earth())
    assert seat.gather() == Gathered(so_far="New Earth costs 5 − 2 Replicant Robots = 3")
    assert seat.gather("pay gem-world") == Gathered(
        so_far="New Earth costs 5 − 2 Replicant Robots = 3; paid 1 of 3: Gem World."
    )
    polish = Seat(new_earth(), "pl").gather("pay gem-world", "pay drop-ships")
    assert polish.so_far == (
        "Nowa Ziemia: koszt 5 − 2 Roboty Replikujące = 3; zapłacono 2 z 3: Świat Kryształów, Okręty Desantowe."
    )


def test_a_payment_that_was_begun_counts_what_was_paid():
    first = Seat(new_earth()).choice.entries[0].key
    seat = Seat(new_earth().play(first))
    assert seat.gather("pay drop-ships").so_far.endswith("; paid 2 of 3: Drop Ships.")


def test_the_moves_are_in_the_order_of_the_rules_whatever_the_order_of_choosing():
    position = new_earth()
    moves = Seat(position).moves("pay public-works", "pay gem-world", "pay spice-world")
    assert moves is not None
    position.play(",".join(moves))
    assert position.hand() == ["drop-ships"]


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        (["pay gem-world", "pay gem-world"], "The same thing is chosen twice."),
        (["pay gem-world", "pay spice-world", "pay drop-ships", "pay public-works"], "Choose 3, not 4."),
    ],
)
def test_what_is_too_much_is_a_fault(keys, fault):
    assert Seat(new_earth()).gather(*keys) == Gathered(fault=fault)


def test_two_copies_of_a_card_are_two_entries():
    hand = [*["contact-specialist", "public-works", "drop-ships"] * 2, *HAND[:3], *REBELS]
    position = race("round-end", hand=hand)  # twelve cards; ten are the limit
    moves = Seat(position).moves("discard contact-specialist", "discard contact-specialist #2")
    assert moves == ["discard contact-specialist"] * 2
    assert "contact-specialist" not in position.play(",".join(moves)).hand()


# --- one answer


def test_nothing_chosen_and_nothing_to_add_up_says_nothing():
    assert Seat(race(hand=HAND)).gather() == Gathered()


def test_one_answer_is_one_move_and_says_what_it_costs():
    seat = Seat(race("develop", tableau=["old-earth", "investment-credits"], hand=["drop-ships", *HAND[:3]]))
    gathered = seat.gather("develop drop-ships")
    assert seat.notations(gathered.moves) == ["develop drop-ships"]
    assert gathered.so_far == "Drop Ships costs 4 − 1 Investment Credits = 3"


def test_what_cannot_be_chosen_is_a_fault_with_its_reason():
    seat = Seat(race("develop", hand=["drop-ships", "public-works"]))
    assert seat.gather("why:drop-ships") == Gathered(fault="Drop Ships: costs 4, you have 1")


def test_answers_that_stand_alone_do_not_go_together():
    seat = Seat(race(hand=HAND))
    assert seat.gather("choose develop", "choose settle").fault == "Choose one of these, not several together."


def test_two_action_cards_of_the_advanced_game_may_be_the_same():
    seat = Seat(race(hand=HAND, options={"advanced": True}))
    assert seat.gather("choose produce").so_far == "Chosen 1 of 2: Produce."
    assert seat.gather("choose develop", "choose develop").so_far == "Chosen 2 of 2: 2 × Develop."
    assert seat.moves("choose settle", "choose develop") == ["choose develop", "choose settle"]


# --- goods that have to differ

NOVELTIES = ["gem-world", "spice-world"]
OTHERS = ["comet-zone", "alien-robotic-factory"]


def different_goods() -> Seat:
    """Diversified Economy takes three goods of different kinds."""
    tableau = ["new-sparta", "diversified-economy", *NOVELTIES, *OTHERS]
    return Seat(race("consume", tableau=tableau, goods=[*NOVELTIES, *OTHERS]))


def test_goods_that_cannot_be_part_of_one_set_are_refused_at_once():
    seat = different_goods()
    assert seat.gather(*[f"spend {world}" for world in NOVELTIES]).fault == "These cannot be chosen together here."
    assert seat.gather("spend gem-world", "spend comet-zone").so_far == "Chosen 2 of 3: Gem World, Comet Zone."


def test_a_set_of_goods_is_played_as_the_rules_ask_for_it():
    seat = different_goods()
    for move in seat.gather(*[f"spend {world}" for world in (*reversed(OTHERS), "spice-world")]).moves or ():
        seat.state.apply(0, move)
    goods = [entry["card"] for entry in seat.state.view(0)["players"][0]["tableau"] if entry["good"]]
    assert goods == ["gem-world"]


# --- resources: the same one several times, and fewer than allowed


def ossa(**cargo: int) -> Any:
    """Two colonies: four levels at once."""
    position = cosmos("destination", ark="n-planet", colonies=["n", "w"], cells={"n": "ossa"}, cargo=cargo)
    return position.play("terraform")


PLENTY = {"biomass": 3, "workforce": 3, "minerals": 3, "technology": 3}
LEVELS = "Levels in one action: 2 + 2 for your colonies = 4"


def test_levels_say_why_there_are_so_many():
    seat = Seat(ossa(**PLENTY))
    first = seat.choice.entries[0]
    assert gather(seat.words, seat.choice, [first, first]) == Gathered(
        so_far=f"{LEVELS}; paid 2 of 4: 2 × {first.label}."
    )


def test_levels_that_were_raised_before_count():
    position = ossa(**PLENTY)
    first = Seat(position).choice.entries[0].key
    assert Seat(position.play(first)).gather(first).so_far.startswith(f"{LEVELS}; paid 2 of 4: ")


def test_fewer_levels_are_enough_if_one_says_so():
    seat = Seat(ossa(**PLENTY))
    first = seat.choice.entries[0].key
    assert seat.moves(first) is None
    assert seat.stop(first) == [first, "pass"]
    assert seat.stop() is None  # one level at least


def test_more_than_there_is_cannot_be_paid():
    seat = Seat(ossa(**{**PLENTY, "biomass": 1}))
    scarce = seat.entry("raise biomass")
    assert gather(seat.words, seat.choice, [scarce, scarce]).fault == "biomass: 1 at most."


# --- nothing, or nothing more


def test_passing_is_a_move_where_it_is_allowed():
    assert Seat(race("develop", hand=["public-works", "gem-world"])).stop() == ["pass"]
    assert Seat(race(hand=HAND)).stop() is None


def test_a_payment_cannot_stop_half_way():
    assert Seat(new_earth()).stop("pay gem-world") is None


def test_goods_in_store_may_be_fewer_than_there_is_room_for():
    colonies = ("prospectors-landing", "comet-zone", "spice-world", "gene-gardens")
    position = frontiers(
        "produce",
        chooser=1,
        track=[1, 0, 1, 0],
        colonies=colonies,
        goals_up=["resource-stockpile"],
        others=({"colonies": ["bastion-of-kesh"]},),
        options={"goals": True},
    )
    seat = Seat(position)
    assert seat.gather("stock gene-gardens").so_far == "Chosen 1 of 3: Gene Gardens."
    assert seat.stop("stock gene-gardens", "stock spice-world") == ["stock spice-world", "stock gene-gardens", "pass"]
    assert seat.moves(*[f"stock {colony}" for colony in colonies[1:]]) is not None


# --- bills: it depends on the things how many are enough

REDS = ["r01", "r02", "r06"]  # 3, 3 and 2 red


def black_death(**fields: Any) -> Any:
    """A ship to build; its cost is 5, and 1 more for the ship that is there."""
    position = artifacts(hand=REDS, projects={"black-death": ["r08a"]}, empire={"mallet": "operational"}, **fields)
    return position.play("build black-death")


def test_a_bill_says_what_is_paid_for_and_how_much_is_missing():
    seat = Seat(black_death())
    price = "Black Death costs 5 + 1 for your ships − 2 attached = 4"
    assert seat.gather().so_far == price
    assert seat.gather("pay r01a") == Gathered(
        so_far=f"{price}. Chosen: 3 red. That pays 3 of 4; 1 to go, with 1 more card at most."
    )
    enough = seat.gather("pay r06a", "pay r01a")
    assert (seat.notations(enough.moves), enough.doubt) == (["pay r01a", "pay r06a"], "")
    assert enough.so_far == f"{price}. Chosen: 3 red, 2 red. That pays 5 of 4."


def test_a_bill_doubts_what_would_be_lost():
    doubtful = Seat(black_death()).gather("pay r01a", "pay r02a")
    assert doubtful.moves is not None
    assert doubtful.doubt == "That pays 6 of 4: 2 icons are lost. Less would be lost with 3 red + 2 red (1 icon lost)."
    polish = Seat(black_death(), "pl").gather("pay r01a", "pay r02a").doubt
    assert polish.endswith("przepadają 2 ikony. Mniej przepadnie tak: 3 czerwone + 2 czerwone (przepada 1 ikona).")


def test_a_bill_says_what_does_not_go_together():
    exchange = Seat(artifacts(hand=REDS).play("exchange red"))
    assert exchange.gather("pay r01a", "pay r02a").so_far == "Chosen: 3 red, 3 red, for 6 credits."
    assert exchange.gather("pay r01a", "pay r02a", "pay r06a").fault == "Only 2 cards may be spent here."


def test_cards_that_are_attached_are_told_with_their_projects():
    seat = Seat(artifacts(hand=REDS, projects=["black-death", "veto"]).play("prepare ship"))
    to_veto = next(entry for entry in seat.choice.entries if entry.card == "r02a>veto")
    to_death = next(entry for entry in seat.choice.entries if entry.card == "r01a>black-death")
    gathered = gather(seat.words, seat.choice, [to_veto, to_death])
    assert gathered.so_far == "Chosen 2 of 2 at most: 3 red to Veto, 3 red to Black Death."
    assert seat.notations(gathered.moves) == ["put r01a", "to black-death", "put r02a", "to veto"]


def test_discarding_says_how_many_cards_come_back():
    position = artifacts(hand=[*REDS, "r17"]).play("exchange green")  # of the only green card
    seat = Seat(position)
    gathered = seat.gather("discard r02")
    assert gathered.so_far == "Discarded: 3 red / 2 blue. Then you draw 1 card, up to 3."
    assert seat.notations(gathered.moves) == ["discard r02", "done"]
    assert seat.notations(stop_here(seat.choice, [seat.entry("discard r02")])) == ["discard r02", "done"]


def test_advice_is_in_words_or_in_numbers():
    bill = Seat(black_death()).choice.bill
    assert bill is not None
    (in_words,), (in_numbers,) = bill.advice(numbered=False), bill.advice(numbered=True)
    assert in_words == "Enough would be: 3 red + 2 red (1 icon lost) · 3 red + 3 red (2 icons lost)"
    assert in_numbers == "Enough would be: 1 3 (1 icon lost) · 1 2 (2 icons lost)"
