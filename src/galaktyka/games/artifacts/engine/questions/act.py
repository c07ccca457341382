"""The action stage: one of the actions, bonuses and artifacts besides, or the end of the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.actions import (
    build,
    buy,
    exchange,
    operational,
    play,
    prepare,
    switch,
    unblock,
    use,
)
from galaktyka.games.artifacts.engine.questions.objections import other_question
from galaktyka.games.artifacts.engine.rules import turns
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final = bytes([1, 2, 4])
"""Types as members of a set."""


def offer(state: Position, player: Player) -> None:
    """Everything that the active player may do now; passing is for those who can take no action at all."""
    options: list[int] = []
    if state.actions > 0:
        operational.offer(state, player, options)
        use.offer_faction(state, player, options)
        buy.offer(state, player, options)
        offer_rows(state, player, options)
        exchange.offer(state, player, options)
        unblock.offer(state, player, options)
        use.offer_actions(state, player, options)
        if not options:
            options.append(v.PASS)
    else:
        options.append(v.DONE)
    use.offer_bonuses(state, player, options)
    switch.offer(state, player, options)
    play.offer(state, player, options)
    state.options = options


def offer_rows(state: Position, player: Player, options: list[int]) -> None:
    """Building and preparing, for each row with a project: both take the same icons."""
    rows: i64 = 0
    projects = player.projects
    for i in range(len(projects)):
        rows |= BIT[state.box.type[projects[i]]]
    for type in range(len(v.TYPES)):
        if rows & BIT[type]:
            most = build.most_to_pay(state, player, type)
            build.offer(state, player, type, most, options)
            prepare.offer(state, player, type, most, options)


def answer(state: Position, seat: i64, action: i64) -> None:
    """What was chosen; a Buy is told when it is paid for."""
    box = state.box
    if action == v.DONE:
        turns.end_act_stage(state)
    elif action >= box.first_play:
        play.take(state, seat, action - box.first_play)
    elif action < box.first_card:
        take_action(state, seat, action)
    else:
        verb = (action - box.first_card) // box.size
        card = (action - box.first_card) % box.size
        if verb == v.V_BUILD:
            build.take(state, seat, card)
        elif verb == v.V_USE:
            use.take(state, seat, card)
        else:
            switch.take(state, seat, card)


def take_action(state: Position, seat: i64, action: i64) -> None:
    """The actions without a card."""
    if state.log is not None and not v.BUY_FIRST <= action < v.PREPARE_FIRST:
        price = state.box.pack.factions[state.players[seat].faction].pay.credits if action == v.FACTION_ACTION else 0
        state.note("action", seat, (state.game().actions.notation(action),), price)
    if action == v.PASS:
        turns.begin_action(state, b"")
    elif action == v.FACTION_ACTION:
        use.take_faction(state, seat)
    elif action < v.BUY_FIRST:
        operational.take(state, seat, action)
    elif action < v.PREPARE_FIRST:
        buy.take(state, seat, action - v.BUY_FIRST)
    elif action < v.EXCHANGE_FIRST:
        prepare.take(state, seat, action - v.PREPARE_FIRST)
    elif action < v.UNBLOCK_FIRST:
        exchange.take(state, seat, action - v.EXCHANGE_FIRST)
    else:
        unblock.take(state, seat, action - v.UNBLOCK_FIRST)


def against(state: Position, player: Player, action: i64) -> Reason:
    """An action that is not possible now."""
    box = state.box
    if action == v.DONE:
        return Reason("artifacts.must-act")
    if action == v.PASS:
        return Reason("artifacts.can-act") if state.actions else Reason("artifacts.has-acted")
    if box.first_play <= action < box.first_faction:
        return play.against(state, player, action - box.first_play)
    if box.has_verb(action, v.V_BUILD):
        return build.against(state, player, box.card_of(action))
    if box.has_verb(action, v.V_USE):
        return use.against(state, player, box.card_of(action))
    if box.has_verb(action, v.V_SWITCH):
        return switch.against(state, player, box.card_of(action))
    if not v.OFFENSIVE <= action < v.EXTRA_FIRST:
        return other_question(state)
    return against_action(state, player, action) if state.actions else Reason("artifacts.has-acted")


def against_action(state: Position, player: Player, action: i64) -> Reason:
    """The actions without a card."""
    if action < v.FACTION_ACTION:
        return operational.against(state, player, action)
    if action == v.FACTION_ACTION:
        return use.against_faction(state, player)
    if action < v.PREPARE_FIRST:
        return buy.against(state, player, action - v.BUY_FIRST)
    if action < v.EXCHANGE_FIRST:
        return prepare.against(state, player, action - v.PREPARE_FIRST)
    if action < v.UNBLOCK_FIRST:
        return exchange.against(state, player, action - v.EXCHANGE_FIRST)
    return unblock.against(state, player, action - v.UNBLOCK_FIRST)
