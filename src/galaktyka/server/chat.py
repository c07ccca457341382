"""Chat: lines that everybody at a table hears once and in order, whichever server they were written at."""

from __future__ import annotations

import contextlib
import time

from galaktyka.server.guards import Allowance
from galaktyka.server.livetable import LiveTable
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.sockets import ChatLine
from galaktyka.server.positions import words_in
from galaktyka.server.problems import Refusal, bad
from galaktyka.server.storage import ChatRow, PersonRow, Store, StoreDown

LONGEST_WORD = 64
"""Characters of a client's own word for a line."""
SEVERAL = 5
"""So many people at one address may write as much as they like."""
THE_TABLE = ""
"""Who says what nobody says: the person of a line of chat whose text is a message id."""


class Chat:
    """What is said at the tables."""

    def __init__(self, store: Store, burst: float, per_second: float) -> None:
        self.store = store
        self.allowance = Allowance(burst, per_second)
        """For what each person says."""
        self.allowance_there = Allowance(SEVERAL * burst, SEVERAL * per_second)
        """And for all of them at one address: anybody can be many guests."""

    async def say_once(self, live: LiveTable, person: PersonRow, text: str, line: str, address: str) -> ChatRow:
        """Store what a person says, once for each id that the client gives it."""
        if not 1 <= len(line) <= LONGEST_WORD:
            raise bad("line-id")
        if not self.allowance.take(person.id) or not self.allowance_there.take(address):
            raise Refusal(429, "too-much-said")
        return await self.say(live, person.id, person.name, text, f"{person.id}:{line}")

    async def say(self, live: LiveTable, person: str, name: str, text: str, line: str = "") -> ChatRow:
        """A line for everybody at the table."""
        row = await self.store.add_chat(live.row.id, person, name, text, time.time(), line)
        if row.number == live.chat_read + 1:
            self.pass_on(live, row)
        else:  # another server wrote a line before it, of which we have not heard yet
            with contextlib.suppress(StoreDown):
                await self.hear(live)
        return row

    async def hear(self, live: LiveTable) -> None:
        """Tell the watchers at this server the lines that they have not heard."""
        for line in await self.store.chat(live.row.id, after=live.chat_read):
            self.pass_on(live, line)

    async def tell(self, live: LiveTable, message: str, seat: int) -> None:
        """The table itself says something about a seat, to everybody in their own language."""
        await self.say(live, THE_TABLE, live.row.seats[seat].name, message)

    def pass_on(self, live: LiveTable, row: ChatRow) -> None:
        """Send a line to everybody, once and in order."""
        if row.number <= live.chat_read:
            return
        live.chat_read = row.number
        for watcher in list(live.watchers):
            watcher.said(row)


def chat_line(live: LiveTable, row: ChatRow, lang: Lang) -> ChatLine:
    """A line of chat as it is told; what the table itself says has no name before it."""
    if row.person == THE_TABLE:
        return ChatLine(row.number, "", None, words_in(lang).say(f"server.chat.{row.text}", name=row.name), row.at)
    seats = live.seats_of(row.person)
    return ChatLine(row.number, row.name, seats[0] if seats else None, row.text, row.at)
