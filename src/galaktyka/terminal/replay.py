"""Watching a record: forwards and backwards on a screen, or from beginning to end as text."""

import sys
from collections.abc import Sequence

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from galaktyka.core.errors import SetupError
from galaktyka.core.records import Record
from galaktyka.core.replays import Step
from galaktyka.terminal.answers import number_in
from galaktyka.terminal.commands import COMMANDS
from galaktyka.terminal.ending import ending
from galaktyka.terminal.flow import Flow
from galaktyka.terminal.screen import Leave, Screen
from galaktyka.terminal.views import TerminalView
from galaktyka.text.catalogue import game_name
from galaktyka.voices.names import folded
from galaktyka.voices.people import around_the_table

FORWARDS = ("n", "next", "d", "dalej")
BACKWARDS = ("b", "p", "back", "w", "wstecz")
NEXT_ROUND = ("r", "round", "runda")
TO_THE_END = ("end", "e", "ostatni")
DIM = "grey50"


class Replay:
    """One record, and the place in it that is being looked at."""

    def __init__(
        self, record: Record, steps: Sequence[Step], terminal_view: TerminalView, screen: Screen, seat: int | None
    ) -> None:
        self.record = record
        self.steps = steps
        self.terminal_view = terminal_view
        self.words = terminal_view.words
        self.screen = screen
        self.seat = seat
        self.everything = False
        self.players = around_the_table(terminal_view.words, record.header.seats, steps[0].state)
        self.at = 0

    def run(self) -> int:
        """Step by step in a terminal; all at once in a pipe."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            self.tell()
            return 0
        try:
            while True:
                self.show()
                self.go(self.screen.ask("> "))
        except Leave:
            return 0

    # -------------------------------------------------------------- what can be seen

    def sentences(self, steps: Sequence[Step]) -> list[str]:
        """What happened in these steps, as far as the viewer may know it."""
        if self.everything:
            events = [event for step in steps for event in step.events]
            return self.terminal_view.sentences(events, None, self.players)
        events = [event for step in steps for event in step.seen_by(self.seat)]
        return self.terminal_view.sentences(events, self.seat, self.players)

    def title(self) -> str:
        """Which move this is."""
        if self.at == 0:
            return self.words.say("terminal.replay.start")
        move = self.steps[self.at].move
        place = self.words.say("terminal.replay.place", number=self.at, most=len(self.steps) - 1)
        if move is None:
            return place
        known = self.everything or move.seat == self.seat
        what = move.notation if known else self.words.say("terminal.replay.secret")
        told = any(event.seat == move.seat for event in self.steps[self.at].seen_by(self.seat))
        return f"{place}: {self.players[move.seat]}" + (f" ({what})" if known or not told else "")

    def show(self) -> None:
        """The table after the move, and what the move did."""
        plain = self.screen.plain
        state = self.steps[self.at].state
        self.screen.clear()
        seat = self.seat
        if self.everything:
            move = self.steps[self.at].move
            seat = move.seat if move else 0
        view = {**state.view(seat), "watched": self.everything}
        self.screen.show(*self.terminal_view.board(state, view, self.players, plain))
        if self.everything:
            self.show_what_others_know(seat)
        title = self.title()
        self.screen.show(title if plain else Rule(Text(title, style="bold"), style=DIM))
        for line in self.sentences([self.steps[self.at]]):
            self.screen.show(line if plain else f" {line}")
        if self.at == len(self.steps) - 1:
            self.show_end()
        self.show_keys()

    def show_keys(self) -> None:
        """What can be typed."""
        if self.screen.plain:
            self.screen.show(self.words.say("terminal.replay.keys-plain"))
        else:
            keys = self.words.say("terminal.replay.keys").split(" · ")
            self.screen.show(Padding(Flow([Text(key, style=DIM) for key in keys]), (0, 1)))

    def show_what_others_know(self, shown: int | None) -> None:
        """The secrets of those whose table is not shown in full."""
        state = self.steps[self.at].state
        for seat in range(len(self.players)):
            hidden = self.terminal_view.hidden(state.view(seat)) if seat != shown else ""
            if hidden:
                line = f"{self.players[seat]}: {hidden}"
                self.screen.show(line if self.screen.plain else Text(f" {line}", style=DIM))

    def show_end(self) -> None:
        """The result, if there is one."""
        state = self.steps[-1].state
        if state.is_over():
            self.screen.show(*ending(self.terminal_view, state, self.record.header, self.players, self.screen.plain))
        else:
            self.screen.show(self.words.say("terminal.replay.unfinished"))

    def tell(self) -> None:
        """The whole game in words."""
        game = game_name(self.words, self.record.header.game)
        self.screen.show(self.words.say("terminal.replay.header", game=game, players=self.players))
        self.screen.show(*self.sentences(self.steps))
        self.show_end()

    # -------------------------------------------------------------- where to go

    def go(self, typed: str) -> None:
        """To another move."""
        last = len(self.steps) - 1
        word = folded(typed)
        if word in COMMANDS["quit"]:
            raise Leave
        if not typed or word in FORWARDS:
            self.at = min(self.at + 1, last)
        elif word in BACKWARDS:
            self.at = max(self.at - 1, 0)
        elif word in TO_THE_END:
            self.at = last
        elif word in NEXT_ROUND:
            self.at = self.next_round()
        elif word in COMMANDS["log"]:
            self.screen.show(*self.sentences(self.steps[: self.at + 1]))
            self.screen.ask(f"{self.words.say('terminal.menu.press-enter')} ")
        elif (number := number_in(typed, 0, last)) is not None:
            self.at = number
        else:
            message = "terminal.replay.no-move" if typed.isdecimal() else "terminal.replay.not-understood"
            self.screen.fault(self.words.say(message, number=typed, most=last, typed=typed))
            self.screen.ask(f"{self.words.say('terminal.menu.press-enter')} ")

    def next_round(self) -> int:
        """The move after which the next round begins; the end if there is none."""
        for number in range(self.at + 1, len(self.steps)):
            if any(self.terminal_view.is_heading(event) for event in self.steps[number].events):
                return number
        return len(self.steps) - 1


def viewer(record: Record, seat: int | None, everything: bool, source: str) -> int | None:
    """The viewer: the seat asked for, else the only person's, else a spectator."""
    seats = record.header.seats
    if seat is not None:
        if not 1 <= seat <= len(seats):
            raise SetupError("terminal.replay.no-seat", {"seat": seat, "seats": len(seats)}, source)
        return seat - 1
    people = [number for number, who in enumerate(seats) if not who.bot]
    return people[0] if len(people) == 1 and not everything else None
