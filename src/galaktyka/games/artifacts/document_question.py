"""Reading the question: who has to decide what. It must fit the task that is being done, and have an answer."""

from __future__ import annotations

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.artifacts.cards import Payment
from galaktyka.games.artifacts.rules.attack import current_row
from galaktyka.games.artifacts.rules.empire import price_to_buy
from galaktyka.games.artifacts.rules.flow import advance, offer
from galaktyka.games.artifacts.rules.offensive import ships_to_send
from galaktyka.games.artifacts.rules.operations import current_op
from galaktyka.games.artifacts.rules.paying import UNLIMITED
from galaktyka.games.artifacts.rules.preparing import number_of_projects
from galaktyka.games.artifacts.rules.production import is_order_asked, still_to_come
from galaktyka.games.artifacts.rules.resources import discards
from galaktyka.games.artifacts.state import Position
from galaktyka.games.artifacts.vocabulary import (
    ACT,
    ALL_SHIPS,
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
    EXCHANGED,
    FINAL,
    FROM_CARD,
    FROM_FACTION,
    GREEN,
    LIFT,
    NO_CARD,
    NOTHING,
    OPS,
    OVER,
    PHASES,
    QUESTIONS,
    RED,
    REVEAL,
    SENDING,
    SETUP,
    TASK_SIZE,
    TASKS,
    TYPES,
)

TASKS_OF_QUESTION: Final[dict[int, tuple[str, ...]]] = {
    ASK_FACTION: ("set-up",),
    ASK_KEEP: ("set-up", "buy", "ops"),
    ASK_ACT: ("",),
    ASK_EXTRA: ("", "buy"),
    ASK_PAY: ("",),
    ASK_PUT: ("prepared",),
    ASK_TO: ("prepared", "attach"),
    ASK_LIFT: ("lift",),
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
    ASK_SCOUT: ("scouting",),
    ASK_KIND: ("ops",),
    ASK_DECK: ("ops",),
    ASK_FLIP: ("flips",),
    ASK_WHICH: ("ops", "score", "produce"),
    ASK_DISCARD: ("",),
    ASK_SIFT: ("ops",),
    ASK_SWITCH: ("",),
}
"""The task that asks each question; some are asked between tasks."""

PHASE_OF_QUESTION: Final[dict[int, int]] = {ASK_DISCARD: DRAW, ASK_SWITCH: FINAL, ASK_FACTION: SETUP}
"""All others are asked in the action stage; `keep` in set-up, too."""

OPS_OF_QUESTION: Final[dict[int, tuple[str, ...]]] = {
    ASK_KEEP: ("draft",),
    ASK_COMPLETE: ("complete",),
    ASK_KIND: ("search",),
    ASK_DECK: ("buy", "draft"),
    ASK_WHICH: ("income", "mine"),
    ASK_SIFT: ("sift",),
}
BETWEEN_ACTIONS: Final = (ASK_ACT, ASK_DISCARD, ASK_SWITCH)
COUNTED_QUESTIONS: Final = (ASK_KEEP, ASK_EXTRA, ASK_TO, ASK_TAKE, ASK_SIFT, ASK_PAY, ASK_WHICH)
ORDERED_QUESTIONS: Final = (ASK_PAY, ASK_PUT, ASK_DISCARD, ASK_SIFT)


def open_question(state: Position, top: Table) -> None:
    """Work out what may be answered; if nobody is asked anything the game goes on by itself."""
    tables = top.tables("players")
    asked: list[int] = []
    for seat, table in enumerate(tables):
        table.place = f"seat {seat}"
        question = QUESTIONS.index(table.choice_or("question", "nothing", list(QUESTIONS)))
        if question != NOTHING:
            asked.append(seat)
        for key, questions in (("owe", COUNTED_QUESTIONS), ("floor", ORDERED_QUESTIONS)):
            if table.has(key) and question not in questions:
                raise table.error("document.not-with", {"key": key, "question": QUESTIONS[question]})
    if len(asked) > 1:
        raise top.error("document.one-at-a-time", {"seats": ", ".join([str(seat) for seat in asked])})
    if asked:
        ask_seat(state, asked[0], tables[asked[0]])
    else:
        go_on_without(state, top)


def go_on_without(state: Position, top: Table) -> None:
    """A document without a question stands between two actions, in set-up, or at the end of the game."""
    unfinished = {
        "task": len(state.task) > 0,
        "agenda": len(state.agenda) > 0 and state.phase != SETUP,
        "looked": len(state.looked) > 0,
        "revealed": state.card != NO_CARD,
        "drawn": len(state.drawn) > 0,
        "sets": state.sets < 0,
    }
    for key, found in unfinished.items():
        if found:
            raise top.error("document.unfinished", {"key": key})
    if state.phase != OVER:
        advance(state)


def ask_seat(state: Position, seat: int, table: Table) -> None:
    """The question of the document; it must belong here, and there must be an answer."""
    question = QUESTIONS.index(table.text("question"))
    about: dict[str, object] = {"seat": seat, "question": QUESTIONS[question]}
    task = TASKS[state.task[0]] if state.task else ""
    phase = SETUP if question == ASK_KEEP and task == "set-up" else PHASE_OF_QUESTION.get(question, ACT)
    if task not in TASKS_OF_QUESTION[question] or phase != state.phase:
        raise table.error("document.question", {**about, "phase": PHASES[state.phase], "stage": task or "-"})
    state.asked = seat
    state.question = question
    state.owe = table.number_or("owe", 0, 0, 254)
    state.floor = table.number_or("floor", 0, 0, 254)
    check_idle(state, table)
    key = fault_in_question(state, question)
    if key:
        raise table.error("document.does-not-fit", {"key": key, **about})
    offer(state)
    if not state.options:
        raise table.error("document.no-answer", about)
    if len(state.options) == 1:
        advance(state)


def check_idle(state: Position, table: Table) -> None:
    """What belongs to another question is not there."""
    question = state.question
    first = state.agenda[0] if state.agenda else 0
    attaching = question == ASK_TO and TASKS[state.task[0]] == "attach"
    misplaced = {
        "looked": len(state.looked) > 0 and question != ASK_KEEP,
        "revealed": state.card != NO_CARD and question not in (ASK_SHOW, ASK_REROLL, ASK_TAKE) and not attaching,
        "drawn": len(state.drawn) > 0 and question != ASK_SHOW,
        "sets": state.sets < 0 and question != ASK_PAY,
        "complete": TASKS[first] == "complete" and question != ASK_PAY,
        "exchanged": TASKS[first] == "exchanged" and question != ASK_PAY,
        "reveal": TASKS[first] == "reveal" and question != ASK_BOOST,
        "agenda": len(state.agenda) > 0 and question in BETWEEN_ACTIONS,
    }
    if question in BETWEEN_ACTIONS:
        misplaced |= notes_of_payment(state)
    for key, wrong in misplaced.items():
        if wrong:
            raise table.error("document.not-with", {"key": key, "question": QUESTIONS[question]})


def notes_of_payment(state: Position) -> dict[str, bool]:
    """Which notes speak of a payment."""
    return {
        "need": state.need > 0,
        "paid": state.paid > 0,
        "slots": state.slots > 0,
        "planet_slots": state.planet_slots > 0,
        "sets": state.sets != 0,
        "colour": state.colour != RED,
        "gold": state.gold,
        "from_planets": state.from_planets,
    }


# ------------------------------------------------------------------ does it fit?


def fault_in_question(state: Position, question: int) -> str:
    """The key that does not fit the question; empty if all do."""
    seat = state.asked
    if state.task and state.task[1] != seat and question != ASK_PLAN:
        return "seat"
    if question in (ASK_ACT, ASK_PAY, ASK_DISCARD) and seat != state.active:
        return "active"
    if state.task and TASKS[state.task[0]] == "ops" and current_op(state).does not in OPS_OF_QUESTION[question]:
        return "op"
    if question == ASK_PAY:
        return fault_in_payment(state)
    if question == ASK_KEEP:
        return fault_in_looking(state)
    if question == ASK_EXTRA:
        return fault_in_number(state)
    if question in (ASK_TARGET, ASK_PLAN, ASK_SEND, ASK_BOOST, ASK_REROLL, ASK_TAKE, ASK_BLOCK, ASK_SCOUT):
        return fault_in_attack(state, question)
    return fault_in_other_question(state, question)


def fault_in_other_question(state: Position, question: int) -> str:
    """Cards of the hand, the resource card that lies revealed, factions, decks, and cards to pay for at the end."""
    player = state.players[state.asked]
    if question in (ASK_SHOW, ASK_TO) and TASKS[state.task[0]] != "prepared":
        return "revealed" if state.card == NO_CARD else "owe" if state.owe else ""
    if question == ASK_TO:
        return fault_in_put(state)
    if question == ASK_PUT:
        return "" if number_of_projects(state, player, state.task[2]) > 0 else "deck"
    if question == ASK_SIFT:
        return "" if 1 <= state.owe <= len(player.hand) else "owe"
    if question == ASK_FACTION:
        return "" if player.faction == NO_CARD and state.task[2] == 0 else "faction"
    if question == ASK_DECK and current_op(state).does == "buy":
        return "" if price_to_buy(state, player) <= player.credits else "credits"
    if question == ASK_SWITCH:
        return "" if state.asked == (state.first + state.turns) % state.count else "turn"
    if question == ASK_LIFT:
        return "" if state.task[3] > 0 else "tokens"
    if question == ASK_WHICH:
        return fault_in_order(state)
    return ""


def fault_in_order(state: Position) -> str:
    """Who is next in an Income or a Mining: asked where the deck runs out on the way. A single card has no order."""
    if state.task[0] == OPS:
        return "owe" if state.owe else ""
    cards = still_to_come(state)
    if not is_order_asked(state) or len(set(cards)) < len(cards):
        return "agenda"
    return "" if state.owe == len(cards) else "owe"


def fault_in_put(state: Position) -> str:
    """The section that is on its way under a project of the row: it is of the right colour and nowhere else."""
    code = state.owe - 1
    if not 0 <= code < 2 * state.box.resources or not state.box.worth_with_gold[state.task[2]][code]:
        return "owe"
    return "" if (code >> 1) in discards(state, NO_CARD) else "owe"


def fault_in_looking(state: Position) -> str:
    """Cards of one big deck, the one that the task is about."""
    if not state.looked:
        return "looked"
    types = {state.box.type[card] for card in state.looked}
    deck = state.box.type[state.looked[0]]
    task = TASKS[state.task[0]]
    if task == "set-up":
        faction = state.players[state.asked].faction
        if faction == NO_CARD:
            return "faction"
        deck = TYPES.index(state.box.pack.factions[faction].setup[state.task[2]].deck)
    elif task == "buy":
        deck = state.task[2]
    if types != {deck}:
        return "looked"
    return "" if state.owe == (0 if task == "set-up" else deck) else "owe"


def fault_in_number(state: Position) -> str:
    """How many more cards to look at, in a deck that can be paid for; or how many tokens come off, done next."""
    player = state.players[state.asked]
    if state.task:
        if state.owe:
            return "owe"
        if not state.decks[state.task[2]]:
            return "deck"
        return "" if price_to_buy(state, player) <= player.credits else "credits"
    if state.asked != state.active:
        return "active"
    if not 1 <= state.owe <= len(TYPES):
        return "owe"
    first = state.agenda[:TASK_SIZE]
    wanted = bytes([LIFT, state.asked, state.owe - 1, 0])
    return "" if first[:4] == wanted else "agenda"


def fault_in_payment(state: Position) -> str:
    """What is paid for comes next; its price says whether any number of cards is welcome, or a set."""
    if not state.agenda or state.agenda[1] != state.asked:
        return "agenda"
    first = state.agenda[0]
    if TASKS[first] not in ("complete", "score", "attack", "produce", "ops", "exchanged", "lift"):
        return "agenda"
    price = Payment()
    if first == OPS:
        source, index = state.agenda[2], state.agenda[3]
        if source == FROM_CARD:
            price = state.box.pack.cards[index].pay
        elif source == FROM_FACTION:
            price = state.box.pack.factions[index].pay
        else:
            return "agenda"
    if price.sets:
        if state.sets >= 0 or state.need:
            return "sets"
        if state.owe != UNLIMITED:
            return "owe"
        return "" if state.colour <= GREEN else "colour"
    if state.sets < 0:
        return "sets"
    if state.owe:
        return "owe"
    return "" if (state.need == 0) == (first == EXCHANGED) else "need"


def fault_in_attack(state: Position, question: int) -> str:
    """Targets, plans, ships, strength, gains, tokens and systems."""
    task = state.task
    player = state.players[state.asked]
    if question in (ASK_TARGET, ASK_SEND) and not ships_to_send(state, player, task[2], task[3]):
        return "card"
    if question == ASK_SEND:
        return "sent" if task[7] % 2 == 1 and task[2] != ALL_SHIPS else ""
    if question == ASK_PLAN:
        return fault_in_defence(state)
    if question == ASK_BOOST:
        price = state.box.boost_credits[task[2]]
        if not price or price > player.credits:
            return "credits"
        wanted = bytes([REVEAL, *task[1:6]])
        return "" if state.agenda[:6] == wanted else "agenda"
    if question == ASK_REROLL:
        if state.card == NO_CARD:
            return "revealed"
        return "" if task[6] or (state.rerolls and state.asked == state.active) else "rerolls"
    if question == ASK_TAKE:
        return "" if len(current_row(state).choices) > 1 else "owe"
    if question == ASK_SCOUT:
        return "" if state.systems else "systems"
    return ""


def fault_in_defence(state: Position) -> str:
    """The attack that waits for the plan: its ships are sent after it, and nothing but effects comes before."""
    at = 0
    while at < len(state.agenda) and state.agenda[at] == OPS:
        at += TASK_SIZE
    task = state.task
    wanted = bytes([SENDING, task[1], task[2], task[3], task[4], state.asked + 1, 0, 0])
    if state.agenda[at : at + TASK_SIZE] != wanted:
        return "agenda"
    return "" if state.asked != task[1] else "seat"
