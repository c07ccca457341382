"""Nothing is lost: the server is killed with SIGKILL at random moments, and what was acknowledged is there, once."""

import asyncio
import contextlib
import os
import random
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from galaktyka.server.storage import open_store
from galaktyka.server.tables import played_through
from tests.server.serving import ME, Guest, House, Seat, free_port
from tests.server.storage.databases import Postgres

pytestmark = [pytest.mark.once, pytest.mark.slow]

KILLS = int(os.environ.get("GALAKTYKA_KILLS", "200"))
GAMES = ("race", "frontiers", "artifacts", "cosmos")
LOST = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
"""How a client notices that the server is gone."""


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


class Player:
    """Plays at a table with two seats of their own, through all crashes, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.unanswered: dict[int, dict[str, Any]] = {}
        """A move of each seat that was sent and perhaps not done."""
        self.over = False

    async def play(self) -> None:
        """To the end of the game."""
        while not self.over:
            with contextlib.suppress(*LOST):
                async with self.guest.at(self.table, 0) as one, self.guest.at(self.table, 1) as two:
                    await asyncio.gather(one.until(lambda: bool(one.position)), two.until(lambda: bool(two.position)))
                    await self.play_on(one, two)
            await asyncio.sleep(0.01)

    async def play_on(self, *seats: Seat) -> None:
        """As long as the server lives."""
        while not self.over:
            for seat in seats:
                await self.one_move(seat)

    async def one_move(self, seat: Seat) -> None:
        """The seat's next move, or the one again that was not answered."""
        assert seat.seat is not None
        move = self.unanswered.get(seat.seat)
        if move is None:
            await seat.look_again()
            self.over = seat.position["ending"] is not None
            if not seat.position["choice"]:
                return
            move = seat.move(await seat.any_answer(), secrets.token_hex(8))
            self.unanswered[seat.seat] = move
        answer = await asyncio.wait_for(seat.ask(move), 10)
        assert answer["type"] == "accepted", answer
        self.acknowledged[f"{seat.seat}:{move['deed']}"] = answer["version"]
        del self.unanswered[seat.seat]


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
    await check(database, players)


async def check(database: str, players: list[Player]) -> None:
    """Every acknowledged deed is there with its number, once; what was not acknowledged is there once or not at all."""
    store = await open_store(database)
    try:
        for player in players:
            row = await store.table(player.table)
            assert row is not None
            deeds = await store.deeds(player.table)
            assert [deed.number for deed in deeds] == list(range(1, len(deeds) + 1))
            there = {deed.id: deed.number for deed in deeds}
            assert len(there) == len(deeds)
            assert player.acknowledged.items() <= there.items()
            tried = {f"{seat}:{move['deed']}" for seat, move in player.unanswered.items()}
            assert there.keys() - player.acknowledged.keys() <= tried
            course = played_through(row, deeds)
            assert course.version == len(deeds)
            assert (row.status == "over") == course.state.is_over()
    finally:
        await store.close()
    moves = sum(len(player.acknowledged) for player in players)
    assert moves > KILLS, "too few moves between the kills to prove anything"
    print(f"{moves} acknowledged moves in {len(players)} games")


def test_killed_again_and_again_on_sqlite(tmp_path: Path):
    began = time.monotonic()
    asyncio.run(games_with_kills(f"sqlite:///{tmp_path / 'games.db'}", KILLS))
    print(f"{KILLS} kills in {time.monotonic() - began:.0f} s")


def test_killed_again_and_again_on_postgresql(postgres: Postgres):
    asyncio.run(games_with_kills(postgres.new_database(), KILLS))
