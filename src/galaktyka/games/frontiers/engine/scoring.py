"""WYGRANA and CELE: where every point comes from.

Only goals that lie face up count: at the end all of them do, and before it a hidden one must not show in a score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Score, ScoreItem
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import different_colony_kinds
from galaktyka.games.frontiers.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def empire(player: Player) -> bytes:
    """All technologies and colonies."""
    return player.technologies + player.colonies


def bonus_points(state: Position, player: Player, scoring: i64, named: i64) -> i64:
    """What a "?" tile gives: every tile counts under the best line that fits it, and under no other."""
    box = state.box
    row = scoring * box.width
    total: i64 = 0
    strength: i64 = 0
    for tile in empire(player):
        column: i64 = box.size + named - v.NOVELTY if box.kind[tile] == v.ANY_KIND and named else tile
        total += box.points[row + column]
        strength += box.strength[tile]
    total += box.points_per_strength[scoring] * strength
    if box.points_for_kinds[scoring]:
        total += box.points_for_kinds[scoring][different_colony_kinds(state, player, named)]
    return total


def goal_number(state: Position, player: Player, counts: i64, named: i64) -> i64:
    """How many of the things that a goal counts the player has."""
    if counts == v.COUNT_CONSUME:
        number: i64 = 0
        for tile in empire(player):
            number += state.box.consume_powers[tile]
        return number
    if counts == v.COUNT_KEYWORDS:
        return different_bits(player, state.box.keyword_bits)
    if counts == v.COUNT_PHASES:
        return different_bits(player, state.box.phase_bits)
    if counts == v.COUNT_KINDS:
        return different_colony_kinds(state, player, named)
    if counts == v.STORED_GOODS:
        return len(player.stored_goods)
    if counts == v.STORED_PLANETS:
        return len(player.stored_planets)
    if counts == v.STORED_CREDITS:
        return player.stored_credits
    return player.colonists


def different_bits(player: Player, table: bytes) -> i64:
    """How many different words the tiles of the empire have."""
    seen: i64 = 0
    for tile in empire(player):
        seen |= table[tile]
    count: i64 = 0
    while seen:
        count += seen & 1
        seen >>= 1
    return count


def goal_points(state: Position, player: Player, goal: i64, named: i64) -> i64:
    """The points of the highest step reached."""
    record = state.box.pack.goals[goal]
    number = goal_number(state, player, state.box.goal_counts[goal], named)
    points: i64 = 0
    for i, least in enumerate(record.steps):
        if number >= least:
            points = record.vp[i]
    return points


def printed_points(state: Position, player: Player) -> i64:
    """The numbers printed on the tiles of the empire."""
    total: i64 = 0
    for tile in empire(player):
        total += state.box.vp[tile]
    return total


def points_named(state: Position, player: Player, named: i64) -> i64:
    """Everything that may look at the kind of a colony, with the planet whose kind is named as `named`."""
    total: i64 = 0
    for tile in empire(player):
        if state.box.pack.tiles[tile].scores:
            total += bonus_points(state, player, tile, named)
    for goal in state.goals_up:
        total += goal_points(state, player, goal, named)
    return total


def best_kind(state: Position, player: Player) -> i64:
    """The kind that its owner names for scoring: the one worth most, the first of those; GREY without such a planet."""
    if state.box.refinery == v.NO_TILE or state.box.refinery not in player.colonies:
        return v.GREY
    best: i64 = v.NOVELTY
    most = points_named(state, player, v.NOVELTY)
    for kind in range(v.NOVELTY + 1, v.ALIEN + 1):
        points = points_named(state, player, kind)
        if points > most:
            best = kind
            most = points
    return best


def total_points(state: Position, player: Player) -> i64:
    """Tokens, printed points, "?" tiles and goals."""
    named = best_kind(state, player)
    return player.vp + printed_points(state, player) + points_named(state, player, named)


def tie_break(player: Player) -> i64:
    """Credits, and goods on colonies; what is stored does not count."""
    return player.credits + player.stock


def score_of(state: Position, seat: i64) -> Score:
    """The score of one seat, item by item."""
    player = state.players[seat]
    box = state.box
    named = best_kind(state, player)
    items = [ScoreItem("tokens", "", player.vp)]
    for tile in empire(player):
        items.append(ScoreItem("tile", box.ids[tile], box.vp[tile]))
    for tile in empire(player):
        if box.pack.tiles[tile].scores:
            items.append(ScoreItem("bonus", box.ids[tile], bonus_points(state, player, tile, named)))
    for goal in state.goals_up:
        items.append(ScoreItem("goal", box.pack.goals[goal].id, goal_points(state, player, goal, named)))
    return Score(seat, items, tie_break(player))


def leaders(state: Position) -> list[int]:
    """The seats with the most points; ties go to most credits and goods; still tied: all of them."""
    best: list[int] = []
    best_total: i64 = -1
    best_break: i64 = -1
    for seat in range(state.count):
        player = state.players[seat]
        total = total_points(state, player)
        second = tie_break(player)
        if total > best_total or (total == best_total and second > best_break):
            best = []
            best_total = total
            best_break = second
        if total == best_total and second == best_break:
            best.append(seat)
    return best
