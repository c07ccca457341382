"""Documents of Micro Cosmos broken at random."""

from typing import Any

from galaktyka.core.rng import Rng
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.engine.stages import OPERANDS as FIELDS
from galaktyka.games.cosmos.game import GAME
from tests.games.broken import Breaker, Document, pick, put_task, shuffle_agenda

BOX = GAME.box
SPACES = [space_name(space) for space in range(v.SPACE_COUNT)]
WORDS: list[list[str]] = [
    BOX.crew_ids, BOX.survivor_ids, BOX.planet_ids, BOX.automa_ids, SPACES, list(v.CELLS), list(v.COLOURS),
    list(v.DESTINATION_ACTIONS), list(v.QUESTIONS), list(v.RESOURCES), list(v.SPECIALISTS), list(v.STEPS),
    list(v.TASKS), list(v.UPGRADES), BOX.effect_ids,
]  # fmt: skip
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
    "effect": BOX.effect_ids, "crew": BOX.crew_ids, "survivor": BOX.survivor_ids, "upgrade": list(v.UPGRADES),
    "cell": list(v.CELLS), "colour": list(v.COLOURS), "card": BOX.automa_ids,
}  # fmt: skip


def players_of(document: Document) -> list[Any]:
    """The seats and the Automa."""
    return [*document["players"], *([document["automa"]] if "automa" in document else [])]


def ask_another(document: Document, rng: Rng) -> None:
    """The question becomes another one, goes to somebody else, or disappears."""
    kind = rng.below(3)
    if kind == 0:
        document["question"] = pick(rng, list(v.QUESTIONS))
    elif kind == 1:
        document["asked"] = rng.below(4)
    else:
        for key in ("question", "asked", "floor", "task", "agenda", "looked"):
            document.pop(key, None)


def new_task(document: Document, rng: Rng) -> None:
    """Another task is being done, or waits."""
    number = pick(rng, list(FIELDS))
    task: Document = {"task": v.TASKS[number], "seat": rng.below(len(document["players"]) + 1)}
    for field in FIELDS[number]:
        task[field] = pick(rng, OPERANDS[field]) if field in OPERANDS else pick(rng, [0, 1, 1, 2, 3, rng.below(256)])
    put_task(document, task, rng)


def step_aside(document: Document, rng: Rng) -> None:
    """Another step, turn or round."""
    key = pick(rng, ["step", "turns", "active", "first", "closing", "round"])
    document[key] = pick(rng, list(v.STEPS)) if key == "step" else rng.below(6)


def rearrange(document: Document, rng: Rng) -> None:
    """Something that a player has is something else: what only has to agree with the rest is left out."""
    player = pick(rng, players_of(document))
    for key in ("colony_pool", "outpost_pool", "engines"):
        player.pop(key, None)
    key = pick(rng, ["ark", "cargo", "upgrades", "colonies", "outposts", "ready", "above", "below", "survivors"])
    if key == "ark":
        player[key] = pick(rng, SPACES)
    elif key == "cargo":
        player[key] = {resource: rng.below(7) for resource in v.RESOURCES}
    else:
        words = {"upgrades": list(v.UPGRADES), "colonies": list(v.CELLS), "outposts": list(v.CELLS)}
        words |= {"ready": list(v.SPECIALISTS), "survivors": BOX.survivor_ids}
        player[key] = [pick(rng, words.get(key, BOX.crew_ids)) for _ in range(rng.below(4))]


def keys(document: Document, rng: Rng) -> list[tuple[Document, list[str]]]:
    return [(document, TOP_KEYS), *((player, PLAYER_KEYS) for player in players_of(document))]


BREAKER = Breaker(
    WORDS,
    keys,
    agreeing=("crew_deck", "crew_discard", "survivor_deck", "survivor_discard", "planet_deck", "rng"),
    own=[ask_another, new_task, new_task, shuffle_agenda, step_aside, rearrange, rearrange],
)
