"""PODLICZENIE PUNKTÓW (p. 15): where every point comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Score, ScoreItem
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Effect
from galaktyka.games.artifacts.engine.rules.empire import counted, works
from galaktyka.games.artifacts.engine.rules.production import best_at_end
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def final_points(state: Position, player: Player, effects: list[Effect], card: i64) -> i64:
    """What effects give at the end for things counted."""
    total: i64 = 0
    for effect in effects:
        if effect.count is not None:
            total += effect.vp * (counted(state, player, effect.count, card) // effect.each)
    return total


def technology_points(state: Position, player: Player, i: i64) -> i64:
    """An operational technology gives its best met condition, a logistical one what its text says."""
    card: i64 = player.empire[i]
    if state.box.type[card] != v.TECHNOLOGY or not works(state, player, i):
        return 0
    if player.sides[i] == v.OPERATIONAL:
        return best_at_end(state, player, card)
    return final_points(state, player, state.box.finals[card], card) if state.box.finals[card] else 0


def faction_points(state: Position, player: Player) -> i64:
    """The bonus of the faction card."""
    if player.faction == v.NO_CARD:
        return 0
    return final_points(state, player, state.box.pack.factions[player.faction].final, v.NO_CARD)


def total_points(state: Position, player: Player) -> i64:
    """The track, a point for each card, technologies and the faction."""
    total = player.vp + len(player.empire) + faction_points(state, player)
    for i in range(len(player.empire)):
        total += technology_points(state, player, i)
    return total


def score_of(state: Position, seat: i64) -> Score:
    """The score of one seat, item by item."""
    player = state.players[seat]
    items = [ScoreItem("track", "", player.vp), ScoreItem("empire", "", len(player.empire))]
    for i, card in enumerate(player.empire):
        operational = player.sides[i] == v.OPERATIONAL
        if state.box.type[card] == v.TECHNOLOGY and (operational or state.box.finals[card]):
            items.append(ScoreItem("technology", state.box.ids[card], technology_points(state, player, i)))
    if player.faction != v.NO_CARD:
        faction = state.box.pack.factions[player.faction].id
        items.append(ScoreItem("faction", faction, faction_points(state, player)))
    return Score(seat, items, tie_break(player))


def tie_break(player: Player) -> i64:
    """Credits first, then cards in the empire."""
    return player.credits * 256 + len(player.empire)


def leaders(state: Position) -> list[int]:
    """The seats with the most points; ties go to credits, then to cards; still tied: all of them."""
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
