"""Reading the agenda and the question: what is being done, what is still to be done, and who has to decide what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.content import Table
from galaktyka.games.artifacts.document import SOURCES, TASK_FIELDS
from galaktyka.games.artifacts.rules.flow import advance, offer
from galaktyka.games.artifacts.state import Position
from galaktyka.games.artifacts.vocabulary import (
    ACT,
    ASK_ACT,
    ASK_BLOCK,
    ASK_BOOST,
    ASK_COMPLETE,
    ASK_DECK,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FACTION,
    ASK_FLIP,
    ASK_KEEP,
    ASK_KIND,
    ASK_LIFT,
    ASK_PAY,
    ASK_PLAN,
    ASK_PUT,
    ASK_REROLL,
    ASK_SCOUT,
    ASK_SEND,
    ASK_SHOW,
    ASK_SIDE,
    ASK_SIFT,
    ASK_SWITCH,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TO,
    ASK_WHICH,
    DRAW,
    FINAL,
    FROM_ARTIFACT,
    FROM_FACTION,
    NO_CARD,
    NONE,
    OVER,
    PHASES,
    QUESTIONS,
    SETUP,
    SIDES,
    TASK_SIZE,
    TASKS,
    TYPES,
)

if TYPE_CHECKING:
    pass

TASKS_OF_QUESTION: Final[dict[int, tuple[str, ...]]] = {
    ASK_FACTION: ("set-up",),
    ASK_KEEP: ("set-up", "buy", "ops"),
    ASK_SIDE: ("complete",),
    ASK_COMPLETE: ("check", "ops"),
    ASK_SHOW: ("produce",),
    ASK_TARGET: ("attack",),
    ASK_PLAN: ("attack",),
    ASK_SEND: ("sending",),
    ASK_BOOST: ("strike",),
    ASK_REROLL: ("reveal",),
    ASK_TAKE: ("resolve",),
    ASK_BLOCK: ("blockade",),
    ASK_SCOUT: ("end-attack",),
    ASK_KIND: ("ops",),
    ASK_DECK: ("ops",),
    ASK_FLIP: ("flips",),
    ASK_WHICH: ("ops",),
    ASK_SIFT: ("ops",),
    ASK_LIFT: ("lift",),
    ASK_PUT: ("prepared",),
    ASK_TO: ("prepared", "attach"),
}
"""The task that asks each question; the others are asked between tasks."""

PHASE_OF_QUESTION: Final[dict[int, int]] = {
    ASK_ACT: ACT,
    ASK_PAY: ACT,
    ASK_DISCARD: DRAW,
    ASK_SWITCH: FINAL,
    ASK_FACTION: SETUP,
}


def read_agenda(state: Position, top: Table) -> None:
    """The tasks still to be done, and the one that waits for an answer."""
    agenda = b""
    for number, table in enumerate(top.tables("agenda"), 1):
        table.place = f"agenda #{number}"
        agenda += read_task(state, table)
    state.agenda = agenda
    if top.has("task"):
        table = top.table("task")
        table.place = "task"
        state.task = read_task(state, table)


def read_task(state: Position, table: Table) -> bytes:
    """One task with its operands."""
    name = table.choice("task", [task for task in TASKS if task in TASK_FIELDS])
    fields = TASK_FIELDS[name]
    table.only(["task", "seat", *fields])
    numbers = [TASKS.index(name), table.number("seat", 0, int(state.count) - 1)]
    for field in fields:
        numbers.append(read_operand(state, table, field, numbers))
    numbers += [0] * (TASK_SIZE - len(numbers))
    return bytes(numbers)


def read_operand(state: Position, table: Table, field: str, before: list[int]) -> int:
    """One operand: a name or a number."""
    box = state.box
    if field == "card":
        return named(table, field, box.ids) if table.data.get(field) is not None else NONE
    if field == "deck":
        return TYPES.index(table.choice(field, list(TYPES)))
    if field == "row":
        return TYPES.index(table.choice(field, list(TYPES))) if table.data.get(field) is not None else NONE
    if field == "side":
        return SIDES.index(table.choice(field, list(SIDES)))
    if field == "plan":
        return named(table, field, [plan.id for plan in box.pack.plans])
    if field == "artifact":
        return named(table, field, [artifact.id for artifact in box.pack.artifacts])
    if field == "source":
        return SOURCES.index(table.choice(field, list(SOURCES)))
    if field == "index":
        return read_source(state, table, before[2])
    if field == "target":
        return table.number(field, 0, int(state.count))
    if field in ("effect", "op"):
        return read_op_place(state, table, field, before)
    if field in ("about", "cards", "tokens") and table.data.get(field) is None:
        return NONE
    return table.number(field, 0, 254)


def named(table: Table, field: str, known: list[str]) -> int:
    """The number of something by its id."""
    word = table.text(field)
    if word not in known:
        table.check_word(field, word, known)
    return known.index(word)


def read_source(state: Position, table: Table, source: int) -> int:
    """Whose operations they are."""
    pack = state.box.pack
    if source == FROM_ARTIFACT:
        return named(table, "index", [artifact.id for artifact in pack.artifacts])
    if source == FROM_FACTION:
        return named(table, "index", [faction.id for faction in pack.factions])
    return named(table, "index", state.box.ids)


def read_op_place(state: Position, table: Table, field: str, before: list[int]) -> int:
    """Which effect of the card, and which of its operations; it must be there."""
    number = table.number(field, 0, 20)
    source, index = before[2], before[3]
    if field == "effect":
        if SOURCES[source] == "effect" and number >= len(state.box.pack.cards[index].effects):
            raise table.error("document.no-operation", {"card": state.box.ids[index]})
        return number
    if number >= len(state.box.ops(source, index, before[4])):
        raise table.error("document.no-operation", {"card": table.text("index")})
    return number


def open_question(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the game goes on by itself."""
    tables = top.tables("players")
    asked = [seat for seat, table in enumerate(tables) if table.has("question") and table.text("question") != "nothing"]
    if len(asked) > 1:
        raise top.error("document.one-at-a-time", {"seats": ", ".join([str(seat) for seat in asked])})
    if not asked:
        if state.task or state.looked or state.card != NO_CARD:
            raise top.error("document.nobody-asked", {"phase": PHASES[state.phase], "stage": "task"})
        if state.phase != OVER:
            advance(state)
        return
    seat = asked[0]
    table = tables[seat]
    table.place = f"seat {seat}"
    question = QUESTIONS.index(table.choice("question", list(QUESTIONS)))
    task = TASKS[state.task[0]] if state.task else ""
    place: dict[str, object] = {"question": QUESTIONS[question], "phase": PHASES[state.phase], "stage": task}
    wanted = TASKS_OF_QUESTION.get(question, ())
    if (wanted and task not in wanted) or PHASE_OF_QUESTION.get(question, state.phase) != state.phase:
        raise table.error("document.question", place)
    state.asked = seat
    state.question = question
    state.owe = table.number_or("owe", 0, 0, 254)
    state.floor = table.number_or("floor", 0, 0, 254)
    if not fits_question(state, question):
        raise table.error("document.no-answer", {"seat": seat, "question": QUESTIONS[question]})
    offer(state)
    if not state.options:
        raise table.error("document.no-answer", {"seat": seat, "question": QUESTIONS[question]})


def fits_question(state: Position, question: int) -> bool:
    """What the question is about is there."""
    seat = state.asked
    task = state.task
    if question == ASK_ACT:
        return seat == state.active and not state.agenda
    if question == ASK_EXTRA:
        return (len(task) > 0 and TASKS[task[0]] == "buy") or 1 <= state.owe <= len(TYPES)
    if question == ASK_KEEP:
        return len(state.looked) > 0
    if question == ASK_SHOW:
        return state.card != NO_CARD and task[2] in state.players[seat].empire
    if question == ASK_SIDE:
        return task[2] in state.players[seat].projects
    if question in (ASK_TARGET, ASK_SEND, ASK_BOOST, ASK_REROLL, ASK_TAKE, ASK_SCOUT, ASK_BLOCK):
        return task[1] == seat
    if question == ASK_TO:
        return TASKS[task[0]] != "attach" or state.card != NO_CARD
    return True
