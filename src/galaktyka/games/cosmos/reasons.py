"""Why not: the rule that forbids a choice now, with its numbers, from the same functions that say what is legal.

Here are the steps of a turn in their order; destinations and answers to other questions have rooms of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.bits import bit
from galaktyka.core.game import Reason
from galaktyka.games.cosmos.reasons_answers import against_answer
from galaktyka.games.cosmos.reasons_costs import missing_resource, missing_specialists
from galaktyka.games.cosmos.reasons_destination import against_destination
from galaktyka.games.cosmos.rules.crew import room_for_crew
from galaktyka.games.cosmos.rules.system import cells_in_reach, movement, within_reach
from galaktyka.games.cosmos.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.state import Player, Position
from galaktyka.games.cosmos.vocabulary import (
    ASK_DESTINATION,
    ASK_MOVE,
    ASK_PLAY,
    ASK_UPGRADE,
    CELLS,
    CREW,
    DESTINATION,
    DISCOVER_FIRST,
    DRAW,
    DRAW_CARD,
    EMPTY,
    KEEP_IT,
    MOVE_FIRST,
    PASS,
    PLACES,
    PORTAL,
    QUESTIONS,
    STEPS,
    TRAVEL,
    UPGRADE,
    UPGRADE_FIRST,
    UPGRADES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

VERBS_OF_QUESTION: Final[dict[str, list[str]]] = {
    "discard": ["discard"],
    "row": ["above", "below"],
    "gain": ["gain"],
    "upgrade": ["upgrade", "pass"],
    "spend": ["spend"],
    "pay": ["pay"],
    "move": ["move", "discover", "pass"],
    "track": ["raise"],
    "cantina": ["take"],
    "play": ["play", "lift", "pass"],
    "use": ["use", "pass"],
    "destination": ["gather", "terraform", "explore", "colony", "outpost", "settle", "train", "pass"],
    "raise": ["raise", "pass"],
    "resolve": ["resolve"],
    "keep": ["keep", "pass"],
    "token": ["ready"],
    "draw": ["draw", "pass"],
    "automa-leader": ["leader"],
    "automa-outpost": ["outpost"],
}
STEP_OF_VERB: Final[dict[str, int]] = {
    "upgrade": UPGRADE,
    "move": TRAVEL,
    "discover": TRAVEL,
    "play": CREW,
    "lift": CREW,
    "gather": DESTINATION,
    "terraform": DESTINATION,
    "explore": DESTINATION,
    "colony": DESTINATION,
    "outpost": DESTINATION,
    "settle": DESTINATION,
    "train": DESTINATION,
}


def reason_against(state: Position, seat: i64, action: i64) -> Reason | None:
    """None if the action is legal."""
    if not state.deciders():
        return Reason("cosmos.game-over")
    if state.asked != seat:
        return Reason("cosmos.not-your-choice")
    if action in state.options:
        return None
    player = state.players[seat]
    verb = state.game().actions.verb(action)
    if verb not in VERBS_OF_QUESTION[QUESTIONS[state.question]]:
        return against_other_verb(state, player, action, verb)
    if state.question == ASK_UPGRADE:
        return against_upgrade(state, player, action - UPGRADE_FIRST)
    if state.question == ASK_MOVE:
        return against_journey(state, player, action)
    if state.question == ASK_PLAY:
        return against_playing(state, player, action)
    if state.question == ASK_DESTINATION:
        return against_destination(state, player, action, verb)
    return against_answer(state, player, action)


def against_other_verb(state: Position, player: Player, action: i64, verb: str) -> Reason:
    """Something else is asked: its step is over, there is no room for it, or it has to wait."""
    if state.asked == state.active and STEP_OF_VERB.get(verb, DRAW) < state.step:
        return Reason("cosmos.step-over", step=STEPS[STEP_OF_VERB[verb]])
    if action == DRAW_CARD and room_for_crew(state, player) == 0:
        return Reason("cosmos.crew-full", n=2 * state.box.row)
    if action == KEEP_IT and len(player.survivors) >= state.box.survivors_held:
        return Reason("cosmos.survivors-full", n=state.box.survivors_held)
    return Reason("cosmos.other-question", question=QUESTIONS[state.question])


# ------------------------------------------------------------------ 1: upgrades


def against_upgrade(state: Position, player: Player, upgrade: i64) -> Reason:
    """Unlocked already, or something of its cost is missing."""
    box = state.box
    if has_upgrade(player, upgrade):
        return Reason("cosmos.unlocked", upgrade=UPGRADES[upgrade])
    engineers: i64 = box.upgrade_engineer[upgrade]
    missing = missing_resource(player, box.upgrade_cost, 4 * upgrade)
    return missing or missing_specialists(state, player, engineers, 1 - engineers, 0, 0)


# ------------------------------------------------------------------ 2: travel


def against_journey(state: Position, player: Player, action: i64) -> Reason:
    """The Ark must move; not further than it can, and not where there is no room for it."""
    if action == PASS:
        return Reason("cosmos.must-move")
    if action < MOVE_FIRST:
        return against_discovery(state, player, action - DISCOVER_FIRST)
    space = action - MOVE_FIRST
    if space == player.ark:
        return Reason("cosmos.must-leave")
    if space != PORTAL and state.cells[space // 4] == EMPTY:
        return Reason("cosmos.no-planet", cell=CELLS[space // 4])
    steps = movement(state, player)
    if not within_reach(state, player.ark, steps) & bit(space):
        return Reason("cosmos.out-of-reach", need=distance(state, player.ark, space), have=steps)
    if len(state.players) > state.count and state.players[state.count].ark == space:
        return Reason("cosmos.beside-automa")
    planet = state.box.planet_ids[state.cells[space // 4]]
    return Reason("cosmos.occupied", place=PLACES[space % 4], planet=planet)


def against_discovery(state: Position, player: Player, cell: i64) -> Reason:
    """A planet lies there already, or the edge is too far away."""
    if state.cells[cell] != EMPTY:
        return Reason("cosmos.discovered", planet=state.box.planet_ids[state.cells[cell]])
    steps = 1
    while not cells_in_reach(state, player.ark, steps) & bit(cell):
        steps += 1
    return Reason("cosmos.out-of-reach", need=steps, have=movement(state, player))


def distance(state: Position, start: i64, space: i64) -> int:
    """Spaces on a shortest way; every card on the table is joined to the portal."""
    steps = 1
    while not within_reach(state, start, steps) & bit(space):
        steps += 1
    return steps


# ------------------------------------------------------------------ 3: crew


def against_playing(state: Position, player: Player, action: i64) -> Reason:
    """Not a card of the crew, or one that cannot move up."""
    box = state.box
    card = action - (box.first_lift if action >= box.first_lift else box.first_play)
    if card not in player.top and card not in player.bottom:
        return Reason("cosmos.not-in-crew", card=box.crew_ids[card])
    if card in player.top:
        return Reason("cosmos.in-top-row", card=box.crew_ids[card])
    return Reason("cosmos.top-row-full", n=box.row)
