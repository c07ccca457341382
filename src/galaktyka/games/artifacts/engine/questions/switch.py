"""Which blockaded technology is paid for at the end of the game, in ascending order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered
from galaktyka.core.game import Reason
from galaktyka.core.piles import with_card
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import not_among, not_next, other_question, too_poor
from galaktyka.games.artifacts.engine.rules.empire import place_of, toll
from galaktyka.games.artifacts.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING_TO_PAY: Final = 1
WOULD_NOT_SCORE: Final = 2
PAID: Final = 3
TOO_EXPENSIVE: Final = 4
PASSED_OVER: Final = 5


def offer(state: Position, player: Player) -> None:
    """The cards that can be paid for, or enough."""
    first = state.box.first(v.V_SWITCH)
    state.options = [v.DONE] + [first + card for card in payable_at_end(state, player)]


def payable_at_end(state: Position, player: Player) -> list[int]:
    """The technologies that can be paid for, sorted."""
    empire = player.empire
    return sorted([empire[i] for i in range(len(empire)) if obstacle(state, player, i) == v.FINE])


def obstacle(state: Position, player: Player, i: i64) -> i64:
    """A blockaded technology that would score and whose tokens can be paid, after the one paid for last."""
    if i < 0 or toll(state, player, i) == 0:
        return NOTHING_TO_PAY
    box = state.box
    card: i64 = player.empire[i]
    if box.type[card] != v.TECHNOLOGY or not (player.sides[i] == v.OPERATIONAL or box.finals[card]):
        return WOULD_NOT_SCORE
    if card in player.scored:
        return PAID
    if toll(state, player, i) > player.credits:
        return TOO_EXPENSIVE
    return PASSED_OVER if player.scored and card < player.scored[len(player.scored) - 1] else v.FINE


def answer(state: Position, seat: i64, action: i64) -> None:
    """The card scores; or it is the next player's turn."""
    answered(state)
    if action == v.DONE:
        state.turns += 1
        return
    card = state.box.card_of(action)
    player = state.players[seat]
    price = toll(state, player, place_of(player, card))
    player.scored = with_card(player.scored, card)
    player.credits -= price
    if state.log is not None:
        state.note("switches", seat, (state.box.ids[card],), price)


def against(state: Position, player: Player, action: i64) -> Reason:
    """It would not score for it, costs too much, or comes before one that is paid for."""
    if not state.box.has_verb(action, v.V_SWITCH):
        return other_question(state)
    card = state.box.card_of(action)
    i = place_of(player, card)
    code = obstacle(state, player, i)
    if code == TOO_EXPENSIVE:
        return too_poor(toll(state, player, i), player.credits)
    return not_next(state, card) if code == PASSED_OVER else not_among(state, card)
