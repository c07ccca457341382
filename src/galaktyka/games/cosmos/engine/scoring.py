"""KONIEC GRY and PUNKTACJA KOŃCOWA: points so far, settled survivors, colonies, unfinished planets (pp. 24, 30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.bits import count_bits
from galaktyka.core.game import Score, ScoreItem
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import all_held
from galaktyka.games.cosmos.engine.state import MOST_PLAYERS, Player, Position, is_automa

if TYPE_CHECKING:
    from mypy_extensions import i64


def settled_points(state: Position, player: Player) -> i64:
    """By the table; more survivors than it has rows score as the last row."""
    table = state.box.survivor_points
    number: i64 = len(player.settled)
    last: i64 = len(table) - 1
    return table[number if number < last else last]


def colony_points(state: Position, player: Player) -> i64:
    """By the table."""
    return state.box.colony_points[count_bits(player.colonies)]


def unfinished_points(state: Position, seat: i64) -> i64:
    """The own space on the terraform track of every planet that is not complete."""
    points: i64 = 0
    for cell in range(v.CELL_COUNT):
        points += state.merit[MOST_PLAYERS * cell + seat]
    return points


def upgrade_points(state: Position, seat: i64) -> i64:
    """For the upgrades of the Automa, by its level; nobody else scores them."""
    if not is_automa(state, seat):
        return 0
    return state.box.level_points[state.level][count_bits(state.players[seat].upgrades)]


def total_points(state: Position, seat: i64) -> i64:
    """All points as if the game ended now."""
    player = state.players[seat]
    so_far = player.merit_vp + player.bonus_vp + player.unlocked_vp + player.placed_vp
    at_the_end = settled_points(state, player) + colony_points(state, player) + unfinished_points(state, seat)
    return so_far + at_the_end + upgrade_points(state, seat)


def score_of(state: Position, seat: i64) -> Score:
    """The score of one player, item by item."""
    player = state.players[seat]
    box = state.box
    items = [
        ScoreItem("terraformed", "", player.merit_vp),
        ScoreItem("first-and-second", "", player.bonus_vp),
        ScoreItem("outposts-unlocked", "", player.unlocked_vp),
        ScoreItem("outposts-placed", "", player.placed_vp),
        ScoreItem("survivors", "", settled_points(state, player)),
        ScoreItem("colonies", "", colony_points(state, player)),
    ]
    for cell in range(v.CELL_COUNT):
        space: i64 = state.merit[MOST_PLAYERS * cell + seat]
        if space:
            items.append(ScoreItem("unfinished", box.planet_ids[state.cells[cell]], space))
    if is_automa(state, seat):
        items.append(ScoreItem("upgrades", "", upgrade_points(state, seat)))
    return Score(seat, items, all_held(player))


def leaders(state: Position) -> list[int]:
    """Most points, then most resources, then together; against the Automa a tie is its victory."""
    if len(state.players) > state.count:
        return [0] if total_points(state, 0) > total_points(state, 1) else [1]
    best: list[int] = []
    best_total: i64 = -1
    best_break: i64 = -1
    for seat in range(state.count):
        total = total_points(state, seat)
        second = all_held(state.players[seat])
        if total > best_total or (total == best_total and second > best_break):
            best = []
            best_total = total
            best_break = second
        if total == best_total and second == best_break:
            best.append(seat)
    return best
