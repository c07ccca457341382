"""The two kinds of database, by their URL."""

from importlib.resources.abc import Traversable
from typing import Protocol, TypeVar

from galaktyka.server.storage.base_store import BaseStore, Make
from galaktyka.server.storage.store import Store, StoreDown

T = TypeVar("T")


class Database(Protocol):
    """What the module of a database offers."""

    STEPS_HERE: Traversable
    """The folder of its migrations."""

    async def open_here(self, url: str) -> BaseStore:
        """The store."""
        ...

    async def snapshot(self, url: str, make: Make[T]) -> T:
        """What a script finds that reads everything at one moment, also while a server writes."""
        ...

    async def fill(self, url: str, make: Make[T]) -> T:
        """What a script returns that writes everything or nothing, while no server uses the database."""
        ...


def database_at(url: str) -> Database:
    """The module for the URL. The driver of PostgreSQL is needed by those who use it."""
    if url.startswith("sqlite:///"):
        from galaktyka.server.storage import sqlite

        return sqlite
    if not url.startswith(("postgresql://", "postgres://")):
        raise StoreDown("server.store.unknown-url", {"url": url.partition("@")[2] or url})
    try:
        from galaktyka.server.storage import postgres
    except ImportError:
        raise StoreDown("server.store.no-driver", {}) from None
    return postgres


async def open_store(url: str) -> Store:
    """`sqlite:///PATH` or `postgresql://…`; missing tables are made, older ones migrated."""
    return await database_at(url).open_here(url)
