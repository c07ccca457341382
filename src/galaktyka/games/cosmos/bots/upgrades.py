"""Upgrades in Micro Cosmos: what each costs, and what it is worth in the turns that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.bits import bit
from galaktyka.games.cosmos.bots.exchange import can_pay, can_spend, spend, spend_leader
from galaktyka.games.cosmos.bots.lore import POINT
from galaktyka.games.cosmos.bots.scene import Scene, markers_worth, worth
from galaktyka.games.cosmos.bots.situation import ONE_TURN, UNKNOWN, Appraisal, per_turn
from galaktyka.games.cosmos.bots.survivors import chance_to_find, survivor_worth
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.upgrades import ENGINE_STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

BETTER_FIND: Final = 25
"""What it is worth to choose between two finds."""


def next_upgrade(a: Appraisal, s: Scene) -> i64:
    """What the best upgrade that can be paid with this would be worth in the next turn."""
    before = worth(a, s)
    best: i64 = 0
    for upgrade in range(v.UPGRADE_COUNT):
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
    for resource in range(v.KINDS):
        units: i64 = a.box.upgrade_cost[4 * upgrade + resource]
        after.cargo -= units << (4 * resource)
    if a.box.upgrade_engineer[upgrade]:
        spend(a, after, v.ENGINEER)
    else:
        spend_leader(a, after)
    if upgrade == v.CARGO_HOLDS:
        after.capacity = a.box.capacity_upgraded
    if upgrade == v.ENGINES:
        after.engines += 1
    if upgrade != v.ENGINES or after.engines == ENGINE_STEPS:
        after.upgrades |= bit(upgrade)
        after.pool += 1
    return after


def upgrade_worth(a: Appraisal, s: Scene, upgrade: i64) -> i64:
    """What it will do; the colony marker that it frees is worth something by itself."""
    if a.left < ONE_TURN:
        return pair_worth(a, s, upgrade)
    if upgrade == v.ENGINES and s.engines == 0:
        return per_turn(a, a.taste.engines) + half_a_marker(a, s)
    return per_turn(a, rate_of(a, upgrade)) + pair_worth(a, s, upgrade)


def half_a_marker(a: Appraisal, s: Scene) -> i64:
    """The first step of Engines is half of the way to a colony marker."""
    return (markers_worth(a, s.colonies, s.pool + 1) - markers_worth(a, s.colonies, s.pool)) // 2


def scouting_rate(a: Appraisal) -> i64:
    """By what two cards give at an exploration: the better find, and the better chance of a survivor."""
    if a.scouting != UNKNOWN:
        return a.scouting
    total: i64 = len(v.COLOURS) * BETTER_FIND * 100
    player = a.player
    for colour in range(len(v.COLOURS)):
        better = chance_to_find(a, colour, bit(v.SCOUTING)) - chance_to_find(a, colour, 0)
        total += survivor_worth(a, colour, len(player.settled), len(player.survivors)) * better
    a.scouting = total * a.taste.scouting // (len(v.COLOURS) * 10000)
    return a.scouting


def rate_of(a: Appraisal, upgrade: i64) -> i64:
    """For each turn that is left."""
    taste = a.taste
    if upgrade == v.ROBOTICS:
        return taste.robotics
    if upgrade == v.BIODOME:
        return taste.biodome
    if upgrade == v.SPACE_MINING:
        return taste.space_mining
    if upgrade == v.CARGO_HOLDS:
        return taste.cargo_holds
    if upgrade == v.SCOUTING:
        return scouting_rate(a)
    if upgrade == v.LEISURE:
        return taste.leisure
    if upgrade == v.MINING_VEHICLES:
        return taste.mining_vehicles
    return taste.more_engines


def pair_worth(a: Appraisal, s: Scene, upgrade: i64) -> i64:
    """An outpost and its points, or half the way there."""
    if upgrade not in (v.BIODOME, v.LEISURE, v.SPACE_MINING, v.MINING_VEHICLES):
        return 0
    other: i64 = v.BIODOME + v.LEISURE - upgrade
    if upgrade in (v.SPACE_MINING, v.MINING_VEHICLES):
        other = v.SPACE_MINING + v.MINING_VEHICLES - upgrade
    whole = a.box.outpost_unlocked_vp * POINT + per_turn(a, a.taste.capacity + a.taste.income // 2)
    if (s.upgrades >> other) & 1:
        return whole
    return whole * a.taste.pair // 100 if a.left >= 3 * ONE_TURN else 0
