"""Why not: the rule that forbids a choice now, with its numbers, from the same functions that say what is legal.

Here are the reasons against actions; those against answers to all other questions have a room of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.artifacts.cards import Payment
from galaktyka.games.artifacts.reasons_answers import against_answer, other_question
from galaktyka.games.artifacts.rules.attack import toll
from galaktyka.games.artifacts.rules.available import can_attack, can_pay_for
from galaktyka.games.artifacts.rules.empire import (
    build_cost,
    build_limit,
    operational_cards,
    operational_limit,
    place_of,
    price_to_buy,
)
from galaktyka.games.artifacts.rules.paying import UNLIMITED, attached_icons, most_icons
from galaktyka.games.artifacts.state import Player, Position
from galaktyka.games.artifacts.vocabulary import (
    ASK_ACT,
    BLUE,
    BUY_FIRST,
    COLOURS,
    DONE,
    EXCHANGE_FIRST,
    EXTRA_FIRST,
    FACTION_ACTION,
    GOLD,
    GREEN,
    INCOME,
    LOGISTICAL,
    MINE,
    OFFENSIVE,
    OPERATIONAL,
    OVER,
    PASS,
    PLANET,
    PREPARE_FIRST,
    RED,
    SHIP,
    TECHNOLOGY,
    TYPES,
    UNBLOCK_FIRST,
    V_BUILD,
    V_SWITCH,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """None if the action is legal."""
    if state.phase == OVER:
        return Reason("artifacts.game-over")
    if state.asked != seat:
        return Reason("artifacts.not-your-choice")
    if action in state.options:
        return None
    player = state.players[seat]
    if state.question == ASK_ACT:
        return against_acting(state, player, action)
    return against_answer(state, player, action)


# ------------------------------------------------------------------ acting


def against_acting(state: Position, player: Player, action: i64) -> Reason:
    """An action that is not possible now."""
    box = state.box
    if action == DONE:
        return Reason("artifacts.must-act")
    if action == PASS:
        return Reason("artifacts.can-act") if state.actions else Reason("artifacts.has-acted")
    if action >= box.first_card:
        return against_card(state, player, action)
    if action >= EXTRA_FIRST:
        return other_question(state)
    if action < OFFENSIVE:
        return other_question(state)
    if state.actions == 0:
        return Reason("artifacts.has-acted")
    if action < FACTION_ACTION:
        return against_operational(state, player, action)
    if action == FACTION_ACTION:
        faction = box.pack.factions[player.faction]
        return against_price(state, player, faction.pay, 0) or Reason("artifacts.faction-no-use", faction=faction.id)
    if action < PREPARE_FIRST:
        return against_buying(state, player, action - BUY_FIRST)
    if action < EXCHANGE_FIRST:
        return against_preparing(state, player, action - PREPARE_FIRST)
    if action < UNBLOCK_FIRST:
        return Reason("artifacts.no-such-icons", colour=COLOURS[action - EXCHANGE_FIRST])
    return against_unblocking(state, player, action - UNBLOCK_FIRST)


def against_buying(state: Position, player: Player, deck: i64) -> Reason:
    """Too poor, or no card left."""
    if not state.decks[deck]:
        return Reason("artifacts.deck-empty", deck=TYPES[deck])
    return Reason("artifacts.too-poor", need=price_to_buy(state, player), have=player.credits)


def against_preparing(state: Position, player: Player, row: i64) -> Reason:
    """No project in the row, or no card for it."""
    if not any(state.box.type[project] == row for project in player.projects):
        return Reason("artifacts.no-project", row=TYPES[row])
    return Reason("artifacts.no-such-icons", colour=COLOURS[row])


def against_unblocking(state: Position, player: Player, row: i64) -> Reason:
    """No token there, or fewer than two icons."""
    for i in range(len(player.tokens)):
        if player.tokens[i] and state.box.type[player.empire[i]] == row:
            return Reason("artifacts.two-icons", colour=COLOURS[row])
    return Reason("artifacts.no-tokens", row=TYPES[row])


def against_operational(state: Position, player: Player, action: i64) -> Reason:
    """No card that takes part, or not enough icons of the colour, gold apart."""
    type = {OFFENSIVE: SHIP, INCOME: TECHNOLOGY, MINE: PLANET}[action]
    colour: i64 = {OFFENSIVE: RED, INCOME: BLUE, MINE: GREEN}[action]
    if action == OFFENSIVE and operational_ship(state, player):
        if not can_attack(state, player):
            return Reason("artifacts.ships-have-attacked")
    elif not operational_cards(state, player, type):
        return Reason("artifacts.none-operational", row=TYPES[type])
    slots = operational_limit(state, player)
    have = most_icons(state, player, state.box.worth[colour], 0, slots, state.raised_planets, False)
    need = state.box.operational_cost
    return Reason("artifacts.icons-missing", colour=COLOURS[colour], need=need, have=have, limit=slots)


def operational_ship(state: Position, player: Player) -> bool:
    """Some ship lies on its operational side, blockaded or not."""
    for i in range(len(player.empire)):
        if state.box.type[player.empire[i]] == SHIP and player.sides[i] == OPERATIONAL:
            return True
    return False


def against_card(state: Position, player: Player, action: i64) -> Reason:
    """Building, using and switching on; artifacts."""
    box = state.box
    if action >= box.first_pay:
        if action >= box.first_play and action < box.first_faction:
            return Reason("artifacts.no-artifact", artifact=box.pack.artifacts[action - box.first_play].id)
        return other_question(state)
    verb = (action - box.first_card) // box.size
    card = (action - box.first_card) % box.size
    if verb == V_BUILD:
        return against_building(state, player, card)
    if verb == V_USE:
        return against_using(state, player, card)
    if verb == V_SWITCH:
        return against_switching(state, player, card)
    return other_question(state)


def against_building(state: Position, player: Player, card: i64) -> Reason:
    """Not a project, no action left, or too expensive within the limit."""
    box = state.box
    if card not in player.projects:
        return Reason("artifacts.not-a-project", card=box.ids[card])
    if state.actions == 0:
        return Reason("artifacts.has-acted")
    type: i64 = box.type[card]
    need = build_cost(state, player, type)
    slots = build_limit(state, player, type)
    have = most_icons(state, player, box.worth_with_gold[type], 0, slots, state.raised_planets, False)
    return Reason(
        "artifacts.too-expensive",
        card=box.ids[card],
        need=need,
        attached=attached_icons(state, player, card),
        have=have,
        limit=slots,
        colour=COLOURS[type],
    )


def against_using(state: Position, player: Player, card: i64) -> Reason:
    """A technology whose text cannot be used."""
    box = state.box
    name = box.ids[card]
    i = place_of(player, card)
    if i < 0:
        return Reason("artifacts.not-in-empire", card=name)
    if player.sides[i] != LOGISTICAL or not (box.bonus[card] or box.action[card]):
        return Reason("artifacts.nothing-to-use", card=name)
    if box.action[card] and state.actions == 0:
        return Reason("artifacts.has-acted")
    if card in state.used:
        return Reason("artifacts.used-this-turn", card=name)
    price = against_price(state, player, box.pack.cards[card].pay, toll(state, player, i))
    return price or Reason("artifacts.no-use", card=name)


def against_price(state: Position, player: Player, pay: Payment, tokens: i64) -> Reason | None:
    """What is missing to pay a price, with a credit for each token besides; None if it can be paid."""
    if pay.credits + tokens > player.credits:
        return Reason("artifacts.too-poor", need=pay.credits + tokens, have=player.credits)
    if can_pay_for(state, player, pay, tokens):
        return None
    if pay.sets:
        return Reason("artifacts.no-set")
    if pay.stored:
        return Reason("artifacts.no-stored", need=pay.stored)
    unlimited = pay.any_number or pay.planets
    slots = UNLIMITED if unlimited else state.box.base_limit + state.raised
    extra: i64 = 0 if pay.any_number else state.raised_planets
    have: i64 = 0
    for colour in range(GOLD + 1):
        if pay.colour in ("one", COLOURS[colour]):
            have = max(have, most_icons(state, player, state.box.worth[colour], 0, slots, extra, pay.planets))
    if pay.planets:
        return Reason("artifacts.planet-icons-missing", colour=pay.colour, need=pay.icons, have=have)
    limit = 0 if unlimited else slots
    return Reason("artifacts.icons-missing", colour=pay.colour, need=pay.icons, have=have, limit=limit)


def against_switching(state: Position, player: Player, card: i64) -> Reason:
    """A card that need not or cannot be paid for."""
    box = state.box
    i = place_of(player, card)
    if i < 0:
        return Reason("artifacts.not-in-empire", card=box.ids[card])
    if not player.tokens[i]:
        return Reason("artifacts.not-blockaded", card=box.ids[card])
    if player.tokens[i] > player.credits:
        return Reason("artifacts.too-poor", need=player.tokens[i], have=player.credits)
    return Reason("artifacts.switch-useless", card=box.ids[card])
