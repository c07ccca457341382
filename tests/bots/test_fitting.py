"""Weights and the game that is loaded: by their names, and what nobody knows by what is printed on it."""

import dataclasses
from array import array
from fractions import Fraction

import pytest

from galaktyka.bots.network.fitting import FirstLayer, Inputs, Policy
from galaktyka.bots.network.mixing import RIDGE, Mixing
from galaktyka.bots.network.weights import Weights
from galaktyka.core.rng import seeded
from galaktyka.envs.observers import printed_on, slots_for
from galaktyka.games import find_game, shipped_keys
from tests.bots.networks import by_chance

PRINTED = {"mine": ["card", "cheap"], "farm": ["card", "cheap"], "fort": ["card", "military"]}
FEATURES = ("seats/2", "hand/mine", "hand/farm", "hand/fort", "spent/mine")
CHOICES = ("pass", "place mine", "place farm", "place fort", "sell mine")


def tiny(**other: object) -> Weights:
    """Two numbers in the first layer, one in the second; the row of a feature is its place in the list, and ten."""
    inputs = len(FEATURES) + len(CHOICES)
    weights = Weights(
        game="race",
        rules="1",
        content="c",
        features=FEATURES,
        choices=CHOICES,
        first=2,
        second=1,
        shifts=(0, 0),
        live=bytes([1] * inputs),
        rows=bytes(number for row in range(inputs) for number in (row, 10)),
        row_factors=[3] * inputs,
        first_bias=[0, 0],
        weights=bytes([1, 1]),
        second_factors=[1],
        second_bias=[0],
        policy=bytes([1, 2, 3, 4, 5]),
        value=[7],
        policy_factors=[10, 10, 10, 10, 10, 2],
        policy_bias=[0, 100, 200, 300, 400, -5],
        printed=PRINTED,
    )
    return dataclasses.replace(weights, **other)  # type: ignore[arg-type]


def game(features: tuple[str, ...], choices: tuple[str, ...] = ("pass",), **printed: list[str]) -> Inputs:
    return Inputs([0], features, choices, PRINTED | printed)


def row_of(name: str, weights: Weights | None = None, **printed: list[str]) -> list[int]:
    inputs = Inputs([0], (name,), ("pass",), PRINTED | printed)
    return list(FirstLayer(weights or tiny()).fitted(inputs))[:2]


def test_rows_are_found_by_name_in_whatever_order():
    rows = list(FirstLayer(tiny()).fitted(game(("spent/mine", "seats/2"), ("sell mine",))))
    assert rows == [12, 30, 0, 30, 27, 30]


def test_a_row_that_was_left_out_is_nothing():
    weights = tiny(live=bytes([1, 0, *[1] * 8]), rows=bytes(range(18)), row_factors=[1] * 9)
    assert row_of("hand/mine", weights) == [0, 0]
    assert row_of("hand/farm", weights) == [2, 3]


def test_an_unknown_card_is_like_those_with_the_same_words():
    """Two words in common with mine and farm, one with fort: worked out by hand, with fractions."""
    ridge = Fraction(RIDGE)
    a, b, c = 2 + ridge, Fraction(2), Fraction(1)
    # mine and farm share two words, each shares one with fort: (a + b) x + c y = 2 and 2 c x + a y = 1
    x = (2 * a - c) / ((a + b) * a - 2 * c * c)
    y = (1 - 2 * c * x) / a
    shares = Mixing(["mine", "farm", "fort"], PRINTED).shares(["card", "cheap"])
    assert shares == pytest.approx([float(x), float(x), float(y)])
    expected = [round(float(x * (3 + 6) + y * 9)), round(float((2 * x + y) * 30))]
    assert row_of("hand/quarry", quarry=["card", "cheap"]) == expected


def test_it_is_mixed_only_from_what_lies_in_the_same_place():
    only_mine = Mixing(["mine"], PRINTED).shares(["card", "cheap"])[0]
    assert row_of("spent/quarry", quarry=["card", "cheap"]) == [round(12 * only_mine), round(30 * only_mine)]


def test_what_is_no_card_or_lies_where_no_card_was_is_nothing():
    assert row_of("seats/3") == [0, 0]
    assert row_of("somewhere/quarry", quarry=["card"]) == [0, 0]
    assert row_of("hand/quarry") == [0, 0]


def test_a_known_card_with_other_words_is_mixed_anew():
    assert row_of("hand/mine") == [3, 30]
    assert row_of("hand/mine", mine=["card", "military"]) == row_of("hand/new", new=["card", "military"]) != [3, 30]


def test_choices_are_mixed_with_what_is_added_to_them():
    rows, factors, biases = Policy(tiny()).fitted(game((), ("place quarry", "place farm"), quarry=["card", "cheap"]))
    shares = Mixing(["mine", "farm", "fort"], PRINTED).shares(["card", "cheap"])
    bare = sum(share * number * 10 for share, number in zip(shares, (2, 3, 4), strict=True))
    assert rows[0] * factors[0] == pytest.approx(bare, abs=factors[0] / 2)
    assert biases[0] == round(sum(share * number for share, number in zip(shares, (100, 200, 300), strict=True)))
    assert (rows[1], factors[1], biases[1]) == (3, 10, 200)
    assert (rows[-1], factors[-1], biases[-1]) == (7, 2, -5)


def test_a_choice_that_nobody_knows_has_no_number():
    rows, factors, biases = Policy(tiny()).fitted(game((), ("dance",)))
    assert (rows[0], factors[0], biases[0]) == (0, 0, 0)


def test_shares_solve_what_they_must():
    """Against the equations themselves, with forty things and words by chance."""
    rng = seeded(5)
    printed = {str(n): [str(word) for word in range(12) if rng.below(3) == 0] for n in range(40)}
    words = ["1", "4", "7"]
    shares = Mixing(list(printed), printed).shares(words)
    for own in printed:
        sides = sum(
            share * (len(set(printed[own]) & set(printed[other])) + (RIDGE if own == other else 0))
            for share, other in zip(shares, printed, strict=True)
        )
        assert sides == pytest.approx(len(set(printed[own]) & set(words)), abs=1e-9)


@pytest.mark.parametrize("key", shipped_keys())
def test_the_shipped_box_is_played_with_the_numbers_of_the_file(key: str):
    """Nothing is mixed: the network is the one that the file holds, whatever the order of its names."""
    box, weights = find_game(key), by_chance(key)
    writer = slots_for(box)
    inputs = Inputs(writer.first_features, writer.features, box.actions.notations, printed_on(box))
    rows = FirstLayer(weights).fitted(inputs)
    at = 0
    for number, live in enumerate(weights.live):
        numbers = rows[number * weights.first : (number + 1) * weights.first]
        own = array("b", weights.rows[at * weights.first : (at + 1) * weights.first]) if live else [0] * weights.first
        factor = weights.row_factors[at] if live else 1
        assert list(numbers) == [one * factor for one in own]
        at += live
    assert at == sum(weights.live)
