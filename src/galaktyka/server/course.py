"""The course of a game on the server: its table, and which deed showed what to whom. No network, no disk.

What a viewer may not know includes that somebody has answered in secret: a version and a number of moves that go up
with every deed would give that away at once. So each viewer has their own: those of the last deed that changed
something they see. They count the deeds and moves of the whole table, though, so that a link to a moment means the same
to everybody: once a viewer has done or seen something again, the gap tells how many answers were given unseen before.
"""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Collection

from galaktyka.core.errors import RecordError, SetupError
from galaktyka.core.game import Event, Game, State, View, told_to
from galaktyka.core.records import Header, Record, RecordSeat
from galaktyka.core.replays import Step, first_step
from galaktyka.games import find_game
from galaktyka.server.clocks import Clocks
from galaktyka.server.storage import Deed, TableRow
from galaktyka.table.table import Doing, Table

KEPT_STEPS = 40
"""How far back undo reaches at most, so that a table in memory stays small."""
KEPT_NEWS = 40
BOTS = -1
"""The seat of a deed in which bots moved."""

Viewer = int | None
"""A seat, or None for a spectator."""


class Batch:
    """What a deed made happen."""

    def __init__(self, version: int, back_to: int | None, told: list[tuple[int, list[Event]]]) -> None:
        self.version = version
        self.back_to = back_to
        self.told = told
        """After which move what happened, hidden things too."""
        self.unseen: set[Viewer] = set()
        """Those for whom an undo changed nothing."""


class Course:
    """A game as far as it has been played."""

    def __init__(self, row: TableRow) -> None:
        game = find_game(row.game)
        self.table = Table(
            header_of(row, game), [first_step(Record(header_of(row, game), [], None, ""), game)], "", None
        )
        self.version = 0
        self.marks = [0]
        """The deed that made each of the table's steps."""
        self.floors: dict[Viewer, int] = {}
        """The last undo that each viewer has noticed."""
        self.answers = [0] * len(row.seats)
        """How many deeds each seat has done."""
        self.by_bots: set[int] = set()
        """People's seats whose last choice a bot has made, because their time had run out."""
        self.batches: deque[Batch] = deque(maxlen=KEPT_NEWS)
        self.clocks: Clocks | None = None
        self.clock = row.clock
        if row.clock and not row.deeds:
            self.wind_up(row.changed)

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    def moment(self, seat: int) -> str:
        """Which question the seat is asked: another after every deed of its own, and whenever the answers change."""
        legal = ",".join(map(str, self.state.legal(seat)))
        return f"{self.answers[seat]}-{zlib.crc32(legal.encode()):08x}"

    def asked(self, seats: Collection[int]) -> list[int]:
        """Those of the seats that owe a choice. Only for who has all of these seats: it tells who has answered."""
        return [seat for seat in self.state.deciders() if seat in seats]

    # -------------------------------------------------------------- going on

    def read(self, deed: Deed) -> None:
        """A deed from the store."""
        self.accept(deed, self.table.reread(deed.lines, deed.seat != BOTS))

    def accept(self, deed: Deed, doing: Doing) -> None:
        """From now on the deed counts."""
        if deed.number != self.version + 1:
            raise RecordError("records.line", {"text": f"{deed.number}"})
        before = self.state
        self.table.accept(doing)
        self.version = deed.number
        del self.marks[len(self.marks) - doing.back :]
        self.marks += [deed.number] * len(doing.steps)
        self.count(deed, doing)
        self.batches.append(self.batch(doing, before))
        self.table.forget(KEPT_STEPS)
        del self.marks[: len(self.marks) - len(self.table.steps)]

    def count(self, deed: Deed, doing: Doing) -> None:
        """Whose question was answered, and how much time it took."""
        seats = {deed.seat} if deed.seat != BOTS else {step.move.seat for step in doing.steps if step.move}
        for seat in seats:
            self.answers[seat] += 1
        people = seats.intersection(self.table.people())
        self.by_bots = self.by_bots | people if deed.seat == BOTS else self.by_bots - people
        if self.clock and deed.number == 1:  # the time before the first deed is nobody's
            self.wind_up(deed.at)
        elif self.clocks and doing.back:
            self.clocks.took_back(deed.seat, deed.at, self.state.deciders())
        elif self.clocks:
            self.clocks.answered(seats, deed.at, self.state.deciders())

    def wind_up(self, at: float) -> None:
        """The clocks begin to run."""
        assert self.clock is not None
        self.clocks = Clocks(self.clock, self.state.seats(), at, self.state.deciders())

    def is_noticed(self, doing: Doing, viewer: Viewer) -> bool:
        """Whether the viewer will see that something has happened, once it counts."""
        state = before = self.table.steps[-1 - doing.back].state
        for step in doing.steps:
            if noticed(state, step, viewer):
                return True
            state = step.state
        return doing.back > 0 and self.state.view(viewer) != before.view(viewer)

    def batch(self, doing: Doing, before: State) -> Batch:
        """What there is to tell."""
        made = self.table.made - len(doing.steps)
        told = [(made + number, step.events) for number, step in enumerate(doing.steps, 1)]
        batch = Batch(self.version, made if doing.back else None, told)
        if doing.back:
            for viewer in (None, *range(before.seats())):
                if before.view(viewer) == self.state.view(viewer):
                    batch.unseen.add(viewer)
                else:
                    self.floors[viewer] = self.version
        return batch

    # -------------------------------------------------------------- looking

    def seen(self, viewer: Viewer) -> tuple[int, int]:
        """The last deed that the viewer has noticed, and how many moves had been made after it."""
        steps = self.table.steps
        number = len(steps) - 1
        while number > 0 and not noticed(steps[number - 1].state, steps[number], viewer):
            number -= 1
        return max(self.marks[number], self.floors.get(viewer, 0)), self.table.forgotten + number

    def news(self, viewer: Viewer, since: int) -> list[Batch] | None:
        """What a viewer who knows everything up to a deed has to be told; None if that is too long ago."""
        if since < self.version - len(self.batches):
            return None
        return [batch for batch in self.batches if batch.version > since and viewer not in batch.unseen]


def noticed(before: State, step: Step, viewer: Viewer) -> bool:
    """Whether a move changed anything that the viewer sees."""
    return bool(told_to(viewer, step.events)) or before.view(viewer) != step.state.view(viewer)


def thinking(view: View) -> list[int]:
    """The seats that owe a choice, as far as the viewer may know: who chooses in secret may still be thinking."""
    return [seat for seat, player in enumerate(view["players"]) if player["status"] != "ready"]


def waiting_in(state: State) -> list[int]:
    """Who owes a choice, for lists: a seat, or -1 - seat for one of which others must not know that it owes none."""
    deciders = state.deciders()
    shown = thinking(state.view(None)) if deciders else []
    return [seat if seat in deciders else -1 - seat for seat in sorted({*deciders, *shown})]


def is_outdated(row: TableRow) -> bool:
    """Whether the game began with rules or content that are not ours."""
    if row.status == "gathering" or not row.content:
        return False
    try:
        game = find_game(row.game)
    except SetupError:
        return True
    return (row.rules, row.content) != (game.rules_version, game.content)


def header_of(row: TableRow, game: Game) -> Header:
    """How the game of a table began."""
    seats = [RecordSeat(seat.name, seat.kind == "bot") for seat in row.seats]
    options = game.check_start(len(seats), row.seed, row.options)
    seed = 0 if row.position else row.seed
    rules, content = row.rules or game.rules_version, row.content or game.content
    return Header(game.key, rules, content, seats, options, seed, row.position)
