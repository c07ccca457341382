"""II: ROZWÓJ. Draws at the start, secret choice, reveal, payment, draws after placing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.piles import with_card
from galaktyka.games.race.rules.deck import draw
from galaktyka.games.race.rules.placing import pay_or_go_on, place_revealed
from galaktyka.games.race.rules.powers import develop_discount, price_to_develop, sum_of
from galaktyka.games.race.state import (
    Player,
    Position,
    ask,
    offer_choices_or_pass,
)
from galaktyka.games.race.vocabulary import (
    ASK_PLACE,
    BEGIN,
    BLOCKS,
    FINISH,
    NO_CARD,
    PAY,
    PLACE,
    T_DEVELOP_AFTER,
    T_DEVELOP_FIRST,
    V_PLACE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == BEGIN:
        state.stage = PLACE
        for seat in state.order:
            if state.players[seat].talents & T_DEVELOP_FIRST:
                draw(state, seat, sum_of(state.players[seat], state.box.develop_first))
        for player in state.players:
            ask(player, state, ASK_PLACE, 0)
    elif state.stage == PLACE:
        state.stage = PAY
        for seat in state.order:
            place_revealed(state, seat)
        for seat in state.order:
            player = state.players[seat]
            if player.placing != NO_CARD:
                pay_or_go_on(state, seat, price_to_develop(state, player, player.placing))
    elif state.stage == PAY:
        state.stage = FINISH
        for seat in state.order:
            draw_after_placing(state, seat)
    else:
        return True
    return False


def offer_development(state: Position, player: Player) -> None:
    """Nothing, or any development of the hand that is affordable and not yet in the tableau."""
    box = state.box
    choices = b""
    hand = player.hand
    is_world = box.is_world
    cost = box.cost
    affordable = len(hand) - 1 + develop_discount(state, player)
    last: i64 = -1
    for i in range(len(hand)):
        card: i64 = hand[i]
        if is_world[card] or card == last:
            continue
        last = card
        if cost[card] <= affordable and card not in player.tableau:
            choices = with_card(choices, card)
    offer_choices_or_pass(player, choices, BLOCKS + V_PLACE * box.size)


def draw_after_placing(state: Position, seat: i64) -> None:
    """ "Draw after" powers (Public Works); the card just placed is not active yet."""
    player = state.players[seat]
    if player.placing != NO_CARD and player.talents & T_DEVELOP_AFTER:
        draw(state, seat, sum_of(player, state.box.develop_after))
