"""Games at many tables, each up to the next choice of the caller, and what is to be seen there as rows of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import State
from galaktyka.envs.compiled.answering import Answerer
from galaktyka.envs.compiled.dealing import Dealer
from galaktyka.envs.compiled.rows import RowWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

GOES_ON: Final = 0
ENDED: Final = 1
BROKEN_OFF: Final = 2
"""More choices than a game may have: it counts as it stands."""
NOBODY: Final = -1


class Tables:
    """So many tables of one game."""

    def __init__(self, writer: RowWriter, dealer: Dealer, others: list[list[int]]) -> None:
        self.writer = writer
        self.dealer = dealer
        self.others: list[int] = [sum([2**seat for seat in seats]) for seats in others]
        """At each table the seats that the caller does not play, as bits."""
        self.tables: i64 = len(others)
        self.states: list[State] = []
        self.answerers: list[Answerer] = []
        self.blank = writer.blank * len(others)
        self.is_zero = not any(writer.blank)
        self.rows = bytearray()
        self.seats = bytearray(len(others))
        """Whose choice is waited for; where a game is over, whose choice was the last."""
        self.ends = bytearray(len(others))

    def deal(self, table: i64) -> None:
        """A new game at a table, up to the first choice of the caller; games in which there is none are played out."""
        while True:
            state = self.dealer.deal(table)
            self.states[table] = state
            self.answerers[table] = self.dealer.answerer(table)
            if self.play_others(table, state):
                return

    def deal_everywhere(self) -> None:
        """New games at all tables."""
        for table in range(self.tables):
            state = self.dealer.deal(table)
            self.states.append(state)
            self.answerers.append(self.dealer.answerer(table))
            if not self.play_others(table, state):
                self.deal(table)

    def play_others(self, table: i64, state: State) -> bool:
        """Let the others choose until it is the caller's turn, who is asked first; False where the game is over."""
        others: i64 = self.others[table]
        while True:
            deciders = state.deciders()
            if not deciders:
                return False
            for seat in deciders:
                own: i64 = seat
                if not (others >> own) & 1:
                    self.seats[table] = own
                    return True
            other: i64 = deciders[0]
            state.apply(other, self.answerers[table].answer(state, other))

    def clear(self) -> None:
        """Blank rows: others every time, so those before can be kept."""
        self.rows = bytearray(len(self.blank)) if self.is_zero else bytearray(self.blank)

    def write_row(self, table: i64) -> None:
        """What the seat may know at a table. It is quickest as long as the position has just been changed."""
        self.writer.write(self.states[table], self.seats[table], self.rows, table * self.writer.width)
