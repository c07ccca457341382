"""III: KOLONIZACJA. Secret choice, reveal, pay or conquer, windfall goods, then the drawn cards.

Plain payments are open to everybody at once. A player who has a choice of means (Colony Ship, New Military
Tactics, paying for a military world) decides in seat order, because it may matter what the others do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import EVERYBODY
from galaktyka.core.piles import ONE, index_of
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules import powers
from galaktyka.games.race.engine.rules.deck import discard_from_tableau, draw, put_good
from galaktyka.games.race.engine.rules.placing import pay_or_go_on, place_revealed
from galaktyka.games.race.engine.state import Player, Position, answered, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.PLACE
        for player in state.players:
            ask(player, state, v.ASK_PLACE, 0)
    elif state.stage == v.PLACE:
        state.stage = v.PAY
        state.turn = 0
        for seat in state.order:
            place_revealed(state, seat)
        for seat in state.order:
            settle_plainly(state, seat)
    elif state.stage == v.PAY:
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
            ask(player, state, v.ASK_SETTLE, 0)
            return
    state.stage = v.FINISH
    for seat in state.order:
        take_world(state, seat)


def take_world(state: Position, seat: i64) -> None:
    """The windfall good, the chooser's card, then the "draw after" powers (Terraforming Robots)."""
    player = state.players[seat]
    if player.placing == v.NO_CARD:
        return
    if state.box.windfall[player.placing]:
        put_good(state, seat, len(player.tableau) - 1)
    if powers.settle_bonus(state, player):
        draw(state, seat, 1)
    if player.talents & v.T_SETTLE_AFTER:
        draw(state, seat, powers.sum_of(player, state.box.settle_after))


# ------------------------------------------------------------------ what may be placed


def can_conquer(state: Position, player: Player, world: i64) -> bool:
    """Strength and what New Military Tactics could add reach the defence."""
    need: i64 = state.box.cost[world]
    have = powers.military_against(state, player, world)
    return have >= need or (
        player.talents & v.T_TACTICS != 0 and have + powers.sum_of(player, state.box.tactics) >= need
    )


def has_colony_ship(state: Position, player: Player, world: i64) -> bool:
    """A card that can be discarded to settle this world for nothing."""
    if not player.talents & v.T_ZERO_COST:
        return False
    return powers.find_for(player, state.box.zero_cost, world * state.box.size) != v.NO_CARD


def can_afford(state: Position, player: Player, world: i64, cards: i64) -> bool:
    """A non-military world can be paid with so many cards, or is free."""
    return powers.price_to_settle(state, player, world) <= cards or has_colony_ship(state, player, world)


def can_afford_contact(state: Position, player: Player, world: i64, cards: i64) -> bool:
    """A military world can be paid for with so many cards, or is free."""
    price = powers.price_of_contact(state, player, world)
    return price != v.NO_CARD and (price <= cards or has_colony_ship(state, player, world))


# ------------------------------------------------------------------ the means


def chooses_means(state: Position, player: Player) -> bool:
    """Whether there is anything to decide but which cards to pay."""
    if player.talents & v.T_TACTICS:
        return True
    if not player.talents & (v.T_ZERO_COST | v.T_CONTACT):
        return False
    world = player.placing
    if world == v.NO_CARD:
        return False
    if state.box.military_world[world]:
        return powers.price_of_contact(state, player, world) != v.NO_CARD
    return has_colony_ship(state, player, world)


def settle_plainly(state: Position, seat: i64) -> None:
    """Without a choice of means a world is conquered, or paid for with cards of the hand."""
    player = state.players[seat]
    if player.placing == v.NO_CARD or chooses_means(state, player):
        return
    if state.box.military_world[player.placing]:
        tell_conquest(state, seat)
    else:
        pay_or_go_on(state, seat, powers.price_to_settle(state, player, player.placing))


def tell_conquest(state: Position, seat: i64) -> None:
    """The strength that was enough."""
    if state.log is not None:
        player = state.players[seat]
        strength = powers.military_against(state, player, player.placing)
        state.note("conquers", seat, ONE[player.placing], strength, EVERYBODY)


def price_now(state: Position, player: Player) -> i64:
    """What the placed world costs if it is paid for."""
    if player.contact:
        return powers.price_of_contact(state, player, player.placing)
    return powers.price_to_settle(state, player, player.placing)


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
