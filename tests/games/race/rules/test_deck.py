"""ZESTAWIENIE: the tables that close the rulebook, counted on what is in the box (more in games/race/test_content)."""

from collections import Counter

from galaktyka.games.race.engine.cards import Card
from galaktyka.games.race.pack.reader import shipped_pack
from tests.rules.catalogue import proves

CARDS = [card for card in shipped_pack().cards for _ in range(card.copies)]


def does(card: Card, *effects: str) -> bool:
    return any(power.does in effects for power in card.powers)


@proves("race.deck.cards")
def test_114_cards():
    groups = Counter(
        "start" if card.start >= 0
        else ("military" if card.military else "non-military") if card.world
        else "cost 6" if card.cost == 6 else "development"
        for card in CARDS
    )  # fmt: skip
    assert groups == {"start": 5, "military": 22, "non-military": 37, "cost 6": 12, "development": 38}


@proves("race.deck.defences")
def test_23_military_worlds_by_defence():
    defences = Counter(card.printed_number for card in CARDS if card.military)
    assert defences == {1: 6, 2: 7, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1}


@proves("race.deck.strengths")
def test_cards_with_strength():
    lasting = Counter(
        power.strength
        for card in CARDS
        for power in card.powers
        if power.does == "military" and not power.good and not power.keyword
    )
    # developments 2x +1, 3x +2, 2x +3; military worlds 4x +1, +2, +3; other worlds 2x +1; start worlds +1 and +2
    assert lasting == {1: 2 + 4 + 2 + 1, 2: 3 + 1 + 1, 3: 2 + 1, -1: 5}
    assert sum(does(card, "discard-for-military") for card in CARDS) == 2


@proves("race.deck.costs")
def test_91_cards_to_pay_for_by_cost():
    costs = Counter(card.printed_number for card in CARDS if not card.military)
    assert costs == {0: 2, 1: 18, 2: 23, 3: 14, 4: 13, 5: 7, 6: 14}


@proves("race.deck.windfalls")
def test_25_windfall_worlds():
    kinds = Counter(card.good for card in CARDS if card.windfall)
    assert kinds == {"novelty": 5, "rare": 7, "genes": 7, "alien": 6}


@proves("race.deck.producers")
def test_21_production_worlds():
    kinds = Counter(card.good for card in CARDS if card.production)
    assert kinds == {"novelty": 9, "rare": 6, "genes": 4, "alien": 2}


@proves("race.deck.windfall-powers")
def test_9_cards_produce_on_windfall_worlds():
    found = Counter(
        (card.world, power.good == "any") for card in CARDS for power in card.powers if power.does == "produce-windfall"
    )
    assert found == {(False, False): 6, (True, False): 2, (True, True): 1}


@proves("race.deck.consumers")
def test_33_cards_consume_goods():
    goods = Counter(card.world for card in CARDS if does(card, "consume", "consume-different", "consume-all", "sell"))
    assert goods == {True: 18, False: 15}
    cash = Counter(card.world for card in CARDS if does(card, "discard-cards"))
    assert cash == {False: 2, True: 1}
