"""Whom to attack and with which ships (pp. 11, 13): target, plan, ships in turn, and the next alien system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.artifacts.rules.attack import can_send, toll
from galaktyka.games.artifacts.rules.building import triggered
from galaktyka.games.artifacts.rules.empire import place_of
from galaktyka.games.artifacts.state import Player, Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ALIENS,
    ALL_SHIPS,
    ASK_PLAN,
    ASK_SCOUT,
    ASK_SEND,
    ASK_TARGET,
    BASIC_PLAN,
    DONE,
    END_ATTACK,
    LOGISTICAL,
    NO_CARD,
    NONE,
    ON_ATTACK,
    ON_ATTACKED,
    OPERATIONAL,
    PASS,
    SCOUT_IT,
    SCOUTING,
    SENDING,
    STRIKE,
    SWITCH_OFF,
    TARGET_FIRST,
    TASK_SIZE,
    THIS_SHIP,
    V_SEND,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


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
    options: list[int] = [PASS, TARGET_FIRST]
    for seat in range(state.count):
        if seat != state.asked:
            options.append(TARGET_FIRST + 1 + seat)
    state.options = options


def choose_target(state: Position, target: i64) -> None:
    """Whatever waits for an attack happens once; a defender with plans chooses one, others have the basic plan."""
    seat = state.asked
    task = state.task
    answered(state)
    against = "aliens" if target == ALIENS else "empires"
    if state.log is not None:
        name = state.box.pack.systems[state.system].id if target == ALIENS else str(target - 1)
        state.note("attacks-aliens" if target == ALIENS else "attacks-empire", seat, (name,), 0)
    tasks = triggered(state, seat, ON_ATTACK, LOGISTICAL, False, against, NONE, target)
    if target != ALIENS:
        tasks = tasks + triggered(state, target - 1, ON_ATTACKED, LOGISTICAL, False, "", NONE, NONE)
    do_next(state, tasks + task_of(SENDING, seat, task[2], task[3], task[4], target, 0, 0))
    if target == ALIENS:
        return
    if state.players[target - 1].plans:
        ask(state, target - 1, ASK_PLAN, 0)
    elif state.log is not None:
        state.note("defends", target - 1, (state.box.pack.plans[BASIC_PLAN].id,), 0)


def offer_plans(state: Position) -> None:
    """The basic plan or one of the own cards."""
    base = state.box.first_plan
    state.options = [base] + [base + plan for plan in state.players[state.asked].plans]


def choose_plan(state: Position, plan: i64) -> None:
    """The defender's table; a card used is known from now on. The agenda's SENDING task is told of it."""
    seat = state.asked
    answered(state)
    player = state.players[seat]
    if plan != BASIC_PLAN and plan not in player.shown_plans:
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
    blank_again = b""
    if price and ship not in state.switched:
        state.switched = with_card(state.switched, ship)
        blank_again = task_of(SWITCH_OFF, seat, ship)
    state.attacked = with_card(state.attacked, ship)
    against = "aliens" if task[5] == ALIENS else "empires"
    tasks = triggered(state, seat, ON_ATTACK, OPERATIONAL, False, against, ship, task[5])
    tasks = tasks + task_of(STRIKE, seat, ship, task[5], task[6], task[4]) + blank_again
    scouts: i64 = 1 if state.box.scout[ship] or task[7] >= 2 else 0
    tasks = tasks + task_of(SENDING, seat, task[2], task[3], task[4], task[5], task[6], 1 + 2 * scouts)
    if state.log is not None:
        state.note("sends", seat, (state.box.ids[ship],), price)
    do_next(state, tasks)


def switch_off(state: Position) -> None:
    """A ship that was paid for is blank again: its attack is over."""
    ship: i64 = state.task[2]
    if ship in state.switched:
        state.switched = without(state.switched, index_of(state.switched, ship))


# ------------------------------------------------------------------ afterwards


def end_attack(state: Position) -> None:
    """An attacked alien system makes room for the next one; a scout may pass that one over.

    A ship that completed in the middle of an offensive against the aliens leaves them to the rest of it, and scouts
    after it.
    """
    task = state.task
    if task[2] != ALIENS:
        return
    scouts = task_of(SCOUTING, task[1]) if task[3] else b""
    rest = rest_of_offensive(state)
    if rest < 0:
        next_system(state)
        do_next(state, scouts)
    else:
        after = rest + TASK_SIZE
        state.agenda = state.agenda[:after] + scouts + state.agenda[after:]


def rest_of_offensive(state: Position) -> i64:
    """Where the rest of an attack on the aliens that began earlier stands on the agenda; NO_CARD if there is none."""
    for at in range(0, len(state.agenda), TASK_SIZE):
        if state.agenda[at] == SENDING and state.agenda[at + 5] == ALIENS:
            return at
    return NO_CARD


def next_system(state: Position) -> None:
    """The available system makes room for the next one."""
    deck = state.systems + ONE[state.system]
    state.system = deck[0]
    state.systems = deck[1:]
    state.revealed += 1
    if state.log is not None:
        state.note("system", -1, (state.box.pack.systems[state.system].id,), 0)


def scouting(state: Position) -> None:
    """A scout has attacked: the new system may be passed over."""
    if len(state.systems) > 0:
        ask(state, state.task[1], ASK_SCOUT, 0)


def offer_scout(state: Position) -> None:
    """Leave the new system, or put it to the bottom."""
    state.options = [PASS, SCOUT_IT]


def scout(state: Position) -> None:
    """Another system."""
    answered(state)
    next_system(state)
