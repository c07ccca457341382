"""How many live tables one server process holds, and how much memory a table takes.

    python bench/server.py                          100, 250, 500 and 750 moving tables, then memory
    python bench/server.py --tables 500 --seconds 60
    python bench/server.py --game cosmos --python PATH      another game, or the server of another environment
    python bench/server.py --sleeping 20000          tables that nobody looks at

Every table has two sockets and makes one move a second. Measured is the time from sending a move until the new position
has reached a socket: the mover's, and the other's where the move shows there. The server runs as one process on one
core, from this environment unless --python names another (PYTHONPATH=src: plain Python), the clients beside it; rate
limits are lifted. Linux only: it reads /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PERIOD = 1.0
WARM_UP = 5.0
UNLIMITED = {"GALAKTYKA_BURST": "1e9", "GALAKTYKA_REQUESTS_PER_SECOND": "1e9", "GALAKTYKA_TABLES_BURST": "1e9"}


class Player(msgspec.Struct):
    """The part of a view that the bench needs."""

    legal: list[str] = []


class View(msgspec.Struct):
    """The same."""

    players: list[Player] = []


class News(msgspec.Struct):
    """A position, or anything else that is told."""

    type: str
    moment: str = ""
    asked: list[int] = []
    view: View = msgspec.field(default_factory=View)
    ending: dict[str, Any] | None = None


class Message(msgspec.Struct):
    """What comes through a socket."""

    news: News | None = None


decode = msgspec.json.Decoder(Message).decode


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process and its client."""

    def __init__(self, python: str, folder: Path, sleep_after: float) -> None:
        self.port = free_port()
        self.database = f"sqlite:///{folder / 'games.db'}"
        command = [python, "-m", "galaktyka", "serve", "--no-browser", "--thinkers", "0"]
        command += ["--port", str(self.port), "--database", self.database]
        environ = {**os.environ, **UNLIMITED, "GALAKTYKA_SLEEP_AFTER": str(sleep_after)}
        self.process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL)
        self.proc = Path("/proc", str(self.process.pid))
        os.sched_setaffinity(self.process.pid, {max(os.sched_getaffinity(0))})
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    async def ready(self) -> None:
        """Wait until it answers, and come in."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await self.http.get("/health")
                break
            await asyncio.sleep(0.1)
        (await self.http.post("/api/me", json={"name": "Bench"})).raise_for_status()

    async def open(self, game: str) -> str:
        """A table with two seats of ours."""
        seats = [{"kind": "me"}, {"kind": "local", "name": "Other"}]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        answer.raise_for_status()
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int) -> connect:
        """A socket at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        where = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?lang=en&seat={seat}"
        return connect(where, additional_headers={"Cookie": cookies}, max_size=2**22, compression=None)

    def memory(self) -> int:
        """Resident bytes."""
        return int((self.proc / "statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = (self.proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def close(self) -> None:
        """Stop it."""
        await self.http.aclose()
        self.process.terminate()
        self.process.wait(30)


class Table:
    """Two sockets that play a game, a move a second, and another game when it is over."""

    def __init__(self, server: Server, game: str, delays: list[float]) -> None:
        self.server = server
        self.game = game
        self.delays = delays
        self.positions: list[News | None] = [None, None]
        self.sent_at: list[float] = [0.0, 0.0]
        self.measuring = False

    async def play(self, start_after: float) -> None:
        """Until it is cancelled."""
        await asyncio.sleep(start_after)
        while True:
            table = await self.server.open(self.game)
            async with self.server.sit(table, 0) as one, self.server.sit(table, 1) as two:
                self.positions = [None, None]
                listening = [asyncio.create_task(self.listen(seat, ws)) for seat, ws in enumerate((one, two))]
                try:
                    await self.move_on((one, two))
                finally:
                    for task in listening:
                        if task.done():
                            task.result()
                        task.cancel()

    async def listen(self, seat: int, live: ClientConnection) -> None:
        """Keep the newest position, and note how long it took."""
        async for data in live:
            news = decode(data).news
            if news is None or news.type != "position":
                continue
            if self.measuring and self.sent_at[seat]:
                self.delays.append(time.perf_counter() - self.sent_at[seat])
            self.sent_at[seat] = 0.0
            self.positions[seat] = news

    async def move_on(self, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        """One move a second, until the game is over."""
        number = 0
        due = time.perf_counter() + PERIOD * random.random()
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += PERIOD
            positions = [position for position in self.positions if position]
            if any(position.ending is not None for position in positions):
                return
            asked = [seat for seat, each in enumerate(self.positions) if each and seat in each.asked]
            if not asked:
                continue
            seat = random.choice(asked)
            position = self.positions[seat]
            assert position is not None
            number += 1
            action = random.choice(position.view.players[seat].legal)
            move = {"type": "move", "seat": seat, "moment": position.moment, "deed": secrets.token_hex(6)}
            request = {"number": number, "request": {**move, "actions": [action]}}
            position.asked = []
            self.sent_at = [time.perf_counter()] * 2
            await sockets[seat].send(msgspec.json.encode(request).decode())


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """A place for the database that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="galaktyka-bench-") as name:
        yield Path(name)


async def moving(python: str, game: str, tables: int, seconds: float) -> str:
    """A line of the table: so many moving tables."""
    with folder() as place:
        server = Server(python, place, 3600.0)
        await server.ready()
        delays: list[float] = []
        players = [Table(server, game, delays) for _ in range(tables)]
        ramp = max(2.0, tables / 100)
        tasks = [asyncio.create_task(player.play(ramp * n / tables)) for n, player in enumerate(players)]
        await asyncio.sleep(ramp + WARM_UP)
        for player in players:
            player.measuring = True
        cpu, began = server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        busy = (server.cpu() - cpu) / took
        memory = server.memory()
        for task in tasks:
            task.cancel()
        faults = await asyncio.gather(*tasks, return_exceptions=True)
        await server.close()
    for fault in faults:
        if not isinstance(fault, asyncio.CancelledError):
            raise RuntimeError("a table could not go on") from fault
    delays.sort()
    if not delays:
        return f"{tables:7}  nothing was delivered"
    middle, slow, worst = (delays[int(len(delays) * part)] * 1000 for part in (0.5, 0.99, 0.999))
    rate = len(delays) / took
    return f"{tables:7} {rate:12,.0f} {middle:9.1f} {slow:9.1f} {worst:9.1f} {busy:8.0%} {memory / 2**20:9.0f}"


async def idle(python: str, game: str, tables: int, sleep_after: float, wait: float) -> float:
    """Bytes of memory for each table that has been opened and is now idle, or asleep."""
    with folder() as place:
        server = Server(python, place, sleep_after)
        await server.ready()
        for _ in range(20):
            await server.open(game)
        before = server.memory()
        limit = asyncio.Semaphore(8)

        async def one() -> None:
            async with limit:
                table = await server.open(game)
                for seat in (0, 1):
                    (await server.http.get(f"/api/tables/{table}/position?seat={seat}")).raise_for_status()

        await asyncio.gather(*(one() for _ in range(tables)))
        await asyncio.sleep(wait)
        after = server.memory()
        await server.close()
    return (after - before) / tables


async def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 250, 500, 750])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="race")
    parser.add_argument("--awake", type=int, default=1000)
    parser.add_argument("--sleeping", type=int, default=20000)
    parser.add_argument("--python", default=sys.executable)
    args = parser.parse_args()
    gc.disable()  # the clients' own pauses are not the server's
    print(f"{'tables':>7} {'positions/s':>12} {'p50 ms':>9} {'p99 ms':>9} {'p99.9 ms':>9} {'core':>8} {'MiB':>9}")
    for tables in args.tables:
        print(await moving(args.python, args.game, tables, args.seconds), flush=True)
    if args.awake:
        each = await idle(args.python, args.game, args.awake, 3600.0, 1.0)
        print(f"an idle table that is awake: {each / 1024:.0f} KiB")
    if args.sleeping:
        each = await idle(args.python, args.game, args.sleeping, 2.0, 8.0)
        print(f"a table asleep ({args.sleeping:,} of them): {each / 1024:.2f} KiB")


if __name__ == "__main__":
    asyncio.run(main())
