"""Rewards by rank, victory and points, worked out by hand."""

from typing import Any, cast

import pytest

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Score, ScoreItem, State
from galaktyka.envs.rewards import bounds, check_rewards, rewards_of


class Ended:
    """A finished game, as far as rewards look at it."""

    def __init__(self, points: list[tuple[int, int]], winners: list[int], seats: int) -> None:
        self.points = points
        self.won = winners
        self.count = seats

    def scores(self) -> list[Score]:
        return [Score(seat, [ScoreItem("vp", "", n)], second) for seat, (n, second) in enumerate(self.points)]

    def totals(self) -> list[int]:
        return [n for n, _ in self.points[: self.count]]

    def winners(self) -> list[int]:
        return self.won

    def seats(self) -> int:
        return self.count


def rewards(points: list[tuple[int, int]], winners: list[int], kind: str, seats: int | None = None) -> list[float]:
    ended: Any = Ended(points, winners, seats or len(points))
    return rewards_of(cast(State, ended), kind)


def test_ranks_go_from_one_to_minus_one_in_equal_steps():
    assert rewards([(10, 0), (30, 0), (20, 0)], [1], "rank") == [-1, 1, 0]
    assert rewards([(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)], [4], "rank") == [-1, -0.5, 0, 0.5, 1]


def test_a_tie_break_decides_a_rank():
    assert rewards([(10, 3), (10, 4)], [1], "rank") == [-1, 1]


def test_who_shares_places_shares_what_they_are_worth():
    assert rewards([(10, 3), (10, 3)], [0, 1], "rank") == [0, 0]
    assert rewards([(9, 0), (9, 0), (5, 0)], [0, 1], "rank") == [0.5, 0.5, -1]


def test_an_automa_takes_a_place():
    """Against the Automa of Micro Cosmos a tie is its victory."""
    assert rewards([(30, 0), (30, 0)], [1], "rank", seats=1) == [-1]
    assert rewards([(31, 0), (30, 0)], [0], "rank", seats=1) == [1]
    assert rewards([(31, 0), (30, 0)], [0], "win", seats=1) == [1]
    assert rewards([(30, 0), (30, 0)], [1], "win", seats=1) == [0]


def test_winners_share_one_victory():
    assert rewards([(10, 0), (10, 0), (2, 0)], [0, 1], "win") == [0.5, 0.5, 0]
    assert rewards([(10, 0), (12, 0)], [1], "win") == [0, 1]


def test_points_are_points():
    assert rewards([(10, 0), (12, 0)], [1], "score") == [10, 12]


def test_other_rewards_there_are_none():
    with pytest.raises(SetupError, match="glory"):
        check_rewards("glory")


@pytest.mark.parametrize("kind", ["rank", "win", "score"])
def test_rewards_stay_within_their_bounds(kind: str):
    low, high = bounds(kind)
    for reward in rewards([(0, 0), (80, 0), (80, 0)], [1, 2], kind):
        assert low <= reward <= high
