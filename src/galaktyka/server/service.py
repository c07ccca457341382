"""Everything that a running server is made of."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from galaktyka.server.accounts import Accounts
from galaktyka.server.config import Config
from galaktyka.server.histories import Shelf
from galaktyka.server.metrics import Metrics
from galaktyka.server.people import People
from galaktyka.server.problems import Refusal
from galaktyka.server.storage import Store, open_store
from galaktyka.server.tables import Tables
from galaktyka.server.thinkers import Thinkers


class Service:
    """The store, the people, the tables and those who think for bots."""

    def __init__(self, config: Config, store: Store, secret: bytes) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.people = People(store, secret)
        self.shelf = Shelf(store)
        self.thinkers = Thinkers(config.thinkers, config.think_seconds)
        self.tables = Tables(store, self.thinkers, config, self.metrics)
        self.accounts = Accounts(store, self.tables)
        self.sockets: Counter[str] = Counter()
        """How many sockets each client holds open."""
        for errand in (self.tables.make_rounds, self.tables.follow_changes, self.tables.watch_clocks):
            self.tables.start(errand())
        self.tables.start(self.thinkers.warm_up())

    @contextlib.contextmanager
    def socket_of(self, address: str) -> Iterator[None]:
        """Counts a socket while it is open; refused if the client holds too many."""
        if self.sockets[address] >= self.config.most_sockets:
            raise Refusal(429, "too-many-sockets")
        self.sockets[address] += 1
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.metrics.sockets.dec()
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def close(self) -> None:
        """Stop; everything that counts is in the store."""
        await self.tables.close()
        self.thinkers.close()
        self.accounts.close()
        with contextlib.suppress(Exception):
            await self.store.close()


async def open_service(config: Config) -> Service:
    """Open the store and begin."""
    store = await open_store(config.database_url())
    return Service(config, store, await store.secret())
