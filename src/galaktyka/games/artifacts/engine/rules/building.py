"""Cards join the empire (pp. 9-11, 16): building, arrival, and automatic construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.core.game import OWN_CARDS
from galaktyka.core.piles import ONE, with_card
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import EVENTS, Effect
from galaktyka.games.artifacts.engine.rules.empire import build_cost, works
from galaktyka.games.artifacts.engine.rules.paying import attached_icons
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def triggered(
    state: Position, seat: i64, event: i64, side: i64, first_of_kind: bool, target: str, only: i64, itself: i64
) -> bytes:
    """The tasks of all effects of the seat that wait for this event; `only` narrows it to one card (NONE: all).

    A technology works on its logistical side, a ship on its operational side.
    """
    player = state.players[seat]
    tasks = b""
    waits = state.box.waits[event]
    types = state.box.type
    empire = player.empire
    for i in range(len(empire)):
        card: i64 = empire[i]
        if not waits[card] or (only != v.NONE and card != only) or not works(state, player, i):
            continue
        if only == v.NONE and types[card] == v.SHIP:
            continue
        if player.sides[i] != (v.OPERATIONAL if types[card] == v.SHIP else v.LOGISTICAL):
            continue
        for number, effect in enumerate(state.box.pack.cards[card].effects):
            if is_met(effect, EVENTS[event], v.SIDES[side], first_of_kind, target):
                tasks = tasks + task_of(v.OPS, seat, v.FROM_EFFECT, card, number, 0, itself)
    return tasks


def is_met(effect: Effect, event: str, side: str, first_of_kind: bool, target: str) -> bool:
    """What the effect waits for has happened, and as it wants it."""
    if effect.does != "on" or effect.event != event:
        return False
    if effect.new_kind and not first_of_kind:
        return False
    if effect.side and effect.side != side:
        return False
    return not effect.against or effect.against == target


# ------------------------------------------------------------------ joining the empire


def complete(state: Position) -> None:
    """A project joins the empire: on which side?"""
    seat: i64 = state.task[1]
    if state.task[2] in state.players[seat].projects:
        ask(state, seat, v.ASK_SIDE, 0)


def place(state: Position, player: Player, card: i64, side: i64) -> bool:
    """Into the empire; True if it is the first card of its type and Kind there."""
    box = state.box
    first = True
    for i in range(len(player.empire)):
        other: i64 = player.empire[i]
        if box.type[other] == box.type[card] and box.kind[other] == box.kind[card] and works(state, player, i):
            first = False
    player.empire = player.empire + ONE[card]
    player.sides = player.sides + ONE[side]
    player.tokens = player.tokens + ONE[0]
    return first


def arrive(state: Position) -> None:
    """Arrival effects of the card itself, then whatever waits for cards to join."""
    task = state.task
    seat: i64 = task[1]
    card: i64 = task[2]
    side: i64 = task[3]
    type: i64 = state.box.type[card]
    tasks = own_arrival(state, seat, card, side)
    if task[4] == v.TURNED_OVER:  # it has been in the empire before
        do_next(state, tasks)
        return
    first = task[4] == v.FIRST_OF_KIND
    tasks = tasks + triggered(state, seat, v.ON_ARRIVAL, side, first, "", v.NONE, card)
    if type == v.PLANET:
        tasks = tasks + triggered(state, seat, v.ON_DISCOVER, side, first, "", v.NONE, card)
    elif type == v.TECHNOLOGY:
        tasks = tasks + triggered(state, seat, v.ON_DEVELOP, side, first, "", v.NONE, card)
    do_next(state, tasks)


def own_arrival(state: Position, seat: i64, card: i64, side: i64) -> bytes:
    """An operational planet produces, an operational technology may score, an operational ship may attack.

    A logistical exploitation ship brings a defence plan.
    """
    box = state.box
    type: i64 = box.type[card]
    if side == v.OPERATIONAL:
        if type == v.PLANET:
            return task_of(v.PRODUCE, seat, card, v.NONE)
        if type == v.TECHNOLOGY:
            return task_of(v.SCORE, seat, card, 0)
        return task_of(v.ATTACK, seat, v.THIS_SHIP, card, 0)
    if type == v.SHIP and box.kind[card] == v.EXPLOITATION:
        draw_plan(state, seat)
    return b""


def draw_plan(state: Position, seat: i64) -> None:
    """A defence plan, unseen by the others; nothing if none is left."""
    if state.plan_deck:
        plan: i64 = state.plan_deck[0]
        state.plan_deck = state.plan_deck[1:]
        state.revealed += 1
        player = state.players[seat]
        player.plans = with_card(player.plans, plan)
        state.note("gets-plan", seat, (state.box.pack.plans[plan].id,), 0, OWN_CARDS)


# ------------------------------------------------------------------ automatic construction


def covered(state: Position, player: Player) -> bytes:
    """The projects whose attached resources cover their cost."""
    found = b""
    cost: i64 = 0
    type: i64 = v.NO_CARD
    projects = player.projects
    for i in range(len(projects)):
        project: i64 = projects[i]
        if state.box.type[project] != type:
            type = state.box.type[project]
            cost = build_cost(state, player, type)
        if attached_icons(state, player, project) >= cost:
            found = with_card(found, project)
    return found


def joins_for_nothing(state: Position, seat: i64, card: i64) -> bytes:
    """The task for a card that has come under construction: if it costs nothing it joins the empire at once.

    By rules 4 it did so in the check that followed.
    """
    if state.box.by_rules_4 or build_cost(state, state.players[seat], state.box.type[card]) > 0:
        return b""
    return task_of(v.COMPLETE, seat, card)


def check_by_rules_4(state: Position, seat: i64) -> bytes:
    """The task for something that could make projects cheaper though no card joined: rules 4 looked at them then."""
    return task_of(v.CHECK, seat) if state.box.by_rules_4 else b""


def check(state: Position) -> None:
    """A card has joined: a covered project of the seat is completed, and the check runs again."""
    seat: i64 = state.task[1]
    found = covered(state, state.players[seat])
    if len(found) > 1:
        ask(state, seat, v.ASK_COMPLETE, 0)
    elif found:
        do_next(state, task_of(v.COMPLETE, seat, found[0]))
