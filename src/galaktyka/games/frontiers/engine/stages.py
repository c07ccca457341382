"""What an action goes through, said once: its stages, the questions of each, and what is kept meanwhile."""

from __future__ import annotations

from typing import Final

from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.produce import EVERYWHERE, WINDFALLS
from galaktyka.games.frontiers.engine.rules.sell import GAIN, USE

QUESTIONS_OF_STAGE: Final = {
    (v.SETUP, v.FINISH): (v.ASK_HOME,),
    (v.PICK, v.BEGIN): (v.ASK_PICK,),
    (v.REVEAL, v.BEGIN): (v.ASK_REVEAL,),
    (v.REVIEW, v.FINISH): (v.ASK_KEEP, v.ASK_BOTTOM),
    (v.DEVELOP, v.PARTS): (v.ASK_BUY,),
    (v.EXPLORE, v.PARTS): (v.ASK_DISCOVER,),
    (v.EXPLORE, v.SECOND): (v.ASK_DISCOVER,),
    (v.EXPLORE, v.LIMIT): (v.ASK_RETURN,),
    (v.SETTLE, v.PARTS): (v.ASK_SETTLE, v.ASK_SECOND, v.ASK_AFTER, v.ASK_ARM, v.ASK_REPLACE, v.ASK_MEANS, v.ASK_NAME),
    (v.SETTLE, v.LIMIT): (v.ASK_RETURN,),
    (v.PRODUCE, v.PARTS): (v.ASK_NAME, v.ASK_SHORT, v.ASK_WINDFALL),
    (v.PRODUCE, v.STORE): (v.ASK_STOCK,),
    (v.SELL, v.PARTS): (v.ASK_SELL, v.ASK_TAX, v.ASK_CONSUME, v.ASK_SPEND),
}
STEPS: Final = {
    (v.PRODUCE, v.ASK_NAME): EVERYWHERE,
    (v.PRODUCE, v.ASK_SHORT): EVERYWHERE,
    (v.PRODUCE, v.ASK_WINDFALL): WINDFALLS,
    (v.SELL, v.ASK_SELL): GAIN,
    (v.SELL, v.ASK_TAX): GAIN,
    (v.SELL, v.ASK_CONSUME): USE,
    (v.SELL, v.ASK_SPEND): USE,
}
"""Where a question stands in the part of its player."""
COUNTED_QUESTIONS: Final = (v.ASK_RETURN, v.ASK_SPEND)
"""Several things are chosen, one after the other."""
ORDERED_QUESTIONS: Final = (v.ASK_SPEND, v.ASK_STOCK)
"""They are chosen in ascending order."""

KEPT_IN_STAGES: Final = {
    "display": ((v.EXPLORE, v.PARTS), (v.EXPLORE, v.SECOND)),
    "leaving": ((v.SETTLE, v.PARTS),),
    "chosen": ((v.SETTLE, v.PARTS),),
    "second": ((v.SETTLE, v.PARTS),),
    "upgraded": ((v.SETTLE, v.PARTS),),
    "temporary": ((v.SETTLE, v.PARTS),),
    "used": ((v.SETTLE, v.PARTS), (v.SELL, v.PARTS)),
    "consumed": ((v.SELL, v.PARTS),),
    "made": ((v.PRODUCE, v.PARTS), (v.PRODUCE, v.STORE)),
}
"""What is kept for some stages of an action."""
KEPT_FOR_QUESTIONS: Final = {
    "settling": (v.ASK_MEANS, v.ASK_NAME),
    "upgrading": (v.ASK_REPLACE,),
    "power": (v.ASK_ARM, v.ASK_SHORT, v.ASK_SPEND),
    "spent": (v.ASK_SPEND,),
    "given": (v.ASK_SPEND,),
    "sale": (v.ASK_TAX,),
    "windfalls": (v.ASK_WINDFALL,),
    "stored": (v.ASK_RETURN,),
    "looked": (v.ASK_KEEP, v.ASK_BOTTOM),
    "kept_goal": (v.ASK_BOTTOM,),
}
"""What is kept while one of these is asked."""
NEEDED: Final = {
    v.ASK_ARM: "power",
    v.ASK_SHORT: "power",
    v.ASK_SPEND: "power",
    v.ASK_MEANS: "settling",
    v.ASK_REPLACE: "upgrading",
    v.ASK_BOTTOM: "kept_goal",
}
"""What a question is about: without it there is no such question."""
