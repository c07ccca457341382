"""Replays are kept for a while and follow their games."""

import pytest

from galaktyka.server.game_session import BOTS
from galaktyka.server.histories import MOST_REPLAYS, ReplayCache
from galaktyka.server.storage import JournalEntry
from tests.server.histories.games import RACE, Client, entries, random_moves, row_of

pytestmark = pytest.mark.once


@pytest.mark.anyio
async def test_a_replay_on_the_shelf_follows_the_game(client: Client):
    store = client.service.store
    row = row_of(RACE)
    moves = random_moves(row, 25)
    await store.add_table(row, entries(row, moves[:20]))
    replay_cache = ReplayCache(store, client.service.tables.replaying)
    assert await replay_cache.look(row, lambda past: len(past.moves)) == 20
    more = "".join(f"{move.seat} {move.notation}\n" for move in moves[20:])
    await store.append(row.id, JournalEntry(21, "more", BOTS, more, 1.0), [], "playing", [])
    assert await replay_cache.look(row, lambda past: len(past.moves)) == 25
    await store.append(row.id, JournalEntry(22, "undo", 0, "undo 3\n", 1.0), [], "playing", [])
    assert await replay_cache.look(row, lambda past: past.moves) == moves[:22]


@pytest.mark.anyio
async def test_the_shelf_has_room_for_so_many(client: Client):
    store = client.service.store
    replay_cache = ReplayCache(store, client.service.tables.replaying)
    rows = [row_of(RACE, seed) for seed in range(MOST_REPLAYS + 3)]
    for number, row in enumerate(rows):
        row.id = f"table{number}"
        await store.add_table(row)
        await replay_cache.look(row, lambda past: None)
        await replay_cache.look(rows[0], lambda past: None)
    assert len(replay_cache.replays) == MOST_REPLAYS
    assert rows[0].id in replay_cache.replays
    assert rows[1].id not in replay_cache.replays
