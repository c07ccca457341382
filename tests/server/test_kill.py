"""Nothing is lost: the server is killed with SIGKILL at random moments, and what was acknowledged is there, once."""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.daily import often
from tests.server.serving import ME, House, free_port
from tests.server.storage.databases import Postgres
from tests.server.survivors import LOST, Player, acknowledged_and_kept

pytestmark = [pytest.mark.once, pytest.mark.slow]

KILLS = int(os.environ.get("GALAKTYKA_KILLS", often(40, 200)))
GAMES = ("race", "frontiers", "artifacts", "cosmos")


class Doomed(House):
    """A server that is killed again and again, and started anew each time."""

    def __init__(self, nursery: asyncio.subprocess.Process, port: int, database: str) -> None:
        self.port = port
        self.nursery = nursery
        self.database = database
        self.kills = 0
        self.pid = 0

    async def start(self) -> None:
        """A new process on the same port and database."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{self.port} {self.database}\n".encode())
        self.pid = int(await self.nursery.stdout.readline())
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.01)

    async def kill_and_restart(self) -> None:
        """SIGKILL: nothing can be put in order."""
        await self.kill()
        self.kills += 1
        await self.start()

    async def kill(self) -> None:
        """Gone when this returns."""
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, signal.SIGKILL)
                await asyncio.sleep(0.001)


@contextlib.asynccontextmanager
async def doomed(database: str) -> AsyncIterator[Doomed]:
    nursery = await asyncio.create_subprocess_exec(
        sys.executable, str(Path(__file__).with_name("nursery.py")), stdin=-1, stdout=-1
    )
    server = Doomed(nursery, free_port(), database)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()
        assert nursery.stdin is not None
        nursery.stdin.close()
        await nursery.wait()


async def games_with_kills(database: str, kills: int) -> None:
    rng = random.Random(7)
    players: list[Player] = []
    async with doomed(database) as server, server.guest("Ala") as ala:

        async def one_after_another(game: str) -> None:
            while server.kills < kills:
                with contextlib.suppress(*LOST):
                    table = await ala.open(game, ME, {"kind": "local", "name": "Ola"}, seed=len(players))
                    players.append(Player(ala, table))
                    await players[-1].play()
                await asyncio.sleep(0.01)

        def moves() -> int:
            return sum(len(player.acknowledged) for player in players)

        async def killer() -> None:
            while server.kills < kills:
                enough, patience = moves() + rng.randrange(12), time.monotonic() + 5
                while moves() < enough and time.monotonic() < patience:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(rng.uniform(0.0, 0.05))
                await server.kill_and_restart()

        playing = [asyncio.create_task(one_after_another(game)) for game in GAMES]
        await killer()
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):  # none: it saw the last kill by itself
            assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
    assert await acknowledged_and_kept(database, players) > KILLS, "too few moves between the kills to prove anything"


def test_killed_again_and_again_on_sqlite(tmp_path: Path):
    began = time.monotonic()
    asyncio.run(games_with_kills(f"sqlite:///{tmp_path / 'games.db'}", KILLS))
    print(f"{KILLS} kills in {time.monotonic() - began:.0f} s")


def test_killed_again_and_again_on_postgresql(postgres: Postgres):
    asyncio.run(games_with_kills(postgres.new_database(), KILLS))
