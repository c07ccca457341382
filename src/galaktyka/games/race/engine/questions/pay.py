"""Which cards of the hand pay for the card that is being placed?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.game import Reason
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.questions import one_by_one
from galaktyka.games.race.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The cards of the hand that may be paid next."""
    one_by_one.offer(player.hand, player, v.BLOCKS + v.V_PAY * state.box.size)


def answer(state: Position, seat: i64, action: i64) -> None:
    """One card of the payment."""
    one_by_one.lay_down(state, seat, action, "pays")


def against(state: Position, player: Player, action: i64) -> Reason:
    """Why it is not this card."""
    return one_by_one.against_hand_card(state, player, action, v.V_PAY)
