"""Step 1, ULEPSZENIE ARKI: a specialist and resources unlock a field of the Ark, one in a turn (pp. 10, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import do_next, task_of
from galaktyka.core.bits import bit
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import pay_all
from galaktyka.games.cosmos.engine.rules.specialists import spending
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

ENGINE_STEPS: Final = 2
"""So often Engines are paid."""


def has_upgrade(player: Player, upgrade: i64) -> bool:
    """Whether the field is unlocked."""
    return (player.upgrades >> upgrade) & 1 == 1


def buy(state: Position, seat: i64, upgrade: i64) -> None:
    """Resources, then the specialist, then the marker leaves its field."""
    pay_all(state, seat, state.box.upgrade_cost, 4 * upgrade)
    engineers: i64 = state.box.upgrade_engineer[upgrade]
    do_next(state, spending(seat, engineers, 1 - engineers, 0, 0) + task_of(v.UNLOCK, seat, upgrade))


def unlock(state: Position) -> None:
    """The colony marker comes into the pool: from Engines at the second payment."""
    seat: i64 = state.task[1]
    upgrade: i64 = state.task[2]
    player = state.players[seat]
    if upgrade == v.ENGINES:
        player.engines += 1
    if state.log is not None:
        state.note("unlocks", seat, (v.UPGRADES[upgrade],), player.engines if upgrade == v.ENGINES else 0)
    if upgrade == v.ENGINES and player.engines < ENGINE_STEPS:
        return
    player.upgrades |= bit(upgrade)
    player.colony_pool += 1
    if upgrade in (v.BIODOME, v.LEISURE):
        win_outpost(state, seat, player, has_upgrade(player, v.BIODOME) and has_upgrade(player, v.LEISURE))
    elif upgrade in (v.SPACE_MINING, v.MINING_VEHICLES):
        win_outpost(state, seat, player, has_upgrade(player, v.SPACE_MINING) and has_upgrade(player, v.MINING_VEHICLES))


def win_outpost(state: Position, seat: i64, player: Player, both: bool) -> None:
    """Two fields that face each other are worth an outpost and points at once."""
    if both:
        player.outpost_pool += 1
        player.unlocked_vp += state.box.outpost_unlocked_vp
        if state.log is not None:
            state.note("wins-outpost", seat, (), state.box.outpost_unlocked_vp)
