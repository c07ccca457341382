"""Upgrades in Micro Cosmos: what each is worth in the turns that are left, and which to unlock now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.bots.compiled.exchange_cosmos import spend, spend_leader
from galaktyka.bots.compiled.journeys_cosmos import best_journey
from galaktyka.bots.compiled.lore_cosmos import POINT
from galaktyka.bots.compiled.scene_cosmos import Scene, scene_of, worth
from galaktyka.bots.compiled.situation_cosmos import ONE_TURN, Appraisal, marker_worth, per_turn
from galaktyka.games.cosmos.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.vocabulary import (
    BIODOME,
    CARGO_HOLDS,
    ENGINEER,
    ENGINES,
    KINDS,
    LEISURE,
    MINING_VEHICLES,
    PASS,
    ROBOTICS,
    SCOUTING,
    SPACE_MINING,
    UPGRADE_FIRST,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def upgrade_to_unlock(a: Appraisal) -> i64:
    """The upgrade that is worth most beyond its cost, if the turn with it is better than without."""
    s = scene_of(a, a.player)
    before = worth(a, s)
    best: i64 = PASS
    most: i64 = 0
    options = a.state.options
    for i in range(len(options)):
        if options[i] == PASS:
            continue
        upgrade = options[i] - UPGRADE_FIRST
        value = upgrade_worth(a, upgrade) + worth(a, paid(a, s, upgrade)) - before
        if value > most:
            most = value
            best = options[i]
    if best == PASS:
        return PASS
    upgrade = best - UPGRADE_FIRST
    after = paid(a, s, upgrade)
    with_it = best_journey(a, after, 1 if upgrade == ENGINES else 0).value + upgrade_worth(a, upgrade)
    return best if with_it > best_journey(a, s, 0).value else PASS


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
    if upgrade != ENGINES or a.player.engines:
        after.pool += 1
    return after


def upgrade_worth(a: Appraisal, upgrade: i64) -> i64:
    """What it will do, and the colony marker that it frees."""
    if a.left < ONE_TURN:
        return pair_worth(a, upgrade)
    if upgrade == ENGINES and a.player.engines == 0:
        return per_turn(a, a.taste.engines) + marker_worth(a) // 2
    return per_turn(a, rate_of(a, upgrade)) + marker_worth(a) + pair_worth(a, upgrade)


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
        return taste.scouting
    if upgrade == LEISURE:
        return taste.leisure
    if upgrade == MINING_VEHICLES:
        return taste.mining_vehicles
    return taste.more_engines


def pair_worth(a: Appraisal, upgrade: i64) -> i64:
    """An outpost and its points, or half the way there."""
    if upgrade not in (BIODOME, LEISURE, SPACE_MINING, MINING_VEHICLES):
        return 0
    other: i64 = BIODOME + LEISURE - upgrade
    if upgrade in (SPACE_MINING, MINING_VEHICLES):
        other = SPACE_MINING + MINING_VEHICLES - upgrade
    whole = a.box.outpost_unlocked_vp * POINT + per_turn(a, a.taste.capacity + a.taste.income // 2)
    if has_upgrade(a.player, other):
        return whole
    return whole * a.taste.pair // 100 if a.left >= 3 * ONE_TURN else 0
