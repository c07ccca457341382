"""Why not: the rule that forbids a choice now, with its numbers, from the same functions that say what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.games.frontiers.reasons_goods import against_colony, against_consuming, name
from galaktyka.games.frontiers.rules.holdings import (
    best_for,
    find,
    general_strength,
    most_stored,
    price_of_contact,
    price_to_develop,
    price_to_settle,
    strength_against,
)
from galaktyka.games.frontiers.rules.rounds import is_in_play
from galaktyka.games.frontiers.rules.settle import powers_to_use
from galaktyka.games.frontiers.rules.swaps import enough_colonists, same_kind
from galaktyka.games.frontiers.state import Player, Position, is_option
from galaktyka.games.frontiers.vocabulary import (
    ACTION_TILES,
    ASK_AFTER,
    ASK_ARM,
    ASK_BOTTOM,
    ASK_BUY,
    ASK_CONSUME,
    ASK_DISCOVER,
    ASK_HOME,
    ASK_KEEP,
    ASK_PICK,
    ASK_REPLACE,
    ASK_RETURN,
    ASK_REVEAL,
    ASK_SECOND,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SHORT,
    ASK_SPEND,
    ASK_STOCK,
    ASK_TAX,
    ASK_WINDFALL,
    CHOOSE_FIRST,
    COLONISTS,
    CONQUER,
    KEEP_FIRST,
    KINDS,
    NAME_FIRST,
    NO_TILE,
    OVER,
    PASS,
    PAY,
    QUESTIONS,
    REVEAL_GOAL,
    STORED_CREDITS,
    STORED_PLANETS,
    TAX_FIRST,
    V_BECOME,
    V_BONUS,
    V_BUY,
    V_CONSUME,
    V_DISCOVER,
    V_HOME,
    V_PRODUCE,
    V_REPLACE,
    V_RETURN,
    V_SELL,
    V_SETTLE,
    V_SPEND,
    V_STOCK,
    V_STORE,
    V_UPGRADE,
    V_USE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

QUESTIONS_OF_VERB: Final = {
    V_HOME: (ASK_HOME,),
    V_BUY: (ASK_BUY,),
    V_DISCOVER: (ASK_DISCOVER,),
    V_RETURN: (ASK_RETURN,),
    V_STORE: (ASK_RETURN,),
    V_SETTLE: (ASK_SETTLE, ASK_SECOND),
    V_BECOME: (ASK_SETTLE,),
    V_UPGRADE: (ASK_SETTLE, ASK_SECOND, ASK_AFTER),
    V_REPLACE: (ASK_REPLACE,),
    V_USE: (ASK_SETTLE, ASK_SECOND),
    V_SPEND: (ASK_SPEND, ASK_ARM),
    V_PRODUCE: (ASK_WINDFALL, ASK_SHORT),
    V_BONUS: (ASK_WINDFALL,),
    V_STOCK: (ASK_STOCK,),
    V_SELL: (ASK_SELL,),
    V_CONSUME: (ASK_CONSUME,),
}


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """None if the action is legal."""
    if state.phase == OVER:
        return Reason("frontiers.game-over")
    if state.asked != seat:
        return Reason("frontiers.not-your-choice")
    if is_option(state, action):
        return None
    if action < state.box.blocks:
        return against_plain(state, action)
    player = state.players[seat]
    verb: i64 = state.box.verb_of_action[action - state.box.blocks]
    tile: i64 = state.box.tile_of_action[action - state.box.blocks]
    if state.question not in QUESTIONS_OF_VERB[verb]:
        too_late = verb == V_BECOME or (verb == V_SETTLE and not state.second)
        if too_late and state.question in (ASK_SECOND, ASK_AFTER):
            return Reason("frontiers.already-chosen")
        return other_question(state)
    if verb == V_BUY:
        return against_buying(state, player, tile)
    if verb == V_SETTLE:
        return against_settling(state, player, tile)
    if verb in (V_UPGRADE, V_REPLACE, V_BECOME):
        return against_swapping(state, player, verb, tile)
    if verb == V_USE:
        return against_using(state, player, tile)
    if verb == V_CONSUME:
        return against_consuming(state, player, tile)
    if verb in (V_HOME, V_DISCOVER, V_RETURN, V_STORE):
        return against_taking(state, player, verb, tile)
    return against_colony(state, player, verb, tile)


def other_question(state: Position) -> Reason:
    """Something else has to be decided first."""
    return Reason("frontiers.other-question", question=QUESTIONS[state.question], owe=state.owe)


# ------------------------------------------------------------------ without a tile


def against_plain(state: Position, action: i64) -> Reason:
    """Passing, colonists, means, action tiles, kinds, taxes, goals."""
    question = state.question
    if action == PASS:
        return against_passing(state)
    if action == COLONISTS:
        if question in (ASK_SECOND, ASK_AFTER):
            return Reason("frontiers.already-chosen")
        return other_question(state)
    if action in (CONQUER, PAY):
        return other_question(state)
    if action == REVEAL_GOAL:
        return Reason("frontiers.no-storage-goal") if question == ASK_REVEAL else other_question(state)
    if action < NAME_FIRST:
        return against_picking(state, action - CHOOSE_FIRST)
    if action < TAX_FIRST:
        return other_question(state)
    if action < KEEP_FIRST:
        return against_tax(state, action - TAX_FIRST)
    goals = state.box.goals
    keeping = action < KEEP_FIRST + goals
    goal = (action - KEEP_FIRST) % goals
    if question != (ASK_KEEP if keeping else ASK_BOTTOM):
        return other_question(state)
    return Reason("frontiers.not-looked-at", goal=state.box.pack.goals[goal].id)


def against_passing(state: Position) -> Reason:
    """What must be done has to be done."""
    question = state.question
    if question == ASK_CONSUME:
        return Reason("frontiers.must-consume", goods=state.players[state.asked].stock)
    if question == ASK_SETTLE:
        return Reason("frontiers.must-settle", colonists=state.box.settle_take)
    if question == ASK_DISCOVER:
        return Reason("frontiers.must-discover")
    if question == ASK_PICK:
        return Reason("frontiers.must-pick")
    return other_question(state)


def against_picking(state: Position, tile: i64) -> Reason:
    """An action tile that is not there to be chosen."""
    if state.question != ASK_PICK:
        return other_question(state)
    if not is_in_play(state, tile):
        return Reason("frontiers.not-in-play", action=ACTION_TILES[tile])
    return Reason("frontiers.tile-taken", action=ACTION_TILES[tile])


def against_tax(state: Position, number: i64) -> Reason:
    """More credits than the sale brought, or than there is room for."""
    if state.question != ASK_TAX:
        return other_question(state)
    room = most_stored(state, STORED_CREDITS) - state.players[state.asked].stored_credits
    return Reason("frontiers.tax-too-high", number=number, most=state.sale, room=room)


# ------------------------------------------------------------------ developing


def against_buying(state: Position, player: Player, tile: i64) -> Reason:
    """A technology that cannot be bought now."""
    box = state.box
    if not box.technology[tile]:
        return Reason("frontiers.no-technology", card=name(state, tile))
    if tile in player.technologies:
        return Reason("frontiers.already-owned", card=name(state, tile))
    if tile not in state.faces:
        return Reason("frontiers.other-side", card=name(state, tile))
    if not state.supply[tile]:
        return Reason("frontiers.sold-out", card=name(state, tile))
    need = price_to_develop(state, state.asked, tile)
    return Reason("frontiers.too-expensive", card=name(state, tile), need=need, have=player.credits)


# ------------------------------------------------------------------ settling


def against_settling(state: Position, player: Player, planet: i64) -> Reason:
    """A planet that cannot be settled now."""
    box = state.box
    if planet not in player.discovered:
        return Reason("frontiers.not-discovered", card=name(state, planet))
    need: i64 = box.colonists[planet]
    if need > player.colonists:
        return Reason("frontiers.colonists-needed", card=name(state, planet), need=need, have=player.colonists)
    if not box.military[planet]:
        price = price_to_settle(state, player, planet)
        return Reason("frontiers.too-expensive", card=name(state, planet), need=price, have=player.credits)
    return against_conquering(state, player, planet)


def against_conquering(state: Position, player: Player, planet: i64) -> Reason:
    """Strength does not reach the defence, and it cannot be paid for either."""
    have = strength_against(state, player, planet)
    need: i64 = state.box.cost[planet]
    price = price_of_contact(state, player, planet)
    if price != NO_TILE:
        return Reason(
            "frontiers.too-weak-and-poor",
            card=name(state, planet),
            need=need,
            have=have,
            price=price,
            credits=player.credits,
        )
    general = general_strength(state, player)
    return Reason(
        "frontiers.too-weak",
        card=name(state, planet),
        need=need,
        have=have,
        general=general,
        special=have - general - state.temporary,
        temporary=strength_to_come(state, player),
    )


def strength_to_come(state: Position, player: Player) -> int:
    """What goods that can be discarded now would add: one for each power that is left, the strongest first."""
    powers = [int(state.box.temporary[tile]) for tile in powers_to_use(state, player)]
    powers.sort(reverse=True)
    return sum(powers[: player.stock])


def against_using(state: Position, player: Player, tile: i64) -> Reason:
    """A power of temporary strength that cannot be used now."""
    box = state.box
    if tile not in player.tiles:
        return Reason("frontiers.not-active", card=name(state, tile))
    if not box.temporary[tile]:
        return Reason("frontiers.no-temporary-strength", card=name(state, tile))
    if tile in state.used:
        return Reason("frontiers.power-used", card=name(state, tile))
    return Reason(
        "frontiers.goods-needed", card=name(state, tile), need=1, have=0, kind=KINDS[box.temporary_kind[tile]]
    )


def against_swapping(state: Position, player: Player, verb: i64, tile: i64) -> Reason:
    """Terraforming Engineers and Dying Colony."""
    box = state.box
    if verb == V_UPGRADE:
        return against_upgrading(state, player, tile)
    dying = find(player, box.itself, 0)
    if verb == V_BECOME and dying == NO_TILE:
        return Reason("frontiers.no-dying-colony", card=name(state, tile))
    if tile not in player.discovered:
        return Reason("frontiers.not-discovered", card=name(state, tile))
    if box.military[tile]:
        return Reason("frontiers.swap-military", card=name(state, tile))
    if verb == V_REPLACE:
        return against_replacing(state, player, state.upgrading, tile)
    if box.alien[tile]:
        return Reason("frontiers.swap-alien", card=name(state, tile))
    return too_few_to_move(state, player, dying, tile)


def too_few_to_move(state: Position, player: Player, old: i64, new: i64) -> Reason:
    """The new planet wants more colonists than live on the old one and wait on the board."""
    need: i64 = state.box.colonists[new] - state.box.colonists[old]
    return Reason(
        "frontiers.swap-colonists", card=name(state, new), old=name(state, old), need=need, have=player.colonists
    )


def against_upgrading(state: Position, player: Player, colony: i64) -> Reason:
    """A colony that cannot be replaced now."""
    if find(player, state.box.upgrade, 0) == NO_TILE:
        return Reason("frontiers.no-engineers", card=name(state, colony))
    if state.upgraded:
        return Reason("frontiers.engineers-used")
    if colony not in player.colonies:
        return Reason("frontiers.not-your-colony", card=name(state, colony))
    if colony not in player.colonies[: player.active]:
        return Reason("frontiers.new-colony", card=name(state, colony))
    if state.box.military[colony]:
        return Reason("frontiers.swap-military", card=name(state, colony))
    return Reason("frontiers.no-replacement", card=name(state, colony))


def against_replacing(state: Position, player: Player, old: i64, new: i64) -> Reason:
    """A planet that cannot take the place of the colony."""
    if not same_kind(state, old, new):
        return Reason("frontiers.swap-kind", card=name(state, new), old=name(state, old))
    if not enough_colonists(state, player, old, new):
        return too_few_to_move(state, player, old, new)
    box = state.box
    return Reason(
        "frontiers.swap-cost",
        card=name(state, new),
        old=name(state, old),
        least=box.cost[old],
        most=box.cost[old] + best_for(player, box.upgrade, 0) - 1,
        cost=box.cost[new],
    )


# ------------------------------------------------------------------ planets


def against_taking(state: Position, player: Player, verb: i64, tile: i64) -> Reason:
    """Home worlds, the display, surplus planets."""
    if verb == V_HOME:
        return Reason("frontiers.not-your-board", card=name(state, tile))
    if verb == V_DISCOVER:
        return Reason("frontiers.not-on-display", card=name(state, tile))
    if tile not in player.discovered:
        return Reason("frontiers.not-discovered", card=name(state, tile))
    most = most_stored(state, STORED_PLANETS)
    if state.stored:
        return Reason("frontiers.stored-once")
    if most and len(player.stored_planets) >= most:
        return Reason("frontiers.storage-full", most=most)
    return Reason("frontiers.no-storage")
