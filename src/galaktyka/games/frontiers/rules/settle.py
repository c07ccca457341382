"""KOLONIZACJA: in order, everybody takes colonists or settles a discovered planet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.frontiers.rules.holdings import (
    colonies_with,
    draw_and_keep,
    find,
    gain_colonists,
    gain_credits_from_each,
    goods_of,
    meet_end,
    name_kind,
    price_of_contact,
    price_to_settle,
    put_back,
    put_good,
    strength_against,
    sum_of,
    take_good,
)
from galaktyka.games.frontiers.rules.limit import step_limit
from galaktyka.games.frontiers.rules.swaps import can_upgrade, offer_becoming, offer_upgrades
from galaktyka.games.frontiers.state import (
    Player,
    Position,
    answered,
    ask,
    begin_part,
    offer_mixed,
    offer_tiles,
    refresh,
)
from galaktyka.games.frontiers.vocabulary import (
    ANY_KIND,
    ASK_AFTER,
    ASK_ARM,
    ASK_MEANS,
    ASK_NAME,
    ASK_SECOND,
    ASK_SETTLE,
    BEGIN,
    COLONISTS,
    CONQUER,
    END_COLONIES,
    END_COLONISTS,
    FINISH,
    LIMIT,
    NAME_FIRST,
    NO_TILE,
    PARTS,
    PASS,
    PAY,
    T_AFTER,
    T_CONTACT,
    T_DISCOUNT,
    T_ITSELF,
    T_SECOND,
    T_SETTLE_COLONISTS,
    T_SPECIAL,
    T_STRENGTH,
    T_TEMPORARY,
    T_UPGRADE,
    V_SETTLE,
    V_SPEND,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the action; True when it is over."""
    if state.stage == BEGIN:
        state.stage = PARTS
        gain_colonists(state, state.chooser, state.box.settle_bonus, NO_TILE)
    elif state.stage == PARTS:
        if state.turn < state.count:
            begin_settling(state, state.resolve[state.turn])
        else:
            state.stage = LIMIT
            state.turn = 0
            put_back(state, state.leaving)
            state.leaving = b""
    elif state.stage == LIMIT and step_limit(state):
        test_ends(state)
    return state.stage == FINISH


def begin_settling(state: Position, seat: i64) -> None:
    """The part of one player: colonists from powers, then the choice."""
    state.turn += 1
    begin_part(state)
    player = state.players[seat]
    if player.talents & T_SETTLE_COLONISTS:
        for tile in player.tiles:
            gain_colonists(state, seat, state.box.settle_colonists[tile], tile)
    ask(state, seat, ASK_SETTLE, 0)


def test_ends(state: Position) -> None:
    """After Settle: more than seven colonies, or fewer than five colonists in the pool."""
    for seat in range(state.count):
        if len(state.players[seat].colonies) > state.box.end_colonies:
            meet_end(state, seat, END_COLONIES, "colonies")
    if state.colonist_pool < state.box.end_colonists:
        meet_end(state, -1, END_COLONISTS, "colonists")


# ------------------------------------------------------------------ what can be settled


def can_conquer(state: Position, player: Player, planet: i64) -> bool:
    """A military planet whose defence the strength reaches."""
    return state.box.military[planet] != 0 and strength_against(state, player, planet) >= state.box.cost[planet]


def can_pay(state: Position, player: Player, planet: i64) -> bool:
    """The credits suffice for a planet that may be paid for."""
    if not state.box.military[planet]:
        return price_to_settle(state, player, planet) <= player.credits
    price = price_of_contact(state, player, planet)
    return price != NO_TILE and price <= player.credits


def settleable(state: Position, player: Player) -> bytes:
    """The discovered planets that can be settled now: enough colonists, and credits or strength.

    The sums that all planets have in common are made once.
    """
    found = b""
    discovered = player.discovered
    talents = player.talents
    box = state.box
    strength = state.temporary
    if talents & T_STRENGTH:
        strength += sum_of(player, box.strength)
    for i in range(len(discovered)):
        planet: i64 = discovered[i]
        if box.colonists[planet] > player.colonists:
            continue
        number: i64 = box.cost[planet]
        if not box.military[planet]:
            fits = number <= player.credits or (talents & T_DISCOUNT != 0 and can_pay(state, player, planet))
        elif strength >= number:
            fits = True
        else:
            fits = talents & T_SPECIAL != 0 and can_conquer(state, player, planet)
            fits = fits or (talents & T_CONTACT != 0 and can_pay(state, player, planet))
        if fits:
            found = found + ONE[planet]
    return found


def can_use(state: Position, player: Player, tile: i64) -> bool:
    """A power of temporary strength, not yet used, and a good for it."""
    box = state.box
    return box.temporary[tile] > 0 and tile not in state.used and goods_of(player, box.temporary_kind[tile]) > 0


def powers_to_use(state: Position, player: Player) -> bytes:
    """The tiles that can give temporary strength now."""
    found = b""
    if player.stock and player.talents & T_TEMPORARY:
        for tile in player.tiles:
            if can_use(state, player, tile):
                found = with_card(found, tile)
    return found


# ------------------------------------------------------------------ the choice


def offer_settling(state: Position) -> None:
    """Colonists or a planet; the powers that come on top; after the choice whatever may still follow."""
    player = state.players[state.asked]
    box = state.box
    actions: list[int] = [COLONISTS if state.question == ASK_SETTLE else PASS]
    if state.question != ASK_AFTER:
        base = box.blocks + V_SETTLE * box.size
        for planet in settleable(state, player):
            actions.append(base + planet)
        base = box.blocks + V_USE * box.size
        for tile in powers_to_use(state, player):
            actions.append(base + tile)
    if state.question == ASK_SETTLE and player.talents & T_ITSELF:
        offer_becoming(state, player, actions)
    if player.talents & T_UPGRADE and not state.upgraded:
        offer_upgrades(state, player, actions)
    offer_mixed(state, actions)


def go_on(state: Position, seat: i64) -> None:
    """What the player may still do in this part; if nothing, it is over and the new colonies count."""
    player = state.players[seat]
    if not state.chosen:
        ask(state, seat, ASK_SETTLE, 0)
    elif state.second and could_settle_second(state, player):
        ask(state, seat, ASK_SECOND, 0)
    elif player.talents & T_UPGRADE and not state.upgraded and can_upgrade(state, player):
        ask(state, seat, ASK_AFTER, 0)
    else:
        begin_part(state)
        player.active = len(player.colonies)
        refresh(state.box, player)


def could_settle_second(state: Position, player: Player) -> bool:
    """A planet can be settled now, or a military one perhaps with temporary strength."""
    if settleable(state, player):
        return True
    if not powers_to_use(state, player):
        return False
    box = state.box
    return any(box.military[planet] and box.colonists[planet] <= player.colonists for planet in player.discovered)


def pass_over(state: Position) -> None:
    """No second planet, or no upgrade."""
    seat = state.asked
    if state.question == ASK_SECOND:
        state.second = False
    else:
        state.upgraded = True
    answered(state)
    go_on(state, seat)


def take_colonists(state: Position) -> None:
    """Two colonists, or what is left of the pool."""
    seat = state.asked
    answered(state)
    state.chosen = True
    gain_colonists(state, seat, state.box.settle_take, NO_TILE)
    go_on(state, seat)


# ------------------------------------------------------------------ temporary strength


def use_power(state: Position, tile: i64) -> None:
    """Which good is discarded for it?"""
    seat = state.asked
    state.power = tile
    ask(state, seat, ASK_ARM, 0)


def offer_arms(state: Position) -> None:
    """The colonies with a good that the power takes."""
    kind: i64 = state.box.temporary_kind[state.power]
    offer_tiles(state, colonies_with(state.players[state.asked], kind), V_SPEND)


def arm(state: Position, colony: i64) -> None:
    """The good goes, the strength lasts until the end of this action."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    strength: i64 = state.box.temporary[state.power]
    state.temporary += strength
    state.used = state.used + ONE[state.power]
    take_good(player, index_of(player.colonies, colony))
    if state.log is not None:
        state.note("arms", seat, ONE[state.power] + ONE[colony], strength)
    state.power = NO_TILE
    go_on(state, seat)


# ------------------------------------------------------------------ settling


def settle(state: Position, planet: i64) -> None:
    """The means follow from the planet, unless it can be both conquered and paid for."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    if not state.box.military[planet]:
        settle_for(state, seat, planet, price_to_settle(state, player, planet))
    elif not can_conquer(state, player, planet):
        settle_for(state, seat, planet, price_of_contact(state, player, planet))
    elif can_pay(state, player, planet):
        state.settling = planet
        ask(state, seat, ASK_MEANS, 0)
    else:
        conquer(state, seat, planet)


def offer_means(state: Position) -> None:
    """By strength or for credits."""
    offer_mixed(state, [CONQUER, PAY])


def choose_means(state: Position, action: i64) -> None:
    """The answer to it."""
    seat = state.asked
    planet = state.settling
    answered(state)
    state.settling = NO_TILE
    if action == CONQUER:
        conquer(state, seat, planet)
    else:
        settle_for(state, seat, planet, price_of_contact(state, state.players[seat], planet))


def conquer(state: Position, seat: i64, planet: i64) -> None:
    """Strength costs nothing."""
    if state.log is not None:
        strength = strength_against(state, state.players[seat], planet)
        state.note("conquers", seat, ONE[planet], strength)
    move_in(state, seat, planet)


def settle_for(state: Position, seat: i64, planet: i64, price: i64) -> None:
    """Credits are paid."""
    state.players[seat].credits -= price
    if state.log is not None:
        state.note("settles", seat, ONE[planet], price)
    move_in(state, seat, planet)


def move_in(state: Position, seat: i64, planet: i64) -> None:
    """Colonists go there, a windfall planet has its good, then whatever follows settling."""
    player = state.players[seat]
    player.discovered = without(player.discovered, index_of(player.discovered, planet))
    player.colonists -= state.box.colonists[planet]
    player.colonies = player.colonies + ONE[planet]
    player.goods = player.goods + ONE[0]
    if state.box.kind[planet] == ANY_KIND:
        state.settling = planet
        ask(state, seat, ASK_NAME, 0)
        return
    if state.box.windfall[planet]:
        put_good(state, seat, len(player.colonies) - 1, "good")
    follow_up(state, seat, planet)


def offer_kinds(state: Position) -> None:
    """The four kinds."""
    first = NAME_FIRST
    offer_mixed(state, [first, first + 1, first + 2, first + 3])


def name_settled(state: Position, kind: i64) -> None:
    """The kind of the planet for this action, and of its first good."""
    seat = state.asked
    player = state.players[seat]
    answered(state)
    planet = state.settling
    state.settling = NO_TILE
    name_kind(state, seat, planet, kind)
    if state.box.windfall[planet]:
        put_good(state, seat, len(player.colonies) - 1, "good")
    follow_up(state, seat, planet)


def follow_up(state: Position, seat: i64, planet: i64) -> None:
    """Powers that look for a planet settled; then perhaps a second one."""
    player = state.players[seat]
    box = state.box
    if player.talents & T_AFTER:
        gain_credits_from_each(state, seat, box.credits_after, planet * box.size)
        draw_and_keep(state, seat, box.draw_after)
    state.second = not state.chosen and player.talents & T_SECOND != 0 and find(player, box.second, 0) != NO_TILE
    state.chosen = True
    go_on(state, seat)
