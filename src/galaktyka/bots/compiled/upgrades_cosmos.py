"""Upgrades in Micro Cosmos: what each costs, and what it is worth in the turns that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.bots.compiled.exchange_cosmos import can_pay, can_spend, spend, spend_leader
from galaktyka.bots.compiled.lore_cosmos import POINT
from galaktyka.bots.compiled.scene_cosmos import Scene, markers_worth, worth
from galaktyka.bots.compiled.situation_cosmos import ONE_TURN, UNKNOWN, Appraisal, per_turn
from galaktyka.bots.compiled.survivors_cosmos import chance_to_find, survivor_worth
from galaktyka.core.bits import bit
from galaktyka.games.cosmos.rules.upgrades import ENGINE_STEPS
from galaktyka.games.cosmos.vocabulary import (
    BIODOME,
    CARGO_HOLDS,
    COLOURS,
    ENGINEER,
    ENGINES,
    KINDS,
    LEISURE,
    MINING_VEHICLES,
    ROBOTICS,
    SCOUTING,
    SPACE_MINING,
    UPGRADE_COUNT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

BETTER_FIND: Final = 25
"""What it is worth to choose between two finds."""


def next_upgrade(a: Appraisal, s: Scene) -> i64:
    """What the best upgrade that can be paid with this would be worth in the next turn."""
    before = worth(a, s)
    best: i64 = 0
    for upgrade in range(UPGRADE_COUNT):
        if (s.upgrades >> upgrade) & 1 or not can_pay(s, a.box.upgrade_cost, 4 * upgrade, 0):
            continue
        engineers: i64 = a.box.upgrade_engineer[upgrade]
        if not can_spend(a, s, engineers, 1 - engineers, 0, 0):
            continue
        value = upgrade_worth(a, s, upgrade) + worth(a, paid(a, s, upgrade)) - before
        best = value if value > best else best
    return best


def paid(a: Appraisal, s: Scene, upgrade: i64) -> Scene:
    """Without the specialist and the resources that it costs."""
    after = s.copy()
    for resource in range(KINDS):
        units: i64 = a.box.upgrade_cost[4 * upgrade + resource]
        after.cargo -= units << (4 * resource)
    if a.box.upgrade_engineer[upgrade]:
        spend(a, after, ENGINEER)
    else:
        spend_leader(a, after)
    if upgrade == CARGO_HOLDS:
        after.capacity = a.box.capacity_upgraded
    if upgrade == ENGINES:
        after.engines += 1
    if upgrade != ENGINES or after.engines == ENGINE_STEPS:
        after.upgrades |= bit(upgrade)
        after.pool += 1
    return after


def upgrade_worth(a: Appraisal, s: Scene, upgrade: i64) -> i64:
    """What it will do; the colony marker that it frees is worth something by itself."""
    if a.left < ONE_TURN:
        return pair_worth(a, s, upgrade)
    if upgrade == ENGINES and s.engines == 0:
        return per_turn(a, a.taste.engines) + half_a_marker(a, s)
    return per_turn(a, rate_of(a, upgrade)) + pair_worth(a, s, upgrade)


def half_a_marker(a: Appraisal, s: Scene) -> i64:
    """The first step of Engines is half of the way to a colony marker."""
    return (markers_worth(a, s.colonies, s.pool + 1) - markers_worth(a, s.colonies, s.pool)) // 2


def scouting_rate(a: Appraisal) -> i64:
    """By what two cards give at an exploration: the better find, and the better chance of a survivor."""
    if a.scouting != UNKNOWN:
        return a.scouting
    total: i64 = len(COLOURS) * BETTER_FIND * 100
    player = a.player
    for colour in range(len(COLOURS)):
        better = chance_to_find(a, colour, bit(SCOUTING)) - chance_to_find(a, colour, 0)
        total += survivor_worth(a, colour, len(player.settled), len(player.survivors)) * better
    a.scouting = total * a.taste.scouting // (len(COLOURS) * 10000)
    return a.scouting


def rate_of(a: Appraisal, upgrade: i64) -> i64:
    """For each turn that is left."""
    taste = a.taste
    if upgrade == ROBOTICS:
        return taste.robotics
    if upgrade == BIODOME:
        return taste.biodome
    if upgrade == SPACE_MINING:
        return taste.space_mining
    if upgrade == CARGO_HOLDS:
        return taste.cargo_holds
    if upgrade == SCOUTING:
        return scouting_rate(a)
    if upgrade == LEISURE:
        return taste.leisure
    if upgrade == MINING_VEHICLES:
        return taste.mining_vehicles
    return taste.more_engines


def pair_worth(a: Appraisal, s: Scene, upgrade: i64) -> i64:
    """An outpost and its points, or half the way there."""
    if upgrade not in (BIODOME, LEISURE, SPACE_MINING, MINING_VEHICLES):
        return 0
    other: i64 = BIODOME + LEISURE - upgrade
    if upgrade in (SPACE_MINING, MINING_VEHICLES):
        other = SPACE_MINING + MINING_VEHICLES - upgrade
    whole = a.box.outpost_unlocked_vp * POINT + per_turn(a, a.taste.capacity + a.taste.income // 2)
    if (s.upgrades >> other) & 1:
        return whole
    return whole * a.taste.pair // 100 if a.left >= 3 * ONE_TURN else 0
