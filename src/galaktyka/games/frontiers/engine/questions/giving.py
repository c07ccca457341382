"""What several questions ask for: a colony whose good is sold, discarded, consumed or stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import with_card
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.state import Player, Position, name_of

if TYPE_CHECKING:
    from mypy_extensions import i64

FOR_SALE: Final = 6
"""Beside the kinds of goods: any good that can be sold. That of the planet whose kind is named cannot."""

FINE: Final = 0
NOT_YOURS: Final = 1
NO_GOOD: Final = 2
NOT_FOR_SALE: Final = 3
WRONG_KIND: Final = 4
KIND_TWICE: Final = 5
OUT_OF_ORDER: Final = 6


def obstacle(state: Position, player: Player, colony: i64, wanted: i64) -> i64:
    """What stands in the way of giving the good of this colony where goods of a kind, any or FOR_SALE are wanted."""
    place = player.colonies.find(colony)
    return NOT_YOURS if place < 0 else obstacle_at(state, player, place, wanted)


def obstacle_at(state: Position, player: Player, place: i64, wanted: i64) -> i64:
    """The same for one of the player's colonies, by its place in the empire."""
    good: i64 = player.goods[place]
    if good == v.GREY:
        return NO_GOOD
    if wanted == FOR_SALE:
        return NOT_FOR_SALE if state.box.kind[player.colonies[place]] == v.ANY_KIND else FINE
    return FINE if wanted in (v.ANY_KIND, good) else WRONG_KIND


def colonies_to_give(state: Position, player: Player, wanted: i64) -> bytes:
    """The colonies that can give such a good, sorted."""
    found = b""
    for place in range(len(player.goods)):
        if obstacle_at(state, player, place, wanted) == FINE:
            found = with_card(found, player.colonies[place])
    return found


def against_giving(state: Position, player: Player, action: i64, found: i64, wanted: i64) -> Reason:
    """The obstacle in words."""
    card = name_of(state, action)
    if found == NOT_YOURS:
        return Reason("frontiers.not-your-colony", card=card)
    if found == NO_GOOD:
        return Reason("frontiers.no-good-there", card=card)
    if found == NOT_FOR_SALE:
        return Reason("frontiers.cannot-be-sold", card=card)
    if found == WRONG_KIND:
        return Reason("frontiers.wrong-kind", card=card, power=state.box.ids[state.power], kind=v.KINDS[wanted])
    return Reason("frontiers.ascending", card=card, owe=state.owe)
