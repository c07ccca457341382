"""Taking an action (p. 8): it is paid for, and what it does goes onto the agenda. Bonuses and artifacts besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, with_card, without
from galaktyka.games.artifacts.cards import Payment
from galaktyka.games.artifacts.rules.attack import toll
from galaktyka.games.artifacts.rules.available import most_to_lift
from galaktyka.games.artifacts.rules.building import triggered
from galaktyka.games.artifacts.rules.empire import (
    build_cost,
    build_limit,
    exchange_limit,
    operational_cards,
    operational_limit,
    place_of,
)
from galaktyka.games.artifacts.rules.gains import gain_credits
from galaktyka.games.artifacts.rules.paying import UNLIMITED, attached_icons, start_paying, start_paying_sets
from galaktyka.games.artifacts.rules.preparing import prepare
from galaktyka.games.artifacts.rules.turns import begin_action
from galaktyka.games.artifacts.state import Position, answered, ask, do_next, task_of
from galaktyka.games.artifacts.vocabulary import (
    ALL_SHIPS,
    ANY_COLOUR,
    ASK_EXTRA,
    ATTACK,
    BLUE,
    BUY,
    BUY_FIRST,
    CHECK,
    COMPLETE,
    EXCHANGE_FIRST,
    EXCHANGED,
    EXTRA_FIRST,
    FACTION_ACTION,
    FROM_ARTIFACT,
    FROM_CARD,
    FROM_FACTION,
    GREEN,
    INCOME,
    LIFT,
    LOGISTICAL,
    MOST_EXTRA,
    NONE,
    OFFENSIVE,
    ON_EXCHANGE,
    ON_MINE,
    OPERATIONAL,
    OPS,
    PASS,
    PLANET,
    PLAYED,
    PREPARE_FIRST,
    PRODUCE,
    RED,
    SCORE,
    TECHNOLOGY,
    UNBLOCK_FIRST,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def act(state: Position, action: i64) -> None:
    """The action that was chosen; a Buy is told when it is paid for."""
    seat = state.asked
    if state.log is not None and not BUY_FIRST <= action < PREPARE_FIRST:
        price = state.box.pack.factions[state.players[seat].faction].pay.credits if action == FACTION_ACTION else 0
        state.note("action", seat, (state.game().actions.notation(action),), price)
    if action == PASS:
        begin_action(state, b"")
    elif action == FACTION_ACTION:
        use_faction(state, seat)
    elif action < BUY_FIRST:
        act_operational(state, seat, action)
    elif action < PREPARE_FIRST:
        begin_action(state, task_of(BUY, seat, action - BUY_FIRST))
    elif action < EXCHANGE_FIRST:
        prepare(state, seat, action - PREPARE_FIRST)
    elif action < UNBLOCK_FIRST:
        exchange(state, seat, action - EXCHANGE_FIRST)
    else:
        remove_blockade(state, seat, action - UNBLOCK_FIRST)


def build(state: Position, card: i64) -> None:
    """Discover, Develop or Build Ship: what is missing is paid, then the card joins the empire."""
    seat = state.asked
    player = state.players[seat]
    type: i64 = state.box.type[card]
    need = build_cost(state, player, type) - attached_icons(state, player, card)
    slots = build_limit(state, player, type)
    if state.log is not None:
        state.note("builds", seat, (state.box.ids[card],), max(need, 0))
    begin_action(state, task_of(COMPLETE, seat, card))
    if need > 0:
        start_paying(state, seat, type, True, need, slots, state.raised_planets, False)


def act_operational(state: Position, seat: i64, action: i64) -> None:
    """Offensive, Income or Mining: five icons of its colour."""
    player = state.players[seat]
    slots = operational_limit(state, player)
    colour: i64 = RED if action == OFFENSIVE else BLUE if action == INCOME else GREEN
    begin_action(state, operational_tasks(state, seat, action))
    start_paying(state, seat, colour, False, state.box.operational_cost, slots, state.raised_planets, False)


def operational_tasks(state: Position, seat: i64, action: i64) -> bytes:
    """All ships may attack, all technologies may score, or all planets produce."""
    if action == OFFENSIVE:
        return task_of(ATTACK, seat, ALL_SHIPS, NONE, 0)
    player = state.players[seat]
    tasks = b""
    if action == INCOME:
        for technology in operational_cards(state, player, TECHNOLOGY):
            tasks = tasks + task_of(SCORE, seat, technology, 0)
        return tasks
    for planet in operational_cards(state, player, PLANET):
        tasks = tasks + task_of(PRODUCE, seat, planet, 1)
    return tasks + triggered(state, seat, ON_MINE, OPERATIONAL, False, "", NONE, NONE)


def use_faction(state: Position, seat: i64) -> None:
    """The action of the faction."""
    faction = state.players[seat].faction
    use_source(state, seat, FROM_FACTION, faction, state.box.pack.factions[faction].pay)


def use_source(state: Position, seat: i64, source: i64, index: i64, pay: Payment) -> None:
    """Pay what the text asks for, then do what it says; as an action of the turn."""
    begin_action(state, task_of(OPS, seat, source, index, 0, 0, NONE))
    pay_price(state, seat, pay)


def pay_price(state: Position, seat: i64, pay: Payment) -> None:
    """Credits at once; resource cards by choice."""
    state.paid = 0
    state.sets = 0
    state.players[seat].credits -= pay.credits
    limit = state.box.base_limit + state.raised
    if pay.icons:
        slots = UNLIMITED if pay.any_number or pay.planets else limit
        extra: i64 = 0 if pay.any_number else state.raised_planets
        start_paying(state, seat, pay.colour_code, False, pay.icons, slots, extra, pay.planets)
    elif pay.sets:
        start_paying_sets(state, seat)
    elif pay.stored:
        start_paying(state, seat, ANY_COLOUR, False, 1, pay.stored, 0, True)


def use_card(state: Position, card: i64) -> None:
    """A technology's Action or Bonus; a blockaded one costs its tokens besides."""
    seat = state.asked
    player = state.players[seat]
    record = state.box.pack.cards[card]
    price = toll(state, player, place_of(player, card))
    if state.log is not None:
        state.note("uses", seat, (record.id,), price + record.pay.credits)
    player.credits -= price
    if state.box.action[card]:
        use_source(state, seat, FROM_CARD, card, record.pay)
        return
    answered(state)
    state.used = with_card(state.used, card)
    do_next(state, task_of(OPS, seat, FROM_CARD, card, 0, 0, NONE))
    pay_price(state, seat, record.pay)


def play_artifact(state: Position, artifact: i64) -> None:
    """Besides the action; it is discarded when it has been resolved."""
    seat = state.asked
    answered(state)
    if state.log is not None:
        state.note("plays", seat, (state.box.pack.artifacts[artifact].id,), 0)
    do_next(state, task_of(OPS, seat, FROM_ARTIFACT, artifact, 0, 0, NONE) + task_of(PLAYED, seat, artifact))


def discard_artifact(state: Position) -> None:
    """The artifact has been resolved."""
    player = state.players[state.task[1]]
    place = player.artifacts.find(state.task[2])
    if place >= 0:
        player.artifacts = without(player.artifacts, place)


def switch(state: Position, card: i64) -> None:
    """One credit for each token: the card works until the end of the action, and perhaps makes a project cheaper."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    tokens: i64 = player.tokens[place_of(player, card)]
    state.switched = with_card(state.switched, card)
    player.credits -= tokens
    if state.log is not None:
        state.note("switches", seat, (state.box.ids[card],), tokens)
    do_next(state, task_of(CHECK, seat))


# ------------------------------------------------------------------ Exchange and Remove Blockade


def exchange(state: Position, seat: i64, colour: i64) -> None:
    """Cards of one colour, gold among them, for a credit each icon."""
    slots = exchange_limit(state, state.players[seat])
    begin_action(state, task_of(EXCHANGED, seat))
    start_paying(state, seat, colour, True, 0, slots, state.raised_planets, False)


def exchanged(state: Position) -> None:
    """The credits for what was exchanged, and whatever waits for an Exchange."""
    seat: i64 = state.task[1]
    gain_credits(state, seat, state.paid, "exchange")
    do_next(state, triggered(state, seat, ON_EXCHANGE, LOGISTICAL, False, "", NONE, NONE))


def remove_blockade(state: Position, seat: i64, type: i64) -> None:
    """How many tokens; two icons each."""
    begin_action(state, task_of(LIFT, seat, type, 0))
    ask(state, seat, ASK_EXTRA, type + 1)


def offer_number_to_lift(state: Position) -> None:
    """From one to as many as can be paid for."""
    most = most_to_lift(state, state.players[state.asked], state.owe - 1)
    state.options = [EXTRA_FIRST + number for number in range(1, min(most, MOST_EXTRA) + 1)]


def pay_for_lifting(state: Position, number: i64) -> None:
    """The icons are paid, then the tokens come off."""
    seat = state.asked
    type = state.owe - 1
    answered(state)
    state.agenda = state.agenda[:3] + ONE[number] + state.agenda[4:]
    limit = state.box.base_limit + state.raised
    start_paying(state, seat, type, True, 2 * number, limit, state.raised_planets, False)
