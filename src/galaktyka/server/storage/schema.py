"""The tables of the database and how they came about: numbered steps in SQL, each taken once."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from galaktyka.server.storage.scripts import Script
from galaktyka.server.storage.store import StoreDown

STEPS = files("galaktyka.server.storage") / "migrations"
STEP_NAME = re.compile(r"(\d{4})_[a-z_]+\.sql")


def migrate(folder: Traversable, last: int | None = None) -> Script[None]:
    """Take the steps of the schema that are missing, in one transaction; `last`: only up to this one."""
    yield "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)", {}
    taken = yield "SELECT number FROM migrations", {}
    reached = max((row[0] for row in taken), default=0)
    steps = steps_in(folder)
    if reached > len(steps):
        raise StoreDown("server.store.too-new", {"found": reached, "known": len(steps)})
    for number in range(reached + 1, (len(steps) if last is None else last) + 1):
        step = steps[number - 1]
        for statement in statements_of(step.read_text("utf-8")):
            yield statement, {}
        yield "INSERT INTO migrations (number, name) VALUES (:number, :name)", {"number": number, "name": step.name}


def steps_in(folder: Traversable) -> list[Traversable]:
    """The files of the steps, numbered from 1 without a gap."""
    steps = sorted((file for file in folder.iterdir() if STEP_NAME.fullmatch(file.name)), key=lambda file: file.name)
    if [int(step.name[:4]) for step in steps] != list(range(1, len(steps) + 1)):
        raise ValueError(f"the steps in {folder} are not numbered one by one")
    return steps


def statements_of(text: str) -> list[str]:
    """The statements of a file: each ends with a semicolon at the end of a line."""
    return [part.strip() for part in re.split(r";\s*\n", text + "\n") if part.strip()]
