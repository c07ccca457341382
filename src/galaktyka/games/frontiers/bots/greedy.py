"""The greedy player of New Frontiers: takes what looks best now, for every question of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.frontiers.bots.goals import goal_advantage
from galaktyka.games.frontiers.bots.goods import (
    colony_to_arm_with,
    colony_to_stock,
    good_to_sell,
    good_to_spend,
    kind_to_name,
    power_to_use,
    tax_to_store,
    windfall_to_fill,
)
from galaktyka.games.frontiers.bots.lore import Taste, lore_of
from galaktyka.games.frontiers.bots.pick import LOWEST, best_goal, best_pick, net_of_buying
from galaktyka.games.frontiers.bots.planets import desire
from galaktyka.games.frontiers.bots.settle import replacement, settlement
from galaktyka.games.frontiers.bots.situation import Appraisal, rounds_left
from galaktyka.games.frontiers.bots.worth import worth
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.game import FrontiersState
from galaktyka.games.frontiers.engine.rules.holdings import price_to_develop
from galaktyka.games.frontiers.engine.state import is_option, option_at, options_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def decide(state: FrontiersState, seat: i64, taste: Taste) -> i64:
    """The best answer to the question that the seat owes; `state` is redacted for the seat."""
    question = state.question
    if question == v.ASK_PICK:
        return best_pick(everybody(state, taste), seat)
    if question == v.ASK_KEEP:
        return best_goal(everybody(state, taste), seat, state.looked, v.KEEP_FIRST)
    if question == v.ASK_BOTTOM:
        return option_at(state, 0)
    if question == v.ASK_REVEAL:
        return revelation(state, seat, taste)
    a = Appraisal(state, seat, lore_of(state.box), taste, rounds_left(state))
    if question in (v.ASK_SETTLE, v.ASK_SECOND, v.ASK_AFTER):
        return settlement(a)
    if question == v.ASK_DISCOVER:
        return most_wanted(a)
    if question == v.ASK_BUY:
        return purchase(a)
    if question == v.ASK_SELL:
        return good_to_sell(a)
    if question == v.ASK_CONSUME:
        return power_to_use(a)
    if question == v.ASK_SPEND:
        return good_to_spend(a)
    if question == v.ASK_RETURN:
        return least_wanted(a)
    return rare_answer(a, question)


def rare_answer(a: Appraisal, question: i64) -> i64:
    """The questions that few powers and goals put."""
    if question == v.ASK_HOME:
        return home(a)
    if question == v.ASK_ARM:
        return colony_to_arm_with(a)
    if question == v.ASK_REPLACE:
        return replacement(a)
    if question == v.ASK_NAME:
        return kind_to_name(a)
    if question in (v.ASK_WINDFALL, v.ASK_SHORT):
        return windfall_to_fill(a)
    if question == v.ASK_STOCK:
        return colony_to_stock(a)
    if question == v.ASK_TAX:
        return tax_to_store(a)
    return option_at(a.state, 0)


def everybody(state: FrontiersState, taste: Taste) -> list[Appraisal]:
    """The situation of every player: almost everything lies open."""
    lore = lore_of(state.box)
    left = rounds_left(state)
    return [Appraisal(state, seat, lore, taste, left) for seat in range(state.count)]


def home(a: Appraisal) -> i64:
    """The side of the board that is worth more."""
    options = options_of(a.state)
    base = a.box.blocks + v.V_HOME * a.box.size
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        value = worth(a, options[i] - base)
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def revelation(state: FrontiersState, seat: i64, taste: Taste) -> i64:
    """A goal with storage is turned up if storing is more use to the player than to the others."""
    if not is_option(state, v.REVEAL_GOAL):
        return v.PASS
    appraisals = everybody(state, taste)
    return v.REVEAL_GOAL if goal_advantage(appraisals, seat, state.hidden_goal) > 0 else v.PASS


# ------------------------------------------------------------------ planets


def most_wanted(a: Appraisal) -> i64:
    """The planet on display that is wanted most."""
    base = a.box.blocks + v.V_DISCOVER * a.box.size
    display = a.state.display
    best: i64 = display[0]
    best_value: i64 = LOWEST
    for i in range(len(display)):
        value = desire(a, display[i])
        if value > best_value:
            best_value = value
            best = display[i]
    return base + best


def least_wanted(a: Appraisal) -> i64:
    """The discovered planet that is wanted least; it is stored rather than returned."""
    discovered = a.player.discovered
    least: i64 = discovered[0]
    least_value: i64 = -LOWEST
    for i in range(len(discovered)):
        value = desire(a, discovered[i])
        if value < least_value:
            least_value = value
            least = discovered[i]
    store = a.box.blocks + v.V_STORE * a.box.size + least
    return store if is_option(a.state, store) else a.box.blocks + v.V_RETURN * a.box.size + least


# ------------------------------------------------------------------ technologies


def purchase(a: Appraisal) -> i64:
    """The technology that is worth most beyond its price, or none."""
    options = options_of(a.state)
    base = a.box.blocks + v.V_BUY * a.box.size
    best: i64 = v.PASS
    best_value: i64 = 0
    for i in range(len(options)):
        if options[i] == v.PASS:
            continue
        tile = options[i] - base
        value = net_of_buying(a, tile, price_to_develop(a.state, a.seat, tile))
        if value > best_value:
            best_value = value
            best = options[i]
    return best
