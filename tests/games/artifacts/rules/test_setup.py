"""ZAWARTOŚĆ, PRZYGOTOWANIE DO GRY (pp. 2-6): the box, the decks, the factions and what everybody begins with."""

from collections import Counter

import pytest

from galaktyka.games.artifacts.game import GAME
from tests.games.artifacts.pack.stories import scenario
from tests.games.artifacts.rules.table import deck, table_of, view
from tests.games.artifacts.scenario import Scenario
from tests.rules.catalogue import proves

PACK = GAME.box.pack


def begin(seats: int = 2, seed: int = 0, choose: bool = False) -> Scenario:
    """A new game."""
    return Scenario(GAME.start(seats, seed, {"choose-factions": choose}))


def played_in(seats: int = 2, seed: int = 0) -> Scenario:
    """A new game after its set-up; of two cards the first is kept."""
    table = begin(seats, seed)
    while table.document()["phase"] == "set-up":
        seat = table.state.deciders()[0]
        table.play(table.legal(seat)[0], seat)
    return table


# ------------------------------------------------------------------ the box


@proves("artifacts.box.players")
def test_two_to_five_players():
    assert GAME.seats == (2, 3, 4, 5)


@proves("artifacts.box.built-cards")
def test_forty_of_each_type():
    assert Counter(card.type for card in PACK.cards) == {"ship": 40, "technology": 40, "planet": 40}


@proves("artifacts.read.ten-of-each-kind")
def test_ten_of_each_kind_in_every_big_deck():
    numbers = Counter((card.type, card.kind) for card in PACK.cards)
    assert set(numbers.values()) == {10}
    assert len(numbers) == 12


@proves("artifacts.box.tokens", "artifacts.setup.tokens")
def test_all_tokens_lie_in_the_supply():
    assert view(begin())["tokens"] == 38


@proves("artifacts.box.factions", "artifacts.setup.faction-random")
def test_everybody_has_another_faction_of_six():
    assert len(PACK.factions) == 6
    seen = set()
    for seed in range(12):
        factions = [player["faction"] for player in view(begin(5, seed))["players"]]
        assert len(set(factions)) == 5
        seen |= set(factions)
    assert len(seen) == 6


@proves("artifacts.setup.faction-choice", "artifacts.read.factions-in-seat-order")
def test_factions_may_be_chosen_instead():
    table = begin(3, choose=True)
    for seat, faction in enumerate(["community", "ashen-choir", "stargunners"]):
        assert table.state.deciders() == [seat]
        assert len(table.legal(seat)) == 6 - seat
        assert [table.hand(seat) for seat in range(3)] == [[], [], []]  # nobody has cards to choose by
        table.play(f"choose {faction}", seat)
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 3, 3]
    assert table.state.deciders() == [table.document()["first"]]
    assert table.question(table.document()["first"]) == "keep"


@proves("artifacts.setup.faction-choice", "artifacts.setup.first-player")
def test_the_first_player_is_drawn_after_the_choice_of_factions():
    def chosen(seed: int) -> Scenario:
        return begin(2, seed, choose=True).play("choose community", 0).play("choose ashen-choir", 1)

    assert {begin(2, seed, choose=True).document()["first"] for seed in range(20)} == {0}  # not known yet
    assert {chosen(seed).document()["first"] for seed in range(20)} == {0, 1}


@proves("artifacts.box.resources", "artifacts.box.other-decks", "artifacts.read.our-cards")
def test_the_other_decks():
    assert len(PACK.resources) == 72
    assert len(PACK.systems) == 14
    assert len(PACK.artifacts) == 14
    assert len(PACK.plans) == 14 + 1  # with the basic plan
    assert 72 + 3 * 40 + 3 * 14 + 6 == 240


@proves("artifacts.card.sections", "artifacts.card.section-kind", "artifacts.card.number")
def test_a_resource_card_has_two_sections_and_a_number():
    for card in PACK.resources:
        for section in (card.first, card.second):
            assert 1 <= section.icons <= 3
            assert section.colour in ("red", "blue", "green", "gold")
            assert section.kind in ("exploration", "expansion", "extermination", "exploitation")
        assert 1 <= card.number <= 4


# ------------------------------------------------------------------ laying out


@proves("artifacts.setup.seven-decks")
def test_seven_decks_are_shuffled():
    one, other = begin(2, 1).document(), begin(2, 2).document()
    for name in ("ship", "technology", "planet"):
        assert one["decks"][name][3:8] != other["decks"][name][3:8]
    for name in ("deck", "systems", "plan_deck", "artifact_deck"):
        assert one[name] != other[name]


@proves("artifacts.setup.logistical-up", "artifacts.read.top-shows-one-face")
def test_the_top_of_each_big_deck_is_known_by_its_name_only():
    table = begin(2, 4)
    for name, entry in view(table)["decks"].items():
        assert entry == {"size": len(deck(table, name)), "top": deck(table, name)[0]}


@proves("artifacts.setup.face-down")
def test_what_lies_in_the_other_decks_nobody_sees():
    seen = view(begin(2, 3), 0)
    assert seen["resource_deck"] == 72 - 6
    assert seen["systems"] == 13
    assert seen["plan_deck"] == seen["artifact_deck"] == 14


@proves("artifacts.setup.available-system")
def test_one_alien_system_lies_open():
    table = begin()
    assert view(table)["system"] == table.document()["system"]
    assert len(table.document()["systems"]) == 13


@proves("artifacts.setup.basic-plan", "artifacts.card.plan-instead")
def test_the_basic_plan_is_always_there_besides_the_own_ones():
    table = table_of(
        hand=["r01", "r02"],
        empire={"sonne": "operational"},
        others=({"hand": ["r72"], "plans": ["hell", "ambush"]},),
    )
    table.play("offensive,target 1")
    assert table.legal(1) == ["plan basic-defence-plan", "plan hell", "plan ambush"]
    assert PACK.plans[0].id == "basic-defence-plan"
    assert "basic-defence-plan" not in table.document()["plan_deck"]


@proves("artifacts.setup.marker")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_round_marker_stands_on_the_number_of_players(seats: int):
    assert view(begin(seats))["marker"] == seats


@proves("artifacts.setup.bank", "artifacts.setup.points", "artifacts.setup.hand")
def test_everybody_begins_with_eight_credits_no_points_and_three_cards():
    table = played_in(3, 5)
    for seat in range(3):
        assert table.credits(seat) == 8
        assert table.vp(seat) == 0
        assert len(table.hand(seat)) == 3


@proves("artifacts.setup.first-player", "artifacts.turn.first")
def test_chance_decides_who_begins():
    assert {view(begin(3, seed))["first"] for seed in range(20)} == {0, 1, 2}
    table = played_in(3, 2)
    assert table.state.deciders() == [table.document()["first"]]
    assert table.question(table.document()["first"]) == "act"


@proves("artifacts.setup.in-order")
def test_the_set_ups_go_round_from_the_first_player():
    for seed in range(6):
        table = begin(3, seed)
        asked = []
        while table.document()["phase"] == "set-up":
            seat = table.state.deciders()[0]
            asked.append(seat)
            table.play(table.legal(seat)[0], seat)
        first = table.document()["first"]
        assert asked == [first, (first + 1) % 3, (first + 2) % 3]  # each faction has one choice, of two cards


@proves(
    "artifacts.setup.star-union-example",
    "artifacts.read.rejected-to-bottom",
    "artifacts.read.setup-is-no-building",
    "artifacts.faction.setup",
)
def test_star_union_begins_with_a_technology_a_planet_and_an_operational_ship():
    table = scenario(
        phase="set-up",
        faction="star-union",
        hand=["r01", "r02", "r03"],
        agenda=[{"task": "set-up", "seat": 0, "step": 0}],
        decks={"technology": ["deep-wells", "peer-review"], "planet": ["tern"], "ship": ["sonne"]},
    )
    assert table.legal() == ["keep deep-wells", "keep peer-review"]
    table.play("keep peer-review")
    assert table.projects() == {"peer-review": [], "tern": []}
    assert table.empire() == {"sonne": "operational"}
    assert deck(table, "technology")[-1] == "deep-wells"
    assert table.question() == "act"  # the ship does not attack
    assert table.document()["discard"] == []


@proves("artifacts.read.setup-is-no-building")
def test_a_planet_placed_by_set_up_produces_nothing_and_a_technology_does_not_score():
    table = scenario(
        phase="set-up",
        faction="community",
        others=({"faction": "ashen-choir", "hand": ["r72"]},),
        hand=["r01", "r02", "r03"],
        agenda=[{"task": "set-up", "seat": 0, "step": 2}, {"task": "set-up", "seat": 1, "step": 2}],
        decks={"planet": ["tern"], "technology": ["deep-archive"]},
    )
    assert table.empire() == {"tern": "operational"}
    assert table.empire(1) == {"deep-archive": "operational"}
    assert table.stored() == {}
    assert table.document()["discard"] == []  # nothing was revealed


@proves("artifacts.read.setup-is-no-building")
def test_an_exploitation_ship_placed_by_set_up_brings_no_plan():
    table = scenario(
        phase="set-up",
        faction="stargunners",
        hand=["r01"],
        agenda=[{"task": "set-up", "seat": 0, "step": 2}],
        decks={"ship": ["black-death"]},
    )
    assert table.empire() == {"black-death": "logistical"}
    assert table.plans() == []
