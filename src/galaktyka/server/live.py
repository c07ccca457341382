"""The socket of a table: what a client asks, and what it is told by itself.

Nobody waits for a slow client: it gets the newest position when it is ready for one, and is let go if it does not even
take the answers to its own questions.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import json

from galaktyka.core.errors import GalaktykaError
from galaktyka.server.bot_pool import BotFailed
from galaktyka.server.chat import chat_line
from galaktyka.server.game_session import Viewer
from galaktyka.server.guards import address_of
from galaktyka.server.hints import hints_for
from galaktyka.server.livetable import LiveTable
from galaktyka.server.messages.common import Lang, Problem
from galaktyka.server.messages.sockets import (
    Answer,
    Asked,
    AskHint,
    AskWhy,
    ChatLine,
    Gather,
    Gathered,
    Hints,
    Look,
    Looking,
    Move,
    Ping,
    Pong,
    Refused,
    Reply,
    Say,
    ServerEvent,
    Undo,
    Why,
)
from galaktyka.server.positions import Presenter, words_in
from galaktyka.server.problems import Refusal, bad, not_now, not_yours, problem
from galaktyka.server.storage import ChatRow, PersonRow
from galaktyka.server.tables import Tables

if TYPE_CHECKING:
    from litestar.connection import WebSocket

log = logging.getLogger(__name__)

MOST_WAITING = 100
"""Messages that a client has not taken yet; one more, and it is let go."""
MOST_UNREAD = 20
"""So many of them, and no further request is read before the client has taken some."""
SLOWEST = 30.0
"""Seconds that a client may take for one message."""
LAST_LINES = 50
"""Lines of chat that a client is told at first."""
LONGEST_SAYING = 500
COOKIES_TAKE = 1.0
"""Seconds after which the browser of somebody who signed in surely has its cookie."""
TRY_AGAIN = 1013
NO_TABLE = 4004
NOT_ALLOWED = 4003

asked = json.Decoder(Asked)


class TableRequests:
    """What somebody may ask of a table, on the socket or by HTTP."""

    def __init__(self, tables: Tables, live: LiveTable, person: PersonRow | None, address: str) -> None:
        self.tables = tables
        self.live = live
        self.person = person
        self.person_id = person.id if person else ""
        self.address = address

    def presenter(self, seat: int, lang: Lang) -> Presenter:
        """The position as one's own seat sees it."""
        if seat not in self.live.seats_of(self.person_id):
            raise not_yours("not-your-seat")
        session = self.live.session
        if session is None:
            raise not_now("not-begun")
        return Presenter(session.state, session.table.header.seats, seat, lang)

    def gather(self, asked: Gather, lang: Lang) -> Gathered:
        """What the chosen entries amount to."""
        presenter = self.presenter(asked.seat, lang)
        assert self.live.session is not None
        if asked.moment != self.live.session.moment(asked.seat):
            raise not_now("stale")
        return presenter.gathered(asked.chosen)

    def why(self, asked: AskWhy, lang: Lang) -> Why:
        """Why nothing can be done with a thing."""
        return self.presenter(asked.seat, lang).why(asked.thing)

    async def hint(self, asked: AskHint, lang: Lang) -> Hints:
        """What a bot would do."""
        presenter = self.presenter(asked.seat, lang)
        if not presenter.asked:
            raise not_now("not-asked")
        salt = f"{zlib.crc32(json.encode(presenter.view))}"
        try:
            return await hints_for(
                self.tables.bot_pool, presenter.known, asked.seat, lang, salt, self.person_id, self.address
            )
        except BotFailed:
            raise Refusal(503, "no-hint") from None

    async def reply_to(self, request: Move | Undo | Gather | AskWhy | AskHint | Say, lang: Lang) -> Reply:
        """Do it."""
        match request:
            case Move():
                return await self.tables.move(self.live, self.person_id, request)
            case Undo():
                return await self.tables.undo(self.live, self.person_id, request)
            case Gather():
                return self.gather(request, lang)
            case AskWhy():
                return self.why(request, lang)
            case AskHint():
                return await self.hint(request, lang)
            case Say():
                return await self.say(request, lang)

    async def say(self, request: Say, lang: Lang) -> ChatLine:
        """Chat: for everybody who has told their name."""
        text = " ".join(request.text.split())[:LONGEST_SAYING]
        if self.person is None:
            raise Refusal(401, "nobody")
        if not text:
            raise bad("silent")
        row = await self.tables.chat.say_once(self.live, self.person, text, request.line, self.address)
        return chat_line(self.live, row, lang)


class Client:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        live: LiveTable,
        person: PersonRow | None,
        seat: Viewer,
        lang: Lang,
    ) -> None:
        self.socket = socket
        self.address = address_of(socket)
        self.requests = TableRequests(tables, live, person, self.address)
        self.live = live
        self.person = person.id if person else ""
        self.seat = seat
        self.lang = lang
        self.known: int | None = None
        """The version of the last position that was sent."""
        self.known_asked: list[int] = []
        """The own seats that it said were asked."""
        self.outbox: deque[bytes] = deque()
        self.table_due = True
        self.position_due = True
        self.chat_told: int | None = None
        """The last line of chat that was sent; None while the first ones are being read."""
        self.chat_early: list[ChatRow] = []
        self.plays = self.is_player()
        self.let_go = False
        """Nothing more is sent, and the socket is closed: it may come again."""
        self.hints_under_way: set[asyncio.Task[None]] = set()
        self.bell = asyncio.Event()
        self.bell.set()
        self.room = asyncio.Event()
        """The next request is read: not so many answers wait to be taken."""
        self.room.set()

    # -------------------------------------------------------------- what happens at the table

    def ring(self) -> None:
        """The position has changed."""
        self.position_due = True
        self.bell.set()

    def table_changed(self) -> None:
        """Somebody sat down, left, came or went. Who has lost their seat in a game has an account now, and comes again
        with another cookie, which must reach the browser first."""
        played, self.plays = self.plays, self.is_player()
        if played and not self.plays:
            asyncio.get_running_loop().call_later(COOKIES_TAKE, self.dismiss)
        self.table_due = True
        self.bell.set()

    def is_player(self) -> bool:
        """Whether the client looks through the eyes of a seat of its own, in a game that has begun."""
        return self.live.session is not None and self.live.viewer_of(self.person, self.seat) is not None

    def said(self, row: ChatRow) -> None:
        """A line of chat; those that come while older ones are being read wait for them."""
        if self.chat_told is None:
            self.chat_early.append(row)
        elif row.number > self.chat_told:
            self.chat_told = row.number
            self.post(json.encode(ServerEvent(chat_line(self.live, row, self.lang))))

    def post(self, message: bytes) -> None:
        """Queue a message; a client that does not take its messages is disconnected."""
        if len(self.outbox) < MOST_WAITING:
            self.outbox.append(message)
        else:
            self.let_go = True
        if len(self.outbox) >= MOST_UNREAD:
            self.room.clear()
        self.bell.set()

    def dismiss(self) -> None:
        """Disconnect the client, which may come again."""
        self.let_go = True
        self.bell.set()

    # -------------------------------------------------------------- the two directions

    async def run(self) -> None:
        """Until the client goes away."""
        tables = self.requests.tables
        tables.come(self.live, self)
        try:
            await tables.greet(self.live, self.person)
            await self.talk()
        finally:
            tables.gone(self.live, self)

    async def talk(self) -> None:
        """Send and receive, until one of the two ends."""
        tasks = [asyncio.create_task(self.send_on()), asyncio.create_task(self.receive_on())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            tasks += self.hints_under_way
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def receive_on(self) -> None:
        """Answer one request after another; only hints, which take long, are answered beside the others."""
        while not self.let_go:
            await self.room.wait()
            try:
                message = self.decoded(await self.socket.receive_data("text"))
            except Refusal as error:
                self.post(json.encode(Answer(0, Refused(self.problem(error)))))
                continue
            if isinstance(message.request, AskHint):
                task = asyncio.create_task(self.answer(message))
                self.hints_under_way.add(task)
                task.add_done_callback(self.hint_given)
            else:
                await self.answer(message)

    def hint_given(self, task: asyncio.Task[None]) -> None:
        """A hint is ready, or failed: then the error goes to the log and ends the socket."""
        self.hints_under_way.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a hint at table %s failed", self.live.row.id, exc_info=task.exception())
            self.dismiss()

    async def send_on(self) -> None:
        """Send the messages that wait, as fast as the client takes them."""
        older = await self.requests.tables.store.chat(self.live.row.id, most=LAST_LINES)
        self.chat_told = 0
        for row in [*older, *self.chat_early]:
            self.said(row)
        while not self.let_go:
            await self.bell.wait()
            self.bell.clear()
            while message := self.next_message():
                await asyncio.wait_for(self.socket.send_data(message, "text"), SLOWEST)

    def next_message(self) -> bytes | None:
        """Answers and chat in their order, then the table, then the newest position; nothing for who is let go."""
        if self.let_go:
            return None
        if self.outbox:
            message = self.outbox.popleft()
            if len(self.outbox) < MOST_UNREAD:
                self.room.set()
            return message
        if self.table_due:
            self.table_due = False
            return self.live.table_news(self.person, self.lang)
        if self.position_due:
            self.position_due = False
            return self.position()
        return None

    def position(self) -> bytes | None:
        """The newest position; None if the client has it already."""
        if self.live.session is None:
            return None
        viewer = self.live.viewer_of(self.person, self.seat)
        version, _ = self.live.session.seen(viewer)
        asked = self.live.session.asked(self.live.seats_of(self.person))
        if (version, asked) == (self.known, self.known_asked):
            return None
        encoded = self.live.position(viewer, self.lang, self.known, self.person)
        self.known, self.known_asked = version, asked
        return b'{"news":' + encoded + b"}"

    # -------------------------------------------------------------- requests

    async def answer(self, message: Asked) -> None:
        """The answer to a message, whatever it is, on its way to the client."""
        self.post(json.encode(Answer(message.number, await self.reply_to(message))))

    async def reply_to(self, message: Asked) -> Reply:
        """The same for whoever sends it on."""
        try:
            if not self.requests.tables.allowance.take(self.address):
                raise Refusal(429, "too-fast")
            if isinstance(message.request, Look):
                return self.look(message.request)
            if isinstance(message.request, Ping):
                return Pong()
            return await self.requests.reply_to(message.request, self.lang)
        except (Refusal, GalaktykaError) as error:
            return Refused(self.problem(error))

    def decoded(self, text: str) -> Asked:
        """The message, or a refusal that says what is wrong with it."""
        most = self.requests.tables.config.largest_message
        if len(text) > most:
            raise Refusal(413, "too-large", most=most // 1000)
        try:
            return asked.decode(text)
        except msgspec.MsgspecError as error:
            raise bad("malformed", fault=str(error)) from None
        except (UnicodeError, RecursionError):
            raise bad("malformed", fault="?") from None

    def problem(self, error: Refusal | GalaktykaError) -> Problem:
        """The refusal in words."""
        found = problem(error, words_in(self.lang))
        self.requests.tables.metrics.refused.labels(found.code).inc()
        return found

    def look(self, request: Look) -> Reply:
        """Change the viewer or the language."""
        if request.seat is not None and request.seat not in self.live.seats_of(self.person):
            raise not_yours("not-your-seat")
        self.seat, self.lang, self.known = request.seat, request.lang, None
        self.plays = self.is_player()
        self.table_changed()
        self.ring()
        return Looking()
