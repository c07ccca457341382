"""I: EKSPLORACJA. Everybody draws before anybody discards; then all choose at the same time what to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import OTHER_SEATS, OWN_CARDS
from galaktyka.core.piles import with_card
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.deck import take
from galaktyka.games.race.engine.rules.powers import chose, sum_of
from galaktyka.games.race.engine.state import Player, Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def cards_to_draw(state: Position, player: Player) -> i64:
    """Two, five more for Explore +5, one more for Explore +1 +1, and the powers."""
    number: i64 = 2
    if player.talents & v.T_EXPLORE:
        number += sum_of(player, state.box.explore_draw)
    if chose(player, v.EXPLORE_5):
        number += 5
    if chose(player, v.EXPLORE_1_1):
        number += 1
    return number


def cards_to_keep(state: Position, player: Player) -> i64:
    """One, one more for Explore +1 +1, and the powers."""
    number: i64 = 1
    if player.talents & v.T_EXPLORE:
        number += sum_of(player, state.box.explore_keep)
    if chose(player, v.EXPLORE_1_1):
        number += 1
    return number


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage != v.BEGIN:
        return True
    state.stage = v.FINISH
    for seat in state.order:
        look(state, seat)
    for player in state.players:
        if player.drawn:
            ask(player, state, v.ASK_KEEP, min(cards_to_keep(state, player), len(player.drawn)))
    if state.log is not None:
        tell_others(state)
    return False


def tell_others(state: Position) -> None:
    """How many cards everybody keeps and discards is known before they do."""
    for seat in state.order:
        player = state.players[seat]
        state.note("keep", seat, b"", player.owe, OTHER_SEATS)
        if len(player.drawn) > player.owe:
            state.note("discard", seat, b"", len(player.drawn) - player.owe, OTHER_SEATS)


def look(state: Position, seat: i64) -> None:
    """Draw the cards to choose from."""
    player = state.players[seat]
    for _ in range(cards_to_draw(state, player)):
        card = take(state)
        if card == v.NO_CARD:
            break
        player.drawn = with_card(player.drawn, card)
    state.revealed += 1
    if state.log is not None:
        state.note("explore", seat, player.drawn, len(player.drawn), OWN_CARDS)
