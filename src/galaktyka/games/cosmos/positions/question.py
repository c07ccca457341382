"""Reading the question: who has to decide what. It must fit what is being done, and have an answer."""

from __future__ import annotations

from galaktyka.core.agenda import ask
from galaktyka.core.content import Table
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules import automa
from galaktyka.games.cosmos.engine.rules.crew import room_for_crew
from galaktyka.games.cosmos.engine.rules.setting_up import hand_out
from galaktyka.games.cosmos.engine.rules.turns import go_on_acting, go_on_playing
from galaktyka.games.cosmos.engine.stages import FOR_AUTOMA, KEEPS_FLOOR, TASK_OF_QUESTION, steps_of_question
from galaktyka.games.cosmos.engine.state import Position
from galaktyka.games.cosmos.positions.fields import read_task
from galaktyka.games.cosmos.positions.fits import fault, fault_in_rows

NO_TASK = 0


def read_agenda(state: Position, top: Table) -> None:
    """The tasks still to be done, and the one that waits for an answer."""
    for number, table in enumerate(top.tables("agenda"), 1):
        table.place = f"agenda #{number}"
        state.agenda += read_task(state, table)
    if top.has("task"):
        table = top.table("task")
        table.place = "task"
        state.task = read_task(state, table)


def open_question(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the step starts from its beginning."""
    if top.has("question"):
        ask_seat(state, top)
        return
    for key in ("asked", "floor", "task", "agenda", "looked"):
        if top.has(key):
            raise top.error("document.unfinished", {"key": key})
    begin_step(state)
    if key := fault_in_rows(state):
        raise top.error("document.not-now", {"key": key, "phase": v.STEPS[state.step]})
    if state.step != v.OVER:
        state.advance()


def begin_step(state: Position) -> None:
    """The first question of the step, or what happens in it by itself."""
    step = state.step
    player = state.players[state.active]
    if step == v.UPGRADE:
        ask(state, state.active, v.ASK_UPGRADE)
    elif step == v.TRAVEL:
        ask(state, state.active, v.ASK_MOVE)
    elif step == v.CREW:
        state.plays = state.plays or (state.box.plays_at_portal if player.ark == v.PORTAL else state.box.plays)
        go_on_playing(state)
    elif step == v.DESTINATION:
        go_on_acting(state)
    elif step == v.DRAW:
        if room_for_crew(state, player):
            ask(state, state.active, v.ASK_DRAW)
    elif step == v.AUTOMA:
        automa.begin_turn(state)
    elif step == v.SETUP:
        state.agenda = hand_out(state)


def ask_seat(state: Position, top: Table) -> None:
    """The question of the document; it must belong here, and there must be an answer."""
    question = v.QUESTIONS.index(top.choice("question", list(v.QUESTIONS[1:])))
    task = state.task[0] if state.task else NO_TASK
    if state.step not in steps_of_question(question) or task != TASK_OF_QUESTION.get(question, NO_TASK):
        where: dict[str, object] = {"phase": v.STEPS[state.step], "stage": v.TASKS[task] or "-"}
        raise top.error("document.question", {"question": v.QUESTIONS[question], **where})
    expected = seat_to_ask(state, question)
    seat = top.number_or("asked", expected, 0, int(state.count) - 1)
    about: dict[str, object] = {"seat": seat, "question": v.QUESTIONS[question]}
    if seat != expected:
        raise top.error("document.asks-another", {**about, "expected": expected})
    if top.has("floor") and question not in KEEPS_FLOOR:
        raise top.error("document.not-with", {"key": "floor", "question": v.QUESTIONS[question]})
    ask(state, seat, question)
    state.floor = top.number_or("floor", 0, 0, len(state.box.means_ids))
    if key := fault(state):
        raise top.error("document.does-not-fit", {"key": key, **about})
    state.offer()
    if not state.options:
        raise top.error("document.no-answer", about)
    if len(state.options) == 1:
        state.advance()


def seat_to_ask(state: Position, question: int) -> int:
    """Whoever the task is about, or whose turn it is; for the Automa the human decides."""
    if question in FOR_AUTOMA:
        return 0
    return state.task[1] if state.task else int(state.active)
