"""The next resource card to attach while preparing: a section of the row's colour or gold, in ascending order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.agenda import answered, ask
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import about_resource, other_question
from galaktyka.games.artifacts.engine.rules import paying
from galaktyka.games.artifacts.engine.rules.empire import number_of_projects
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_THERE: Final = 1
PLANETS_ONLY: Final = 2
WRONG_COLOUR: Final = 3
ASCENDING: Final = 4
BLOCKADED: Final = 5


def offer(state: Position, player: Player) -> None:
    """Sections to attach; after the first one it may be enough."""
    state.floor = state.task[3]
    options = sections(state, player)
    if complete(state):
        options.insert(0, v.DONE)
    state.options = options


def complete(state: Position) -> bool:
    """At least one card is attached."""
    return state.paid > 0


def sections(state: Position, player: Player) -> list[int]:
    """What may be attached next, as options."""
    if number_of_projects(state, player, state.task[2]) == 0:
        return []
    first = state.box.first_put
    options: list[int] = []
    hand = player.hand
    for i in range(len(hand)):
        code: i64 = 2 * hand[i]
        if obstacle_there(state, player, code, v.NO_CARD) == v.FINE:
            options.append(first + code)
        if obstacle_there(state, player, code + 1, v.NO_CARD) == v.FINE:
            options.append(first + code + 1)
    stored = player.stored
    for i in range(len(stored)):
        if obstacle_there(state, player, stored[i], i) == v.FINE:
            add_in_order(options, first + stored[i])
    return options


def obstacle(state: Position, player: Player, code: i64) -> i64:
    """Any section of the box."""
    place = player.stored.find(code)
    if place < 0 and (code >> 1) not in player.hand:
        return NOT_THERE
    return obstacle_there(state, player, code, place)


def obstacle_there(state: Position, player: Player, code: i64, place: i64) -> i64:
    """A section of the hand (NO_CARD) or at this place of what is stored.

    Apart from `obstacle`, because whoever goes through hand and planets knows where each section is.
    """
    if state.slots <= 0 and (place < 0 or state.planet_slots <= 0):
        return PLANETS_ONLY
    if not state.box.worth_with_gold[state.task[2]][code]:
        return WRONG_COLOUR
    if code < state.task[3]:
        return ASCENDING
    return BLOCKADED if place >= 0 and not paying.usable_stored(state, player, place) else v.FINE


def answer(state: Position, seat: i64, action: i64) -> None:
    """To which project of the row? Or enough."""
    code = action - state.box.first_put
    if code < 0:
        answered(state)
        return
    paying.spend(state, state.players[seat], code)
    state.paid += 1
    ask(state, seat, v.ASK_TO, code + 1)


def against(state: Position, player: Player, action: i64) -> Reason:
    """A section that cannot be attached, or not now."""
    box = state.box
    if action == v.DONE:
        return Reason("artifacts.not-enough-yet", need=1)
    if not box.first_put <= action < box.first_discard:
        return other_question(state)
    code = action - box.first_put
    wrong = obstacle(state, player, code)
    if wrong == NOT_THERE:
        return about_resource("artifacts.not-in-hand", box, code >> 1)
    if wrong == PLANETS_ONLY:
        return Reason("artifacts.planets-only")
    if wrong == WRONG_COLOUR:
        wanted = v.COLOURS[state.task[2]] + "-or-gold"
        return Reason("artifacts.wrong-colour", icons=box.icons[code], shown=v.COLOURS[box.colour[code]], wanted=wanted)
    if wrong == BLOCKADED:
        return Reason("artifacts.under-blockade", card=box.ids[player.stored_at[player.stored.find(code)]])
    return about_resource("artifacts.ascending", box, code >> 1)
