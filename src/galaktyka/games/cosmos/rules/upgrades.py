"""Step 1, ULEPSZENIE ARKI: a specialist and resources unlock a field of the Ark, one in a turn (pp. 10, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.bits import bit
from galaktyka.games.cosmos.rules.cargo import can_pay, pay_all
from galaktyka.games.cosmos.rules.specialists import can_spend, spending
from galaktyka.games.cosmos.state import Player, Position, answered, do_next, task_of
from galaktyka.games.cosmos.vocabulary import (
    BIODOME,
    ENGINES,
    LEISURE,
    MINING_VEHICLES,
    PASS,
    SPACE_MINING,
    UNLOCK,
    UPGRADE_COUNT,
    UPGRADE_FIRST,
    UPGRADES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

ENGINE_STEPS: Final = 2
"""So often Engines are paid."""


def has_upgrade(player: Player, upgrade: i64) -> bool:
    """Whether the field is unlocked."""
    return (player.upgrades >> upgrade) & 1 == 1


def can_unlock(state: Position, seat: i64, upgrade: i64) -> bool:
    """Whether the field is still locked and its cost can be paid."""
    player = state.players[seat]
    if has_upgrade(player, upgrade) or not can_pay(player, state.box.upgrade_cost, 4 * upgrade):
        return False
    engineers: i64 = state.box.upgrade_engineer[upgrade]
    return can_spend(state, seat, engineers, 1 - engineers, 0, 0)


def offer_upgrades(state: Position) -> None:
    """One of those that can be paid, or none."""
    options: list[int] = [PASS]
    for upgrade in range(UPGRADE_COUNT):
        if can_unlock(state, state.asked, upgrade):
            options.append(UPGRADE_FIRST + upgrade)
    state.options = options


def choose_upgrade(state: Position, upgrade: i64) -> None:
    """Pay for it."""
    seat = state.asked
    answered(state)
    buy(state, seat, upgrade)


def buy(state: Position, seat: i64, upgrade: i64) -> None:
    """Resources, then the specialist, then the marker leaves its field."""
    pay_all(state, seat, state.box.upgrade_cost, 4 * upgrade)
    engineers: i64 = state.box.upgrade_engineer[upgrade]
    do_next(state, spending(seat, engineers, 1 - engineers, 0, 0) + task_of(UNLOCK, seat, upgrade))


def unlock(state: Position) -> None:
    """The colony marker comes into the pool: from Engines at the second payment."""
    seat: i64 = state.task[1]
    upgrade: i64 = state.task[2]
    player = state.players[seat]
    if upgrade == ENGINES:
        player.engines += 1
    if state.log is not None:
        state.note("unlocks", seat, (UPGRADES[upgrade],), player.engines if upgrade == ENGINES else 0)
    if upgrade == ENGINES and player.engines < ENGINE_STEPS:
        return
    player.upgrades |= bit(upgrade)
    player.colony_pool += 1
    if upgrade in (BIODOME, LEISURE):
        win_outpost(state, seat, player, has_upgrade(player, BIODOME) and has_upgrade(player, LEISURE))
    elif upgrade in (SPACE_MINING, MINING_VEHICLES):
        win_outpost(state, seat, player, has_upgrade(player, SPACE_MINING) and has_upgrade(player, MINING_VEHICLES))


def win_outpost(state: Position, seat: i64, player: Player, both: bool) -> None:
    """Two fields that face each other are worth an outpost and points at once."""
    if both:
        player.outpost_pool += 1
        player.unlocked_vp += state.box.outpost_unlocked_vp
        if state.log is not None:
            state.note("wins-outpost", seat, (), state.box.outpost_unlocked_vp)
