"""Reading what is being done, what is still to be done, and who has to decide what.

A document is taken as it stands where its parts are there and fit together; whether play can lead to it is not asked.
"""

from __future__ import annotations

from galaktyka.core.agenda import TASK_SIZE, task_of
from galaktyka.core.content import Table
from galaktyka.core.keeping import read_kept
from galaktyka.games.artifacts.engine import stages
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import place_of
from galaktyka.games.artifacts.engine.rules.operations import current_op
from galaktyka.games.artifacts.engine.state import Position
from galaktyka.games.artifacts.positions.fields import QUESTION, operand_kind


def read_agenda(state: Position, top: Table) -> None:
    """The tasks still to be done, and the one that waits for an answer."""
    for number, table in enumerate(top.tables("agenda"), 1):
        table.place = f"agenda #{number}"
        state.agenda += read_task(state, table)
    if top.has("task"):
        table = top.table("task")
        table.place = "task"
        state.task = read_task(state, table)
    if state.phase == v.SETUP:
        read_set_up(state, top)


def read_set_up(state: Position, top: Table) -> None:
    """Whoever has no faction waits for the choice. By default all are still to choose, or to do what theirs says."""
    choosing = [seat for seat, player in enumerate(state.players) if player.faction == v.NO_CARD]
    if not state.agenda and not state.task:
        order = [(state.first + turn) % state.count for turn in range(state.count)]
        state.agenda = b"".join([task_of(v.SET_UP, seat) for seat in choosing or order])
    tasks = state.task + state.agenda
    waiting = [tasks[at + 1] for at in range(0, len(tasks), TASK_SIZE)]
    if any(seat not in waiting for seat in choosing):
        raise top.error("document.task", {"task": "set-up", "key": "seat"})


def read_task(state: Position, table: Table) -> bytes:
    """One task with its operands."""
    task = v.TASKS.index(table.choice("task", [v.TASKS[task] for task in stages.TASK_OPERANDS]))
    operands = stages.TASK_OPERANDS[task]
    table.only(["task", "seat", *[operand.rstrip("?") for operand in operands]])
    record = bytearray(TASK_SIZE)
    record[:2] = task, table.number("seat", 0, int(state.count) - 1)
    for place, operand in enumerate(operands, 2):
        record[place] = int(str(operand_kind(operand, record[2]).read(state.box, table, operand.rstrip("?"))))
    if state.phase != (v.SETUP if task == v.SET_UP else v.ACT):
        raise table.error("document.not-now", {"key": v.TASKS[task], "phase": v.PHASES[state.phase]})
    if key := unfit_operand(state, bytes(record)):
        raise table.error("document.task", {"task": v.TASKS[task], "key": key})
    return bytes(record)


def unfit_operand(state: Position, record: bytes) -> str:
    """The operand that is about nothing that is there; empty if all are about something."""
    box = state.box
    task, seat = record[0], record[1]
    player = state.players[seat]
    if task == v.SET_UP:
        chosen = player.faction != v.NO_CARD
        return "" if record[2] < (len(box.pack.factions[player.faction].setup) if chosen else 1) else "step"
    if task == v.COMPLETE:
        return "" if record[2] in player.projects else "card"
    if task == v.PRODUCE:
        place = place_of(player, record[2])
        there = place >= 0 and box.type[record[2]] == v.PLANET and player.sides[place] == v.OPERATIONAL
        return "" if there else "card"
    if task in stages.SHIP_TASKS and box.type[record[2]] != v.SHIP:
        return "card"
    if task == v.OPS:
        return unfit_operation(state, record)
    if "target" in stages.TASK_OPERANDS[task]:
        target = record[2 + stages.TASK_OPERANDS[task].index("target")]
        nobody = target == v.ALIENS and task == v.BLOCKADE
        return "target" if nobody or target > state.count or target == 1 + seat else ""
    return ""


def unfit_operation(state: Position, record: bytes) -> str:
    """An effect of the card, one of its operations, and somebody to steal from."""
    source, index, effect, number, about = record[2:7]
    if source == v.FROM_EFFECT and effect >= len(state.box.pack.cards[index].effects):
        return "effect"
    ops = state.box.ops(source, index, effect)
    if number >= len(ops):
        return "op"
    stealing = any(op.does == "steal" for op in ops[number:])
    return "about" if stealing and not 1 <= about <= state.count else ""


# ------------------------------------------------------------------ the question


def read_question(state: Position, top: Table) -> None:
    """Who has to decide what; one seat at most."""
    tables = top.tables("players")
    for seat, table in enumerate(tables):
        table.place = f"seat {seat}"
        question = v.QUESTIONS.index(table.choice_or("question", "nothing", list(v.QUESTIONS)))
        if question == v.NOTHING:
            for key in ("owe", "floor"):
                if table.has(key):
                    raise table.error("document.not-with", {"key": key, "question": "nothing"})
            continue
        if state.question != v.NOTHING:
            raise top.error("document.one-at-a-time", {"seats": f"{state.asked}, {seat}"})
        state.asked = seat
        state.question = question
        read_kept(QUESTION, state.box, table, state)
        check_question(state, table)


def check_question(state: Position, table: Table) -> None:
    """It belongs to the phase and the task, and what it is about is there."""
    question = state.question
    task = state.task[0] if state.task else stages.BETWEEN_TASKS
    phase = v.SETUP if task == v.SET_UP else stages.PHASE_OF_QUESTION.get(question, v.ACT)
    about: dict[str, object] = {"seat": int(state.asked), "question": v.QUESTIONS[question]}
    if task not in stages.TASKS_OF_QUESTION[question] or phase != state.phase:
        raise table.error("document.question", {**about, "phase": v.PHASES[state.phase], "stage": v.TASKS[task] or "-"})
    if key := unfit_key(state, question, task):
        raise table.error("document.does-not-fit", {"key": key, **about})


def unfit_key(state: Position, question: int, task: int) -> str:
    """The key that does not fit the question; empty if all do."""
    if task != stages.BETWEEN_TASKS and (state.asked == state.task[1]) == (question == v.ASK_PLAN):
        return "seat"
    if question in (v.ASK_ACT, v.ASK_DISCARD) and state.asked != state.active:
        return "active"
    if question == v.ASK_SWITCH and state.turns == state.count:
        return "turn"
    if question == v.ASK_SWITCH and state.asked != (state.first + state.turns) % state.count:
        return "turn"
    if task == v.OPS and current_op(state).does not in stages.OPS_OF_QUESTION[question]:
        return "op"
    if question in stages.NEXT_TASK and task != v.BUY and not is_next(state, stages.NEXT_TASK[question]):
        return "agenda"
    return unfit_note(state, question, task)


def is_next(state: Position, task: int) -> bool:
    """Whether the answer reaches the task."""
    at = 0
    while task == v.SENDING and state.agenda[at : at + 1] == bytes([v.OPS]):
        at += TASK_SIZE
    return state.agenda[at : at + 1] == bytes([task])


def unfit_note(state: Position, question: int, task: int) -> str:
    """Numbers and cards that the question is about."""
    box = state.box
    if question == v.ASK_KEEP:
        chosen = task != v.SET_UP or state.players[state.asked].faction != v.NO_CARD
        return "" if chosen and len({box.type[card] for card in state.looked}) == 1 else "looked"
    if question == v.ASK_EXTRA and task == stages.BETWEEN_TASKS:
        return "" if 1 <= state.owe <= len(v.TYPES) else "owe"
    if question == v.ASK_TO and task == v.PREPARED:
        code = state.owe - 1
        fits = 0 <= code < 2 * box.resources and box.worth_with_gold[state.task[2]][code] > 0
        return "" if fits else "owe"
    if question in (v.ASK_TO, v.ASK_SHOW):
        return "revealed" if state.card == v.NO_CARD else "owe" if state.owe else ""
    if question == v.ASK_PAY and state.sets < 0:
        return "" if state.colour <= v.GREEN and state.need == 0 else "sets"
    return ""


def open_question(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the game goes on by itself."""
    waits = len(state.agenda) > 0 and state.phase != v.SETUP
    if state.question == v.NOTHING:
        for key, found in (("task", len(state.task) > 0), ("agenda", waits)):
            if found:
                raise top.error("document.unfinished", {"key": key})
        if state.phase != v.OVER:
            state.advance()
        return
    if waits and state.question in stages.BETWEEN_ACTIONS:
        raise top.error("document.not-with", {"key": "agenda", "question": v.QUESTIONS[state.question]})
    state.offer()
    if not state.options:
        raise top.error("document.no-answer", {"seat": int(state.asked), "question": v.QUESTIONS[state.question]})
    if len(state.options) == 1:
        state.advance()
