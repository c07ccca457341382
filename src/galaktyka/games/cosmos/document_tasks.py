"""Tasks and effects by name, for documents and views."""

from __future__ import annotations

from typing import Final

from galaktyka.core.game import Document
from galaktyka.games.cosmos.box import Box
from galaktyka.games.cosmos.vocabulary import (
    CELLS,
    COLONISE,
    COLOURS,
    CREW_ACTION,
    CREW_FROM_CANTINA,
    CREW_FROM_DECK,
    DEAL,
    DISCOVERED,
    EDGES,
    GAIN,
    GAIN_ANY,
    KEEP,
    LAND,
    LINE,
    PAY_ANY,
    PLACE,
    REFILL,
    REVEAL,
    SPEND,
    TASK_SIZE,
    TASKS,
    TERRAFORM,
    UNLOCK,
    UPGRADES,
)

FIELDS: Final[dict[int, list[str]]] = {
    DEAL: [],
    GAIN: ["effect"],
    GAIN_ANY: ["units"],
    CREW_FROM_DECK: ["cards"],
    CREW_FROM_CANTINA: ["cards", "floor"],
    REFILL: [],
    PLACE: ["crew"],
    SPEND: ["engineers", "leaders", "of_colour", "colour"],
    PAY_ANY: ["units"],
    UNLOCK: ["upgrade"],
    DISCOVERED: ["cell"],
    LAND: [],
    TERRAFORM: ["left", "raised"],
    REVEAL: [],
    KEEP: ["survivor"],
    COLONISE: [],
    CREW_ACTION: ["effect"],
    LINE: ["card", "line"],
}
"""The operands of each task, in order."""
PLANET_SIDES: Final = ("gather", "gather-terraformed", "moon", "station")


def effect_names(box: Box) -> list[str]:
    """The name of every effect, by number: the card, and where on it the effect stands."""
    names = [f"{planet} {side}" for planet in box.planet_ids for side in PLANET_SIDES]
    names.append("portal")
    names += [f"{card} {edge}" for card in box.crew_ids for edge in EDGES]
    names += box.survivor_ids
    for card, lines in zip(box.automa_ids, box.lines, strict=True):
        names += [f"{card} {i + 1}" for i in range(len(lines))]
    return names


def task_document(box: Box, task: bytes, automa: int) -> Document:
    """One task by name. While the Automa spends leaders, `colour` counts the specialists that it lacks."""
    document: Document = {"task": TASKS[task[0]], "seat": task[1]}
    lacking = task[0] == SPEND and task[1] == automa
    for i, field in enumerate(FIELDS[task[0]]):
        if lacking and field == "colour":
            document["missing"] = task[2 + i]
        else:
            document[field] = operand(box, field, task[2 + i])
    return document


def operand(box: Box, field: str, number: int) -> str | int:
    """An operand in words, if it names something."""
    if field == "effect":
        return effect_names(box)[number]
    if field == "crew":
        return box.crew_ids[number]
    if field == "survivor":
        return box.survivor_ids[number]
    if field == "upgrade":
        return UPGRADES[number]
    if field == "cell":
        return CELLS[number]
    if field == "colour":
        return COLOURS[number]
    if field == "card":
        return box.automa_ids[number]
    return number


def agenda_document(box: Box, agenda: bytes, automa: int) -> list[Document]:
    """All tasks that are still to be done, in order."""
    return [task_document(box, agenda[i : i + TASK_SIZE], automa) for i in range(0, len(agenda), TASK_SIZE)]
