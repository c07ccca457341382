"""Cards under construction in Alien Artifacts: buying, preparing and building them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.games.artifacts.bots.pay import (
    NONE_SUCH,
    TOO_DEAR,
    Purse,
    chosen,
    demand,
    price_to_pay,
)
from galaktyka.games.artifacts.bots.situation import UNKNOWN, Appraisal, change_of_credits, effort, held_share
from galaktyka.games.artifacts.bots.worth import best_worth
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import prepare_limit, sum_of
from galaktyka.games.artifacts.engine.rules.paying import attached_icons

if TYPE_CHECKING:
    from mypy_extensions import i64

LOWEST: Final = -1000000
MOST_OF: Final[list[int]] = [0, 0, 56, 85, 103, 116, 127, 135, 142, 148]
"""By how many hundredths of the usual spread the best of so many cards is better than the average one."""


def missing(a: Appraisal, project: i64) -> i64:
    """Icons that a project still lacks."""
    return a.cost[a.box.type[project]] - attached_icons(a.state, a.player, project)


def project_share(a: Appraisal, project: i64, need: i64) -> i64:
    """Percent of its worth that a project has while so many icons are missing."""
    return held_share(a, effort(need, a.limit[a.box.type[project]]))


def gain_of_building(a: Appraisal, wanted: list[int], project: i64) -> i64:
    """Building a project now, compared with leaving it where it is."""
    type: i64 = a.box.type[project]
    need = missing(a, project)
    price: i64 = 0
    if need > 0:
        table = a.box.worth_with_gold[type]
        price = price_to_pay(a, wanted, table, need, a.limit[type], a.state.raised_planets, False)
    if price == TOO_DEAR:
        return LOWEST
    return best_worth(a, project) * (100 - project_share(a, project, need)) // 100 - price


# ------------------------------------------------------------------ Prepare


def gain_of_preparing(a: Appraisal, wanted: list[int], type: i64) -> i64:
    """The best project of the row with as many cards as may be attached."""
    slots = prepare_limit(a.state, a.player, type)
    best: i64 = LOWEST
    projects = a.player.projects
    for i in range(len(projects)):
        project: i64 = projects[i]
        if a.box.type[project] == type:
            best = max(best, gain_of_attaching(a, wanted, project, slots, a.state.raised_planets))
    return best


def gain_of_attaching(a: Appraisal, wanted: list[int], project: i64, slots: i64, planet_slots: i64) -> i64:
    """What it helps to attach the best cards to one project."""
    need = missing(a, project)
    if need <= 0:
        return LOWEST
    purse = Purse(a, wanted, a.box.worth_with_gold[a.box.type[project]], 0, False)
    codes = codes_to_attach(purse, need, slots, planet_slots)
    icons: i64 = 0
    price: i64 = 0
    for i in range(len(purse.codes)):
        if purse.codes[i] in codes:
            icons += purse.icons[i]
            price += purse.prices[i]
    if icons == 0:
        return LOWEST
    before = project_share(a, project, need)
    after = project_share(a, project, max(need - icons, 0))
    return best_worth(a, project) * (after - before) // 100 - price


def codes_to_attach(purse: Purse, need: i64, slots: i64, planet_slots: i64) -> list[int]:
    """The richest sections that a project can use, those of the hand before stored ones, ascending."""
    taken: list[int] = []
    while need > 0:
        best: i64 = NONE_SUCH
        best_value: i64 = LOWEST
        for i in range(len(purse.codes)):
            stored = purse.stored[i]
            if purse.codes[i] in taken or (slots == 0 and not (stored and planet_slots > 0)):
                continue
            value: i64 = min(purse.icons[i], need) * 16 - purse.prices[i]
            if value > best_value:
                best = i
                best_value = value
        if best == NONE_SUCH or (best_value <= 0 and taken):
            break
        taken.append(purse.codes[best])
        need -= purse.icons[best]
        if purse.stored[best] and planet_slots > 0:
            planet_slots -= 1
        else:
            slots -= 1
    taken.sort()
    return taken


def section_to_put(a: Appraisal) -> i64:
    """The next section to attach, or enough."""
    state = a.state
    type: i64 = state.task[2]
    wanted = demand(a)
    project = best_to_prepare(a, wanted, type, state.slots, state.planet_slots)
    if project == NONE_SUCH:
        return state.options[0]
    purse = Purse(a, wanted, a.box.worth_with_gold[type], state.floor, False)
    codes = codes_to_attach(purse, missing(a, project), state.slots, state.planet_slots)
    if not codes or (state.paid and state.options[0] == v.DONE and missing(a, project) <= 0):
        return state.options[0]
    return chosen(a, a.box.first_put + codes[0])


def best_to_prepare(a: Appraisal, wanted: list[int], type: i64, slots: i64, planet_slots: i64) -> i64:
    """The project of a row that gains most by being prepared."""
    best: i64 = NONE_SUCH
    best_value: i64 = LOWEST
    projects = a.player.projects
    for i in range(len(projects)):
        project: i64 = projects[i]
        if a.box.type[project] != type:
            continue
        value = gain_of_attaching(a, wanted, project, slots, planet_slots)
        if value > best_value:
            best_value = value
            best = project
    return best


def project_to_attach_to(a: Appraisal, icons: i64) -> i64:
    """Under which project a section helps most."""
    options = a.state.options
    base = a.box.first_card + v.V_TO * a.box.size
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        project = options[i] - base
        need = missing(a, project)
        before = project_share(a, project, need)
        after = project_share(a, project, max(need - icons, 0))
        value = best_worth(a, project) * (after - before) + (1 if need > 0 else 0)
        if value > best_value:
            best_value = value
            best = options[i]
    return best


# ------------------------------------------------------------------ Buy


def new_project_share(a: Appraisal, type: i64) -> i64:
    """Percent of its worth that a card of the type has when it has just been bought."""
    backlog: i64 = len(a.player.projects) * a.taste.backlog
    cost: i64 = a.cost[type] + a.waiting[type]
    return held_share(a, effort(cost, a.limit[type]) + backlog)


def guess(a: Appraisal, type: i64) -> tuple[i64, i64]:
    """What an unknown card of a big deck is worth, and how much that differs from card to card; worked out once."""
    if a.means[type] == UNKNOWN:
        samples = a.lore.samples[type]
        number: i64 = len(samples)
        total: i64 = 0
        for i in range(number):
            total += best_worth(a, samples[i])
        mean = total // number
        spread: i64 = 0
        for i in range(number):
            value = best_worth(a, samples[i])
            spread += value - mean if value > mean else mean - value
        a.means[type] = mean
        a.spreads[type] = spread * 5 // (4 * number)
    return a.means[type], a.spreads[type]


def best_of(a: Appraisal, type: i64, cards: i64) -> i64:
    """What the best of so many cards from the top of a deck is worth; the top one is known."""
    deck = a.state.decks[type]
    top: i64 = best_worth(a, deck[0])
    if cards <= 1:
        return top
    mean, spread = guess(a, type)
    unknown = mean + MOST_OF[min(cards - 1, len(MOST_OF) - 1)] * spread // 100
    if top > unknown + spread:
        return top + spread // 6
    if top < mean - spread:
        return unknown
    return max(top, unknown) + spread // 4


def gain_of_buying(a: Appraisal, type: i64) -> i64:
    """The best number of cards to look at, for its credits."""
    best: i64 = LOWEST
    for extra in range(most_extra(a, type) + 1):
        best = max(best, gain_with_extra(a, type, extra))
    return best


def most_extra(a: Appraisal, type: i64) -> i64:
    """How many credits more can be spent in a Buy and make sense."""
    spare = a.player.credits - a.price
    return max(min(spare, min(len(a.state.decks[type]) - 1, 4)), 0)


def gain_with_extra(a: Appraisal, type: i64, extra: i64) -> i64:
    """A Buy with so many more credits."""
    cards = 1 + extra + sum_of(a.state, a.player, a.box.preview[type])
    value = best_of(a, type, min(cards, len(a.state.decks[type]))) * new_project_share(a, type) // 100
    return value + change_of_credits(a, -a.price - extra)


def extra_to_pay(a: Appraisal, type: i64) -> i64:
    """How many credits more to spend in a Buy."""
    best: i64 = 0
    best_value: i64 = LOWEST
    for extra in range(min(most_extra(a, type), v.MOST_EXTRA) + 1):
        value = gain_with_extra(a, type, extra)
        if value > best_value:
            best_value = value
            best = extra
    return chosen(a, v.EXTRA_FIRST + best)


def card_to_keep(a: Appraisal) -> i64:
    """The best of the cards that were drawn."""
    options = a.state.options
    base = a.box.first_card + v.V_KEEP * a.box.size
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        value = best_worth(a, options[i] - base)
        if value > best_value:
            best_value = value
            best = options[i]
    return best
