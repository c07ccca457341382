"""Many tables as Gymnasium's vectors have them: one seat at each, and a game that is over is shown before a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from galaktyka.core.errors import IllegalMove
from galaktyka.core.game import State
from galaktyka.envs.compiled.dealing import Dealer
from galaktyka.envs.compiled.numbers import write_mask
from galaktyka.envs.compiled.rows import RowWriter
from galaktyka.envs.compiled.tables import ENDED, GOES_ON, Tables

if TYPE_CHECKING:
    from mypy_extensions import i64

REFUSED: Final = 3
"""The choice was illegal, and nothing has happened at the table."""


@final
class Episodes(Tables):
    """So many tables, at which the caller has the same seat."""

    def __init__(self, writer: RowWriter, dealer: Dealer, tables: int, players: int, seat: int, actions: int) -> None:
        others = [other for other in range(players) if other != seat]
        super().__init__(writer, dealer, [others] * tables)
        self.actions: i64 = actions
        self.masks = bytearray()
        """A byte for each action of each table: 1 where it is legal."""
        self.refused: dict[int, IllegalMove] = {}
        """Why choices of the last step were illegal, by table."""
        self.seats[:] = bytes([seat]) * tables

    def go_on(self, states: list[State]) -> None:
        """Take over games that are running; the list is kept, and new games will stand in it."""
        self.states = states
        self.answerers = [self.dealer.answerer(table) for table in range(len(states))]

    def step(self, actions: Sequence[int], over: bytes, nearest: bool) -> None:
        """A choice at every table; where the game was over a new one begins instead.

        With `nearest` the next legal action upwards stands in for an illegal one.
        """
        self.refused = {}
        self.clear()
        for table in range(self.tables):
            self.ends[table] = GOES_ON
            if over[table]:
                self.deal(table)
            else:
                self.choose(table, actions[table], nearest)
            self.write_table(table)

    def choose(self, table: i64, action: int, nearest: bool) -> None:
        """One choice, and those of the others after it."""
        state = self.states[table]
        seat = self.seats[table]
        try:
            state.apply(seat, action)
        except IllegalMove as refused:
            options = state.legal(seat)
            if not nearest or not options:
                self.ends[table] = REFUSED
                self.refused[table] = refused
                return
            state.apply(seat, nearest_of(action, options))
        if not self.play_others(table, state):
            self.ends[table] = ENDED

    def write(self) -> None:
        """Rows and masks of all tables."""
        self.clear()
        for table in range(self.tables):
            self.write_table(table)

    def clear(self) -> None:
        """Blank rows and masks."""
        super().clear()
        self.masks = bytearray(self.tables * self.actions)

    def write_table(self, table: i64) -> None:
        """The row and the mask of a table."""
        self.write_row(table)
        write_mask(self.states[table], self.seats[table], self.masks, table * self.actions)


def nearest_of(action: int, legal: list[int]) -> int:
    """The action if it is legal, else the next legal one upwards, from the lowest after the highest."""
    for option in legal:
        if option >= action:
            return option
    return legal[0]
