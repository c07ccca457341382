"""II: ROZWÓJ. Draws at the start, secret choice, reveal, payment, draws after placing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.deck import draw
from galaktyka.games.race.engine.rules.placing import pay_or_go_on, place_revealed
from galaktyka.games.race.engine.rules.powers import price_to_develop, sum_of
from galaktyka.games.race.engine.state import Position, ask

if TYPE_CHECKING:
    from mypy_extensions import i64


def step(state: Position) -> bool:
    """Go one step on in the phase; True when it is over."""
    if state.stage == v.BEGIN:
        state.stage = v.PLACE
        for seat in state.order:
            if state.players[seat].talents & v.T_DEVELOP_FIRST:
                draw(state, seat, sum_of(state.players[seat], state.box.develop_first))
        for player in state.players:
            ask(player, state, v.ASK_PLACE, 0)
    elif state.stage == v.PLACE:
        state.stage = v.PAY
        for seat in state.order:
            place_revealed(state, seat)
        for seat in state.order:
            player = state.players[seat]
            if player.placing != v.NO_CARD:
                pay_or_go_on(state, seat, price_to_develop(state, player, player.placing))
    elif state.stage == v.PAY:
        state.stage = v.FINISH
        for seat in state.order:
            draw_after_placing(state, seat)
    else:
        return True
    return False


def draw_after_placing(state: Position, seat: i64) -> None:
    """ "Draw after" powers (Public Works); the card just placed is not active yet."""
    player = state.players[seat]
    if player.placing != v.NO_CARD and player.talents & v.T_DEVELOP_AFTER:
        draw(state, seat, sum_of(player, state.box.develop_after))
