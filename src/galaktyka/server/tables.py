"""All tables of a server: those that are awake in memory, all others asleep in the store.

A deed is rehearsed, written, and only then done. Of two servers that write the same deed number the second reads on and
tries again: the store decides, memory follows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from galaktyka.core.errors import GalaktykaError, IllegalMove, RecordError
from galaktyka.core.game import State
from galaktyka.core.records import Move as RecordMove
from galaktyka.core.records import format_move
from galaktyka.server.chat import Chat
from galaktyka.server.config import Config
from galaktyka.server.course import BOTS, Course
from galaktyka.server.guards import Allowance
from galaktyka.server.livetable import LiveTable, Watcher, standing_after
from galaktyka.server.messages.sockets import Accepted, Move, Undo
from galaktyka.server.metrics import Metrics
from galaktyka.server.positions import action_ids
from galaktyka.server.problems import Outdated, Refusal, not_now, not_there, not_yours
from galaktyka.server.replaying import Replaying
from galaktyka.server.storage import Conflict, Deed, Repeated, Store, StoreDown, TableRow
from galaktyka.server.thinkers import BotFailed, Thinkers
from galaktyka.server.thinking import Task, any_move, bot_seed
from galaktyka.server.thoughts import Thought
from galaktyka.table.table import Doing

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often a deed is tried when another server writes at the same time."""
BETWEEN_ROUNDS = 5.0
"""Seconds between two looks at all tables: who may sleep, which bots wait."""
REMEMBERED = 4 * BETWEEN_ROUNDS
"""Seconds for which somebody is taken to be at a table of another server that says nothing more."""
BETWEEN_LOOKS = 1.0
"""Seconds between two looks at the clocks."""
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


def new_table_id() -> str:
    """A name that nobody guesses; letters that look alike are left out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Tables:
    """The register of tables."""

    def __init__(self, store: Store, thinkers: Thinkers, config: Config, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.config = config
        self.metrics = metrics
        self.chat = Chat(store, config.chat_burst, config.chat_per_second)
        self.allowance = Allowance(config.burst, config.requests_per_second)
        """For what clients ask on their sockets, and for what takes long."""
        self.replaying = Replaying()
        self.awake: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        """A change that others tell of meanwhile is read as soon as they are awake."""
        self.errands: set[asyncio.Task[None]] = set()

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
        """Read the table and replay its deeds."""
        self.replaying.check_room()
        row = await self.store.table(table_id)
        if row is None:
            raise not_there("no-table")
        live = LiveTable(row, await self.replayed(row) if row.status != "gathering" else None)
        live.clocks_from = time.time() + self.config.grace
        live.chat_read = max((line.number for line in await self.store.chat(table_id, most=1)), default=0)
        self.add(live)
        return live

    async def replayed(self, row: TableRow) -> Course:
        """The game from its deeds; `Outdated` if they do not fit our rules."""
        deeds = await self.store.deeds(row.id)
        try:
            return await self.replaying.do(played_through, row, deeds)
        except GalaktykaError as error:
            log.warning("table %s cannot be replayed: %s", row.id, error)
            raise Outdated(row.id) from None

    def add(self, live: LiveTable) -> None:
        """The table is awake now."""
        self.awake[live.row.id] = live
        self.metrics.awake.set(len(self.awake))
        self.go_on(live)

    def put_to_sleep(self) -> None:
        """Forget the tables that nobody looks at."""
        for live in list(self.awake.values()):
            if live.may_sleep(self.config.sleep_after):
                del self.awake[live.row.id]
        self.metrics.awake.set(len(self.awake))

    async def make_rounds(self) -> None:
        """Now and then: put to sleep who may, wake bots that wait, and tell other servers who is here."""
        while True:
            await asyncio.sleep(min(BETWEEN_ROUNDS, self.config.sleep_after))
            self.put_to_sleep()
            for live in list(self.awake.values()):
                self.let_bots_play(live)
                live.forget_the_silent(time.monotonic())
            self.start(self.tell_who_is_here([live for live in self.awake.values() if live.watchers]))

    async def watch_clocks(self) -> None:
        """Every moment: whose time has run out?"""
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            for live in list(self.awake.values()):
                if live.row.clock and live.row.status == "playing":
                    live.look_at_clocks(time.time())
                    self.let_bots_play(live)

    async def greet(self, live: LiveTable, person: str) -> None:
        """Somebody has come; if a bot has decided for them, it stops."""
        with contextlib.suppress(StoreDown):
            for seat in live.welcome(person):
                await self.chat.tell(live, "back", seat)

    def come(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody has come to the table; bots that play among themselves have waited for it."""
        self.come_or_gone(live, lambda: live.come(watcher))
        self.let_bots_play(live)

    def gone(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody has left the table."""
        self.come_or_gone(live, lambda: live.go(watcher))

    def come_or_gone(self, live: LiveTable, happens: Callable[[], None]) -> None:
        """If it makes a difference who is there, tell everybody at the table, on every server."""
        here, present = live.players_here(), live.players_present()
        happens()
        live.used = time.monotonic()
        if live.players_present() != present:
            live.announce_table()
        if live.players_here() != here:
            self.start(self.tell_who_is_here([live]))

    async def dismiss(self, person: str) -> None:
        """Let everybody go who is here as this person: whoever comes again may be somebody else by now."""
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
        """What other servers on the same database do."""
        async for notice in self.store.changes():
            live = self.awake.get(notice.table_id)
            if notice.here is not None and live is not None:
                live.hear_who_is_elsewhere(notice.process, notice.here, time.monotonic() + REMEMBERED)
            elif notice.here is None:
                for table_id in [notice.table_id] if notice.table_id else [*self.waking, *self.awake]:
                    self.start(self.catch_up(table_id))

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
                await self.read_deeds(live)
            except RecordError:  # somebody could take back more than this table remembers
                live.course = await self.replayed(row)
        live.look_at_clocks(time.time())
        live.announce_table()
        live.announce()

    async def read_deeds(self, live: LiveTable) -> None:
        """The deeds that the table has not seen."""
        if live.course is None:
            live.course = await self.replayed(live.row)
        for deed in await self.store.deeds(live.row.id, after=live.course.version):
            live.course.read(deed)

    def start(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for; if it fails, the log says so."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        """An errand has ended."""
        self.errands.discard(task)
        if not task.cancelled() and task.exception():
            log.error("something in the background failed", exc_info=task.exception())

    # -------------------------------------------------------------- deeds

    async def move(self, live: LiveTable, person: str, move: Move) -> Accepted:
        """A gesture of a seat."""
        self.check_seat(live, person, move.seat)

        def rehearse(course: Course) -> Doing:
            if course.state.is_over():
                raise not_now("over")
            if move.moment != course.moment(move.seat):
                raise not_now("stale")
            return course.table.rehearse(move.seat, action_ids(course.state.game(), move.actions))

        return await self.act(live, move.seat, move.deed, rehearse)

    async def undo(self, live: LiveTable, person: str, undo: Undo) -> Accepted:
        """Take a choice back."""
        self.check_seat(live, person, undo.seat)

        def plan(course: Course) -> Doing:
            if undo.moment != course.moment(undo.seat):
                raise not_now("stale")
            return course.table.plan_undo(undo.seat)

        return await self.act(live, undo.seat, undo.deed, plan)

    def check_seat(self, live: LiveTable, person: str, seat: int) -> None:
        """Only its owner moves a seat."""
        if seat not in live.seats_of(person):
            raise not_yours("not-your-seat")
        if live.course is None:
            raise not_now("not-begun")

    async def act(self, live: LiveTable, seat: int, deed: str, rehearse: Callable[[Course], Doing]) -> Accepted:
        """Do what a person asked for, once; also if the person goes away meanwhile."""
        if not 1 <= len(deed) <= 64:
            raise Refusal(400, "deed-id")
        writing = asyncio.create_task(self.write(live, seat, f"{seat}:{deed}", rehearse))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())  # perhaps nobody waits any more
        with self.metrics.deed_seconds.time():
            return Accepted(deed, await asyncio.shield(writing))

    async def write(self, live: LiveTable, seat: int, deed_id: str, rehearse: Callable[[Course], Doing]) -> int:
        """The number of the deed, which is on the disk now."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                assert live.course is not None
                try:
                    doing = rehearse(live.course)
                except (Refusal, IllegalMove):
                    # Perhaps it was done before: the client has not heard of it and asks again.
                    if number := await self.store.number_of(live.row.id, deed_id):
                        return number
                    raise
                try:
                    number = await self.append(live, seat, deed_id, doing)
                except Repeated as repeated:
                    await self.read_on(live)
                    return repeated.number
                except Conflict:
                    await self.read_on(live)
                    continue
                return number
        raise Refusal(503, "busy")

    async def append(self, live: LiveTable, seat: int, deed_id: str, doing: Doing) -> int:
        """Write, then do."""
        course = live.course
        assert course is not None
        deed = Deed(course.version + 1, deed_id, seat, doing.lines(), time.time())
        after = doing.steps[-1].state if doing.steps else course.table.steps[-1 - doing.back].state
        waiting, status, totals = standing_after(after)
        changed = deed.at if course.is_noticed(doing, None) else live.row.changed
        try:
            await self.store.append(live.row.id, deed, waiting, status, totals, changed)
        except StoreDown:
            self.metrics.store_down.inc()
            raise
        live.accept(deed, doing, changed)
        self.metrics.deeds.labels("bots" if seat == BOTS else "people").inc()
        live.look_at_clocks(deed.at)  # who has just answered has time again
        self.go_on(live)
        return deed.number

    def go_on(self, live: LiveTable) -> None:
        """Tell everybody how the table stands, and let bots play; what has only one answer is answered first."""
        if live.goes_on() is not None:
            self.start(self.answer_by_itself(live))
            return
        live.announce()
        self.let_bots_play(live)

    async def answer_by_itself(self, live: LiveTable) -> None:
        """A question with one answer is not put to somebody who plays alone."""
        try:
            async with live.lock:
                forced = live.goes_on()
                if forced is not None and live.course is not None:
                    seat = live.course.table.people()[0]
                    await self.append_or_read_on(live, seat, f"forced:{live.course.version + 1}", forced)
                    return
        except StoreDown:
            log.warning("table %s could not go on by itself", live.row.id)
        live.announce()

    async def append_or_read_on(self, live: LiveTable, seat: int, deed_id: str, doing: Doing) -> bool:
        """What nobody asked for: written, unless another server was quicker."""
        try:
            await self.append(live, seat, deed_id, doing)
        except (Conflict, Repeated):
            await self.read_on(live)
            return False
        return True

    # -------------------------------------------------------------- bots

    def let_bots_play(self, live: LiveTable) -> None:
        """Give the bots of the table something to think about, if they are asked and not at work."""
        if live.bots_at_work is None and live.bots_may_play():
            live.bots_at_work = asyncio.create_task(self.bots_play(live))

    async def bots_play(self, live: LiveTable) -> None:
        """Until a person is asked."""
        try:
            while live.bots_may_play():
                assert live.course is not None
                thought = Thought(live.course, live.stand_ins)
                moves = await self.thought(live, live.task_for_bots(), thought.state)
                async with live.lock:
                    await self.play_for_bots(live, thought.still_meant(live.course, live.bots(), moves))
        except StoreDown:
            pass  # the next round finds them waiting
        except (GalaktykaError, Refusal):
            log.exception("the bots of table %s cannot go on", live.row.id)
        finally:
            live.bots_at_work = None

    async def thought(self, live: LiveTable, task: Task, state: State) -> Sequence[tuple[int, str]]:
        """The bots' moves; a move by chance for one that failed."""
        self.metrics.thinking.inc()
        try:
            return await self.thinkers.think(task, live.row.host)
        except BotFailed:
            seat = next(seat for seat in state.deciders() if seat in task.bots)
            return [(seat, any_move(state, seat, bot_seed(task.salt, seat, task.made)))]
        finally:
            self.metrics.thinking.dec()

    async def play_for_bots(self, live: LiveTable, moves: Sequence[tuple[int, str]]) -> None:
        """Write what the bots do; if that is nothing, because the position is another one by now, they think again."""
        assert live.course is not None
        if not moves:
            return
        lines = "".join(format_move(RecordMove(seat, notation)) for seat, notation in moves)
        try:
            doing = live.course.table.reread(lines, False)
        except RecordError:
            return
        known = set(live.course.by_bots)
        if not await self.append_or_read_on(live, BOTS, f"bots:{live.course.version + 1}", doing):
            return
        for seat in live.course.by_bots - known:
            await self.chat.tell(live, "time-out", seat)

    # -------------------------------------------------------------- the end

    async def close(self) -> None:
        """Stop everything that is under way; what was acknowledged is in the store."""
        tasks = [*self.errands, *(live.bots_at_work for live in self.awake.values() if live.bots_at_work)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def played_through(row: TableRow, deeds: Sequence[Deed]) -> Course:
    """The game after these deeds."""
    course = Course(row)
    for deed in deeds:
        course.read(deed)
    return course
