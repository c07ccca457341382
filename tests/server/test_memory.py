"""A table that is awake and idle is small, at any moment of any game."""

import gc
import tracemalloc

import pytest

from galaktyka.core.rng import seeded
from galaktyka.games import find_game
from galaktyka.server.game_session import GameSession, progress_after
from galaktyka.server.livetable import LiveTable
from galaktyka.server.storage import JournalEntry, TableRow
from galaktyka.server.storage.store import SeatRow

MOST = 200 * 1024


def played(game: str, seats: int, moves: int) -> LiveTable:
    """A table after so many random moves, at which every seat has just looked."""
    people = [SeatRow("person", f"P{seat}", str(seat)) for seat in range(seats)]
    row = TableRow("t", game, "playing", "0", people, {}, 5)
    session = GameSession(row)
    live = LiveTable(row, session)
    rng = seeded(3)
    for number in range(1, moves + 1):
        deciders = session.state.deciders()
        if not deciders:
            break
        seat = deciders[rng.below(len(deciders))]
        options = session.state.legal(seat)
        change = session.table.rehearse(seat, [options[rng.below(len(options))]])
        live.accept(
            JournalEntry(number, f"{number}", seat, change.lines(), 0.0), change, progress_after(change.steps[-1]), 0.0
        )
        live.announce()
    for viewer in range(seats):
        live.position(viewer, "en", None)
    return live


@pytest.mark.once
@pytest.mark.parametrize("game", ["race", "frontiers", "artifacts", "cosmos"])
def test_an_awake_table_takes_less_than_200_kib(game: str):
    seats = max(find_game(game).seats)
    played(game, seats, 60)  # what all tables share is made now
    for moves in (5, 80, 250):
        gc.collect()
        tracemalloc.start()
        live = played(game, seats, moves)
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert live.session is not None
        assert size < MOST, f"{size / 1024:.0f} KiB after {moves} moves"
