"""What a step goes through, said once: its tasks with their operands, its questions, and what is kept meanwhile."""

from __future__ import annotations

from typing import Final

from galaktyka.games.cosmos.engine import vocabulary as v

OPERANDS: Final[dict[int, tuple[str, ...]]] = {
    v.DEAL: (),
    v.GAIN: ("effect",),
    v.GAIN_ANY: ("units",),
    v.CREW_FROM_DECK: ("cards",),
    v.CREW_FROM_CANTINA: ("cards", "floor"),
    v.REFILL: (),
    v.PLACE: ("crew",),
    v.SPEND: ("engineers", "leaders", "of_colour", "colour"),
    v.PAY_ANY: ("units",),
    v.UNLOCK: ("upgrade",),
    v.DISCOVERED: ("cell",),
    v.LAND: (),
    v.TERRAFORM: ("left", "raised"),
    v.REVEAL: (),
    v.KEEP: ("survivor",),
    v.COLONISE: (),
    v.CREW_ACTION: ("effect",),
    v.LINE: ("card", "line"),
}
"""The operands of each task, in order."""
AUTOMA_SPENDS: Final = ("engineers", "leaders", "of_colour", "missing")
"""While the human is asked for a leader of the Automa, its task says how many specialists it lacks besides."""

ANY_TURN: Final = (v.TRAVEL, v.CREW, v.DESTINATION, v.AUTOMA)
STEPS_OF_TASK: Final[dict[int, tuple[int, ...]]] = {
    v.DEAL: (v.SETUP,),
    v.GAIN: ANY_TURN,
    v.GAIN_ANY: (v.SETUP, *ANY_TURN),
    v.CREW_FROM_DECK: (*ANY_TURN, v.DRAW),
    v.CREW_FROM_CANTINA: ANY_TURN,
    v.REFILL: ANY_TURN,
    v.PLACE: (v.SETUP, *ANY_TURN, v.DRAW),
    v.SPEND: (v.UPGRADE, v.DESTINATION, v.AUTOMA),
    v.PAY_ANY: (v.CREW, v.DESTINATION, v.AUTOMA),
    v.UNLOCK: (v.UPGRADE, v.AUTOMA),
    v.DISCOVERED: (v.TRAVEL,),
    v.LAND: (v.TRAVEL,),
    v.TERRAFORM: (v.DESTINATION,),
    v.REVEAL: (v.DESTINATION,),
    v.KEEP: (v.DESTINATION,),
    v.COLONISE: (v.DESTINATION, v.AUTOMA),
    v.CREW_ACTION: (v.CREW,),
    v.LINE: (v.AUTOMA,),
}
"""When a task is being done or waits while somebody is asked."""
FOR_ANYBODY: Final = (
    v.DEAL,
    v.GAIN,
    v.GAIN_ANY,
    v.CREW_FROM_DECK,
    v.CREW_FROM_CANTINA,
    v.REFILL,
    v.PLACE,
)
"""All others are about the player whose turn it is."""
AT_ONCE: Final = (v.SPEND, v.DISCOVERED, v.TERRAFORM, v.CREW_ACTION)
"""Tasks that never wait: they are done as soon as they are known."""
NEXT: Final = (v.PAY_ANY, v.UNLOCK, v.REVEAL, v.COLONISE, v.PLACE)
"""Tasks that wait for nothing but the question, and for each other."""

TASK_OF_QUESTION: Final[dict[int, int]] = {
    v.ASK_DISCARD: v.DEAL,
    v.ASK_ROW: v.PLACE,
    v.ASK_GAIN: v.GAIN_ANY,
    v.ASK_SPEND: v.SPEND,
    v.ASK_PAY: v.PAY_ANY,
    v.ASK_TRACK: v.DISCOVERED,
    v.ASK_CANTINA: v.CREW_FROM_CANTINA,
    v.ASK_USE: v.CREW_ACTION,
    v.ASK_RAISE: v.TERRAFORM,
    v.ASK_RESOLVE: v.REVEAL,
    v.ASK_KEEP: v.KEEP,
    v.ASK_AUTOMA_LEADER: v.SPEND,
    v.ASK_AUTOMA_OUTPOST: v.LINE,
}
"""The task that asks each question ..."""
STEP_OF_QUESTION: Final[dict[int, int]] = {
    v.ASK_UPGRADE: v.UPGRADE,
    v.ASK_MOVE: v.TRAVEL,
    v.ASK_PLAY: v.CREW,
    v.ASK_DESTINATION: v.DESTINATION,
    v.ASK_TOKEN: v.DESTINATION,
    v.ASK_DRAW: v.DRAW,
}
"""... and the step of those that are asked between tasks."""
FOR_AUTOMA: Final = (v.ASK_AUTOMA_LEADER, v.ASK_AUTOMA_OUTPOST)
"""Questions to the human in the turn of the Automa."""
KEEPS_FLOOR: Final = (v.ASK_DISCARD, v.ASK_GAIN, v.ASK_PAY, v.ASK_RAISE, v.ASK_SPEND)
"""Questions about several things, one after another in ascending order."""
KEPT_IN_STEP: Final = {"plays": v.CREW, "actions_done": v.DESTINATION}
"""What the table keeps for one step."""


def steps_of_question(question: int) -> tuple[int, ...]:
    """When it can be asked."""
    if question in STEP_OF_QUESTION:
        return (STEP_OF_QUESTION[question],)
    if question in FOR_AUTOMA:
        return (v.AUTOMA,)
    steps = STEPS_OF_TASK[TASK_OF_QUESTION[question]]
    return tuple([step for step in steps if step != v.AUTOMA or TASK_OF_QUESTION[question] in FOR_ANYBODY])
