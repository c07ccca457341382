"""Which crew card is played (step 3, p. 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, ask, task_of
from galaktyka.core.game import Reason
from galaktyka.core.piles import index_of, with_card, without
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.crew import can_act, crew_of, edge_matches
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_IN_CREW: Final = 1
IN_TOP_ROW: Final = 2
TOP_ROW_FULL: Final = 3


def obstacle(state: Position, player: Player, action: i64) -> i64:
    """A card of the crew; one of the bottom row may be moved to the top row, if that has room."""
    box = state.box
    lifted = action >= box.first_lift
    card = action - (box.first_lift if lifted else box.first_play)
    if card in player.top:
        return IN_TOP_ROW if lifted else FINE
    if card not in player.bottom:
        return NOT_IN_CREW
    return FINE if not lifted or can_lift(state, player) else TOP_ROW_FULL


def can_lift(state: Position, player: Player) -> bool:
    """Whether the top row has room."""
    return len(player.top) < state.box.row


def offer(state: Position) -> None:
    """Every card of the crew, or none: that they lie in their rows need not be asked of each."""
    box = state.box
    player = state.players[state.asked]
    options: list[int] = [v.PASS]
    crew = crew_of(player)
    for i in range(len(crew)):
        options.append(box.first_play + crew[i])
    if can_lift(state, player):
        for i in range(len(player.bottom)):
            options.append(box.first_lift + player.bottom[i])
    state.options = options


def answer(state: Position, seat: i64, action: i64) -> None:
    """One card, or no more cards this turn."""
    box = state.box
    answered(state)
    if action == v.PASS:
        state.plays = 0
    elif action >= box.first_lift:
        play(state, seat, action - box.first_lift, True)
    else:
        play(state, seat, action - box.first_play, False)


def play(state: Position, seat: i64, card: i64, lifted: bool) -> None:
    """The edge that touches the cargo hold counts; then the card leaves its place; then it may act."""
    box = state.box
    player = state.players[seat]
    state.plays -= 1
    above = card in player.top
    colour: i64 = box.lower_on[card] if above else box.upper_on[card]
    effect: i64 = box.first_crew_effect + 2 * card + (1 if above else 0)
    if above:
        player.top = without(player.top, index_of(player.top, card))
    else:
        player.bottom = without(player.bottom, index_of(player.bottom, card))
    if lifted:
        player.top = with_card(player.top, card)
    else:
        state.crew_discard = with_card(state.crew_discard, card)
    if state.log is not None:
        state.note("lifts" if lifted else "plays", seat, (box.crew_ids[card],), 0)
    if edge_matches(state, player, colour) and can_act(state, player, effect):
        state.task = task_of(v.CREW_ACTION, seat, effect)
        ask(state, seat, v.ASK_USE)


def against(state: Position, player: Player, action: i64) -> Reason:
    """Not a card of the crew, or one that cannot move up."""
    box = state.box
    card = action - (box.first_lift if action >= box.first_lift else box.first_play)
    code = obstacle(state, player, action)
    if code == NOT_IN_CREW:
        return Reason("cosmos.not-in-crew", card=box.crew_ids[card])
    if code == IN_TOP_ROW:
        return Reason("cosmos.in-top-row", card=box.crew_ids[card])
    return Reason("cosmos.top-row-full", n=box.row)
