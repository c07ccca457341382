"""Sell: which good?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.questions import giving
from galaktyka.games.frontiers.engine.questions.unasked import other_question
from galaktyka.games.frontiers.engine.rules import sell as rules
from galaktyka.games.frontiers.engine.rules.holdings import most_stored
from galaktyka.games.frontiers.engine.state import (
    Player,
    Position,
    answered,
    ask,
    offer_tiles_or_pass,
    tile_of,
    verb_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """One good, or none."""
    offer_tiles_or_pass(state, giving.colonies_to_give(state, player, giving.FOR_SALE), v.V_SELL)


def answer(state: Position, seat: i64, action: i64) -> None:
    """Nobody has to sell."""
    answered(state)
    if action != v.PASS:
        sell(state, seat, tile_of(state, action))
    elif state.log is not None:
        state.note("sells-nothing", seat, b"", 0)


def sell(state: Position, seat: i64, colony: i64) -> None:
    """The good goes, the credits come; some of them may be stored while Sales Tax lies face up."""
    player = state.players[seat]
    price = rules.price_of(state, player, player.goods[index_of(player.colonies, colony)])
    rules.sell_for(state, seat, colony, price)
    if state.goals_up:
        most = min(price, most_stored(state, v.STORED_CREDITS) - player.stored_credits)
        if most > 0:
            state.sale = most
            ask(state, seat, v.ASK_TAX, 0)


def against(state: Position, player: Player, action: i64) -> Reason:
    """A good that cannot be sold."""
    if verb_of(state, action) != v.V_SELL:
        return other_question(state)
    return against_selling(state, player, action)


def against_selling(state: Position, player: Player, action: i64) -> Reason:
    """The same once the choice is past, where there was nothing to sell and nothing was asked."""
    found = giving.obstacle(state, player, tile_of(state, action), giving.FOR_SALE)
    return giving.against_giving(state, player, action, found, giving.FOR_SALE)
