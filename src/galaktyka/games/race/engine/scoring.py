"""KONIEC GRY and ZDOLNOŚCI TECHNOLOGII O KOSZCIE 6: where every point comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Score, ScoreItem
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def bonus_points(state: Position, player: Player, card: i64) -> i64:
    """What a "?" development gives: every card of the tableau counts under the first line that fits it."""
    box = state.box
    row = card * box.size
    total: i64 = 0
    strength: i64 = 0
    for i in range(len(player.tableau)):
        other: i64 = player.tableau[i]
        total += box.points[row + other]
        strength += box.strength[other] - v.STRENGTH_ZERO
    if box.chips_each[card]:
        total += box.points_per_chips[card] * (player.chips // box.chips_each[card])
    return total + box.points_per_strength[card] * strength


def total_points(state: Position, player: Player) -> i64:
    """Chips, printed points and "?" developments."""
    box = state.box
    total = player.chips
    for i in range(len(player.tableau)):
        card: i64 = player.tableau[i]
        total += box.vp[card]
        if box.scoring[card]:
            total += bonus_points(state, player, card)
    return total


def tie_break(player: Player) -> i64:
    """Cards in hand and goods."""
    return len(player.hand) + player.stock


def score_of(state: Position, seat: i64) -> Score:
    """The score of one seat, item by item."""
    player = state.players[seat]
    box = state.box
    items = [ScoreItem("chips", "", player.chips)]
    for card in player.tableau:
        items.append(ScoreItem("card", box.ids[card], box.vp[card]))
    for card in player.tableau:
        if box.pack.cards[card].scores:
            items.append(ScoreItem("bonus", box.ids[card], bonus_points(state, player, card)))
    return Score(seat, items, tie_break(player))


def leaders(state: Position) -> list[int]:
    """The seats with the most points; ties go to most cards and goods; still tied: all of them."""
    best: list[int] = []
    best_total: i64 = -1000
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
