"""One player's situation in Race for the Galaxy, in numbers that the appraisal of cards starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from galaktyka.games.race.bots.lore import Lore, Taste
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.game import RaceState
from galaktyka.games.race.engine.rules.powers import general_military
from galaktyka.games.race.engine.scoring import total_points
from galaktyka.games.race.engine.state import Player

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Appraisal:
    """One player's situation in numbers, worked out once for a decision."""

    def __init__(self, state: RaceState, player: Player, lore: Lore, taste: Taste) -> None:
        self.state = state
        self.box: Box = state.box
        self.player = player
        self.lore = lore
        self.taste = taste
        self.left: i64 = rounds_left(state)
        self.card: i64 = card_value(self.left, len(player.hand), taste)
        self.military: i64 = general_military(state, player)
        self.made: list[int] = [0, 0, 0, 0, 0, 0]
        """Goods that one production gives, by kind; the last one is their number."""
        self.wanted: list[int] = [0, 0, 0, 0, 0, 0]
        """Goods that consume powers take, by kind; the last one is for powers that take any."""
        self.refill: list[int] = [0, 0, 0, 0, 0, 0]
        """Windfall powers, by kind; the last one is for any."""
        self.scorers: bool = False
        """A "?" development lies in the tableau."""
        self.hopes: bool = False
        """One is in the hand."""
        self.conquests: i64 = 0
        self.finish: i64 = finishing(state, player, taste)
        """What it means to place one more card if that ends the game."""
        count_tableau(self)

    def cycles(self, per_cycle: i64) -> i64:
        """What comes once in a cycle of production and consumption, over the rest of the game."""
        return per_cycle * self.left // self.taste.cycle


def rounds_left(state: RaceState) -> i64:
    """Tenths of rounds until the game will probably end, this one included."""
    longest: i64 = 0
    for player in state.players:
        longest = max(longest, len(player.tableau))
    past: i64 = max(state.round - 1, 0)
    by_cards = (state.box.tableau_end - longest) * 10 * (past + 4) // (longest + 2)
    start = state.box.vp_per_player * state.count
    by_points = state.pool * 10 * (past + 5) // (start - state.pool + state.count + 3)
    return max(10, min(by_cards, by_points, 120))


def finishing(state: RaceState, player: Player, taste: Taste) -> i64:
    """Good if the next card ends the game and nobody has more points, bad if somebody has; else nothing."""
    if len(player.tableau) < state.box.tableau_end - 1:
        return 0
    own = total_points(state, player)
    for other in state.players:
        if total_points(state, other) > own:
            return -taste.finish
    return taste.finish


def card_value(left: i64, hand: i64, taste: Taste) -> i64:
    """A card in the hand: much while there is time, nothing in the last round."""
    if left <= 10:
        return 3
    value = taste.card
    if left < 40:
        value = value * (left + 10) // 50
    if hand >= 8:
        value = value * 3 // 4
    return value


def count_tableau(a: Appraisal) -> None:
    """Goods made and wanted, windfall powers, what scores, what was conquered."""
    box = a.box
    tableau = a.player.tableau
    for i in range(len(tableau)):
        card: i64 = tableau[i]
        if box.production[card]:
            a.made[box.kind[card]] += 1
            a.made[v.ANY_KIND] += 1
        if box.windfall_power[card]:
            a.refill[box.windfall_power[card]] += 1
        if a.lore.scoring[card]:
            a.scorers = True
        if box.military_world[card]:
            a.conquests += 1
        how: i64 = box.consume[card]
        if how == v.EACH:
            a.wanted[box.consume_kind[card]] += box.consume_goods[card] * box.consume_times[card]
        elif how in (v.DIFFERENT, v.ALL_GOODS):
            a.wanted[v.ANY_KIND] += 3
    for i in range(len(a.player.hand)):
        if a.lore.scoring[a.player.hand[i]]:
            a.hopes = True
    refill_windfalls(a)


def refill_windfalls(a: Appraisal) -> None:
    """Windfall worlds that a power fills count as production."""
    box = a.box
    any_left: i64 = a.refill[v.ANY_KIND]
    used: list[int] = [0, 0, 0, 0, 0, 0]
    tableau = a.player.tableau
    for i in range(len(tableau)):
        card: i64 = tableau[i]
        if not box.windfall[card]:
            continue
        kind: i64 = box.kind[card]
        if used[kind] < a.refill[kind]:
            used[kind] += 1
        elif any_left > 0:
            any_left -= 1
        else:
            continue
        a.made[kind] += 1
        a.made[v.ANY_KIND] += 1
