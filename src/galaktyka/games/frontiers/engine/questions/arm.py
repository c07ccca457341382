"""Settle: temporary strength. Which good is discarded for it?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import ONE, index_of, with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import giving
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules.holdings import goods_of, take_good
from galaktyka.games.frontiers.engine.state import Player, Position, answered, name_of, offer_tiles, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_ACTIVE: Final = 1
NO_POWER: Final = 2
USED: Final = 3
NO_GOODS: Final = 4


# ------------------------------------------------------------------ the powers that ask this


def obstacle_to_using(state: Position, player: Player, tile: i64) -> i64:
    """What stands in the way of using the temporary strength of the tile."""
    if tile not in player.tiles:
        return NOT_ACTIVE
    if not state.box.temporary[tile]:
        return NO_POWER
    if tile in state.used:
        return USED
    return FINE if goods_of(player, state.box.temporary_kind[tile]) else NO_GOODS


def powers_to_use(state: Position, player: Player) -> bytes:
    """The tiles that can give temporary strength now."""
    found = b""
    if player.stock and player.talents & v.T_TEMPORARY:
        for tile in player.tiles:
            if obstacle_to_using(state, player, tile) == FINE:
                found = with_card(found, tile)
    return found


def strength_to_come(state: Position, player: Player) -> int:
    """What goods that can be discarded now would add: one for each power that is left, the strongest first."""
    powers = [int(state.box.temporary[tile]) for tile in powers_to_use(state, player)]
    powers.sort(reverse=True)
    return sum(powers[: player.stock])


def against_using(state: Position, player: Player, action: i64) -> Reason:
    """A power of temporary strength that cannot be used now."""
    tile = tile_of(state, action)
    card = name_of(state, action)
    found = obstacle_to_using(state, player, tile)
    if found == NOT_ACTIVE:
        return Reason("frontiers.not-active", card=card)
    if found == NO_POWER:
        return Reason("frontiers.no-temporary-strength", card=card)
    if found == USED:
        return Reason("frontiers.power-used", card=card)
    return Reason("frontiers.goods-needed", card=card, need=1, have=0, kind=v.KINDS[state.box.temporary_kind[tile]])


# ------------------------------------------------------------------ the good


def offer(state: Position, player: Player) -> None:
    """The colonies with a good that the power takes."""
    wanted: i64 = state.box.temporary_kind[state.power]
    offer_tiles(state, giving.colonies_to_give(state, player, wanted), v.V_SPEND)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The good goes, the strength lasts until the end of this action."""
    colony = tile_of(state, action)
    player = state.players[seat]
    answered(state)
    strength: i64 = state.box.temporary[state.power]
    state.temporary += strength
    state.used = state.used + ONE[state.power]
    take_good(player, index_of(player.colonies, colony))
    if state.log is not None:
        state.note("arms", seat, ONE[state.power] + ONE[colony], strength)
    state.power = v.NO_TILE


def against(state: Position, player: Player, action: i64) -> Reason:
    """A colony without a good that the power takes."""
    if verb_of(state, action) != v.V_SPEND:
        return other_question(state)
    wanted: i64 = state.box.temporary_kind[state.power]
    found = giving.obstacle(state, player, tile_of(state, action), wanted)
    return giving.against_giving(state, player, action, found, wanted)
