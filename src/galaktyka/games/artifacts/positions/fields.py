"""What a position of Alien Artifacts keeps, and how it is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from galaktyka.core.content import Table
from galaktyka.core.keeping import Flag, Kept, Kind, Name, Names, Number
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.stages import BETWEEN_ACTIONS, KEPT_FOR_QUESTIONS, KEPT_OF_PAYMENT
from galaktyka.games.artifacts.engine.state import Position

SOURCES: Final = ("card", "effect", "artifact", "faction")
IDS_OF_SOURCE: Final = ("ids", "ids", "artifact_ids", "faction_ids")


@dataclass(frozen=True)
class OrNull:
    """The same, or null for none."""

    kind: Kind
    nothing: int = v.NONE

    def rest(self) -> int:
        """None."""
        return self.nothing

    def write(self, box: Any, value: int) -> object:
        """Null for none."""
        return None if value == self.nothing else self.kind.write(box, value)

    def read(self, box: Any, table: Table, key: str) -> object:
        """None where it is null or left out."""
        return self.nothing if table.data.get(key) is None else self.kind.read(box, table, key)


OPERANDS: Final[dict[str, Kind]] = {
    "about": Number(0, 254),
    "artifact": Name("artifact_ids"),
    "bonus": Number(0, 99),
    "card": Name("ids"),
    "cards": Number(1, 40),
    "deck": Name(v.TYPES),
    "effect": Number(0, 20),
    "floor": Number(0, 254),
    "from": OrNull(Name("ids"), 0),
    "here": Number(0, 1),
    "mode": Number(0, 2),
    "op": Number(0, 20),
    "plan": Name("plan_ids"),
    "rerolls": Number(0, 9),
    "row": Name(v.TYPES),
    "scouts": Number(0, 1),
    "sent": Number(0, 3),
    "side": Name(v.SIDES),
    "source": Name(SOURCES),
    "step": Number(0, 9),
    "sure": Number(0, 1),
    "target": Number(0, 5),
    "tokens": Number(0, 99),
    "turned": Number(0, 8),
    "way": Number(0, 2),
}
"""How the operands of tasks are written; `index` is the id of something that its `source` says."""


def operand_kind(operand: str, source: int) -> Kind:
    """How an operand is written."""
    if operand == "index":
        return Name(IDS_OF_SOURCE[source])
    kind = OPERANDS[operand.rstrip("?")]
    return OrNull(kind) if operand.endswith("?") else kind


def asked_for(key: str, state: Position) -> bool:
    """Whether one of the questions is asked that it is kept for, if there are such."""
    return key not in KEPT_FOR_QUESTIONS or state.question in KEPT_FOR_QUESTIONS[key]


def belongs(key: str) -> Callable[[Position, object], bool]:
    """When a note may be there, as the stages of the game say."""
    phases = (v.SETUP, v.ACT) if key == "looked" else (v.ACT, v.DRAW)
    return lambda state, owner: (
        state.phase in phases
        and asked_for(key, state)
        and (key not in KEPT_OF_PAYMENT or state.question not in BETWEEN_ACTIONS)
        and (key != "sets" or state.sets >= 0 or state.question == v.ASK_PAY)
    )


def note(key: str, kind: Kind, attribute: str = "") -> Kept:
    """A note on this turn or this action."""
    return Kept(key, kind, attribute, belongs(key))


NOTES: Final = (
    note("raised", Number(0, 99)),
    note("raised_planets", Number(0, 99)),
    note("attack_bonus", Number(0, 99)),
    note("rerolls", Number(0, 99)),
    note("need", Number(0, 99)),
    note("paid", Number(0, 999)),
    note("slots", Number(0, 99)),
    note("planet_slots", Number(0, 99)),
    note("sets", Number(-1, 99)),
    note("colour", Name(v.COLOURS, v.RED)),
    note("used", Names("ids", in_order=True)),
    note("attacked", Names("ids", in_order=True)),
    note("switched", Names("ids", in_order=True)),
    note("gold", Flag()),
    note("from_planets", Flag()),
    note("looked", Names("ids")),
    note("fresh", Name("ids")),
    note("revealed", Name("resource_ids"), "card"),
    note("drawn", Names("resource_ids")),
)

PLAYER: Final = (
    Kept("faction", Name("faction_ids")),
    Kept("plans", Names("plan_ids", in_order=True)),
    Kept("shown_plans", Names("plan_ids", in_order=True)),
    Kept("artifacts", Names("artifact_ids")),
    Kept("scored", Names("ids", in_order=True), belongs=lambda state, player: state.phase in (v.FINAL, v.OVER)),
)

QUESTION: Final = (
    Kept("owe", Number(0, 254), belongs=lambda state, owner: asked_for("owe", state)),
    Kept("floor", Number(0, 254), belongs=lambda state, owner: asked_for("floor", state)),
)
