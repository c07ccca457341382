"""Which field of the Ark is unlocked (step 1, ULEPSZENIE ARKI, pp. 10, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.questions.costs import missing_resource, missing_specialists
from galaktyka.games.cosmos.engine.rules.cargo import can_pay
from galaktyka.games.cosmos.engine.rules.specialists import can_spend
from galaktyka.games.cosmos.engine.rules.upgrades import buy, has_upgrade
from galaktyka.games.cosmos.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
UNLOCKED: Final = 1
RESOURCE_MISSING: Final = 2
SPECIALIST_MISSING: Final = 3


def obstacle(state: Position, seat: i64, upgrade: i64) -> i64:
    """The field is still locked and its cost is there."""
    player = state.players[seat]
    if has_upgrade(player, upgrade):
        return UNLOCKED
    if not can_pay(player, state.box.upgrade_cost, 4 * upgrade):
        return RESOURCE_MISSING
    engineers: i64 = state.box.upgrade_engineer[upgrade]
    return FINE if can_spend(state, seat, engineers, 1 - engineers, 0, 0) else SPECIALIST_MISSING


def offer(state: Position) -> None:
    """One of those that can be paid, or none."""
    options: list[int] = [v.PASS]
    for upgrade in range(v.UPGRADE_COUNT):
        if obstacle(state, state.asked, upgrade) == FINE:
            options.append(v.UPGRADE_FIRST + upgrade)
    state.options = options


def answer(state: Position, seat: i64, action: i64) -> None:
    """Pay for it, or for none."""
    answered(state)
    if action != v.PASS:
        buy(state, seat, action - v.UPGRADE_FIRST)


def against(state: Position, seat: i64, action: i64) -> Reason:
    """Unlocked already, or something of its cost is missing."""
    box = state.box
    upgrade = action - v.UPGRADE_FIRST
    code = obstacle(state, seat, upgrade)
    if code == UNLOCKED:
        return Reason("cosmos.unlocked", upgrade=v.UPGRADES[upgrade])
    if code == RESOURCE_MISSING:
        return missing_resource(state.players[seat], box.upgrade_cost, 4 * upgrade)
    engineers: i64 = box.upgrade_engineer[upgrade]
    return missing_specialists(state, seat, engineers, 1 - engineers, 0, 0)
