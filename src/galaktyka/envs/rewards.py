"""What a game was worth to its players: by rank, by points, or for the victory alone."""

from __future__ import annotations

from galaktyka.core.errors import SetupError
from galaktyka.core.game import Score, State

REWARDS = ("rank", "win", "score")
MOST_POINTS = 1000.0
"""No game has come near it."""


def check_rewards(rewards: str) -> None:
    """`SetupError` for an unknown kind of rewards."""
    if rewards not in REWARDS:
        raise SetupError("envs.unknown-rewards", {"rewards": rewards, "known": list(REWARDS)})


def bounds(rewards: str) -> tuple[float, float]:
    """The lowest and the highest reward of a finished game."""
    return {"rank": (-1.0, 1.0), "win": (0.0, 1.0), "score": (-MOST_POINTS, MOST_POINTS)}[rewards]


def worst(rewards: str) -> float:
    """The reward for a game that was lost by an illegal action."""
    return bounds(rewards)[0] if rewards != "score" else 0.0


def rewards_of(state: State, rewards: str) -> list[float]:
    """The reward of every seat at the end of a game."""
    if rewards == "win":
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats())]
    if rewards == "score":
        return [float(total) for total in state.totals()]
    return ranks(state)


def ranks(state: State) -> list[float]:
    """From 1 for the first to -1 for the last, in equal steps; who shares places shares what they are worth.

    An automa that plays along takes a place like a seat. The rewards of all places add up to nothing.
    """
    scores = state.scores()
    winners = state.winners()
    keys = [(seat in winners, *key(score)) for seat, score in enumerate(scores)]
    step = 1.0 / (len(scores) - 1) if len(scores) > 1 else 0.0
    below_less_above = [sum((own > other) - (own < other) for other in keys) for own in keys]
    return [step * difference for difference in below_less_above[: state.seats()]]


def key(score: Score) -> tuple[int, int]:
    """What places are given by."""
    return score.total, score.tie_break
