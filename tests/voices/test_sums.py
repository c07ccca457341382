"""Where prices and strengths come from, worked out by hand, and against the rules in whole games."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from galaktyka.games import find_game
from galaktyka.games.artifacts.engine.rules.empire import build_cost, price_to_buy
from galaktyka.games.artifacts.engine.rules.paying import attached_icons
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.voice.terms import Terms as ArtifactsTerms
from galaktyka.games.frontiers.engine.rules import holdings
from galaktyka.games.frontiers.engine.vocabulary import DEVELOP, NO_TILE
from galaktyka.games.frontiers.game import FrontiersState
from galaktyka.games.frontiers.voice.terms import Terms as FrontiersTerms
from galaktyka.games.race.engine.rules import powers
from galaktyka.games.race.engine.vocabulary import NO_CARD
from galaktyka.games.race.game import RaceState
from galaktyka.games.race.voice.terms import Terms as RaceTerms
from galaktyka.voices.sums import Term, price_sum, strength_sum
from tests.games.artifacts.scenario import scenario as artifacts
from tests.games.frontiers.scenario import scenario as frontiers
from tests.games.race.scenario import scenario as race
from tests.voices.seats import WORDS, Seat

pytestmark = pytest.mark.once


# --- the words themselves


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        ([], "Old Earth costs 3"),
        ([Term("A", -2)], "Old Earth costs 3 − 2 A = 1"),
        ([Term("A", 1), Term("B", -4)], "Old Earth costs 3 + 1 A − 4 B = 0"),
        ([Term("A", -2), Term("B", -2)], "Old Earth costs 3 − 2 A − 2 B: nothing"),  # never below 0
    ],
)
def test_a_price_is_told_with_its_terms(terms, told):
    assert price_sum(WORDS["en"], "Old Earth", 3, terms) == told


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        ([], "X: defence 4; your military is 0"),
        ([Term("A", 2)], "X: defence 4; your military is 2 A"),
        ([Term("A", -1), Term("B", 3)], "X: defence 4; your military is −1 A + 3 B = 2"),
    ],
)
def test_strength_is_told_with_its_terms(terms, told):
    assert strength_sum(WORDS["en"], "X", 4, terms) == told


# --- Race for the Galaxy


def test_whoever_chose_develop_pays_one_less():
    tableau = ["old-earth", "investment-credits"]
    seat = Seat(race("develop", tableau=tableau, hand=["drop-ships", "public-works", "gem-world"], action="develop"))
    assert seat.entry("develop drop-ships").sum == "Drop Ships costs 4 − 1 Investment Credits − 1 Develop = 2"
    assert seat.entry("develop public-works").sum == "Public Works costs 1 − 1 Investment Credits − 1 Develop: nothing"
    assert seat.entry("why:gem-world").sum == ""  # it is not for this phase


def test_a_military_world_is_conquered_or_paid_for():
    """Contact Specialist takes 1 off one's strength, and 1 off the price of a military world."""
    tableau = ["new-sparta", "contact-specialist", "space-marines"]
    seat = Seat(race("settle", tableau=tableau, hand=["rebel-underground", "gem-world", "spice-world"]))
    assert seat.entry("settle rebel-underground").sum == (
        "Rebel Underground: defence 3; your military is 2 New Sparta − 1 Contact Specialist + 2 Space Marines = 3; "
        "or pay 3 − 1 Contact Specialist = 2"
    )


def test_a_military_world_that_is_paid_for_has_a_price():
    tableau = ["old-earth", "contact-specialist", "space-marines"]
    position = race("settle", tableau=tableau, hand=["rebel-underground", "gem-world", "spice-world", "new-earth"])
    position.play("settle rebel-underground")  # too weak: nothing else is possible
    seat = Seat(position)
    assert seat.choice.sum == "Rebel Underground costs 3 − 1 Contact Specialist = 2"
    assert seat.gather("pay gem-world").so_far.endswith("; paid 1 of 2: Gem World.")


# --- New Frontiers


def test_the_picker_of_develop_pays_less():
    seat = Seat(frontiers("develop", credits=9, technologies=("development-bonds",)))
    assert seat.entry("buy drop-ships").sum == "Drop Ships costs 5 − 1 Development Bonds − 1 Develop = 3"
    other = Seat(frontiers("develop", chooser=1, track=[1, 0, 1, 0], credits=9))
    assert other.entry("buy drop-ships").sum == "Drop Ships costs 5"


def test_planets_are_paid_for_with_discounts_or_conquered():
    position = frontiers(
        "settle",
        technologies=("contact-specialist", "atmosphere-shapers", "space-marines"),
        discovered=("comet-zone", "driftwood-corsairs"),
        colonists=2,
        credits=5,
    )
    seat = Seat(position)
    assert seat.entry("settle comet-zone").sum == "Comet Zone costs 3 − 1 Atmosphere Shapers = 2"
    assert seat.entry("settle driftwood-corsairs").sum == (
        "Driftwood Corsairs: defence 1; your military is 2 Space Marines; "
        "or pay 1 − 1 Contact Specialist − 1 Atmosphere Shapers: nothing"
    )
    polish = Seat(position, "pl").entry("settle driftwood-corsairs").sum
    assert "obrona 1; twoja siła to 2 Kosmiczni marines; albo zapłata 1 − 1" in polish


# --- Alien Artifacts


def test_projects_cost_more_with_every_card_and_less_with_planets_and_what_is_attached():
    empire = {"mallet": "operational", "last-word": "logistical", "calcine": "logistical", "redoubt": "operational"}
    seat = Seat(artifacts(hand=["r01", "r02"], projects={"black-death": ["r06a"]}, empire=empire))
    assert seat.entry("build black-death").sum == (
        "Black Death costs 5 + 2 for your ships − 2 Calcine − 2 attached = 3"  # Redoubt is on its other side
    )


def test_a_blockaded_planet_helps_nobody():
    empire: dict[str, Any] = {"jacobus": "logistical", "tithe": {"side": "logistical", "tokens": 1}}
    assert Seat(artifacts(credits=9, empire=empire)).entry("buy ship").sum == "A card costs 5 − 2 Jacobus = 3"


# --- the rules say the same


def total(cost: int, terms: list[Term]) -> int:
    return max(cost + sum(term.number for term in terms), 0)


def check_race(state: RaceState, seat: int) -> None:
    terms, player, box = RaceTerms(WORDS["en"], state, seat), state.players[seat], state.box
    for card in range(box.size):
        if not box.is_world[card]:
            assert total(box.cost[card], terms.to_develop()) == powers.price_to_develop(state, player, card)
            continue
        assert total(box.cost[card], terms.to_settle(card)) == powers.price_to_settle(state, player, card)
        strength = sum(term.number for term in terms.of_strength(card))
        assert strength == powers.military_against(state, player, card)
        price = powers.price_of_contact(state, player, card)
        if price != NO_CARD and box.military_world[card]:
            assert total(box.cost[card], terms.of_contact(card)) == price


def check_frontiers(state: FrontiersState, seat: int) -> None:
    terms, player, box = FrontiersTerms(WORDS["en"], state, seat), state.players[seat], state.box
    for tile in box.pack.tiles:
        if tile.technology and state.phase == DEVELOP:
            price = holdings.price_to_develop(state, seat, tile.index)
            assert total(box.cost[tile.index], terms.to_develop()) == price
        if tile.planet:
            price = holdings.price_to_settle(state, player, tile.index)
            assert total(box.cost[tile.index], terms.to_settle(tile.index)) == price
            strength = sum(term.number for term in terms.of_strength(tile.index))
            assert strength == holdings.strength_against(state, player, tile.index)
            price = holdings.price_of_contact(state, player, tile.index)
            if price != NO_TILE:
                assert total(box.cost[tile.index], terms.of_contact(tile.index)) == price


def check_artifacts(state: ArtifactsState, seat: int) -> None:
    terms, player, box = ArtifactsTerms(WORDS["en"], state, seat), state.players[seat], state.box
    assert total(box.buy_cost, terms.to_buy()) == price_to_buy(state, player)
    for project in player.projects:
        cost = build_cost(state, player, box.type[project]) - attached_icons(state, player, project)
        assert total(box.base_cost, terms.to_build(project)) == max(cost, 0)
    if payment := terms.payment_sum():
        assert payment.endswith(f"= {state.need}") or payment.endswith(f"costs {state.need}")


CHECKS: dict[str, Callable[[Any, int], None]] = {
    "race": check_race,
    "frontiers": check_frontiers,
    "artifacts": check_artifacts,
}


@pytest.mark.slow
@pytest.mark.parametrize("key", list(CHECKS))
@pytest.mark.parametrize("seed", range(3))
def test_the_terms_always_come_to_what_the_rules_ask_for(key, seed):
    rng = random.Random(seed)
    game = find_game(key)
    state = game.start(game.seats[-1], seed)
    while deciders := state.deciders():
        seat = rng.choice(deciders)
        if rng.random() < 0.2:
            CHECKS[key](state, seat)
        state.apply(seat, rng.choice(state.legal(seat)))
