"""Which good does the chooser of Trade sell?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import Reason
from galaktyka.core.piles import with_card
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions.refusal import FINE, name, not_in_tableau, other_question
from galaktyka.games.race.engine.rules.consume import price_with_powers, sell_for
from galaktyka.games.race.engine.state import Player, Position, answered, offer_choices

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_IN_TABLEAU: Final = 1
NO_GOOD: Final = 2


def offer(state: Position, player: Player) -> None:
    """Every world with a good may sell it."""
    worlds = b""
    for i in range(len(player.goods)):
        if player.goods[i]:
            worlds = with_card(worlds, player.tableau[i])
    offer_choices(player, worlds, v.BLOCKS + v.V_SELL * state.box.size)


def answer(state: Position, seat: i64, action: i64) -> None:
    """§ Trade: one good for cards, with all trade powers."""
    player = state.players[seat]
    world = state.box.card_of(action)
    sell_for(state, seat, world, price_with_powers(state, player, world))
    answered(player, state)


def obstacle(player: Player, world: i64) -> i64:
    """Why there is no good to sell."""
    place = player.tableau.find(world)
    if place < 0:
        return NOT_IN_TABLEAU
    return FINE if player.goods[place] else NO_GOOD


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why it is not the good of this world."""
    if state.box.verb_of(action) != v.V_SELL:
        return other_question(player)
    world = state.box.card_of(action)
    if obstacle(player, world) == NOT_IN_TABLEAU:
        return not_in_tableau(state, world)
    return Reason("race.no-good-there", card=name(state, world))
