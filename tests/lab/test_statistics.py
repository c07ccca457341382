"""Is it chance? Against published tables and sums done by hand."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from galaktyka.lab.contest import Outcome, SeatResult
from galaktyka.lab.statistics import chi_square_tail, effects, judge
from galaktyka.lab.tally import WHOLE, BotTally, Share, Tally, finishing_order


def share(wins: float, times: int) -> Share:
    return Share(times, round(wins * WHOLE))


def seat(bot: str, score: int, won: bool, cards: tuple[str, ...] = (), tie_break: int = 0) -> SeatResult:
    return SeatResult(bot, score, {"chips": score}, tie_break, won, 0, "", cards)


def outcome(*seats: SeatResult) -> Outcome:
    winners = tuple(number for number, one in enumerate(seats) if one.won)
    return Outcome(0, 0, 10, 50, winners, (), (), seats)


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    # Critical values of the usual tables of the chi-square distribution.
    [(3.841, 1, 0.05), (6.635, 1, 0.01), (5.991, 2, 0.05), (7.815, 3, 0.05), (18.307, 10, 0.05), (0.352, 3, 0.95),
     (124.342, 100, 0.05)],
)  # fmt: skip
def test_the_tail_of_chi_square_is_that_of_the_tables(value: float, freedom: int, tail: float):
    assert chi_square_tail(value, freedom) == pytest.approx(tail, abs=2e-4)


def test_for_seats_it_is_pearsons_test():
    # 100 games of two: 60 wins against 40, 50 expected: 10²/50 + 10²/50 = 4.
    judgement = judge([share(60, 100), share(40, 100)])
    assert judgement.chi_square == pytest.approx(4.0)
    assert judgement.freedom == 1
    assert judgement.probability == pytest.approx(0.0455, abs=1e-4)
    assert judgement.widest == pytest.approx(0.10)
    assert judgement.verdict == "unfair"


def test_a_small_difference_that_is_certain_is_called_slight():
    # 51 % of a million: certain, and nobody feels it.
    assert judge([share(510_000, 1_000_000), share(490_000, 1_000_000)]).verdict == "slight"


@pytest.mark.parametrize("shares", [[share(52, 100), share(48, 100)], [share(3, 9)], [], [share(0, 5), share(0, 5)]])
def test_what_chance_explains_is_fair(shares: list[Share]):
    assert judge(shares).verdict == "fair"


def test_what_is_had_is_compared_with_the_same_bot_without_it():
    # "strong" wins 3 of 4 with the card and 2 of 4 without; "weak" wins 1 of 4 with it and 0 of 4 without.
    tally = Tally()
    for bot, had, won in [("strong", True, 3), ("strong", False, 2), ("weak", True, 1), ("weak", False, 0)]:
        for number in range(4):
            cards = ("gem",) if had else ()
            other = seat("sparring", 5, number >= won)
            tally.add(outcome(seat(bot, 10 if number < won else 1, number < won, cards), other))
    tally.bots.pop("sparring")
    (effect,) = effects(tally, "cards", 1)
    assert effect.name == "gem"
    assert effect.held == 0.5
    assert (effect.having.rate, effect.lacking.rate) == (0.5, 0.25)
    assert effect.difference == pytest.approx(0.25)
    # Wilson's intervals: 3 of 4 is 0.3006 to 0.9544, 2 of 4 is 0.1500 to 0.8500, 1 of 4 is 0.0456 to 0.6994, and 0 of 4
    # is 0 to 0.4899. Newcombe, with one half for each bot:
    below = sqrt((0.75 - 0.3006) ** 2 + (0.85 - 0.5) ** 2 + (0.25 - 0.0456) ** 2 + 0.4899**2) / 2
    above = sqrt((0.9544 - 0.75) ** 2 + (0.5 - 0.15) ** 2 + (0.6994 - 0.25) ** 2 + 0) / 2
    assert effect.low == pytest.approx(0.25 - below, abs=1e-4)
    assert effect.high == pytest.approx(0.25 + above, abs=1e-4)
    assert effect.low < 0 < effect.high


@pytest.mark.parametrize(
    ("having", "lacking", "low", "high"),
    # Newcombe 1998, "Interval estimation for the difference between independent proportions", table II, method 10.
    [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((6, 7), (2, 7), 0.0582, 0.8062),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((0, 10), (0, 20), -0.1611, 0.2775),
        ((10, 10), (0, 20), 0.6791, 1.0),
    ],
)
def test_the_interval_of_a_difference_is_newcombes(
    having: tuple[int, int], lacking: tuple[int, int], low: float, high: float
):
    players = having[1] + lacking[1]  # each alone, so that nobody wins at another's cost
    bot = BotTally(share(having[0] + lacking[0], players), cards={"gem": share(*having)})
    (effect,) = effects(Tally(games=players, bots={"a": bot}), "cards", 1)
    assert (effect.low, effect.high) == pytest.approx((low, high), abs=1e-4)


def by_lot(seats: int, holders: Sequence[int], chance: Random) -> Tally:
    """Games of one bot: so many players of each have the card, and who wins is drawn."""
    wins = sum(chance.random() < number / seats for number in holders)
    bot = BotTally(share(len(holders), seats * len(holders)), cards={"gem": share(wins, sum(holders))})
    return Tally(games=len(holders), bots={"a": bot})


@pytest.mark.parametrize(("seats", "games_with_it"), [(2, 1.0), (2, 0.5), (4, 1.0)])
def test_a_card_that_changes_nothing_looks_certain_as_seldom_as_it_should(seats: int, games_with_it: float):
    chance, missed = Random(1), 0
    for _ in range(500):
        holders = [int(chance.random() < games_with_it) for _ in range(120)]
        (effect,) = effects(by_lot(seats, holders, chance), "cards", 1)
        missed += not effect.low <= 0 <= effect.high
    assert 0.025 <= missed / 500 <= 0.075


def test_of_what_several_players_of_a_game_have_the_intervals_are_cautious():
    chance, missed = Random(1), 0
    for _ in range(300):
        holders = [sum(chance.random() < 0.8 for _ in range(2)) for _ in range(120)]
        (effect,) = effects(by_lot(2, holders, chance), "cards", 1)
        missed += not effect.low <= 0 <= effect.high
    assert missed / 300 <= 0.05


def test_an_interval_is_widened_by_what_players_of_one_game_share():
    # 100 games of two, the card always with one of them, who won 50: as many as without it, 0 ± √2 · 0.0960 for each of
    # Wilson's two intervals (0.4038 to 0.5962) makes ± 0.1360, and twice the variance ± 0.1924.
    tally = Tally(games=100, bots={"a": BotTally(share(100, 200), cards={"gem": share(50, 100)})})
    (effect,) = effects(tally, "cards", 1)
    assert (effect.low, effect.high) == pytest.approx((-0.1924, 0.1924), abs=1e-4)


def test_one_player_who_won_proves_nothing():
    tally = Tally(games=101, bots={"a": BotTally(share(51, 101), cards={"gem": share(1, 1)})})
    (effect,) = effects(tally, "cards", 1)
    assert effect.difference == pytest.approx(0.5)
    assert effect.low < 0 < effect.high < 1


def test_a_card_that_one_bot_always_has_and_the_other_never_is_compared_with_nothing():
    bots = {"a": BotTally(share(90, 100), cards={"gem": share(90, 100)}), "b": BotTally(share(10, 100))}
    assert effects(Tally(bots=bots), "cards", 30) == []


def test_what_everybody_or_hardly_anybody_had_is_left_out():
    tally = Tally()
    for number in range(40):
        cards = ("all", "rare") if number == 0 else ("all", "half") if number % 2 else ("all",)
        tally.add(outcome(seat("a", 10, True, cards)))
    assert [effect.name for effect in effects(tally, "cards", 5)] == ["half"]


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        ([seat("b", 20, True), seat("a", 30, False)], "b>a"),  # the rules say who wins, whatever the points
        ([seat("a", 20, True), seat("b", 20, True)], "a=b"),
        ([seat("b", 20, True, tie_break=3), seat("a", 20, True, tie_break=1)], "b=a"),
        ([seat("a", 9, False), seat("b", 20, True), seat("c", 9, False)], "b>a=c"),
        ([seat("a", 9, False, tie_break=1), seat("b", 20, True), seat("c", 9, False, tie_break=2)], "b>c>a"),
        ([seat("a", 9, False), seat("b", 8, False), seat("c", 20, True)], "c>a>b"),
    ],
)
def test_the_order_in_which_bots_finish(seats: list[SeatResult], order: str):
    assert finishing_order(outcome(*seats)) == order


def test_the_source_that_gave_most_is_counted():
    tally = Tally()
    first = SeatResult("a", 10, {"chips": 3, "card": 7}, 0, True, 0, "", ())
    second = SeatResult("b", 5, {"chips": 4, "card": 1}, 0, False, 1, "", ())
    tally.add(Outcome(0, 0, 1, 1, (0,), (), (), (first, second)))
    assert {name: list(bot.mainly) for name, bot in tally.bots.items()} == {"a": ["card"], "b": ["chips"]}
