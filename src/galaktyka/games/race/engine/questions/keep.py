"""Which of the cards drawn while exploring are kept?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import OWN_SEAT, Reason
from galaktyka.core.piles import ONE, index_of, with_card, without
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions import one_by_one
from galaktyka.games.race.engine.questions.refusal import ascending, name, other_question
from galaktyka.games.race.engine.state import Player, Position, answered

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The drawn cards that may be kept next."""
    one_by_one.offer(player.drawn, player, v.BLOCKS + v.V_KEEP * state.box.size)


def answer(state: Position, seat: i64, action: i64) -> None:
    """The card goes to the hand; after the last one the rest is discarded."""
    player = state.players[seat]
    card = state.box.card_of(action)
    player.hand = with_card(player.hand, card)
    player.floor = index_of(player.drawn, card)
    player.drawn = without(player.drawn, player.floor)
    player.owe -= 1
    if state.log is not None:
        state.note("keep", seat, ONE[card], 1, OWN_SEAT)
    if one_by_one.complete(player):
        discard_rest(state, seat)


def discard_rest(state: Position, seat: i64) -> None:
    """What was not kept goes face down to the discards."""
    player = state.players[seat]
    if state.log is not None and player.drawn:
        state.note("discard", seat, player.drawn, len(player.drawn), OWN_SEAT)
    player.drawn = b""
    answered(player, state)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why it is not this card."""
    if state.box.verb_of(action) != v.V_KEEP:
        return other_question(player)
    card = state.box.card_of(action)
    if one_by_one.obstacle(player.drawn, player, card) == one_by_one.NOT_THERE:
        return Reason("race.not-drawn", card=name(state, card))
    return ascending(state, player, card)
