"""What a phase goes through, said once: its stages, the questions of each, and what players keep meanwhile."""

from __future__ import annotations

from typing import Final

from galaktyka.games.race.engine import vocabulary as v

STAGES_OF_PHASE: Final = {
    v.SETUP: (v.BEGIN, v.FINISH),
    v.CHOOSE: (v.BEGIN, v.FINISH),
    v.EXPLORE: (v.BEGIN, v.FINISH),
    v.DEVELOP: (v.BEGIN, v.PLACE, v.PAY, v.FINISH),
    v.SETTLE: (v.BEGIN, v.PLACE, v.PAY, v.FINISH),
    v.CONSUME: (v.BEGIN, v.TRADE, v.USE),
    v.PRODUCE: (v.BEGIN, v.TRADE, v.USE),
    v.ROUND_END: (v.BEGIN, v.FINISH),
    v.OVER: (v.BEGIN,),
}
QUESTIONS_OF_STAGE: Final = {
    (v.SETUP, v.FINISH): (v.ASK_DISCARD,),
    (v.CHOOSE, v.FINISH): (v.ASK_ACTION,),
    (v.EXPLORE, v.FINISH): (v.ASK_KEEP,),
    (v.DEVELOP, v.PLACE): (v.ASK_PLACE,),
    (v.DEVELOP, v.PAY): (v.ASK_PAY,),
    (v.SETTLE, v.PLACE): (v.ASK_PLACE,),
    (v.SETTLE, v.PAY): (v.ASK_PAY, v.ASK_SETTLE),
    (v.CONSUME, v.USE): (v.ASK_SELL, v.ASK_CONSUME, v.ASK_SPEND, v.ASK_CASH),
    (v.PRODUCE, v.USE): (v.ASK_WINDFALL,),
    (v.ROUND_END, v.FINISH): (v.ASK_DISCARD,),
}
COUNTED_QUESTIONS: Final = (v.ASK_ACTION, v.ASK_DISCARD, v.ASK_KEEP, v.ASK_PAY, v.ASK_SPEND, v.ASK_CASH)
"""Several things are chosen, one after the other."""
TURN_QUESTIONS: Final = (v.ASK_SETTLE, v.ASK_SELL, v.ASK_CONSUME, v.ASK_SPEND, v.ASK_CASH, v.ASK_WINDFALL)
"""Only one player at a time is asked."""

KEPT_IN_PHASE: Final = {
    "contact": v.SETTLE,
    "temporary": v.SETTLE,
    "used": v.CONSUME,
    "wagered": v.CONSUME,
    "made": v.PRODUCE,
    "windfalls": v.PRODUCE,
}
"""What a player keeps for one phase."""
KEPT_FOR_QUESTIONS: Final = {
    "drawn": (v.ASK_KEEP,),
    "power": (v.ASK_SPEND, v.ASK_CASH),
    "spent": (v.ASK_SPEND, v.ASK_CASH),
}
"""What a player keeps while one of these is asked."""
