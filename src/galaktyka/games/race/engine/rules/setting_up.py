"""PRZYGOTOWANIE: the pool, start worlds, hands, and the two cards that everybody discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.game import EVERYBODY, OTHER_SEATS
from galaktyka.core.piles import ONE
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.rules.deck import draw, put_good
from galaktyka.games.race.engine.state import Position, activate, ask

if TYPE_CHECKING:
    from mypy_extensions import i64

DEALT: Final = 6
DISCARDED: Final = 2


def lay_out(state: Position) -> None:
    """Deal start worlds and shuffle everything else; who has the lowest start world leads."""
    box = state.box
    state.pool = box.vp_per_player * state.count
    order = list(range(len(box.start_worlds)))
    if state.first_game:
        order = order[1 : 1 + state.count]
    state.rng.shuffle(order)
    deck = list(box.all_cards)
    lead = 0
    for seat in range(state.count):
        player = state.players[seat]
        player.tableau = ONE[box.start_worlds[order[seat]]]
        player.goods = ONE[0]
        activate(box, player, 1)
        deck.remove(player.tableau[0])
        if order[seat] < order[lead]:
            lead = seat
        if state.first_game:
            player.hand = first_hand(box, order[seat])
            for card in player.hand:
                deck.remove(card)
        if state.log is not None:
            state.note("start-world", seat, player.tableau, order[seat], EVERYBODY)
    state.start_with(lead)
    state.rng.shuffle(deck)
    state.deck = deck


def first_hand(box: Box, number: i64) -> bytes:
    """The four cards that carry the number of the start world."""
    return bytes([card.index for card in box.pack.cards if card.first_hand == number])


def step(state: Position) -> bool:
    """Go one step on in the set-up; True when it is over."""
    if state.stage != v.BEGIN:
        return True
    state.stage = v.FINISH
    if not state.first_game:
        for seat in state.order:
            draw(state, seat, DEALT)
    for seat in state.order:
        if state.box.windfall[state.players[seat].tableau[0]]:
            put_good(state, seat, 0)
    if not state.first_game:
        for seat in state.order:
            ask_to_discard(state, seat, DISCARDED)
    return False


def ask_to_discard(state: Position, seat: i64, number: i64) -> None:
    """The others know how many cards are discarded, not which."""
    if state.log is not None:
        state.note("discard", seat, b"", number, OTHER_SEATS)
    ask(state.players[seat], state, v.ASK_DISCARD, number)
