"""Which games are played at the tables of a stepper, and against whom."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from galaktyka.core.game import Game, State, mypyc_attr
from galaktyka.core.rng import seeded
from galaktyka.envs.compiled.answering import Answerer

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals a new game wherever one is over. It is asked once a game, so it may be written in Python."""

    @abstractmethod
    def deal(self, table: i64) -> State:
        """A new game."""
        raise NotImplementedError

    @abstractmethod
    def answerer(self, table: i64) -> Answerer:
        """Who plays the other seats in the game that was dealt last."""
        raise NotImplementedError


@final
class Seating:
    """Who sits at a table: how many, by which options, and which seats the caller does not play."""

    def __init__(self, seats: int, options: dict[str, bool], others: Sequence[int] = ()) -> None:
        self.seats: i64 = seats
        self.options = options
        self.others = list(others)


@final
class Shuffled(Dealer):
    """All deals come from one seed, and the same answerer plays all other seats."""

    def __init__(self, game: Game, seatings: list[Seating], seed: int, same: Answerer) -> None:
        self.game = game
        self.seatings = seatings
        self.rng = seeded(seed)
        self.same = same

    def deal(self, table: i64) -> State:
        """A new game, by the options of the table."""
        seating = self.seatings[table]
        low: int = self.rng.next()
        high: int = self.rng.next()
        return self.game.start(seating.seats, low + high * 4294967296, seating.options)

    def answerer(self, table: i64) -> Answerer:
        """The same at all tables."""
        return self.same
