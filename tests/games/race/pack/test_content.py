"""What is in the box: the composition tables that close the rulebook (ZESTAWIENIE), counted on the shipped pack."""

from collections import Counter
from collections.abc import Callable

import pytest

from galaktyka.games.race.engine.cards import KINDS, Card
from galaktyka.games.race.pack.reader import shipped_pack
from tests.rules.catalogue import proves

PACK = shipped_pack()
PRINTED = [card for card in PACK.cards if card.origin != "ours"]
"""The cards that the rulebook counts: ours come on top of them."""


def count(wanted: Callable[[Card], bool]) -> int:
    """Physical cards: a development in two copies counts twice."""
    return sum(card.copies for card in PRINTED if wanted(card))


def is_start(card: Card) -> bool:
    return card.start >= 0


def rebel(card: Card) -> bool:
    return "rebel" in card.keywords


def strengths(card: Card) -> list[int]:
    """The general military powers of a card: always on, against every world."""
    return [p.strength for p in card.powers if p.does == "military" and not p.good and not p.keyword]


def consumes_goods(card: Card) -> bool:
    return any(p.does in ("consume", "consume-different", "consume-all", "sell") for p in card.powers)


def has(card: Card, does: str) -> bool:
    return any(p.does == does for p in card.powers)


@proves("race.deck.cards")
def test_the_box_has_114_cards():
    assert count(lambda card: True) == 114
    assert len(PRINTED) == 95


@proves("race.deck.cards")
def test_five_start_worlds_one_of_them_military():
    starts = [card for card in PRINTED if is_start(card)]
    assert [card.start for card in starts] == [0, 1, 2, 3, 4]
    assert [card.military for card in starts] == [False, False, False, True, False]
    assert [card.id for card in starts] == [
        "old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony",
    ]  # fmt: skip


@proves("race.deck.cards")
def test_other_worlds_and_developments():
    assert count(lambda card: card.world and card.military and not is_start(card)) == 22
    assert count(lambda card: card.world and not card.military and not is_start(card)) == 37
    sixes = [card for card in PRINTED if card.development and card.cost == 6]
    assert [card.copies for card in sixes] == [1] * 12
    others = [card for card in PRINTED if card.development and card.cost < 6]
    assert [card.copies for card in others] == [2] * 19


def test_only_developments_of_cost_6_are_scored_at_the_end():
    assert all((card.cost == 6) == bool(card.scores) for card in PACK.cards if card.development)
    assert all(card.vp == 0 for card in PACK.cards if card.scores)


def test_every_development_has_a_power():
    assert [card.id for card in PACK.cards if card.development and not card.powers] == []


# defence: all, Rebels, worlds with Alien goods, start worlds
DEFENCES = {
    1: (6, 1, 0, 0),
    2: (7, 1, 1, 1),
    3: (3, 2, 0, 0),
    4: (2, 0, 1, 0),
    5: (2, 1, 1, 0),
    6: (2, 1, 1, 0),
    7: (1, 1, 0, 0),
}


@proves("race.deck.defences")
@pytest.mark.parametrize("defence", DEFENCES)
def test_military_worlds_by_defence(defence: int):
    worlds = [card for card in PRINTED if card.military and card.defence == defence]
    found = (
        len(worlds),
        sum(rebel(card) for card in worlds),
        sum(card.good == "alien" for card in worlds),
        sum(is_start(card) for card in worlds),
    )
    assert found == DEFENCES[defence]


@proves("race.deck.defences")
def test_23_military_worlds():
    assert count(lambda card: card.military) == 23


def test_contact_specialist_cannot_help_with_four_alien_military_worlds():
    assert count(lambda card: card.military and card.good == "alien") == 4
    (power,) = [p for p in PACK.card("contact-specialist").powers if p.does == "pay-for-military"]
    assert (power.cards, power.not_good) == (1, "alien")


def positive(cards: list[Card]) -> Counter[int]:
    found: Counter[int] = Counter()
    for card in cards:
        for strength in strengths(card):
            if strength > 0:
                found[strength] += card.copies
    return found


@proves("race.deck.strengths")
def test_cards_that_raise_general_military():
    others = [card for card in PRINTED if not is_start(card)]
    assert positive([c for c in others if c.development]) == {1: 2, 2: 3, 3: 2}
    assert positive([c for c in others if c.military]) == {1: 4, 2: 1, 3: 1}
    assert positive([c for c in others if c.world and not c.military]) == {1: 2}
    assert positive([c for c in PRINTED if is_start(c) and not c.military]) == {1: 1}
    assert positive([c for c in PRINTED if is_start(c) and c.military]) == {2: 1}


@proves("race.deck.strengths")
def test_two_cards_give_temporary_military():
    found = [(card.id, p.strength) for card in PRINTED for p in card.powers if p.does == "discard-for-military"]
    assert found == [("new-military-tactics", 3)]
    assert PACK.card("new-military-tactics").copies == 2


def test_specialised_military():
    found = {
        (card.id, p.strength, p.good or p.keyword)
        for card in PRINTED
        for p in card.powers
        if p.does == "military" and (p.good or p.keyword)
    }
    assert found == {
        ("galactic-imperium", 4, "rebel"),
        ("alien-tech-institute", 2, "alien"),
        ("alien-rosetta-stone-world", 2, "alien"),
        ("alpha-centauri", 1, "rare"),
    }
    assert count(lambda card: card.military and rebel(card)) == 7
    assert count(rebel) == 7
    assert count(lambda card: card.military and card.good == "rare") == 3


@proves("race.deck.strengths")
def test_five_cards_lower_military():
    assert count(lambda card: strengths(card) == [-1]) == 5
    assert count(lambda card: any(strength < -1 for strength in strengths(card))) == 0


# cost: developments, worlds
COSTS = {0: (0, 2), 1: (12, 6), 2: (12, 11), 3: (4, 10), 4: (8, 5), 5: (2, 5), 6: (12, 2)}


@proves("race.deck.costs")
@pytest.mark.parametrize("cost", COSTS)
def test_paid_cards_by_cost(cost: int):
    developments = count(lambda card: card.development and card.cost == cost)
    worlds = count(lambda card: card.world and not card.military and card.cost == cost)
    assert (developments, worlds) == COSTS[cost]


@proves("race.deck.costs")
def test_91_cards_are_paid_for():
    assert count(lambda card: not card.military) == 91


# kind: non-military, military
WINDFALLS = {"novelty": (2, 3), "rare": (5, 2), "genes": (2, 5), "alien": (3, 3)}
PRODUCERS = {"novelty": (8, 1), "rare": (5, 1), "genes": (3, 1), "alien": (1, 1)}


@proves("race.deck.windfalls", "race.deck.producers")
@pytest.mark.parametrize("kind", KINDS)
def test_windfall_and_production_worlds_by_kind(kind: str):
    def split(windfall: bool) -> tuple[int, int]:
        worlds = [card for card in PRINTED if card.good == kind and card.windfall == windfall]
        military = sum(card.military for card in worlds)
        return len(worlds) - military, military

    assert split(windfall=True) == WINDFALLS[kind]
    assert split(windfall=False) == PRODUCERS[kind]


@proves("race.deck.windfalls", "race.deck.producers")
def test_25_windfall_and_21_production_worlds():
    assert count(lambda card: card.windfall) == 25
    assert count(lambda card: card.production) == 21


@proves("race.deck.windfall-powers")
def test_cards_that_produce_on_windfall_worlds():
    def producers(world: bool, one_kind: bool) -> int:
        return count(
            lambda card: (
                card.world == world
                and any(p.does == "produce-windfall" and (p.good in KINDS) == one_kind for p in card.powers)
            )
        )

    assert producers(world=False, one_kind=True) == 6
    assert producers(world=True, one_kind=True) == 2
    assert producers(world=True, one_kind=False) == 1
    assert producers(world=False, one_kind=False) == 0


@proves("race.deck.consumers")
def test_33_cards_consume_goods():
    paid = [card for card in PRINTED if consumes_goods(card) and card.world and not card.military]
    assert len(paid) == 16
    assert sum(is_start(card) for card in paid) == 3
    assert count(lambda card: consumes_goods(card) and card.military) == 2
    assert count(lambda card: consumes_goods(card) and card.development) == 15
    assert count(consumes_goods) == 33


@proves("race.deck.consumers")
def test_cards_that_consume_cards_from_hand():
    assert [card.id for card in PRINTED if has(card, "discard-cards")] == ["merchant-world", "deficit-spending"]
    assert PACK.card("deficit-spending").copies == 2


def test_first_game_hands():
    hands = {n: {card.id for card in PRINTED if card.first_hand == n} for n in range(1, 5)}
    assert hands == {
        1: {"rebel-fuel-cache", "public-works", "gem-world", "colony-ship"},
        2: {"comet-zone", "expedition-force", "mining-robots", "rebel-miners"},
        3: {"export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"},
        4: {"space-marines", "contact-specialist", "avian-uplift-race", "spice-world"},
    }


def test_prices_and_limits():
    assert PACK.prices == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
    assert (PACK.vp_per_player, PACK.hand_limit, PACK.tableau_end) == (12, 10, 12)


def test_keywords():
    assert {card.id for card in PRINTED if "imperium" in card.keywords} == {
        "galactic-imperium",
        "imperium-armaments-world",
    }
    assert {card.id for card in PRINTED if "terraforming" in card.keywords} == {"terraforming-robots"}
    assert count(lambda card: "uplift" in card.keywords) == 4
    alien_without_alien_goods = {card.id for card in PRINTED if "alien" in card.keywords and card.good != "alien"}
    assert alien_without_alien_goods == {"alien-tech-institute", "alien-rosetta-stone-world"}
    assert all("alien" in card.keywords for card in PRINTED if card.good == "alien")


def test_scoring_of_the_developments_of_cost_6():
    lines = {card.id: [(line.vp, line.per) for line in card.scores] for card in PRINTED if card.scores}
    assert lines == {
        "alien-tech-institute": [(3, "world"), (2, "world"), (2, "card")],
        "free-trade-association": [(2, "world"), (1, "world"), (2, "named"), (2, "named")],
        "galactic-federation": [(2, "development"), (1, "development")],
        "galactic-imperium": [(2, "world"), (1, "world")],
        "galactic-renaissance": [(1, "chips"), (3, "named"), (3, "named"), (3, "named")],
        "galactic-survey-seti": [(1, "development"), (2, "world"), (1, "world")],
        "merchant-guild": [(2, "world")],
        "mining-league": [(2, "world"), (1, "world"), (2, "named"), (2, "named")],
        "new-economy": [(2, "development"), (1, "world")],
        "new-galactic-order": [(1, "military")],
        "pan-galactic-league": [(2, "world"), (1, "world"), (3, "named")],
        "trade-league": [(2, "development"), (1, "world")],
    }
    renaissance = PACK.card("galactic-renaissance").scores
    assert renaissance[0].every == 3
    assert [line.card for line in renaissance[1:]] == ["research-labs", "galactic-trendsetters", "artist-colony"]


def test_one_origin_for_each_card():
    origins = Counter(card.origin for card in PRINTED)
    assert origins == {"rulebook": 34, "public": 61}


def test_ids_are_found_and_the_pack_is_read_once():
    assert PACK.card("gem-world").id == "gem-world"
    assert all(PACK.cards[index].id == card_id for card_id, index in PACK.index_of.items())
    assert shipped_pack() is PACK
