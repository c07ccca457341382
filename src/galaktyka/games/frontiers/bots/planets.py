"""Planets of New Frontiers: which to look for, which to keep, which to settle, and what ending the game means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.frontiers.bots.lore import STRONGEST
from galaktyka.games.frontiers.bots.situation import Appraisal, comes_again
from galaktyka.games.frontiers.bots.worth import NEAR, WANTED, out_of_strength, price_of_planet, worth
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.scoring import total_points

if TYPE_CHECKING:
    from mypy_extensions import i64

IMPOSSIBLE: Final = -100000
MISSING: Final = (100, 60, 35, 18, 8)
"""Percent of a military planet that counts while so much strength is missing."""
QUEUE: Final = (100, 95, 80, 60, 40, 25, 15)
"""Percent of a new planet that counts while so many others wait to be settled."""
BETTER: Final = 5
"""What it costs, for each tenth of a round left, to give up the hope of a better planet to become; at most BEST."""
BEST: Final = 350


def finishing(a: Appraisal) -> i64:
    """What it means to this player that the game ends with this round."""
    if a.left == 0:
        return 0
    own = total_points(a.state, a.player)
    best: i64 = 0
    for player in a.state.players:
        if player is not a.player:
            best = max(best, total_points(a.state, player))
    return max(min((own - best) * a.taste.finish, 400), -400)


def ends_by_settling(a: Appraisal) -> bool:
    """Whether one more colony ends the game."""
    return len(a.player.colonies) >= a.box.end_colonies


def net_of_settling(a: Appraisal, planet: i64, credits: i64, colonists: i64) -> i64:
    """What settling the planet now would bring beyond its price; IMPOSSIBLE if it cannot be done."""
    box = a.box
    if box.colonists[planet] > colonists:
        return IMPOSSIBLE
    price = price_of_planet(a, planet)
    if price == v.NO_TILE or price > credits:
        return IMPOSSIBLE
    return worth(a, planet) - price * a.credit - box.colonists[planet] * a.colonist


def best_settling(a: Appraisal, colonists: i64) -> i64:
    """What the best discovered planet would bring now; IMPOSSIBLE if none can be settled."""
    discovered = a.player.discovered
    best: i64 = IMPOSSIBLE
    second: i64 = IMPOSSIBLE
    for i in range(len(discovered)):
        value = net_of_settling(a, discovered[i], a.player.credits, colonists)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    if a.player.talents & v.T_SECOND and second > 0:
        best += second * 60 // 100
    if a.player.talents & v.T_ITSELF:
        best = max(best, best_becoming(a))
    return best


def becoming(a: Appraisal, planet: i64) -> i64:
    """What it brings if the home world becomes this planet: it costs nothing, and the old colony is lost."""
    box = a.box
    if box.military[planet] or box.alien[planet] or box.colonists[planet] > a.player.colonists + 1:
        return IMPOSSIBLE
    return worth(a, planet) - (box.colonists[planet] - 1) * a.colonist - min(a.left * BETTER, BEST)


def best_becoming(a: Appraisal) -> i64:
    """The best planet to become."""
    best: i64 = IMPOSSIBLE
    for i in range(len(a.player.discovered)):
        best = max(best, becoming(a, a.player.discovered[i]))
    return best


def desire(a: Appraisal, planet: i64) -> i64:
    """What it is worth to have the planet discovered: what settling it will bring, if it ever comes to that."""
    box = a.box
    if a.left == 0 and not comes_again(a.state, v.SETTLE):
        return 0
    price = price_of_planet(a, planet)
    missing: i64 = 0
    if price == v.NO_TILE:
        missing = out_of_strength(a, planet)
        price = 0
    value = worth(a, planet) - price * a.credit - box.colonists[planet] * a.colonist
    if a.player.talents & v.T_ITSELF and not box.military[planet] and not box.alien[planet]:
        value = max(value, becoming(a, planet))
    if value <= 0:
        return value
    if missing > 0:
        if a.left < 20:
            missing += 1
        value = value * MISSING[min(missing, len(MISSING) - 1)] // 100
    elif price > a.player.credits + NEAR:
        value = value * 70 // 100
    if a.left < 20:
        value = value * (a.left + 10) // 30
    return value


def waiting(a: Appraisal) -> i64:
    """How many discovered planets are worth settling."""
    count: i64 = 0
    discovered = a.player.discovered
    for i in range(len(discovered)):
        if a.lore.glance[discovered[i]] > WANTED and desire(a, discovered[i]) > WANTED:
            count += 1
    return count


def exploring(a: Appraisal, queue: i64, chooser: bool) -> i64:
    """What Explore gives: a planet, for the chooser two, of which those count most that can be settled soon."""
    if a.left < 5:
        return 0
    room = a.box.end_colonies + 1 - len(a.player.colonies)
    best: i64 = a.lore.choice[min(a.strength, STRONGEST - 1)]
    if a.left < 30:
        best = best * (a.left + 5) // 35
    first: i64 = QUEUE[min(queue, len(QUEUE) - 1)]
    second: i64 = QUEUE[min(queue + 1, len(QUEUE) - 1)]
    if queue >= room:
        first = first // 3
        second = second // 3
    if chooser:
        return best * 110 // 100 * first // 100 + best * 70 // 100 * second // 100
    return best * 85 // 100 * first // 100
