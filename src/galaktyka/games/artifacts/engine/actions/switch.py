"""Paying for a blockaded card, to work until the end of the action (p. 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, do_next
from galaktyka.core.game import Reason
from galaktyka.core.piles import with_card
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import too_poor
from galaktyka.games.artifacts.engine.rules.building import check_by_rules_4
from galaktyka.games.artifacts.engine.rules.empire import place_of, works
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 1
NOT_BLOCKADED: Final = 2
USELESS: Final = 3
TOO_EXPENSIVE: Final = 4


def offer(state: Position, player: Player, options: list[int]) -> None:
    """Blank cards that would help."""
    tokens = player.tokens
    first = state.box.first(v.V_SWITCH)
    for i in range(len(tokens)):
        if tokens[i] and obstacle(state, player, i) == v.FINE:
            add_in_order(options, first + player.empire[i])


def obstacle(state: Position, player: Player, i: i64) -> i64:
    """A blank card that helps an action, not one that is paid for when it is used; and its tokens can be paid."""
    if i < 0:
        return NOT_THERE
    if not player.tokens[i]:
        return NOT_BLOCKADED
    if state.actions == 0 or works(state, player, i) or not helps(state, player, i):
        return USELESS
    return v.FINE if player.tokens[i] <= player.credits else TOO_EXPENSIVE


def helps(state: Position, player: Player, i: i64) -> bool:
    """The card could do something for an action."""
    box = state.box
    card: i64 = player.empire[i]
    if box.type[card] == v.SHIP:
        return player.sides[i] == v.LOGISTICAL
    if box.type[card] == v.TECHNOLOGY and player.sides[i] == v.LOGISTICAL:
        return box.permanent[card] != 0
    return True


def take(state: Position, seat: i64, card: i64) -> None:
    """One credit for each token: the card works until the end of the action. It joins nothing, so nothing completes."""
    player = state.players[seat]
    answered(state)
    tokens: i64 = player.tokens[place_of(player, card)]
    state.switched = with_card(state.switched, card)
    player.credits -= tokens
    if state.log is not None:
        state.note("switches", seat, (state.box.ids[card],), tokens)
    do_next(state, check_by_rules_4(state, seat))


def against(state: Position, player: Player, card: i64) -> Reason:
    """A card that need not or cannot be paid for."""
    i = place_of(player, card)
    code = obstacle(state, player, i)
    if code == NOT_THERE:
        return Reason("artifacts.not-in-empire", card=state.box.ids[card])
    if code == NOT_BLOCKADED:
        return Reason("artifacts.not-blockaded", card=state.box.ids[card])
    if code == USELESS:
        return Reason("artifacts.switch-useless", card=state.box.ids[card])
    return too_poor(player.tokens[i], player.credits)
