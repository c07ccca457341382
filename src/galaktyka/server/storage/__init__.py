"""Where people, tables and moves are kept: one protocol, two databases."""

from galaktyka.server.storage.databases import open_store
from galaktyka.server.storage.store import (
    ChatRow,
    Conflict,
    JournalEntry,
    Notice,
    PersonRow,
    Repeated,
    Store,
    StoreDown,
    TableRow,
)

__all__ = [
    "ChatRow",
    "Conflict",
    "JournalEntry",
    "Notice",
    "PersonRow",
    "Repeated",
    "Store",
    "StoreDown",
    "TableRow",
    "open_store",
]
