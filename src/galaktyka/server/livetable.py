"""A table that is awake: its row, its game as far as it has been played, and those who watch it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from typing import Protocol

from msgspec import json

from galaktyka.bots import usual_bot
from galaktyka.core.records import RecordSeat, seed_hash
from galaktyka.core.snapshots import snapshot_of
from galaktyka.server.bot_worker import MOST_DECISIONS, Task
from galaktyka.server.game_session import GameSession, Progress, Viewer, is_outdated
from galaktyka.server.lessons import lesson_for
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.sockets import ServerEvent, TableChanged
from galaktyka.server.messages.tables import SeatInfo, TableInfo
from galaktyka.server.positions import Presenter, position_of, times_left, words_in
from galaktyka.server.storage import ChatRow, JournalEntry, TableRow
from galaktyka.table.table import PendingChange
from galaktyka.voices.people import shown_names

A_MOMENT = 0.2
"""Seconds for which what a clock shows is true enough."""


class Watcher(Protocol):
    """Somebody who is told what happens at the table."""

    person: str

    def ring(self) -> None:
        """The position has changed."""
        ...

    def table_changed(self) -> None:
        """Somebody sat down, left, came or went."""
        ...

    def said(self, row: ChatRow) -> None:
        """A line of chat."""
        ...

    def dismiss(self) -> None:
        """Is let go, and may come again."""
        ...


class LiveTable:
    """One table in memory. Whoever changes it holds its lock."""

    def __init__(self, row: TableRow, session: GameSession | None) -> None:
        self.row = row
        self.session = session
        """None until the game begins."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.people_here: Counter[str] = Counter()
        """How many of the watchers are whose."""
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """Who has the page open at other servers, and until when that is believed."""
        self.used = time.monotonic()
        self.bots_at_work: asyncio.Task[None] | None = None
        self.chat_read = 0
        """The number of the last line of chat that the watchers have been told."""
        self.news: dict[tuple[tuple[int, ...], bool, Lang], tuple[float, bytes]] = {}
        """The table as news, and when they were made: for those with the same seats, and for the host."""
        self.news_of: tuple[object, ...] = ()
        """The state of the table that they tell of."""
        self.encoded: dict[tuple[Viewer, Lang, int | None, tuple[int, ...]], tuple[float, bytes]] = {}
        """Positions, and when they were made."""
        self.stand_ins: set[int] = set()
        """People's seats for which a bot decides now, because their time has run out."""
        self.clocks_from = 0.0
        """No time runs out before this moment: everybody may come back after a restart."""

    # -------------------------------------------------------------- who may what

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person moves."""
        return [seat for seat, who in enumerate(self.row.seats) if who.kind == "person" and who.person == person != ""]

    def viewer_of(self, person: str, seat: int | None) -> Viewer:
        """The viewer that a person may be: a seat of their own; everybody else is a spectator."""
        return seat if seat is not None and seat in self.seats_of(person) else None

    # -------------------------------------------------------------- going on

    def accept(self, entry: JournalEntry, change: PendingChange, progress: Progress, changed: float) -> None:
        """The entry is on the disk: now it counts. `changed`: when everybody could last see that something happened."""
        assert self.session is not None
        self.session.accept(entry, change)
        self.row.revision += 1
        self.row.deeds = entry.number
        self.row.shown += changed != self.row.changed
        self.row.changed = changed
        self.row.waiting, self.row.status, self.row.totals = progress

    def announce(self) -> None:
        """Tell everybody that the position has changed."""
        self.encoded.clear()
        self.used = time.monotonic()
        for watcher in list(self.watchers):
            watcher.ring()
            if self.row.status == "over":
                watcher.table_changed()

    def announce_table(self) -> None:
        """Tell everybody that the table itself has changed."""
        self.used = time.monotonic()
        for watcher in list(self.watchers):
            watcher.table_changed()

    def bots(self) -> dict[int, str]:
        """The seats for which bots decide now, and which bots."""
        bots = {seat: who.name for seat, who in enumerate(self.row.seats) if who.kind == "bot"}
        return bots | dict.fromkeys(self.stand_ins, usual_bot(self.row.game))

    def goes_on(self) -> PendingChange | None:
        """The only answer of somebody who plays alone, to be given without asking, once no bot is asked."""
        return self.session.table.forced() if self.session and not self.bots_are_asked() else None

    def bots_are_asked(self) -> bool:
        """Whether a bot owes a choice."""
        return self.session is not None and not self.bots().keys().isdisjoint(self.session.state.deciders())

    def bots_may_play(self) -> bool:
        """Whether bots owe a choice, and a person plays or watches."""
        return self.bots_are_asked() and (bool(self.watchers) or any(who.kind == "person" for who in self.row.seats))

    def task_for_bots(self) -> Task:
        """What the bots have to think about."""
        assert self.session is not None
        salt = hashlib.sha256(f"{self.row.seed} {self.row.position}".encode()).hexdigest()
        most = 1 if self.stand_ins else MOST_DECISIONS
        return Task(self.row.game, snapshot_of(self.session.state), self.bots(), salt, self.session.table.made, most)

    # -------------------------------------------------------------- clocks

    def come(self, watcher: Watcher) -> None:
        """Somebody has opened the page."""
        self.watchers.add(watcher)
        self.people_here[watcher.person] += 1

    def go(self, watcher: Watcher) -> None:
        """Somebody has closed it."""
        self.watchers.discard(watcher)
        self.people_here[watcher.person] -= 1
        if not self.people_here[watcher.person]:
            del self.people_here[watcher.person]

    def players_here(self) -> set[str]:
        """The owners of seats who have the page open at this server."""
        return {who.person for who in self.row.seats if who.person in self.people_here} - {""}

    def players_present(self) -> set[str]:
        """The same for all servers."""
        return self.players_here().union(*(people for people, _ in self.elsewhere.values()))

    def hear_who_is_elsewhere(self, process: str, people: frozenset[str], until: float) -> None:
        """Another server tells who has the page open there."""
        before = self.players_present()
        self.elsewhere[process] = people, until
        if self.players_present() != before:
            self.announce_table()

    def forget_the_silent(self, now: float) -> None:
        """Forget servers that have been silent for too long, with everybody there."""
        before = self.players_present()
        self.elsewhere = {process: heard for process, heard in self.elsewhere.items() if now < heard[1]}
        if self.players_present() != before:
            self.announce_table()

    def look_at_clocks(self, now: float) -> None:
        """Let bots decide for those whose time has run out, until they come back."""
        session = self.session
        if session is None or session.clocks is None or now < self.clocks_from:
            return
        people = set(session.table.people())
        present = self.players_present()
        away = {seat for seat in session.by_bots if self.row.seats[seat].person not in present}
        self.stand_ins = (people & set(session.clocks.overdue(now))) | away

    def welcome(self, person: str) -> list[int]:
        """Somebody has come back: bots stop deciding for their seats, which are returned."""
        back = [seat for seat in self.seats_of(person) if self.session and seat in self.session.by_bots]
        if self.session:
            self.session.by_bots -= set(back)
            self.stand_ins -= set(back)
        return back

    def may_sleep(self, after: float) -> bool:
        """Whether nobody watches, nobody is at work, and nothing has happened for a while."""
        busy = self.watchers or self.lock.locked() or self.bots_at_work
        return not busy and time.monotonic() - self.used > after

    # -------------------------------------------------------------- looking

    def position(self, viewer: Viewer, lang: Lang, since: int | None, person: str = "") -> bytes:
        """The encoded position; made once for all with the same viewer, and every moment if there are clocks."""
        assert self.session is not None
        own = tuple(self.seats_of(person))
        key = (viewer, lang, since, own)
        now = time.monotonic()
        if key not in self.encoded or (self.session.clocks and now - self.encoded[key][0] > A_MOMENT):
            position = position_of(self.row.id, self.session, viewer, lang, since, own)
            if self.row.guided:
                presenter = Presenter(
                    self.session.state, self.session.table.header.seats, viewer, lang, self.session.view(viewer)
                )
                position.lesson = lesson_for(presenter, viewer is not None and not self.session.answers[viewer])
            self.encoded[key] = now, json.encode(position)
            self.session.table.steps[-1].views.pop(viewer, None)  # it is large, and not needed again soon
        return self.encoded[key][1]

    def table_news(self, person: str, lang: Lang) -> bytes:
        """The encoded news of the table: one for all with the same seats, and anew every moment if there is a clock."""
        state = self.row.revision, self.session and self.session.version, frozenset(self.players_present())
        if state != self.news_of:
            self.news.clear()
            self.news_of = state
        key = tuple(self.seats_of(person)), self.row.host == person != "", lang
        now = time.monotonic()
        if key not in self.news or (self.row.clock and now - self.news[key][0] > A_MOMENT):
            self.news[key] = now, json.encode(ServerEvent(TableChanged(self.info(person, lang))))
        return self.news[key][1]

    def info(self, person: str, lang: Lang) -> TableInfo:
        """The table as it is listed for somebody."""
        info = info_of(self.row, person, lang)
        present = self.players_present()
        for seat, who in zip(info.seats, self.row.seats, strict=True):
            seat.present = who.kind == "person" and who.person in present
        if self.session is not None:
            times = times_left(
                self.session, self.viewer_of(person, next(iter(self.seats_of(person)), None)), time.time()
            )
            for seat, left in zip(info.seats, times, strict=False):
                seat.time_left = left
            info.step = self.session.seen(None)[1]
            info.standing = title_of(self.session, lang)
        return info


def title_of(session: GameSession, lang: Lang) -> str:
    """Where the game stands, in a few words."""
    return Presenter(session.state, session.table.header.seats, None, lang, session.view(None)).standing().title


def info_of(row: TableRow, person: str, lang: Lang) -> TableInfo:
    """The description of a table, from its row alone."""
    mine = {seat for seat, who in enumerate(row.seats) if who.kind == "person" and who.person == person != ""}
    waiting = [seat for seat in row.waiting if seat >= 0] + [-1 - seat for seat in row.waiting if seat < 0]
    names = shown_names(words_in(lang), [RecordSeat(who.name, who.kind == "bot") for who in row.seats])
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[
            SeatInfo(seat, who.kind, names[seat], seat in mine, False, bot=who.name if who.kind == "bot" else "")  # type: ignore[arg-type]
            for seat, who in enumerate(row.seats)
        ],
        options=row.options,
        host=bool(person) and row.host == person,
        my_turn=any(seat in mine for seat in row.waiting),
        waiting_for=sorted(seat for seat in waiting if seat not in mine or seat in row.waiting),
        step=None,
        seed_hash="" if row.position else seed_hash(row.seed),
        clock=row.clock,
        listed=row.listed,
        guided=row.guided,
        created=row.created,
        changed=row.changed,
        standing=words_in(lang).say("server.standing.outdated") if is_outdated(row) else "",
        totals=row.totals,
        revision=row.shown,
    )
