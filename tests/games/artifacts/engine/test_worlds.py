"""Positions that agree with what a seat knows: all hands that the rules leave possible, each equally likely."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Any

import pytest

from galaktyka.core.errors import DocumentError
from galaktyka.core.rng import seeded
from galaktyka.games.artifacts.engine.cards import Resource
from galaktyka.games.artifacts.engine.worlds import deal_fitting_hand
from galaktyka.games.artifacts.game import ArtifactsGame, game_with
from galaktyka.games.artifacts.pack import reader as pack
from tests.games.artifacts.pack.stories import GAME, TEXT, scenario
from tests.games.artifacts.scenario import Scenario

HAND_OF_THE_VIEWER = {"hand": ["r72"]}


def with_few_cards(*hidden: str, **position: Any) -> Scenario:
    """Only these cards are in the deck; those that nobody has are discarded."""
    named = set(re.findall(r"r\d\d", str(position))) | {*hidden, *HAND_OF_THE_VIEWER["hand"]}
    rest = [card for card in GAME.box.resource_ids if card not in named]
    return scenario(deck=list(hidden), discard=rest, others=(HAND_OF_THE_VIEWER,), **position)


def a_payment() -> Scenario:
    """5 red, with two cards: r01, r02 and r03 show 3 red, r13 and r14 show 2."""
    table = with_few_cards("r03", "r13", "r45", "r46", hand=["r01", "r02", "r14"], projects=["sonne"])
    return table.play("build sonne")


def the_rest_of_a_payment() -> Scenario:
    """Two red are missing, on a card that comes after r02."""
    table = with_few_cards("r01", "r04", "r45", "r46", hand=["r02", "r03", "r33", "r13"], projects=["sonne"])
    return table.play("build sonne, pay r02a")


def a_payment_of_any_colour() -> Scenario:
    """8 of one colour: 9 red or 9 blue in the real hand."""
    hand = ["r01", "r02", "r03", "r33"]
    table = with_few_cards("r49", "r65", "r66", "r67", hand=hand, faction="star-union", game=eight_of_one_colour())
    return table.play("faction")


def eight_of_one_colour() -> ArtifactsGame:
    """The game with such a price for the action of Star Union."""
    text = TEXT
    price = 'pay = { icons = 8, colour = "one", any_number = true }'
    changed, times = re.subn(
        r'(id = "star-union".*?\n)pay = \{[^}]*\}', rf"\g<1>{price}", text, count=1, flags=re.DOTALL
    )
    assert times == 1
    return game_with(pack.read_pack(changed, "changed"))


def a_set() -> Scenario:
    """Red, blue and green on three different cards."""
    hand = ["r01", "r02", "r33", "r38"]
    empire = {"deep-analysis-and-research-programme": "logistical"}
    table = with_few_cards("r45", "r71", "r39", "r59", hand=hand, empire=empire)
    return table.play("use deep-analysis-and-research-programme")


def a_card_to_attach() -> Scenario:
    return with_few_cards("r45", "r46", "r03", "r33", hand=["r01", "r02"], projects=["sonne"]).play("prepare ship")


def tokens_to_lift() -> Scenario:
    table = with_few_cards("r45", "r46", "r03", "r12", hand=["r01", "r02"], empire={"sonne": {"tokens": 3}})
    return table.play("unblock ship")


def cards_to_discard() -> Scenario:
    """Four cards in hand, one too many; the next to go comes after r33."""
    hand = ["r01", "r17", "r33", "r45", "r46", "r47"]
    table = with_few_cards("r02", "r03", "r04", hand=hand, faction="star-union")
    return table.play("exchange red, pay r01a, done, discard r33")


STORIES = {
    a_payment: "pay",
    the_rest_of_a_payment: "pay",
    a_payment_of_any_colour: "pay",
    a_set: "pay",
    a_card_to_attach: "put",
    tokens_to_lift: "extra",
    cards_to_discard: "discard",
}


def hidden_cards(table: Scenario) -> list[str]:
    """What seat 1 cannot tell apart: the hand of seat 0 and the deck."""
    document = table.document()
    return sorted(document["players"][0]["hand"] + document["deck"])


def possible_hands(table: Scenario) -> set[tuple[str, ...]]:
    """All hands with which the question could be asked: each of them is tried."""
    found = set()
    size = len(table.player()["hand"])
    for hand in combinations(hidden_cards(table), size):
        document = table.document()
        document["players"][0]["hand"] = list(hand)
        document["deck"] = [card for card in hidden_cards(table) if card not in hand]
        try:
            table.state.game().from_document(document)
        except DocumentError:
            continue
        found.add(hand)
    return found


def check_each_as_likely(seen: Counter[tuple[str, ...]], hands: set[tuple[str, ...]], draws: int) -> None:
    """None is impossible, none is missing, and all are within five deviations of the mean."""
    assert set(seen) == hands
    mean = draws / len(hands)
    deviation = (mean * (1 - 1 / len(hands))) ** 0.5
    assert all(abs(number - mean) < 5 * deviation for number in seen.values())


@pytest.mark.parametrize("story", STORIES)
def test_every_possible_hand_is_as_likely(story: Callable[[], Scenario]):
    table = story()
    assert table.question() == STORIES[story]
    hands = possible_hands(table)
    assert 1 < len(hands) < comb(len(hidden_cards(table)), len(table.player()["hand"]))
    rng = seeded(7)
    draws = 60 * len(hands)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        guess = table.state.determinise(1, rng)
        seen[tuple(Scenario(guess).player()["hand"])] += 1
        assert guess.legal(0) != []
    check_each_as_likely(seen, hands, draws)


@pytest.mark.parametrize("story", STORIES)
def test_hands_that_are_worked_out_are_as_likely(story: Callable[[], Scenario]):
    """What happens when dealing at random finds none."""
    table = story()
    hands = possible_hands(table)
    hidden = [GAME.box.resource_ids.index(card) for card in hidden_cards(table)]
    rng = seeded(11)
    draws = 60 * len(hands)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        guess = table.state.clone()
        deal_fitting_hand(guess, hidden, len(guess.players[0].hand), rng)
        seen[tuple(GAME.box.resource_ids[card] for card in guess.players[0].hand)] += 1
    check_each_as_likely(seen, hands, draws)


def test_a_payment_that_hardly_any_hand_can_make():
    """Ten blue, and seat 1 holds all cards with blue but for five: some two hundred hands of two million."""
    blue = sorted((card for card in GAME.box.pack.resources if most_blue(card)), key=most_blue, reverse=True)
    mine = [card.id for card in blue[:5]]
    table = scenario(hand=mine, faction="clone-clans", others=({"hand": [card.id for card in blue[5:]]},))
    table.play("faction")
    rng = seeded(3)
    for _ in range(20):
        guess = table.state.determinise(1, rng)
        assert guess.legal(0) != []
        assert len(set(mine) & set(Scenario(guess).player()["hand"])) >= 4


def most_blue(card: Resource) -> int:
    return max(section.icons if section.colour == "blue" else 0 for section in (card.first, card.second))


def test_the_tokens_that_somebody_names_can_be_paid_for_in_every_world():
    table = scenario(hand=["r01", "r02"], empire={"sonne": {"tokens": 3}}, others=(HAND_OF_THE_VIEWER,))
    table.play("unblock ship")
    rng = seeded(5)
    assert all(table.state.determinise(1, rng).legal(0) for _ in range(50))
