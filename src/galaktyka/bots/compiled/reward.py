"""What the end of a game is worth to who learns from it, and to who thinks ahead by what was learned."""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING, final

from galaktyka.core.game import State

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Reward:
    """What a seat gets at the end: winning, and a part of it the lead; all seats together about nothing."""

    def __init__(self, win: float = 1.0, scale: float = 15.0) -> None:
        self.win = win
        """How much of it is winning."""
        self.scale = scale
        """A lead of so many points is worth 0.76 of what a lead can bring."""

    def of(self, won: float, lead: float) -> float:
        """The reward of a seat that has won (1), or lost, with this lead."""
        return self.win * won + (1.0 - self.win) * tanh(lead / self.scale)

    def at_end(self, state: State, seat: i64) -> float:
        """The reward of a seat in a game that is over, or counts as it stands. An automa is one who scores, too."""
        totals = [score.total for score in state.scores()]
        winners = state.winners()
        number = len(totals)
        best = max([totals[other] for other in range(number) if other != seat])
        share = 1.0 / len(winners) if seat in winners else 0.0
        return self.of((share * number - 1.0) / (number - 1), float(totals[seat] - best))
