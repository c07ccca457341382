"""III: KOLONIZACJA. Secret choice, reveal, pay or conquer, windfall goods, then the drawn cards.

Plain payments are open to everybody at once. A player who has a choice of means (Colony Ship, New Military
Tactics, paying for a military world) decides in seat order, because it may matter what the others do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import EVERYBODY
from galaktyka.core.piles import ONE, index_of, with_card
from galaktyka.games.race.rules.deck import discard_from_tableau, draw, put_good
from galaktyka.games.race.rules.placing import offer_payment, pay, pay_or_go_on, place_revealed, tell_price
from galaktyka.games.race.rules.powers import (
    find_for,
    military_against,
    price_of_contact,
    price_to_settle,
    settle_bonus,
    sum_of,
)
from galaktyka.games.race.state import (
    Player,
    Position,
    answered,
    ask,
    offer_choices_or_pass,
    offer_mixed,
    options_of,
)
from galaktyka.games.race.vocabulary import (
    ASK_PAY,
    ASK_PLACE,
    ASK_SETTLE,
    BEGIN,
    BLOCKS,
    CONQUER,
    FINISH,
    NO_CARD,
    PASS,
    PAY,
    PLACE,
    T_CONTACT,
    T_SETTLE_AFTER,
    T_TACTICS,
    T_ZERO_COST,
    V_PLACE,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == BEGIN:
        state.stage = PLACE
        for player in state.players:
            ask(player, state, ASK_PLACE, 0)
    elif state.stage == PLACE:
        state.stage = PAY
        state.turn = 0
        for seat in state.order:
            place_revealed(state, seat)
        for seat in state.order:
            settle_plainly(state, seat)
    elif state.stage == PAY:
        ask_next_about_means(state)
    else:
        return True
    return False


def ask_next_about_means(state: Position) -> None:
    """In seat order, whoever has a choice of means is asked; after the last one the worlds are taken."""
    while state.turn < state.count:
        player = state.players[state.order[state.turn]]
        state.turn += 1
        if chooses_means(state, player):
            ask(player, state, ASK_SETTLE, 0)
            return
    state.stage = FINISH
    for seat in state.order:
        take_world(state, seat)


def take_world(state: Position, seat: i64) -> None:
    """The windfall good, the chooser's card, then the "draw after" powers (Terraforming Robots)."""
    player = state.players[seat]
    if player.placing == NO_CARD:
        return
    if state.box.windfall[player.placing]:
        put_good(state, seat, len(player.tableau) - 1)
    if settle_bonus(state, player):
        draw(state, seat, 1)
    if player.talents & T_SETTLE_AFTER:
        draw(state, seat, sum_of(player, state.box.settle_after))


# ------------------------------------------------------------------ what may be placed


def can_conquer(state: Position, player: Player, world: i64) -> bool:
    """Strength and what New Military Tactics could add reach the defence."""
    need: i64 = state.box.cost[world]
    have = military_against(state, player, world)
    return have >= need or (player.talents & T_TACTICS != 0 and have + sum_of(player, state.box.tactics) >= need)


def has_colony_ship(state: Position, player: Player, world: i64) -> bool:
    """A card that can be discarded to settle this world for nothing."""
    if not player.talents & T_ZERO_COST:
        return False
    return find_for(player, state.box.zero_cost, world * state.box.size) != NO_CARD


def can_afford(state: Position, player: Player, world: i64, cards: i64) -> bool:
    """A non-military world can be paid with so many cards, or is free."""
    return price_to_settle(state, player, world) <= cards or has_colony_ship(state, player, world)


def can_afford_contact(state: Position, player: Player, world: i64, cards: i64) -> bool:
    """A military world can be paid for with so many cards, or is free."""
    price = price_of_contact(state, player, world)
    return price != NO_CARD and (price <= cards or has_colony_ship(state, player, world))


def offer_world(state: Position, player: Player) -> None:
    """Nothing, or any world of the hand that there are the means for."""
    box = state.box
    is_world = box.is_world
    choices = b""
    hand = player.hand
    for i in range(len(hand)):
        card: i64 = hand[i]
        if is_world[card] and has_means(state, player, card, len(hand) - 1):
            choices = with_card(choices, card)
    offer_choices_or_pass(player, choices, BLOCKS + V_PLACE * box.size)


def has_means(state: Position, player: Player, world: i64, cards: i64) -> bool:
    """The world can be conquered, or paid for with so many cards."""
    if state.box.military_world[world]:
        return can_conquer(state, player, world) or can_afford_contact(state, player, world, cards)
    return state.box.cost[world] <= cards or can_afford(state, player, world, cards)


# ------------------------------------------------------------------ the means


def chooses_means(state: Position, player: Player) -> bool:
    """Whether there is anything to decide but which cards to pay."""
    if player.talents & T_TACTICS:
        return True
    if not player.talents & (T_ZERO_COST | T_CONTACT):
        return False
    world = player.placing
    if world == NO_CARD:
        return False
    if state.box.military_world[world]:
        return price_of_contact(state, player, world) != NO_CARD
    return has_colony_ship(state, player, world)


def settle_plainly(state: Position, seat: i64) -> None:
    """Without a choice of means a world is conquered, or paid for with cards of the hand."""
    player = state.players[seat]
    if player.placing == NO_CARD or chooses_means(state, player):
        return
    if state.box.military_world[player.placing]:
        tell_conquest(state, seat)
    else:
        pay_or_go_on(state, seat, price_to_settle(state, player, player.placing))


def tell_conquest(state: Position, seat: i64) -> None:
    """The strength that was enough."""
    if state.log is not None:
        player = state.players[seat]
        strength = military_against(state, player, player.placing)
        state.note("conquers", seat, ONE[player.placing], strength, EVERYBODY)


def price_now(state: Position, player: Player) -> i64:
    """What the placed world costs if it is paid for."""
    if player.contact:
        return price_of_contact(state, player, player.placing)
    return price_to_settle(state, player, player.placing)


def offer_means(state: Position, player: Player) -> None:
    """Temporary strength always; then the ways in which the placed world can be had."""
    out: list[int] = []
    box = state.box
    base = BLOCKS + V_USE * box.size
    world = player.placing
    if world == NO_CARD:
        out.append(PASS)
    elif box.military_world[world] and not player.contact:
        if military_against(state, player, world) >= box.cost[world]:
            out.append(CONQUER)
        if can_afford_contact(state, player, world, len(player.hand)):
            out.append(base + player.tableau[find_for(player, box.contact, world * box.size)])
    else:
        player.owe = price_now(state, player)
        if player.owe == 0:
            out.append(PASS)
        elif player.owe <= len(player.hand):
            offer_payment(state, player)
            out = options_of(player)
        ship = find_for(player, box.zero_cost, world * box.size)
        if ship != NO_CARD:
            out.append(base + player.tableau[ship])
    tactics = find_for(player, box.tactics, 0)
    if tactics != NO_CARD:
        out.append(base + player.tableau[tactics])
    offer_mixed(player, out)


def pay_first(state: Position, seat: i64, card: i64) -> None:
    """The first card of a payment settles the means: from now on only cards are paid."""
    player = state.players[seat]
    player.ask = ASK_PAY
    tell_price(state, seat, player.owe)
    pay(state, seat, card)


def take_for_nothing(state: Position, seat: i64, action: i64) -> None:
    """Conquered, free anyway, or nothing was placed."""
    if action == CONQUER:
        tell_conquest(state, seat)
    answered(state.players[seat], state)


def use_card(state: Position, seat: i64, card: i64) -> None:
    """Temporary strength, a Colony Ship, or paying for a military world."""
    player = state.players[seat]
    box = state.box
    if state.log is not None:
        state.note("uses", seat, ONE[card], 0, EVERYBODY)
    if box.tactics[card]:
        player.temporary += box.tactics[card]
        discard_from_tableau(state, player, index_of(player.tableau, card))
    elif box.contact[player.placing * box.size + card] and not player.contact and box.military_world[player.placing]:
        player.contact = True
    else:
        discard_from_tableau(state, player, index_of(player.tableau, card))
        answered(player, state)
