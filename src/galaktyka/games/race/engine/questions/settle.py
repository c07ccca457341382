"""How is the placed world had: conquered, paid for, or settled for nothing? Temporary strength may be added first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions import pay
from galaktyka.games.race.engine.questions.one_by_one import against_hand_card
from galaktyka.games.race.engine.questions.place import too_weak
from galaktyka.games.race.engine.questions.refusal import FINE, name, not_in_tableau, other_question
from galaktyka.games.race.engine.rules.placing import tell_price
from galaktyka.games.race.engine.rules.powers import find_for, military_against, price_of_contact, price_to_settle
from galaktyka.games.race.engine.rules.settle import can_afford_contact, price_now, tell_conquest, use_card
from galaktyka.games.race.engine.state import Player, Position, answered, offer_mixed, options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_IN_TABLEAU: Final = 1
NOT_ACTIVE: Final = 2
NOTHING_PLACED: Final = 3
NOT_MILITARY: Final = 4
ALREADY_PAYING: Final = 5
TOO_WEAK: Final = 6
CONQUERED: Final = 7
FREE: Final = 8
NEEDS_CONTACT: Final = 9
NO_HELP: Final = 10
OTHER_CARD_FIRST: Final = 11
TOO_EXPENSIVE: Final = 12


def offer(state: Position, player: Player) -> None:
    """Temporary strength always; then the ways in which the placed world can be had."""
    out: list[int] = []
    base = v.BLOCKS + v.V_USE * state.box.size
    if is_paid_for(state, player):
        player.owe = price_now(state, player)
    if obstacle_to_paying(state, player) == FINE:
        pay.offer(state, player)
        out = options_of(player)
    if can_go_on(state, player):
        out.append(v.PASS)
    if obstacle_to_conquering(state, player) == FINE:
        out.append(v.CONQUER)
    for card in player.tableau[: player.active]:
        if obstacle_to_using(state, player, card) == FINE and base + card not in out:
            out.append(base + card)
    offer_mixed(player, out)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The first card of a payment settles the means: from now on only cards are paid."""
    player = state.players[seat]
    if action == v.PASS:
        answered(player, state)
    elif action == v.CONQUER:
        tell_conquest(state, seat)
        answered(player, state)
    elif state.box.verb_of(action) == v.V_USE:
        use_card(state, seat, state.box.card_of(action))
    else:
        player.ask = v.ASK_PAY
        tell_price(state, seat, player.owe)
        pay.answer(state, seat, action)


def is_paid_for(state: Position, player: Player) -> bool:
    """A world is placed, and it is not to be conquered."""
    return player.placing != v.NO_CARD and (player.contact or not state.box.military_world[player.placing])


def can_go_on(state: Position, player: Player) -> bool:
    """Nothing was placed, or the world costs nothing."""
    return player.placing == v.NO_CARD or (is_paid_for(state, player) and player.owe == 0)


def obstacle_to_conquering(state: Position, player: Player) -> i64:
    """Why the placed world cannot be conquered."""
    world = player.placing
    if world == v.NO_CARD:
        return NOTHING_PLACED
    if not state.box.military_world[world]:
        return NOT_MILITARY
    if player.contact:
        return ALREADY_PAYING
    return FINE if military_against(state, player, world) >= state.box.cost[world] else TOO_WEAK


def obstacle_to_paying(state: Position, player: Player) -> i64:
    """Why no card of the hand is paid."""
    if player.placing == v.NO_CARD:
        return NOTHING_PLACED
    if not is_paid_for(state, player):
        return CONQUERED
    if player.owe == 0:
        return FREE
    return FINE if player.owe <= len(player.hand) else TOO_EXPENSIVE


def obstacle_to_using(state: Position, player: Player, card: i64) -> i64:
    """Why a card of the tableau cannot be used for the placed world."""
    place = player.tableau.find(card)
    if place < 0:
        return NOT_IN_TABLEAU
    if place >= player.active:
        return NOT_ACTIVE
    box = state.box
    world = player.placing
    if box.tactics[card]:
        return obstacle_to_first(player, box.tactics, 0, card)
    if world == v.NO_CARD:
        return NOTHING_PLACED
    row = world * box.size
    if is_paid_for(state, player):
        if box.zero_cost[row + card]:
            return obstacle_to_first(player, box.zero_cost, row, card)
        return ALREADY_PAYING if box.contact[row + card] else NO_HELP
    if box.contact[row + card]:
        if not can_afford_contact(state, player, world, len(player.hand)):
            return TOO_EXPENSIVE
        return obstacle_to_first(player, box.contact, row, card)
    return NEEDS_CONTACT if box.zero_cost[row + card] else NO_HELP


def obstacle_to_first(player: Player, table: bytes, row: i64, card: i64) -> i64:
    """Of several cards that do the same, the first is used."""
    return FINE if player.tableau[find_for(player, table, row)] == card else OTHER_CARD_FIRST


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why the world is not had in this way."""
    verb = state.box.verb_of(action)
    if action == v.CONQUER:
        return against_world(state, player, obstacle_to_conquering(state, player))
    if verb == v.V_USE:
        return against_using(state, player, state.box.card_of(action))
    if verb != v.V_PAY:
        return other_question(player)
    card = state.box.card_of(action)
    if card not in player.hand:
        return Reason("race.not-in-hand", card=name(state, card))
    code = obstacle_to_paying(state, player)
    if code == FINE:
        return against_hand_card(state, player, action, v.V_PAY)
    if code in (NOTHING_PLACED, FREE):
        return Reason("race.nothing-to-pay")
    return against_world(state, player, code)


def against_world(state: Position, player: Player, code: i64) -> Reason:
    """Reasons that lie with the world."""
    world = player.placing
    if code == NOTHING_PLACED:
        return Reason("race.nothing-placed")
    if code == NOT_MILITARY:
        return Reason("race.not-military", card=name(state, world))
    if code == ALREADY_PAYING:
        return Reason("race.already-paying")
    if code == CONQUERED:
        return Reason("race.conquest-is-not-paid", card=name(state, world))
    if code == TOO_WEAK:
        return too_weak(state, player, world)
    military = bool(state.box.military_world[world])
    price = price_of_contact(state, player, world) if military else price_to_settle(state, player, world)
    return Reason("race.too-expensive", card=name(state, world), need=price, have=len(player.hand))


def against_using(state: Position, player: Player, card: i64) -> Reason:
    """Reasons that lie with the card."""
    code = obstacle_to_using(state, player, card)
    if code == NOT_IN_TABLEAU:
        return not_in_tableau(state, card)
    if code == NOT_ACTIVE:
        return Reason("race.not-active", card=name(state, card))
    if code == OTHER_CARD_FIRST:
        return Reason("race.other-card-first", card=name(state, card))
    if code == NEEDS_CONTACT:
        return Reason("race.ship-needs-contact", card=name(state, card), world=name(state, player.placing))
    if code == NO_HELP:
        return Reason("race.no-help", card=name(state, card), world=name(state, player.placing))
    return against_world(state, player, code)
