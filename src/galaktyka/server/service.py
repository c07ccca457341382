"""Everything that a running server is made of."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

from galaktyka.server.accounts import Accounts
from galaktyka.server.bot_pool import BotPool
from galaktyka.server.config import Config
from galaktyka.server.guards import Allowance
from galaktyka.server.histories import ReplayCache
from galaktyka.server.livetable import LiveTable
from galaktyka.server.metrics import Metrics
from galaktyka.server.people import People
from galaktyka.server.problems import Refusal
from galaktyka.server.storage import Store, open_store
from galaktyka.server.tables import Tables

T = TypeVar("T")

WAKING = 5.0
LOOKING_BACK = 5.0
ONE_MOMENT_BACK = 2.0
READING_A_RECORD = 20.0
COMING_IN = 5.0
"""What takes long or stays on the disk, in usual requests."""


class Service:
    """The store, the people, the tables and those who think for bots."""

    def __init__(self, config: Config, store: Store, secret: bytes) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.people = People(store, secret)
        self.bot_pool = BotPool(config.thinkers, config.think_seconds)
        self.tables = Tables(store, self.bot_pool, config, self.metrics)
        self.replay_cache = ReplayCache(store, self.tables.replaying)
        self.accounts = Accounts(store, self.tables)
        self.sockets: Counter[str] = Counter()
        """How many sockets each client holds open."""
        self.sockets_at: Counter[tuple[str, str]] = Counter()
        """And at which table."""
        self.opening = Allowance(config.tables_burst, config.tables_per_second)
        """For tables that clients open."""
        for errand in (self.tables.make_rounds, self.tables.follow_changes, self.tables.watch_clocks):
            self.tables.errands.start(errand())
        self.tables.errands.start(self.bot_pool.warm_up())

    @contextlib.contextmanager
    def socket_of(self, address: str, table_id: str) -> Iterator[None]:
        """Counts a socket while it is open; refused if the client holds too many, or too many at this table."""
        here = address, table_id
        many = self.sockets[address] >= self.config.most_sockets
        if many or self.sockets_at[here] >= self.config.most_sockets_at_table:
            raise Refusal(429, "too-many-sockets")
        self.sockets[address] += 1
        self.sockets_at[here] += 1
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.metrics.sockets.dec()
            one_less(self.sockets, address)
            one_less(self.sockets_at, here)

    def check_opening(self, address: str) -> None:
        """Refused if the client opens tables too fast."""
        if not self.opening.take(address):
            raise Refusal(429, "too-many-tables")

    def charge(self, address: str, price: float) -> None:
        """For what takes more than usual: it counts as so many requests. Refused if the client asks for too much."""
        if not self.tables.allowance.take(address, price):
            raise Refusal(429, "too-fast")

    async def table(self, address: str, table_id: str) -> LiveTable:
        """The table, for a client; one that sleeps has to be woken, which costs."""
        if table_id not in self.tables.awake:
            self.charge(address, WAKING)
        return await self.tables.find(table_id)

    async def close(self) -> None:
        """Stop; everything that counts is in the store."""
        await self.tables.close()
        self.tables.replaying.close()
        self.bot_pool.close()
        self.accounts.close()
        with contextlib.suppress(Exception):
            await self.store.close()


def one_less(counted: Counter[T], what: T) -> None:
    """Count down; what is not there any more is forgotten."""
    counted[what] -= 1
    if not counted[what]:
        del counted[what]


async def open_service(config: Config) -> Service:
    """Open the store and begin."""
    store = await open_store(config.database_url())
    return Service(config, store, await store.secret())
