"""Many tables of one game at once: positions, choices, rewards and ends written straight into buffers of the caller.

At each table one seat owes a choice; where several choose at the same time, they are asked one after the other, and
none knows what the others have chosen. A game that is over begins anew in the same step, so every row is always one
to choose for. There is no Python for each table: this is compiled, and the caller gives all choices in one buffer.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import tanh
from struct import pack_into
from typing import TYPE_CHECKING, Final, final

from galaktyka.bots.compiled.search import Mind
from galaktyka.core.game import Game, State
from galaktyka.core.rng import Rng, seeded
from galaktyka.envs.compiled.slots import SlotWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

GOES_ON: Final = 0
ENDED: Final = 1
BROKEN_OFF: Final = 2
"""More choices than a game may have: it counts as it stands."""
NOBODY: Final = -1


class Answerer:
    """Plays the seats that the caller does not: by what they may know."""

    @abstractmethod
    def answer(self, state: State, seat: i64) -> i64:
        """A choice of the seat."""


@final
class Chance(Answerer):
    """Any choice."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, state: State, seat: i64) -> i64:
        """Any choice."""
        options = state.legal(seat)
        return options[self.rng.below(len(options))]


@final
class Greedy(Answerer):
    """The greedy bot of a game."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def answer(self, state: State, seat: i64) -> i64:
        """What it would choose, by what the seat may know."""
        return self.mind.answer(state, seat)


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


@final
class Seating:
    """Who sits at a table: how many, by which options, and which seats the caller does not play."""

    def __init__(self, seats: int, options: dict[str, bool], others: Sequence[int] = ()) -> None:
        self.seats: i64 = seats
        self.options = options
        self.others = list(others)


@final
class Buffers:
    """Where the stepper writes: as many rows as there are tables. All are bytes; numbers are little-endian."""

    def __init__(
        self,
        rows: memoryview,
        legal: memoryview,
        counts: memoryview,
        seats: memoryview,
        ends: memoryview,
        rewards: memoryview,
    ) -> None:
        self.rows = rows
        """Slots: `writer.width` bytes a table."""
        self.legal = legal
        """Choices: so many numbers of 16 bits a table as fit, the first `counts` of them filled."""
        self.counts = counts
        """How many choices there are: 16 bits a table."""
        self.seats = seats
        """Who chooses: a byte a table."""
        self.ends = ends
        """0: the game goes on. 1: the last choice ended a game, and a new one has begun. 2: it was broken off."""
        self.rewards = rewards
        """Of the game that has ended: a 32-bit float for each seat of each table, zero where no game has ended."""


@final
class Stepper:
    """So many tables, stepped together."""

    def __init__(
        self,
        game: Game,
        writer: SlotWriter,
        seatings: list[Seating],
        buffers: Buffers,
        seed: int,
        reward: Reward,
        answerer: Answerer,
        most_choices: int = 100_000,
    ) -> None:
        self.game = game
        self.writer = writer
        self.seatings = seatings
        self.buffers = buffers
        self.rng = seeded(seed)
        self.reward = reward
        self.answerer = answerer
        self.most_choices: i64 = most_choices
        self.tables: i64 = len(seatings)
        self.room: i64 = len(buffers.legal) // (2 * len(seatings))
        """So many choices fit."""
        self.most_seats: i64 = len(buffers.rewards) // (4 * len(seatings))
        self.blank = writer.blank
        self.row = bytearray(writer.blank)
        """The row that is being written: small places in it are quicker to reach."""
        self.rows = bytearray(writer.blank * len(seatings))
        self.legal = bytearray(len(buffers.legal))
        self.counts = bytearray(2 * len(seatings))
        self.seats = bytearray(len(seatings))
        self.no_ends = bytes(len(seatings))
        self.ends = bytearray(self.no_ends)
        self.no_rewards = bytes(len(buffers.rewards))
        self.rewards = bytearray(self.no_rewards)
        self.choices: list[int] = [0] * len(seatings)
        self.states: list[State] = [self.dealt(table) for table in range(len(seatings))]
        self.write()

    def dealt(self, table: i64) -> State:
        """A new game at a table, up to the first choice of the caller."""
        seating = self.seatings[table]
        self.choices[table] = 0
        while True:
            state = self.game.start(seating.seats, self.new_seed(), seating.options)
            if self.play_others(state, seating) != NOBODY:
                return state

    def new_seed(self) -> int:
        """Of 64 bits."""
        low: int = self.rng.next()
        high: int = self.rng.next()
        return low + high * 4294967296

    def play_others(self, state: State, seating: Seating) -> i64:
        """Answer for the seats that the caller does not play; the next seat that it plays, or that the game is over."""
        while True:
            deciders = state.deciders()
            if not deciders:
                return NOBODY
            seat: i64 = deciders[0]
            if seat not in seating.others:
                return seat
            state.apply(seat, self.answerer.answer(state, seat))

    def step(self, actions: Sequence[int]) -> None:
        """Take one choice at every table."""
        self.ends[:] = self.no_ends
        self.rewards[:] = self.no_rewards
        for table in range(self.tables):
            state = self.states[table]
            state.apply(self.seats[table], actions[table])
            self.choices[table] += 1
            seating = self.seatings[table]
            seat = self.play_others(state, seating)
            if seat == NOBODY or self.choices[table] >= self.most_choices:
                self.end(table, state, ENDED if seat == NOBODY else BROKEN_OFF)
                state = self.dealt(table)
                self.states[table] = state
                seat = self.play_others(state, seating)
            self.write_table(table, state, seat)
        self.hand_out()

    def end(self, table: i64, state: State, how: i64) -> None:
        """Note how a game ended, and for whom. Shares of winning add up to nothing, an automa's among them."""
        self.ends[table] = how
        totals = [score.total for score in state.scores()]
        winners = state.winners()
        number = len(totals)
        for seat in range(self.seatings[table].seats):
            best = max([totals[other] for other in range(number) if other != seat])
            share = 1.0 / len(winners) if seat in winners else 0.0
            value = self.reward.of((share * number - 1.0) / (number - 1), float(totals[seat] - best))
            pack_into("<f", self.rewards, (table * self.most_seats + seat) * 4, value)

    def write(self) -> None:
        """All tables."""
        for table in range(self.tables):
            state = self.states[table]
            self.write_table(table, state, state.deciders()[0])
        self.hand_out()

    def write_table(self, table: i64, state: State, seat: i64) -> None:
        """Whoever chooses at a table, what the seat may know, and what it may choose."""
        self.seats[table] = seat
        width = self.writer.width
        self.row[:] = self.blank
        self.writer.write(state, seat, self.row, 0)
        self.rows[table * width : (table + 1) * width] = self.row
        options = state.legal(seat)
        number: i64 = len(options)
        if number > self.room:
            raise ValueError(f"{number} choices do not fit into room for {self.room}")
        self.counts[2 * table] = number & 255
        self.counts[2 * table + 1] = number >> 8
        legal = self.legal
        at = table * self.room * 2
        for option in options:
            action: i64 = option
            legal[at] = action & 255
            legal[at + 1] = action >> 8
            at += 2

    def hand_out(self) -> None:
        """Copy everything into the buffers of the caller."""
        buffers = self.buffers
        buffers.rows[:] = self.rows
        buffers.legal[:] = self.legal
        buffers.counts[:] = self.counts
        buffers.seats[:] = self.seats
        buffers.ends[:] = self.ends
        buffers.rewards[:] = self.rewards
