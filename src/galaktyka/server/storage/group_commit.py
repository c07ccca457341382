"""Entries of many tables, written to PostgreSQL in one statement.

A commit that notifies waits for the one before it, and each waits for the disk: one by one, a few hundred entries a
second are all there is. So while one batch is on its way the next gathers, as in the embedded store.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

from galaktyka.server.storage.scripts import Append, Script, json_of
from galaktyka.server.storage.store import Conflict, StoreDown

MOST_TOGETHER = 256
Outcome = Literal["written", "refused", "unknown"]


class Unsettled(StoreDown):
    """The connection broke while the database was committing: nobody knows whether it has."""


WRITE = """
WITH asked AS (
    SELECT * FROM unnest(
        :table_id ::text[], :number ::int[], :id ::text[], :seat ::int[], :lines ::text[],
        :at ::double precision[], :waiting ::text[], :status ::text[], :totals ::text[],
        :changed ::double precision[]
    ) AS asked (table_id, number, id, seat, lines, at, waiting, status, totals, changed)
), raised AS (
    UPDATE tables SET deeds = asked.number, waiting = asked.waiting, status = asked.status, totals = asked.totals,
        changed = asked.changed, revision = revision + 1,
        shown = shown + CASE WHEN tables.changed = asked.changed THEN 0 ELSE 1 END
    FROM asked
    WHERE tables.id = asked.table_id AND tables.deeds = asked.number - 1
        AND NOT EXISTS (SELECT 1 FROM deeds WHERE deeds.table_id = asked.table_id AND deeds.id = asked.id)
    RETURNING asked.table_id, asked.number, asked.id, asked.seat, asked.lines, asked.at
), written AS (
    INSERT INTO deeds (table_id, number, id, seat, lines, at) SELECT * FROM raised RETURNING table_id
)
SELECT table_id, pg_notify(:channel, :process || ' ' || table_id) FROM written
"""


def write_all(appends: list[Append], channel: str, process: str) -> Script[set[str]]:
    """The tables whose entry was written; there is at most one entry for each."""
    rows = yield (
        WRITE,
        {
            "table_id": [append.table_id for append in appends],
            "number": [append.entry.number for append in appends],
            "id": [append.entry.id for append in appends],
            "seat": [append.entry.seat for append in appends],
            "lines": [append.entry.lines for append in appends],
            "at": [append.entry.at for append in appends],
            "waiting": [json_of(append.waiting) for append in appends],
            "status": [append.status for append in appends],
            "totals": [json_of(append.totals) for append in appends],
            "changed": [append.changed for append in appends],
            "channel": channel,
            "process": process,
        },
    )
    return {row[0] for row in rows}


class GroupCommit:
    """Gathers entries and writes them in batches, one batch at a time."""

    def __init__(self, write: Callable[[list[Append]], Awaitable[set[str]]]) -> None:
        self.write = write
        self.gathered: list[tuple[Append, asyncio.Future[Outcome]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def add(self, append: Append) -> Outcome:
        """Whether it was written; `StoreDown` if nothing can be now."""
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.gathered.append((append, outcome))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_on())
        return await outcome

    async def write_on(self) -> None:
        """Until nothing is left."""
        try:
            while self.gathered:
                await self.write_batch(self.next_batch())
        finally:
            self.writing = None

    def next_batch(self) -> dict[str, tuple[Append, asyncio.Future[Outcome]]]:
        """The first entry of each table; the others go on waiting."""
        batch: dict[str, tuple[Append, asyncio.Future[Outcome]]] = {}
        left = []
        for item in self.gathered:
            if item[0].table_id in batch or len(batch) == MOST_TOGETHER:
                left.append(item)
            else:
                batch[item[0].table_id] = item
        self.gathered = left
        return batch

    async def write_batch(self, batch: dict[str, tuple[Append, asyncio.Future[Outcome]]]) -> None:
        """Write it and tell everybody."""
        outcomes: dict[str, Outcome] = {}
        fault: Exception | None = None
        try:
            written = await self.write([append for append, _ in batch.values()])
            outcomes = {table_id: "written" if table_id in written else "refused" for table_id in batch}
        except Unsettled:
            outcomes = dict.fromkeys(batch, "unknown")
        except Conflict:
            outcomes = dict.fromkeys(batch, "refused")  # because of one of them: each is tried alone
        except Exception as error:
            fault = error
        for table_id, (_, outcome) in batch.items():
            if outcome.done():
                continue  # nobody waits for it any more
            if fault is None:
                outcome.set_result(outcomes[table_id])
            else:
                outcome.set_exception(fault)
