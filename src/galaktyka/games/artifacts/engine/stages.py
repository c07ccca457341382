"""What a turn goes through, said once: tasks and their operands, who asks which question, what is kept meanwhile."""

from __future__ import annotations

from typing import Final

from galaktyka.games.artifacts.engine import vocabulary as v

TASK_OPERANDS: Final[dict[int, tuple[str, ...]]] = {
    v.SET_UP: ("step",),
    v.BUY: ("deck",),
    v.COMPLETE: ("card",),
    v.ARRIVE: ("card", "side", "way"),
    v.CHECK: (),
    v.PRODUCE: ("card", "cards?"),
    v.SCORE: ("card", "sure"),
    v.OPS: ("source", "index", "effect", "op", "about?"),
    v.ATTACK: ("mode", "card?", "bonus"),
    v.SENDING: ("mode", "card?", "bonus", "target", "plan", "sent"),
    v.STRIKE: ("card", "target", "plan", "bonus"),
    v.REVEAL: ("card", "target", "plan", "bonus", "rerolls"),
    v.RESOLVE: ("card", "target", "plan", "bonus"),
    v.BLOCKADE: ("target", "tokens", "from"),
    v.END_ATTACK: ("target", "scouts"),
    v.ATTACH: ("cards", "here"),
    v.EXCHANGED: (),
    v.LIFT: ("row?", "tokens", "from"),
    v.PREPARED: ("deck", "floor"),
    v.END_ACTION: (),
    v.FLIPS: ("cards", "turned"),
    v.PLAYED: ("artifact",),
    v.SWITCH_OFF: ("card",),
    v.SCOUTING: (),
}
"""The operands of each task, in order; a question mark: may be none."""
SHIP_TASKS: Final = (v.STRIKE, v.REVEAL, v.RESOLVE)
"""Their card is a ship: it may be lost."""

BETWEEN_TASKS: Final = 0
TASKS_OF_QUESTION: Final[dict[int, tuple[int, ...]]] = {
    v.ASK_FACTION: (v.SET_UP,),
    v.ASK_KEEP: (v.SET_UP, v.BUY, v.OPS),
    v.ASK_ACT: (BETWEEN_TASKS,),
    v.ASK_EXTRA: (BETWEEN_TASKS, v.BUY),
    v.ASK_PAY: (BETWEEN_TASKS,),
    v.ASK_PUT: (v.PREPARED,),
    v.ASK_TO: (v.PREPARED, v.ATTACH),
    v.ASK_LIFT: (v.LIFT,),
    v.ASK_SIDE: (v.COMPLETE,),
    v.ASK_COMPLETE: (v.CHECK, v.OPS),
    v.ASK_SHOW: (v.PRODUCE,),
    v.ASK_TARGET: (v.ATTACK,),
    v.ASK_PLAN: (v.ATTACK,),
    v.ASK_SEND: (v.SENDING,),
    v.ASK_BOOST: (v.STRIKE,),
    v.ASK_REROLL: (v.REVEAL,),
    v.ASK_TAKE: (v.RESOLVE,),
    v.ASK_BLOCK: (v.BLOCKADE,),
    v.ASK_SCOUT: (v.SCOUTING,),
    v.ASK_KIND: (v.OPS,),
    v.ASK_DECK: (v.OPS,),
    v.ASK_FLIP: (v.FLIPS,),
    v.ASK_WHICH: (v.OPS, v.SCORE, v.PRODUCE),
    v.ASK_DISCARD: (BETWEEN_TASKS,),
    v.ASK_SIFT: (v.OPS,),
    v.ASK_SWITCH: (BETWEEN_TASKS,),
}
"""The tasks that ask each question."""
PHASE_OF_QUESTION: Final = {v.ASK_DISCARD: v.DRAW, v.ASK_SWITCH: v.FINAL}
"""All others are asked in the action stage, those of set-up in set-up."""
OPS_OF_QUESTION: Final = {
    v.ASK_KEEP: ("draft",),
    v.ASK_COMPLETE: ("complete",),
    v.ASK_KIND: ("search",),
    v.ASK_DECK: ("buy", "draft"),
    v.ASK_WHICH: ("income", "mine"),
    v.ASK_SIFT: ("sift",),
}
"""The operations that ask a question."""
NEXT_TASK: Final = {v.ASK_BOOST: v.REVEAL, v.ASK_EXTRA: v.LIFT, v.ASK_PLAN: v.SENDING}
"""The task that is told of an answer: the next one, but for the effects that come before a SENDING."""
BETWEEN_ACTIONS: Final = (v.NOTHING, v.ASK_ACT, v.ASK_DISCARD, v.ASK_SWITCH)
"""Nothing waits then, and nothing is left of a payment."""

KEPT_FOR_QUESTIONS: Final = {
    "owe": (v.ASK_KEEP, v.ASK_EXTRA, v.ASK_TO, v.ASK_TAKE, v.ASK_SIFT, v.ASK_PAY, v.ASK_WHICH),
    "floor": (v.ASK_PAY, v.ASK_PUT, v.ASK_DISCARD, v.ASK_SIFT),
    "looked": (v.ASK_KEEP,),
    "revealed": (v.ASK_SHOW, v.ASK_REROLL, v.ASK_TAKE, v.ASK_TO),
    "drawn": (v.ASK_SHOW,),
}
"""What is kept while one of these is asked."""
KEPT_OF_PAYMENT: Final = ("need", "paid", "slots", "planet_slots", "sets", "colour", "gold", "from_planets")
"""What is kept from the beginning of a payment to the end of the action."""
