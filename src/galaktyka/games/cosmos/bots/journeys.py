"""Turns of Micro Cosmos planned in thought: where to fly, which crew to play there, what to do then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.bits import bit
from galaktyka.core.piles import without
from galaktyka.games.cosmos.bots.deeds import LOWEST, Outcome, errand, shown_at, stay
from galaktyka.games.cosmos.bots.exchange import can_use, draw, gain, lift, take_effect
from galaktyka.games.cosmos.bots.lore import POINT
from galaktyka.games.cosmos.bots.scene import NOWHERE, Scene, be_on, go_to, matches, worth
from galaktyka.games.cosmos.bots.situation import Appraisal, reach_within
from galaktyka.games.cosmos.bots.upgrades import next_upgrade
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.questions.move import FINE, obstacle_to_landing

if TYPE_CHECKING:
    from mypy_extensions import i64

WORTH_A_LOOK: Final = 150
"""The next turn is thought about for journeys that are so little worse than the best."""


def best_journey(a: Appraisal, s: Scene) -> Outcome:
    """The best turn from here on, beginning with the journey; its `deed` is where to."""
    steps = a.box.movement + s.engines * a.box.movement_step
    inner = reach_within(a, steps - 1)
    reach = reach_within(a, steps)
    start = a.player.ark
    found: list[Outcome] = []
    seen: i64 = reach[start]
    for space in range(v.SPACE_COUNT):
        if (seen >> space) & 1 and space != start and obstacle_to_landing(a.state, a.seat, space) == FINE:
            outcome = visit(a, s, space)
            outcome.deed = v.MOVE_FIRST + space
            found.append(outcome)
    cell = cell_to_discover(a, inner[start])
    if cell != NOWHERE:
        outcome = expedition(a, s)
        outcome.deed = v.DISCOVER_FIRST + cell
        found.append(outcome)
    if not found:
        return Outcome(worth(a, s), s)
    return with_foresight(a, found, reach)


def with_foresight(a: Appraisal, found: list[Outcome], reach: list[int]) -> Outcome:
    """The best journey when the next turn is thought about as well."""
    most: i64 = LOWEST
    for outcome in found:
        most = outcome.value if outcome.value > most else most
    best = found[0]
    best_value: i64 = LOWEST
    for outcome in found:
        if outcome.value + WORTH_A_LOOK < most:
            continue
        if a.left > 0 and a.taste.hope:
            outcome.value += prospect(a, outcome.scene, reach) * a.taste.hope // 100
            outcome.value += next_upgrade(a, outcome.scene) * a.taste.ahead // 100
        if outcome.value > best_value:
            best_value = outcome.value
            best = outcome
    return best


def prospect(a: Appraisal, s: Scene, reach: list[int]) -> i64:
    """What the best planet in reach would bring in the next turn."""
    if s.planet != NOWHERE and s.cell == NOWHERE:
        return 0
    now = worth(a, s)
    best: i64 = 0
    seen: i64 = reach[s.space]
    for cell in range(v.CELL_COUNT):
        space: i64 = 4 * cell
        if not (seen >> space) & 1 or space == s.space or obstacle_to_landing(a.state, a.seat, space) != FINE:
            continue
        trial = s.copy()
        trial.deeds = 0
        go_to(a, trial, space)
        value = errand(a, trial).value - now
        best = value if value > best else best
    return best


# ------------------------------------------------------------------ landing


def visit(a: Appraisal, s: Scene, space: i64) -> Outcome:
    """Land there and make the best of it."""
    trial = s.copy()
    go_to(a, trial, space)
    harm = land(a, trial)
    plays = a.box.plays_at_portal if space == v.PORTAL else a.box.plays
    outcome = play_and_stay(a, trial, plays)
    outcome.value -= harm
    return outcome


def land(a: Appraisal, s: Scene) -> i64:
    """What landing brings; what it brings to others is returned."""
    if s.space == v.PORTAL:
        return 0
    place = s.space % 4
    if place == v.PLANET:
        return outposts_pay(a, s)
    if place == v.STATION:
        if (s.upgrades >> v.BIODOME) & 1:
            gain(s, v.WORKFORCE, 1)
        if (s.upgrades >> v.LEISURE) & 1:
            draw(a, s, 1, a.taste.guest - a.taste.unseen)
    elif place == v.MOON:
        if (s.upgrades >> v.SPACE_MINING) & 1:
            gain(s, v.MINERALS, 1)
        if (s.upgrades >> v.MINING_VEHICLES) & 1:
            draw(a, s, 1, a.taste.guest - a.taste.unseen)
    return 0


def outposts_pay(a: Appraisal, s: Scene) -> i64:
    """The own ones pay the player, the others' the others."""
    effect = shown_at(a, s)
    harm: i64 = 0
    for seat in range(len(a.state.players)):
        outposts = a.state.players[seat].outposts
        for i in range(len(outposts)):
            if outposts[i] != s.cell:
                continue
            if seat == a.seat:
                take_effect(a, s, effect)
            else:
                harm += a.lore.usual[effect] * a.harm * a.use // 10000
    return harm


# ------------------------------------------------------------------ crew


def play_and_stay(a: Appraisal, s: Scene, plays: i64) -> Outcome:
    """Play crew as it is best, then act; `play` is the first card."""
    best = stay(a, s)
    if plays == 0:
        return best
    box = a.box
    for i in range(len(s.top)):
        card: i64 = s.top[i]
        effect = box.first_crew_effect + 2 * card + 1
        if matches(a, s, box.lower_on[card]) and can_use(a, s, effect):
            trial = s.copy()
            trial.top = without(s.top, i)
            take_effect(a, trial, effect)
            better(best, play_and_stay(a, trial, plays - 1), box.first_play + card)
    for i in range(len(s.bottom)):
        play_from_bottom(a, s, i, plays, best)
    return best


def play_from_bottom(a: Appraisal, s: Scene, index: i64, plays: i64, best: Outcome) -> None:
    """A card of the bottom row is lifted if there is room above it: it can be used again."""
    box = a.box
    card: i64 = s.bottom[index]
    effect = box.first_crew_effect + 2 * card
    room = len(s.top) < box.row
    useful = matches(a, s, box.upper_on[card]) and can_use(a, s, effect)
    again = room and plays > 1 and matches(a, s, box.lower_on[card])
    if not useful and not again:
        return
    trial = s.copy()
    if room:
        lift(trial, index)
    else:
        trial.bottom = without(s.bottom, index)
    if useful:
        take_effect(a, trial, effect)
    better(best, play_and_stay(a, trial, plays - 1), (box.first_lift if room else box.first_play) + card)


def better(best: Outcome, other: Outcome, play: i64) -> None:
    """Keep the other one if it is better."""
    if other.value > best.value:
        best.value = other.value
        best.scene = other.scene
        best.deed = other.deed
        best.play = play


# ------------------------------------------------------------------ discovery


def cell_to_discover(a: Appraisal, seen: i64) -> i64:
    """The empty cell with most neighbours that can be discovered from these spaces; NOWHERE: there is none."""
    state = a.state
    best: i64 = NOWHERE
    most: i64 = -1
    for space in range(v.SPACE_COUNT):
        brink = state.brinks[space]
        if not (seen >> space) & 1:
            continue
        for i in range(len(brink)):
            number = neighbours(a, brink[i])
            if number > most:
                most = number
                best = brink[i]
    return best


def neighbours(a: Appraisal, cell: i64) -> i64:
    """Cards beside a cell."""
    number: i64 = 0
    for direction in range(4):
        other: i64 = v.NEXT_CELL[4 * cell + direction]
        if other != v.OUTSIDE and (other >= v.CELL_COUNT or a.state.cells[other] != v.EMPTY):
            number += 1
    return number


def expedition(a: Appraisal, s: Scene) -> Outcome:
    """A discovery: the mean over the planets that it may be."""
    box = a.box
    total: i64 = 0
    number: i64 = 0
    last = Outcome(0, s)
    for i in range(len(box.discoverable)):
        planet: i64 = box.discoverable[i]
        if planet in a.state.cells:
            continue
        trial = s.copy()
        trial.space = 0
        trial.cell = NOWHERE
        trial.finished = False
        trial.here = False
        trial.want = 0
        be_on(a, trial, planet)
        take_free_level(a, trial)
        last = stay(a, trial)
        total += last.value
        number += 1
    last.value = total // (number or 1) + POINT + a.taste.discovery
    return last


def take_free_level(a: Appraisal, s: Scene) -> None:
    """The discoverer raises a track."""
    s.want -= bit(4 * track_to_begin(a, s.planet))


def track_to_begin(a: Appraisal, planet: i64) -> i64:
    """The track of the new planet whose resource is hardest to come by: of which there is least, by its length."""
    best: i64 = 0
    most: i64 = LOWEST
    for resource in range(v.KINDS):
        length: i64 = a.box.tracks[4 * planet + resource]
        if length:
            value = 2 * length - ((a.player.cargo >> (4 * resource)) & 15)
            if value > most:
                most = value
                best = resource
    return best
