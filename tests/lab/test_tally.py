"""Statistics: intervals against published values, sums that do not depend on the order."""

from collections import Counter

import pytest

from galaktyka.games.frontiers.game import GAME
from galaktyka.lab.accounts import account_of
from galaktyka.lab.contest import play_game
from galaktyka.lab.experiment import Experiment
from galaktyka.lab.tally import WHOLE, Share, Tally, card_results, deviation, mean, quantile, wilson

GREEDY = Experiment("race", ("greedy", "random"), 12, seed=3)


def test_the_interval_is_wilsons():
    # Newcombe 1998, table I: 81 of 263 and 15 of 148 and 0 of 20 and 1 of 29.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=1e-4)


def test_nothing_counted_leaves_everything_possible():
    assert Share().rate == 0
    assert Share().interval() == (0.0, 1.0)


def test_numbers_of_a_histogram():
    rounds = Counter({8: 1, 10: 2, 12: 1})
    assert mean(rounds) == 10
    assert deviation(rounds) == pytest.approx(2**0.5)
    assert [quantile(rounds, part) for part in (0.25, 0.5, 0.75, 1)] == [8, 10, 10, 12]


def test_every_game_is_won_once():
    tally = Tally()
    for number in range(GREEDY.games):
        tally.add(play_game(GREEDY, number))
    assert sum(bot.wins.parts for bot in tally.bots.values()) == WHOLE * GREEDY.games
    assert sum(bot.wins.times for bot in tally.bots.values()) == 2 * GREEDY.games
    assert tally.rounds.total() == GREEDY.games
    for bot in tally.bots.values():
        assert sum(share.times for share in bot.places.values()) == bot.wins.times
        assert sum(share.times for share in bot.starts.values()) == bot.wins.times
        assert sum(bot.sources.values()) == sum(score * times for score, times in bot.scores.items())


def test_scores_of_a_game_are_counted_together():
    tally = Tally()
    outcomes = [play_game(GREEDY, number) for number in range(3)]
    tally.add_all(outcomes)
    assert tally.totals == Counter(sum(seat.score for seat in outcome.seats) for outcome in outcomes)


def test_five_can_share_a_win():
    assert [WHOLE % number for number in range(1, 6)] == [0] * 5


def test_the_home_world_is_known_even_if_it_was_exchanged():
    opening = GAME.start(2, 3).view(None)
    account = account_of("frontiers")
    assert account.start(opening, [(1, "home silent-vault"), (0, "home dying-colony")], {}, 0) == "dying-colony"
    dealt = GAME.start(2, 3, {"first-game": True}).view(None)
    assert account.start(dealt, [], {}, 1) == dealt["players"][1]["colonies"][0]["tile"]


def test_a_game_that_nobody_described_can_be_counted_all_the_same():
    account = account_of("nim")
    assert (account.place({}, {}, 1), account.start({}, [], {}, 1)) == (1, "")
    assert (account.had({}, 1), account.on_offer({}), account.ends({})) == ((), (), ())


@pytest.mark.parametrize("key", ["race", "frontiers", "artifacts", "cosmos"])
def test_halves_make_the_whole(key):
    experiment = Experiment(key, ("greedy", "random"), 12, seed=3)
    whole, first, second = Tally(), Tally(), Tally()
    for number in range(8):
        outcome = play_game(experiment, number)
        whole.add(outcome)
        (first if number % 3 else second).add(outcome)
    second.merge(first)
    assert second == whole


def test_a_card_is_measured_against_the_bots_that_had_it():
    tally = Tally()
    for number in range(12):
        tally.add(play_game(GREEDY, number))
    results = card_results(tally)
    assert [result.lift for result in results] == sorted([result.lift for result in results], reverse=True)
    for result in results:
        had = [bot for bot in tally.bots.values() if result.card in bot.cards]
        assert min(bot.wins.rate for bot in had) - 1e-9 <= result.expected <= max(bot.wins.rate for bot in had) + 1e-9


def test_everybody_sits_everywhere_equally_often():
    three = Experiment("race", ("greedy", "random", "random"), 9)
    seats = Counter((three.bot_at(number, seat), seat) for number in range(9) for seat in range(3))
    assert all(seats["greedy", seat] == 3 and seats["random", seat] == 6 for seat in range(3))
