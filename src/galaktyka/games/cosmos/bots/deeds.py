"""Destination actions in Micro Cosmos: each done in thought, with the points that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from galaktyka.core.bits import bit
from galaktyka.core.piles import without
from galaktyka.games.cosmos.bots.exchange import can_spend, pay_any, spend, spend_all, take_effect
from galaktyka.games.cosmos.bots.lore import POINT
from galaktyka.games.cosmos.bots.merit import terraform
from galaktyka.games.cosmos.bots.scene import NOWHERE, Scene, number_of, scene_of, worth
from galaktyka.games.cosmos.bots.situation import (
    Appraisal,
    colony_worth,
    outpost_worth,
    settle_points,
)
from galaktyka.games.cosmos.bots.survivors import chance_to_find, survivor_worth
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.system import gather_effect

if TYPE_CHECKING:
    from mypy_extensions import i64

SETTLE_ANY: Final = -2
"""Settle a survivor of the planet's colour: they are all alike."""
LOWEST: Final = -1_000_000_000


@final
class Outcome:
    """The best way found, with what comes first."""

    def __init__(self, value: i64, scene: Scene) -> None:
        self.value = value
        """Points, and the worth of what is left."""
        self.scene = scene
        self.deed: i64 = v.PASS
        self.play: i64 = v.PASS


def stay(a: Appraisal, s: Scene) -> Outcome:
    """The best actions of this place."""
    if s.space != v.PORTAL and s.planet == NOWHERE and s.space % 4 == v.ASTEROID:
        return Outcome(worth(a, s), s)
    if s.planet == NOWHERE:
        return stay_in_orbit(a, s)
    best = best_deed(a, s)
    if not (s.upgrades >> v.ROBOTICS) & 1 or s.deeds:
        return best
    add_second(a, best)
    opening = Outcome(LOWEST, s)
    if s.here:
        consider_gathering(a, opening, s)
    else:
        consider_colony(a, opening, s)
    add_second(a, opening)
    return opening if opening.value > best.value else best


def add_second(a: Appraisal, first: Outcome) -> None:
    """Robotics: another action, where an own colony is."""
    if first.deed == v.PASS or not first.scene.here:
        return
    points = first.value - worth(a, first.scene)
    second = best_deed(a, first.scene)
    first.value = points + second.value
    first.scene = second.scene


# ------------------------------------------------------------------ planets


def best_deed(a: Appraisal, s: Scene) -> Outcome:
    """One action of a planet."""
    best = Outcome(worth(a, s), s)
    if s.deeds & v.ENOUGH:
        return best
    consider_gathering(a, best, s)
    if not s.deeds & v.TERRAFORMED and not s.finished:
        trial = s.copy()
        trial.deeds |= v.TERRAFORMED
        consider(a, best, trial, v.TERRAFORM_IT, terraform(a, trial))
    if not s.deeds & v.SETTLED and s.finished and s.held:
        trial = s.copy()
        trial.deeds |= v.SETTLED
        consider(a, best, trial, SETTLE_ANY, settle(a, trial))
    consider_explore(a, best, s)
    consider_colony(a, best, s)
    consider_outpost(a, best, s)
    return best


def consider(a: Appraisal, best: Outcome, trial: Scene, deed: i64, points: i64) -> None:
    """Keep the trial if it is better."""
    value = points + worth(a, trial)
    if value > best.value and not (deed == v.TERRAFORM_IT and points == 0):
        best.value = value
        best.scene = trial
        best.deed = deed


def consider_gathering(a: Appraisal, best: Outcome, s: Scene) -> None:
    """What the planet shows."""
    if s.deeds & v.GATHERED:
        return
    trial = s.copy()
    trial.deeds |= v.GATHERED
    take_effect(a, trial, shown_at(a, s))
    consider(a, best, trial, v.GATHER, 0)


def shown_at(a: Appraisal, s: Scene) -> i64:
    """The effect of gathering here."""
    if s.planet == NOWHERE:
        return gather_effect(a.state, s.space)
    return 4 * s.planet + (1 if s.finished else 0)


def settle(a: Appraisal, s: Scene) -> i64:
    """A survivor finds a home."""
    points = settle_points(a, s.settled)
    s.settled += 1
    s.held -= 1
    s.kept -= 1
    return points


def errand(a: Appraisal, s: Scene) -> Outcome:
    """The actions that one flies to a planet for: terraform, settle, a colony."""
    best = Outcome(worth(a, s), s)
    if s.finished:
        if s.held:
            trial = s.copy()
            consider(a, best, trial, SETTLE_ANY, settle(a, trial))
    else:
        trial = s.copy()
        consider(a, best, trial, v.TERRAFORM_IT, terraform(a, trial))
    consider_colony(a, best, s)
    return best


def consider_explore(a: Appraisal, best: Outcome, s: Scene) -> None:
    """A leader for what a survivor brings, and perhaps the survivor."""
    colour: i64 = a.box.colour[s.planet]
    if s.deeds & v.EXPLORED or number_of(a, s, v.RED_LEADER + colour) == 0:
        return
    trial = s.copy()
    trial.deeds |= v.EXPLORED
    spend(a, trial, v.RED_LEADER + colour)
    points = a.lore.find * a.use // 100
    if s.kept < a.box.survivors_held:
        points += survivor_worth(a, colour, s.settled, s.kept) * chance_to_find(a, colour, s.upgrades) // 100
    consider(a, best, trial, v.EXPLORE, points)


def consider_colony(a: Appraisal, best: Outcome, s: Scene) -> None:
    """The next colony, here."""
    box = a.box
    if s.deeds & v.COLONISED or s.pool == 0 or s.here or s.colonies >= len(box.colony_engineers):
        return
    number = s.colonies
    resources: i64 = box.colony_resources[number]
    colour: i64 = box.colour[s.planet]
    engineers: i64 = box.colony_engineers[number]
    leaders: i64 = box.colony_leaders[number]
    of_colour: i64 = box.colony_of_colour[number]
    if units_in(s) < resources or not can_spend(a, s, engineers, leaders, of_colour, colour):
        return
    trial = s.copy()
    trial.deeds |= v.COLONISED
    spend_all(a, trial, engineers, leaders, of_colour, colour)
    pay_any(a, trial, resources)
    trial.pool -= 1
    trial.colonies += 1
    trial.here = True
    consider(a, best, trial, v.COLONY, colony_worth(a, number, s.upgrades))


def units_in(s: Scene) -> i64:
    """All resources in the hold."""
    return (s.cargo & 15) + ((s.cargo >> 4) & 15) + ((s.cargo >> 8) & 15) + (s.cargo >> 12)


def consider_outpost(a: Appraisal, best: Outcome, s: Scene) -> None:
    """One from the pool, or one from elsewhere."""
    if s.deeds & v.TRADED or s.cell == NOWHERE:
        return
    points = a.box.outpost_placed_vp * POINT if s.here else 0
    trial = s.copy()
    trial.deeds |= v.TRADED
    effect = shown_at(a, s)
    if s.outpost_pool:
        trial.outpost_pool -= 1
        trial.outposts += 1
        consider(a, best, trial, v.OUTPOST, points + outpost_worth(a, effect))
        return
    other = poorest_outpost(a, s.cell)
    if other != NOWHERE:
        gained = outpost_worth(a, effect) - outpost_worth(a, gather_effect(a.state, 4 * other))
        consider(a, best, trial, v.OUTPOST_FIRST + other, points + gained)


def poorest_outpost(a: Appraisal, cell: i64) -> i64:
    """The own outpost elsewhere that pays least; NOWHERE: there is none."""
    best: i64 = NOWHERE
    least: i64 = -LOWEST
    for other in range(v.CELL_COUNT):
        if other != cell and other in a.player.outposts:
            value: i64 = a.lore.usual[gather_effect(a.state, 4 * other)]
            if value < least:
                least = value
                best = other
    return best


# ------------------------------------------------------------------ moons, stations and the portal


def stay_in_orbit(a: Appraisal, s: Scene) -> Outcome:
    """Gather; whom to train is thought about when it is time."""
    if s.deeds & (v.GATHERED | v.ENOUGH):
        return Outcome(worth(a, s), s)
    gathered = s.copy()
    take_effect(a, gathered, shown_at(a, s))
    trained = best_training(a, gathered)
    best = Outcome(worth(a, trained), trained)
    best.deed = v.GATHER
    return best


def best_training(a: Appraisal, s: Scene) -> Scene:
    """With the card that is missed least trained, if that is better."""
    best = s
    most = worth(a, s)
    for row in range(2):
        pile = s.bottom if row else s.top
        for i in range(len(pile)):
            ready = s.ready | token_for(a, s, pile[i])
            if ready == s.ready:
                continue
            trial = s.copy()
            if row:
                trial.bottom = without(pile, i)
            else:
                trial.top = without(pile, i)
            trial.ready = ready
            value = worth(a, trial)
            if value > most:
                most = value
                best = trial
    return best


def token_for(a: Appraisal, s: Scene, card: i64) -> i64:
    """The token that the card readies, as a bit: the engineer for a leader, the rarest leader for an engineer."""
    if a.box.specialist[card] != v.ENGINEER:
        return bit(v.ENGINEER)
    best: i64 = 0
    least: i64 = -LOWEST
    for specialist in range(v.RED_LEADER, 4):
        number = number_of(a, s, specialist)
        if not (s.ready >> specialist) & 1 and number < least:
            least = number
            best = bit(specialist)
    return best


def card_trained(a: Appraisal) -> i64:
    """The card to train now; NOWHERE: none."""
    s = scene_of(a, a.player)
    trained = best_training(a, s)
    if trained is s:
        return NOWHERE
    for pile, after in ((s.top, trained.top), (s.bottom, trained.bottom)):
        for i in range(len(pile)):
            if pile[i] not in after:
                return pile[i]
    return NOWHERE
