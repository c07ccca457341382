"""The small questions of Micro Cosmos: what to pay with, what to gain, where a card goes, what the Automa does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.bits import bit
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.bots.deeds import LOWEST, stay, token_for
from galaktyka.games.cosmos.bots.exchange import best_to_gain, least_to_pay, take_effect
from galaktyka.games.cosmos.bots.journeys import play_and_stay, track_to_begin
from galaktyka.games.cosmos.bots.merit import track_to_raise
from galaktyka.games.cosmos.bots.scene import NOWHERE, Scene, scene_of, worth
from galaktyka.games.cosmos.bots.situation import Appraisal
from galaktyka.games.cosmos.bots.survivors import survivor_worth
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.specialists import means_of, number_of, specialists_of
from galaktyka.games.cosmos.engine.rules.system import gather_effect

if TYPE_CHECKING:
    from mypy_extensions import i64

# ------------------------------------------------------------------ resources: several are named in ascending order


def resource_to_gain(a: Appraisal) -> i64:
    """The first of the units that are worth most together."""
    s = scene_of(a, a.player)
    first: i64 = v.KINDS
    for _ in range(a.state.task[2]):
        resource = best_to_gain(a, s, a.state.floor)
        if resource == NOWHERE:
            break
        s.cargo += bit(4 * resource)
        first = resource if resource < first else first
    return v.GAIN_FIRST + first


def resource_to_pay(a: Appraisal) -> i64:
    """The first of the units that are missed least together."""
    s = scene_of(a, a.player)
    first: i64 = v.KINDS
    for _ in range(a.state.task[2]):
        resource = least_to_pay(a, s, a.state.floor)
        if resource == NOWHERE:
            break
        s.cargo -= bit(4 * resource)
        first = resource if resource < first else first
    return v.PAY_FIRST + first


def level_to_raise(a: Appraisal) -> i64:
    """The first of the levels that the action allows."""
    s = scene_of(a, a.player)
    first: i64 = v.KINDS
    for _ in range(a.state.task[2]):
        resource = track_to_raise(a, s, a.state.floor)
        if resource == NOWHERE:
            break
        s.cargo -= bit(4 * resource)
        s.want -= bit(4 * resource)
        first = resource if resource < first else first
    return v.RAISE_FIRST + first if first < v.KINDS else v.PASS


def free_track(a: Appraisal) -> i64:
    """The track that the discoverer raises."""
    return v.RAISE_FIRST + track_to_begin(a, a.state.cells[a.state.task[2]])


# ------------------------------------------------------------------ specialists


def means_to_spend(a: Appraisal) -> i64:
    """The first of those that are missed least together."""
    state = a.state
    s = scene_of(a, a.player)
    engineers: i64 = state.task[2]
    means = means_of(state, a.player, engineers > 0)
    need: i64 = engineers or state.task[3]
    of_colour: i64 = 0 if engineers else state.task[4]
    leader: i64 = v.RED_LEADER + state.task[5]
    options = state.options
    best: i64 = options[0]
    most: i64 = LOWEST
    for i in range(len(options)):
        chosen = options[i] - a.box.first_spend
        fits = of_colour > 0 and a.box.specialist[chosen] == leader
        still = of_colour - 1 if fits else of_colour
        at = index_of(means, chosen) + 1
        value = worth_after(a, used(a, s, chosen), means, at, need - 1, still, leader)
        if value > most:
            most = value
            best = options[i]
    return best


def worth_after(a: Appraisal, s: Scene, means: bytes, at: i64, need: i64, of_colour: i64, leader: i64) -> i64:
    """What is left when the rest of the cost is paid with means from `at` on; LOWEST: it cannot be paid."""
    if need == 0:
        return worth(a, s) if of_colour == 0 else LOWEST
    best: i64 = LOWEST
    for i in range(at, len(means)):
        fits = of_colour > 0 and a.box.specialist[means[i]] == leader
        still = of_colour - 1 if fits else of_colour
        value = worth_after(a, used(a, s, means[i]), means, i + 1, need - 1, still, leader)
        best = value if value > best else best
    return best


def used(a: Appraisal, s: Scene, means: i64) -> Scene:
    """Without a card or token."""
    after = s.copy()
    if means >= a.box.crew:
        after.ready -= bit(means - a.box.crew)
    elif means in s.top:
        after.top = without(s.top, index_of(s.top, means))
    else:
        after.bottom = without(s.bottom, index_of(s.bottom, means))
    return after


def token_to_ready(a: Appraisal) -> i64:
    """The leader that is rarest."""
    s = scene_of(a, a.player)
    ready = rarest_leader(a, s)
    colour: i64 = 0
    while not (ready >> (v.RED_LEADER + colour)) & 1:
        colour += 1
    return v.READY_FIRST + colour


def rarest_leader(a: Appraisal, s: Scene) -> i64:
    """As an engineer card would ready it."""
    table = a.box.specialist
    engineer: i64 = 0
    while table[engineer] != v.ENGINEER:
        engineer += 1
    return token_for(a, s, engineer)


# ------------------------------------------------------------------ crew


def card_to_discard(a: Appraisal) -> i64:
    """The card whose absence is missed least."""
    options = a.state.options
    s = scene_of(a, a.player)
    best: i64 = options[0]
    least: i64 = -LOWEST
    for i in range(len(options)):
        value = worth_with(a, s, options[i] - a.box.first_discard)
        if value < least:
            least = value
            best = options[i]
    return best


def card_to_take(a: Appraisal) -> i64:
    """The card of the Cantina that is worth most."""
    options = a.state.options
    s = scene_of(a, a.player)
    best: i64 = options[0]
    most: i64 = LOWEST
    for i in range(len(options)):
        value = worth_with(a, s, options[i] - a.box.first_take)
        if value > most:
            most = value
            best = options[i]
    return best


def worth_with(a: Appraisal, s: Scene, card: i64) -> i64:
    """With one card more, in the better row."""
    below = worth(a, in_row(s, card, v.BELOW))
    above = worth(a, in_row(s, card, v.ABOVE))
    return above if above > below else below


def in_row(s: Scene, card: i64, row: i64) -> Scene:
    """With the card there."""
    after = s.copy()
    if row == v.ABOVE:
        after.top = with_card(s.top, card)
    else:
        after.bottom = with_card(s.bottom, card)
    return after


def row_for(a: Appraisal) -> i64:
    """Where the new card is worth more; while crew is played, where it helps at once."""
    state = a.state
    card: i64 = state.task[2]
    s = scene_of(a, a.player)
    above = in_row(s, card, v.ABOVE)
    below = in_row(s, card, v.BELOW)
    if state.step == v.CREW and state.active == a.seat:
        plays = state.plays
        return v.ABOVE if play_and_stay(a, above, plays).value > play_and_stay(a, below, plays).value else v.BELOW
    return v.ABOVE if worth(a, above) > worth(a, below) else v.BELOW


def whether_to_use(a: Appraisal) -> i64:
    """A crew action is done if the turn is better for it."""
    s = scene_of(a, a.player)
    after = s.copy()
    take_effect(a, after, a.state.task[2])
    return v.USE if stay(a, after).value > stay(a, s).value else v.PASS


# ------------------------------------------------------------------ survivors


def survivor_to_resolve(a: Appraisal) -> i64:
    """What it brings at once, and what it is worth if it may be kept."""
    options = a.state.options
    s = scene_of(a, a.player)
    best: i64 = options[0]
    most: i64 = LOWEST
    for i in range(len(options)):
        survivor = options[i] - a.box.first_resolve
        trial = s.copy()
        take_effect(a, trial, a.box.first_survivor_effect + survivor)
        value = worth(a, trial)
        colour: i64 = a.box.survivor_colour[survivor]
        if colour == a.box.colour[s.planet] and s.kept < a.box.survivors_held:
            value += survivor_worth(a, colour, s.settled, s.kept)
        if value > most:
            most = value
            best = options[i]
    return best


def whether_to_keep(a: Appraisal) -> i64:
    """A survivor that may still find a home."""
    return v.KEEP_IT if a.left else v.PASS


# ------------------------------------------------------------------ the choices for the Automa


def leader_for_the_automa(a: Appraisal) -> i64:
    """It gives up the leader that it has fewest of, so that it will lack the colour."""
    options = a.state.options
    numbers = specialists_of(a.state, a.state.players[a.state.count])
    best: i64 = options[0]
    least: i64 = -LOWEST
    for i in range(len(options)):
        number = number_of(numbers, v.RED_LEADER + options[i] - v.LEADER_FIRST)
        if number < least:
            least = number
            best = options[i]
    return best


def outpost_for_the_automa(a: Appraisal) -> i64:
    """It gives up the outpost that pays most."""
    options = a.state.options
    best: i64 = options[0]
    most: i64 = LOWEST
    for i in range(len(options)):
        value: i64 = a.lore.usual[gather_effect(a.state, 4 * (options[i] - v.OUTPOST_FIRST))]
        if value > most:
            most = value
            best = options[i]
    return best
