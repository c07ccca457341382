"""Elo ratings: against the formula, and against strengths that games were drawn from."""

from collections import Counter
from math import exp, log10, sqrt
from random import Random

import pytest

from galaktyka.lab.ratings import PRIOR, meetings, ratings
from galaktyka.lab.tally import wilson


def test_two_bots_are_as_far_apart_as_the_formula_says():
    # 750.5 of 1001 with the drawn game of the prior: 400 · log10(odds).
    strong, weak = ratings(Counter({"a>b": 750, "b>a": 250}))
    assert (strong.bot, weak.bot) == ("a", "b")
    assert strong.elo - weak.elo == pytest.approx(400 * log10((750 + PRIOR / 2) / (250 + PRIOR / 2)), abs=1e-6)
    assert strong.elo + weak.elo == pytest.approx(3000)
    # The standard error of the difference is 1/sqrt(n p q); each bot's is half of it.
    half = 1.959964 * 400 / 2.302585 / sqrt(1001 * 0.74975 * 0.25025) / 2
    assert strong.high - strong.elo == pytest.approx(half, rel=1e-3)


def test_ties_count_one_half():
    first, second = ratings(Counter({"a=b": 10, "a>b": 5, "b>a": 5}))
    assert first.elo == pytest.approx(second.elo)
    (meeting,) = meetings(Counter({"a=b": 10, "b>a": 5}))
    assert (meeting.times, meeting.points) == (15, 5.0)


def test_a_bot_that_never_lost_has_a_rating_with_a_wide_interval():
    strong, weak = ratings(Counter({"a>b": 100}))
    assert 500 < strong.elo - weak.elo < 2000
    assert strong.high - strong.low > 200


def test_the_same_bot_twice_at_a_table_is_not_compared_with_itself():
    (meeting,) = meetings(Counter({"a>a>b": 4}))
    assert (meeting.times, meeting.points) == (8, 8.0)
    assert ratings(Counter({"a>a": 4})) == []


def test_pairs_of_a_game_are_not_as_many_games():
    # Whoever wins has both seats in front: (4 - 2)² · 10 = 40, and 0.25 · 40² / 40 = 10 independent comparisons.
    (meeting,) = meetings(Counter({"a>a>b>b": 5, "b>b>a>a": 5}))
    assert (meeting.games, meeting.times, meeting.rate) == (10, 40, 0.5)
    assert meeting.interval() == pytest.approx(wilson(5, 10))
    # Here games give 3 of 4 points or 1 of 4: (3 - 2)² · 10 = 10, and 0.25 · 40² / 10 = 40.
    (meeting,) = meetings(Counter({"a>b>a>b": 5, "b>a>b>a": 5}))
    assert meeting.interval() == pytest.approx(wilson(20, 40))
    (meeting,) = meetings(Counter({"a>b": 7, "b>a": 3}))
    assert meeting.interval() == pytest.approx(wilson(7, 10))
    assert meeting.turned().interval() == pytest.approx(wilson(3, 10))


def test_intervals_of_pairs_hold_the_truth_as_often_as_they_say():
    strengths = {"a": 0.6, "b": 0.0}
    truth = 1 / (1 + exp(-0.6))
    chance = Random(2)
    held = 0
    for _ in range(300):
        orders = Counter(drawn_order(strengths, ["a", "b", "a", "b"], chance) for _ in range(60))
        low, high = meetings(orders)[0].interval()
        held += low <= truth <= high
    assert 0.92 <= held / 300 <= 0.98


def test_a_few_draws_are_no_certainty():
    # Four drawn games with that of the prior, 1/4 each: the model's information is 1, the variance of each bot 1/4.
    first, second = ratings(Counter({"a=b": 3}))
    assert first.elo == second.elo == 1500
    assert first.high - first.elo == pytest.approx(1.959964 * 0.5 * 400 / 2.302585, abs=1e-3)


def test_bots_that_have_not_met_the_others_yet_are_left_out():
    found = ratings(Counter({"a>b": 3, "c>d": 2, "d>e": 1, "f": 4}))
    assert [rating.bot for rating in found] == ["c", "d", "e"]
    assert [rating.games for rating in found] == [2, 3, 1]
    assert found == ratings(Counter({"c>d": 2, "d>e": 1}))
    assert [rating.bot for rating in ratings(Counter({"c>d": 2, "a>b": 3}))] == ["a", "b"]


def drawn_order(strengths: dict[str, float], seats: list[str], chance: Random) -> str:
    """Plackett and Luce: the next place goes to one of those left, in proportion to strength."""
    left, order = list(seats), []
    while left:
        (first,) = chance.choices(left, [exp(strengths[bot]) for bot in left])
        left.remove(first)
        order.append(first)
    return ">".join(order)


@pytest.mark.parametrize("players", [2, 4])
def test_intervals_hold_the_true_strengths_as_often_as_they_say(players: int):
    """For this model pairs of places have Bradley and Terry's odds, so that the truth is known."""
    strengths = {"a": 0.9, "b": 0.3, "c": -0.2, "d": -1.0}
    chance = Random(1)
    held = rated = 0
    for _ in range(60):
        orders: Counter[str] = Counter()
        for _ in range(150):
            orders[drawn_order(strengths, chance.sample(list(strengths), players), chance)] += 1
        for rating in ratings(orders):
            truth = 1500 + strengths[rating.bot] * 400 / 2.302585
            held += rating.low <= truth <= rating.high
            rated += 1
    assert 0.90 <= held / rated <= 0.985
