"""Sums over the cards whose powers count: those that lay in the tableau when the phase began (ZDOLNOŚCI KART)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def sum_of(player: Player, table: bytes) -> i64:
    """The sum of one number over the active cards."""
    total: i64 = 0
    tableau = player.tableau
    for i in range(player.active):
        total += table[tableau[i]]
    return total


def sum_for(player: Player, table: bytes, row: i64) -> i64:
    """The same for a table with one row per card that the powers are turned on."""
    total: i64 = 0
    tableau = player.tableau
    for i in range(player.active):
        total += table[row + tableau[i]]
    return total


def find_for(player: Player, table: bytes, row: i64) -> i64:
    """The place in the tableau of the first active card with such a power, or NO_CARD."""
    tableau = player.tableau
    for i in range(player.active):
        if table[row + tableau[i]]:
            return i
    return v.NO_CARD


def chose(player: Player, card: i64) -> bool:
    """Whether the player chose this action card this round."""
    return player.first == card or player.second == card


def has_bonus(state: Position, player: Player, card: i64) -> bool:
    """Develop and Settle: in the second such phase of a round only the player who chose it twice has the bonus."""
    if state.again:
        return player.first == card and player.second == card
    return player.first == card or player.second == card


def general_military(state: Position, player: Player) -> i64:
    """Military strength against every world, without temporary strength."""
    total: i64 = 0
    if not player.talents & v.T_STRENGTH:
        return total
    strength = state.box.strength
    tableau = player.tableau
    for i in range(player.active):
        total += strength[tableau[i]] - v.STRENGTH_ZERO
    return total


def military_against(state: Position, player: Player, world: i64) -> i64:
    """Strength against this world: general, specialised and temporary."""
    box = state.box
    strength = general_military(state, player) + player.temporary
    if player.talents & v.T_SPECIAL:
        strength += sum_for(player, box.special, world * box.size)
    return strength


def price_to_develop(state: Position, player: Player, card: i64) -> i64:
    """II Develop: the cost less discounts and the chooser's bonus, never below 0."""
    cost: i64 = state.box.cost[card] - develop_discount(state, player)
    return max(cost, 0)


def develop_discount(state: Position, player: Player) -> i64:
    """What the powers and the chooser's bonus take off the cost of every development."""
    bonus: i64 = 1 if has_bonus(state, player, v.DEVELOP_CARD) else 0
    if not player.talents & v.T_DEVELOP_DISCOUNT:
        return bonus
    return bonus + sum_of(player, state.box.develop_discount)


def price_to_settle(state: Position, player: Player, world: i64) -> i64:
    """III Settle: the cost of a non-military world less discounts, never below 0."""
    box = state.box
    cost: i64 = box.cost[world]
    if player.talents & v.T_SETTLE_DISCOUNT:
        cost -= sum_for(player, box.settle_discount, world * box.size)
    return max(cost, 0)


def price_of_contact(state: Position, player: Player, world: i64) -> i64:
    """Paying for a military world: defence less the power's own discount and all others; NO_CARD if nobody may."""
    box = state.box
    if not player.talents & v.T_CONTACT:
        return v.NO_CARD
    specialist = find_for(player, box.contact, world * box.size)
    if specialist == v.NO_CARD:
        return v.NO_CARD
    own: i64 = box.contact[world * box.size + player.tableau[specialist]] - 1
    return max(price_to_settle(state, player, world) - own, 0)


def settle_bonus(state: Position, player: Player) -> bool:
    """Whether a card is drawn after settling because the player chose Settle."""
    return has_bonus(state, player, v.SETTLE_CARD)
