"""Attacking (p. 11) and the offensive (p. 13): target, plan, ships one after another, each with a card of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, replaced, with_card, without
from galaktyka.games.artifacts.cards import Gain, TableRow
from galaktyka.games.artifacts.rules.building import triggered
from galaktyka.games.artifacts.rules.empire import counted, ignores_blockades, place_of, sum_of, works
from galaktyka.games.artifacts.rules.gains import gain, gain_credits, gain_points
from galaktyka.games.artifacts.rules.resources import take_card
from galaktyka.games.artifacts.state import Player, Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ALIENS,
    ALL_SHIPS,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_PLAN,
    ASK_REROLL,
    ASK_SCOUT,
    ASK_SEND,
    ASK_TAKE,
    ASK_TARGET,
    BLOCKADE,
    BOOST_IT,
    CHECK,
    DONE,
    END_ATTACK,
    LOGISTICAL,
    NO_CARD,
    NONE,
    OPERATIONAL,
    PASS,
    REROLL_IT,
    RESOLVE,
    REVEAL,
    SCOUT_IT,
    SENDING,
    SHIP,
    STRIKE,
    TAKE_FIRST,
    TARGET_FIRST,
    TASK_SIZE,
    THIS_SHIP,
    V_BLOCK,
    V_SEND,
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


def ships_to_send(state: Position, player: Player, mode: i64, ship: i64) -> bytes:
    """The ships that may attack now, sorted."""
    found = b""
    for i in range(len(player.empire)):
        if can_send(state, player, i) and (mode != THIS_SHIP or player.empire[i] == ship):
            found = with_card(found, player.empire[i])
    return found


# ------------------------------------------------------------------ target and plan


def begin(state: Position) -> None:
    """Whom to attack, if anybody."""
    task = state.task
    seat: i64 = task[1]
    if ships_to_send(state, state.players[seat], task[2], task[3]):
        ask(state, seat, ASK_TARGET, 0)


def offer_targets(state: Position) -> None:
    """The available alien system or one other empire; attacking is never compulsory."""
    options: list[int] = [PASS]
    if state.system != NO_CARD:
        options.append(TARGET_FIRST)
    for seat in range(state.count):
        if seat != state.asked:
            options.append(TARGET_FIRST + 1 + seat)
    state.options = options


def choose_target(state: Position, target: i64) -> None:
    """Whatever waits for an attack happens once; a defender with plans chooses one."""
    seat = state.asked
    task = state.task
    answered(state)
    against = "aliens" if target == ALIENS else "empires"
    if state.log is not None:
        name = state.box.pack.systems[state.system].id if target == ALIENS else str(target - 1)
        state.note("attacks-aliens" if target == ALIENS else "attacks-empire", seat, (name,), 0)
    tasks = triggered(state, seat, "attack", LOGISTICAL, False, against, NONE, target)
    if target != ALIENS:
        tasks = tasks + triggered(state, target - 1, "attacked", LOGISTICAL, False, "", NONE, NONE)
    do_next(state, tasks + task_of(SENDING, seat, task[2], task[3], task[4], target, 0, 0))
    if target != ALIENS and state.players[target - 1].plans:
        ask(state, target - 1, ASK_PLAN, 0)


def offer_plans(state: Position) -> None:
    """The basic plan or one of the own cards."""
    base = state.box.first_plan
    state.options = [base] + [base + plan for plan in state.players[state.asked].plans]


def choose_plan(state: Position, plan: i64) -> None:
    """The defender's table; a card used is known from now on. The agenda's SENDING task is told of it."""
    seat = state.asked
    answered(state)
    player = state.players[seat]
    if plan > 0 and plan not in player.shown_plans:
        player.shown_plans = with_card(player.shown_plans, plan)
        state.revealed += 1
    if state.log is not None:
        state.note("defends", seat, (state.box.pack.plans[plan].id,), 0)
    at = sending_place(state)
    state.agenda = state.agenda[: at + 6] + ONE[plan] + state.agenda[at + 7 :]


def sending_place(state: Position) -> i64:
    """Where the next SENDING task stands on the agenda."""
    at: i64 = 0
    while state.agenda[at] != SENDING:
        at += TASK_SIZE
    return at


# ------------------------------------------------------------------ ships


def sending(state: Position) -> None:
    """The next ship, or enough."""
    task = state.task
    seat: i64 = task[1]
    if task[7] % 2 == 1 and task[2] != ALL_SHIPS:
        finish(state)
    elif ships_to_send(state, state.players[seat], task[2], task[3]):
        ask(state, seat, ASK_SEND, 0)
    else:
        finish(state)


def finish(state: Position) -> None:
    """The attack is over, if a ship took part."""
    task = state.task
    if task[7] % 2 == 1:
        do_next(state, task_of(END_ATTACK, task[1], task[5], task[7] // 2))


def offer_ships(state: Position) -> None:
    """Any ship that may attack; the first one is owed, the others are free to stay."""
    task = state.task
    base = state.box.first_card + V_SEND * state.box.size
    ships = ships_to_send(state, state.players[state.asked], task[2], task[3])
    options = [base + ship for ship in ships]
    if task[7] % 2 == 1:
        options.insert(0, DONE)
    state.options = options


def stay(state: Position) -> None:
    """No more ships."""
    answered(state)
    finish(state)


def send(state: Position, ship: i64) -> None:
    """A ship attacks: what waits for it, then the card; afterwards perhaps another ship."""
    seat = state.asked
    task = state.task
    answered(state)
    player = state.players[seat]
    i = place_of(player, ship)
    price = toll(state, player, i)
    player.credits -= price
    if price:
        state.switched = with_card(state.switched, ship)
    state.attacked = with_card(state.attacked, ship)
    against = "aliens" if task[5] == ALIENS else "empires"
    tasks = triggered(state, seat, "attack", OPERATIONAL, False, against, ship, task[5])
    tasks = tasks + task_of(STRIKE, seat, ship, task[5], task[6], task[4])
    scouts: i64 = 1 if state.box.scout[ship] or task[7] >= 2 else 0
    tasks = tasks + task_of(SENDING, seat, task[2], task[3], task[4], task[5], task[6], 1 + 2 * scouts)
    if state.log is not None:
        state.note("sends", seat, (state.box.ids[ship],), price)
    do_next(state, tasks)


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
    """The row takes effect: the ship's fate, gains, blockade tokens, losses."""
    task = state.task
    seat: i64 = task[1]
    ship: i64 = task[2]
    target: i64 = task[3]
    value = attack_value(state, seat, ship, target, task[5])
    row = row_for(state, target, task[4], value)
    if state.log is not None:
        state.note("attack-value", seat, (state.box.ids[ship], row.ship), value)
    state.card = NO_CARD
    tasks = task_of(BLOCKADE, seat, target, row.blockade) if row.blockade else b""
    tasks = lose_ship(state, seat, ship, row.ship) + tasks + task_of(CHECK, seat)
    do_next(state, tasks)
    if target != ALIENS:
        loses = row.loses
        gain_credits(state, target - 1, -loses.credits, state.box.ids[ship])
        gain_points(state, target - 1, -loses.vp, state.box.ids[ship])
    if len(row.choices) > 1:
        ask(state, seat, ASK_TAKE, value)
    elif row.choices:
        gain(state, seat, row.choices[0], 1, state.box.ids[ship])


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
        tasks = triggered(state, seat, "damaged", OPERATIONAL, False, "", ship, NONE)
    tasks = tasks + triggered(state, seat, "ship-lost", LOGISTICAL, False, "", NONE, NONE)
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
    defender = state.players[task[2] - 1]
    if task[3] and defender.empire and tokens_left(state) > 0:
        ask(state, task[1], ASK_BLOCK, 0)


def offer_blockade(state: Position) -> None:
    """Any card of the defender's empire."""
    base = state.box.first_card + V_BLOCK * state.box.size
    state.options = [base + card for card in sorted(state.players[state.task[2] - 1].empire)]


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
        do_next(state, task_of(BLOCKADE, seat, task[2], task[3] - 1))


# ------------------------------------------------------------------ afterwards


def end_attack(state: Position) -> None:
    """An attacked alien system makes room for the next one; a scout may pass that one over.

    A ship that completed in the middle of an offensive against the aliens leaves them to the rest of it.
    """
    task = state.task
    if task[2] != ALIENS or aliens_still_attacked(state):
        return
    next_system(state)
    if task[3] and len(state.systems) > 0:
        ask(state, task[1], ASK_SCOUT, 0)


def aliens_still_attacked(state: Position) -> bool:
    """An attack on the aliens that began earlier goes on after this one."""
    for at in range(0, len(state.agenda), TASK_SIZE):
        if state.agenda[at] == SENDING and state.agenda[at + 5] == ALIENS:
            return True
    return False


def next_system(state: Position) -> None:
    """The available system makes room for the next one."""
    deck = state.systems + ONE[state.system]
    state.system = deck[0]
    state.systems = deck[1:]
    state.revealed += 1
    if state.log is not None:
        state.note("system", -1, (state.box.pack.systems[state.system].id,), 0)


def offer_scout(state: Position) -> None:
    """Leave the new system, or put it to the bottom."""
    state.options = [PASS, SCOUT_IT]


def scout(state: Position) -> None:
    """Another system."""
    answered(state)
    next_system(state)
