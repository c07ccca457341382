"""The attack of one ship (p. 11): the card, the value, the row of the table, and what it does to both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.piles import ONE, without
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import TableRow
from galaktyka.games.artifacts.engine.questions import block, boost, reroll
from galaktyka.games.artifacts.engine.rules.building import check_by_rules_4, joins_for_nothing, triggered
from galaktyka.games.artifacts.engine.rules.empire import counted, place_of, sum_of, works
from galaktyka.games.artifacts.engine.rules.gains import gain, gain_credits, gain_points
from galaktyka.games.artifacts.engine.rules.resources import take_card
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def strike(state: Position) -> None:
    """Before the reveal the owner may pay for a higher value."""
    task = state.task
    seat: i64 = task[1]
    ship: i64 = task[2]
    player = state.players[seat]
    rerolls: i64 = 1 if state.box.reroll[ship] else 0
    do_next(state, task_of(v.REVEAL, seat, ship, task[3], task[4], task[5], rerolls))
    if boost.is_possible(state, player, ship):
        ask(state, seat, v.ASK_BOOST, 0)


def reveal(state: Position) -> None:
    """The top resource card; it may be replaced where a power allows it."""
    task = state.task
    seat: i64 = task[1]
    state.card = take_card(state)
    if state.log is not None and state.card != v.NO_CARD:
        state.note("reveals", seat, (state.box.resource_ids[state.card],), state.box.number[state.card])
    if state.card != v.NO_CARD and reroll.is_possible(state, seat):
        ask(state, seat, v.ASK_REROLL, 0)
    else:
        do_next(state, task_of(v.RESOLVE, seat, task[2], task[3], task[4], task[5]))


# ------------------------------------------------------------------ the effect


def attack_value(state: Position, seat: i64, ship: i64, target: i64, bonus: i64) -> i64:
    """The number on the card, the ship's own bonus and those of technologies; a shield takes some away."""
    box = state.box
    player = state.players[seat]
    table = box.against_aliens if target == v.ALIENS else box.against_empires
    value: i64 = box.number[state.card] if state.card != v.NO_CARD else 0
    value += box.attack[ship] + table[ship] + bonus
    if seat == state.active:
        value += state.attack_bonus
    for effect in box.attack_per[ship]:
        if effect.count is not None:
            groups = counted(state, player, effect.count, ship) // effect.each
            value += min(groups * effect.amount, effect.most)
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if table[card] and box.type[card] != v.SHIP and player.sides[i] == v.LOGISTICAL and works(state, player, i):
            value += table[card]
    if target != v.ALIENS:
        shield = sum_of(state, state.players[target - 1], box.shield)
        if shield:
            value = max(value - shield, 1)
    return value


def row_for(state: Position, target: i64, plan: i64, value: i64) -> TableRow:
    """The line of the table that the value hits."""
    table = state.box.pack.systems[state.system] if target == v.ALIENS else state.box.pack.plans[plan]
    rows = table.rows
    for row in rows:
        if value <= row.most:
            return row
    return rows[-1]


def resolve(state: Position) -> None:
    """The row takes effect: the ship's fate, gains, blockade tokens, losses. Until then the card lies open."""
    task = state.task
    seat: i64 = task[1]
    ship: i64 = task[2]
    target: i64 = task[3]
    value = attack_value(state, seat, ship, target, task[5])
    row = row_for(state, target, task[4], value)
    if state.log is not None:
        state.note("attack-value", seat, (state.box.ids[ship], row.ship), value)
    tasks = task_of(v.BLOCKADE, seat, target, row.blockade) if row.blockade else b""
    do_next(state, lose_ship(state, seat, ship, row.ship) + tasks + check_by_rules_4(state, seat))
    if target != v.ALIENS:
        loses = row.loses
        gain_credits(state, target - 1, -loses.credits, state.box.ids[ship])
        gain_points(state, target - 1, -loses.vp, state.box.ids[ship])
    if len(row.choices) > 1:
        ask(state, seat, v.ASK_TAKE, value)
        return
    if row.choices:
        gain(state, seat, row.choices[0], 1, state.box.ids[ship])
    state.card = v.NO_CARD


def current_row(state: Position) -> TableRow:
    """The row whose gain is being chosen: the question keeps the attack value."""
    task = state.task
    return row_for(state, task[3], task[4], state.owe)


def lose_ship(state: Position, seat: i64, ship: i64, fate: str) -> bytes:
    """Destroyed: to the bottom of the ship deck. Damaged: back under construction with nothing attached.

    One that costs nothing is rebuilt at once.
    """
    box = state.box
    player = state.players[seat]
    i = place_of(player, ship)
    if fate == "safe" or i < 0:
        return b""
    if fate == "destroyed" and (box.hull[ship] or sum_of(state, player, box.hull)):
        fate = "damaged"
    tasks = b""
    if fate == "damaged":
        tasks = triggered(state, seat, v.ON_DAMAGED, v.OPERATIONAL, False, "", ship, v.NONE)
    tasks = tasks + triggered(state, seat, v.ON_SHIP_LOST, v.LOGISTICAL, False, "", v.NONE, v.NONE)
    player.empire = without(player.empire, i)
    player.sides = without(player.sides, i)
    player.tokens = without(player.tokens, i)
    if fate == "damaged":
        player.projects = player.projects + ONE[ship]
        tasks = joins_for_nothing(state, seat, ship) + tasks
    else:
        state.decks = [state.decks[0] + ONE[ship], state.decks[1], state.decks[2]]
    if state.log is not None:
        state.note(fate, seat, (box.ids[ship],), 0)
    return tasks


def blockade(state: Position) -> None:
    """The attacker puts tokens on any cards of the defender, as long as there are some."""
    task = state.task
    if task[3] and block.candidates(state):
        ask(state, task[1], v.ASK_BLOCK, 0)
