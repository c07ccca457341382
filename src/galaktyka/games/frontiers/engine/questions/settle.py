"""Settle: colonists or a planet? Then perhaps a second planet, and what may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import arm, replace
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import settle as rules
from galaktyka.games.frontiers.engine.rules import swaps
from galaktyka.games.frontiers.engine.rules.holdings import (
    gain_colonists,
    general_strength,
    price_of_contact,
    price_to_settle,
    strength_against,
)
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    answered,
    ask,
    begin_part,
    name_of,
    offer_mixed,
    refresh,
    tile_of,
    verb_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_DISCOVERED: Final = 1
TOO_FEW_COLONISTS: Final = 2
TOO_EXPENSIVE: Final = 3
TOO_WEAK: Final = 4
TOO_WEAK_AND_POOR: Final = 5


# ------------------------------------------------------------------ what can be settled


def obstacle(state: Position, player: Player, planet: i64) -> i64:
    """What stands in the way of settling the planet: colonists, and credits or strength."""
    if planet not in player.discovered:
        return NOT_DISCOVERED
    if state.box.colonists[planet] > player.colonists:
        return TOO_FEW_COLONISTS
    if not state.box.military[planet]:
        return FINE if price_to_settle(state, player, planet) <= player.credits else TOO_EXPENSIVE
    if rules.can_conquer(state, player, planet):
        return FINE
    price = price_of_contact(state, player, planet)
    if price == v.NO_TILE:
        return TOO_WEAK
    return FINE if price <= player.credits else TOO_WEAK_AND_POOR


def settleable(state: Position, player: Player) -> bytes:
    """The discovered planets that can be settled now."""
    found = b""
    discovered = player.discovered
    for i in range(len(discovered)):
        if obstacle(state, player, discovered[i]) == FINE:
            found = found + ONE[discovered[i]]
    return found


def offer(state: Position, player: Player) -> None:
    """Colonists or a planet; the powers that come on top; after the choice whatever may still follow."""
    box = state.box
    question = state.question
    actions: list[int] = [v.COLONISTS if question == v.ASK_SETTLE else v.PASS]
    if question != v.ASK_AFTER:
        base = box.blocks + v.V_SETTLE * box.size
        for planet in settleable(state, player):
            actions.append(base + planet)
        base = box.blocks + v.V_USE * box.size
        for tile in arm.powers_to_use(state, player):
            actions.append(base + tile)
    if question == v.ASK_SETTLE and player.talents & v.T_ITSELF:
        base = box.blocks + v.V_BECOME * box.size
        for planet in player.discovered:
            if replace.obstacle_to_becoming(state, player, planet) == replace.FINE:
                actions.append(base + planet)
    if player.talents & v.T_UPGRADE:
        base = box.blocks + v.V_UPGRADE * box.size
        for colony in replace.upgradeable(state, player):
            actions.append(base + colony)
    offer_mixed(state, actions)


# ------------------------------------------------------------------ the choice


def answer(state: Position, seat: i64, action: i64) -> None:
    """Colonists, a planet or a power; or no second planet, or no upgrade."""
    if action == v.COLONISTS:
        answered(state)
        state.chosen = True
        gain_colonists(state, seat, state.box.settle_take, v.NO_TILE)
        return
    if action == v.PASS:
        if state.question == v.ASK_SECOND:
            state.second = False
        else:
            state.upgraded = True
        answered(state)
        return
    verb = verb_of(state, action)
    tile = tile_of(state, action)
    if verb == v.V_SETTLE:
        settle(state, seat, tile)
    elif verb == v.V_USE:
        state.power = tile
        ask(state, seat, v.ASK_ARM, 0)
    elif verb == v.V_UPGRADE:
        state.upgrading = tile
        ask(state, seat, v.ASK_REPLACE, 0)
    else:
        answered(state)
        swaps.become(state, seat, tile)


def settle(state: Position, seat: i64, planet: i64) -> None:
    """The means follow from the planet, unless it can be both conquered and paid for."""
    player = state.players[seat]
    answered(state)
    if not state.box.military[planet]:
        rules.settle_for(state, seat, planet, price_to_settle(state, player, planet))
    elif not rules.can_conquer(state, player, planet):
        rules.settle_for(state, seat, planet, price_of_contact(state, player, planet))
    elif v.NO_TILE < price_of_contact(state, player, planet) <= player.credits:
        state.settling = planet
        ask(state, seat, v.ASK_MEANS, 0)
    else:
        rules.conquer(state, seat, planet)


def go_on(state: Position, seat: i64) -> None:
    """What the player may still do in this part; if nothing, it is over and the new colonies count."""
    player = state.players[seat]
    if not state.chosen:
        ask(state, seat, v.ASK_SETTLE, 0)
    elif state.second and could_settle_second(state, player):
        ask(state, seat, v.ASK_SECOND, 0)
    elif player.talents & v.T_UPGRADE and replace.upgradeable(state, player):
        ask(state, seat, v.ASK_AFTER, 0)
    else:
        begin_part(state)
        player.active = len(player.colonies)
        refresh(state.box, player)


def could_settle_second(state: Position, player: Player) -> bool:
    """A planet can be settled now, or a military one perhaps with temporary strength."""
    if settleable(state, player):
        return True
    if not arm.powers_to_use(state, player):
        return False
    box = state.box
    return any(box.military[planet] and box.colonists[planet] <= player.colonists for planet in player.discovered)


# ------------------------------------------------------------------ why not


def against(state: Position, player: Player, action: i64) -> Reason:
    """Something else than colonists, a planet and the powers that may come on top; or one of those, too late."""
    if action == v.PASS:
        return Reason("frontiers.must-settle", colonists=state.box.settle_take)
    chosen = state.question != v.ASK_SETTLE
    verb = verb_of(state, action)
    if action == v.COLONISTS or (verb == v.V_BECOME and chosen) or (verb == v.V_SETTLE and chosen and not state.second):
        return Reason("frontiers.already-chosen")
    if verb == v.V_SETTLE:
        return against_settling(state, player, action)
    if verb == v.V_BECOME:
        return replace.against_becoming(state, player, action)
    if verb == v.V_UPGRADE:
        return replace.against_upgrading(state, player, action)
    if verb == v.V_USE and state.question != v.ASK_AFTER:
        return arm.against_using(state, player, action)
    return other_question(state)


def against_settling(state: Position, player: Player, action: i64) -> Reason:
    """A planet that cannot be settled now; a second one too, where none could be settled and nothing was asked."""
    planet = tile_of(state, action)
    card = name_of(state, action)
    need: i64 = state.box.cost[planet]
    found = obstacle(state, player, planet)
    if found == NOT_DISCOVERED:
        return Reason("frontiers.not-discovered", card=card)
    if found == TOO_FEW_COLONISTS:
        need = state.box.colonists[planet]
        return Reason("frontiers.colonists-needed", card=card, need=need, have=player.colonists)
    if found == TOO_EXPENSIVE:
        need = price_to_settle(state, player, planet)
        return Reason("frontiers.too-expensive", card=card, need=need, have=player.credits)
    have = strength_against(state, player, planet)
    if found == TOO_WEAK_AND_POOR:
        price = price_of_contact(state, player, planet)
        return Reason(
            "frontiers.too-weak-and-poor", card=card, need=need, have=have, price=price, credits=player.credits
        )
    general = general_strength(state, player)
    return Reason(
        "frontiers.too-weak",
        card=card,
        need=need,
        have=have,
        general=general,
        special=have - general - state.temporary,
        temporary=arm.strength_to_come(state, player),
    )
