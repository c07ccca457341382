"""What goals are worth to one player of New Frontiers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.frontiers.bots.lore import POINT
from galaktyka.games.frontiers.bots.situation import Appraisal, kinds_of
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.scoring import goal_number

if TYPE_CHECKING:
    from mypy_extensions import i64


def step_value(a: Appraisal, goal: i64, number: i64) -> i64:
    """Points for so many, those on the way to the next step counted in part while there is time."""
    record = a.box.pack.goals[goal]
    before: i64 = 0
    points: i64 = 0
    for i in range(len(record.steps)):
        step: i64 = record.steps[i]
        reward: i64 = record.vp[i]
        if number >= step:
            before = step
            points = reward * POINT
        else:
            if a.left > 0 and number > before:
                share: i64 = 70 if a.left >= 30 else 35
                points += (reward * POINT - points) * (number - before) * share // ((step - before) * 100)
            break
    return points


def goals_for_tile(a: Appraisal, tile: i64) -> i64:
    """What the tile adds to the goals that count tiles."""
    total: i64 = 0
    for i in range(len(a.goals)):
        goal: i64 = a.goals[i]
        more = counted(a, a.box.goal_counts[goal], tile)
        if more:
            number = goal_number(a.state, a.player, a.box.goal_counts[goal], v.GREY)
            total += step_value(a, goal, number + more) - step_value(a, goal, number)
    return total


def counted(a: Appraisal, counts: i64, tile: i64) -> i64:
    """How many more of what a goal counts the tile brings."""
    box = a.box
    if counts == v.COUNT_CONSUME:
        return box.consume_powers[tile]
    if counts == v.COUNT_KEYWORDS:
        return new_bits(a, box.keyword_bits, tile)
    if counts == v.COUNT_PHASES:
        return new_bits(a, box.phase_bits, tile)
    if counts == v.COUNT_KINDS and box.kind[tile] and not box.technology[tile]:
        seen = kinds_of(a)
        return 0 if (seen >> box.kind[tile]) & 1 else 1
    return 0


def new_bits(a: Appraisal, table: bytes, tile: i64) -> i64:
    """How many words the tile has that no other tile of the empire has."""
    seen: i64 = 0
    for i in range(len(a.tiles)):
        seen |= table[a.tiles[i]]
    fresh: i64 = table[tile] & ~seen
    count: i64 = 0
    while fresh:
        count += fresh & 1
        fresh >>= 1
    return count


def prospect(a: Appraisal, goal: i64) -> i64:
    """What the goal will probably give this player: what there is, and something for what may come."""
    counts: i64 = a.box.goal_counts[goal]
    number = goal_number(a.state, a.player, counts, v.GREY)
    value = step_value(a, goal, number)
    if counts == v.STORED_GOODS:
        made: i64 = a.made[5]
        value += min(made * 35 * a.left // 30, 400)
    elif counts == v.STORED_CREDITS:
        value += min(a.made[5] * 25 * a.left // 30 + a.goods[5] * 40, 300)
    elif counts == v.STORED_PLANETS:
        held: i64 = len(a.player.colonies) + len(a.player.discovered)
        value += held * 20 * min(a.left, 40) // 40
    return value


def goal_advantage(appraisals: list[Appraisal], seat: i64, goal: i64) -> i64:
    """What the goal gives the seat beyond what it gives the others on average."""
    own: i64 = 0
    others: i64 = 0
    for a in appraisals:
        value = prospect(a, goal)
        if a.seat == seat:
            own = value
        else:
            others += value
    return own - others // max(len(appraisals) - 1, 1)


def value_of_stored(a: Appraisal, counts: i64, more: i64) -> i64:
    """What it is worth to store so many more of the things that a goal counts."""
    for i in range(len(a.goals)):
        goal: i64 = a.goals[i]
        if a.box.goal_counts[goal] == counts:
            number = goal_number(a.state, a.player, counts, v.GREY)
            return step_value(a, goal, number + more) - step_value(a, goal, number)
    return 0
