"""Which specialists are spent, one by one: cards are discarded, tokens used (p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, task_of
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.specialists import means_of, use_up
from galaktyka.games.cosmos.engine.state import Player, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 0
NOT_IN_CREW: Final = 1
TOKEN_USED: Final = 2
ENGINEER_WANTED: Final = 3
LEADER_WANTED: Final = 4
COLOUR_WANTED: Final = 5
OUT_OF_ORDER: Final = 6


def offer(state: Position) -> None:
    """Those from which the rest of the cost can still be paid: counted from the last one back."""
    box = state.box
    player = state.players[state.asked]
    engineers: i64 = state.task[2]
    means = means_of(state, player, engineers > 0)
    need: i64 = engineers or state.task[3]
    of_colour: i64 = 0 if engineers else state.task[4]
    leader: i64 = v.RED_LEADER + state.task[5]
    options: list[int] = []
    fitting: i64 = 0
    for i in range(len(means) - 1, -1, -1):
        later: i64 = len(means) - 1 - i
        fits = of_colour > 0 and box.specialist[means[i]] == leader
        still = of_colour - 1 if fits else of_colour
        if means[i] >= state.floor and later >= need - 1 and fitting >= still and still <= need - 1:
            options.append(box.first_spend + means[i])
        if fits:
            fitting += 1
    options.reverse()
    state.options = options


def complete(state: Position) -> bool:
    """Whether all are spent."""
    return state.task[2] == 0 and state.task[3] == 0


def answer(state: Position, seat: i64, action: i64) -> None:
    """One card or token; first engineers, then leaders."""
    box = state.box
    means = action - box.first_spend
    use_up(state, seat, means)
    engineers: i64 = state.task[2]
    leaders: i64 = state.task[3]
    of_colour: i64 = state.task[4]
    colour: i64 = state.task[5]
    state.floor = means + 1
    if engineers:
        engineers -= 1
        if engineers == 0:
            state.floor = 0
    else:
        leaders -= 1
        if of_colour and box.specialist[means] == v.RED_LEADER + colour:
            of_colour -= 1
    state.task = task_of(v.SPEND, seat, engineers, leaders, of_colour, colour)
    if complete(state):
        answered(state)


def obstacle(state: Position, player: Player, means: i64) -> i64:
    """What comes before the order, which `offer` counts for all means at once."""
    box = state.box
    specialist: i64 = box.specialist[means]
    if means >= box.crew:
        if not (player.ready >> specialist) & 1:
            return TOKEN_USED
    elif means not in player.top and means not in player.bottom:
        return NOT_IN_CREW
    if state.task[2]:
        return OUT_OF_ORDER if specialist == v.ENGINEER else ENGINEER_WANTED
    if specialist == v.ENGINEER:
        return LEADER_WANTED
    if state.task[4] == state.task[3] and specialist != v.RED_LEADER + state.task[5]:
        return COLOUR_WANTED
    return FINE if box.first_spend + means in state.options else OUT_OF_ORDER


def against(state: Position, player: Player, action: i64) -> Reason:
    """Not there, the wrong specialist, or out of order."""
    box = state.box
    means = action - box.first_spend
    name = v.SPECIALISTS[box.specialist[means]]
    code = obstacle(state, player, means)
    if code == TOKEN_USED:
        return Reason("cosmos.token-used", specialist=name)
    if code == NOT_IN_CREW:
        return Reason("cosmos.not-in-crew", card=box.crew_ids[means])
    if code == COLOUR_WANTED:
        return Reason("cosmos.colour-wanted", specialist=v.SPECIALISTS[v.RED_LEADER + state.task[5]])
    if code == OUT_OF_ORDER:
        return Reason("cosmos.means-order", specialist=name)
    return Reason("cosmos.engineer-wanted" if code == ENGINEER_WANTED else "cosmos.leader-wanted")
