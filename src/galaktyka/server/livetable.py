"""A table that is awake: its row, its game as far as it has been played, and those who watch it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from typing import Protocol

from msgspec import json

from galaktyka.bots import usual_bot
from galaktyka.core.game import State
from galaktyka.core.records import RecordSeat, seed_hash
from galaktyka.server.course import Course, Viewer, is_outdated, waiting_in
from galaktyka.server.lessons import lesson_for
from galaktyka.server.messages.common import Lang, Status
from galaktyka.server.messages.sockets import TableChanged, Tidings
from galaktyka.server.messages.tables import SeatInfo, TableInfo
from galaktyka.server.positions import Onlooker, position_of, times_left, words_in
from galaktyka.server.storage import ChatRow, Deed, TableRow
from galaktyka.server.thinking import MOST_DECISIONS, Task
from galaktyka.table.table import Doing
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

    def __init__(self, row: TableRow, course: Course | None) -> None:
        self.row = row
        self.course = course
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

    def eyes_of(self, person: str, seat: int | None) -> Viewer:
        """Through whose eyes a person may look: their own seat's; everybody else is a spectator."""
        return seat if seat is not None and seat in self.seats_of(person) else None

    # -------------------------------------------------------------- going on

    def accept(self, deed: Deed, doing: Doing, changed: float) -> None:
        """The deed is on the disk: now it counts. `changed`: when everybody could last see that something happened."""
        assert self.course is not None
        self.course.accept(deed, doing)
        self.row.revision += 1
        self.row.deeds = deed.number
        self.row.shown += changed != self.row.changed
        self.row.changed = changed
        self.row.waiting, self.row.status, self.row.totals = standing_after(self.course.state)

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

    def goes_on(self) -> Doing | None:
        """What nobody has to be asked for: the only answer of somebody who plays alone, once no bot is asked."""
        return self.course.table.forced() if self.course and not self.bots_are_asked() else None

    def bots_are_asked(self) -> bool:
        """Whether a bot owes a choice."""
        return self.course is not None and not self.bots().keys().isdisjoint(self.course.state.deciders())

    def bots_may_play(self) -> bool:
        """Whether bots owe a choice and somebody cares: a person who plays, or anybody who watches."""
        return self.bots_are_asked() and (bool(self.watchers) or any(who.kind == "person" for who in self.row.seats))

    def task_for_bots(self) -> Task:
        """What the bots have to think about."""
        assert self.course is not None
        salt = hashlib.sha256(f"{self.row.seed} {self.row.position}".encode()).hexdigest()
        document = json.encode(self.course.state.to_document())
        most = 1 if self.stand_ins else MOST_DECISIONS
        return Task(self.row.game, document, self.bots(), salt, self.course.table.made, most)

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
        """A server that says nothing any more has gone, and everybody there."""
        before = self.players_present()
        self.elsewhere = {process: heard for process, heard in self.elsewhere.items() if now < heard[1]}
        if self.players_present() != before:
            self.announce_table()

    def look_at_clocks(self, now: float) -> None:
        """Let bots decide for those whose time has run out, and for those among them who have not come back."""
        course = self.course
        if course is None or course.clocks is None or now < self.clocks_from:
            return
        people = set(course.table.people())
        present = self.players_present()
        away = {seat for seat in course.by_bots if self.row.seats[seat].person not in present}
        self.stand_ins = (people & set(course.clocks.overdue(now))) | away

    def welcome(self, person: str) -> list[int]:
        """Somebody has come back: bots no longer decide for their seats, which are these."""
        back = [seat for seat in self.seats_of(person) if self.course and seat in self.course.by_bots]
        if self.course:
            self.course.by_bots -= set(back)
            self.stand_ins -= set(back)
        return back

    def may_sleep(self, after: float) -> bool:
        """Nobody looks, nobody is at work, and nothing has happened for a while."""
        busy = self.watchers or self.lock.locked() or self.bots_at_work
        return not busy and time.monotonic() - self.used > after

    # -------------------------------------------------------------- looking

    def position(self, viewer: Viewer, lang: Lang, since: int | None, person: str = "") -> bytes:
        """The encoded position; made once for all who look through the same eyes, with clocks every moment anew."""
        assert self.course is not None
        own = tuple(self.seats_of(person))
        key = (viewer, lang, since, own)
        now = time.monotonic()
        if key not in self.encoded or (self.course.clocks and now - self.encoded[key][0] > A_MOMENT):
            position = position_of(self.row.id, self.course, viewer, lang, since, own)
            if self.row.guided:
                eyes = Onlooker(self.course.state, self.course.table.header.seats, viewer, lang)
                position.lesson = lesson_for(eyes, viewer is not None and not self.course.answers[viewer])
            self.encoded[key] = now, json.encode(position)
        return self.encoded[key][1]

    def table_news(self, person: str, lang: Lang) -> bytes:
        """The encoded news of the table; made once for all who have the same seats, with a clock every moment anew."""
        state = self.row.revision, self.course and self.course.version, frozenset(self.players_present())
        if state != self.news_of:
            self.news.clear()
            self.news_of = state
        key = tuple(self.seats_of(person)), self.row.host == person != "", lang
        now = time.monotonic()
        if key not in self.news or (self.row.clock and now - self.news[key][0] > A_MOMENT):
            self.news[key] = now, json.encode(Tidings(TableChanged(self.info(person, lang))))
        return self.news[key][1]

    def info(self, person: str, lang: Lang) -> TableInfo:
        """The table as it is listed for somebody."""
        info = info_of(self.row, person, lang)
        present = self.players_present()
        for seat, who in zip(info.seats, self.row.seats, strict=True):
            seat.present = who.kind == "person" and who.person in present
        if self.course is not None:
            times = times_left(self.course, self.eyes_of(person, next(iter(self.seats_of(person)), None)), time.time())
            for seat, left in zip(info.seats, times, strict=False):
                seat.time_left = left
            info.step = self.course.seen(None)[1]
            info.standing = title_of(self.course, lang)
        return info


def title_of(course: Course, lang: Lang) -> str:
    """Where the game stands, in a few words."""
    return Onlooker(course.state, course.table.header.seats, None, lang).standing().title


def standing_after(state: State) -> tuple[list[int], Status, list[int]]:
    """Who owes a choice, whether the game goes on, and how it ended."""
    return waiting_in(state), "over" if state.is_over() else "playing", state.totals() if state.is_over() else []


def info_of(row: TableRow, person: str, lang: Lang) -> TableInfo:
    """A table of which nothing but the row is known."""
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
