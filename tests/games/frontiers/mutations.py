"""Documents broken at random: something is left out, doubled, moved, or becomes something else."""

import copy
from collections.abc import Callable
from typing import Any

from galaktyka.core.rng import Rng
from galaktyka.games.frontiers import GAME
from galaktyka.games.frontiers.tiles import KINDS
from galaktyka.games.frontiers.vocabulary import ACTION_TILES, ENDS, PHASES, QUESTIONS, STAGES

Place = tuple[Any, Any]
"""A list or a dict, and the index or key in it."""

PACK = GAME.box.pack
STRANGE: list[Any] = [None, True, False, -1, 0, 1, 2, 5, 60, 10**9, 2**70, 1.5, "", "x", [], {}, [[]], {"tile": 3}]
WORDS: list[list[str]] = [
    GAME.box.ids, [goal.id for goal in PACK.goals], KINDS, list(ACTION_TILES), list(PHASES), list(QUESTIONS),
    list(STAGES), list(ENDS),
]  # fmt: skip
TOP_KEYS = [
    "format", "game", "content", "options", "rng", "seed", "round", "phase", "stage", "track", "picking", "taken",
    "action", "chooser", "turn", "vp_pool", "colonist_pool", "produce_credits", "technologies", "bag", "display",
    "leaving", "ends", "revelations", "goal_stack", "goals_up", "looked", "hidden_goal", "part", "players",
]  # fmt: skip
PART_KEYS = [
    "chosen", "second", "settling", "upgraded", "upgrading", "temporary", "power", "spent", "given", "used",
    "consumed", "sale", "windfalls", "stored",
]  # fmt: skip
PLAYER_KEYS = [
    "board", "colonies", "technologies", "discovered", "credits", "colonists", "vp", "stored_goods",
    "stored_planets", "stored_credits", "refinery", "made", "active", "question", "owe", "floor",
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
        return pick(rng, kin[0]) if kin and rng.below(3) else some_word(rng)
    return some_word(rng)


def change(document: dict[str, Any], rng: Rng) -> None:
    where, key = pick(rng, places(document))
    where[key] = other_value(where[key], rng)


def leave_out(document: dict[str, Any], rng: Rng) -> None:
    where, key = pick(rng, places(document))
    del where[key]


def add(document: dict[str, Any], rng: Rng) -> None:
    """A key that may stand there, or one thing more in a list."""
    tables = [(document, TOP_KEYS), *((player, PLAYER_KEYS) for player in document["players"])]
    tables.append((document.setdefault("part", {}), PART_KEYS) if rng.below(2) else tables[0])
    lists = [where[key] for where, key in places(document) if isinstance(where[key], list)]
    if rng.below(2) and lists:
        pick(rng, lists).append(pick(rng, [some_word(rng), rng.below(5), copy.deepcopy(pick(rng, STRANGE))]))
        return
    where, keys = pick(rng, tables)
    where[pick(rng, keys)] = pick(rng, [some_word(rng), rng.below(9), True, [some_word(rng)], {"any": 1}, [], {}])


def move(document: dict[str, Any], rng: Rng) -> None:
    """Two things of one type change places, or one is put where another was."""
    found = places(document)
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


def step_aside(document: dict[str, Any], rng: Rng) -> None:
    """Another phase, stage or turn."""
    key = pick(rng, ["phase", "stage", "turn", "picking"])
    document[key] = pick(rng, {"phase": [*PHASES], "stage": [*STAGES]}.get(key, [0, 1, 2, 3, 4, 5]))


MUTATIONS: list[Callable[[dict[str, Any], Rng], None]] = [change, change, leave_out, add, move, ask_another, step_aside]


def broken(document: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy with one to three things wrong; often without what would only have to agree with the rest."""
    result = copy.deepcopy(document)
    if rng.below(4):
        for key in ("bag", "vp_pool", "colonist_pool", "technologies", "chooser", "action", "goal_stack", "rng"):
            result.pop(key, None)
    for _ in range(1 + rng.below(3)):
        try:
            pick(rng, MUTATIONS)(result, rng)
        except (KeyError, TypeError, IndexError, AttributeError):
            break  # the document is in pieces already
    return result
