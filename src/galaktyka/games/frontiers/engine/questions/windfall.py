"""Produce: which windfall colony has a good, by the chooser's bonus or by a power?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import produce
from galaktyka.games.frontiers.engine.rules.holdings import colony_kind
from galaktyka.games.frontiers.engine.state import Player, Position, answered, name_of, offer_mixed, tile_of, verb_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# Beside what produce.obstacle knows.
FINE: Final = 0
NOT_YOURS: Final = 10
NO_BONUS: Final = 11
NO_POWER: Final = 12
OTHER_FIRST: Final = 13


def kind_first(state: Position, player: Player) -> i64:
    """Without powers for any kind, the kinds are settled one after another: the first that has its turn, or GREY."""
    if produce.powers_for(state, v.ANY_KIND) == 0:
        for colony in produce.vacant_windfalls(state, player):
            kind = colony_kind(state, player, colony)
            if produce.powers_for(state, kind) > 0:
                return kind
    return v.GREY


def obstacle(state: Position, player: Player, colony: i64, bonus: bool, first: i64) -> i64:
    """What stands in the way of a good on this colony, by a power for its kind or for any; `first` has its turn."""
    place = player.colonies.find(colony)
    if place < 0:
        return NOT_YOURS
    found = produce.obstacle(state, player, place)
    if found != FINE:
        return found
    if bonus:
        return FINE if produce.powers_for(state, v.ANY_KIND) > 0 else NO_BONUS
    kind = colony_kind(state, player, colony)
    if produce.powers_for(state, kind) == 0:
        return NO_POWER
    return FINE if first in (v.GREY, kind) else OTHER_FIRST


def offer(state: Position, player: Player) -> None:
    """`produce`: by a power for its kind. `bonus`: by the chooser's bonus or a power for any kind."""
    box = state.box
    first = kind_first(state, player)
    actions: list[int] = []
    for colony in player.colonies:
        if obstacle(state, player, colony, False, first) == FINE:
            actions.append(box.blocks + v.V_PRODUCE * box.size + colony)
        if obstacle(state, player, colony, True, first) == FINE:
            actions.append(box.blocks + v.V_BONUS * box.size + colony)
    offer_mixed(state, actions)


def answer(state: Position, seat: i64, action: i64) -> None:
    """A good on this windfall colony."""
    player = state.players[seat]
    colony = tile_of(state, action)
    bonus = verb_of(state, action) == v.V_BONUS
    answered(state)
    produce.change_powers_for(state, v.ANY_KIND if bonus else colony_kind(state, player, colony), -1)
    produce.produce_at(state, seat, index_of(player.colonies, colony))


def against(state: Position, player: Player, action: i64) -> Reason:
    """A colony that cannot have a good now."""
    verb = verb_of(state, action)
    if verb not in (v.V_PRODUCE, v.V_BONUS):
        return other_question(state)
    colony = tile_of(state, action)
    card = name_of(state, action)
    found = obstacle(state, player, colony, verb == v.V_BONUS, kind_first(state, player))
    if found == NOT_YOURS:
        return Reason("frontiers.not-your-colony", card=card)
    if found == produce.HAS_GOOD:
        return Reason("frontiers.has-good", card=card)
    if found == produce.NO_WINDFALL:
        return Reason("frontiers.not-windfall", card=card)
    if found == NO_BONUS:
        return Reason("frontiers.no-bonus-left", card=card)
    kind = v.KINDS[colony_kind(state, player, colony)]
    if found == produce.NONE_LEFT:
        return Reason("frontiers.none-left", card=card, kind=kind)
    if found == NO_POWER:
        return Reason("frontiers.no-windfall-power", card=card, kind=kind)
    return Reason("frontiers.other-windfall-first", card=card, other=state.box.ids[first_of_turn(state, player)])


def first_of_turn(state: Position, player: Player) -> i64:
    """The first colony of the kind that has its turn."""
    first = kind_first(state, player)
    for colony in produce.vacant_windfalls(state, player):
        if colony_kind(state, player, colony) == first:
            return colony
    return v.NO_TILE
