"""A game on the server: its table, and which entry of its journal showed what to whom. No network, no disk.

That somebody has answered in secret is a secret, too: a version and a number of moves that go up with every entry would
give it away at once. So each viewer has their own: those of the last entry that changed something they see. They count
the entries and moves of the whole table, though, so that a link to a moment means the same to everybody: once a viewer
has done or seen something again, the gap tells how many answers were given unseen before.
"""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Collection
from typing import NamedTuple

from galaktyka.core.errors import RecordError, SetupError
from galaktyka.core.game import Event, Game, State, View
from galaktyka.core.records import Header, Record, RecordSeat
from galaktyka.core.replays import Step, Viewed, first_step, is_noticed
from galaktyka.games import find_game
from galaktyka.server.clocks import Clocks
from galaktyka.server.messages.common import Status
from galaktyka.server.storage import JournalEntry, TableRow
from galaktyka.table.table import PendingChange, Table

KEPT_STEPS = 40
"""How far back undo reaches at most, so that a table in memory stays small."""
KEPT_NEWS = 40
BOTS = -1
"""The seat of an entry in which bots moved."""

Viewer = int | None
"""A seat, or None for a spectator."""


class EntryEvents:
    """What an entry made happen."""

    def __init__(
        self, version: int, back_to: int | None, told: list[tuple[int, list[Event]]], unseen: set[Viewer]
    ) -> None:
        self.version = version
        self.back_to = back_to
        self.told = told
        """After which move what happened, hidden things too."""
        self.unseen = unseen
        """Those for whom an undo changed nothing."""


class GameSession:
    """A game as far as it has been played."""

    def __init__(self, row: TableRow) -> None:
        game = find_game(row.game)
        self.table = Table(
            header_of(row, game), [first_step(Record(header_of(row, game), [], None, ""), game)], "", None
        )
        self.version = 0
        self.entry_numbers = [0]
        """The number of the entry that made each of the table's steps."""
        self.last_seen: dict[Viewer, tuple[int, int]] = {}
        """What `seen` has found since the last entry."""
        self.undo_noticed: dict[Viewer, int] = {}
        """The last undo that each viewer has noticed."""
        self.answers = [0] * len(row.seats)
        """How many entries each seat has made."""
        self.by_bots: set[int] = set()
        """People's seats whose last choice a bot has made, because their time had run out."""
        self.recent: deque[EntryEvents] = deque(maxlen=KEPT_NEWS)
        self.clocks: Clocks | None = None
        self.clock = row.clock
        if row.clock and not row.deeds:
            self.wind_up(row.changed)

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    def moment(self, seat: int) -> str:
        """An id of the question to the seat: it changes with every entry of the seat, and with the legal answers."""
        legal = ",".join(map(str, self.state.legal(seat)))
        return f"{self.answers[seat]}-{zlib.crc32(legal.encode()):08x}"

    def view(self, viewer: Viewer) -> View:
        """The position now, as the viewer may know it."""
        return self.table.steps[-1].view(viewer)

    def asked(self, seats: Collection[int]) -> list[int]:
        """Which of these seats owe a choice. It tells who has answered, so it is only for the owner of all of them."""
        return [seat for seat in self.state.deciders() if seat in seats]

    # -------------------------------------------------------------- going on

    def read(self, entry: JournalEntry) -> None:
        """Read an entry from the store and apply it."""
        self.accept(entry, self.table.reread(entry.lines, entry.seat != BOTS))

    def accept(self, entry: JournalEntry, change: PendingChange) -> None:
        """Apply an entry that is in the store."""
        if entry.number != self.version + 1:
            raise RecordError("records.line", {"text": f"{entry.number}"})
        viewers: list[Viewer] = [None, *range(self.state.seats())] if change.back else []
        unseen = {viewer for viewer in viewers if not self.is_noticed(change, viewer)}
        self.table.accept(change)
        self.version = entry.number
        self.last_seen.clear()
        del self.entry_numbers[len(self.entry_numbers) - change.back :]
        self.entry_numbers += [entry.number] * len(change.steps)
        self.count(entry, change)
        self.undo_noticed.update({viewer: self.version for viewer in viewers if viewer not in unseen})
        self.recent.append(self.events_of(change, unseen))
        self.table.forget(KEPT_STEPS)
        del self.entry_numbers[: len(self.entry_numbers) - len(self.table.steps)]
        for step in self.table.steps[:-1]:
            step.views.clear()

    def count(self, entry: JournalEntry, change: PendingChange) -> None:
        """Note who has answered, and the time that it took."""
        seats = {entry.seat} if entry.seat != BOTS else {step.move.seat for step in change.steps if step.move}
        for seat in seats:
            self.answers[seat] += 1
        people = seats.intersection(self.table.people())
        self.by_bots = self.by_bots | people if entry.seat == BOTS else self.by_bots - people
        if self.clock and entry.number == 1:  # the time before the first entry is nobody's
            self.wind_up(entry.at)
        elif self.clocks and change.back:
            self.clocks.took_back(entry.seat, entry.at, self.state.deciders())
        elif self.clocks:
            self.clocks.answered(seats, entry.at, self.state.deciders())

    def wind_up(self, at: float) -> None:
        """Start the clocks."""
        assert self.clock is not None
        self.clocks = Clocks(self.clock, self.state.seats(), at, self.state.deciders())

    def is_noticed(self, change: PendingChange, viewer: Viewer) -> bool:
        """Whether the viewer will see that something has happened, once it counts."""
        now = self.table.steps[-1]
        if change.back:
            return now.view(viewer) != change.last_of(self.table.steps).view(viewer)
        for step in change.steps:
            if is_noticed(viewer, now, step.events, step):
                return True
            now = step
        return False

    def events_of(self, change: PendingChange, unseen: set[Viewer]) -> EntryEvents:
        """The events of an entry, for the news."""
        made = self.table.made - len(change.steps)
        told = [(made + number, step.events) for number, step in enumerate(change.steps, 1)]
        return EntryEvents(self.version, made if change.back else None, told, unseen)

    # -------------------------------------------------------------- looking

    def seen(self, viewer: Viewer) -> tuple[int, int]:
        """The last entry that the viewer has noticed, and how many moves had been made after it."""
        if viewer not in self.last_seen:
            self.last_seen[viewer] = self.look_back(viewer)
        return self.last_seen[viewer]

    def look_back(self, viewer: Viewer) -> tuple[int, int]:
        """What `seen` remembers, found by going back through the steps."""
        steps = self.table.steps
        number = len(steps) - 1
        after: Viewed = steps[-1]
        while number > 0 and not is_noticed(viewer, steps[number - 1].state, steps[number].events, after):
            number -= 1
            after = steps[number].state
        return max(self.entry_numbers[number], self.undo_noticed.get(viewer, 0)), self.table.forgotten + number

    def news(self, viewer: Viewer, since: int) -> list[EntryEvents] | None:
        """What to tell a viewer who knows everything up to an entry; None if that is too long ago."""
        if since < self.version - len(self.recent):
            return None
        return [entry for entry in self.recent if entry.version > since and viewer not in entry.unseen]


def thinking(view: View) -> list[int]:
    """The seats that owe a choice, as far as the viewer may know; who chooses in secret is always among them."""
    return [seat for seat, player in enumerate(view["players"]) if player["status"] != "ready"]


class Progress(NamedTuple):
    """How far a game has come, as the list of tables tells it."""

    waiting: list[int]
    """Who owes a choice: a seat, or -1 - seat for one of which others must not know that it owes none."""
    status: Status
    totals: list[int]
    """At the end."""


def progress_after(step: Step) -> Progress:
    """How far the game has come with a step."""
    deciders = step.state.deciders()
    if not deciders:
        return Progress([], "over", step.state.totals())
    waiting = [seat if seat in deciders else -1 - seat for seat in sorted({*deciders, *thinking(step.view(None))})]
    return Progress(waiting, "playing", [])


def is_outdated(row: TableRow) -> bool:
    """Whether the game began with content that is not ours, or with rules that we cannot play by any more."""
    if row.status == "gathering" or not row.content:
        return False
    try:
        game = find_game(row.game)
    except SetupError:
        return True
    return row.content != game.content or game.under(row.rules) is None


def header_of(row: TableRow, game: Game) -> Header:
    """How the game of a table began."""
    seats = [RecordSeat(seat.name, seat.kind == "bot") for seat in row.seats]
    options = game.check_start(len(seats), row.seed, row.options)
    seed = 0 if row.position else row.seed
    rules, content = row.rules or game.rules_version, row.content or game.content
    return Header(game.key, rules, content, seats, options, seed, row.position)
