"""Reading tasks: what is being done and what is still to be done. Whether they fit is seen with the question."""

from __future__ import annotations

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.cosmos.document_tasks import FIELDS, effect_names
from galaktyka.games.cosmos.state import Position, task_of
from galaktyka.games.cosmos.vocabulary import CELLS, COLOURS, SPEND, TASKS, UPGRADES

MOST: Final = 254
"""Numbers of a task are bytes."""


def read_agenda(state: Position, top: Table) -> None:
    """The tasks still to be done, and the one that waits for an answer."""
    for number, table in enumerate(top.tables("agenda"), 1):
        table.place = f"agenda #{number}"
        state.agenda += read_task(state, table)
    if top.has("task"):
        table = top.table("task")
        table.place = "task"
        state.task = read_task(state, table)


def read_task(state: Position, table: Table) -> bytes:
    """One task with its operands; while the Automa spends leaders, it says how many specialists it lacks."""
    task = TASKS.index(table.choice("task", list(TASKS[1:])))
    fields = FIELDS[task]
    seat = table.number("seat", 0, len(state.players) - 1)
    if task == SPEND and seat == state.count:
        fields = [*fields[:-1], "missing"]
    table.only(["task", "seat", *fields])
    operands = [read_operand(state, table, field) for field in fields]
    operands += [0] * (4 - len(operands))
    return task_of(task, seat, *operands)


def read_operand(state: Position, table: Table, field: str) -> int:
    """A name or a number."""
    box = state.box
    names: dict[str, list[str]] = {
        "effect": effect_names(box),
        "crew": box.crew_ids,
        "survivor": box.survivor_ids,
        "upgrade": list(UPGRADES),
        "cell": list(CELLS),
        "colour": list(COLOURS),
        "card": box.automa_ids,
    }
    if field in names:
        return names[field].index(table.choice(field, names[field]))
    return table.number(field, 0, MOST)
