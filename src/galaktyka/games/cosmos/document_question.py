"""Reading the question: who has to decide what. It must fit what is being done, and have an answer.

Whatever waits on the agenda of a position got there in one of a few ways. Only those are accepted, so that nothing
that happens before a task's turn can take away what it is about.
"""

from __future__ import annotations

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.cosmos.document_business import fault_in_business, most_plays, possible_deeds
from galaktyka.games.cosmos.rules import automa
from galaktyka.games.cosmos.rules.cargo import all_held
from galaktyka.games.cosmos.rules.crew import room_for_crew
from galaktyka.games.cosmos.rules.flow import advance, offer
from galaktyka.games.cosmos.rules.setting_up import hand_out
from galaktyka.games.cosmos.rules.turns import go_on_acting, go_on_playing
from galaktyka.games.cosmos.state import Player, Position, ask
from galaktyka.games.cosmos.vocabulary import (
    ASK_AUTOMA_LEADER,
    ASK_AUTOMA_OUTPOST,
    ASK_CANTINA,
    ASK_DESTINATION,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GAIN,
    ASK_KEEP,
    ASK_MOVE,
    ASK_PAY,
    ASK_PLAY,
    ASK_RAISE,
    ASK_RESOLVE,
    ASK_ROW,
    ASK_SPEND,
    ASK_TOKEN,
    ASK_TRACK,
    ASK_UPGRADE,
    ASK_USE,
    AUTOMA,
    CREW,
    CREW_ACTION,
    CREW_FROM_CANTINA,
    DEAL,
    DESTINATION,
    DISCOVERED,
    DRAW,
    GAIN_ANY,
    KEEP,
    LINE,
    OVER,
    PAY_ANY,
    PLACE,
    QUESTIONS,
    REVEAL,
    SETUP,
    SPEND,
    STEPS,
    TASKS,
    TERRAFORM,
    TRAVEL,
    UPGRADE,
)

NO_TASK: Final = 0
TASK_OF_QUESTION: Final[dict[int, int]] = {
    ASK_DISCARD: DEAL,
    ASK_ROW: PLACE,
    ASK_GAIN: GAIN_ANY,
    ASK_SPEND: SPEND,
    ASK_PAY: PAY_ANY,
    ASK_TRACK: DISCOVERED,
    ASK_CANTINA: CREW_FROM_CANTINA,
    ASK_USE: CREW_ACTION,
    ASK_RAISE: TERRAFORM,
    ASK_RESOLVE: REVEAL,
    ASK_KEEP: KEEP,
    ASK_AUTOMA_LEADER: SPEND,
    ASK_AUTOMA_OUTPOST: LINE,
}
"""The task that asks each question; the others are asked between tasks."""
STEPS_OF_QUESTION: Final[dict[int, tuple[int, ...]]] = {
    ASK_DISCARD: (SETUP,),
    ASK_ROW: (SETUP, TRAVEL, CREW, DESTINATION, DRAW, AUTOMA),
    ASK_GAIN: (SETUP, TRAVEL, CREW, DESTINATION, AUTOMA),
    ASK_UPGRADE: (UPGRADE,),
    ASK_SPEND: (UPGRADE, DESTINATION),
    ASK_PAY: (CREW, DESTINATION),
    ASK_MOVE: (TRAVEL,),
    ASK_TRACK: (TRAVEL,),
    ASK_CANTINA: (TRAVEL, CREW, DESTINATION, AUTOMA),
    ASK_PLAY: (CREW,),
    ASK_USE: (CREW,),
    ASK_DESTINATION: (DESTINATION,),
    ASK_RAISE: (DESTINATION,),
    ASK_RESOLVE: (DESTINATION,),
    ASK_KEEP: (DESTINATION,),
    ASK_TOKEN: (DESTINATION,),
    ASK_DRAW: (DRAW,),
    ASK_AUTOMA_LEADER: (AUTOMA,),
    ASK_AUTOMA_OUTPOST: (AUTOMA,),
}
FLOORED: Final = (ASK_DISCARD, ASK_GAIN, ASK_PAY, ASK_RAISE, ASK_SPEND)
"""Questions about several things, one after another in ascending order."""
AS_AT_THE_BEGINNING: Final = ("ark", "ready", "upgrades", "engines", "survivors", "settled", "outposts")
"""What a seat has before the first turn is what an empty one has."""


def open_question(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the step starts from its beginning."""
    check_notes(state, top)
    if top.has("question"):
        ask_seat(state, top)
        return
    for key in ("asked", "floor", "task", "agenda", "looked"):
        if top.has(key):
            raise top.error("document.unfinished", {"key": key})
    if state.step == SETUP:
        check_set_up(state, top, 0, 0)
    begin_step(state)
    if state.step != OVER:
        advance(state)


def check_notes(state: Position, top: Table) -> None:
    """Plays belong to the third step, actions to the fourth; both must be possible where the Ark is."""
    for key, step in (("plays", CREW), ("deeds", DESTINATION)):
        if top.has(key) and state.step != step:
            raise top.error("document.not-now", {"key": key, "phase": STEPS[state.step]})
    if state.step == CREW and state.plays > most_plays(state, state.players[state.active]):
        raise top.error("document.impossible", {"key": "plays"})
    if state.step == DESTINATION and not possible_deeds(state, state.players[state.active]):
        raise top.error("document.impossible", {"key": "deeds"})


def check_set_up(state: Position, top: Table, dealt: int, supplied: int) -> None:
    """Before the first turn so many seats have crew, and so many have cargo; there is nothing else."""
    fresh = Player()
    for other in range(state.count):
        player = state.players[other]
        table = top.inside({}, f"seat {other}", 0)
        for key in AS_AT_THE_BEGINNING:
            if getattr(player, key) != getattr(fresh, key):
                raise table.error("document.not-now", {"key": key, "phase": STEPS[SETUP]})
        crew = len(player.top) + len(player.bottom)
        if crew > (state.box.keep if other < dealt else 0):
            raise table.error("document.not-now", {"key": "above", "phase": STEPS[SETUP]})
        if all_held(player) > (state.box.start_resources if other < supplied else 0):
            raise table.error("document.not-now", {"key": "cargo", "phase": STEPS[SETUP]})


def begin_step(state: Position) -> None:
    """The first question of the step, or what happens in it by itself."""
    step = state.step
    if step == UPGRADE:
        ask(state, state.active, ASK_UPGRADE)
    elif step == TRAVEL:
        ask(state, state.active, ASK_MOVE)
    elif step == CREW:
        state.plays = state.plays or most_plays(state, state.players[state.active])
        go_on_playing(state)
    elif step == DESTINATION:
        go_on_acting(state)
    elif step == DRAW:
        if room_for_crew(state, state.players[state.active]):
            ask(state, state.active, ASK_DRAW)
    elif step == AUTOMA:
        automa.begin_turn(state)
    elif step == SETUP:
        state.agenda = hand_out(state)


def ask_seat(state: Position, top: Table) -> None:
    """The question of the document; it must belong here, and there must be an answer."""
    question = QUESTIONS.index(top.choice("question", list(QUESTIONS[1:])))
    task = state.task[0] if state.task else NO_TASK
    if state.step not in STEPS_OF_QUESTION[question] or task != TASK_OF_QUESTION.get(question, NO_TASK):
        where: dict[str, object] = {"phase": STEPS[state.step], "stage": TASKS[task] or "-"}
        raise top.error("document.question", {"question": QUESTIONS[question], **where})
    expected = seat_to_ask(state, question)
    seat = top.number_or("asked", expected, 0, int(state.count) - 1)
    about: dict[str, object] = {"seat": seat, "question": QUESTIONS[question]}
    if seat != expected:
        raise top.error("document.asks-another", {**about, "expected": expected})
    if top.has("floor") and question not in FLOORED:
        raise top.error("document.not-with", {"key": "floor", "question": QUESTIONS[question]})
    ask(state, seat, question)
    state.floor = top.number_or("floor", 0, 0, len(state.box.means_ids))
    if state.step == SETUP:
        gaining = question == ASK_GAIN
        check_set_up(state, top, int(state.count) if gaining else seat + 1, seat + 1 if gaining else 0)
    key = fault_in_business(state)
    if key:
        raise top.error("document.does-not-fit", {"key": key, **about})
    offer(state)
    if not state.options:
        raise top.error("document.no-answer", about)
    if len(state.options) == 1:
        advance(state)


def seat_to_ask(state: Position, question: int) -> int:
    """Whoever the task is about, or whose turn it is; for the Automa the human decides."""
    if question in (ASK_AUTOMA_LEADER, ASK_AUTOMA_OUTPOST):
        return 0
    return state.task[1] if state.task else int(state.active)
