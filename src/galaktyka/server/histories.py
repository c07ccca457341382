"""The past of a table: the whole log, and any position of it, as far as the viewer may know it.

A replay is kept for a while, with every few positions of it, so that going back and forth through a game costs little.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import TypeVar

from galaktyka.core.errors import GalaktykaError
from galaktyka.core.game import Event, State, told_to
from galaktyka.core.records import Move, Record
from galaktyka.core.replays import first_step, next_step
from galaktyka.games import find_game
from galaktyka.server.course import Viewer, header_of
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.positions import History, LogLine, Position
from galaktyka.server.positions import Onlooker, ending, happenings
from galaktyka.server.problems import Outdated, not_now, not_there, not_yours
from galaktyka.server.replaying import Replaying
from galaktyka.server.storage import Deed, PersonRow, Store, TableRow

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
        self.deeds = 0
        self.logs: dict[tuple[Viewer, Lang], list[LogLine]] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended: then nothing of it is a secret any more."""
        return self.now.is_over()

    # -------------------------------------------------------------- going on

    def read(self, deed: Deed) -> None:
        """The next deed."""
        for change in changes_in(deed):
            if isinstance(change, Move):
                self.make(change)
            else:
                self.take_back(change)
        self.deeds = deed.number
        self.logs.clear()

    def make(self, move: Move) -> None:
        """One move."""
        step = next_step(self.now, move, "")
        self.moves.append(move)
        self.events.append(step.events)
        self.now = step.state
        if len(self.moves) % KEPT_EVERY == 0:
            self.kept[len(self.moves)] = step.state

    def take_back(self, number: int) -> None:
        """The last moves did not happen."""
        left = len(self.moves) - number
        del self.moves[left:], self.events[left + 1 :]
        self.kept = {step: state for step, state in self.kept.items() if step <= left}
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

    def reached(self, viewer: Viewer) -> int:
        """The last move that changed anything for the viewer: how many there are may be a secret of others."""
        step, after = len(self.moves), self.now
        while step > 0 and not self.over:
            before = self.at(step - 1)
            if told_to(viewer, self.events[step]) or before.view(viewer) != after.view(viewer):
                break
            step, after = step - 1, before
        return step

    def check_moment(self, viewer: Viewer, step: int) -> None:
        """There must have been such a moment, and the viewer must have seen it."""
        if not 0 <= step <= self.reached(viewer):
            raise not_there("no-moment")

    def history(self, viewer: Viewer, lang: Lang) -> History:
        """The whole log."""
        if (viewer, lang) not in self.logs:
            eyes = Onlooker(self.now, self.header.seats, viewer, lang)
            self.logs[viewer, lang] = eyes.log(enumerate(self.events))
        return History(self.reached(viewer), self.logs[viewer, lang])

    def position(self, viewer: Viewer, lang: Lang, step: int) -> Position:
        """A moment of the past: what the last move did, and nothing to be answered."""
        self.check_moment(viewer, step)
        state = self.at(step)
        eyes = Onlooker(state, self.header.seats, viewer, lang)
        told = [(step, self.events[step])]
        return Position(
            table=self.table_id,
            version=step,
            step=step,
            seat=viewer,
            players=eyes.players,
            view=eyes.view,
            deciders=[],
            asked=[],
            standing=eyes.standing(),
            choice=None,
            moment="",
            can_undo=False,
            since=step,
            back_to=None,
            news=eyes.log(told),
            happenings=happenings(told, viewer),
            scores=eyes.scores(),
            ending=ending(eyes, self.header.seed, bool(self.header.position)) if state.is_over() else None,
        )


class Shelf:
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
        """What the work finds in the replay of the table, as far as it has been played by now."""
        self.replaying.check_room()
        if row.id not in self.replays:
            self.replays[row.id] = asyncio.Lock(), await self.replaying.do(begun_again, row)
        self.replays.move_to_end(row.id)
        while len(self.replays) > MOST_REPLAYS:
            self.replays.popitem(last=False)
        lock, replay = self.replays[row.id]
        async with lock:
            new = await self.store.deeds(row.id, after=replay.deeds)
            return await self.replaying.do(read_and, replay, new, work)


def changes_in(deed: Deed) -> Iterator[Move | int]:
    """The moves of a deed in order; a number: so many moves before it are taken back."""
    for line in deed.lines.splitlines():
        first, _, rest = line.partition(" ")
        yield int(rest) if first == "undo" else Move(int(first), rest)


def begun_again(row: TableRow) -> Replay:
    """The replay at its start."""
    try:
        return Replay(row)
    except GalaktykaError:
        raise Outdated(row.id) from None


def read_and(replay: Replay, deeds: list[Deed], work: Callable[[Replay], T]) -> T:
    """Bring the replay up to date and look at it."""
    try:
        for deed in deeds:
            replay.read(deed)
    except GalaktykaError:
        raise Outdated(replay.table_id) from None
    return work(replay)


def eyes_in(row: TableRow, visitor: PersonRow | None, seat: int | None) -> Viewer:
    """Through whose eyes somebody looks back: their own; anybody's when the game is over."""
    if seat is None:
        return None
    if not 0 <= seat < len(row.seats):
        raise not_there("no-seat")
    own = visitor is not None and row.seats[seat].kind == "person" and row.seats[seat].person == visitor.id
    if not own and row.status != "over":
        raise not_yours("not-your-seat")
    return seat
