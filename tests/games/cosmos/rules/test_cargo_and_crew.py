"""ZDOBYWANIE ZASOBÓW, KARTY ZAŁOGI and specialists (pp. 8, 9)."""

from typing import Any

import pytest

from galaktyka.games.cosmos.engine.game import CosmosGame
from tests.games.cosmos.rules.table import FULL, SPARE, box_with, choices, crew_but, offers, scenario, twin
from tests.rules.catalogue import proves

# At a moon or station with these in the top row.
TWO_FROM_DECK = "drill-sergeant"
MINERAL_AND_CANTINA = "drill-engineer"
TWO_OF_CHOICE = "seed-archivist"


def two_at_once() -> CosmosGame:
    """The game in which drill-engineer takes two cards of the Cantina."""
    edge = 'lower = { on = "orbit", gain = { minerals = 1 }, crew_cantina = 1 }'
    return box_with((edge, edge.replace("cantina = 1", "cantina = 2")))


# ------------------------------------------------------------------ resources


@proves("cosmos.cargo.tracks")
def test_gains_and_payments_move_the_markers():
    table = scenario(at="crew", ark="e-moon", cargo={"minerals": 2}, below=["quartermaster"])
    table.play("play quartermaster,use")  # 1 mineral for 2 of choice
    assert table.cargo() == {"minerals": 1}
    table.play("gain biomass,gain technology")
    assert table.cargo() == {"biomass": 1, "minerals": 1, "technology": 1}


@proves("cosmos.cargo.never-below-zero", "cosmos.read.exchange-pays-first")
def test_what_is_not_there_cannot_be_exchanged():
    table = scenario(at="crew", ark="e-moon", cargo={"biomass": 4, "technology": 4}, below=["quartermaster"])
    table.play("play quartermaster")
    assert table.question() != "use"
    assert table.cargo() == {"biomass": 4, "technology": 4}


@proves("cosmos.cargo.four", "cosmos.cargo.surplus")
def test_four_of_each_and_the_rest_is_lost():
    table = scenario(at="destination", ark="n-moon", cargo={"minerals": 3})
    table.play("gather")  # 2 minerals
    assert table.cargo() == {"minerals": 4}


@proves("cosmos.cargo.six", "cosmos.upgrade.cargo-holds")
def test_six_of_each_with_cargo_holds():
    table = scenario(at="destination", ark="n-moon", cargo={"minerals": 3}, upgrades=["cargo-holds"])
    table.play("gather")
    assert table.cargo() == {"minerals": 5}
    table = scenario(at="destination", ark="n-moon", cargo={"minerals": 5}, upgrades=["cargo-holds"])
    table.play("gather")
    assert table.cargo() == {"minerals": 6}


@proves("cosmos.read.any-that-fits", "cosmos.read.any-each-unit")
def test_a_resource_of_choice_is_one_that_fits():
    table = scenario(at="crew", ark="e-moon", cargo={**FULL, "minerals": 3, "biomass": 3}, above=[TWO_OF_CHOICE])
    table.play(f"play {TWO_OF_CHOICE},use")
    assert table.cargo() == FULL


@proves("cosmos.read.any-that-fits")
def test_with_room_for_one_unit_the_other_is_lost():
    table = scenario(at="crew", ark="e-moon", cargo={**FULL, "technology": 3}, above=[TWO_OF_CHOICE])
    table.play(f"play {TWO_OF_CHOICE},use")
    assert table.cargo() == FULL
    assert table.question() != "gain"


@proves("cosmos.read.equal-choices-in-order")
def test_units_of_choice_are_named_in_the_order_of_the_tracks():
    table = scenario(at="crew", ark="e-moon", above=[TWO_OF_CHOICE]).play(f"play {TWO_OF_CHOICE},use")
    assert choices(table, "gain") == ["biomass", "workforce", "minerals", "technology"]
    table.play("gain minerals")
    assert choices(table, "gain") == ["minerals", "technology"]
    table.play("gain minerals")
    assert table.cargo() == {"minerals": 2}


# ------------------------------------------------------------------ the rows


@proves("cosmos.crew.six", "cosmos.crew.no-room")
def test_six_cards_and_no_more():
    six: dict[str, Any] = {"above": SPARE, "below": ["relief-captain", "muster-chief", "gene-analyst"]}
    table = scenario(at="destination", ark="e-station", **six)
    table.play("gather")  # 1 workforce and a crew card
    assert table.cargo() == {"workforce": 1}
    assert len(table.player()["above"] + table.player()["below"]) == 6
    table.play("pass")
    assert table.active() == 1  # there was no card to be drawn


@proves("cosmos.crew.two-rows", "cosmos.crew.from-deck")
@pytest.mark.parametrize("row", ["above", "below"])
def test_the_owner_chooses_the_row(row: str):
    table = scenario(at="destination", ark="e-station", crew_deck=["herd-keeper"]).play("gather")
    assert table.legal() == ["above", "below"]
    table.play(row)
    assert table.player()[row] == ["herd-keeper"]


@proves("cosmos.crew.three-in-a-row")
@pytest.mark.parametrize(("full", "other"), [("above", "below"), ("below", "above")])
def test_a_full_row_leaves_only_the_other(full: str, other: str):
    row: dict[str, Any] = {full: SPARE}
    table = scenario(at="destination", ark="e-station", crew_deck=["herd-keeper"], **row).play("gather")
    assert table.player()[other] == ["herd-keeper"]
    assert table.player()[full] == sorted(SPARE, key=crew_but().index)


# ------------------------------------------------------------------ drawing


@proves("cosmos.crew.from-deck")
def test_two_cards_from_the_top_of_the_deck():
    table = scenario(at="crew", ark="e-moon", above=[TWO_FROM_DECK], crew_deck=["herd-keeper", "gene-analyst"])
    table.play(f"play {TWO_FROM_DECK},use,above,below")
    assert table.player()["above"] == ["herd-keeper"]
    assert table.player()["below"] == ["gene-analyst"]


@proves("cosmos.crew.six", "cosmos.gather.crew")
def test_as_many_as_there_is_room_for():
    table = scenario(
        at="crew",
        ark="e-moon",
        above=[TWO_FROM_DECK, "soil-engineer", "muster-chief"],
        below=SPARE,
        crew_deck=["herd-keeper", "gene-analyst"],
    )
    table.play(f"play {TWO_FROM_DECK},use")
    assert table.player()["above"] == ["muster-chief", "soil-engineer", "herd-keeper"]
    assert table.document()["crew_deck"][0] == "gene-analyst"


@proves("cosmos.crew.reshuffle")
def test_an_empty_deck_is_made_of_the_discarded_cards():
    rest = crew_but(*SPARE, "herd-keeper", TWO_FROM_DECK)
    table = scenario(
        at="crew", ark="e-moon", above=[TWO_FROM_DECK], crew_deck=["herd-keeper"], crew_discard=rest, cantina=SPARE
    )
    table.play(f"play {TWO_FROM_DECK},use,above,above")
    document = table.document()
    drawn = [card for card in document["players"][0]["above"] if card != "herd-keeper"]
    assert len(drawn) == 1
    assert drawn[0] in [*rest, TWO_FROM_DECK]
    assert document["crew_discard"] == []
    assert sorted([*document["crew_deck"], *drawn]) == sorted([*rest, TWO_FROM_DECK])


@proves("cosmos.read.reshuffle-when-drawing")
def test_what_is_discarded_after_the_last_card_was_drawn_is_shuffled_too():
    rest = crew_but(*SPARE, "herd-keeper", "gene-analyst", TWO_FROM_DECK)
    table = scenario(at="crew", ark="e-moon", above=["gene-analyst", TWO_FROM_DECK],
                     crew_deck=["herd-keeper", *rest[:1]], crew_discard=rest[1:], cantina=SPARE)  # fmt: skip
    table.play(f"play {TWO_FROM_DECK},use,above,above")
    document = table.document()
    assert document["crew_deck"] == []
    assert TWO_FROM_DECK in document["crew_discard"]
    table.play("play gene-analyst,pass,draw,above")
    document = table.document()
    assert document["crew_discard"] == []
    assert "gene-analyst" in [*document["crew_deck"], *table.above()]


@proves("cosmos.crew.reshuffle")
def test_the_new_deck_is_in_random_order():
    drawn = set()
    for seed in range(10):
        table = scenario(at="draw", ark="e-moon", cantina=SPARE, crew_discard=crew_but(*SPARE), seed=seed)
        drawn.add(table.play("draw,above").above()[0])
    assert len(drawn) > 1


@proves("cosmos.crew.from-cantina", "cosmos.crew.refill")
def test_one_of_the_three_open_cards_and_the_place_is_filled():
    table = scenario(at="crew", ark="e-moon", above=[MINERAL_AND_CANTINA], cantina=SPARE, crew_deck=["herd-keeper"])
    table.play(f"play {MINERAL_AND_CANTINA},use")
    assert set(choices(table, "take")) == set(SPARE)
    table.play(f"take {SPARE[1]},above")
    assert table.player()["above"] == [SPARE[1]]
    assert set(table.document()["cantina"]) == {SPARE[0], SPARE[2], "herd-keeper"}


@proves("cosmos.crew.refill-afterwards", "cosmos.read.equal-choices-in-order")
def test_two_at_once_are_chosen_among_the_same_three():
    three = ["gene-analyst", "refinery-overseer", "habitat-steward"]  # as in the box
    table = scenario(
        at="crew", ark="e-moon", above=[MINERAL_AND_CANTINA], cantina=three, crew_deck=SPARE[:2], game=two_at_once()
    )
    table.play(f"play {MINERAL_AND_CANTINA},use")
    assert choices(table, "take") == three[:2]  # the last one leaves none to follow
    other = twin(table).play(f"take {three[0]},above")
    assert choices(other, "take") == three[1:]
    table.play(f"take {three[1]},above")
    assert table.document()["cantina"] == three[:1]  # the only one after it is taken
    assert table.question() == "row"
    table.play("below")
    assert table.above() == [three[1]]
    assert table.below() == [three[2]]
    assert set(table.document()["cantina"]) == {three[0], *SPARE[:2]}


@proves("cosmos.crew.six", "cosmos.crew.from-cantina")
def test_with_room_for_one_any_of_the_three_is_taken():
    three = ["gene-analyst", "refinery-overseer", "habitat-steward"]
    table = scenario(
        at="crew",
        ark="e-moon",
        above=[MINERAL_AND_CANTINA, "soil-engineer", "muster-chief"],
        below=["relief-captain", "herd-keeper", "data-broker"],
        cantina=three,
        crew_deck=SPARE[:1],
        game=two_at_once(),
    )
    table.play(f"play {MINERAL_AND_CANTINA},use")
    assert choices(table, "take") == three
    table.play(f"take {three[2]}")
    assert set(table.above()) == {"soil-engineer", "muster-chief", three[2]}
    assert set(table.document()["cantina"]) == {*three[:2], SPARE[0]}


@proves("cosmos.read.no-crew-left")
def test_without_any_card_nothing_is_drawn_and_the_cantina_stays_short():
    table = scenario(
        at="travel",
        ark="n-planet",
        upgrades=["mining-vehicles"],
        cantina=SPARE,
        automa={"ark": "e-planet", "symbols": crew_but(*SPARE)},
    )
    table.play(f"move n-moon,take {SPARE[0]},above,pass")
    assert set(table.document()["cantina"]) == set(SPARE[1:])
    table.play("pass")
    assert table.active() == 0  # no card to be drawn: after the Automa's turn it is the human's again
    assert table.document()["round"] == 2
    assert table.above() == [SPARE[0]]


@proves("cosmos.read.no-crew-left")
def test_who_may_take_two_takes_the_one_that_is_left():
    table = scenario(
        at="crew",
        ark="e-moon",
        above=[MINERAL_AND_CANTINA, "soil-engineer"],
        cantina=[],
        automa={"symbols": crew_but(MINERAL_AND_CANTINA, "soil-engineer")},
        game=two_at_once(),
    )
    table.play(f"play {MINERAL_AND_CANTINA},use")  # itself the only card that can fill the Cantina
    table.play("below")
    assert table.below() == [MINERAL_AND_CANTINA]
    assert table.document()["cantina"] == []


@proves("cosmos.read.no-crew-left")
def test_a_short_cantina_is_filled_before_the_next_choice():
    short = SPARE[:1]
    held = crew_but(*short, MINERAL_AND_CANTINA, "herd-keeper", "muster-chief")
    table = scenario(
        at="crew",
        ark="e-moon",
        above=[MINERAL_AND_CANTINA],
        cantina=short,
        crew_discard=["herd-keeper", "muster-chief"],
        automa={"symbols": held},
    )
    table.play(f"play {MINERAL_AND_CANTINA},use")
    assert len(choices(table, "take")) == 3


@proves("cosmos.read.gains-not-optional")
def test_a_card_for_landing_is_not_optional():
    table = scenario(at="travel", ark="n-planet", upgrades=["mining-vehicles", "space-mining"], cantina=SPARE)
    table.play("move n-moon")
    assert table.question() == "cantina"
    assert "pass" not in table.legal()
    assert table.cargo() == {"minerals": 1}


# ------------------------------------------------------------------ specialists


@proves("cosmos.specialist.four", "cosmos.specialist.card")
def test_a_card_with_the_symbol_is_discarded():
    table = scenario(
        cargo={"technology": 2}, above=["drill-engineer", "relief-captain"], below=["soil-engineer", "gene-analyst"]
    )
    table.play("upgrade robotics")
    assert choices(table, "spend") == ["drill-engineer", "soil-engineer"]
    table.play("spend soil-engineer")
    assert table.player()["below"] == ["gene-analyst"]
    assert table.document()["crew_discard"] == ["soil-engineer"]
    assert table.player()["upgrades"] == ["robotics"]


@proves("cosmos.specialist.four", "cosmos.specialist.token")
@pytest.mark.parametrize(
    ("token", "explores", "unlocks"),
    [
        ("engineer", None, "robotics"),
        ("red-leader", "n-planet", "cargo-holds"),
        ("green-leader", "w-planet", "cargo-holds"),
        ("blue-leader", "e-planet", "cargo-holds"),
    ],
)
def test_what_each_token_is(token: str, explores: str | None, unlocks: str):
    for ark in ("n-planet", "w-planet", "e-planet"):
        table = scenario(at="destination", ark=ark, ready=[token])
        assert offers(table, "explore") == (ark == explores)
    table = scenario(cargo={"technology": 2, "workforce": 1}, ready=[token])
    assert offers(table, "upgrade robotics") == (unlocks == "robotics")
    assert offers(table, "upgrade cargo-holds") == (unlocks == "cargo-holds")


@proves("cosmos.specialist.token", "cosmos.gain.like-a-card")
def test_a_token_is_used_instead_and_not_again():
    table = scenario(cargo={"technology": 2}, above=["drill-engineer"], ready=["engineer", "blue-leader"])
    table.play("upgrade robotics")
    assert choices(table, "spend") == ["drill-engineer", "engineer-token"]
    table.play("spend engineer-token")
    assert table.player()["ready"] == ["blue-leader"]
    assert table.player()["above"] == ["drill-engineer"]
    table = scenario(cargo={"technology": 2}, ready=["blue-leader"])
    assert table.question() == "move"  # nothing can be unlocked: there is no engineer
