"""Many tables of one game at once: positions, choices, rewards and ends written straight into buffers of the caller.

At each table one seat owes a choice; where several choose at the same time, they are asked one after the other, and
none knows what the others have chosen. A game that is over begins anew in the same step, so every row is always one
to choose for. There is no Python for each table: this is compiled, and the caller gives all choices in one buffer.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack_into
from typing import TYPE_CHECKING, final

from galaktyka.bots.compiled.reward import Reward
from galaktyka.core.game import Game, State
from galaktyka.envs.compiled.answering import Answerer, Chance, Greedy
from galaktyka.envs.compiled.dealing import Dealer, Seating, Shuffled
from galaktyka.envs.compiled.rows import RowWriter
from galaktyka.envs.compiled.tables import BROKEN_OFF, ENDED, GOES_ON, NOBODY, Tables

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = [
    "BROKEN_OFF",
    "ENDED",
    "GOES_ON",
    "NOBODY",
    "Answerer",
    "Buffers",
    "Chance",
    "Dealer",
    "Greedy",
    "Reward",
    "Seating",
    "Stepper",
]


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
        """What the seats may know: `writer.width` bytes a table."""
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
class Stepper(Tables):
    """So many tables, stepped together."""

    def __init__(
        self,
        game: Game,
        writer: RowWriter,
        seatings: list[Seating],
        buffers: Buffers,
        seed: int,
        reward: Reward,
        answerer: Answerer,
        most_choices: int = 100_000,
        dealer: Dealer | None = None,
    ) -> None:
        if dealer is None:
            dealer = Shuffled(game, seatings, seed, answerer)
        super().__init__(writer, dealer, [seating.others for seating in seatings])
        self.seatings = seatings
        self.buffers = buffers
        self.reward = reward
        self.most_choices: i64 = most_choices
        self.room: i64 = len(buffers.legal) // (2 * len(seatings))
        """So many choices fit."""
        self.most_seats: i64 = len(buffers.rewards) // (4 * len(seatings))
        self.legal = bytearray(len(buffers.legal))
        self.counts = bytearray(2 * len(seatings))
        self.no_ends = bytes(len(seatings))
        self.no_rewards = bytes(len(buffers.rewards))
        self.rewards = bytearray(self.no_rewards)
        self.choices: list[int] = [0] * len(seatings)
        self.deal_everywhere()
        self.write_all()

    def write_all(self) -> None:
        """Write and hand out what is to be seen at every table, as it stands."""
        self.clear()
        for table in range(self.tables):
            self.write_table(table)
        self.hand_out()

    def step(self, actions: Sequence[int]) -> None:
        """Take one choice at every table."""
        self.ends[:] = self.no_ends
        self.rewards[:] = self.no_rewards
        self.clear()
        for table in range(self.tables):
            state = self.states[table]
            state.apply(self.seats[table], actions[table])
            self.choices[table] += 1
            goes_on = self.play_others(table, state)
            if not goes_on or self.choices[table] >= self.most_choices:
                self.end(table, state, BROKEN_OFF if goes_on else ENDED)
                self.choices[table] = 0
                self.deal(table)
            self.write_table(table)
        self.hand_out()

    def end(self, table: i64, state: State, how: i64) -> None:
        """Note how a game ended, and for whom. Shares of winning add up to nothing, an automa's among them."""
        self.ends[table] = how
        for seat in range(self.seatings[table].seats):
            value = self.reward.at_end(state, seat)
            pack_into("<f", self.rewards, (table * self.most_seats + seat) * 4, value)

    def hand_out(self) -> None:
        """Copy everything into the buffers of the caller."""
        buffers = self.buffers
        buffers.rows[:] = self.rows
        buffers.legal[:] = self.legal
        buffers.counts[:] = self.counts
        buffers.seats[:] = self.seats
        buffers.ends[:] = self.ends
        buffers.rewards[:] = self.rewards

    def write_table(self, table: i64) -> None:
        """What the seat may know at a table, and what it may choose."""
        self.write_row(table)
        options = self.states[table].legal(self.seats[table])
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
