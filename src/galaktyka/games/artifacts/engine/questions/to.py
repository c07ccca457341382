"""To which project a resource card is attached: one of those put there, or the top card of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galaktyka.core.agenda import answered, do_next, task_of
from galaktyka.core.game import Reason
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.objections import against_card
from galaktyka.games.artifacts.engine.rules import paying
from galaktyka.games.artifacts.engine.state import Player, Position, add_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(state: Position, player: Player) -> None:
    """The projects that the card fits."""
    first = state.box.first(v.V_TO)
    options: list[int] = []
    projects = player.projects
    for i in range(len(projects)):
        if fits(state, projects[i]):
            add_in_order(options, first + projects[i])
    state.options = options


def fits(state: Position, project: i64) -> bool:
    """A project of the row that is prepared; or one that the top card fits, if need be the one just bought."""
    if state.task[0] == v.PREPARED:
        return state.box.type[project] == state.task[2]
    return (not state.task[3] or project == state.fresh) and section_for(state, project) != v.NO_CARD


def fits_somewhere(state: Position, player: Player) -> bool:
    """The revealed card can be attached."""
    return any(fits(state, project) for project in player.projects)


def section_for(state: Position, project: i64) -> i64:
    """The section of the revealed card that pays most for a project: its colour or gold; NO_CARD if none does."""
    box = state.box
    code = 2 * state.card
    worth = box.worth_with_gold[box.type[project]]
    if not worth[code] and not worth[code + 1]:
        return v.NO_CARD
    return code if worth[code] >= worth[code + 1] else code + 1


def answer(state: Position, seat: i64, action: i64) -> None:
    """The section lies under the project; of the revealed card it is the richer fitting one."""
    project = state.box.card_of(action)
    preparing = state.task[0] == v.PREPARED
    code = state.owe - 1 if preparing else section_for(state, project)
    answered(state)
    state.card = v.NO_CARD
    paying.attach(state.players[seat], code, project)
    if state.log is not None:
        state.note("attaches", seat, (state.box.ids[project],), state.box.icons[code])
    if preparing:
        do_next(state, task_of(v.PREPARED, seat, state.task[2], min((code >> 1) * 2 + 2, 255)))


def against(state: Position, player: Player, action: i64) -> Reason:
    """No such project, or one that the card does not fit."""
    return against_card(state, action, v.V_TO)
