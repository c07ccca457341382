"""All tables of a server: those that are awake in memory, all others asleep in the store.

What somebody does is rehearsed, written into the journal of the table, and only then done. Of two servers that write an
entry with the same number the second reads on and tries again: the store decides, memory follows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from galaktyka.core.errors import GalaktykaError, IllegalMove, RecordError
from galaktyka.core.game import State
from galaktyka.server.bot_pool import BotFailed, BotPool
from galaktyka.server.bot_worker import Task, any_move, bot_seed
from galaktyka.server.chat import Chat
from galaktyka.server.config import Config
from galaktyka.server.errands import Errands
from galaktyka.server.game_session import BOTS, GameSession, progress_after
from galaktyka.server.guards import Allowance
from galaktyka.server.livetable import LiveTable, Watcher
from galaktyka.server.messages.sockets import Accepted, Move, Undo
from galaktyka.server.metrics import Metrics
from galaktyka.server.pending_moves import PendingMoves
from galaktyka.server.positions import action_ids
from galaktyka.server.problems import Outdated, Refusal, not_now, not_there, not_yours
from galaktyka.server.replaying import Replaying
from galaktyka.server.storage import Conflict, JournalEntry, Repeated, Store, StoreDown, TableRow
from galaktyka.table.table import PendingChange

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often an entry is tried when another server writes at the same time."""
BETWEEN_ROUNDS = 5.0
"""Seconds between two looks at all tables: who may sleep, which bots wait."""
REMEMBERED = 4 * BETWEEN_ROUNDS
"""Seconds for which somebody is taken to be at a table of another server that says nothing more."""
BETWEEN_LOOKS = 1.0
"""Seconds between two looks at the clocks."""
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


def new_table_id() -> str:
    """An id that cannot be guessed, without letters that look alike."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Tables:
    """The register of tables."""

    def __init__(self, store: Store, bot_pool: BotPool, config: Config, metrics: Metrics) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.config = config
        self.metrics = metrics
        self.chat = Chat(store, config.chat_burst, config.chat_per_second)
        self.allowance = Allowance(config.burst, config.requests_per_second)
        """For what clients ask on their sockets, and for what takes long."""
        self.replaying = Replaying()
        self.awake: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        """A change that others tell of meanwhile is read as soon as they are awake."""
        self.errands = Errands()

    # -------------------------------------------------------------- waking and sleeping

    async def find(self, table_id: str) -> LiveTable:
        """The table, woken if it sleeps."""
        live = self.awake.get(table_id)
        if live is None:
            if table_id not in self.waking:
                self.waking[table_id] = asyncio.create_task(self.wake(table_id))
                self.waking[table_id].add_done_callback(lambda _: self.waking.pop(table_id, None))
            live = await asyncio.shield(self.waking[table_id])
        live.used = time.monotonic()
        return live

    async def wake(self, table_id: str) -> LiveTable:
        """Read the table and replay its entries."""
        self.replaying.check_room()
        row = await self.store.table(table_id)
        if row is None:
            raise not_there("no-table")
        live = LiveTable(row, await self.replayed(row) if row.status != "gathering" else None)
        live.clocks_from = time.time() + self.config.grace
        live.chat_read = max((line.number for line in await self.store.chat(table_id, most=1)), default=0)
        self.add(live)
        return live

    async def replayed(self, row: TableRow) -> GameSession:
        """The session of a table from its journal; `Outdated` if it does not fit our rules."""
        entries = await self.store.journal(row.id)
        try:
            return await self.replaying.do(played_through, row, entries)
        except GalaktykaError as error:
            log.warning("table %s cannot be replayed: %s", row.id, error)
            raise Outdated(row.id) from None

    def add(self, live: LiveTable) -> None:
        """Add a table to those that are awake."""
        self.awake[live.row.id] = live
        self.metrics.awake.set(len(self.awake))
        self.go_on(live)

    def put_to_sleep(self) -> None:
        """Drop the tables that nobody looks at from memory."""
        for live in list(self.awake.values()):
            if live.may_sleep(self.config.sleep_after):
                del self.awake[live.row.id]
        self.metrics.awake.set(len(self.awake))

    async def make_rounds(self) -> None:
        """Every few seconds: put tables to sleep, wake bots that wait, tell other servers who is here."""
        while True:
            await asyncio.sleep(min(BETWEEN_ROUNDS, self.config.sleep_after))
            self.put_to_sleep()
            for live in list(self.awake.values()):
                self.let_bots_play(live)
                live.forget_the_silent(time.monotonic())
            self.errands.start(self.tell_who_is_here([live for live in self.awake.values() if live.watchers]))

    async def watch_clocks(self) -> None:
        """Check every second whose time has run out."""
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            for live in list(self.awake.values()):
                if live.row.clock and live.row.status == "playing":
                    live.look_at_clocks(time.time())
                    self.let_bots_play(live)

    async def greet(self, live: LiveTable, person: str) -> None:
        """Somebody has come: bots stop deciding for their seats."""
        with contextlib.suppress(StoreDown):
            for seat in live.welcome(person):
                await self.chat.tell(live, "back", seat)

    def come(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody has come to the table; bots that play among themselves may go on."""
        self.come_or_gone(live, lambda: live.come(watcher))
        self.let_bots_play(live)

    def gone(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody has left the table."""
        self.come_or_gone(live, lambda: live.go(watcher))

    def come_or_gone(self, live: LiveTable, happens: Callable[[], None]) -> None:
        """If that changes who is present, tell everybody at the table, on every server."""
        here, present = live.players_here(), live.players_present()
        happens()
        live.used = time.monotonic()
        if live.players_present() != present:
            live.announce_table()
        if live.players_here() != here:
            self.errands.start(self.tell_who_is_here([live]))

    async def dismiss(self, person: str) -> None:
        """Close the connections of this person, who may be somebody else after signing in or out."""
        for live in self.awake.values():
            if person in live.people_here:
                for watcher in [watcher for watcher in live.watchers if watcher.person == person]:
                    watcher.dismiss()

    async def tell_who_is_here(self, tables: Sequence[LiveTable]) -> None:
        """Tell the other servers on the same database."""
        if tables:
            with contextlib.suppress(StoreDown):
                await self.store.tell_who_is_here({live.row.id: live.players_here() for live in tables})

    async def follow_changes(self) -> None:
        """Follow the changes that other servers on the same database make."""
        async for notice in self.store.changes():
            live = self.awake.get(notice.table_id)
            if notice.here is not None and live is not None:
                live.hear_who_is_elsewhere(notice.process, notice.here, time.monotonic() + REMEMBERED)
            elif notice.here is None:
                for table_id in [notice.table_id] if notice.table_id else [*self.waking, *self.awake]:
                    self.errands.start(self.catch_up(table_id))

    async def catch_up(self, table_id: str) -> None:
        """Read what is new at a table that is awake, or as soon as it is, and tell its watchers."""
        if table_id in self.waking:
            await asyncio.wait([self.waking[table_id]])
        live = self.awake.get(table_id)
        if live is not None:
            with contextlib.suppress(StoreDown):
                async with live.lock:
                    await self.read_on(live)
                await self.chat.hear(live)

    async def read_on(self, live: LiveTable) -> None:
        """Bring the table up to what the store says; under its lock."""
        row = await self.store.table(live.row.id)
        if row is None:
            return
        live.row = row
        if row.status != "gathering":
            try:
                await self.read_journal(live)
            except RecordError:  # somebody could take back more than this table remembers
                live.session = await self.replayed(row)
        live.look_at_clocks(time.time())
        live.announce_table()
        live.announce()

    async def read_journal(self, live: LiveTable) -> None:
        """Read the entries of the journal that are new."""
        if live.session is None:
            live.session = await self.replayed(live.row)
        for entry in await self.store.journal(live.row.id, after=live.session.version):
            live.session.read(entry)

    # -------------------------------------------------------------- entries

    async def move(self, live: LiveTable, person: str, move: Move) -> Accepted:
        """A gesture of a seat."""
        self.check_seat(live, person, move.seat)

        def rehearse(session: GameSession) -> PendingChange:
            if session.state.is_over():
                raise not_now("over")
            if move.moment != session.moment(move.seat):
                raise not_now("stale")
            return session.table.rehearse(move.seat, action_ids(session.state.game(), move.actions))

        return await self.act(live, move.seat, move.deed, rehearse)

    async def undo(self, live: LiveTable, person: str, undo: Undo) -> Accepted:
        """Take a choice back."""
        self.check_seat(live, person, undo.seat)

        def plan(session: GameSession) -> PendingChange:
            if undo.moment != session.moment(undo.seat):
                raise not_now("stale")
            return session.table.plan_undo(undo.seat)

        return await self.act(live, undo.seat, undo.deed, plan)

    def check_seat(self, live: LiveTable, person: str, seat: int) -> None:
        """Only its owner moves a seat."""
        if seat not in live.seats_of(person):
            raise not_yours("not-your-seat")
        if live.session is None:
            raise not_now("not-begun")

    async def act(
        self, live: LiveTable, seat: int, request_id: str, rehearse: Callable[[GameSession], PendingChange]
    ) -> Accepted:
        """Do what a person asked for, once; even if the person disconnects meanwhile."""
        if not 1 <= len(request_id) <= 64:
            raise Refusal(400, "deed-id")
        writing = asyncio.create_task(self.write(live, seat, f"{seat}:{request_id}", rehearse))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits any more
        with self.metrics.deed_seconds.time():
            return Accepted(request_id, await asyncio.shield(writing))

    async def write(
        self, live: LiveTable, seat: int, entry_id: str, rehearse: Callable[[GameSession], PendingChange]
    ) -> int:
        """Write what a person asked for; the number of its journal entry."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                assert live.session is not None
                try:
                    change = rehearse(live.session)
                except (Refusal, IllegalMove):
                    # Perhaps it was done before: the client has not heard of it and asks again.
                    if number := await self.store.number_of(live.row.id, entry_id):
                        return number
                    raise
                try:
                    number = await self.append(live, seat, entry_id, change)
                except Repeated as repeated:
                    await self.read_on(live)
                    return repeated.number
                except Conflict:
                    await self.read_on(live)
                    continue
                return number
        raise Refusal(503, "busy")

    async def append(self, live: LiveTable, seat: int, entry_id: str, change: PendingChange) -> int:
        """Write an entry into the store, then apply it."""
        session = live.session
        assert session is not None
        entry = JournalEntry(session.version + 1, entry_id, seat, change.lines(), time.time())
        progress = progress_after(change.last_of(session.table.steps))
        changed = entry.at if session.is_noticed(change, None) else live.row.changed
        try:
            await self.store.append(live.row.id, entry, *progress, changed)
        except StoreDown:
            self.metrics.store_down.inc()
            raise
        live.accept(entry, change, progress, changed)
        self.metrics.deeds.labels("bots" if seat == BOTS else "people").inc()
        live.look_at_clocks(entry.at)  # who has just answered has time again
        self.go_on(live)
        return entry.number

    def go_on(self, live: LiveTable) -> None:
        """Tell everybody the position and let bots play; a forced answer of somebody who plays alone comes first."""
        if live.goes_on() is not None:
            self.errands.start(self.answer_by_itself(live))
            return
        live.announce()
        self.let_bots_play(live)

    async def answer_by_itself(self, live: LiveTable) -> None:
        """Give the only answer of somebody who plays alone."""
        try:
            async with live.lock:
                forced = live.goes_on()
                if forced is not None and live.session is not None:
                    seat = live.session.table.people()[0]
                    await self.append_or_read_on(live, seat, f"forced:{live.session.version + 1}", forced)
                    return
        except StoreDown:
            log.warning("table %s could not go on by itself", live.row.id)
        live.announce()

    async def append_or_read_on(self, live: LiveTable, seat: int, entry_id: str, change: PendingChange) -> bool:
        """Write a change that nobody asked for; False if another server was quicker."""
        try:
            await self.append(live, seat, entry_id, change)
        except (Conflict, Repeated):
            await self.read_on(live)
            return False
        return True

    # -------------------------------------------------------------- bots

    def let_bots_play(self, live: LiveTable) -> None:
        """Start the bots of the table, if they are asked and not at work."""
        if live.bots_at_work is None and live.bots_may_play():
            live.bots_at_work = asyncio.create_task(self.bots_play(live))

    async def bots_play(self, live: LiveTable) -> None:
        """Let bots play until a person is asked."""
        try:
            while live.bots_may_play():
                assert live.session is not None
                pending = PendingMoves(live.session, live.stand_ins)
                moves = await self.moves_of_bots(live, live.task_for_bots(), pending.state)
                async with live.lock:
                    await self.play_for_bots(live, pending.still_valid(live.session, live.bots(), moves))
        except StoreDown:
            pass  # the next round finds them waiting
        except (GalaktykaError, Refusal):
            log.exception("the bots of table %s cannot go on", live.row.id)
        finally:
            live.bots_at_work = None

    async def moves_of_bots(self, live: LiveTable, task: Task, state: State) -> Sequence[tuple[int, int]]:
        """The moves of the bots; a random move for one that failed."""
        self.metrics.thinking.inc()
        try:
            return await self.bot_pool.think(task, live.row.host)
        except BotFailed:
            seat = next(seat for seat in state.deciders() if seat in task.bots)
            return [(seat, any_move(state, seat, bot_seed(task.salt, seat, task.made)))]
        finally:
            self.metrics.thinking.dec()

    async def play_for_bots(self, live: LiveTable, moves: Sequence[tuple[int, int]]) -> None:
        """Write the moves of the bots; if none is valid any more, they will think again."""
        assert live.session is not None
        if not moves:
            return
        try:
            change = live.session.table.rehearse_bots(moves)
        except IllegalMove:
            return
        known = set(live.session.by_bots)
        if not await self.append_or_read_on(live, BOTS, f"bots:{live.session.version + 1}", change):
            return
        for seat in live.session.by_bots - known:
            await self.chat.tell(live, "time-out", seat)

    # -------------------------------------------------------------- the end

    async def close(self) -> None:
        """Cancel everything that is under way; what was acknowledged is in the store."""
        tasks = [*self.errands.tasks, *(live.bots_at_work for live in self.awake.values() if live.bots_at_work)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def played_through(row: TableRow, entries: Sequence[JournalEntry]) -> GameSession:
    """The session of a table after these entries."""
    session = GameSession(row)
    for entry in entries:
        session.read(entry)
    return session
