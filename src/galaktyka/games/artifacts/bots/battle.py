"""Answers to the questions of attacks in Alien Artifacts: targets, ships, defence plans and blockades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import TASK_SIZE
from galaktyka.games.artifacts.bots.attack import (
    best_target,
    gain_worth,
    harm_worth,
    own_triggers,
    row_worth,
    rows_against,
    share_of_harm,
    strength,
    strike_worth,
)
from galaktyka.games.artifacts.bots.lore import HIGHEST, NUMBERS, lore_of
from galaktyka.games.artifacts.bots.pay import chosen
from galaktyka.games.artifacts.bots.projects import LOWEST
from galaktyka.games.artifacts.bots.situation import Appraisal
from galaktyka.games.artifacts.bots.worth import use_of
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.attack import current_row
from galaktyka.games.artifacts.engine.rules.empire import place_of, toll

if TYPE_CHECKING:
    from mypy_extensions import i64

SPENT: Final = 60
"""Percent of a blockade that another token on the same card adds."""


def card_of(a: Appraisal, option: i64, verb: i64) -> i64:
    """The card that an option names."""
    return option - a.box.first_card - verb * a.box.size


# ------------------------------------------------------------------ attacking


def target(a: Appraisal) -> i64:
    """The best target, or none."""
    task = a.state.task
    only: i64 = task[3] if task[2] == v.THIS_SHIP else v.NO_CARD
    best = best_target(a, task[2] == v.ALL_SHIPS, only, task[4])
    return chosen(a, v.TARGET_FIRST + best) if best != v.NO_CARD else v.PASS


def ship_to_send(a: Appraisal) -> i64:
    """The ship that gains most; no more when another would lose."""
    task = a.state.task
    options = a.state.options
    best: i64 = options[0]
    best_value: i64 = 0 if options[0] == v.DONE else LOWEST
    for i in range(len(options)):
        if options[i] == v.DONE:
            continue
        ship = card_of(a, options[i], v.V_SEND)
        value = strike_worth(a, ship, task[5], task[6], task[4]) + own_triggers(a, ship, task[5])
        value -= toll(a.state, a.player, place_of(a.player, ship)) * a.credit
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def boost(a: Appraisal) -> i64:
    """Credits for strength, if the table rewards it."""
    task = a.state.task
    ship: i64 = task[2]
    more: i64 = a.box.boost_amount[ship]
    before = strike_worth(a, ship, task[3], task[4], task[5])
    after = strike_worth(a, ship, task[3], task[4], task[5] + more)
    return v.BOOST_IT if after - before > a.box.boost_credits[ship] * max(a.credit, 2) else v.PASS


def reroll(a: Appraisal) -> i64:
    """Another card, if the one that lies there is worse than usual."""
    state = a.state
    task = state.task
    ship: i64 = task[2]
    rows = rows_against(a, task[3], task[4])
    share: i64 = share_of_harm(a, task[3] - 1) if task[3] != v.ALIENS else 0
    value = strength(a, ship, task[3], task[5]) + a.box.number[state.card]
    now = row_worth(a, rows[max(min(value, HIGHEST), 0)], ship, task[3], share)
    return v.REROLL_IT if strike_worth(a, ship, task[3], task[4], task[5]) > now else v.PASS


def gain_to_take(a: Appraisal) -> i64:
    """The gain that is worth most."""
    choices = current_row(a.state).choices
    best: i64 = 0
    best_value: i64 = LOWEST
    for i in range(len(choices)):
        value = gain_worth(a, choices[i])
        if value > best_value:
            best_value = value
            best = i
    return v.TAKE_FIRST + best


def scout(a: Appraisal) -> i64:
    """Another system, if this one promises less than usual to the own ships."""
    ships = a.player
    now: i64 = 0
    usual: i64 = 0
    for i in range(len(ships.empire)):
        ship: i64 = ships.empire[i]
        if a.box.type[ship] == v.SHIP and ships.sides[i] == v.OPERATIONAL:
            now += max(strike_worth(a, ship, v.ALIENS, 0, 0), 0)
            usual += a.lore.aliens[max(min(strength(a, ship, v.ALIENS, 0), HIGHEST - 1), 0)]
    return v.SCOUT_IT if usual > now else v.PASS


# ------------------------------------------------------------------ defence and blockades


def plan(a: Appraisal) -> i64:
    """The plan with which the attacker gains, and the defender loses, least."""
    state = a.state
    attacker = Appraisal(state, state.active, lore_of(state.box), a.taste)
    ships = attacking_ships(attacker)
    plans = a.player.plans
    best: i64 = 0
    best_value = harm_of_plan(a, attacker, ships, 0)
    for i in range(len(plans)):
        value = harm_of_plan(a, attacker, ships, plans[i])
        if value < best_value:
            best_value = value
            best = plans[i]
    return chosen(a, a.box.first_plan + best)


def attacking_ships(attacker: Appraisal) -> list[int]:
    """The ships that may take part in the attack that is under way."""
    agenda = attacker.state.agenda
    only: i64 = v.NONE
    for at in range(0, len(agenda), TASK_SIZE):
        if agenda[at] == v.SENDING:
            only = agenda[at + 3] if agenda[at + 2] == v.THIS_SHIP else v.NONE
            break
    player = attacker.player
    return [
        player.empire[i]
        for i in range(len(player.empire))
        if attacker.box.type[player.empire[i]] == v.SHIP
        and player.sides[i] == v.OPERATIONAL
        and only in (v.NONE, player.empire[i])
    ]


def harm_of_plan(a: Appraisal, attacker: Appraisal, ships: list[int], plan: i64) -> i64:
    """What the attacker gains with a plan, and what it costs the defender."""
    rows = attacker.lore.plan_rows[plan]
    total: i64 = 0
    for ship in ships:
        base = strength(attacker, ship, a.seat + 1, 0)
        for number in range(1, NUMBERS + 1):
            row = rows[max(min(base + number, HIGHEST), 0)]
            gain = row_worth(attacker, row, ship, a.seat + 1, 0)
            total += gain * 60 // 100 + harm_worth(attacker, row, a.seat)
    return total


def card_to_block(a: Appraisal) -> i64:
    """The card of the defender that is of most use and not blank yet."""
    state = a.state
    defender: i64 = state.task[2] - 1
    other = Appraisal(state, defender, a.lore, a.taste)
    options = state.options
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        card = card_of(a, options[i], v.V_BLOCK)
        at = place_of(other.player, card)
        value = use_of(other, card, other.player.sides[at])
        if other.player.tokens[at]:
            value = value * SPENT // (100 * (1 + other.player.tokens[at]))
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def token_to_lift(a: Appraisal) -> i64:
    """The card that is of most use for the tokens on it."""
    options = a.state.options
    best: i64 = options[0]
    best_value: i64 = LOWEST
    for i in range(len(options)):
        card = card_of(a, options[i], v.V_LIFT)
        at = place_of(a.player, card)
        value = (use_of(a, card, a.player.sides[at]) + 20) // a.player.tokens[at]
        if value > best_value:
            best_value = value
            best = options[i]
    return best
