"""Whether tasks and a question can stand there: what the engine takes for granted when it goes on.

Not whether play can reach them. Every function returns the key of the document that does not fit, or an empty text.
"""

from __future__ import annotations

from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.cargo import all_held
from galaktyka.games.cosmos.engine.rules.crew import can_act, may_play, room_for_crew
from galaktyka.games.cosmos.engine.rules.destination import may_act, may_keep, on_planet
from galaktyka.games.cosmos.engine.rules.specialists import can_spend
from galaktyka.games.cosmos.engine.rules.system import has_colony, is_finished
from galaktyka.games.cosmos.engine.rules.upgrades import has_upgrade
from galaktyka.games.cosmos.engine.stages import AT_ONCE, FOR_ANYBODY, NEXT, STEPS_OF_TASK
from galaktyka.games.cosmos.engine.state import Position
from galaktyka.games.cosmos.positions.fields import all_tasks


def fault(state: Position) -> str:
    """In what is being done, in what waits, and in the question."""
    return fault_in_tasks(state) or fault_in_looked(state) or fault_in_rows(state) or fault_in_question(state)


def fault_in_tasks(state: Position) -> str:
    """Each belongs to the step and to its player, waits in its place, and has what it is about."""
    if state.agenda and not state.task:
        return "agenda"
    for i, task in enumerate(all_tasks(state)):
        key = "agenda" if i else "task"
        if state.step not in STEPS_OF_TASK[task[0]]:
            return key
        if task[0] not in FOR_ANYBODY and task[1] != state.active:
            return "asked" if key == "task" and task[1] < state.count else key
        if i and (task[0] in AT_ONCE or not waits(state, i)):
            return key
        if not has_object(state, task):
            return key
    return ""


def waits(state: Position, at: int) -> bool:
    """Whether a task that is to come next is, and only once: what it is about must still be there."""
    tasks = [task[0] for task in all_tasks(state)]
    if tasks[at] not in NEXT:
        return True
    return all(task in NEXT for task in tasks[1:at]) and (tasks[at] == v.PLACE or tasks[at] not in tasks[1:at])


def has_object(state: Position, task: bytes) -> bool:
    """Whether that which the task is about is there."""
    player = state.players[task[1]]
    cell = player.ark // 4
    kind = task[0]
    if kind == v.PAY_ANY:
        return bool(all_held(player) >= task[2])
    if kind == v.UNLOCK:
        fields = state.box.automa_upgrades if task[1] == state.count else range(v.UPGRADE_COUNT)
        return task[2] in fields and not has_upgrade(player, task[2])
    if kind == v.DISCOVERED:
        levels = state.levels[4 * task[2] : 4 * task[2] + v.KINDS]
        return state.cells[task[2]] != v.EMPTY and not is_finished(state, task[2]) and not any(levels)
    if kind == v.COLONISE:
        return on_planet(player) and player.colony_pool > 0 and not has_colony(player, cell)
    if kind == v.TERRAFORM:
        return on_planet(player) and not is_finished(state, cell)
    if kind in (v.REVEAL, v.KEEP):
        return on_planet(player)
    if kind == v.CREW_ACTION:
        crew_effect = state.box.first_crew_effect <= task[2] < state.box.first_survivor_effect
        return crew_effect and can_act(state, player, task[2])
    return kind != v.LINE or task[3] < len(state.box.lines[task[2]])


def fault_in_looked(state: Position) -> str:
    """Cards lie revealed to be discarded or resolved, or because one of them may be kept."""
    if state.question == v.ASK_DISCARD:
        return ""
    tasks = [task for task in all_tasks(state) if task[0] in (v.REVEAL, v.KEEP)]
    if state.question == v.ASK_RESOLVE:
        return "" if len(tasks) == 1 else "agenda"
    if len(tasks) > 1:
        return "agenda"
    kept = tasks[0][2:3] if tasks and tasks[0][0] == v.KEEP else b""
    return "" if state.looked == kept else "looked"


def fault_in_rows(state: Position) -> str:
    """Crew on its way to the rows finds room there."""
    for seat in range(state.count):
        coming = 0
        for i, task in enumerate(all_tasks(state)):
            if task[1] == seat and task[0] == v.PLACE:
                coming += 1
            elif task[1] == seat and task[0] == v.DEAL:
                coming += int(state.box.keep)
            elif task[1] == seat and task[0] == v.CREW_FROM_CANTINA and i == 0:
                coming += task[2]
        if coming > room_for_crew(state, state.players[seat]):
            return "above"
    return ""


def fault_in_question(state: Position) -> str:
    """The rules would ask it."""
    question = state.question
    task = state.task
    player = state.players[state.asked]
    if question in (v.ASK_GAIN, v.ASK_PAY):
        return "" if task[2] else "task"
    if question == v.ASK_PLAY:
        return "" if may_play(state, player) else "plays"
    if question == v.ASK_DESTINATION:
        return "" if may_act(state, player) else "deeds"
    if question == v.ASK_DRAW:
        return "" if room_for_crew(state, player) else "above"
    if question == v.ASK_ROW:
        return "" if max(len(player.top), len(player.bottom)) < state.box.row else "above"
    if question == v.ASK_KEEP:
        return "" if may_keep(state, state.asked, task[2]) else "task"
    if question == v.ASK_SPEND:
        fits = task[2] + task[3] and task[4] <= task[3]
        return "" if fits and can_spend(state, state.asked, task[2], task[3] - task[4], task[4], task[5]) else "task"
    if question == v.ASK_AUTOMA_LEADER:
        return "" if task[3] and not task[2] and not task[4] else "task"
    return ""
