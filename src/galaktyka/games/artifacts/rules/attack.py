"""The attack of one ship (p. 11): the card, the value, the row of the table, and what it does to both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, replaced, without
from galaktyka.games.artifacts.cards import Gain, TableRow
from galaktyka.games.artifacts.rules.building import triggered
from galaktyka.games.artifacts.rules.empire import counted, ignores_blockades, place_of, sum_of, works
from galaktyka.games.artifacts.rules.gains import gain, gain_credits, gain_points
from galaktyka.games.artifacts.rules.resources import take_card
from galaktyka.games.artifacts.state import Player, Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ALIENS,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_REROLL,
    ASK_TAKE,
    BLOCKADE,
    BOOST_IT,
    CHECK,
    LOGISTICAL,
    NO_CARD,
    NONE,
    ON_DAMAGED,
    ON_SHIP_LOST,
    OPERATIONAL,
    PASS,
    REROLL_IT,
    RESOLVE,
    REVEAL,
    SHIP,
    TAKE_FIRST,
    V_BLOCK,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def toll(state: Position, player: Player, i: i64) -> i64:
    """Credits for using a card once although it is blockaded."""
    if not player.tokens[i] or ignores_blockades(state, player):
        return 0
    return player.tokens[i]


def can_send(state: Position, player: Player, i: i64) -> bool:
    """An operational ship that has not attacked this turn; a blockaded one costs its tokens."""
    return (
        state.box.type[player.empire[i]] == SHIP
        and player.sides[i] == OPERATIONAL
        and player.empire[i] not in state.attacked
        and toll(state, player, i) <= player.credits
    )


def strike(state: Position) -> None:
    """Before the reveal the owner may pay for a higher value."""
    task = state.task
    seat: i64 = task[1]
    ship: i64 = task[2]
    player = state.players[seat]
    rerolls: i64 = 1 if state.box.reroll[ship] else 0
    do_next(state, task_of(REVEAL, seat, ship, task[3], task[4], task[5], rerolls))
    price: i64 = state.box.boost_credits[ship]
    if price and player.credits >= price:
        ask(state, seat, ASK_BOOST, 0)


def offer_boost(state: Position) -> None:
    """Credits for strength, or not."""
    state.options = [PASS, BOOST_IT]


def boost(state: Position) -> None:
    """The price is paid; the reveal that follows is told of it."""
    seat = state.asked
    ship: i64 = state.task[2]
    answered(state)
    price: i64 = state.box.boost_credits[ship]
    state.players[seat].credits -= price
    if state.log is not None:
        state.note("boosts", seat, (state.box.ids[ship],), price)
    raised: i64 = state.agenda[5] + state.box.boost_amount[ship]
    state.agenda = replaced(state.agenda, 5, raised)


def reveal(state: Position) -> None:
    """The top resource card; it may be replaced where a power allows it."""
    task = state.task
    seat: i64 = task[1]
    state.card = take_card(state)
    if state.log is not None and state.card != NO_CARD:
        state.note("reveals", seat, (state.box.resource_ids[state.card],), state.box.number[state.card])
    if state.card != NO_CARD and (task[6] or (state.rerolls and seat == state.active)):
        ask(state, seat, ASK_REROLL, 0)
    else:
        do_next(state, task_of(RESOLVE, seat, task[2], task[3], task[4], task[5]))


def offer_reroll(state: Position) -> None:
    """Keep the card, or reveal another."""
    state.options = [PASS, REROLL_IT]


def choose_reroll(state: Position, again: bool) -> None:
    """The ship's own power is used before the one for this turn."""
    task = state.task
    seat = state.asked
    answered(state)
    if not again:
        do_next(state, task_of(RESOLVE, seat, task[2], task[3], task[4], task[5]))
        return
    own: i64 = task[6]
    if own:
        own -= 1
    else:
        state.rerolls -= 1
    state.card = NO_CARD
    do_next(state, task_of(REVEAL, seat, task[2], task[3], task[4], task[5], own))


# ------------------------------------------------------------------ the effect


def attack_value(state: Position, seat: i64, ship: i64, target: i64, bonus: i64) -> i64:
    """The number on the card, the ship's own bonus and those of technologies; a shield takes some away."""
    box = state.box
    player = state.players[seat]
    table = box.against_aliens if target == ALIENS else box.against_empires
    value: i64 = box.number[state.card] if state.card != NO_CARD else 0
    value += box.attack[ship] + table[ship] + bonus
    if seat == state.active:
        value += state.attack_bonus
    for effect in box.attack_per[ship]:
        if effect.count is not None:
            groups = counted(state, player, effect.count, ship) // effect.each
            value += min(groups * effect.amount, effect.most)
    for i in range(len(player.empire)):
        card: i64 = player.empire[i]
        if table[card] and box.type[card] != SHIP and player.sides[i] == LOGISTICAL and works(state, player, i):
            value += table[card]
    if target != ALIENS:
        shield = sum_of(state, state.players[target - 1], box.shield)
        if shield:
            value = max(value - shield, 1)
    return value


def row_for(state: Position, target: i64, plan: i64, value: i64) -> TableRow:
    """The line of the table that the value hits."""
    table = state.box.pack.systems[state.system] if target == ALIENS else state.box.pack.plans[plan]
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
    tasks = task_of(BLOCKADE, seat, target, row.blockade) if row.blockade else b""
    tasks = lose_ship(state, seat, ship, row.ship) + tasks + task_of(CHECK, seat)
    do_next(state, tasks)
    if target != ALIENS:
        loses = row.loses
        gain_credits(state, target - 1, -loses.credits, state.box.ids[ship])
        gain_points(state, target - 1, -loses.vp, state.box.ids[ship])
    if len(row.choices) > 1:
        ask(state, seat, ASK_TAKE, value)
        return
    if row.choices:
        gain(state, seat, row.choices[0], 1, state.box.ids[ship])
    state.card = NO_CARD


def current_row(state: Position) -> TableRow:
    """The row whose gain is being chosen: the question keeps the attack value."""
    task = state.task
    return row_for(state, task[3], task[4], state.owe)


def lose_ship(state: Position, seat: i64, ship: i64, fate: str) -> bytes:
    """Destroyed: to the bottom of the ship deck. Damaged: back under construction with nothing attached."""
    if fate == "safe":
        return b""
    box = state.box
    player = state.players[seat]
    if fate == "destroyed" and (box.hull[ship] or sum_of(state, player, box.hull)):
        fate = "damaged"
    tasks = b""
    if fate == "damaged":
        tasks = triggered(state, seat, ON_DAMAGED, OPERATIONAL, False, "", ship, NONE)
    tasks = tasks + triggered(state, seat, ON_SHIP_LOST, LOGISTICAL, False, "", NONE, NONE)
    i = place_of(player, ship)
    player.empire = without(player.empire, i)
    player.sides = without(player.sides, i)
    player.tokens = without(player.tokens, i)
    if fate == "damaged":
        player.projects = player.projects + ONE[ship]
    else:
        state.decks = [state.decks[0] + ONE[ship], state.decks[1], state.decks[2]]
    if state.log is not None:
        state.note(fate, seat, (box.ids[ship],), 0)
    return tasks


def offer_gains(state: Position) -> None:
    """One of the gains of the row."""
    state.options = [TAKE_FIRST + i for i in range(len(current_row(state).choices))]


def take_gain(state: Position, number: i64) -> None:
    """The gain that was chosen."""
    seat = state.asked
    what: Gain = current_row(state).choices[number]
    answered(state)
    gain(state, seat, what, 1, state.box.ids[state.task[2]])
    state.card = NO_CARD


def tokens_left(state: Position) -> i64:
    """Blockade tokens in the supply."""
    left = state.box.tokens
    for player in state.players:
        for tokens in player.tokens:
            left -= tokens
    return left


def blockade(state: Position) -> None:
    """The attacker puts tokens on any cards of the defender, as long as there are some."""
    task = state.task
    if task[3] and tokens_left(state) > 0 and open_to_blockade(state):
        ask(state, task[1], ASK_BLOCK, 0)


def open_to_blockade(state: Position) -> list[int]:
    """The cards of the defender, from the one that got the last token on: each distribution has one order."""
    lowest: i64 = state.task[4]
    return sorted([card for card in state.players[state.task[2] - 1].empire if card >= lowest])


def offer_blockade(state: Position) -> None:
    """Any card of the defender's empire."""
    base = state.box.first_card + V_BLOCK * state.box.size
    state.options = [base + card for card in open_to_blockade(state)]


def block(state: Position, card: i64) -> None:
    """One token."""
    seat = state.asked
    task = state.task
    answered(state)
    defender = state.players[task[2] - 1]
    i = place_of(defender, card)
    defender.tokens = replaced(defender.tokens, i, defender.tokens[i] + 1)
    if state.log is not None:
        state.note("blockades", seat, (state.box.ids[card],), task[2] - 1)
    if task[3] > 1:
        do_next(state, task_of(BLOCKADE, seat, task[2], task[3] - 1, card))
