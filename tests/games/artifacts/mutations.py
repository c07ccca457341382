"""Documents broken at random: something is left out, doubled, moved, or becomes something else."""

import copy
from collections.abc import Callable
from typing import Any

from galaktyka.core.rng import Rng
from galaktyka.games.artifacts import GAME
from galaktyka.games.artifacts.document import SOURCES, TASK_FIELDS
from galaktyka.games.artifacts.vocabulary import COLOURS, PHASES, QUESTIONS, SIDES, TYPES

Place = tuple[Any, Any]
"""A list or a dict, and the index or key in it."""

BOX = GAME.box
PACK = BOX.pack
STRANGE: list[Any] = [None, True, False, -1, 0, 1, 2, 5, 99, 254, 255, 10**9, 2**70, 1.5, "", "x", [], {}, [[]]]
WORDS: list[list[str]] = [
    BOX.ids, BOX.resource_ids, BOX.section_ids, [plan.id for plan in PACK.plans], [s.id for s in PACK.systems],
    [artifact.id for artifact in PACK.artifacts], [faction.id for faction in PACK.factions], list(TYPES), list(SIDES),
    list(COLOURS), list(PHASES), list(QUESTIONS), list(TASK_FIELDS), list(SOURCES),
]  # fmt: skip
TOP_KEYS = [
    "format", "game", "content", "options", "rng", "seed", "phase", "turn", "first", "active", "marker", "ending",
    "deck", "discard", "decks", "system", "systems", "plan_deck", "artifact_deck", "revelations", "turn_notes",
    "agenda", "task", "players", "unlisted",
]  # fmt: skip
NOTE_KEYS = [
    "actions", "raised", "raised_planets", "attack_bonus", "rerolls", "need", "paid", "slots", "planet_slots", "sets",
    "colour", "used", "attacked", "switched", "gold", "from_planets", "looked", "fresh", "revealed",
]  # fmt: skip
PLAYER_KEYS = [
    "hand", "projects", "empire", "credits", "vp", "faction", "plans", "shown_plans", "artifacts", "scored",
    "question", "owe", "floor",
]  # fmt: skip


def pick(rng: Rng, things: list[Any]) -> Any:
    return things[rng.below(len(things))]


def places(value: Any) -> list[Place]:
    """Every place in a document."""
    found: list[Place] = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found.append((value, key))
        found += places(inner)
    return found


def telling_places(document: dict[str, Any], rng: Rng) -> list[Place]:
    """Most often not in the long piles, which are nearly all of a document."""
    piles = ("deck", "discard", "decks", "systems", "plan_deck", "artifact_deck", "rng")
    if rng.below(4):
        document = {key: value for key, value in document.items() if key not in piles}
    found = places(document)
    return [place for place in found if place[0] is not document] or found


def some_word(rng: Rng) -> str:
    return str(pick(rng, pick(rng, WORDS)))


def other_value(value: Any, rng: Rng) -> Any:
    """Another value, most often of the same type."""
    if rng.below(9) == 0:
        return copy.deepcopy(pick(rng, STRANGE))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + pick(rng, [-2, -1, 1, 2, rng.below(20)])
    if isinstance(value, str):
        kin = [words for words in WORDS if value in words]
        return pick(rng, kin[0]) if kin and rng.below(4) else some_word(rng)
    return some_word(rng)


def change(document: dict[str, Any], rng: Rng) -> None:
    where, key = pick(rng, telling_places(document, rng))
    where[key] = other_value(where[key], rng)


def leave_out(document: dict[str, Any], rng: Rng) -> None:
    where, key = pick(rng, telling_places(document, rng))
    del where[key]


def add(document: dict[str, Any], rng: Rng) -> None:
    """A key that may stand there, or one thing more in a list."""
    tables = [(document, TOP_KEYS), *((player, PLAYER_KEYS) for player in document["players"])]
    tables.append((document.setdefault("turn_notes", {}), NOTE_KEYS) if rng.below(2) else tables[0])
    lists = [where[key] for where, key in telling_places(document, rng) if isinstance(where[key], list)]
    if rng.below(2) and lists:
        pick(rng, lists).append(pick(rng, [some_word(rng), rng.below(5), copy.deepcopy(pick(rng, STRANGE))]))
        return
    where, keys = pick(rng, tables)
    where[pick(rng, keys)] = pick(rng, [some_word(rng), rng.below(9), True, [some_word(rng)], {"any": 1}, [], {}])


def move(document: dict[str, Any], rng: Rng) -> None:
    """Two things of one type change places, or one is put where another was."""
    found = telling_places(document, rng)
    first, at = pick(rng, found)
    second, to = pick(rng, [(where, key) for where, key in found if type(where[key]) is type(first[at])])
    one, two = copy.deepcopy(first[at]), copy.deepcopy(second[to])
    second[to] = one
    if rng.below(2):
        first[at] = two


def ask_another(document: dict[str, Any], rng: Rng) -> None:
    """The question goes to somebody else, becomes another one, or disappears."""
    for player in document["players"]:
        question = player.pop("question", None)
        if question:
            pick(rng, document["players"])["question"] = pick(rng, [question, pick(rng, list(QUESTIONS))])


def some_operand(field: str, document: dict[str, Any], rng: Rng) -> Any:
    """Something that may stand there; cards most often from the table."""
    if field in ("card", "index"):
        cards = [entry["card"] for player in document["players"] for entry in player["empire"] + player["projects"]]
        return pick(rng, [*cards, *cards, None, some_word(rng)])
    if field in ("deck", "row"):
        return pick(rng, [*TYPES, None])
    if field == "side":
        return pick(rng, list(SIDES))
    if field == "source":
        return pick(rng, list(SOURCES))
    if field == "plan":
        return pick(rng, [PACK.plans[0].id, PACK.plans[0].id, pick(rng, WORDS[3])])
    if field == "artifact":
        return pick(rng, WORDS[5])
    return pick(rng, [0, 0, 0, 1, 1, 2, 3, rng.below(256), None])


def new_task(document: dict[str, Any], rng: Rng) -> None:
    """Another task is being done, or waits."""
    name = pick(rng, list(TASK_FIELDS))
    task = {"task": name, "seat": rng.below(len(document["players"]))}
    task |= {field: some_operand(field, document, rng) for field in TASK_FIELDS[name]}
    if rng.below(3) == 0:
        document["task"] = task
        return
    agenda = document.setdefault("agenda", [])
    agenda.insert(rng.below(len(agenda) + 1), task)


def shuffle_agenda(document: dict[str, Any], rng: Rng) -> None:
    """The tasks in another order, or one of them twice."""
    agenda = document.setdefault("agenda", [])
    if agenda and rng.below(2):
        agenda.append(copy.deepcopy(pick(rng, agenda)))
    rng.shuffle(agenda)


def step_aside(document: dict[str, Any], rng: Rng) -> None:
    """Another phase or turn."""
    key = pick(rng, ["phase", "turn", "active", "first", "marker"])
    document[key] = pick(rng, list(PHASES)) if key == "phase" else rng.below(6)


MUTATIONS: list[Callable[[dict[str, Any], Rng], None]] = [
    change, change, change, leave_out, add, move, ask_another, new_task, new_task, shuffle_agenda, step_aside,
]  # fmt: skip


def broken(document: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy with one to three things wrong; often without what would only have to agree with the rest."""
    result = copy.deepcopy(document)
    if rng.below(4):
        for key in ("deck", "discard", "decks", "systems", "plan_deck", "artifact_deck", "rng"):
            result.pop(key, None)
        result["unlisted"] = "shuffle"
    for _ in range(1 + rng.below(3)):
        try:
            pick(rng, MUTATIONS)(result, rng)
        except (KeyError, TypeError, IndexError, AttributeError):
            break  # the document is in pieces already
    return result
