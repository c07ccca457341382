"""What a position of Micro Cosmos keeps, and how it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from galaktyka.core.agenda import TASK_SIZE, task_of
from galaktyka.core.content import Table
from galaktyka.core.game import Document
from galaktyka.core.keeping import Kept, Kind, Name, Number, known_ids
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.engine.stages import AUTOMA_SPENDS, KEPT_IN_STEP, OPERANDS
from galaktyka.games.cosmos.engine.state import Position


@dataclass(frozen=True)
class UpTo:
    """A whole number that the box limits."""

    most: str

    def rest(self) -> int:
        """Zero."""
        return 0

    def write(self, box: Any, value: int) -> int:
        """As it is."""
        return int(value)

    def read(self, box: Any, table: Table, key: str) -> int:
        """Within the limit."""
        return table.number(key, 0, int(getattr(box, self.most)))


@dataclass(frozen=True)
class Bits:
    """Some of these words; inside the engine they are bits."""

    words: Sequence[str]

    def rest(self) -> int:
        """None of them."""
        return 0

    def write(self, box: Any, value: int) -> list[str]:
        """In the order of the bits."""
        return [word for bit, word in enumerate(self.words) if (value >> bit) & 1]

    def read(self, box: Any, table: Table, key: str) -> int:
        """Each at most once."""
        return sum([1 << self.words.index(word) for word in table.choices(key, list(self.words))])


@dataclass(frozen=True)
class Cards:
    """Different cards by their ids; inside the engine they are sorted bytes."""

    ids: str | Sequence[str]
    most: str = ""
    """The number of the box that limits them."""

    def rest(self) -> bytes:
        """None of them."""
        return b""

    def write(self, box: Any, value: bytes) -> list[str]:
        """The ids."""
        ids = known_ids(box, self.ids)
        return [ids[card] for card in value]

    def read(self, box: Any, table: Table, key: str) -> bytes:
        """Each at most once, and not too many."""
        ids = list(known_ids(box, self.ids))
        cards = sorted([ids.index(word) for word in table.choices(key, ids)])
        most = int(getattr(box, self.most)) if self.most else len(ids)
        if len(cards) > most:
            raise table.error("content.out-of-range", {"key": key, "value": len(cards), "low": 0, "high": most})
        return bytes(cards)


@dataclass(frozen=True)
class Cargo:
    """Units of each resource; inside the engine they have four bits each."""

    def rest(self) -> int:
        """An empty hold."""
        return 0

    def write(self, box: Any, value: int) -> dict[str, int]:
        """A number for every resource."""
        return {name: (value >> (4 * resource)) & 15 for resource, name in enumerate(v.RESOURCES)}

    def read(self, box: Any, table: Table, key: str) -> int:
        """No more of a kind than the largest hold takes."""
        cargo = table.table(key)
        cargo.only(list(v.RESOURCES))
        most = int(box.capacity_upgraded)
        return sum([cargo.number_or(name, 0, 0, most) << (4 * resource) for resource, name in enumerate(v.RESOURCES)])


@dataclass(frozen=True)
class Cells:
    """Cells, of which one may be there twice; inside the engine they are sorted bytes."""

    def rest(self) -> bytes:
        """None of them."""
        return b""

    def write(self, box: Any, value: bytes) -> list[str]:
        """By name."""
        return [v.CELLS[cell] for cell in value]

    def read(self, box: Any, table: Table, key: str) -> bytes:
        """By number."""
        cells: list[int] = []
        for word in table.items(key):
            if not isinstance(word, str):
                raise table.wrong_type(key, "texts", word)
            cells.append(v.CELLS.index(table.check_word(key, word, list(v.CELLS))))
        return bytes(sorted(cells))


MOST_POINTS: Final = 100000
SPACES: Final = [space_name(space) for space in range(v.SPACE_COUNT)]

PLAYER: Final = (
    Kept("ark", Name(SPACES, v.PORTAL)),
    Kept("upgrades", Bits(v.UPGRADES)),
    Kept("engines", Number(0, 2)),
    Kept("cargo", Cargo()),
    Kept("colonies", Bits(v.CELLS)),
    Kept("colony_pool", Number(-MOST_POINTS, MOST_POINTS)),
    Kept("outposts", Cells()),
    Kept("outpost_pool", Number(-MOST_POINTS, MOST_POINTS)),
)
"""What seats and the Automa have both."""
SEAT: Final = (
    Kept("ready", Bits(v.SPECIALISTS)),
    Kept("above", Cards("crew_ids", "row"), "top"),
    Kept("below", Cards("crew_ids", "row"), "bottom"),
    Kept("survivors", Cards("survivor_ids", "survivors_held")),
    Kept("settled", Cards("survivor_ids")),
)
AUTOMA: Final = (Kept("symbols", Cards("crew_ids")),)
POINTS: Final = (
    Kept("merit", Number(0, MOST_POINTS), "merit_vp"),
    Kept("bonus", Number(0, MOST_POINTS), "bonus_vp"),
    Kept("unlocked", Number(-MOST_POINTS, MOST_POINTS), "unlocked_vp"),
    Kept("placed", Number(0, MOST_POINTS), "placed_vp"),
)


def belongs(attribute: str) -> Callable[[Position, object], bool]:
    """When the table may keep it, as the stages of the game say."""
    return lambda state, owner: state.step == KEPT_IN_STEP[attribute]


TURN: Final = (
    Kept("plays", UpTo("plays"), belongs=belongs("plays")),
    Kept("deeds", Bits(list(v.DESTINATION_ACTIONS)), "actions_done", belongs("actions_done")),
)
PILES: Final = (
    Kept("crew_discard", Cards("crew_ids")),
    Kept("cantina", Cards("crew_ids", "cantina")),
    Kept("survivor_discard", Cards("survivor_ids")),
)
LOOKED_AT_SET_UP: Final = Kept("looked", Cards("crew_ids"))
LOOKED: Final = Kept("looked", Cards("survivor_ids"))

OPERAND: Final[dict[str, Kind]] = {
    "effect": Name("effect_ids"),
    "crew": Name("crew_ids"),
    "survivor": Name("survivor_ids"),
    "upgrade": Name(v.UPGRADES),
    "cell": Name(v.CELLS),
    "colour": Name(v.COLOURS),
    "card": Name("automa_ids"),
    "cards": Number(1, 254),
    "left": Number(1, 254),
}
"""How the operands of tasks are written; all others are numbers of one byte."""
BYTE: Final = Number(0, 254)


def write_all(entries: Sequence[Kept], box: Any, owner: Any) -> Document:
    """What is always written, at rest or not."""
    return {entry.key: entry.kind.write(box, entry.value(owner)) for entry in entries}


# ------------------------------------------------------------------ tasks


def operands_of(state: Position, task: int, seat: int) -> tuple[str, ...]:
    """The operands of a task of this player."""
    return AUTOMA_SPENDS if task == v.SPEND and seat == state.count else OPERANDS[task]


def write_tasks(state: Position, tasks: bytes) -> list[Document]:
    """Tasks one after another."""
    return [write_task(state, tasks[at : at + TASK_SIZE]) for at in range(0, len(tasks), TASK_SIZE)]


def write_task(state: Position, task: bytes) -> Document:
    """One task with its operands."""
    document: Document = {"task": v.TASKS[task[0]], "seat": task[1]}
    for i, operand in enumerate(operands_of(state, task[0], task[1])):
        document[operand] = OPERAND.get(operand, BYTE).write(state.box, task[2 + i])
    return document


def read_task(state: Position, table: Table) -> bytes:
    """One task with its operands."""
    task = v.TASKS.index(table.choice("task", list(v.TASKS[1:])))
    seat = table.number("seat", 0, len(state.players) - 1)
    operands = operands_of(state, task, seat)
    table.only(["task", "seat", *operands])
    numbers: list[Any] = [OPERAND.get(operand, BYTE).read(state.box, table, operand) for operand in operands]
    return task_of(task, seat, *numbers)


def all_tasks(state: Position) -> list[bytes]:
    """What is being done, and what waits."""
    tasks = state.task + state.agenda
    return [tasks[at : at + TASK_SIZE] for at in range(0, len(tasks), TASK_SIZE)]
