"""Reading the agenda: what is being done and what is still to be done. A task that does not fit is refused.

Some tasks never wait: they are carried out before anybody is asked the next question. Only those that can wait may
stand on the agenda of a document, so that whatever happens before their turn cannot take away what they are about.
"""

from __future__ import annotations

from typing import Final

from galaktyka.core.content import Table
from galaktyka.games.artifacts.document import SOURCES, TASK_FIELDS
from galaktyka.games.artifacts.rules.empire import place_of
from galaktyka.games.artifacts.rules.operations import TURNED_SIZE, turned_over
from galaktyka.games.artifacts.state import Position, task_of
from galaktyka.games.artifacts.vocabulary import (
    ACT,
    ALIENS,
    ATTACK,
    BLOCKADE,
    COMPLETE,
    FLIPS,
    FROM_ARTIFACT,
    FROM_CARD,
    FROM_EFFECT,
    FROM_FACTION,
    NO_CARD,
    NONE,
    OPERATIONAL,
    OPS,
    PHASES,
    PLANET,
    PRODUCE,
    RESOLVE,
    REVEAL,
    SCORE,
    SENDING,
    SET_UP,
    SETUP,
    SHIP,
    SIDES,
    STRIKE,
    TASK_SIZE,
    TASKS,
    TECHNOLOGY,
    THIS_SHIP,
    TYPES,
)

NEVER_WAIT: Final = ("buy", "arrive", "resolve", "end-attack", "prepared", "paid")
ONLY_NEXT: Final = ("complete", "reveal", "exchanged")
"""Tasks that wait only as the very next one: for a payment, or for the decision about a stronger attack."""

RANGES: Final[dict[str, tuple[int, int]]] = {
    "way": (0, 1),
    "cards": (1, 40),
    "turned": (0, 8),
    "sure": (0, 1),
    "mode": (0, 2),
    "bonus": (0, 99),
    "sent": (0, 3),
    "rerolls": (0, 9),
    "tokens": (0, 99),
    "scouts": (0, 1),
    "here": (0, 1),
    "floor": (0, 254),
    "step": (0, 9),
    "about": (0, 254),
}


def read_agenda(state: Position, top: Table) -> None:
    """The tasks still to be done, and the one that waits for an answer."""
    agenda = b""
    for number, table in enumerate(top.tables("agenda"), 1):
        table.place = f"agenda #{number}"
        task = read_task(state, table)
        name = TASKS[task[0]]
        if name in NEVER_WAIT or (name in ONLY_NEXT and number > 1):
            raise table.error("document.never-waits", {"task": name})
        agenda += task
    state.agenda = agenda
    if top.has("task"):
        table = top.table("task")
        table.place = "task"
        state.task = read_task(state, table)
    elif state.phase == SETUP and not agenda:
        state.agenda = whole_set_up(state)
    check_strikes(state, top)
    check_order(state, top)
    check_turned(state, top)
    check_set_up(state, top)


def whole_set_up(state: Position) -> bytes:
    """Whoever has no faction chooses one; if everybody has one, all carry out what it says."""
    order = [(state.first + turn) % state.count for turn in range(state.count)]
    return b"".join([task_of(SET_UP, seat, 0) for seat in choosing_seats(state) or order])


def choosing_seats(state: Position) -> list[int]:
    """Who has no faction yet, in the order in which they choose."""
    return [seat for seat, player in enumerate(state.players) if player.faction == NO_CARD]


def read_task(state: Position, table: Table) -> bytes:
    """One task with its operands."""
    name = table.choice("task", [task for task in TASKS if task in TASK_FIELDS])
    fields = TASK_FIELDS[name]
    table.only(["task", "seat", *fields])
    numbers = [TASKS.index(name), table.number("seat", 0, int(state.count) - 1)]
    for field in fields:
        numbers.append(read_operand(state, table, field, numbers))
    numbers += [0] * (TASK_SIZE - len(numbers))
    task = bytes(numbers)
    if state.phase != (SETUP if name == "set-up" else ACT):
        raise table.error("document.not-now", {"key": name, "phase": PHASES[state.phase]})
    fault = fault_in_task(state, task)
    if fault:
        raise table.error("document.task", {"task": name, "key": fault})
    return task


def read_operand(state: Position, table: Table, field: str, before: list[int]) -> int:
    """One operand: a name or a number."""
    box = state.box
    if field == "card":
        return named(table, field, box.ids) if table.data.get(field) is not None else NONE
    if field == "from":
        return named(table, field, box.ids) if table.data.get(field) is not None else 0
    if field == "deck":
        return TYPES.index(table.choice(field, list(TYPES)))
    if field == "row":
        return TYPES.index(table.choice(field, list(TYPES))) if table.data.get(field) is not None else NONE
    if field == "side":
        return SIDES.index(table.choice(field, list(SIDES)))
    if field == "plan":
        return named(table, field, [plan.id for plan in box.pack.plans])
    if field == "artifact":
        return named(table, field, [artifact.id for artifact in box.pack.artifacts])
    if field == "source":
        return SOURCES.index(table.choice(field, list(SOURCES)))
    if field == "index":
        return read_source(state, table, before[2])
    if field == "target":
        return table.number(field, 0, int(state.count))
    if field in ("effect", "op"):
        return read_op_place(state, table, field, before)
    if field in ("about", "cards", "tokens") and field in table.data and table.data[field] is None:
        return NONE
    low, high = RANGES[field]
    return table.number(field, low, high)


def named(table: Table, field: str, known: list[str]) -> int:
    """The number of something by its id."""
    word = table.text(field)
    if word not in known:
        table.check_word(field, word, known)
    return known.index(word)


def read_source(state: Position, table: Table, source: int) -> int:
    """Whose operations they are."""
    pack = state.box.pack
    if source == FROM_ARTIFACT:
        return named(table, "index", [artifact.id for artifact in pack.artifacts])
    if source == FROM_FACTION:
        return named(table, "index", [faction.id for faction in pack.factions])
    return named(table, "index", state.box.ids)


def read_op_place(state: Position, table: Table, field: str, before: list[int]) -> int:
    """Which effect of the card, and which of its operations; it must be there."""
    number = table.number(field, 0, 20)
    source, index = before[2], before[3]
    if field == "effect":
        most = len(state.box.pack.cards[index].effects) if source == FROM_EFFECT else 1
        if number >= most:
            raise table.error("document.no-operation", {"card": table.text("index")})
        return number
    if number >= len(state.box.ops(source, index, before[4])):
        raise table.error("document.no-operation", {"card": table.text("index")})
    return number


# ------------------------------------------------------------------ does it fit the position?


def fault_in_task(state: Position, task: bytes) -> str:
    """The operand that does not fit the position; empty if all do."""
    box = state.box
    player = state.players[task[1]]
    name = task[0]
    if name == COMPLETE:
        return "" if task[2] in player.projects else "card"
    if name in (PRODUCE, SCORE):
        place = place_of(player, task[2])
        there = place >= 0 and player.sides[place] == OPERATIONAL
        return "" if there and box.type[task[2]] == (PLANET if name == PRODUCE else TECHNOLOGY) else "card"
    if name == OPS:
        return fault_in_operation(state, task)
    if name == ATTACK:
        return fault_in_fleet(state, task)
    if name == SENDING:
        if task[7] == 2:
            return "sent"
        return fault_in_fleet(state, task) or fault_in_target(state, task[1], task[5], task[6])
    if name in (STRIKE, REVEAL, RESOLVE):
        return fault_in_strike(state, task)
    if name == BLOCKADE:
        if task[3] in (0, NONE):
            return "tokens"
        return "target" if task[2] == ALIENS else fault_in_target(state, task[1], task[2], 0)
    return fault_in_other_task(state, task)


def fault_in_other_task(state: Position, task: bytes) -> str:
    """Set-up, the end of an action, and what cards do."""
    name = TASKS[task[0]]
    player = state.players[task[1]]
    if name == "set-up":
        faction = player.faction
        steps = 1 if faction == NO_CARD else len(state.box.pack.factions[faction].setup)
        return "" if task[2] < steps else "step"
    if name in ("attach", "flips"):
        return "cards" if task[2] == NONE else ""
    if name == "lift":
        return "tokens" if task[3] == NONE else ""
    if name in ("end-action", "exchanged"):
        return "" if task[1] == state.active else "seat"
    if name == "end-attack":
        return "" if task[2] == ALIENS else "target"
    if name == "switch-off":
        return "" if task[2] != NONE and state.box.type[task[2]] == SHIP else "card"
    return ""


def fault_in_operation(state: Position, task: bytes) -> str:
    """Whose operations they are: a card of the seat, an artifact that it holds, or its faction."""
    player = state.players[task[1]]
    source, index = task[2], task[3]
    if source == FROM_CARD and index not in player.empire:
        return "index"
    if source == FROM_EFFECT and index not in player.empire and index not in player.projects:
        return "index"
    if source == FROM_ARTIFACT and index not in player.artifacts:
        return "index"
    if source == FROM_FACTION and index != player.faction:
        return "index"
    ops = state.box.ops(source, index, task[4])
    if any(op.does == "steal" for op in ops[task[5] :]):
        return "" if 1 <= task[6] <= state.count and task[6] - 1 != task[1] else "about"
    return ""


def fault_in_fleet(state: Position, task: bytes) -> str:
    """One ship alone is named, others are not."""
    if task[2] != THIS_SHIP:
        return "" if task[3] == NONE else "card"
    return "" if task[3] != NONE and state.box.type[task[3]] == SHIP else "card"


def fault_in_target(state: Position, seat: int, target: int, plan: int) -> str:
    """The aliens, or another empire that defends itself with the basic plan or one that it has shown."""
    if target == ALIENS:
        return "plan" if plan else ""
    if target - 1 == seat:
        return "target"
    return "" if plan == 0 or plan in state.players[target - 1].shown_plans else "plan"


def fault_in_strike(state: Position, task: bytes) -> str:
    """A ship that attacks now; once its card has been resolved it may be lost."""
    if task[2] == NONE or state.box.type[task[2]] != SHIP:
        return "card"
    if task[0] != RESOLVE:
        player = state.players[task[1]]
        place = place_of(player, task[2])
        if place < 0 or player.sides[place] != OPERATIONAL or task[2] not in state.attacked:
            return "card"
    return fault_in_target(state, task[1], task[3], task[4])


def check_strikes(state: Position, top: Table) -> None:
    """No ship is in the middle of two attacks; the reveal after a decision about its strength is the same attack."""
    ships: list[int] = []
    for at in range(0, len(state.agenda), TASK_SIZE):
        if state.agenda[at] in (STRIKE, REVEAL):
            ships.append(state.agenda[at + 2])
    if state.task and state.task[0] == REVEAL:
        ships.append(state.task[2])
    if state.task and state.task[0] == STRIKE and state.agenda[:1] != bytes([REVEAL]):
        ships.append(state.task[2])
    for ship in ships:
        if ships.count(ship) > 1:
            raise top.error("document.task", {"task": "strike", "key": state.box.ids[ship]})


def check_order(state: Position, top: Table) -> None:
    """No technology is waiting to score twice, and no planet to produce."""
    for task in (SCORE, PRODUCE):
        cards = [state.agenda[at + 2] for at in range(0, len(state.agenda), TASK_SIZE) if state.agenda[at] == task]
        for card in cards:
            if cards.count(card) > 1:
                raise top.error("document.task", {"task": TASKS[task], "key": state.box.ids[card]})


def check_turned(state: Position, top: Table) -> None:
    """Cards that were turned already wait right behind the turning of the next, and bring what they must."""
    tasks = state.task + state.agenda
    for at in range(0, len(tasks), TASK_SIZE):
        if tasks[at] == FLIPS:
            behind = at + TASK_SIZE
            for start in range(behind, behind + tasks[at + 3] * TURNED_SIZE, TURNED_SIZE):
                if not is_turned(state, tasks[at + 1], tasks[start : start + TURNED_SIZE]):
                    raise top.error("document.task", {"task": "flips", "key": "turned"})


def is_turned(state: Position, seat: int, tasks: bytes) -> bool:
    """Whether they are what an operational card of the seat brings that was turned."""
    if len(tasks) < TURNED_SIZE:
        return False
    card = tasks[3] if tasks[0] == ATTACK else tasks[2]
    player = state.players[seat]
    place = place_of(player, card)
    return place >= 0 and player.sides[place] == OPERATIONAL and tasks == turned_over(state, seat, card)


def check_set_up(state: Position, top: Table) -> None:
    """In set-up nobody waits twice, and the decks have enough cards."""
    if state.phase != SETUP:
        return
    waiting = [state.agenda[at + 1] for at in range(0, len(state.agenda), TASK_SIZE)]
    if len(set(waiting)) < len(waiting):
        raise top.error("document.task", {"task": "set-up", "key": "seat"})
    check_choices(state, top, waiting)
    steps = max([len(faction.setup) for faction in state.box.pack.factions])
    for deck, cards in enumerate(state.decks):
        if len(cards) < steps * state.count:
            raise top.error("document.task", {"task": "set-up", "key": TYPES[deck]})


def check_choices(state: Position, top: Table, waiting: list[int]) -> None:
    """Factions are chosen first of all: whoever has none waits, nobody else does, and nobody has cards in hand."""
    choosing = choosing_seats(state)
    if not choosing:
        return
    now = [state.task[1]] if state.task else []
    if sorted(now + waiting) != choosing:
        raise top.error("document.task", {"task": "set-up", "key": "seat"})
    if any(len(player.hand) > 0 for player in state.players):
        raise top.error("document.task", {"task": "set-up", "key": "hand"})
