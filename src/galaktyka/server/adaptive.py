"""The opponent that adapts: as strong as the person has been in finished games of the same kind."""

from __future__ import annotations

from galaktyka.bots import usual_bot
from galaktyka.bots.levels import elo_of, ladder, strength_after
from galaktyka.bots.network.shelf import has_weights
from galaktyka.server.storage import PersonRow, TableRow
from galaktyka.server.storage.store import Store

ADAPTIVE = "adaptive"
LOOKED_AT = 200
"""So many of somebody's last tables."""


def adapts(game: str) -> bool:
    """Whether there is such an opponent."""
    return has_weights(game)


async def fitting_bot(store: Store, person: PersonRow, game: str, seats: int) -> str:
    """The champion that is as strong as the person; the usual opponent's strength for a newcomer."""
    steps = [level.elo for level in ladder(game, seats).values()]
    first = ladder(game, seats)[usual_bot(game)].elo
    tables = sorted(await store.tables_of(person.id, LOOKED_AT), key=lambda table: table.changed)
    results = [result for table in tables if table.game == game for result in results_in(table, person.id)]
    return f"champion:elo={min(max(strength_after(results, first), min(steps)), max(steps))}"


def results_in(table: TableRow, person: str) -> list[tuple[int, float]]:
    """Against each champion at a finished table: its strength, and whether the person was before it."""
    own = [seat for seat, who in enumerate(table.seats) if who.person == person]
    if table.status != "over" or len(own) != 1 or len(table.totals) < len(table.seats):
        return []
    found = []
    for seat, who in enumerate(table.seats):
        strength = elo_of(who.name, table.game, len(table.seats)) if who.kind == "bot" else None
        if strength is not None:
            mine, its = table.totals[own[0]], table.totals[seat]
            found.append((strength, 1.0 if mine > its else 0.5 if mine == its else 0.0))
    return found
