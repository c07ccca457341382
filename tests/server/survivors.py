"""Players who go on whatever happens to the server, and remember what was acknowledged."""

import asyncio
import contextlib
import secrets
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from galaktyka.server.storage import open_store
from galaktyka.server.tables import played_through
from tests.server.serving import Guest, Seat

LOST = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
"""How a client notices that the server is gone."""


class Player:
    """Plays at a table with two seats of their own, through all crashes, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.answered_at: list[float] = []
        """When its moves were acknowledged."""
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
        self.answered_at.append(time.monotonic())
        self.acknowledged[f"{seat.seat}:{move['deed']}"] = answer["version"]
        del self.unanswered[seat.seat]


async def acknowledged_and_kept(database: str, players: list[Player]) -> int:
    """Every acknowledged deed is there with its number, once; what was not acknowledged is there once or not at all.

    How many were acknowledged.
    """
    store = await open_store(database)
    try:
        for player in players:
            row = await store.table(player.table)
            assert row is not None
            entries = await store.journal(player.table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            there = {entry.id: entry.number for entry in entries}
            assert len(there) == len(entries)
            assert player.acknowledged.items() <= there.items()
            tried = {f"{seat}:{move['deed']}" for seat, move in player.unanswered.items()}
            assert there.keys() - player.acknowledged.keys() <= tried
            session = played_through(row, entries)
            assert session.version == len(entries)
            assert (row.status == "over") == session.state.is_over()
    finally:
        await store.close()
    moves = sum(len(player.acknowledged) for player in players)
    print(f"{moves} acknowledged moves in {len(players)} games")
    return moves
