"""Documents broken at random: something is left out, doubled, moved, or becomes something else."""

import copy
from collections.abc import Callable
from typing import Any

from galaktyka.core.rng import Rng
from galaktyka.games.cosmos import GAME
from galaktyka.games.cosmos.document_tasks import FIELDS, effect_names
from galaktyka.games.cosmos.rules.travel import space_name
from galaktyka.games.cosmos.vocabulary import (
    CELLS,
    COLOURS,
    DEEDS,
    QUESTIONS,
    RESOURCES,
    SPACE_COUNT,
    SPECIALISTS,
    STEPS,
    TASKS,
    UPGRADES,
)

Place = tuple[Any, Any]
"""A list or a dict, and the index or key in it."""

BOX = GAME.box
STRANGE: list[Any] = [None, True, False, -1, 0, 1, 2, 5, 99, 254, 255, 10**9, 2**70, 1.5, "", "x", [], {}, [[]]]
SPACES = [space_name(space) for space in range(SPACE_COUNT)]
WORDS: list[list[str]] = [
    BOX.crew_ids, BOX.survivor_ids, BOX.planet_ids, BOX.automa_ids, SPACES, list(CELLS), list(COLOURS), list(DEEDS),
    list(QUESTIONS), list(RESOURCES), list(SPECIALISTS), list(STEPS), list(TASKS), list(UPGRADES), effect_names(BOX),
]  # fmt: skip
PILES = ("crew_deck", "crew_discard", "survivor_deck", "survivor_discard", "planet_deck", "rng")
TOP_KEYS = [
    "format", "game", "content", "options", "rng", "seed", "round", "step", "first", "turns", "active", "closing",
    "cells", "planet_deck", "crew_deck", "crew_discard", "cantina", "survivor_deck", "survivor_discard",
    "revelations", "players", "automa", "plays", "deeds", "looked", "agenda", "task", "asked", "question", "floor",
    "unlisted",
]  # fmt: skip
PLAYER_KEYS = [
    "ark", "cargo", "upgrades", "engines", "colonies", "colony_pool", "outposts", "outpost_pool", "vp", "ready",
    "above", "below", "survivors", "settled", "symbols", "deck", "discard",
]  # fmt: skip
OPERANDS: dict[str, list[str]] = {
    "effect": effect_names(BOX), "crew": BOX.crew_ids, "survivor": BOX.survivor_ids, "upgrade": list(UPGRADES),
    "cell": list(CELLS), "colour": list(COLOURS), "card": BOX.automa_ids,
}  # fmt: skip


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
    if rng.below(4):
        document = {key: value for key, value in document.items() if key not in PILES}
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


def players_of(document: dict[str, Any]) -> list[Any]:
    """The seats and the Automa."""
    return [*document["players"], *([document["automa"]] if "automa" in document else [])]


def change(document: dict[str, Any], rng: Rng) -> None:
    where, key = pick(rng, telling_places(document, rng))
    where[key] = other_value(where[key], rng)


def leave_out(document: dict[str, Any], rng: Rng) -> None:
    where, key = pick(rng, telling_places(document, rng))
    del where[key]


def add(document: dict[str, Any], rng: Rng) -> None:
    """A key that may stand there, or one thing more in a list."""
    tables = [(document, TOP_KEYS), *((player, PLAYER_KEYS) for player in players_of(document))]
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
    """The question becomes another one, goes to somebody else, or disappears."""
    kind = rng.below(3)
    if kind == 0:
        document["question"] = pick(rng, list(QUESTIONS))
    elif kind == 1:
        document["asked"] = rng.below(4)
    else:
        for key in ("question", "asked", "floor", "task", "agenda", "looked"):
            document.pop(key, None)


def new_task(document: dict[str, Any], rng: Rng) -> None:
    """Another task is being done, or waits."""
    number = pick(rng, list(FIELDS))
    task: dict[str, Any] = {"task": TASKS[number], "seat": rng.below(len(document["players"]) + 1)}
    for field in FIELDS[number]:
        task[field] = pick(rng, OPERANDS[field]) if field in OPERANDS else pick(rng, [0, 1, 1, 2, 3, rng.below(256)])
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
    """Another step, turn or round."""
    key = pick(rng, ["step", "turns", "active", "first", "closing", "round"])
    document[key] = pick(rng, list(STEPS)) if key == "step" else rng.below(6)


def rearrange(document: dict[str, Any], rng: Rng) -> None:
    """Something that a player has is something else: what only has to agree with the rest is left out."""
    player = pick(rng, players_of(document))
    for key in ("colony_pool", "outpost_pool", "engines"):
        player.pop(key, None)
    key = pick(rng, ["ark", "cargo", "upgrades", "colonies", "outposts", "ready", "above", "below", "survivors"])
    if key == "ark":
        player[key] = pick(rng, SPACES)
    elif key == "cargo":
        player[key] = {resource: rng.below(7) for resource in RESOURCES}
    else:
        words = {"upgrades": list(UPGRADES), "colonies": list(CELLS), "outposts": list(CELLS)}
        words |= {"ready": list(SPECIALISTS), "survivors": BOX.survivor_ids}
        player[key] = [pick(rng, words.get(key, BOX.crew_ids)) for _ in range(rng.below(4))]


MUTATIONS: list[Callable[[dict[str, Any], Rng], None]] = [
    change, change, change, leave_out, add, move, ask_another, new_task, new_task, shuffle_agenda, step_aside,
    rearrange, rearrange,
]  # fmt: skip


def broken(document: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy with one to three things wrong; often without what would only have to agree with the rest."""
    result = copy.deepcopy(document)
    if rng.below(4):
        for key in PILES:
            result.pop(key, None)
        result["unlisted"] = "shuffle"
    for _ in range(1 + rng.below(3)):
        try:
            pick(rng, MUTATIONS)(result, rng)
        except (KeyError, TypeError, IndexError, AttributeError):
            break  # the document is in pieces already
    return result
