"""The answers of the greedy player of New Frontiers in Settle: which planet, or colonists, and the rare powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.frontiers.bots.market import market
from galaktyka.games.frontiers.bots.planets import IMPOSSIBLE, becoming, ends_by_settling, finishing
from galaktyka.games.frontiers.bots.situation import Appraisal
from galaktyka.games.frontiers.bots.worth import out_of_strength, price_of_planet, worth
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.replace import replacements
from galaktyka.games.frontiers.engine.state import options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

UPGRADE: Final = 60
"""What an upgrade must bring at least: the planet could also be settled."""


def settlement(a: Appraisal) -> i64:
    """The best of colonists, planets, becoming another planet and temporary strength; upgrades come last."""
    state = a.state
    box = a.box
    options = options_of(state)
    best: i64 = v.PASS
    best_value: i64 = 0
    if state.question == v.ASK_SETTLE:
        best = v.COLONISTS
        best_value = taking_colonists(a)
    elif state.question == v.ASK_AFTER:
        best_value = UPGRADE
    for i in range(len(options)):
        action: i64 = options[i]
        if action < box.blocks:
            continue
        verb: i64 = box.verb_of_action[action - box.blocks]
        tile: i64 = box.tile_of_action[action - box.blocks]
        if verb == v.V_SETTLE:
            value = settling(a, tile)
        elif verb == v.V_BECOME:
            value = becoming(a, tile)
        elif verb == v.V_USE:
            value = arming(a, tile)
        elif verb == v.V_UPGRADE and state.question == v.ASK_AFTER:
            value = upgrading(a, tile)
        else:
            value = IMPOSSIBLE
        if value > best_value:
            best_value = value
            best = action
    return best


def taking_colonists(a: Appraisal) -> i64:
    """Two colonists, or what is left of them; the last ones may end the game."""
    state = a.state
    number = min(a.box.settle_take, state.colonist_pool)
    value = number * a.colonist
    if state.colonist_pool >= a.box.end_colonists and state.colonist_pool - number < a.box.end_colonists:
        value += finishing(a)
    return value


def settling(a: Appraisal, planet: i64) -> i64:
    """What settling the planet brings; it is known to be possible."""
    price = price_of_planet(a, planet)
    value = worth(a, planet) - max(price, 0) * a.credit - a.box.colonists[planet] * a.colonist
    if ends_by_settling(a):
        value += finishing(a)
    return value


def arming(a: Appraisal, tile: i64) -> i64:
    """What the best planet brings that falls only with temporary strength, less the good that is given for it."""
    box = a.box
    player = a.player
    best: i64 = IMPOSSIBLE
    for i in range(len(player.discovered)):
        planet: i64 = player.discovered[i]
        if not box.military[planet] or box.colonists[planet] > player.colonists:
            continue
        missing = out_of_strength(a, planet)
        if 0 < missing <= box.temporary[tile] and price_of_planet(a, planet) == v.NO_TILE:
            best = max(best, settling(a, planet))
    return best - value_of_arms(a)


def value_of_arms(a: Appraisal) -> i64:
    """What a good would have brought otherwise."""
    goods: i64 = a.goods[v.ANY_KIND]
    return market(a, a.goods, a.consumers, a.per_good) // max(goods, 1)


def upgrading(a: Appraisal, old: i64) -> i64:
    """What the best planet in the place of the old colony brings."""
    best: i64 = IMPOSSIBLE
    found = replacements(a.state, a.player, old)
    for i in range(len(found)):
        best = max(best, gain_of_upgrade(a, old, found[i]))
    return best


def gain_of_upgrade(a: Appraisal, old: i64, new: i64) -> i64:
    """The new planet for the old one; a planet that could be settled for little is a pity."""
    change = (a.box.colonists[old] - a.box.colonists[new]) * a.colonist
    value = worth(a, new) - worth(a, old) + change
    return value


def replacement(a: Appraisal) -> i64:
    """The planet that takes the place of the upgraded colony."""
    base = a.box.blocks + v.V_REPLACE * a.box.size
    options = options_of(a.state)
    best: i64 = options[0]
    best_value: i64 = IMPOSSIBLE * 10
    for i in range(len(options)):
        value = gain_of_upgrade(a, a.state.upgrading, options[i] - base)
        if value > best_value:
            best_value = value
            best = options[i]
    return best
