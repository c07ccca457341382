"""Everything that a running server is made of."""

from __future__ import annotations

import contextlib

from galaktyka.server.accounts import Accounts
from galaktyka.server.config import Config
from galaktyka.server.histories import Shelf
from galaktyka.server.metrics import Metrics
from galaktyka.server.people import People
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
        for errand in (self.tables.make_rounds, self.tables.follow_changes, self.tables.watch_clocks):
            self.tables.start(errand())
        self.tables.start(self.thinkers.warm_up())

    async def close(self) -> None:
        """Stop; everything that counts is in the store."""
        await self.tables.close()
        self.thinkers.close()
        with contextlib.suppress(Exception):
            await self.store.close()


async def open_service(config: Config) -> Service:
    """Open the store and begin."""
    store = await open_store(config.database_url())
    return Service(config, store, await store.secret())
