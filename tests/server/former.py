"""A database as an earlier version has left it, with running tables of every game.

Whoever changes what is kept writes one with the code of before, in a checkout of it to which this file is copied:

    PYTHONPATH=src python -m tests.server.former tests/server/databases/NAME.sql
"""

import asyncio
import hashlib
import json
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from galaktyka.core.game import State
from tests.server.serving import BOT, ME, OPEN, Guest, House, serving

FOLDER = Path(__file__).parent / "databases"
GAMES = ("race", "frontiers", "artifacts", "cosmos")
OLA = {"kind": "local", "name": "Ola"}
FINGERPRINT = "-- position"
"""Begins a line that names a table and the fingerprint of its position; the rest is SQL."""


def fingerprint(state: State) -> str:
    """Of the position as a document, with everything that is hidden."""
    return hashlib.sha256(json.dumps(state.to_document(), sort_keys=True).encode()).hexdigest()


def restore(name: str, database: Path) -> dict[str, str]:
    """Make the database anew; the fingerprints of its tables."""
    text = (FOLDER / f"{name}.sql").read_text("utf-8")
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(text)
    return dict(re.findall(rf"^{FINGERPRINT} (\w+) (\w+)$", text, re.MULTILINE))


async def play(ala: Guest, table: str, moves: int, seats: tuple[int, ...]) -> int:
    """So many more moves of the seats that somebody here plays, fewer if the game ends; how many were made."""
    made = 0
    while made < moves:
        for number in seats:
            async with ala.at(table, number) as seat:
                await seat.until(lambda: bool(seat.position))
                while made < moves and seat.position["choice"]:
                    await seat.play_any()
                    made += 1
                if seat.position["ending"]:
                    return made
        await asyncio.sleep(0)
    return made


async def write(house: House, ala: Guest) -> None:
    """What people have left: games at several moments, one played on from a past one, one that waits for somebody."""
    for game in GAMES:
        for seed, moves in ((1, 9), (2, 37)):
            clock = {"stock": 3600, "bonus": 60} if seed == 1 else None
            table = await ala.open(game, ME, OLA, seed=seed, clock=clock)
            await play(ala, table, moves, (0, 1))
        answer = await ala.post(f"/tables/{table}/branch", {"step": 31, "seat": 0, "bot": "greedy"})
        assert answer.status_code == 201, answer.text
        async with ala.at(table) as seat:
            await seat.until(lambda: bool(seat.position))
            await seat.ask(seat.undo())
            await seat.say("It is your turn, Ola.")
    await ala.open("race", ME, BOT, OPEN, listed=True)
    for live in house.service.tables.awake.values():
        while live.bots_at_work:
            await live.bots_at_work


async def main(target: Path) -> None:
    """Write the file."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as house, house.guest("Ala") as ala:
            await write(house, ala)
            sessions = {name: live.session for name, live in house.service.tables.awake.items()}
            marks = [
                f"{FINGERPRINT} {name} {fingerprint(session.state)}" for name, session in sessions.items() if session
            ]
        with closing(sqlite3.connect(Path(folder, "games.db"))) as connection:
            target.write_text("\n".join([*marks, *connection.iterdump(), ""]), "utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
