"""A position with an agenda: what is still to be done stands in it as plain data.

So a chain of effects can stop for a decision anywhere and go on after it. Tasks are records of TASK_SIZE numbers: the
task, the player that it is about, and operands. The record that is being carried out is `task`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from galaktyka.core.game import EVERYBODY, Event, Reason, SeatedState, illegal
from galaktyka.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_SEAT: Final = -1
NOTHING: Final = 0
"""The number of no question."""
NO_OPTIONS: Final[list[int]] = []
"""Option lists are replaced, never changed in place."""

TASK_SIZE: Final = 8
MOST_TASKS: Final = 64
MOST_PLAYERS: Final = 8
BARE_TASKS: Final[list[bytes]] = [
    bytes([task, seat, 0, 0, 0, 0, 0, 0]) for task in range(MOST_TASKS) for seat in range(MOST_PLAYERS)
]
"""Tasks without operands, for each player."""


class AgendaState(SeatedState):
    """What positions with an agenda have in common: the tasks, and the one seat that owes an answer.

    The game says what a task does (`carry_out`), what comes when none is left (`go_on`), what may be answered to a
    question (`offer`) and what an answer does (`do`).
    """

    def __init__(self, rng: Rng, count: i64) -> None:
        super().__init__(rng, count)
        self.agenda: bytes = b""
        self.task: bytes = b""
        self.looked: bytes = b""
        """Cards that lie revealed, to choose from."""
        self.asked: i64 = NO_SEAT
        self.question: i64 = NOTHING
        self.owe: i64 = 0
        """How many answers are still owed, where the task does not say it."""
        self.floor: i64 = 0
        """Several things are chosen in ascending order: nothing below this may be chosen any more."""
        self.options: list[int] = NO_OPTIONS
        """Derived: what may be chosen now, ascending."""

    @abstractmethod
    def carry_out(self, task: i64) -> None:
        """Carry out `self.task`, which is of this kind."""
        raise NotImplementedError

    @abstractmethod
    def go_on(self) -> bool:
        """Nothing is left to be done: what comes next. False when the game is over."""
        raise NotImplementedError

    @abstractmethod
    def offer(self) -> None:
        """Work out what may be chosen: the one place that knows."""
        raise NotImplementedError

    @abstractmethod
    def do(self, action: i64) -> None:
        """What a choice does; it is known to be legal."""
        raise NotImplementedError

    def advance(self) -> None:
        """Go on until somebody has a choice to make or the game is over."""
        while True:
            if self.question != NOTHING:
                self.offer()
                if len(self.options) > 1:
                    return
                self.do(self.options[0])
            elif self.agenda:
                self.task = self.agenda[:TASK_SIZE]
                self.agenda = self.agenda[TASK_SIZE:]
                self.carry_out(self.task[0])
            else:
                self.task = b""
                if not self.go_on():
                    return

    def take(self, action: i64) -> None:
        """A legal choice, and everything up to the next one."""
        if self.log is not None:
            self.log = []
        self.do(action)
        self.advance()

    def refuse(self, seat: int, action: int) -> None:
        """Say why the action may not be chosen."""
        reason = self.why_not(seat, action)
        raise illegal(reason if reason is not None else Reason(f"{self.game().key}.not-now"))

    def playout(self, rng: Rng) -> int:
        """Play to the end with random choices, without leaving the compiled engine."""
        decisions: i64 = 0
        while self.question != NOTHING:
            options = self.options
            self.do(options[rng.below(len(options))])
            self.advance()
            decisions += 1
        return decisions

    def note(self, kind: str, seat: i64, words: tuple[str, ...], number: i64, audience: str = EVERYBODY) -> None:
        """Write an event into the log, if one is kept."""
        if self.log is not None:
            self.log.append(Event(kind, seat, words, number, audience))

    def copy_agenda_to(self, twin: AgendaState) -> None:
        """Let `twin` stand at the same task and question."""
        twin.agenda = self.agenda
        twin.task = self.task
        twin.looked = self.looked
        twin.asked = self.asked
        twin.question = self.question
        twin.owe = self.owe
        twin.floor = self.floor
        twin.options = self.options
        twin.revealed = self.revealed


def task_of(task: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> bytes:
    """A record for the agenda."""
    if not (a | b | c | d | e | f):
        return BARE_TASKS[task * MOST_PLAYERS + seat]
    packed: int = ((((((f * 256 + e) * 256 + d) * 256 + c) * 256 + b) * 256 + a) * 256 + seat) * 256 + task
    return packed.to_bytes(TASK_SIZE, "little")


def do_next(state: AgendaState, tasks: bytes) -> None:
    """These tasks come before everything that is on the agenda."""
    state.agenda = tasks + state.agenda


def ask(state: AgendaState, seat: i64, question: i64, owe: i64 = 0) -> None:
    """The seat owes an answer from now on."""
    state.asked = seat
    state.question = question
    state.owe = owe
    state.floor = 0


def answered(state: AgendaState) -> None:
    """Nobody owes an answer any more."""
    state.asked = NO_SEAT
    state.question = NOTHING
    state.owe = 0
    state.floor = 0
