"""The past of a table: the whole log, and any position of it, as far as the viewer may know it.

A replay is kept for a while, with every few positions of it, so that going back and forth through a game costs little.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import TypeVar

from galaktyka.core.errors import GalaktykaError
from galaktyka.core.game import Event, State
from galaktyka.core.records import Move, Record, parse_lines
from galaktyka.core.replays import first_step, is_noticed, next_step
from galaktyka.games import find_game
from galaktyka.server.game_session import Viewer, header_of
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.positions import History, LogLine, Position, Totals
from galaktyka.server.positions import Presenter, ending, happenings
from galaktyka.server.problems import Outdated, not_now, not_there, not_yours
from galaktyka.server.replaying import Replaying
from galaktyka.server.storage import JournalEntry, PersonRow, Store, TableRow

T = TypeVar("T")

KEPT_EVERY = 16
"""Of so many positions one is kept; those between are played again."""
MOST_REPLAYS = 16


class Replay:
    """A game from its beginning: what every move made happen, and any position of it."""

    def __init__(self, row: TableRow) -> None:
        game = find_game(row.game)
        self.table_id = row.id
        self.header = header_of(row, game)
        first = first_step(Record(self.header, [], None, ""), game)
        self.moves: list[Move] = []
        self.events: list[list[Event]] = [first.events]
        """At the start and after every move; hidden things too."""
        self.kept: dict[int, State] = {0: first.state}
        self.now = first.state
        self.entries = 0
        self.logs: dict[tuple[Viewer, Lang], list[LogLine]] = {}
        self.points: dict[Viewer, list[list[int]]] = {}
        """The totals at the start and after every move, for those who have asked."""

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that nothing is secret any more."""
        return self.now.is_over()

    # -------------------------------------------------------------- going on

    def read(self, entry: JournalEntry) -> None:
        """Apply the next entry."""
        for line in parse_lines(entry.lines):
            if isinstance(line, Move):
                self.make(line)
            else:
                self.take_back(line)
        self.entries = entry.number
        self.logs.clear()

    def make(self, move: Move) -> None:
        """Make a move."""
        step = next_step(self.now, move, "")
        self.moves.append(move)
        self.events.append(step.events)
        self.now = step.state
        if len(self.moves) % KEPT_EVERY == 0:
            self.kept[len(self.moves)] = step.state

    def take_back(self, number: int) -> None:
        """Take back the last moves."""
        left = len(self.moves) - number
        del self.moves[left:], self.events[left + 1 :]
        self.kept = {step: state for step, state in self.kept.items() if step <= left}
        for totals in self.points.values():
            del totals[left + 1 :]
        self.now = self.at(left)

    # -------------------------------------------------------------- looking

    def at(self, step: int) -> State:
        """The position after so many moves; nobody may change it."""
        near = step - step % KEPT_EVERY
        state = self.kept[near]
        if near == step:
            return state
        state = state.clone()
        actions = state.game().actions
        for move in self.moves[near:step]:
            state.apply(move.seat, actions.ids[move.notation])
        return state

    def states(self, first: int, last: int) -> Iterator[State]:
        """The positions after so many moves to so many, each only until the next one is asked for."""
        state = self.at(first).clone()
        actions = state.game().actions
        yield state
        for move in self.moves[first:last]:
            state.apply(move.seat, actions.ids[move.notation])
            yield state

    def reached(self, viewer: Viewer) -> int:
        """The last move that the viewer has noticed: how many came after it may be a secret of others."""
        step, after = len(self.moves), self.now
        while step > 0 and not self.over:
            before = self.at(step - 1)
            if is_noticed(viewer, before, self.events[step], after):
                break
            step, after = step - 1, before
        return step

    def check_moment(self, viewer: Viewer, step: int) -> None:
        """Refuse a moment that there was not, or that the viewer has not seen."""
        if not 0 <= step <= self.reached(viewer):
            raise not_there("no-moment")

    def history(self, viewer: Viewer, lang: Lang) -> History:
        """The whole log."""
        if (viewer, lang) not in self.logs:
            presenter = Presenter(self.now, self.header.seats, viewer, lang)
            self.logs[viewer, lang] = presenter.log(enumerate(self.events))
        return History(self.reached(viewer), self.logs[viewer, lang])

    def totals(self, viewer: Viewer, lang: Lang) -> Totals:
        """The points of the whole game, as `position` would tell them; only what was played since is worked out."""
        known, reached = self.points.setdefault(viewer, []), self.reached(viewer)
        if len(known) <= reached:
            states = self.states(len(known), reached)
            known += [Presenter(state, self.header.seats, viewer, lang).totals() for state in states]
        return Totals(known[: reached + 1])

    def position(self, viewer: Viewer, lang: Lang, step: int) -> Position:
        """A moment of the past: what the last move did, and nothing to be answered."""
        self.check_moment(viewer, step)
        state = self.at(step)
        presenter = Presenter(state, self.header.seats, viewer, lang)
        told = [(step, self.events[step])]
        return Position(
            table=self.table_id,
            version=step,
            step=step,
            seat=viewer,
            players=presenter.players,
            view=presenter.view,
            deciders=[],
            asked=[],
            standing=presenter.standing(),
            choice=None,
            moment="",
            can_undo=False,
            since=step,
            back_to=None,
            news=presenter.log(told),
            happenings=happenings(told, viewer),
            scores=presenter.scores(),
            ending=ending(presenter, self.header.seed, bool(self.header.position)) if state.is_over() else None,
        )


class ReplayCache:
    """The replays that were looked at last."""

    def __init__(self, store: Store, replaying: Replaying) -> None:
        self.store = store
        self.replaying = replaying
        self.replays: OrderedDict[str, tuple[asyncio.Lock, Replay]] = OrderedDict()

    async def row_of(self, table_id: str) -> TableRow:
        """A table that has begun."""
        row = await self.store.table(table_id)
        if row is None:
            raise not_there("no-table")
        if row.status == "gathering":
            raise not_now("not-begun")
        return row

    async def look(self, row: TableRow, work: Callable[[Replay], T]) -> T:
        """Do some work on the replay of a table, brought up to date."""
        self.replaying.check_room()
        if row.id not in self.replays:
            self.replays[row.id] = asyncio.Lock(), await self.replaying.do(begun_again, row)
        self.replays.move_to_end(row.id)
        while len(self.replays) > MOST_REPLAYS:
            self.replays.popitem(last=False)
        lock, replay = self.replays[row.id]
        async with lock:
            new = await self.store.journal(row.id, after=replay.entries)
            return await self.replaying.do(read_and, replay, new, work)


def begun_again(row: TableRow) -> Replay:
    """The replay at its start."""
    try:
        return Replay(row)
    except GalaktykaError:
        raise Outdated(row.id) from None


def read_and(replay: Replay, entries: list[JournalEntry], work: Callable[[Replay], T]) -> T:
    """Read the new entries, then do the work."""
    try:
        for entry in entries:
            replay.read(entry)
    except GalaktykaError:
        raise Outdated(replay.table_id) from None
    return work(replay)


def viewer_in(row: TableRow, visitor: PersonRow | None, seat: int | None) -> Viewer:
    """The viewer for somebody who looks back: their own seat, or any seat when the game is over."""
    if seat is None:
        return None
    if not 0 <= seat < len(row.seats):
        raise not_there("no-seat")
    own = visitor is not None and row.seats[seat].kind == "person" and row.seats[seat].person == visitor.id
    if not own and row.status != "over":
        raise not_yours("not-your-seat")
    return seat
