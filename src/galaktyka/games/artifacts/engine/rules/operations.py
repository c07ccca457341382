"""What cards do once: the operations of technologies, artifacts, factions and of effects that wait for an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import ask, do_next, task_of
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Op
from galaktyka.games.artifacts.engine.questions import flip, to
from galaktyka.games.artifacts.engine.questions import lift as lifting
from galaktyka.games.artifacts.engine.rules import buying
from galaktyka.games.artifacts.engine.rules.empire import counted, operational_cards
from galaktyka.games.artifacts.engine.rules.gains import gain, gain_credits
from galaktyka.games.artifacts.engine.rules.resources import draw_to_hand, take_card
from galaktyka.games.artifacts.engine.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


ALL_TOKENS: Final = 99


def source_name(state: Position, source: i64, index: i64) -> str:
    """The id of what the operation comes from."""
    pack = state.box.pack
    if source == v.FROM_ARTIFACT:
        return pack.artifacts[index].id
    if source == v.FROM_FACTION:
        return pack.factions[index].id
    return pack.cards[index].id


def current_op(state: Position) -> Op:
    """The operation that the task is about."""
    task = state.task
    return state.box.ops(task[2], task[3], task[4])[task[5]]


def operate(state: Position) -> None:
    """One operation; the next one of the same source follows it."""
    task = state.task
    seat: i64 = task[1]
    ops = state.box.ops(task[2], task[3], task[4])
    if task[5] + 1 < len(ops):
        do_next(state, task_of(v.OPS, seat, task[2], task[3], task[4], task[5] + 1, task[6]))
    carry_out(state, seat, ops[task[5]])


def carry_out(state: Position, seat: i64, op: Op) -> None:
    """What an operation does; some ask something first."""
    does = op.does
    if does == "gain":
        gain(state, seat, op.gain, how_often(state, seat, op), source_name(state, state.task[2], state.task[3]))
    elif does == "steal":
        steal(state, seat, state.task[6] - 1, op.credits)
    elif does in ("buy", "draft"):
        state.fresh = v.NO_CARD
        if is_deck_open(state) and (does == "draft" or buying.can_buy(state, state.players[seat])):
            ask(state, seat, v.ASK_DECK, 0)
    elif does == "search":
        ask(state, seat, v.ASK_KIND, 0)
    elif does == "complete":
        if state.players[seat].projects:
            ask(state, seat, v.ASK_COMPLETE, 0)
    elif does == "income":
        income(state, seat, op)
    elif does == "mine":
        mine(state, seat, op)
    else:
        carry_out_later(state, seat, op)


def carry_out_later(state: Position, seat: i64, op: Op) -> None:
    """Operations that are tasks of their own."""
    does = op.does
    if does == "attach":
        do_next(state, task_of(v.ATTACH, seat, op.cards, 1 if op.here else 0))
    elif does == "flip":
        do_next(state, task_of(v.FLIPS, seat, op.cards))
    elif does == "attack":
        do_next(state, task_of(v.ATTACK, seat, v.ALL_SHIPS if op.all else v.ONE_SHIP, v.NONE, op.bonus))
    elif does == "unblock":
        do_next(state, task_of(v.LIFT, seat, v.NONE, op.tokens if op.tokens else ALL_TOKENS))
    else:
        prepare_turn(state, seat, op)


def how_often(state: Position, seat: i64, op: Op) -> i64:
    """Once, or for each of the things counted."""
    if op.per is None:
        return 1
    times = counted(state, state.players[seat], op.per, state.task[3])
    return min(times, op.most) if op.most else times


def steal(state: Position, seat: i64, defender: i64, credits: i64) -> None:
    """As many credits as the defender has."""
    source = source_name(state, state.task[2], state.task[3])
    taken = min(credits, state.players[defender].credits)
    gain_credits(state, defender, -taken, source)
    gain_credits(state, seat, taken, source)


def is_deck_open(state: Position) -> bool:
    """Some big deck holds a card."""
    return any(len(deck) > 0 for deck in state.decks)


def prepare_turn(state: Position, seat: i64, op: Op) -> None:
    """Operations that change the rest of the turn, or the hand."""
    does = op.does
    if does == "extra-action":
        state.actions += 1
    elif does == "raise-limit":
        if op.planets:
            state.raised_planets += op.amount
        else:
            state.raised += op.amount
    elif does == "attack-bonus":
        state.attack_bonus += op.amount
    elif does == "reroll":
        state.rerolls += 1
    else:
        draw_to_hand(state, seat, op.cards)
        if state.players[seat].hand:
            ask(state, seat, v.ASK_SIFT, min(op.cards, len(state.players[seat].hand)))


# ------------------------------------------------------------------ attaching the top card


def attach_top(state: Position) -> None:
    """The top resource card is attached to a project where one of its sections fits; otherwise it is discarded."""
    task = state.task
    seat: i64 = task[1]
    if task[2] > 1:
        do_next(state, task_of(v.ATTACH, seat, task[2] - 1, task[3]))
    state.card = take_card(state)
    if state.card == v.NO_CARD:
        return
    if state.log is not None:
        state.note("turns-up", seat, (state.box.resource_ids[state.card],), 0)
    if to.fits_somewhere(state, state.players[seat]):
        ask(state, seat, v.ASK_TO, 0)
    else:
        state.card = v.NO_CARD


# ------------------------------------------------------------------ turning over, scoring, producing


def flips(state: Position) -> None:
    """Another card is turned, if there is one."""
    seat: i64 = state.task[1]
    if flip.candidates(state.players[seat]):
        ask(state, seat, v.ASK_FLIP, 0)


def income(state: Position, seat: i64, op: Op) -> None:
    """All operational technologies score, one after another, or one that the owner names."""
    technologies = operational_cards(state, state.players[seat], v.TECHNOLOGY)
    sure: i64 = 1 if op.sure else 0
    if op.all:
        tasks = b""
        for technology in technologies:
            tasks = tasks + task_of(v.SCORE, seat, technology, sure)
        do_next(state, tasks)
    elif technologies:
        ask(state, seat, v.ASK_WHICH, 0)


def mine(state: Position, seat: i64, op: Op) -> None:
    """All operational planets produce, one after another, or one that the owner names."""
    planets = operational_cards(state, state.players[seat], v.PLANET)
    if op.all:
        tasks = b""
        for planet in planets:
            tasks = tasks + task_of(v.PRODUCE, seat, planet, op.cards)
        do_next(state, tasks)
    elif planets:
        ask(state, seat, v.ASK_WHICH, 0)


# ------------------------------------------------------------------ blockade tokens


def lift(state: Position) -> None:
    """A token comes off, as long as some are left to lift."""
    seat: i64 = state.task[1]
    if lifting.candidates(state, state.players[seat]):
        ask(state, seat, v.ASK_LIFT, 0)
