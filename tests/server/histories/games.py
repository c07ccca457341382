"""Games that were played at tables, for tests that look back."""

import json

import httpx
import pytest

from galaktyka.core.game import State
from galaktyka.core.records import Move, Record
from galaktyka.core.replays import replay_moves
from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.server.game_session import header_of
from galaktyka.server.histories import Replay
from galaktyka.server.records import journal_of, record_text
from galaktyka.server.service import Service
from galaktyka.server.storage import JournalEntry, PersonRow, TableRow
from galaktyka.server.storage.store import SeatRow
from tests.laws.tables import TABLES, Table, choose

ALA = PersonRow("ala", "Ala", "", 0.0)
RACE = Table("race", 2, (("first-game", False), ("advanced", False)))
ONE_OF_EACH = [next(table for table in TABLES if table.key == key and table.seats == 2) for key in (
    "race", "frontiers", "artifacts", "cosmos",
)]  # fmt: skip
each_game = pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)


def row_of(
    table: Table, seed: int = 7, start: State | None = None, owners: tuple[str, ...] = ("ala", "ola")
) -> TableRow:
    """A table with people in all seats."""
    names = [*owners, *(f"p{seat}" for seat in range(len(owners), table.seats))][: table.seats]
    seats = [SeatRow("person", name.title(), name) for name in names]
    document = json.dumps(start.to_document()) if start else ""
    return TableRow("t" * 12, table.key, "playing", "ala", seats, dict(table.options), seed, document)


def random_moves(row: TableRow, most: int = 10_000, seed: int = 3) -> list[Move]:
    """Of the game of the table, as many as there are or as are wanted."""
    game = find_game(row.game)
    header = header_of(row, game)
    state = replay_moves(Record(header, [], None, ""), game)[0].state.clone()
    rng = seeded(seed)
    moves: list[Move] = []
    while state.deciders() and len(moves) < most:
        seat, action = choose(state, rng)
        state.apply(seat, action)
        moves.append(Move(seat, game.actions.notation(action)))
    return moves


def record_of(row: TableRow, moves: list[Move]) -> Record:
    return Record(header_of(row, find_game(row.game)), moves, None, "")


def entries(row: TableRow, moves: list[Move]) -> list[JournalEntry]:
    return journal_of(moves, row)


def read(row: TableRow, moves: list[Move]) -> Replay:
    past = Replay(row)
    for entry in entries(row, moves):
        past.read(entry)
    return past


def finished(table: Table = RACE) -> tuple[str, TableRow, list[Move]]:
    row = row_of(table)
    moves = random_moves(row)
    return record_text(read(row, moves)), row, moves


def changed(text: str, line: int, new: str) -> str:
    lines = text.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)


class Client(httpx.AsyncClient):
    """A browser, and the server behind the curtain."""

    service: Service


async def introduced(client: Client, name: str = "Ala") -> str:
    """The id of the one who asks from now on."""
    client.cookies.clear()
    return str((await client.post("/api/me", json={"name": name})).json()["id"])


async def kept(client: Client, me: str, most: int = 10_000, owner_of_other: str = "ola") -> tuple[TableRow, int]:
    """A table in the store with moves at it, mine the first seat."""
    row = row_of(RACE, owners=(me, owner_of_other))
    moves = random_moves(row, most)
    past = read(row, moves)
    row.status = "over" if past.over else "playing"
    row.totals = past.now.totals() if past.over else []
    await client.service.store.add_table(row, entries(row, moves))
    return row, len(moves)
